// Measures the page, and the same work by others, in one Chromium; writes BENCHMARKS.md. Run by `cargo xtask bench`.
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";

const { PHASOR_ROOT: root, PHASOR_EMPTY: empty, PHASOR_PYTHON: python, CHROMIUM: executablePath } = process.env;
const quick = process.argv.includes("--quick");
const STEPS = quick ? 20 : 200;
const PASSES = quick ? 1 : 3;
const LONG = quick ? { seconds: 5, updates: 300 } : { seconds: 60, updates: 10_000 };

// --- The server: the built page, the empty page, and the peers, with the types a host gives them.

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const FOLDERS = { dist: join(root, "dist"), empty, peers: join(root, "tests/bench") };

const server = createServer(({ url }, response) => {
  const [, name, ...path] = normalize(new URL(url, "http://localhost").pathname).split("/");
  try {
    const file = join(FOLDERS[name], ...path, url.endsWith("/") ? "index.html" : "");
    const body = readFileSync(file);
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const origin = `http://127.0.0.1:${server.address().port}`;

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ executablePath, args: [...flags, ...quiet] });
const viewport = { width: 1280, height: 900 };

// --- Numbers.

const sorted = (values) => values.toSorted((a, b) => a - b);
const at = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))];
/** Of several passes: the middle of all numbers, and of how high 95 of a hundred are in each. */
const median = (passes) => at(passes.flat(), 0.5);
const p95s = (passes) => passes.map((values) => at(values, 0.95));
const p95 = (passes) => at(p95s(passes), 0.5);
const inTheWorst = (highest) => `in the worst single pass ${ms(highest)} ms`;
const ms = (value) => (value < 10 ? value.toFixed(1) : Math.round(value).toString());
const times = (ratio) => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} ×`;

async function open(fragment = "") {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}/dist/${fragment}`);
  await page.waitForFunction(() => document.querySelector("figure[data-drawn='1']"));
  return page;
}

/** Goes once through the page, so that every figure has been drawn. */
const goThrough = (page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.scrollingElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((next) => setTimeout(next, 120));
    }
  });

/** Steps of sliders, each a frame, and how long the measures of a name took. */
const steps = (page, place, sliders, count, name) =>
  page.evaluate(
    async ([place, sliders, count, name]) => {
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
      // The first ones show the program what to compile well.
      for (let index = -20; index < count; index += 1) {
        if (index === 0) performance.clearMeasures();
        await new Promise(requestAnimationFrame);
        step(index + 20);
        await new Promise((next) => setTimeout(next, 0));
      }
      return performance.getEntriesByName(name, "measure").map(({ duration }) => duration);
    },
    [place, sliders, count, name],
  );

const PLACES = [
  ...["", "chapter-2", "vector", "clocks", "binary"],
  ...["chapter-3", "similarity", "rotation", "norms", "chapter-4", "schedules", "bases"],
  ...["chapter-5", "attention", "rope", "rope-scaling", "compare", "pitfalls"],
];
const ALL = ["d_model", "base", "n_pos"];

/** Steps of sliders at each place of the page, some passes over all of it. */
async function everywhere(fragment, sliders, name) {
  const page = await open(fragment);
  await goThrough(page);
  const places = Object.fromEntries(PLACES.map((place) => [place || "top", []]));
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const place of PLACES) places[place || "top"].push(await steps(page, place, sliders, STEPS, name));
  }
  await page.close();
  return places;
}

const updates = (d_model, n_pos) => everywhere(`#d=${d_model}&n=${n_pos}`, ALL, "update");
const cursor = () => everywhere("#d=512&n=512", ["pos"], "cursor");

// --- What the machine itself does: the same measures of plain loops in an empty page.

