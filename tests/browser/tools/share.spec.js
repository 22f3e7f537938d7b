// Sharing: links, frames and the preview restore exactly what the page shows.
import { readFileSync } from "node:fs";
import { projectPath, board, boardIds, test, expect, poll, open, waitUntilDrawn, figure, follow, fragment, figureIds, waitUntilIdle, settle, FIGURES, PLACED_COUNT, ifRedundant, waitUntilLaidOut, waitForLazyChunk, openWords } from "../page.js";
import { violations } from "../axe.js";

const dialog = (page) => page.getByRole("dialog");
const formField = (page, label) => dialog(page).getByLabel(label, { exact: true });
const preview = (page) => dialog(page).frameLocator("iframe");

/** Opens the tools of a figure in the lesson, or of the page. */
async function share(page, id) {
  // The buttons are in the lazy chunk.
  await page.mouse.move(5, 5);
  await page.keyboard.press("Shift");
  const button = page.locator(id ? `main #${id} .tools-button` : "#page-tools .tools-button");
  await waitForLazyChunk(page);
  if (id) await openWords(page, id);
  await button.click();
  await expect(dialog(page)).toBeVisible();
  return button;
}

/** A seeded generator of random numbers from 0 up to 1 (mulberry32). */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The tags of the rules whose results depend on colors and layout: contrast, target sizes, reflow. */
const LAYOUT = ["wcag2aa", "wcag21aa", "wcag22aa"];

const source = (path) => readFileSync(projectPath(path), "utf8");

/** The keys and options of all choices, read from the controls of a page with all figures. */
const choices = (page) =>
  page.evaluate(() => {
    const found = {};
    for (const { name, value } of document.querySelectorAll("figure .choice input[type=radio]")) (found[name.split("-")[0]] ??= new Set()).add(value);
    for (const list of document.querySelectorAll(".dock-part select")) found[list.name] = [...list.options].map(({ value }) => value);
    return Object.entries(found).map(([key, options]) => [key, [...options]]);
  });

/** A link with random values, in the page's order of keys. */
function randomLink(random, ids, choices) {
  const below = (limit) => Math.floor(random() * limit);
  const pick = (list) => list[below(list.length)];
  const some = (list, max) => [...new Set(Array.from({ length: 1 + below(max) }, () => pick(list)))];
  const d = 2 * (1 + below(256));
  const n = 2 + below(900);
  const pairs = [["d", d], ["base", 2 + below(99_999) + pick([0, 0.5])], ["n", n], ["pos", below(n)], ["k", below(n)], ["pair", below(d / 2)]];
  pairs.push(["seed", below(1000)]);
  for (const [key, options] of choices) pairs.push([key, pick(options)]);
  pairs.push(["yaw", below(361) - 180], ["pitch", below(181) - 90]);
  pairs.push(["fig", some(ids, 3).join(",")]);
  if (random() < 0.5) pairs.push(["a", encodeURIComponent(pick(["", "d=64&n=20", "base=500&schedule=linear&layout=split"]))]);
  if (random() < 0.5) pairs.push(["hide", some(["d", "base", "n", "pos", "k", "pair"], 3).join(",")]);
  pairs.push(["view", pick(["page", "embed", "slide"])], ["theme", pick(["auto", "light", "dark"])]);
  // Always a sentence: without the key, a page keeps the sentence that it has.
  pairs.push(["sentence", encodeURIComponent(pick(["Zwölf & mehr = \"alles\"", "猫 坐 <在> 垫子 上", "a 100% #sure + 'thing'"]))]);
  return pairs.map((pair) => pair.join("=")).join("&");
}

