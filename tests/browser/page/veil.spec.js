// “Questions first” (`ask=first`): a question stands in the place of the figure that shows its answer.
import { test, expect, open, waitUntilDrawn, field, follow, settle, poll, ifRedundant } from "../page.js";
import { keepOnly, violations } from "../axe.js";

/** The figures in the order of the lesson, with the questions that they answer. */
const ASKED = {
  vector: "longest-encoding",
  "distance-offset": "distance-curve",
  rope: "rope-shift",
  causal: "causal-order",
  wavelengths: "wavelength-ladder",
  decay: "similarity-far",
  "base-context": "base-reach",
  "trajectory-2": "learned-table",
  "diffusion-time": "diffusion-step",
};

const lesson = (page, id) => page.locator(`main #${id}`);
const veil = (page, id) => lesson(page, id).locator(".veil");
const veiled = (page) => page.locator("main [data-veiled]").evaluateAll((all) => all.map((view) => view.id).sort());
const ask = (page, id) => page.locator(`#ask-${id}`);

/** Hydrates the page, and scrolls an element to the middle of the viewport, twice: hydration and layout may move it. */
async function bring(page, locator) {
  await page.keyboard.press("Shift");
  for (let time = 0; time < 2; time += 1) {
    await locator.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await settle(page);
  }
}

/** Scrolls a question to the middle of the viewport. */
async function showQuestion(page, id) {
  await bring(page, ask(page, id));
  await ask(page, id).locator("form").waitFor();
  return ask(page, id);
}

/** Expects that the question is in the place of a figure, which reveals its values in no way. */
async function expectVeiled(page, id) {
  const view = lesson(page, id);
  await expect(view).toHaveAttribute("data-veiled", "");
  await expect(veil(page, id).locator("form")).toBeVisible();
  for (const part of [".plot > canvas", ".notice", ".caption", ".reading", ".alt"]) {
    await expect(view.locator(part).first(), part).toHaveCSS("visibility", "hidden");
  }
  await expect(view.locator(".plot")).toHaveAttribute("tabindex", "-1");
  await expect(ask(page, ASKED[id])).toBeHidden();
  for (const term of await view.locator(".formula .term").all()) {
    const value = await term.locator(".value").textContent();
    if (value !== "") expect(await term.getAttribute("aria-label")).not.toContain(value);
  }
}

async function expectUnveiled(page, id) {
  const view = lesson(page, id);
  await expect(view).not.toHaveAttribute("data-veiled");
  await expect(veil(page, id)).toBeHidden();
  await expect(view.locator(".caption")).toHaveCSS("visibility", "visible");
  await expect(view.getByRole("application")).toHaveCount(1);
}

test("no figure is hidden unless the reader or the link asks for questions first", { tag: "@smoke" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await test.step("on the page, by links, on slides", async () => {
    for (const link of ["", "d=64", "ask-distance-curve", "view=slide&fig=rope"]) {
      await page.goto("about:blank");
      await page.goto(`/#${link}`);
      await expect(page.locator("#loading")).toHaveCount(0);
      await page.keyboard.press("Shift");
      await expect(page.locator(".veil form, .ask form, #board .plot").first()).toBeAttached();
      await settle(page);
      await expect(page.locator("[data-veiled]"), link).toHaveCount(0);
    }
  });
  await test.step("the chapter menu has the choice, which is kept", async () => {
    await page.goto("about:blank");
    await open(page);
    await page.locator(".chapter-menu > summary").click();
    await page.getByRole("checkbox", { name: "Questions first" }).check();
    await poll(() => veiled(page)).toEqual(Object.keys(ASKED).sort());
    await page.reload();
    await poll(() => veiled(page)).toEqual(Object.keys(ASKED).sort());
    await page.locator(".chapter-menu > summary").click();
    await page.getByRole("checkbox", { name: "Questions first" }).uncheck();
    await poll(() => veiled(page)).toEqual([]);
  });
});

test("with ask=first, an answer brings the figure, and the guess stays beside the truth", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "ask=first");
  await poll(() => veiled(page)).toEqual(Object.keys(ASKED).sort());
  await test.step("in print, everything is visible", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(veil(page, "rope")).toBeHidden();
    await expect(lesson(page, "rope").locator(".caption")).toHaveCSS("visibility", "visible");
    await page.emulateMedia({ media: null });
  });
  await test.step("one click on an option", async () => {
    await bring(page, lesson(page, "rope").locator(".plot"));
    await expectVeiled(page, "rope");
    await expect(veil(page, "rope").locator(".ask-words")).toContainText("What becomes of their score?");
    const before = await lesson(page, "rope").locator(".plot").boundingBox();
    await veil(page, "rope").getByText("It becomes smaller.").click();
    await expectUnveiled(page, "rope");
    const question = ask(page, "rope-shift");
    await expect(question.locator(".ask-wrong")).toHaveText(/smaller.*your answer/);
    await expect(question.locator(".ask-right")).toHaveText(/stays the same.*right answer/);
    const after = await lesson(page, "rope").locator(".plot").boundingBox();
    expect(Math.abs(after.width - before.width)).toBeLessThanOrEqual(1);
    // “Try again” does not hide the figure again, since the reader knows the answer.
    await question.getByRole("button", { name: "Try again" }).click();
    await settle(page);
    await expectUnveiled(page, "rope");
  });
  await test.step("by keys: A to D choose, R reveals", async () => {
    await bring(page, lesson(page, "causal").locator(".plot"));
    await expectVeiled(page, "causal");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("b");
    await expectUnveiled(page, "causal");
    await bring(page, lesson(page, "base-context").locator(".plot"));
    await expectVeiled(page, "base-context");
    await page.keyboard.press("r");
    await expectUnveiled(page, "base-context");
  });
  await test.step("a sketch in the place of the figure is then in the figure", async () => {
    await bring(page, lesson(page, "wavelengths").locator(".plot"));
    await expectVeiled(page, "wavelengths");
    await expect(veil(page, "wavelengths").locator("canvas")).toHaveCSS("visibility", "visible");
    await veil(page, "wavelengths").getByRole("slider").first().press("End");
    await veil(page, "wavelengths").getByRole("button", { name: "Lock" }).click();
    await expectUnveiled(page, "wavelengths");
    await expect(ask(page, "wavelength-ladder").locator(".ask-verdict")).toContainText("you drew");
  });
});

