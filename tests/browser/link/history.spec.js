// Browser history: each committed change adds one entry, and intermediate changes add none.
import { test, expect, scrollUntilDrawn, poll, open, waitUntilDrawn, field, fields, figure, figureIds, fragment, waitUntilIdle, settle, slider, FIGURES, waitUntilLaidOut, openWords } from "../page.js";
import { DEFAULTS, board, boardIds, follow, openMore, summaryOf, openDetails } from "../page.js";

const entries = (page) => page.evaluate(() => history.length);
const plot = (page, id) => figure(page, id).locator(".plot");

/** Runs `act`, which commits once; returns the number of added history entries. */
async function entriesAdded(page, act) {
  const before = await entries(page);
  await act();
  await settle(page);
  return (await entries(page)) - before;
}

/** Counts the calls of pushState and replaceState. */
const countWrites = (page) =>
  page.addInitScript(() => {
    window.writes = { pushState: 0, replaceState: 0 };
    for (const name of ["replaceState", "pushState"]) {
      const native = history[name];
      history[name] = function (...args) {
        window.writes[name] += 1;
        return native.apply(this, args);
      };
    }
  });

const pushes = (page) => page.evaluate(() => window.writes.pushState);

test("every committed change is one history entry, and Back undoes it", async ({ page }) => {
  await open(page, "d=64");
  await scrollUntilDrawn(page, "heatmap");
  const leave = () => page.keyboard.press("Tab");
  /** Runs `act` with a menu open. */
  const inside = async (menu, act) => {
    const set = (isOpen) => page.locator(menu).evaluate((details, isOpen) => (details.open = isOpen), isOpen);
    await set(true);
    await act();
    await set(false);
  };
  const more = (act) => inside(".dock-further", act);
  const acts = {
    "leaving a field": async () => {
      await field(page, "base").fill("500");
      await leave();
    },
    "Enter in a field": () =>
      more(async () => {
        await field(page, "pair").fill("7");
        await page.keyboard.press("Enter");
      }),
    "a slider let go": () => slider(page, "d_model").fill("300"),
    "a key on a slider": async () => {
      await slider(page, "pos").focus();
      await page.keyboard.press("ArrowRight");
    },
    "a choice of a list": () => more(() => page.locator("select[name=schedule]").selectOption("linear")),
    "a theme": () => inside(".page-menu", () => page.locator("select[name=theme]").selectOption("dark")),
    "a choice of a figure": () => figure(page, "heatmap").getByRole("radio", { name: "down" }).check(),
    "the book's button": async () => {
      await openWords(page, "heatmap");
      await figure(page, "heatmap").locator("button.book").click();
    },
    "a step": () => more(() => page.getByRole("button", { name: "+1: one position forward" }).click()),
    "a figure put on the board": async () => {
      // Chapters that are laid out during the click would move the button away.
      await waitUntilLaidOut(page);
      await scrollUntilDrawn(page, "clocks");
      await openWords(page, "clocks");
      await settle(page);
      await figure(page, "clocks").locator(".pin").click();
    },
    "another figure in a cell": async () => {
      await board(page, "trajectory").locator(".cell-name").click();
      await page.keyboard.type("torus");
      await page.keyboard.press("Enter");
    },
    "a click in a figure": async () => {
      const box = await plot(page, "heatmap").boundingBox();
      await plot(page, "heatmap").click({ position: { x: 0.8 * box.width, y: 0.4 * box.height } });
    },
    "a key in a figure": async () => {
      await plot(page, "heatmap").focus();
      await page.keyboard.press("ArrowDown");
    },
    "a scene": () => page.getByRole("button", { name: "one circle", exact: true }).click(),
    "A | B": () => page.locator(".compare").click(),
    "leaving a field during a comparison": async () => {
      await field(page, "base").fill("700");
      await leave();
    },
    "A and B the other way round": () => page.getByRole("button", { name: "Swap" }).click(),
    "the end of comparing": () => page.getByRole("button", { name: "Clear" }).click(),
    Reset: () => page.getByRole("button", { name: "Reset" }).click(),
  };
  const links = [await fragment(page)];
  for (const [what, act] of Object.entries(acts)) {
    expect(await entriesAdded(page, act), what).toBe(1);
    links.push(await fragment(page));
    expect(links.at(-1), what).not.toBe(links.at(-2));
  }
  for (const link of links.toReversed().slice(1)) {
    await page.goBack();
    await poll(() => fragment(page)).toBe(link);
    const wanted = new URLSearchParams(link);
    await expect(field(page, "d_model")).toHaveValue(wanted.get("d") ?? DEFAULTS.d_model);
    await expect(field(page, "pos")).toHaveValue(wanted.get("pos") ?? /\d/);
    await expect(page.locator("select[name=schedule]")).toHaveValue(wanted.get("schedule") ?? "geometric");
  }
});

