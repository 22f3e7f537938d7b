// The noise of the machine: the same measurements of plain loops in an empty page.
import { readFileSync } from "node:fs";
import { LONG, PASSES, STEPS, browser, origin, viewport, watchTasks } from "./browser.mjs";

/** Opens a page with a busy loop that takes this many milliseconds when not interrupted. */
async function openCounting(milliseconds) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}/peers/`);
  await page.evaluate((milliseconds) => {
    const timed = (count) => {
      const start = performance.now();
      for (let index = 0, sum = 1; index < count; index += 1) window.sum = sum = Math.sqrt(sum + index);
      return performance.now() - start;
    };
    // This many iterations take milliseconds; the browser's clock has a resolution of 0.1 ms.
    const MANY = 2_000_000;
    const runs = Array.from({ length: 50 }, () => timed(MANY)).sort((a, b) => a - b);
    // Calibrates with one of the fast runs, which were not interrupted.
    window.count = () => timed((MANY * milliseconds) / runs[10]);
  }, milliseconds);
  return page;
}

/** A loop of 4 ms per frame, timed like the slider steps, for as long as those at six places. */
export async function evenSteps() {
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

/** A loop of 10 ms per action, for as long as the random use of the page. */
export async function evenUse() {
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

/** The total CPU time requested so far, and the part stolen by the host, if the system reports it. */
export function hostTime() {
  try {
    const [, ...times] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).map(Number);
    const [user, nice, system, , , hard, soft, others] = times;
    return { wanted: user + nice + system + hard + soft + others, others };
  } catch {
    return null;
  }
}
