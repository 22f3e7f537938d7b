### What a reader is asked to predict before the answer is shown (src/lessons/questions). `…-why` says what is true; `…-mistake-…` answers one wrong answer and stands before it.

ask-predict = שאלה
ask-lock = נעילת התשובה
ask-show = לתשובה
ask-reveal = חשיפה (R)
ask-again = ניסיון נוסף
ask-see = אל האיור
ask-hide = קודם הסתרת האיור
ask-first = קודם שאלות
ask-first-help = שאלה עומדת במקום האיור שלה עד שעונים עליה.
ask-field = התשובה שלכם
ask-handle = הניחוש שלכם עבור { $place }
ask-handle-value = { $y }: { $value }
ask-draw = הזיזו את חמש הנקודות למעלה או למטה, בגרירה או במקשי החצים.
ask-type-first = עוד אין מספר. הקלידו אחד, או הקישו על ״{ $show }״.
ask-draw-first = הנקודות עדיין במקומן. הזיזו אותן, או הקישו על ״{ $show }״.
ask-locked = ננעל. התשובה הנכונה נשארת מוסתרת עד שתיחשף.
ask-right = נכון.
ask-close = קרוב מאוד.
ask-low = { $guess } קטן מדי: כאן זה { $truth }.
ask-high = { $guess } גדול מדי: כאן זה { $truth }.
ask-mark-chosen = התשובה שלכם
ask-mark-right = התשובה הנכונה
ask-gap = בממוצע טעיתם ב־{ $mean }; יותר מכול עבור { $place }: ציירתם { $drawn }, והערך הנכון { $truth }.
ask-gap-factor = בממוצע טעיתם פי { $mean }; יותר מכול עבור { $place }: ציירתם { $drawn }, והערך הנכון { $truth }.
ask-plot-guess = הניחוש שלכם
ask-plot-truth = העקומה
ask-plot-gap = הפער
ask-plot-one = { $place }: { $value }
ask-plot-both = { $place }: צויר { $drawn }, נכון { $truth }
ask-plot-alt = תרשים של { $y } מול { $x }. { $list }.

## The problem
ask-order-answer-question = מודל שהקשב שלו רואה כל מילה, אבל אינו רואה מיקומים, קורא ״כלב נשך אדם״ ואחר כך ״אדם נשך כלב״. מה קורה לפלט שהוא מחשב למילה ״כלב״?
ask-order-answer-option-1 = הסימן שלו מתהפך.
ask-order-answer-option-2 = הוא נעשה מעט קטן יותר.
ask-order-answer-option-3 = הוא נשאר בדיוק אותו הדבר.
ask-order-answer-mistake-1 = שום דבר אינו הופך את הסימן: כל מילה מקבלת אותו משקל כמו קודם, ויש לה אותו ערך.
ask-order-answer-mistake-2 = הוא היה נעשה קטן יותר אילו מילה רחוקה נחשבה פחות. אבל שום דבר בסכום אינו אומר כמה רחוקה מילה.
ask-order-answer-why = הקשב מחבר את מה שכל מילה תורמת, במשקלים שתלויים במילים ולא במקומותיהן, וסכום אינו תלוי בסדר המחוברים. בחישוב כאן, עם וקטורים מומצאים, אורך הפלט של ״כלב״ הוא { $length } לפני ההיפוך ו־{ $reversed } אחריו; שני הפלטים נבדלים ב־{ $difference }, לא יותר משגיאת עיגול.

