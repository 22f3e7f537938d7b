// What course pages, tests and measurements find in the document.
import { test, expect, boardIds, poll, open, drawn, field, figure, figureIds, rest } from "../page.js";
import { NUMBERS, drawAll, settle, openInSight, uncoverAll } from "../page.js";

const measures = (page, name) =>
  page.evaluate(
    (name) => performance.getEntriesByName(name, "measure").map(({ startTime, duration }) => ({ startTime, duration })),
    name,
  );

test("each number has one slider and one field, both of its name", { tag: "@smoke" }, async ({ page }) => {
  await open(page);
  for (const type of ["range", "number"]) {
    const names = await page.locator(`input[type=${type}]`).evaluateAll((inputs) => inputs.map((input) => input.name));
    expect(names.filter((name) => NUMBERS.includes(name)).toSorted()).toEqual(NUMBERS.toSorted());
  }
});

test("the book's figures are there, and each can be linked to", async ({ page }) => {
  await open(page);
  const ids = await figureIds(page);
  // Some stand once more, with what a model learned, under ids of their own.
  for (const id of ["trajectory-2", "wavelengths-2"]) await expect(page.locator(`main figure#${id}`)).toHaveCount(1);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...["components", "heatmap", "trajectory", "periodicity", "gallery", "distance-matrix", "distance-offset"],
      ...["extrapolation", "norms", "wavelengths", "ratios", "sinusoids"],
    ]),
  );
  for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  // Four of them stand on the board, too, where they have ids of their own.
  const shown = await boardIds(page);
  expect(shown).toEqual(["heatmap", "trajectory", "distance-matrix", "wavelengths"]);
  for (const id of shown) await expect(page.locator(`[id="board-${id}"]`)).toHaveCount(1);
});

test("each figure has a canvas, a caption and a text that says what there is to see", async ({ page }) => {
  await open(page);
  await uncoverAll(page);
  await drawAll(page);
  for (const id of await figureIds(page)) {
    await expect(figure(page, id).locator("canvas").first(), id).toBeVisible();
    await expect(figure(page, id).locator("figcaption"), id).toHaveText(/\S.{20}/);
    const described = figure(page, id).locator("canvas[aria-describedby]").first();
    await expect(described, id).toHaveAccessibleName(/\S/);
    await expect(described, id).toHaveAccessibleDescription(/\S.{40}/);
    // A brace is a forgotten value, a word with dots a missing text.
    const words = await figure(page, id).innerText();
    expect(words, id).not.toMatch(/[{}]|NaN|undefined|\bfigure\.[a-z-]+\./);
  }
});

test("the text of a figure follows the parameters", async ({ page }) => {
  await open(page, "fig=heatmap");
  const canvas = figure(page, "heatmap").locator("canvas").first();
  await expect(canvas).toHaveAccessibleDescription(/128 dimensions/);
  await field(page, "d_model").fill("64");
  await expect(canvas).toHaveAccessibleDescription(/64 dimensions/);
});

test("data-drawn starts at the first draw and counts up by one after each", async ({ page }) => {
  await page.addInitScript(() => {
    window.counts = [];
    const record = () => {
      const count = document.querySelector("figure[data-figure]")?.dataset.drawn;
      if (count !== undefined && count !== window.counts.at(-1)) window.counts.push(count);
    };
    new MutationObserver(record).observe(document, { attributes: true, subtree: true, childList: true });
  });
  await open(page, "fig=heatmap");
  const first = await drawn(figure(page, "heatmap"));
  for (const [step, width] of ["64", "32", "16"].entries()) {
    await field(page, "d_model").fill(width);
    expect(await drawn(figure(page, "heatmap"), first + step + 1)).toBe(first + step + 1);
  }
  // No number was skipped or repeated.
  const counts = (await page.evaluate(() => window.counts)).map(Number);
  expect(counts).toEqual(counts.map((_, index) => counts[0] + index));
});

test("the caption is already the new one when data-drawn counts up", async ({ page }) => {
  await open(page, "fig=heatmap");
  await page.evaluate(() => {
    const frame = document.querySelector("figure[data-figure]");
    const record = () => {
      window.seen = frame.querySelector("figcaption").textContent;
    };
    new MutationObserver(record).observe(frame, { attributeFilter: ["data-drawn"] });
  });
  await field(page, "d_model").fill("62");
  await poll(() => page.evaluate(() => window.seen)).toContain("d_model 62:");
});

/** How often a figure was drawn, in the lesson and on the board. */
const draws = (page, id) =>
  page
    .locator(`figure[data-figure="${id}"]`)
    .evaluateAll((views) => views.map(({ dataset }) => Number(dataset.drawn)).reduce((sum, count) => sum + count, 0));

test("each draw is measured by its figure's name, from the first one on", async ({ page }) => {
  await openInSight(page, "");
  for (const id of await figureIds(page)) {
    const measured = await measures(page, `draw ${id}`);
    // A search that goes on may have it drawn between two looks.
    await poll(async () => (await measures(page, `draw ${id}`)).length - (await draws(page, id)), id).toBe(0);
    expect(await draws(page, id), id).toBeGreaterThan(0);
    expect(measured.every(({ duration }) => duration > 0), id).toBe(true);
  }
  await field(page, "base").fill("777");
  await rest(page);
  for (const id of await figureIds(page)) {
    await poll(async () => (await measures(page, `draw ${id}`)).length - (await draws(page, id)), id).toBe(0);
  }
});

test("an update is measured once, and covers all that was drawn in it", async ({ page }) => {
  await openInSight(page, "");
  await page.evaluate(() => performance.clearMeasures());
  await field(page, "base").fill("777");
  await settle(page);
  const [update, ...further] = await measures(page, "update");
  expect(further).toEqual([]);
  const ends = ({ startTime, duration }) => startTime + duration;
  let sum = 0;
  for (const [id, views] of [["components", 1], ["heatmap", 2], ["gallery", 1], ["distance-matrix", 2], ["sinusoids", 1]]) {
    const all = await measures(page, `draw ${id}`);
    // Once each, in the lesson and on the board.
    expect(all.length, id).toBe(views);
    for (const draw of all) {
      expect(draw.startTime, id).toBeGreaterThanOrEqual(update.startTime);
      // Two floating-point sums of the same times may differ in their last digits.
      expect(ends(draw), id).toBeLessThanOrEqual(ends(update) + 1e-6);
      sum += draw.duration;
    }
  }
  expect(update.duration).toBeGreaterThanOrEqual(sum - 1e-6);
});

test("each update is measured, even one that only moves the cursor", async ({ page }) => {
  await open(page, "fig=heatmap");
  await page.evaluate(() => performance.clearMeasures());
  for (const [index, pos] of ["20", "30", "40"].entries()) {
    await field(page, "pos").fill(pos);
    await settle(page);
    expect(await measures(page, "update")).toHaveLength(index + 1);
  }
  expect(await measures(page, "draw heatmap")).toEqual([]);
});

test("while all is well no alert is shown, and there is a place for one at each figure", async ({ page }) => {
  await open(page);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  for (const id of await figureIds(page)) {
    await expect(figure(page, id).locator("[role=alert]"), id).toHaveCount(1);
  }
});
