// The examples without Quarto and Jupyter: the document, and the widget of the notebook. The deck is tested in
// deck.spec.js.
import { readFileSync } from "node:fs";
import { projectPath, test, expect, poll, waitUntilDrawn } from "../page.js";

test("the document for Quarto has a figure, and its text follows the figure", async ({ page }) => {
  const source = readFileSync(projectPath("examples/quarto.qmd"), "utf8");
  expect(source).toMatch(/^---\ntitle: ".+"\nformat:\n/);
  // Like Quarto, passes HTML blocks and inline HTML through.
  const blocks = source.split("---\n")[2].split("```").map((block) => (block.startsWith("{=html}") ? block.slice(7) : `<p>${block}</p>`));
  expect(blocks.filter((block) => !block.startsWith("<p>"))).toHaveLength(3);
  const html = `<!doctype html><title>Week 3</title>${blocks.join("").replaceAll("https://your.host/phasor/", "/course/week-3/")}`;
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/notes.html");
  await page.locator("phasor-figure").evaluate((figure) => figure.style.setProperty("inline-size", "1100px"));
  const inside = page.frameLocator("phasor-figure iframe");
  await waitUntilDrawn(inside.locator("#board-distance-matrix"));
  await expect(inside.locator("input[name=base]")).toHaveCount(0);
  await inside.locator("input[type=number][name=pos]").fill("33");
  await expect(page.locator("#pos")).toHaveText("33");
  await expect(page.locator("#k")).toHaveText("5");
});

/** Opens a page that hosts the widget as a notebook does: from its source text, with a model of these traits. */
async function notebook(page, traits) {
  await page.route("**/lab.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Lab</title><main></main>" }));
  await page.goto("/lab.html");
  const code = readFileSync(projectPath("dist/phasor-anywidget.js"), "utf8");
  await page.evaluate(
    async ({ code, traits }) => {
      const listeners = new Map();
      window.model = {
        traits: { ...traits },
        saved: [],
        get: (name) => model.traits[name],
        set(name, value) {
          if (model.traits[name] === value) return;
          model.traits[name] = value;
          for (const listener of [...(listeners.get(`change:${name}`) ?? [])]) listener();
        },
        on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
        off: (event, listener) => void listeners.set(event, (listeners.get(event) ?? []).filter((other) => other !== listener)),
        save_changes: () => void model.saved.push({ ...model.traits }),
        listening: () => [...listeners.values()].flat().length,
      };
      const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      const { default: widget } = await import(url);
      window.removeWidget = widget.render({ model, el: document.querySelector("main") });
    },
    { code, traits },
  );
  return page.frameLocator("phasor-figure iframe");
}

test("the widget shows its model's traits, and follows them", async ({ page, baseURL }) => {
  const inside = await notebook(page, { src: baseURL, figure: "heatmap", d: 64, base: 10_000, n: 20, pos: 3, schedule: "linear", theme: null, pair_layout: "split", layout: "IPY_MODEL_7" });
  const heatmap = inside.locator("#board-heatmap");
  await expect(heatmap.locator("figcaption")).toContainText("d_model 64");
  await expect(page.locator("phasor-figure")).toHaveAttribute("layout", "split");
  await page.evaluate(() => model.set("d", 32));
  await expect(heatmap.locator("figcaption")).toContainText("d_model 32");
  await page.evaluate(() => model.set("figure", "norms"));
  await expect(inside.locator("#board figure")).toHaveAttribute("data-figure", "norms");
  await page.evaluate(() => model.set("theme", "dark"));
  await expect(inside.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => model.set("theme", null));
  await expect(inside.locator("html")).not.toHaveAttribute("data-theme");
  expect(await page.evaluate(() => model.traits)).toMatchObject({ d: 32, n: 20, pos: 3, figure: "norms", schedule: "linear" });
  // Jupyter's own trait `layout` stays unchanged.
  expect(await page.evaluate(() => model.traits.layout)).toBe("IPY_MODEL_7");
});

test("the model follows input in the widget, clamped to its ranges, until the widget is removed", async ({ page, baseURL }) => {
  const inside = await notebook(page, { src: baseURL, figure: "heatmap", d: 7, n: 20, pos: 3 });
  await poll(() => page.evaluate(() => model.traits.d)).toBe(8);
  expect(await page.evaluate(() => model.saved.at(-1).d)).toBe(8);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await inside.locator("input[type=number][name=d_model]").fill("90");
  await poll(() => page.evaluate(() => model.saved.at(-1).d)).toBe(90);
  // Traits that the model does not have are not set.
  await inside.locator("input[type=number][name=base]").fill("500");
  await expect(page.locator("phasor-figure")).toHaveAttribute("base", "500");
  expect(Object.keys(await page.evaluate(() => model.traits)).sort()).toEqual(["d", "figure", "n", "pos", "src"]);
  const saved = await page.evaluate(() => model.saved.length);
  // There is no feedback loop.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => model.saved.length)).toBe(saved);
  await page.evaluate(() => removeWidget());
  await expect(page.locator("phasor-figure")).toHaveCount(0);
  expect(await page.evaluate(() => model.listening())).toBe(0);
});

test("the notebook and its widget use only names that exist", async () => {
  const { cells, nbformat } = JSON.parse(readFileSync(projectPath("examples/notebook/phasor.ipynb"), "utf8"));
  expect(nbformat).toBe(4);
  const code = cells.filter((cell) => cell.cell_type === "code").map((cell) => cell.source.join(""));
  const python = readFileSync(projectPath("examples/notebook/phasor_widget.py"), "utf8");
  const traits = [...python.matchAll(/^ {4}(\w+) = traitlets/gm)].map(([, name]) => name);
  const attributes = readFileSync(projectPath("dist/phasor-figure.d.ts"), "utf8");
  expect(traits.length).toBeGreaterThan(8);
  const others = traits.filter((name) => !["src", "figure"].includes(name));
  for (const name of others) expect(attributes).toContain(`  ${name.replace("pair_layout", "layout")}?:`);
  expect(python).toContain("phasor-anywidget.js");
  for (const name of [...code.join("\n").matchAll(/\bfigure\.(\w+)/g)].map(([, name]) => name)) expect(traits).toContain(name);
});