## One clock
ask-one-turn-question = זוג 0 מסתובב ברדיאן אחד לכל מיקום. אחרי כמה מיקומים הוא משלים סיבוב?
ask-one-turn-mistake-before = אחרי { $before } מיקומים עוד חסרות לו { $short }° לסיבוב שלם. מספר שלם של מיקומים לעולם אינו סוגר את המעגל בדיוק: 2π, בערך { $turn }, הוא מספר אי־רציונלי.
ask-one-turn-mistake-after = אחרי { $after } מיקומים הוא כבר { $past }° מעבר לסיבוב שלם. מספר שלם של מיקומים לעולם אינו סוגר את המעגל בדיוק: 2π, בערך { $turn }, הוא מספר אי־רציונלי.
ask-one-turn-mistake-half = { $half } הוא π: אחרי מספר כזה של מיקומים הוא השלים חצי סיבוב.
ask-one-turn-mistake-degrees = בסיבוב יש { $guess } מעלות, אבל מיקום אחד מסובב את הזוג ברדיאן אחד, כלומר ב־{ $degrees }°.
ask-one-turn-mistake-radian = { $guess } הוא בערך מספר המעלות ברדיאן אחד: בזווית הזאת הזוג מסתובב לכל מיקום.
ask-one-turn-mistake-step = רדיאן אחד הוא הזווית שבה הוא מסתובב לכל מיקום: { $degrees }°, פחות משישית סיבוב.
ask-one-turn-mistake-two = ל־{ $guess } חסר ה־π: בסיבוב יש 2π רדיאנים.
ask-one-turn-mistake-base = { $base } הוא הבסיס, שמאט את הזוגות האחרים. זוג 0 מסתובב ברדיאן אחד, יהיה הבסיס אשר יהיה.
ask-one-turn-why = סיבוב הוא 2π = { $turn } רדיאנים, וכל מיקום מוסיף 1. במיקומים שלמים הזוג מתקרב למקום שבו היה, אבל לעולם אינו חוזר אליו ממש: אחרי { $near } מיקומים הוא במרחק { $off } ממנו.
ask-one-pair-distance-question = זוג אחד משלים סיבוב כשהמיקום עולה מ־0 עד { $turn }. מה מרחקו במהלך הסיבוב, בקו ישר, מהמקום שבו היה במיקום 0? ציירו את המרחק.
ask-one-pair-distance-place = מיקום { $x }
ask-one-pair-distance-mistake-grows = ציירתם אותו גדל עד הסוף. אבל אחרי סיבוב שלם הזוג חוזר למקום שבו היה, והמרחק הוא 0.
ask-one-pair-distance-mistake-arc = מדדתם לאורך המעגל, ועד הנקודה שממול זה { $half }. בקו ישר זה { $greatest }.
ask-one-pair-distance-mistake-straight = ציירתם עלייה וירידה בקו ישר. אבל ליד נקודת ההתחלה הזוג נע היישר הלאה ממנה, וליד הנקודה שממול הוא נע כמעט הצידה: אחרי רבע סיבוב המרחק הוא { $quarter }, יותר ממחצית { $greatest }.
ask-one-pair-distance-why = המרחק הוא המיתר בין שתי נקודות על המעגל, הערך המוחלט של 2·sin(pos·freq/2). תחילה הוא גדל מהר, אחרי חצי סיבוב הוא { $greatest }, ואחרי סיבוב שלם שוב 0: לזוג אחד לבדו, מקומות שסיבוב שלם ביניהם היו נראים זהים.

