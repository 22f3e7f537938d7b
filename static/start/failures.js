// Finds out why a file is missing, or why the program did not start.

import { HASHES, isMended, isOneFile, response, root } from "./files.js";
import { isFirstLoad, parsed } from "./first-frame.js";
import { show } from "./notices.js";
import { textsName } from "./texts.js";

/** Whether the host now serves another build, so that files of this build may no longer exist. */
const isRenewed = async () => {
  try {
    const page = await (await fetch(location.href, { cache: "no-cache" })).text();
    const [, build] = /<meta name="build" content="(\w+)"/.exec(page);
    return build !== document.querySelector("meta[name=build]").content;
  } catch {
    // There is no response, or it is not this page.
    return false;
  }
};

/** The kind of a failure. If a new build was published: "renewed", with a message on the page. */
const failureKind = async ({ kind }) => {
  if (kind !== "download" || isOneFile || !(await isRenewed())) return kind;
  await parsed;
  show("renewed");
  return "renewed";
};

// The loader calls this when a lazy chunk is missing. The chunk's placeholder then shows the reason.
self.phasorMissing = async (error) => {
  if (root.dataset.missing !== "renewed") root.dataset.missing = (await failureKind(error)) ?? "";
};

/** Finds out why the program did not start, by fetching each of its files again, and shows the reason or reloads the
 * page. `downloadKind`: the message to show if a file could not be fetched. */
export const recover = async (error, downloadKind = "download") => {
  await parsed;
  if (isOneFile) return show("start", error);
  if (location.protocol === "file:") return show("file", error);
  const names = Object.keys(HASHES).filter((name) => !name.startsWith("texts/") || name === textsName);
  const failures = (await Promise.allSettled(names.map(response))).flatMap(({ reason }) => reason ?? []);
  const failure = failures.find(({ kind }) => kind === "download") ?? failures[0];
  if (failure?.kind === "download" && self.origin === "null") return show("frame", error);
  if (failure) {
    const kind = await failureKind(failure);
    return kind === "renewed" ? console.error(error) : show(kind === "download" ? downloadKind : kind, error);
  }
  // All files are now available and intact, so the failure was temporary, or caused by a cache. Reloads at most once.
  if (isFirstLoad) return location.reload();
  show(isMended ? "mended" : "start", error);
};
