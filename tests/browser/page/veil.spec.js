// A figure that would reveal the answer to a question hides its marks until the reader has answered or skipped it.
import { test, expect, open, waitUntilDrawn, figure, field, openMore, follow, settle, poll, ifRedundant } from "../page.js";
import { keepOnly, violations } from "../axe.js";

/** The covered figures in the order of the lesson, with the questions that they answer. */
const COVERED = {
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
const veiled = (page) =>
  page.locator("[data-veiled]").evaluateAll((all) => all.map((view) => view.id).sort());
const ask = (page, id) => page.locator(`#ask-${id}`);

/** Hydrates the page, and scrolls an element to the middle of the viewport, twice: hydration and layout may move it. */
async function bring(page, locator) {
  await page.keyboard.press("Shift");
  for (let time = 0; time < 2; time += 1) {
    await locator.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await settle(page);
  }
}

/** Expands a question and scrolls it to the middle of the viewport. */
async function showQuestion(page, id) {
  await ask(page, id).evaluate((question) => (question.open = true));
  await bring(page, ask(page, id));
  return ask(page, id);
}

/** The number of painted pixels of a figure: inside its panel, and outside. */
const inked = (page, id) =>
  lesson(page, id).evaluate((view) => {
    const [canvas] = view.querySelectorAll("canvas");
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    // Inside: the middle of the only panel. Outside: left of it and below, where the axes and their labels are. At the
    // right are the names of lines.
    let [inside, outside] = [0, 0];
    for (let at = 3; at < data.length; at += 4) {
      if (data[at] === 0) continue;
      const [x, y] = [((at >> 2) % width) / width, Math.floor((at >> 2) / width) / height];
      if (x > 0.2 && x < 0.75 && y > 0.2 && y < 0.85) inside += 1;
      if (x < 0.07 || y > 0.96) outside += 1;
    }
    return { inside, outside };
  });

/** Expects that a covered figure does not reveal its values in any way. */
async function expectCovered(page, id) {
  const view = lesson(page, id);
  await expect(view).toHaveAttribute("data-veiled", "");
  await expect(veil(page, id)).toBeVisible();
  for (const part of [".notice", "figcaption", ".reading", ".alt"]) {
    await expect(view.locator(part).first(), part).toHaveCSS("visibility", "hidden");
  }
  await expect(view.locator("canvas.overlay")).toHaveCSS("visibility", "hidden");
  await expect(view.locator("canvas").first()).toHaveAttribute("aria-hidden", "true");
  await expect(view.locator(".plot")).toHaveAttribute("tabindex", "-1");
  for (const term of await view.locator(".formula .term").all()) {
    expect(await term.getAttribute("aria-label")).not.toContain("=");
  }
}

async function expectUncovered(page, id) {
  const view = lesson(page, id);
  await expect(view).not.toHaveAttribute("data-veiled");
  await expect(veil(page, id)).toBeHidden();
  await expect(view.locator("figcaption")).toHaveCSS("visibility", "visible");
  await expect(view.getByRole("application")).toHaveCount(1);
}

test("a figure that answers a question is covered until the reader has answered the question or asks to see it", async ({ page }) => {
  await open(page);
  await poll(() => veiled(page)).toEqual(Object.keys(COVERED).sort());
  await test.step("nothing is covered on the board and in print", async () => {
    await expect(page.locator("#board [data-veiled], #board .veil")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(veil(page, "rope")).toBeHidden();
    await expect(lesson(page, "rope").locator("figcaption")).toHaveCSS("visibility", "visible");
    await page.emulateMedia({ media: null });
  });
  await test.step("a covered figure is shown once its question is answered, and keeps its size", async () => {
    const question = await showQuestion(page, "distance-curve");
    await expectCovered(page, "distance-offset");
    const view = lesson(page, "distance-offset");
    await waitUntilDrawn(view);
    await expectCovered(page, "distance-offset");
    expect(await view.evaluate((figure) => figure.innerText)).not.toMatch(/\d\.\d/);
    const before = await view.boundingBox();
    await question.evaluate((question) => (question.open = false));
    await veil(page, "distance-offset").getByRole("link").click();
    await expect(question).toBeInViewport();
    await question.getByRole("slider").first().press("Home");
    await question.getByRole("button", { name: "Lock" }).click();
    await expectUncovered(page, "distance-offset");
    const { width, height } = await view.boundingBox();
    expect([width, height]).toEqual([before.width, before.height]);
    // Figures of other questions stay covered, except the one that the reader has scrolled past.
    const isAhead = (id) => !["distance-offset", "vector"].includes(id);
    expect((await veiled(page)).filter((id) => id !== "vector")).toEqual(Object.keys(COVERED).filter(isAhead).sort());
    // “Try again” does not cover the figure again, since the reader knows the answer.
    await question.getByRole("button", { name: "Try again" }).click();
    await settle(page);
    await expectUncovered(page, "distance-offset");
  });
  await test.step("by keyboard: the figure can be uncovered without an answer, and gets the focus", async () => {
    await bring(page, ask(page, "rope-shift"));
    await expectCovered(page, "rope");
    await expect(lesson(page, "rope").locator(".frame-controls input").first()).toBeVisible();
    await waitUntilDrawn(lesson(page, "rope"));
    const button = veil(page, "rope").getByRole("button", { name: "Show it anyway" });
    await button.focus();
    // Keys on the covered figure move nothing.
    await openMore(page);
    const k = await field(page, "k").inputValue();
    await button.press("ArrowUp");
    await expect(field(page, "k")).toHaveValue(k);
    await page.keyboard.press("Enter");
    await expectUncovered(page, "rope");
    await expect(lesson(page, "rope").locator(".plot")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page, "k")).not.toHaveValue(k);
  });
  await test.step("only the marks are covered: axes, title and formula stay, and uncovering shifts nothing", async () => {
    const id = "wavelengths";
    await bring(page, ask(page, "wavelength-ladder"));
    await waitUntilDrawn(lesson(page, id));
    await expectCovered(page, id);
    const covered = await inked(page, id);
    expect(covered.inside).toBe(0);
    expect(covered.outside).toBeGreaterThan(300);
    await expect(lesson(page, id).locator("h3")).toBeVisible();
    await expect(lesson(page, id).locator(".formula math").first()).toBeVisible();
    await veil(page, id).getByRole("button").click();
    await expectUncovered(page, id);
    await poll(async () => (await inked(page, id)).inside).toBeGreaterThan(300);
    // Half a dot may overlap an axis.
    expect(Math.abs((await inked(page, id)).outside - covered.outside)).toBeLessThan(50);
  });
  await test.step("“Show me” and the key R uncover a figure too", async () => {
    await showQuestion(page, "similarity-far");
    await expectCovered(page, "decay");
    await ask(page, "similarity-far").getByRole("button", { name: "Show me" }).click();
    await expectUncovered(page, "decay");
    await bring(page, ask(page, "base-reach"));
    await expectCovered(page, "base-context");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("r");
    await expectUncovered(page, "base-context");
  });
});

/** Loads the page with this fragment, and hydrates it. */
async function openByLink(page, link) {
  await page.goto("about:blank");
  await page.goto(`/#${link}`);
  await expect(page.locator("#loading")).toHaveCount(0);
  await page.keyboard.press("Shift");
  await expect(page.locator(".ask form").first()).toBeAttached();
  await settle(page);
}

/**
 * Scrolls past a question to the end of its figure's plot. On phones the figure is below its question, so the plot is in
 * the viewport when the question is far above it.
 */
async function scrollPast(page, question, id) {
  await question.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().bottom + 450 }));
  await settle(page);
  await expect(lesson(page, id).locator(".plot")).toBeInViewport();
}

