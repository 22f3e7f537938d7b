// Failures are seen: a sentence stands where there is nothing to see, and the rest of the page stays.
import { test, expect, drawn, figure, figureIds, field, open, poll, settle, PLACED, oneMore } from "../page.js";

/** Expects one visible alert, and in it a whole sentence. */
async function expectAlert(page, words) {
  const alert = page.locator("[role=alert]:visible");
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveText(words);
  await expect(alert).toHaveText(/^[A-Z].{30}.*[.)]$/);
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Removes the complaints that were provoked; there must be some, or nothing was provoked. */
function forgive(complaints, pattern) {
  const others = complaints.splice(0).filter((complaint) => !pattern.test(complaint));
  expect(others).toEqual([]);
}

test("without WebAssembly the page says what is missing", { tag: "@smoke" }, async ({ page }) => {
  await page.addInitScript(() => {
    delete window.WebAssembly;
  });
  await page.goto("/");
  await expectAlert(page, /cannot run WebAssembly/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const notFound = (route) => route.fulfill({ status: 404, body: "Not found" });
const cutOff = (route) => route.abort("connectionreset");
const ARRIVAL = /could not be loaded: a file did not arrive\. Check the network connection/;
const INCOMPLETE = /could not be loaded: a file arrived incomplete or changed.*Its host, or something on the way/;

/** Answers with a part of what is published. */
const cutTo = (part) => async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length * part) });
};
const LOGIN = (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Please log in</h1>" });

const LOST = {
  "the program answers 404": ["**/phasor_bg-*.wasm", notFound, ARRIVAL],
  "the program is cut off": ["**/phasor_bg-*.wasm", cutOff, ARRIVAL],
  "the script answers 404": ["**/phasor-*.js", notFound, ARRIVAL],
  "the script is cut off": ["**/phasor-*.js", cutOff, ARRIVAL],
  "the answer is a page of the host": ["**/phasor_bg-*.wasm", LOGIN, INCOMPLETE],
  "the program is only half there": ["**/phasor_bg-*.wasm", cutTo(0.5), INCOMPLETE],
  "the script is only half there": ["**/phasor-*.js", cutTo(0.5), INCOMPLETE],
  "the script is empty": ["**/phasor-*.js", cutTo(0), INCOMPLETE],
  "the loader is empty": ["**/phasor_later-*.js", cutTo(0), INCOMPLETE],
  "the loader is a page of the host": ["**/phasor_later-*.js", LOGIN, INCOMPLETE],
};

for (const [what, [url, answer, words]] of Object.entries(LOST)) {
  test(`when ${what}, the page says so, and its text stays`, async ({ page, complaints }) => {
    await page.route(url, answer);
    await page.goto("/");
    await expectAlert(page, words);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main figure h3")).toHaveCount(PLACED);
    await expect(page.locator("#failure-texts :visible")).toHaveCount(0);
    forgive(complaints, /phasor|start-|Failed to (load|fetch)|WebAssembly|CompileError|MIME|SyntaxError|integrity/);
  });
}

for (const [what, answer] of [["cut off half way", cutTo(0.5)], ["empty", cutTo(0)], ["a page of the host", LOGIN]]) {
  for (const part of ["split_later", "chunk_*"]) {
    test(`a later part (${part}) that is ${what} is called incomplete or changed`, oneMore((answer === LOGIN) !== (part === "chunk_*")), async ({ page, complaints }) => {
      await page.route(`**/${part}-*.wasm`, answer);
      await page.goto("/#fig=trajectory,norms");
      await expect(figure(page, "norms").getByRole("alert")).toHaveText(/could not be loaded: a file arrived incomplete or changed/);
      await drawn(figure(page, "trajectory"));
      await expect(page.locator("#failure")).toBeHidden();
      forgive(complaints, /integrity|damaged/);
    });
  }
}

test("the tools, too, say of a part of theirs that it is incomplete or changed", async ({ page, complaints }) => {
  await page.route("**/split_tools-*.wasm", cutTo(0.5));
  await open(page);
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("#page-tools [role=alert]:visible")).toHaveText(/^A file arrived incomplete or changed/);
  forgive(complaints, /integrity|damaged/);
});

