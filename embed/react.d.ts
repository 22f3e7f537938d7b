/** Types of `<phasor-figure>` for React 19 and compatible libraries: `import "phasor/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { PhasorAttributes, PhasorChangeDetail, PhasorFigure } from "./phasor-figure.js";

interface PhasorEvents {
  "onphasor-change"?: (event: CustomEvent<PhasorChangeDetail>) => void;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "phasor-figure": DetailedHTMLProps<HTMLAttributes<PhasorFigure>, PhasorFigure> & PhasorAttributes & PhasorEvents;
    }
  }
}
