// axe finds no violation of WCAG 2.2 A and AA or of its best practices, in any view, theme and width.
import { test, expect, open, drawAll, field, figure, further, notice, isOneMore, oneMore } from "../page.js";
import { violations } from "../axe.js";

/** One figure for each kind of control; the view `page` has every figure. */
const SOME = "&fig=heatmap,torus,attention,pitfalls";

for (const width of [1280, 390]) {
  for (const theme of ["light", "dark"]) {
    // Tests the page in every theme and width; the other two views, which have the same parts, in half of the cases
    // each.
    const other = (theme === "light") === (width === 1280) ? "embed" : "slide";
    test(`the page in ${theme}, ${width} pixels wide, has no violations`, oneMore(isOneMore(width, theme)), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `view=page&theme=${theme}`);
      await drawAll(page);
      expect(await violations(page)).toEqual([]);
    });

    test(`view ${other} and field notices in ${theme}, ${width} pixels wide, have no violations`, oneMore(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await test.step(other, async () => {
        await open(page, `view=${other}&theme=${theme}${SOME}`);
        await drawAll(page);
        expect(await violations(page)).toEqual([]);
      });
      await test.step("notices", async () => {
        // Values clamped from the link, clamped after typing, and rejected.
        await open(page, `theme=${theme}&d=7&base=0&pos=many&fig=heatmap`);
        await field(page, "n_pos").fill("0");
        for (const name of ["d_model", "base", "pos", "n_pos"]) await expect(notice(page, name)).toBeVisible();
        // A formula that overflows its container becomes focusable once its figure is drawn.
        await drawAll(page);
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

for (const theme of ["light", "dark"]) {
  test(`a failure in ${theme} has no violations`, oneMore(theme === "dark"), async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript(() => {
      delete window.WebAssembly;
    });
    await page.goto("/");
    await expect(page.locator("#failure")).toBeVisible();
    // Without the program, chapters get no heights: axe would measure skipped elements at wrong positions.
    await page.evaluate(() => {
      for (const chapter of document.querySelectorAll(".chapter, .figure.wide")) chapter.style.contentVisibility = "visible";
    });
    expect(await violations(page)).toEqual([]);
  });

  test(`a figure without a canvas in ${theme} has no violations`, oneMore(theme === "light"), async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`/#theme=${theme}&fig=heatmap`);
    await expect(figure(page, "heatmap").getByRole("alert")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("every control can be reached with the keyboard, and has a visible focus", async ({ page }) => {
  await open(page, "fig=heatmap");
  await further(page);
  const inputs = await page
    .locator(":is(.masthead, .dock-place, #board) :is(input, select):visible")
    .evaluateAll((all) => [...new Set(all.map(({ type, name }) => `${type} ${name}`))]);
  const reached = new Set();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(() => {
      const { type, name, textContent, localName } = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
      return { key: name ? `${type} ${name}` : textContent, localName, seen: outlineStyle !== "none" && outlineWidth };
    });
    if (now.localName === "body") break;
    expect(now.seen, now.key).toBeTruthy();
    reached.add(now.key);
  }
  expect(inputs.length).toBeGreaterThanOrEqual(12);
  for (const input of inputs) expect([...reached], input).toContain(input);
  for (const button of ["Take the tour", "▸ Play", "one circle", "Llama 3", "Reset"]) expect([...reached]).toContain(button);
});
