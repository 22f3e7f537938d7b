// dist as a package for other programs: its types, its modules, and the examples of the README and docs/embedding.md.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { projectPath, test, expect } from "../page.js";

const manifest = JSON.parse(readFileSync(projectPath("dist/package.json"), "utf8"));

/** A project folder with the package installed. */
function project(testInfo, files) {
  const folder = testInfo.outputPath("program");
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(projectPath("dist"), join(folder, "node_modules", "phasor"), "junction");
  const all = { "package.json": JSON.stringify({ type: "module" }), ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Runs Node with these arguments; returns its output and exit code. */
const node = (args, cwd) =>
  promisify(execFile)(process.execPath, args, { cwd }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

const OPTIONS = ["--noEmit", "--pretty", "false", "--strict", "--target", "es2024", "--lib", "es2024,dom", "--module", "nodenext", "--types", ""];
const tsc = (folder, name, ...more) => node([projectPath("tests/browser/node_modules/typescript/bin/tsc"), ...OPTIONS, ...more, name], folder);

const USES = `
import init, { dot, distance, encode, encodings, initSync, wavelengths } from "phasor";
import widget from "phasor/phasor-anywidget.js";
import "phasor/phasor-figure.js";
import type { PhasorMessage, PhasorRequest } from "phasor/phasor-figure.js";

await init();
await init({ module_or_path: new URL("phasor_bg.wasm", "https://host.example/") });
initSync({ module: new Uint8Array(8) });
const row: Float64Array = encode(128, 10_000, 3);
const all: Float32Array = encodings(128, 10_000, 50, new Float32Array(6400));
const numbers: number = dot(128, 10_000, 5) + distance(128, 10_000, 5) + wavelengths(128, 10_000)[0] + row[0] + all[0];
// @ts-expect-error: a string is not a number
encode("128", 10_000, numbers);
// @ts-expect-error: too few
wavelengths(128);
// @ts-expect-error: not an array of the right kind
encodings(2, 10_000, 1, [0, 1]);

const figure = document.createElement("phasor-figure");
figure.parameters = { d: 64, schedule: "linear", theme: null };
figure.addEventListener("phasor-change", ({ detail }) => console.log(detail.moving, detail.parameters.d, detail.notices[0]?.text));
console.log(figure.link.length, figure.parameters.fig);
// @ts-expect-error: no such schedule
figure.parameters = { schedule: "wavy" };
// @ts-expect-error: it is read only
figure.link = "";

const asks: PhasorRequest[] = [{ type: "phasor:get", id: 1 }, { type: "phasor:set", fragment: "d=64" }, { type: "phasor:set", parameters: { n: "9" } }];
// @ts-expect-error: there is nothing to set
asks.push({ type: "phasor:set" });
addEventListener("message", ({ data }: MessageEvent<PhasorMessage>) => {
  if (data.type === "phasor:height") console.log(data.height + 1);
  // @ts-expect-error: others have no height
  if (data.type === "phasor:ready") console.log(data.height);
});

const model = { get: () => null, set() {}, on() {}, off() {}, save_changes() {} };
const away: () => void = widget.render({ model, el: document.body });
away();
`;

test("the types accept right uses of the package and reject wrong ones", async ({}, testInfo) => {
  const folder = project(testInfo, { "uses.ts": USES, "wrong.ts": 'import { encode } from "phasor";\nencode("128");\n' });
  const { code, stdout } = await tsc(folder, "uses.ts");
  expect(stdout).toBe("");
  expect(code).toBe(0);
  // Checks that the compiler does report errors.
  expect((await tsc(folder, "wrong.ts")).stdout).toMatch(/wrong\.ts\(2,1\): error TS2554/);
});

/** The element in templates of frameworks: a valid use, and an invalid value. */
const TEMPLATES = {
  "react.tsx": `import "phasor/react";
    export const Figure = ({ n }: { n: number }) => <phasor-figure figure="heatmap" d={64} n={n} className="wide" onphasor-change={({ detail }) => console.log(detail.parameters.d)} />;
    // @ts-expect-error: no such schedule
    export const Wrong = () => <phasor-figure schedule="wavy" />;`,
  "vue.ts": `import "phasor/vue";
    import type { GlobalComponents } from "vue";
    type Props = InstanceType<GlobalComponents["phasor-figure"]>["$props"];
    export const props: Props = { figure: "heatmap", d: 64, class: "wide", onPhasorChange: ({ detail }) => console.log(detail.parameters.d) };
    // @ts-expect-error: no such schedule
    export const wrong: Props = { schedule: "wavy" };`,
  "svelte.ts": `import "phasor/svelte";
    import type { SvelteHTMLElements } from "svelte/elements";
    type Props = SvelteHTMLElements["phasor-figure"];
    export const props: Props = { figure: "heatmap", d: 64, class: "wide", "onphasor-change": ({ detail }) => console.log(detail.parameters.d) };
    // @ts-expect-error: no such schedule
    export const wrong: Props = { schedule: "wavy" };`,
};

test("templates of React, Vue and Svelte have types for the element and its attributes", async ({}, testInfo) => {
  const folder = project(testInfo, TEMPLATES);
  // A copy, as npm makes it: through a symbolic link, TypeScript would look for the frameworks' types next to dist.
  rmSync(join(folder, "node_modules", "phasor"));
  cpSync(projectPath("dist"), join(folder, "node_modules", "phasor"), { recursive: true, filter: (path) => !/\.(wasm|html|png)$/.test(path) });
  mkdirSync(join(folder, "node_modules", "@types"));
  for (const name of ["@types/react", "vue", "svelte"]) symlinkSync(projectPath(`tests/browser/node_modules/${name}`), join(folder, "node_modules", name), "junction");
  for (const name of Object.keys(TEMPLATES)) {
    const { code, stdout } = await tsc(folder, name, "--jsx", "react-jsx");
    expect(stdout, name).toBe("");
    expect(code, name).toBe(0);
  }
});

test("importing the element for server-side rendering does nothing", async ({}, testInfo) => {
  const names = ["phasor-figure.js", "phasor-anywidget.js", "react", "vue", "svelte"];
  const folder = project(testInfo, { "server.js": names.map((name) => `await import("phasor/${name}");`).join("\n") });
  expect(await node(["server.js"], folder)).toEqual({ code: 0, stdout: "", stderr: "" });
});

/** Opens an empty page of this origin. */
async function blank(page) {
  await page.route("**/blank.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Week 3</title><link rel=icon href=data:,>" }));
  await page.goto("/blank.html");
}

const PRINTED = ["0 1 0 1", "128", "6400", "64", "5.799", "6.28319"];

test("phasor/encode has the functions of phasor in at most 60 kB, and needs only init() in Node and in browsers", async ({ page }, testInfo) => {
  const code = example("README.md", "## Use it", "js");
  const folder = project(testInfo, { "program.js": code.replace("./phasor.js", "phasor/encode") });
  expect(stripVTControlCharacters((await node(["program.js"], folder)).stdout)).toBe(`${PRINTED.join("\n")}\n`);
  const { size } = statSync(projectPath("dist/encode_bg.wasm"));
  console.log(`phasor/encode: ${size} bytes of WebAssembly`);
  expect(size).toBeLessThanOrEqual(60_000);
  const exported = await blank(page).then(() => page.evaluate(async () => [Object.keys(await import("/encode.js")), Object.keys(await import("/phasor.js"))]));
  expect(exported[0].sort()).toEqual(exported[1].sort());
  const printed = await page.evaluate(async () => {
    const { default: init, ...small } = await import("/encode.js");
    await init();
    const { default: start, ...full } = await import("/phasor.js");
    await start();
    const results = (module) => [module.encode(8, 100, 7), module.encodings(8, 100, 9), module.wavelengths(8, 100)].map(String).concat(module.dot(8, 100, 7), module.distance(8, 100, 7));
    return [results(small), results(full)];
  });
  expect(printed[0]).toEqual(printed[1]);
});

test("functions called before init() throw an error that says so", async ({ page }) => {
  await blank(page);
  for (const module of ["/encode.js", "/phasor.js"]) {
    const message = await page.evaluate(async (module) => {
      const { dot } = await import(module);
      try {
        return dot(4, 100, 0);
      } catch (error) {
        return error.message;
      }
    }, module);
    expect(message, module).toBe("call init() first, and await it");
  }
});

test("the types declare exactly the exports of the module", async ({}, testInfo) => {
  const folder = project(testInfo, {
    "names.js": 'console.log(JSON.stringify(Object.entries(await import("phasor")).map(([name, value]) => [name, typeof value])));',
  });
  const { stdout, stderr } = await node(["names.js"], folder);
  expect(stderr).toBe("");
  const exported = JSON.parse(stdout);
  const types = readFileSync(projectPath("dist/phasor.d.ts"), "utf8");
  const declared = [...types.matchAll(/^export (default )?function (\w+)/gm)].map(([, isDefault, name]) => (isDefault ? "default" : name));
  // `start` is internal: it starts the page, and does nothing elsewhere.
  expect(exported.map(([name]) => name).filter((name) => name !== "start").sort()).toEqual(declared.sort());
  expect(exported.every(([, kind]) => kind === "function")).toBe(true);
  // Each declaration has a doc comment.
  expect([...types.matchAll(/\*\/\nexport (default )?function/g)]).toHaveLength(declared.length);
});

test("the types list all parameters, and only values that exist", async ({ page }) => {
  const types = readFileSync(projectPath("dist/phasor-figure.d.ts"), "utf8").split("interface PhasorParameters {")[1].split("\n}")[0];
  const declared = Object.fromEntries([...types.matchAll(/^ {2}(\w+)\?: (.+);$/gm)].map(([, key, type]) => [key, type]));
  const script = readFileSync(projectPath("dist/phasor-figure.js"), "utf8");
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Week 3</title>" }));
  await page.goto("/notes.html");
  await page.addScriptTag({ content: script });
  const attributes = await page.evaluate(() => customElements.get("phasor-figure").observedAttributes);
  const keys = attributes.filter((name) => !["src", "title"].includes(name)).map((name) => (name === "figure" ? "fig" : name));
  expect(Object.keys(declared).sort()).toEqual([...keys].sort());
  // Every parameter has an attribute.
  const params = readFileSync(projectPath("src/figures/params.rs"), "utf8");
  const settable = [...params.matchAll(/(?:key: |choice_row!\(\w+, )"(\w+)"/g)].map(([, key]) => key);
  expect(settable.length).toBeGreaterThan(18);
  for (const key of settable) expect(keys).toContain(key);
  // The names in the source tables of choices, views and themes.
  const tables = ["figures/params/choices.rs", "fragment.rs"].map((name) => readFileSync(projectPath(`src/${name}`), "utf8").split("#[cfg(test)]")[0]).join("");
  for (const [key, type] of Object.entries(declared).filter(([, type]) => type.includes('"'))) {
    for (const [, option] of type.matchAll(/"([^"]+)"/g)) expect(tables, `${key}: ${option}`).toContain(`"${option}"`);
  }
});

test("the package has its version, its licences and only files that exist", async ({}, testInfo) => {
  const version = /\[workspace\.package\]\nversion = "([^"]+)"/.exec(readFileSync(projectPath("Cargo.toml"), "utf8"))[1];
  expect(manifest).toMatchObject({ version, license: "MIT OR Apache-2.0", type: "module" });
  expect(manifest.private).toBeUndefined();
  const named = Object.values(manifest.exports).flatMap((entry) => (typeof entry === "string" ? [] : Object.values(entry)));
  expect(named.length).toBeGreaterThan(4);
  for (const file of [...named, manifest.main, manifest.types, "LICENSE-MIT", "LICENSE-APACHE"]) {
    expect(readFileSync(join(projectPath("dist"), file), "utf8").length, file).toBeGreaterThan(100);
  }
  // A Node program can use it.
  const folder = project(testInfo, {
    "program.js": `import { readFile } from "node:fs/promises";
      import init, { dot } from "phasor";
      await init({ module_or_path: await readFile(new URL(import.meta.resolve("phasor/phasor_bg.wasm"))) });
      console.log(String(dot(128, 10_000, 0)));`,
  });
  expect(await node(["program.js"], folder)).toEqual({ code: 0, stdout: "64\n", stderr: "" });
});

