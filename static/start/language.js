// The language of the page: that of the link (`lang=`), otherwise of the folder; the page at the root then asks for the
// language that the reader has chosen in the menu, or that the browser prefers. Other pages, and frames and slides, stay
// in the language of their address.

import { isOneFile, root } from "./files.js";

/** The pages in all languages, by language. */
export const pages = new Map(
  [...document.querySelectorAll("link[rel=alternate][hreflang]:not([hreflang=x-default])")].map((link) => [link.hreflang, link.href]),
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

/** The page in a language with the settings of this one. */
const pageIn = (code) => new URL(location.hash, pages.get(code)).href;

// A page that was opened as a file has no folders of languages.
const hasFolders = !isOneFile && /^https?:$/.test(location.protocol);
if (hasFolders && requested() !== root.lang) location.replace(pageIn(requested()));

// A link to another language keeps the settings, except the language in the link.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[hreflang]");
  if (!link) return;
  try {
    localStorage.phasorLanguage = link.hreflang;
  } catch {
    // The choice is not kept.
  }
  const settings = location.hash.slice(1).split("&").filter((setting) => setting && !setting.startsWith("lang="));
  link.href = new URL(settings.length ? `#${settings.join("&")}` : "", pages.get(link.hreflang)).href;
});
