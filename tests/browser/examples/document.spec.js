// The example document, converted by Pandoc to a page and to a deck. Quarto uses Pandoc for both, but cannot be
// installed from a package registry.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { projectPath, test, expect, waitUntilDrawn } from "../page.js";

/** For Python, whose path is in PHASOR_EXAMPLES. */
const SCRIPT = "import sys, pypandoc; sys.stdout.write(pypandoc.convert_text(sys.stdin.read(), sys.argv[1], format='markdown', extra_args=['--standalone', *sys.argv[2:]]))";

/** The document converted by Pandoc, with the tested page in place of the example host. */
async function convert(format, ...options) {
  const run = promisify(execFile)(process.env.PHASOR_EXAMPLES, ["-c", SCRIPT, format, ...options]);
  run.child.stdin.end(readFileSync(projectPath("examples/quarto.qmd"), "utf8").replaceAll("https://your.host/phasor/", "/course/week-3/"));
  return (await run).stdout;
}

for (const [format, ...options] of [["html"], ["revealjs", "--variable", "revealjs-url=/reveal.js", "--slide-level=2"]]) {
  test(`the document as ${format} has a figure, and its text follows the figure`, async ({ page }) => {
    const html = await convert(format, ...options);
    await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.route("**/reveal.js/**", (route) => {
      // Pandoc uses the plugin paths of reveal.js before version 6.
      const path = new URL(route.request().url()).pathname.replace(/plugin\/(\w+)\/\1\.js$/, "dist/plugin/$1.js");
      return route.fulfill({ path: projectPath(path.replace("/reveal.js/", "tests/browser/node_modules/reveal.js/")) });
    });
    await page.goto("/notes.html");
    if (format === "revealjs") {
      await page.evaluate(() => Reveal.slide(document.querySelector("#distances").closest("section").matches("#title-slide") ? 0 : Reveal.getSlides().findIndex((slide) => slide.querySelector("#distances"))));
    }
    const inside = page.frameLocator("phasor-figure iframe");
    await waitUntilDrawn(inside.locator("#board-distance-matrix"));
    await inside.locator("input[type=number][name=pos]").fill("33");
    await expect(page.locator("#pos")).toHaveText("33");
  });
}
