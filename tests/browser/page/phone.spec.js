// On a phone: sliders below the board; in the lesson a dock of one line, which sticks to the lower edge.
import { test, expect, scrollUntilDrawn, poll, open, board, waitUntilDrawn, field, fields, figure, follow, openMore, slider, waitUntilLaidOut } from "../page.js";
import { DEFAULTS, NUMBERS, settle } from "../page.js";

test.use({ hasTouch: true });

const dock = (page) => page.locator(".dock");
const play = (page) => page.locator(".dock > .play");
const choice = (page) => page.locator(".dock-choice");
const more = (page) => page.locator(".dock-further > summary");

/** The heights of sticky elements at the upper and at the lower edge of the viewport, in pixels. */
const stuck = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("body *")]
      .filter((element) => ["sticky", "fixed"].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > innerWidth / 2);
    const [upper, lower] = [boxes.filter(({ top }) => top < innerHeight / 2), boxes.filter(({ top }) => top >= innerHeight / 2)];
    return [Math.max(0, ...upper.map(({ bottom }) => bottom)), Math.max(0, ...lower.map(({ top }) => innerHeight - top))];
  });

/** Scrolls to a figure of the lesson, where the dock is one line. */
async function toLesson(page, id) {
  await scrollUntilDrawn(page, id);
  await expect(dock(page)).toHaveAttribute("data-docked", "");
  await settle(page);
}

