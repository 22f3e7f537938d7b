// The page loads from any path, and requests nothing from other hosts (`page.js` checks errors and origins).
import { test, expect, open } from "../page.js";

test.use({ isFirstVisit: true });

for (const path of ["/", "/course/week-3/"]) {
  test(`the page loads and draws at ${path}`, { tag: ["@smoke", "@full"] }, async ({ page }) => {
    const types = {};
    page.on("response", async (response) => {
      types[new URL(response.url()).pathname] = response.headers()["content-type"];
    });
    await open(page, "", path);
    expect(await page.title()).toContain("Phasor");
    expect(types[path]).toBe("text/html; charset=utf-8");
    const typesOf = (kind) => Object.keys(types).filter((loaded) => kind.test(loaded)).map((loaded) => types[loaded]);
    expect(typesOf(/\/phasor-[0-9a-f]{16}\.js$/)).toEqual(["text/javascript"]);
    expect(typesOf(/\/phasor_bg-[0-9a-f]{16}\.wasm$/)).toEqual(["application/wasm"]);
    // All files came from the folder of this page: the server has two such folders.
    expect(Object.keys(types).filter((loaded) => !loaded.startsWith(path))).toEqual([]);
  });
}
