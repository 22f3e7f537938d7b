// What every browser test starts from: `import { test, expect, open } from "../page.js"`.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";

/** Keeps what a page from this origin complains of, whether Playwright drives it or puppeteer. */
export function watch(page, origin, complaints) {
  page.on("console", (message) => {
    // A file that is still on its way when the page is left, which is no fault of either, is said without a cause.
    const isLeft = /^Fetch API cannot load \S+\. *$/.test(message.text());
    if (message.type() === "error" && !isLeft) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isLocal = ["data:", "blob:", "about:"].includes(url.protocol);
    if (!isLocal && url.origin !== origin) complaints.push(`another origin: ${url}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
}

/**
 * Playwright's `test`, with a page that is watched: the test fails when the page logs an error, throws, meets a
 * request that fails, or asks anything of another origin. A test that provokes an error on purpose takes it out of
 * `complaints`.
 *
 * Each test has a tab of its own, in a browser that has been there before: it has the files of the page, which is half
 * of what a new context takes, and nothing else. With `isFirstVisit` it has nothing at all.
 */
export const test = base.extend({
  isFirstVisit: [false, { option: true }],
  contexts: [
    async ({}, use) => {
      const contexts = new Map();
      await use(contexts);
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: "worker" },
  ],
  context: async (
    { browser, contexts, isFirstVisit, baseURL, viewport, hasTouch, isMobile, deviceScaleFactor, javaScriptEnabled, serviceWorkers },
    use,
  ) => {
    if (isFirstVisit) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    // What tests set is what a context is made with: those that agree in it share one.
    const kind = JSON.stringify([baseURL, viewport, hasTouch, isMobile, deviceScaleFactor, javaScriptEnabled, serviceWorkers]);
    if (!contexts.has(kind)) contexts.set(kind, await browser.newContext());
    const context = contexts.get(kind);
    await use(context);
    await context.clearPermissions();
    const tabs = context.pages();
    for (const tab of tabs.slice(0, 1)) {
      const session = await context.newCDPSession(tab);
      await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: "all" });
    }
    await Promise.all(tabs.map((tab) => tab.close()));
  },
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = [];
      watch(page, new URL(baseURL).origin, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Marks a test as one more of a kind of which others are in the usual run, which stays short so; `cargo xtask test --long`
 * has them all.
 */
export const oneMore = (isOne = true) => (isOne ? { tag: "@long" } : {});

/** For each width and each theme one test, and two more. */
export const isOneMore = (width, theme) => (width === 1280) !== (theme === "light");

/** Playwright's `expect.poll` with short intervals: its own grow to a second, which is most of a short test. */
export const poll = (look, message) => expect.poll(look, { message, timeout: 30_000, intervals: [20, 50] });

/** Opens the page with this fragment (`d=64&pos=3`), and waits until its first figure is drawn. */
export async function open(page, fragment = "", path = "/") {
  // If only the fragment differed, a browser would not load again.
  await page.goto("about:blank");
  await page.goto(fragment ? `${path}#${fragment}` : path);
  await openAll(page);
  // The board is the first that is seen.
  const first = page.locator("figure[data-figure]").first();
  const isNear = () => first.evaluate((frame) => frame.querySelector(".plot").getBoundingClientRect().top < innerHeight + 300);
  if (await isNear()) return void (await drawn(first));
  // On a small screen it is drawn when a reader has come nearer.
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Opens the figures that stand behind a line of their own, as by a reader who wants to see all. */
export const openAll = (page) =>
  page.evaluate(() => document.querySelectorAll(".deeper details:has([data-figure])").forEach((details) => (details.open = true)));

/** The lines behind which figures stand that are open. */
export const openLines = (page) => page.locator(".deeper details[open]:has([data-figure])");

/** The line behind which a figure stands. */
export const lineOf = (page, id) => page.locator(`.deeper details:has([data-figure="${id}"]) summary`).first();

/** Follows another link on the page that is open, which is not loaded again. */
export const follow = (page, fragment) => page.evaluate((fragment) => void (location.hash = fragment), fragment);

/** Has all figures shown that wait, covered, for a prediction. */
export const uncoverAll = (page) =>
  page.evaluate(() => document.querySelectorAll(".veil:not([hidden]) button").forEach((button) => button.click()));

/** Waits until this figure has been drawn at least `times` times; returns how often it has been drawn. */
export async function drawn(figure, times = 1) {
  const count = async () => Number((await figure.getAttribute("data-drawn")) ?? 0);
  await poll(count).toBeGreaterThanOrEqual(times);
  return count();
}

/**
 * Puts a figure's plot into the window, unless it stands there whole. Playwright's own way takes what is left out of
 * frames for seen, and chapters that get their height may move a figure out of the window again: so this is asked again
 * and again.
 */
export const show = (page, id) =>
  figure(page, id).evaluate((frame) => {
    const plot = frame.querySelector(".plot");
    const { top, bottom } = plot.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) plot.scrollIntoView({ block: "center", behavior: "instant" });
  });

/** Shows a figure, as to a reader, until it has been drawn at least `times` times; returns how often it has been drawn. */
export async function bring(page, id, times = 1) {
  const count = async () => {
    await show(page, id);
    // Far from the window it had given back what it was drawn on.
    const isThere = await figure(page, id).locator("canvas").first().evaluate(({ width }) => width > 0);
    return isThere ? Number(await figure(page, id).getAttribute("data-drawn")) : 0;
  };
  await poll(count, `${id} is drawn`).toBeGreaterThanOrEqual(times);
  return count();
}

/** The `name` of the two inputs of every numeric parameter. */
export const NUMBERS = ["d_model", "base", "n_pos", "pos", "k", "pair"];

/** The path of a file of the project. */
export const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const ids = readdirSync(at("src/figures/catalog"))
  .filter((name) => name.endsWith(".rs") && name !== "mod.rs")
  .map((name) => name.slice(0, -3).replaceAll("_", "-"));

/** How many figures there are. */
export const FIGURES = ids.length;

/** How many places they have in the lesson: two stand once more, with what a model learned. */
export const PLACED = FIGURES + 2;

/** The part of a link that has every figure on the board: they stand close together. */
export const EVERY = `fig=${ids.join(",")}`;

/** How many chapters. */
export const CHAPTERS = readdirSync(at("content/en")).filter((name) => /^\d/.test(name)).length;

/** What an empty link opens. */
export const DEFAULTS = { d_model: "128", base: "10000", n_pos: "50", pos: "10", k: "5", pair: "0" };

export const field = (page, name) => page.locator(`input[type=number][name=${name}]`);
export const slider = (page, name) => page.locator(`input[type=range][name=${name}]`);
/**
 * A figure: in its chapter or, where a link names what stands on the board, and in frames and on slides, the one there.
 * `board(page, id)` is always the one on the board.
 */
export const figure = (page, id) =>
  page.locator(`:root:is([data-chosen], [data-view]) #board-${id}, :root:not([data-chosen], [data-view]) #${id}`);
export const board = (page, id) => page.locator(`#board-${id}`);

/** Opens "More" in the dock, where offset, pair, order, wavelengths and the ways of Play are. */
export const further = (page) => page.locator("details.dock-further").evaluate((details) => (details.open = true));

/** The words at a field; empty where there is nothing to say. */
export const notice = (page, name) => page.locator(`.control:has([name=${name}]) .field-notice`);

/**
 * The ids of the figures, from top to bottom: those in the chapters or, where a link names what stands on the board, and
 * in frames and on slides, those there (as `figure` has them).
 */
export const figureIds = (page) =>
  page
    .locator(":root:is([data-chosen], [data-view]) #board figure[data-figure], :root:not([data-chosen], [data-view]) main figure[data-figure]")
    .evaluateAll((frames) => [...new Set(frames.map((frame) => frame.dataset.figure))]);

/** The ids of the figures on the board, in its order. */
export const boardIds = (page) =>
  page.locator("#board figure[data-figure]").evaluateAll((frames) => frames.map((frame) => frame.dataset.figure));

/** What the fields of these numbers show. Figures may have further ones of their own. */
export async function fields(page) {
  const inputs = await page
    .locator("input[type=number]")
    .evaluateAll((all) => all.map((input) => [input.name, input.value]));
  return Object.fromEntries(inputs.filter(([name]) => NUMBERS.includes(name)));
}

/** The link as it stands in the address, without `#`. */
export const fragment = (page) => page.evaluate(() => location.hash.slice(1));

/** Waits until a change that was made has been painted: no update takes more than the frame after it. */
export function settle(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Waits until nothing more is drawn: searches show how far they came. They wait until parameters have rested for 80 ms,
 * and then draw in every frame or two.
 */
export async function rest(page) {
  const isAtRest = () =>
    page.evaluate(async () => {
      const counts = () => [...document.querySelectorAll("figure[data-figure]")].map(({ dataset }) => dataset.drawn).join();
      const [before, start] = [counts(), performance.now()];
      for (let frames = 0; frames < 8 || performance.now() < start + 130; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (counts() !== before) return false;
      }
      return true;
    });
  await poll(isAtRest).toBe(true);
}

/** Figures that have not been drawn; frames and slides leave the lesson out. */
const UNDRAWN = ':root:not([data-view]) figure[data-drawn="0"], #board figure[data-drawn="0"]';

/**
 * Opens the page with all its figures in sight, wherever they stand, and waits until nothing more is drawn. The page is
 * told so by the observer that it asks: a window of thousands of pixels is painted whole in each frame, which takes
 * seconds where there is no graphics card.
 */
export async function openInSight(page, fragment) {
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(told, options = {}) {
        // A negative margin asks for the middle of the window.
        const isPart = options.rootMargin?.startsWith("-");
        super(told, isPart ? options : { ...options, rootMargin: "1000000px" });
      }
    };
  });
  await open(page, fragment);
  // What is left out of frames is not laid out, and in no sight.
  await page.addStyleTag({ content: ".chapter, .figure { content-visibility: visible !important }" });
  await expect.poll(() => page.locator(UNDRAWN).count(), { timeout: 60_000, intervals: [50] }).toBe(0);
  await rest(page);
}

/** Has every figure drawn once, as by a reader who goes through the page and back to its top. */
export async function drawAll(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Frames and slides leave the lesson out.
    const isLeftOut = (figure) => figure.closest("main")?.getClientRects().length === 0;
    for (const figure of document.querySelectorAll("figure[data-figure]")) {
      if (isLeftOut(figure)) continue;
      // A few frames for those that were drawn before, too: the window may have another size now.
      figure.scrollIntoView({ behavior: "instant" });
      for (let frames = 0; (figure.dataset.drawn === "0" || frames < 3) && frames < 1000; frames += 1) await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(page.locator(UNDRAWN)).toHaveCount(0);
  await settle(page);
}

/**
 * For each figure, or each of these, how often it was drawn, and a number that stands for the pixels of each of its
 * canvases. Figures far from the window may have none.
 */
export function pictures(page, ids = null) {
  return page.evaluate((ids) => {
    const hash = (canvas) => {
      if (canvas.width === 0) return 0;
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      // A hundred million pixels, at times: a plain loop is several times as fast as `reduce`.
      const pixels = new Uint32Array(data.buffer);
      let sum = 2166136261;
      for (let at = 0; at < pixels.length; at += 1) sum = Math.imul(sum ^ pixels[at], 16777619);
      return sum;
    };
    const frames = [...document.querySelectorAll("figure[data-figure]")].filter(({ dataset }) => ids?.includes(dataset.figure) ?? true);
    const picture = (frame) => {
      const [base, overlay] = [...frame.querySelectorAll("canvas")].map(hash);
      return { drawn: Number(frame.dataset.drawn), base, overlay };
    };
    // Of a figure that stands more than once, the first.
    return Object.fromEntries(frames.toReversed().map((frame) => [frame.dataset.figure, picture(frame)]));
  }, ids);
}

/** A number as the page writes it for people: `−1 234.5`, `6.03 × 10⁻⁵`. */
export function number(text) {
  const raised = { "⁻": "-", "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9 };
  const plain = text.replaceAll("−", "-").replaceAll("\u202f", "").replace(/\s×\s10/, "e");
  return Number(plain.replace(/[⁻⁰¹²³⁴-⁹]/g, (sign) => raised[sign]));
}

/** The rows of a file of reference values, numbers where they are numbers. */
export function reference(name) {
  const text = readFileSync(at(`tests/reference/${name}`), "utf8");
  const [head, ...lines] = text.trim().split(/\r?\n/).map((line) => line.split(","));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, index) => [head[index], Number(cell)])));
}
