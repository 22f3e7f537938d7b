// The board: the figures and sliders on the first screen.
import { test, expect, open, board, field, fields, follow, fragment, openMore, scrollUntilDrawn, waitUntilDrawn, pictures, slider, isRedundantCombination, ifRedundant, openWords } from "../page.js";
import { waitUntilIdle, settle, poll, DEFAULTS } from "../page.js";
import { keepOnly, violations } from "../axe.js";

const FOUR = ["heatmap", "trajectory", "distance-matrix", "wavelengths"];

/** The boxes of the canvases on the board, with the ids of their figures. */
const cells = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#board figure[data-figure]")].map((cell) => {
      const { left, top, right, bottom } = cell.querySelector("canvas").getBoundingClientRect();
      return { id: cell.dataset.figure, left, top, right, bottom };
    }),
  );

const boardDrawn = async (page) => {
  for (const id of FOUR) await waitUntilDrawn(page.locator(`#board-${id}`));
};

/** Stores the pixels of all plots on the board; returns the changed fraction of each since the last call. */
const changed = (page) =>
  page.evaluate(() => {
    const before = window.previous ?? {};
    window.previous = {};
    const fractions = {};
    for (const cell of document.querySelectorAll("#board figure[data-figure]")) {
      const canvas = cell.querySelector("canvas");
      const now = new Uint32Array(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const then = before[cell.dataset.figure];
      let count = 0;
      for (let at = 0; then && at < now.length; at += 1) count += now[at] !== then[at] ? 1 : 0;
      fractions[cell.dataset.figure] = count / now.length;
      window.previous[cell.dataset.figure] = now;
    }
    return fractions;
  });

/** Viewport coordinates of the marks in a theme color on the overlay of a cell. */
const marked = (page, id, colour) =>
  board(page, id).evaluate((cell, colour) => {
    const probe = document.createElement("i");
    probe.style.color = `var(--${colour})`;
    document.body.append(probe);
    const [red, green, blue] = getComputedStyle(probe).color.match(/[\d.]+/g).map(Number);
    probe.remove();
    const canvas = cell.querySelectorAll("canvas")[1];
    const corner = canvas.getBoundingClientRect();
    const scale = canvas.width / corner.width;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const points = [];
    for (let at = 0; at < data.length; at += 4) {
      const difference = Math.abs(data[at] - red) + Math.abs(data[at + 1] - green) + Math.abs(data[at + 2] - blue);
      if (data[at + 3] < 250 || difference > 3) continue;
      const pixel = at / 4;
      points.push([corner.x + (pixel % canvas.width) / scale, corner.y + Math.floor(pixel / canvas.width) / scale]);
    }
    const [across, down] = [0, 1].map((axis) => points.map((point) => point[axis]).sort((a, b) => a - b));
    return { points, left: across[0], right: across.at(-1), top: down[0], bottom: down.at(-1) };
  }, colour);

/** The center of the rightmost mark in a theme color, of several the uppermost: the handle at the end of a line. */
const endOf = async (page, id, colour) => {
  const { points, right } = await marked(page, id, colour);
  const rightmost = points.filter(([x]) => x > right - 14);
  const top = Math.min(...rightmost.map(([, y]) => y));
  const end = rightmost.filter(([, y]) => y < top + 14);
  return [0, 1].map((axis) => end.reduce((sum, point) => sum + point[axis], 0) / end.length);
};

/** The bounds of the heat map in its cell. */
const mapOf = (page) =>
  board(page, "heatmap").evaluate((cell) => {
    const canvas = cell.querySelector("canvas");
    const { x, y } = canvas.getBoundingClientRect();
    const [left, top, width, height] = canvas.dataset.plots.split(", ")[0].split(" ").map(Number);
    return { left: x + left, right: x + left + width, top: y + top, bottom: y + top + height };
  });

/** Presses the mouse at the first point and moves it, in steps, through the others. The button stays pressed. */
const drag = async (page, [from, ...places]) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const place of places) await page.mouse.move(...place, { steps: 4 });
  await settle(page);
};

