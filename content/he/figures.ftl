### The words of the figures.

## heatmap
figure-heatmap-title = מטריצת הקידוד
figure-heatmap-line = עמודה לכל מיקום, שורה לכל ממד
figure-heatmap-line-down = שורה לכל מיקום, עמודה לכל ממד
figure-heatmap-line-apart = עמודה לכל מיקום; סינוסים למעלה, קוסינוסים למטה
figure-heatmap-line-apart-down = שורה לכל מיקום; סינוסים משמאל, קוסינוסים מימין
figure-heatmap-line-angles = עמודה לכל מיקום, שורה לכל זוג סינוס־קוסינוס
figure-heatmap-line-angles-down = שורה לכל מיקום, עמודה לכל זוג סינוס־קוסינוס
figure-heatmap-notice = כל רצועת תאים היא הקידוד של מיקום אחד; העקומה מראה את הרצועה שבסמן. אין שני מיקומים בעלי אותו קידוד, אף ששני קידודים עשויים להיות קרובים.
figure-heatmap-caption = אורך הרצף { $n }, d_model { $d }: { $count } ערכים בין −1 ל־1; אורכי גל מ־{ $shortest } עד { $longest } מיקומים.
figure-heatmap-caption-one-pair = אורך הרצף { $n }, d_model { $d }: { $count } ערכים בין −1 ל־1, סינוס וקוסינוס שאורך הגל שלהם { $shortest } מיקומים.
figure-heatmap-caption-angles = אורך הרצף { $n }, d_model { $d }: { $angles } זוויות בין 0 ל־2π, שורה (או עמודה) לכל אחד מ־{ $pairs } הזוגות; אורכי גל מ־{ $shortest } עד { $longest } מיקומים.
figure-heatmap-caption-one-angle = אורך הרצף { $n }, d_model { $d }: { $angles } זוויות בין 0 ל־2π, שאורך הגל שלהן { $shortest } מיקומים.
figure-heatmap-details = סדר הממדים: { $layout }; אורכי גל: { $schedule }.
figure-heatmap-lifted = למטריצה נלווית עקומה { $side }: הקידוד של מיקום הסמן, כל נקודה מול התא שלה.
figure-heatmap-beside = לצידה
figure-heatmap-below = מתחתיה
figure-heatmap-few = מכל הזוגות, העקומה הזאת מראה רק { $count }.
figure-heatmap-alt = מפת חום של הקידוד, המיקומים { $way }, { $n } על { $d } ממדים: אדום לרכיבים חיוביים, כחול לשליליים. { $still }
figure-heatmap-alt-apart = מפת חום של הקידוד, המיקומים { $way }, הסינוסים בנפרד מהקוסינוסים, { $n } על { $d }: אדום לחיוביים, כחול לשליליים. { $still }
figure-heatmap-alt-angles = מפת חום של זוויות, המיקומים { $way }, { $n } על { $pairs } זוגות; כל מחזור מקיף פעם אחת את גלגל הצבעים. { $still }
figure-heatmap-across = משמאל לימין
figure-heatmap-down = מלמעלה למטה

## trajectory
figure-trajectory-title = זוגות סינוס־קוסינוס על מעגלים
figure-trajectory-line = מעגל לכל זוג סינוס־קוסינוס, נקודה לכל מיקום
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
figure-trajectory-between = הקשתות הדקות הן הזוגות שביניהם.
figure-trajectory-details-one = רדיוס המעגל הוא 1. { $positions }
figure-trajectory-dots = לכל מיקום יש נקודה, בהירה יותר ככל שהמיקום מאוחר יותר.
figure-trajectory-band = כשהמיקומים רבים, הנקודות יוצרות רצועה, שצבעיה הם של הסיבוב האחרון.
figure-trajectory-ring = זוג { $pair } · λ { $wavelength }
figure-trajectory-alt = מעגלים סביב מרכז אחד, { $rings } מתוך { $pairs } זוגות, הראשון מבחוץ. הנקודות עליהם הן מיקומים, עם כיוון השעון מלמעלה. { $turning }.
figure-trajectory-alt-one = מעגל עם נקודה לכל מיקום, עם כיוון השעון מלמעלה; הסינוס ימינה, הקוסינוס למעלה. { $turning }.
figure-trajectory-read = pos { $pos }: זווית { $angle }°, sin { $sin }, cos { $cos } של זוג { $pair }

