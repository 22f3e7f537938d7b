import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--headless","--no-sandbox","--disable-gpu"] });
const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
await p.goto(`http://127.0.0.1:8201/`);
await p.waitForFunction(() => +document.querySelector(".cell")?.dataset.drawn > 0);
console.log(JSON.stringify(await p.evaluate(() => { for (const d of document.querySelectorAll(".deeper details")) d.open = true; document.head.append(Object.assign(document.createElement("style"),{})); for (const c of document.querySelectorAll(".chapter")) c.setAttribute("data-laid-out",""); return [...document.querySelectorAll("figure[data-figure]")].map(f => { const r = f.querySelector(".plot").getBoundingClientRect(); return [f.id, f.className, r.width, r.height].join(" "); }); }), null, 1));
await b.close();
