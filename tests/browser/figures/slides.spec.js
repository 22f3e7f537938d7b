// Slides: every figure at common slide sizes, several figures per slide, and lists of states stepped through by keys.
import { test, expect, poll, open, waitUntilDrawn, field, figure, figureIds, follow, pictures, waitUntilIdle, ALL_ON_BOARD, ifRedundant, waitForLazyChunk } from "../page.js";

const IDS = ALL_ON_BOARD.slice("fig=".length).split(",");

/**
 * Every figure is tested at the smallest size, which has the least space for text. Content scales with the height of a
 * slide, so at the other sizes a figure of each kind suffices: a column (heatmap), a row with the longest title
 * (sinusoids), squares with text beside them (torus, distance-matrix), panels with a sentence and the most choices
 * (attention, tokens), panels with the longest title (schedules), and the most panels (gallery, pitfalls).
 */
const SMALLEST_SIZE = [960, 540];
const USUAL_SIZE = [1920, 1080];
const OTHER_SIZES = [[1280, 720], [1600, 900], [3840, 2160]];
const OF_EACH_KIND = ["heatmap", "sinusoids", "torus", "distance-matrix", "attention", "tokens", "schedules", "gallery", "pitfalls"];

/**
 * The minimum fraction of a slide that the plots of its figure must cover, axes and titles not counted. The safe margin
 * alone takes 13.5 % of a slide.
 */
const MIN_COVERAGE = 0.36;
/**
 * Exceptions: small multiples in two rows have two rows of titles and axes; squares side by side leave space at their
 * sides, and so does a clock beside a curve; seven choices take a line. Measured with the widest font tried, DejaVu Sans.
 */
const MIN_COVERAGES = { clocks: 0.27, compare: 0.12, components: 0.26, layouts: 0.33, pitfalls: 0.33, schedules: 0.27 };
/** Beside a figure that is not wide, a column has title, claim, number and sliders. */
const MIN_COVERAGE_BESIDE = 0.33;

/** Measures a slide: the fraction covered by plots, overlaps and overflows (faults), sizes of text and controls. */
const measure = (page, id) =>
  page.evaluate((id) => {
    const figureElement = document.querySelector(`#board figure[data-figure="${id}"]`);
    const canvas = figureElement.querySelector("canvas");
    const plots = canvas.dataset.plots.split(", ").map((plot) => plot.split(" ").map(Number));
    const area = plots.reduce((sum, [, , width, height]) => sum + width * height, 0);
    const isVisible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const parts = {
      title: "h3",
      choices: ".frame-controls :is(label, legend, input, button)",
      plot: ".plot",
      words: "figcaption p",
      reading: ".reading",
    };
    const found = Object.entries(parts).flatMap(([name, selector]) =>
      [...figureElement.querySelectorAll(selector)].filter(isVisible).map((element) => [name, element]),
    );
    const shown = (name, selector) => [...document.querySelectorAll(selector)].filter(isVisible).map((element) => [name, element]);
    const play = shown("play", ".dock > .play");
    const sliders = shown("sliders", ".dock .numbers :is(label, input)");
    const more = shown("more", ".dock-further > summary");
    const all = [...found, ...play, ...sliders, ...more].map(([name, element]) => {
      // A title is measured by its text, which is shorter than its line; other parts by their elements.
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = name === "title" ? range.getBoundingClientRect() : element.getBoundingClientRect();
      return { name, text: element.textContent.slice(0, 20), element, box };
    });
    const faults = [];
    for (const [index, one] of all.entries()) {
      const { left, top, right, bottom } = one.box;
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`${one.name} (${one.text}) is cut off`);
      for (const other of all.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const overlapWidth = Math.min(right, other.box.right) - Math.max(left, other.box.left);
        const overlapHeight = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top);
        // A line box is slightly higher than its glyphs.
        if (overlapWidth > 1 && overlapHeight > 1) faults.push(`${one.name} (${one.text}) lies over ${other.name} (${other.text})`);
      }
    }
    const scroller = document.scrollingElement;
    if (scroller.scrollHeight > innerHeight || scroller.scrollWidth > innerWidth) faults.push("the slide scrolls");
    for (const { name, element } of all) {
      // Texts truncated with an ellipsis are complete in the lesson.
      const mayBeTruncated = ["choices", "sliders"].includes(name) || getComputedStyle(element).textOverflow === "ellipsis";
      if (element.scrollWidth > element.clientWidth + 1 && !mayBeTruncated && element.clientWidth > 0) faults.push(`${name} is wider than its place`);
    }
    const words = all.find(({ name }) => name === "words");
    const lines = words.box.height / parseFloat(getComputedStyle(words.element).lineHeight);
    const places = plots.map(([x, y, width, height]) => `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`);
    return {
      coverage: area / (innerWidth * innerHeight),
      faults,
      lines: Math.round(lines),
      isWide: figureElement.classList.contains("is-wide"),
      hasPlay: play.length === 1,
      dock: document.querySelector(".dock").offsetHeight / innerHeight,
      sliders: sliders.filter(([, { type }]) => type === "range").map(([, { name, clientWidth }]) => [name, clientWidth]),
      fontSize: parseFloat(getComputedStyle(words.element).fontSize) / innerHeight,
      choices: all.filter(({ name }) => name === "choices").length,
      places: places.join("; "),
    };
  }, id);

