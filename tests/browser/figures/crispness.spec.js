// Canvases have exactly one pixel per device pixel, at any device pixel ratio and size, and nothing is wider
// than the viewport.
import { test, expect, follow, show, poll, open, board, waitUntilDrawn, drawAll, figure, figureIds, notice, waitUntilIdle, settle, slider, ifRedundant } from "../page.js";

/** Descriptions of the canvases of a figure whose pixels do not match device pixels. */
const blurred = (page, id) =>
  figure(page, id).locator("canvas").evaluateAll((canvases) =>
    canvases.flatMap((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      const differences = [canvas.width - width * devicePixelRatio, canvas.height - height * devicePixelRatio];
      return differences.some((difference) => Math.abs(difference) > 1) ? [`${canvas.width} × ${canvas.height}, off by ${differences}`] : [];
    }),
  );

/**
 * Runs in the page: scrolls to each figure until its canvases match device pixels. Returns the ids of figures whose
 * canvases do not within ten seconds.
 */
async function blurredFigures() {
  const isCrisp = (canvas) => {
    const { width, height } = canvas.getBoundingClientRect();
    return Math.abs(canvas.width - width * devicePixelRatio) <= 1 && Math.abs(canvas.height - height * devicePixelRatio) <= 1;
  };
  const found = [];
  for (const figure of document.querySelectorAll("main figure[data-figure]")) {
    const canvases = [...figure.querySelectorAll("canvas")];
    const until = performance.now() + 10_000;
    const isDone = () => figure.dataset.drawn !== "0" && canvases.every(isCrisp);
    while (!isDone() && performance.now() < until) {
      // Chapters that are laid out above the figure may move it.
      figure.querySelector(".plot").scrollIntoView({ block: "center" });
      await new Promise(requestAnimationFrame);
    }
    if (!isDone()) found.push(figure.dataset.figure);
  }
  return found;
}

/** By how many CSS pixels the widest canvas exceeds its plot; at most 0 if all canvases fit. */
const canvasOverflow = (page) =>
  page.evaluate(() => {
    const canvases = [...document.querySelectorAll("figure[data-figure] canvas")];
    return Math.max(...canvases.map((canvas) => canvas.offsetWidth - canvas.closest(".plot").clientWidth));
  });

const horizontalOverflow = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);

