// Sources of the encoding: the formula, tables learned by models, and the reader's own table.
import { test, expect, follow, open, scrollUntilDrawn, settle } from "../page.js";
import { npy } from "../npy.js";

const source = (page) => page.locator("select[name=source]");
const alt = (page, view) => page.locator(`#alt-${view}`);
const bar = (page) => page.locator(".source-bar");

/** A table with this many positions, whose rows rotate in two planes. */
const table = (rows) => {
  const freqs = [1, 0.25];
  const row = (pos) => freqs.flatMap((freq) => [Math.sin(pos * freq), Math.cos(pos * freq), Math.sin(pos * freq + 1)]);
  const values = Array.from({ length: rows }, (_, pos) => row(pos)).flat();
  return npy("<f4", "False", `(${rows}, 6)`, Buffer.from(new Float32Array(values).buffer));
};

test("tables learned by models: on the board, compared with the formula, and in the lesson near their section", async ({ page }) => {
  await test.step("in the lesson a table is loaded and shown when the reader scrolls near its section", async () => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page);
    expect(asked.filter((url) => url.includes("minilm"))).toEqual([]);
    await scrollUntilDrawn(page, "trajectory-2");
    await expect(page.locator("#trajectory-2 .figure-line")).toHaveText("one dot per position; rings (not magenta): left out");
    await expect(alt(page, "wavelengths-2")).toContainText(/MiniLM/);
  });
  await page.evaluate(() => scrollTo({ top: 0 }));
  await test.step("the board draws MiniLM's table: four figures, the fixed parameters, and the findings", async () => {
    await source(page).selectOption({ label: "MiniLM" });
    await expect(bar(page)).toContainText("MiniLM, 512 × 384: 5 rotations; one step to the next position fits with R² 0.99");
    await expect(page).toHaveURL(/#.*source=minilm/);
    await expect(page).toHaveURL(/n=512/);
    for (const figure of ["heatmap", "trajectory", "distance-matrix", "wavelengths"]) {
      await expect(alt(page, `board-${figure}`)).toContainText(/MiniLM/);
    }
    await expect(page.locator("#control-d_model")).toContainText("384 in this table");
    await expect(page.locator("#control-base input[type=range]")).toBeHidden();
    await expect(page.locator("#control-n_pos input[type=range]")).toBeVisible();
    // Back undoes the choice and restores the sliders.
    await page.goBack();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator("#control-base input[type=range]")).toBeVisible();
  });
  await test.step("one button compares table and formula, and figures that support only the formula say so", async () => {
    await follow(page, "source=minilm&n=100&fig=distance-offset,clocks");
    await expect(bar(page)).toContainText("rotations");
    await expect(page.locator("#board-clocks .cell-line")).toHaveText("follows the formula alone, not the table");
    await bar(page).getByText("About this table").click();
    await bar(page).getByRole("button", { name: "Compare with the nearest formula" }).click();
    await expect(page.locator(".compare-bar")).toContainText("d 10");
    await expect(page.locator(".compare-bar")).toContainText("MiniLM · n 100");
    await expect(page).toHaveURL(/a=d%3D10/);
  });
  await test.step("Whisper’s tables are available, and rows can be compared by cosine", async () => {
    await follow(page, "source=whisper-encoder&n=200");
    await expect(bar(page)).toContainText("Whisper’s encoder");
    await source(page).selectOption({ label: "Whisper decoder" });
    await expect(bar(page)).toContainText("Whisper’s decoder, 448 × 384: 8 rotations");
    await bar(page).getByText("About this table").click();
    await bar(page).getByLabel("cosines instead of distances").check();
    await expect(alt(page, "board-distance-matrix")).toContainText(/osine/);
    await expect(page).toHaveURL(/likeness=cosine/);
  });
});

test("the reader’s own table and list of frequencies", async ({ page }) => {
  await open(page);
  await test.step("a list of frequencies sets the formula's parameters that match it", async () => {
    await page.locator("#page-tools").getByRole("link", { name: "Check yours" }).click();
    const dialog = page.getByRole("dialog", { name: "Check yours" });
    const list = Array.from({ length: 32 }, (_, pair) => 5000 ** (-pair / 32));
    await dialog.getByRole("textbox").fill(`[${list.join(", ")}]`);
    await dialog.getByRole("button", { name: "Check", exact: true }).click();
    await dialog.getByRole("link", { name: "Reproduce with the formula: d_model 64, base 5000" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/#.*d=64/);
    await expect(page).toHaveURL(/base=5000/);
  });
  await test.step("a table is shown on the board, and opening its link asks for the table again", async () => {
    await page.locator("#page-tools").getByRole("link", { name: "Check yours" }).click();
    const dialog = page.getByRole("dialog", { name: "Check yours" });
    await dialog.locator("input[type=file]").setInputFiles({ name: "mine.npy", mimeType: "", buffer: table(60) });
    await dialog.getByRole("button", { name: "Show on the board" }).click();
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toContainText("mine.npy");
    await expect(page).toHaveURL(/#.*source=yours/);
    await expect(alt(page, "board-heatmap")).toContainText(/mine\.npy/);
    // The link does not contain the table.
    await page.reload();
    await expect(bar(page)).toContainText("Give your table in “Check yours”");
    await expect(alt(page, "board-heatmap")).toContainText(/Heat map of the encoding/);
  });
});

test("list, sliders and the line about a table do not overflow", async ({ page }) => {
  await open(page);
  for (const link of ["", "source=minilm&n=512"]) {
    await follow(page, link);
    if (link) await expect(bar(page)).toContainText("5 rotations");
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      const what = `${width} pixels wide, ${link}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
      const overlaps = await page.locator(".dock").evaluate((dock) => {
        const isShown = (part) => part.checkVisibility({ visibilityProperty: true });
        const parts = [...dock.querySelectorAll("label:not(.source-choice), input[type=number], .fixed-by, .source-choice select, .play, summary")].filter(isShown);
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const isOverlap = ([one, other]) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
        const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other, next) => [[one, other], [parts[index].className, parts[index + 1 + next].className]]));
        return pairs.filter(([both]) => isOverlap(both)).map(([, names]) => names);
      });
      expect(overlaps, what).toEqual([]);
    }
  }
});
