// The figure as an anywidget module, for JupyterLab, marimo and other hosts of anywidget. Each trait of the model with
// the name of an attribute of <phasor-figure> is bound to that attribute, both ways; `src` is the URL of the page. The
// trait for the attribute `layout` is `pair_layout`, because every widget already has a trait `layout`.
import "./phasor-figure.js";

const keyOf = (name) => (name === "figure" ? "fig" : name);
const traitOf = (name) => (name === "layout" ? "pair_layout" : name);

/** The URL of the page, next to this module; undefined if a notebook runs the module from its source text. */
const pageUrl = /^https?:/.test(import.meta.url) ? new URL("./", import.meta.url).href : undefined;

function render({ model, el }) {
  const figure = document.createElement("phasor-figure");
  const names = figure.constructor.observedAttributes.filter((name) => model.get(traitOf(name)) !== undefined);
  const updateAttribute = (name) => {
    const value = model.get(traitOf(name));
    if (value === null || value === "") figure.removeAttribute(name);
    else if (figure.getAttribute(name) !== String(value)) figure.setAttribute(name, value);
  };
  const listeners = names.map((name) => [`change:${traitOf(name)}`, () => updateAttribute(name)]);
  for (const [event, listener] of listeners) model.on(event, listener);
  figure.addEventListener("phasor-change", ({ detail: { parameters } }) => {
    const hasChanged = (name) => keyOf(name) in parameters && model.get(traitOf(name)) !== parameters[keyOf(name)];
    const changed = names.filter(hasChanged);
    for (const name of changed) model.set(traitOf(name), parameters[keyOf(name)]);
    if (changed.length > 0) model.save_changes();
  });
  names.forEach(updateAttribute);
  if (!figure.hasAttribute("src") && pageUrl) figure.setAttribute("src", pageUrl);
  el.append(figure);
  return () => {
    for (const [event, listener] of listeners) model.off(event, listener);
    figure.remove();
  };
}

export default { render };