for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
  test.describe(`at ${deviceScaleFactor} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor });

    test("every canvas is crisp, also after the viewport is resized", ifRedundant(deviceScaleFactor !== 2), async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page);
      expect(await page.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
      for (const [width, height] of [[1001, 700], [390, 844], [1600, 901]]) {
        await page.setViewportSize({ width, height });
        for (const id of ["components", "gallery"]) {
          const areCrisp = async () => {
            // Chapters above the figure change their height with the viewport, and may move it out of the viewport.
            await show(page, id);
            return figure(page, id).locator("canvas").evaluateAll((canvases) =>
              canvases.map(({ width, clientWidth }) => Math.abs(width - clientWidth * devicePixelRatio) <= devicePixelRatio),
            );
          };
          await poll(areCrisp, `${id} at ${width}`).toEqual([true, true]);
        }
        await poll(() => canvasOverflow(page), `${width}`).toBeLessThanOrEqual(0);
      }
      // One by one: figures far from the viewport free their canvases.
      expect(await page.evaluate(blurredFigures)).toEqual([]);
    });
  });
}

test.describe("when frames take too long", () => {
  test.use({ deviceScaleFactor: 2 });

  test("a figure and its marks are drawn on one canvas at reduced resolution during a drag, and at full resolution afterwards", async ({ page }) => {
    await open(page, "fig=norms,binary");
    await waitUntilDrawn(board(page, "norms"));
    // Moves the slider until the resolution drops: on a busy machine, a gap between two frames may look like a pause.
    const reduced = await page.evaluate(async () => {
      const input = document.querySelector("input[type=range][name=n_pos]");
      const [picture, marks] = document.querySelectorAll("#board-norms canvas");
      for (let step = 0; step < 100; step += 1) {
        input.value = String(200 + step);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        // The program requests its frame first; this busy-wait then simulates slow painting by the browser.
        await new Promise(queueMicrotask);
        const now = await new Promise(requestAnimationFrame);
        while (performance.now() - now < 25);
        const pixels = picture.width / picture.clientWidth;
        if (pixels < 1.5) return { pixels, marks: getComputedStyle(marks).visibility };
      }
      return null;
    });
    expect(reduced?.pixels).toBeCloseTo(1, 1);
    expect(reduced.marks).toBe("hidden");
    for (const id of ["norms", "binary"]) await poll(() => blurred(page, id), id).toEqual([]);
    await expect(page.locator("#board-norms .overlay")).toHaveCSS("visibility", "visible");
  });
});

test("a change of only the viewport's height redraws no figure of the lesson", async ({ page }) => {
  // Widths at which plots have fractional sizes.
  for (const width of [1011, 391]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "fig=heatmap,components,norms");
    for (const id of ["components", "norms"]) {
      const inLesson = page.locator(`#${id}`);
      const count = async () => {
        // Chapters that are laid out above the figure may move it.
        await inLesson.locator(".plot").evaluate((plot) => plot.scrollIntoView({ block: "center" }));
        return Number(await inLesson.getAttribute("data-drawn"));
      };
      await poll(count, `${id} at ${width}`).toBeGreaterThan(0);
    }
    await page.evaluate(() => scrollTo({ top: 0 }));
    await waitUntilDrawn(board(page, "heatmap"));
    await waitUntilIdle(page);
    // The board's height follows that of the viewport; on a phone `svh`, which no address bar changes.
    const figures = page.locator("main figure[data-figure]");
    const counts = () => figures.evaluateAll((all) => all.map(({ id, dataset }) => `${id} ${dataset.drawn}`));
    const before = await counts();
    // Like the address bar of a mobile browser when it appears and disappears.
    for (const height of [760, 820, 780]) {
      await page.setViewportSize({ width, height });
      await settle(page);
    }
    expect(await counts(), `${width}`).toEqual(before);
  }
});

test("nothing is wider than the viewport on the page, in embeds and on slides, from 320 to 2560 pixels", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 844 });
  const LONG = "d=16384&n=1048576&base=123456789.125&pos=1048575&pair=8191";
  await open(page, LONG);
  for (const view of ["page", "embed", "slide"]) {
    if (view !== "page") {
      await page.setViewportSize({ width: 320, height: 844 });
      await follow(page, `view=${view}&${LONG}`);
      await expect(page.locator("html")).toHaveAttribute("data-view", view);
    }
    await drawAll(page);
    for (const width of [320, 390, 768, 961, 1280, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      expect(await horizontalOverflow(page), `${view}, ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("on a phone, figures, controls and notices are all reachable", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "d=7&base=0");
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  // Notices about the link are at the fields, and the sliders are on the first screen.
  for (const name of ["d_model", "base"]) await expect(notice(page, name)).toBeInViewport({ ratio: 1 });
  for (const name of ["d_model", "base", "n_pos", "pos"]) await expect(slider(page, name)).toBeInViewport({ ratio: 1 });
  // phone.spec.js tests how the controls are reached in the lesson.
  const widths = await page.evaluate(async () => {
    const found = {};
    for (const canvas of document.querySelectorAll("main figure[data-figure] canvas:first-of-type")) {
      const until = performance.now() + 10_000;
      // A canvas gets its size near the viewport.
      do {
        canvas.scrollIntoView({ block: "center" });
        await new Promise(requestAnimationFrame);
      } while (canvas.getBoundingClientRect().width <= 300 && performance.now() < until);
      const { left, right } = canvas.getBoundingClientRect();
      found[canvas.closest("[data-figure]").dataset.figure] = [left, right];
    }
    return found;
  });
  for (const id of await figureIds(page)) {
    const [left, right] = widths[id];
    expect(right - left, id).toBeGreaterThan(300);
    expect(right, id).toBeLessThanOrEqual(390);
  }
});
