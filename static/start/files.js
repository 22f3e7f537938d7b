// Fetches the files of the program, and checks their integrity.

export const root = document.documentElement;
export const script = document.currentScript.src;

// The files of the program, each with the hash of its content. Filled in by `cargo xtask dist`.
export const HASHES = {};

/** Thrown if a file could not be fetched (kind "download"), or failed its integrity check each time ("damaged"). */
export class Failure extends Error {
  constructor(kind, name) {
    super(`${name}: ${kind}`);
    this.kind = kind;
  }
}

const address = (name) => new URL(`../${name}`, script).href;
const fetchFile = (name, options) => fetch(address(name), { credentials: "same-origin", ...options });

/** Whether a file was fetched only after a retry that bypasses caches. */
export let isMended = false;

/** The response for a file that passed its integrity check. If a cache (of the browser, the service worker or a
 * proxy) holds a damaged copy, a second request bypasses all caches and replaces the copy. */
export const response = async (name) => {
  const integrity = HASHES[name];
  for (const cache of ["default", "reload"]) {
    const fetched = await fetchFile(name, { integrity, cache }).catch(() => null);
    isMended ||= Boolean(fetched?.ok && cache === "reload");
    if (fetched?.ok) return fetched;
  }
  const isAvailable = await fetchFile(name, { cache: "reload" }).then(({ ok }) => ok, () => false);
  throw new Failure(isAvailable ? "damaged" : "download", name);
};

// The single-file page embeds the other files. The loader of lazy chunks uses this object, too.
export const isOneFile = Boolean(self.phasorFiles);
self.phasorFiles ??= { response, script: address };

/** The response for a file, as soon as its download starts: without an integrity check, which would have to wait for
 * the whole file. */
export const uncheckedResponse = async (name) => {
  const fetched = await (isOneFile ? self.phasorFiles.response(name) : fetchFile(name));
  if (!fetched.ok) throw new Failure("download", name);
  return fetched;
};