const KINDS = "a figure of each kind fits";
const EACH = [["every figure fits", SMALLEST_SIZE, IDS], [KINDS, USUAL_SIZE, OF_EACH_KIND], ...OTHER_SIZES.map((size) => [KINDS, size, OF_EACH_KIND])];

for (const [what, [width, height], ids] of EACH) {
  test(`${what} a slide of ${width} × ${height}`, ifRedundant(OTHER_SIZES.some(([otherWidth]) => otherWidth === width)), async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await open(page, `view=slide&fig=${ids[0]}`);
    const found = [];
    for (const id of ids) {
      await follow(page, `view=slide&fig=${id}`);
      await poll(() => figureIds(page)).toEqual([id]);
      await waitUntilDrawn(figure(page, id));
      await poll(() => figure(page, id).locator("canvas").first().getAttribute("data-plots")).not.toBeNull();
      await waitUntilIdle(page);
      const measured = await measure(page, id);
      const faults = [...measured.faults];
      const minCoverage = MIN_COVERAGES[id] ?? (measured.isWide ? MIN_COVERAGE : MIN_COVERAGE_BESIDE);
      if (measured.coverage < minCoverage) faults.push(`its plots take ${(100 * measured.coverage).toFixed(1)} %: ${measured.places}`);
      if (measured.isWide && measured.lines > 1) faults.push(`its words take ${measured.lines} lines`);
      if (!measured.hasPlay) faults.push("there is no Play");
      if (measured.sliders.length === 0) faults.push("there are no sliders");
      for (const [name, sliderWidth] of measured.sliders) {
        if (sliderWidth < 0.125 * width) faults.push(`the slider of ${name} is ${sliderWidth} px wide`);
      }
      // At most 44 px of 540, unless the dock is beside the figure.
      if (measured.isWide && measured.dock > 44 / 540) faults.push(`the dock takes ${(100 * measured.dock).toFixed(1)} % of the height`);
      // To be readable from afar, text must be at least a fiftieth of the slide high.
      if (measured.fontSize < 0.02) faults.push(`its words are ${(100 * measured.fontSize).toFixed(2)} % of the slide high`);
      if (faults.length > 0) found.push(`${id}: ${faults.join(", ")}`);
      if (process.env.SLIDES) {
        console.log(id, width, (100 * measured.coverage).toFixed(1), measured.lines, measured.choices, measured.places);
        await page.screenshot({ path: `${process.env.SLIDES}/${id}-${width}.png` });
      }
    }
    expect(found).toEqual([]);
  });
}