test("squares of one height above a strip, under the sliders and the formula, fill the first screen @smoke", async ({ page }) => {
  await open(page);
  await boardDrawn(page);
  for (const [width, height, minFraction] of [[1280, 800, 0.55], [1920, 1080, 0.6], [2560, 1440, 0.6], [768, 1024, 0.5]]) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const size = `${width} × ${height}`;
    const all = await cells(page);
    expect(all.map(({ id }) => id), size).toEqual(FOUR);
    for (const { id, left, top, right, bottom } of all) {
      expect(left >= 0 && top >= 0 && right <= width && bottom <= height, `${id} is completely visible at ${size}`).toBe(true);
    }
    for (const name of ["d_model", "base", "n_pos"]) {
      const box = await slider(page, name).boundingBox();
      expect(box.y >= 0 && box.y + box.height <= height, `${name} at ${size}`).toBe(true);
    }
    if (width >= 1280) {
      const [row, strip] = [all.slice(0, 3), all[3]];
      for (const { id, top, bottom } of row) {
        expect([top, bottom].map(Math.round), `${id} at ${size}`).toEqual([row[0].top, row[0].bottom].map(Math.round));
        expect(bottom - top, `${id} at ${size}`).toBeGreaterThanOrEqual(0.42 * height);
      }
      expect(strip.top).toBeGreaterThan(row[0].bottom);
      // A canvas has a whole number of pixels.
      expect(Math.abs(strip.left - row[0].left)).toBeLessThanOrEqual(1);
      expect(Math.abs(strip.right - row[2].right)).toBeLessThanOrEqual(1);
      // Header, sliders and reading row.
      expect(await page.locator("#cells").evaluate((cells) => cells.getBoundingClientRect().top), size).toBeLessThanOrEqual(height >= 1080 ? 187 : 175);
    }
    if (width === 1280) {
      // The plots themselves, without axes: the diameter of the circles, and the side of the map.
      for (const id of ["trajectory", "distance-matrix"]) {
        const plots = await board(page, id).locator("canvas").first().getAttribute("data-plots");
        const [, , plotWidth, plotHeight] = plots.split(", ")[0].split(" ").map(Number);
        expect(Math.min(plotWidth, plotHeight), id).toBeGreaterThanOrEqual(320);
      }
    }
    const area = all.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
    expect(area / (width * height), size).toBeGreaterThanOrEqual(minFraction);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width);
  }
});

/**
 * For each figure, those in which hovering over it moves the cursor. A distance has no pair, a wavelength has no
 * position, and another pair would change the circles.
 */
const MOVED = {
  heatmap: FOUR,
  trajectory: ["heatmap", "trajectory", "distance-matrix"],
  "distance-matrix": ["heatmap", "trajectory", "distance-matrix"],
  wavelengths: ["heatmap", "wavelengths"],
};

