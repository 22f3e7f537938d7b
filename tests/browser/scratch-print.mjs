import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
const fig = process.argv[2] ?? "binary";
await p.goto(`http://127.0.0.1:8201/#fig=${fig}`);
await p.waitForFunction(() => +document.querySelector(".cell")?.dataset.drawn > 0);
await p.waitForTimeout(800);
const ink = () => p.evaluate(() => { const c = document.querySelector(".cell canvas"); const d = c.getContext("2d").getImageData(0,0,c.width,c.height).data; let n=0; for (let i=3;i<d.length;i+=4) if (d[i]) n++; return [c.width,c.height,n/(c.width*c.height)]; });
if (process.argv[3]) console.log("screen", await ink());
await p.pdf({ path: `/tmp/stills/${fig}.pdf`, preferCSSPageSize: true });
if (process.argv[3]) { await p.evaluate(() => window.dispatchEvent(new Event("beforeprint"))); console.log("paper", await ink()); }
await b.close();
