import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic"] });
const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
await p.addInitScript(() => { window.log=[]; const t=()=>{const f=document.getElementById("distance-matrix"); if(f){const r=[...document.querySelectorAll(".chapter")].map(c=>Math.round(c.getBoundingClientRect().height)).join(); const s=[performance.now()|0, Math.round(f.getBoundingClientRect().top+scrollY), Math.round(scrollY), document.querySelector("header")?.offsetHeight, r, document.documentElement.dataset.settled].join(" "); if(s.split(" ").slice(1).join()!==window.log.at(-1)?.split(" ").slice(1).join()) window.log.push(s);} requestAnimationFrame(t)}; requestAnimationFrame(t)});
await p.goto("http://127.0.0.1:8123/#distance-matrix"); await p.waitForTimeout(2500);
console.log((await p.evaluate(()=>log)).join("\n"));
await b.close();