test("sliders, the pointer and drags in figures move all four figures", { tag: "@smoke" }, async ({ page }) => {
  test.slow();
  await open(page);
  await boardDrawn(page);
  await test.step("each of the three sliders changes all four figures", async () => {
    // Moves each slider from 30 to 66 % of its range. In maps and matrices many pixels change, in plots only those of
    // lines.
    for (const name of ["d_model", "base", "n_pos"]) {
      const set = (part) =>
        slider(page, name).evaluate((input, part) => {
          input.value = String(Math.round(Number(input.min) + (Number(input.max) - Number(input.min)) * part));
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }, part);
      await set(0.3);
      await waitUntilIdle(page);
      await changed(page);
      await set(0.66);
      await waitUntilIdle(page);
      const fractions = await changed(page);
      for (const id of FOUR) {
        const minFraction = ["heatmap", "distance-matrix"].includes(id) ? 0.1 : 0.015;
        expect(fractions[id], `${name} moves ${id}`).toBeGreaterThanOrEqual(minFraction);
      }
      // Waits for the page to write the link: otherwise `follow` would change nothing.
      await poll(() => fragment(page)).not.toBe("");
      await follow(page, "");
      await settle(page);
    }
  });
  await test.step("hovering over one figure moves the cursor in all that can show it, and sets no parameter", async () => {
    for (const id of FOUR) {
      await page.mouse.move(640, 5);
      await waitUntilIdle(page);
      const [before, line] = [await pictures(page), await page.locator(".board-line").textContent()];
      const box = await board(page, id).locator(".plot").boundingBox();
      // Moves until there is a reading: anywhere on a map, but on rings and lines only at their points.
      for (let part = 0.2; (await page.locator(".board-line").textContent()) === line; part += 0.05) {
        expect(part, id).toBeLessThan(0.9);
        await page.mouse.move(box.x + part * box.width, box.y + 0.45 * box.height);
        await settle(page);
      }
      await waitUntilIdle(page);
      const now = await pictures(page);
      const moved = FOUR.filter((other) => now[other].overlay !== before[other].overlay);
      expect(moved, `what ${id} moves`).toEqual(expect.arrayContaining(MOVED[id]));
      expect(await fields(page)).toEqual(DEFAULTS);
      expect(await fragment(page)).toBe("");
    }
  });
  await page.mouse.move(640, 5);
  await test.step("dragging the end of the line of wavelengths sets the base, and the handle stays under the pointer", async () => {
    await waitUntilIdle(page);
    const from = await endOf(page, "wavelengths", "parameter");
    const base = async () => Number(await field(page, "base").inputValue());
    // The axis ends a little above the handle; a drag may leave it.
    await drag(page, [from, [from[0], from[1] - 30]]);
    await poll(base).toBeGreaterThan(50_000);
    const to = [from[0], from[1] + 15];
    await page.mouse.move(...to, { steps: 4 });
    await poll(base).toBeLessThan(5000);
    await settle(page);
    const now = await endOf(page, "wavelengths", "parameter");
    // The tick labels get wider as the base grows, so the handle may be off by some pixels, depending on the font.
    expect(Math.abs(now[0] - to[0])).toBeLessThanOrEqual(8);
    expect(Math.abs(now[1] - to[1])).toBeLessThanOrEqual(2);
    await page.mouse.up();
    await waitUntilIdle(page);
    await poll(() => fragment(page)).toBe(`base=${await base()}`);
    expect({ ...(await fields(page)), base: DEFAULTS.base }).toEqual(DEFAULTS);
    // The axis has not moved, so neither has the handle.
    const after = await endOf(page, "wavelengths", "parameter");
    expect(Math.abs(after[1] - to[1])).toBeLessThanOrEqual(2);
    await page.goBack();
    await expect(field(page, "base")).toHaveValue(DEFAULTS.base);
  });
  await test.step("dragging a hand of the circles sets the position", async () => {
    await follow(page, "pos=0");
    await expect(field(page, "pos")).toHaveValue("0");
    await waitUntilIdle(page);
    // At position 0 all hands point up. The longest ends on the outermost ring, where a position is one radian.
    const { left, right, top, bottom } = await marked(page, "trajectory", "cursor");
    const tip = [(left + right) / 2, top + (right - left) / 2];
    const radius = bottom - tip[1];
    const at = (angle) => [tip[0] + radius * Math.sin(angle), bottom - radius * Math.cos(angle)];
    const entries = await page.evaluate(() => history.length);
    await drag(page, [tip, at(1), at(2), at(3)]);
    await expect(field(page, "pos")).toHaveValue("3");
    await expect(page.locator(".board-line")).toContainText("PE(3, 0)");
    await page.mouse.up();
    await poll(() => fragment(page)).toBe("pos=3");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await fields(page)).toEqual({ ...DEFAULTS, pos: "3" });
  });
});

