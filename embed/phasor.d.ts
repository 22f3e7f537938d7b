/**
 * Phasor: the sinusoidal positional encoding of Transformers, computed exactly.
 *
 * Call {@link default | init} before the other functions. An invalid argument throws an `Error` that names it and its
 * range.
 */

/** The WebAssembly file: its URL, a request or response for it, its bytes, or the compiled module. */
export type WasmSource = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Loads and initializes the WebAssembly module. Further calls do nothing.
 *
 * @param options - The WebAssembly file; by default, the file next to this module. In Node.js, the default works only
 * for `phasor/encode`; for `phasor`, pass the bytes of `phasor/phasor_bg.wasm`.
 */
export default function init(options?: { module_or_path: WasmSource | Promise<WasmSource> }): Promise<unknown>;

/** Initializes the WebAssembly module synchronously, from its bytes or the compiled module. */
export function initSync(options: { module: BufferSource | WebAssembly.Module }): unknown;

/**
 * The encoding of one position, in double precision: `d_model` values, with the sine and cosine of each pair side by
 * side.
 *
 * @param d_model - The number of dimensions: an even whole number from 2 to 16384.
 * @param base - The base of the wavelengths: a number greater than 1, up to 10⁹.
 * @param pos - The position: a whole number from 0 to 10⁹.
 */
export function encode(d_model: number, base: number, pos: number): Float64Array;

/**
 * The encodings of positions 0 to `n_pos` − 1 in single precision, within 2·10⁻⁷: `n_pos`·`d_model` values, position
 * by position.
 *
 * @param n_pos - The number of positions: a whole number, at least 1. `n_pos`·`d_model` is limited; the error states
 * the limit.
 * @param out - The array to fill and return, of length `n_pos`·`d_model`; by default, a new array.
 */
export function encodings(d_model: number, base: number, n_pos: number, out?: Float32Array): Float32Array;

/**
 * The dot product of two encodings `offset` positions apart. It does not depend on the positions themselves.
 *
 * @param offset - A whole number from −10⁹ to 10⁹.
 */
export function dot(d_model: number, base: number, offset: number): number;

/** The Euclidean distance between two encodings `offset` positions apart. */
export function distance(d_model: number, base: number, offset: number): number;

/** The wavelength of each pair, in positions: `d_model`/2 values. */
export function wavelengths(d_model: number, base: number): Float64Array;
