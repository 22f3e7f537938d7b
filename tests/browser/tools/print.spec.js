// The page on paper: a handout in which every figure is drawn, whatever was scrolled.
import { board, test, expect, field, follow, poll, drawn, figure, openLines, rest, PLACED, CHAPTERS } from "../page.js";

/** Opens the page with its printer watched: `window.print` counts, and prints nothing. */
async function openPrinted(page, fragment = "") {
  await page.addInitScript(() => {
    window.printed = 0;
    window.print = () => (window.printed += 1);
  });
  await page.goto(`/${fragment}`);
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** What a browser tells a page before and after it prints. */
const tell = (page, name) => page.evaluate((name) => window.dispatchEvent(new Event(name)), name);

/** Of each figure that is laid out: how often it was drawn, its device pixels per CSS pixel, its paper, its words. */
const figures = (page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll("figure[data-figure]")].filter((frame) => frame.offsetHeight > 0);
    return frames.map((frame) => {
      const canvas = frame.querySelector("canvas");
      // A figure far from the window may have no pixels.
      const corner = canvas.getContext("2d").getImageData(0, 0, canvas.width || 1, canvas.height || 1).data;
      let [ink, dark] = [0, 0];
      for (let at = 0; at < corner.length; at += 4) {
        if (corner[at + 3] > 0) ink += 1;
        // Pale ink is for dark paper.
        if (corner[at + 3] === 255 && corner[at] + corner[at + 1] + corner[at + 2] < 330) dark += 1;
      }
      return {
        id: frame.dataset.figure,
        // A table that no reader has come near is not downloaded for paper: the picture that was served stands there.
        isServed: frame.querySelector("picture.still img")?.checkVisibility() ?? false,
        drawn: Number(frame.dataset.drawn),
        ratio: canvas.width / canvas.getBoundingClientRect().width,
        right: canvas.getBoundingClientRect().right,
        ink,
        dark,
        foot: frame.querySelector(".foot")?.textContent ?? "",
        link: frame.querySelector(".foot a")?.href ?? "",
      };
    });
  });

