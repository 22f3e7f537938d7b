// Loads the built module, and if that fails says on the page what went wrong. A classic script: where modules cannot be
// loaded at all (from a file, or in a sandboxed frame), it can still say so. It runs before the page is parsed, so that
// the module compiles meanwhile, and the first picture has its theme and view.
(() => {
  const root = document.documentElement;
  const script = document.currentScript.src;

  // Without this the style sheet says after a while that nothing arrived.
  root.setAttribute("data-started", "");

  // What the first picture of the page depends on, before the program reads the whole link.
  const link = new URLSearchParams(location.hash.slice(1));
  for (const key of ["view", "theme"]) if (link.has(key)) root.setAttribute(`data-${key}`, link.get(key));

  // A page that is reloaded, or opened at one of its places, is laid out whole: the browser must find the place.
  const isPlace = location.hash !== "" && !location.hash.includes("=");
  const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (isPlace || !isNew) root.setAttribute("data-laid-out", "");

  /** Resolves when the whole page is there. */
  const parsed = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });

  const show = (kind, detail) => {
    const text = document.querySelector(`#failure-texts [data-failure="${kind}"]`);
    const alert = document.getElementById("failure");
    if (detail) console.error(detail);
    document.getElementById("loading")?.remove();
    // A panic inside the module has already said more than this could.
    if (!alert.hidden) return;
    alert.textContent = text.textContent;
    alert.hidden = false;
  };

  /** A file that did not arrive, as opposed to one that is not a program. */
  class Missing extends Error {}

  const load = async (name) => {
    const response = await fetch(new URL(`../${name}`, script), { credentials: "same-origin" }).catch((error) => {
      throw new Missing(`${name}: ${error.message}`);
    });
    if (!response.ok) throw new Missing(`${name}: ${response.status}`);
    return response;
  };

  /** Compiles while it downloads, where the host names the right type and the browser can. */
  const compile = async () => {
    const response = await load("phasor_bg.wasm");
    const isNamed = response.headers.get("Content-Type")?.startsWith("application/wasm");
    if (isNamed && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  };

  const kind = (error) => {
    if (location.protocol === "file:") return "file";
    if (self.origin === "null") return "frame";
    if (error instanceof WebAssembly.CompileError) return "damaged";
    // A module that does not arrive, or a body that breaks off, is a type error.
    return error instanceof Missing || error instanceof TypeError ? "download" : "start";
  };

  /** Whether the style sheet arrived. Before the page is loaded it may still be on its way. */
  const isStyled = async () => {
    // Browsers differ in what they make of a style sheet that did not arrive; its first colour is there or it is not.
    const isThere = getComputedStyle(root).getPropertyValue("--paper") !== "";
    if (isThere || document.readyState === "complete") return isThere;
    await new Promise((resolve) => addEventListener("load", resolve));
    return isStyled();
  };

  const start = async () => {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
      await parsed;
      return show("no-webassembly");
    }
    try {
      const [phasor, module] = await Promise.all([import(new URL("../phasor.js", script).href), compile(), parsed]);
      if (!(await isStyled())) return show("style");
      await phasor.default({ module_or_path: module });
      document.getElementById("loading")?.remove();
    } catch (error) {
      await parsed;
      show(kind(error), error);
    }
  };

  start();
})();
