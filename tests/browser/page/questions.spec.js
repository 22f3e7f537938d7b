// Prediction questions: answered by mouse, touch and keyboard, locked in, then explained; they never block the reader.
import { test, expect, poll, open, follow, fragment, settle, isRedundantCombination, ifRedundant } from "../page.js";
import { keepOnly, violations } from "../axe.js";

const ALL = ["choice", "number", "drawing"];
// `shown`: a drawing that stays in the text in a lecture, because no figure is replaced by it.
const IDS = { choice: "order-answer", number: "slowest-turn", drawing: "distance-curve", shown: "one-pair-distance" };

const ask = (page, id) => page.locator(`#ask-${id}`);
const lock = (question) => question.getByRole("button", { name: "Lock" });
const answer = (question) => question.locator(".ask-answer");
const verdict = (question) => question.locator(".ask-verdict");
const status = (page) => page.locator(".visually-hidden[role=status]");
const handles = (question) => question.getByRole("slider");

/** Opens the page with a question in the middle of the viewport, and hydrated. */
async function openAt(page, id, link = "") {
  await open(page, link);
  await page.keyboard.press("Shift");
  return showQuestion(page, id);
}

/** Waits until a question is hydrated, and scrolls it to the middle of the viewport. */
async function showQuestion(page, id) {
  const question = ask(page, id);
  await question.locator("form").waitFor({ state: "attached" });
  await scrollToCenter(page, id);
  return question;
}

/** Scrolls a question to the middle of the viewport, twice: chapters that are laid out by then may have moved it. */
async function scrollToCenter(page, id) {
  await ask(page, id).evaluate((section) => section.scrollIntoView({ block: "center" }));
  await settle(page);
  await ask(page, id).evaluate((section) => section.scrollIntoView({ block: "center" }));
  await settle(page);
}

