// What a link can set besides numbers: figures, hidden controls, embeds, slides, and the theme.
import { test, expect, poll, open, waitUntilDrawn, field, figure, figureIds, slider, ALL_ON_BOARD, waitForLazyChunk } from "../page.js";
import { board, boardIds, scrollUntilDrawn, follow, openMore, pictures, waitUntilIdle, settle } from "../page.js";

/** Whether the background behind the figures is light. */
const isLight = (page) =>
  page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0] > 127;
  });

test("fig and hide set the figures and the controls of the board, and the lesson stays below", async ({ page }) => {
  test.slow();
  await test.step("fig sets the figures on the board and their order", async () => {
    await open(page, "fig=wavelengths,distance-matrix,components");
    expect(await figureIds(page)).toEqual(["wavelengths", "distance-matrix", "components"]);
    for (const id of ["wavelengths", "distance-matrix", "components"]) await waitUntilDrawn(figure(page, id));
    const [first, second] = [figure(page, "wavelengths"), figure(page, "distance-matrix")];
    const [one, two] = [await first.boundingBox(), await second.boundingBox()];
    expect(two.y > one.y || (two.y === one.y && two.x > one.x)).toBe(true);
    await expect(page.locator("main .chapter").first()).toBeVisible();
    // Measured in one call, so that the layout cannot change in between.
    const [y, end] = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      return [box("main .chapter").top, box("#board").bottom];
    });
    expect(y).toBeGreaterThanOrEqual(end);
  });
  await test.step("hide hides controls, by the key of the link or the name of the field", async () => {
    await follow(page, "fig=heatmap,distance-matrix&hide=base,n_pos,pair");
    for (const name of ["base", "n_pos", "pair"]) {
      await expect(field(page, name)).toHaveCount(0);
      await expect(slider(page, name)).toHaveCount(0);
    }
    await openMore(page);
    for (const name of ["d_model", "pos", "k"]) await expect(field(page, name)).toBeVisible();
    // The other controls still work.
    await field(page, "d_model").fill("64");
    await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 64");
  });
  await test.step("all controls can be hidden", async () => {
    const inputs = page.locator(":is(input[type=range], input[type=number]):visible");
    await follow(page, "fig=heatmap&hide=d,base,n,pos,k,pair");
    // Figures of the lesson may have sliders of their own.
    await expect(inputs.and(page.locator(".dock *, #board *, .masthead *"))).toHaveCount(0);
    await expect(figure(page, "heatmap")).toBeVisible();
    await follow(page, "view=embed&fig=heatmap&hide=d,base,n,pos,k,pair");
    await expect(inputs).toHaveCount(0);
    await expect(page.locator(".dock")).toBeHidden();
    await expect(figure(page, "heatmap")).toBeVisible();
  });
  await test.step("each figure can be shown alone", async () => {
    for (const id of ALL_ON_BOARD.slice("fig=".length).split(",")) {
      await follow(page, `fig=${id}`);
      await poll(() => boardIds(page)).toEqual([id]);
      await waitUntilDrawn(board(page, id));
    }
  });
});

test("view=embed and view=page", async ({ page }) => {
  await open(page, "view=embed&fig=heatmap,components");
  await expect(figure(page, "heatmap")).toBeVisible();
  await expect(field(page, "d_model")).toBeVisible();
  await expect(slider(page, "d_model")).toBeVisible();
  for (const prose of [".lede", ".definition", "figure .notice", ".chapter", ".colophon"]) {
    await expect(page.locator(`${prose}:visible`), prose).toHaveCount(0);
  }
  // The caption stays.
  await expect(figure(page, "heatmap").locator("figcaption")).toBeVisible();
  await follow(page, "view=page");
  for (const prose of ["h1", ".lede", ".definition"]) await expect(page.locator(prose)).toBeVisible();
  await expect(page.locator(".prose").first()).toBeVisible();
});

test("view=slide shows one figure full bleed, or several, with larger type", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "view=slide&fig=heatmap");
  expect(await figureIds(page)).toEqual(["heatmap"]);
  // The lazy chunk adds choices above the plot.
  await waitForLazyChunk(page);
  await waitUntilIdle(page);
  // The plot has the height of the slide without its margins; title, claim and sliders are in a column beside it.
  const MARGIN = 32;
  const plotBox = await figure(page, "heatmap").locator(".plot").boundingBox();
  expect([plotBox.x, plotBox.y].map(Math.round)).toEqual([MARGIN, MARGIN]);
  expect(plotBox.width).toBeGreaterThanOrEqual(0.62 * 1280);
  const dock = await page.locator(".dock").boundingBox();
  for (const part of [page.locator("#board-heatmap h3"), page.locator("#board-heatmap figcaption"), page.locator(".dock")]) {
    expect((await part.boundingBox()).x).toBeGreaterThan(plotBox.x + plotBox.width);
  }
  expect(Math.abs(dock.y + dock.height - (800 - MARGIN))).toBeLessThanOrEqual(1);
  for (const name of ["d_model", "base", "n_pos", "pos"]) await expect(slider(page, name)).toBeVisible();
  // The page title is visually hidden.
  const masthead = await page.locator(".masthead").boundingBox();
  expect(Math.max(masthead.width, masthead.height)).toBeLessThanOrEqual(1);
  const plot = await figure(page, "heatmap").locator(".plot").boundingBox();
  expect(plot.height).toBeGreaterThan(0.6 * 800);
  const fits = () => page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight);
  expect(await fits()).toBe(true);
  const size = (part) => figure(page, "heatmap").locator(part).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const [slideTitle, slideCaption] = [await size("h3 *"), await size("figcaption")];
  await follow(page, "fig=heatmap");
  await expect(page.locator("html")).not.toHaveAttribute("data-view", /./);
  await settle(page);
  expect(slideTitle).toBeGreaterThan(1.4 * (await size("h3 *")));
  expect(slideCaption).toBeGreaterThan(1.2 * (await size("figcaption")));
  await test.step("all controls can be hidden", async () => {
    await follow(page, "view=slide&fig=distance-matrix&hide=d,base,n,pos,k,pair");
    await waitUntilDrawn(board(page, "distance-matrix"));
    await settle(page);
    const box = await figure(page, "distance-matrix").locator(".plot").boundingBox();
    expect([box.y, box.height].map(Math.round)).toEqual([MARGIN, 800 - 2 * MARGIN]);
    await expect(page.locator("input").filter({ visible: true })).toHaveCount(0);
  });
  await test.step("without listed figures it shows the board, otherwise the listed ones", async () => {
    await follow(page, "view=slide");
    await poll(() => figureIds(page)).toEqual(["heatmap", "trajectory", "distance-matrix", "wavelengths"]);
    await follow(page, "view=slide&fig=distance-matrix,heatmap");
    await poll(() => figureIds(page)).toEqual(["distance-matrix", "heatmap"]);
    for (const id of await boardIds(page)) {
      await waitUntilDrawn(board(page, id));
      await expect(board(page, id).locator(".plot")).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight)).toBe(true);
  });
});