for (const [what, url] of [["program", "**/phasor_bg-*.wasm"], ["script", "**/phasor-*.js"], ["style sheet", "**/style-*.css"]]) {
  test(`when the ${what} hangs, that is said after some seconds, and the text can be read`, oneMore(what === "script"), async ({ page }) => {
    await page.route(url, () => {});
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator("#loading")).toHaveText(/still on their way: a file takes long to arrive/);
    // What is painted at all is painted by now: a style sheet that is waited for would hold it up.
    await poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a style sheet that comes after all is the page's", async ({ page }) => {
  let arrive;
  await page.route("**/style-*.css", async (route) => {
    await new Promise((resolve) => (arrive = resolve));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#loading")).toHaveText(/a file takes long to arrive/);
  arrive();
  await drawn(page.locator("figure[data-figure]").first());
  await expect(page.locator("#loading")).toHaveCount(0);
});

test("without its style sheet the page says so, and no canvas grows beyond bounds", async ({ page, complaints }) => {
  await page.route("**/style-*.css", notFound);
  await page.goto("/");
  await expectAlert(page, /style sheet did not arrive.*network/);
  const height = () => page.evaluate(() => document.scrollingElement.scrollHeight);
  const before = await height();
  await page.waitForTimeout(500);
  expect(await height()).toBe(before);
  expect(before).toBeLessThan(60_000);
  const sizes = await page.locator("canvas").evaluateAll((all) => all.map(({ width, height }) => Math.max(width, height)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  forgive(complaints, /style|Failed to load/);
});

test("in a sandboxed frame whose host gives its files to no other origin, the page says why", async ({ page, complaints }) => {
  const html = '<!doctype html><title>Week 3</title><iframe sandbox="allow-scripts" src="/" width="900" height="700"></iframe>';
  await page.route("**/lecture.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/lecture.html");
  const alert = page.frameLocator("iframe").locator("#failure");
  await expect(alert).toHaveText(/this page is in a sandboxed frame/);
  await expect(alert.getByRole("link")).toHaveAttribute("href", new URL("/", page.url()).href);
  await expect(page.frameLocator("iframe").locator("#loading")).toHaveCount(0);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  // Where a figure was asked for, the first chapter is not shown in its place.
  await page.frameLocator("iframe").locator("html").evaluate(() => location.replace("/?again#fig=clocks&view=embed"));
  await expect(alert).toHaveText(/this page is in a sandboxed frame/);
  await expect(page.frameLocator("iframe").locator("#phasor")).toBeHidden();
  complaints.splice(0);
});

/** Tests do not wait for what the style sheet shows after a while. */
const skipAhead = (page) => page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

test("when the start script answers 404, the page says so after a while", async ({ page, complaints }) => {
  await page.route("**/static/start-*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/");
  await expect(page.locator("#loading")).toBeVisible();
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  await skipAhead(page);
  await expect(page.locator("[role=alert]:visible")).toHaveText(/could not be loaded/);
  await expect(page.locator("#loading")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  forgive(complaints, /start-|Failed to load/);
});

test("a browser without modules is told that it cannot start the figures", async ({ page, complaints }) => {
  await page.route("**/static/start-*.js", (route) => route.abort("connectionreset"));
  await page.goto("/");
  const guard = await page.locator("script[nomodule]").getAttribute("src");
  expect(guard).toMatch(/^\.\/static\/guard-[0-9a-f]{16}\.js$/);
  // What only such a browser would run.
  await page.addScriptTag({ url: guard });
  await expectAlert(page, /could not be started/);
  forgive(complaints, /start-|Failed to load/);
});

test("the loading message is only for those who wait", async ({ page }) => {
  let arrive;
  const held = new Promise((resolve) => {
    arrive = resolve;
  });
  await page.route("**/phasor_bg-*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#loading")).toBeVisible();
  arrive();
  await drawn(page.locator("figure[data-figure]").first());
  await expect(page.locator("#loading")).toHaveCount(0);
  await expect(page.locator("#failure-texts :visible")).toHaveCount(0);
});

for (const [what, answer] of [["did not arrive", cutOff], ["was cut off", cutTo(0.5)]]) {
  for (const url of ["**/phasor_bg-*.wasm", "**/phasor-*.js"]) {
    test(`what ${what} once (${url}) is asked for again, and the page starts by itself`, async ({ page, complaints }) => {
      // The preload, and what it was for.
      for (let time = 0; time < 2; time += 1) await page.route(url, answer, { times: 1 });
      await page.goto("/");
      await drawn(page.locator("figure[data-figure]").first());
      await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
      complaints.splice(0);
    });
  }
}

test("after a failed load, loading again shows the figures", async ({ page, complaints }) => {
  await page.route("**/phasor_bg-*.wasm", cutOff);
  await page.goto("/");
  await expectAlert(page, /could not be loaded/);
  await page.unroute("**/phasor_bg-*.wasm");
  await page.reload();
  await drawn(page.locator("figure[data-figure]").first());
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  forgive(complaints, /phasor|start-|Failed to (load|fetch)/);
});

test("a program that is served with a wrong type starts all the same", async ({ page, complaints }) => {
  await page.route("**/phasor_bg-*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ contentType: "application/octet-stream", body: await response.body() });
  });
  await page.goto("/");
  await drawn(page.locator("figure[data-figure]").first());
  forgive(complaints, /MIME/);
});

test("without a canvas each figure says so, and everything else works", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/#fig=heatmap,norms");
  for (const id of ["heatmap", "norms"]) {
    const alert = figure(page, id).getByRole("alert");
    await expect(alert).toBeVisible();
    await expect(alert).toHaveText("This browser provides no canvas to draw on.");
    await expect(figure(page, id).getByRole("heading")).toBeVisible();
  }
  await field(page, "d_model").fill("7");
  await page.keyboard.press("Tab");
  await expect(field(page, "d_model")).toHaveValue("8");
});

test("one figure without a canvas leaves the others alone", async ({ page }) => {
  await page.addInitScript(() => {
    const native = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...args) {
      return this.closest("[data-figure=norms]") ? null : native.apply(this, args);
    };
  });
  await page.goto("/#fig=norms,heatmap");
  await drawn(figure(page, "heatmap"));
  await expect(page.locator("[role=alert]:visible")).toHaveCount(1);
  await expect(figure(page, "norms").getByRole("alert")).toBeVisible();
});

test("a figure that cannot be drawn says so, and is drawn when it can be again", async ({ page }) => {
  await open(page, "fig=heatmap,components");
  await drawn(figure(page, "components"));
  await page.evaluate(() => {
    window.putImageData = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = () => {
      throw new Error("out of memory for pixels");
    };
  });
  await field(page, "d_model").fill("64");
  await expect(figure(page, "heatmap").getByRole("alert")).toHaveText(/could not be drawn: .*out of memory for pixels/);
  await expect(figure(page, "components").getByRole("alert")).toBeHidden();
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.putImageData = window.putImageData;
  });
  await field(page, "d_model").fill("32");
  await expect(figure(page, "heatmap").getByRole("alert")).toBeHidden();
  await expect(figure(page, "heatmap").locator("figcaption")).toContainText("d_model 32");
});

