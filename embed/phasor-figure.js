// <phasor-figure figure="distance-matrix" d="128" n="50"></phasor-figure>: embeds a live figure in any page, in a
// frame. A classic script without dependencies, so that it also loads from hosts that send no CORS headers.
(() => {
  // Does nothing when imported for server-side rendering.
  if (typeof customElements === "undefined") return;

  // The attributes, which are also the link keys that they set (`phasor-figure.d.ts` documents them).
  const KEYS = [
    ..."figure a d base n pos k pair seed layout schedule orientation cells precision partner scaling dims order stretch".split(" "),
    ..."source outliers likeness share pitfall yaw pitch sentence hide view states tour reveal theme contrast".split(" "),
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
    if (!isObject) throw new TypeError(`parameters must be an object with some of the keys ${keys}; got ${String(parameters)}`);
    for (const [key, value] of Object.entries(parameters)) {
      if (!KEYS.includes(nameOf(key))) throw new TypeError(`there is no parameter "${key}"; there are ${keys}`);
      const isValue = value === null || ["number", "string", "undefined"].includes(typeof value);
      if (!isValue) throw new TypeError(`the parameter "${key}" must be a number, a string or null; got ${String(value)}`);
    }
  };

  // The page is next to this script, unless an element has a `src`.
  const beside = document.currentScript?.src;

  class PhasorFigure extends HTMLElement {
    static observedAttributes = [...KEYS, "src", "title"];

    #frame = null;
    #root = this.attachShadow({ mode: "open" });
    #isReady = false;
    /** The last state that the page reported: `fragment`, `parameters` and `moving`. */
    #shown = null;
    /** Keys of changed attributes that are not yet sent to the page. */
    #unsent = new Set();
    /** True while attributes are updated from the page, so that they are not sent back. */
    #follows = false;
    #hear = (event) => {
      if (this.#frame && event.source === this.#frame.contentWindow) this.#take(event.data);
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
      addEventListener("message", this.#hear);
      // A property set before the element was defined shadows the accessor.
      if (Object.hasOwn(this, "parameters")) {
        const { parameters } = this;
        delete this.parameters;
        this.parameters = parameters;
      }
      this.#name();
      this.#load();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = null;
      this.#isReady = false;
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#frame || this.#follows) return;
      if (name === "src") return this.#load();
      if (name === "title" || name === "figure") this.#name();
      if (name === "title") return;
      if (this.#unsent.size === 0) queueMicrotask(() => this.#send());
      this.#unsent.add(keyOf(name));
    }

    /** The figure's parameters by link key. Setting them changes only the given keys; `null` resets a key. */
    get parameters() {
      return { ...(this.#shown?.parameters ?? this.#wanted()) };
    }

    set parameters(parameters) {
      check(parameters);
      for (const [key, value] of Object.entries(parameters)) this.#reflect(key, value);
    }

    /** The URL of the page with its current state. Empty if `src` is not a valid URL of a page. */
    get link() {
      const page = this.#page();
      return page ? `${page.href}#${this.#shown?.fragment ?? fragmentOf(this.#wanted())}` : "";
    }

    /** The URL of the page, or null if it is unknown or not allowed. */
    #page() {
      const [address, base] = this.hasAttribute("src") ? [this.getAttribute("src"), document.baseURI] : ["./", beside];
      if (!URL.canParse(address, base)) return null;
      const url = new URL(address, base);
      url.hash = "";
      return PROTOCOLS.includes(url.protocol) ? url : null;
    }

    #wanted() {
      const names = KEYS.filter((name) => this.hasAttribute(name));
      return { view: "embed", ...Object.fromEntries(names.map((name) => [keyOf(name), this.getAttribute(name)])) };
    }

    #name() {
      this.#frame.title = this.getAttribute("title") ?? ["Phasor", this.getAttribute("figure")].filter(Boolean).join(": ");
    }

    #load() {
      this.#isReady = false;
      this.#shown = null;
      if (this.#page()) {
        this.#frame.src = this.link;
        if (!this.#frame.isConnected) this.#root.replaceChildren(this.#frame);
      } else {
        const told = this.hasAttribute("src") ? `not “${this.getAttribute("src")}”` : "which this script does not know";
        this.#root.replaceChildren(`<phasor-figure>: src must be the address of the page, ${told}.`);
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
      const wanted = this.#wanted();
      this.#post({ type: "phasor:set", parameters: Object.fromEntries(keys.map((key) => [key, wanted[key] ?? null])) });
    }

    #take(message) {
      switch (message?.type) {
        case "phasor:ready":
          this.#isReady = true;
          this.#post({ type: "phasor:subscribe" });
          // Attributes may have changed while the frame was loading.
          this.#post({ type: "phasor:set", parameters: this.#wanted() });
          break;
        case "phasor:height":
          Object.assign(this.#frame.style, { blockSize: `${message.height}px`, aspectRatio: "" });
          break;
        case "phasor:parameters":
        case "phasor:changed":
          this.#show(message);
          break;
        case "phasor:error":
          console.warn(`phasor-figure: ${message.message}`);
          break;
      }
    }

    #show({ fragment, parameters, moving = false, notices = [] }) {
      const before = this.#shown;
      this.#shown = { fragment, parameters, moving };
      const said = new URLSearchParams(fragment);
      this.#follows = true;
      for (const name of KEYS) {
        const key = keyOf(name);
        // An attribute changed meanwhile is newer than this report, and will be sent to the page.
        if (this.#unsent.has(key)) continue;
        const isUsual = !said.has(key) || (key === "view" && parameters.view === "embed");
        if (this.hasAttribute(name) || !isUsual) this.#reflect(key, parameters[key]);
      }
      this.#follows = false;
      this.#name();
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