## Many clocks
ask-slowest-turn-question = בקידוד יש { $d } ממדים, והבסיס הוא { $base }. כמה מיקומים דרושים לזוג האיטי ביותר כדי להשלים סיבוב?
ask-slowest-turn-mistake-limit = 2π·{ $base } הוא הגבול, { $limit }, והזוג האיטי ביותר נשאר מתחתיו: המעריך שלו הוא { $last }/{ $d }, ולא 1. כאן זה { $slowest }.
ask-slowest-turn-mistake-radians = { $power } הוא { $base } בחזקת { $last }/{ $d }, וזה מספר המיקומים הדרוש לו כדי להסתובב ברדיאן אחד. בסיבוב יש 2π כאלה.
ask-slowest-turn-mistake-base = { $base } הוא הבסיס. כדי להסתובב ברדיאן אחד דרושים לזוג האיטי ביותר מעט פחות מיקומים; לסיבוב שלם, פי 2π מזה.
ask-slowest-turn-mistake-dimensions = { $d } הוא מספר הממדים. קצב הסיבוב של הזוג האיטי ביותר תלוי בבסיס הרבה יותר מאשר במספרם.
ask-slowest-turn-mistake-pairs = { $pairs } הוא מספר הזוגות, והאיטי שבהם הוא זוג { $pair }.
ask-slowest-turn-mistake-fastest = { $fastest } הוא סיבוב אחד של הזוג המהיר ביותר, זוג 0.
ask-slowest-turn-why = הזוג האיטי ביותר הוא זוג { $pair }. אורך הגל שלו הוא 2π כפול { $base } בחזקת { $last }/{ $d }: 2π·{ $power } = { $slowest } מיקומים.
ask-wavelength-ladder-question = בקידוד יש { $d } ממדים, והבסיס הוא { $base }. מה אורך הגל של כל אחד מ־{ $pairs } הזוגות, מזוג 0 עד זוג { $last }? שימו לב לסקלה: צעדים שווים כלפי מעלה הם גורמים שווים.
ask-wavelength-ladder-place = זוג { $x }
ask-wavelength-ladder-mistake-falls = ציירתם אותו יורד. אבל זוגות מאוחרים יותר מסתובבים לאט יותר, ולכן דרושים להם יותר מיקומים לסיבוב, ולא פחות.
ask-wavelength-ladder-mistake-level = ציירתם זוגות כמעט זהים. אבל זוג 0 מסתובב ב־{ $fast } רדיאן לכל מיקום, וזוג { $last } ב־{ $slow }.
ask-wavelength-ladder-mistake-linear = ציירתם עלייה תלולה בהתחלה ומתונה אחר כך, כאילו כל זוג מוסיף אותו מספר מיקומים. אבל כל זוג כופל.
ask-wavelength-ladder-mistake-late = ציירתם עלייה מאוחרת. אבל הגורם מזוג לזוג זהה מהזוג הראשון עד האחרון.
ask-wavelength-ladder-why = כל אורך גל הוא פי { $ratio } מקודמו, מ־{ $first } עד { $longest } מיקומים. בסקלה הזאת גורמים שווים הם צעדים שווים, ולכן הזוגות נמצאים על קו ישר.

## Telling positions apart
ask-distance-curve-question = כמה רחוקים זה מזה הקידודים של שני מיקומים, ב־{ $d } ממדים ובבסיס { $base }? ציירו את המרחק מול ההיסט ביניהם, מ־0 עד { $last }. אין שני קידודים שרחוקים זה מזה יותר מ־{ $bound }.
ask-distance-curve-place = היסט { $x }
ask-distance-curve-mistake-start = בהיסט 0 שניהם אותו מיקום, ולכן המרחק ביניהם הוא 0.
ask-distance-curve-mistake-wave = ציירתם גל שחוזר, כמו המרחק של זוג אחד. אבל כשאחד מ־{ $pairs } הזוגות משלים סיבוב, האחרים נמצאים במקומות אחרים.
ask-distance-curve-mistake-even = ציירתם אותו ממשיך לגדול כפי שהתחיל. אבל זוג שהשלים סיבוב אינו מוסיף עוד בממוצע, ועד היסט { $early } הזוגות המהירים כבר השלימו.
ask-distance-curve-why = המרחק עולה ל־{ $one } בהיסט 1 ול־{ $at_early } בהיסט { $early }, ומשם רק זוחל מעלה, עד { $at_late } בהיסט { $late }: הזוגות המהירים כבר השלימו סיבוב, והאיטיים בקושי התחילו להסתובב.
ask-longest-encoding-question = ב־{ $d } ממדים ובבסיס { $base }: לאיזה מהמיקומים { $first }, { $second } ו־{ $third } הקידוד הארוך ביותר, כווקטור?
ask-longest-encoding-option-1 = מיקום { $first }
ask-longest-encoding-option-2 = מיקום { $second }
ask-longest-encoding-option-3 = מיקום { $third }
ask-longest-encoding-option-4 = כולם באותו אורך.
ask-longest-encoding-mistake-1 = במיקום { $first } כל הסינוסים הם 0, אבל כל הקוסינוסים הם 1, והאורך הוא { $at_first }.
ask-longest-encoding-mistake-2 = במיקום { $second } יש רכיבים גדולים, אבל אז בני הזוג שלהם קטנים: האורך הוא { $at_second }.
ask-longest-encoding-mistake-3 = מיקום גדול יותר מסובב את הזוגות רחוק יותר, אבל אינו מאריך אף אחד מהם: האורך הוא { $at_third }.
ask-longest-encoding-why = זוג נמצא על מעגל שרדיוסו 1, בכל זווית שאליה הסתובב: sin² + cos² = 1. לכן { $pairs } זוגות יוצרים וקטור שאורכו √{ $pairs } = { $norm } בכל מיקום. בחישוב מתוך הרכיבים: { $at_first }, { $at_second } ו־{ $at_third }.

