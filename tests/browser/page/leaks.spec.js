// Memory leaks: opening and closing parts of the page leaves no elements or listeners behind.
import { waitUntilDrawn, test, expect, follow, open, poll, settle, ifRedundant } from "../page.js";

/** A multiple of the lengths of all cycles below, so that both counts are taken at the same step of a cycle. */
const TIMES = 4;

/** Clicks the first `count` visible buttons by script, so that they need not be in the viewport. */
const press = (page, selector, count = 1) =>
  page.evaluate(
    ([selector, count]) => {
      const shown = [...document.querySelectorAll(selector)].filter((button) => button.checkVisibility());
      shown.slice(0, count).forEach((button) => button.click());
    },
    [selector, count],
  );

/** Opens a dialog, does something in it, and closes it. */
async function dialog(page, opener, kind, act = async () => {}) {
  await press(page, opener);
  await expect(page.locator(`dialog.${kind}[open]`)).toBeVisible();
  await act();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
}

const cycle = (all, round) => all[round % all.length];

const ACTIONS = {
  "the tools": (page) =>
    dialog(page, ".tools-button", "tools", async () => {
      for (const tool of ["save", "code", "share"]) await page.locator(`#tools-tab-${tool}`).click();
    }),
  checks: (page) => dialog(page, ".check-link", "tools"),
  "the tools, opened by script without closing them first": async (page) => {
    await press(page, ".tools-button");
    // The preview is a page in a frame: wait until it has loaded, with its listeners and the views of its lazy chunk.
    const preview = page.frameLocator(".share-preview iframe");
    await waitUntilDrawn(preview.locator("figure[data-figure]").first());
    await expect(preview.locator("prerendered-words")).toHaveCount(0);
  },
  "the list of all figures": (page) => dialog(page, ".cell-name", "picker"),
  "figures on the board": (page, round) => follow(page, cycle(["fig=torus,ratios,bases", "fig=clocks"], round)),
  "slides and frames": (page, round) => follow(page, cycle(["view=slide", "view=embed&fig=rope", "view=slide&states=d%3D2;d%3D8", "d=4"], round)),
  "the tour": (page, round) => follow(page, cycle(["tour=2", "d=4"], round)),
  "a comparison": (page) => press(page, "button.compare"),
  "collapsed figures": (page) => press(page, ".deeper summary", 8),
  questions: async (page) => {
    await press(page, ".ask-buttons button", 8);
    await press(page, ".ask-after button", 8);
  },
  "a pin": async (page) => {
    await page.evaluate(() => document.querySelectorAll(".more").forEach((details) => (details.open = true)));
    await press(page, ".pin");
  },
  paper: (page) => page.evaluate(() => ["beforeprint", "afterprint"].forEach((name) => dispatchEvent(new Event(name)))),
  "the size of the viewport": (page, round) => page.setViewportSize(cycle([{ width: 390, height: 844 }, { width: 1280, height: 800 }], round)),
};

/** The cases of the normal run: the largest one, and one of each kind. */
const NORMAL_RUN = ["the tools", "figures on the board", "slides and frames", "a comparison"];

for (const [name, act] of Object.entries(ACTIONS)) {
  test(`${name}, ${TIMES} times`, ifRedundant(!NORMAL_RUN.includes(name)), async ({ page }) => {
    test.slow();
    await open(page);
    const session = await page.context().newCDPSession(page);
    const counters = async () => {
      await settle(page);
      await session.send("HeapProfiler.collectGarbage");
      const { jsEventListeners: listeners, nodes } = await session.send("Memory.getDOMCounters");
      return { listeners, nodes };
    };
    const rounds = async (count) => {
      for (let round = 0; round < count; round += 1) {
        await act(page, round);
        await settle(page);
      }
    };
    // Warm-up: in the first rounds, chunks are loaded and figures drawn for the first time.
    await page.keyboard.press("Shift");
    // The islands of the lazy chunk are rendered in batches.
    await expect(page.locator("prerendered-words")).toHaveCount(0);
    await rounds(TIMES);
    const before = await counters();
    await rounds(TIMES);
    // Removal may take a moment: the preview is a page in a frame.
    await poll(async () => (await counters()).listeners, name).toBeLessThanOrEqual(before.listeners + TIMES);
    // A small dialog left behind in each round would exceed ten nodes per round.
    expect((await counters()).nodes).toBeLessThanOrEqual(before.nodes + 10 * TIMES);
  });
}

test("three buttons pressed before the tools have loaded open one dialog", async ({ page }) => {
  let arrive;
  const pressed = new Promise((resolve) => (arrive = resolve));
  await page.route(/split_tools-[0-9a-f]{16}\.wasm$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page);
  await page.keyboard.press("Shift");
  await expect(page.locator(".tools-button").nth(1)).toBeAttached();
  await press(page, ".tools-button", 3);
  arrive();
  await expect(page.locator("dialog.tools[open]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
});
