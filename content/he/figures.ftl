### The words of the figures.

## components
figure-components-title = הסינוס והקוסינוס של זוג אחד
figure-components-line = נקודה לכל מיקום; מחוג מקווקו: k מיקומים אחריו
figure-components-notice = הקוסינוס הוא הסינוס כשהוא מוזז ברבע מחזור: היכן שהאחד שטוח, האחר תלול יותר מכול.
figure-components-caption = { $turning }.
figure-components-details = התדר הוא freq = 2π/λ = { $freq } רדיאן למיקום, כאשר λ הוא אורך הגל.
figure-components-alt = תרשים קו מול המיקום, 0 עד { $last }: סינוס בקו רציף מתחיל ב־0, קוסינוס בקו מקווקו ב־1. אורך הגל: { $wavelength } מיקומים.
figure-components-clock = מתחתיו שעון עם המחוג; מקווקו, בתוך הסדרה: המחוג בקצה ההיסט, וקו בין שני הקצוות.
figure-components-read = pos { $pos }: sin { $sin }, cos { $cos } של זוג { $pair }

## heatmap
figure-heatmap-title = מטריצת הקידוד
figure-heatmap-line = עמודה לכל מיקום, שורה לכל ממד
figure-heatmap-line-down = שורה לכל מיקום, עמודה לכל ממד
figure-heatmap-line-apart = עמודה לכל מיקום; סינוסים למעלה, קוסינוסים למטה
figure-heatmap-line-apart-down = שורה לכל מיקום; סינוסים משמאל, קוסינוסים מימין
figure-heatmap-line-angles = עמודה לכל מיקום, שורה לכל זוג סינוס־קוסינוס
figure-heatmap-line-angles-down = שורה לכל מיקום, עמודה לכל זוג סינוס־קוסינוס
figure-heatmap-notice = כל רצועת תאים היא הקידוד של מיקום אחד; העקומה מראה את הרצועה שבסמן. אין שני מיקומים בעלי אותו קידוד, אף ששני קידודים עשויים להיות קרובים.
figure-heatmap-caption = אורך הרצף { $n }, { $size } { $d }: { $count } ערכים בין −{ $top } ל־{ $top }; אורכי גל מ־{ $shortest } עד { $longest } מיקומים.
figure-heatmap-caption-one-pair = אורך הרצף { $n }, { $size } { $d }: { $count } ערכים בין −{ $top } ל־{ $top }, סינוס וקוסינוס שאורך הגל שלהם { $shortest } מיקומים.
figure-heatmap-caption-angles = אורך הרצף { $n }, { $size } { $d }: { $angles } זוויות בין 0 ל־2π, שורה (או עמודה) לכל אחד מ־{ $pairs } הזוגות; אורכי גל מ־{ $shortest } עד { $longest } מיקומים.
figure-heatmap-caption-one-angle = אורך הרצף { $n }, { $size } { $d }: { $angles } זוויות בין 0 ל־2π, שאורך הגל שלהן { $shortest } מיקומים.
figure-heatmap-details = סדר הממדים: { $layout }; אורכי גל: { $schedule }.
figure-heatmap-details-model = סדר הממדים: { $layout }; תדרים: של המודל.
figure-heatmap-second = pos + { $k }
figure-heatmap-half-sin = זוגיים: sin
figure-heatmap-half-cos = אי־זוגיים: cos
figure-heatmap-lifted = למטריצה נלווית עקומה { $side }: הקידוד של מיקום הסמן, כל נקודה מול התא שלה.
figure-heatmap-beside = לצידה
figure-heatmap-below = מתחתיה
figure-heatmap-few = מכל הזוגות, העקומה הזאת מראה רק { $count }.
figure-heatmap-at-rest = { $count } זוגות במנוחה
figure-heatmap-alt = מפת חום של הקידוד, המיקומים { $way }, { $n } על { $d } ממדים: אדום לרכיבים חיוביים, כחול לשליליים. { $still }
figure-heatmap-alt-apart = מפת חום של הקידוד, המיקומים { $way }, הסינוסים בנפרד מהקוסינוסים, { $n } על { $d }: אדום לחיוביים, כחול לשליליים. { $still }
figure-heatmap-alt-angles = מפת חום של זוויות, המיקומים { $way }, { $n } על { $pairs } זוגות; כל מחזור מקיף פעם אחת את גלגל הצבעים. { $still }
figure-heatmap-across = משמאל לימין
figure-heatmap-down = מלמעלה למטה

## trajectory
figure-trajectory-title = זוגות סינוס־קוסינוס על מעגלים
figure-trajectory-line = כמה זוגות כמעגלים, נקודה לכל מיקום
figure-trajectory-notice = כל מעגל הוא זוג ממדים אחד: הסינוס לרוחב, הקוסינוס לגובה. כל מיקום הוא נקודה, צעד קבוע אחד עם כיוון השעון מקודמתה.
figure-trajectory-turning =
    זוג { $pair } מסתובב ב־{ $step }° לכל מיקום: { NUMBER($turns) ->
        [one] { $turns } סיבוב
       *[other] { $turns } סיבובים
    } ממיקום 0 עד { $last }
figure-trajectory-caption = { $turning }.
figure-trajectory-caption-rings = { $turning }; { $slowly }.
figure-trajectory-slowest = האיטי ביותר, זוג { $slowest }, מסתובב ב־{ $slow }° לכל מיקום
figure-trajectory-details = לכל מעגל רדיוס 1, אבל הוא מצויר בגודל משלו: { $rings } מתוך { $pairs } זוגות, מהחיצוני פנימה, כל אחד עם אורך הגל שלו במיקומים: { $list }. { $positions }
figure-trajectory-details-one = רדיוס המעגל הוא 1. { $positions }
figure-trajectory-dots = לכל מיקום יש נקודה, בהירה יותר ככל שהמיקום מאוחר יותר.
figure-trajectory-band = כשהמיקומים רבים, הנקודות יוצרות רצועה, שצבעיה הם של הסיבוב האחרון; רצועה של יותר משמונה סיבובים אפורה.
figure-trajectory-ring = λ { $wavelength }
figure-trajectory-ring-turns = { $turns } סיבובים
figure-trajectory-alt = מעגלים סביב מרכז אחד, { $rings } מתוך { $pairs } זוגות, הראשון מבחוץ. הנקודות עליהם הן מיקומים, עם כיוון השעון מלמעלה. { $turning }.
figure-trajectory-alt-one = מעגל עם נקודה לכל מיקום, עם כיוון השעון מלמעלה; הסינוס ימינה, הקוסינוס למעלה. { $turning }.
figure-trajectory-read = pos { $pos }: זווית { $angle }°, sin { $sin }, cos { $cos } של זוג { $pair }

## periodicity
figure-periodicity-title = חזרות מקורבות של זוג אחד
figure-periodicity-line = טבעות: החזרה שמתקרבת ביותר למיקום 0
figure-periodicity-notice = זוג אחד לבדו חוזר שוב ושוב קרוב למקום שבו התחיל, אבל אף פעם לא בדיוק אליו.
figure-periodicity-short = זוג אחד לבדו חוזר שוב ושוב קרוב למקום שבו התחיל.
figure-periodicity-caption = { $turning }.
figure-periodicity-within = { $turning }; הוא מתקרב למקום שבו התחיל יותר מכול במיקום { $nearest }.
figure-periodicity-none = { $turning }; הוא אינו מתקרב למקום שבו התחיל יותר מאשר במיקום 1.
figure-periodicity-details = המרחק ממיקום 0 הוא 2·|sin(pos·freq/2)| ≤ 2.
figure-periodicity-lines = קווים אנכיים: החזרה הקרובה ביותר, וגם חזרות עד למרחק { $near } שקרובות יותר מכל קודמותיהן.
figure-periodicity-beyond = מעבר לרצף, קרוב יותר מכל מה שלפני כן: { $beyond }.
figure-periodicity-return = { $offset } (מרחק { $distance })
figure-periodicity-alt = תרשים קו של ערך מול מיקום: סינוס בקו רציף וקוסינוס בקו מקווקו, של זוג אחד. חזרות קרובות אל ההתחלה מסומנות. אורך הגל: { $wavelength } מיקומים.
figure-periodicity-distances = מתחתיו המרחק ממיקום 0, בסולם לוגריתמי.
figure-periodicity-read = pos { $pos }: sin { $sin }, cos { $cos } של זוג { $pair }; מרחק ממיקום 0: { $distance }

## gallery
figure-gallery-title = קידודים בארבעה ערכים של d_model
figure-gallery-line = עמודה לכל מיקום, שורה לכל זוג
figure-gallery-notice = כל שורה היא זוג אחד, וצבעה הוא הזווית שלו. כל d_model מתחיל באותו זוג מהיר ביותר. עם יותר ממדים, הזוגות צפופים יותר.
figure-gallery-short = לכל d_model אותו זוג מהיר ביותר; עם יותר ממדים, הזוגות צפופים יותר.
figure-gallery-fixed = שורה מייצגת זוג, את הסינוס ואת הקוסינוס שלו יחד, ולכן סדרם לאורך הממדים אינו משנה כאן דבר.
figure-gallery-panel = d_model { $d }: { $shortest } … { $longest }
figure-gallery-caption = עם { $d } ממדים אורך הגל הארוך ביותר הוא { $longest } מיקומים; ממדים נוספים לעולם אינם מביאים אותו ל־2π·base = { $limit }.
figure-gallery-inclusive = בכל מספר ממדים אורך הגל הארוך ביותר הוא { $longest } מיקומים, 2π·base בדיוק.
figure-gallery-details = אורך הרצף { $n }; מעל כל מטריצה כתובים אורך הגל הקצר ביותר והארוך ביותר שלה, במיקומים: { $ranges }. הצבעים מראים זוויות: ב־0 צבע הרקע, אחריו גוני ירוק, שהניגוד שלהם לרקע הוא הגדול ביותר בחצי סיבוב, ואחריהם גוני סגול.
figure-gallery-other = הנוסחה נותנת רק את שני אלה; אורכי הגל שביניהם נבחרים אחרת.
figure-gallery-alt = ארבע מפות חום של הזוויות pos·freq. המיקומים מ־0 עד { $last } משמאל לימין, הזוגות מלמעלה למטה; גלגל הצבעים מראה את הזווית. ערכי d_model הם 8, 32, 128 ו־{ $d }.

## vector
figure-vector-title = הקידוד של מיקום אחד
figure-vector-line = נקודה לכל ממד, הגובה הוא ערכו
figure-vector-notice = העקומה הזאת היא הקידוד השלם של מיקום אחד. הזיזו את הסמן, וראו אילו ממדים משתנים מהר.
figure-vector-caption = { $d } ערכים מקודדים מיקום אחד; בכל מיקום הנורמה שלהם היא { $norm } = √(d_model/2).
figure-vector-details = אורכי גל במיקומים: { $waves }. סדר הממדים: { $layout }.
figure-vector-columns = זוגות שכנים חולקים עמודות, וכל עמודה נמתחת מהקטן שבערכיה עד הגדול שבהם.
figure-vector-alt = תרשים של ערך מול ממד במיקום הסמן, סינוסים בטורקיז וקוסינוסים בסגול. יש בו { $d } ערכים בין −1 ל־1; עקומה דקה יותר מראה את המיקום pos + k.
figure-vector-read = ממד { $dim }: { $component } של זוג { $pair }, אורך גל { $wavelength } מיקומים
figure-vector-now = pos { $pos }, זוג { $pair }: sin { $sin }, cos { $cos }

## clocks
figure-clocks-title = שעון אחד לכל תדר
figure-clocks-line = λ: מיקומים לסיבוב; מקווקו: pos + k; קשת עבה: הצעד האחרון
figure-clocks-notice = לכל זוג תדר משלו: כמה מהר מסתובב מחוג השעון שלו. סובבו מחוג אחד, וכל האחרים יסתובבו איתו; ככל שמחוג איטי יותר, הוא יסתובב פחות.
figure-clocks-caption =
    מתוך { NUMBER($pairs) ->
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }, המהיר ביותר משלים סיבוב ב־{ $fastest } מיקומים, והאיטי ביותר ב־{ $slowest }.
figure-clocks-caption-one = הזוג היחיד משלים סיבוב ב־{ $fastest } מיקומים.
figure-clocks-details = { $which } במיקום 0 כל המחוגים מצביעים למעלה; כל מחוג עומד בזווית האמיתית שלו, pos·freq, עם כיוון השעון. השטח המוצלל הוא הדרך מהקצה העליון, הקשת העבה היא הצעד האחרון, ושפה מלאה היא סיבובים שלמים; למטה כתוב כמה סיבובים השלים המחוג מאז מיקום 0. כאשר k גדול מ־0, מחוג דק יותר, מקווקו, עומד ב־pos + k. סיבוב שלם של מחוג מזיז את המיקום באורך הגל של המחוג, בעיגול למיקום שלם ובתוך הרצף. אורכי גל במיקומים: { $waves }.
figure-clocks-spread = יש לוחות שעון ל־{ $count } מתוך { $pairs } זוגות, { $dials }: המהיר ביותר, האיטי ביותר, הזוג שבסמן ({ $pair }), ואחרים, שפרוסים לפי הלוגריתם של אורך הגל.
figure-clocks-all = לכל זוג יש לוח שעון; הסמן נמצא בזוג { $pair }.
figure-clocks-alt =
    לוחות שעון של { $count } מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }. בכל לוח, מחוג מראה את הזווית pos·freq, עם כיוון השעון מלמעלה. גזרה מוצללת מראה את הזווית מ־0; מספר הסיבובים כתוב מתחת.
