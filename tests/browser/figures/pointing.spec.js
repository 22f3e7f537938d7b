// Hovering over a figure shows a reading and changes nothing; pressing sets parameters. All figures share one cursor.
import { test, expect, scrollUntilDrawn, poll, open, waitUntilDrawn, field, fields, figure, figureIds, follow, fragment, number } from "../page.js";
import { openMore, pictures, reference, waitUntilIdle, settle, openAllVisible } from "../page.js";

/** Viewport coordinates of a point in a figure, given as fractions of its plot's width and height. */
async function place(page, id, [x, y] = [0.5, 0.5]) {
  // Before the first draw there is no reading.
  await scrollUntilDrawn(page, id);
  const box = await figure(page, id).locator(".plot").boundingBox();
  return [box.x + x * box.width, box.y + y * box.height];
}

const point = async (page, id, at) => page.mouse.move(...(await place(page, id, at)));
const reading = (page, id) => figure(page, id).locator(".reading");

test("readings are exact to six digits: values, angles and distances", async ({ page }) => {
  await open(page, "cells=value");
  await test.step("the reading of the matrix is the encoding", async () => {
    const rows = reference("pe_d128_b10000_n51.csv");
    for (const at of [[0.3, 0.2], [0.5, 0.5], [0.6, 0.35], [0.4, 0.75]]) {
      const before = await reading(page, "heatmap").textContent();
      await point(page, "heatmap", at);
      await expect(reading(page, "heatmap")).not.toHaveText(before);
      const text = await reading(page, "heatmap").textContent();
      const [, pos, dim, component, pair] = /pos (\d+), dimension (\d+) \((\w+) of pair (\d+)\): /.exec(text);
      const value = rows[pos][`dim${dim}`];
      const digits = 5 - Math.floor(Math.log10(Math.abs(value)));
      expect(Math.abs(number(text.split(": ")[1]) - value)).toBeLessThanOrEqual(0.5001 * 10 ** -digits);
      expect([component, Number(pair)]).toEqual([dim % 2 ? "cos" : "sin", Math.floor(dim / 2)]);
    }
  });
  await test.step("the reading of the matrix of angles is the angle of the pair", async () => {
    const before = await waitUntilDrawn(figure(page, "heatmap"));
    await follow(page, "cells=phase");
    await waitUntilDrawn(figure(page, "heatmap"), before + 1);
    await page.mouse.move(2, 2);
    for (const at of [[0.3, 0.2], [0.5, 0.5], [0.6, 0.35], [0.4, 0.75]]) {
      const was = await reading(page, "heatmap").textContent();
      await point(page, "heatmap", at);
      await expect(reading(page, "heatmap")).not.toHaveText(was);
      const text = await reading(page, "heatmap").textContent();
      const [, pos, pair, radians, degrees] = /^pos (\d+), pair (\d+): angle (.+) = (.+)°$/.exec(text);
      const angle = (pos * 10_000 ** (-pair / 64)) % (2 * Math.PI);
      for (const [read, value] of [[radians, angle], [degrees, (angle * 180) / Math.PI]]) {
        const digits = 5 - Math.floor(Math.log10(value));
        expect(Math.abs(number(read) - value), text).toBeLessThanOrEqual(0.5001 * 10 ** -digits);
      }
    }
  });
  await test.step("the reading of a distance is the distance of its offset", async () => {
    const rows = reference("offset_dot_distance.csv").filter(({ d_model, base }) => d_model === 128 && base === 10_000);
    await point(page, "distance-offset", [0.4, 0.5]);
    await expect(reading(page, "distance-offset")).toHaveText(/offset (?!5:)\d+: distance \S/);
    const [, offset, distance] = /offset (\d+): distance (\S+)/.exec(await reading(page, "distance-offset").textContent());
    expect(number(distance)).toBeCloseTo(rows.find(({ delta }) => delta === Number(offset)).distance, 4);
    await page.mouse.down();
    await page.mouse.up();
    await expect(field(page, "k")).toHaveValue(offset);
  });
});

