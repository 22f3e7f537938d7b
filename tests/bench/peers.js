// The same work by other libraries and by an optimised loop. Each returns the milliseconds of all runs.

const N_POS = 2048;
const D_MODEL = 1024;

const frequencies = (base) => Float64Array.from({ length: D_MODEL / 2 }, (_, pair) => base ** ((-2 * pair) / D_MODEL));

/** The encoding position by position, with interleaved sines and cosines, in single precision. */
function encode(base, out) {
  const freqs = frequencies(base);
  for (let pos = 0, at = 0; pos < N_POS; pos += 1) {
    for (let pair = 0; pair < freqs.length; pair += 1, at += 2) {
      const angle = pos * freqs[pair];
      out[at] = Math.sin(angle);
      out[at + 1] = Math.cos(angle);
    }
  }
  return out;
}

/** One row of values per dimension, as plotting libraries expect them. */
function rows(base, n_pos = N_POS, d_model = D_MODEL) {
  return Array.from({ length: d_model }, (_, dim) => {
    const freq = base ** ((-2 * (dim >> 1)) / d_model);
    return Array.from({ length: n_pos }, (_, pos) => (dim % 2 ? Math.cos : Math.sin)(pos * freq));
  });
}

async function timed(runs, act) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await act(10_000 + run);
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return times;
}

export const peers = {
  /** A plain loop, with its output buffer reused between runs. */
  encode: (runs) => {
    const out = new Float32Array(N_POS * D_MODEL);
    return timed(runs, (base) => encode(base, out));
  },

  /** A plain loop that fills an image, scaled to the size of a plot. */
  canvas: (runs, width, height) => {
    const plot = Object.assign(document.createElement("canvas"), { width, height });
    const source = Object.assign(document.createElement("canvas"), { width: N_POS, height: D_MODEL });
    document.body.append(plot);
    const [to, from] = [plot, source].map((canvas) => canvas.getContext("2d"));
    const image = from.createImageData(N_POS, D_MODEL);
    const pixels = new Uint32Array(image.data.buffer);
    // Blue, white, red.
    const colours = Uint32Array.from({ length: 512 }, (_, step) => {
      const t = step / 255.5 - 1;
      const [r, g, b] = t < 0 ? [1 + t, 1 + t, 1] : [1, 1 - t, 1 - t];
      return (255 << 24) | ((255 * b) << 16) | ((255 * g) << 8) | (255 * r);
    });
    return timed(runs, (base) => {
      const freqs = frequencies(base);
      for (let dim = 0, at = 0; dim < D_MODEL; dim += 1) {
        const [freq, wave] = [freqs[dim >> 1], dim % 2 ? Math.cos : Math.sin];
        for (let pos = 0; pos < N_POS; pos += 1, at += 1) pixels[at] = colours[(255.5 * (1 + wave(pos * freq))) | 0];
      }
      from.putImageData(image, 0, 0);
      to.drawImage(source, 0, 0, width, height);
    });
  },

  /** plotly.js, with precomputed values. */
  plotly: async (runs, width, height) => {
    const place = document.body.appendChild(document.createElement("div"));
    const layout = { width, height, margin: { t: 10, r: 60, b: 40, l: 50 } };
    const [one, other] = [rows(10_000), rows(9_000)];
    const draw = (z) => Plotly.react(place, [{ type: "heatmap", z, colorscale: "RdBu" }], layout, { staticPlot: true });
    await draw(one);
    return timed(runs, (base) => draw(base % 2 ? one : other));
  },

  /** ECharts, with a quarter of the columns, half of the rows, and precomputed values. */
  echarts: async (runs, width, height) => {
    const place = document.body.appendChild(document.createElement("div"));
    place.style.cssText = `width:${width}px;height:${height}px`;
    const chart = echarts.init(place, null, { renderer: "canvas" });
    const data = (base) => rows(base, 512, 512).flatMap((row, dim) => row.map((value, pos) => [pos, dim, value]));
    const [one, other] = [data(10_000), data(9_000)];
    const axis = { type: "category", data: Array.from({ length: 512 }, (_, index) => index) };
    const draw = (values) =>
      new Promise((resolve) => {
        chart.on("finished", function done() {
          chart.off("finished", done);
          resolve();
        });
        chart.setOption({
          animation: false,
          xAxis: axis,
          yAxis: axis,
          visualMap: { min: -1, max: 1, show: false },
          series: [{ type: "heatmap", data: values, progressive: 0 }],
        });
      });
    await draw(one);
    return timed(runs, (base) => draw(base % 2 ? one : other));
  },
};
