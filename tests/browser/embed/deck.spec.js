// Figures on slides of reveal.js: in the deck of the examples, and framed as docs/embedding.md says in a deck that knows nothing
// of them.
import { existsSync, readFileSync } from "node:fs";
import { at, test, expect, poll, drawn } from "../page.js";

const TYPES = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Serves a page, or all of a context, the deck and its reveal.js as from the project's folder, where the page stands in dist. */
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

/** What the figure on the slide that is shown is set to, by the keys of its link. */
const shownIn = (frame) => () =>
  // While the deck goes to another slide there may be no page to ask.
  frame.locator("html").evaluate(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).catch(() => null);

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
    // The line under the figure is that of the step.
    await expect(page.locator("section.present .steps li:visible")).toHaveCount(1);
  }
  await shows("d_model 256");
  await page.keyboard.press("ArrowLeft");
  await poll(keys).toEqual({ ...usual, n: "200", d: "256" });
  await page.keyboard.press("ArrowLeft");
  await shows("d_model 32");
  // On to the last slide, and back to a slide whose steps are all shown.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator("section.present iframe")).toHaveAttribute("title", "Distances between positions");
  await drawn(inside.locator("#board-distance-matrix"));
  await page.keyboard.press("ArrowRight");
  await poll(keys).toEqual({ fig: "distance-matrix", view: "slide", theme: "light", pos: "30", k: "10" });
  // One back takes the step back, the next one the slide.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await poll(keys).toEqual({ ...usual, n: "200", d: "256", base: "100", pos: "150" });
});

test("a deck that is opened at its last step shows that step", async ({ page, baseURL }) => {
  await serveDeck(page, baseURL);
  await page.goto("/examples/slides/#/1/0/2");
  const inside = page.frameLocator("section.present iframe");
  await expect(inside.locator("#board-heatmap figcaption")).toContainText("d_model 256");
  await poll(() => inside.locator("html").evaluate(() => location.hash)).toContain("base=100");
});

test("a deck that is opened at a slide with steps of its own owes it no click", async ({ page, baseURL }) => {
  const [, , states] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  await deckOf(page, baseURL, states.replace(" src=", " data-src="), "<h2>Week 3</h2>");
  const inside = page.frameLocator("section.present iframe");
  await drawn(inside.locator("#board figure").first());
  const tour = () => inside.locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  await poll(() => inside.locator("html").evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press("PageDown");
  await poll(tour).toBe(2);
});

test("a click into a figure takes no key away from the deck", async ({ page, baseURL }) => {
  await serveDeck(page, baseURL);
  await page.goto("/examples/slides/#/1");
  const inside = page.frameLocator("section.present iframe");
  await drawn(inside.locator("#board-heatmap"));
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
    // The deck has the keyboard, and the same key ends what it began.
    await page.keyboard.press(key);
    await poll(isUsed, key).toBe(false);
  }
  await inside.locator("#board .plot").first().click();
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("s");
  await (await popup).close();
  // Space is the figure's: it plays.
  await page.bringToFront();
  await inside.locator("#board .plot").first().click();
  await page.keyboard.press(" ");
  await expect(inside.locator(".play[aria-pressed=true]").first()).toBeVisible();
  await page.keyboard.press(" ");
  for (const there of ["1 0 0", "1 0 1", "1 0 2", "2 0 -1"]) {
    await page.keyboard.press("PageDown");
    await poll(() => place(page)).toBe(there);
  }
  // The frame of the slide before is gone, and the keyboard with it.
  await drawn(inside.locator("#board-distance-matrix"));
  await page.keyboard.press("PageUp");
  await poll(() => place(page)).toBe("1 0 2");
  for (const [key, there] of [["Home", "0 0"], ["End", "2 0 0"]]) {
    await expect(inside.locator("#board .plot").first()).toBeVisible();
    await inside.locator("#board .plot").first().click();
    await page.keyboard.press(key);
    await poll(async () => (await place(page)).startsWith(there.slice(0, 3))).toBe(true);
    await page.evaluate(() => Reveal.slide(1));
  }
});

