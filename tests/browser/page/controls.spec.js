// The controls: a slider and an exact field for each number, the presets, and notices where a value was changed.
import { test, expect, poll, open, waitUntilDrawn, field, fields, figure, fragment, notice, waitUntilIdle, slider } from "../page.js";
import { DEFAULTS, NUMBERS, board, boardIds, follow, openMore, pictures, settle } from "../page.js";

/** Figures that together read all six numbers; the dock shows only numbers that some figure reads. */
const SHOWN = ["heatmap", "components", "distance-offset"];
const FIGURES = `fig=${SHOWN.join(",")}`;

/** Replaces the content of a field, key by key. */
async function type(page, name, text) {
  await field(page, name).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

const EXACT = [
  ["d_model", "16384"],
  ["d_model", "2"],
  ["base", "10000.000000000002"],
  ["base", "1.0000000000000002"],
  ["base", "1000000000"],
  ["n_pos", "1048575"],
  ["pos", "48"],
  ["k", "0"],
  ["pair", "63"],
];

const TYPED = [["base", "2.5", "2.5"], ["base", "1e5", "100000"], ["pos", "-3", "0"], ["n_pos", "1.5e2", "150"]];

// The words are the start of the notice, up to the first thousands separator.
const OUT_OF_RANGE = [
  ["d_model", "20000", "16384", "from 2 to 16"],
  ["base", "1", "1.000001", "greater than 1"],
  ["base", "1e10", "1000000000", "greater than 1"],
  ["n_pos", "0", "1", "from 1 to 1"],
  ["pos", "50", "49", "from 0 to 49"],
  ["k", "2.5", "3", "from 0 to 49"],
  ["pair", "64", "63", "from 0 to 63"],
];

const PRESETS = [
  ["original", { d_model: "512", n_pos: "512", pos: "100", k: "50" }],
  ["one circle", { d_model: "2", n_pos: "20" }],
  ["small base", { d_model: "8", base: "4", n_pos: "100" }],
];

const BOOK = [
  ["Figure 1", { d_model: "2", n_pos: "20" }, "one-clock"],
  ["Figure 2", { d_model: "128", n_pos: "50" }, "many-clocks"],
  ["Figure 3", { d_model: "128", n_pos: "50" }, "telling-positions-apart"],
  ["Figure 4", { d_model: "512", n_pos: "200" }, "choosing-the-wavelengths"],
];

test("fields accept allowed values exactly, in any notation, and clamp others with a notice", async ({ page }) => {
  await open(page, FIGURES);
  await test.step("an odd d_model of 7 becomes 8, with a notice", async () => {
    const before = await waitUntilDrawn(figure(page, "heatmap"));
    await type(page, "d_model", "7");
    await expect(notice(page, "d_model")).toContainText("even: 7 became 8");
    await expect(field(page, "d_model")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "d_model")).toHaveAccessibleDescription(/7 became 8/);
    await waitUntilDrawn(figure(page, "heatmap"), before + 1);
    await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 8:");
    await page.keyboard.press("Enter");
    await expect(field(page, "d_model")).toHaveValue("8");
    await type(page, "d_model", "64");
    await expect(notice(page, "d_model")).toBeEmpty();
    await expect(field(page, "d_model")).toHaveAttribute("aria-invalid", "false");
  });
  await test.step("a field accepts any allowed value exactly, without a notice", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    for (const [name, value] of EXACT) {
      await openMore(page);
      await field(page, name).fill(value);
      await page.keyboard.press("Tab");
      await expect(field(page, name)).toHaveValue(value);
      await expect(notice(page, name)).toBeEmpty();
      await page.getByRole("button", { name: "Reset" }).click();
      await expect(field(page, name)).toHaveValue(DEFAULTS[name]);
    }
  });
  await test.step("numbers can be typed key by key, in any notation; −3 is clamped to 0", async () => {
    for (const [name, text, value] of TYPED) {
      await test.step(`${text} into ${name}`, async () => {
        await type(page, name, text);
        await expect(field(page, name)).toHaveValue(text);
        await page.keyboard.press("Tab");
        await expect(field(page, name)).toHaveValue(value);
      });
    }
  });
  await test.step("a value out of range becomes the nearest allowed one, with a notice", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    for (const [name, text, value, words] of OUT_OF_RANGE) {
      await openMore(page);
      await field(page, name).fill(text);
      await expect(notice(page, name)).toContainText(words);
      await expect(notice(page, name)).toContainText("became");
      await page.keyboard.press("Tab");
      await expect(field(page, name)).toHaveValue(value);
      await page.getByRole("button", { name: "Reset" }).click();
      await expect(notice(page, name)).toBeEmpty();
    }
  });
  await test.step("a cursor clamped by a short sequence is restored with the length", async () => {
    await follow(page, `${FIGURES}&pos=30`);
    await expect(field(page, "pos")).toHaveValue("30");
    await field(page, "n_pos").fill("5");
    await expect(field(page, "pos")).toHaveValue("4");
    await field(page, "n_pos").fill("50");
    await expect(field(page, "pos")).toHaveValue("30");
  });
  await test.step("invalid input keeps the last valid picture, and the field shows its range", async () => {
    await follow(page, `${FIGURES}&d=64`);
    await expect(field(page, "d_model")).toHaveValue("64");
    for (const id of SHOWN) await waitUntilDrawn(board(page, id));
    for (const text of ["", "e", "-"]) {
      await test.step(`“${text}”`, async () => {
        // Changing `d_model` has restarted the search in `distance-offset`, which repaints until it ends.
        await waitUntilIdle(page);
        const before = await pictures(page, SHOWN);
        await field(page, "d_model").click();
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.press("Delete");
        await page.keyboard.type(text);
        await expect(notice(page, "d_model")).toHaveText(/^This cannot be read as a number; it must be an even whole number from 2 to 16.384\. It stays at 64\.$/);
        await settle(page);
        expect(await pictures(page, SHOWN)).toEqual(before);
        await page.keyboard.press("Tab");
        await expect(field(page, "d_model")).toHaveValue("64");
        // Typing a number removes the notice.
        await type(page, "d_model", "64");
        await expect(notice(page, "d_model")).toBeEmpty();
      });
    }
  });
  await test.step("an exact value is exact in the link too", async () => {
    await follow(page, "fig=ratios");
    await field(page, "base").fill("10000.000000000002");
    await poll(() => fragment(page)).toBe("base=10000.000000000002&fig=ratios");
  });
  await test.step("a field removed from the page while somebody types changes nothing", async () => {
    await follow(page, "fig=heatmap&d=64");
    await expect(field(page, "d_model")).toHaveValue("64");
    await type(page, "pos", "7");
    await expect(field(page, "pos")).toBeFocused();
    await page.evaluate(() => (location.hash = "fig=heatmap&d=64&hide=pos"));
    await expect(field(page, "pos")).toHaveCount(0);
    await page.evaluate(() => (location.hash = "fig=heatmap&d=64"));
    await expect(field(page, "pos")).toHaveValue(DEFAULTS.pos);
  });
});