## Choosing the wavelengths
ask-ten-times-base-question = ב־{ $d } ממדים, הבסיס עולה מ־{ $base } ל־{ $other }. פי כמה גדל אורך הגל הארוך ביותר?
ask-ten-times-base-mistake-limit = פי { $times } גדלים הבסיס והגבול, 2π·base. לאורך הגל הארוך ביותר המעריך { $power }/{ $d }, ולא 1, ולכן הוא עצמו גדל פי { $growth }.
ask-ten-times-base-mistake-first = רק אורך הגל הקצר ביותר אינו משתנה: הוא 2π, יהיה הבסיס אשר יהיה.
ask-ten-times-base-mistake-middle = זה הגורם של זוג { $middle }, האמצעי, שבו המעריך הוא 1/2.
ask-ten-times-base-mistake-base = { $other } הוא הבסיס החדש עצמו. השאלה היא פי כמה גדל אורך הגל.
ask-ten-times-base-why = אורך הגל הארוך ביותר הוא 2π כפול הבסיס בחזקת { $power }/{ $d }. { $times } בחזקה הזאת הם { $growth }: אורך הגל גדל מ־{ $before } ל־{ $after } מיקומים.
ask-similarity-far-question = עד כמה דומים שני קידודים של מיקומים רחוקים זה מזה, ב־{ $d } ממדים ובבסיס { $base }? ציירו את הקוסינוס של הזווית ביניהם מול היסטים עד { $most }: 1 הוא אותו כיוון, 0 הוא זווית ישרה. שימו לב לסקלה: צעדים שווים ימינה הם גורמים שווים.
ask-similarity-far-place = היסט { $x }
ask-similarity-far-mistake-soon = ציירתם אותו יורד מיד. אבל בהיסט { $near } הסתובבו רק הזוגות המהירים, והקוסינוס עדיין { $at_near }.
ask-similarity-far-mistake-never = ציירתם אותו נשאר מעל 0. אבל בהיסט { $far } גם הזוגות האיטיים ביותר השלימו סיבוב, ונשאר מעט.
ask-similarity-far-mistake-late = ציירתם אותו יורד מאוחר. אבל בהיסט { $middle } רוב הזוגות כבר הסתובבו, והקוסינוס הוא { $at_middle }.
ask-similarity-far-mistake-opposite = ציירתם אותו יורד הרבה מתחת ל־0. לשם כך רוב הזוגות היו צריכים להיות בבת אחת בצד הנגדי, וכל אחד מסתובב במהירות משלו.
ask-similarity-far-why = הקוסינוס הוא הממוצע של cos(offset·freq) על פני { $pairs } זוגות. כל הכפלה של ההיסט בעשר מביאה בערך אותו מספר זוגות נוספים אל מעבר לרבע סיבוב, { $more } כאלה בין ההיסטים { $before } ו־{ $middle }, ומשם ואילך הם תורמים 0 בממוצע: לכן הוא יורד כמעט בקו ישר. במספר ממדים גדול מאוד הוא היה מגיע ל־0 בהיסט { $zero }. (בהיסטים בודדים הקוסינוס מתנודד סביב העקומה, שמראה בכל היסט ממוצע על פני טווח שרוחבו { $percent } % מההיסט.)