figure-clocks-dial = זוג { $pair }: λ { $turn }
figure-clocks-turns =
    { NUMBER($turns) ->
        [one] { $turns } סיבוב
       *[other] { $turns } סיבובים
    }
figure-clocks-read = זוג { $pair }: { $step }° לכל מיקום, סיבוב אחד ב־{ $wavelength }
figure-clocks-now =
    זוג { $pair } ב־pos { $pos }: { $angle }°, אחרי { NUMBER($turns) ->
        [one] { $turns } סיבוב
       *[other] { $turns } סיבובים
    }

## torus
figure-torus-title = שני זוגות על טורוס
figure-torus-line = נקודה לכל מיקום; קו דק: מאחור
figure-torus-notice = שני זוגות יחד נכרכים סביב טורוס, האחד סביב הצינור שלו והאחר לאורך הטבעת, סביב החור. המסלול נסגר רק אם היחס בין אורכי הגל שלהם רציונלי.
figure-torus-short = שני זוגות יחד נכרכים סביב טורוס.
figure-torus-panel-alone = זוג { $one }, סביב הצינור והטבעת
figure-torus-panel = זוגות { $one } ו־{ $other }
figure-torus-caption = זוג { $one } מקיף את הצינור, וזוג { $other } את הטבעת; { $closing }.
figure-torus-closed = אורכי הגל שלהם הם ביחס של { $under } ל־{ $over }, ולכן המסלול נסגר אחרי { $length } מיקומים
figure-torus-open = היחס בין אורכי הגל שלהם, { $ratio } בקירוב, אינו רציונלי, ולכן המסלול לעולם אינו נסגר
figure-torus-scaled = היחס בין אורכי הגל שלהם הוא { $ratio } בקירוב
figure-torus-alone = זוג { $one } מקיף גם את הצינור וגם את הטבעת, כי אין זוג אחר, והמסלול נסגר אחרי { $length } מיקומים.
figure-torus-details-alone = אורך הגל הוא { $first } מיקומים.
figure-torus-details = אורכי הגל הם { $first } ו־{ $second } מיקומים, והשני הוא פי { $ratio } מהראשון.
figure-torus-near = השבר { $p }/{ $q } סוטה מהיחס הזה ב־{ $off }.
figure-torus-hidden = העיגול מסתיר בכמה השבר { $p }/{ $q } סוטה מהיחס הזה.
figure-torus-exact = השאלה אם היחס רציונלי מוכרעת במדויק מתוך ספרות הבסיס, { $base }.
figure-torus-colours = מלפנים, הצבעים עוקבים אחרי המסלול ממיקום 0 עד { $shown }; מאחורי הטורוס הוא קו דק.
figure-torus-part = המסלול מצויר עד מיקום { $shown }.
figure-torus-alt = טורוס בתלת־ממד, מסובב ב־{ $yaw }° ומוטה ב־{ $pitch }°. קו שעליו עוקב אחרי הזוויות של הזוגות { $one } ו־{ $other } ממיקום 0 עד { $shown }.
figure-torus-read = pos { $pos }: זוג { $one } ב־{ $angle }°, זוג { $other } ב־{ $slow }°
figure-torus-from = (סיבוב { $yaw }°, הטיה { $pitch }°)

## binary
figure-binary-title = ספרות בינאריות וסינוסים
figure-binary-line = בהיר: 0 או חיובי, כהה: 1 או שלילי
figure-binary-notice = בספירה בינארית, כל ספרה (בהיר ל־0, כהה ל־1) משתנה בחצי מהתדירות של הספרה שמעליה. סינוס שאורך הגל שלו הוא המחזור של הספרה מחליף סימן באותה תדירות, בלי קפיצות. אין אורך גל קצר מ־2π מיקומים, וזה ארוך מדי לשתי הספרות המהירות ביותר.
figure-binary-caption = ל־{ $fitting } מתוך { $count } ספרות בינאריות יש זוג שאורך הגל שלו נבדל ממחזור הספרה לכל היותר בגורם √2: ביט { $bit } חוזר כל { $period } מיקומים, וזוג { $pair } כל { $wavelength }.
figure-binary-caption-none =
    { NUMBER($count) ->
        [one] לספרה הבינארית היחידה
       *[other] לאף אחת מהספרות הבינאריות
    } של המיקומים 0 עד { $last } אין אורך גל שנבדל מהמחזור שלה לכל היותר בגורם √2.
figure-binary-details = מתחת לשורה של ספרות מופיע הסינוס של זוג, בהיר מעל 0 וכהה מתחת, אם יש זוג שאורך הגל שלו נבדל ממחזור הספרה לכל היותר בגורם √2.
figure-binary-rows = אורכי הגל הקרובים ביותר, לפי היחס: { $rows }.
figure-binary-named = ביט { $bit }
figure-binary-row = ביט { $bit } חוזר כל { $period }, זוג { $pair } כל { $wavelength }
figure-binary-unfit = אין אורך גל שנבדל לכל היותר בגורם √2 מהמחזור של { $unfit }.
figure-binary-signs = סינוס שאורך הגל שלו הוא בדיוק מחזור הספרה היה מתאפס במקום שבו מתחיל רצף של ספרות שוות, ואחר כך היה חיובי לאורך אפסים ושלילי לאורך אחדים.
figure-binary-part = מצוירים רק { $shown } המיקומים הראשונים מתוך { $n }.
figure-binary-alt = שורות של ריבועים, המיקומים 0 עד { $last } משמאל לימין, ביט 0 למעלה: בהיר ל־0, כהה ל־1. מתחת לספרה רצועה חלקה, סינוס באורך גל דומה, אם יש כזה.
figure-binary-bit = ביט { $bit }: { $period }
figure-binary-pair = זוג { $pair }: { $wavelength }
figure-binary-empty = אין זוג מתאים
figure-binary-read = pos { $pos } הוא { $digits } בבינארית, ביט { $bit }: { $digit }
figure-binary-read-sine = pos { $pos } הוא { $digits } בבינארית, ביט { $bit }: { $digit }; סינוס של זוג { $pair }, שאורך הגל שלו { $wavelength }: { $sin }

## layouts
figure-layouts-title = שני סדרים של ממדים
figure-layouts-line = עמודה לכל מיקום, שורה לכל ממד
figure-layouts-notice = יש תוכניות שמציבות את כל הסינוסים לפני כל הקוסינוסים. זה מזיז את שורות המטריצה ואינו משנה שום מרחק ושום מכפלה פנימית, כל עוד משתמשים בכל מקום באותו סדר.
figure-layouts-fixed = כאן מוצגים שני הסדרים, בלי תלות בסדר שבחרתם לאיורים האחרים.
figure-layouts-caption = בין { $count } מתוך { $n } מיקומים, המרחקים בשני הסדרים נבדלים ב־{ $difference } לכל היותר.
figure-layouts-caption-single = כאשר n = 1, אין מרחק להשוות.
figure-layouts-details =
    המיקומים המושווים עומדים בצעדים שווים מ־0; בלי עיגול לא היה שום הבדל. ממדיו של זוג הם 2·pair ו־2·pair + 1 בסדר הראשון, pair ו־pair + { $half } בשני: מסגרות מראות היכן נמצא הזוג שבסמן. לצד המטריצות מופיעים המרחקים ממיקום 0: קו דק על קו עבה לשני הסדרים, וקו מקווקו לקידודים בסדרים שונים, שעובר דרך { NUMBER($points) ->
        [one] היסט אחד
        [two] שני היסטים
       *[other] { $points } היסטים
    }. בסדר אחד המרחקים הם מ־0 עד { $farthest }, בסדרים שונים מ־{ $mixed } עד { $mixed-end }. אורכי גל במיקומים: { $waves }.
figure-layouts-alt = שתי מפות חום, המיקומים 0 עד { $last } משמאל לימין, הממדים מלמעלה למטה: סינוסים וקוסינוסים לסירוגין, ואחר כך כל הסינוסים מעל כל הקוסינוסים. לצידן המרחק מול ההיסט: העקומות של שני הסדרים מתלכדות.
figure-layouts-distances = המרחק ממיקום 0
figure-layouts-mixed = אחד מכל סדר
figure-layouts-sines = סינוסים
figure-layouts-cosines = קוסינוסים
figure-layouts-sin = sin { $pair }
figure-layouts-cos = cos { $pair }
figure-layouts-read = היסט { $offset }: מרחק { $first } ו־{ $second }; בסדרים שונים { $mixed }

## distance-matrix
figure-distance-matrix-title = המרחק בין מיקומים
figure-distance-matrix-line = תא לכל שני מיקומים; כהה פירושו קרוב
figure-distance-matrix-notice = לכל אלכסון צבע אחד: המרחק תלוי בהיסט שבין שני מיקומים, ולא במקום שבו הם עומדים.
figure-distance-matrix-caption = המרחק הגדול ביותר הוא { $max }, בהיסט { $max_offset }, והקטן ביותר בין מיקומים שונים הוא { $min }, בהיסט { $min_offset }.
figure-distance-matrix-caption-sampled = מבין ההיסטים שהם כפולות של { $stride }, המרחק הגדול ביותר הוא { $max }, בהיסט { $max_offset }, והקטן ביותר הוא { $min }, בהיסט { $min_offset }.
figure-distance-matrix-caption-single = המיקום היחיד נמצא במרחק 0 מעצמו.
figure-distance-matrix-corner = בפינות, בהיסט { $last }, המרחק הוא { $corner }.
figure-distance-matrix-details = הצבעים הם מ־0 עד { $end }, מספר עגול שאינו קטן מהמרחק הגדול ביותר; במספר ממדים כזה אף מרחק אינו עולה על { $bound }. העקומה לצד המטריצה מראה את המרחקים אל מיקום הסמן, כל אחד מול השורה שלו. במקום שבו פיקסל מכיל כמה מיקומים, הוא מראה את שורש ממוצע הריבועים של המרחקים שלהם, גם על האלכסון.
figure-distance-matrix-alt = מפת חום של המרחקים בין קידודים, מיקום i כלפי מטה ומיקום j לרוחב, { $n } מיקומים בכל ציר. האלכסון כהה, ושם המרחק הוא 0; לכל אלכסון צבע אחד. המרחק הגדול ביותר: { $max }.
figure-distance-matrix-read = pos { $i } ו־{ $j }, היסט { $offset }: מרחק { $distance }

## distance-offset
figure-distance-offset-title = המרחק מול ההיסט
figure-distance-offset-line = גובה העקומה: המרחק בכל היסט
figure-distance-offset-notice = המרחק תלוי בהיסט בלבד. העקומה שלו מתחילה לאורך הקו הישר, מתעקלת אל מתחתיו, ולעולם אינה עוברת את החסם העליון.
figure-distance-offset-caption = בהיסט 1 המרחק הוא { $one }; { $fall }, והוא לעולם אינו עולה על 2·√(d_model/2) = { $bound }.
figure-distance-offset-caption-far = בכל היסט המרחק הוא לכל היותר 2·√(d_model/2) = { $bound }; במרחק √d_model = { $level } שני קידודים ניצבים זה לזה.
figure-distance-offset-details = הקו הישר, k·√(Σfreq²), עולה ב־{ $slope } לכל מיקום. במרחק √d_model = { $level } שני קידודים ניצבים זה לזה.
figure-distance-offset-alt = תרשים קו של המרחק מול ההיסט, 0 עד { $last }. העקומה יוצאת מ־0 לאורך קו ישר מקווקו; שני קווים אופקיים נמצאים ב־{ $level } וב־{ $bound }.
figure-distance-offset-read = היסט { $offset }: מרחק { $distance }
figure-distance-offset-bound = 2√(d/2)
figure-distance-offset-level = √d
figure-distance-offset-slope = k·√(Σfreq²)
figure-distance-offset-fallen = קרוב יותר מההיסט הקודם
figure-distance-offset-first-fall = הירידה הראשונה של המרחק
figure-distance-offset-envelope = מהקטן עד הגדול בעמודה
figure-distance-offset-rms = שורש ממוצע הריבועים
figure-distance-offset-falls = הוא יורד לראשונה במעבר מהיסט { $before } להיסט { $after }
figure-distance-offset-grows = הוא אינו יורד עד היסט { $offset }
figure-distance-offset-greatest = המרחק הגדול ביותר המוצג הוא { $max }, בהיסט { $offset }.
figure-distance-offset-columns = כל אחת מ־{ $columns } העמודות מייצגת { $width } היסטים לכל היותר, ונמתחת מהקטן עד הגדול מבין המרחקים שנדגמו בה, { $samples } לכל היותר; הקו שעובר בהן הוא שורש ממוצע הריבועים של המרחקים בין המיקומים שבשני קטעים של { $width } מיקומים.

## similarity
figure-similarity-title = המכפלה הפנימית מול ההיסט
figure-similarity-line = גובה העקומה: המכפלה בכל היסט
figure-similarity-notice = העקומה היא תמונת הראי של עצמה: המכפלה הפנימית תלויה בכמה רחוקים שני מיקומים זה מזה, ולא במי מהם בא ראשון. המכפלה הפנימית כשלעצמה אינה מראה את הסדר; שני הקידודים מראים אותו.
figure-similarity-caption = בהיסט 0 המכפלה הפנימית היא d_model/2 = { $half }, ובהיסט ±1 היא { $one }, כלומר קוסינוס של { $cosine }.
figure-similarity-entries =
    כשמכפילים רכיב ברכיב, { NUMBER($count) ->
        [one] מכפלה אחת של קידודים נותנת
        [two] שתי מכפלות של קידודים נותנות
       *[other] { $count } מכפלות של קידודים נותנות
    } אותו דבר, עד כדי { $worst }.
