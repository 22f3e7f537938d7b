// Random events over all that the page offers: nothing throws, no alert is shown, and nothing piles up. The normal run does
// some; `cargo xtask test --soak` does as many as PHASOR_SOAK says, from the seed PHASOR_SEED.
import { test, expect, open, rest, oneMore, watch } from "../page.js";
import { play, randomFrom, stay } from "./events.js";
import { FIREFOX, openFirefox } from "./firefox.js";

const EVENTS = Number(process.env.PHASOR_SOAK ?? 300);
const SEED = Number(process.env.PHASOR_SEED ?? 1706);
const IS_LONG = EVENTS > 1000;
const ROUND = IS_LONG ? 1000 : 100;

/** The page as it was opened, whatever was done to it. */
async function home(hand) {
  await hand.resize(1280, 800);
  await hand.mouse.move(1, 1);
  await hand.evaluate(() => {
    document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
    // What plays is stopped.
    [...document.querySelectorAll("button")].find((button) => button.textContent.includes("❚❚"))?.click();
    location.hash = "d=128";
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/**
 * Does so many random things, and after each round has it looked at whether all is well. It ends at the first complaint,
 * with words that say what was done before it and what was shown.
 */
async function rounds(hand, events, complaints, look) {
  const random = randomFrom(SEED);
  let done = 0;
  while (done < events) {
    const log = [];
    const after = () => `seed ${SEED}, events up to ${done + ROUND}, #${hand.shown()}: ${log.slice(-40).join(", ")}`;
    try {
      await play(hand, random, ROUND, (what) => {
        expect(complaints).toEqual([]);
        log.push(what);
      });
      await home(hand);
    } catch (error) {
      if (await hand.reopen?.()) continue;
      throw new Error(after(), { cause: error });
    }
    done += ROUND;
    await look(done, after());
  }
}

test("random events break nothing, and leave nothing behind", oneMore(), async ({ page: first, complaints, baseURL }) => {
  // Some five events a second on a busy machine.
  test.setTimeout(60_000 + 400 * EVENTS);
  let page, session, before;
  let [hasCrashed, crashes] = [false, 0];
  const begin = async (tab) => {
    [page, before, hasCrashed] = [tab, undefined, false];
    page.on("crash", () => (hasCrashed = true));
    await page.addInitScript(stay);
    await open(page);
    session = await page.context().newCDPSession(page);
  };
  await begin(first);
  const hand = {
    get mouse() {
      return page.mouse;
    },
    get keyboard() {
      return page.keyboard;
    },
    evaluate: (act, value) => page.evaluate(act, value),
    resize: (width, height) => page.setViewportSize({ width, height }),
    shown: () => page.url().split("#")[1],
    // Chromium ends a tab, by a check of its own, once in some thousand events. A long run goes on in another; more often
    // would be the page's doing.
    reopen: async () => {
      // What was going on may fail before the end is told.
      await new Promise((told) => setTimeout(told, 500));
      crashes += hasCrashed;
      if (!hasCrashed || crashes > EVENTS / 1000 || !IS_LONG) return false;
      console.log(`Chromium has ended a tab: ${crashes}`);
      const tab = await first.context().newPage();
      watch(tab, new URL(baseURL).origin, complaints);
      await begin(tab);
      return true;
    },
  };
  const counted = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { jsEventListeners: listeners, nodes, documents } = await session.send("Memory.getDOMCounters");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { documents, listeners, nodes, heap: usedSize / 2 ** 20 };
  };
  await rounds(hand, EVENTS, complaints, async (done, after) => {
    await rest(page);
    await expect(page.locator("[role=alert]:visible"), after).toHaveCount(0);
    const now = await counted();
    if (IS_LONG) console.log(done, JSON.stringify(now));
    // After the first round, the later parts of the program are here.
    before ??= now;
    // What a reader has opened stays open: some words and buttons more, but not more with each event. A dialog that stayed
    // would be 1,900 listeners and 2 MB.
    expect(now.listeners, after).toBeLessThan(before.listeners + 400);
    expect(now.nodes, after).toBeLessThan(before.nodes + 4000);
    expect(now.heap, after).toBeLessThan(before.heap + 2);
  });
});

test("nor in Firefox", async ({ baseURL }) => {
  test.skip(!IS_LONG, "a tenth of the events of a long run");
  test.skip(!FIREFOX, "no Firefox is here; the variable FIREFOX names one");
  test.setTimeout(60_000 + 400 * EVENTS);
  const { hand, complaints, close } = await openFirefox(baseURL, stay);
  const alerts = () =>
    [...document.querySelectorAll("[role=alert]")].filter((alert) => alert.checkVisibility()).map((alert) => alert.textContent);
  await rounds(hand, EVENTS / 10, complaints, async (done, after) => {
    expect(await hand.evaluate(alerts), after).toEqual([]);
    console.log("Firefox", done);
  });
  await close();
});
