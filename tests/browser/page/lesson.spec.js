// The layout of the lesson: short, and with a figure visible almost everywhere.
import { test, expect, scrollUntilDrawn, figure, settle, waitUntilLaidOut } from "../page.js";

/** Opens the page with everything laid out. */
async function openLaidOut(page, width, height) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height });
  await page.goto("/");
  await page.keyboard.press("Shift");
  await waitUntilLaidOut(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-laid-out", ""));
  await settle(page);
}

/** Scrolls through the chapters by half viewports; counts the stops, and those with 150 pixels or more of a plot. */
const walk = (page) =>
  page.evaluate(() => {
    const [first, ...rest] = [...document.querySelectorAll(".chapter")].map((chapter) => chapter.getBoundingClientRect());
    const [top, bottom] = [first.top, (rest.at(-1) ?? first).bottom].map((at) => at + scrollY);
    const visiblePlotHeight = () => {
      // The dock is at the upper edge or, on a phone, at the lower one.
      const dock = document.querySelector(".dock").getBoundingClientRect();
      const isAbove = dock.top < innerHeight / 2;
      const [from, to] = isAbove ? [Math.max(0, dock.bottom), innerHeight] : [0, Math.min(innerHeight, dock.top)];
      const heightOf = (plot) => {
        const { top, bottom, width } = plot.getBoundingClientRect();
        return width > 100 ? Math.min(bottom, to) - Math.max(top, from) : 0;
      };
      return Math.max(...[...document.querySelectorAll("main .figure .plot")].map(heightOf));
    };
    const found = { stops: 0, illustrated: 0, screens: document.querySelector("main").getBoundingClientRect().height / innerHeight };
    for (let at = top; at < bottom - innerHeight / 2; at += innerHeight / 2) {
      scrollTo({ top: at });
      found.stops += 1;
      if (visiblePlotHeight() >= 150) found.illustrated += 1;
    }
    return found;
  });

/** Expects the lesson to take few viewports, a plot at this percentage of the stops, and no horizontal overflow. */
async function expectShortAndIllustrated(page, maxScreens, minPercentage) {
  const { stops, illustrated, screens } = await walk(page);
  expect(screens).toBeLessThanOrEqual(maxScreens);
  expect(stops).toBeGreaterThan(40);
  expect((100 * illustrated) / stops).toBeGreaterThanOrEqual(minPercentage);
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test("a plot is visible almost everywhere, beside every paragraph, and in sections without a figure", async ({ page }) => {
  await openLaidOut(page, 1280, 800);
  await test.step("the lesson is short, and most stops show a plot", () => expectShortAndIllustrated(page, 38, 90));
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await test.step(`a figure is visible beside every paragraph, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height });
      await settle(page);
      const alone = await page.evaluate(() => {
        const alone = [];
        for (const words of document.querySelectorAll(".row-words > .prose > :is(p, ol, ul, h3)")) {
          words.scrollIntoView({ block: "center" });
          const { right } = words.getBoundingClientRect();
          const isBeside = (plot) => {
            const place = plot.getBoundingClientRect();
            const visibleHeight = Math.min(place.bottom, innerHeight) - Math.max(place.top, 0);
            return place.left > right && visibleHeight >= 150;
          };
          if (![...document.querySelectorAll(".row-figures .plot")].some(isBeside)) alone.push(words.textContent.slice(0, 60));
        }
        return alone;
      });
      expect(alone).toEqual([]);
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  // The chapters are laid out again for another width.
  await waitUntilLaidOut(page);
  await test.step("a section without a figure keeps the last one, at the same position and size", async () => {
    await scrollUntilDrawn(page, "components");
    const plot = figure(page, "components").locator(".plot");
    const at = async (id) => {
      // Slightly above the center, where the figure has reached its sticky position.
      await page.locator(`#${id}`).evaluate((heading) => {
        heading.scrollIntoView({ block: "center" });
        scrollBy({ top: 40 });
      });
      await settle(page);
      return plot.boundingBox();
    };
    const first = await at("on-what-the-two-curves-say");
    expect(await at("on-how-far-apart-two-positions-are")).toEqual(first);
    // The plot is below the dock, and in the viewport together with its formula.
    const dock = await page.locator(".dock").boundingBox();
    expect(first.y).toBeGreaterThan(dock.y + dock.height);
    const box = await figure(page, "components").boundingBox();
    expect(box.y + box.height).toBeLessThanOrEqual(800);
  });
  await test.step("anchors of headings, figures and questions scroll to just below the dock", async () => {
    for (const id of ["many-clocks", "on-an-odometer", "ask-ten-times-base", "puzzle-rope", "chapter-6"]) {
      await page.evaluate((id) => (location.hash = id), id);
      await settle(page);
      const [dock, place] = await Promise.all([page.locator(".dock"), page.locator(`#${id}`)].map((part) => part.boundingBox()));
      const below = place.y - dock.y - dock.height;
      expect(below, id).toBeGreaterThanOrEqual(0);
      expect(below, id).toBeLessThanOrEqual(60);
    }
  });
  await test.step("opened details are open again after a reload, and in print all questions, puzzles and the end of the page are open", async () => {
    await page.evaluate(() => document.querySelectorAll("main details[open]").forEach((details) => (details.open = false)));
    const closed = page.locator("main details:is(.ask, .puzzle, .ending > *):not([open])");
    const opened = page.locator("main details:is(.ask, .puzzle, .ending > *)[open]");
    await expect(opened).toHaveCount(0);
    for (const id of ["ask-one-turn", "puzzle-clocks"]) await page.locator(`#${id} > summary`).click();
    await expect(opened).toHaveCount(2);
    await page.reload();
    await expect(page.locator("#ask-one-turn, #puzzle-clocks").and(opened)).toHaveCount(2);
    await page.keyboard.press("Shift");
    await expect(page.locator("#ask-one-turn form")).toBeVisible();
    await expect(opened).toHaveCount(2);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(closed).toHaveCount(0);
    await expect(page.locator("#ask-order-answer .ask-option").first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(opened).toHaveCount(2);
  });
});

test("on a phone the lesson is longer, and “Details” opens the further texts of a figure", async ({ page }) => {
  await openLaidOut(page, 390, 844);
  await expectShortAndIllustrated(page, 58, 55);
  await scrollUntilDrawn(page, "components");
  const components = figure(page, "components");
  for (const part of [".notice", "figcaption"]) await expect(components.locator(part)).toBeHidden();
  await components.locator(".more-details > summary").click();
  for (const part of [".notice", "figcaption"]) await expect(components.locator(part)).toBeVisible();
  await expect(components.locator(".formula math").first()).toBeHidden();
  await components.locator(".more-formula > summary").click();
  await expect(components.locator(".formula math").first()).toBeVisible();
});