/** Waits until the handles of a sketch are over its plot; returns their centers. */
async function handleCenters(question) {
  const places = () =>
    question.locator(".ask-handle").evaluateAll((all) =>
      all.map((handle) => {
        const { x, y, width, height } = handle.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
  await poll(async () => new Set((await places()).map(({ x }) => Math.round(x))).size).toBe(5);
  return places();
}

/** Taps until `check` passes: on a slow machine, the browser may take a tap for a long press. */
const tap = (target, check) =>
  expect(async () => {
    await target.tap();
    await check();
  }).toPass();

/** The number of non-transparent pixels of a sketch. */
const painted = (question) =>
  question.locator("canvas").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("questions and their options are readable, and there are no inactive controls", async ({ page }) => {
    await page.goto("/");
    const all = await page.locator(".ask").evaluateAll((all) =>
      all.map((section) => {
        const isShown = (element) => element.getClientRects().length > 0;
        return {
          words: section.querySelector(".ask-words").textContent,
          inputs: section.querySelectorAll("input, button").length,
          empty: [...section.querySelectorAll(":is(.ask-field, .ask-plot, .ask-buttons)")].filter(isShown).length,
        };
      }),
    );
    expect(all.length).toBeGreaterThanOrEqual(13);
    expect(all.filter(({ words, inputs, empty }) => !/\S.{30,}[?.]/.test(words) || inputs + empty > 0)).toEqual([]);
    await expect(ask(page, IDS.choice).locator(".ask-option")).toHaveText([/^A.*sign/, /^B.*smaller/, /^C.*same/]);
  });
});

test("hydration does not change the height of a question", async ({ page }) => {
  let arrive;
  const measured = new Promise((resolve) => (arrive = resolve));
  await page.route(/split_later-[0-9a-f]{16}\.wasm$/, async (route) => {
    await measured;
    await route.continue();
  });
  await open(page);
  const WIDTHS = [1280, 390];
  /** The heights of all questions at each width. */
  const heights = async () => {
    const all = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      await page.evaluate(() => document.documentElement.setAttribute("data-laid-out", ""));
      all.push(await page.locator(".ask").evaluateAll((all) => all.map((section) => [section.id, section.getBoundingClientRect().height])));
    }
    return all.flat();
  };
  const served = await heights();
  expect(served.length).toBeGreaterThanOrEqual(13 * WIDTHS.length);
  expect(await page.locator(".ask form").count()).toBe(0);
  arrive();
  await page.keyboard.press("Shift");
  await poll(() => page.locator(".ask form").count()).toBe(served.length / WIDTHS.length);
  for (const [index, [id, height]] of (await heights()).entries()) {
    expect(Math.abs(height - served[index][1]), `${id}: ${served[index][1]} ${height}`).toBeLessThanOrEqual(1);
  }
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("questions are answered by mouse and by keyboard, and wrong answers get feedback", { tag: "@smoke" }, async ({ page }) => {
  await test.step("by mouse: a wrong choice gets the feedback of its mistake, and the right one is marked", async () => {
    const question = await openAt(page, IDS.choice);
    // One click locks the answer in.
    await question.getByText("It changes its sign.").click();
    await expect(verdict(question)).toHaveText(/Nothing changes the sign/);
    await expect(answer(question)).toContainText("a sum does not know the order of its terms");
    await expect(question.locator(".ask-right")).toHaveText(/exactly the same.*right answer/);
    await expect(question.locator(".ask-wrong")).toHaveText(/sign.*your answer/);
    await expect(answer(question)).toBeFocused();
    await expect(status(page)).toHaveText(/Nothing changes the sign/);
    await expect(question.locator(".ask-option").first()).toBeDisabled();
    // The answer is not stored, and not in the link.
    expect(await fragment(page)).toBe("");
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
    await question.getByRole("button", { name: "Try again" }).click();
    await expect(question.locator(".ask-option").first()).toBeFocused();
    await expect(question.locator("[aria-pressed=true]")).toHaveCount(0);
    await expect(answer(question)).toBeHidden();
  });
  await test.step("by keyboard: the letter of an option chooses it", async () => {
    const question = ask(page, IDS.choice);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("c");
    await expect(verdict(question)).toHaveText("Right.");
  });
  await test.step("by keyboard: a wrong number gets the feedback of its mistake, and the right one is accepted", async () => {
    const question = await showQuestion(page, IDS.number);
    const field = question.getByRole("textbox", { name: "Your answer" });
    await field.focus();
    await page.keyboard.type("62,832");
    await page.keyboard.press("Enter");
    await expect(verdict(question)).toHaveText(/is the limit.*Here it is 60\u202f611/);
    await expect(answer(question)).toBeFocused();
    await expect(status(page)).toHaveText(/Here it is 60\u202f611/);
    await page.keyboard.press("Tab");
    await expect(question.getByRole("link", { name: "See its figure" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await page.keyboard.type("60 600");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(verdict(question)).toHaveText("Right.");
  });
  await test.step("by keyboard: five heights can be set, and the gap is given in words and as a number", async () => {
    const question = await showQuestion(page, IDS.drawing);
    await handleCenters(question);
    const before = await painted(question);
    await handles(question).first().focus();
    await page.keyboard.press("Home");
    for (let handle = 1; handle < 5; handle += 1) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("PageUp");
    }
    const third = handles(question).nth(2);
    await expect(third).toHaveAccessibleName("Your guess at offset 24");
    expect(Number(await third.inputValue())).toBeGreaterThan(55);
    expect(await third.getAttribute("aria-valuetext")).toMatch(/^distance: \d/);
    await page.keyboard.press("End");
    await expect(handles(question).last()).toHaveValue("100");
    await page.keyboard.press("Enter");
    await expect(verdict(question)).toHaveText(/On average you are [\d.]+ off; most at offset [\d.]+: you drew [\d.]+, and it is [\d.]+\./);
    await expect(answer(question)).toBeFocused();
    await expect(answer(question)).toContainText("the fast pairs have gone round");
    await settle(page);
    // The gap is shaded, so far more pixels are painted.
    expect(await painted(question)).toBeGreaterThan(before * 1.2);
    await expect(question.locator("canvas")).toHaveAccessibleName(/offset 24: drawn [\d.]+, true 7\.25/);
    await expect(handles(question)).toHaveCount(0);
  });
  await test.step("by mouse: handles are dragged up and down", async () => {
    const question = ask(page, IDS.drawing);
    await question.getByRole("button", { name: "Try again" }).click();
    await scrollToCenter(page, IDS.drawing);
    const places = await handleCenters(question);
    await page.mouse.move(places[0].x, places[0].y);
    await page.mouse.down();
    await page.mouse.move(places[0].x + 5, places[0].y + 30, { steps: 3 });
    await page.mouse.move(places[0].x + 5, places[0].y + 500, { steps: 3 });
    await page.mouse.up();
    await expect(handles(question).first()).toHaveValue("0");
    await page.mouse.move(places[3].x, places[3].y + 6);
    await page.mouse.down();
    await page.mouse.move(places[3].x, places[3].y - 14, { steps: 3 });
    await page.mouse.up();
    // The pointer grabbed the handle six pixels below its center. Both moved by 20 pixels.
    const moved = (await handleCenters(question))[3];
    expect(Math.abs(moved.y - (places[3].y - 20))).toBeLessThanOrEqual(2);
    await page.mouse.move(places[3].x, 100);
    expect(Math.abs((await handleCenters(question))[3].y - moved.y)).toBeLessThanOrEqual(1);
    await lock(question).click();
    await expect(verdict(question)).toHaveText(/On average you are [\d.]+ off/);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("handles are dragged without scrolling, options are tapped, targets are large", async ({ page }) => {
    const question = await openAt(page, IDS.drawing);
    const [first] = await handleCenters(question);
    const session = await page.context().newCDPSession(page);
    const scrolled = await page.evaluate(() => scrollY);
    const touch = (type, y) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: first.x, y }] });
    await touch("touchStart", first.y);
    for (let step = 1; step <= 8; step += 1) await touch("touchMove", first.y + 12 * step);
    await touch("touchEnd");
    await settle(page);
    expect(Number(await handles(question).first().inputValue())).toBeLessThan(15);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await tap(lock(question), () => expect(verdict(question)).toHaveText(/On average you are/, { timeout: 3000 }));

    await scrollToCenter(page, IDS.choice);
    const choice = ask(page, IDS.choice);
    for (const target of await choice.locator(".ask-option, button").all()) {
      // Hidden buttons have no box.
      const { height } = (await target.boundingBox()) ?? { height: 44 };
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const chosen = choice.getByText("It stays exactly the same.");
    await tap(chosen, () => expect(verdict(choice)).toHaveText("Right.", { timeout: 3000 }));
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("a question can be skipped, and an empty answer gets a hint", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Shift");
  for (const kind of ALL) {
    const question = await showQuestion(page, IDS[kind]);
    if (kind !== "choice") {
      await lock(question).click();
      await expect(question.locator(".ask-missing")).toHaveText(/press “Show me”/);
      await expect(status(page)).toHaveText(/press “Show me”/);
      await expect(lock(question)).toBeFocused();
    }
    await question.getByRole("button", { name: "Show me" }).click();
    await expect(question.locator(".ask-why")).toHaveText(/\d/);
    await expect(verdict(question)).toBeHidden();
    await expect(answer(question)).toBeFocused();
    await expect(question.locator(".ask-missing")).toBeHidden();
  }
});

test("in lecture mode (reveal=0), answers are explained only by the key R or the lecturer’s button", async ({ page }) => {
  await test.step("a locked-in answer is explained only when R is pressed", async () => {
    const question = await openAt(page, IDS.choice, "reveal=0&theme=dark");
    await question.getByText("It changes its sign.").click();
    await expect(verdict(question)).toHaveText(/Locked in/);
    await expect(answer(question)).toBeFocused();
    await expect(question.locator(".ask-right, .ask-wrong")).toHaveCount(0);
    await expect(question.locator(".ask-why")).toBeHidden();
    await expect(question.locator(".ask-option").first()).toBeDisabled();
    // With a modifier key, R is a browser shortcut.
    await page.evaluate(() => dispatchEvent(new KeyboardEvent("keydown", { key: "r", ctrlKey: true })));
    await settle(page);
    await expect(verdict(question)).toHaveText(/Locked in/);
    await page.keyboard.press("r");
    await expect(verdict(question)).toHaveText(/Nothing changes the sign/);
    await expect(question.locator(".ask-right")).toHaveCount(1);
    // A second press reveals no other answer.
    await page.keyboard.press("r");
    await settle(page);
    await expect(page.locator(".ask-answer:visible")).toHaveCount(1);
    expect(await fragment(page)).toBe("reveal=0&theme=dark");
  });
  await test.step("the lecturer’s button reveals the answer, and a sketch shows nothing before", async () => {
    const question = await showQuestion(page, IDS.shown);
    await handleCenters(question);
    await handles(question).first().press("Home");
    await lock(question).click();
    await expect(verdict(question)).toHaveText(/Locked in/);
    await expect(question.locator("canvas")).not.toHaveAccessibleName(/true/);
    await expect(handles(question).first()).toBeDisabled();
    await question.getByRole("button", { name: "Reveal" }).click();
    await expect(verdict(question)).toHaveText(/On average you are/);
    expect(await fragment(page)).toBe("reveal=0&theme=dark");
  });
});

test("R shows the answer to the question in the middle of the viewport, and links lead to questions", async ({ page }) => {
  await test.step("R shows an answer", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await page.keyboard.press("Shift");
    await follow(page, `ask-${IDS.number}`);
    await expect(ask(page, IDS.number).getByRole("textbox")).toBeInViewport();
    await scrollToCenter(page, "one-turn");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("R");
    await expect(ask(page, "one-turn").locator(".ask-why")).toBeVisible();
  });
  await test.step("R shows the answer to the question in the middle of the viewport, but types in text fields", async () => {
    const shown = () =>
      page.locator(".ask-answer:visible").evaluateAll((all) => all.map((answer) => answer.id));
    await poll(shown).toEqual(["answer-one-turn"]);
    // The focus does not move.
    expect(await page.evaluate(() => document.activeElement.closest(".ask"))).toBe(null);
    await scrollToCenter(page, IDS.number);
    await ask(page, IDS.number).getByRole("textbox").press("r");
    await settle(page);
    expect(await shown()).toEqual(["answer-one-turn"]);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("r");
    await poll(shown).toEqual(["answer-one-turn", `answer-${IDS.number}`]);
    // Without a question in the viewport, R does nothing.
    await page.evaluate(() => scrollTo({ top: 0 }));
    await settle(page);
    await page.keyboard.press("r");
    await settle(page);
    expect((await shown()).length).toBe(2);
  });
  await test.step("a link to a question opens the page there", async () => {
    const number = ask(page, IDS.number);
    await page.goto("about:blank");
    await page.goto(`/#ask-${IDS.number}`);
    await expect(number.getByRole("textbox")).toBeInViewport();
  });
});

for (const width of [1280, 390]) {
  for (const theme of ["light", "dark"]) {
    test(`questions in ${theme}, ${width} pixels wide, have no violations at any stage`, ifRedundant(isRedundantCombination(width, theme)), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAt(page, IDS.choice, `theme=${theme}&reveal=0`);
      // One question has a wrong choice, one no answer (it shows a hint), one a wrong number, and one a sketch.
      await ask(page, IDS.choice).getByText("It changes its sign.").click();
      await lock(ask(page, "one-turn")).click();
      await ask(page, IDS.number).getByRole("textbox").fill("12");
      await lock(ask(page, IDS.number)).click();
      await handles(ask(page, IDS.shown)).first().press("Home");
      await lock(ask(page, IDS.shown)).click();
      await keepOnly(page, ".ask");
      // At the top of the page, so that no question is partly under the dock, which would make its targets small.
      const found = async () => {
        await page.evaluate(() => scrollTo({ top: 0 }));
        await settle(page);
        return violations(page, { include: ".ask" });
      };
      await test.step("locked in", async () => expect(await found()).toEqual([]));
      await test.step("explained", async () => {
        const ids = [IDS.choice, IDS.number, IDS.shown];
        for (const id of ids) await ask(page, id).getByRole("button", { name: "Reveal" }).click();
        for (const id of ids) await expect(ask(page, id).locator(".ask-why")).toBeVisible();
        expect(await found()).toEqual([]);
      });
    });
  }
}
