// The figure as an anywidget module, for JupyterLab, marimo and other hosts of anywidget. Each trait of the model with
// the name of an attribute of <phasor-figure> is bound to that attribute, both ways; `src` is the URL of the page. The
// attribute `layout` is the trait `pair_layout`, because every widget already has a trait `layout`.
import "./phasor-figure.js";

const keyOf = (name) => (name === "figure" ? "fig" : name);
const traitOf = (name) => (name === "layout" ? "pair_layout" : name);

/** The URL of the page next to this module; unknown if a notebook runs the module from its source text. */
const beside = /^https?:/.test(import.meta.url) ? new URL("./", import.meta.url).href : undefined;

function render({ model, el }) {
  const figure = document.createElement("phasor-figure");
  const names = figure.constructor.observedAttributes.filter((name) => model.get(traitOf(name)) !== undefined);
  const take = (name) => {
    const value = model.get(traitOf(name));
    if (value === null || value === "") figure.removeAttribute(name);
    else if (figure.getAttribute(name) !== String(value)) figure.setAttribute(name, value);
  };
  const listeners = names.map((name) => [`change:${traitOf(name)}`, () => take(name)]);
  for (const [event, listener] of listeners) model.on(event, listener);
  figure.addEventListener("phasor-change", ({ detail: { parameters } }) => {
    const isTold = (name) => keyOf(name) in parameters && model.get(traitOf(name)) !== parameters[keyOf(name)];
    const told = names.filter(isTold);
    for (const name of told) model.set(traitOf(name), parameters[keyOf(name)]);
    if (told.length > 0) model.save_changes();
  });
  names.forEach(take);
  if (!figure.hasAttribute("src") && beside) figure.setAttribute("src", beside);
  el.append(figure);
  return () => {
    for (const [event, listener] of listeners) model.off(event, listener);
    figure.remove();
  };
}

export default { render };
