// The measurements of the page, and of others that do the same work.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LONG, PASSES, STEPS, WARM_UP, browser, open, origin, quick, root, viewport, watchTasks } from "./browser.mjs";

/** Expands collapsed figures. */
const openAll = (page) =>
  page.evaluate(() => document.querySelectorAll(".deeper > details").forEach((details) => (details.open = true)));

/** Scrolls once through the whole page, so that every figure has been drawn. */
async function goThrough(page) {
  await openAll(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.scrollingElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((next) => setTimeout(next, 120));
    }
  });
}

/** Moves sliders, one step per frame; returns the durations of the performance measures with a name. */
const steps = (page, place, sliders, count, name) =>
  page.evaluate(
    async ([place, sliders, count, name, warmUp]) => {
      document.getElementById(place)?.scrollIntoView({ behavior: "instant" });
      if (!place) scrollTo({ top: 0, behavior: "instant" });
      await new Promise((next) => setTimeout(next, 500));
      const inputs = sliders.map((slider) => document.querySelector(`input[type=range][name=${slider}]`));
      const from = inputs.map((input) => Number(input.value));
      const step = (index) => {
        const which = index % inputs.length;
        const input = inputs[which];
        const by = Number(input.step) || 1;
        const back = Math.floor(index / inputs.length) % 2 === 0;
        input.value = String(from[which] - (back ? by : 0));
        input.dispatchEvent(new Event("input", { bubbles: true }));
      };
      for (let index = -warmUp; index < count; index += 1) {
        if (index === 0) performance.clearMeasures();
        await new Promise(requestAnimationFrame);
        step(index + warmUp);
        await new Promise((next) => setTimeout(next, 0));
      }
      return performance.getEntriesByName(name, "measure").map(({ duration }) => duration);
    },
    [place, sliders, count, name, WARM_UP],
  );

const ALL = ["d_model", "base", "n_pos"];

/** Steps sliders at the top of the page and at each figure, in several passes over the page. */
async function everywhere(fragment, sliders, name) {
  const page = await open(fragment);
  await goThrough(page);
  const ids = await page.evaluate(() => [...document.querySelectorAll("figure[data-figure]")].map(({ id }) => id));
  const places = Object.fromEntries(["top", ...ids].map((place) => [place, []]));
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [place, passes] of Object.entries(places)) {
      passes.push(await steps(page, place === "top" ? "" : place, sliders, STEPS, name));
    }
  }
  await page.close();
  return places;
}

export const updates = (d_model, n_pos) => everywhere(`#d=${d_model}&n=${n_pos}`, ALL, "update");
export const cursor = () => everywhere("#d=512&n=512", ["pos"], "cursor");

/** The longest task of a page by CPU time, in milliseconds, from a browser trace. */
function longestWork(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const isMain = ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

/** The long tasks during random use, after the whole page has loaded. */
export async function longTasks() {
  const page = await open();
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-settled"));
  await openAll(page);
  await watchTasks(page);
  await browser.startTracing(page, { categories: ["toplevel"] });
  const count = await page.evaluate(async (seconds) => {
    const pick = (list) => list[Math.floor(Math.random() * list.length)];
    const end = performance.now() + 1000 * seconds;
    let count = 0;
    while (performance.now() < end) {
      const visible = (element) => element.getClientRects().length > 0;
      const what = Math.random();
      if (what < 0.6) {
        const slider = pick([...document.querySelectorAll("input[type=range]")].filter(visible));
        const [min, max] = [Number(slider.min), Number(slider.max)];
        slider.value = String(min + Math.random() * (max - min));
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      } else if (what < 0.75) {
        scrollTo({ top: Math.random() * document.scrollingElement.scrollHeight, behavior: "instant" });
      } else if (what < 0.85) {
        const radio = pick([...document.querySelectorAll("input[type=radio]")].filter(visible));
        radio.click();
      } else {
        const plot = pick([...document.querySelectorAll(".plot canvas")]);
        const { left, top, width, height } = plot.getBoundingClientRect();
        const [clientX, clientY] = [left + Math.random() * width, top + Math.random() * height];
        plot.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX, clientY }));
      }
      count += 1;
      await new Promise((next) => setTimeout(next, 20 + Math.random() * 60));
    }
    return count;
  }, LONG.seconds);
  const work = longestWork(await browser.stopTracing());
  const tasks = await page.evaluate(() => window.tasks);
  await page.close();
  return { count, tasks, work };
}

const memoryOf = (page) =>
  page.evaluate(async () => {
    const { default: init } = await import(new URL("phasor.js", location.href).href);
    return (await init()).memory.buffer.byteLength;
  });

export async function memory() {
  const page = await open("#d=16384&n=1048576");
  await goThrough(page);
  await steps(page, "", ALL, Math.min(500, LONG.updates / 10), "update");
  const largest = await memoryOf(page);
  await steps(page, "", ALL, LONG.updates, "update");
  const after = await memoryOf(page);
  await page.close();
  return { largest, growth: after - largest };
}

