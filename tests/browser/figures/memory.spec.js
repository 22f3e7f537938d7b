// Memory use of the page: its canvases, including those not in the document, and its WebAssembly memory.
import { test, expect, scrollUntilDrawn, waitUntilDrawn, figure, poll, open, expandAll, pictures, waitUntilIdle, ifRedundant } from "../page.js";

/** Runs before the page loads: records the canvases and memories that it creates. */
function trackMemory() {
  const { instantiate } = WebAssembly;
  const created = [];
  let memory;
  WebAssembly.instantiate = async (...args) => {
    const result = await instantiate(...args);
    memory ??= (result.instance ?? result).exports.memory;
    return result;
  };
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (...args) {
    const element = createElement.apply(this, args);
    if (element instanceof HTMLCanvasElement) created.push(new WeakRef(element));
    return element;
  };
  window.mebibytes = () => {
    const all = new Set([...document.querySelectorAll("canvas"), ...created.map((canvas) => canvas.deref())]);
    all.delete(undefined);
    const pixels = [...all].reduce((sum, { width, height }) => sum + width * height, 0);
    return (4 * pixels + memory.buffer.byteLength) / 2 ** 20;
  };
}

/** Runs in the page: scrolls to each figure until it is drawn. Returns the MiB in use at each, if `trackMemory` ran. */
async function scrollThrough() {
  const usage = [];
  for (const figure of document.querySelectorAll("main figure[data-figure]")) {
    const [canvas] = figure.querySelectorAll("canvas");
    const until = performance.now() + 20_000;
    for (let frames = 0; frames < 2 || figure.dataset.drawn === "0" || canvas.width === 0; frames += 1) {
      if (performance.now() > until) throw new Error(`${figure.dataset.figure} is not drawn`);
      // Chapters that are laid out above the figure may move it.
      figure.querySelector(".plot").scrollIntoView({ block: "center" });
      await new Promise(requestAnimationFrame);
    }
    usage.push(window.mebibytes?.());
  }
  return usage;
}

for (const [width, height, deviceScaleFactor, maxMiB] of [
  [1280, 900, 1, 64],
  [3840, 2160, 3, 200],
]) {
  test.describe(`in a viewport of ${width} × ${height} at a device pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test(`scrolling through the whole page uses at most ${maxMiB} MiB`, ifRedundant(width === 3840), async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(trackMemory);
      await open(page);
      await expandAll(page);
      const usage = await page.evaluate(scrollThrough);
      await page.evaluate(() => scrollTo({ top: 0 }));
      await waitUntilIdle(page);
      usage.push(await page.evaluate(() => window.mebibytes()));
      expect(Math.max(...usage)).toBeLessThanOrEqual(maxMiB);
    });
  });
}

test("a figure that freed its canvas has the same picture after scrolling back, and canvases for printing are freed", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(trackMemory);
  await open(page);
  await expandAll(page);
  const canvas = figure(page, "periodicity").locator("canvas").first();
  const width = () => canvas.evaluate((canvas) => canvas.width);
  await scrollUntilDrawn(page, "periodicity");
  await waitUntilIdle(page);
  const before = (await pictures(page, ["periodicity"])).periodicity;
  await page.evaluate(scrollThrough);
  await poll(width, "the canvas is freed").toBe(0);
  const times = await waitUntilDrawn(figure(page, "periodicity"));
  await scrollUntilDrawn(page, "periodicity", times + 1);
  await waitUntilIdle(page);
  const { base, overlay } = (await pictures(page, ["periodicity"])).periodicity;
  expect({ base, overlay }).toEqual({ base: before.base, overlay: before.overlay });
  // Printing draws all canvases, and then frees them.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.evaluate(() => window.mebibytes())).toBeGreaterThan(200);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await waitUntilIdle(page);
  expect(await page.evaluate(() => window.mebibytes())).toBeLessThan(100);
});