test("the speaker's window shows the figure at the step of the deck", async ({ page, context, baseURL }) => {
  await serveDeck(context, baseURL);
  await page.goto("/examples/slides/#/1");
  await drawn(page.frameLocator("section.present iframe").locator("#board-heatmap"));
  const popup = page.waitForEvent("popup");
  await page.keyboard.press("s");
  const speaker = await popup;
  const current = speaker.frameLocator("#current-slide iframe").frameLocator("section.present iframe");
  await drawn(current.locator("#board-heatmap"));
  await page.keyboard.press("ArrowRight");
  await poll(shownIn(current)).toMatchObject({ n: "200" });
  await speaker.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

test("the PDF of the deck has every step, with its figure as it is on the slide", async ({ page, baseURL }) => {
  test.slow();
  await serveDeck(page, baseURL);
  await page.addInitScript(() => {
    // What is laid out for paper would be seen in the frames while the deck is printed.
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
  // Those below the window are drawn when it is printed.
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(7);
  // The matrices are images; a frame that is blank has none.
  expect(pdf.match(/\/Subtype \/Image/g).length).toBeGreaterThanOrEqual(6);
  const draws = frames.evaluateAll((all) => all.map((frame) => Number(frame.contentDocument.querySelector("#board figure").dataset.drawn)));
  expect((await draws).every((count) => count > 0), String(await draws)).toBe(true);
});

/** What a deck is begun by that knows nothing of us, and by ours. */
const ITS_OWN = "<script>Reveal.initialize({ width: 1280, height: 720, margin: 0, transition: 'none' })</script>";
const OURS = "<script src=node_modules/reveal.js/dist/plugin/notes.js></script><script src=deck.js></script>";

/** A deck of these slides, which has nothing of ours but frames. */
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

test("the frames of docs/embedding.md on slides of a deck that does not know them: states, one figure, the board", async ({ page, baseURL }) => {
  expect(SNIPPETS).toHaveLength(3);
  const [board, one, states] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  const still = (snippet) => snippet.replace("<iframe ", `<iframe allow="fullscreen 'none'" `);
  await deckOf(page, baseURL, "<h2>Week 3</h2>", states, still(board), states, still(one));
  const frames = page.locator("section iframe");
  const step = (index) => frames.nth(index).contentFrame().locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  const state = async () => [await page.evaluate(() => Reveal.getIndices().h), await step(0), await step(2)].join(" ");
  for (let index = 0; index < 4; index += 1) await poll(() => frames.nth(index).contentFrame().locator("#board figure").count()).toBeGreaterThan(0);
  await poll(state).toBe("0 1 1");
  /** Whether the shown slide, if its frame has states, has given that frame the keyboard: until then, keys are the deck's. */
  const isReady = () =>
    page.evaluate(() => {
      const frame = Reveal.getCurrentSlide().querySelector('iframe[src*="states="]');
      return !frame || (document.activeElement === frame && frame.contentDocument.hasFocus());
    });
  const press = async (key, then) => {
    await poll(isReady, `before ${key} to ${then}`).toBe(true);
    await page.keyboard.press(key);
    await poll(state, `${key} to ${then}`).toBe(then);
  };
  // No click is owed: the slide with steps of its own takes the keys while it is shown, and no other does.
  for (const then of ["1 1 1", "1 2 1", "1 3 1", "2 3 1", "3 3 1", "3 3 2", "3 3 3", "4 3 3"]) await press("PageDown", then);
  await drawn(frames.nth(3).contentFrame().locator("#board-distance-matrix"));
  for (const then of ["3 3 3", "3 3 2", "3 3 1", "2 3 1", "1 3 1", "1 2 1", "1 1 1", "0 1 1"]) await press("PageUp", then);
  // Nor does a click take any key away from the deck: not F either, where the frame may not fill the screen.
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

test("with our script no key is lost: neither before a frame has loaded, nor right after its slide is shown", async ({ page, baseURL }) => {
  const [, , snippet] = SNIPPETS.map((snippet) => snippet.replace("https://your.host/phasor/", "/course/week-3/"));
  await deckBy(OURS, page, baseURL, ["<h2>Week 3</h2>", snippet.replace(" src=", " data-src="), "<h2>Week 4</h2>"]);
  await page.waitForFunction(() => Reveal.isReady());
  const frame = page.locator("section iframe");
  const step = () => frame.contentFrame().locator("html").evaluate(() => Number(new URLSearchParams(location.hash.slice(1)).get("tour")));
  const state = async () => [await page.evaluate(() => Reveal.getIndices().h), await step()].join(" ");
  /** Presses a key so many times, and waits for nothing in between. */
  const press = async (key, times, then) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    await poll(state, `${times} × ${key}`).toBe(then);
  };
  // The frame is on its way.
  await press("PageDown", 3, "1 3");
  await press("PageDown", 1, "2 3");
  for (let round = 0; round < 5; round += 1) {
    await press("PageUp", 2, "1 2");
    await press("PageUp", 2, "0 1");
    await press("PageDown", 2, "1 2");
    await press("PageDown", 2, "2 3");
  }
  await press("PageUp", 4, "0 1");
  await press("PageDown", 4, "2 3");
});
