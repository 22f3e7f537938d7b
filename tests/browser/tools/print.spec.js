// Printing: a handout in which every figure is drawn, whatever the scroll position.
import { board, test, expect, field, follow, poll, waitUntilDrawn, figure, openDetails, waitUntilIdle, PLACED_COUNT, CHAPTERS } from "../page.js";

/** Opens the page with `window.print` replaced by a counter. */
async function openCountingPrints(page, fragment = "") {
  await page.addInitScript(() => {
    window.printed = 0;
    window.print = () => (window.printed += 1);
  });
  await page.goto(`/${fragment}`);
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Dispatches `beforeprint` or `afterprint`, as a browser does. */
const dispatch = (page, name) => page.evaluate((name) => window.dispatchEvent(new Event(name)), name);

/** For each laid-out figure: its draw count, its canvas pixels per CSS pixel, its colors, its texts. */
const figures = (page) =>
  page.evaluate(() => {
    const laidOut = [...document.querySelectorAll("figure[data-figure]")].filter((figure) => figure.offsetHeight > 0);
    return laidOut.map((figure) => {
      const canvas = figure.querySelector("canvas");
      // A figure far from the viewport may have freed its canvas.
      const corner = canvas.getContext("2d").getImageData(0, 0, canvas.width || 1, canvas.height || 1).data;
      let [ink, dark] = [0, 0];
      for (let at = 0; at < corner.length; at += 4) {
        if (corner[at + 3] > 0) ink += 1;
        // The dark theme would have light marks.
        if (corner[at + 3] === 255 && corner[at] + corner[at + 1] + corner[at + 2] < 330) dark += 1;
      }
      return {
        id: figure.dataset.figure,
        // Printing does not download tables of models that were not needed before: the prerendered picture stays.
        isPrerendered: figure.querySelector("picture.still img")?.checkVisibility() ?? false,
        drawn: Number(figure.dataset.drawn),
        ratio: canvas.width / canvas.getBoundingClientRect().width,
        right: canvas.getBoundingClientRect().right,
        ink,
        dark,
        foot: figure.querySelector(".foot")?.textContent ?? "",
        link: figure.querySelector(".foot a")?.href ?? "",
      };
    });
  });

test("the print shortcut waits for the lazy chunk, and every figure is printed", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The lazy chunk is delayed until the keys are pressed. Once it has loaded, the page prints.
  let arrive;
  const pressed = new Promise((resolve) => (arrive = resolve));
  await page.route(/split_later-[0-9a-f]{16}\.wasm$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await openCountingPrints(page);
  await page.keyboard.press("Control+p");
  arrive();
  await poll(() => page.evaluate(() => window.printed)).toBe(1);
  const before = await page.evaluate(() => getComputedStyle(document.body).color);

  await dispatch(page, "beforeprint");
  const onPaper = await figures(page);
  expect(onPaper.length).toBe(PLACED_COUNT);
  // 180 mm at 96 pixels per inch.
  const width = (180 / 25.4) * 96;
  expect(onPaper.filter(({ isPrerendered }) => isPrerendered).map(({ id }) => id)).toEqual(["trajectory", "wavelengths"]);
  for (const { id, drawn, ratio, right, ink, dark, foot, link } of onPaper.filter(({ isPrerendered }) => !isPrerendered)) {
    expect(drawn, id).toBeGreaterThan(0);
    expect(ratio, `${id}: 190 dots an inch at least`).toBeGreaterThanOrEqual(190 / 96);
    expect(right, id).toBeLessThanOrEqual(width + 1);
    expect(ink, `${id} is blank`).toBeGreaterThan(2000);
    expect(dark, `${id} is drawn for dark paper`).toBeGreaterThan(300);
    expect(foot, id).toMatch(/[a-z]+ = [0-9]/);
    // A view may have parameters of its own.
    expect(link, id).toMatch(new RegExp(`[#&]fig=${id}$`));
  }
  // Across page breaks, the rows of a grid would be shorter than their canvases. On screen, only grids can be found.
  const grids = await page.locator("figure[data-figure]:visible").evaluateAll((all) => all.filter((figure) => getComputedStyle(figure).display !== "block").length);
  expect(grids).toBe(0);
  // Not the buttons that look like text: formula terms, the words of the first sentence, and the options of questions.
  const buttons = "button:not([data-term] *, .problem *, .ask-option)";
  for (const control of ["input[type=range]", buttons, ".dock-place", ".board", ".page-tools", ".frame-controls", ".ask-buttons", ".reading"]) {
    await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(before);

  await dispatch(page, "afterprint");
  await expect(page.locator(".foot")).toHaveCount(0);
  await expect(openDetails(page)).toHaveCount(0);
  await expect(page.locator("html[data-handout]")).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(before);
  await expect(page.locator("input[type=range]:visible").first()).toBeVisible();
  // After printing, figures have screen resolution again.
  await poll(async () => Math.round((await figures(page))[0].ratio * 100)).toBe(100);
});

test("without the lazy chunk the page is printed as it is, once for each request, and not when the chunk loads at last", async ({ page, complaints }) => {
  const chunk = /split_later-[0-9a-f]{16}\.wasm$/;
  await page.route(chunk, (route) => route.abort());
  await openCountingPrints(page);
  const printed = () => page.evaluate(() => window.printed);
  await page.keyboard.press("Control+p");
  await poll(printed).toBe(1);
  await page.locator("button.print").first().evaluate((button) => button.click());
  await poll(printed).toBe(2);
  await page.unroute(chunk);
  await page.mouse.wheel(0, 400);
  await page.locator("#page-tools .tools-button").waitFor({ state: "attached" });
  await waitUntilIdle(page);
  expect(await printed()).toBe(2);
  expect(complaints.splice(0).join()).toMatch(/split_later|Failed to (load|fetch)/);
});

test("a chapter can be printed alone, with its references, or the board if a link lists figures", async ({ page }) => {
  await openCountingPrints(page, "#d=64&base=500");
  const chapter = page.locator(`#chapter-3`);
  await chapter.locator(".chapter-print button").click();
  await poll(() => page.evaluate(() => window.printed)).toBe(1);
  await dispatch(page, "beforeprint");
  await expect(page.locator(".chapter:visible")).toHaveCount(1);
  await expect(chapter).toBeVisible();
  await expect(page.locator("h1:visible")).toHaveCount(0);
  const printed = await figures(page);
  expect(printed.map(({ id }) => id)).toContain("heatmap");
  // A few figures are printed at 288 dpi. Canvas widths are rounded to whole device pixels.
  for (const { id, ratio } of printed) expect(ratio, id).toBeCloseTo(3, 1);
  expect(printed.find(({ id }) => id === "heatmap").foot).toContain("d_model = 64, base = 500, n_pos = 50");
  // The references that the chapter cites, and no others.
  const ids = (links) => links.map((link) => link.getAttribute("href").slice(1));
  const cited = await page.locator("#chapter-3 a[href^='#ref-']:visible").evaluateAll(ids);
  const listed = await page.locator("#references li:visible").evaluateAll((all) => all.map(({ id }) => id));
  expect(cited.length).toBeGreaterThan(0);
  expect(listed.toSorted()).toEqual([...new Set(cited)].toSorted());
  await expect(page.locator("#notation")).toBeHidden();
  await dispatch(page, "afterprint");
  await expect(page.locator("#notation")).toBeVisible();
  await expect(page.locator(".chapter:visible")).toHaveCount(CHAPTERS);
  await test.step("if a link lists figures, those on the board are printed, or a chapter if it is requested", async () => {
    await follow(page, "d=64&fig=clocks,heatmap,torus");
    await page.evaluate(() => scrollTo({ top: 0 }));
    for (const id of ["clocks", "heatmap", "torus"]) await waitUntilDrawn(board(page, id));
    await dispatch(page, "beforeprint");
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
    // Figures are one below the other, each with its caption.
    const tops = await page.locator("#board .plot").evaluateAll((all) => all.map((plot) => plot.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    for (const id of ["clocks", "heatmap", "torus"]) {
      const caption = await board(page, id).locator("figcaption").boundingBox();
      expect(caption.height, id).toBeGreaterThan(12);
    }
    for (const control of ["input", ".dock-place", ".reading-row", ".chapter", ".ending"]) {
      await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
    }
    await dispatch(page, "afterprint");
    await page.locator("#chapter-3 .chapter-print button").click();
    await poll(() => page.evaluate(() => window.printed)).toBe(2);
    await dispatch(page, "beforeprint");
    await expect(page.locator(".chapter:visible")).toHaveCount(1);
    await expect(page.locator("#board")).toBeHidden();
    expect((await figures(page)).map(({ id }) => id)).toContain("heatmap");
    await dispatch(page, "afterprint");
    await expect(page.locator("#board")).toBeVisible();
  });
});

test("a page printed before its program has loaded says so", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  // This dispatches no `beforeprint`, as if the program had not loaded.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-note")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(".print-note")).toBeHidden();
});

test("the printed handout has pages with images, and links that lead to the page", async ({ page, baseURL }) => {
  test.slow();
  await openCountingPrints(page, "#d=64&fig=clocks,heatmap,torus");
  await waitUntilDrawn(figure(page, "clocks"));
  await page.keyboard.press("Shift");
  // The buttons of figures are not server-rendered, unlike that of the page.
  await expect(page.locator("html:not([data-handout]) figure .tools-button").first()).toBeAttached();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const images = [...paper.matchAll(/\/Subtype \/Image[^]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
  // The matrix becomes an image more than 1400 pixels wide, with a mask; canvases that only have lines stay lines.
  expect(images.filter((width) => width > 1400).length).toBeGreaterThanOrEqual(2);
  expect(paper).toMatch(/\/Type \/Pages[^]*?\/Count [1-9]/);
  const links = [...paper.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link]) => link);
  for (const id of ["clocks", "heatmap"]) expect(links).toContain(`${baseURL}?#d=64&fig=${id}`);
  // The link opens that figure.
  await page.goto(links.find((link) => link.endsWith("clocks")));
  await waitUntilDrawn(board(page, "clocks"));
  await expect(field(page, "d_model")).toHaveValue("64");
});

test("after printing and following another link, no figure has marks of old parameters", async ({ page }) => {
  // Every figure is painted for paper four times.
  test.setTimeout(180_000);
  await openCountingPrints(page, "#d=2");
  await page.keyboard.press("Shift");
  await expect(page.locator(".pin").first()).toBeAttached();
  // All terms are interactive.
  await expect(page.locator("prerendered-words")).toHaveCount(0);
  await expect(page.locator(".term")).not.toHaveCount(0);
  // In print a term looks like the rest of its formula, and nothing looks interactive.
  await dispatch(page, "beforeprint");
  const lines = await page.locator(".term").evaluateAll((terms) =>
    terms.map((term) => getComputedStyle(term)).filter((style) => style.textDecorationLine !== "none" || style.borderBottomWidth !== "0px").length,
  );
  expect(lines).toBe(0);
  await expect(page.locator(".by-hand")).not.toHaveCount(0);
  await expect(page.locator(".by-hand:visible")).toHaveCount(0);
  await dispatch(page, "afterprint");
  // Figures that a link leaves out keep the picture of the last print, which has one pair.
  for (const link of ["", "fig=torus&pair=7", "d=64&pair=7"]) {
    if (link) await follow(page, link);
    await dispatch(page, "beforeprint");
    await dispatch(page, "afterprint");
    await waitUntilIdle(page);
    await expect(page.locator("[role=alert]:visible"), link).toHaveCount(0);
  }
  // The figure is collapsed, so it was last painted for printing.
  await expect(figure(page, "ratios").locator(".reading")).toHaveText(/^pair 7:/);
});
