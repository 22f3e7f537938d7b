// Every figure is drawn, and redrawn exactly when one of its inputs has changed.
import { test, expect, scrollUntilDrawn, follow, poll, open, waitUntilDrawn, field, figure, figureIds, slider, CHAPTERS, waitUntilLaidOut } from "../page.js";
import { NUMBERS, drawAll, openMore, pictures, waitUntilIdle, settle, openAllVisible } from "../page.js";

const WAVES = ["d_model", "base"];
const MATRIX = [...WAVES, "n_pos"];
const PAIR = [...MATRIX, "pair"];

/** The parameters on which each of the book's figures depends. `edges.rs` tests all figures. */
const DEPENDS = {
  components: PAIR,
  heatmap: MATRIX,
  trajectory: PAIR,
  periodicity: PAIR,
  gallery: ["base", "n_pos"],
  "distance-matrix": MATRIX,
  "distance-offset": MATRIX,
  extrapolation: [...WAVES, "k", "pair"],
  norms: MATRIX,
  wavelengths: MATRIX,
  ratios: WAVES,
  sinusoids: MATRIX,
};

/** For some parameters: the figures in which a mark on the overlay canvas shows the value. */
const MARKED = {
  pos: ["components", "heatmap", "trajectory", "periodicity", "gallery", "distance-matrix", "norms", "sinusoids"],
  k: ["distance-offset", "distance-matrix"],
  pair: ["heatmap", "wavelengths"],
};

/** How far each slider is moved: enough for a visible change. The slider of d_model has 64 steps per octave. */
const STEPS = { d_model: 32, base: 60, n_pos: 40, pos: 7, k: 3, pair: 4 };

// Not pair 0, whose wavelength is 2π at any d_model and base. The cursor is set, since otherwise it scales with n.
const START = "d=64&n=60&pos=10&k=5&pair=3";

/**
 * Scrolls to each figure until it is drawn. Returns, by figure, the number of colors, a hash of the picture, and the
 * texts that overlap.
 */
const walk = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const words = document.createRange();
    // Replaces elements with `display: contents` by their children.
    const boxes = (element) => (getComputedStyle(element).display === "contents" ? [...element.children].flatMap(boxes) : [element]);
    const overlaps = (figure) => {
      const parts = [...figure.children].flatMap(boxes).filter((part) => part.getClientRects().length > 0);
      const ends = parts.map((part) => {
        // A range includes closed and clipped content, too.
        if (part.matches(".notice, :empty")) return part.getBoundingClientRect().bottom;
        words.selectNodeContents(part);
        return (part.querySelector("details") ?? words).getBoundingClientRect().bottom;
      });
      const starts = parts.map((part) => part.getBoundingClientRect().top);
      return parts.slice(1).map((part, index) => [parts[index].className, ends[index] - starts[index + 1]]).filter(([, by]) => by > 1);
    };
    /** Counts the colors of all canvases. Leaves out the margins, which have the tick labels. */
    const colours = (canvases) => {
      const seen = new Set();
      for (const canvas of canvases) {
        const area = [0.2 * canvas.width, 0.05 * canvas.height, 0.75 * canvas.width, 0.75 * canvas.height].map(Math.round);
        for (const pixel of new Uint32Array(canvas.getContext("2d").getImageData(...area).data.buffer)) seen.add(pixel);
      }
      return seen.size;
    };
    const found = {};
    for (const figure of document.querySelectorAll("main figure[data-figure]")) {
      const canvases = [...figure.querySelectorAll("canvas")];
      const until = performance.now() + 20_000;
      for (let frames = 0; frames < 3 || figure.dataset.drawn === "0" || canvases[0].width === 0; frames += 1) {
        if (performance.now() > until) throw new Error(`${figure.dataset.figure} is not drawn`);
        // Chapters that are laid out above the figure may move it.
        figure.querySelector(".plot").scrollIntoView({ block: "center" });
        await frame();
      }
      const { data, width, height } = canvases[0].getContext("2d").getImageData(0, 0, canvases[0].width, canvases[0].height);
      const picture = new Uint32Array(data.buffer).reduce((sum, pixel) => Math.imul(sum ^ pixel, 16777619), 2166136261);
      found[figure.dataset.figure] ??= { colours: colours(canvases), picture: `${width} ${height} ${picture}`, overlaps: overlaps(figure) };
    }
    return found;
  });