## distance-matrix
figure-distance-matrix-title = המרחק בין מיקומים
figure-distance-matrix-line = תא לכל שני מיקומים; כהה פירושו קרוב
figure-distance-matrix-notice = לכל אלכסון צבע אחד: המרחק תלוי בהיסט שבין שני מיקומים, ולא במקום שבו הם עומדים.
figure-distance-matrix-caption = המרחק הגדול ביותר הוא { $max }, בהיסט { $max_offset }, והקטן ביותר בין מיקומים שונים הוא { $min }, בהיסט { $min_offset }.
figure-distance-matrix-caption-sampled = מבין ההיסטים שהם כפולות של { $stride }, המרחק הגדול ביותר הוא { $max }, בהיסט { $max_offset }, והקטן ביותר הוא { $min }, בהיסט { $min_offset }.
figure-distance-matrix-caption-single = המיקום היחיד נמצא במרחק 0 מעצמו.
figure-distance-matrix-corner = בפינות, בהיסט { $last }, המרחק הוא { $corner }.
figure-distance-matrix-details = הצבעים הם מ־0 עד { $bound }, המרחק הגדול ביותר האפשרי במספר ממדים כזה, יהיו הבסיס והאורך אשר יהיו; העקומה לצד המטריצה מראה את המרחקים אל מיקום הסמן, כל אחד מול השורה שלו. במקום שבו פיקסל מכיל כמה מיקומים, הוא מראה את שורש ממוצע הריבועים של המרחקים שלהם, גם על האלכסון.
figure-distance-matrix-alt = מפת חום של המרחקים בין קידודים, מיקום i כלפי מטה ומיקום j לרוחב, { $n } מיקומים בכל ציר. האלכסון כהה, ושם המרחק הוא 0; לכל אלכסון צבע אחד. המרחק הגדול ביותר: { $max }.
figure-distance-matrix-read = pos { $i } ו־{ $j }, היסט { $offset }: מרחק { $distance }

## wavelengths
figure-wavelengths-title = אורכי גל
figure-wavelengths-line = נקודה לכל זוג: מיקומים לסיבוב שלם
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
figure-wavelengths-details = אף אורך גל אינו מגיע ל־2π·base = { $limit }. אפשר לגרור את קצה הקו לבסיס אחר, ואת שפת הרצועה ל־n אחר; הציר נשאר.
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
figure-wavelengths-limit = 2π·base { $value }
figure-wavelengths-n = n = { $value }
figure-wavelengths-within =
    { NUMBER($fast) ->
        [one] זוג אחד משלים
        [two] שני זוגות משלימים
       *[other] { $fast } זוגות משלימים
    } מחזור
figure-wavelengths-beyond =
    { NUMBER($slow) ->
        [one] אחד מתוך { $pairs } אינו משלים
       *[other] { $slow } מתוך { $pairs } אינם משלימים
    }
figure-wavelengths-waves = סינוסים של כמה זוגות, המחזור הראשון בכחול
figure-wavelengths-wave = pos { $pos }: סינוס { $sin } של זוג { $pair }, אורך גל { $wavelength } מיקומים

