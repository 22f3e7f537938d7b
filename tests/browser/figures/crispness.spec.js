// Canvases have exactly one pixel for each pixel of the screen, at any ratio and size, and nothing is wider than the
// window.
import { test, expect, show, poll, open, board, bring, drawn, drawAll, figure, figureIds, notice, rest, settle, slider, oneMore } from "../page.js";

/** Canvases of a figure whose pixels are not those of the screen, as sentences. */
const blurred = (page, id) =>
  figure(page, id).locator("canvas").evaluateAll((canvases) =>
    canvases.flatMap((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      const off = [canvas.width - width * devicePixelRatio, canvas.height - height * devicePixelRatio];
      return off.some((by) => Math.abs(by) > 1) ? [`${canvas.width} × ${canvas.height}, off by ${off}`] : [];
    }),
  );

/** The widest a canvas may be, and how wide the widest is. */
const overhang = (page) =>
  page.evaluate(() => {
    const canvases = [...document.querySelectorAll("figure[data-figure] canvas")];
    return Math.max(...canvases.map((canvas) => canvas.offsetWidth - canvas.closest(".plot").clientWidth));
  });

const sideways = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);

for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
  test.describe(`at ${deviceScaleFactor} screen pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor });

    test("every canvas is crisp, and stays so when the window is resized", oneMore(deviceScaleFactor !== 2), async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page);
      expect(await page.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
      for (const [width, height] of [[1280, 800], [1001, 700], [733, 900], [390, 844], [1600, 901]]) {
        await page.setViewportSize({ width, height });
        for (const id of ["components", "gallery"]) {
          const isCrisp = async () => {
            // Chapters above it change their height with the window, and may move it out again.
            await show(page, id);
            return figure(page, id).locator("canvas").evaluateAll((canvases) =>
              canvases.map(({ width, clientWidth }) => Math.abs(width - clientWidth * devicePixelRatio) <= devicePixelRatio),
            );
          };
          await poll(isCrisp, `${id} at ${width}`).toEqual([true, true]);
        }
        await poll(() => overhang(page), `${width}`).toBeLessThanOrEqual(0);
      }
      // One by one: figures far from the window give back what they are drawn on.
      for (const id of await figureIds(page)) {
        await bring(page, id);
        await poll(() => blurred(page, id), id).toEqual([]);
      }
    });
  });
}

test.describe("where frames take too long", () => {
  test.use({ deviceScaleFactor: 2 });

  test("a picture moves with one pixel for each of CSS, its marks in it, and has all of them when it rests", async ({ page }) => {
    await open(page, "fig=norms,binary");
    await drawn(board(page, "norms"));
    // Moves until a frame has fewer pixels: a machine with other work may seem to rest between two of them.
    const moved = await page.evaluate(async () => {
      const input = document.querySelector("input[type=range][name=n_pos]");
      const [picture, marks] = document.querySelectorAll("#board-norms canvas");
      for (let step = 0; step < 100; step += 1) {
        input.value = String(200 + step);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        // The program asks for the frame first: what comes then is as if the browser took so long to stroke.
        await new Promise(queueMicrotask);
        const now = await new Promise(requestAnimationFrame);
        while (performance.now() - now < 25);
        const pixels = picture.width / picture.clientWidth;
        if (pixels < 1.5) return { pixels, marks: getComputedStyle(marks).visibility };
      }
      return null;
    });
    expect(moved?.pixels).toBeCloseTo(1, 1);
    expect(moved.marks).toBe("hidden");
    for (const id of ["norms", "binary"]) await poll(() => blurred(page, id), id).toEqual([]);
    await expect(page.locator("#board-norms .overlay")).toHaveCSS("visibility", "visible");
  });
});

test("a change of the window's height alone redraws no figure of the lesson, and on a phone none at all", async ({ page }) => {
  // Widths that give plots fractions of pixels.
  for (const width of [1011, 391]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "fig=heatmap,components,norms");
    for (const id of ["components", "norms"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await drawn(page.locator(`#${id}`));
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await drawn(board(page, "heatmap"));
    await rest(page);
    // A wide window is as high as its board.
    const kept = page.locator(width < 768 ? "figure[data-figure]" : "main figure[data-figure]");
    const counts = () => kept.evaluateAll((all) => all.map(({ id, dataset }) => `${id} ${dataset.drawn}`));
    const before = await counts();
    // As when the bar of a phone's browser comes and goes.
    for (const height of [760, 820, 780]) {
      await page.setViewportSize({ width, height });
      await settle(page);
    }
    expect(await counts(), `${width}`).toEqual(before);
  }
});

for (const view of ["page", "embed", "slide"]) {
  test(`nothing is wider than the window in ${view}, from 320 pixels to 2560`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `view=${view}&d=16384&n=1048576&base=123456789.125&pos=1048575&pair=8191`);
    await drawAll(page);
    for (const width of [320, 390, 768, 961, 1280, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      expect(await sideways(page), `${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test("on a phone, figures, controls and what they say are all within reach", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "d=7&base=0");
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  // What was wrong in the link is said where it is put right, and the sliders are on the first screen.
  for (const name of ["d_model", "base"]) await expect(notice(page, name)).toBeInViewport({ ratio: 1 });
  for (const name of ["d_model", "base", "n_pos", "pos"]) await expect(slider(page, name)).toBeInViewport({ ratio: 1 });
  // phone.spec.js tests how the controls are reached in the lesson.
  for (const id of await figureIds(page)) {
    const box = await figure(page, id).locator("canvas").first().boundingBox();
    expect(box.width, id).toBeGreaterThan(300);
    expect(box.x + box.width, id).toBeLessThanOrEqual(390);
  }
});