test("every figure is drawn when it enters the viewport, no two have the same picture, and texts do not overlap", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1000, height: 844 });
  await open(page, "d=64&n=200&schedule=linear");
  const ids = await figureIds(page);
  expect(ids.length).toBeGreaterThanOrEqual(Object.keys(DEPENDS).length);
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await walk(page);
    expect(Object.keys(found).toSorted()).toEqual(ids.toSorted());
    for (const [id, { colours, overlaps }] of Object.entries(found)) {
      // Background, grid, and at least one more color.
      expect(colours, `${id}, ${width} pixels wide`).toBeGreaterThan(2);
      expect(overlaps, `${id}, ${width} pixels wide`).toEqual([]);
    }
    expect(new Set(Object.values(found).map(({ picture }) => picture)).size).toBe(ids.length);
  }
});

test("an asynchronous search completes after the first draw, and again after a change", async ({ page }) => {
  await open(page, "d=4096&n=2000");
  const finalText = "up to 1999 was searched";
  for (const id of ["schedules", "bases"]) {
    const details = figure(page, id).locator(".more-details");
    await scrollUntilDrawn(page, id);
    await expect(details, id).toContainText(finalText, { timeout: 30_000 });
    // The search restarts when a parameter changes, and completes again.
    const times = await waitUntilDrawn(figure(page, id));
    await slider(page, "base").press("ArrowUp");
    await waitUntilDrawn(figure(page, id), times + 1);
    await expect(details, id).toContainText(finalText, { timeout: 30_000 });
  }
});

test("a plot far from the viewport is skipped in rendering, and redrawn when it scrolls into view", async ({ page }) => {
  await open(page);
  await drawAll(page);
  const isRendered = (id) =>
    figure(page, id)
      .locator("canvas")
      .evaluateAll((all) => all.map((canvas) => canvas.checkVisibility({ contentVisibilityAuto: true })));
  const ids = await figureIds(page);
  // While the heights of chapters are measured, none is skipped.
  await waitUntilLaidOut(page);
  for (const [near, far] of [[ids[0], ids.at(-1)], [ids.at(-1), ids[0]]]) {
    await figure(page, near).scrollIntoViewIfNeeded();
    await poll(() => isRendered(near), near).toEqual([true, true]);
    await poll(() => isRendered(far), far).toEqual([false, false]);
  }
  const before = await waitUntilDrawn(figure(page, "sinusoids"));
  await field(page, "d_model").fill("64");
  await settle(page);
  expect(await waitUntilDrawn(figure(page, "sinusoids"))).toBe(before);
  await scrollUntilDrawn(page, "sinusoids", before + 1);
  await page.emulateMedia({ media: "print" });
  await settle(page);
  for (const id of ids) expect(await isRendered(id), `${id}, printed`).toEqual([true, true]);
});

