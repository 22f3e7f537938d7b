// The prerendered page: text, formulas and a placeholder for each figure without scripts; hydration keeps them in
// place.
import { test, expect, boardIds, scrollUntilDrawn, poll, open, waitUntilDrawn, figure, figureIds, follow, waitUntilIdle, settle, expandAll, PLACED_COUNT, CHAPTERS } from "../page.js";

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole text, its formulas and a placeholder for each figure are shown", { tag: "@smoke" }, async ({ page }) => {
    await page.goto("/");
    await test.step("the page says that the figures need scripts, and shows no loading message", async () => {
      // `getByText` does not find text in `noscript`.
      await expect(page.locator("noscript p")).toBeVisible();
      await expect(page.locator("noscript p")).toHaveText(/by scripts, which are switched off here/);
      await expect(page.locator("#loading")).toBeHidden();
      await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
    });
    await expandAll(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".chapter:visible h2")).toHaveCount(CHAPTERS);
    await expect(page.locator("main figure[data-figure] h3")).toHaveCount(PLACED_COUNT);
    await expect(page.locator("main figure[data-figure]")).toHaveCount(PLACED_COUNT);
    await expect(page.locator("#board figure[data-figure] h3")).toHaveText([/Matrix/, /circles/, /Distance/, /Wavelength/]);
    // Later views of a figure do not repeat its notice.
    const figureCount = new Set(await page.locator("main figure[data-figure]").evaluateAll((all) => all.map(({ dataset }) => dataset.figure))).size;
    expect(figureCount).toBeLessThan(PLACED_COUNT);
    for (const [part, count] of [["h3", PLACED_COUNT], [".caption", PLACED_COUNT], [".notice", figureCount], [".alt", PLACED_COUNT]]) {
      const words = await page.locator(`main figure[data-figure] ${part}`).allTextContents();
      expect(words, part).toHaveLength(count);
      expect(words.filter((text) => !/\S.{8}/.test(text)), part).toEqual([]);
      expect(words.filter((text) => /[{}]|NaN|undefined/.test(text)), part).toEqual([]);
    }
    const proses = await page.locator(".chapter").evaluateAll((all) =>
      all.filter((chapter) => chapter.checkVisibility()).map((chapter) => chapter.querySelector(".prose").textContent));
    expect(proses.filter((text) => !/\S.{40}/.test(text))).toEqual([]);
    expect(await page.locator("figure .formula math").count()).toBeGreaterThan(20);
    await expect(page.locator(".definition math").first()).toBeVisible();
    // The placeholder of a plot contains its text description.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const plots = await page.locator(".plot").evaluateAll((all) =>
        all.map((plot) => {
          const alt = plot.querySelector(".alt");
          const { height } = plot.getBoundingClientRect();
          return { id: plot.id, height, opacity: getComputedStyle(alt).opacity, isWide: alt.getBoundingClientRect().width > 100 };
        }),
      );
      const isWrong = ({ height, opacity, isWide }) => !(height > 200 && height < 3000) || opacity !== "0" || !isWide;
      expect(plots.length).toBeGreaterThanOrEqual(PLACED_COUNT);
      expect(plots.filter(isWrong), `${width} pixels wide`).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test("the prerendered page has the same texts as the hydrated page", async ({ page, browser, baseURL }) => {
  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(baseURL);
  await expandAll(bare);
  const words = async (page, part) => (await page.locator(part).allTextContents()).map((text) => text.trim());
  await open(page);
  for (const part of ["h2", "h3", ".prose", ".figure .notice", "label", ".control .help", "button", ".definition"]) {
    expect(await words(page, part), part).toEqual(await words(bare, part));
  }
  // Figures keep their prerendered texts until they are near the viewport.
  for (const part of [".caption", ".alt"]) {
    const inPitfalls = (page) => figure(page, "pitfalls").locator(part).textContent();
    expect(await inPitfalls(page), part).toBe(await inPitfalls(bare));
  }
  await bare.close();
});

