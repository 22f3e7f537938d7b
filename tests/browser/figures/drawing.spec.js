// Every figure is drawn, and redrawn exactly when something that it depends on has changed.
import { test, expect, bring, poll, open, drawn, field, figure, figureIds, slider, CHAPTERS, EVERY } from "../page.js";
import { NUMBERS, drawAll, further, pictures, rest, settle, openInSight } from "../page.js";

const WAVES = ["d_model", "base"];
const MATRIX = [...WAVES, "n_pos"];
const PAIR = [...MATRIX, "pair"];

/** The numbers from which each of the book's figures is computed. The other tests cover further figures, too. */
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

/** Figures in which a mark on the overlay canvas shows the number. */
const MARKED = {
  pos: ["components", "heatmap", "trajectory", "periodicity", "gallery", "distance-matrix", "norms", "sinusoids"],
  k: ["distance-offset", "distance-matrix"],
  pair: ["heatmap", "wavelengths"],
};

/** How far each slider is moved, large enough for a visible change. That of d_model has 64 steps per octave. */
const STEPS = { d_model: 32, base: 60, n_pos: 40, pos: 7, k: 3, pair: 4 };

// Not pair 0, whose wavelength is 2π at any d_model and base. A cursor that has been set does not scale with the
// length.
const START = "d=64&n=60&pos=10&k=5&pair=3";

test("every figure is drawn when it first enters the viewport", async ({ page }) => {
  await open(page);
  const ids = await figureIds(page);
  expect(ids.length).toBeGreaterThanOrEqual(Object.keys(DEPENDS).length);
  for (const id of ids) {
    await bring(page, id);
    // Marks at the cursor are drawn on a separate canvas.
    const colours = await figure(page, id).locator("canvas").evaluateAll((all) => {
      const seen = all.flatMap((canvas) => {
        // Without the margins, which have the tick labels.
        const [left, top, width, height] = [0.2, 0.05, 0.75, 0.75];
        const [across, down] = [canvas.width, canvas.height];
        const area = [left * across, top * down, width * across, height * down].map(Math.round);
        const { data } = canvas.getContext("2d").getImageData(...area);
        return [...new Set(new Uint32Array(data.buffer))];
      });
      return new Set(seen).size;
    });
    // Background, grid, and at least one more color.
    expect(colours, id).toBeGreaterThan(2);
  }
});

test("an asynchronous search continues after the first draw, and shows its progress", async ({ page }) => {
  await open(page, "d=4096&n=2000");
  const told = "up to 1999 was searched";
  for (const id of ["schedules", "bases"]) {
    const details = figure(page, id).locator(".more-details");
    await bring(page, id);
    await expect(details, id).toContainText(told, { timeout: 30_000 });
    // It restarts when a parameter changes, and completes again.
    const times = await drawn(figure(page, id));
    await slider(page, "base").press("ArrowUp");
    await drawn(figure(page, id), times + 1);
    await expect(details, id).toContainText(told, { timeout: 30_000 });
  }
});

test("a plot far from the viewport is skipped in rendering", async ({ page }) => {
  await open(page);
  await drawAll(page);
  const takesPart = (id) =>
    figure(page, id)
      .locator("canvas")
      .evaluateAll((all) => all.map((canvas) => canvas.checkVisibility({ contentVisibilityAuto: true })));
  const ids = await figureIds(page);
  for (const [near, far] of [[ids[0], ids.at(-1)], [ids.at(-1), ids[0]]]) {
    await figure(page, near).scrollIntoViewIfNeeded();
    await settle(page);
    expect(await takesPart(near), near).toEqual([true, true]);
    expect(await takesPart(far), far).toEqual([false, false]);
  }
  await page.emulateMedia({ media: "print" });
  await settle(page);
  for (const id of ids) expect(await takesPart(id), `${id}, printed`).toEqual([true, true]);
});