test("drags, held keys and Play replace the current entry, and add one entry when they end", async ({ page }) => {
  await countWrites(page);
  await test.step("a slider drag", async () => {
    await open(page, "fig=heatmap");
    const box = await slider(page, "d_model").boundingBox();
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 0.2 * box.width, y);
    await page.mouse.down();
    for (const part of [0.3, 0.4, 0.5, 0.6]) {
      await page.mouse.move(box.x + part * box.width, y, { steps: 3 });
    }
    // The link is written during the drag.
    await poll(() => page.evaluate(() => window.writes.replaceState)).toBeGreaterThan(0);
    expect(await pushes(page)).toBe(0);
    const dragged = await field(page, "d_model").inputValue();
    await poll(() => fragment(page)).toBe(`d=${dragged}&fig=heatmap`);
    await page.mouse.up();
    await settle(page);
    expect(await pushes(page)).toBe(1);
    // The previous entry is the state before the drag.
    await page.goBack();
    await expect(field(page, "d_model")).toHaveValue(DEFAULTS.d_model);
    await poll(() => fragment(page)).toBe("fig=heatmap");
    await page.goForward();
    await expect(field(page, "d_model")).toHaveValue(dragged);
  });
  await test.step("a change that ends where it started adds no history entry", async () => {
    await follow(page, "fig=heatmap");
    await expect(field(page, "d_model")).toHaveValue(DEFAULTS.d_model);
    await settle(page);
    await page.evaluate(() => void (window.writes = { pushState: 0, replaceState: 0 }));
    await field(page, "d_model").fill("64");
    await field(page, "d_model").fill("128");
    await page.keyboard.press("Tab");
    // There is nothing to reset.
    await expect(page.getByRole("button", { name: "Reset" })).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await settle(page);
    expect(await pushes(page)).toBe(0);
    expect(await figureIds(page)).toEqual(["heatmap"]);
  });
  await test.step("a drag in a figure and a held key", async () => {
    await follow(page, "fig=heatmap");
    await expect(field(page, "d_model")).toHaveValue(DEFAULTS.d_model);
    await settle(page);
    await page.evaluate(() => void (window.writes = { pushState: 0, replaceState: 0 }));
    const box = await plot(page, "heatmap").boundingBox();
    const y = box.y + 0.4 * box.height;
    await page.mouse.move(box.x + 0.3 * box.width, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.7 * box.width, y, { steps: 8 });
    // The link is written during the drag.
    await poll(() => page.evaluate(() => window.writes.replaceState)).toBeGreaterThan(0);
    expect(await pushes(page)).toBe(0);
    await page.mouse.up();
    await settle(page);
    expect(await pushes(page)).toBe(1);
    const dragged = await field(page, "pos").inputValue();
    await plot(page, "heatmap").focus();
    // Repeated `down` calls without `up` make Playwright send auto-repeat events.
    for (let time = 0; time < 5; time += 1) await page.keyboard.down("ArrowLeft");
    await settle(page);
    expect(await pushes(page)).toBe(1);
    await page.keyboard.up("ArrowLeft");
    await settle(page);
    expect(await pushes(page)).toBe(2);
    await expect(field(page, "pos")).toHaveValue(String(Number(dragged) - 5));
    await page.goBack();
    await expect(field(page, "pos")).toHaveValue(dragged);
  });
  await test.step("Play", async () => {
    // So many positions that Play does not come around to the first one, where a stop would add no entry.
    await follow(page, "n=100000&pos=10&fig=vector");
    await expect(field(page, "pos")).toHaveValue(DEFAULTS.pos);
    await settle(page);
    await page.evaluate(() => void (window.writes = { pushState: 0, replaceState: 0 }));
    await openMore(page);
    await page.locator("select[name=speed]").selectOption("64");
    await page.locator(".dock > .play").click();
    await expect(field(page, "pos")).not.toHaveValue(DEFAULTS.pos);
    expect(await pushes(page)).toBe(0);
    await page.locator(".dock > .play").click();
    await settle(page);
    expect(await pushes(page)).toBe(1);
  });
});

test("Back and Forward restore numbers, figures and the scroll position", async ({ page }) => {
  // With the collapsed figures (“Go deeper”) closed.
  await page.goto("/");
  await waitUntilLaidOut(page);
  await scrollUntilDrawn(page, "distance-matrix");
  await layoutSettled(page);
  const figureTop = () => figure(page, "distance-matrix").evaluate((element) => element.getBoundingClientRect().top);
  const before = await figureTop();
  await page.evaluate(() => (location.hash = "d=8&fig=norms,heatmap"));
  await poll(() => boardIds(page)).toEqual(["norms", "heatmap"]);
  await scrollUntilDrawn(page, "norms");
  await page.goBack();
  await poll(async () => (await figureIds(page)).length).toBe(FIGURES);
  await expect(field(page, "d_model")).toHaveValue(DEFAULTS.d_model);
  // Chapters are restored with their last heights, so the position is off by less than a line.
  await poll(async () => Math.abs((await figureTop()) - before)).toBeLessThanOrEqual(10);
  await page.goForward();
  await poll(() => figureIds(page)).toEqual(["norms", "heatmap"]);
  await expect(field(page, "d_model")).toHaveValue("8");
});