/** What a page shows: view and theme, the board, the texts of its first figure, the comparison, and every control. */
const shown = (frame) =>
  frame.evaluate(() => {
    const { view, theme, compared } = document.documentElement.dataset;
    const figures = [...document.querySelectorAll("#board figure[data-figure]")];
    // A search runs only while its figure is visible.
    figures[0].scrollIntoView();
    // Whether the questions of the lesson are shown depends on the way that the page was opened.
    const fields = [...document.querySelectorAll("input:not([name^=ask-])")].map(({ name, value, checked, type }) => [type, name, value, type === "radio" && checked]);
    const sets = [...document.querySelectorAll(".compare-set")].map(({ textContent }) => textContent);
    return { view, theme, compared, sets, figures: figures.map(({ dataset }) => dataset.figure), caption: figures[0].querySelector("figcaption p").textContent, fields };
  });

/** Waits until the first figure of a page is drawn and all controls are hydrated. */
const ready = (frame) =>
  poll(() =>
    frame.evaluate(() => {
      const figures = [...document.querySelectorAll("#board figure[data-figure]")];
      const lesson = [...document.querySelectorAll("main figure[data-figure]")];
      // In a small frame, the first figure may be below the viewport.
      figures[0]?.scrollIntoView();
      return figures.length > 0 && Number(figures[0].dataset.drawn) > 0 && lesson.every((figure) => figure.querySelector(".tools-button"));
    }),
  ).toBe(true);

/** What a page shows once its searches, whose texts show their progress, have finished. */
const rested = async (page) => {
  // Scrolls to the figure, which starts its search.
  await shown(page);
  await waitUntilIdle(page);
  return shown(page);
};

// fragment.rs tests the round trip of a hundred such links; this test follows a few of them on an open page, and loads
// the shared link in the preview.
const BATCHES = 4;
const STATES = 12;

for (let batch = 0; batch < BATCHES; batch += 1) {
  test(`link, frame and preview restore random states exactly, ${batch + 1} of ${BATCHES}`, ifRedundant(batch > 0), async ({ page, baseURL }) => {
    test.slow();
    await page.setViewportSize({ width: 900, height: 600 });
    await open(page);
    const ids = await figureIds(page);
    expect(ids).toHaveLength(FIGURES);
    await page.keyboard.press("Shift");
    await expect(page.locator("figure .tools-button")).toHaveCount(PLACED_COUNT);
    const all = await choices(page);
    expect(all.length).toBeGreaterThan(10);
    const random = generator(1700 + batch);
    let shared;
    let here;
    for (let state = 0; state < STATES / BATCHES; state += 1) {
      const link = randomLink(random, ids, all);
      const board = new URLSearchParams(link).get("fig").split(",");
      await follow(page, link);
      await poll(() => boardIds(page), link).toEqual(board);
      await ready(page);
      here = await rested(page);
      // Slides hide the page's tools, but their button can be clicked by script.
      await page.evaluate(() => document.querySelector("#page-tools .tools-button").click());
      shared = await formField(page, "Link").inputValue();
      expect(new URL(shared).origin, link).toBe(new URL(baseURL).origin);
      const iframe = await formField(page, "Frame for a web page").inputValue();
      const src = await page.evaluate(
        (html) => new DOMParser().parseFromString(html, "text/html").querySelector("iframe").getAttribute("src"),
        iframe,
      );
      expect(src, link).toBe(shared);
      const element = await page.locator(".share-preview iframe").elementHandle();
      const within = await element.contentFrame();
      await poll(() => within.url()).toBe(shared);
      await page.locator(".share-preview iframe").contentFrame().locator("body").press("Shift");
      await ready(within);
      await poll(() => shown(within), link).toEqual(here);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog")).toHaveCount(0);
    }
    await page.goto("about:blank");
    await page.goto(shared);
    await page.keyboard.press("Shift");
    await ready(page);
    await poll(() => shown(page)).toEqual(here);
  });
}

