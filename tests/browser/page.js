// Fixtures and helpers for all browser tests: `import { test, expect, open } from "../page.js"`.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";

/** Collects errors, failed requests and requests to other origins of a page, with Playwright or puppeteer. */
export function watch(page, origin, complaints) {
  page.on("console", (message) => {
    // Navigation aborts pending fetches. Chromium logs this message, without a cause, but nothing is wrong.
    const isAborted = /^Fetch API cannot load \S+\. *$/.test(message.text());
    if (message.type() === "error" && !isAborted) complaints.push(`console: ${message.text()} (${message.location().url})`);
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
 * Playwright's `test` with a monitored page: the test fails if the page logs an error, throws, has a failed request, or
 * sends a request to another origin. A test that provokes an error on purpose removes it from `complaints`.
 *
 * Each test has its own tab in a shared context, since a new context takes twice the time. Of earlier tests, only the
 * HTTP cache remains. With `isFirstVisit`, the test has a new context with an empty cache.
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
    // Tests with the same context options share a context.
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
 * Tags a test as redundant: the normal run skips it, because similar tests cover it. `cargo xtask test --long` runs all
 * tests.
 */
export const ifRedundant = (isRedundant = true) => (isRedundant ? { tag: "@long" } : {});

/** True for two of the four combinations of width and theme. The other two cover each width and each theme. */
export const isRedundantCombination = (width, theme) => (width === 1280) !== (theme === "light");

/** `expect.poll` with short intervals: Playwright's default intervals grow to a second. */
export const poll = (look, message) => expect.poll(look, { message, timeout: 30_000, intervals: [20, 50] });

/**
 * Opens the page with this fragment (`d=64&pos=3`). Waits until its first figure is drawn, or on a small screen until
 * the program has started.
 */
export async function open(page, fragment = "", path = "/") {
  // Browsers do not reload a page if only the fragment differs.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(fragment ? `${path}#${fragment}` : path);
  await expandAll(page);
  // The first figure is on the board.
  const first = page.locator("figure[data-figure]").first();
  const isNear = () => first.evaluate((element) => element.querySelector(".plot").getBoundingClientRect().top < innerHeight + 300);
  if (await isNear()) return void (await waitUntilDrawn(first));
  // On a small screen it is below the viewport, and not drawn before the reader scrolls to it.
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Expands all collapsed figures. */
export const expandAll = (page) =>
  page.evaluate(() => document.querySelectorAll(".deeper details:has([data-figure])").forEach((details) => (details.open = true)));

/** The open `<details>` that contain figures. */
export const openDetails = (page) => page.locator(".deeper details[open]:has([data-figure])");

/** The `<summary>` that expands a figure. */
export const summaryOf = (page, id) => page.locator(`.deeper details:has([data-figure="${id}"]) summary`).first();

/** Follows a link on the open page, without reloading it. */
export const follow = (page, fragment) => page.evaluate((fragment) => void (location.hash = fragment), fragment);

/** Opens the details below a figure of the lesson: sources, and its buttons. */
export const openWords = (page, id) => page.locator(`main #${id} .more`).evaluate((details) => (details.open = true));

/** Waits until this figure has been drawn at least `times` times; returns how often it has been drawn. */
export async function waitUntilDrawn(figure, times = 1) {
  const count = async () => Number((await figure.getAttribute("data-drawn")) ?? 0);
  await poll(count).toBeGreaterThanOrEqual(times);
  return count();
}

/**
 * Scrolls a figure's plot into the viewport unless all of it is visible. Call this repeatedly: chapters that are laid
 * out later may move the figure out of the viewport. Playwright's own method treats elements skipped by
 * `content-visibility` as visible.
 */
export const show = (page, id) =>
  figure(page, id).evaluate((element) => {
    const plot = element.querySelector(".plot");
    const { top, bottom } = plot.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) plot.scrollIntoView({ block: "center" });
  });

/** Scrolls to a figure until it has been drawn at least `times` times; returns how often it has been drawn. */
export async function scrollUntilDrawn(page, id, times = 1) {
  const count = async () => {
    await show(page, id);
    // A figure far from the viewport frees its canvas.
    const hasCanvas = await figure(page, id).locator("canvas").first().evaluate(({ width }) => width > 0);
    return hasCanvas ? Number(await figure(page, id).getAttribute("data-drawn")) : 0;
  };
  await poll(count, `${id} is drawn`).toBeGreaterThanOrEqual(times);
  return count();
}

/** The numeric parameters, by the `name` of their number fields and sliders. */
export const NUMBERS = ["d_model", "base", "n_pos", "pos", "k", "pair"];

/** The path of a file of the project. */
export const projectPath = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const ids = readdirSync(projectPath("src/figures/catalog"))
  .filter((name) => name.endsWith(".rs") && name !== "mod.rs")
  .map((name) => name.slice(0, -3).replaceAll("_", "-"));

/** The number of figures. */
export const FIGURES = ids.length;

/** The number of figures in the lesson, counting two figures twice: the section on learned encodings repeats them. */
export const PLACED_COUNT = FIGURES + 3;

/** The link parameter that puts all figures on the board, where they are close together. */
export const ALL_ON_BOARD = `fig=${ids.join(",")}`;

/** The number of chapters. */
export const CHAPTERS = readdirSync(projectPath("content/en")).filter((name) => /^\d/.test(name)).length;

/** The parameters if the link sets none. */
export const DEFAULTS = { d_model: "128", base: "10000", n_pos: "50", pos: "10", k: "5", pair: "0" };

export const field = (page, name) => page.locator(`input[type=number][name=${name}]`);
export const slider = (page, name) => page.locator(`input[type=range][name=${name}]`);
/**
 * The view of a figure on the board if the link lists figures, or in embeds and slides; otherwise the view in its
 * chapter. `board(page, id)` is always the view on the board.
 */
export const figure = (page, id) =>
  page.locator(`:root:is([data-chosen], [data-view]) #board-${id}, :root:not([data-chosen], [data-view]) #${id}`);
export const board = (page, id) => page.locator(`#board-${id}`);

/** Opens "More" in the dock, which has offset, pair, order, wavelengths and the modes of Play. */
export const openMore = (page) => page.locator("details.dock-further").evaluate((details) => (details.open = true));

/** The notice at a field; empty if there is none. */
export const notice = (page, name) => page.locator(`.control:has([name=${name}]) .field-notice`);

/**
 * The ids of the figures from top to bottom: those on the board if the link lists figures, or in embeds and slides;
 * otherwise those in the chapters (like `figure`).
 */
export const figureIds = (page) =>
  page
    .locator(":root:is([data-chosen], [data-view]) #board figure[data-figure], :root:not([data-chosen], [data-view]) main figure[data-figure]")
    .evaluateAll((all) => [...new Set(all.map(({ dataset }) => dataset.figure))]);

/** The ids of the figures on the board, in its order. */
export const boardIds = (page) =>
  page.locator("#board figure[data-figure]").evaluateAll((all) => all.map(({ dataset }) => dataset.figure));

/** The values of the fields in `NUMBERS`, by name. Figures may have other number fields. */
export async function fields(page) {
  const inputs = await page
    .locator("input[type=number]")
    .evaluateAll((all) => all.map((input) => [input.name, input.value]));
  return Object.fromEntries(inputs.filter(([name]) => NUMBERS.includes(name)));
}

/** The fragment of the URL, without `#`. */
export const fragment = (page) => page.evaluate(() => location.hash.slice(1));

/** Waits until a change has been painted. Every update ends by the next frame. */
export function settle(page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Waits until nothing more is drawn. Searches are debounced by 80 ms, and then draw their progress every frame or two.
 */
export async function waitUntilIdle(page) {
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

/** Waits until the heights of all chapters are known; before, those of distant chapters are estimates. */
export const waitUntilLaidOut = (page) => expect(page.locator("html[data-settled]")).toBeAttached();

/**
 * Waits for the lazy chunk of a page or of the page in a frame. The buttons of figures are in it, and not
 * server-rendered: once they exist, everything is hydrated.
 */
export const waitForLazyChunk = (page) => page.locator("figure .tools-button").first().waitFor({ state: "attached" });

/** Finishes all CSS animations: delayed messages, and texts that fade in. */
export const finishAnimations = (page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

/** Selects figures that have not been drawn. Embeds and slides do not show the lesson. */
const UNDRAWN = ':root:not([data-view]) figure[data-drawn="0"], #board figure[data-drawn="0"]';

/**
 * Opens the page with all its figures reported as visible, and waits until nothing more is drawn. Widens the margin of
 * `IntersectionObserver` for this: a viewport of thousands of pixels would be repainted in each frame, which takes
 * seconds without a GPU.
 */
export async function openAllVisible(page, fragment) {
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(callback, options = {}) {
        // Observers with a negative margin watch only the middle of the viewport.
        const watchesMiddle = options.rootMargin?.startsWith("-");
        super(callback, watchesMiddle ? options : { ...options, rootMargin: "1000000px" });
      }
    };
  });
  await open(page, fragment);
  // Elements skipped by `content-visibility` are not laid out, and never visible.
  await page.addStyleTag({ content: ".chapter, .figure { content-visibility: visible !important }" });
  await expect.poll(() => page.locator(UNDRAWN).count(), { timeout: 60_000, intervals: [50] }).toBe(0);
  await waitUntilIdle(page);
}

/** Draws every figure once, by scrolling through the page and back to the top. */
export async function drawAll(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Embeds and slides do not show the lesson.
    const isHidden = (figure) => figure.closest("main")?.getClientRects().length === 0;
    for (const figure of document.querySelectorAll("figure[data-figure]")) {
      if (isHidden(figure)) continue;
      // A few frames even for figures drawn before: the viewport may have changed its size.
      figure.scrollIntoView();
      for (let frames = 0; (figure.dataset.drawn === "0" || frames < 3) && frames < 1000; frames += 1) await frame();
    }
    scrollTo({ top: 0 });
  });
  await expect(page.locator(UNDRAWN)).toHaveCount(0);
  await settle(page);
}

/**
 * For each figure, or each in `ids`: how often it was drawn, and a hash of the pixels of each of its canvases. Figures
 * far from the viewport may have freed their canvases (hash 0).
 */
export function pictures(page, ids = null) {
  return page.evaluate((ids) => {
    const hash = (canvas) => {
      if (canvas.width === 0) return 0;
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      // Up to a hundred million pixels: a plain loop is several times as fast as `reduce`.
      const pixels = new Uint32Array(data.buffer);
      let sum = 2166136261;
      for (let index = 0; index < pixels.length; index += 1) sum = Math.imul(sum ^ pixels[index], 16777619);
      return sum;
    };
    const figures = [...document.querySelectorAll("figure[data-figure]")].filter(({ dataset }) => ids?.includes(dataset.figure) ?? true);
    const picture = (figure) => {
      const [base, overlay] = [...figure.querySelectorAll("canvas")].map(hash);
      return { drawn: Number(figure.dataset.drawn), base, overlay };
    };
    // If a figure occurs more than once, the first one counts.
    return Object.fromEntries(figures.toReversed().map((figure) => [figure.dataset.figure, picture(figure)]));
  }, ids);
}

/** Parses a number as the page formats it: `−1 234.5`, `6.03 × 10⁻⁵`. */
export function number(text) {
  const raised = { "⁻": "-", "⁰": 0, "¹": 1, "²": 2, "³": 3, "⁴": 4, "⁵": 5, "⁶": 6, "⁷": 7, "⁸": 8, "⁹": 9 };
  const plain = text.replaceAll("−", "-").replaceAll("\u202f", "").replace(/\s×\s10/, "e");
  return Number(plain.replace(/[⁻⁰¹²³⁴-⁹]/g, (digit) => raised[digit]));
}

/** The rows of a CSV file of reference values, as numbers. */
export function reference(name) {
  const text = readFileSync(projectPath(`tests/reference/${name}`), "utf8");
  const [head, ...lines] = text.trim().split(/\r?\n/).map((line) => line.split(","));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, index) => [head[index], Number(cell)])));
}
