// Inside another page: figures fit their frame, whatever its width.
import { test, expect, poll, open, drawn, figure, figureIds, follow, rest } from "../page.js";

const WIDTHS = [320, 480, 640, 960, 1280];
const overflow = (page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll("#phasor *")].filter((element) => {
      const box = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.right > innerWidth + 1 && !element.closest(".formula, .steppers, math");
    });
    return { scrolls: document.scrollingElement.scrollWidth > innerWidth, wide: wide.map((element) => element.outerHTML.slice(0, 80)) };
  });

test("an embed fits its frame, whatever its width", async ({ page }) => {
  test.slow();
  const [first, ...others] = ["components", "heatmap", "clocks", "attention", "tokens", "compare"];
  for (const width of WIDTHS) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, `view=embed&fig=${first}`);
      await drawn(figure(page, first));
      expect(await overflow(page), first).toEqual({ scrolls: false, wide: [] });
      for (const id of others) {
        await follow(page, `view=embed&fig=${id}`);
        await poll(() => figureIds(page)).toEqual([id]);
        await drawn(figure(page, id));
        await rest(page);
        expect(await overflow(page), id).toEqual({ scrolls: false, wide: [] });
      }
    });
  }
});

test("a single narrow figure takes the width of its frame", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 700 });
  await open(page, "view=embed&fig=components&hide=d,base,n,pos,k,pair");
  const box = await figure(page, "components").locator(".plot").boundingBox();
  expect(box.width).toBeGreaterThan(0.9 * 960);
});

test("where all controls are hidden there is no empty bar", async ({ page }) => {
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "view=embed&fig=components&hide=d,base,n,pos,k,pair");
    await expect(page.locator(".rail")).toBeHidden();
    const box = await figure(page, "components").boundingBox();
    expect(box.y).toBeLessThan(40);
  }
});

test("a link leads to the whole page, with everything that is set", async ({ page, context }) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await open(page, "view=embed&fig=components&d=64&hide=base,k");
  const link = page.getByRole("link", { name: "The whole page" });
  await expect(link).toHaveAttribute("href", "#d=64&fig=components");
  const opened = context.waitForEvent("page");
  await link.click();
  const whole = await opened;
  await poll(() => whole.locator("input[type=number][name=d_model]").inputValue()).toBe("64");
  await expect(whole.locator("h1")).toBeVisible();
  await open(page, "fig=components");
  await expect(link).toHaveCount(0);
});