test("hovering over a figure shows the position in others too, and changes nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.writes = 0;
    for (const name of ["replaceState", "pushState"]) {
      const native = history[name];
      history[name] = function (...args) {
        window.writes += 1;
        return native.apply(this, args);
      };
    }
  });
  const FOLLOWING = ["components", "heatmap", "trajectory", "periodicity", "gallery", "distance-matrix", "sinusoids"];
  await openAllVisible(page, `view=embed&fig=${FOLLOWING.join(",")},norms,ratios`);
  // Without hovering, each figure shows the value at the cursor.
  for (const id of await figureIds(page)) await expect(reading(page, id), id).toHaveText(/\d/);
  const state = async () => ({
    fields: await fields(page),
    link: await fragment(page),
    entries: await page.evaluate(() => history.length),
    writes: await page.evaluate(() => window.writes),
    announced: await page.locator("[role=status]").textContent(),
  });
  const [before, read, stateBefore] = [await pictures(page), await reading(page, "heatmap").textContent(), await state()];
  await point(page, "components", [0.8, 0.5]);
  await expect(reading(page, "components")).not.toHaveText(/pos 10:/);
  const [, pos] = /pos (\d+): sin/.exec(await reading(page, "components").textContent());
  await settle(page);
  const during = await pictures(page);
  for (const id of FOLLOWING) {
    expect(during[id].overlay, id).not.toBe(before[id].overlay);
    await expect(reading(page, id), id).toHaveText(new RegExp(`pos ${pos}\\b`));
  }
  for (const id of Object.keys(before)) {
    expect(during[id].base, id).toBe(before[id].base);
    expect(during[id].drawn, id).toBe(before[id].drawn);
  }
  expect(await state()).toEqual(stateBefore);
  // Leaving the figure, or Escape, restores the previous reading.
  await page.mouse.move(2, 2);
  await expect(reading(page, "heatmap")).toHaveText(read);
  await settle(page);
  expect(await pictures(page)).toEqual(before);
  await point(page, "components", [0.8, 0.5]);
  await expect(reading(page, "heatmap")).not.toHaveText(read);
  await page.keyboard.press("Escape");
  await expect(reading(page, "heatmap")).toHaveText(read);
  // Waits longer than the maximum delay of a link update.
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((now) => performance.now() > now + 500, now);
  expect(await state()).toEqual(stateBefore);
});

test("a press sets at once, a drag continues, and the release adds one history entry; other buttons set nothing", { tag: "@smoke" }, async ({ page }) => {
  await open(page, "fig=heatmap,components");
  for (const button of ["right", "middle"]) {
    await page.mouse.move(...(await place(page, "heatmap", [0.7, 0.3])));
    await page.mouse.down({ button });
    await page.mouse.move(...(await place(page, "heatmap", [0.8, 0.3])));
    await page.mouse.up({ button });
    await settle(page);
    await expect(field(page, "pos"), button).toHaveValue("10");
  }
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.mouse.move(...(await place(page, "heatmap", [0.3, 0.3])));
  await expect(field(page, "pos")).toHaveValue("10");
  await page.mouse.down();
  await expect(field(page, "pos")).not.toHaveValue("10");
  const pressed = Number(await field(page, "pos").inputValue());
  await page.mouse.move(...(await place(page, "heatmap", [0.6, 0.3])), { steps: 5 });
  await poll(() => field(page, "pos").inputValue().then(Number)).toBeGreaterThan(pressed + 5);
  // Beyond the edge of the plot, the value is clamped to the end of the axis.
  await page.mouse.move(1279, 300, { steps: 5 });
  await expect(field(page, "pos")).toHaveValue("49");
  expect(await entries()).toBe(before);
  await page.mouse.up();
  await settle(page);
  expect(await entries()).toBe(before + 1);
  // The set value stays.
  await page.mouse.move(2, 2);
  await expect(field(page, "pos")).toHaveValue("49");
});

/** Drags around the center of a circle by this many degrees, clockwise from the top. */
async function dragAround(page, [x, y], radius, degrees) {
  const at = (angle) => [x + radius * Math.sin((angle * Math.PI) / 180), y - radius * Math.cos((angle * Math.PI) / 180)];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let angle = 0; Math.abs(angle) < Math.abs(degrees); angle += 30 * Math.sign(degrees)) {
    await page.mouse.move(...at(angle));
  }
  await page.mouse.move(...at(degrees));
  await page.mouse.up();
  await settle(page);
}

test("the point on the circle and the hands of clocks can be dragged around several times, and Back undoes a drag", async ({ page }) => {
  // At position 0 the point is at the top. A full turn is 2π positions.
  await open(page, "d=2&pos=0&n=200&fig=trajectory");
  const plot = figure(page, "trajectory").locator(".plot");
  // Waits until the layout is stable, so that the drag starts at the right point.
  let box;
  await poll(async () => {
    box = await plot.boundingBox();
    await page.mouse.move(box.x + 0.7 * box.width, box.y + box.height / 2);
    return reading(page, "trajectory").textContent();
  }).not.toMatch(/pos 0\b/);
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  // Three turns end where they began, and count as three.
  await dragAround(page, middle, 0.3 * box.height, 360 * 3);
  const end = Number(await field(page, "pos").inputValue());
  expect(Math.abs(end - 6 * Math.PI)).toBeLessThanOrEqual(3);
  await expect(reading(page, "trajectory")).toHaveText(new RegExp(`pos ${end}\\b`));
  await page.goBack();
  await expect(field(page, "pos")).toHaveValue("0");
  // One pair has one dial, at the center of the plot.
  await follow(page, "d=2&pos=0&n=200&fig=clocks");
  await scrollUntilDrawn(page, "clocks");
  await waitUntilIdle(page);
  const clock = figure(page, "clocks").locator(".plot");
  await clock.focus();
  box = await clock.boundingBox();
  const before = Number(await field(page, "pos").inputValue());
  await dragAround(page, [box.x + box.width / 2, box.y + box.height / 2], 0.2 * box.height, 720);
  expect(Math.abs(Number(await field(page, "pos").inputValue()) - before - 4 * Math.PI)).toBeLessThanOrEqual(3);
});

