// Figures on slides of reveal.js: in the example deck, and in frames as in docs/embedding.md in a deck without our script.
import { existsSync, readFileSync } from "node:fs";
import { at, test, expect, poll, drawn } from "../page.js";

const TYPES = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Routes the deck and reveal.js to files of the project, for a page or a whole context. The page is that in dist. */
async function serveDeck(place, baseURL) {
  await place.route("**/examples/slides/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace(/\/$/, "/index.html").replace("/examples/slides/node_modules/", "/tests/browser/node_modules/");
    if (!existsSync(at(name.slice(1)))) return route.fulfill({ status: 404, body: name });
    return route.fulfill({ contentType: TYPES[name.split(".").pop()], body: readFileSync(at(name.slice(1))) });
  });
  await place.route((url) => url.pathname.startsWith("/dist/"), (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: new URL(pathname.replace("/dist/", "/"), baseURL).href });
  });
}

/** The parameters of the figure on the current slide, by link key. */
const shownIn = (frame) => () =>
  // During a slide transition the frame may have no page.
  frame.locator("html").evaluate(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).catch(() => null);

/** Waits until a figure is drawn in a frame, and the frame takes keys: the page removes this text once it listens. */
async function alive(inside, id) {
  await drawn(inside.locator(`#board-${id}`));
  await expect(inside.locator("#loading")).toHaveCount(0);
}

const place = (page) => page.evaluate(() => Object.values(Reveal.getIndices()).join(" ").trim());

test("arrow keys step the figure of the deck forward and back", async ({ page, baseURL }) => {
  await serveDeck(page, baseURL);
  await page.goto("/examples/slides/");
  await expect(page.locator("section.present h2")).toHaveText("Where in the sentence?");
  await page.keyboard.press("ArrowRight");
  const inside = page.frameLocator("section.present iframe");
  const heatmap = inside.locator("#board-heatmap");
  await drawn(heatmap);
  const shows = (words) => expect(heatmap.locator("figcaption")).toContainText(words);
  await shows("d_model 32");
  const keys = shownIn(inside);
  const usual = { d: "32", n: "20", fig: "heatmap", view: "slide", theme: "light" };
  for (const step of [{ n: "200" }, { n: "200", d: "256" }, { n: "200", d: "256", base: "100", pos: "150" }]) {
    await page.keyboard.press("ArrowRight");
    await poll(keys).toEqual({ ...usual, ...step });
    // Only the line of the current step is visible below the figure.
    await expect(page.locator("section.present .steps li:visible")).toHaveCount(1);
  }
  await shows("d_model 256");
  await page.keyboard.press("ArrowLeft");
  await poll(keys).toEqual({ ...usual, n: "200", d: "256" });
  await page.keyboard.press("ArrowLeft");
  await shows("d_model 32");
  // To the last slide, and back to a slide at its last step.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator("section.present iframe")).toHaveAttribute("title", "Distances between positions");
  await drawn(inside.locator("#board-distance-matrix"));
  await page.keyboard.press("ArrowRight");
  await poll(keys).toEqual({ fig: "distance-matrix", view: "slide", theme: "light", pos: "30", k: "10" });
  // The first key goes back a step, the second a slide.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await poll(keys).toEqual({ ...usual, n: "200", d: "256", base: "100", pos: "150" });
  await test.step("a deck opened at its last step shows that step", async () => {
    await page.goto("about:blank");
    await page.goto("/examples/slides/#/1/0/2");
    await shows("d_model 256");
    await poll(keys).toMatchObject({ base: "100" });
  });
});

test("a deck opened at a slide with states of its own needs no click there", async ({ page, baseURL }) => {
  const [, , states] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  await deckOf(page, baseURL, states.replace(" src=", " data-src="), "<h2>Week 3</h2>");
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
  await alive(inside, "heatmap");
  const isDeck = () => page.evaluate(() => document.activeElement.tagName !== "IFRAME");
  for (const [key, isUsed] of [
    ["Escape", () => page.evaluate(() => Reveal.isOverview())],
    ["o", () => page.evaluate(() => Reveal.isOverview())],
    ["b", () => page.evaluate(() => Reveal.isPaused())],
  ]) {
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press(key);
    await poll(isUsed, key).toBe(true);
    expect(await isDeck(), key).toBe(true);
    // The deck has the focus, and the same key undoes its effect.
    await page.keyboard.press(key);
    await poll(isUsed, key).toBe(false);
  }
  await inside.locator("#board .plot").first().click();
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("s");
  const speaker = await popup;
  await test.step("the speaker view shows the figure at the current step of the deck", async () => {
    const current = speaker.frameLocator("#current-slide iframe").frameLocator("section.present iframe");
    await drawn(current.locator("#board-heatmap"));
    await page.bringToFront();
    await poll(isDeck).toBe(true);
    await page.keyboard.press("ArrowRight");
    await poll(shownIn(current)).toMatchObject({ n: "200" });
    await page.keyboard.press("ArrowLeft");
    await poll(() => place(page)).toBe("1 0 -1");
  });
  await speaker.close();
  // Space goes to the figure: it plays.
  await page.bringToFront();
  await inside.locator("#board .plot").first().click();
  await page.keyboard.press(" ");
  await expect(inside.locator(".play[aria-pressed=true]").first()).toBeVisible();
  await page.keyboard.press(" ");
  for (const there of ["1 0 0", "1 0 1", "1 0 2", "2 0 -1"]) {
    await page.keyboard.press("PageDown");
    await poll(() => place(page)).toBe(there);
  }
  // The frame of the previous slide, which had the focus, was removed.
  await alive(inside, "distance-matrix");
  await poll(isDeck).toBe(true);
  await page.keyboard.press("PageUp");
  await poll(() => place(page)).toBe("1 0 2");
  for (const [key, there] of [["Home", "0 0"], ["End", "2 0 0"]]) {
    await alive(inside, "heatmap");
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press(key);
    await poll(async () => (await place(page)).startsWith(there.slice(0, 3))).toBe(true);
    await page.evaluate(() => Reveal.slide(1));
  }
  // The frames of the slide must not load without the routes.
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
    await expect(inside.locator("#loading")).toHaveCount(0);
    await poll(() => inside.locator("html").evaluate(() => new URLSearchParams(location.hash.slice(1)).get("n"))).toBe(n);
  }
  // Frames below the viewport are drawn when printing.
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(7);
  // The matrices are images; a blank frame has none.
  expect(pdf.match(/\/Subtype \/Image/g).length).toBeGreaterThanOrEqual(6);
  const draws = frames.evaluateAll((all) => all.map((frame) => Number(frame.contentDocument.querySelector("#board figure").dataset.drawn)));
  expect((await draws).every((count) => count > 0), String(await draws)).toBe(true);
});

