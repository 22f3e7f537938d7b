// Loads the built module, and if that fails says on the page what went wrong. A classic script: where modules cannot be
// loaded at all (from a file, or in a sandboxed frame), it can still say so. It runs before the page is parsed, so that
// the module compiles meanwhile, and the first picture has its theme and view.
(() => {
  const root = document.documentElement;
  const script = document.currentScript.src;

  // The files of the program, each with the hash of its content. Filled in by `cargo xtask dist`.
  const HASHES = {};

  /** A file that does not arrive (its kind is "download"), or never as it was published ("damaged"). */
  class Failure extends Error {
    constructor(kind, name) {
      super(`${name}: ${kind}`);
      this.kind = kind;
    }
  }

  const address = (name) => new URL(`../${name}`, script).href;
  const ask = (name, options) => fetch(address(name), { credentials: "same-origin", ...options });

  /** Whether a copy of a file was found damaged, and replaced. */
  let isMended = false;

  /** A file as it was published. Where the browser, its service worker or something on the way keeps another, it is asked
   * for once more, past all copies, which mends them. */
  const response = async (name) => {
    const integrity = HASHES[name];
    for (const cache of ["default", "reload"]) {
      const there = await ask(name, { integrity, cache }).catch(() => null);
      isMended ||= Boolean(there?.ok && cache === "reload");
      if (there?.ok) return there;
    }
    const isThere = await ask(name, { cache: "reload" }).then(({ ok }) => ok, () => false);
    throw new Failure(isThere ? "damaged" : "download", name);
  };

  // Where the whole page is one file, it holds the others. The loader of later parts asks here, too.
  const isOneFile = Boolean(self.phasorFiles);
  self.phasorFiles ??= { response, script: address };

  // Without this the style sheet says after a while that nothing arrived.
  root.setAttribute("data-started", "");

  // A deck says that its slide is shown when this has loaded, at times before the program is here to listen.
  addEventListener("message", ({ data, source }) => {
    if (source === parent && /^slide:(start|stop)$/.test(data)) root.setAttribute("data-told", data);
  });

  // What the first picture of the page depends on, before the program reads the whole link.
  const link = new URLSearchParams(location.hash.slice(1));
  for (const key of ["view", "theme", "contrast"]) if (link.has(key)) root.setAttribute(`data-${key}`, link.get(key));
  if (link.has("fig") || link.get("view") === "slide") root.setAttribute("data-chosen", "");

  // Pictures that came with the page show what an empty link asks for.
  if (location.hash.includes("=")) root.setAttribute("data-asked", "");

  // A page that is reloaded, or opened at one of its places, is laid out whole: the browser must find the place.
  const isPlace = location.hash !== "" && !location.hash.includes("=");
  const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (isPlace || !isNew) root.setAttribute("data-laid-out", "");
  else {
    // Otherwise the first frame comes without the chapters. Chromium asks of every field in them whether it can be
    // filled in before that, and would lay them all out.
    root.setAttribute("data-first-frame", "");
    requestAnimationFrame(() => setTimeout(() => root.removeAttribute("data-first-frame")));
  }

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
    const lines = (which) => [...document.querySelectorAll(`:is(.deeper>*,.ask,.puzzle)${which}>summary`)];
    // A page that is left is hidden, and so is one that the browser may give up in the background.
    document.addEventListener("visibilitychange", () => {
      kept.phasor = JSON.stringify(lines("[open]").map((line) => line.textContent));
    });
    const openAgain = () => {
      for (const line of lines("").filter((line) => opened.includes(line.textContent))) line.parentNode.open = true;
    };
    if (!isNew) parsed.then(openAgain);
  } catch {
    // Then all is closed.
  }

  const words = (kind) => document.querySelector(`#failure-texts [data-failure="${kind}"]`);

  const show = (kind, detail) => {
    const text = words(kind);
    const alert = document.getElementById("failure");
    if (detail) console.error(detail);
    clearTimeout(slow);
    document.getElementById("loading")?.remove();
    // A panic inside the module has already said more than this could.
    if (!alert.hidden) return;
    alert.textContent = text.textContent;
    alert.hidden = false;
    text.hidden = true;
    if (kind === "frame") {
      const link = Object.assign(document.createElement("a"), { href: location.href, target: "_blank", textContent: location.href });
      alert.append(" ", link);
      // What was served is not what the frame was to show, and nothing in it answers.
      root.setAttribute("data-dead", "");
    }
    if (kind !== "renewed" && kind !== "mended") return;
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

  /** Why a file is missing: also in words on the page, if that was published anew. */
  const missing = async ({ kind }) => {
    if (kind !== "download" || isOneFile || !(await isRenewed())) return kind;
    await parsed;
    show("renewed");
    return "renewed";
  };

  // The loader of later parts says so of one of them, whose place then says why.
  self.phasorMissing = async (error) => {
    if (root.dataset.missing !== "renewed") root.dataset.missing = (await missing(error)) ?? "";
  };

  /** The first answer for a file. Its content is not compared with its hash: that would wait until all of it is here. */
  const begun = async (name) => {
    const answer = await (isOneFile ? self.phasorFiles.response(name) : ask(name));
    if (!answer.ok) throw new Failure("download", name);
    return answer;
  };

  /** Compiles while it downloads, where the host names the right type and the browser can. */
  const compile = async () => {
    const answer = await begun("phasor_bg.wasm");
    const isNamed = answer.headers.get("Content-Type")?.startsWith("application/wasm");
    if (isNamed && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(answer);
    return WebAssembly.compile(await answer.arrayBuffer());
  };

  const textsName = root.dataset.texts.replace(/^[./]+/, "");
  const laterTextsName = root.dataset.laterTexts.replace(/^[./]+/, "");

  /** The texts of the later parts of the program, fetched once. */
  let laterTexts;
  self.phasorLaterTexts = () => (laterTexts ??= fetchLaterTexts());
  const fetchLaterTexts = async () => {
    try {
      return await (await self.phasorFiles.response(laterTextsName)).text();
    } catch (error) {
      laterTexts = undefined;
      await self.phasorMissing(error);
      throw error;
    }
  };

  /** Finds out why the program did not start, and has it start if it can: each of its files is asked for once more. */
  const recover = async (error, lacks = "download") => {
    await parsed;
    if (isOneFile) return show("start", error);
    if (location.protocol === "file:") return show("file", error);
    const names = Object.keys(HASHES).filter((name) => !name.startsWith("texts/") || name === textsName);
    const failures = (await Promise.allSettled(names.map(response))).flatMap(({ reason }) => reason ?? []);
    const failure = failures.find(({ kind }) => kind === "download") ?? failures[0];
    if (failure?.kind === "download" && self.origin === "null") return show("frame", error);
    if (failure) {
      const why = await missing(failure);
      return why === "renewed" ? console.error(error) : show(why === "download" ? lacks : why, error);
    }
    // All are here, and right: what failed was on its way, or in a copy. But a page does not reload itself twice.
    if (isNew) return location.reload();
    show(isMended ? "mended" : "start", error);
  };

  /** Whether the style sheet arrived. Before the page is loaded it may still be on its way. */
  const isStyled = async () => {
    // Browsers differ in what they make of a style sheet that did not arrive; its first colour is there or it is not.
    const isThere = getComputedStyle(root).getPropertyValue("--paper") !== "";
    if (isThere || document.readyState === "complete") return isThere;
    await new Promise((resolve) => addEventListener("load", resolve));
    return isStyled();
  };

  // What takes long is said, and a style sheet that hangs no longer holds up the words.
  const slow = setTimeout(async () => {
    await parsed;
    const loading = document.getElementById("loading");
    if (!loading) return;
    loading.textContent = words("slow").textContent;
    document.body.prepend(loading);
    const style = document.querySelector("link[rel=stylesheet]");
    if (!style || style.sheet) return;
    style.addEventListener("load", () => (style.media = "all"));
    style.media = "not all";
  }, 8000);

  /** Brings the page to life, island by island: outer ones first, each with the context of what it stands in. All in
   * one task: what runs after it, such as reading the link, must find the page as it was served. */
  const hydrate = (phasor) => {
    for (const island of document.querySelectorAll("leptos-island")) {
      island.parentElement.closest("leptos-children")?.$$on_hydrate();
      phasor[island.dataset.component](island);
    }
  };

  /** The program, ready to be started, and the words that it does not hold. */
  const load = async () => {
    const program = Promise.resolve(self.phasorFiles.script("phasor.js")).then((url) => import(url));
    const text = begun(textsName).then((answer) => answer.text());
    const [phasor, module, words] = await Promise.all([program, compile(), text, parsed]);
    await phasor.default({ module_or_path: module });
    return { phasor, text: words };
  };

  const start = async () => {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
      await parsed;
      return show("no-webassembly");
    }
    const loaded = await load().catch((error) => recover(error));
    if (!loaded) return;
    if (!(await isStyled())) return recover(new Error("there is no style"), "style");
    const { phasor, text } = loaded;
    try {
      phasor.open(root.lang, text);
    } catch (error) {
      // The texts are not what was published.
      return recover(error);
    }
    try {
      hydrate(phasor);
      clearTimeout(slow);
      document.getElementById("loading")?.remove();
    } catch (error) {
      show("start", error);
    }
  };

  /** Has the page kept for when there is no network, once it has all that it needs and nothing to do. */
  const keep = async () => {
    const isAlone = self === top && !isOneFile && /^https?:$/.test(location.protocol);
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
