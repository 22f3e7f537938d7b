/** `<phasor-figure>`, an interactive figure in a frame, and the messages between the frame and the embedding page. */

/**
 * The parameters of a figure, by link key. Missing keys have their defaults; docs/link.md lists the ranges.
 */
export interface PhasorParameters {
  /** The source of the encoding. `yours` is the table that a reader provides; no link contains it. */
  source?: "formula" | "model" | "minilm" | "whisper-decoder" | "whisper-encoder" | "yours";
  /** For tables: whether the fit of rotations excludes (`out`) or includes (`in`) outlier rows. */
  outliers?: "out" | "in";
  /** For tables: how positions are compared. */
  likeness?: "distance" | "cosine";
  /** `d_model`, the number of dimensions: an even whole number. */
  d?: number | string;
  /** The base of the wavelengths. */
  base?: number | string;
  /** The length of the sequence. */
  n?: number | string;
  /** The position of the cursor. */
  pos?: number | string;
  /** The offset from `pos` to the position that it is compared with. */
  k?: number | string;
  /** The pair of dimensions at the cursor. */
  pair?: number | string;
  /** The seed of random embeddings. */
  seed?: number | string;
  layout?: "interleaved" | "split";
  schedule?: "geometric" | "linear" | "harmonic" | "random" | "power";
  orientation?: "across" | "down";
  cells?: "value" | "apart" | "phase";
  precision?: "f64" | "f32" | "bf16";
  partner?: number | string;
  scaling?: "root" | "none";
  dims?: "eight" | "all";
  order?: "typed" | "reversed" | "shuffled";
  stretch?: number | string;
  share?: "quarter" | "half" | "three-quarters";
  pitfall?: "exponent" | "cosine" | "odd" | "denominator" | "degrees" | "f32" | "halves";
  /** The viewpoint of 3D figures in whole degrees: `yaw` around the vertical axis, `pitch` above the horizon. */
  yaw?: number | string;
  pitch?: number | string;
  /** The rotary embedding of a model, as `docs/link.md` describes it. */
  rope?: string;
  /** The sentence, at most 280 characters. A sentence that a reader types is not reported. */
  sentence?: string;
  /** The ids of the figures, comma-separated. */
  fig?: string;
  /** The parameters A of a comparison, in link format: `d=64&base=500000`; empty for the defaults. */
  a?: string;
  /** The keys of controls to hide, comma-separated. */
  hide?: string;
  view?: "page" | "embed" | "slide";
  /** The states to step through instead of the tour: link fragments, each percent-encoded, separated by `;`. */
  states?: string;
  /** The step of `states` or of the tour, from 1. */
  tour?: number | string;
  /** `0`: a locked-in answer gets feedback only when someone reveals the solution. */
  reveal?: 0 | 1 | "0" | "1";
  theme?: "auto" | "light" | "dark";
  /** `1`: high contrast. */
  contrast?: 0 | 1 | "0" | "1";
}

/** Parameters to set; `null` resets a key to its default. */
export type PhasorChange = { [Key in keyof PhasorParameters]: PhasorParameters[Key] | null };

/** A notice that the value of a key was changed or rejected. */
export interface PhasorNotice {
  key: string;
  /** The reason. */
  text: string;
}

/** The state of the page in the frame. */
export interface PhasorState {
  /** The part of a link after `#`. */
  fragment: string;
  /** All numbers and choices, and those other keys that differ from their defaults. */
  parameters: PhasorParameters;
}

/** A message from the embedding page to the frame. The reply contains the same `id`. */
export type PhasorRequest = { id?: unknown } & (
  | { type: "phasor:set"; fragment: string }
  | { type: "phasor:set"; parameters: PhasorChange }
  | { type: "phasor:get" | "phasor:subscribe" | "phasor:unsubscribe" }
);

/** A message from the frame to the embedding page. */
export type PhasorMessage =
  | ({ type: "phasor:ready"; version: 1 } & PhasorState)
  | ({ type: "phasor:parameters"; id?: unknown; notices: PhasorNotice[] } & PhasorState)
  | ({ type: "phasor:changed"; moving: boolean } & PhasorState)
  | { type: "phasor:height"; height: number }
  | { type: "phasor:error"; id?: unknown; message: string };

/** The detail of a `phasor-change` event, whether a reader or a script changed the figure. */
export interface PhasorChangeDetail extends PhasorState {
  /** Whether further changes may follow immediately, for example while a slider is dragged. */
  moving: boolean;
  /** The notices about values that were changed or rejected. */
  notices: PhasorNotice[];
}

/** The attributes of a figure, for frameworks that check the types in templates. */
export interface PhasorAttributes extends Omit<PhasorParameters, "fig"> {
  /** The ids of the figures, comma-separated. */
  figure?: string;
  /** The URL of the page, if it is not next to the script. */
  src?: string;
  /** The accessible name of the frame. */
  title?: string;
}

/**
 * An interactive figure. Its attributes are the keys of a link, with `figure` for `fig`, and are updated when a reader
 * changes the figure; the default of `view` is `embed`. `src` is the URL of the page, if it is not next to the script;
 * `title` is the accessible name of the frame.
 */
export interface PhasorFigure extends HTMLElement {
  /** The parameters of the figure. Setting them changes only the given keys. */
  get parameters(): PhasorParameters;
  set parameters(parameters: PhasorChange);
  /** The URL of the page with the state of the figure; empty if `src` is not a valid URL. */
  readonly link: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "phasor-figure": PhasorFigure;
  }
  interface HTMLElementEventMap {
    "phasor-change": CustomEvent<PhasorChangeDetail>;
  }
}
