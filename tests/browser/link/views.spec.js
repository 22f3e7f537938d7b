// Views that a link can set: chosen figures, fewer controls, embedded, slide, light or dark.
import { test, expect, poll, open, drawn, field, figure, figureIds, slider, EVERY } from "../page.js";
import { board, boardIds, bring, further, pictures, settle, openInSight } from "../page.js";

/** Whether the background behind the figures is light. */
const isLight = (page) =>
  page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0] > 127;
  });

test("fig sets the figures on the board and their order, and the lesson stays below", async ({ page }) => {
  await open(page, "fig=wavelengths,distance-matrix,components");
  expect(await figureIds(page)).toEqual(["wavelengths", "distance-matrix", "components"]);
  for (const id of ["wavelengths", "distance-matrix", "components"]) await drawn(figure(page, id));
  const [first, second] = [figure(page, "wavelengths"), figure(page, "distance-matrix")];
  const [one, two] = [await first.boundingBox(), await second.boundingBox()];
  expect(two.y > one.y || (two.y === one.y && two.x > one.x)).toBe(true);
  await expect(page.locator("main .chapter").first()).toBeVisible();
  const { y } = await page.locator("main .chapter").first().boundingBox();
  const end = await page.locator("#board").evaluate((board) => board.getBoundingClientRect().bottom);
  expect(y).toBeGreaterThanOrEqual(end);
});

test("each figure can be shown alone", async ({ page }) => {
  test.slow();
  await open(page);
  for (const id of await figureIds(page)) {
    await page.evaluate((id) => {
      location.hash = `fig=${id}`;
    }, id);
    await poll(() => figureIds(page)).toEqual([id]);
    await drawn(figure(page, id));
  }
});

test("hide hides controls, by the key of the link or the name of the field", async ({ page }) => {
  await open(page, "fig=heatmap,distance-matrix&hide=base,n_pos,pair");
  for (const name of ["base", "n_pos", "pair"]) {
    await expect(field(page, name)).toHaveCount(0);
    await expect(slider(page, name)).toHaveCount(0);
  }
  await further(page);
  for (const name of ["d_model", "pos", "k"]) await expect(field(page, name)).toBeVisible();
  // The others still work.
  await field(page, "d_model").fill("64");
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 64");
});

test("all controls can be hidden", async ({ page }) => {
  const inputs = page.locator(":is(input[type=range], input[type=number]):visible");
  await open(page, "fig=heatmap&hide=d,base,n,pos,k,pair");
  // Figures of the lesson may have sliders of their own.
  await expect(inputs.and(page.locator(".dock *, #board *, .masthead *"))).toHaveCount(0);
  await expect(figure(page, "heatmap")).toBeVisible();
  await open(page, "view=embed&fig=heatmap&hide=d,base,n,pos,k,pair");
  await expect(inputs).toHaveCount(0);
  await expect(page.locator(".dock")).toBeHidden();
  await expect(figure(page, "heatmap")).toBeVisible();
});

test("view=embed has figures and controls and no prose", async ({ page }) => {
  await open(page, "view=embed&fig=heatmap,components");
  await expect(figure(page, "heatmap")).toBeVisible();
  await expect(field(page, "d_model")).toBeVisible();
  await expect(slider(page, "d_model")).toBeVisible();
  for (const prose of [".lede", ".definition", "figure .notice", ".chapter", ".colophon"]) {
    await expect(page.locator(`${prose}:visible`), prose).toHaveCount(0);
  }
  // The caption stays.
  await expect(figure(page, "heatmap").locator("figcaption")).toBeVisible();
});

test("view=page has the prose", async ({ page }) => {
  await open(page, "view=page");
  for (const prose of ["h1", ".lede", ".definition"]) await expect(page.locator(prose)).toBeVisible();
  await expect(page.locator(".prose").first()).toBeVisible();
});