test("a single figure can be shared, and the checkboxes change every form and the preview", { tag: "@full" }, async ({ page }) => {
  await open(page, "d=64&fig=heatmap,torus");
  await share(page, "torus");
  const link = formField(page, "Link");
  await expect(link).toHaveValue(/#d=64&fig=torus&view=embed$/);
  await expect(dialog(page).getByText("The board: one figure, torus")).toBeVisible();
  const ids = () => preview(page).locator("#board figure[data-figure]").evaluateAll((all) => all.map(({ dataset }) => dataset.figure));
  await poll(ids).toEqual(["torus"]);
  await dialog(page).getByText("The board: one figure, torus").click();
  await expect(dialog(page).locator("input[name=share-figure]")).toHaveCount(FIGURES);
  await dialog(page).locator("input[name=share-figure][value=components]").check();
  await expect(link).toHaveValue(/&fig=torus,components&view=embed$/);
  await expect(dialog(page).getByText("The board: 2 figures")).toBeVisible();
  await poll(ids).toEqual(["torus", "components"]);
  await dialog(page).locator("input[name=share-control][value=base]").uncheck();
  await expect(link).toHaveValue(/&hide=base&view=embed$/);
  await expect(preview(page).locator("input[type=number][name=base]")).toHaveCount(0);
  await expect(preview(page).locator("input[type=number][name=d_model]")).toHaveValue("64");
  await dialog(page).getByLabel("dark").check();
  await expect(preview(page).locator("html")).toHaveAttribute("data-theme", "dark");
  await dialog(page).getByLabel("slide", { exact: true }).check();
  await expect(preview(page).locator("html")).toHaveAttribute("data-view", "slide");
  await expect(formField(page, "Frame for a web page")).toHaveValue(/width="960" height="540"/);
  await expect(formField(page, "Link to a slide")).toHaveValue(/fig=torus,components&hide=base&view=slide&theme=dark$/);
  await expect(formField(page, "Element for a web page")).toHaveValue(/phasor-figure\.js"><\/script>\n<phasor-figure d="64" figure="torus,components" hide="base" view="slide" theme="dark">/);
  // The preview added no history entries: Back leads to the previous page.
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("the page is shared as its board, with the default four checked, and every form includes the comparison", async ({ page }) => {
  await open(page, "base=500000&a=d%3D64");
  for (const id of await boardIds(page)) await waitUntilDrawn(board(page, id));
  const { width, height } = await page.locator("#cells").boundingBox();
  await share(page);
  const ticked = () =>
    dialog(page).locator("input[name=share-figure]:checked").evaluateAll((all) => all.map(({ value }) => value).toSorted());
  const FOUR = ["heatmap", "trajectory", "distance-matrix", "wavelengths"];
  await expect(dialog(page).getByText("The board: its usual four figures")).toBeVisible();
  expect(await ticked()).toEqual(FOUR.toSorted());
  expect(await ticked()).toEqual((await boardIds(page)).toSorted());
  const link = formField(page, "Link");
  await expect(link).toHaveValue(/#base=500000&a=d%3D64$/);
  await expect(formField(page, "Frame for a web page")).toHaveValue(/src="[^"]*#base=500000&(amp;)?a=d%3D64"/);
  await expect(formField(page, "Element for a web page")).toHaveValue(/<phasor-figure base="500000" a="d=64"/);
  await expect(formField(page, "Link to a slide")).toHaveValue(/#base=500000&a=d%3D64&view=slide$/);
  const shows = preview(page).locator("#board figure[data-figure]");
  await poll(() => shows.evaluateAll((all) => all.map(({ dataset }) => dataset.figure))).toEqual(FOUR);
  await expect(preview(page).locator("html")).toHaveAttribute("data-compared", "");
  await expect(preview(page).locator(".board-line")).toContainText("4.122 → 4.872");
  // One figure removed, and one appended.
  await dialog(page).locator("input[name=share-figure][value=trajectory]").uncheck();
  await expect(link).toHaveValue(/#base=500000&fig=heatmap,distance-matrix,wavelengths&a=d%3D64$/);
  await dialog(page).locator("input[name=share-figure][value=clocks]").check();
  await expect(link).toHaveValue(/&fig=heatmap,distance-matrix,wavelengths,clocks&a=d%3D64$/);
  await expect(formField(page, "Link to a slide")).toHaveValue(/&fig=heatmap,distance-matrix,wavelengths,clocks&a=d%3D64&view=slide$/);
  // The choices in the dialog do not change the page behind it.
  expect(await boardIds(page)).toEqual(FOUR);
  await test.step("the board is exported as one image, with its figures and its link", async () => {
    const button = dialog(page).getByRole("button", { name: "Picture of the board (PNG)" });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toBe("phasor-board.png");
    await expect(dialog(page).getByRole("status")).toHaveText(/^phasor-board\.png, \d+ kB$/);
    const bytes = readFileSync(await file.path());
    const measured = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const inked = (left, top, wide, high) => {
        const pixels = new Uint32Array(context.getImageData(left, top, Math.floor(wide), Math.floor(high)).data.buffer);
        return pixels.reduce((count, pixel) => count + (pixel !== pixels[0]), 0) / pixels.length;
      };
      const [half, middle] = [canvas.width / 2, canvas.height / 2];
      const quarters = [[0, 0], [half, 0], [0, middle], [half, middle]].map(([left, top]) => inked(left, top, half, middle));
      return { width: canvas.width, height: canvas.height, quarters, foot: inked(0, canvas.height - 64, canvas.width, 60) };
    }, bytes.toString("base64"));
    // Scale 2, a margin, and a line of text below.
    expect(measured.width).toBeGreaterThanOrEqual(Math.floor(2 * width));
    expect(measured.height).toBeGreaterThan(2 * height);
    for (const inked of measured.quarters) expect(inked).toBeGreaterThan(0.05);
    expect(measured.foot).toBeGreaterThan(0.005);
  });
});

test("links, elements and citations contain the actual URL of the page, and can be copied", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "fig=heatmap", "/course/week-3/index.html?x=1");
  await share(page, "heatmap");
  const base = `${baseURL}course/week-3/`;
  await expect(formField(page, "Link")).toHaveValue(`${base}index.html?x=1#fig=heatmap&view=embed`);
  await expect(formField(page, "Element for a web page")).toHaveValue(new RegExp(`^<script src="${base}phasor-figure.js">`));
  const { version } = /^version = "(?<version>[^"]+)"/m.exec(source("Cargo.toml")).groups;
  for (const label of ["Citation", "BibTeX"]) {
    await expect(formField(page, label)).toHaveValue(new RegExp(`${base.replaceAll("/", "\\/")}index\\.html\\?x=1#fig=heatmap&view=embed`));
    await expect(formField(page, label)).toHaveValue(new RegExp(version.replaceAll(".", "\\.")));
  }
  const bibtex = await formField(page, "BibTeX").inputValue();
  expect(bibtex).toMatch(/^@software\{phasor,\n( {2}[a-z]+ = \{.+\},?\n)+\}$/);
  for (const field of ["author", "title", "version", "year", "url"]) expect(bibtex).toContain(`  ${field} = {`);
  // Only the tools of the page have the picture of the board.
  await expect(dialog(page).getByRole("button", { name: "Picture of the board (PNG)" })).toHaveCount(0);
  const status = dialog(page).getByRole("status");
  await test.step("each form is copied, with a confirmation", async () => {
    const labels = ["Link", "Frame for a web page", "Element for a web page", "Link to a slide", "Citation", "BibTeX"];
    for (const label of labels) {
      await dialog(page).getByRole("button", { name: `Copy: ${label}`, exact: true }).click();
      await expect(status).toHaveText(`Copied: ${label}`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await formField(page, label).inputValue());
    }
  });
  const copy = dialog(page).getByRole("button", { name: "Copy: Citation" });
  await test.step("the dialog can be closed while the clipboard request is pending", async () => {
    await page.evaluate(() => {
      // Simulates a permission prompt that the reader denies.
      const writeText = () => new Promise((_, refuse) => (window.refuse = refuse));
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    });
    await copy.click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => window.refuse(new DOMException("no", "NotAllowedError")));
    await settle(page);
    await share(page, "heatmap");
    await copy.click();
    await page.evaluate(() => window.refuse(new DOMException("no", "NotAllowedError")));
    await expect(status).toHaveText(/Citation is selected/);
  });
  await test.step("without clipboard access, the text is selected and the shortcut is shown", async () => {
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
    await dialog(page).getByRole("button", { name: "Copy: BibTeX" }).click();
    await expect(status).toHaveText(/BibTeX is selected: press Ctrl\+C/);
    await expect(formField(page, "BibTeX")).toBeFocused();
    expect(await formField(page, "BibTeX").evaluate((field) => field.selectionEnd - field.selectionStart)).toBeGreaterThan(40);
  });
});

