/**
 * Phasor: the sinusoidal positional encoding of Transformers, computed exactly.
 *
 * Call {@link default | init} once before the others. A bad argument throws an `Error` that names it and its range.
 */

/** Where the WebAssembly is: an address, an answer to a request, its bytes, or a compiled module. */
export type WasmSource = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the WebAssembly and makes the functions ready. Called again, it does nothing.
 *
 * @param options - Where the WebAssembly is; without it, beside the module. Node.js finds that of `phasor/encode` by itself;
 * for that of `phasor` it needs the bytes of `phasor/phasor_bg.wasm`.
 */
export default function init(options?: { module_or_path: WasmSource | Promise<WasmSource> }): Promise<unknown>;

/** Likewise at once, from bytes or a compiled module that are already there. */
export function initSync(options: { module: BufferSource | WebAssembly.Module }): unknown;

/**
 * The encoding of one position, in double precision: `d_model` values, with the sine and cosine of each pair side by
 * side.
 *
 * @param d_model - Dimensions: an even whole number from 2 to 16384.
 * @param base - Base of the wavelengths: a number greater than 1, up to 10⁹.
 * @param pos - The position: a whole number from 0 to 10⁹.
 */
export function encode(d_model: number, base: number, pos: number): Float64Array;

/**
 * The encodings of positions 0 to `n_pos` − 1 in single precision, within 2·10⁻⁷: `n_pos`·`d_model` values, position
 * by position.
 *
 * @param n_pos - How many positions: a whole number, at least 1. There is a limit to `n_pos`·`d_model`, which the error
 * names.
 * @param out - Filled and returned, if given; it must hold exactly that many values.
 */
export function encodings(d_model: number, base: number, n_pos: number, out?: Float32Array): Float32Array;

/**
 * The dot product of two encodings `offset` positions apart. It depends on nothing else.
 *
 * @param offset - A whole number from −10⁹ to 10⁹.
 */
export function dot(d_model: number, base: number, offset: number): number;

/** The Euclidean distance between two encodings `offset` positions apart. */
export function distance(d_model: number, base: number, offset: number): number;

/** The wavelength of each pair, in positions: `d_model`/2 values. */
export function wavelengths(d_model: number, base: number): Float64Array;