test("view=slide shows one figure full bleed, with larger type", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "view=slide&fig=heatmap");
  expect(await figureIds(page)).toEqual(["heatmap"]);
  // The plot has full width, and only the thin dock is below the figure.
  const whole = await figure(page, "heatmap").locator(".plot").boundingBox();
  expect([whole.x, whole.width].map(Math.round)).toEqual([0, 1280]);
  const [box, dock] = [await figure(page, "heatmap").boundingBox(), await page.locator(".dock").boundingBox()];
  expect(Math.round(box.y)).toBe(0);
  expect(Math.abs(box.y + box.height - dock.y)).toBeLessThanOrEqual(8);
  expect(dock.y + dock.height).toBeLessThanOrEqual(800);
  expect(dock.height).toBeLessThanOrEqual(0.1 * 800);
  for (const name of ["d_model", "base", "n_pos", "pos"]) await expect(slider(page, name)).toBeVisible();
  // The page title is visually hidden.
  const name = await page.locator(".masthead").boundingBox();
  expect(Math.max(name.width, name.height)).toBeLessThanOrEqual(1);
  const plot = await figure(page, "heatmap").locator(".plot").boundingBox();
  expect(plot.height).toBeGreaterThan(0.6 * 800);
  const fits = () => page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight);
  expect(await fits()).toBe(true);
  const size = (part) => figure(page, "heatmap").locator(part).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const [slideTitle, slideCaption] = [await size("h3 *"), await size("figcaption")];
  await open(page, "fig=heatmap");
  expect(slideTitle).toBeGreaterThan(1.4 * (await size("h3 *")));
  expect(slideCaption).toBeGreaterThan(1.2 * (await size("figcaption")));
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
  await drawn(board(page, "heatmap"));
  const onBoard = await largest("board-heatmap");
  await bring(page, "heatmap");
  const inLesson = await largest("heatmap");
  await open(page, "fig=heatmap&view=slide");
  expect(await largest("board-heatmap")).toBeGreaterThan(1.4 * inLesson);
  await open(page, "view=slide");
  expect(await largest("board-heatmap")).toBeGreaterThan(1.4 * onBoard);
});

test("a slide with all controls hidden has only the figure", async ({ page }) => {
  await open(page, "view=slide&fig=distance-matrix&hide=d,base,n,pos,k,pair");
  const box = await figure(page, "distance-matrix").boundingBox();
  expect([box.y, box.height].map(Math.round)).toEqual([0, 800]);
  await expect(page.locator("input").filter({ visible: true })).toHaveCount(0);
});

test("a slide without listed figures shows the board, otherwise the listed ones", async ({ page }) => {
  await open(page, "view=slide");
  expect(await figureIds(page)).toEqual(["heatmap", "trajectory", "distance-matrix", "wavelengths"]);
  await open(page, "view=slide&fig=distance-matrix,heatmap");
  expect(await figureIds(page)).toEqual(["distance-matrix", "heatmap"]);
  for (const id of await boardIds(page)) {
    await drawn(board(page, id));
    await expect(board(page, id).locator(".plot")).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight)).toBe(true);
});

test("the page works in a frame of another page, at another path", async ({ page }) => {
  const src = "/course/week-3/#view=embed&fig=heatmap,norms&d=64&hide=base";
  const html = `<!doctype html><title>Week 3</title><h1>Week 3</h1><iframe src="${src}" width="1100" height="700"></iframe>`;
  await page.route("**/lecture.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/lecture.html");
  const inside = page.frameLocator("iframe");
  const heatmap = inside.locator("#board-heatmap");
  await drawn(heatmap);
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

for (const system of ["light", "dark"]) {
  test(`the page is ${system} like the system, unless the link sets a theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    for (const theme of ["auto", "light", "dark"]) {
      await open(page, `fig=heatmap,components&theme=${theme}`);
      expect(await isLight(page), theme).toBe((theme === "auto" ? system : theme) === "light");
    }
  });
}

test("figures follow the theme: they are redrawn with other colors when it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openInSight(page, EVERY);
  const light = await pictures(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  const dark = await pictures(page);
  for (const id of Object.keys(light)) {
    expect(dark[id].drawn - light[id].drawn, id).toBe(1);
    expect(dark[id].base, id).not.toBe(light[id].base);
  }
  await page.locator(".page-menu summary").click();
  await page.locator("select[name=theme]").selectOption("light");
  await settle(page);
  const again = await pictures(page);
  for (const id of Object.keys(light)) expect(again[id].base, id).toBe(light[id].base);
  await poll(() => page.url()).toContain("theme=light");
});
