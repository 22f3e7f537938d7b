// Pointing at a figure: the exact value under the pointer, and one cursor shared by all figures.
import { test, expect, open, drawn, field, figure, figureIds, number, reference } from "./page.js";
import { pictures, settle, showAll } from "./page.js";

/** Points at a place of a figure, given as parts of its plot's width and height. */
async function point(page, id, [x, y] = [0.5, 0.5], act = (at) => page.mouse.move(...at)) {
  const plot = figure(page, id).locator(".plot");
  await plot.scrollIntoViewIfNeeded();
  // Before its first picture there is nothing to read.
  await drawn(figure(page, id));
  const box = await plot.boundingBox();
  await act([box.x + x * box.width, box.y + y * box.height]);
}

const reading = (page, id) => figure(page, id).locator(".reading");

test("the reading of the matrix is the encoding to six digits", async ({ page }) => {
  const rows = reference("pe_d128_b10000_n51.csv");
  await open(page);
  for (const place of [[0.3, 0.2], [0.5, 0.5], [0.7, 0.35], [0.4, 0.75]]) {
    await point(page, "heatmap", place);
    await expect(reading(page, "heatmap")).toHaveText(/pos \d+, dimension \d+ \((sin|cos) of pair \d+\): /);
    const text = await reading(page, "heatmap").textContent();
    const [, pos, dim, component, pair] = /pos (\d+), dimension (\d+) \((\w+) of pair (\d+)\)/.exec(text);
    const value = rows[pos][`dim${dim}`];
    const digits = 5 - Math.floor(Math.log10(Math.abs(value)));
    expect(Math.abs(number(text.split(": ")[1]) - value)).toBeLessThanOrEqual(0.5001 * 10 ** -digits);
    expect([component, Number(pair)]).toEqual([dim % 2 ? "cos" : "sin", Math.floor(dim / 2)]);
  }
});

test("the reading of a distance is the distance of its offset", async ({ page }) => {
  const rows = reference("offset_dot_distance.csv").filter(({ d_model, base }) => d_model === 128 && base === 10_000);
  await open(page);
  await point(page, "distance-offset", [0.4, 0.5]);
  await expect(reading(page, "distance-offset")).toHaveText(/offset \d+: distance/);
  const [, offset, distance] = /offset (\d+): distance (\S+)/.exec(await reading(page, "distance-offset").textContent());
  expect(number(distance)).toBeCloseTo(rows.find(({ delta }) => delta === Number(offset)).distance, 4);
  await expect(field(page, "k")).toHaveValue(offset);
});

test("pointing moves the cursor, and its mark in every figure that has one", async ({ page }) => {
  await open(page);
  await showAll(page);
  const before = await pictures(page);
  await point(page, "components", [0.8, 0.5]);
  await expect(reading(page, "components")).toHaveText(/pos \d+: sin/);
  const [, pos] = /pos (\d+)/.exec(await reading(page, "components").textContent());
  await expect(field(page, "pos")).toHaveValue(pos);
  expect(pos).not.toBe("10");
  await settle(page);
  const after = await pictures(page);
  for (const id of ["components", "heatmap", "trajectory", "periodicity", "gallery", "distance-matrix", "sinusoids"]) {
    expect(after[id].overlay, id).not.toBe(before[id].overlay);
  }
  // The marks have a canvas of their own: no figure was drawn again.
  for (const id of Object.keys(before)) expect(after[id].drawn, id).toBe(before[id].drawn);
});

test("only the figure that is pointed at has a reading, and none when the pointer leaves", async ({ page }) => {
  await open(page);
  await point(page, "heatmap");
  await expect(reading(page, "heatmap")).toHaveAttribute("data-read", "");
  await point(page, "components");
  await expect(reading(page, "components")).toHaveAttribute("data-read", "");
  await expect(page.locator(".reading[data-read]")).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(page.locator(".reading[data-read]")).toHaveCount(0);
});

test("every figure can be pointed at anywhere without harm", async ({ page }) => {
  await open(page);
  for (const id of await figureIds(page)) {
    await figure(page, id).locator(".plot").scrollIntoViewIfNeeded();
    await drawn(figure(page, id));
    const box = await figure(page, id).locator(".plot").boundingBox();
    for (const x of [0.01, 0.35, 0.65, 0.99]) {
      for (const y of [0.01, 0.35, 0.65, 0.99]) await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
    }
  }
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a tap reads a value and moves the cursor, and the value stays to be read", async ({ page }) => {
    await open(page);
    await point(page, "components", [0.7, 0.5], (at) => page.touchscreen.tap(...at));
    await settle(page);
    await expect(reading(page, "components")).toHaveText(/pos \d+: sin/);
    const [, pos] = /pos (\d+)/.exec(await reading(page, "components").textContent());
    await expect(field(page, "pos")).toHaveValue(pos);
    await drawn(figure(page, "heatmap"));
    await point(page, "heatmap", [0.5, 0.5], (at) => page.touchscreen.tap(...at));
    await expect(reading(page, "heatmap")).toHaveText(/dimension/);
    await expect(page.locator(".reading[data-read]")).toHaveCount(1);
  });
});
