// Embedding in other pages: figures fit their frame at any width.
import { test, expect, boardIds, poll, open, waitUntilDrawn, figure, figureIds, follow, waitUntilIdle, settle, slider } from "../page.js";

const WIDTHS = [320, 480, 640, 960, 1280];
/** Whether the page scrolls sideways, and the elements that extend beyond the viewport. */
const overflow = (page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll("#phasor *")].filter((element) => {
      const box = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.right > innerWidth + 1 && !element.closest(".formula, math");
    });
    return { scrolls: document.scrollingElement.scrollWidth > innerWidth, wide: wide.map((element) => element.outerHTML.slice(0, 80)) };
  });

test("an embed fits its frame at any width", async ({ page }) => {
  test.slow();
  const ids = ["components", "heatmap", "clocks", "attention", "tokens", "compare"];
  await open(page, `view=embed&fig=${ids[0]}`);
  for (const id of ids) {
    await follow(page, `view=embed&fig=${id}`);
    await poll(() => figureIds(page)).toEqual([id]);
    await waitUntilDrawn(figure(page, id));
    await waitUntilIdle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await settle(page);
      expect(await overflow(page), `${id}, ${width} px`).toEqual({ scrolls: false, wide: [] });
    }
  }
});

test("a single figure without controls fills its frame, and without listed figures an embed is the board", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  await open(page, "view=embed&fig=components&hide=d,base,n,pos,k,pair");
  const box = await figure(page, "components").locator(".plot").boundingBox();
  expect(box.width).toBeGreaterThan(0.9 * 960);
  await test.step("with all controls hidden there is no empty bar", async () => {
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await settle(page);
      await expect(page.locator(".dock")).toBeHidden();
      // In a wide frame, the formula is above the figure, in a row of 40 px.
      await expect(page.locator(".live-formula")).toBeVisible();
      expect((await figure(page, "components").boundingBox()).y).toBeLessThan(width < 768 ? 40 : 60);
    }
  });
  await test.step("without listed figures, an embed is the board with its sliders, at any width", async () => {
    await follow(page, "view=embed");
    await poll(() => boardIds(page)).toEqual(["heatmap", "trajectory", "distance-matrix", "wavelengths"]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await waitUntilDrawn(figure(page, "heatmap"));
      await settle(page);
      for (const name of ["d_model", "base", "n_pos"]) await expect(slider(page, name), `${width} px`).toBeVisible();
      expect(await overflow(page), `${width} px`).toMatchObject({ scrolls: false });
    }
  });
  await test.step("a frame shows the comparison of its link, with the texts of both sides", async () => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await follow(page, "view=embed&fig=heatmap,wavelengths&base=500000&a=d%3D64");
    await expect(page.locator("html")).toHaveAttribute("data-compared", "");
    await expect(page.locator(".board-line")).toContainText("4.122 → 4.872");
    await expect(page.locator(".compare-set[data-set=a]")).toBeVisible();
    for (const id of await boardIds(page)) await waitUntilDrawn(figure(page, id));
    expect(await overflow(page)).toEqual({ scrolls: false, wide: [] });
  });
});

test("a link opens the whole page with all settings", async ({ page, context }) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await open(page, "view=embed&fig=components&d=64&hide=base,k");
  const link = page.getByRole("link", { name: "The whole page" });
  await expect(link).toHaveAttribute("href", "#d=64&fig=components");
  // In a frame, this link is the only access to the comparison.
  await follow(page, "view=embed&fig=components&d=64&hide=base,k&a=base%3D500");
  await expect(link).toHaveAttribute("href", "#d=64&fig=components&a=base%3D500");
  await follow(page, "view=embed&fig=components&d=64&hide=base,k");
  await expect(link).toHaveAttribute("href", "#d=64&fig=components");
  const opened = context.waitForEvent("page");
  await link.click();
  const fullPage = await opened;
  await poll(() => fullPage.locator("input[type=number][name=d_model]").inputValue()).toBe("64");
  await expect(fullPage.locator("h1")).toBeVisible();
  await follow(page, "fig=components");
  await expect(link).toHaveCount(0);
});
