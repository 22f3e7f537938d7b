// Unpacks the files in the single-file page, for `start.js` and the loader of lazy chunks. The files are gzipped and
// base64-encoded (`cargo xtask dist --single-file`).
self.phasorFiles = (() => {
  // The embedded files are at the end of the page.
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  const response = async (name) => {
    await parsed;
    const { textContent } = document.querySelector(`script[data-file="${name}"]`);
    const packed = new Blob([Uint8Array.from(atob(textContent), (character) => character.charCodeAt(0))]);
    return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip")));
  };
  const address = async (name) => {
    const content = await (await response(name)).arrayBuffer();
    return URL.createObjectURL(new Blob([content], { type: "text/javascript" }));
  };
  // The module and the loader import each other by name, so an import map resolves these names to blob URLs.
  const script = async (name) => {
    const names = [name, "phasor_later.js"];
    const addresses = await Promise.all(names.map(address));
    const map = document.createElement("script");
    map.type = "importmap";
    map.textContent = JSON.stringify({ imports: Object.fromEntries(names.map((name, i) => [name, addresses[i]])) });
    document.head.append(map);
    return addresses[0];
  };
  return { response, script };
})();