figure-similarity-alt = תרשים קו של המכפלה הפנימית מול ההיסט, בין −{ $last } ל־{ $last }, זהה בשני הצדדים: { $half } באמצע, { $end } בקצוות. הטבעות הן מכפלות פנימיות של הקידודים עצמם.
figure-similarity-rises = המכפלה עולה לראשונה במעבר מהיסט { $before } להיסט { $after }.
figure-similarity-falls = המכפלה אינה עולה עד היסט { $offset }.
figure-similarity-sampled = היסטים חולקים עמודות, וכל עמודה מצוירת מהקטנה שבדגימותיה עד לגדולה.
figure-similarity-cosine = קוסינוס { $value }
figure-similarity-closed = Σcos(k·freq)
figure-similarity-columns = Σcos(k·freq), מהקטן עד הגדול
figure-similarity-mean = ממוצע
figure-similarity-brute = PE(pos)·PE(pos + k)
figure-similarity-read = היסט { $offset }: מכפלה פנימית { $dot }, קוסינוס { $cosine }

## extrapolation
figure-extrapolation-title = הזזה: וקטור הפרש או סיבוב
figure-extrapolation-line = עמודה לכל שיטה, הגובה הוא השגיאה
figure-extrapolation-notice = כאשר k גדול מ־0, וקטור הפרש שמועתק למיקום אחר מחטיא, כי וקטור ההפרש הנכון מסתובב. הסיבוב עבור k מתאים בכל מקום, עד כדי עיגול.
figure-extrapolation-caption =
    בהעתקה { NUMBER($k) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] { $k } מיקומים
    } הלאה, וקטור ההפרש עבור k = { $k } סוטה מהקידוד שם ב־{ $linear1 }, והסיבוב ב־{ $rotation1 }.
figure-extrapolation-caption-still = כאשר k = 0 שום דבר אינו זז: וקטור ההפרש סוטה ב־{ $linear1 }, והסיבוב ב־{ $rotation }.
figure-extrapolation-details = וקטור ההפרש הוא v = PE(pos₂) − PE(pos₁), כאשר pos₂ = pos₁ + k. במיקומים pos = pos₂ + { $beyond1 }, pos₂ + { $beyond2 } ו־pos₂ + { $beyond3 }, הניחוש PE(pos − k) + v סוטה מ־PE(pos) ב־{ $linear1 }, ב־{ $linear2 } וב־{ $linear3 }, ולא משנה היכן עומד pos₁. הקידוד PE(pos − k) בלי v סוטה ב־{ $still }; הסיבוב, שנוסה עם pos₁ = { $from } ו־{ $and }, סוטה ב־{ $rotation } לכל היותר. השעון מראה את זוג { $pair } לבדו.
figure-extrapolation-details-still = וקטור ההפרש v = PE(pos₂) − PE(pos₁) הוא 0. עם k גדול יותר שתי השיטות נבדלות.
figure-extrapolation-alt = משמאל, מעגל של זוג { $pair } עם שני חצים שווים, ממיקום 0 אל { $k } ובסמן. מימין, עמודות בקבוצות של שלוש: השגיאה עם וקטור ההפרש, בלי הזזה, ועם הסיבוב.
figure-extrapolation-read = היסט { $k }, pos = pos₂ + { $beyond }: וקטור הפרש { $linear }, בלי הזזה { $still }, סיבוב { $rotation }
figure-extrapolation-read-clock = זוג { $pair }: { $degrees }° מהקצה העליון
figure-extrapolation-read-here = pos { $pos }, היסט { $k }, זוג { $pair }: החץ המועתק סוטה ב־{ $miss }
figure-extrapolation-clock = זוג { $pair }: חץ, והעתק שלו
figure-extrapolation-all = כל הזוגות
figure-extrapolation-seen = הצעד מ־0 אל { $k }
figure-extrapolation-copied = אותו צעד ב־pos
figure-extrapolation-there = PE(pos + k)
figure-extrapolation-tick = +{ $beyond }
figure-extrapolation-linear = וקטור הפרש: PE(pos − k) + v
figure-extrapolation-still = בלי הזזה: PE(pos − k)
figure-extrapolation-rotation = סיבוב של PE(pos − k)

## rotation
figure-rotation-title = הזזה כמטריצת סיבוב
figure-rotation-line = ריבוע לכל רכיב במטריצה, הצבע הוא ערכו
figure-rotation-notice = מטריצה אחת מזיזה את הקידוד של כל מיקום ב־k מיקומים: היא מסובבת כל זוג בזווית משלו, זהה בכל מיקום.
figure-rotation-caption =
    המטריצה Mₖ עבור k = { $k }{ $part }, כשהיא מופעלת על PE(pos) ב{ NUMBER($places) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] ־{ $places } מיקומים
    } של הרצף, סוטה מ־PE(pos + k) ב־{ $residual } לכל היותר.
figure-rotation-details = המטריצה Mₖ היא 0 מחוץ לארבעה רכיבים לכל זוג, כגון { $blocks }. סדר הממדים: { $layout }.
figure-rotation-block = { $block } בזוג { $pair }
figure-rotation-fit =
    שיטת הריבועים הפחותים מוצאת את הבלוקים מתוך דוגמאות: כשהם מותאמים עבור { $count } מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    } ב{ NUMBER($seen) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] ־{ $seen } מיקומים
    } של המחצית הראשונה, הסטייה שלהם ב{ NUMBER($unseen) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] ־{ $unseen } מיקומים
    } של המחצית השנייה היא { $miss } לכל היותר.
figure-rotation-few =
    { NUMBER($n) ->
        [one] מיקום אחד אינו מספיק
        [two] שני מיקומים אינם מספיקים
       *[other] { $n } מיקומים אינם מספיקים
    } כדי להתאים את הבלוקים מתוך דוגמאות.
figure-rotation-alt =
    משמאל, המטריצה עבור k = { $k } כתמונה: בלוקים של ארבעה רכיבים עבור { NUMBER($shown) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $shown } זוגות
    }, 0 בכל מקום אחר. מימין, ערך מול ממד: PE(pos + k) כקו, והמכפלה כטבעות עליו.
figure-rotation-first-pairs = {" "}(מצוירים הזוגות 0 עד { $last } מתוך { $pairs })
figure-rotation-turned = Mₖ·PE(pos)
figure-rotation-read-pair = היסט { $k }, זוג { $pair }: סיבוב ב־{ $angle }°, cos { $cos }, sin { $sin }
figure-rotation-read = שורה { $row }, עמודה { $column }: { $value }

## norms
figure-norms-title = הנורמה בכל מיקום
figure-norms-line = עמודה לכל זוג, נקודה לכל מיקום
figure-norms-notice = בכל זוג sin² + cos² הוא בדיוק 1, בכל מיקום. הזיזו את הסמן: החלקים משתנים, הסכום לא. הסטיות בתרשים המוגדל שלמטה הן עיגול בלבד.
figure-norms-short = בכל זוג sin² + cos² הוא בדיוק 1, בכל מיקום.
figure-norms-caption =
    הריבועים של { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }, sin² + cos² = 1 בכל זוג, נותנים בכל מיקום את הנורמה { $norm } = √(d_model/2); ב־{ $precision } היא סוטה כאן ב־{ $largest } לכל היותר.
figure-norms-details =
    מתוך { NUMBER($n) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] { $n } מיקומים
    }, { NUMBER($count) ->
        [one] אחד מצויר
        [two] שניים מצוירים
       *[other] { $count } מצוירים
    } למטה; ממוצע הנורמות שלהם סוטה ב־{ $mean }.
figure-norms-sampled = למעלה מצוירים { $shown } מתוך { $pairs } זוגות.
figure-norms-f64 = הרכיבים, הריבועים והסכומים הם float64.
figure-norms-f32 = הרכיבים, הריבועים והסכומים הם float32.
figure-norms-bf16 = הרכיבים מעוגלים ל־bfloat16, והריבועים והסכומים הם float64: הסטייה נובעת מהשמירה בלבד. אילו גם כל ריבוע וכל סכום היו מעוגלים ל־bfloat16, הנורמה במיקום { $pos } הייתה { $summed } במקום { $norm }, הגרועה ביותר מבין המצוירות, בסטייה של { $off }.
figure-norms-alt =
    שני תרשימים. למעלה { NUMBER($shown) ->
        [one] עמודה אחת
        [two] שתי עמודות
       *[other] { $shown } עמודות
    } בגובה 1, בכל עמודה sin² בטורקיז ו־cos² בסגול. למטה, סטיית הנורמה מ־{ $norm } מול המיקום, { NUMBER($count) ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }: { $largest } לכל היותר.
figure-norms-read = pos { $pos }: נורמה { $norm }, סטייה { $deviation }
figure-norms-now = pos { $pos }: Σsin² { $sines } + Σcos² { $cosines } = { $sum }
figure-norms-pair = זוג { $pair } ב־pos { $pos }: sin² { $sin } + cos² { $cos } = { $sum }
figure-norms-sin = sin²
figure-norms-cos = cos²

## uniqueness
figure-uniqueness-title = שני המיקומים הקרובים ביותר
figure-uniqueness-line = מדרגה למטה לכל מרחק מזערי חדש
figure-uniqueness-notice = בחישוב מדויק אין שני מיקומים בעלי אותו קידוד. כשהרצף מתארך, המרחק הקטן ביותר יכול לרדת, אבל לעולם אינו עולה; במקום שבו הוא יורד, היסט חדש, גדול יותר, מקרב שני מיקומים יותר מכל היסט קטן ממנו.
figure-uniqueness-caption = שני הקרובים ביותר מבין n = { $n } מיקומים נמצאים בהיסט { $offset } זה מזה, במרחק { $distance }.
figure-uniqueness-caption-found = שני הקרובים ביותר שנמצאו מבין n = { $n } מיקומים הם בהיסט { $offset } זה מזה, במרחק { $distance }.
figure-uniqueness-caption-single = למיקום יחיד אין מיקום אחר שיהיה קרוב אליו; אילו היה מיקום שני, הוא היה במרחק { $distance } ממנו.
figure-uniqueness-details = זה המצב עם d_model { $d }; כל שני מיקומים בהיסט { $offset } זה מזה נמצאים במרחק הזה.
figure-uniqueness-small = קווים דקים יותר מייצגים מספרי ממדים קטנים, עם מה שנמצא עד n = { $end }: { $small }.
figure-uniqueness-small-one = d { $d }: { $distance } בהיסט { $offset }
figure-uniqueness-searched = נבדק כל היסט עד { $complete }.
figure-uniqueness-partly = נבדק כל היסט עד { $complete }; מעבר לו (מקווקו) נוסו רק היסטים שבהם זוג יחיד כמעט חוזר להתחלה, ולכן ייתכן שיש מיקומים קרובים יותר.
figure-uniqueness-rounded =
    בשמירה כ־{ $precision }, שני הקרובים ביותר שנמצאו הם המיקומים { $pos } ו־{ $other }, במרחק { $distance }: { NUMBER($offsets) ->
        [one] נוסה היסט אחד, זה של המרחק המזערי החדש האחרון,
        [two] נוסו שני היסטים, אלה של המרחקים המזעריים החדשים האחרונים, כל אחד
       *[other] נוסו { $offsets } היסטים, אלה של המרחקים המזעריים החדשים האחרונים, כל אחד
    } ב־{ $tried } מיקומים לכל היותר.
figure-uniqueness-equal = בשמירה כ־{ $precision }, למיקומים { $pos } ו־{ $other } יש קידודים שווים.
figure-uniqueness-faces = d { $faced }, מיקום { $pos }: מרחק { $distance }
figure-uniqueness-faces-details = לוחות השעון הם של d_model { $faced }, במיקום שנמצא הקרוב ביותר למיקום 0 בתוך הרצף. הזוויות הן של המחוגים מהקצה העליון, שבו הם נמצאים במיקום 0.
figure-uniqueness-alt =
    גרף מדרגות של המרחק הקטן ביותר מול אורך הרצף, שני הצירים לוגריתמיים. עם d_model { $d } הוא מתחיל ב־{ $first } ומגיע ל־{ $distance } ב־n = { $n }, אחרי { NUMBER($steps) ->
        [one] מדרגה אחת
        [two] שתי מדרגות
       *[other] { $steps } מדרגות
    } כלפי מטה.
figure-uniqueness-alt-level = תרשים של המרחק הקטן ביותר בין שני מיקומים מול אורך הרצף n, שני הצירים לוגריתמיים: עם d_model { $d } קו אופקי ב־{ $first }, המרחק בין שכנים, עד n = { $n }.
figure-uniqueness-alt-single = תרשים של המרחק הקטן ביותר בין שני מיקומים מול אורך הרצף n, שני הצירים לוגריתמיים: ל־n = 1 אין מרחק כזה, ול־n = 2 הוא { $first } עם d_model { $d }.
figure-uniqueness-read-one = n 1: אין מיקום שני
figure-uniqueness-read = n { $n }, d { $d }: הקרובים ביותר בהיסט { $offset }, מרחק { $distance }
figure-uniqueness-read-found = n { $n }, d { $d }: הקרובים ביותר שנמצאו בהיסט { $offset }, מרחק { $distance }
figure-uniqueness-width = d { $d }
figure-uniqueness-new = מרחק מזערי חדש
figure-uniqueness-tried = לא נבדק במלואו
figure-uniqueness-stored = שמור כ־{ $precision }