test("the board shows the figures of a link, of the list of all figures, and of pins", async ({ page }) => {
  await test.step("figures listed in a link are on the board, one to six, and the lesson stays below", async () => {
    await open(page, "fig=rope,clocks,heatmap");
    expect((await cells(page)).map(({ id }) => id)).toEqual(["rope", "clocks", "heatmap"]);
    await expect(page.locator("#chapter-1")).toBeVisible();
    await waitUntilDrawn(page.locator("#board-rope"));
    await follow(page, "fig=torus");
    await expect(page.locator("#board figure[data-figure]")).toHaveCount(1);
    await waitUntilDrawn(page.locator("#board-torus"));
  });
  await test.step("the name of a cell opens the list of all figures; typing filters it, and the chosen figure replaces the cell's", async () => {
    await follow(page, "");
    await boardDrawn(page);
    await page.locator("#board-trajectory .cell-name").click();
    const dialog = page.locator("dialog.picker");
    await expect(dialog).toBeVisible();
    // Matches parts of names, too.
    await page.keyboard.type("tor");
    expect(await dialog.locator("li:not([hidden])").count()).toBeGreaterThan(1);
    await page.keyboard.type("us");
    await expect(dialog.locator("li:not([hidden])")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    expect((await cells(page)).map(({ id }) => id)).toEqual(["heatmap", "torus", "distance-matrix", "wavelengths"]);
    await waitUntilDrawn(page.locator("#board-torus"));
    expect(await fragment(page)).toBe("fig=heatmap,torus,distance-matrix,wavelengths");
    await page.goBack();
    expect((await cells(page)).map(({ id }) => id)).toEqual(FOUR);
  });
  await test.step("a figure of the lesson can be pinned to the board and removed", async () => {
    await follow(page, "clocks");
    await openWords(page, "clocks");
    const pin = page.locator("#clocks .pin");
    await pin.click();
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    expect(await fragment(page)).toBe(`fig=${[...FOUR, "clocks"].join(",")}`);
    await pin.click();
    expect(await fragment(page)).toBe("");
  });
  await test.step("an untouched cursor scales with the length", async () => {
    const type = (name, value) => page.locator(`input[type=number][name=${name}]`).fill(value);
    const value = (name) => page.locator(`input[type=number][name=${name}]`).inputValue();
    await type("n_pos", "2000");
    expect([await value("pos"), await value("k")]).toEqual(["400", "200"]);
    await type("pos", "7");
    await type("n_pos", "100");
    expect(await value("pos")).toBe("7");
  });
});

test("A | B compares two sets of parameters, in embeds and on slides too @smoke", async ({ page }) => {
  const expectRestored = async () => {
    await expect(page.locator("html")).toHaveAttribute("data-compared", "");
    await waitUntilDrawn(page.locator("#board-heatmap"));
    await expect(page.locator(".board-line")).toContainText("4.122 → 4.872");
  };
  await open(page, "base=500000&a=d%3D64&fig=heatmap,wavelengths");
  await test.step("a link restores its comparison", async () => {
    await expectRestored();
    for (const view of ["embed", "slide"]) {
      await follow(page, `base=500000&a=d%3D64&fig=heatmap,wavelengths&view=${view}`);
      await expect(page.locator("html")).toHaveAttribute("data-view", view);
      await expectRestored();
    }
  });
  await test.step("the divider can be dragged with the mouse and moved with keys", async () => {
    await follow(page, "base=500000&a=base%3D10000");
    await expect(page.locator("#board figure[data-figure]")).toHaveCount(4);
    await boardDrawn(page);
    await waitUntilIdle(page);
    const wipe = page.locator("input[name=wipe]");
    await expect(wipe).toHaveValue("50");
    const map = await mapOf(page);
    const [at, y] = [(part) => map.left + part * (map.right - map.left), (map.top + map.bottom) / 2];
    const before = await fields(page);
    await changed(page);
    await drag(page, [[at(0.5), y], [at(0.35), y], [at(0.2), y]]);
    await poll(() => wipe.inputValue().then(Number)).toBeGreaterThanOrEqual(18);
    expect(Number(await wipe.inputValue())).toBeLessThanOrEqual(22);
    await page.mouse.up();
    await waitUntilIdle(page);
    expect((await changed(page)).heatmap).toBeGreaterThan(0.02);
    // The divider changes no parameter.
    expect(await fields(page)).toEqual(before);
    expect(await fragment(page)).toBe("base=500000&a=");
    const set = Number(await wipe.inputValue());
    await wipe.focus();
    await page.keyboard.press("ArrowRight");
    await expect(wipe).toHaveValue(String(set + 1));
    await waitUntilIdle(page);
    await changed(page);
    await page.keyboard.press("End");
    await expect(wipe).toHaveValue("100");
    await waitUntilIdle(page);
    expect((await changed(page)).heatmap).toBeGreaterThan(0.05);
    await expect(wipe).toHaveAccessibleName("The line between A and B");
  });
  await test.step("A | B freezes the current parameters as A, is in the link, and can be swapped and ended", async () => {
    await follow(page, "");
    await expect(page.locator(".compare-bar")).toHaveCount(0);
    await page.locator(".compare").click();
    await page.locator("input[type=number][name=base]").fill("500000");
    await page.keyboard.press("Enter");
    await poll(() => fragment(page)).toBe("base=500000&a=");
    await expect(page.locator(".compare-set[data-set=a]")).toContainText("10\u202f000");
    await expect(page.locator(".board-line")).toContainText("→");
    const count = await waitUntilDrawn(page.locator("#board-heatmap"));
    await page.locator("input[name=wipe]").fill("20");
    await waitUntilDrawn(page.locator("#board-heatmap"), count + 1);
    await page.getByRole("button", { name: "Swap" }).click();
    await poll(() => fragment(page)).toBe("a=base%3D500000");
    await page.getByRole("button", { name: "Clear" }).click();
    await poll(() => fragment(page)).toBe("");
    await expect(page.locator(".compare-bar")).toHaveCount(0);
  });
});

test("a slide has a thin dock with sliders for the parameters of its figures", async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 540 });
  await open(page, "view=slide");
  expect((await cells(page)).map(({ id }) => id)).toEqual(FOUR);
  for (const name of ["d_model", "base", "n_pos"]) await expect(slider(page, name)).toBeVisible();
  const dock = await page.locator(".dock").boundingBox();
  expect(dock.height).toBeLessThanOrEqual(44);
  for (const view of ["slide", "embed"]) {
    await follow(page, `fig=binary&view=${view}&hide=d,base,n`);
    await expect(page.locator("html")).toHaveAttribute("data-view", view);
    await expect(slider(page, "pos")).toBeVisible();
    await expect(slider(page, "d_model")).toHaveCount(0);
    await follow(page, `fig=binary&view=${view}&hide=d,base,n,pos`);
    await expect(page.locator(".dock")).toBeHidden();
  }
});

