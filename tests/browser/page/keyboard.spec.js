// The page without a pointer: navigation to the figures, arrow keys, and live-region announcements.
import { test, expect, board, scrollUntilDrawn, waitUntilDrawn, follow, openMore, poll, open, field, fields, figure, number, waitUntilIdle, settle, openWords } from "../page.js";

const plot = (page, id) => figure(page, id).locator(".plot");
const status = (page) => page.locator("[role=status]");

/** The field whose value is announced, by the first word of the announcement (`pos 12 …`). */
const NAMES = { pos: "pos", pair: "pair", offset: "k", base: "base", n: "n_pos" };

/** Waits for `count` animation frames. Within 60 frames of 16 ms, Play would move at least once. */
const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

test("the page without a pointer: skip link, landmarks, one live region, tab stops and help", async ({ page }) => {
  await open(page);
  await test.step("the first tab stop is a link that skips to the figures", async () => {
    await page.keyboard.press("Tab");
    const skip = page.locator("a.skip");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await expect(page.locator("#chapter-1 h2")).toBeInViewport();
    // The next tab stop is in the first chapter, not in the controls.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => Boolean(document.activeElement.closest("#chapter-1")))).toBe(true);
  });
  await test.step("the page has each landmark once, and every chapter has an accessible name", async () => {
    for (const role of ["banner", "complementary", "main", "contentinfo"]) {
      await expect(page.getByRole(role), role).toHaveCount(1);
    }
    await expect(page.getByRole("complementary")).toHaveAccessibleName("Parameters");
    for (const [index, title] of (await page.locator(".chapter:not([hidden]) h2 span:last-child").allTextContents()).entries()) {
      await expect(page.locator(`#chapter-${index + 1}`)).toHaveAccessibleName(title);
    }
  });
  await test.step("one live region announces the effect of keys", async () => {
    await expect(status(page)).toHaveCount(1);
    // There is no other live region: an `output` would be one, and Play changes numbers sixty times per second.
    await expect(page.getByRole("status", { includeHidden: true })).toHaveCount(1);
    await expect(page.locator(".field-notice[role], [aria-live]")).toHaveCount(0);
    // The live region is visually hidden.
    const box = await status(page).boundingBox();
    expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(1);
  });
  await test.step("the book's button hides itself after use, and the focus moves to the plot", async () => {
    await follow(page, "d=34&n=77");
    await scrollUntilDrawn(page, "heatmap");
    await openWords(page, "heatmap");
    const button = figure(page, "heatmap").locator("button.book");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toBeHidden();
    await expect(plot(page, "heatmap")).toBeFocused();
  });
  await test.step("the help of each number is visible while its field or slider has the focus, and describes both", async () => {
    await follow(page, "fig=heatmap,distance-offset");
    await page.evaluate(() => scrollTo({ top: 0 }));
    await waitUntilDrawn(board(page, "distance-offset"));
    await openMore(page);
    for (const name of ["d_model", "base", "n_pos", "pos", "k", "pair"]) {
      const help = page.locator(`#help-${name}`);
      await expect(help).toBeHidden();
      const words = await help.textContent();
      for (const type of ["number", "range"]) {
        const input = page.locator(`input[type=${type}][name=${name}]`);
        await expect(input, name).toHaveAccessibleDescription(new RegExp(words.slice(0, 20)));
        await input.focus();
        await expect(help, name).toBeVisible();
        await page.evaluate(() => document.activeElement.blur());
        await expect(help, name).toBeHidden();
      }
    }
  });
  await test.step("formulas are no tab stops, unless they are scrollable", async () => {
    await expect(page.locator(".formula[tabindex]")).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    await follow(page, "base=123456789.125&n=1048576&pos=1048575&fig=heatmap");
    await waitUntilDrawn(board(page, "heatmap"));
    await settle(page);
    const formulas = await page.locator(".formula").filter({ visible: true }).all();
    expect(formulas.length).toBeGreaterThan(0);
    for (const formula of formulas) {
      await formula.scrollIntoViewIfNeeded();
      await formula.hover();
      // Values that appear later may widen the formula.
      const isRight = ({ scrollWidth, clientWidth, attributes }) => attributes.tabindex?.value === (scrollWidth > clientWidth ? "0" : undefined);
      await poll(() => formula.evaluate(isRight)).toBe(true);
    }
  });
});