## wavelengths
figure-wavelengths-title = אורכי גל
figure-wavelengths-model-as-trained = כפי שאומן
figure-wavelengths-line = מיקומים לסיבוב שלם של כל זוג
figure-wavelengths-notice = על ציר לוגריתמי סדרה גיאומטרית היא קו ישר. לזוגות שמעל הרצועה המוצללת אורך גל ארוך מהרצף: הם אינם משלימים בו מחזור.
figure-wavelengths-caption =
    מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }, { NUMBER($slow) ->
        [one] לאחד
       *[other] ל־{ $slow }
    } אורך גל ארוך מהרצף, n = { $n }; { $range }.
figure-wavelengths-range = אורכי הגל הם מ־{ $first } עד { $last } מיקומים
figure-wavelengths-range-same = כל אורך גל הוא { $first } מיקומים, ברמת דיוק של 5 ספרות
figure-wavelengths-range-one = אורך הגל היחיד הוא { $first } מיקומים
figure-wavelengths-details = אף אורך גל אינו מגיע ל־2π·base = { $limit }. את הידית שעל הקו הזה אפשר לגרור לבסיס אחר, ואת זו שעל שפת הרצועה ל־n אחר.
figure-wavelengths-inclusive = לזוג האיטי ביותר אורך גל של 2π·base = { $limit } בדיוק. את הידית שעל שפת הרצועה אפשר לגרור ל־n אחר.
figure-wavelengths-sampled = ל־{ $shown } מהזוגות יש נקודה.
figure-wavelengths-alt =
    תרשים של אורך הגל מול הזוג על ציר לוגריתמי, מתחת לקו אופקי ב־2π·base = { $limit }: { $range }. רצועה מגיעה עד n = { $n }; מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }, { NUMBER($slow) ->
        [one] אחד נמצא
       *[other] { $slow } נמצאים
    } מעליה.
figure-wavelengths-read = זוג { $pair }: אורך גל { $wavelength } מיקומים
figure-wavelengths-limit = 2π·base = { $value }
figure-wavelengths-n = אורך { $value }
figure-wavelengths-within =
    { NUMBER($fast) ->
        [one] זוג אחד משלים
        [two] שני זוגות משלימים
       *[other] { $fast } זוגות משלימים
    } מחזור
figure-wavelengths-beyond =
    { NUMBER($slow) ->
        [one] זוג אחד אינו משלים
       *[other] { $slow } זוגות אינם משלימים
    }
figure-wavelengths-none = אף זוג אינו משלים מחזור
figure-wavelengths-model-caption = { $name }: מתוך { $pairs } זוגות, { $slow } אינם משלימים סיבוב ב־{ $length } מיקומים. אורך הגל הגדול ביותר: { $last }.
figure-wavelengths-model-caption-scaled = { $name }: מתוך { $pairs } זוגות, אינם משלימים סיבוב ב־{ $length } מיקומים: { $plain } כפי שאומן, { $slow } אחרי המתיחה; ואחריה ב־{ $n }: { $now }. אורך הגל הגדול ביותר: { $last }.
figure-wavelengths-model-short = עד { $trained } מיקומים חלים הגורמים הקצרים.
figure-wavelengths-model-details = אורכי הגל: מ־{ $first } עד { $last } מיקומים.
figure-wavelengths-model-details-scaled = אחרי המתיחה אורכי הגל הם מ־{ $first } עד { $last } מיקומים; כפי שאומן, הארוך ביותר הוא { $longest }.
figure-wavelengths-model-blended-pairs = הזוגות { $from } עד { $to } מעורבים: בין אורך הגל שאומן ובין מכפלתו בגורם כולו.
figure-wavelengths-model-at-rest = זוגות של הראש שאינם מסתובבים: { $rest }.
figure-wavelengths-model-alt = תרשים של אורך הגל מול הזוג בציר לוגריתמי, עבור { $name }: מ־{ $first } עד { $last } מיקומים. מתוך { $pairs } זוגות, { $slow } אינם משלימים סיבוב ב־{ $length } מיקומים.
figure-wavelengths-model-trained = אומן
figure-wavelengths-model-used = בשימוש
figure-wavelengths-model-n = אורך
figure-wavelengths-model-limit = 2π·base
figure-wavelengths-model-unnamed = הקונפיגורציה הזו
figure-wavelengths-model-blended = מעורב
figure-wavelengths-waves = סינוסים של זוגות, המחזור הראשון עבה
figure-wavelengths-wave = pos { $pos }: סינוס { $sin } של זוג { $pair }, אורך גל { $wavelength } מיקומים

## ratios
figure-ratios-title = היחס בין אורכי גל שכנים
figure-ratios-line = סימן לכל אורך גל, שורה לכל d_model
figure-ratios-notice = על ציר לוגריתמי, אורכי גל גיאומטריים עומדים במרווחים שווים, כמו סימנים על סרגל. עם יותר ממדים יש יותר סימנים מתחת לאותו גבול, 2π·base, והיחס בין שכנים מתקרב ל־1.
figure-ratios-caption = כאשר d_model = { $d }, כל אורך גל הוא פי base^(2/d_model) = { $exact } מקודמו.
figure-ratios-caption-one = כאשר d_model = { $d } יש אורך גל יחיד, { $first }, ואין צעד.
figure-ratios-caption-other = כאשר d_model = { $d }, אורכי הגל גדלים מזוג לזוג פי { $range }; אורכי גל גיאומטריים היו גדלים כולם פי base^(2/d_model) = { $exact }.
figure-ratios-details =
    { NUMBER($count) ->
        [one] יחס אחד
        [two] שני יחסים
       *[other] { $count } יחסים
    }, בממוצע { $mean }. { $differ } { $list }
figure-ratios-list = לצד כל שורה כתוב הגורם שלה: { $rows }.
figure-ratios-row = { $factor } עבור d_model { $d }
figure-ratios-sampled = במקום שבו סימנים היו נוגעים זה בזה, רק חלקם מצוירים: הראשון, האחרון, ואחרים ביניהם בצעדים שווים.
figure-ratios-equal = כפי שחושבו, כולם שווים.
figure-ratios-rounding = כפי שחושבו, הגדול ביותר עולה על הקטן ביותר ב־{ $spread }, וזה עיגול.
figure-ratios-differ = הגדול ביותר עולה על הקטן ביותר ב־{ $spread }.
figure-ratios-alt = שורות של סימנים על ציר לוגריתמי של אורכי גל, שורה לכל אחד מכמה ערכים של d_model, השורה שלכם ({ $d }) גבוהה יותר. הסימנים שלה נמתחים מ־{ $first } עד { $last } מיקומים.
figure-ratios-times = ×{ $factor }
figure-ratios-none = אין צעד
figure-ratios-read = זוג { $pair }: אורך גל { $wavelength }; של זוג { $next }: פי { $ratio }
figure-ratios-read-last = זוג { $pair }: אורך גל { $wavelength }, האחרון

## sinusoids
figure-sinusoids-title = סינוסים של כמה תדרים
figure-sinusoids-line = עקומה לכל זוג, הגובה הוא הסינוס שלו
figure-sinusoids-notice = גלים מהירים מבדילים בין שכנים, אבל חוזרים על עצמם מהר; גלים איטיים כמעט אינם משתנים ממיקום אחד לבא אחריו.
figure-sinusoids-caption =
    ממיקום 0 עד { $last } הזוג המהיר ביותר משלים { NUMBER($most) ->
        [one] { $most } סיבוב
       *[other] { $most } סיבובים
    }, והאיטי ביותר { $least }.
figure-sinusoids-caption-one =
    ממיקום 0 עד { $last } הזוג היחיד משלים { NUMBER($most) ->
        [one] { $most } סיבוב
       *[other] { $most } סיבובים
    }.
figure-sinusoids-details = אורכי גל במיקומים: { $names }.
figure-sinusoids-alt = תרשים קו של סינוסים מול המיקום, 0 עד { $last }, עקומה לכל אחד מכמה זוגות. המהיר ביותר משלים { $most } מחזורים, והאיטי ביותר { $least }.
figure-sinusoids-read = pos { $pos }, זוג { $pair } (אורך גל { $wavelength }): sin { $sin }
figure-sinusoids-pair = זוג { $pair }: λ { $wavelength }

## schedules
figure-schedules-title = בחירות אחרות של אורכי גל
figure-schedules-line = תרשים לכל בחירה; לצידה, דקה: הנבחרת
figure-schedules-notice = בין אותם שני קצוות, צעדים שווים באורך הגל (ליניאריים) מצופפים את הקצה האיטי, וצעדים שווים בתדר (הרמוניים) את הקצה המהיר; מעריך אחר (מקווקו) מזיז את הקצה האיטי עצמו.
figure-schedules-short = שבע דרכים לבחור את אורכי הגל.
figure-schedules-caption = באורכי גל { $chosen }, שני הקרובים ביותר מבין n = { $n } מיקומים נמצאים בהיסט { $offset } זה מזה, במרחק { $distance }; המרחק הקטן ביותר בשש הבחירות האחרות: { $range }.
figure-schedules-caption-found = באורכי גל { $chosen }, שני הקרובים ביותר שנמצאו מבין n = { $n } מיקומים הם בהיסט { $offset } זה מזה, במרחק { $distance }; המרחק הקטן ביותר בשש הבחירות האחרות: { $range }.
figure-schedules-caption-next = באורכי גל { $chosen }, המרחק בין מיקומים שכנים הוא { $distance }; בשש הבחירות האחרות: { $range }.
figure-schedules-caption-same = כשיש זוג אחד כל שבע הדרכים זהות, ושני הקרובים ביותר מבין n = { $n } מיקומים נמצאים בהיסט { $offset } זה מזה, במרחק { $distance }.
figure-schedules-details = הדרך שנבחרה מצוירת בכל תרשים: מודגשת בתרשים שלה, דקה לצד דרך אחרת. ההיסט שבין שני המיקומים הקרובים ביותר, והמרחק ביניהם: { $list }.
figure-schedules-searched = נבדק כל היסט עד { $complete }.
figure-schedules-partly = נבדק כל היסט עד { $complete }; מעבר לו נוסו רק היסטים שבהם זוג יחיד כמעט חוזר להתחלה.
figure-schedules-reach = המרחקים מצוירים עד היסט { $far }.
figure-schedules-sampled = מצוירים { $shown } מתוך { $pairs } הזוגות.
figure-schedules-order =
    בין אותם שני קצוות, אורכי הגל הליניאריים נמצאים מעל הגיאומטריים, וההרמוניים מתחתיהם; אלה שלפי חזקה נמצאים מעל הגיאומטריים ב־{ $above } מתוך { NUMBER($inner) ->
        [one] הזוג היחיד
        [two] שני הזוגות
       *[other] { $inner } הזוגות
    } שבין הקצוות.
figure-schedules-order-none = אין זוג בין שני הקצוות, ולכן חמש הדרכים שחולקות אותם זהות.
figure-schedules-alt = שבעה תרשימים קטנים של אורך הגל מול הזוג על ציר לוגריתמי, אחד לכל בחירה עבור d_model { $d }, ואחד של המרחק מול ההיסט לכולן. הבחירה הנוכחית ({ $chosen }) מודגשת בכל תרשים.
figure-schedules-read = זוג { $x }, { $name }: אורך גל { $value } מיקומים
figure-schedules-read-distance = היסט { $x }, { $name }: מרחק { $value }
figure-schedules-closest = { $name }: { $offset } ({ $distance })
figure-schedules-chosen = { $name } (נבחרו)
figure-schedules-others = האחרות
figure-schedules-half = מחצית המעריך

## decay
figure-decay-title = הגבול של ממוצע הקוסינוסים
figure-decay-line = עקומה לכל freq(t), ‏t = זוג / זוגות
figure-decay-notice = ככל שמוסיפים ממדים, ממוצע הקוסינוסים (המכפלה הפנימית חלקי מספר הזוגות) מתקרב לאינטגרל על כל התדרים. הקצב שבו האינטגרל דועך עם ההיסט תלוי באופן שבו התדרים מפוזרים.
figure-decay-fixed = האיור הזה נשאר באורכי גל גיאומטריים: הגבול הוא שלהם, ודרכים אחרות לפזר את התדרים מצוירות לצידם.
figure-decay-caption =
    בהיסט { $reach } הממוצע של cos(k·freq) על פני { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    } הוא { $sum }, והגבול שלו, כשמוסיפים ממדים, הוא { $limit }.
