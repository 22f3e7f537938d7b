// Pictures of figures painted at build time: shown before the program has loaded, and without scripts.
import { test, expect, open, expandAll, poll, settle, ALL_ON_BOARD, FIGURES, PLACED_COUNT } from "../page.js";

const BOARD = ["heatmap", "trajectory", "distance-matrix", "wavelengths"];

/** For each plot: its id, whether its picture is visible, the number of painted pixels, and the URL. */
const shown = (page, plots) =>
  page.locator(plots).evaluateAll((all) =>
    Promise.all(
      all.map(async (plot) => {
        const image = plot.querySelector(".still img");
        image.scrollIntoView();
        image.loading = "eager";
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const ink = context.getImageData(0, 0, canvas.width, canvas.height).data.filter((value, at) => at % 4 === 3 && value > 0).length;
        return { id: plot.id, isVisible: image.checkVisibility(), ink, source: image.currentSrc };
      }),
    ),
  );

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("every figure of board and lesson has a picture, in both themes, and in print that of the light theme", async ({ page }) => {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/");
      await expandAll(page);
      const all = await shown(page, "figure[data-figure] .plot");
      expect(all).toHaveLength(PLACED_COUNT + BOARD.length);
      expect(all.filter(({ isVisible, ink }) => !isVisible || ink < 1000)).toEqual([]);
      expect(all.filter(({ source }) => !source.includes(`-${colorScheme}-`))).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: "light", media: "print" });
    await expect(page.locator(".print-note")).toBeVisible();
    // The browser chooses the source anew some time after the media have changed.
    const inLight = async () => (await shown(page, "#board .plot")).map(({ isVisible, source }) => isVisible && source.includes("-light-"));
    await poll(inLight).toEqual(BOARD.map(() => true));
  });
});

test.describe("before the program has loaded", () => {
  test.beforeEach(({ page }) => page.route(/phasor_bg-[0-9a-f]{16}\.wasm$/, () => {}));

  test("an empty link and an anchor show the pictures of the board, and a link with other settings does not", async ({ page }) => {
    for (const [fragment, count] of [
      ["", BOARD.length],
      ["#heatmap", BOARD.length],
      ...["d=64", "fig=binary", "view=embed", "theme=dark", "contrast=more", "a=d%3D64"].map((link) => [`#${link}`, 0]),
    ]) {
      await page.goto("about:blank");
      await page.goto(`/${fragment}`);
      await expect(page.locator("#board .cell .still img"), fragment).toHaveCount(BOARD.length);
      await expect(page.locator("#board .cell .still img:visible"), fragment).toHaveCount(count);
    }
  });
});

test("a canvas replaces its picture, with the same axes", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page);
  await settle(page);
  for (const id of BOARD) {
    const both = await page.locator(`#board-${id} .plot`).evaluate(async (plot) => {
      const canvas = plot.querySelector("canvas");
      const image = plot.querySelector(".still img");
      const isVisible = image.checkVisibility();
      await image.decode();
      const imageCanvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      const size = [Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
      [imageCanvas.width, imageCanvas.height] = size;
      imageCanvas.getContext("2d").drawImage(image, 0, 0, ...size);
      /** The column and the row with the longest line in the axis color, `--ink-2`. Texts have shorter ones. */
      const axes = (surface) => {
        const { width, height } = surface;
        const { data } = surface.getContext("2d").getImageData(0, 0, width, height);
        const isAxis = (at) => [0x51, 0x55, 0x5e].every((value, part) => Math.abs(data[4 * at + part] - value) < 12);
        const longest = (count, length, at) => {
          let [best, found] = [0, -1];
          for (let line = 0; line < count; line += 1) {
            for (let along = 0, run = 0; along < length; along += 1) {
              run = isAxis(at(line, along)) ? run + 1 : 0;
              if (run > best) [best, found] = [run, line];
            }
          }
          return found;
        };
        return [longest(width, height, (x, y) => y * width + x), longest(height, width, (y, x) => y * width + x)];
      };
      return { isVisible, size, canvas: [canvas.width, canvas.height], axes: [axes(imageCanvas), axes(canvas)] };
    });
    expect(both.isVisible, `${id}: its picture stays`).toBe(false);
    expect(both.size, `${id}: its plot has another size at 1280 × 800: set it in BOARD of src/render/stills.rs`).toEqual(both.canvas);
    // Circles have no axes, and the cursor covers the vertical axis of wavelengths.
    const from = { trajectory: 2, wavelengths: 1 }[id] ?? 0;
    expect(both.axes[0].slice(from), `${id}: axes move`).toEqual(both.axes[1].slice(from));
  }
});

test("a figure has more than 40 % of its ink on screen in print, too", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, ALL_ON_BOARD);
  const inkFractions = () =>
    page.locator("#board figure[data-figure]").evaluateAll((all) =>
      all.map((figure) => {
        const canvas = figure.querySelector("canvas");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width || 1, canvas.height || 1);
        let ink = 0;
        for (let at = 3; at < data.length; at += 4) if (data[at] > 0) ink += 1;
        return [figure.dataset.figure, (4 * ink) / data.length];
      }),
    );
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const onPaper = Object.fromEntries(await inkFractions());
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await poll(() => page.locator("html[data-handout]").count()).toBe(0);
  for (const figure of await page.locator("#board figure[data-figure]").all()) {
    await figure.evaluate((element) => element.scrollIntoView());
    await settle(page);
  }
  const onScreen = Object.fromEntries(await inkFractions());
  expect(Object.keys(onPaper)).toHaveLength(FIGURES);
  for (const [id, ink] of Object.entries(onPaper)) expect(ink, `${id} has less ink in print`).toBeGreaterThan(0.4 * onScreen[id]);
});
