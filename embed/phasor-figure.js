// <phasor-figure figure="distance-matrix" d="128" n="50"></phasor-figure>: embeds an interactive figure in any page, in
// a frame. A classic script without dependencies, so that it also loads from hosts that send no CORS headers.
(() => {
  // Does nothing when imported for server-side rendering.
  if (typeof customElements === "undefined") return;

  // The attributes (`phasor-figure.d.ts` documents them). Each is also the link key that it sets, except `figure` (`fig`).
  const KEYS = [
    ..."figure a d base n pos k pair seed layout schedule orientation cells precision partner scaling".split(" "),
    ..."dims order stretch source outliers likeness share pitfall rope yaw pitch sentence hide view states".split(" "),
    ..."tour reveal theme contrast".split(" "),
  ];
  const keyOf = (name) => (name === "figure" ? "fig" : name);
  const nameOf = (key) => (key === "fig" ? "figure" : key);

  /** Percent-encodes a value. Lone surrogates, which cannot be encoded, are replaced. */
  const encoded = (value) => encodeURIComponent(String(value).toWellFormed());

  /** The URL fragment for these parameters. `states` is a list of links, each already percent-encoded. */
  const fragmentOf = (parameters) => {
    const pairs = Object.entries(parameters);
    return pairs.map(([key, value]) => `${key}=${key === "states" ? value : encoded(value)}`).join("&");
  };

  /** Allowed URL schemes of the page. A frame with a `javascript:` URL would run it in the embedding page. */
  const PROTOCOLS = ["https:", "http:", "file:"];

  /** Throws a TypeError unless this is an object of known keys and valid values. */
  const check = (parameters) => {
    const isObject = typeof parameters === "object" && parameters !== null && !Array.isArray(parameters);
    const keys = KEYS.map(keyOf).join(", ");
    if (!isObject) {
      throw new TypeError(`parameters must be an object with some of the keys ${keys}; got ${String(parameters)}`);
    }
    for (const [key, value] of Object.entries(parameters)) {
      if (!KEYS.includes(nameOf(key))) throw new TypeError(`there is no parameter "${key}"; there are ${keys}`);
      const isValue = value === null || ["number", "string", "undefined"].includes(typeof value);
      if (!isValue) {
        throw new TypeError(`the parameter "${key}" must be a number, a string or null; got ${String(value)}`);
      }
    }
  };

  // Without `src`, the page is next to this script.
  const scriptUrl = document.currentScript?.src;

  class PhasorFigure extends HTMLElement {
    static observedAttributes = [...KEYS, "src", "title"];

    #frame = null;
    #root = this.attachShadow({ mode: "open" });
    #isReady = false;
    /** The last state that the page reported: `fragment`, `parameters` and `moving`. */
    #state = null;
    /** Keys of changed attributes that are not yet sent to the page. */
    #unsent = new Set();
    /** True while attributes are updated from the page, so that they are not sent back. */
    #isReflecting = false;
    #onMessage = (event) => {
      if (this.#frame && event.source === this.#frame.contentWindow) this.#handle(event.data);
    };

    connectedCallback() {
      this.#frame = document.createElement("iframe");
      this.#frame.loading = "lazy";
      this.#frame.allow = "fullscreen; clipboard-write";
      // Set as properties, because the embedding page's CSP may forbid inline style sheets.
      const isSlide = this.getAttribute("view") === "slide";
      Object.assign(this.#frame.style, { display: "block", inlineSize: "100%", border: "0" });
      Object.assign(this.#frame.style, isSlide ? { aspectRatio: "16 / 9" } : { blockSize: "40rem" });
      if (getComputedStyle(this).display === "inline") this.style.display = "block";
      addEventListener("message", this.#onMessage);
      // A property set before the element was defined shadows the accessor.
      if (Object.hasOwn(this, "parameters")) {
        const { parameters } = this;
        delete this.parameters;
        this.parameters = parameters;
      }
      this.#updateTitle();
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#onMessage);
      this.#frame?.remove();
      this.#frame = null;
      this.#isReady = false;
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#frame || this.#isReflecting) return;
      if (name === "src") return this.#load();
      if (name === "title" || name === "figure") this.#updateTitle();
      if (name === "title") return;
      if (this.#unsent.size === 0) queueMicrotask(() => this.#send());
      this.#unsent.add(keyOf(name));
    }

    /** The figure's parameters by link key. Setting them changes only the given keys; `null` resets a key. */
    get parameters() {
      return { ...(this.#state?.parameters ?? this.#attributeParameters()) };
    }

    set parameters(parameters) {
      check(parameters);
      for (const [key, value] of Object.entries(parameters)) this.#reflect(key, value);
    }

    /** The URL of the page with its current state. Empty if `src` is not a valid URL of a page. */
    get link() {
      const page = this.#page();
      return page ? `${page.href}#${this.#state?.fragment ?? fragmentOf(this.#attributeParameters())}` : "";
    }

    /** The URL of the page, or null if it is unknown or not allowed. */
    #page() {
      const src = this.getAttribute("src");
      const [address, base] = src === null ? ["./", scriptUrl] : [src, document.baseURI];
      if (!URL.canParse(address, base)) return null;
      const url = new URL(address, base);
      url.hash = "";
      return PROTOCOLS.includes(url.protocol) ? url : null;
    }

    #attributeParameters() {
      const names = KEYS.filter((name) => this.hasAttribute(name));
      return { view: "embed", ...Object.fromEntries(names.map((name) => [keyOf(name), this.getAttribute(name)])) };
    }

    #updateTitle() {
      const title = ["Phasor", this.getAttribute("figure")].filter(Boolean).join(": ");
      this.#frame.title = this.getAttribute("title") ?? title;
    }

    #load() {
      this.#isReady = false;
      this.#state = null;
      if (this.#page()) {
        this.#frame.src = this.link;
        if (!this.#frame.isConnected) this.#root.replaceChildren(this.#frame);
      } else {
        const src = this.getAttribute("src");
        const reason = this.hasAttribute("src") ? `not “${src}”` : "which this script does not know";
        this.#root.replaceChildren(`<phasor-figure>: src must be the address of the page, ${reason}.`);
      }
    }

    #post(message) {
      const origin = this.#page()?.origin;
      this.#frame?.contentWindow?.postMessage(message, origin === "null" ? "*" : origin);
    }

    #send() {
      const keys = [...this.#unsent];
      this.#unsent.clear();
      // Before the page is ready, there is nothing to send: all attributes are sent on `phasor:ready`.
      if (!this.#isReady) return;
      const current = this.#attributeParameters();
      const parameters = Object.fromEntries(keys.map((key) => [key, current[key] ?? null]));
      this.#post({ type: "phasor:set", parameters });
    }

    #handle(message) {
      switch (message?.type) {
        case "phasor:ready":
          this.#isReady = true;
          this.#post({ type: "phasor:subscribe" });
          // Attributes may have changed while the frame was loading.
          this.#post({ type: "phasor:set", parameters: this.#attributeParameters() });
          break;
        case "phasor:height":
          Object.assign(this.#frame.style, { blockSize: `${message.height}px`, aspectRatio: "" });
          break;
        case "phasor:parameters":
        case "phasor:changed":
          this.#update(message);
          break;
        case "phasor:error":
          console.warn(`phasor-figure: ${message.message}`);
          break;
      }
    }

    #update({ fragment, parameters, moving = false, notices = [] }) {
      const before = this.#state;
      this.#state = { fragment, parameters, moving };
      const link = new URLSearchParams(fragment);
      this.#isReflecting = true;
      for (const name of KEYS) {
        const key = keyOf(name);
        // An attribute that changed meanwhile is newer than this report, and will be sent to the page.
        if (this.#unsent.has(key)) continue;
        const isDefault = !link.has(key) || (key === "view" && parameters.view === "embed");
        if (this.hasAttribute(name) || !isDefault) this.#reflect(key, parameters[key]);
      }
      this.#isReflecting = false;
      this.#updateTitle();
      if (before?.fragment === fragment && before.moving === moving && notices.length === 0) return;
      const detail = { fragment, parameters: this.parameters, moving, notices };
      this.dispatchEvent(new CustomEvent("phasor-change", { bubbles: true, composed: true, detail }));
    }

    #reflect(key, value) {
      const name = nameOf(key);
      if (value === null || value === undefined) this.removeAttribute(name);
      else if (this.getAttribute(name) !== String(value)) this.setAttribute(name, value);
    }
  }

  if (!customElements.get("phasor-figure")) customElements.define("phasor-figure", PhasorFigure);
})();