test("a figure for which the browser throws leaves the others, the controls and the link alone", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    // Only the matrix is an image; the others consist of lines and letters.
    const native = window.ImageData;
    window.ImageData = function (...args) {
      if (window.breaks) throw new Error("no pixels today");
      return new native(...args);
    };
  });
  await open(page, "fig=heatmap,components");
  await drawn(figure(page, "components"));
  await page.evaluate(() => (window.breaks = true));
  const before = await drawn(figure(page, "components"));
  await field(page, "n_pos").fill("40");
  await expect(figure(page, "heatmap").getByRole("alert")).toHaveText(/^This figure could not be drawn: .*no pixels today/);
  await drawn(figure(page, "components"), before + 1);
  await expect(page.locator("#failure")).toBeHidden();
  await field(page, "pos").fill("7");
  await expect(figure(page, "components").locator(".reading")).toHaveText(/^pos 7:/);
  await expect.poll(() => page.url()).toContain("n=40&pos=7");
  await page.evaluate(() => (window.breaks = false));
  await field(page, "n_pos").fill("30");
  await expect(figure(page, "heatmap").getByRole("alert")).toBeHidden();
  complaints.splice(0);
});

test("a panic while the page is in use is reported on it, and the page stays", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error("nothing is observed today");
      }
    };
  });
  await page.goto("/");
  // The cause, not what followed from it.
  await expectAlert(page, /Something went wrong\. Please reload.*nothing is observed today/s);
  // The words of the page need no program.
  await expect(page.locator("main figure h3")).toHaveCount(PLACED);
  await expect(figure(page, "heatmap").getByRole("heading")).toBeVisible();
  await expect(field(page, "d_model")).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  forgive(complaints, /panicked|unreachable|nothing is observed|RuntimeError/);
});

test("without a history to write to, the page works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await open(page, "fig=heatmap");
  for (const width of ["64", "32"]) {
    await field(page, "d_model").fill(width);
    await settle(page);
    await expect(figure(page, "heatmap").locator("figcaption")).toContainText(`d_model ${width}`);
  }
  expect(await figureIds(page)).toEqual(["heatmap"]);
});