/** Opens a page that can count for so many milliseconds, as long as nothing holds it up. */
async function openCounting(milliseconds) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}/peers/`);
  await page.evaluate((milliseconds) => {
    const timed = (count) => {
      const start = performance.now();
      for (let index = 0, sum = 1; index < count; index += 1) window.sum = sum = Math.sqrt(sum + index);
      return performance.now() - start;
    };
    const runs = Array.from({ length: 50 }, () => timed(100_000)).sort((a, b) => a - b);
    // One of the fast ones, which nothing held up.
    window.count = () => timed((100_000 * milliseconds) / runs[10]);
  }, milliseconds);
  return page;
}

/** A loop of 4 ms a frame, timed as steps are, for as long as at six places. */
async function evenSteps() {
  const page = await openCounting(4);
  const pass = () =>
    page.evaluate(async (count) => {
      const durations = [];
      for (let index = 0; index < count; index += 1) {
        await new Promise(requestAnimationFrame);
        durations.push(window.count());
        await new Promise((next) => setTimeout(next, 0));
      }
      return durations;
    }, STEPS);
  const passes = [];
  for (let index = 0; index < PASSES * 6; index += 1) passes.push(await pass());
  await page.close();
  return passes;
}

/** A loop of 10 ms at each act of as long a use as the page's. */
async function evenUse() {
  const page = await openCounting(10);
  await watchTasks(page);
  await page.evaluate(async (seconds) => {
    const end = performance.now() + 1000 * seconds;
    while (performance.now() < end) {
      window.count();
      await new Promise((next) => setTimeout(next, 20 + Math.random() * 60));
    }
  }, LONG.seconds);
  const tasks = await page.evaluate(() => window.tasks);
  await page.close();
  return tasks;
}

/** Time that processors were wanted so far, and what of it the host gave to others; where the system says it. */
function hostTime() {
  try {
    const [, ...times] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).map(Number);
    const [user, nice, system, , , hard, soft, others] = times;
    return { wanted: user + nice + system + hard + soft + others, others };
  } catch {
    return null;
  }
}

/** Keeps how long each task took that was longer than 50 ms. */
const watchTasks = (page) =>
  page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });

/** The longest task of a page by what the processor worked for it, in milliseconds, from a trace of the browser. */
function longestWork(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const isMain = ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

/** What 60 s of random use, once all of the page is there, kept it busy with. */
async function longTasks() {
  const page = await open();
  await page.waitForFunction(() => !document.querySelector("#rest, [data-waits]"));
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

async function memory() {
  const page = await open("#d=16384&n=1048576");
  await goThrough(page);
  await steps(page, "", ALL, Math.min(500, LONG.updates / 10), "update");
  const largest = await memoryOf(page);
  await steps(page, "", ALL, LONG.updates, "update");
  const after = await memoryOf(page);
  await page.close();
  return { largest, growth: after - largest };
}

async function heatmap() {
  const page = await open("#d=1024&n=2048&fig=heatmap");
  const ours = await steps(page, "", ["base"], STEPS, "draw heatmap");
  const { width, height } = await page.locator(".plot").boundingBox();
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

async function encodings() {
  const page = await open("#fig=heatmap");
  const ours = await page.evaluate(async (runs) => {
    const { encodings } = await import(new URL("phasor.js", location.href).href);
    const durations = [];
    // As in the plain loop, the output is kept between runs.
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

/** Milliseconds from the request to the first figure drawn, and to a heading of an empty Leptos page. */
async function firstFigure() {
  const [ours, theirs] = [[], []];
  for (let run = 0; run < (quick ? 3 : 31); run += 1) {
    for (const [list, path, name, type] of [
      [ours, "/dist/", /^draw /, "measure"],
      [theirs, "/empty/", /^mounted$/, "mark"],
    ]) {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await page.goto(origin + path);
      const ends = () =>
        page.evaluate(
          (type) => performance.getEntriesByType(type).map(({ name, startTime, duration }) => [name, startTime + duration]),
          type,
        );
      let found;
      while (!(found = (await ends()).find(([entry]) => name.test(entry)))) await page.waitForTimeout(20);
      list.push(found[1]);
      await context.close();
    }
  }
  return { ours, theirs };
}

/** The medians of the native benches, as criterion left them. */
function native() {
  const folder = join(root, "target/criterion");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "report")
    .map(({ name }) => {
      const read = (file) => JSON.parse(readFileSync(join(folder, name, "new", file), "utf8"));
      return [read("benchmark.json").title, read("estimates.json").median.point_estimate / 1e6];
    });
}

// --- All of it, one after the other.

const before = hostTime();
const say = (what) => console.log(`bench: ${what}`);
say("encode 2048 × 1024");
const encode = { ours: await encodings(), numpy: JSON.parse(execFileSync(python, [join(root, "tests/bench/encode.py")])) };
say("heat map 2048 × 1024, and others");
const map = await heatmap();
say("updates at d 512, n 512");
const small = await updates(512, 512);
say("updates at d 512, n 1048576");
const long = await updates(512, 1_048_576);
say("updates at d 12288, n 1048576");
const large = await updates(12_288, 1_048_576);
say("the cursor");
const moves = await cursor();
say("first figure");
const first = await firstFigure();
say(`${LONG.seconds} s of random use`);
const use = await longTasks();
const [even, evenTasks] = [await evenSteps(), await evenUse()];
say(`memory, ${LONG.updates} updates`);
const held = await memory();
const after = hostTime();
const version = browser.version();
await browser.close();
server.close();

// --- The report.

const worst = (places, of) => Math.max(...Object.values(places).map(of));
const slowest = (places) => {
  const highest = worst(places, (passes) => Math.max(...p95s(passes)));
  return `median ${ms(worst(places, median))} ms, p95 ${ms(worst(places, p95))} ms; ${inTheWorst(highest)}`;
};
const long50 = (tasks) => `${tasks.length}${tasks.length ? ` (longest ${ms(Math.max(...tasks))} ms)` : ""}`;
const taken = before && after ? (100 * (after.others - before.others)) / (after.wanted - before.wanted) : null;
const ratio = median(Object.keys(small).map((place) => median(long[place]) / median(small[place])));
const rows = [
  ["`update`, d 512, n 512, top of the page", `median ${ms(median(small.top))} ms, p95 ${ms(p95(small.top))} ms`, "p95 ≤ 8 ms"],
  ["the same at the slowest place of the page", slowest(small), "p95 ≤ 8 ms"],
  ["`update`, d 12,288, n 1,048,576, top of the page", `median ${ms(median(large.top))} ms, p95 ${ms(p95(large.top))} ms`, "p95 ≤ 16 ms"],
  ["the same at the slowest place of the page", slowest(large), "p95 ≤ 16 ms"],
  ["n 1,048,576 over n 512, at d 512, median of all places", times(ratio), "≤ 1.5 ×"],
  [`\`heatmap\` 2048 × 1024, ${map.width} × ${map.height} pixels`, `${ms(median(map.ours))} ms`, ""],
  ["plotly.js, values given", `${ms(median(map.plotly))} ms, ${times(median(map.plotly) / median(map.ours))}`, "≥ 100 ×"],
  ["plain JS canvas", `${ms(median(map.canvas))} ms, ${times(median(map.canvas) / median(map.ours))}`, "≥ 4 ×"],
  ["ECharts, 512 × 512, values given", `${ms(median(map.echarts))} ms`, ""],
  ["encode 2048 × 1024 to f32", `${ms(median(encode.ours))} ms`, ""],
  ["plain JS, frequencies hoisted", `${ms(median(map.encode))} ms, ${times(median(map.encode) / median(encode.ours))}`, "≥ 10 ×"],
  ["NumPy, vectorised", `${ms(encode.numpy.median)} ms, ${times(encode.numpy.median / median(encode.ours))}`, "≥ 8 ×"],
  ["cursor, top of the page", `median ${ms(median(moves.top))} ms, p95 ${ms(p95(moves.top))} ms`, "p95 ≤ 1 ms"],
  ["cursor, at the slowest place", slowest(moves), "p95 ≤ 1 ms"],
  [`tasks over 50 ms in ${LONG.seconds} s of random use, ${use.count} acts`, long50(use.tasks), "0"],
  ["the longest, by the processor's time alone", `${ms(use.work)} ms`, "≤ 50 ms"],
  ["memory of the program at d 16,384, n 1,048,576", `${(held.largest / 2 ** 20).toFixed(1)} MiB`, "≤ 32 MiB"],
  [`its growth over ${LONG.updates} updates`, `${held.growth} bytes`, "0"],
  ["first figure drawn", `${ms(median(first.ours))} ms`, ""],
  ["an empty Leptos page", `${ms(median(first.theirs))} ms, ${(median(first.ours) / median(first.theirs)).toFixed(2)} × as long for ours`, "≤ 2 ×"],
];
const noise = [
  [
    "a loop of 4 ms a frame, timed as steps are",
    `median ${ms(median(even))} ms, p95 ${ms(p95(even))} ms; ${inTheWorst(Math.max(...p95s(even)))}`,
  ],
  [`tasks over 50 ms in ${LONG.seconds} s of a loop of 10 ms at each act`, long50(evenTasks)],
  ["of the time that processors were wanted, the host gave to others", taken === null ? "not said" : `${taken.toFixed(1)} %`],
];
const table = (head, lines) => [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const packageVersion = (name) =>
  JSON.parse(readFileSync(join(root, `tests/bench/node_modules/${name}/package.json`), "utf8")).version;
const rustc = execFileSync("rustc", ["--version"]).toString().trim();
const names = (places) => Object.entries(places).map(([place, list]) => [place, median(list), p95(list)]);
const byPlace = names(small).map(([place, middle, high], index) => [
  place,
  `${ms(middle)} / ${ms(high)}`,
  `${ms(names(long)[index][1])} / ${ms(names(long)[index][2])}`,
  `${ms(names(large)[index][1])} / ${ms(names(large)[index][2])}`,
  `${ms(names(moves)[index][1])} / ${ms(names(moves)[index][2])}`,
]);
const report = `# Benchmarks

Written by \`cargo xtask bench\` on ${new Date().toISOString().slice(0, 10)}${quick ? " (a quick run, for trying the script)" : ""}.

${cpus().length} × ${cpus()[0].model.trim()}, ${process.platform} ${release()}, Chromium ${version} (headless, no GPU,
1280 × 900), ${rustc}, Node ${process.version}, plotly.js ${packageVersion("plotly.js-dist-min")}, ECharts
${packageVersion("echarts")}, NumPy ${encode.numpy.numpy} on Python ${encode.numpy.python}.

A step of a slider is one event a frame, by turns of d_model, base and n, ${STEPS} of them at each place of the page after 20
to warm up, in ${PASSES} passes over all of the page; a p95 is the middle one of the passes. \`update\` covers computing and drawing
of all figures in the window. Ratios are of medians in this run; peers draw to the size of our plot. What is wanted stands in
the last column.

${table(["what", "measured", "wanted"], rows)}

## What the machine itself does

The same measures of a plain loop in an empty page. It takes the same time whenever nothing holds it up: what its p95 has over
its median, the machine adds to every p95 here.

${table(["what", "measured"], noise)}

## By place of the page

Median / p95 in milliseconds; a place shows the figures that stand in the window when it is scrolled to.

${table(["place", "update d 512, n 512", "d 512, n 1,048,576", "d 12,288, n 1,048,576", "cursor d 512, n 512"], byPlace)}

## The core, native

Medians by criterion.

${table(["bench", "ms"], native().map(([name, value]) => [name, value < 0.1 ? value.toFixed(4) : value.toFixed(2)]))}
`;
if (!quick) writeFileSync(join(root, "BENCHMARKS.md"), report);
console.log(report);
