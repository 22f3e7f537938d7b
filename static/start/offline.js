// Offline use.

import { isOneFile, root, script } from "./files.js";
import { pages } from "./language.js";

/** Registers the service worker, which caches the page for offline use, once the page has loaded and is idle. Each
 * language has a separate worker and cache, so that only the languages that the reader opens are cached. */
export const keep = async () => {
  const canRegister = self === top && !isOneFile && /^https?:$/.test(location.protocol);
  if (!canRegister || navigator.connection?.saveData) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 5000 }));
  const name = new URL("../service-worker.js", script).href;
  // The CSP of the host may require Trusted Types.
  const policy = self.trustedTypes?.createPolicy("phasor", { createScriptURL: (url) => url });
  const scope = pages.get(root.lang) ?? new URL("./", name).href;
  await navigator.serviceWorker?.register(policy?.createScriptURL(name) ?? name, { scope });
};
