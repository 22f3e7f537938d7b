// Benchmarks the page and other libraries that do the same work, one after the other in one Chromium, and writes
// BENCHMARKS.md. Run by `cargo xtask bench`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LONG, browser, close, quick, root } from "./browser.mjs";
import { evenSteps, evenUse, hostTime } from "./machine.mjs";
import { cursor, encodings, frames, heatmap, longTasks, memory, native, numpy, slowVisits, updates } from "./measures.mjs";
import { report } from "./report.mjs";

/** The number of random-use measurements: noise of the machine varies over time. */
const USES = quick ? 1 : 3;

const say = (what) => console.log(`bench: ${what}`);
const measured = { before: hostTime(), version: browser.version(), native: native(), uses: [], evenUses: [] };
say("encode 2048 × 1024");
Object.assign(measured, { encode: await encodings(), numpy: numpy() });
say("heat map 2048 × 1024, and others");
measured.map = await heatmap();
say("updates at d 512, n 512");
measured.small = await updates(512, 512);
say("updates at d 512, n 1048576");
measured.long = await updates(512, 1_048_576);
say("updates at d 12288, n 1048576");
measured.large = await updates(12_288, 1_048_576);
say("the cursor");
measured.moves = await cursor();
say("frames while sliders are dragged");
measured.frames = await frames();
say("visits on a slow network");
measured.first = await slowVisits();
measured.even = await evenSteps();
for (let use = 0; use < USES; use += 1) {
  say(`${LONG.seconds} s of random use`);
  measured.uses.push(await longTasks());
  measured.evenUses.push(await evenUse());
}
say(`memory, ${LONG.updates} updates`);
measured.held = await memory();
measured.after = hostTime();
await close();

const text = report(measured);
if (!quick) writeFileSync(join(root, "BENCHMARKS.md"), text);
console.log(text);
