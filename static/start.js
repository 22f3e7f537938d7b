// Loads the built module, and if that fails says on the page what went wrong. A classic script: where modules cannot be
// loaded at all (from a file, or in a sandboxed frame), it can still say so. It runs before the page is parsed, so that
// the module compiles meanwhile, and the first picture has its theme and view.
(() => {
  const root = document.documentElement;
  const script = document.currentScript.src;
  // Where the whole page is one file, it holds the others.
  const files = self.phasorFiles ?? {
    response: (name) => fetch(new URL(`../${name}`, script), { credentials: "same-origin" }),
    script: (name) => new URL(`../${name}`, script).href,
  };

  // Without this the style sheet says after a while that nothing arrived.
  root.setAttribute("data-started", "");

  // What the first picture of the page depends on, before the program reads the whole link.
  const link = new URLSearchParams(location.hash.slice(1));
  for (const key of ["view", "theme", "contrast"]) if (link.has(key)) root.setAttribute(`data-${key}`, link.get(key));
  if (link.has("fig") || link.get("view") === "slide") root.setAttribute("data-chosen", "");

  // A page that is reloaded, or opened at one of its places, is laid out whole: the browser must find the place.
  const isPlace = location.hash !== "" && !location.hash.includes("=");
  const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (isPlace || !isNew) root.setAttribute("data-laid-out", "");

  /** Resolves when the whole page is there. */
  const parsed = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });

  // What a reader has opened is open again after a reload, and when Back leads here: before the first frame, so that
  // the browser finds the place. Lines are known by their words: another build may have them elsewhere. A frame would
  // share the storage with the page around it, and in a sandbox there is none.
  try {
    const kept = self === top ? sessionStorage : {};
    const opened = JSON.parse(kept.phasor ?? "[]");
    const lines = (which) => [...document.querySelectorAll(`.deeper>${which}>summary`)];
    // A page that is left is hidden, and so is one that the browser may give up in the background.
    document.addEventListener("visibilitychange", () => {
      kept.phasor = JSON.stringify(lines("[open]").map((line) => line.textContent));
    });
    const openAgain = () => {
      for (const line of lines("*").filter((line) => opened.includes(line.textContent))) line.parentNode.open = true;
    };
    if (!isNew) parsed.then(openAgain);
  } catch {
    // Then all is closed.
  }

  const show = (kind, detail) => {
    const text = document.querySelector(`#failure-texts [data-failure="${kind}"]`);
    const alert = document.getElementById("failure");
    if (detail) console.error(detail);
    document.getElementById("loading")?.remove();
    // A panic inside the module has already said more than this could.
    if (!alert.hidden) return;
    alert.textContent = text.textContent;
    alert.hidden = false;
    text.hidden = true;
    if (kind !== "renewed") return;
    const button = document.getElementById("reload");
    button.onclick = () => location.reload();
    button.hidden = false;
    alert.append(button);
  };

  /** Whether the host has the page of another build by now, so that files of this one may be gone. */
  const isRenewed = async () => {
    try {
      const there = await (await fetch(location.href, { cache: "no-cache" })).text();
      const [, build] = /<meta name="build" content="(\w+)"/.exec(there);
      return build !== document.querySelector("meta[name=build]").content;
    } catch {
      // No answer, or one that is not this page.
      return false;
    }
  };

  /** Says so, if that is why a file did not arrive. The loader of later parts asks this too. */
  const isToldRenewed = async () => {
    if (root.hasAttribute("data-renewed")) return true;
    if (self.phasorFiles || !(await isRenewed())) return false;
    root.setAttribute("data-renewed", "");
    await parsed;
    show("renewed");
    return true;
  };
  self.phasorMissing = isToldRenewed;

  /** A file that did not arrive, as opposed to one that is not a program. */
  class Missing extends Error {}

  const load = async (name) => {
    const response = await files.response(name).catch((error) => {
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
    if (location.protocol === "file:" && !self.phasorFiles) return "file";
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

  /** The words of the page, which the program does not hold. */
  const texts = async () => (await load(root.dataset.texts.replace(/^[./]+/, ""))).text();

  /** Brings the page to life, island by island: outer ones first, each with the context of what it stands in. All in
   * one task: what runs after it, such as reading the link, must find the page as it was served. */
  const hydrate = (phasor) => {
    for (const island of document.querySelectorAll("leptos-island")) {
      island.parentElement.closest("leptos-children")?.$$on_hydrate();
      phasor[island.dataset.component](island);
    }
  };

  const start = async () => {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
      await parsed;
      return show("no-webassembly");
    }
    try {
      const program = Promise.resolve(files.script("phasor.js")).then((url) => import(url));
      const [phasor, module, words] = await Promise.all([program, compile(), texts(), parsed]);
      if (!(await isStyled())) return (await isToldRenewed()) || show("style");
      await phasor.default({ module_or_path: module });
      phasor.open(root.lang, words);
      hydrate(phasor);
      document.getElementById("loading")?.remove();
    } catch (error) {
      await parsed;
      const why = kind(error);
      if (why === "download" && (await isToldRenewed())) return console.error(error);
      show(why, error);
    }
  };

  /** Has the page kept for when there is no network, once it has all that it needs and nothing to do. */
  const keep = async () => {
    const isAlone = self === top && !self.phasorFiles && /^https?:$/.test(location.protocol);
    if (!isAlone || navigator.connection?.saveData) return;
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
    await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 5000 }));
    const name = new URL("../service-worker.js", script).href;
    // A host may ask for trusted types also here.
    const policy = self.trustedTypes?.createPolicy("phasor", { createScriptURL: (url) => url });
    await navigator.serviceWorker?.register(policy?.createScriptURL(name) ?? name);
  };

  // Without it, where a browser or a host forbids it, the page works as well as before.
  start().then(keep).catch(() => {});
})();