/** Figures whose keys, together, move every parameter that keys can move. */
const FIGURES = ["heatmap", "distance-matrix", "trajectory", "bases", "uniqueness", "torus"];

// Tests without a browser press the keys in every figure.
test("arrow keys on a plot move the parameters that its name describes, and their positions and values are announced", async ({ page }) => {
  const words = { position: "pos", pair: "pair", offset: "k", base: "base", length: "n_pos" };
  await open(page, `d=64&pos=7&k=4&pair=3&fig=${FIGURES.join(",")}`);
  const movedParameters = new Set();
  for (const id of FIGURES) {
    await scrollUntilDrawn(page, id);
    await waitUntilIdle(page);
    await plot(page, id).focus();
    const name = await plot(page, id).getAttribute("aria-label");
    if (id === "torus") {
      const yaw = board(page, id).locator("input[name=yaw]");
      const before = await yaw.inputValue();
      await page.keyboard.press("ArrowRight");
      await expect(yaw, id).not.toHaveValue(before);
      await expect(status(page), id).toHaveText(new RegExp(`^pos ${await field(page, "pos").inputValue()}\\b`));
      // The key changed the viewpoint.
      await expect(status(page), id).toContainText(`${await yaw.inputValue()}°`);
      continue;
    }
    const horizontal = /left and right arrows move the (\w+)/.exec(name)?.[1];
    const vertical = /up and down arrows(?: move)? the (\w+)/.exec(name)?.[1];
    expect(horizontal ?? vertical, `${id}: ${name}`).toBeDefined();
    const values = async () => {
      const now = await fields(page);
      return Object.fromEntries(Object.entries(words).map(([word, name]) => [word, now[name]]));
    };
    for (const [moved, keys] of [[horizontal, ["ArrowRight", "ArrowLeft"]], [vertical, ["ArrowUp", "ArrowDown"]]]) {
      if (!moved) continue;
      movedParameters.add(moved);
      const [before, previous] = [await values(), await status(page).textContent()];
      await page.keyboard.press(keys[0]);
      await poll(async () => (await values())[moved], `${id}: ${keys[0]} moves the ${moved}`).not.toBe(before[moved]);
      const after = await values();
      expect({ ...after, [moved]: before[moved] }, `${id}: ${keys[0]} moves nothing else`).toEqual(before);
      await expect(status(page), id).not.toHaveText(previous);
      const announced = await status(page).textContent();
      const [, word, value] = /^(pos|pair|offset|base|n) ([\d.\u202f]+)/.exec(announced) ?? [];
      expect(word, `${id}: ${announced}`).toBeDefined();
      // The announced value equals that of the field, and the visible reading equals the announcement.
      await expect(field(page, NAMES[word]), `${id}: ${announced}`).toHaveValue(String(number(value)));
      await expect(figure(page, id).locator(".reading"), id).toHaveText(announced);
      await page.keyboard.press(keys[1]);
      await poll(values, `${id}: ${keys[1]} moves back`).toEqual(before);
      // Otherwise this move may be announced after the next key.
      await settle(page);
    }
  }
  expect([...movedParameters].toSorted()).toEqual(Object.keys(words).toSorted());
});

