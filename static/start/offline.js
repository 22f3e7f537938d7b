// Offline use.

import { isOneFile, script } from "./files.js";

/** Registers the service worker, which caches the page for offline use, once the page has loaded and is idle. */
export const keep = async () => {
  const isAlone = self === top && !isOneFile && /^https?:$/.test(location.protocol);
  if (!isAlone || navigator.connection?.saveData) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 5000 }));
  const name = new URL("../service-worker.js", script).href;
  // A host may require Trusted Types here, too.
  const policy = self.trustedTypes?.createPolicy("phasor", { createScriptURL: (url) => url });
  await navigator.serviceWorker?.register(policy?.createScriptURL(name) ?? name);
};