test("controls say what they do not affect, and choices beside a name are scrolled to the first", async ({ page }) => {
  await test.step("a control without effect on visible figures says so, with a link to those it affects", async () => {
    await open(page, "fig=decay");
    await waitUntilDrawn(page.locator("#board-decay"));
    for (const name of ["n_pos", "pos"]) {
      await page.locator(`#control-${name}`).hover();
      const idle = page.locator(`#control-${name} .idle`);
      await expect(idle, name).toBeVisible();
      const target = await idle.locator("a").getAttribute("href");
      await expect(page.locator(`main figure${target}`), name).toHaveCount(1);
    }
    // A parameter that the figure reads has no such note.
    await page.locator("#control-base").hover();
    await expect(page.locator("#control-base .idle")).toBeHidden();
    // The board's four figures read all three parameters.
    await follow(page, "");
    await expect(page.locator("#board figure[data-figure]")).toHaveCount(4);
    for (const name of ["d_model", "base", "n_pos"]) {
      await page.locator(`#control-${name}`).hover();
      await expect(page.locator(`#control-${name} .idle`)).toBeHidden();
    }
  });
  await test.step("choices that do not fit beside the name of a figure are scrolled to the first", async () => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await follow(page, "fig=wavelengths,schedules,ratios,decay");
    const strip = page.locator("#board-schedules .cell-head .frame-controls");
    await expect(strip.getByRole("radio")).toHaveCount(6);
    await settle(page);
    const [start, room] = await strip.evaluate((strip) => {
      const first = strip.querySelector("input[type=radio]");
      return [first.getBoundingClientRect().left - strip.getBoundingClientRect().left, strip.clientWidth - strip.scrollWidth];
    });
    expect(start).toBeGreaterThanOrEqual(0);
    expect(room).toBeLessThan(0);
  });
});

