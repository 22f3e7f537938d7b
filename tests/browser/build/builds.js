// Two builds of the page, and a host that can publish either or both, or fail.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { projectPath, expect, scrollUntilDrawn, waitUntilDrawn } from "../page.js";

const DIST = projectPath("dist");

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const FINGERPRINT = /-([0-9a-f]{16})(?=\.\w+)/g;

/** Reads the build in a folder, without the single-file page: file contents by path. */
export function built(folder = DIST) {
  const all = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const files = all.filter((path) => statSync(path).isFile() && !path.endsWith("phasor.html"));
  return new Map(files.map((path) => [relative(folder, path).replaceAll("\\", "/"), readFileSync(path)]));
}

const flipped = (hash) => [...hash].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join("");

/** A build of the same program with all fingerprints changed, as if every file had changed. */
function rebuilt(build) {
  const hash = buildOf(build);
  const renamed = (text) => text.replace(FINGERPRINT, (_, digits) => `-${flipped(digits)}`);
  const rewritten = ([path, content]) => {
    const isText = [".html", ".js", ".css", ".webmanifest"].includes(extname(path));
    const text = () => renamed(content.toString()).replaceAll(`"${hash}"`, `"${flipped(hash)}"`);
    return [renamed(path), isText ? Buffer.from(text()) : content];
  };
  const next = new Map([...build].map(rewritten));
  // Two scripts contain the hashes of other files. The service worker contains that of the start script, so it is last.
  const paths = [...build.keys()];
  for (const script of [/^static\/start-/, /^service-worker/]) {
    const hashes = paths.map((path) => [digest(build.get(path)), digest(next.get(renamed(path)))]);
    for (const path of [...next.keys()].filter((path) => script.test(path))) {
      const text = hashes.reduce((text, [old, current]) => text.replaceAll(old, current), next.get(path).toString());
      next.set(path, Buffer.from(text));
    }
  }
  return next;
}

const digest = (content) => createHash("sha256").update(content).digest("base64");

/** The build hash in the page's meta element. */
export const buildOf = (build) =>
  /<meta name="build" content="([0-9a-f]{16})">/.exec(build.get("index.html"))[1];

const first = built();

/** The two builds. */
export const BUILDS = { old: first, new: rebuilt(first) };

const isFingerprinted = (path) => path.search(FINGERPRINT) >= 0;

/** The fingerprinted file names of a build. */
export const fingerprintedNames = (build) => [...build.keys()].filter(isFingerprinted);

/**
 * Starts an HTTP server with its own origin. `publish` sets its builds (the first one wins where names are equal),
 * `keeps` decides which files are cached as immutable, and `headers` are added to all responses. `fails` makes it
 * answer with a status, or hang ("hangs").
 */
export async function host({ keeps = isFingerprinted, headers = {} } = {}) {
  let published = new Map();
  /** The current fault: "hangs", or a status to answer with. */
  let fault = null;
  /** The paths of all requests. */
  const asked = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname).slice(1);
    const name = path.endsWith("/") || path === "" ? `${path}index.html` : path;
    asked.push(name);
    const content = published.get(name);
    if (fault === "hangs") return;
    if (fault) return response.writeHead(fault, { "Content-Type": "text/plain" }).end("Bad gateway");
    if (!content) return response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
    const caching = keeps(name) ? "max-age=31536000, immutable" : "no-cache";
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { ...headers, "Content-Type": type, "Cache-Control": caching }).end(content);
  });
  const listen = (port) => new Promise((ready) => server.listen(port, "127.0.0.1", ready));
  await listen(0);
  const { port } = server.address();
  const stop = () =>
    new Promise((stopped) => {
      server.close(stopped);
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    publish: (...builds) => (published = new Map(builds.toReversed().flatMap((build) => [...build]))),
    fails: (how) => (fault = how),
    stop,
    resume: () => listen(port),
  };
}

/** A figure whose drawing code is in the lazy chunk. */
export const LAZY_FIGURE = "attention";

/** The build hash of the open page. */
export const shownBuild = (page) => page.locator("meta[name=build]").getAttribute("content");

/** Opens the page and waits for its first figure. */
export async function visit(page, path = "/") {
  await page.goto("about:blank");
  await page.goto(path);
  await waitUntilDrawn(page.locator("figure[data-figure]").first());
}

/** Loads the lazy chunk and scrolls to `LAZY_FIGURE`. */
export async function drawLazyFigure(page) {
  await page.keyboard.press("Shift");
  await scrollUntilDrawn(page, LAZY_FIGURE);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
}
