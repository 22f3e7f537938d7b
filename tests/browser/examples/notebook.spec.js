// The example notebook in a running JupyterLab, with its widget and a kernel.
import { spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { projectPath, waitUntilDrawn } from "../page.js";

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const test = base.extend({
  /** The URL of a JupyterLab in a copy of the example's folder. Its notebook shows the tested page. */
  lab: async ({ baseURL, request }, use, testInfo) => {
    const folder = testInfo.outputPath("notebook");
    cpSync(projectPath("examples/notebook"), folder, { recursive: true });
    cpSync(projectPath("dist/phasor-anywidget.js"), join(folder, "phasor-anywidget.js"));
    const notebook = join(folder, "phasor.ipynb");
    writeFileSync(notebook, readFileSync(notebook, "utf8").replace("http://127.0.0.1:8000/", baseURL));
    const port = await freePort();
    const options = ["--no-browser", "--allow-root", `--ServerApp.port=${port}`, "--IdentityProvider.token=", "--ServerApp.password=", "--LabApp.news_url="];
    const server = spawn(process.env.PHASOR_EXAMPLES, ["-m", "jupyterlab", ...options], { cwd: folder, stdio: "ignore" });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => request.get(`${url}/api`).then((answer) => answer.ok(), () => false), { timeout: 60_000 }).toBe(true);
    await use(url);
    server.kill();
  },
});

test("the notebook's figure is drawn, and stays in sync with its traits", async ({ page, lab }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1600, height: 1400 });
  await page.goto(`${lab}/lab/tree/phasor.ipynb`);
  const outputs = page.locator(".jp-OutputArea-output:visible");
  const numbers = () => outputs.filter({ hasText: /^\d+\.\d+$/ });
  const runAll = async () => {
    await page.getByRole("menuitem", { name: "Run", exact: true }).click();
    await page.getByRole("menuitem", { name: "Run All Cells", exact: true }).click();
  };
  await expect(page.locator(".jp-NotebookPanel .jp-Cell").first()).toBeVisible({ timeout: 60_000 });
  // Running cells before the kernel is ready would open a dialog that asks for a kernel.
  await expect(page.getByText("| Idle")).toBeVisible({ timeout: 60_000 });
  await runAll();
  const inside = page.frameLocator("phasor-figure iframe");
  await waitUntilDrawn(inside.locator("#board-distance-matrix"));
  // The second cell sets n, and computes a distance from the figure's parameters.
  await expect(inside.locator("input[type=number][name=n_pos]")).toHaveValue("200");
  await expect(inside.locator("input[type=number][name=d_model]")).toHaveValue("64");
  await expect(numbers()).toHaveCount(1, { timeout: 60_000 });
  const before = Number(await numbers().textContent());
  // A value set in the figure updates the trait: the cell, run again, prints another distance.
  await inside.locator("input[type=number][name=d_model]").fill("32");
  await inside.locator("input[type=number][name=d_model]").press("Tab");
  await page.locator(".jp-CodeCell").last().locator(".cm-content").click();
  await page.keyboard.press("Control+Enter");
  await expect.poll(async () => Number(await numbers().textContent())).not.toBe(before);
  const distance = (d) => Math.hypot(...Array.from({ length: d / 2 }, (_, pair) => 2 * Math.sin((5 * 10_000 ** ((-2 * pair) / d)) / 2)));
  expect(before).toBeCloseTo(distance(64), 9);
  expect(Number(await numbers().textContent())).toBeCloseTo(distance(32), 9);
});
