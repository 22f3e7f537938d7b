import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// `cargo xtask test` names the Chromium and the server, and chooses a free port. The defaults after `??` let `npx
// playwright test` work by itself, on the page in dist, and on a server that runs already.
const port = Number(process.env.PHASOR_PORT ?? 8123);
const server = process.env.PHASOR_SERVER ? `"${process.env.PHASOR_SERVER}"` : "cargo xtask";
const origin = `http://127.0.0.1:${port}`;

const { CHROMIUM, HEADLESS_SHELL: shell } = process.env;

/** Nothing but the page may use the network while it is watched; containers have neither sandbox nor GPU. */
const started = (executablePath) => ({
  executablePath,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

const AROUND = ["build/*.spec.js", "tools/*.spec.js", "page/loading.spec.js"];

export default defineConfig({
  testDir: ".",
  // Those need programs that take minutes to install: `cargo xtask test --examples`.
  testIgnore: process.env.PHASOR_EXAMPLES ? [] : "examples/**",
  outputDir: "results",
  reporter: "list",
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on the second try has found something. Slow machines get more time instead.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // No file bounds the end. Files whose tests take times ask for one test after the other.
  fullyParallel: true,
  // Each test waits now and then: one more than there are processors leaves none of them idle.
  workers: availableParallelism() + 1,
  use: {
    baseURL: `${origin}/`,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // What keeps the page for later visits has tests of its own; in all others each visit is the first.
    serviceWorkers: "block",
  },
  // Where there is one, tests run in the headless shell, which is the same engine without the windows around it, and
  // takes half the work. Those of every day that are about what is around a page, such as files, printers, the clipboard,
  // and what is kept for another visit, run in the whole browser, too.
  projects: [
    { name: "engine", use: { launchOptions: started(shell ?? CHROMIUM) } },
    ...(shell ? [{ name: "browser", use: { launchOptions: started(CHROMIUM) }, grep: /@smoke/, testMatch: AROUND }] : []),
  ],
  webServer: {
    // The page is served at the root and, as on a host of many pages, in a folder.
    command: `${server} serve --no-build --port ${port} --also-at /course/week-3`,
    url: `${origin}/`,
    timeout: 60_000,
    reuseExistingServer: !process.env.PHASOR_SERVER,
  },
});