figure-decay-details = הגבול הוא האינטגרל של cos(k·freq(t)) לפי t מ־0 עד 1, כאן עבור freq(t) = { $base }^(−t). הוא 0 לראשונה בהיסט { $zero }; עבור { $other }^(−t) ב־{ $other_zero }, עבור t ב־{ $linear_zero }, עבור √t ב־{ $root_zero }, ועבור t² לעולם לא. עבור { $paper }^(−t), של המאמר, הגבול בהיסט { $reach } הוא { $paper_limit }. פונקציות freq(t) אחרות הן קווים דקים: הצביעו על קו כדי להדגיש אותו. רחוק מההתחלה, עקומה נגמרת במקום שבו הגלים שלה היו צפופים מדי לתמונה.
figure-decay-alt = שני תרשימים של ממוצע הקוסינוסים מול ההיסט, הימני על ציר לוגריתמי. העקומות מתחילות ב־1 ויורדות; בבסיס { $base } הגבול בהיסט { $reach } הוא { $limit }. קווים דקים מראים תדרים אחרים.
figure-decay-read = היסט { $offset }: גבול { $limit }, ממוצע על פני הזוגות { $sum }
figure-decay-power = { $base }⁻ᵗ
figure-decay-own = שלכם: { $base }⁻ᵗ
figure-decay-both = שלכם ושל המאמר: { $base }⁻ᵗ
figure-decay-paper = המאמר: { $base }⁻ᵗ
figure-decay-zero = { $name }: 0 ב־{ $zero }
figure-decay-own-zero = 0 ב־{ $zero }
figure-decay-square = t²
figure-decay-linear = t
figure-decay-root = √t
figure-decay-root-end = √t, מצוירת (כמו t) עד k = { $end }
figure-decay-sum = ממוצע על פני זוגות, d_model { $d }

## bases
figure-bases-title = הבסיס ואורכי הגל
figure-bases-line = קו לכל מודל, מאורך הגל הקצר ביותר עד הארוך ביותר
figure-bases-notice = בסיס גדול יותר מאריך את כל אורכי הגל חוץ מהקצר ביותר, והצעדים בין אורכי הגל גדלים. מספר הזוגות שמשלימים סיבוב בתוך הרצף אז יורד בדרך כלל, ולעולם אינו עולה.
figure-bases-fixed = האיור הזה נשאר באורכי גל גיאומטריים: באחרים, הבסיס אומר מעט על מה שבין שני הקצוות.
figure-bases-caption =
    בבסיס { $base }, ל־{ $turning } מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    } יש אורך גל של n = { $n } לכל היותר, והארוך ביותר הוא { $longest }.
figure-bases-details = כל קו נמתח מאורך הגל הקצר ביותר עד הארוך ביותר; הפס מכסה את הזוגות שמשלימים סיבוב בתוך n, ובמודלים בתוך ההקשר שעליו אומנו: { $trained }. אורך הגל הארוך ביותר עבור d_model { $d }: { $list }. במודלים, לפי מספר הממדים שלהם, שבקידוד סיבובי הוא זה של ראש: { $models }. אף אורך גל אינו מגיע לגבול 2π·base, ועם יותר ממדים מתקרבים אליו יותר. לאורך הבסיסים המצוירים, מהקטן ביותר עד הגדול ביותר, חלק הזוגות עם סיבוב שלם הוא { $shares }, ואורך הגל הארוך ביותר { $longests }. { $neighbours } בבסיס { $base }, { $closest }. { $searched }
figure-bases-searched = נבדק כל היסט עד { $complete }.
figure-bases-partly = נבדק כל היסט עד { $complete }; מעבר לו נוסו רק היסטים שבהם זוג יחיד כמעט חוזר להתחלה.
figure-bases-alt = משמאל, קו אופקי לכל מודל על ציר של אורכי גל; הפס שלו מכסה את הזוגות שמשלימים סיבוב, אצלכם { $turning } מתוך { $pairs }. מימין, חלקם של הזוגות האלה מול הבסיס.
figure-bases-closest = שני המיקומים הקרובים ביותר נמצאים בהיסט { $offset } זה מזה, במרחק { $distance }
figure-bases-closest-found = שני המיקומים הקרובים ביותר שנמצאו הם בהיסט { $offset } זה מזה, במרחק { $distance }
figure-bases-closest-one = מיקום שני, אילו היה, היה במרחק { $distance }
figure-bases-neighbours = כל אורך גל הוא פי { $ratio } מקודמו.
figure-bases-neighbours-one = לזוג יחיד אין אורך גל שכן.
figure-bases-read =
    בסיס { $base }: אורך הגל הארוך ביותר { $longest }; ל־{ $turning } מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    } אורך גל של n = { $n } לכל היותר; יחס { $ratio }
figure-bases-longest = { $longest } בבסיס { $base }
figure-bases-model = { $name } (d { $d }) { $longest }
figure-bases-dot = { $name }: { $trained }
figure-bases-trained = { $name }: { $turning } מתוך { $pairs } בתוך { $trained }
figure-bases-of = { $turning } מתוך { $pairs }
figure-bases-own = שלכם
figure-bases-turning = משלים סיבוב בתוך n
figure-bases-rest = אינו משלים
figure-bases-within = זוגות עם סיבוב שלם, בתוך n או הקשר האימון
figure-bases-shares = חלק הזוגות עם סיבוב שלם, מול הבסיס
figure-bases-read-model =
    בסיס { $base }, n = { $n }, { $name }: ל־{ $turning } מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    } אורך גל של n לכל היותר, הארוך ביותר { $longest }
figure-bases-transformer = Transformer
figure-bases-llama = LLaMA
figure-bases-llama-3 = Llama 3
figure-bases-qwen2 = Qwen2

## tokens
figure-tokens-title = הטמעת טוקן ועוד קידוד מיקום
figure-tokens-line = סימן לכל ממד או זוג, שני טוקנים
figure-tokens-notice = למילה יש הטמעה אחת, בכל מקום שבו היא עומדת. רק הקידוד שנוסף מבדיל בין העותקים שלה, והוא מרחיק אותם זה מזה באותו חץ, תהיה המילה אשר תהיה.
figure-tokens-caption = המילה ״{ $word }״ עומדת במיקומים { $p } ו־{ $q }: שני הקלטים שלה נבדלים ב־PE({ $q }) − PE({ $p }) ולא בשום דבר אחר, צעד שאורכו { $sum }.
figure-tokens-caption-different = אין כאן מילה שעומדת פעמיים: המרחק בין ״{ $word }״ לבין ״{ $other }״ הוא { $embedding } לפני שנוסף קידוד כלשהו, ו־{ $sum } אחרי כן.
figure-tokens-caption-alone = המילה ״{ $word }״ עומדת לבדה: הטמעה שנורמתה { $embedding } ועוד קידוד שנורמתו { $encoding } הם קלט שנורמתו { $sum }.
figure-tokens-marks = משמאל, ההטמעות; באמצע, הקלטים, אחרי הוספת הקידודים, עם חץ ממילה אחת לאחרת; מימין, אותם חצים שוב, כל אחד מ־0, עם טבעת במקום שבו נגמר PE של המיקום השני פחות PE של הראשון.
figure-tokens-cells = משמאל, ההטמעות; באמצע, הקלטים, אחרי הוספת הקידודים; מימין, ההפרש בין שני הקלטים, ומתחתיו ההפרש בין שני הקידודים. רכיבים מעבר ל־±{ $end } נצבעים בצבע הקצה הקרוב.
figure-tokens-any = מצוירות שתי המילים שבסמן, pos ו־pos + k.
figure-tokens-residual = כשמחשבים את ההפרש הזה משני הקלטים, רכיב אחר רכיב, שגיאת העיגול הגדולה ביותר שלו היא { $residual }.
figure-tokens-details = ההטמעות מומצאות, השונות של רכיביהן היא 1/d_model, והן מוכפלות ב־{ $factor }. סדר הממדים: { $layout }.
figure-tokens-norms = הנורמה של ההטמעה של ״{ $word }״ היא { $length }, ובתוספת PE({ $p }) היא { $input }.
figure-tokens-alt = שלושה תרשימים של שתי מילים מתוך { $count }, ב־{ $shown } ממדים: משמאל, ההטמעות שלהן; באמצע, הקלטים בתוספת הקידודים; מימין, ההפרש בין הקלטים וההפרש בין הקידודים.
figure-tokens-drawn = מתוך { $d } ממדים מצוירים { $shown }, אלה של הזוגות הראשונים.
figure-tokens-before = לפני: הטמעות
figure-tokens-after = אחרי: קלטים
figure-tokens-difference = החץ: ההפרש ביניהם
figure-tokens-word = ״{ $word }״ ב־{ $pos }
figure-tokens-at-pos = ב־pos
figure-tokens-at-pos-k = ב־pos + k
figure-tokens-of-inputs = קלטים
figure-tokens-of-encodings = קידודים
figure-tokens-rows = שורות
figure-tokens-read = זוג { $pair }, ממד { $dim }: { $input-p } עבור { $one }, { $input-q } עבור { $other }; הפרש { $difference }, PE({ $q }) − PE({ $p }) = { $arrow }

## attention
figure-attention-title = קשב בלי מיקומים ואיתם
figure-attention-line = שורה לכל מילה; אורכה הוא המשקל
figure-attention-asking = מהמילה ‘{ $asking }’, { $title }
figure-attention-notice = בלי מיקומים, ובלי מסכה סיבתית, לא משנה היכן מילה עומדת. שנו את סדר המילים, והמשקלים ינועו איתן, גדולים כמו קודם.
figure-attention-short = בלי מיקומים, לא משנה היכן מילה עומדת.
figure-attention-fixed = כאן הממדים תמיד בסדר sin, cos, sin, cos: במשקלים מומצאים, סדר אחר היה רק הגרלה אחרת של משקלים.
figure-attention-details = לשני התרשימים סולם אחד. כל שורה היא מילה; הנקודה היא המשקל שנותנת לה המילה שבסמן בסדר הנוכחי ({ $now }), והטבעת היא המשקל בסדר אחר ({ $other }), כך שטבעת סביב הנקודה שלה פירושה שדבר לא השתנה. הקשב הוא softmax של המכפלה שאילתה·מפתח חלקי √{ $dk }, בלי מסכה. המשקלים וההטמעות, ב־{ $d } ממדים, מומצאים.
figure-attention-capped = הערך d_model = { $d_model } גדול ממספר הממדים שבשימוש כאן.
figure-attention-largest = המשקל הגדול ביותר המוצג הוא { $most }.
figure-attention-alt =
    שני תרשימים של קשב על { NUMBER($count) ->
        [one] מילה אחת
        [two] שתי מילים
       *[other] { $count } מילים
    }, שורה לכל אחת, בלי מיקומים ואיתם. אורך השורה הוא המשקל שנותנת לה המילה שבמיקום { $pos }; טבעות: בסדר אחר.
figure-attention-caption = אילו נהפך סדר המילים, בלי מיקומים אף משקל בין שתי מילים לא היה משתנה{ $rounding }; עם מיקומים, המשקלים היו משתנים ב־{ $with } לכל היותר, ואלה של ‘{ $asking }’ ב־{ $here } לכל היותר.
figure-attention-caption-did = בהשוואה למילים כפי שהוקלדו, בלי מיקומים אף משקל בין שתי מילים אינו משתנה{ $rounding }; עם מיקומים, המשקלים משתנים ב־{ $with } לכל היותר, ואלה של ‘{ $asking }’ ב־{ $here } לכל היותר.
figure-attention-rounding = {" "}מעבר לעיגול ({ $without })
figure-attention-caption-one = מילה יחידה קשובה לעצמה, במשקל { $most }, עם מיקומים ובלעדיהם.
figure-attention-caption-same =
    הערבוב הזה משאיר את { NUMBER($count) ->
        [one] המילה היחידה במקומה
        [two] שתי המילים במקומן
       *[other] { $count } המילים במקומן
    }.
figure-attention-without = בלי מיקומים
figure-attention-with = עם מיקומים
figure-attention-changed = { $title }: השינוי המרבי { $change }
figure-attention-if-reversed = אילו נהפכו
figure-attention-read = pos { $query } ״{ $asking }״ אל { $key } ״{ $asked }״, היסט { $offset }: משקל { $weight } { $kind }

## rope
figure-rope-title = RoPE: סיבוב השאילתה והמפתח
figure-rope-line = זרוע לכל וקטור; למטה: הציון לאורך הטקסט
figure-rope-notice = RoPE מסובב את השאילתה ואת המפתח בזוויות שגדלות עם המיקומים שלהם. הציון שלהם תלוי אז בהיסט מהשאילתה אל המפתח, ולא במקום שבו הם עומדים.
figure-rope-short = הציון תלוי בהיסט מהשאילתה אל המפתח, ולא במקום שבו הם עומדים.
figure-rope-caption =
    { NUMBER($count) ->
        [two] בשני המיקומים המצוירים
       *[other] בכל { $count } המיקומים המצוירים
    }, הציון של השאילתה עם המפתח שנמצא { NUMBER($k) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] { $k } מיקומים
    } אחריה הוא { $score }{ $rounding }; אם מוסיפים קידודים במקום לסובב, הציונים הם מ־{ $least } עד { $greatest }.