test("a key at the end of an axis moves nothing, Space plays, and only moves by keys are announced", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "pos=49&fig=sinusoids,heatmap,tokens");
  await test.step("at the end of an axis a key moves nothing", async () => {
    await plot(page, "sinusoids").focus();
    await page.keyboard.press("ArrowRight");
    await settle(page);
    await expect(field(page, "pos")).toHaveValue("49");
    await page.keyboard.press("ArrowLeft");
    await expect(field(page, "pos")).toHaveValue("48");
  });
  await test.step("Space starts and stops Play, except where it has another function", async () => {
    const play = page.locator(".dock > .play");
    await plot(page, "heatmap").focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press(" ");
    await expect(play).toHaveText("Pause");
    // The page has not scrolled.
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press(" ");
    await expect(play).toHaveText("Play");
    const radio = figure(page, "heatmap").getByRole("radio", { name: "angles" });
    await radio.focus();
    await page.keyboard.press(" ");
    await expect(radio).toBeChecked();
    await figure(page, "tokens").locator("input[name=sentence]").fill("one");
    await page.keyboard.type(" two");
    await expect(figure(page, "tokens").locator("input[name=sentence]")).toHaveValue("one two");
    await expect(play).toHaveText("Play");
  });
  await test.step("moving by pointer, slider or Play announces nothing", async () => {
    await page.reload();
    await waitUntilDrawn(board(page, "heatmap"));
    await expect(status(page)).toBeEmpty();
    await plot(page, "heatmap").click();
    await page.locator("input[type=range][name=pos]").fill("20");
    await openMore(page);
    await page.locator("select[name=speed]").selectOption("64");
    await page.locator(".dock > .play").click();
    await poll(() => field(page, "pos").inputValue().then(Number)).toBeGreaterThan(22);
    await page.locator(".dock > .play").click();
    await expect(status(page)).toBeEmpty();
  });
});

test("single-character shortcuts can be switched off, which is remembered if there is storage", async ({ page }) => {
  await open(page, "d=64");
  const button = page.locator(".dock > .play");
  const playing = () => button.getAttribute("aria-pressed");
  const before = await playing();
  const keys = page.locator("#page-tools input[name=keys]");
  await page.mouse.wheel(0, 1);
  await expect(page.locator(".prose .term").first()).toBeAttached();
  const menu = page.locator(".page-menu > summary");
  await menu.click();
  await expect(keys).toBeChecked();
  await expect(page.locator("#page-tools label:has(input[name=keys])")).toHaveText(/Space plays, R reveals, F fills/);
  const press = async () => {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Space");
    await settle(page);
  };
  const pos = () => field(page, "pos").inputValue();
  const start = await pos();
  await keys.uncheck();
  await press();
  await frames(page, 60);
  expect([await playing(), await pos()]).toEqual([before, start]);
  await page.reload();
  await page.mouse.wheel(0, 1);
  await expect(page.locator(".prose .term").first()).toBeAttached();
  await expect(keys).not.toBeChecked();
  await press();
  await frames(page, 60);
  expect(await pos()).toBe(start);
  await menu.click();
  // Space still plays on a focused plot, whose description mentions it.
  await plot(page, "trajectory").focus();
  await page.keyboard.press("Space");
  await poll(pos).not.toBe(start);
  await page.keyboard.press("Space");
  await keys.check();
  const stopped = await pos();
  await press();
  await poll(pos).not.toBe(stopped);
  await test.step("without storage, shortcuts can be switched off for the visit", async () => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await open(page, "reveal=0");
    const keys = page.locator("#page-tools input[name=keys]");
    await expect(page.locator(".prose .term").first()).toBeAttached();
    const question = page.locator("#ask-order-answer");
    await expect(question.locator("form")).toBeAttached();
    await question.scrollIntoViewIfNeeded();
    const answer = question.locator(".ask-answer");
    await keys.evaluate((input) => input.click());
    await expect(keys).not.toBeChecked();
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("r");
    await settle(page);
    await expect(answer).toBeHidden();
    await keys.evaluate((input) => input.click());
    await page.keyboard.press("r");
    await expect(answer).toBeVisible();
  });
});
