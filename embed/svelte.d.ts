/** Types of `<phasor-figure>` for Svelte 5: `import "phasor/svelte"`. */
import type { HTMLAttributes } from "svelte/elements";
import type { PhasorAttributes, PhasorChangeDetail, PhasorFigure } from "./phasor-figure.js";

interface PhasorEvents {
  "onphasor-change"?: (event: CustomEvent<PhasorChangeDetail>) => void;
}

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "phasor-figure": HTMLAttributes<PhasorFigure> & PhasorAttributes & PhasorEvents;
  }
}