test("Play continues while the mouse moves over figures", async ({ page }) => {
  await open(page, "n=100000&pos=10&fig=vector,heatmap");
  await openMore(page);
  await page.locator("select[name=speed]").selectOption("16");
  await page.locator(".dock > .play").click();
  const pos = () => field(page, "pos").inputValue().then(Number);
  const start = await pos();
  const [x, y] = await place(page, "heatmap", [0.3, 0.4]);
  let step = 0;
  await poll(async () => {
    step += 1;
    await page.mouse.move(x + 3 * (step % 30), y);
    return pos();
  }).toBeGreaterThan(start + 8);
  await expect(page.locator(".dock > .play")).toHaveText("Pause");
  // The positions under the mouse are 30,000 and more.
  expect(await pos()).toBeLessThan(29_000);
});

test("hovering and pressing anywhere on any figure causes no error", async ({ page }) => {
  test.slow();
  await open(page);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const figure of document.querySelectorAll("main figure[data-figure]")) {
      const plot = figure.querySelector(".plot");
      const until = performance.now() + 20_000;
      while (figure.dataset.drawn === "0") {
        if (performance.now() > until) throw new Error(`${figure.dataset.figure} is not drawn`);
        plot.scrollIntoView({ block: "center" });
        await frame();
      }
      const box = plot.getBoundingClientRect();
      const target = figure.querySelector("canvas:last-of-type") ?? plot;
      const send = (type, x, y, buttons) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true, cancelable: true, composed: true,
            button: type === "pointermove" ? -1 : 0, buttons, clientX: box.x + x * box.width, clientY: box.y + y * box.height,
          }),
        );
      for (const [index, x] of [0.01, 0.35, 0.65, 0.99].entries()) {
        // Every other point of a 4 × 4 grid.
        const places = index % 2 ? [0.35, 0.99] : [0.01, 0.65];
        for (const y of places) send("pointermove", x, y, 0);
        send("pointerdown", x, places[1], 1);
        await frame();
        send("pointermove", 0.5, 0.5, 1);
        send("pointerup", 0.5, 0.5, 0);
        await frame();
      }
    }
  });
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  // The presses have set parameters.
  expect(await fragment(page)).not.toBe("");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  /** Sends single touch events; Playwright itself can only tap. */
  async function finger(page) {
    const session = await page.context().newCDPSession(page);
    return async (type, at) => {
      const touchPoints = at ? [{ x: at[0], y: at[1] }] : [];
      await session.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints });
    };
  }

  test("scrolling sets nothing, a tap sets and shows a reading, and a horizontal drag is one history entry", async ({ page }) => {
    await open(page, "fig=heatmap,components,clocks,vector");
    await waitUntilDrawn(figure(page, "heatmap"));
    const touch = await finger(page);
    const entries = () => page.evaluate(() => history.length);
    const top = () => page.evaluate(() => scrollY);
    await test.step("a touch that turns into scrolling sets nothing", async () => {
      const before = [await fields(page), await entries()];
      const [x, y] = await place(page, "heatmap", [0.6, 0.6]);
      const from = await top();
      await touch("Start", [x, y]);
      for (let step = 1; step <= 20; step += 1) await touch("Move", [x, y - 15 * step]);
      await touch("End");
      await poll(top).toBeGreaterThan(from + 100);
      // Scrolling may go on after the finger is lifted.
      const moved = async () => {
        const before = await top();
        await settle(page);
        return (await top()) - before;
      };
      await poll(moved).toBe(0);
      await waitUntilIdle(page);
      expect([await fields(page), await entries()]).toEqual(before);
      expect(await fragment(page)).toBe("fig=heatmap,components,clocks,vector");
      await page.evaluate(() => scrollTo({ top: 0 }));
    });
    await test.step("a tap moves the cursor and shows a reading, which stays", async () => {
      await page.touchscreen.tap(...(await place(page, "components", [0.7, 0.5])));
      await expect(field(page, "pos")).not.toHaveValue("10");
      const pos = await field(page, "pos").inputValue();
      await expect(reading(page, "components")).toHaveText(new RegExp(`^pos ${pos}: sin`));
      await expect(reading(page, "heatmap")).toHaveText(new RegExp(`^pos ${pos}, dimension`));
    });
    await test.step("a horizontal drag sets the value, and is one history entry", async () => {
      await field(page, "pos").fill("10");
      await settle(page);
      const [x, y] = await place(page, "heatmap", [0.3, 0.4]);
      const [before, from] = [await entries(), await top()];
      await touch("Start", [x, y]);
      for (let step = 1; step <= 20; step += 1) await touch("Move", [x + 15 * step, y]);
      await poll(() => field(page, "pos").inputValue().then(Number)).toBeGreaterThan(20);
      await touch("End");
      await settle(page);
      expect(await entries()).toBe(before + 1);
      expect(await top()).toBe(from);
    });
  });
});