for (const width of [1280, 390]) {
  for (const theme of ["light", "dark"]) {
    test(`the board in ${theme}, ${width} pixels wide, has no violations, with all menus and dialogs open in turn`, ifRedundant(isRedundantCombination(width, theme)), async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await open(page, `theme=${theme}&base=500000&a=base%3D10000`);
      await waitUntilDrawn(board(page, "heatmap"));
      await waitUntilIdle(page);
      // `.none` matches nothing, so the whole lesson is removed: it has its own tests.
      await keepOnly(page, ".none");
      await test.step("A | B and the further settings", async () => {
        await expect(page.locator(".compare-bar")).toBeVisible();
        await openMore(page);
        expect(await violations(page, { exclude: "main" })).toEqual([]);
      });
      for (const menu of [".page-menu", ".chapter-menu"]) {
        await test.step(menu, async () => {
          // On a phone, the chapters are in the menu of the page.
          if (width === 390 && menu === ".chapter-menu") await page.locator(".page-menu > summary").click();
          const summary = page.locator(`${menu} > summary`);
          await summary.scrollIntoViewIfNeeded();
          await summary.click();
          await expect(page.locator(menu)).toHaveAttribute("open", "");
          expect(await violations(page, { include: menu })).toEqual([]);
          await summary.click();
          if (width === 390 && menu === ".chapter-menu") await page.locator(".page-menu > summary").click();
        });
      }
      await test.step("the list of figures", async () => {
        await page.locator("#board-heatmap .cell-name").click();
        await expect(page.locator("dialog.picker")).toBeVisible();
        await settle(page);
        expect(await violations(page, { include: "dialog.picker" })).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog.picker")).toHaveCount(0);
      });
    });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the board and the dock fit on the first screen, upright and in landscape @smoke", async ({ page }) => {
    await open(page);
    await test.step("a swipe on the name of a figure shows the next figure", async () => {
      await waitUntilDrawn(page.locator("#board-heatmap"));
      const session = await page.context().newCDPSession(page);
      const { x, y, width, height } = await page.locator("#board-heatmap .cell-head").boundingBox();
      const swipe = async (by) => {
        const touch = (type, part) =>
          session.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: part === undefined ? [] : [{ x: x + width / 2 + (part - 0.5) * by, y: y + height / 2 }],
          });
        await touch("touchStart", 0);
        for (let step = 1; step <= 10; step += 1) {
          await touch("touchMove", step / 10);
          await settle(page);
        }
        await touch("touchEnd");
      };
      const expectFront = (index) => expect(page.locator(".board-tab").nth(index)).toHaveAttribute("aria-current", "true");
      await expectFront(0);
      await swipe(-250);
      await expectFront(1);
      await waitUntilDrawn(page.locator("#board-trajectory"));
      await expect(page.locator("#board-trajectory canvas").first()).toBeInViewport({ ratio: 0.99 });
      await swipe(-250);
      await expectFront(2);
      await swipe(250);
      await expectFront(1);
      expect(await fields(page)).toEqual(DEFAULTS);
    });
    await page.locator(".board-tab").first().tap();
    await test.step("the first screen has one large plot, a tab for each figure, and all sliders below", async () => {
      // The smaller height is that of Safari with its bars.
      for (const height of [844, 664]) {
        await page.setViewportSize({ width: 390, height });
        await settle(page);
        await waitUntilDrawn(page.locator("#board-heatmap"));
        const plot = await page.locator("#board-heatmap .plot").boundingBox();
        expect(plot.height).toBeGreaterThanOrEqual(320);
        const tabs = page.locator(".board-tab");
        await expect(tabs).toHaveText(["Matrix", "Circles", "Distance", "Waves"]);
        for (const tab of await tabs.all()) {
          const box = await tab.boundingBox();
          expect(box.height).toBeGreaterThanOrEqual(44);
          expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
        }
        for (const name of ["d_model", "base", "n_pos", "pos"]) {
          const box = await slider(page, name).boundingBox();
          expect(box.height).toBeGreaterThanOrEqual(40);
          expect(box.y, name).toBeGreaterThanOrEqual(plot.y + plot.height);
          expect(box.y + box.height, `${name} in ${height}`).toBeLessThanOrEqual(height);
        }
        await tabs.nth(2).tap();
        await waitUntilDrawn(page.locator("#board-distance-matrix"));
        await expect(tabs.nth(2)).toHaveAttribute("aria-current", "true");
        await tabs.first().tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await settle(page);
    });
    await page.locator(".board-tab").first().tap();
    await test.step("the choice beside a name fits, or is scrolled to its first option", async () => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        const chosen = page.locator("#board-heatmap .cell-head").getByRole("radio", { checked: true });
        await expect(chosen).toBeVisible();
        const [start, end, room] = await chosen.evaluate((radio) => {
          const strip = radio.closest(".frame-controls");
          const { left, right } = strip.getBoundingClientRect();
          const box = radio.getBoundingClientRect();
          return [box.left - left, right - box.right, strip.clientWidth - strip.scrollWidth];
        });
        expect(start, `${width}`).toBeGreaterThanOrEqual(0);
        expect(end, `${width}`).toBeGreaterThanOrEqual(0);
        if (width === 390) expect(room).toBe(0);
      }
    });
    await test.step("in landscape one plot is completely visible beside all sliders and Play, and not covered", async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.evaluate(() => scrollTo({ top: 0 }));
      await settle(page);
      const plot = await page.locator("#board-heatmap .plot").boundingBox();
      expect(plot.y).toBeGreaterThanOrEqual(0);
      expect(plot.y + plot.height).toBeLessThanOrEqual(390);
      expect(plot.height).toBeGreaterThanOrEqual(200);
      for (const part of [...["d_model", "base", "n_pos", "pos"].map((name) => slider(page, name)), page.locator(".dock > .play")]) {
        const box = await part.boundingBox();
        expect(box.x).toBeGreaterThanOrEqual(plot.x + plot.width);
        expect(box.x + box.width).toBeLessThanOrEqual(844);
        expect(box.y + box.height).toBeLessThanOrEqual(390);
        expect(box.height).toBeGreaterThanOrEqual(40);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
      // Checks the corners and the center of the plot.
      const covered = await page.locator("#board-heatmap .plot").evaluate((plot) => {
        const { left, top, width, height } = plot.getBoundingClientRect();
        const places = [[0.02, 0.02], [0.98, 0.02], [0.5, 0.5], [0.02, 0.98], [0.98, 0.98]];
        return places.filter(([x, y]) => !plot.contains(document.elementFromPoint(left + x * width, top + y * height)));
      });
      expect(covered).toEqual([]);
    });
    await test.step("in the lesson the dock is one line with one native slider at the lower edge", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await settle(page);
      await scrollUntilDrawn(page, "heatmap");
      const dock = page.locator(".dock");
      await expect(dock).toHaveAttribute("data-docked", "");
      const box = await dock.boundingBox();
      expect(box.height).toBeLessThanOrEqual(64);
      expect(Math.abs(box.y + box.height - 844)).toBeLessThan(2);
      await expect(slider(page, "d_model")).toBeVisible();
      await expect(slider(page, "base")).toBeHidden();
      await page.locator(".dock-choice").selectOption("base");
      await expect(slider(page, "base")).toBeVisible();
      await slider(page, "base").fill("300");
      await poll(() => fragment(page)).not.toBe("");
    });
  });
});