/** The block of code below a heading of a document. */
function example(document, heading, language) {
  const section = readFileSync(projectPath(document), "utf8").split(`\n${heading}\n`)[1].split("\n##")[0];
  return new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section)[1];
}

test("the module's example in the README prints the values in its comments", async ({ page }) => {
  const code = example("README.md", "## Use it", "js");
  const lines = code.trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(10);
  const promised = lines.map((line) => /console\.log\(.*\/\/ (.*)$/.exec(line)?.[1]).filter(Boolean);
  expect(promised.length).toBeGreaterThanOrEqual(5);
  const html = '<!doctype html><title>Week 3</title><script type="module" src="example.js"></script>';
  await page.route("**/week-3/notes.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/week-3/example.js", (route) => route.fulfill({ contentType: "text/javascript", body: code }));
  const printed = [];
  page.on("console", (message) => printed.push(message.text()));
  await page.goto("/course/week-3/notes.html");
  await expect.poll(() => printed.length).toBe(promised.length);
  expect(printed).toEqual(promised);
});

test("the example of a page around a frame in docs/embedding.md steps the figure and follows it", async ({ page }) => {
  const html = example("docs/embedding.md", "### Talking to the page", "html").replaceAll("https://your.host/phasor/", "/course/week-3/");
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Week 3</title>${html}` }));
  await page.goto("/notes.html");
  const inside = page.frameLocator("iframe");
  await expect(inside.locator("input[type=number][name=n_pos]")).toHaveValue("200");
  await inside.locator("input[type=number][name=d_model]").fill("64");
  await expect(page.locator("output")).toHaveText("d_model 64, n 200");
});

test("the example of <phasor-figure> in docs/embedding.md is a figure", async ({ page }) => {
  const html = example("docs/embedding.md", "### A figure in your page", "html").replaceAll("https://your.host/phasor/", "/course/week-3/");
  await page.route("**/notes.html", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Week 3</title>${html}` }));
  await page.goto("/notes.html");
  const inside = page.frameLocator("phasor-figure iframe");
  await expect(inside.locator("#board-distance-matrix figcaption")).toContainText(/\d/);
});
