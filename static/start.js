// Loads the compiled module, and shows an error on the page if that fails. This is a classic script, so that it can
// show the error even where modules cannot be loaded (from `file:`, or in a sandboxed frame). It runs before the page
// is parsed, so that the module compiles in parallel and the first frame has the right theme and view.
(() => {
  const root = document.documentElement;
  const script = document.currentScript.src;

  // The files of the program, each with the hash of its content. Filled in by `cargo xtask dist`.
  const HASHES = {};

  /** Thrown if a file could not be fetched (kind "download"), or failed its integrity check each time ("damaged"). */
  class Failure extends Error {
    constructor(kind, name) {
      super(`${name}: ${kind}`);
      this.kind = kind;
    }
  }

  const address = (name) => new URL(`../${name}`, script).href;
  const fetchFile = (name, options) => fetch(address(name), { credentials: "same-origin", ...options });

  /** Whether a file was fetched only after a retry that bypasses caches. */
  let isMended = false;

  /** The response for a file that passed its integrity check. If a cache (of the browser, the service worker or a
   * proxy) holds a damaged copy, a second request bypasses all caches and replaces the copy. */
  const response = async (name) => {
    const integrity = HASHES[name];
    for (const cache of ["default", "reload"]) {
      const answer = await fetchFile(name, { integrity, cache }).catch(() => null);
      isMended ||= Boolean(answer?.ok && cache === "reload");
      if (answer?.ok) return answer;
    }
    const isAvailable = await fetchFile(name, { cache: "reload" }).then(({ ok }) => ok, () => false);
    throw new Failure(isAvailable ? "damaged" : "download", name);
  };

  // The single-file page embeds the other files. The loader of lazy chunks uses this object, too.
  const isOneFile = Boolean(self.phasorFiles);
  self.phasorFiles ??= { response, script: address };

  // If this attribute is missing, the style sheet shows after a while that the program was not loaded.
  root.setAttribute("data-started", "");

  // Records this message of a slide deck: the deck sends it when the frame has loaded, which may be before the program
  // listens.
  addEventListener("message", ({ data, source }) => {
    if (source === parent && /^slide:(start|stop)$/.test(data)) root.setAttribute("data-told", data);
  });

  // Link parameters that the first frame depends on. The program parses the whole link later.
  const link = new URLSearchParams(location.hash.slice(1));
  for (const key of ["view", "theme", "contrast"]) if (link.has(key)) root.setAttribute(`data-${key}`, link.get(key));
  if (link.has("fig") || link.get("view") === "slide") root.setAttribute("data-chosen", "");

  // The prerendered pictures show the default parameters, so they do not match a link with parameters.
  if (location.hash.includes("=")) root.setAttribute("data-asked", "");

  // A page that is reloaded, or opened at an anchor, is laid out completely, so that the browser can find the scroll
  // position.
  const isAnchor = location.hash !== "" && !location.hash.includes("=");
  const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (isAnchor || !isNew) root.setAttribute("data-laid-out", "");
  else {
    // Otherwise the first frame leaves the chapters out. Chromium's autofill checks every form field before that frame,
    // which would lay out all chapters.
    root.setAttribute("data-first-frame", "");
    requestAnimationFrame(() => setTimeout(() => root.removeAttribute("data-first-frame")));
  }

  /** Resolves when the document is parsed. */
  const parsed = new Promise((resolve) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
    else resolve();
  });

  // After a reload or Back, reopens the `<details>` that the reader had open. This happens before the first frame, so
  // that the browser can restore the scroll position. The elements are identified by the text of their summaries,
  // because another build may order them differently. In a frame nothing is stored, because a frame shares its storage
  // with the embedding page or, if it is sandboxed, has none.
  try {
    const storage = self === top ? sessionStorage : {};
    const opened = JSON.parse(storage.phasor ?? "[]");
    const summaries = (which) => [...document.querySelectorAll(`:is(.deeper>*,.ask,.puzzle)${which}>summary`)];
    // This event also fires when the reader leaves the page, and before the browser may discard it in the background.
    document.addEventListener("visibilitychange", () => {
      storage.phasor = JSON.stringify(summaries("[open]").map((summary) => summary.textContent));
    });
    const openAgain = () => {
      for (const summary of summaries("")) if (opened.includes(summary.textContent)) summary.parentNode.open = true;
    };
    if (!isNew) parsed.then(openAgain);
  } catch {
    // The browser denies access to the storage: all of these elements stay closed.
  }

  const failureText = (kind) => document.querySelector(`#failure-texts [data-failure="${kind}"]`);

  /** Shows the error message of this kind on the page, and logs `detail`. */
  const show = (kind, detail) => {
    const text = failureText(kind);
    const alert = document.getElementById("failure");
    if (detail) console.error(detail);
    clearTimeout(slow);
    document.getElementById("loading")?.remove();
    // The panic hook of the module has already shown a more specific message.
    if (!alert.hidden) return;
    alert.textContent = text.textContent;
    alert.hidden = false;
    text.hidden = true;
    if (kind === "frame") {
      const link = Object.assign(document.createElement("a"), { href: location.href, target: "_blank", textContent: location.href });
      alert.append(" ", link);
      // Hides the server-rendered page: it does not show what the link requests, and its controls do not work.
      root.setAttribute("data-dead", "");
    }
    if (kind !== "renewed" && kind !== "mended") return;
    const button = document.getElementById("reload");
    button.onclick = () => location.reload();
    button.hidden = false;
    alert.append(button);
  };

  /** Whether the host now serves another build, so that files of this build may no longer exist. */
  const isRenewed = async () => {
    try {
      const page = await (await fetch(location.href, { cache: "no-cache" })).text();
      const [, build] = /<meta name="build" content="(\w+)"/.exec(page);
      return build !== document.querySelector("meta[name=build]").content;
    } catch {
      // There is no response, or it is not this page.
      return false;
    }
  };

  /** The kind of a failure; "renewed" if a new build was published, which is then also shown on the page. */
  const missing = async ({ kind }) => {
    if (kind !== "download" || isOneFile || !(await isRenewed())) return kind;
    await parsed;
    show("renewed");
    return "renewed";
  };

  // The loader calls this when a lazy chunk is missing. The chunk's placeholder then shows the reason.
  self.phasorMissing = async (error) => {
    if (root.dataset.missing !== "renewed") root.dataset.missing = (await missing(error)) ?? "";
  };

  /** The response for a file, as soon as its download starts: without an integrity check, which would have to wait for
   * the whole file. */
  const uncheckedResponse = async (name) => {
    const answer = await (isOneFile ? self.phasorFiles.response(name) : fetchFile(name));
    if (!answer.ok) throw new Failure("download", name);
    return answer;
  };

  /** Compiles the module: while downloading it, if the host sends the right content type and the browser can. */
  const compile = async () => {
    const answer = await uncheckedResponse("phasor_bg.wasm");
    const isTyped = answer.headers.get("Content-Type")?.startsWith("application/wasm");
    if (isTyped && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(answer);
    return WebAssembly.compile(await answer.arrayBuffer());
  };

  const textsName = root.dataset.texts.replace(/^[./]+/, "");
  const laterTextsName = root.dataset.laterTexts.replace(/^[./]+/, "");

  /** The texts of the lazy chunks, fetched once. */
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

  /** Finds out why the program did not start, by fetching each of its files again, and shows the reason or reloads the
   * page. `downloadKind`: the message to show if a file could not be fetched. */
  const recover = async (error, downloadKind = "download") => {
    await parsed;
    if (isOneFile) return show("start", error);
    if (location.protocol === "file:") return show("file", error);
    const names = Object.keys(HASHES).filter((name) => !name.startsWith("texts/") || name === textsName);
    const failures = (await Promise.allSettled(names.map(response))).flatMap(({ reason }) => reason ?? []);
    const failure = failures.find(({ kind }) => kind === "download") ?? failures[0];
    if (failure?.kind === "download" && self.origin === "null") return show("frame", error);
    if (failure) {
      const kind = await missing(failure);
      return kind === "renewed" ? console.error(error) : show(kind === "download" ? downloadKind : kind, error);
    }
    // All files are now available and intact, so the failure was temporary, or caused by a cache. Reloads at most once.
    if (isNew) return location.reload();
    show(isMended ? "mended" : "start", error);
  };

  /** Whether the style sheet has loaded. Waits for it until the `load` event. */
  const isStyled = async () => {
    // Browsers differ in how they report a style sheet that failed to load, so this checks for its first property.
    const hasStyle = getComputedStyle(root).getPropertyValue("--paper") !== "";
    if (hasStyle || document.readyState === "complete") return hasStyle;
    await new Promise((resolve) => addEventListener("load", resolve));
    return isStyled();
  };

  // After 8 s, shows that loading is slow, and stops a style sheet that has not loaded yet from blocking rendering.
  const slow = setTimeout(async () => {
    await parsed;
    const loading = document.getElementById("loading");
    if (!loading) return;
    loading.textContent = failureText("slow").textContent;
    document.body.prepend(loading);
    const style = document.querySelector("link[rel=stylesheet]");
    if (!style || style.sheet) return;
    style.addEventListener("load", () => (style.media = "all"));
    style.media = "not all";
  }, 8000);

  /** Hydrates the islands, outer ones first, each with the context of its parent island. All of them are hydrated in
   * one task, because later code, such as parsing the link, requires that the page is hydrated as prerendered. */
  const hydrate = (phasor) => {
    for (const island of document.querySelectorAll("leptos-island")) {
      island.parentElement.closest("leptos-children")?.$$on_hydrate();
      phasor[island.dataset.component](island);
    }
  };

  /** Loads and initialises the program; returns it with its texts, which are a separate file. */
  const load = async () => {
    const program = Promise.resolve(self.phasorFiles.script("phasor.js")).then((url) => import(url));
    const textFile = uncheckedResponse(textsName).then((answer) => answer.text());
    const [phasor, module, text] = await Promise.all([program, compile(), textFile, parsed]);
    await phasor.default({ module_or_path: module });
    return { phasor, text };
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
      // The file of texts is damaged.
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

  /** Registers the service worker, which caches the page for offline use, once the page has loaded and is idle. */
  const keep = async () => {
    const isAlone = self === top && !isOneFile && /^https?:$/.test(location.protocol);
    if (!isAlone || navigator.connection?.saveData) return;
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
    await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 5000 }));
    const name = new URL("../service-worker.js", script).href;
    // A host may require Trusted Types here, too.
    const policy = self.trustedTypes?.createPolicy("phasor", { createScriptURL: (url) => url });
    await navigator.serviceWorker?.register(policy?.createScriptURL(name) ?? name);
  };

  // Errors are ignored: where a browser or host forbids service workers, the page works without one.
  start().then(keep).catch(() => {});
})();