test("the sentence is in the link only if the reader chooses so, and no longer once another is typed", async ({ page }) => {
  await open(page, "fig=attention");
  const sentence = 'My "own" words & 100% more = ü';
  await figure(page, "attention").locator("input[name=sentence]").fill(sentence);
  await share(page, "attention");
  const link = formField(page, "Link");
  await expect(link).not.toHaveValue(/sentence/);
  await dialog(page).getByLabel(/Put my sentence/).check();
  await expect(link).toHaveValue(/&sentence=My%20/);
  await expect(preview(page).locator("#board input[name=sentence]")).toHaveValue(sentence);
  const shared = await link.inputValue();
  await page.goto("about:blank");
  await page.goto(shared);
  const field = figure(page, "attention").locator("input[name=sentence]");
  await expect(field).toHaveValue(sentence);
  await field.fill("Nobody else reads this");
  await poll(() => fragment(page)).not.toContain("sentence");
  expect(await fragment(page)).not.toContain("Nobody");
});

const WAYS = {
  Escape: (page) => page.keyboard.press("Escape"),
  "its button": (page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  "a click beside it": (page) => page.mouse.click(4, 300),
};

test("the dialog takes the focus and the keys, and closing it by any means restores the focus", async ({ page }) => {
  // Without this, the tour's step would be animated.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "fig=heatmap&tour=2");
  await expect(page.locator(".tour").getByRole("button", { name: "Show again" })).toBeVisible();
  const button = await share(page, "heatmap");
  for (const [way, close] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await expect(dialog(page).getByRole("tab", { name: "Share" })).toBeFocused();
      expect(await dialog(page).evaluate((element) => element.matches(":modal"))).toBe(true);
      await expect(dialog(page)).toHaveAccessibleName(/\S/);
      // A text selection that ends outside the dialog does not close it.
      const { x, y } = await formField(page, "Link").boundingBox();
      await page.mouse.move(x + 20, y + 10);
      await page.mouse.down();
      await page.mouse.move(4, 300);
      await page.mouse.up();
      await expect(dialog(page)).toBeVisible();
      await close(page);
      await expect(page.locator("dialog")).toHaveCount(0);
      await expect(button).toBeFocused();
      // Enter opens the dialog again.
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
    });
  }
  await test.step("arrow keys switch tabs and not the tour behind the dialog; one tab is a tab stop and labels the panel", async () => {
    const before = await fragment(page);
    expect(before).toContain("tour=2");
    const tab = (name) => dialog(page).getByRole("tab", { name });
    await expect(tab("Share")).toBeFocused();
    const steps = [["ArrowRight", "Save"], ["ArrowRight", "As code"], ["ArrowRight", "Share"]];
    for (const [key, name] of [...steps, ["End", "As code"], ["ArrowLeft", "Save"], ["Home", "Share"], ["ArrowLeft", "As code"]]) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute("aria-selected", "true");
      await expect(dialog(page).locator("[role=tab][tabindex='0']")).toHaveCount(1);
      await expect(dialog(page).getByRole("tabpanel", { name })).toBeVisible();
    }
    await settle(page);
    expect(await fragment(page)).toBe(before);
  });
});