test("sliders and fields of a number stay in sync, and keys move both", async ({ page }) => {
  await open(page, FIGURES);
  await test.step("arrow keys in the field of d_model step through even numbers", async () => {
    await field(page, "d_model").focus();
    await page.keyboard.press("ArrowDown");
    await expect(field(page, "d_model")).toHaveValue("126");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(field(page, "d_model")).toHaveValue("130");
    await expect(notice(page, "d_model")).toBeEmpty();
  });
  await test.step("the slider of d_model is logarithmic, and snaps to powers of two", async () => {
    const to = async (place) => {
      await slider(page, "d_model").fill(String(place));
      return Number(await field(page, "d_model").inputValue());
    };
    // 64 steps per octave.
    for (const [place, value] of [[0, 2], [64, 4], [320, 64], [448, 256], [704, 4096]]) expect(await to(place)).toBe(value);
    for (const near of [-3, 3]) {
      await to(0);
      expect(await to(384 + near)).toBe(128);
    }
    await to(0);
    expect(await to(384 + 32)).toBe(2 * Math.round(64 * Math.SQRT2));
  });
  await test.step("arrow keys move each slider by one step, Home and End to its ends", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    for (const name of NUMBERS) {
      await openMore(page);
      await field(page, "pair").fill("3");
      const value = async () => Number(await field(page, name).inputValue());
      const before = await value();
      await slider(page, name).focus();
      await page.keyboard.press("ArrowRight");
      await poll(value, name).toBeGreaterThan(before);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await poll(value, name).toBeLessThan(before);
      await page.keyboard.press("Home");
      await poll(value, name).toBe(Number(await field(page, name).getAttribute("min")));
      await page.keyboard.press("End");
      const most = name === "d_model" ? 4096 : Number(await field(page, name).getAttribute("max"));
      await poll(value, name).toBe(most);
      await page.getByRole("button", { name: "Reset" }).click();
    }
  });
  await test.step("each number has a slider and a field with its name and a label, which stay in sync", async () => {
    await follow(page, `${FIGURES}&d=64&n=40&pair=3`);
    await expect(field(page, "d_model")).toHaveValue("64");
    await openMore(page);
    for (const name of NUMBERS) {
      await test.step(name, async () => {
        await expect(field(page, name)).toHaveCount(1);
        await expect(slider(page, name)).toHaveCount(1);
        for (const input of [field(page, name), slider(page, name)]) await expect(input).toHaveAccessibleName(/./);
        const place = Number(await slider(page, name).inputValue());
        const before = await field(page, name).inputValue();
        await slider(page, name).fill(String(place + 2));
        await expect(field(page, name)).not.toHaveValue(before);
        await expect(slider(page, name)).toHaveAttribute("aria-valuetext", /\d/);
        await field(page, name).fill(before);
        await expect(slider(page, name)).toHaveValue(String(place));
      });
    }
  });
  await test.step("a slider removed from the page during a drag does not keep the axes frozen", async () => {
    const after = "fig=wavelengths&d=8&n=500&hide=base";
    await follow(page, after);
    await expect(field(page, "d_model")).toHaveValue("8");
    await waitUntilIdle(page);
    const picture = async () => (await pictures(page, ["wavelengths"])).wavelengths.base;
    const wanted = await picture();
    await follow(page, "fig=wavelengths&d=512&n=20");
    await expect(field(page, "d_model")).toHaveValue("512");
    await waitUntilIdle(page);
    const box = await slider(page, "base").boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate((to) => (location.hash = to), "fig=wavelengths&d=512&n=20&hide=base");
    await expect(slider(page, "base")).toHaveCount(0);
    await page.evaluate((to) => (location.hash = to), after);
    await waitUntilIdle(page);
    expect(await picture()).toBe(wanted);
  });
});