test("the keys that print wait for the whole program, and every figure is on paper", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The later part is on its way until the keys are pressed: once it is here, the browser prints by itself.
  let arrive;
  const pressed = new Promise((resolve) => (arrive = resolve));
  await page.route(/split_later-[0-9a-f]{16}\.wasm$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await openPrinted(page);
  await page.keyboard.press("Control+p");
  arrive();
  await poll(() => page.evaluate(() => window.printed)).toBe(1);
  const before = await page.evaluate(() => getComputedStyle(document.body).color);

  await tell(page, "beforeprint");
  const onPaper = await figures(page);
  expect(onPaper.length).toBe(PLACED);
  // 180 mm at 96 pixels an inch.
  const width = (180 / 25.4) * 96;
  expect(onPaper.filter(({ isServed }) => isServed).map(({ id }) => id)).toEqual(["trajectory", "wavelengths"]);
  for (const { id, drawn, ratio, right, ink, dark, foot, link } of onPaper.filter(({ isServed }) => !isServed)) {
    expect(drawn, id).toBeGreaterThan(0);
    expect(ratio, `${id}: 190 dots an inch at least`).toBeGreaterThanOrEqual(190 / 96);
    expect(right, id).toBeLessThanOrEqual(width + 1);
    expect(ink, `${id} is blank`).toBeGreaterThan(2000);
    expect(dark, `${id} is drawn for dark paper`).toBeGreaterThan(300);
    expect(foot, id).toMatch(/[a-z]+ = [0-9]/);
    expect(link, id).toContain(`#fig=${id}`);
  }
  // Cut into pages, rows of a grid would be lower than their pictures, which no measure on a screen shows.
  const grids = await page.locator("figure[data-figure]:visible").evaluateAll((all) => all.filter((frame) => getComputedStyle(frame).display !== "block").length);
  expect(grids).toBe(0);
  // Terms of formulas and the words of the first sentence look like words.
  const buttons = "button:not([data-term] *, .problem *)";
  for (const control of ["input[type=range]", buttons, ".dock-place", ".board", ".page-tools", ".frame-controls", ".ask-buttons", ".reading"]) {
    await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(before);

  await tell(page, "afterprint");
  await expect(page.locator(".foot")).toHaveCount(0);
  await expect(openLines(page)).toHaveCount(0);
  await expect(page.locator("html[data-handout]")).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(before);
  await expect(page.locator("input[type=range]:visible").first()).toBeVisible();
  // Back on the screen, at its resolution.
  await poll(async () => Math.round((await figures(page))[0].ratio * 100)).toBe(100);
});

test("a chapter can be printed alone, with the settings of the page", async ({ page }) => {
  await openPrinted(page, "#d=64&base=500");
  const chapter = page.locator(`#chapter-3`);
  await chapter.locator(".chapter-print button").click();
  await poll(() => page.evaluate(() => window.printed)).toBe(1);
  await tell(page, "beforeprint");
  await expect(page.locator(".chapter:visible")).toHaveCount(1);
  await expect(chapter).toBeVisible();
  await expect(page.locator("h1:visible")).toHaveCount(0);
  const printed = await figures(page);
  expect(printed.map(({ id }) => id)).toContain("heatmap");
  // A few figures are printed at 288 dots an inch. Canvases are whole device pixels wide.
  for (const { id, ratio } of printed) expect(ratio, id).toBeCloseTo(3, 1);
  expect(printed.find(({ id }) => id === "heatmap").foot).toContain("d_model = 64, base = 500, n_pos = 50");
  await tell(page, "afterprint");
  await expect(page.locator(".chapter:visible")).toHaveCount(CHAPTERS);
});

test("where a link names figures, those are printed, as they stand on the board, and a chapter if that is asked for", async ({ page }) => {
  await openPrinted(page, "#d=64&fig=clocks,heatmap,torus");
  for (const id of ["clocks", "heatmap", "torus"]) await drawn(board(page, id));
  await tell(page, "beforeprint");
  const onPaper = await figures(page);
  expect(onPaper.map(({ id }) => id)).toEqual(["clocks", "heatmap", "torus"]);
  const width = (180 / 25.4) * 96;
  for (const { id, ratio, right, ink, foot, link } of onPaper) {
    expect(ratio, id).toBeCloseTo(3, 1);
    expect(right, id).toBeLessThanOrEqual(width + 1);
    expect(ink, `${id} is blank`).toBeGreaterThan(2000);
    expect(foot, id).toContain("d_model = 64");
    expect(link, id).toContain(`#d=64&fig=${id}`);
  }
  // One below the other, each with its caption.
  const tops = await page.locator("#board .plot").evaluateAll((all) => all.map((plot) => plot.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const id of ["clocks", "heatmap", "torus"]) {
    const caption = await board(page, id).locator("figcaption").boundingBox();
    expect(caption.height, id).toBeGreaterThan(12);
  }
  for (const control of ["input", ".dock-place", ".board-line", ".board-foot", ".chapter"]) {
    await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
  }
  await tell(page, "afterprint");
  await page.locator("#chapter-3 .chapter-print button").click();
  await poll(() => page.evaluate(() => window.printed)).toBe(1);
  await tell(page, "beforeprint");
  await expect(page.locator(".chapter:visible")).toHaveCount(1);
  await expect(page.locator("#board")).toBeHidden();
  expect((await figures(page)).map(({ id }) => id)).toContain("heatmap");
  await tell(page, "afterprint");
  await expect(page.locator("#board")).toBeVisible();
});

test("a page printed before its program is here says so", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-note")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(".print-note")).toBeHidden();
});

test("on paper, the handout is whole pages of vectors and pictures", async ({ page }) => {
  test.slow();
  await openPrinted(page, "#fig=clocks,heatmap,torus");
  await drawn(figure(page, "clocks"));
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const images = [...paper.matchAll(/\/Subtype \/Image[^]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
  // Each canvas is a picture more than 1400 pixels wide.
  expect(images.filter((width) => width > 1400).length).toBeGreaterThanOrEqual(3);
  expect(paper).toMatch(/\/Type \/Pages[^]*?\/Count [1-9]/);
});

test("a page that was printed, and another link after that, has no marks of other parameters", async ({ page }) => {
  await openPrinted(page, "#d=2");
  await page.keyboard.press("Shift");
  await expect(page.locator(".pin").first()).toBeAttached();
  // What a link leaves out keeps the picture that it had on paper, of one pair.
  for (const link of ["", "fig=torus&pair=7", "pair=7", "d=64&pair=7"]) {
    if (link) await follow(page, link);
    await tell(page, "beforeprint");
    await tell(page, "afterprint");
    await rest(page);
    await expect(page.locator("[role=alert]:visible"), link).toHaveCount(0);
  }
  // Its tile is closed: on paper it was painted last.
  await expect(figure(page, "ratios").locator(".reading")).toHaveText(/^pair 7:/);
});

test("a chapter comes with the references that it cites, and figures by themselves with none", async ({ page }) => {
  await openPrinted(page);
  await page.locator("#chapter-3 .chapter-print button").click();
  await poll(() => page.evaluate(() => window.printed)).toBe(1);
  await tell(page, "beforeprint");
  const ids = (links) => links.map((link) => link.getAttribute("href").slice(1));
  const cited = await page.locator("#chapter-3 a[href^='#ref-']:visible").evaluateAll(ids);
  const printed = await page.locator("#references li:visible").evaluateAll((all) => all.map(({ id }) => id));
  expect(cited.length).toBeGreaterThan(0);
  expect(printed.toSorted()).toEqual([...new Set(cited)].toSorted());
  await expect(page.locator("#notation")).toBeHidden();
  await tell(page, "afterprint");
  await expect(page.locator("#notation")).toBeVisible();
  await follow(page, "fig=clocks,heatmap");
  await tell(page, "beforeprint");
  await expect(page.locator(".ending")).toBeHidden();
  await tell(page, "afterprint");
});

test("in a file that was printed into, the links of figures lead to the page", async ({ page, baseURL }) => {
  await openPrinted(page, "#d=64&fig=clocks,heatmap");
  await drawn(figure(page, "clocks"));
  await page.keyboard.press("Shift");
  await expect(page.locator("html:not([data-handout]) .tools-button").first()).toBeAttached();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const links = [...paper.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link]) => link);
  for (const id of ["clocks", "heatmap"]) expect(links).toContain(`${baseURL}?#d=64&fig=${id}`);
  // And what they lead to is that figure.
  await page.goto(links.find((link) => link.endsWith("clocks")));
  await drawn(board(page, "clocks"));
  await expect(field(page, "d_model")).toHaveValue("64");
});

test("on paper a term looks like a part of its formula, and nothing asks for a hand", async ({ page }) => {
  await openPrinted(page);
  await page.keyboard.press("Shift");
  await expect(page.locator(".pin").first()).toBeAttached();
  await tell(page, "beforeprint");
  const lines = await page.locator(".term").evaluateAll((terms) =>
    terms.map((term) => getComputedStyle(term)).filter((style) => style.textDecorationLine !== "none" || style.borderBottomWidth !== "0px").length,
  );
  expect(lines).toBe(0);
  await expect(page.locator(".by-hand")).not.toHaveCount(0);
  await expect(page.locator(".by-hand:visible")).toHaveCount(0);
  await tell(page, "afterprint");
});