// accessibility.spec.js tests the page behind the closed dialog, and check.spec.js the program.
test("the dialog scrolls inside and has no violations, in both themes and widths", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "fig=heatmap,torus");
  await share(page, "heatmap");
  await waitUntilDrawn(preview(page).locator("#board-heatmap"));
  // Removes the lesson, which is most of axe's work even if only the dialog is tested.
  await page.evaluate(() => document.querySelectorAll(".chapter").forEach((chapter) => chapter.remove()));
  const tab = (name) => dialog(page).getByRole("tab", { name }).click();
  const STATES = {
    share: () => tab("Share"),
    picture: () => tab("Save"),
    animation: () => dialog(page).getByLabel("Video (WebM)").check(),
  };
  for (const [width, theme, tags] of [[1280, "light"], [390, "dark", LAYOUT]]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    for (const [state, enter] of Object.entries(STATES)) {
      await enter();
      const { rect, overflow } = await dialog(page).evaluate((element) => ({
        rect: element.getBoundingClientRect().toJSON(),
        overflow: element.scrollWidth - element.clientWidth,
      }));
      expect(rect.left).toBeGreaterThanOrEqual(0);
      expect(rect.right).toBeLessThanOrEqual(width);
      expect(rect.bottom).toBeLessThanOrEqual(844);
      expect(overflow).toBe(0);
      expect(await dialog(page).getByRole("tabpanel").evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // The preview is a page in a frame with its own tests.
      const found = await violations(page, { include: "dialog", exclude: ".share-preview iframe", tags });
      expect(found, `${state}, ${width} pixels wide, ${theme}`).toEqual([]);
    }
  }
});