const BOARDS = {
  "the usual four figures": ["heatmap", "trajectory", "distance-matrix", "wavelengths"],
  "two figures": ["heatmap", "wavelengths"],
  "three figures": ["clocks", "distance-matrix", "attention"],
  "six figures": ["heatmap", "trajectory", "distance-matrix", "wavelengths", "norms", "schedules"],
};
test("several figures fit on a slide, with one reading and a thin dock", async ({ page }) => {
  test.slow();
  for (const [what, ids] of Object.entries(BOARDS)) {
    for (const [width, height] of [USUAL_SIZE, SMALLEST_SIZE]) {
      await page.setViewportSize({ width, height });
      // Without `fig` a slide shows the default board.
      await open(page, what.startsWith("the usual") ? "view=slide" : `view=slide&fig=${ids.join(",")}`);
      await poll(() => figureIds(page)).toEqual(ids);
      for (const id of ids) await waitUntilDrawn(figure(page, id));
      // Drawn again for this size.
      await poll(() =>
        page.locator(".cell .plot canvas[data-plots]").evaluateAll((canvases) =>
          canvases.every((canvas) => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio)),
        ),
      ).toBe(true);
      await waitUntilIdle(page);
      const measured = await page.evaluate(() => {
        const parts = { title: ".cell h3", choices: ".cell .choice", play: ".dock > .play", slider: ".dock .numbers input", more: ".dock-further > summary" };
        const isVisible = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
        const all = Object.entries(parts).flatMap(([name, selector]) =>
          [...document.querySelectorAll(selector)].filter(isVisible).map((element) => ({ name, box: element.getBoundingClientRect() })),
        );
        // A canvas may have the line of the title in common with it; its plots may not.
        const canvases = [...document.querySelectorAll(".cell .plot canvas")].filter((canvas) => canvas.dataset.plots);
        const plots = canvases.flatMap((canvas) => {
          const { left, top } = canvas.getBoundingClientRect();
          const places = canvas.dataset.plots.split(", ").map((plot) => plot.split(" ").map(Number));
          return places.map(([x, y, width, height]) => ({ name: "plot", box: new DOMRect(left + x, top + y, width, height) }));
        });
        all.push(...plots);
        const faults = [];
        for (const [index, { name, box }] of all.entries()) {
          const { left, top, right, bottom } = box;
          if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`${name} is cut off`);
          for (const other of all.slice(index + 1)) {
            const overlapWidth = Math.min(right, other.box.right) - Math.max(left, other.box.left);
            const overlapHeight = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top);
            if (overlapWidth > 1 && overlapHeight > 1) faults.push(`${name} lies over ${other.name}`);
          }
        }
        const { scrollHeight, scrollWidth } = document.scrollingElement;
        if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push(`the slide scrolls: ${scrollWidth} × ${scrollHeight}`);
        for (const title of document.querySelectorAll(".cell-name")) {
          if (title.scrollWidth > title.clientWidth + 1) faults.push(`the title ${title.textContent} is cut`);
        }
        const boxes = [...document.querySelectorAll(".cell .plot")].map((plot) => plot.getBoundingClientRect());
        return {
          faults,
          plots: plots.map(({ box }) => box.height / innerHeight),
          coverage: boxes.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight),
          dock: document.querySelector(".dock").offsetHeight / innerHeight,
          names: [...document.querySelectorAll(".dock .numbers input[type=range]")].filter(isVisible).map(({ name }) => name),
        };
      });
      expect(measured.faults, `${what}, ${width} × ${height}`).toEqual([]);
      // Six figures are in three rows, each with titles and axes.
      expect(measured.coverage, `${what}, ${width} × ${height}`).toBeGreaterThanOrEqual(ids.length === 6 ? 0.57 : 0.6);
      // Of four figures, matrix, circles and map are at least two fifths of a slide of 16 : 9 high.
      if (what.startsWith("the usual")) expect(measured.plots.filter((height) => height >= 0.4).length, `${measured.plots}`).toBeGreaterThanOrEqual(3);
      expect(measured.dock).toBeLessThanOrEqual(44 / 540);
      expect(measured.names).toEqual(["d_model", "base", "n_pos", "pos"]);
      await expect(page.locator(".dock > .play")).toHaveText("Play");
      await expect(page.locator(".board-line")).toContainText("PE(10, 0)");
    }
  }
  // The sliders change all figures at once, except the norms, of which only rounding errors change.
  const before = await pictures(page);
  await field(page, "base").fill("100");
  await waitUntilIdle(page);
  const after = await pictures(page);
  for (const id of BOARDS["six figures"].filter((id) => id !== "norms")) expect(after[id].base, id).not.toBe(before[id].base);
});