test("a chapter far from the viewport is skipped in rendering, and keeps its height", async ({ page }) => {
  await open(page);
  // Once its height is known.
  const known = () => page.waitForFunction(() => document.documentElement.hasAttribute("data-settled"));
  const chapters = page.locator(".chapter:visible");
  const heights = () => chapters.evaluateAll((all) => all.map((chapter) => chapter.getBoundingClientRect().height));
  const areKept = async (when) => {
    await settle(page);
    await known();
    const last = chapters.last().locator("h2");
    await poll(() => last.evaluate((head) => head.checkVisibility({ contentVisibilityAuto: true })), when).toBe(false);
    const kept = await heights();
    const all = await page.addStyleTag({ content: ".chapter, .figure { content-visibility: visible !important }" });
    expect(kept, when).toEqual(await heights());
    await all.evaluate((style) => style.remove());
  };
  await areKept("at first");
  await page.setViewportSize({ width: 700, height: 900 });
  await areKept("in a narrow window");
  // An embed shows only the board.
  await page.evaluate(() => (location.hash = "view=embed"));
  await expect(chapters).toHaveCount(0);
  // With one figure on the board, the whole lesson is below it.
  await page.evaluate(() => (location.hash = "fig=heatmap"));
  // The scroll position among chapters without a known height is not tested here.
  await expect(chapters).toHaveCount(CHAPTERS);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await areKept("below one figure");
  await page.evaluate(() => (location.hash = ""));
  await expect(chapters).toHaveCount(CHAPTERS);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await areKept("below the usual four again");
});

