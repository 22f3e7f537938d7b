### The steps on the board, `tour-<number>`, and of the chapters, `tour-<chapter>-<number>`:
### what the page is set to, one after the other, with > between | figure | marks | words

tour-1 = pos=0 > pos=2 | heatmap | | הקשב לבדו מתעלם מסדר המילים: כל מילה מקבלת אותו פלט ב״כלב נשך אדם״ וב״אדם נשך כלב״.
tour-2 = pos=0 > pos=40 | heatmap | column | קידוד מיקום נותן לכל מיקום וקטור משלו: עמודה אחת של המטריצה.
tour-3 = pos=0 > pos=6 | trajectory | point | כל זוג ממדים הוא סינוס וקוסינוס: נקודה שנעה על מעגל.
tour-4 = pair=0 > pair=40 | heatmap | row | לכל זוג תדר משלו (כמה מהר הנקודה שלו מסתובבת): גבוה בזוג 0, נמוך בזוג 40.
tour-5 = k=1 > k=40 | distance-matrix | diagonal | יחד, כל הזוגות מבדילים בין מיקומים; המרחק תלוי בהיסט k בלבד: צבע אחד לכל אלכסון.
tour-6 = base=10000 > base=100 | wavelengths | line | אורכי הגל נמתחים מ־2π עד כמעט 2π·base; בבסיס קטן יותר, כל הזוגות חוץ מהראשון מסתובבים מהר יותר.
tour-7 = d=8 > d=512 | wavelengths | line | d_model קובע כמה זוגות יש: 4 כאשר d_model הוא 8, ו־256 כאשר הוא 512, ואורכי הגל צפופים יותר.
tour-8 = d=4&pos=0&k=1 > d=4&pos=0&k=44 | distance-matrix | diagonal | תורכם: מצאו בסיס שבו המרחק בין הקידודים של המיקומים 0 ו־44 קטן מ־0.1.

## One clock
tour-2-1 = d=2&n=20&pos=0 | components | cos | במיקום 0 המחוג מצביע היישר למעלה: הקוסינוס בשיאו, הסינוס ב־0.
tour-2-2 = d=2&n=20&pos=3 | components | sin | שלושה מיקומים הלאה המחוג השלים כמעט חצי סיבוב: הסינוס חזר כמעט ל־0, בדרכו למטה.
tour-2-3 = d=2&n=50&pos=44 | components | sin | במיקום 44 שתי העקומות כמעט במקום שבו התחילו, ולכן שעון אחד מתקשה להבדיל בין 44 ל־0.

## Many clocks
tour-3-1 = d=4&base=100&n=63&pos=6 | clocks | hand | עם שעון שני, איטי יותר, אפשר להבדיל בין מיקומים: המחוג המהיר כמעט השלים סיבוב, האיטי זז עשירית סיבוב.
tour-3-2 = n=50&pos=10 | clocks | hand | במודל שעונים רבים בהרבה, וכל המחוגים יחד מראים מיקום אחד.
tour-3-3 = n=50&pos=10 | heatmap | column | כשכותבים אותם זה לצד זה, כל מיקום הוא עמודה: טביעת האצבע שלו.
tour-3-4 = n=50&pos=10&pair=40 | heatmap | row | זוג איטי כמעט אינו משתנה לאורך כל הטקסט.

## Telling positions apart
tour-4-1 = n=50&k=1 | distance-offset | start | היסטים קטנים: המרחק מתחיל קרוב לקו ישר.
tour-4-2 = n=2000&k=1000 | distance-offset | level | היסטים גדולים: המרחק מתנודד סביב רמה, שבה שני קידודים ניצבים זה לזה.
tour-4-3 = d=4&n=1000&k=622 | distance-offset | curve | במעט ממדים, שני מיקומים רחוקים יכולים כמעט להתלכד.
tour-4-4 = n=50&pos=10&k=5 | distance-matrix | diagonal | לכל אלכסון צבע אחד, כי רק ההיסט קובע.
tour-4-5 = n=50&pos=10&k=5 | rotation | block | להתקדם ב־k פירושו לסובב כל זוג בזווית משלו, זהה בכל מיקום.

## Inside the Transformer
tour-5-1 = n=50&pos=10&k=5 | rope | score | אם מסובבים במקום זאת את השאילתה ואת המפתח, הציון תלוי בהיסט בלבד.
tour-5-2 = order=reversed | attention | without | הפכו את סדר המילים: בלי מיקומים המשקלים נעים עם המילים שלהם, ודבר אחר אינו משתנה.

## Choosing the wavelengths
tour-6-1 = d=512&n=512 | wavelengths | n | יותר ממחצית הזוגות אינם משלימים אף סיבוב בטקסט של 512 מיקומים.
tour-6-2 = base=500000 | base-context | you | בבסיס גדול יותר הסכום נשאר לרוב מעל 0 עד היסט גדול יותר, אבל לא תמיד: בחרו בסיס משלכם.