test("a chapter far from the viewport is skipped in rendering, and keeps its height", async ({ page }) => {
  await open(page);
  const chapters = page.locator(".chapter:visible");
  const heights = () => chapters.evaluateAll((all) => all.map((chapter) => chapter.getBoundingClientRect().height));
  const expectSameHeights = async (when) => {
    await settle(page);
    await waitUntilLaidOut(page);
    const last = chapters.last().locator("h2");
    await poll(() => last.evaluate((head) => head.checkVisibility({ contentVisibilityAuto: true })), when).toBe(false);
    const skippedHeights = await heights();
    const style = await page.addStyleTag({ content: ".chapter, .figure { content-visibility: visible !important }" });
    expect(skippedHeights, when).toEqual(await heights());
    await style.evaluate((style) => style.remove());
  };
  // `open` expands figures in skipped chapters, perhaps after all heights were known: a new width makes the page lay out
  // its chapters again.
  await page.setViewportSize({ width: 1270, height: 800 });
  await expectSameHeights("at first");
  await page.setViewportSize({ width: 700, height: 900 });
  await expectSameHeights("in a narrow window");
  // An embed shows only the board.
  await page.evaluate(() => (location.hash = "view=embed"));
  await expect(chapters).toHaveCount(0);
  // With one figure on the board, the whole lesson is below it.
  await page.evaluate(() => (location.hash = "fig=heatmap"));
  // The scroll position among chapters without a known height is not tested here.
  await expect(chapters).toHaveCount(CHAPTERS);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expectSameHeights("below one figure");
  await page.evaluate(() => (location.hash = ""));
  await expect(chapters).toHaveCount(CHAPTERS);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expectSameHeights("below the usual four again");
});

test("when a page is opened or reloaded at an anchor, distant chapters are skipped too", async ({ page }) => {
  await page.goto("/#attention");
  const first = page.locator("#chapter-1 h2");
  for (const when of ["opened", "loaded again"]) {
    await waitUntilLaidOut(page);
    await expect(page.locator("[data-laid-out]"), when).toHaveCount(0);
    const isRendered = () => first.evaluate((head) => head.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isRendered, when).toBe(false);
    await expect(figure(page, "attention"), when).toBeInViewport();
    if (when === "opened") await page.reload();
  }
});

test("an anchor followed before the heights of chapters are known is reached, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const isKnown = () => page.evaluate(() => document.documentElement.hasAttribute("data-settled"));
  for (const [width, name] of [[700, "many-clocks"], [390, "distance-matrix"], [1000, "many-clocks"]]) {
    await poll(isKnown).toBe(true);
    // At another width the heights are measured again, one chapter per frame; the link is followed before that is done.
    await page.evaluate((name) => {
      const root = document.documentElement;
      addEventListener("hashchange", () => (root.dataset.early = !root.hasAttribute("data-settled")), { once: true });
      new MutationObserver((_, observer) => {
        if (root.hasAttribute("data-settled")) return;
        observer.disconnect();
        location.hash = name;
      }).observe(root, { attributeFilter: ["data-settled"] });
    }, name);
    await page.setViewportSize({ width, height: 844 });
    await poll(() => page.evaluate(() => document.documentElement.dataset.early), `${width}`).toBe("true");
    await poll(isKnown).toBe(true);
    await settle(page);
    await expect(page.locator("[data-laid-out]")).toHaveCount(0);
    const top = await page.locator(`#${name}`).evaluate((place) => place.getBoundingClientRect().top);
    expect(top, `${width}`).toBeLessThan(300);
    expect(top, `${width}`).toBeGreaterThan(0);
    await page.evaluate(() => delete document.documentElement.dataset.early);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

// edges.rs tests, for every figure, that exactly the parameters that it reads change its picture.
test("each slider redraws the figures that depend on it, once, and no others", async ({ page }) => {
  test.slow();
  await openAllVisible(page, `${START}&view=embed&fig=${Object.keys(DEPENDS).join(",")}`);
  await openMore(page);
  await waitUntilIdle(page);
  const start = await pictures(page);
  const draws = () =>
    page.locator("#board figure[data-figure]").evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.figure, Number(dataset.drawn)])));
  for (const name of NUMBERS) {
    const before = await draws();
    const place = Number(await slider(page, name).inputValue());
    await slider(page, name).fill(String(place + STEPS[name]));
    await waitUntilIdle(page);
    const after = await pictures(page);
    for (const [id, reads] of Object.entries(DEPENDS)) {
      const times = reads.includes(name) ? 1 : 0;
      expect(after[id].drawn - before[id], `${name}, ${id}: draws`).toBe(times);
      expect(after[id].base === start[id].base, `${name}, ${id}: same picture`).toBe(times === 0);
    }
    for (const id of MARKED[name] ?? []) {
      expect(after[id].overlay, `${name}, ${id}: mark`).not.toBe(start[id].overlay);
    }
    await slider(page, name).fill(String(place));
    await waitUntilIdle(page);
  }
  // Moving back gives the same pictures: a figure depends only on its parameters.
  const again = await pictures(page);
  for (const id of Object.keys(start)) expect({ ...again[id], drawn: 0 }, id).toEqual({ ...start[id], drawn: 0 });
});

