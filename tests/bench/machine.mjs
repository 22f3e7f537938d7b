// What the machine itself does: the same measures of plain loops in an empty page.
import { readFileSync } from "node:fs";
import { LONG, PASSES, STEPS, browser, origin, viewport, watchTasks } from "./browser.mjs";

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
    // So many take milliseconds, of which the browser's clock tells tenths.
    const MANY = 2_000_000;
    const runs = Array.from({ length: 50 }, () => timed(MANY)).sort((a, b) => a - b);
    // One of the fast ones, which nothing held up.
    window.count = () => timed((MANY * milliseconds) / runs[10]);
  }, milliseconds);
  return page;
}

/** A loop of 4 ms a frame, timed as steps are, for as long as at six places. */
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

/** A loop of 10 ms at each act of as long a use as the page's. */
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

/** Time that processors were wanted so far, and what of it the host gave to others; where the system says it. */
export function hostTime() {
  try {
    const [, ...times] = readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/).map(Number);
    const [user, nice, system, , , hard, soft, others] = times;
    return { wanted: user + nice + system + hard + soft + others, others };
  } catch {
    return null;
  }
}
