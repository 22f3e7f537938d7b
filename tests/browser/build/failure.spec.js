// Failures are visible: an error message replaces what cannot be shown, and the rest of the page stays.
import { test, expect, scrollUntilDrawn, waitUntilDrawn, figure, figureIds, field, open, poll, settle, PLACED_COUNT, ifRedundant, finishAnimations } from "../page.js";

/** Expects exactly one visible alert, with a complete sentence, and no loading message. */
async function expectAlert(page, words) {
  const alert = page.locator("[role=alert]:visible");
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveText(words);
  await expect(alert).toHaveText(/^[A-Z].{30}.*[.)]$/);
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Removes the provoked errors; there must be no others. */
function forgive(complaints, pattern) {
  const others = complaints.splice(0).filter((complaint) => !pattern.test(complaint));
  expect(others).toEqual([]);
}

test("without WebAssembly, the page names the missing feature", { tag: ["@smoke", "@full"] }, async ({ page }) => {
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

/** Answers with the first part of the file, of this fraction of its size. */
const truncateTo = (fraction) => async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length * fraction) });
};
const LOGIN = (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Please log in</h1>" });

// One function fetches and checks all files of the program. These cases cover each kind of file and of failure.
const LOST = {
  "the program answers 404": ["**/phasor_bg-*.wasm", notFound, ARRIVAL],
  "the script is cut off": ["**/phasor-*.js", cutOff, ARRIVAL],
  "the program is replaced by a login page": ["**/phasor_bg-*.wasm", LOGIN, INCOMPLETE],
  "the program is truncated": ["**/phasor_bg-*.wasm", truncateTo(0.5), INCOMPLETE],
  "the script is empty": ["**/phasor-*.js", truncateTo(0), INCOMPLETE],
  "the loader is replaced by a login page": ["**/phasor_later-*.js", LOGIN, INCOMPLETE],
};

test("when a file of the program is lost, the page shows an error, its text stays, and reloading shows the figures", async ({ page, complaints }) => {
  for (const [what, [url, answer, words]] of Object.entries(LOST)) {
    await test.step(what, async () => {
      await page.route(url, answer);
      await page.goto("about:blank");
      await page.goto("/");
      await expectAlert(page, words);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main figure h3")).toHaveCount(PLACED_COUNT);
      await expect(page.locator("#failure-texts :visible")).toHaveCount(0);
      await page.unroute(url);
      forgive(complaints, /phasor|start-|Failed to (load|fetch)|WebAssembly|CompileError|MIME|SyntaxError|integrity/);
    });
  }
  await page.reload();
  await waitUntilDrawn(page.locator("figure[data-figure]").first());
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
});

test("damaged lazy chunks and tools are reported as incomplete or changed", async ({ page, complaints }) => {
  for (const [file, answer] of [["split_later", truncateTo(0.5)], ["chunk_*", LOGIN]]) {
    await test.step(file, async () => {
      const url = `**/${file}-*.wasm`;
      await page.route(url, answer);
      await page.goto("about:blank");
      await page.goto("/#fig=trajectory,norms");
      await expect(figure(page, "norms").getByRole("alert")).toHaveText(/could not be loaded: a file arrived incomplete or changed/);
      await waitUntilDrawn(figure(page, "trajectory"));
      await expect(page.locator("#failure")).toBeHidden();
      await page.unroute(url);
      forgive(complaints, /integrity|damaged/);
    });
  }
  await page.route("**/split_tools-*.wasm", truncateTo(0));
  await open(page);
  await page.locator("#page-tools").getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("#page-tools [role=alert]:visible")).toHaveText(/^A file arrived incomplete or changed/);
  forgive(complaints, /integrity|damaged/);
});

for (const [what, url] of [["program", "**/phasor_bg-*.wasm"], ["script", "**/phasor-*.js"], ["style sheet", "**/style-*.css"]]) {
  test(`when the ${what} hangs, the page says so after some seconds, stays readable, and starts when the file arrives`, ifRedundant(what === "script"), async ({ page }) => {
    let arrive;
    const arrival = new Promise((resolve) => (arrive = resolve));
    await page.route(url, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator("#loading")).toBeVisible();
    await expect(page.locator("#loading")).toHaveText(/still on their way: a file takes long to arrive/);
    // The first paint has happened: a render-blocking style sheet would delay it.
    await poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    arrive();
    await waitUntilDrawn(page.locator("figure[data-figure]").first());
    await expect(page.locator("#loading")).toHaveCount(0);
    await expect(page.locator("#failure-texts :visible")).toHaveCount(0);
  });
}