test("readers who arrive by a link see all marks, unless it leads to a question", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const link of ["d=64", "decay"]) {
    await openByLink(page, link);
    expect(await veiled(page), link).toEqual([]);
  }
  for (const link of ["view=slide", "tour=2"]) {
    await open(page, link);
    await settle(page);
    expect(await veiled(page), link).toEqual([]);
  }
  await openByLink(page, "ask-distance-curve");
  await poll(() => veiled(page)).toEqual(Object.keys(COVERED).sort());
  await test.step("a link to a covered figure uncovers it", async () => {
    for (const id of Object.keys(COVERED).slice(2)) {
      expect(await veiled(page)).toContain(id);
      await follow(page, id);
      await expectUncovered(page, id);
    }
  });
});

test("figures are uncovered when the reader jumps or scrolls past their questions", async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  // Jumps, as a text search does, past a question that was never in the viewport.
  await bring(page, page.locator(".row:has(#wavelengths) .prose").last());
  await expectUncovered(page, "wavelengths");
  await page.setViewportSize({ width: 390, height: 500 });
  await bring(page, ask(page, "similarity-far"));
  await expectCovered(page, "decay");
  await scrollPast(page, ask(page, "similarity-far"), "decay");
  await expectUncovered(page, "decay");
});

test("in lecture mode, only the lecturer uncovers figures", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "reveal=0");
  await poll(() => veiled(page)).toEqual(Object.keys(COVERED).sort());
  const question = await showQuestion(page, "rope-shift");
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "Lock" }).click();
  await expect(question).toContainText("Locked in");
  await expectCovered(page, "rope");
  await question.getByRole("button", { name: "Reveal" }).click();
  await expectUncovered(page, "rope");
  // Scrolling past a question does not uncover its figure.
  await page.setViewportSize({ width: 390, height: 500 });
  await bring(page, ask(page, "wavelength-ladder"));
  await expectCovered(page, "wavelengths");
  await scrollPast(page, ask(page, "wavelength-ladder"), "wavelengths");
  await expectCovered(page, "wavelengths");
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is covered", async ({ page }) => {
    await page.goto("/");
    for (const id of Object.keys(COVERED)) {
      await expect(veil(page, id)).toBeHidden();
      await expect(lesson(page, id).locator("figcaption")).toHaveCSS("visibility", "visible");
    }
    await expect(page.locator("[data-veiled]")).toHaveCount(0);
  });
});

for (const theme of ["light", "dark"]) {
  test(`a covered figure in ${theme} has no violations`, ifRedundant(theme === "light"), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await open(page);
    await bring(page, ask(page, "distance-curve"));
    await waitUntilDrawn(lesson(page, "distance-offset"));
    await expectCovered(page, "distance-offset");
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
  // The board has no cover.
  await expect(page.locator("#board .veil")).toHaveCount(0);
});