/** The scripts that start a plain deck, and one with our script. */
const ITS_OWN = "<script>Reveal.initialize({ width: 1280, height: 720, margin: 0, transition: 'none' })</script>";
const OURS = "<script src=node_modules/reveal.js/dist/plugin/notes.js></script><script src=deck.js></script>";

/** A plain deck of these slides, without our script. */
const deckOf = (page, baseURL, ...slides) => deckBy(ITS_OWN, page, baseURL, slides);

async function deckBy(scripts, page, baseURL, slides) {
  await serveDeck(page, baseURL);
  const sections = slides.map((slide) => `<section>${slide}</section>`).join("");
  const html = `<!doctype html><meta charset=utf-8><title>Week 3</title><link rel=icon href=data:,><link rel=stylesheet href=node_modules/reveal.js/dist/reveal.css>
    <div class=reveal><div class=slides>${sections}</div></div><script src=node_modules/reveal.js/dist/reveal.js></script>${scripts}`;
  await page.route("**/examples/slides/own.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/examples/slides/own.html");
}

/** The frames of the section on slides in docs/embedding.md. */
const SNIPPETS = readFileSync(at("docs/embedding.md"), "utf8").split("\n## In course slides\n")[1].split("\n## ")[0].match(/<iframe .*<\/iframe>/g);

test("the frames of docs/embedding.md in a plain deck: states, one figure, the board", async ({ page, baseURL }) => {
  expect(SNIPPETS).toHaveLength(3);
  const [board, one, states] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  const still = (snippet) => snippet.replace("<iframe ", `<iframe allow="fullscreen 'none'" `);
  await deckOf(page, baseURL, "<h2>Week 3</h2>", states, still(board), states, still(one));
  const frames = page.locator("section iframe");
  const step = (index) => frames.nth(index).contentFrame().locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  const state = async () => [await page.evaluate(() => Reveal.getIndices().h), await step(0), await step(2)].join(" ");
  for (let index = 0; index < 4; index += 1) {
    const inside = frames.nth(index).contentFrame();
    await poll(() => inside.locator("#board figure").count()).toBeGreaterThan(0);
    await expect(inside.locator("#loading")).toHaveCount(0);
  }
  await poll(state).toBe("0 1 1");
  /** Whether the frame of the current slide, if it has states, has the focus, and otherwise the deck. */
  const isReady = () =>
    page.evaluate(() => {
      const frame = Reveal.getCurrentSlide().querySelector('iframe[src*="states="]');
      const active = document.activeElement;
      return frame ? active === frame && frame.contentDocument.hasFocus() : active?.tagName !== "IFRAME";
    });
  const press = async (key, then) => {
    await poll(isReady, `before ${key} to ${then}`).toBe(true);
    await page.keyboard.press(key);
    await poll(state, `${key} to ${then}`).toBe(then);
  };
  // No click is needed: only the slide with states of its own gets the keys while it is shown.
  for (const then of ["1 1 1", "1 2 1", "1 3 1", "2 3 1", "3 3 1", "3 3 2", "3 3 3", "4 3 3"]) await press("PageDown", then);
  await drawn(frames.nth(3).contentFrame().locator("#board-distance-matrix"));
  for (const then of ["3 3 3", "3 3 2", "3 3 1", "2 3 1", "1 3 1", "1 2 1", "1 1 1", "0 1 1"]) await press("PageUp", then);
  // After a click, all keys of the deck still work, even F where the frame may not go full screen.
  for (const [slide, index] of [[2, 1], [4, 3]]) {
    await page.evaluate((slide) => Reveal.slide(slide), slide);
    const inside = frames.nth(index).contentFrame();
    await drawn(inside.locator("#board figure").first());
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
  const held = new Promise((resolve) => (arrive = resolve));
  await page.route("**/phasor_bg-*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await deckBy(OURS, page, baseURL, ["<h2>Week 3</h2>", snippet.replace(" src=", " data-src="), "<h2>Week 4</h2>"]);
  await page.waitForFunction(() => Reveal.isReady());
  const frame = page.locator("section iframe");
  const step = () => frame.contentFrame().locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  const state = async () => [await page.evaluate(() => Reveal.getIndices().h), await step()].join(" ");
  /** Presses a key repeatedly without waiting in between. */
  const press = async (key, times, then) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    arrive();
    await poll(state, `${times} × ${key}`).toBe(then);
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
