// The board: the instrument on the first screen.
import { test, expect, open, follow, fragment, drawn, figure, slider, settle, poll } from "../page.js";

const FOUR = ["heatmap", "trajectory", "distance-matrix", "wavelengths"];

/** Where the cells of the board stand, by their figures. */
const cells = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#board figure[data-figure]")].map((cell) => {
      const { left, top, right, bottom } = cell.querySelector("canvas").getBoundingClientRect();
      return { id: cell.dataset.figure, left, top, right, bottom };
    }),
  );

const boardDrawn = async (page) => {
  for (const id of FOUR) await drawn(page.locator(`#board-${id}`));
};

/** The pixels of the picture of a cell. */
const pixels = (page, id) =>
  page.locator(`#board-${id} canvas`).first().evaluate((canvas) => {
    const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return { data: [...new Uint32Array(data.buffer)], width, height };
  });

for (const [width, height, share] of [
  [1280, 800, 0.55],
  [1920, 1080, 0.6],
  [2560, 1440, 0.6],
  [768, 1024, 0.5],
]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("four figures stand wholly on the first screen beside the three sliders @smoke", async ({ page }) => {
      await open(page);
      await boardDrawn(page);
      const all = await cells(page);
      expect(all.map(({ id }) => id)).toEqual(FOUR);
      for (const { id, left, top, right, bottom } of all) {
        expect(left >= 0 && top >= 0 && right <= width && bottom <= height, `${id} is seen whole`).toBe(true);
      }
      for (const name of ["d_model", "base", "n_pos"]) {
        const box = await slider(page, name).boundingBox();
        expect(box.y >= 0 && box.y + box.height <= height, name).toBe(true);
      }
      const area = all.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
      expect(area / (width * height)).toBeGreaterThanOrEqual(share);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test("each of the three sliders moves all four figures", async ({ page }) => {
  await open(page);
  await boardDrawn(page);
  // The way of a hand: from 30 to 66 % of the slider. Maps and matrices change as a whole, lines where they run.
  for (const name of ["d_model", "base", "n_pos"]) {
    const set = (part) =>
      slider(page, name).evaluate((input, part) => {
        input.value = String(Math.round(Number(input.min) + (Number(input.max) - Number(input.min)) * part));
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }, part);
    await set(0.3);
    await settle(page);
    const before = Object.fromEntries(await Promise.all(FOUR.map(async (id) => [id, await pixels(page, id)])));
    await set(0.66);
    await settle(page);
    for (const id of FOUR) {
      const now = await pixels(page, id);
      const changed = now.data.filter((pixel, at) => pixel !== before[id].data[at]).length / now.data.length;
      const least = ["heatmap", "distance-matrix"].includes(id) ? 0.1 : 0.015;
      expect(changed, `${name} moves ${id}`).toBeGreaterThanOrEqual(least);
    }
    await follow(page, "d=128");
    await settle(page);
  }
});

test("figures named by a link stand on the board, one to six, and the lesson stays below", async ({ page }) => {
  await open(page, "fig=rope,clocks,heatmap");
  expect((await cells(page)).map(({ id }) => id)).toEqual(["rope", "clocks", "heatmap"]);
  await expect(page.locator("#chapter-1")).toBeVisible();
  await drawn(page.locator("#board-rope"));
  await follow(page, "fig=torus");
  await expect(page.locator("#board figure[data-figure]")).toHaveCount(1);
  await drawn(page.locator("#board-torus"));
});

test("the name of a cell opens the list of all figures; typing finds one, and it takes the place", async ({ page }) => {
  await open(page);
  await boardDrawn(page);
  await page.locator("#board-trajectory .cell-name").click();
  const dialog = page.locator("dialog.picker");
  await expect(dialog).toBeVisible();
  await page.keyboard.type("tor");
  await expect(dialog.locator("li:not([hidden])")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  expect((await cells(page)).map(({ id }) => id)).toEqual(["heatmap", "torus", "distance-matrix", "wavelengths"]);
  await drawn(page.locator("#board-torus"));
  expect(await fragment(page)).toBe("fig=heatmap,torus,distance-matrix,wavelengths");
  await page.goBack();
  expect((await cells(page)).map(({ id }) => id)).toEqual(FOUR);
});

test("a figure of the lesson is put on the board, and taken off", async ({ page }) => {
  await open(page, "clocks");
  const pin = page.locator("#clocks .pin");
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  expect(await fragment(page)).toBe(`fig=${[...FOUR, "clocks"].join(",")}`);
  await pin.click();
  expect(await fragment(page)).toBe("");
});

test("a cursor that nobody has set keeps its place in proportion", async ({ page }) => {
  await open(page);
  const type = (name, value) => page.locator(`input[type=number][name=${name}]`).fill(value);
  const value = (name) => page.locator(`input[type=number][name=${name}]`).inputValue();
  await type("n_pos", "2000");
  expect([await value("pos"), await value("k")]).toEqual(["400", "200"]);
  await type("pos", "7");
  await type("n_pos", "100");
  expect(await value("pos")).toBe("7");
});

test("A | B freezes what is shown, goes into the link, and can be swapped and ended @smoke", async ({ page }) => {
  await open(page);
  await boardDrawn(page);
  await page.locator(".compare").click();
  await page.locator("input[type=number][name=base]").fill("500000");
  await page.keyboard.press("Enter");
  await poll(() => fragment(page)).toBe("base=500000&a=");
  await expect(page.locator(".compare-set[data-set=a]")).toContainText("10\u202f000");
  await expect(page.locator(".board-line")).toContainText("→");
  const count = await drawn(page.locator("#board-heatmap"));
  await page.locator("input[name=wipe]").fill("20");
  await drawn(page.locator("#board-heatmap"), count + 1);
  // The line itself can be dragged.
  const box = await page.locator("#board-heatmap .plot").boundingBox();
  await page.getByRole("button", { name: "Swap" }).click();
  await poll(() => fragment(page)).toBe("a=base%3D500000");
  await page.getByRole("button", { name: "Clear" }).click();
  await poll(() => fragment(page)).toBe("");
  expect(box.width).toBeGreaterThan(300);
});

test("a link opens with its comparison, in frames and on slides too", async ({ page }) => {
  for (const view of ["page", "embed", "slide"]) {
    await open(page, `base=500000&a=d%3D64&fig=heatmap,wavelengths${view === "page" ? "" : `&view=${view}`}`);
    await expect(page.locator("html")).toHaveAttribute("data-compared", "");
    await drawn(page.locator("#board-heatmap"));
    const line = page.locator(".board-line");
    await expect(line).toContainText("32 → 64");
  }
});

test("a slide of the board has its sliders in a thin dock, of what its figures read", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page, "view=slide");
  expect((await cells(page)).map(({ id }) => id)).toEqual(FOUR);
  for (const name of ["d_model", "base", "n_pos"]) await expect(slider(page, name)).toBeVisible();
  const dock = await page.locator(".dock").boundingBox();
  expect(dock.height).toBeLessThanOrEqual(44);
  await open(page, "fig=binary&view=slide&hide=d,base,n,pos");
  await expect(page.locator(".dock")).toBeHidden();
});

test("a control that moves nothing in sight says so, with the way to what it moves", async ({ page }) => {
  await open(page, "fig=decay");
  await drawn(page.locator("#board-decay"));
  await page.locator("#control-pos").hover();
  const idle = page.locator("#control-pos .idle");
  const isConcerned = await page.evaluate(() => document.querySelectorAll("#control-pos .idle[hidden]").length);
  if (isConcerned === 0) await expect(idle.locator("a")).toHaveAttribute("href", /^#/);
  // The board's four follow all three.
  await open(page);
  await boardDrawn(page);
  for (const name of ["d_model", "base", "n_pos"]) await expect(page.locator(`#control-${name} .idle`)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one plot is large, the others small, and the sliders below it, all on the first screen @smoke", async ({ page }) => {
    await open(page);
    await drawn(page.locator("#board-heatmap"));
    const plot = await page.locator("#board-heatmap .plot").boundingBox();
    expect(plot.y + plot.height).toBeLessThan(844);
    expect(plot.height).toBeGreaterThanOrEqual(240);
    const thumbs = page.locator(".board-tab");
    await expect(thumbs).toHaveCount(4);
    for (const name of ["d_model", "base", "n_pos"]) {
      const box = await slider(page, name).boundingBox();
      expect(box.height).toBeGreaterThanOrEqual(40);
      expect(box.y + box.height, name).toBeLessThanOrEqual(844);
    }
    await thumbs.nth(2).tap();
    await drawn(page.locator("#board-distance-matrix"));
    await expect(thumbs.nth(2)).toHaveAttribute("aria-current", "true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("in the lesson the dock is one line with one real slider, and covers nothing above the edge", async ({ page }) => {
    await open(page);
    await drawn(page.locator("#board-heatmap"));
    await page.evaluate(() => document.getElementById("heatmap").scrollIntoView({ behavior: "instant" }));
    const dock = page.locator(".dock");
    await expect(dock).toHaveAttribute("data-docked", "");
    const box = await dock.boundingBox();
    expect(box.height).toBeLessThanOrEqual(64);
    expect(Math.abs(box.y + box.height - 844)).toBeLessThan(2);
    await expect(slider(page, "d_model")).toBeVisible();
    await expect(slider(page, "base")).toBeHidden();
    await page.locator(".dock-choice").selectOption("base");
    await expect(slider(page, "base")).toBeVisible();
    const before = await drawn(figure(page, "heatmap"));
    await slider(page, "base").fill("300");
    await poll(() => fragment(page)).not.toBe("");
    expect(before).toBeGreaterThan(0);
  });
});
