import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// `cargo xtask test` sets the paths of Chromium and the server, and a free port. With the defaults after `??`, a plain
// `npx playwright test` also works: it tests the page in dist, with a running server if there is one.
const port = Number(process.env.PHASOR_PORT ?? 8123);
const server = process.env.PHASOR_SERVER ? `"${process.env.PHASOR_SERVER}"` : "cargo xtask";
const origin = `http://127.0.0.1:${port}`;

const { CHROMIUM, HEADLESS_SHELL: shell } = process.env;

/** Keeps the browser itself from using the network during tests. Containers have neither a sandbox nor a GPU. */
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
  // The examples need programs that take minutes to install: `cargo xtask test --examples`.
  testIgnore: process.env.PHASOR_EXAMPLES ? [] : "examples/**",
  outputDir: "results",
  reporter: "list",
  forbidOnly: Boolean(process.env.CI),
  // A flaky test has found a bug. For slow machines, timeouts are longer instead.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Tests of one file run in parallel, too. Files that measure times run their tests serially.
  fullyParallel: true,
  // Tests wait now and then, so one worker more than processors keeps all processors busy.
  workers: availableParallelism() + 1,
  use: {
    baseURL: `${origin}/`,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // The service worker has tests of its own; it is blocked in all others.
    serviceWorkers: "block",
  },
  // If installed, the headless shell runs the tests: the same engine without browser UI, at half the work. Smoke tests
  // of features outside the page, such as files, printing, the clipboard and the service worker, also run in full
  // Chromium.
  projects: [
    { name: "engine", use: { launchOptions: started(shell ?? CHROMIUM) } },
    ...(shell ? [{ name: "browser", use: { launchOptions: started(CHROMIUM) }, grep: /@smoke/, testMatch: AROUND }] : []),
  ],
  webServer: {
    // Serves the page at the root and also in a subfolder, as a host of many pages would.
    command: `${server} serve --no-build --port ${port} --also-at /course/week-3`,
    url: `${origin}/`,
    timeout: 60_000,
    reuseExistingServer: !process.env.PHASOR_SERVER,
  },
});
