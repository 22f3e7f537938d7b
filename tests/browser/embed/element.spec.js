// <phasor-figure> with arbitrary values: attributes never throw, `parameters` may, and no injected code runs.
import { test, expect, poll } from "../page.js";

/** Opens a page with this HTML and the element's script. */
async function openCoursePage(page, html) {
  const whole = `<!doctype html><title>Week 3</title><link rel=icon href=data:,><script src="/course/week-3/phasor-figure.js"></script><main>${html}</main>`;
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: whole }));
  await page.goto("/notes.html");
}

const element = (page) => page.locator("phasor-figure");
const inside = (page) => page.frameLocator("phasor-figure iframe");

const VALUES = ["", " ", "\ud800", "x\udc00y", "\0", "&d=4#", "%", "%ud800", "9".repeat(400), "-1e999", "NaN", "null", "</iframe>", "\u202e"];

test("<phasor-figure> survives any value of any attribute", async ({ page }) => {
  await openCoursePage(page, '<phasor-figure figure="heatmap"></phasor-figure>');
  await expect(inside(page).locator("#board figure").first()).toBeAttached();
  const links = await element(page).evaluate((figure, values) => {
    const names = figure.constructor.observedAttributes.filter((name) => name !== "src");
    return values.flatMap((value) =>
      names.map((name) => {
        const temporary = document.createElement("phasor-figure");
        temporary.setAttribute("src", "/");
        temporary.setAttribute(name, value);
        document.querySelector("main").append(temporary);
        const { link } = temporary;
        temporary.remove();
        // Also sets it on the element that shows a figure.
        figure.setAttribute(name, value);
        return new URL(link).href;
      }),
    );
  }, VALUES);
  expect(links.filter((link) => !link.includes("view="))).toEqual([]);
  // It still follows its attributes afterwards.
  await element(page).evaluate((figure) => {
    for (const { name } of [...figure.attributes]) figure.removeAttribute(name);
    figure.setAttribute("figure", "norms");
  });
  await expect(inside(page).locator("#board-norms")).toHaveCount(1);
});

test("a lone surrogate in a sentence becomes the replacement character", async ({ page }) => {
  await openCoursePage(page, "");
  await page.evaluate(() => {
    const figure = document.createElement("phasor-figure");
    figure.setAttribute("figure", "tokens");
    figure.setAttribute("sentence", "cats \ud83d dogs");
    document.querySelector("main").append(figure);
  });
  await expect(inside(page).locator("#board input[name=sentence]")).toHaveValue("cats \ufffd dogs");
});

test("an invalid src is reported and runs nothing, and a valid one then shows the figure", async ({ page }) => {
  await openCoursePage(page, "");
  const hasRun = () => page.evaluate(() => "ran" in window);
  // An empty `src` is the relative URL of the embedding page.
  for (const src of ["http://", "javascript:parent.ran = true", "data:text/html,<script>parent.ran = true</script>", "blob:x", "about:blank", "//", ""]) {
    await test.step(`src="${src}"`, async () => {
      await page.evaluate((src) => {
        const figure = document.createElement("phasor-figure");
        figure.setAttribute("src", src);
        figure.setAttribute("figure", "norms");
        document.querySelector("main").replaceChildren(figure);
      }, src);
      if (src) {
        await poll(() => element(page).evaluate((figure) => figure.shadowRoot.textContent)).toContain("src must be the address of the page");
        expect(await element(page).evaluate((figure) => figure.link)).toBe("");
        await page.waitForTimeout(100);
      }
      expect(await hasRun()).toBe(false);
      await element(page).evaluate((figure) => figure.setAttribute("src", "/course/week-3/"));
      await expect(inside(page).locator("#board-norms")).toHaveCount(1);
      await element(page).evaluate((figure) => figure.setAttribute("src", "javascript:parent.ran = true"));
      await expect(page.locator("phasor-figure iframe")).toHaveCount(0);
      expect(await hasRun()).toBe(false);
    });
  }
});

test("invalid parameters throw an error, and change nothing", async ({ page }) => {
  await openCoursePage(page, '<phasor-figure figure="heatmap" d="64"></phasor-figure>');
  const refused = await element(page).evaluate((figure) => {
    const values = [null, undefined, 5, "d=4", true, [4], Symbol("d"), () => {}, 4n];
    const keyed = [{}, [], true, Symbol("four"), 4n, () => {}].map((d) => ({ n: 9, d }));
    return [...values, ...keyed].map((value) => {
      try {
        figure.parameters = value;
        return "taken";
      } catch (error) {
        return `${error.name}: ${error.message}`;
      }
    });
  });
  expect(refused).toHaveLength(15);
  for (const words of refused) expect(words).toMatch(/^TypeError: (parameters must be an object with some of the keys fig, a, d, base|the parameter "d" must be a number, a string or null; got )/);
  expect(await element(page).evaluate((figure) => [figure.getAttribute("d"), figure.getAttribute("n")])).toEqual(["64", null]);
});

test("parameters set before the script has loaded are applied", async ({ page }) => {
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Week 3</title><link rel=icon href=data:,><phasor-figure figure=norms></phasor-figure>" }));
  await page.goto("/notes.html");
  await element(page).evaluate((figure) => (figure.parameters = { d: 32 }));
  await page.addScriptTag({ url: "/course/week-3/phasor-figure.js" });
  await expect(element(page)).toHaveAttribute("d", "32");
  await expect(inside(page).locator("input[type=number][name=d_model]")).toHaveValue("32");
});