test("on a slide with ask=first, the answer and its verdict stand below the figure", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "view=slide&fig=rope&ask=first");
  const view = page.locator("#board-rope");
  await view.locator(".veil .ask-option").first().click();
  await expect(view.locator(".veil")).toBeHidden();
  await expect(view.locator(".ask-reply")).toBeVisible();
  await expect(view.locator(".ask-reply")).toContainText("your answer: It becomes smaller.");
  const box = await view.locator(".ask-reply").boundingBox();
  expect(box.y).toBeGreaterThan(360);
  expect(box.y + box.height).toBeLessThanOrEqual(720);
});

test("on a slide with ask=first, the question is large, and R reveals the figure", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page, "view=slide&fig=rope&ask=first");
  const view = page.locator("#board-rope");
  await expect(view.locator(".veil form")).toBeVisible();
  const type = await view.locator(".veil .ask-option").first().evaluate((option) => parseFloat(getComputedStyle(option).fontSize));
  expect(type).toBeGreaterThanOrEqual(20);
  await expect(view).toHaveAttribute("data-veiled", "");
  for (const part of [".plot > canvas", ".caption", ".reading"]) await expect(view.locator(part).first(), part).toHaveCSS("visibility", "hidden");
  await page.keyboard.press("r");
  await expect(view.locator(".veil")).toBeHidden();
  await expect(view).not.toHaveAttribute("data-veiled");
  await expect(view.locator(".caption")).toHaveCSS("visibility", "visible");
});

test("in a lecture (reveal=0), a locked answer brings no figure until it is revealed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "reveal=0");
  await bring(page, lesson(page, "rope").locator(".plot"));
  await expectVeiled(page, "rope");
  await veil(page, "rope").getByText("It becomes smaller.").click();
  await expect(veil(page, "rope")).toContainText("Locked in");
  await expectVeiled(page, "rope");
  await veil(page, "rope").getByRole("button", { name: "Reveal" }).click();
  await expectUnveiled(page, "rope");
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is hidden", async ({ page }) => {
    await page.goto("/#ask=first");
    for (const id of Object.keys(ASKED)) {
      await expect(veil(page, id)).toBeHidden();
      await expect(lesson(page, id).locator(".caption")).toHaveCSS("visibility", "visible");
    }
    await expect(page.locator("[data-veiled]")).toHaveCount(0);
  });
});

for (const theme of ["light", "dark"]) {
  test(`a question in the place of a figure in ${theme} has no violations`, ifRedundant(theme === "light"), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await open(page, "ask=first");
    await bring(page, lesson(page, "distance-offset").locator(".plot"));
    await expectVeiled(page, "distance-offset");
    await keepOnly(page, "#distance-offset");
    expect(await violations(page, { include: "#distance-offset" })).toEqual([]);
  });
}

/** The number of painted pixels of a figure's overlay. */
const marks = (page, id) =>
  lesson(page, id).locator("canvas.overlay").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

/** Scrolls to a figure, waits until it is drawn, and counts the painted pixels of its overlay. */
async function drawnMarks(page, id) {
  await bring(page, lesson(page, id).locator(".plot"));
  await waitUntilDrawn(lesson(page, id));
  await settle(page);
  return marks(page, id);
}

test("a sketch is shown in its figure while the figure has the parameters of the question", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "d=2");
  const expectShown = async (question, id) => {
    const plain = await drawnMarks(page, id);
    await showQuestion(page, question);
    await ask(page, question).getByRole("slider").first().press("End");
    await ask(page, question).getByRole("button", { name: "Lock" }).click();
    await poll(() => drawnMarks(page, id), question).toBeGreaterThan(plain + 200);
  };
  await expectShown("one-pair-distance", "distance-offset");
  await follow(page, "n=50");
  await expect(field(page, "d_model")).toHaveValue("128");
  const plain = await drawnMarks(page, "distance-offset");
  const question = await showQuestion(page, "distance-curve");
  await question.getByRole("slider").first().press("Home");
  await question.getByRole("button", { name: "Lock" }).click();
  await poll(() => drawnMarks(page, "distance-offset")).toBeGreaterThan(plain + 500);
  const guessed = await marks(page, "distance-offset");
  // Another length shows another part of the same curve; another d_model or base has another curve.
  await field(page, "n_pos").fill("20");
  await settle(page);
  expect(await marks(page, "distance-offset")).toBeGreaterThan(plain + 300);
  await field(page, "n_pos").fill("50");
  for (const [name, other, usual] of [["d_model", "64", "128"], ["base", "500", "10000"]]) {
    await field(page, name).fill(other);
    await settle(page);
    expect(await marks(page, "distance-offset"), name).toBeLessThan(plain + 100);
    await field(page, name).fill(usual);
    await settle(page);
    expect(await marks(page, "distance-offset"), name).toBe(guessed);
  }
  await bring(page, question);
  await question.getByRole("button", { name: "Try again" }).click();
  await poll(() => drawnMarks(page, "distance-offset")).toBe(plain);
  await expectShown("wavelength-ladder", "wavelengths");
  await expectShown("similarity-far", "decay");
});