test("many changes within a frame cause at most two draws", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "fig=heatmap");
  const before = await waitUntilDrawn(figure(page, "heatmap"));
  await slider(page, "d_model").evaluate((input) => {
    for (let step = 0; step < 200; step += 1) {
      input.value = String(2 + 2 * step);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  });
  await settle(page);
  expect((await waitUntilDrawn(figure(page, "heatmap"))) - before).toBeLessThanOrEqual(2);
  // The last slider position is 400: 2 · 2^(400/64) is 152.2, rounded to the even number 152.
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 152:");
});

test("a figure's own choices change its picture", async ({ page }) => {
  const expectOwnChange = async (id, option) => {
    const before = await pictures(page);
    await figure(page, id).getByRole("radio", { name: option }).check();
    await settle(page);
    const after = await pictures(page);
    expect(after[id].base, id).not.toBe(before[id].base);
    for (const other of Object.keys(before).filter((other) => other !== id)) {
      expect(after[other].drawn, `${other} beside ${id}`).toBe(before[other].drawn);
    }
  };
  // With other figures on the board, a figure shows only its first choice; alone, all of them.
  await openAllVisible(page, "view=embed&fig=heatmap,norms");
  await expectOwnChange("heatmap", "angles");
  await expectOwnChange("norms", "bfloat16");
  await follow(page, "view=embed&fig=heatmap");
  await poll(() => figureIds(page)).toEqual(["heatmap"]);
  await waitUntilIdle(page);
  await expectOwnChange("heatmap", "down");
});

test("each of 128 dimensions is at least two pixels high, one on a phone, and heights differ by at most one pixel", async ({ page }) => {
  // At position 0 sines are 0 and cosines 1, so adjacent rows differ.
  await open(page, "n=1&pos=0&k=0&cells=value");
  for (const [width, minHeight] of [[1280, 2], [390, 1]]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollUntilDrawn(page, "heatmap");
    const runs = () =>
      figure(page, "heatmap").locator("canvas").first().evaluate((canvas) => {
        const { data } = canvas.getContext("2d").getImageData(Math.round(canvas.width / 4), 0, 1, canvas.height);
        const runs = [];
        for (let at = 0; at < data.length; at += 4) {
          const color = data.slice(at, at + 4).join();
          if (runs.at(-1)?.color === color) runs.at(-1).length += 1;
          else runs.push({ color, length: 1 });
        }
        return runs.map(({ length }) => length);
      });
    const canvas = figure(page, "heatmap").locator("canvas").first();
    await poll(() => canvas.evaluate(({ width, clientWidth }) => Math.abs(width - clientWidth))).toBeLessThanOrEqual(1);
    // Leaves out the axis at the bottom, the legend at the top, whose pixels depend on the font, and the first five
    // rows, which are crossed by a line: pairs below it never finish a turn.
    const rows = (await runs()).slice(-3 - 123, -3);
    expect(rows).toHaveLength(123);
    // Rows fill the plot, so their heights differ by at most one pixel.
    expect(Math.min(...rows), `${width}`).toBeGreaterThanOrEqual(minHeight);
    expect(Math.max(...rows) - Math.min(...rows), `${width}`).toBeLessThanOrEqual(1);
  }
});
