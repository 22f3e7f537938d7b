// <phasor-figure figure="distance-matrix" d="128" n="50"></phasor-figure>: a live figure in anybody's page, in a frame.
// A classic script without dependences, so that it may come from a host that gives its files to no other origin.
(() => {
  // A server that renders pages may import this too: there is nothing to do there.
  if (typeof customElements === "undefined") return;

  // The attributes and the keys of a link that they set, which `phasor-figure.d.ts` explains.
  const KEYS = [
    ..."figure a d base n pos k pair seed layout schedule orientation cells precision partner scaling dims order stretch".split(" "),
    ..."source outliers likeness share pitfall yaw pitch sentence hide view states tour reveal theme contrast".split(" "),
  ];
  const keyOf = (name) => (name === "figure" ? "fig" : name);
  const nameOf = (key) => (key === "fig" ? "figure" : key);

  /** As in an address, which holds no half of a character. */
  const encoded = (value) => encodeURIComponent(String(value).toWellFormed());

  /** What an address says after `#`. The states are links themselves, encoded each by itself. */
  const fragmentOf = (parameters) => {
    const pairs = Object.entries(parameters);
    return pairs.map(([key, value]) => `${key}=${key === "states" ? value : encoded(value)}`).join("&");
  };

  /** Where a page can be. A frame with `javascript:` would run it as the page around. */
  const PROTOCOLS = ["https:", "http:", "file:"];

  /** Throws unless this is an object of keys and values that can be set. */
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

  // The page stands beside this script, unless an element says where else (`src`).
  const beside = document.currentScript?.src;

  class PhasorFigure extends HTMLElement {
    static observedAttributes = [...KEYS, "src", "title"];

    #frame = null;
    #root = this.attachShadow({ mode: "open" });
    #isReady = false;
    /** What the page showed last: `fragment`, `parameters`, and whether they were `moving`. */
    #shown = null;
    /** The keys whose attributes were set and not sent yet. */
    #unsent = new Set();
    /** While attributes follow the page, they are not sent back to it. */
    #follows = false;
    #hear = (event) => {
      if (this.#frame && event.source === this.#frame.contentWindow) this.#take(event.data);
    };

    connectedCallback() {
      this.#frame = document.createElement("iframe");
      this.#frame.loading = "lazy";
      this.#frame.allow = "fullscreen; clipboard-write";
      // By properties: a page may forbid style sheets of others.
      const isSlide = this.getAttribute("view") === "slide";
      Object.assign(this.#frame.style, { display: "block", inlineSize: "100%", border: "0" });
      Object.assign(this.#frame.style, isSlide ? { aspectRatio: "16 / 9" } : { blockSize: "40rem" });
      if (getComputedStyle(this).display === "inline") this.style.display = "block";
      addEventListener("message", this.#hear);
      // What was set before this script had arrived hides the property.
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

    /** What the figure shows, by the keys of a link. Setting it changes the keys that it has; `null` is the default. */
    get parameters() {
      return { ...(this.#shown?.parameters ?? this.#wanted()) };
    }

    set parameters(parameters) {
      check(parameters);
      for (const [key, value] of Object.entries(parameters)) this.#reflect(key, value);
    }

    /** The address of the page, with what it shows; empty where `src` is no address of a page. */
    get link() {
      const page = this.#page();
      return page ? `${page.href}#${this.#shown?.fragment ?? fragmentOf(this.#wanted())}` : "";
    }

    /** Where the page is, if that is known. */
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
      // Before the page is there, what is wanted waits for it.
      if (!this.#isReady) return;
      const wanted = this.#wanted();
      this.#post({ type: "phasor:set", parameters: Object.fromEntries(keys.map((key) => [key, wanted[key] ?? null])) });
    }

    #take(message) {
      switch (message?.type) {
        case "phasor:ready":
          this.#isReady = true;
          this.#post({ type: "phasor:subscribe" });
          // The frame may have been loading while attributes changed.
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
        // What was set meanwhile is on its way there, and counts more than what the page said before.
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
