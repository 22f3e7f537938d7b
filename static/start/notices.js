// Messages on the page if loading is slow or fails.

import { root } from "./files.js";
import { parsed } from "./first-frame.js";

const failureText = (kind) => document.querySelector(`#failure-texts [data-failure="${kind}"]`);

/** Shows the error message of this kind on the page, and logs `detail`. */
export const show = (kind, detail) => {
  const text = failureText(kind);
  const alert = document.getElementById("failure");
  if (detail) console.error(detail);
  clearTimeout(slow);
  document.getElementById("loading")?.remove();
  // The panic hook of the module has already shown a more specific message.
  if (!alert.hidden) return;
  alert.textContent = text.textContent;
  alert.hidden = false;
  text.hidden = true;
  if (kind === "frame") {
    const { href } = location;
    const link = Object.assign(document.createElement("a"), { href, target: "_blank", textContent: href });
    alert.append(" ", link);
    // Hides the server-rendered page: it does not show what the link requests, and its controls do not work.
    root.setAttribute("data-dead", "");
  }
  // Only these problems are solved by loading the page again.
  if (kind !== "renewed" && kind !== "mended") return;
  const button = document.getElementById("reload");
  button.onclick = () => location.reload();
  button.hidden = false;
  alert.append(button);
};

// After 8 s, shows that loading is slow, and stops a style sheet that has not loaded yet from blocking rendering.
export const slow = setTimeout(async () => {
  await parsed;
  const loading = document.getElementById("loading");
  if (!loading) return;
  loading.textContent = failureText("slow").textContent;
  document.body.prepend(loading);
  const style = document.querySelector("link[rel=stylesheet]");
  if (!style || style.sheet) return;
  style.addEventListener("load", () => (style.media = "all"));
  style.media = "not all";
}, 8000);