const STATES = ["d=4&n=20&pos=3", "d=8&n=30&pos=6", "d=16&n=40&fig=components"];
const LIST = `states=${STATES.map(encodeURIComponent).join(";")}`;

/** The parameters in the URL fragment of a frame or a page, without the states. */
const linkOf = async (target) => {
  const hash = await target.evaluate(() => location.hash.slice(1));
  return new URLSearchParams(hash.split("&").filter((part) => !part.startsWith("states=")).join("&"));
};
/** The d_model and length in that fragment, and the number of the state. */
const stateOf = async (target) => {
  const link = await linkOf(target);
  return `${link.get("d")} ${link.get("n")} ${link.get("tour")}`;
};

test("a slide steps through the states of its link and shows their figures", { tag: "@smoke" }, async ({ page }) => {
  await open(page, `view=slide&fig=heatmap&${LIST}`);
  await poll(() => stateOf(page)).toBe("4 20 1");
  await expect(page.locator(".tour-count")).toHaveText("1 of 3");
  await page.keyboard.press("PageDown");
  await poll(() => stateOf(page)).toBe("8 30 2");
  await page.keyboard.press("ArrowRight");
  await poll(() => stateOf(page)).toBe("16 40 3");
  await waitUntilDrawn(figure(page, "components"));
  // There is no state after the last.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  await poll(() => stateOf(page)).toBe("8 30 2");
  // This state has no `fig`, so the figure of the link is shown.
  await waitUntilDrawn(figure(page, "heatmap"));
  await page.getByRole("button", { name: "Previous step" }).click();
  await poll(() => stateOf(page)).toBe("4 20 1");
  // After the click, arrow keys still step the slide.
  await page.keyboard.press("ArrowRight");
  await poll(() => stateOf(page)).toBe("8 30 2");
  // A reload keeps the state.
  await page.reload();
  await waitUntilDrawn(figure(page, "heatmap"));
  expect(await stateOf(page)).toBe("8 30 2");
});

test("the list of states and the text of the tour overlap neither figures nor their texts", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page, "view=slide");
  for (const id of ["heatmap", "attention", "torus"]) {
    await follow(page, `view=slide&fig=${id}&states=n%3D20;n%3D30`);
    await poll(() => figureIds(page)).toEqual([id]);
    await expect(page.locator(".tour-count")).toBeVisible();
    await waitUntilDrawn(figure(page, id));
    await waitUntilIdle(page);
    const boxes = await page
      .locator(`.tour-words, .tour-controls button:visible, .dock > .play, .dock .numbers input:visible, #board :is(.plot, figcaption p, .reading, .choice:visible)`)
      .evaluateAll((all) =>
        all.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          // Text truncated with an ellipsis ends at the edge of its element.
          const isWords = element.tagName === "P" && getComputedStyle(element).textOverflow !== "ellipsis";
          return (isWords ? range : element).getBoundingClientRect().toJSON();
        }),
      );
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const overlapWidth = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const overlapHeight = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(overlapWidth > 1 && overlapHeight > 1, `${id}: ${JSON.stringify([one, other])}`).toBe(false);
      }
    }
  }
  // The text of the tour is between the figures and the sliders.
  await page.setViewportSize({ width: 1280, height: 720 });
  await follow(page, "view=slide&tour=6");
  const bar = page.locator(".tour");
  await expect(bar).toBeVisible();
  await poll(async () => {
    const parts = [page.locator("#board"), bar, page.locator(".dock")];
    const [board, words, dock] = await Promise.all(parts.map((part) => part.boundingBox()));
    const isBelow = (one, other) => one.y + one.height <= other.y + 1;
    // A safe margin of 24 px in 540.
    return isBelow(board, words) && isBelow(words, dock) && Math.round(dock.y + dock.height) === 720 - 32;
  }).toBe(true);
});