test("the type in the canvas of a slide is larger too", async ({ page }) => {
  // Records the fonts of all `fillText` calls.
  await page.addInitScript(() => {
    window.fonts = {};
    const native = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      const { a: scale } = this.getTransform();
      const size = Math.round((scale * parseFloat(/([\d.]+)px/.exec(this.font)[1])) / devicePixelRatio);
      const view = this.canvas.closest("figure")?.id;
      window.fonts[view] = Math.max(size, window.fonts[view] ?? 0);
      return native.apply(this, args);
    };
  });
  const largest = (view) => page.evaluate((view) => window.fonts[view], view);
  await open(page);
  await waitUntilDrawn(board(page, "heatmap"));
  const onBoard = await largest("board-heatmap");
  await scrollUntilDrawn(page, "heatmap");
  const inLesson = await largest("heatmap");
  /** The largest font size on a slide, in CSS pixels. */
  const onSlide = async (link) => {
    await page.evaluate(() => void (window.fonts = {}));
    const times = Number(await board(page, "heatmap").getAttribute("data-drawn"));
    await follow(page, link);
    await expect(page.locator("html")).toHaveAttribute("data-view", "slide");
    await waitUntilDrawn(board(page, "heatmap"), times + 1);
    await settle(page);
    return largest("board-heatmap");
  };
  expect(await onSlide("view=slide")).toBeGreaterThan(1.4 * onBoard);
  await follow(page, "d=64");
  await expect(page.locator("html")).not.toHaveAttribute("data-view", /./);
  expect(await onSlide("fig=heatmap&view=slide")).toBeGreaterThan(1.3 * inLesson);
});

test("the page works in a frame of another page, at another path", async ({ page }) => {
  const src = "/course/week-3/#view=embed&fig=heatmap,norms&d=64&hide=base";
  const html = `<!doctype html><title>Week 3</title><h1>Week 3</h1><iframe src="${src}" width="1100" height="700"></iframe>`;
  await page.route("**/lecture.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/lecture.html");
  const inside = page.frameLocator("iframe");
  const heatmap = inside.locator("#board-heatmap");
  await waitUntilDrawn(heatmap);
  await expect(inside.locator("input[type=number][name=d_model]")).toHaveValue("64");
  await expect(inside.locator("[name=base]")).toHaveCount(0);
  // Four octaves above 2, with 64 steps each.
  await inside.locator("input[type=range][name=d_model]").fill("256");
  await expect(heatmap.locator("figcaption")).toContainText("d_model 32");
  // The embedding page keeps its path, fragment and history.
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/lecture.html");
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await expect(page.getByRole("heading", { name: "Week 3" })).toBeVisible();
});

test("the page and its figures follow the theme of the system, unless the link sets another", async ({ page }) => {
  const SHOWN = ["heatmap", "distance-matrix", "components", "torus"];
  for (const system of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: system });
    for (const theme of ["auto", "light", "dark"]) {
      const link = `fig=${SHOWN.join(",")}&theme=${theme}`;
      if (system === "light" && theme === "auto") await open(page, link);
      else await follow(page, link);
      await poll(() => isLight(page), `${system}, ${theme}`).toBe((theme === "auto" ? system : theme) === "light");
    }
  }
  // Figures are redrawn once, with other colors, when the theme changes.
  await page.emulateMedia({ colorScheme: "light" });
  await follow(page, `fig=${SHOWN.join(",")}`);
  await poll(() => isLight(page)).toBe(true);
  await waitUntilIdle(page);
  const light = await pictures(page, SHOWN);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  const dark = await pictures(page, SHOWN);
  for (const id of SHOWN) {
    expect(dark[id].drawn - light[id].drawn, id).toBe(1);
    expect(dark[id].base, id).not.toBe(light[id].base);
  }
  await page.locator(".page-menu summary").click();
  await page.locator("select[name=theme]").selectOption("light");
  await settle(page);
  const again = await pictures(page, SHOWN);
  for (const id of SHOWN) expect(again[id].base, id).toBe(light[id].base);
  await poll(() => page.url()).toContain("theme=light");
});