## Titles and lines of the figures of the lesson
figure-components-title = הסינוס והקוסינוס של זוג אחד
figure-components-line = נקודה לכל מיקום, על כל עקומה
figure-periodicity-title = חזרות מקורבות של זוג אחד
figure-periodicity-line = טבעות: מיקום 0 והחזרה שמתקרבת אליו ביותר
figure-gallery-title = קידודים בארבעה ערכים של d_model
figure-gallery-line = עמודה לכל מיקום, שורה לכל זוג
figure-gallery-fixed = שורה מייצגת זוג, את הסינוס ואת הקוסינוס שלו יחד, ולכן סדרם לאורך הממדים אינו משנה כאן דבר.
figure-vector-title = הקידוד של מיקום אחד
figure-vector-line = נקודה לכל ממד, הגובה הוא ערכו
figure-clocks-title = שעון אחד לכל תדר
figure-clocks-line = לוח שעון לכל תדר, המחוגים מראים את המיקום
figure-torus-title = שני זוגות על טורוס
figure-torus-line = נקודה לכל מיקום, שתי זוויות קובעות את מקומה
figure-binary-title = ספרות בינאריות וסינוסים
figure-binary-line = עמודה לכל מיקום, שורה לכל ספרה
figure-layouts-title = שני סדרים של ממדים
figure-layouts-line = עמודה לכל מיקום, שורה לכל ממד
figure-layouts-fixed = כאן מוצגים שני הסדרים, בלי תלות בסדר שבחרתם לאיורים האחרים.
figure-distance-offset-title = המרחק מול ההיסט
figure-distance-offset-line = נקודה לכל היסט, הגובה הוא המרחק
figure-similarity-title = המכפלה הפנימית מול ההיסט
figure-similarity-line = נקודה לכל היסט, הגובה הוא המכפלה
figure-extrapolation-title = הזזה: וקטור הפרש או סיבוב
figure-extrapolation-line = עמודה לכל שיטה, הגובה הוא השגיאה
figure-rotation-title = הזזה כמטריצת סיבוב
figure-rotation-line = ריבוע לכל רכיב במטריצה, הצבע הוא ערכו
figure-norms-title = הנורמה בכל מיקום
figure-norms-line = עמודה לכל זוג, נקודה לכל מיקום
figure-uniqueness-title = שני המיקומים הקרובים ביותר
figure-uniqueness-line = מדרגה למטה לכל מרחק מזערי חדש
figure-ratios-title = היחס בין אורכי גל שכנים
figure-ratios-line = סימן לכל אורך גל, שורה לכל d_model
figure-sinusoids-title = סינוסים של כמה תדרים
figure-sinusoids-line = עקומה לכל זוג, הגובה הוא הסינוס שלו
figure-schedules-title = בחירות אחרות של אורכי גל
figure-schedules-line = תרשים לכל בחירה, נקודה לכל זוג
figure-decay-title = הגבול של ממוצע הקוסינוסים
figure-decay-line = עקומה לכל דרך לפזר את התדרים
figure-decay-fixed = האיור הזה נשאר באורכי גל גיאומטריים: הגבול הוא שלהם, ודרכים אחרות לפזר את התדרים מצוירות לצידם.
figure-bases-title = הבסיס ואורכי הגל
figure-bases-line = קו לכל מודל, מאורך הגל הקצר ביותר עד הארוך ביותר
figure-bases-fixed = האיור הזה נשאר באורכי גל גיאומטריים: באחרים, הבסיס אומר מעט על מה שבין שני הקצוות.
figure-tokens-title = הטמעת טוקן ועוד קידוד מיקום
figure-tokens-line = סימן לכל ממד או זוג, שני טוקנים
figure-attention-title = קשב בלי מיקומים ואיתם
figure-attention-line = קשת לכל מילה, הרוחב הוא המשקל
figure-attention-fixed = כאן הממדים תמיד בסדר sin, cos, sin, cos: במשקלים מומצאים, סדר אחר היה רק הגרלה אחרת של משקלים.
figure-rope-title = RoPE: סיבוב השאילתה והמפתח
figure-rope-line = זרוע לכל וקטור, נקודה לכל מיקום
figure-alibi-title = ALiBi: קנס על מרחק
figure-alibi-line = קו לכל ראש, השיפוע הוא הקנס
figure-alibi-fixed = ב־ALiBi אין קידוד: לא בחירת אורכי הגל ולא סדר הממדים משנים אותו.
figure-rope-scaling-title = RoPE לרצפים ארוכים יותר
figure-rope-scaling-line = עקומה לכל שיטה, נקודה לכל זוג
figure-pitfalls-title = תקלות בקידודי מיקום
figure-pitfalls-line = עמודה לכל מיקום, שורה לכל ממד
figure-pitfalls-fixed = התקלות מוצגות בקידוד של המאמר, באורכי גל גיאומטריים, ומצוירות כשכל הסינוסים מעל כל הקוסינוסים.
figure-compare-title = השוואת שיטות מיקום
figure-compare-line = ריבוע לכל שאילתה ומפתח, הצבע הוא השינוי
figure-base-context-title = היכן סכום הקוסינוסים נשאר חיובי
figure-base-context-line = מדרגה לכל בסיס, הגובה: ההיסט הראשון של סכום שלילי
figure-base-context-fixed = למודלים המסומנים, ולעקומה שמולה הם מושווים, אורכי גל גיאומטריים, וכך גם לאיור הזה.
figure-partial-rotary-title = RoPE חלקי: זוגות במנוחה
figure-partial-rotary-line = נקודה לכל זוג, למעלה אלה שבמנוחה
figure-fourier-features-title = מאפייני פורייה: אוקטבות חוזרות
figure-fourier-features-line = נקודה לכל זוג, עקומה לכל קוד
figure-xpos-title = xPos: סיבוב דועך
figure-xpos-line = עקומה לכל שיטה, נקודה לכל זוג
figure-diffusion-time-title = זמן הדיפוזיה כמיקום
figure-diffusion-time-line = עמודה לכל זמן, שורה לכל ממד
figure-axial-title = קידוד מיקום על שני צירים
figure-axial-line = ריבוע לכל תא, הצבע הוא מרחקו
figure-m-rope-title = M-RoPE: זוגות לשלושה צירים
figure-m-rope-line = נקודה לכל זוג, הצבע הוא הציר שלו
figure-causal-title = מיקום ממסכה סיבתית
figure-causal-line = שורה לכל שאילתה, הצבע הוא המשקל
figure-causal-fixed = אין כאן קידוד: ממדים, בסיס ואורכי גל אינם משנים דבר.
