import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// `cargo xtask test` sets the paths of Chromium and the server, and a free port. With the defaults after `??`, a plain
// `npx playwright test` also works: it tests the page in dist, with a running server if there is one.
const port = Number(process.env.PHASOR_PORT ?? 8123);
const server = process.env.PHASOR_SERVER ? `"${process.env.PHASOR_SERVER}"` : "cargo xtask";
const origin = `http://127.0.0.1:${port}`;

const { CHROMIUM, HEADLESS_SHELL: shell } = process.env;

/** Options that keep the browser's own services off the network. Containers have neither a sandbox nor a GPU. */
const launchOptionsOf = (executablePath) => ({
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

export default defineConfig({
  testDir: ".",
  // The examples need programs that take minutes to install: `cargo xtask test --examples`.
  testIgnore: process.env.PHASOR_EXAMPLES ? [] : "examples/**",
  outputDir: "results",
  reporter: "list",
  forbidOnly: Boolean(process.env.CI),
  // No retries: a flaky test has found a bug. Long timeouts allow for slow machines.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Tests of one file run in parallel, too.
  fullyParallel: true,
  // Tests sometimes wait, so one worker more than there are processors keeps all processors busy.
  workers: availableParallelism() + 1,
  use: {
    baseURL: `${origin}/`,
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // The service worker has its own tests; all others block it.
    serviceWorkers: "block",
  },
  // If installed, the headless shell runs most tests: it is the same engine without browser UI, at half the cost. Tests
  // tagged `@full` test features outside the page (files, printing, the clipboard, the service worker), and run in full
  // Chromium.
  projects: [
    ...(shell ? [{ name: "shell", use: { launchOptions: launchOptionsOf(shell) }, grepInvert: /@full/ }] : []),
    { name: "browser", use: { launchOptions: launchOptionsOf(CHROMIUM) }, ...(shell && { grep: /@full/ }) },
  ],
  webServer: {
    // Serves the page at the root and also in a subfolder, as a host of many pages would.
    command: `${server} serve --no-build --port ${port} --also-at /course/week-3`,
    url: `${origin}/`,
    timeout: 60_000,
    reuseExistingServer: !process.env.PHASOR_SERVER,
  },
});