test("Space plays, F toggles full screen, V and S change view and settings, also after a click into the plot or on a choice", async ({ page }) => {
  await page.addInitScript(() => {
    window.asked = 0;
    Element.prototype.requestFullscreen = async () => (window.asked += 1);
  });
  await open(page, "view=slide&fig=heatmap&d=64");
  // The lazy chunk, which has these buttons, handles F and the focus.
  await waitForLazyChunk(page);
  await waitUntilIdle(page);
  await figure(page, "heatmap").locator(".plot").click();
  const before = (await linkOf(page)).get("pos");
  await page.keyboard.press(" ");
  await poll(async () => (await linkOf(page)).get("pos")).not.toBe(before);
  await page.keyboard.press(" ");
  await expect(page.locator(".dock > .play")).toHaveText("Play");
  await page.locator("#board").getByText("angles", { exact: true }).click();
  await poll(async () => (await linkOf(page)).get("cells")).toBe("phase");
  await page.keyboard.press("f");
  await poll(() => page.evaluate(() => window.asked)).toBe(1);
  // V goes on to the next view, S opens the settings, which a slide does not show.
  await page.keyboard.press("v");
  await poll(async () => (await linkOf(page)).get("cells")).toBeNull();
  await expect(page.locator(".dock-sheet")).toBeHidden();
  await page.keyboard.press("s");
  await expect(page.locator(".dock-sheet")).toBeVisible();
});

test("keys that a slide does not use are forwarded to the embedding deck", async ({ page }) => {
  const src = `/#view=slide&fig=heatmap&${LIST}`;
  const html = `<!doctype html><title>Deck</title><iframe src="${src}" width="960" height="540"></iframe>
    <script>window.told = []; addEventListener("message", ({ data }) => { try { told.push(JSON.parse(data).method); } catch { told.push("?"); } });</script>`;
  await page.route("**/deck.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/deck.html");
  const frame = page.frames().find((frame) => frame.url().includes("view=slide"));
  const told = () => page.evaluate(() => window.told.filter((method) => ["next", "prev"].includes(method)));
  await waitUntilDrawn(page.frameLocator("iframe").locator("#board-heatmap"));
  await poll(() => stateOf(frame)).toBe("4 20 1");
  // After dragging a slider with the mouse, arrow keys still control the deck.
  const slider = await page.frameLocator("iframe").locator("input[type=range]:visible").first().boundingBox();
  await page.mouse.move(slider.x + slider.width / 2, slider.y + slider.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await poll(() => frame.evaluate(() => document.activeElement === document.body)).toBe(true);
  // Also after a click into the plot.
  await page.frameLocator("iframe").locator("#board-heatmap .plot").click();
  await poll(() => frame.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("ArrowLeft");
  await poll(told).toEqual(["prev"]);
  // Now the deck has the focus, until it returns to this slide and sends `slide:start`, as reveal.js does.
  await poll(() => frame.evaluate(() => document.hasFocus())).toBe(false);
  await page.evaluate(() => frames[0].postMessage("slide:start", "*"));
  await poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press("ArrowRight");
  await poll(() => stateOf(frame)).toMatch(/ 2$/);
  await page.keyboard.press("PageDown");
  await poll(() => stateOf(frame)).toMatch(/ 3$/);
  expect(await told()).toEqual(["prev"]);
  await page.keyboard.press("PageDown");
  await poll(told).toEqual(["prev", "next"]);
});

test("with high contrast, text is black, or white in the dark theme, and marks are darker", async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const canvas = document.querySelector("figure[data-figure] canvas");
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      let darkest = 765;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] === 255) darkest = Math.min(darkest, data[at] + data[at + 1] + data[at + 2]);
      }
      return { ink: getComputedStyle(document.body).color, darkest };
    });
  await open(page, "view=slide&fig=ratios&theme=light");
  await waitUntilIdle(page);
  const usual = await colors();
  expect(usual.ink).not.toBe("rgb(0, 0, 0)");
  await follow(page, "view=slide&fig=ratios&theme=light&contrast=1");
  await poll(async () => (await colors()).ink).toBe("rgb(0, 0, 0)");
  await poll(async () => (await colors()).darkest).toBeLessThan(0.6 * usual.darkest);
  expect((await linkOf(page)).get("contrast")).toBe("1");
  // The system's contrast preference has the same effect.
  await page.emulateMedia({ contrast: "more", colorScheme: "dark" });
  await follow(page, "view=slide&fig=ratios");
  await poll(async () => (await colors()).ink).toBe("rgb(255, 255, 255)");
});