figure-rope-caption-one = במיקום 0, היחיד, הציון של השאילתה והמפתח הוא { $score }.
figure-rope-rounding = {" "}עד כדי עיגול ({ $spread })
figure-rope-details = המעגלים מראים את זוג { $pair }: בכל מקום שבו עומדת השאילתה, הזרוע שלה וזו של המפתח מסובבות באותה מידה, והזווית הצבועה שביניהן נשארת כשהייתה. הזרועות מראות כיוונים בלבד; בזוג הזה אורך השאילתה { $query } ואורך המפתח { $key }. השאילתה והמפתח מומצאים, ב־{ $d } ממדים. בהוספת קידודים, הציון הוא המכפלה הפנימית של שני סכומים: השאילתה ועוד PE(pos), והמפתח ועוד PE(pos + k).
figure-rope-back = אילו היה המפתח באותו מרחק לאחור, בהיסט −{ $k }, הציון היה { $back }.
figure-rope-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }; הזוג האחרון שלו מייצג זוגות מאוחרים יותר.
figure-rope-sampled = מתוך { $n } מיקומים מצוירים { $count }, בצעדים שווים.
figure-rope-alt = שני מעגלים, בכל אחד זרוע לשאילתה וזרוע למפתח בזוג { $pair }, ובשניהם { $angle }° ביניהן. לצידם הציון מול מיקום השאילתה: קו אופקי, ועקומה להוספת קידודים.
figure-rope-read = pos { $pos }, היסט { $offset }: ציון { $score }; בהוספת קידודים { $added }
figure-rope-read-hands = pos { $pos }, היסט { $offset }, זוג { $pair }: שאילתה ב־{ $query }°, מפתח ב־{ $key }°, { $angle }° ביניהם
figure-rope-read-query = שאילתה, זוג { $pair }: אורך { $radius }, { $freq } רדיאן למיקום
figure-rope-read-key = מפתח, זוג { $pair }: אורך { $radius }, { $freq } רדיאן למיקום
figure-rope-at = שאילתה ב־{ $pos }, מפתח ב־{ $key }
figure-rope-here = שאילתה ב־pos, מפתח ב־pos + { $k }
figure-rope-apart = { $angle }° ביניהם
figure-rope-turned = שניהם סובבו בעוד { $turned }°
figure-rope-scores = ציון בהיסט { $k }
figure-rope-flat = בסיבוב (RoPE)
figure-rope-added = בהוספת קידודים
figure-rope-query = שאילתה
figure-rope-key = מפתח

## alibi
figure-alibi-title = ALiBi: קנס על מרחק
figure-alibi-line = קו לכל ראש, השיפוע הוא הקנס
figure-alibi-notice = ALiBi אינו מוסיף דבר לווקטורים: הוא מוריד את הציון של מפתח ביחס ישר למרחק שלו מהשאילתה (במיקומים), בתלילות בראשים מסוימים ובמתינות באחרים.
figure-alibi-fixed = ב־ALiBi אין קידוד: לא בחירת אורכי הגל ולא סדר הממדים משנים אותו.
figure-alibi-caption = השיפועים של { $heads } ראשים יורדים מ־{ $steepest } עד { $flattest }, כל אחד מחצית מקודמו.
figure-alibi-details = עבור השאילתה במיקום { $query }, המפתח במיקום 0 מקבל { $least } בראש הראשון, ובאחרון { $greatest }. ב־softmax הטיה היא גורם e^(−slope·distance), שיורד לחצי כל { $half_first } מיקומים בראש הראשון וכל { $half_last } באחרון. עם { $more } ראשים השיפועים מתחילים ב־{ $more_steepest }, וכל אחד הוא { $more_steepest } כפול קודמו, עד לאותו { $flattest }. { $two }
figure-alibi-two = למיקום יחיד אין מיקום אחר, ולכן התמונה היא של שניים.
figure-alibi-alt = משמאל, { $heads } קווים ישרים מול מיקום המפתח, 0 אצל השאילתה, ומשם הם יורדים, התלול שבהם עד { $least }. מימין, הגורם המתקבל ב־softmax מול המרחק: עקומות שיורדות מ־1.
figure-alibi-read = pos { $key }, מרחק { $distance }, ראש { $head } (שיפוע { $slope }): { $bias }
figure-alibi-read-factor = היסט { $distance }, ראש { $head } (שיפוע { $slope }): גורם { $factor }
figure-alibi-fraction = 1/{ $below }

## rope-scaling
figure-rope-scaling-title = RoPE לרצפים ארוכים יותר
figure-rope-scaling-line = עקומה לכל שיטה, לאורך הזוגות
figure-rope-scaling-notice = כדי לקרוא רחוק יותר ממה שאומן עליו, מודל מאט את הזוגות שלו: את כולם באותו גורם (אינטרפולציה), או את האיטיים במידה רבה יותר מאשר את המהירים (NTK-aware, YaRN).
figure-rope-scaling-short = כדי לקרוא רחוק יותר ממה שאומן עליו, מודל מסובב את הזוגות שלו לאט יותר.
figure-rope-scaling-caption =
    כדי להאריך את הטווח של ראש בן { $d } ממדים מ־n = { $n } ל־{ $last } מיקומים, אינטרפולציה מחלקת כל freq ב־{ $factor }, שיטת NTK-aware עוברת לבסיס { $base }, ו־YaRN שומר { NUMBER($kept) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $kept } זוגות
    }, ממזג { $blended } ומחלק { $divided }.
figure-rope-scaling-details =
    { $beyond } באינטרפולציה אורך הגל של הזוג האיטי ביותר עובר מ־{ $slowest } ל־{ $stretched }. הבסיס של NTK-aware הוא { $before }·{ $exponent } = { $base }. YaRN שומר זוגות שמשלימים { $beta } סיבובים או יותר בתוך n, מחלק את אלה שמשלימים { NUMBER($alpha) ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $alpha } סיבובים
    } לכל היותר, וביניהם שומר מ־freq חלק שגדל באופן ליניארי עם מספר הסיבובים, מ־0 עד 1; הוא גם כופל את הציונים ב־{ $temperature } = (0.1·ln { $factor } + 1)², וזה אינו מצויר.
figure-rope-scaling-beyond =
    מתוך { NUMBER($slow) ->
        [one] הזוג האחד שאינו משלים
        [two] שני הזוגות שאינם משלימים
       *[other] { $slow } הזוגות שאינם משלימים
    } סיבוב בתוך n מיקומים, { NUMBER($past) ->
        [one] אחד מגיע
        [two] שניים מגיעים
       *[other] { $past } מגיעים
    } עם הבסיס של NTK-aware לזוויות שמעבר לאלה של האימון, בחריגה של { $most } % לכל היותר; עם אינטרפולציה ועם YaRN אף אחד מהם אינו מגיע אליהן.
figure-rope-scaling-beyond-none = אף זוג אינו מגיע לזוויות שמעבר לאלה של האימון.
figure-rope-scaling-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }.
figure-rope-scaling-exponent = { $factor }^({ $d }/{ $less })
figure-rope-scaling-exponent-none = 1 (לזוג יחיד אין זוג איטי ממנו למתוח)
figure-rope-scaling-sampled = כל נקודה של ציון היא ממוצע על פני היסטים עד { $width } % לכל צד.
figure-rope-scaling-alt = משמאל, אורך הגל מול הזוג על ציר לוגריתמי, כאשר n = { $n }: ארבע עקומות, כמו באימון, אינטרפולציה, NTK-aware ו־YaRN. מימין, ממוצע הקוסינוסים של כל אחת מול ההיסט, עד { $last }.
figure-rope-scaling-read = זוג { $x }, אורך גל: כמו באימון { $trained }, אינטרפולציה { $interpolated }, NTK-aware { $ntk }, YaRN { $yarn }
figure-rope-scaling-read-score = היסט { $x }: כמו באימון { $trained }, אינטרפולציה { $interpolated }, NTK-aware { $ntk }, YaRN { $yarn }
figure-rope-scaling-interpolated = אינטרפולציה
figure-rope-scaling-ntk = בסיס NTK-aware
figure-rope-scaling-yarn = YaRN
figure-rope-scaling-trained = כמו באימון
figure-rope-scaling-to = עד { $value }

## pitfalls
figure-pitfalls-title = תקלות בקידודי מיקום
figure-pitfalls-line = עמודה לכל מיקום, שורה לכל ממד
figure-pitfalls-notice = תוכניות שיש בהן תקלות כאלה רצות בכל זאת, ואף מציירות גלים סבירים למראה. רק המספרים מגלים את השגיאה.
figure-pitfalls-fixed = התקלות מוצגות בקידוד של המאמר, באורכי גל גיאומטריים, ומצוירות כשכל הסינוסים מעל כל הקוסינוסים.
figure-pitfalls-caption = { $bug }; הרכיבים סוטים ב־{ $difference } לכל היותר.
figure-pitfalls-caption-none = { $bug }; במיקומים המצוירים ({ $positions }) זה אינו משנה דבר.
figure-pitfalls-longest = אורך הגל הארוך ביותר, { $wrong }, צריך להיות { $right }.
figure-pitfalls-longest-same = אורך הגל הארוך ביותר הוא { $right } בשניהם.
figure-pitfalls-norms = הנורמות הן { $range } במקום { $norm }.
figure-pitfalls-norms-same = הנורמות הן { $norm } בשניהם.
figure-pitfalls-law-broken =
    באותו היסט המרחקים משתנים ממיקום למיקום, ב־{ $spread } לכל היותר { NUMBER($starts) ->
        [one] במיקום שהושווה
        [two] בין שני המיקומים שהושוו
       *[other] בין { $starts } המיקומים שהושוו
    }.
figure-pitfalls-law-rounding =
    באותו היסט המרחקים שווים, עד כדי עיגול ({ $spread }), { NUMBER($starts) ->
        [one] במיקום שהושווה
        [two] בשני המיקומים שהושוו
       *[other] ב־{ $starts } המיקומים שהושוו
    }.
figure-pitfalls-law-close =
    באותו היסט המרחקים שווים עד כדי { $spread } { NUMBER($starts) ->
        [one] במיקום שהושווה
        [two] בשני המיקומים שהושוו
       *[other] ב־{ $starts } המיקומים שהושוו
    }.
figure-pitfalls-law-kept =
    { NUMBER($starts) ->
        [one] רק מיקום אחד מצויר, ולכן אין מרחקים להשוות
        [two] באותו היסט המרחקים שווים בשני המיקומים שהושוו
       *[other] באותו היסט המרחקים שווים ב־{ $starts } המיקומים שהושוו
    }.
figure-pitfalls-positions = הרכיבים, הנורמות והמרחקים הם של המיקומים המצוירים, { $positions }.
figure-pitfalls-order = בתמונות הסינוסים למעלה והקוסינוסים למטה, כדי ששורות שכנות יהיו דומות.
figure-pitfalls-drawn = מתוך { $pairs } זוגות מצוירים { $drawn }; המספרים הם של כולם.
figure-pitfalls-alt = שלוש מפות חום, המיקומים { $positions } משמאל לימין, הסינוסים מעל הקוסינוסים: הקידוד הנכון, השגוי, וההפרש ביניהם. אחריהן המרחק מול ההיסט בשניהם. הרכיבים נבדלים ב־{ $difference } לכל היותר.
figure-pitfalls-exponent = המעריך כפול מהנכון, −4·pair/d_model, ולכן כל הזוגות חוץ מהראשון מסתובבים לאט יותר
figure-pitfalls-cosine = לקוסינוס מעריך משלו, כלומר התדר base^(−(2·pair + 1)/d_model), ולכן לאף סינוס אין תדר משותף עם אף קוסינוס
figure-pitfalls-odd = הממד האחרון נחתך כדי להתאים ל־d_model אי־זוגי, ולכן סינוס אחד נשאר בלי הקוסינוס שלו (שמצויר כ־0)
figure-pitfalls-odd-crash = כאשר d_model אי־זוגי, התוכניות הרגילות, שממלאות כל ממד שני בקוסינוסים של כל הזוגות, נעצרות בשגיאה; זה מה שנשאר במקום שבו חותכים את הקידוד לגודל הדרוש.
figure-pitfalls-denominator = כאשר במעריך d_model/2 − 1 במקום d_model/2, כל החוקים מתקיימים, אבל משקלים שאומנו עם האחד אינם מתאימים לאחר
figure-pitfalls-degrees = הזוויות נחשבות בטעות למעלות, ולכן כל זוג מסתובב לאט מדי, פי { $slower }
figure-pitfalls-single = הזוויות מחושבות ב־float32, כאן בתחום שבו הוא מדלג על מספרים שלמים, ולכן הן סוטות ברדיאן אחד לכל היותר
figure-pitfalls-halves = RoPE מסובב כל רכיב במחצית הראשונה עם בן זוגו בשנייה, אף שהמשקלים אומנו על זוגות של שכנים
figure-pitfalls-halves-shown = מוצג וקטור אחד, הקידוד של מיקום 0, מסובב אל כל מיקום: בסיבוב של שכנים הוא נעשה הקידוד של אותו מיקום, ובסיבוב של חצאים מסתובבים יחד רכיבים שאינם זוג.
figure-pitfalls-right = נכון
figure-pitfalls-wrong = שגוי
figure-pitfalls-distances = מרחקים בין מיקומים
figure-pitfalls-difference = שגוי − נכון
figure-pitfalls-sin = sin { $pair }
figure-pitfalls-cos = cos { $pair }
figure-pitfalls-read = pos { $pos }, ממד { $dim } ({ $component } של זוג { $pair }): { $value }
figure-pitfalls-read-distance = היסט { $offset }: נכון { $right }, שגוי { $wrong }