test("without its style sheet the page shows an error, and no canvas grows without limit", async ({ page, complaints }) => {
  await page.route("**/style-*.css", notFound);
  await page.goto("/");
  await expectAlert(page, /style sheet did not arrive.*network/);
  const height = () => page.evaluate(() => document.scrollingElement.scrollHeight);
  const before = await height();
  // Canvases sized by their contents would grow with each frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await height()).toBe(before);
  expect(before).toBeLessThan(60_000);
  const sizes = await page.locator("canvas").evaluateAll((all) => all.map(({ width, height }) => Math.max(width, height)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  forgive(complaints, /style|Failed to load/);
});

test("in a sandboxed frame on a host without CORS headers, the page says why it cannot start", async ({ page, complaints }) => {
  const html = '<!doctype html><title>Week 3</title><iframe sandbox="allow-scripts" src="/" width="900" height="700"></iframe>';
  await page.route("**/lecture.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/lecture.html");
  const alert = page.frameLocator("iframe").locator("#failure");
  await expect(alert).toHaveText(/this page is in a sandboxed frame/);
  await expect(alert.getByRole("link")).toHaveAttribute("href", new URL("/", page.url()).href);
  await expect(page.frameLocator("iframe").locator("#loading")).toHaveCount(0);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  // If the link asks for a figure, the server-rendered page is hidden.
  await page.frameLocator("iframe").locator("html").evaluate(() => location.replace("/?again#fig=clocks&view=embed"));
  await expect(alert).toHaveText(/this page is in a sandboxed frame/);
  await expect(page.frameLocator("iframe").locator("#phasor")).toBeHidden();
  complaints.splice(0);
});

test("without the start script the page shows an error after a delay, and in a browser without modules at once", async ({ page, complaints }) => {
  await page.route("**/static/start-*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/");
  await expect(page.locator("#loading")).toBeVisible();
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  await finishAnimations(page);
  await expect(page.locator("[role=alert]:visible")).toHaveText(/could not be loaded/);
  await expect(page.locator("#loading")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("about:blank");
  await page.goto("/");
  const guard = await page.locator("script[nomodule]").getAttribute("src");
  expect(guard).toMatch(/^\.\/static\/guard-[0-9a-f]{16}\.js$/);
  // Only a browser without support for modules would run this script.
  await page.addScriptTag({ url: guard });
  await expectAlert(page, /could not be started/);
  forgive(complaints, /start-|Failed to load/);
});

test("a file that fails to load or is truncated once is requested again, and the page starts by itself", async ({ page, complaints }) => {
  for (const [url, answer] of [["**/phasor_bg-*.wasm", cutOff], ["**/phasor-*.js", truncateTo(0.5)]]) {
    // One failure for the preload, and one for the actual request.
    for (let time = 0; time < 2; time += 1) await page.route(url, answer, { times: 1 });
    await page.goto("about:blank");
    await page.goto("/");
    await waitUntilDrawn(page.locator("figure[data-figure]").first());
    await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
    expect(complaints.length, url).toBeGreaterThan(0);
    complaints.splice(0);
  }
});

test("a program and a lazy chunk served with the wrong content type still start", async ({ page, complaints }) => {
  for (const url of ["**/phasor_bg-*.wasm", "**/split_later-*.wasm"]) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ contentType: "application/octet-stream", body: await response.body() });
    });
  }
  await open(page);
  await scrollUntilDrawn(page, "attention");
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
  // The generated loader logs the wrong type to the console.
  forgive(complaints, /MIME/);
});

test("a figure without a canvas shows an error, and everything else works", async ({ page }) => {
  await page.addInitScript(() => {
    const native = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...args) {
      // If the link ends with `norms`, no figure gets a context; otherwise only `norms` gets none.
      const hasNoCanvas = location.hash.endsWith("norms") || this.closest("[data-figure=norms]");
      return hasNoCanvas ? null : native.apply(this, args);
    };
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
  // One figure without a canvas does not affect the others.
  await page.goto("about:blank");
  await page.goto("/#fig=norms,heatmap");
  await waitUntilDrawn(figure(page, "heatmap"));
  await expect(page.locator("[role=alert]:visible")).toHaveCount(1);
  await expect(figure(page, "norms").getByRole("alert")).toBeVisible();
});

test("an exception while drawing a figure leaves other figures, the controls and the link unaffected, and later changes redraw the figure", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    // Only the matrix uses `ImageData`; the others consist of lines and text.
    const native = window.ImageData;
    window.ImageData = function (...args) {
      if (window.breaks) throw new Error("no pixels today");
      return new native(...args);
    };
  });
  await open(page, "fig=heatmap,components");
  await waitUntilDrawn(figure(page, "components"));
  await page.evaluate(() => (window.breaks = true));
  const before = await waitUntilDrawn(figure(page, "components"));
  await field(page, "n_pos").fill("40");
  await expect(figure(page, "heatmap").getByRole("alert")).toHaveText(/^This figure could not be drawn: .*no pixels today/);
  await waitUntilDrawn(figure(page, "components"), before + 1);
  await expect(page.locator("#failure")).toBeHidden();
  await field(page, "pos").fill("7");
  await expect(figure(page, "components").locator(".reading")).toHaveText(/^pos 7:/);
  await expect.poll(() => page.url()).toContain("n=40&pos=7");
  await page.evaluate(() => (window.breaks = false));
  await field(page, "n_pos").fill("30");
  await expect(figure(page, "heatmap").getByRole("alert")).toBeHidden();
  complaints.splice(0);
  await test.step("the canvas rejects pixels", async () => {
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
  await test.step("the history cannot be written", async () => {
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    for (const width of ["24", "16"]) {
      await field(page, "d_model").fill(width);
      await settle(page);
      await expect(figure(page, "heatmap").locator("figcaption")).toContainText(`d_model ${width}`);
    }
    expect(await figureIds(page)).toEqual(["heatmap", "components"]);
  });
});

test("after a panic the page shows the cause, and its texts stay", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error("nothing is observed today");
      }
    };
  });
  await page.goto("/");
  // Shows the cause, not a consequence of it.
  await expectAlert(page, /Something went wrong\. Please reload.*nothing is observed today/s);
  // The texts of the page need no program.
  await expect(page.locator("main figure h3")).toHaveCount(PLACED_COUNT);
  await expect(figure(page, "heatmap").getByRole("heading")).toBeVisible();
  await expect(field(page, "d_model")).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  forgive(complaints, /panicked|unreachable|nothing is observed|RuntimeError/);
});
