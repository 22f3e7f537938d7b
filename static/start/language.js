// Selects the language of the page: the language in the link (`lang=`); otherwise, at the root, the language that the
// reader chose in the menu or that the browser prefers. Pages in folders, frames and slides keep the language of their
// address.

import { isOneFile, root } from "./files.js";

/** The URLs of the page, by language. */
export const pages = new Map(
  [...document.querySelectorAll("link[rel=alternate][hreflang]:not([hreflang=x-default])")].map((link) => [
    link.hreflang,
    link.href,
  ]),
);

const hash = new URLSearchParams(location.hash.slice(1));

/** The language that the reader chose in the menu. A browser may deny access to the storage. */
const chosen = () => {
  try {
    return localStorage.phasorLanguage;
  } catch {
    return undefined;
  }
};

/** The language that this page should be in. */
const requested = () => {
  const inLink = hash.get("lang");
  if (pages.has(inLink)) return inLink;
  const isAtRoot = document.querySelector("link[hreflang=x-default]")?.href === pages.get(root.lang);
  if (!isAtRoot || self !== top || hash.has("view")) return root.lang;
  const preferred = [chosen(), ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]])];
  return preferred.find((code) => pages.has(code)) ?? root.lang;
};

/** The URL of the page in a language, with the settings of this page. */
const pageIn = (code) => new URL(location.hash, pages.get(code)).href;

// A page opened from disk has no language folders.
const hasFolders = !isOneFile && /^https?:$/.test(location.protocol);

/** Whether the browser is leaving this page for the one in another language. */
export const isLeaving = hasFolders && requested() !== root.lang;
if (isLeaving) location.replace(pageIn(requested()));

// A link to another language keeps the settings, except the language in the link.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[hreflang]");
  if (!link) return;
  try {
    localStorage.phasorLanguage = link.hreflang;
  } catch {
    // The choice is not stored.
  }
  const settings = location.hash.slice(1).split("&").filter((setting) => setting && !setting.startsWith("lang="));
  link.href = new URL(settings.length ? `#${settings.join("&")}` : "", pages.get(link.hreflang)).href;
});