## Inside the Transformer
ask-rope-shift-question = ב־RoPE, שאילתה עומדת במיקום { $query } ומפתח במיקום { $key }. שניהם מתקדמים ב־{ $shift } מיקומים. מה קורה לציון שלהם?
ask-rope-shift-option-1 = הוא נעשה קטן יותר.
ask-rope-shift-option-2 = הוא נשאר כפי שהיה.
ask-rope-shift-option-3 = זה תלוי בשני הטוקנים.
ask-rope-shift-mistake-1 = ציון עשוי לקטון כשהשניים מתרחקים זה מזה. כאן שניהם זזים, ונשארים במרחק { $offset } מיקומים זה מזה.
ask-rope-shift-mistake-3 = גודל הציון תלוי בטוקנים. אבל יהיו הטוקנים אשר יהיו, הציון אינו משתנה.
ask-rope-shift-why = בכל זוג, השאילתה והמפתח מסתובבים באותה זווית נוספת, והמכפלה הפנימית שלהם נשארת כפי שהייתה. בחישוב עם שאילתה ומפתח מומצאים: { $before } במיקומים { $query } ו־{ $key }, לעומת { $after } במיקומים { $new_query } ו־{ $new_key }, הפרש של { $difference }, לא יותר משגיאת עיגול.
ask-learned-table-question = האימון מתחיל ב־512 וקטורים של מספרים אקראיים, אחד לכל מיקום. במישור שבו הם משתנים יותר מכול בהתאם למיקום, כיצד נראים הווקטורים שאומנו?
ask-learned-table-option-1 = ענן בלי סדר, כמו בהתחלה.
ask-learned-table-option-2 = קו: ככל שמתקדמים, מתרחקים.
ask-learned-table-option-3 = מעגל שמקיפים שוב ושוב.
ask-learned-table-mistake-1 = אילו נשארו אקראיים, שום סיבוב לא היה יכול להוביל מכל וקטור לבא אחריו, אפילו לא בקירוב. ויש סיבוב אחד שכמעט עושה זאת.
ask-learned-table-mistake-2 = קו היה מבדיל בין מוקדם למאוחר, אבל צעדיו היו חייבים להיעשות קטנים יותר ויותר, או קצותיו רחוקים יותר ויותר: הקושי שהסינוסים נבחרו כדי להימנע ממנו.
ask-learned-table-why = בטבלה הזאת בכל אחד מהמישורים שנמצאו הווקטורים יוצרים טבעת: התקדמות במיקום אחד היא, בקירוב, סיבוב בזווית קבועה. זו טבלה אחת של מודל אחד, והטבעות האיטיות לבדן לא היו מוכיחות הרבה.
ask-causal-order-question = במודל יש מסכה סיבתית אבל אין מיקומים: כל מילה רואה רק את עצמה ואת המילים שלפניה. האם המודל יכול לדעת מה סדר המילים?
ask-causal-order-option-1 = לא: מסכה מסתירה מילים, אבל אינה ממספרת אותן.
ask-causal-order-option-2 = כן, במידת מה: מספר המילים שכל אחת רואה תלוי במקומה.
ask-causal-order-option-3 = כן, באותה מידה כמו עם קידוד.
ask-causal-order-mistake-1 = במובן מסוים היא כן מבדילה ביניהן: המילה הראשונה רואה מילה אחת, והשנייה שתיים. בציונים שווים הן נותנות למילה הראשונה משקלים של { $first } ו־{ $second }, ולכן בכל מקום שבו אפשר לזהות את המילה הראשונה, החלק שלה מגלה את המקום.
ask-causal-order-mistake-3 = קרוב להתחלה קל להבדיל בין מקומות, אבל הרחק ממנה כמעט לא: בין מקום { $far } למקום { $next }, משקל עובר מ־{ $at_far } ל־{ $at_next }.
ask-causal-order-why = את המילה הראשונה רואות כל המילים, ואת האחרונה רק היא עצמה. אם כל הציונים שווים, המילה במקום i נותנת לכל מילה שהיא רואה את המשקל 1/i: { $first }, { $second }, { $third } וכן הלאה. אם אפשר לזהות את המילה הראשונה, זה מבדיל בין המקומות, פחות ופחות: { $at_far } במקום { $far }, { $at_next } במקום { $next }.

