/** `<phasor-figure>`, a live figure in a frame, and the messages between the page in a frame and the page around it. */

/**
 * What a figure shows, by the keys of a link. Those that are not set are the default; docs/link.md lists their ranges.
 */
export interface PhasorParameters {
  /** Where the encoding comes from. `yours` is a table that only a reader has. */
  source?: "formula" | "minilm" | "whisper-decoder" | "whisper-encoder" | "yours";
  /** Of tables: whether rotations are sought in rows that stand out, too, and what positions are compared by. */
  outliers?: "out" | "in";
  likeness?: "distance" | "cosine";
  /** d_model: an even whole number. */
  d?: number | string;
  /** Base of the wavelengths. */
  base?: number | string;
  /** Length of the sequence. */
  n?: number | string;
  /** The cursor: a position, an offset from it, a pair of dimensions. */
  pos?: number | string;
  k?: number | string;
  pair?: number | string;
  /** Seed of made-up embeddings. */
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
  /** Where drawings in three dimensions are seen from, in whole degrees: around, and above the horizon. */
  yaw?: number | string;
  pitch?: number | string;
  /** What stands in place of the usual sentence: up to 280 characters. What a reader types is not told. */
  sentence?: string;
  /** Ids of figures, comma separated. */
  fig?: string;
  /** What it is compared with: parameters as in a link, `d=64&base=500000`; empty for the usual ones. */
  a?: string;
  /** Keys of controls to hide, comma separated. */
  hide?: string;
  view?: "page" | "embed" | "slide";
  /** Links that are stepped through in place of the tour: what follows `#` in each, percent-encoded, with `;` between. */
  states?: string;
  /** The step of these, or of the tour, from 1. */
  tour?: number | string;
  /** `0`: what is locked in is answered only when somebody reveals it. */
  reveal?: 0 | 1 | "0" | "1";
  theme?: "auto" | "light" | "dark";
  /** `1`: high contrast. */
  contrast?: 0 | 1 | "0" | "1";
}

/** What may be set: `null` is the default. */
export type PhasorChange = { [Key in keyof PhasorParameters]: PhasorParameters[Key] | null };

/** Why a key was not taken as it was given. */
export interface PhasorNotice {
  key: string;
  /** In words. */
  text: string;
}

/** What the page in a frame shows. */
export interface PhasorState {
  /** The part of a link after `#`. */
  fragment: string;
  /** Every number and choice, and of the other keys those that differ from their defaults. */
  parameters: PhasorParameters;
}

/** What the page around a frame may say; an `id` comes back with the answer. */
export type PhasorRequest = { id?: unknown } & (
  | { type: "phasor:set"; fragment: string }
  | { type: "phasor:set"; parameters: PhasorChange }
  | { type: "phasor:get" | "phasor:subscribe" | "phasor:unsubscribe" }
);

/** What the page in a frame says. */
export type PhasorMessage =
  | ({ type: "phasor:ready"; version: 1 } & PhasorState)
  | ({ type: "phasor:parameters"; id?: unknown; notices: PhasorNotice[] } & PhasorState)
  | ({ type: "phasor:changed"; moving: boolean } & PhasorState)
  | { type: "phasor:height"; height: number }
  | { type: "phasor:error"; id?: unknown; message: string };

/** What has changed in a figure, whoever changed it. */
export interface PhasorChangeDetail extends PhasorState {
  /** Whether more is coming: a slider is held, something plays. */
  moving: boolean;
  /** What was not taken as it was set. */
  notices: PhasorNotice[];
}

/** The attributes of a figure, for frameworks that check what is written in their templates. */
export interface PhasorAttributes extends Omit<PhasorParameters, "fig"> {
  /** Ids of figures, comma separated. */
  figure?: string;
  /** Where the page is, if not beside the script. */
  src?: string;
  /** The name of the frame. */
  title?: string;
}

/**
 * A live figure. Its attributes are the keys of a link, with `figure` for `fig`, and follow what readers do; `view` is
 * `embed` unless it is set. `src` is the address of the page, if that is not beside the script, `title` the frame's name.
 */
export interface PhasorFigure extends HTMLElement {
  /** What the figure shows. Setting it changes the keys that it has and leaves the others. */
  get parameters(): PhasorParameters;
  set parameters(parameters: PhasorChange);
  /** The address of the page with what the figure shows; empty where `src` is no address of a page. */
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