test("anchors scroll to their targets and change no number, and Reset keeps the typed sentence", async ({ page }) => {
  await test.step("a link with only the id of a figure opens the page there", async () => {
    await page.goto("about:blank");
    await page.goto("/#distance-matrix");
    await waitUntilDrawn(figure(page, "distance-matrix"));
    await expect(figure(page, "distance-matrix").locator("h3")).toBeInViewport();
    await layoutSettled(page);
    // Below the sticky dock.
    const top = await figure(page, "distance-matrix").evaluate(
      (element) => element.getBoundingClientRect().top - document.querySelector(".dock").getBoundingClientRect().bottom,
    );
    expect(Math.abs(top)).toBeLessThanOrEqual(60);
    expect(await fields(page)).toEqual(DEFAULTS);
  });
  await test.step("a plain anchor scrolls there and does not change the numbers", async () => {
    await follow(page, "d=64&pos=7");
    await expect(field(page, "pos")).toHaveValue("7");
    for (const name of ["distance-matrix", "chapter-2", "many-clocks", "claims", "pitfalls"]) {
      await page.evaluate((name) => (location.hash = name), name);
      await expect(page.locator(`[id="${name}"]`).first(), name).toBeInViewport();
      await settle(page);
      expect(await fields(page), name).toEqual({ ...DEFAULTS, d_model: "64", pos: "7" });
      expect((await figureIds(page)).length, name).toBe(FIGURES);
    }
  });
  await test.step("Reset keeps the typed sentence, which is not in the link", async () => {
    await follow(page, "d=64&fig=tokens");
    await expect(field(page, "d_model")).toHaveValue("64");
    const input = figure(page, "tokens").locator("input[name=sentence]");
    await input.fill("my own words");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(field(page, "d_model")).toHaveValue(DEFAULTS.d_model);
    await expect(input).toHaveValue("my own words");
    await page.goBack();
    await expect(field(page, "d_model")).toHaveValue("64");
    await expect(input).toHaveValue("my own words");
  });
});

/** Waits until the heights of all chapters are known, after which the layout is stable. */
async function layoutSettled(page) {
  await waitUntilLaidOut(page);
  await waitUntilIdle(page);
}

test("a reload keeps the scroll position, the numbers and the open details", async ({ page }) => {
  await page.goto("/#d=64");
  await waitUntilDrawn(board(page, "trajectory"));
  const opened = () =>
    openDetails(page).locator("figure").evaluateAll((all) => all.map(({ dataset }) => dataset.figure));
  // First no details are open, then more and more, above the scroll position and at it.
  for (const [id, opens] of [
    ["distance-matrix", []],
    ["attention", ["gallery", "extrapolation"]],
    ["ratios", ["ratios", "alibi"]],
  ]) {
    for (const name of opens) {
      await summaryOf(page, name).click();
    }
    await scrollUntilDrawn(page, id);
    await layoutSettled(page);
    const top = () => figure(page, id).evaluate((element) => element.getBoundingClientRect().top);
    const [before, openBefore] = [await top(), await opened()];
    expect(openBefore).toEqual(expect.arrayContaining(opens));
    await page.reload();
    await waitUntilDrawn(figure(page, id));
    await poll(async () => Math.abs((await top()) - before), id).toBeLessThanOrEqual(50);
    // The position is also stable after everything has been laid out.
    await layoutSettled(page);
    expect(Math.abs((await top()) - before), id).toBeLessThanOrEqual(50);
    await expect(field(page, "d_model")).toHaveValue("64");
    expect(await opened()).toEqual(openBefore);
  }
  // Closed details stay closed.
  await summaryOf(page, "gallery").click();
  await page.reload();
  await expect(page.locator("#loading")).toHaveCount(0);
  expect(await opened()).toEqual(["extrapolation", "alibi", "ratios"]);
});

test("Back from another page restores open details; a new visit starts with all of them closed, as does a reload without storage", async ({ page }) => {
  const opened = openDetails(page);
  await page.goto("/");
  await summaryOf(page, "norms").click();
  await waitUntilDrawn(figure(page, "norms"));
  await layoutSettled(page);
  const top = () => figure(page, "norms").evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.goto("about:blank");
  await page.goBack();
  await waitUntilDrawn(figure(page, "norms"));
  await poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(50);
  await expect(opened).toHaveCount(1);
  await page.goto("about:blank");
  await page.goto("/");
  await waitUntilDrawn(board(page, "trajectory"));
  await expect(opened).toHaveCount(0);
  await test.step("without storage, the page still works", async () => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto("about:blank");
    await page.goto("/");
    await waitUntilDrawn(board(page, "trajectory"));
    await summaryOf(page, "norms").click();
    await page.reload();
    await expect(page.locator("#loading")).toHaveCount(0);
    await expect(opened).toHaveCount(0);
  });
});
