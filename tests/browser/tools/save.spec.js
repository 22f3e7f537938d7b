// Exports: images that can be opened and are not blank, and tables and matrices with the right numbers.
import { readFileSync } from "node:fs";
import { test, expect, follow, open, settle, FIGURES, figureIds, waitForLazyChunk, openWords } from "../page.js";

const dialog = (page) => page.getByRole("dialog");

/** Opens the tab "Save" of the tools of the page, or of a figure in the lesson. */
async function save(page, id) {
  await page.keyboard.press("Shift");
  await waitForLazyChunk(page);
  if (id) await openWords(page, id);
  await page.locator(id ? `main #${id} .tools-button` : "#page-tools .tools-button").click();
  await dialog(page).getByRole("tab", { name: "Save" }).click();
}

const choose = (page, legend, label) => dialog(page).getByRole("group", { name: legend }).getByLabel(label, { exact: true }).check();

/** Presses "Download"; returns the file's name and bytes. */
async function download(page) {
  const [file] = await Promise.all([page.waitForEvent("download"), dialog(page).getByRole("button", { name: "Download" }).click()]);
  await expect(dialog(page).getByRole("status")).toContainText(file.suggestedFilename());
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The chunks of a PNG: their names and contents. */
function chunks(png) {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const found = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.push([png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  expect(found.at(-1)[0]).toBe("IEND");
  return found;
}

/** The text chunks of a PNG, by keyword. */
const wordsOf = (png) =>
  Object.fromEntries(
    chunks(png)
      .filter(([name]) => name === "iTXt")
      .map(([, content]) => {
        const text = content.toString("utf8");
        return [text.slice(0, text.indexOf("\0")), text.slice(text.lastIndexOf("\0") + 1)];
      }),
  );

/** Decodes an image in the browser: its size, number of colors, corner pixel, and the fraction that is not background. */
const decodeImage = (page, { bytes, type }) =>
  page.evaluate(
    async ([base64, type]) => {
      const image = new Image();
      image.src = `data:${type};base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const paper = pixels[0];
      const inked = pixels.reduce((count, pixel) => count + (pixel !== paper), 0) / pixels.length;
      return { width: canvas.width, height: canvas.height, colours: new Set(pixels).size, inked, corner: [...new Uint8Array(new Uint32Array([paper]).buffer)] };
    },
    [bytes.toString("base64"), type],
  );

/** Parses CSV: the comment lines with `#`, the head and the rows. */
function table(csv) {
  const lines = csv.split("\r\n");
  const notes = lines.filter((line) => line.startsWith("#"));
  const unquoted = (field) => field.replace(/^"|"$/g, "").replaceAll('""', '"');
  const split = (line) => [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, field]) => unquoted(field));
  const [head, ...rows] = lines.slice(notes.length).filter(Boolean).map(split);
  return { notes, head, rows };
}

/**
 * A figure of cells, one that rotates, and one with the reader's words. export_pictures.rs and export_numbers.rs test
 * the SVG, the table and the PNG texts of every figure without a browser.
 */
const KINDS = ["heatmap", "torus", "attention"];

test("every figure can be chosen for export, and one of each kind is saved as PNG, SVG and CSV", async ({ page }) => {
  test.slow();
  await open(page);
  const ids = await figureIds(page);
  expect(ids).toHaveLength(FIGURES);
  await save(page);
  const offered = await dialog(page).locator("select[name=save-figure] option").evaluateAll((all) => all.map(({ value }) => value));
  expect(offered.toSorted()).toEqual(ids.toSorted());
  for (const id of KINDS) {
    await dialog(page).locator("select[name=save-figure]").selectOption(id);
    await choose(page, "Format", "PNG");
    await choose(page, "Pixels", "1×");
    const png = await download(page);
    expect(png.name, id).toMatch(new RegExp(`^phasor-${id}(-[a-z]+[0-9.]+)*\\.png$`));
    const words = wordsOf(png.bytes);
    expect(words.Title.length, id).toBeGreaterThan(3);
    expect(words.URL, id).toContain(`#fig=${id}`);
    expect(words.Software, id).toMatch(/^Phasor \d/);
    const picture = await decodeImage(page, { bytes: png.bytes, type: "image/png" });
    expect([picture.width >= 600, picture.height >= 400], id).toEqual([true, true]);
    expect(picture.corner, id).toEqual([255, 255, 255, 255]);
    expect(picture.inked, id).toBeGreaterThan(0.01);
    expect(picture.colours, id).toBeGreaterThan(8);
    await choose(page, "Format", "SVG");
    const svg = await download(page);
    const tags = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      return { failed: parsed.querySelector("parsererror")?.textContent ?? "", words: parsed.querySelectorAll("text").length, shapes: parsed.querySelectorAll("path, line, rect, polyline, polygon, circle, image").length };
    }, svg.bytes.toString("utf8"));
    expect(tags.failed, id).toBe("");
    expect(tags.words, id).toBeGreaterThan(5);
    expect(tags.shapes, id).toBeGreaterThan(3);
    const vector = await decodeImage(page, { bytes: svg.bytes, type: "image/svg+xml" });
    expect([vector.width, vector.height], id).toEqual([picture.width, picture.height]);
    expect(vector.inked, id).toBeGreaterThan(0.01);
    // The same content: about the same fraction of pixels is painted.
    expect(Math.abs(vector.inked - picture.inked), id).toBeLessThan(0.1);

    await choose(page, "Format", "CSV");
    const { notes, head, rows } = table((await download(page)).bytes.toString("utf8"));
    expect(notes.join("\n"), id).toContain(`#fig=${id}`);
    expect(head.slice(0, 4), id).toEqual(["panel", "mark", "kind", "name"]);
    expect(rows.length, id).toBeGreaterThan(1);
    // If panels have titles, these are in a fifth column.
    const nameColumns = head[4] === "title" ? 5 : 4;
    const numbers = rows.flatMap((row) => row.slice(nameColumns)).filter((field) => field !== "").map(Number);
    expect(numbers.length, id).toBeGreaterThan(1);
    expect(numbers.every((value) => Number.isFinite(value)), id).toBe(true);
    expect(rows.every((row) => row.length === head.length), id).toBe(true);
  }
});

test("an image can have scale 1, 2 or 4, a light or dark theme, and an opaque or transparent background", async ({ page }) => {
  await open(page, "fig=components&d=64");
  await save(page, "components");
  const unscaled = { width: 0, height: 0 };
  for (const ratio of [1, 2, 4]) {
    await choose(page, "Pixels", `${ratio}×`);
    const { bytes } = await download(page);
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    if (ratio === 1) Object.assign(unscaled, { width, height });
    expect([width, height]).toEqual([unscaled.width * ratio, unscaled.height * ratio]);
  }
  await choose(page, "Pixels", "1×");
  await choose(page, "Colours", "dark");
  const dark = await decodeImage(page, { bytes: (await download(page)).bytes, type: "image/png" });
  expect(Math.max(...dark.corner.slice(0, 3))).toBeLessThan(64);
  await choose(page, "Paper", "transparent");
  for (const [format, type] of [["PNG", "image/png"], ["SVG", "image/svg+xml"]]) {
    await choose(page, "Format", format);
    const clear = await decodeImage(page, { bytes: (await download(page)).bytes, type });
    expect(clear.corner, format).toEqual([0, 0, 0, 0]);
    expect(clear.inked, format).toBeGreaterThan(0.01);
  }
});

test("a table has the displayed numbers, and the file name has their parameters", { tag: ["@smoke", "@full"] }, async ({ page }) => {
  await open(page, "fig=heatmap&d=16&n=20&base=500&cells=value");
  await save(page, "heatmap");
  await choose(page, "Format", "CSV");
  const { name, bytes } = await download(page);
  expect(name).toBe("phasor-heatmap-d16-base500-n20.csv");
  const { head, rows } = table(bytes.toString("utf8"));
  const cells = rows.filter(([panel, , kind]) => panel === "1" && kind === "cells").map((row) => row.slice(4).filter((field) => field !== "").map(Number));
  expect(cells).toHaveLength(16 * 20);
  expect(head.length).toBeGreaterThan(6);
  const exact = (pos, dim) => (dim % 2 ? Math.cos : Math.sin)(pos / 500 ** ((dim - (dim % 2)) / 16));
  for (const [x, y, value] of cells) {
    // Positions and dimensions in either orientation; the tolerance is for two ways to compute the same power.
    expect(Math.abs(value - exact(Math.round(x), Math.round(y))) < 1e-12 || Math.abs(value - exact(Math.round(y), Math.round(x))) < 1e-12, `${x} ${y} ${value}`).toBe(true);
  }
});

test("during a comparison, a table has both sets, named in each row, and an image names both", async ({ page }) => {
  await open(page, "d=32&base=500&a=d%3D16");
  await save(page, "wavelengths");
  await choose(page, "Format", "CSV");
  const both = table((await download(page)).bytes.toString("utf8"));
  expect(both.head.slice(0, 5)).toEqual(["set", "panel", "mark", "kind", "name"]);
  expect(new Set(both.rows.map(([set]) => set))).toEqual(new Set(["A", "B"]));
  expect(both.notes.join("\n")).toContain("a=d%3D16");
  await choose(page, "Format", "PNG");
  await choose(page, "Pixels", "1×");
  const png = await download(page);
  const words = wordsOf(png.bytes);
  expect(words.URL).toContain("a=d%3D16");
  expect(words.Parameters).toMatch(/16/);
  expect(words.Parameters).toMatch(/32/);
  const picture = await decodeImage(page, { bytes: png.bytes, type: "image/png" });
  expect(picture.inked).toBeGreaterThan(0.01);
});

test("the encoding is exported as a matrix for NumPy, in either precision", async ({ page }) => {
  await open(page, "fig=heatmap,alibi&d=10&n=7");
  await save(page, "heatmap");
  for (const [label, descr, bytes, tolerance] of [["NPY, f32", "<f4", 4, 6e-8], ["NPY, f64", "<f8", 8, 1e-15]]) {
    await choose(page, "Format", label);
    const { name, bytes: file } = await download(page);
    expect(name).toBe(`phasor-heatmap-d10-n7.f${bytes * 8}.npy`);
    expect(file.subarray(1, 6).toString()).toBe("NUMPY");
    const length = file.readUInt16LE(8);
    const header = file.toString("latin1", 10, 10 + length);
    expect(header).toContain(`'descr': '${descr}'`);
    expect(header).toContain("'shape': (7, 10)");
    expect(file.length).toBe(10 + length + 70 * bytes);
    for (let pos = 0; pos < 7; pos += 1) {
      for (let dim = 0; dim < 10; dim += 1) {
        const at = 10 + length + (pos * 10 + dim) * bytes;
        const value = bytes === 4 ? file.readFloatLE(at) : file.readDoubleLE(at);
        const exact = (dim % 2 ? Math.cos : Math.sin)(pos / 10000 ** ((dim - (dim % 2)) / 10));
        // Half a unit in the last place of numbers up to 1, plus the rounding of the power.
        expect(Math.abs(value - exact)).toBeLessThan(tolerance);
      }
    }
  }
  await page.keyboard.press("Escape");
  await save(page, "alibi");
  await expect(dialog(page).getByLabel("CSV")).toBeVisible();
  await expect(dialog(page).getByLabel("NPY, f32")).toHaveCount(0);
  // An encoding too large for a file gets an error message.
  await page.keyboard.press("Escape");
  await follow(page, "fig=heatmap&d=16384&n=1048576");
  await settle(page);
  await save(page, "heatmap");
  await choose(page, "Format", "NPY, f64");
  await dialog(page).getByRole("button", { name: "Download" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(/more than .* entries/);
});

test("images and tables can be copied to the clipboard, and a failure is reported", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "fig=norms");
  await save(page, "norms");
  const copy = dialog(page).getByRole("button", { name: "Copy", exact: true });
  const status = dialog(page).getByRole("status");
  await choose(page, "Pixels", "1×");
  await copy.click();
  await expect(status).toHaveText("Copied");
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await item.getType("image/png"));
    return [bitmap.width, bitmap.height];
  });
  expect(Math.min(...size)).toBeGreaterThan(300);
  for (const [format, start] of [["SVG", "<svg"], ["CSV", "# "]]) {
    await choose(page, "Format", format);
    await copy.click();
    await expect(status).toHaveText("Copied");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.slice(0, start.length)).toBe(start);
  }
  // A failure is reported, and the next try may succeed.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const alert = dialog(page).getByRole("alert");
  await dialog(page).getByRole("button", { name: "Copy", exact: true }).click();
  await expect(alert).toHaveText(/no clipboard/);
  await choose(page, "Format", "PNG");
  await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)));
  await dialog(page).getByRole("button", { name: "Download" }).click();
  await expect(alert).toHaveText(/no canvas of that size/);
  await choose(page, "Format", "SVG");
  await download(page);
  await expect(alert).toBeHidden();
});