export async function heatmap() {
  const page = await open("#d=1024&n=2048&fig=heatmap");
  const ours = await steps(page, "", ["base"], STEPS, "draw heatmap");
  const { width, height } = await page.locator("#board-heatmap .plot").boundingBox();
  await page.close();
  const peers = await browser.newPage({ viewport });
  await peers.goto(`${origin}/peers/`);
  await peers.addScriptTag({ url: `${origin}/peers/node_modules/plotly.js-dist-min/plotly.min.js` });
  await peers.addScriptTag({ url: `${origin}/peers/node_modules/echarts/dist/echarts.min.js` });
  const run = (name, runs) =>
    peers.evaluate(
      async ([name, ...args]) => (await import("/peers/peers.js")).peers[name](...args),
      [name, runs, Math.round(width), Math.round(height)],
    );
  const [canvas, plotly] = [await run("canvas", quick ? 3 : 25), await run("plotly", quick ? 2 : 11)];
  const [echarts, encode] = [await run("echarts", quick ? 1 : 5), await run("encode", quick ? 3 : 25)];
  await peers.close();
  return { ours, canvas, plotly, echarts, encode, width, height };
}

export async function encodings() {
  const page = await open("#fig=heatmap");
  const ours = await page.evaluate(async (runs) => {
    const { encodings } = await import(new URL("phasor.js", location.href).href);
    const durations = [];
    // The output buffer is reused between runs, like in the plain loop.
    const out = new Float32Array(2048 * 1024);
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      encodings(1024, 10_000 + run, 2048, out);
      durations.push(performance.now() - start);
      await new Promise(requestAnimationFrame);
    }
    return durations;
  }, quick ? 5 : 50);
  await page.close();
  return ours;
}

/** The same encoding by NumPy: the median, and the versions. */
export const numpy = () => JSON.parse(execFileSync(process.env.PHASOR_PYTHON, [join(root, "tests/bench/encode.py")]));

/** Emulates slow 4G and a CPU slowdown of 4×. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

/** The number of figures on the board. */
const BOARD = 4;

/** A visit on a slow network: milliseconds until the first text and until the whole board is drawn; the layout shift. */
async function visit(path) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    window.shift = 0;
    const add = (list) => list.getEntries().forEach(({ value }) => (window.shift += value));
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(origin + path);
  const look = () =>
    page.evaluate(() => ({
      text: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      drawn: performance
        .getEntriesByType("measure")
        .filter(({ name }) => name.startsWith("draw "))
        .map(({ startTime, duration }) => startTime + duration),
      shift: window.shift,
    }));
  const seen = async () => {
    const { text, drawn, shift } = await look();
    return { text, figure: drawn[BOARD - 1], shift };
  };
  while (path !== "/still/" && !(await seen()).figure) await page.waitForTimeout(20);
  // Includes layout shifts after that.
  await page.waitForTimeout(1500);
  const all = await seen();
  await context.close();
  return all;
}

/** Alternates visits of the page and of its document without scripts. */
export async function slowVisits() {
  const [ours, still] = [[], []];
  for (let run = 0; run < (quick ? 1 : 7); run += 1) {
    ours.push(await visit("/dist/"));
    still.push(await visit("/still/"));
  }
  return { ours, still };
}

/**
 * Frame times in milliseconds while each of the three sliders is dragged from 30 to 66 % of its range, one step per
 * frame, at several viewport sizes and device pixel ratios.
 */
export async function frames() {
  const places = [[1280, 800, 1], [1280, 800, 2], [1920, 1080, 1], [1920, 1080, 2]];
  const found = [];
  for (const [width, height, ratio] of places) {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: ratio, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${origin}/dist/#d=512&n=512`);
    await page.waitForFunction((count) => document.querySelectorAll('#board [data-drawn]:not([data-drawn="0"])').length === count, BOARD);
    await page.waitForTimeout(1500);
    const intervals = await page.evaluate(
      async ([sliders, count]) => {
        const all = [];
        for (const name of sliders) {
          const input = document.querySelector(`input[type=range][name=${name}]`);
          const [min, max] = [Number(input.min), Number(input.max)];
          const first = input.value;
          input.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
          let before = await new Promise(requestAnimationFrame);
          for (let step = 0; step <= count; step += 1) {
            input.value = String(Math.round(min + (max - min) * (0.3 + (0.36 * step) / count)));
            input.dispatchEvent(new Event("input", { bubbles: true }));
            const now = await new Promise(requestAnimationFrame);
            if (step > 2) all.push(now - before);
            before = now;
          }
          input.value = first;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          input.dispatchEvent(new Event("change", { bubbles: true }));
          await new Promise((next) => setTimeout(next, 300));
        }
        return all;
      },
      [ALL, quick ? 20 : 60],
    );
    found.push({ place: `${width} × ${height}, ${ratio}×`, intervals });
    await context.close();
  }
  return found;
}

/** The medians of the native benchmarks, from criterion's output. */
export function native() {
  const folder = join(root, "target/criterion");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "report")
    .map(({ name }) => {
      const read = (file) => JSON.parse(readFileSync(join(folder, name, "new", file), "utf8"));
      return [read("benchmark.json").title, read("estimates.json").median.point_estimate / 1e6];
    });
}
