// Gives `start.js` and the loader of later parts the files that the one page holds, which `cargo xtask dist
// --single-file` wrote into it: gzipped, as base64.
self.phasorFiles = (() => {
  // The files stand at its end.
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
  // The script of the program and the loader import each other by their names.
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
