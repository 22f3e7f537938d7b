// Gives `start.js` and the loader of later parts the files that the one page holds, which `cargo xtask dist
// --single-file` wrote into it: compressed, as text.
self.phasorFiles = (() => {
  // The files stand at its end.
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  // As in `xtask/src/septets.rs`: seven bits in each character, fourteen in those that are not ASCII.
  const REFUSED = [0, 13, 60];
  const bytes = (text, size) => {
    const bytes = new Uint8Array(size);
    let [length, held, bits] = [0, 0, 0];
    const take = (septet) => {
      held = (held << 7) | septet;
      bits += 7;
      if (bits < 8) return;
      bits -= 8;
      bytes[length++] = held >> bits;
    };
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) take(REFUSED[(code - 256) >> 7]);
      take(code & 127);
    }
    return bytes;
  };
  const response = async (name) => {
    await parsed;
    const { textContent, dataset } = document.querySelector(`script[data-file="${name}"]`);
    const packed = new Blob([bytes(textContent, Number(dataset.size))]);
    return new Response(packed.stream().pipeThrough(new DecompressionStream("gzip")));
  };
  const script = async (name) => {
    const content = await (await response(name)).arrayBuffer();
    return URL.createObjectURL(new Blob([content], { type: "text/javascript" }));
  };
  return { response, script };
})();