test("when a page is opened or reloaded at an anchor, distant chapters are skipped too", async ({ page }) => {
  await page.goto("/#attention");
  const first = page.locator("#chapter-1 h2");
  for (const when of ["opened", "loaded again"]) {
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-settled"));
    await expect(page.locator("[data-laid-out]"), when).toHaveCount(0);
    const takesPart = () => first.evaluate((head) => head.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(takesPart, when).toBe(false);
    await expect(figure(page, "attention"), when).toBeInViewport();
    if (when === "opened") await page.reload();
  }
});

test("an anchor followed before the heights of chapters are known is reached, too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
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

for (const width of [1000, 390]) {
  test(`texts of a figure do not overlap, ${width} pixels wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await open(page, "d=64&n=200&schedule=linear");
    await drawAll(page);
    for (const id of await figureIds(page)) {
      await figure(page, id).scrollIntoViewIfNeeded();
      const overlaps = await figure(page, id).evaluate((frame) => {
        const words = document.createRange();
        // Replaces elements with `display: contents` by their children.
        const boxes = (element) => (getComputedStyle(element).display === "contents" ? [...element.children].flatMap(boxes) : [element]);
        const parts = [...frame.children].flatMap(boxes).filter((part) => part.getClientRects().length > 0);
        const ends = parts.map((part) => {
          // A range includes closed and clipped content, too.
          if (part.matches(".notice, :empty")) return part.getBoundingClientRect().bottom;
          words.selectNodeContents(part);
          return (part.querySelector("details") ?? words).getBoundingClientRect().bottom;
        });
        const starts = parts.map((part) => part.getBoundingClientRect().top);
        return parts.slice(1).map((part, index) => [parts[index].className, ends[index] - starts[index + 1]]);
      });
      expect(overlaps.filter(([, by]) => by > 1), id).toEqual([]);
    }
  });
}

test("no two figures have the same picture", async ({ page }) => {
  await open(page);
  const bases = [];
  for (const id of await figureIds(page)) {
    await bring(page, id);
    bases.push(await figure(page, id).locator("canvas").first().evaluate((canvas) => canvas.toDataURL()));
  }
  expect(new Set(bases).size).toBe(bases.length);
});

test("each slider redraws the figures that depend on it, once, and no others", async ({ page }) => {
  test.slow();
  await openInSight(page, `${START}&view=embed&${EVERY}`);
  await further(page);
  await rest(page);
  const still = new Set(await figureIds(page));
  for (const name of NUMBERS) {
    const before = await pictures(page);
    const place = Number(await slider(page, name).inputValue());
    await slider(page, name).fill(String(place + STEPS[name]));
    await rest(page);
    const after = await pictures(page);
    for (const [id, reads] of Object.entries(DEPENDS)) {
      const draws = reads.includes(name) ? 1 : 0;
      expect(after[id].drawn - before[id].drawn, `${name}, ${id}: draws`).toBe(draws);
      expect(after[id].base === before[id].base, `${name}, ${id}: same picture`).toBe(draws === 0);
    }
    for (const id of MARKED[name] ?? []) {
      expect(after[id].overlay, `${name}, ${id}: mark`).not.toBe(before[id].overlay);
    }
    for (const id of Object.keys(after)) {
      if (after[id].base === before[id].base) continue;
      expect(after[id].drawn, `${name}, ${id}`).toBeGreaterThan(before[id].drawn);
      still.delete(id);
    }
    // Moving back gives the same pictures: a figure depends only on its parameters.
    await slider(page, name).fill(String(place));
    await rest(page);
    const again = await pictures(page);
    for (const id of Object.keys(before)) {
      expect({ ...again[id], drawn: 0 }, `${name}, ${id}`).toEqual({ ...before[id], drawn: 0 });
    }
  }
  // Every figure depends on at least one of them.
  expect([...still]).toEqual([]);
});

test("many changes within a frame cause at most two draws", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "fig=heatmap");
  const before = await drawn(figure(page, "heatmap"));
  await slider(page, "d_model").evaluate((input) => {
    for (let step = 0; step < 200; step += 1) {
      input.value = String(2 + 2 * step);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  });
  await settle(page);
  expect((await drawn(figure(page, "heatmap"))) - before).toBeLessThanOrEqual(2);
  // The last slider position is 400: 2 · 2^(400/64) is 152.2, rounded to the even number 152.
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 152:");
});

test("a figure far from the viewport is redrawn when it scrolls into view", async ({ page }) => {
  await open(page);
  await drawAll(page);
  const before = await drawn(figure(page, "sinusoids"));
  await field(page, "d_model").fill("64");
  await settle(page);
  expect(await drawn(figure(page, "sinusoids"))).toBe(before);
  await bring(page, "sinusoids", before + 1);
});

test("a figure's own choices change its picture", async ({ page }) => {
  const changes = async (id, option) => {
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
  await openInSight(page, "view=embed&fig=heatmap,norms");
  await changes("heatmap", "angles");
  await changes("norms", "bfloat16");
  await openInSight(page, "view=embed&fig=heatmap");
  await changes("heatmap", "down");
});

for (const [width, least] of [[1280, 2], [390, 1]]) {
  test(`each of 128 dimensions is at least ${least} px high, all equally, at a viewport width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // At position 0 sines are 0 and cosines 1, so adjacent rows differ.
    await open(page, "n=1&pos=0&k=0&cells=value");
    await bring(page, "heatmap");
    const runs = await figure(page, "heatmap").locator("canvas").first().evaluate((canvas) => {
      const { data } = canvas.getContext("2d").getImageData(canvas.width / 2, 0, 1, canvas.height);
      const runs = [];
      for (let at = 0; at < data.length; at += 4) {
        const color = data.slice(at, at + 4).join();
        if (runs.at(-1)?.color === color) runs.at(-1).length += 1;
        else runs.push({ color, length: 1 });
      }
      return runs.map(({ length }) => length);
    });
    // Above them are the legend, whose pixels depend on the font, and, over the first rows, the line below which pairs
    // never finish a turn; below them is the axis.
    const rows = runs.slice(-3 - 123, -3);
    expect(rows).toHaveLength(123);
    // Rows fill the plot, so their heights differ by at most one pixel.
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });
}
