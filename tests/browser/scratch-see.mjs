import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--headless","--no-sandbox","--disable-gpu"] });
for (const [n, js, scheme, vw, vh] of [["nojs",false,"light",1280,800],["nojs-dark",false,"dark",1280,800],["nojs-phone",false,"light",390,844],["js",true,"light",1280,800]]) {
 const p = await b.newPage({ viewport: { width: vw, height: vh }, javaScriptEnabled: js, colorScheme: scheme });
 p.on("console", m => m.type()==="error" && console.log(n, m.text())); p.on("pageerror", e => console.log(n, String(e)));
 await p.goto(`http://127.0.0.1:8201/`); await p.waitForTimeout(js ? 3000 : 1200);
 await p.screenshot({ path: `/tmp/stills/${n}.png` });
 if (n==="nojs") { await p.evaluate(()=>0).catch(()=>0); const el = p.locator("#gallery"); await el.scrollIntoViewIfNeeded(); await p.waitForTimeout(600); await p.screenshot({ path: "/tmp/stills/nojs-lesson.png" }); }
 await p.close();
}
await b.close();
