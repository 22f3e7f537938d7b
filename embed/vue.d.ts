/** Types of `<phasor-figure>` for templates of Vue 3: `import "phasor/vue"`. */
import type { HTMLAttributes } from "vue";
import type { PhasorAttributes, PhasorChangeDetail } from "./phasor-figure.js";

interface PhasorEvents {
  onPhasorChange?: (event: CustomEvent<PhasorChangeDetail>) => void;
}

declare module "vue" {
  interface GlobalComponents {
    "phasor-figure": new () => { $props: HTMLAttributes & PhasorAttributes & PhasorEvents };
  }
}
