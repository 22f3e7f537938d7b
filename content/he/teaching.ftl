### The words of what teaches beside the figures.

## Puzzles
puzzle-title = חידה
puzzle-solved = נפתרה.
contents-puzzles = נפתרו { $solved } מתוך { $all } חידות
puzzle-stuck = נתקעתם?
puzzle-solution = הצגת פתרון בדף

## Exercises for teachers
lecture-title = הרצאה אחת בחמש תמונות
lecture-lede = כל קישור הוא שקופית עם המחוונים שלה. מקשים: רווח מפעיל, 1 עד 6 מגדילים איור ו־0 מציג את כולם, F למסך מלא. היכן ששאלה באה קודם, A עד D בוחרים ו־R מגלה את התמונה.
lecture-components = זוג אחד הוא מחוג, ושני המספרים שלו הם קואורדינטות הקצה.
lecture-clocks = מחוגים רבים, כל אחד איטי מקודמו: מיקומים קרובים ורחוקים.
lecture-heatmap = כל המיקומים זה לצד זה: כל עמודה היא וקטור אחד.
lecture-distance-offset = שאלו כיצד המרחק גדל, ואז הראו: הוא תלוי בהיסט בלבד.
lecture-rope = שאלו מה קורה לציון כששתי המילים מתקדמות, ואז הראו.
exercises-title = תרגילים
exercises-document = Phasor: תרגילים
exercises-lede = למורים: מה כל פרק דורש ומלמד, תרגילים, ואחריהם כל התשובות. המספרים בתשובות מחושבים כשהדף נבנה.
exercises-timed = למורים: תרגילים, { $minutes } דקות
exercises-untimed = למורים: תרגילים
# The word that follows a number of minutes in exercises.md.
exercises-minutes = דקות
exercises-answer = תשובה
exercises-answers = תשובות
exercises-task = בחזרה לתרגיל
exercises-all = כל התרגילים בדף אחד, להדפסה
exercises-back = בחזרה לאיורים

## The tour
tour-begin = סיור של 2 דק׳
tour-of-chapter = הפרק צעד אחר צעד
tour-title = סיור
tour-states = מצבים
tour-whole-page = הדף כולו
tour-no-window = המסגרת שבה הדף נמצא אינה רשאית לפתוח חלון. הדף כולו נמצא בכתובת { $address }
tour-count = { $step } מתוך { $steps }
tour-previous = הצעד הקודם
tour-next = הצעד הבא
tour-back = בחזרה לסיור
tour-again = הצגה חוזרת
tour-back-to-state = חזרה
tour-end = סיום הסיור

## What puzzles ask, what they stand at, and why it is solved
puzzle-components = מצאו מיקום, מ־1 ואילך, שבו המחוג של זוג 0 רחוק ימינה כמו למעלה (או שמאלה כמו למטה), עד כדי 0.01.
puzzle-components-now = הסינוס פחות הקוסינוס הוא { $value }.
puzzle-components-why = המחוג עומד אז שמינית סיבוב מהקצה העליון, או חמש שמיניות.
puzzle-clocks = בבסיס 10 000 ובשני זוגות לפחות, מצאו מיקום, מ־1 ואילך, שבו כל מחוג נמצא במרחק 10° לכל היותר מהקצה העליון.
puzzle-clocks-now = מבין המחוגים של כל הזוגות, הרחוק ביותר מהקצה העליון נמצא { $value }° ממנו.
puzzle-clocks-why = קל יותר להביא יחד מעט מחוגים מאשר הרבה: בארבעה ממדים, במיקום 622, המהיר השלים כמעט 99 סיבובים והאיטי כמעט 1.
puzzle-heatmap = בנו מטריצה של 32 ממדים לפחות, שבה כל זוג משלים סיבוב בתוך 50 מיקומים.
puzzle-heatmap-now = אורך הגל הארוך ביותר הוא { $value } מיקומים.
puzzle-heatmap-why = רק הבסיס מקצר כל כך את אורך הגל הארוך ביותר.
puzzle-distance-offset = בארבעה ממדים לפחות, הביאו שני מיקומים שונים, קטנים מ־1000, למרחק של 0.2 לכל היותר זה מזה.
puzzle-distance-offset-now = המרחק הוא { $value }.
puzzle-distance-offset-why = כל השעונים חוזרים אז יחד להתחלה, כמעט.
puzzle-distance-matrix = בארבעה ממדים לפחות, מצאו שני מיקומים שהמרחק ביניהם הוא לפחות 99.9 % מהחסם (המרחק הגדול ביותר האפשרי), כך שהקידודים שלהם כמעט מנוגדים.
puzzle-distance-matrix-now = המרחק הוא { $value } % מהחסם.
puzzle-distance-matrix-why = כל מחוג השלים אז כמעט חצי סיבוב, מלבד סיבובים שלמים.
puzzle-rotation = בחרו היסט שבו הבלוק של זוג 0 הוא רבע סיבוב עם כיוון השעון, עד כדי מעלה אחת.
puzzle-rotation-now = הבלוק של זוג 0 מסתובב ב־{ $value }°.
puzzle-rotation-why = הבלוק הוא אז בקירוב (0, 1; −1, 0): במקום הסינוס בא הקוסינוס.
puzzle-wavelengths = בשמונה ממדים לפחות, בחרו את האורך כך שבדיוק מחצית הזוגות משלימים סיבוב.
puzzle-wavelengths-now = זוגות שמשלימים סיבוב: { $value }.
puzzle-wavelengths-why = אורך הגל האמצעי הוא 2π·√base.
puzzle-attention = סדרו את המילים כך שהמילה הראשונה תעמוד אחרונה, והאחרונה ראשונה.
puzzle-attention-now = הסדר הוא: { $value }.
puzzle-attention-why = בלי מיקומים המשקלים נעו עם המילים שלהם, וכל אחד נשאר כפי שהיה.
puzzle-rope = מצאו הגדרות, בהיסט שאינו 0, שבהן הסיבוב כמעט אינו משנה את הציון: אף זוג של הראש אינו מסתובב ביותר מ־0.01 רדיאן, מלבד סיבובים שלמים.
puzzle-rope-now = הזוג הרחוק ביותר מסיבובים שלמים נמצא במרחק { $value } רדיאן מהם.
puzzle-rope-why = מספר שלם של רדיאנים קרוב לסיבובים שלמים כשיש שבר שקרוב ל־π, כמו 22/7, 333/106 ו־355/113.
puzzle-base-context = ב־128 ממדים לראש, מצאו בסיס קטן מעשרה מיליון שבו סכום הקוסינוסים נשאר מעל 0 עד מעבר ל־100 000 מיקומים.
puzzle-base-context-now = הסכום יורד לראשונה מתחת ל־0 בהיסט { $value }.
puzzle-base-context-why = ההיסט אינו תמיד גדל כשהבסיס גדל: בבסיס גדול יותר הוא עשוי להיות קטן יותר.