test("the dock stays visible, takes little space, and covers no plot and no anchor that a link scrolls to", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await waitUntilLaidOut(page);
  for (const [width, height] of [[390, 844], [320, 568]]) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0 }));
      await settle(page);
      // The chapters are laid out again for another width.
      await waitUntilLaidOut(page);
      // The first plot is on the first screen.
      const first = await page.locator(".plot").first().boundingBox();
      expect(first.y + first.height).toBeLessThan(height);
      for (const id of ["heatmap", "distance-matrix", "distance-offset"]) {
        await toLesson(page, id);
        for (const part of [dock(page), play(page), choice(page), slider(page, "d_model")]) {
          await expect(part, id).toBeInViewport({ ratio: 1 });
        }
        const [upper, lower] = await stuck(page);
        // The chapter.
        expect(upper, id).toBeLessThanOrEqual(40);
        expect(lower, id).toBeGreaterThan(0);
        expect(lower, id).toBeLessThanOrEqual(Math.min(64, 0.15 * height));
        const plot = figure(page, id).locator(".plot");
        for (const block of ["start", "end", "nearest"]) {
          await plot.evaluate((plot, block) => plot.scrollIntoView({ block }), block);
          await settle(page);
          const [plotBox, dockBox] = [await plot.boundingBox(), await dock(page).boundingBox()];
          expect(plotBox.y, `${id}, ${block}`).toBeGreaterThanOrEqual(0);
          expect(plotBox.y + plotBox.height, `${id}, ${block}`).toBeLessThanOrEqual(dockBox.y + 1);
        }
      }
      expect(await page.evaluate(() => document.scrollingElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
  await test.step("anchor targets are not under the dock", async () => {
    for (const [width, height] of [[390, 844], [844, 390], [768, 1024], [900, 700], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await settle(page);
      for (const name of ["distance-matrix", "many-clocks"]) {
        await follow(page, name);
        await settle(page);
        const place = name === "many-clocks" ? page.locator(`#${name}`) : figure(page, name);
        const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
        await poll(top, `${width} ${name}`).toBeLessThan(300);
        const [upper, lower] = await stuck(page);
        // The dock counts among the sticky elements.
        expect(await top(), `${width} ${name}`).toBeGreaterThanOrEqual(upper - 1);
        expect(await top(), `${width} ${name}`).toBeLessThan(height - lower - 40);
      }
    }
  });
  await test.step("in a wide viewport the dock sticks to the upper edge, with all its sliders", async () => {
    await scrollUntilDrawn(page, "distance-offset");
    await settle(page);
    await expect(choice(page)).toBeHidden();
    for (const name of ["d_model", "base", "n_pos", "pos"]) await expect(slider(page, name)).toBeInViewport({ ratio: 1 });
    const [upper, lower] = await stuck(page);
    expect(upper).toBeGreaterThan(0);
    expect(upper / 800).toBeLessThanOrEqual(0.15);
    expect(lower).toBe(0);
  });
});

test("below the board and in the lesson, touch targets are large enough and notices are visible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await test.step("field notices are visible below the board and at the lower edge", async () => {
    const expectVisible = async (name) => {
      const notice = page.locator(`#control-${name} .field-notice`);
      await expect(notice).toBeInViewport({ ratio: 1 });
      const box = await notice.boundingBox();
      // Nothing covers the notice.
      const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.className, [box.x + 20, box.y + box.height / 2]);
      expect(top).toContain("field-notice");
    };
    await field(page, "d_model").fill("7");
    await expect(page.locator("#control-d_model .field-notice")).toContainText("7 became 8");
    await expectVisible("d_model");
    await page.keyboard.press("Enter");
    await toLesson(page, "heatmap");
    await field(page, "d_model").fill("9");
    await expect(page.locator("#control-d_model .field-notice")).toContainText("9 became 10");
    await expectVisible("d_model");
  });
  for (const [width, height] of [[390, 844], [320, 568]]) {
    await test.step(`all touch targets are large enough at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await follow(page, "d=34&n=77");
      await page.evaluate(() => scrollTo({ top: 0 }));
      await expect(dock(page)).not.toHaveAttribute("data-docked");
      await settle(page);
      const expectLargeTargets = async (minCount) => {
        const parts = dock(page).locator(":is(button, select, input[type=range])");
        const targets = await parts.filter({ visible: true }).all();
        expect(targets.length).toBeGreaterThanOrEqual(minCount);
        for (const target of targets) {
          const name = await target.evaluate((element) => element.name || element.textContent);
          const box = await target.boundingBox();
          // The list of sources is in the header.
          expect(box.height, name).toBeGreaterThanOrEqual(name === "source" ? 36 : 44);
          expect(box.width, name).toBeGreaterThanOrEqual(24);
          expect(Math.round(box.x), name).toBeGreaterThanOrEqual(0);
          expect(Math.round(box.x + box.width), name).toBeLessThanOrEqual(width);
        }
      };
      // Below the board: four sliders and Play. In the lesson: the parameter menu, the slider, and Play.
      await expectLargeTargets(5);
      await more(page).scrollIntoViewIfNeeded();
      expect((await more(page).boundingBox()).height).toBeGreaterThanOrEqual(44);
      await toLesson(page, "heatmap");
      await expectLargeTargets(3);
      await openMore(page);
      // Heading anchors are lines of text with space around them; axe checks those.
      const small = await page.locator("button, select, input, summary, main a:not(.anchor)").evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => {
            // A label is a target, too.
            const box = (element.closest("label") ?? element).getBoundingClientRect();
            return { name: element.name || element.textContent, width: box.width, height: box.height };
          })
          .filter(({ width, height }) => width > 0 && Math.min(width, height) < 24));
      expect(small).toEqual([]);
      await page.locator("details.dock-further").evaluate((details) => (details.open = false));
    });
  }
});

test("in the lesson, the dock has a single slider, and Play moves the parameter of the visible figure", { tag: "@smoke" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await test.step("the single slider sets the chosen parameter, and each drag is one history entry", async () => {
    await toLesson(page, "heatmap");
    await choice(page).selectOption("pos");
    for (const name of ["d_model", "base", "n_pos"]) await expect(slider(page, name)).toBeHidden();
    const session = await page.context().newCDPSession(page);
    const { x, y, width, height } = await slider(page, "pos").boundingBox();
    const touch = (type, part) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: part === undefined ? [] : [{ x: x + 12 + part * (width - 24), y: y + height / 2 }],
      });
    const scrolled = await page.evaluate(() => scrollY);
    const entries = await page.evaluate(() => history.length);
    await touch("touchStart", 10 / 49);
    for (const part of [0.3, 0.4, 0.5, 0.6, 0.7]) await touch("touchMove", part);
    await touch("touchEnd");
    const pos = () => field(page, "pos").inputValue().then(Number);
    await poll(pos).toBeGreaterThan(30);
    expect(await pos()).toBeLessThan(39);
    // The browser may report the end of a touch later than its last move.
    await poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
    // The page does not scroll during the drag.
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(figure(page, "heatmap").locator(".reading")).toContainText(`pos ${await pos()}`);
    await page.goBack();
    await expect(field(page, "pos")).toHaveValue("10");
    expect(await fields(page)).toEqual(DEFAULTS);
  });
  await test.step("Play moves the parameter of the visible figure", async () => {
    const parameterOf = { uniqueness: "sequence length", "distance-offset": "offset k", ratios: "d_model", heatmap: "position" };
    for (const [id, name] of Object.entries(parameterOf)) {
      const middle = () =>
        figure(page, id).locator(".plot").evaluate((plot) => plot.scrollIntoView({ block: "center" }));
      await poll(async () => {
        await middle();
        return play(page).getAttribute("title");
      }, id).toBe(`Play ${name}`);
      // The button fits in its line.
      const box = await play(page).boundingBox();
      expect(box.x + box.width, id).toBeLessThanOrEqual(390);
      expect(await play(page).evaluate((button) => button.scrollWidth - button.clientWidth), id).toBeLessThanOrEqual(0);
    }
  });
  await test.step("keys beyond the ends of the slider cause no error and no notice", async () => {
    await follow(page, "d=2&n=1&pos=0&k=0&pair=0");
    await toLesson(page, "heatmap");
    for (const name of ["d_model", "base", "n_pos", "pos"]) {
      await choice(page).selectOption(name);
      await slider(page, name).focus();
      for (const key of ["Home", "ArrowLeft", "ArrowLeft", "End", "ArrowRight", "ArrowRight", "Home"]) await page.keyboard.press(key);
    }
    await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
    await expect(page.locator(".field-notice").filter({ hasText: /\S/ })).toHaveCount(0);
  });
});

test("at the board, the dock has Play, and “More” has all further controls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("“More” toggles all further controls", async () => {
    await open(page, "fig=heatmap");
    await waitUntilDrawn(board(page, "heatmap"));
    await expect(more(page)).toHaveText("Settings");
    await expect(page.locator(".dock-further")).not.toHaveAttribute("open", /./);
    await expect(page.locator(".dock-sheet")).toBeHidden();
    await more(page).tap();
    await expect(page.locator(".dock-sheet")).toBeVisible();
    const expectUsable = async (name) => {
      for (const input of [field(page, name), slider(page, name)]) {
        await input.scrollIntoViewIfNeeded();
        await expect(input, name).toBeInViewport();
      }
    };
    for (const name of NUMBERS.filter((name) => name !== "k")) await expectUsable(name);
    await field(page, "pair").tap();
    await expect(field(page, "pair")).toBeFocused();
    for (const name of ["layout", "schedule", "speed", "way"]) await expect(page.locator(`select[name=${name}]`)).toBeVisible();
    await more(page).scrollIntoViewIfNeeded();
    await more(page).tap();
    await expect(page.locator(".dock-sheet")).toBeHidden();
    await field(page, "d_model").tap();
    await expect(field(page, "d_model")).toBeFocused();
    await field(page, "d_model").fill("64");
    await expect(board(page, "heatmap").locator("figcaption")).toContainText("d_model 64");
    // The offset is shown only if a figure reads it.
    await follow(page, "fig=distance-offset");
    await waitUntilDrawn(board(page, "distance-offset"));
    await more(page).tap();
    await expectUsable("k");
    // Settings of the whole page are in a separate menu.
    await page.locator(".page-menu > summary").tap();
    await expect(page.locator("select[name=theme]")).toBeVisible();
  });
  await test.step("“More” has the parameters of the visible figures", async () => {
    for (const [id, name, other] of [["distance-offset", "k", "pair"], ["ratios", "pair", "k"]]) {
      await follow(page, `fig=${id}`);
      await waitUntilDrawn(board(page, id));
      if (!(await page.locator(".dock-sheet").isVisible())) await more(page).tap();
      await expect(slider(page, name), id).toBeVisible();
      await expect(slider(page, other), id).toBeHidden();
    }
  });
  await test.step("Play is reachable in any viewport, and there is only one", async () => {
    // The open menu would cover it.
    await more(page).tap();
    await follow(page, "fig=heatmap");
    await waitUntilDrawn(board(page, "heatmap"));
    for (const [width, height] of [[320, 568], [390, 844], [844, 390], [960, 700], [961, 700], [1280, 800], [2560, 1440]]) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0 }));
      await settle(page);
      await expect(page.locator(".play").filter({ visible: true }), size).toHaveCount(1);
      await expect(play(page), size).toHaveText("Play");
      if (height === 390) await expect(play(page), size).toBeInViewport({ ratio: 1 });
      const before = await field(page, "pos").inputValue();
      await play(page).click();
      await expect(play(page), size).toHaveText("Pause");
      await expect(play(page), size).toHaveAttribute("aria-pressed", "true");
      await expect(field(page, "pos"), size).not.toHaveValue(before);
      await play(page).click();
    }
  });
  await test.step("in landscape the sliders are beside the board, and the dock is one line in the lesson", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await follow(page, "");
    await page.evaluate(() => scrollTo({ top: 0 }));
    await settle(page);
    expect(await stuck(page)).toEqual([0, 0]);
    await page.evaluate(() => scrollTo({ top: 2500 }));
    await expect(dock(page)).toHaveAttribute("data-docked", "");
    await settle(page);
    const [upper, lower] = await stuck(page);
    expect(upper).toBe(0);
    expect(lower).toBeLessThanOrEqual(64);
  });
});