## What came after
ask-base-reach-question = במודל עם RoPE יש { $d } ממדים לראש, והבסיס הוא { $base }. הסכום Σ cos(offset·freq) על פני הזוגות של ראש אומר בכמה גבוה יותר, בממוצע, הציון של מפתח שדומה לשאילתה מזה של מפתח אקראי. באיזה היסט, בערך, הסכום יורד לראשונה מתחת ל־0?
ask-base-reach-mistake-longest = { $longest } הוא אורך הגל הארוך ביותר. הרבה לפני שהזוג האיטי ביותר משלים סיבוב, האחרים יכולים לגבור עליו.
ask-base-reach-mistake-quarter = שם הזוג האיטי ביותר עצמו חוצה את ה־0. אבל הזוגות שלפניו חצו אותו קודם לכן, והסכום איתם.
ask-base-reach-mistake-base = { $base } הוא הבסיס, כלומר אורך הגל של הזוג האיטי ביותר חלקי 2π, או כמעט. הסכום של כל הזוגות יורד מתחת ל־0 הרבה קודם.
ask-base-reach-mistake-trained = זה אורך הטקסטים שעליהם אומן מודל ידוע עם הבסיס הזה. שם הסכום עדיין { $at_guess }, ולכן הוא יורד מתחת ל־0 רק אחר כך.
ask-base-reach-mistake-stretched = יש מודלים עם הבסיס הזה שאכן קוראים עד שם, אבל רק כשהזוגות האיטיים שלהם מואטים עוד. בלי זה, הסכום יורד מתחת ל־0 הרבה קודם.
ask-base-reach-why = בהיסט { $before } הסכום הוא { $sum_before }, ובהיסט { $reach } הוא לראשונה מתחת ל־0: { $sum }. אורך הגל הארוך ביותר, { $longest } מיקומים, ארוך מזה פי { $times }: עד היכן בסיס מגיע רואים בסכום, ולא בזוג האיטי ביותר.
ask-diffusion-step-question = מודל דיפוזיה מקודד את הזמן שלו, t, ב־{ $d } ממדים ובבסיס { $base }. אם t הוא מ־0 עד { $long } במקום מ־0 עד { $short }, פי כמה גדל המרחק שבו צעד של { $percent } % מהטווח כולו מזיז את הקידוד?
ask-diffusion-step-option-1 = בערך אותו מרחק: אלה אותם { $percent } %.
ask-diffusion-step-option-2 = בערך פי עשרה.
ask-diffusion-step-option-3 = כמעט פי מאתיים.
ask-diffusion-step-mistake-1 = הקידוד אינו מכיר את הטווח כולו, רק את המספר t: הצעד הוא { $short_step } בסקלה אחת, ו־{ $long_step } באחרת.
ask-diffusion-step-mistake-2 = המרחקים אכן גדלים פחות מהצעד, שגדול פי { $times }. אבל פי עשרה זה הרבה פחות מדי.
ask-diffusion-step-why = בסקלה הקצרה צעד הוא { $short_step }, שמסובב אפילו את הזוג המהיר ביותר ב־{ $degrees }° בלבד: הקידוד זז ב־{ $small }. בארוכה הוא { $long_step }, שבו הזוג המהיר ביותר משלים { $turns } סיבובים: הקידוד זז ב־{ $large }, פי { $ratio }.
