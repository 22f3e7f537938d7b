// <phasor-figure figure="distance-matrix" d="128" n="50"></phasor-figure>: a live figure in anybody's page, in a frame.
// A classic script without dependences, so that it may come from a host that gives its files to no other origin.
(() => {
  // The attributes and the keys of a link that they set, which `phasor-figure.d.ts` explains.
  const KEYS = [
    ..."figure a d base n pos k pair seed layout schedule orientation cells precision partner scaling dims order stretch".split(" "),
    ..."share pitfall yaw pitch sentence hide view states tour reveal theme contrast".split(" "),
  ];
  const keyOf = (name) => (name === "figure" ? "fig" : name);
  const nameOf = (key) => (key === "fig" ? "figure" : key);

  /** What an address says after `#`. The states are links themselves, encoded each by itself. */
  const fragmentOf = (parameters) => {
    const pairs = Object.entries(parameters);
    return pairs.map(([key, value]) => `${key}=${key === "states" ? value : encodeURIComponent(value)}`).join("&");
  };

  // The page stands beside this script, unless an element says where else (`src`).
  const beside = document.currentScript?.src;

  class PhasorFigure extends HTMLElement {
    static observedAttributes = [...KEYS, "src", "title"];

    #frame = null;
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
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      this.#frame = document.createElement("iframe");
      this.#frame.loading = "lazy";
      this.#frame.allow = "fullscreen; clipboard-write";
      // By properties: a page may forbid style sheets of others.
      const isSlide = this.getAttribute("view") === "slide";
      Object.assign(this.#frame.style, { display: "block", inlineSize: "100%", border: "0" });
      Object.assign(this.#frame.style, isSlide ? { aspectRatio: "16 / 9" } : { blockSize: "40rem" });
      if (getComputedStyle(this).display === "inline") this.style.display = "block";
      addEventListener("message", this.#hear);
      this.#name();
      this.#load();
      root.replaceChildren(this.#frame);
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
      const unknown = Object.keys(parameters).find((key) => !KEYS.includes(nameOf(key)));
      if (unknown !== undefined) throw new TypeError(`there is no parameter "${unknown}"; there are ${KEYS.map(keyOf).join(", ")}`);
      for (const [key, value] of Object.entries(parameters)) this.#reflect(key, value);
    }

    /** The address of the page, with what it shows. */
    get link() {
      const fragment = this.#shown?.fragment ?? fragmentOf(this.#wanted());
      return `${this.#page().href}#${fragment}`;
    }

    #page() {
      const url = new URL(this.getAttribute("src") ?? "./", this.hasAttribute("src") ? document.baseURI : (beside ?? document.baseURI));
      url.hash = "";
      return url;
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
      this.#frame.src = `${this.#page().href}#${fragmentOf(this.#wanted())}`;
    }

    #post(message) {
      const { origin } = this.#page();
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