## compare
figure-compare-title = השוואת שיטות מיקום
figure-compare-line = צבע: שינוי הציון; מקווקו: אין וקטור
figure-compare-notice = הביטו לאורך האלכסונים, שבהם ההיסט קבוע. כשהמיקומים נוספים לווקטורים, הציון לאורך אלכסון תלוי במיקום; כשהם מסובבים את הווקטורים, או נוספים לציון, הוא אינו תלוי בו.
figure-compare-short = הביטו לאורך האלכסונים, שבהם ההיסט קבוע.
figure-compare-caption = בהיסט קבוע הציון משתנה ממיקום למיקום ב־{ $most } לכל היותר כשהמיקומים נוספים לווקטורים, { $rest }.
figure-compare-rest = ובשאר השיטות אינו משתנה כלל
figure-compare-rest-rounding = ובשאר השיטות רק בשל עיגול ({ $least })
figure-compare-details = הצבעים מראים מה המיקומים מוסיפים לציון, שבלעדיהם הוא { $plain }: צבע הרקע פירושו אפס, וסקלה אחת, בין −{ $reach } ל־{ $reach }, משמשת את כל המטריצות. המיקומים מגיעים עד { $last }, והקווים עומדים באורך האימון, n = { $n }; וקטורים נלמדים נגמרים שם, ומעבר לו אין להם ציון. מעל כל מטריצה כתוב השינוי הגדול ביותר לאורך אלכסון, או שרק ההיסט קובע: { $added }; { $others }. השאילתה האחת והמפתח האחד, בני { $d } ממדים, מומצאים. כך גם הווקטורים הנלמדים, הווקטורים של Shaw (שנחתכים ב־±{ $clip }) וההטיות של T5 ({ $buckets } קבוצות היסטים בשני הכיוונים יחד, עד { $distance }). השיפוע של ALiBi הוא { $slope }.
figure-compare-beyond =
    מתוך { $entries } ציונים, { NUMBER($beyond) ->
        [one] אחד נמצא מעבר לסקלה, וצבעו
        [two] שניים נמצאים מעבר לסקלה, וצבעם
       *[other] { $beyond } נמצאים מעבר לסקלה, וצבעם
    } הוא צבע הקצה שלה; הרחוק ביותר הוא { $furthest }.
figure-compare-stepped = מצויר מיקום אחד מכל { $step }.
figure-compare-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }.
figure-compare-alt = שבע מפות חום ריבועיות, שאילתות 0 עד { $last } כלפי מטה, מפתחות משמאל לימין: מה שכל שיטה מוסיפה לציון. קווים מסמנים את n = { $n }. המפה שבלי מיקומים ריקה.
figure-compare-changing = { $name }: עד { $spread }
figure-compare-one = { $name }
figure-compare-same = { $name }: ציון אחד
figure-compare-alone = { $name }: רק ההיסט
figure-compare-offset = היסט { $k }
figure-compare-n = n
figure-compare-n-value = n = { $n }
figure-compare-bar = שינוי
figure-compare-bar-clipped = שינוי (קטום)
figure-compare-none = ללא
figure-compare-sinusoidal = סינוסי
figure-compare-learned = נלמד
figure-compare-rope = RoPE
figure-compare-shaw = Shaw
figure-compare-t5 = T5
figure-compare-alibi = ALiBi
figure-compare-read = שאילתה { $query }, מפתח { $key } (היסט { $offset }): { $name }, תוספת { $change }
figure-compare-read-none = שאילתה { $query }, מפתח { $key } (היסט { $offset }): { $name }, אין שם וקטור
figure-compare-here = היסט { $offset }, נוסף לציון: { $changes }

## base-context
figure-base-context-title = היכן סכום הקוסינוסים נשאר חיובי
figure-base-context-line = נקודות: מודלים; חלולה: אורך השימוש; טבעת כתומה: שלכם
figure-base-context-notice = כל עוד סכום הקוסינוסים גדול מ־0, מפתח שדומה לשאילתה מקבל בממוצע ציון גבוה יותר ממפתח אקראי. לכל בסיס, העקומה מראה את ההיסט הראשון שבו הסכום יורד מתחת ל־0. כמה מהמודלים שפורסמו אומנו על רצפים ארוכים יותר.
figure-base-context-short = לכל בסיס, העקומה מראה את ההיסט הראשון שבו סכום הקוסינוסים יורד מתחת ל־0.
figure-base-context-fixed = למודלים המסומנים, ולעקומה שמולה הם מושווים, אורכי גל גיאומטריים, וכך גם לאיור הזה.
figure-base-context-caption = בבסיס { $base }, סכום הקוסינוסים של ראש בן { $d } ממדים יורד לראשונה מתחת ל־0 בהיסט { $first }; רצף באורך n = { $n } נגמר לפני כן.
figure-base-context-caption-beyond = בבסיס { $base }, סכום הקוסינוסים של ראש בן { $d } ממדים יורד לראשונה מתחת ל־0 בהיסט { $first }; רצף באורך n = { $n } מגיע עד שם.
figure-base-context-caption-searching = בבסיס { $base }, סכום הקוסינוסים של ראש בן { $d } ממדים אינו יורד מתחת ל־0 באף היסט עד { $first }, שאליו הגיע החיפוש עד כה.
figure-base-context-steps = ההיסט הראשון נמצא במדויק ב־{ $known } בסיסים מ־{ $start } עד { $end }, וביניהם אינו ידוע: ב־{ $falls } מתוך { $steps } הצעדים אל הבסיס הבא בגודלו הוא יורד.
figure-base-context-so-far = ההיסט הראשון נמצא עד כה ב־{ $known } מתוך { $sought } בסיסים מ־{ $start } עד { $end }.
figure-base-context-limit = עם עוד ועוד זוגות הסכום היה נעשה חלק (הקו המקווקו), והיה מגיע לראשונה ל־0 בהיסט { $limit }.
figure-base-context-models = שאר הנקודות: אורכים מהקונפיגורציות של { $count } מודלים שפורסמו, שבראשיהם מסתובבים { $head } ממדים. כשמתיחה מגדילה את האורך, קו מוביל מאורך האימון אל נקודה חלולה באורך השימוש.
figure-base-context-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }.
figure-base-context-alt = משמאל, קו משונן בצירים לוגריתמיים: ההיסט הראשון שבו סכום הקוסינוסים קטן מ־0, מול הבסיס. קווים מסמנים את הבסיס { $base }. מימין, הסכום מול ההיסט.
figure-base-context-read = בסיס { $base }: הסכום לראשונה מתחת ל־0 בהיסט { $first }
figure-base-context-read-model = { $names }: בסיס { $base }, אורך { $length }
figure-base-context-read-model-used = { $names }: בסיס { $base }, אומן על { $length }, בשימוש עד { $used }
figure-base-context-read-own = בסיס { $base }, n { $n }: הסכום לראשונה מתחת ל־0 בהיסט { $first }, מעבר לרצף
figure-base-context-read-beyond = בסיס { $base }, n { $n }: הסכום לראשונה מתחת ל־0 בהיסט { $first }, בתוך הרצף
figure-base-context-read-searching = בסיס { $base }, n { $n }: הסכום אינו מתחת ל־0 עד היסט { $first }; החיפוש נמשך
figure-base-context-read-sum = היסט { $offset }: סכום הקוסינוסים { $sum }, ממוצע { $mean }
figure-base-context-skyline = ההיסט של הסכום הראשון מתחת ל־0
figure-base-context-sum = הראש הזה
figure-base-context-many = עוד ועוד זוגות
figure-base-context-no-models = למודלים ראשים בני { $head } ממדים

## partial-rotary
figure-partial-rotary-title = RoPE חלקי: זוגות במנוחה
figure-partial-rotary-line = עקומה לכל בחירה; טבעות למעלה: במנוחה
figure-partial-rotary-notice = זוג במנוחה מוסיף לציון אותו הדבר בכל היסט: הוא משווה תוכן, יהיה המיקום אשר יהיה.
figure-partial-rotary-caption =
    בראש { NUMBER($turning) ->
        [one] מסתובב זוג אחד
        [two] מסתובבים שני זוגות
       *[other] מסתובבים { $turning } זוגות
    } מתוך { $pairs }, ואלה שבמנוחה מוסיפים { $constant } לממוצע הקוסינוסים בכל היסט.
figure-partial-rotary-caption-none =
    { NUMBER($pairs) ->
        [one] הזוג היחיד בראש אינו מסתובב, ובמנוחתו הוא מוסיף
        [two] שני הזוגות בראש אינם מסתובבים, ובמנוחתם הם מוסיפים
       *[other] אף אחד מ־{ $pairs } הזוגות בראש אינו מסתובב, ובמנוחתם הם מוסיפים
    } { $constant } לממוצע הקוסינוסים בכל היסט.
figure-partial-rotary-details = כשהזוגות המסתובבים מקודדים כמו ראש בן { $rotary } ממדים, אורכי הגל שלהם מגיעים עד { $fewer }; כשהזוגות האיטיים במנוחה, עד { $kept }; בראש שלם, עד { $all }. בהיסט { $last } ממוצע הקוסינוסים הוא, לפי אותו סדר: { $fewer_last }, { $kept_last }, { $all_last }.
figure-partial-rotary-details-none = החלק שנבחר אינו מספיק לאף זוג שלם; בראש שלם אורכי הגל מגיעים עד { $all }, וממוצע הקוסינוסים בהיסט { $last } הוא { $all_last }.
figure-partial-rotary-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }.
figure-partial-rotary-alt = משמאל, אורך הגל מול הזוג על ציר לוגריתמי, בשלושה ראשים: שניים מסובבים רק חלק מהזוגות, אחד את כולם; הטבעות למעלה הן הזוגות שבמנוחה, { $rest } מתוך { $pairs }. מימין, ממוצע הקוסינוסים מול ההיסט.
figure-partial-rotary-read = זוג { $x }, אורך גל: רק הממדים הראשונים { $fewer }, רק הזוגות המהירים { $kept }, ראש שלם { $all }
figure-partial-rotary-read-score = היסט { $x }, ממוצע הקוסינוסים: רק הממדים הראשונים { $fewer }, רק הזוגות המהירים { $kept }, ראש שלם { $all }
figure-partial-rotary-fewer = רק הממדים הראשונים
figure-partial-rotary-rest = רק הזוגות המהירים
figure-partial-rotary-all = ראש שלם
figure-partial-rotary-still = במנוחה
figure-partial-rotary-at-rest = אין (במנוחה)
figure-partial-rotary-constant = מנוחה { $value }

## fourier-features
figure-fourier-features-title = מאפייני פורייה: אוקטבות חוזרות
figure-fourier-features-line = נקודה לכל זוג, עקומה לכל קוד
figure-fourier-features-notice = כל אורך גל של האוקטבות האלה הוא מספר שלם של מיקומים, והארוך ביותר מתחלק בו. אחרי הארוך ביותר הקוד כולו חוזר על עצמו.
figure-fourier-features-caption =
    { NUMBER($octaves) ->
        [one] אוקטבה אחת, באורך גל { $range }, מתחילה
        [two] שתי אוקטבות, באורכי גל { $range }, מתחילות
       *[other] { $octaves } אוקטבות, באורכי גל { $range }, מתחילות
    } מחדש אחרי { $period } מיקומים, ומבין n = { $n } מיקומים אין שניים בעלי אותו קוד.
figure-fourier-features-caption-collide =
    { NUMBER($octaves) ->
        [one] אוקטבה אחת, באורך גל { $range }, מתחילה
        [two] שתי אוקטבות, באורכי גל { $range }, מתחילות
       *[other] { $octaves } אוקטבות, באורכי גל { $range }, מתחילות
    } מחדש אחרי { $period } מיקומים, ומבין n = { $n } מיקומים, לכל שניים בהיסט { $period } זה מזה יש אותו קוד.
figure-fourier-features-details =
    NeRF מקודד קואורדינטה בין −1 ל־1; כאן { NUMBER($unit) ->
        [one] מיקום אחד הוא
        [two] שני מיקומים הם
       *[other] { $unit } מיקומים הם
    } יחידה אחת שלה, ולכן כל הטווח שלה הוא מחזור אחד. בקידוד שבו d_model = { $d } יש { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }, באורכי גל מ־{ $shortest } עד { $longest }, ובהיסט { $period } ממוצע הקוסינוסים שלו הוא { $own_period }.
figure-fourier-features-half = במרחק חצי מחזור, בהיסט { $half }, ממוצע הקוסינוסים של האוקטבות הוא { $halfway }, גדול מזה של שכנים, { $next }.
figure-fourier-features-half-less = במרחק חצי מחזור, בהיסט { $half }, ממוצע הקוסינוסים של האוקטבות הוא { $halfway }; אצל שכנים הוא { $next }.
figure-fourier-features-alt = משמאל, אורך הגל מול הזוג על ציר לוגריתמי, באוקטבות ובקידוד. מימין, ממוצע הקוסינוסים של כל אחד מהם מול ההיסט; האוקטבות חוזרות ל־1 בהיסט { $period }.
figure-fourier-features-sampled = בעקומת הקידוד מצויר היסט אחד מכל { $step }.
figure-fourier-features-read = זוג { $pair }: אורך גל באוקטבות { $octave }, בקידוד { $own }
figure-fourier-features-read-own = זוג { $pair }: אורך גל בקידוד { $own }; אין אוקטבה
figure-fourier-features-read-kernel = היסט { $offset }: ממוצע הקוסינוסים של האוקטבות { $octave }, של הקידוד { $own }
figure-fourier-features-octaves = אוקטבות
figure-fourier-features-own = הקידוד

