// Two builds of the page, and a host that can publish one after the other, both, or go away.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { at, expect, bring, drawn, figure } from "../page.js";

const DIST = at("dist");

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

const BY_CONTENT = /-([0-9a-f]{16})(?=\.\w+)/g;

/** The build in a folder: its files by their paths. */
export function built(folder = DIST) {
  const all = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const files = all.filter((path) => statSync(path).isFile() && !path.endsWith("phasor.html"));
  return new Map(files.map((path) => [relative(folder, path).replaceAll("\\", "/"), readFileSync(path)]));
}

const flipped = (hash) => [...hash].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join("");

/** A build of the same program, in which every name is another, as if every file had changed. */
function another(build) {
  const own = buildOf(build);
  const renamed = (text) => text.replace(BY_CONTENT, (_, hash) => `-${flipped(hash)}`);
  const rewritten = ([path, content]) => {
    const isText = [".html", ".js", ".css", ".webmanifest"].includes(extname(path));
    const text = () => renamed(content.toString()).replaceAll(`"${own}"`, `"${flipped(own)}"`);
    return [renamed(path), isText ? Buffer.from(text()) : content];
  };
  const next = new Map([...build].map(rewritten));
  // Pages and the worker say what is in the files: first those that the script that starts them names, then that script.
  const before = [...build.keys()];
  for (const named of [/^static\/start-/, /^service-worker/]) {
    const hashes = before.map((path) => [digest(build.get(path)), digest(next.get(renamed(path)))]);
    for (const path of [...next.keys()].filter((path) => named.test(path))) {
      const text = hashes.reduce((text, [was, is]) => text.replaceAll(was, is), next.get(path).toString());
      next.set(path, Buffer.from(text));
    }
  }
  return next;
}

const digest = (content) => createHash("sha256").update(content).digest("base64");

/** The hash by which a page says of which build it is. */
export const buildOf = (build) =>
  /<meta name="build" content="([0-9a-f]{16})">/.exec(build.get("index.html"))[1];

const first = built();

/** The two. */
export const BUILDS = { old: first, new: another(first) };

const isByContent = (path) => path.search(BY_CONTENT) >= 0;

/** The names by content of a build. */
export const named = (build) => [...build.keys()].filter(isByContent);

/**
 * A host with an origin of its own. What it has is set by `publish`, later builds before earlier ones; which files a
 * browser may keep without asking again, by `keeps`; what else it says of all of them, by `headers`. It `fails` with a
 * status, or "hangs".
 */
export async function host({ keeps = isByContent, headers = {} } = {}) {
  let published = new Map();
  /** What is wrong with it: it hangs, or answers with this status. */
  let fault = null;
  /** All names that were asked for. */
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

/** A figure that the first part of the program cannot draw. */
export const LATE = "attention";

/** The build of the page that is open. */
export const shown = (page) => page.locator("meta[name=build]").getAttribute("content");

/** Opens the page, and waits for its first figure. */
export async function visit(page, path = "/") {
  await page.goto("about:blank");
  await page.goto(path);
  await drawn(page.locator("figure[data-figure]").first());
}

/** Goes to it. */
export async function drawLate(page) {
  await page.keyboard.press("Shift");
  await bring(page, LATE);
  await expect(page.locator("[role=alert]:visible")).toHaveCount(0);
}
