// Figures on reveal.js slides: in the example deck, and in a plain deck with the frames of docs/embedding.md.
import { existsSync, readFileSync } from "node:fs";
import { projectPath, test, expect, poll, waitUntilDrawn, waitForLazyChunk } from "../page.js";

const TYPES = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Serves the deck and reveal.js from the project's files, to a page or a context; `/dist/` is the tested page. */
async function serveDeck(target, baseURL) {
  await target.route("**/examples/slides/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace(/\/$/, "/index.html").replace("/examples/slides/node_modules/", "/tests/browser/node_modules/");
    if (!existsSync(projectPath(name.slice(1)))) return route.fulfill({ status: 404, body: name });
    return route.fulfill({ contentType: TYPES[name.split(".").pop()], body: readFileSync(projectPath(name.slice(1))) });
  });
  await target.route((url) => url.pathname.startsWith("/dist/"), (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: new URL(pathname.replace("/dist/", "/"), baseURL).href });
  });
}

/** Reads the link parameters of the page in a frame. */
const linkParametersIn = (frame) => () =>
  // During a slide transition the frame may have no page.
  frame.locator("html").evaluate(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).catch(() => null);

/** Waits until a figure is drawn in a frame, and the page in the frame takes and forwards keys: its lazy chunk does. */
async function ready(inside, id) {
  await waitUntilDrawn(inside.locator(`#board-${id}`));
  await waitForLazyChunk(inside);
}

const slideIndices = (page) => page.evaluate(() => Object.values(Reveal.getIndices()).join(" ").trim());

test("arrow keys step the figure of the deck forward and back", async ({ page, baseURL }) => {
  await serveDeck(page, baseURL);
  await page.goto("/examples/slides/");
  await expect(page.locator("section.present h2")).toHaveText("Where in the sentence?");
  await page.keyboard.press("ArrowRight");
  const inside = page.frameLocator("section.present iframe");
  const heatmap = inside.locator("#board-heatmap");
  await waitUntilDrawn(heatmap);
  const shows = (words) => expect(heatmap.locator("figcaption")).toContainText(words);
  await shows("d_model 32");
  const parameters = linkParametersIn(inside);
  const common = { d: "32", n: "20", fig: "heatmap", view: "slide", theme: "light" };
  for (const step of [{ n: "200" }, { n: "200", d: "256" }, { n: "200", d: "256", base: "100", pos: "150" }]) {
    await page.keyboard.press("ArrowRight");
    await poll(parameters).toEqual({ ...common, ...step });
    // Only the line of the current step is visible below the figure.
    await expect(page.locator("section.present .steps li:visible")).toHaveCount(1);
  }
  await shows("d_model 256");
  await page.keyboard.press("ArrowLeft");
  await poll(parameters).toEqual({ ...common, n: "200", d: "256" });
  await page.keyboard.press("ArrowLeft");
  await shows("d_model 32");
  // To the last slide, and back to a slide at its last step.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator("section.present iframe")).toHaveAttribute("title", "Distances between positions");
  await waitUntilDrawn(inside.locator("#board-distance-matrix"));
  await page.keyboard.press("ArrowRight");
  await poll(parameters).toEqual({ fig: "distance-matrix", view: "slide", theme: "light", pos: "30", k: "10" });
  // The first key goes back a step, the second a slide.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await poll(parameters).toEqual({ ...common, n: "200", d: "256", base: "100", pos: "150" });
  await test.step("a deck opened at its last step shows that step", async () => {
    await page.goto("about:blank");
    await page.goto("/examples/slides/#/1/0/2");
    await shows("d_model 256");
    await poll(parameters).toMatchObject({ base: "100" });
  });
});

