// The Chromium instance for all measurements, and an HTTP server.
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const { CHROMIUM: executablePath } = process.env;
export const root = process.env.PHASOR_ROOT;
/** Whether this is a short run, to try the scripts. */
export const quick = process.argv.includes("--quick");
/** Steps of up to three sliders, forth and back; with the warm-up, in which the browser optimises code, whole rounds. */
export const STEPS = quick ? 24 : 60;
export const WARM_UP = 12;
export const PASSES = quick ? 1 : 3;
export const LONG = quick ? { seconds: 5, updates: 300 } : { seconds: 60, updates: 10_000 };

// Serves the built page, the same page without scripts, and the peers, with content types and compressed like a host.
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const FOLDERS = { dist: join(root, "dist"), still: join(root, "dist"), peers: join(root, "tests/bench") };
const sent = new Map();

/** The gzipped response for a file of a folder. */
function packed(name, file) {
  const key = `${name} ${file}`;
  if (!sent.has(key)) {
    const isStill = name === "still" && extname(file) === ".html";
    const still = () => readFileSync(file, "utf8").replace(/<script[^>]*><\/script>|<link rel="(module)?preload"[^>]*>/g, "");
    sent.set(key, gzipSync(isStill ? still() : readFileSync(file)));
  }
  return sent.get(key);
}

const server = createServer(({ url }, response) => {
  const [, name, ...path] = normalize(new URL(url, "http://localhost").pathname).split("/");
  try {
    const file = join(FOLDERS[name], ...path, url.endsWith("/") ? "index.html" : "");
    const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "content-encoding": "gzip" };
    response.writeHead(200, headers).end(packed(name, file));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
export const origin = `http://127.0.0.1:${server.address().port}`;

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
export const browser = await chromium.launch({ executablePath, args: [...flags, ...quiet] });
export const viewport = { width: 1280, height: 900 };

/** Opens the page and waits for its first figure. */
export async function open(fragment = "") {
  const page = await browser.newPage({ viewport, serviceWorkers: "block" });
  await page.goto(`${origin}/dist/${fragment}`);
  await page.waitForFunction(() => document.querySelector('figure[data-drawn]:not([data-drawn="0"])'));
  return page;
}

/** Records the durations of tasks longer than 50 ms. */
export const watchTasks = (page) =>
  page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });

export async function close() {
  await browser.close();
  server.close();
}
