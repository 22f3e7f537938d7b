import { chromium } from "@playwright/test";
const [,, url, out, w=1280, h=900, scheme="light", scroll=0, wait=1500] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic"] });
const p = await b.newPage({ viewport: { width: +w, height: +h }, colorScheme: scheme });
p.on("console", m => console.log("console:", m.type(), m.text().slice(0,600)));
p.on("pageerror", e => console.log("error:", e.message.slice(0,600)));
await p.goto(url); await p.waitForTimeout(+wait);
if (+scroll) { await p.evaluate(y => scrollTo({top:y,behavior:"instant"}), +scroll); await p.waitForTimeout(1200); }
await p.screenshot({ path: out });
console.log(await p.evaluate(() => ({ drawn: [...document.querySelectorAll("figure")].map(f => f.dataset.drawn).join(), h: document.documentElement.scrollHeight, marks: performance.getEntriesByType("measure").slice(0,5).map(m=>m.name+" "+m.startTime.toFixed(0)+"+"+m.duration.toFixed(1)), fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime })));
await b.close();