test("buttons cause no layout shift, do not overlap texts, and slides have none", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The lazy chunk is delayed until the positions before it are measured.
    let arrive;
    const arrival = new Promise((resolve) => (arrive = resolve));
    await page.route(/split_later-[0-9a-f]{16}\.wasm$/, (route) => arrival.then(() => route.continue()));
    await page.goto("about:blank");
    await page.goto("/#fig=trajectory,components");
    await waitUntilDrawn(board(page, "trajectory"));
    await waitUntilLaidOut(page);
    const tops = () =>
      page
        .locator("#board .plot, :is(#chapter-1, #chapter-2) .figure:not(details:not([open]) *) .plot")
        .evaluateAll((all) => all.map((plot) => plot.getBoundingClientRect().top + scrollY));
    const before = await tops();
    expect(before.length).toBeGreaterThanOrEqual(4);
    arrive();
    await expect(page.locator("figure .tools-button")).toHaveCount(PLACED_COUNT);
    expect(await tops()).toEqual(before);
    for (const id of ["trajectory", "components"]) {
      await openWords(page, id);
      await page.locator(`main #${id} .tools-button`).scrollIntoViewIfNeeded();
      await settle(page);
    }
    const overlaps = await page.locator(".figure").evaluateAll((all) =>
      all.flatMap((figure) => {
        const button = figure.querySelector(".tools-button").getBoundingClientRect();
        const others = [...figure.querySelectorAll(":is(.figure-head, .notice, .caption, .more summary, .cites) *")];
        return others.filter((other) => !other.closest(".tools-button")).filter((other) => {
          const range = document.createRange();
          range.selectNodeContents(other);
          const rects = [...range.getClientRects()];
          return rects.some((rect) => rect.right > button.left && rect.left < button.right && rect.bottom > button.top && rect.top < button.bottom);
        }).map((other) => other.textContent);
      }),
    );
    expect(overlaps).toEqual([]);
    await page.unrouteAll();
  }
  await follow(page, "fig=heatmap&view=slide");
  await poll(() => boardIds(page)).toEqual(["heatmap"]);
  await expect(page.locator(".tools-button:visible")).toHaveCount(0);
});

test("the preview image has the declared size, and is on the page's host", async ({ page }) => {
  const response = await page.request.get("/");
  const html = await response.text();
  const [, address] = /<meta property="og:image" content="([^"]+)">/.exec(html);
  // `cargo xtask dist` gets the page's future URL in this variable.
  const place = (process.env.PHASOR_ADDRESS ?? ".").replace(/\/+$/, "");
  const name = address.slice(place.length + 1);
  expect(address).toBe(`${place}/${name}`);
  expect(name).toMatch(/^static\/preview-[0-9a-f]{16}\.png$/);
  const picture = await (await page.request.get(`./${name}`)).body();
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
});
