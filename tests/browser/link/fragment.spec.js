// The link: the URL fragment is the state of the page, and no fragment can break the page.
import { test, expect, poll, open, waitUntilDrawn, field, fields, figure, figureIds, fragment, notice } from "../page.js";
import { DEFAULTS, NUMBERS, follow, openMore, settle, slider } from "../page.js";

/** The non-empty notices of the fields. */
const notices = async (page) =>
  (await page.locator(".field-notice").allTextContents()).filter((words) => words.trim() !== "");

const expectLink = (page, link) => poll(() => fragment(page)).toBe(link);

const KEYS = [
  ["d", "d_model", "512"],
  ["base", "base", "500000.5"],
  ["n", "n_pos", "1048576"],
  ["pos", "pos", "7"],
  ["k", "k", "9"],
  ["pair", "pair", "3"],
];

test("a link restores the whole page, and the page writes only values other than the defaults", { tag: "@smoke" }, async ({ page }) => {
  await test.step("all keys together restore the whole page", async () => {
    const link = "d=64&base=500&n=40&pos=7&k=3&pair=2&fig=norms,components&hide=base,pos&theme=dark";
    await open(page, link);
    const { d_model, n_pos, k, pair } = await fields(page);
    expect([d_model, n_pos, k, pair]).toEqual(["64", "40", "3", "2"]);
    expect(await figureIds(page)).toEqual(["norms", "components"]);
    // The lesson stays below.
    await expect(page.locator("#chapter-1")).toBeVisible();
    await expect(field(page, "base")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // Pair 2 has wavelength 2π · 500^(2·2/64) = 9.26: the figure uses the base although its field is hidden.
    await expect(figure(page, "components").locator("figcaption")).toContainText("9.26");
  });
  await test.step("each key sets its number and changes no other", async () => {
    for (const [key, name, value] of KEYS) {
      await follow(page, `${key}=${value}&fig=norms`);
      await poll(() => fields(page), key).toEqual({ ...DEFAULTS, [name]: value });
      await expect(notice(page, name), key).toBeEmpty();
    }
  });
  await test.step("key order, encoded commas and repeated keys do not matter", async () => {
    await follow(page, "pos=7&fig=norms%2Cratios&d=32&d=64");
    await expect(field(page, "pos")).toHaveValue("7");
    expect(await fields(page)).toMatchObject({ d_model: "64", pos: "7" });
    await poll(() => figureIds(page)).toEqual(["norms", "ratios"]);
  });
  await test.step("only values other than the defaults are written", async () => {
    await follow(page, "");
    await poll(() => fields(page)).toEqual(DEFAULTS);
    await field(page, "pos").fill("7");
    await expectLink(page, "pos=7");
    await field(page, "d_model").fill("64");
    await expectLink(page, "d=64&pos=7");
    await field(page, "base").fill("500.5");
    await expectLink(page, "d=64&base=500.5&pos=7");
    await field(page, "pos").fill(DEFAULTS.pos);
    await field(page, "d_model").fill(DEFAULTS.d_model);
    await expectLink(page, "base=500.5");
    await field(page, "base").fill(DEFAULTS.base);
    await expectLink(page, "");
    expect(page.url()).not.toContain("#");
  });
  await test.step("a link written by the page restores the page", async () => {
    await follow(page, "theme=dark&fig=heatmap,distance-matrix");
    await poll(() => figureIds(page)).toEqual(["heatmap", "distance-matrix"]);
    await openMore(page);
    for (const [name, value] of [["d_model", "96"], ["n_pos", "77"], ["pos", "60"], ["k", "11"], ["pair", "40"]]) {
      await field(page, name).fill(value);
    }
    await expectLink(page, "d=96&n=77&pos=60&k=11&pair=40&fig=heatmap,distance-matrix&theme=dark");
    const before = await fields(page);
    await open(page, await fragment(page));
    expect(await fields(page)).toEqual(before);
    expect(await figureIds(page)).toEqual(["heatmap", "distance-matrix"]);
  });
});

/** Records in `writes` the history calls of the page, with their animation frames. */
const watchHistory = (page) =>
  page.addInitScript(() => {
    window.frame = 0;
    window.writes = [];
    const count = () => {
      window.frame += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    for (const name of ["replaceState", "pushState"]) {
      const native = history[name];
      history[name] = function (...args) {
        window.writes.push({ name, frame: window.frame });
        return native.apply(this, args);
      };
    }
  });

test("the link is written with replaceState, at most once per frame, and debounced while a slider moves", async ({ page }) => {
  await watchHistory(page);
  await open(page);
  const length = await page.evaluate(() => history.length);
  await slider(page, "d_model").evaluate(async (input) => {
    for (let step = 0; step < 120; step += 1) {
      // 64 steps per octave; the last value is 256.
      input.value = String(329 + step);
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      if (step % 4 === 3) await new Promise(requestAnimationFrame);
    }
  });
  await expectLink(page, "d=256");
  const writes = await page.evaluate(() => window.writes);
  expect(writes.length).toBeGreaterThan(0);
  expect(writes.filter(({ name }) => name !== "replaceState")).toEqual([]);
  const frames = writes.map(({ frame }) => frame);
  expect(new Set(frames).size).toBe(frames.length);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await test.step("writes during a drag have a maximum delay", async () => {
    await follow(page, "");
    await expect(field(page, "d_model")).toHaveValue("128");
    await settle(page);
    await page.evaluate(() => void (window.writes = []));
    const { during, duration, pauses } = await slider(page, "d_model").evaluate(async (input) => {
      const start = performance.now();
      let pauses = 0;
      // The page may notice changes only once per frame.
      let frame = start;
      const watch = (now) => {
        if (now - frame > 150) pauses += 1;
        frame = now;
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
      for (let step = 1; step <= 50; step += 1) {
        // 64 steps per octave; the last value is 256.
        input.value = String(398 + step);
        const last = performance.now();
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await new Promise((next) => setTimeout(next, 60));
        if (performance.now() - last > 150) pauses += 1;
      }
      return { during: window.writes.length, duration: performance.now() - start, pauses };
    });
    // The drag takes three seconds. A busy machine may pause long enough to look like the end of the drag, which adds a
    // write: the page waits for 300 ms, and may itself have noticed one change early and the next one late.
    expect(during).toBeGreaterThanOrEqual(1);
    expect(during).toBeLessThanOrEqual(duration / 2000 + 1 + pauses);
    await expectLink(page, "d=256");
  });
});

test("a changed link is followed without a reload", async ({ page }) => {
  await open(page, "d=64&fig=heatmap");
  await page.evaluate(() => {
    window.isSamePage = true;
    location.hash = "d=8&n=20&fig=norms,heatmap&theme=dark";
  });
  await expect(field(page, "d_model")).toHaveValue("8");
  await expect(field(page, "n_pos")).toHaveValue("20");
  await poll(() => figureIds(page)).toEqual(["norms", "heatmap"]);
  await waitUntilDrawn(figure(page, "heatmap"));
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("length 20, d_model 8");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // Keys that the new link does not have are reset to their defaults.
  await page.goBack();
  await expect(field(page, "d_model")).toHaveValue("64");
  await expect(field(page, "n_pos")).toHaveValue("50");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
  expect(await page.evaluate(() => window.isSamePage)).toBe(true);
  await test.step("it replaces typed values", async () => {
    await field(page, "d_model").fill("7");
    await page.evaluate(() => {
      location.hash = "d=64";
    });
    await expect(field(page, "d_model")).toHaveValue("64");
    await expect(notice(page, "d_model")).toBeEmpty();
  });
  await test.step("the comparison is in the link, percent-encoded, and follows it", async () => {
    await follow(page, "d=64&base=500000&a=d%3D64%26n%3D30");
    await expect(page.locator("html")).toHaveAttribute("data-compared", "");
    await field(page, "pos").fill("7");
    await expectLink(page, "d=64&base=500000&pos=7&a=d%3D64%26n%3D30");
    // Empty: a comparison with the default parameters. Absent: no comparison.
    await follow(page, "base=500000&a=");
    await expect(page.locator(".compare-set[data-set=a]")).toContainText("10\u202f000");
    await expect(page.locator("html")).toHaveAttribute("data-compared", "");
    await follow(page, "base=500000");
    await expect(page.locator("html")).not.toHaveAttribute("data-compared");
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-compared", "");
  });
  await test.step("the key lang is kept in the link", async () => {
    await follow(page, "lang=he");
    await expect(page.locator("html")).not.toHaveAttribute("data-compared");
    await field(page, "pos").fill("7");
    await expectLink(page, "pos=7&lang=he");
  });
  await test.step("unknown keys and values are ignored", async () => {
    await follow(page, "");
    await expect(field(page, "d_model")).toHaveValue(DEFAULTS.d_model);
    const all = await figureIds(page);
    await follow(page, "colour=red&fig=none,,&hide=all&view=cube&theme=pink&layout=3d&lang=tlh&orientation=up&=&&d");
    await settle(page);
    expect(await fields(page)).toEqual(DEFAULTS);
    expect(await figureIds(page)).toEqual(all);
    await expect(page.locator("html")).not.toHaveAttribute("data-view", /./);
    await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
    expect(await notices(page)).toEqual([]);
  });
  await test.step("pending writes do not overwrite a followed link", async () => {
    // Simulates a busy browser that reports the new link after the old state was due to be written.
    await page.addInitScript(() => {
      addEventListener("hashchange", (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => dispatchEvent(new HashChangeEvent("hashchange")), 400);
      });
    });
    await open(page, "fig=heatmap");
    await slider(page, "d_model").fill("8");
    await page.evaluate(() => {
      location.hash = "d=64&fig=heatmap";
    });
    await expect(field(page, "d_model")).toHaveValue("64");
    await settle(page);
    expect(await fragment(page)).toBe("d=64&fig=heatmap");
  });
});

const NEAREST = [
  ["d=7", "d_model", "8"],
  ["d=0", "d_model", "2"],
  ["d=1e9", "d_model", "16384"],
  ["d=9.4", "d_model", "10"],
  ["base=-1e400", "base", "1.000001"],
  ["base=1", "base", "1.000001"],
  ["base=1e12", "base", "1000000000"],
  ["n=0", "n_pos", "1"],
  ["n=1e400", "n_pos", "1048576"],
  ["pos=50", "pos", "49"],
  ["pos=-1", "pos", "0"],
  ["k=2.5", "k", "3"],
  ["pair=64", "pair", "63"],
];

test("invalid values of a link are clamped or become the defaults, with notices at their fields", async ({ page }) => {
  await open(page, "d=7&fig=norms");
  await expect(field(page, "d_model")).toHaveValue("8");
  await expect(notice(page, "d_model")).toContainText("7 became 8");
  await test.step("a value out of range is clamped", async () => {
    for (const [link, name, value] of NEAREST) {
      // Followed without a reload: values and notices of the previous link are gone.
      await follow(page, `${link}&fig=norms`);
      await expect(field(page, name), link).toHaveValue(value);
      await expect(notice(page, name), link).toContainText("became");
      await expect(field(page, name), link).toHaveAttribute("aria-invalid", "true");
      expect(await notices(page), link).toHaveLength(1);
    }
    await open(page, "d=7&fig=norms");
    await expect(field(page, "d_model")).toHaveValue("8");
    await expect(notice(page, "d_model")).toContainText("7 became 8");
  });
  await test.step("an invalid number becomes the default, and the field shows its range", async () => {
    for (const value of ["NaN", "", "many", "1,5", "128px", "𝟙𝟚𝟠", "null"]) {
      const words = value ? `“${value}” is not a number; this must be` : "This cannot be read as a number; it must be";
      const link = ["d", "base", "n", "pos", "k", "pair"].map((key) => `${key}=${value}`).join("&") + "&fig=norms";
      await follow(page, link);
      for (const name of NUMBERS) {
        await expect(notice(page, name), value).toContainText(words);
        await expect(notice(page, name), value).toContainText(/must be an? .*\. It stays at [\d\u202f]+\.$/);
      }
      expect(await fields(page), value).toEqual(DEFAULTS);
    }
  });
  await test.step("a long value is truncated in its notice", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await follow(page, `d=${"a".repeat(600)}&fig=norms`);
    await expect(notice(page, "d_model")).toContainText(`“${"a".repeat(24)}…”`);
    await expect(notice(page, "d_model")).toBeVisible();
    // Canvases are resized in a frame after the viewport.
    await settle(page);
    const { height, width } = await notice(page, "d_model").boundingBox();
    expect((height * width) / (390 * 844)).toBeLessThan(0.25);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

const HOSTILE = {
  "a million characters": `d=${"9".repeat(500_000)}&x=${"y".repeat(500_000)}`,
  "ten thousand figures": `fig=${"heatmap,".repeat(10_000)}`,
  "ten thousand pairs": "d=8&".repeat(10_000),
  "broken percent signs": "%&%E0%A4%A=%&d=%ZZ&fig=%FF%FE&view=%00",
  "pictures and marks": "d=💥&fig=🧨,heatmap\u202e&view=🎞️&theme=\u0000&🤯=🤯",
  "markup": 'd=<img src=x onerror=alert(1)>&base="><script>alert(1)</script>&fig=<b>',
  "the greatest of all": "d=16384&base=1e9&n=1048576&pos=1048575&k=1048575&pair=8191",
  "the least of all": "d=2&base=1.000001&n=1&pos=0&k=0&pair=0",
  "signs alone": "#&=#=&==&&&;,;,#",
  "other choices": "layout=split&schedule=harmonic&lang=he",
  "a comparison with anything": "a=%26%3D%25&d=8&a=d%3DNaN%26n%3D1e400%26fig%3Dnone%26a%3Da%253D%26%FF&base=77",
  "a comparison of the greatest": "a=d%3D16384%26base%3D1e9%26n%3D1048576%26pos%3D1048575%26pair%3D8191&d=2&n=1",
  "names of objects": "__proto__=1&constructor=2&toString=3&fig=__proto__,constructor&view=toString",
};

/** Links opened by a full load instead of followed, because the start script reads them before the program does. */
const LOADED = ["a million characters", "broken percent signs", "markup"];

test("no link can break the page", async ({ page }) => {
  test.slow();
  for (const [what, link] of Object.entries(HOSTILE).toSorted(([one], [other]) => LOADED.includes(other) - LOADED.includes(one))) {
    await test.step(what, async () => {
      if (LOADED.includes(what)) await open(page, link);
      else await follow(page, link);
      await settle(page);
      await expect(page.locator("#failure")).toBeHidden();
      // The page still computes and draws.
      const first = page.locator("figure[data-figure]").first();
      const before = await waitUntilDrawn(first);
      await field(page, "d_model").fill("34");
      await field(page, "base").fill("77");
      await waitUntilDrawn(first, before + 1);
      await settle(page);
      await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
      await poll(() => fragment(page)).toContain("d=34&base=77");
    });
  }
});
