// The page loads, from any path, and requests nothing from other hosts. (`page.js` watches for errors and other
// origins.)
import { test, expect, open } from "./page.js";

for (const path of ["/", "/course/week-3/"]) {
  test(`the page loads and draws at ${path}`, async ({ page }) => {
    const types = {};
    page.on("response", async (response) => {
      types[new URL(response.url()).pathname] = response.headers()["content-type"];
    });
    await open(page, "", path);
    expect(await page.title()).toContain("Phasor");
    expect(types[path]).toBe("text/html; charset=utf-8");
    expect(types[`${path}phasor.js`]).toBe("text/javascript");
    expect(types[`${path}phasor_bg.wasm`]).toBe("application/wasm");
    // All that was loaded came from the folder of the page: the server has two, and a host has many.
    expect(Object.keys(types).filter((loaded) => !loaded.startsWith(path))).toEqual([]);
  });
}
