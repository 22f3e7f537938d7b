import { test, open } from "./page.js";
for (const [w, link] of [[390,""],[390,"d=16384&n=1048576&base=123456789.125&pos=1048575&pair=8191"],[1280,"d=16384&n=1048576&base=123456789.125&pos=1048575&pair=8191"]])
test("probe " + w + link, async ({ page }) => {
  await page.setViewportSize({ width: w, height: 844 });
  await open(page, link);
  console.log(w, link, JSON.stringify(await page.evaluate(() => { const clipped = (e) => { for (let p = e.parentElement; p; p = p.parentElement) { const o = getComputedStyle(p).overflowX; if (o !== "visible" && p !== document.documentElement && p !== document.body) return true; } return false; };
  return [...document.querySelectorAll("body *")].filter(e => e.getBoundingClientRect().right > innerWidth + 0.5 && !clipped(e)).map(e => e.localName + "." + e.className + " in " + e.parentElement.className + " of " + (e.closest("figure")?.id ?? "") + " " + Math.round(e.getBoundingClientRect().right)).slice(0, 8); })));
});