test("a deck opened at a slide whose figure has states passes keys to it without a click", async ({ page, baseURL }) => {
  const [, , states] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  await plainDeck(page, baseURL, states.replace(" src=", " data-src="), "<h2>Week 3</h2>");
  const inside = page.frameLocator("section.present iframe");
  await expect(inside.locator("#loading")).toHaveCount(0);
  const tour = () => inside.locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  await poll(() => inside.locator("html").evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press("PageDown");
  await poll(tour).toBe(2);
});

test("after a click into a figure, all keys of the deck still work, and the speaker view shows the same step", async ({ page, context, baseURL }) => {
  test.slow();
  await serveDeck(context, baseURL);
  await page.goto("/examples/slides/#/1");
  const inside = page.frameLocator("section.present iframe");
  await ready(inside, "heatmap");
  const hasDeckFocus = () => page.evaluate(() => document.activeElement.tagName !== "IFRAME");
  for (const [key, isActive] of [
    ["Escape", () => page.evaluate(() => Reveal.isOverview())],
    ["o", () => page.evaluate(() => Reveal.isOverview())],
    ["b", () => page.evaluate(() => Reveal.isPaused())],
  ]) {
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press(key);
    await poll(isActive, key).toBe(true);
    expect(await hasDeckFocus(), key).toBe(true);
    // The same key undoes its effect.
    await page.keyboard.press(key);
    await poll(isActive, key).toBe(false);
  }
  await inside.locator("#board .plot").first().click();
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("s");
  const speaker = await popup;
  await test.step("the speaker view shows the figure at the current step of the deck", async () => {
    const current = speaker.frameLocator("#current-slide iframe").frameLocator("section.present iframe");
    await waitUntilDrawn(current.locator("#board-heatmap"));
    await page.bringToFront();
    await poll(hasDeckFocus).toBe(true);
    await page.keyboard.press("ArrowRight");
    await poll(linkParametersIn(current)).toMatchObject({ n: "200" });
    await page.keyboard.press("ArrowLeft");
    await poll(() => slideIndices(page)).toBe("1 0 -1");
  });
  await speaker.close();
  // Space goes to the figure: it plays.
  await page.bringToFront();
  await inside.locator("#board .plot").first().click();
  await page.keyboard.press(" ");
  await expect(inside.locator(".play[aria-pressed=true]").first()).toBeVisible();
  await page.keyboard.press(" ");
  for (const position of ["1 0 0", "1 0 1", "1 0 2", "2 0 -1"]) {
    await page.keyboard.press("PageDown");
    await poll(() => slideIndices(page)).toBe(position);
  }
  // The frame of the previous slide, which had the focus, was removed.
  await ready(inside, "distance-matrix");
  await poll(hasDeckFocus).toBe(true);
  await page.keyboard.press("PageUp");
  await poll(() => slideIndices(page)).toBe("1 0 2");
  for (const [key, position] of [["Home", "0 0"], ["End", "2 0"]]) {
    await ready(inside, "heatmap");
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press(key);
    await poll(async () => (await slideIndices(page)).startsWith(position)).toBe(true);
    await page.evaluate(() => Reveal.slide(1));
  }
  // Leave the page first: its frames must not load without the routes.
  await page.goto("about:blank");
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("the PDF of the deck has every step, with its figure as on the slide", async ({ page, baseURL }) => {
  test.slow();
  await serveDeck(page, baseURL);
  await page.addInitScript(() => {
    // The frames must not switch to the print layout while the deck is printed.
    new MutationObserver(() => {
      if (document.documentElement.hasAttribute("data-handout")) console.error("a figure became a handout");
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-handout"] });
  });
  await page.goto("/examples/slides/?print-pdf");
  const frames = page.locator(".pdf-page iframe");
  await expect(frames).toHaveCount(6);
  for (const [index, n] of ["20", "200", "200", "200", null, null].entries()) {
    const inside = frames.nth(index).contentFrame();
    await waitForLazyChunk(inside);
    await poll(() => inside.locator("html").evaluate(() => new URLSearchParams(location.hash.slice(1)).get("n"))).toBe(n);
  }
  // Frames below the viewport are drawn when printing.
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(7);
  // The matrices are images; a blank frame has none.
  expect(pdf.match(/\/Subtype \/Image/g).length).toBeGreaterThanOrEqual(6);
  const draws = await frames.evaluateAll((all) => all.map((frame) => Number(frame.contentDocument.querySelector("#board figure").dataset.drawn)));
  expect(draws.every((count) => count > 0), String(draws)).toBe(true);
});

/** The scripts of a plain deck, and of one with examples/slides/deck.js. */
const PLAIN = "<script>Reveal.initialize({ width: 1280, height: 720, margin: 0, transition: 'none' })</script>";
const OURS = "<script src=node_modules/reveal.js/dist/plugin/notes.js></script><script src=deck.js></script>";

const plainDeck = (page, baseURL, ...slides) => deckWith(PLAIN, page, baseURL, slides);

async function deckWith(scripts, page, baseURL, slides) {
  await serveDeck(page, baseURL);
  const sections = slides.map((slide) => `<section>${slide}</section>`).join("");
  const html = `<!doctype html><meta charset=utf-8><title>Week 3</title><link rel=icon href=data:,><link rel=stylesheet href=node_modules/reveal.js/dist/reveal.css>
    <div class=reveal><div class=slides>${sections}</div></div><script src=node_modules/reveal.js/dist/reveal.js></script>${scripts}`;
  await page.route("**/examples/slides/own.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/examples/slides/own.html");
}

/** The frames of the section on slides in docs/embedding.md. */
const SNIPPETS = readFileSync(projectPath("docs/embedding.md"), "utf8").split("\n## In course slides\n")[1].split("\n## ")[0].match(/<iframe .*<\/iframe>/g);

test("the frames of docs/embedding.md in a plain deck: states, one figure, the board", async ({ page, baseURL }) => {
  expect(SNIPPETS).toHaveLength(3);
  const [board, one, states] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  const withoutFullscreen = (snippet) => snippet.replace("<iframe ", `<iframe allow="fullscreen 'none'" `);
  await plainDeck(page, baseURL, "<h2>Week 3</h2>", states, withoutFullscreen(board), states, withoutFullscreen(one));
  const frames = page.locator("section iframe");
  const step = (index) => frames.nth(index).contentFrame().locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  /** The current slide, and the states of the two frames that have states. */
  const state = async () => [await page.evaluate(() => Reveal.getIndices().h), await step(0), await step(2)].join(" ");
  for (let index = 0; index < 4; index += 1) {
    const inside = frames.nth(index).contentFrame();
    await poll(() => inside.locator("#board figure").count()).toBeGreaterThan(0);
    await waitForLazyChunk(inside);
  }
  await poll(state).toBe("0 1 1");
  /** Whether the focus is where it belongs: in the current slide's frame if that has states, otherwise in the deck. */
  const isReady = () =>
    page.evaluate(() => {
      const frame = Reveal.getCurrentSlide().querySelector('iframe[src*="states="]');
      const active = document.activeElement;
      return frame ? active === frame && frame.contentDocument.hasFocus() : active?.tagName !== "IFRAME";
    });
  const press = async (key, expected) => {
    await poll(isReady, `before ${key} to ${expected}`).toBe(true);
    await page.keyboard.press(key);
    await poll(state, `${key} to ${expected}`).toBe(expected);
  };
  // No click is needed: the frame of the current slide gets the keys if it has states.
  for (const expected of ["1 1 1", "1 2 1", "1 3 1", "2 3 1", "3 3 1", "3 3 2", "3 3 3", "4 3 3"]) await press("PageDown", expected);
  await waitUntilDrawn(frames.nth(3).contentFrame().locator("#board-distance-matrix"));
  for (const expected of ["3 3 3", "3 3 2", "3 3 1", "2 3 1", "1 3 1", "1 2 1", "1 1 1", "0 1 1"]) await press("PageUp", expected);
  // After a click, all keys of the deck still work, even F in a frame that may not go full screen.
  for (const [slide, index] of [[2, 1], [4, 3]]) {
    await page.evaluate((slide) => Reveal.slide(slide), slide);
    const inside = frames.nth(index).contentFrame();
    await waitUntilDrawn(inside.locator("#board figure").first());
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press("f");
    await poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await page.evaluate(() => document.fullscreenElement.tagName)).not.toBe("IFRAME");
    await page.evaluate(() => document.exitFullscreen());
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press("ArrowLeft");
    await poll(() => page.evaluate(() => Reveal.getIndices().h)).toBe(slide - 1);
  }
});

test("with our script no key press is lost, neither before a frame has loaded nor right after its slide is shown", async ({ page, baseURL }) => {
  const [, , snippet] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  // The program of the frame arrives after the first keys.
  let arrive;
  const arrival = new Promise((resolve) => (arrive = resolve));
  await page.route("**/phasor_bg-*.wasm", async (route) => {
    await arrival;
    await route.continue();
  });
  await deckWith(OURS, page, baseURL, ["<h2>Week 3</h2>", snippet.replace(" src=", " data-src="), "<h2>Week 4</h2>"]);
  await page.waitForFunction(() => Reveal.isReady());
  const frame = page.locator("section iframe");
  const step = () => frame.contentFrame().locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  const state = async () => [await page.evaluate(() => Reveal.getIndices().h), await step()].join(" ");
  /** Presses a key repeatedly without waiting in between; then lets the program arrive. */
  const press = async (key, times, expected) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    arrive();
    await poll(state, `${times} × ${key}`).toBe(expected);
  };
  // The frame is still loading.
  await press("PageDown", 3, "1 3");
  await press("PageDown", 1, "2 3");
  for (let round = 0; round < 2; round += 1) {
    await press("PageUp", 2, "1 2");
    await press("PageUp", 2, "0 1");
    await press("PageDown", 2, "1 2");
    await press("PageDown", 2, "2 3");
  }
  await press("PageUp", 4, "0 1");
  await press("PageDown", 4, "2 3");
});
