// The layout of the lesson: both columns are full, plots are large, and no text is cut.
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

/**
 * The gaps of more than a fifth of the viewport in the two columns of the rows, at every position while scrolling; the
 * ends of chapters are left out.
 */
const gaps = (page) =>
  page.evaluate(() => {
    const found = [];
    const dock = document.querySelector(".dock").getBoundingClientRect().bottom;
    const most = innerHeight / 5;
    const main = document.querySelector("main").getBoundingClientRect();
    const middle = (main.left + main.right) / 2;
    for (const row of document.querySelectorAll(".row")) {
      const { top, bottom, height } = row.getBoundingClientRect();
      const boxes = [];
      for (const part of row.querySelectorAll("p, li, h3, h4, td, pre, summary, svg, canvas, button, input, label, .ask-plot, .formula, .reading")) {
        // A summary is visible unless its details are in others that are closed. There, rectangles may be out of date.
        const outer = part.localName === "summary" ? part.parentElement.parentElement : part;
        if (outer.closest("details:not([open])")) continue;
        const box = part.getBoundingClientRect();
        if (box.width > 3 && box.height > 3) boxes.push(box);
      }
      for (const [side, from, to] of [["start", main.left, middle], ["end", middle, main.right]]) {
        let at = top;
        const inside = boxes.filter((box) => box.right > from + 8 && box.left < to - 8).sort((one, other) => one.top - other.top);
        for (const box of [...inside, { top: bottom, bottom }]) {
          // Beside longer text, a picture is sticky: it is as high as the viewport allows.
          const isSticky = side === "end" && row.matches(".beside") && height > innerHeight - dock;
          if (!isSticky && box.top - at > most) found.push(`${row.querySelector("h3")?.textContent}: ${side}, ${Math.round(box.top - at)} px`);
          at = Math.max(at, box.bottom);
        }
      }
      const picture = row.matches(".beside") && row.querySelector(".picture");
      if (picture && height > innerHeight && innerHeight - dock - picture.getBoundingClientRect().height > most) found.push(`${row.querySelector("h3")?.textContent}: a low picture`);
    }
    return found;
  });

/** Plots in the lesson that are smaller than 280 × 160 pixels or, with panels of equal aspect, than 200 × 200. */
const smallPlots = (page, least) =>
  page.evaluate((least) =>
    [...document.querySelectorAll("main .row > * .figure:not(details:not([open]) *) .plot")]
      .map((plot) => [plot.closest("figure").id, plot.getBoundingClientRect()])
      .filter(([, { width, height }]) => Math.min(width, height) < least)
      .map(([id, { width, height }]) => `${id}: ${Math.round(width)} × ${Math.round(height)}`), least);

test("both columns of the lesson are full, and its plots are large", async ({ page }) => {
  for (const [width, height] of [[1280, 800], [1440, 900], [1920, 1080]]) {
    await openLaidOut(page, width, height);
    await test.step(`${width} × ${height}`, async () => {
      expect(await gaps(page)).toEqual([]);
      expect(await smallPlots(page, 200)).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  // The chapters are laid out again for another width.
  await waitUntilLaidOut(page);
  await test.step("a section about the same figure keeps it, at the same position and size", async () => {
    await scrollUntilDrawn(page, "components");
    const plot = figure(page, "components").locator(".plot");
    const at = async (offset) => {
      await page.locator("#on-what-the-two-curves-say").evaluate((heading, offset) => {
        heading.scrollIntoView({ block: "center" });
        scrollBy({ top: offset });
      }, offset);
      await settle(page);
      return plot.boundingBox();
    };
    const first = await at(0);
    expect(await at(60)).toEqual(first);
    // The plot is below the dock, and the whole picture is in the viewport.
    const dock = await page.locator(".dock").boundingBox();
    expect(first.y).toBeGreaterThan(dock.y + dock.height);
    const box = await figure(page, "components").locator(".picture").boundingBox();
    expect(box.y + box.height).toBeLessThanOrEqual(800);
  });
  await test.step("no text ends in “…”", async () => {
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].filter((element) => {
        const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
        return (textOverflow === "ellipsis" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) || webkitLineClamp !== "none";
      }).map((element) => element.textContent.slice(0, 40)));
    expect(cut).toEqual([]);
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
  await test.step("in print the end of the page is open", async () => {
    const closed = page.locator("main .ending > details:not([open])");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(closed).toHaveCount(0);
    await expect(page.locator("#ask-order-answer .ask-option").first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(closed).not.toHaveCount(0);
  });
});

test("on a phone, plots are at least 120 pixels high, and “Details” opens the further texts of a figure", async ({ page }) => {
  await openLaidOut(page, 390, 844);
  expect(await smallPlots(page, 120)).toEqual([]);
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await scrollUntilDrawn(page, "components");
  const components = figure(page, "components");
  for (const part of [".notice", ".caption"]) await expect(components.locator(part)).toBeHidden();
  await components.locator(".more > summary").click();
  for (const part of [".notice", ".caption"]) await expect(components.locator(part)).toBeVisible();
  await expect(components.locator(".formula math").first()).toBeVisible();
});