test("the formula has its cosine, of the angle in radians, where there is room, and never a part of it", async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  const shown = () =>
    page.locator(".live-formula").evaluate((formula) => {
      const [row, cosine] = [formula, formula.querySelector(".of-cos")].map((element) => element.getBoundingClientRect());
      const isInside = cosine.right <= row.right + 0.5 && cosine.left >= row.left - 0.5 && cosine.bottom <= row.bottom + 0.5;
      return isInside ? "whole" : cosine.top >= row.bottom - 0.5 ? "none" : "part";
    });
  await open(page);
  expect(await shown()).toBe("whole");
  const cosine = page.locator(".live-formula .of-cos");
  await expect(cosine.locator(".radians")).toHaveText("10 rad");
  await expect(cosine.locator(".angle")).toBeHidden();
  await slider(page, "pos").fill("20");
  await expect(cosine.locator(".radians")).toHaveText("20 rad");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await shown()).toBe("whole");
  await expect(cosine.locator(".radians")).toBeHidden();
  await expect(cosine.locator(".angle")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "d=16384&base=123456789&n=1048576&pos=1000000&pair=8000");
  expect(await shown()).toBe("none");
});

test("a table and a model have first sentences of their own", async ({ page }) => {
  await open(page);
  await expect(page.locator(".lede-why")).toBeVisible();
  await expect(page.locator(".lede-table")).toBeHidden();
  await open(page, "source=minilm");
  await expect(page.locator(".lede-table")).toBeVisible();
  await expect(page.locator(".lede-why")).toBeHidden();
  // In a model, positions are not added.
  await open(page, "model=llama-3.1-8b");
  await expect(page.locator(".lede-model")).toBeVisible();
  for (const other of [".lede-why", ".lede-table"]) await expect(page.locator(other)).toBeHidden();
});