/** Collects layout shifts in `window.shifts`. */
const watchShifts = (page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => (node?.closest?.("[id]") ?? node)?.id ?? String(node?.nodeName));
        window.shifts.push({ value: entry.value, what: what.join(" ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shifts = (page) => page.evaluate(() => window.shifts);
const sum = (shifts) => shifts.reduce((sum, { value }) => sum + value, 0);

for (const [width, height] of [[1280, 800], [390, 844]]) {
  test(`no layout shifts during hydration and fast scrolling, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await open(page);
    await settle(page);
    expect(sum(await shifts(page)), JSON.stringify(await shifts(page))).toBeLessThanOrEqual(0.05);
    await page.evaluate(async () => {
      const isAtBottom = () => scrollY + innerHeight >= document.scrollingElement.scrollHeight - 2;
      while (!isAtBottom()) {
        scrollBy({ top: 1500 });
        for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
    await waitUntilIdle(page);
    const all = await shifts(page);
    expect(sum(all), JSON.stringify(all.filter(({ value }) => value > 0.002))).toBeLessThanOrEqual(0.05);
  });
}

test("hydration reuses the prerendered elements: no figure is rebuilt, and the program is downloaded once", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const figure of document.querySelectorAll("figure")) figure.isServed = true;
    });
  });
  // Delays the program until the document is parsed.
  await page.route("**/phasor_bg-*.wasm", async (route) => {
    await page.waitForLoadState("domcontentloaded");
    await route.continue();
  });
  await open(page);
  expect(await page.locator("figure").evaluateAll((all) => all.filter((figure) => !figure.isServed).length)).toBe(0);
  await expect(page.locator("main figure[data-figure]")).toHaveCount(PLACED_COUNT);
  await expect(page.locator("#board figure[data-figure]")).toHaveCount(4);
  await test.step("the start script uses the preloaded program", async () => {
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(names.filter((name) => /phasor_bg[^/]*\.wasm$/.test(name)).length).toBe(1);
  });
  await test.step("a plot replaces its text description, which stays for screen readers", async () => {
    await follow(page, "fig=pitfalls");
    await waitUntilDrawn(figure(page, "pitfalls"));
    const alt = figure(page, "pitfalls").locator(".alt");
    // Clipped completely, so that it does not cover the plot.
    await expect(alt).toHaveCSS("clip-path", "inset(50%)");
    await expect(alt).toHaveText(/\S.{40}/);
  });
});

test("“The usual four” replaces the figures of a link by the default board; the lesson always has all figures", async ({ page }) => {
  const lesson = page.locator("main figure[data-figure]");
  await open(page, "d=64&fig=wavelengths,distance-matrix");
  expect(await figureIds(page)).toEqual(["wavelengths", "distance-matrix"]);
  await expect(lesson).toHaveCount(PLACED_COUNT);
  await page.locator("#board-wavelengths .cell-name").click();
  await page.getByRole("button", { name: "The usual four" }).click();
  await poll(() => boardIds(page)).toEqual(["heatmap", "trajectory", "distance-matrix", "wavelengths"]);
  await expect(page.locator("dialog.picker")).toHaveCount(0);
  // The dialog with the focus was removed, but the focus is not lost.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await scrollUntilDrawn(page, "heatmap");
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 64");
  await poll(() => page.evaluate(() => location.hash)).toBe("#d=64");
  // The button adds a history entry, like any other choice.
  await page.goBack();
  await poll(() => boardIds(page)).toEqual(["wavelengths", "distance-matrix"]);
  await expect(lesson).toHaveCount(PLACED_COUNT);
  for (const view of ["embed", "slide"]) {
    await follow(page, `fig=wavelengths&view=${view}`);
    await poll(() => boardIds(page)).toEqual(["wavelengths"]);
    await expect(page.locator("main")).toBeHidden();
  }
});
