// Writes the text of BENCHMARKS.md.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { join } from "node:path";
import { LONG, PASSES, STEPS, WARM_UP, quick, root } from "./browser.mjs";

const sorted = (values) => values.toSorted((a, b) => a - b);
const at = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))];
/** For several passes: the median of all numbers, and the median of the 95th percentiles. */
const median = (passes) => at(passes.flat(), 0.5);
const p95s = (passes) => passes.map((values) => at(values, 0.95));
const p95 = (passes) => at(p95s(passes), 0.5);
const inTheWorst = (highest) => `in the worst single pass ${ms(highest)} ms`;
const ms = (value) => (value < 10 ? value.toFixed(1) : Math.round(value).toString());
const times = (ratio) => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} ×`;

/** Whether there are measurements: without a figure with a cursor in the viewport, there are none. */
const isMeasured = (passes) => passes.every((values) => values.length > 0);
const worst = (places, of) => Math.max(...Object.values(places).filter(isMeasured).map(of));
const both = (passes) => `median ${ms(median(passes))} ms, p95 ${ms(p95(passes))} ms`;
const slowest = (places) => {
  const highest = worst(places, (passes) => Math.max(...p95s(passes)));
  return `median ${ms(worst(places, median))} ms, p95 ${ms(worst(places, p95))} ms; ${inTheWorst(highest)}`;
};
/** The number of long tasks in each of several uses, and the longest task. */
const long50 = (uses) => {
  const all = uses.flat();
  return `${uses.map((tasks) => tasks.length).join(", ")}${all.length ? ` (longest ${ms(Math.max(...all))} ms)` : ""}`;
};
const table = (head, lines) => [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const packageVersion = (name) =>
  JSON.parse(readFileSync(join(root, `tests/bench/node_modules/${name}/package.json`), "utf8")).version;

/** The targets for frame times on an idle machine; an idle page has a p95 of 17 ms. */
const FRAMES = {
  "1280 × 800, 1×": "p95 ≤ 18 ms",
  "1280 × 800, 2×": "p95 ≤ 22 ms",
  "1920 × 1080, 1×": "p95 ≤ 20 ms",
  "1920 × 1080, 2×": "p95 ≤ 30 ms",
};

/** The report of these measurements. */
export function report(measured) {
  const { encode, numpy, map, small, long, large, moves, first, uses, even, evenUses, held, before, after, frames } = measured;
  const taken = before && after ? (100 * (after.others - before.others)) / (after.wanted - before.wanted) : null;
  const ratio = median(Object.keys(small).map((place) => median(long[place]) / median(small[place])));
  const seen = (visits, what) => `${Math.round(median(visits.map((visit) => visit[what])))} ms`;
  const rows = [
    ["`update`, d 512, n 512, the board", both(small.top), "p95 ≤ 8 ms"],
    ["the same at the slowest place of the page", slowest(small), "p95 ≤ 8 ms"],
    ["`update`, d 12,288, n 1,048,576, the board", both(large.top), "p95 ≤ 16 ms"],
    ["the same at the slowest place of the page", slowest(large), "p95 ≤ 16 ms"],
    ["n 1,048,576 over n 512, at d 512, median of all places", times(ratio), "≤ 1.5 ×"],
    [`\`heatmap\` 2048 × 1024, ${map.width} × ${map.height} pixels`, `${ms(median(map.ours))} ms`, ""],
    ["plotly.js, values given", `${ms(median(map.plotly))} ms, ${times(median(map.plotly) / median(map.ours))}`, "≥ 100 ×"],
    ["plain JS canvas", `${ms(median(map.canvas))} ms, ${times(median(map.canvas) / median(map.ours))}`, "≥ 4 ×"],
    ["ECharts, 512 × 512, values given", `${ms(median(map.echarts))} ms`, ""],
    ["encode 2048 × 1024 to f32", `${ms(median(encode))} ms`, ""],
    ["plain JS, frequencies hoisted", `${ms(median(map.encode))} ms, ${times(median(map.encode) / median(encode))}`, "≥ 10 ×"],
    ["NumPy, vectorised", `${ms(numpy.median)} ms, ${times(numpy.median / median(encode))}`, "≥ 8 ×"],
    ["cursor, the board", both(moves.top), "p95 ≤ 1 ms"],
    ["cursor, at the slowest place", slowest(moves), "p95 ≤ 1 ms"],
    [`tasks over 50 ms in each run of ${LONG.seconds} s of random use`, long50(uses.map(({ tasks }) => tasks)), "0"],
    ["the longest task of these runs in CPU time", `${ms(Math.max(...uses.map(({ work }) => work)))} ms`, "≤ 50 ms"],
    ["memory of the program at d 16,384, n 1,048,576", `${(held.largest / 2 ** 20).toFixed(1)} MiB`, "≤ 32 MiB"],
    [`growth of this memory over ${LONG.updates} updates`, `${held.growth} bytes`, "0"],
    ...frames.map(({ place, intervals }) => [`frames while sliders are dragged, ${place}`, both([intervals]), FRAMES[place]]),
    ["slow 4G, the processor slowed four times: text seen", seen(first.ours, "text"), "≤ 1500 ms"],
    ["the same document without scripts", seen(first.still, "text"), ""],
    ["the four figures of the board drawn", seen(first.ours, "figure"), "≤ 2500 ms"],
    ["layout shift", `${Math.max(...first.ours.map(({ shift }) => shift))}`, "0"],
  ];
  const noise = [
    ["a loop of 4 ms per frame, timed like slider steps", `${both(even)}; ${inTheWorst(Math.max(...p95s(even)))}`],
    [`tasks over 50 ms in each run of ${LONG.seconds} s of a loop of 10 ms per action`, long50(evenUses)],
    ["CPU time requested, but given to others by the host", taken === null ? "unknown" : `${taken.toFixed(1)} %`],
  ];
  const rustc = execFileSync("rustc", ["--version"]).toString().trim();
  const byPlace = Object.keys(small).map((place) => [
    place,
    ...[small, long, large, moves].map(({ [place]: passes }) => (isMeasured(passes) ? `${ms(median(passes))} / ${ms(p95(passes))}` : "–")),
  ]);
  return `# Benchmarks

Written by \`cargo xtask bench\` on ${new Date().toISOString().slice(0, 10)}${quick ? " (a quick run, for trying the script)" : ""}.

${cpus().length} × ${cpus()[0].model.trim()}, ${process.platform} ${release()}, Chromium ${measured.version} (headless, no GPU,
1280 × 900), ${rustc}, Node ${process.version}, plotly.js ${packageVersion("plotly.js-dist-min")}, ECharts
${packageVersion("echarts")}, NumPy ${numpy.numpy} on Python ${numpy.python}.

A slider step is one input event per frame, in turn for d_model, base and n. Each of ${PASSES} passes over the page takes ${STEPS}
steps, after ${WARM_UP} to warm up, at the top and at each figure; a p95 is the median of the p95s of the passes. \`update\` is
the time to compute and draw all figures in the viewport. Random use operates sliders, options, canvases and the scroll
bar of the fully loaded page, alternating with the loop below: ${uses.map(({ count }) => count).join(", ")} actions. Ratios are ratios of medians in
this run; other libraries draw at the size of our plot. Slow 4G is 1.6 Mbit/s with 150 ms latency, from a server that
compresses. The last column shows the targets.

${table(["what", "measured", "wanted"], rows)}

## What the machine itself does

The same measurements of a plain loop in an empty page. Uninterrupted, the loop always takes the same time, so the
machine adds the difference between the loop's p95 and its median to every p95 here.

${table(["what", "measured"], noise)}

## By place of the page

Median / p95 in milliseconds. A place is a scroll position: its row measures the figures in the viewport there.

${table(["place", "update d 512, n 512", "d 512, n 1,048,576", "d 12,288, n 1,048,576", "cursor d 512, n 512"], byPlace)}

## The core, native

Medians, measured by the \`criterion\` crate.

${table(["bench", "ms"], measured.native.map(([name, value]) => [name, value < 0.1 ? value.toFixed(4) : value.toFixed(2)]))}
`;
}