## xpos
figure-xpos-title = xPos: סיבוב דועך
figure-xpos-line = למעלה: לפי מרחק; למטה: לפי זוג
figure-xpos-notice = ב־xPos מה שכל זוג מוסיף לציון גם דועך עם ההיסט, וככל שזוג מסתובב מהר יותר, כך הוא דועך מוקדם יותר.
figure-xpos-caption = { $halves }, ואילו ALiBi בשיפוע { $slope } מקטין את המשקלים לחצי כל { $half_alibi } מיקומים.
figure-xpos-halves = הזוג המהיר ביותר דועך לחצי בתוך { $half_first } מיקומים, והאיטי ביותר בתוך { $half_last }
figure-xpos-halves-one = הזוג היחיד דועך לחצי בתוך { $half_first } מיקומים
figure-xpos-details = הגורם של זוג הוא zeta^(distance/{ $scale }), כאשר zeta הוא { $zeta_first } בזוג 0 ו־{ $zeta_last } בזוג { $slowest }. במרחק n = { $n }, שנחשב כאן לאורך האימון (מקווקו), ממוצע הקוסינוסים הוא { $rope_n } עם RoPE, לעומת { $xpos_n } עם xPos; במרחק { $last } הוא { $rope_end } לעומת { $xpos_end }. ALiBi, שמצויר בשיפוע המתון ביותר מבין { $heads } ראשים, אינו כופל את הציונים אלא את המשקלים, במרחקים האלה ב־{ $alibi_n } וב־{ $alibi_end }.
figure-xpos-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }.
figure-xpos-alt = משמאל, שלוש עקומות מול המרחק, עד { $last }: ממוצע הקוסינוסים של RoPE, זה של xPos, והגורם של ALiBi. מימין, על ציר לוגריתמי, היכן כל זוג דעך לחצי, לצד אורך הגל שלו.
figure-xpos-read = היסט { $offset }: ממוצע הקוסינוסים xPos { $xpos }, RoPE { $rope }; הגורם של ALiBi { $alibi }
figure-xpos-read-pair = זוג { $pair }: דועך לחצי בתוך { $half } מיקומים (zeta { $zeta }), אורך גל { $wavelength }
figure-xpos-rope = RoPE
figure-xpos-xpos = xPos
figure-xpos-alibi = הגורם של ALiBi, שיפוע { $slope }
figure-xpos-half = דעיכה לחצי
figure-xpos-wavelength = אורך גל
## diffusion-time
figure-diffusion-time-title = זמן הדיפוזיה כמיקום
figure-diffusion-time-line = עמודה לכל זמן, שורה לכל ממד
figure-diffusion-time-notice = מודל דיפוזיה מקודד את הזמן שלו באותם סינוסים. זמנים מ־0 עד 1, כשהם משמשים כמיקומים, הם צעד אחד בלבד, שבו אף זוג אינו מסתובב ביותר מרדיאן אחד. כשמכפילים אותם ב־1000, כל זוג מסתובב בזווית גדולה פי 1000.
figure-diffusion-time-caption = צעד של { $share } % מטווח הזמן מזיז את הקידוד ב־{ $small } כשהזמן הוא מ־0 עד 1, וב־{ $large } כשהוא מ־0 עד { $end }.
figure-diffusion-time-details =
    הדרך כולה, n = { $n } { NUMBER($n) ->
        [one] צעד
       *[other] צעדים
    }, מזיזה את הקידוד ב־{ $small_way } וב־{ $large_way }; במרחק √d_model = { $level } שני קידודים ניצבים זה לזה. הזמן הוא pos/n בסקלה אחת ו־{ $end }·pos/n באחרת. צעד מזיז את הקידוד באותה מידה, ולא משנה היכן הוא מתחיל. Ho ועמיתיו סופרים זמנים עד { $end }, ושיטות דגימה מאוחרות יותר עוברות רק בחלק מהם. בתוכנית של Ho ועמיתיו יש d_model/2 − 1 במקום d_model/2 במעריך של הבסיס.
figure-diffusion-time-sampled = בעקומות מצויר צעד אחד מכל { $stride }.
figure-diffusion-time-alt = שתי מפות חום של קידודים, { $n } צעדים משמאל לימין, ממדים כלפי מטה: זמן מ־0 עד 1, ועד { $end }. לצידן, המרחק מהקידוד של זמן 0: בסוף הוא { $small_way } ו־{ $large_way }.
figure-diffusion-time-to-one = זמן מ־0 עד 1
figure-diffusion-time-to-end = זמן מ־0 עד { $end }
figure-diffusion-time-first = אחרי צעד אחד
figure-diffusion-time-read = pos { $pos }: מרחק { $small } בזמן { $small_time }, { $large } בזמן { $large_time }

## axial
figure-axial-title = קידוד מיקום על שני צירים
figure-axial-line = צבע: מרחק; מקווקו: כל התאים במרחק k
figure-axial-notice = העמודות והשורות מקבלות מחצית מהזוגות כל אחת, וריבועי המרחקים שלהן מתחברים. תאים שרחוקים מהאמצע באותה מידה עשויים להיות במרחקים שונים בקידוד, וקווים של מרחק שווה אינם מעגלים.
figure-axial-short = העמודות והשורות מקבלות מחצית מהזוגות כל אחת, וריבועי המרחקים שלהן מתחברים.
figure-axial-caption = שני תאים נמצאים במרחק { $length } תאים מהאמצע, האחד { $length } עמודות הצידה והאחר { $across } עמודות ו־{ $down } שורות, והקידודים שלהם במרחקים { $one } ו־{ $other } מקידוד האמצע.
figure-axial-caption-few = הקידוד של התא השכן באותה שורה נמצא במרחק { $one } מקידוד האמצע, וזה של השכן באלכסון במרחק גדול פי √2, { $other }.
figure-axial-details =
    הצבעים מתחלפים במדרגות של { $step }, ולכן הגבולות ביניהם הם קווים של מרחק שווה; המעגל המקווקו עובר, אם יש לו מקום, במקומות שנמצאים k תאים מהאמצע. בתרשים, { NUMBER($reach) ->
        [one] תא אחד
        [two] שני תאים
       *[other] { $reach } תאים
    } מהאמצע, המרחק הוא { $far } לאורך ציר ו־{ $far_diagonal } לאורך האלכסון, שבו חלקו של כל ציר הוא 1/√2 מהאורך.
figure-axial-half = לכל ציר { $dims } ממדים, מחצית מ־{ $d }.
figure-axial-rounded = מכיוון ש־d_model = { $d } אינו כפולה של 4, לכל ציר { $dims } ממדים, מחצית בעיגול כלפי מטה לזוגות שלמים, ונשארים { $rest }.
figure-axial-least = אי אפשר לחלק זוג אחד בין שני צירים, ולכן התמונה היא של { $least } ממדים, { $dims } לכל ציר.
figure-axial-many = במקום שבו פיקסל מכיל כמה תאים, הוא מראה את שורש ממוצע הריבועים של המרחקים שלהם.
figure-axial-averaged = כך גם כל נקודה של העקומות.
figure-axial-alt = משמאל, מפה של המרחקים מהתא האמצעי, במדרגות צבע, עד { $reach } תאים ממנו. מימין, המרחק מול האורך לאורך ציר ולאורך האלכסון: בסוף { $far } ו־{ $far_diagonal }.
figure-axial-axis = לאורך ציר
figure-axial-diagonal = לאורך האלכסון
figure-axial-read = היסט { $across } לרוחב, { $up } לגובה: מרחק { $distance } = √({ $of_x }² + { $of_y }²)
figure-axial-read-cut = היסט { $length }: מרחק { $axis } לאורך ציר, { $diagonal } באותו אורך באלכסון

## m-rope
figure-m-rope-title = M-RoPE: זוגות לשלושה צירים
figure-m-rope-line = נקודה לכל זוג, הצבע הוא הציר שלו
figure-m-rope-notice = M-RoPE מחלק את הזוגות של ראש בין זמן, גובה ורוחב. אופן החלוקה קובע אילו אורכי גל יש לכל ציר.
figure-m-rope-short = חלוקת הזוגות קובעת אילו אורכי גל יש לזמן, לגובה ולרוחב.
figure-m-rope-caption = אורכי הגל הקצרים ביותר של זמן, גובה ורוחב הם, בחלוקה בגושים: { $first_chunks }; בחלוקה לסירוגין: { $first_interleaved }.
figure-m-rope-axes = { $time }, { $height }, { $width }
figure-m-rope-details =
    מתוך { NUMBER($pairs) ->
        [one] זוג אחד
        [two] שני זוגות
       *[other] { $pairs } זוגות
    }, זמן, גובה ורוחב מקבלים, בגושים: { $chunks }; לסירוגין: { $interleaved }. אורכי הגל הארוכים ביותר שלהם, בגושים: { $last_chunks }; לסירוגין: { $last_interleaved }. בהיסט { $last } לאורך ציר אחד, ממוצעי הקוסינוסים של הזוגות שלו, בגושים: { $far_chunks }; לסירוגין: { $far_interleaved }.
figure-m-rope-ordered = בחלוקה בגושים, אף זוג של הזמן אינו איטי מזוג של הגובה, ואף זוג של הגובה אינו איטי מזוג של הרוחב.
figure-m-rope-spread = בחלוקה לסירוגין, לכל ציר יש אחד משלושת הזוגות המהירים ביותר.
figure-m-rope-scaled =
    Qwen2-VL מחלק { $all } זוגות בגושים: { $published_chunks }, ו־Qwen3-VL לסירוגין: { $published_interleaved }; כאן החלקים האלה מותאמים { NUMBER($pairs) ->
        [one] לזוג אחד
        [two] לשני זוגות
       *[other] ל־{ $pairs } זוגות
    } ומעוגלים לזוגות שלמים.
figure-m-rope-capped = לראש יש כאן { $d } ממדים לכל היותר, ולא כל הממדים של d_model = { $d_model }.
figure-m-rope-sampled = כל נקודה של ממוצע הקוסינוסים היא ממוצע על פני { $width } היסטים.
figure-m-rope-alt = שתי שורות, בגושים ולסירוגין. משמאל, אורכי הגל של { $pairs } זוגות על ציר לוגריתמי, צבועים לפי זמן, גובה ורוחב. מימין, ממוצע הקוסינוסים של כל ציר מול ההיסט, עד { $last }.
figure-m-rope-chunks = בגושים
figure-m-rope-interleaved = לסירוגין
figure-m-rope-time = זמן
figure-m-rope-height = גובה
figure-m-rope-width = רוחב
figure-m-rope-none = אין
figure-m-rope-read = זוג { $pair }: אורך גל { $wavelength }, ציר: { $axis }
figure-m-rope-read-score = היסט { $offset }: ממוצע הקוסינוסים { $time } (זמן), { $height } (גובה), { $width } (רוחב)

## causal
figure-causal-title = מיקום ממסכה סיבתית
figure-causal-line = שורה לכל שאילתה, הצבע הוא המשקל
figure-causal-notice = עם מסכה סיבתית ומשקלים שווים, הקשב של כל מיקום פונה לטוקן אחד יותר מזה של המיקום שלפניו. לכן המשקל של הטוקן הראשון מגלה את המיקום; בלי המסכה הוא זהה בכל מיקום.
figure-causal-short = המשקל של הטוקן הראשון מגלה את המיקום.
figure-causal-fixed = אין כאן קידוד: ממדים, בסיס ואורכי גל אינם משנים דבר.
figure-causal-caption = עם המסכה, המשקל של הטוקן הראשון הוא 1 במיקום 0, ו־1/{ $n } = { $level } במיקום { $last }, וזה גם משקלו בכל מיקום בלי המסכה.
figure-causal-caption-one = המיקום היחיד קשוב לעצמו בלבד, במשקל 1, עם המסכה ובלעדיה.
figure-causal-details = הקשב כאן אחיד: מיקום pos נותן משקל 1/(pos + 1) לכל טוקן עד שלו ועד בכלל, ומקבל את הממוצע שלהם, יהיה סדרם אשר יהיה.
figure-causal-other = ממיקום { $token } ואילך, טוקן { $token } עובר בדיוק כמו הטוקן הראשון: מקומו בין הטוקנים שנקראו אינו ניכר.
figure-causal-reversed = עם { $tokens } וקטורים מומצאים, היפוך הסדר של כולם חוץ מהאחרון משנה את מה שהמיקום האחרון מקבל ב־{ $off }, וזו שגיאת עיגול.
figure-causal-fall = מהמיקום הקודם אל pos, החלק שעובר קטן ב־1/(pos·(pos + 1)): ב־{ $fall } במעבר אל המיקום האחרון.
figure-causal-alike = בשמירה כ־bfloat16, המיקומים { $bf16 } ו־{ $bf16_next } הם השניים הראשונים שמשקלם זהה; כ־float16 אלה { $f16 } ו־{ $f16_next }.
figure-causal-part = המטריצה מראה את { $shown } המיקומים הראשונים.
figure-causal-alt = משמאל, המשקלים של { $shown } מיקומים: שווים בכל שורה עד האלכסון, ומעבר לו אין משקלים. מימין, על ציר לוגריתמי, 1/(pos + 1) מול המיקום, עד { $level } במיקום { $last }.
figure-causal-first = מטוקן 0
figure-causal-token = מטוקן { $token }
figure-causal-falls = שינוי מהמיקום הקודם
figure-causal-bf16 = זהים לראשונה ב־bfloat16
figure-causal-f16 = זהים לראשונה ב־float16
figure-causal-level = 1/n = { $value }
figure-causal-read = pos { $pos }: 1/{ $count } = { $weight } מהטוקן הראשון, בלי המסכה { $level }
figure-causal-read-weight = pos { $query } אל { $key }: משקל 1/{ $count } = { $weight }
figure-causal-read-masked = pos { $query } אל { $key }: ממוסך, משקל 0