/** The 95th percentile. */
const p95 = (times) => times.sort((one, other) => one - other)[Math.floor(0.95 * (times.length - 1))];

/** The numbers of updates to warm up and to measure. Times need many; a few show the resolution. */
const [WARM, UPDATES] = process.env.SLIDE_TIMES ? [20, 60] : [2, 10];

const LARGE = { "512 × 512": "d=512&n=512", "12 288 × 1 048 576": "d=12288&n=1048576" };
for (const [name, link] of Object.entries(LARGE)) {
  for (const id of ["heatmap", "distance-matrix"]) {
    test(`${id} of ${name} is drawn at reduced resolution while it changes on a slide of 3840 × 2160, then at full`, ifRedundant(name.startsWith("512")), async ({ page }) => {
      await page.setViewportSize({ width: 3840, height: 2160 });
      await open(page, `view=slide&fig=${id}&${link}`);
      await waitUntilIdle(page);
      const before = (await pictures(page))[id];
      const found = await page.evaluate(async ([id, warm, count]) => {
        const [canvas, overlayCanvas] = document.querySelectorAll(`figure[data-figure="${id}"] canvas`);
        const base = document.querySelector("input[type=range][name=base]");
        const [full, start] = [canvas.width, base.value];
        // Counts pixels written with `putImageData`, which is most of the work.
        let written = 0;
        const { putImageData } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.putImageData = function (image, ...at) {
          written += image.width * image.height;
          putImageData.call(this, image, ...at);
        };
        const frame = () => new Promise(requestAnimationFrame);
        const move = (step) => {
          base.value = String(Number(base.value) + step * (Number(base.step) || 1));
          base.dispatchEvent(new Event("input", { bubbles: true }));
        };
        // Warm-up: the first updates include compilation.
        for (let step = 0; step < warm; step += 1) {
          move(step % 2 ? 1 : -1);
          await frame();
        }
        performance.clearMeasures();
        const moving = [];
        for (let step = 0; step < count; step += 1) {
          written = 0;
          move(step % 2 ? 2 : -3);
          await frame();
          moving.push({
            width: canvas.width,
            pixels: canvas.width * canvas.height,
            written,
            isOverlayHidden: getComputedStyle(overlayCanvas).visibility === "hidden",
            updates: performance.getEntriesByName("update").length - step,
          });
        }
        base.value = start;
        base.dispatchEvent(new Event("input", { bubbles: true }));
        await frame();
        const from = performance.now();
        while (canvas.width < full && performance.now() - from < 10_000) await frame();
        const sharp = performance.now() - from;
        const updates = performance.getEntriesByName("update").map(({ duration }) => duration);
        return { updates, moving, full, last: canvas.width, sharp };
      }, [id, WARM, UPDATES]);
      const time = p95([...found.updates]);
      console.log(`${id}, ${name}: update p95 ${time.toFixed(1)} ms of ${found.updates.length}, sharp after ${found.sharp.toFixed(0)} ms`);
      for (const { width, pixels, written, isOverlayHidden, updates } of found.moving) {
        // Each canvas pixel is 3 × 3 device pixels, and the overlay canvas is hidden: without a GPU, a browser spends
        // most of its time on scaling canvases up.
        expect(Math.abs(found.full / width - 3)).toBeLessThan(0.02);
        expect(Math.max(pixels, written)).toBeLessThanOrEqual(1.01e6);
        expect(isOverlayHidden).toBe(true);
        // A change is painted in the next frame, not a later one.
        expect(updates).toBe(1);
      }
      expect(found.last).toBe(found.full);
      await waitUntilIdle(page);
      const { base, overlay } = (await pictures(page))[id];
      expect({ base, overlay }).toEqual({ base: before.base, overlay: before.overlay });
      // Checked only on request (SLIDE_TIMES): these times need an otherwise idle machine.
      if (process.env.SLIDE_TIMES) {
        expect(time).toBeLessThanOrEqual(16);
        expect(found.sharp).toBeLessThanOrEqual(200);
      }
    });
  }
}