test("presets and “as in the book” set their parameters, and Reset the defaults", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const [name, values] of PRESETS) {
    await test.step(name, async () => {
      await follow(page, "d=30&base=77&n=300&pos=99&k=41&pair=9");
      await expect(field(page, "base")).toHaveValue("77");
      await waitUntilIdle(page);
      const before = await pictures(page);
      // The preset overwrites a typed value.
      await field(page, "d_model").fill("7");
      await page.getByRole("button", { name, exact: true }).click();
      await poll(() => fields(page)).toEqual({ ...DEFAULTS, ...values, pair: "0" });
      await expect(notice(page, "d_model")).toBeEmpty();
      await waitUntilIdle(page);
      const now = await pictures(page);
      for (const id of await boardIds(page)) {
        await expect(board(page, id).locator("canvas").first(), id).toBeInViewport();
        expect(now[id].base, id).not.toBe(before[id].base);
      }
    });
  }
  await test.step("a preset updates a field even after the same value was typed again", async () => {
    await page.getByRole("button", { name: "Reset" }).click();
    await type(page, "d_model", "128");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "original", exact: true }).click();
    await expect(field(page, "d_model")).toHaveValue("512");
  });
  await test.step("the book's figures are listed beside the claims, and set its parameters", async () => {
    await follow(page, "d=30&base=77&n=300&pos=99&k=41&pair=9");
    await page.locator("#claims summary").click();
    for (const [name, values, chapter] of BOOK) {
      await page.getByRole("button", { name, exact: true }).click();
      await poll(() => fields(page)).toEqual({ ...DEFAULTS, ...values });
      await expect(page.locator(`#${chapter}`)).toBeInViewport();
    }
  });
  await test.step("Reset restores the defaults and empties the link", async () => {
    await follow(page, "d=30&base=77&n=300&pos=99&k=41&pair=9");
    await page.getByRole("button", { name: "Reset" }).click();
    await poll(() => fields(page)).toEqual(DEFAULTS);
    await poll(() => fragment(page)).toBe("");
  });
  await test.step("“as in the book” sets the parameters of the book’s figure, and is shown only while those of the page differ", async () => {
    // Figures that occur a second time, with the suffix -2, and the near returns have parameters of their own.
    const ids = await page
      .locator("main figure:has(button.book)")
      .evaluateAll((all) => all.map(({ id }) => id).filter((id) => !id.endsWith("-2") && id !== "periodicity"));
    expect(ids).toEqual(expect.arrayContaining(["components", "heatmap", "wavelengths", "sinusoids"]));
    for (const id of ids) {
      await follow(page, "d=34&n=77");
      const button = figure(page, id).locator("button.book");
      const label = await button.textContent();
      await button.evaluate((button) => button.click());
      const [, d_model = "34"] = /d_model (\d+)/.exec(label) ?? [];
      const [, n_pos = "77"] = /\bn (\d+)/.exec(label) ?? [];
      await poll(() => fields(page), id).toMatchObject({ d_model, n_pos });
      await expect(button, id).toBeHidden();
      await poll(() => fragment(page)).not.toBe("d=34&n=77");
    }
  });
});
