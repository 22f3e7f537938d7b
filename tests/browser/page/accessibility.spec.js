// axe finds no violation of WCAG 2.2 A and AA or of its best practices, in any view, theme and width.
import { test, expect, board, open, drawAll, waitUntilDrawn, field, figure, follow, openMore, notice, isRedundantCombination, ifRedundant } from "../page.js";
import { removeLesson, violations } from "../axe.js";

/** One figure for each kind of control; the view `page` has every figure. */
const FIGURES = "&fig=heatmap,torus,attention,pitfalls";

for (const width of [1280, 390]) {
  for (const theme of ["light", "dark"]) {
    test(`the page in ${theme}, ${width} pixels wide, has no violations`, ifRedundant(isRedundantCombination(width, theme)), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `view=page&theme=${theme}`);
      await drawAll(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

// Not every theme and width: a view has the same elements in each.
for (const [view, theme, width] of [["embed", "light", 390], ["slide", "dark", 1280], ["slide", "light", 390]]) {
  test(`view ${view} and field notices in ${theme}, ${width} pixels wide, have no violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await test.step(view, async () => {
      await open(page, `view=${view}&theme=${theme}${FIGURES}`);
      await drawAll(page);
      // These views do not show the lesson.
      await removeLesson(page);
      expect(await violations(page)).toEqual([]);
    });
    await test.step("notices", async () => {
      // Values clamped from the link, clamped after typing, and rejected.
      await follow(page, `theme=${theme}&d=7&base=0&pos=many&fig=heatmap`);
      await waitUntilDrawn(board(page, "heatmap"));
      await field(page, "n_pos").fill("0");
      for (const name of ["d_model", "base", "pos", "n_pos"]) await expect(notice(page, name)).toBeVisible();
      expect(await violations(page, { include: ".dock-place" })).toEqual([]);
    });
  });
}

for (const theme of ["light", "dark"]) {
  test(`a failure in ${theme} has no violations`, ifRedundant(theme === "dark"), async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript(() => {
      delete window.WebAssembly;
    });
    await page.goto("/");
    await expect(page.locator("#failure")).toBeVisible();
    // The lesson is the same as when the program runs, and is checked above.
    await removeLesson(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`a figure without a canvas in ${theme} has no violations`, ifRedundant(theme === "light"), async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`/#theme=${theme}&fig=heatmap`);
    await expect(figure(page, "heatmap").getByRole("alert")).toBeVisible();
    await removeLesson(page);
    expect(await violations(page, { include: "#board" })).toEqual([]);
  });
}

test("every control can be reached with the keyboard, and has a visible focus", async ({ page }) => {
  await open(page, "fig=heatmap");
  await openMore(page);
  const inputs = await page
    .locator(":is(.masthead, .dock-place, #board) :is(input, select):visible")
    .evaluateAll((all) => [...new Set(all.map(({ type, name }) => `${type} ${name}`))]);
  const reached = new Set();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(() => {
      const { type, name, textContent, localName } = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      return { key: name ? `${type} ${name}` : textContent, localName, hasOutline: outlineStyle !== "none" && outlineWidth };
    });
    if (now.localName === "body") break;
    expect(now.hasOutline, now.key).toBeTruthy();
    reached.add(now.key);
  }
  expect(inputs.length).toBeGreaterThanOrEqual(12);
  for (const input of inputs) expect([...reached], input).toContain(input);
  for (const button of ["2-minute tour", "Play", "one circle", "Llama 3 | 3.1"]) expect([...reached]).toContain(button);
});
