### The words of the page, its controls and messages.

## The page
page-title = קידוד מיקום
page-title-of = (PE) ב־Transformer
page-lede = מנגנון הקשב אינו רואה את סדר המילים, ולכן כל מיקום מקבל זוגות של סינוס וקוסינוס.
page-lede-table = מנגנון הקשב אינו רואה את סדר המילים, ולכן לכל מיקום יש וקטור משלו.
page-lede-model = מנגנון הקשב אינו רואה את סדר המילים, ולכן כל מיקום מסובב את הזוגות של שאילתות ומפתחות.
page-lede-do = לחצו על ▶︎, ואז גררו מחוון.
page-lede-press = לחצו על ▶︎.
page-skip = דילוג אל האיורים
page-languages = שפות
page-details = פרטים
page-source = הנוסחה לקוחה מתוך Vaswani et al. 2017, ״Attention Is All You Need״, סעיף 3.5. הדף הזה מחשב כל מספר ברמת דיוק כפולה בזמן הצפייה, מלבד מה שמסומן כמדידה של אחרים או כשמור בטיפוס קצר יותר.
page-licences = רישיונות הרכיבים
page-version-released = Phasor { $version }, קומיט { $commit }.
page-version-unreleased = Phasor { $version }, טרם פורסם, קומיט { $commit }.
page-version-unknown = Phasor { $version }, טרם פורסם.
controls-title = פרמטרים
definition-title = ההגדרה
definition-words =
    { NUMBER($pairs) ->
        [one] זוג ממדים אחד, שהוא שעון
        [two] שני זוגות ממדים, וכל אחד מהם שעון
       *[other] { $pairs } זוגות ממדים, וכל אחד מהם שעון
    } עם אורך גל משלו: מ־{ $first } עד { $last } מיקומים.
definition-words-one = זוג ממדים אחד: שעון אחד, שאורך הגל שלו { $first } מיקומים.
definition-random = , כאשר u מוגרל באקראי בין 0 ל־1 וממוין
preset-title = הגדרות מוכנות
preset-try = לנסות:
preset-clock = מעגל אחד
preset-reset = איפוס
book-title = האיורים של הספר
book-1 = איור 1
book-2 = איור 2
book-3 = איור 3
book-4 = איור 4
book-set = כמו בספר: { $values }
book-d = d_model { $value }
book-n = n { $value }
param-theme = ערכת צבעים
param-theme-auto = לפי המערכת
param-theme-light = בהירה
param-theme-dark = כהה
figure-plot = { $title }: { $keys }
figure-waits = האיור הזה מחושב ומצויר כשמגיעים אליו.
player-title = הזזת הסמן לאורך הרצף
player-play = הפעלה
player-pause = השהיה
player-step-back = −1: מיקום אחד אחורה
player-step-forward = +1: מיקום אחד קדימה
player-speed = מהירות
player-speed-value =
    { NUMBER($speed) ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $speed } צעדים
    } בשנייה
player-way = בסוף
player-way-around = התחלה מחדש
player-way-back = הלוך ושוב
player-way-once = עצירה
player-sweep = הפעלה: { $name }
player-rest = השהיה: { $name }
failure-panic = משהו השתבש. נא לטעון את הדף מחדש. ({ $message })
failure-figure = ציור האיור נכשל: { $error }
failure-fault = תקלה בדף הזה, שמתוארת במסוף (console) של הדפדפן. בהגדרות אחרות האיור יצויר שוב.
failure-later = טעינת האיור נכשלה: קובץ לא הגיע. כדי לנסות שוב, גללו או הקישו על מקש.
failure-damaged = טעינת האיור נכשלה: קובץ הגיע חלקי או משובש. המארח, או משהו בדרך, שולח קובץ שגוי.
failure-renewed = טעינת האיור נכשלה: הדף פורסם מחדש מאז שנפתח כאן. טענו אותו מחדש כדי לראות את האיור.
failure-canvas = בדפדפן הזה אין canvas לציור.

print-page = הדפסת הכול
print-chapter = הדפסת הפרק

## Terms of formulas
terms-title = איברי הנוסחה; מקשי החצים עוברים ביניהם

## Parameters: label, help, and what a field may hold
param-d_model = d_model
param-d_model-short = d_model
param-d_model-help = מספר הממדים של הקידוד; מחציתם סינוסים ומחציתם קוסינוסים.
param-base = בסיס
param-base-short = בסיס
param-base-help = הבסיס של התדרים: 10 000 במאמר.
param-n_pos = אורך הרצף
param-n_pos-short = אורך
param-n_pos-help = אורך הרצף: כמה מיקומים מקודדים.
param-pos = מיקום
param-pos-short = מיקום
param-pos-help = הסמן: מיקום אחד, המסומן בכל איור.
param-k = היסט k
param-k-short = היסט
param-k-help = המרחק מהסמן אל מיקום שני.
param-pair = זוג
param-pair-short = זוג
param-pair-help = סינוס אחד והקוסינוס שלו: הממדים 2·pair ו־2·pair + 1.
param-orientation = כיוון המיקומים
param-orientation-across = לרוחב
param-orientation-down = כלפי מטה
param-cells = התאים מראים
param-cells-value = רכיבים
param-cells-apart = sin, cos
param-cells-phase = זוויות
param-precision = ייצוג
param-precision-f64 = float64
param-precision-f32 = float32
param-precision-bf16 = bfloat16
param-layout = ממדים
param-layout-interleaved = sin, cos, sin, cos
param-layout-split = כל הסינוסים, כל הקוסינוסים
param-schedule = אורכי גל
param-schedule-geometric = גיאומטריים
param-schedule-linear = ליניאריים
param-schedule-harmonic = הרמוניים
param-schedule-random = אקראיים
param-schedule-power = לפי חזקה
param-schedule-inclusive = כולל הקצה
param-partner = הזוג השני: כמה זוגות הלאה
param-partner-1 = 1
param-partner-2 = 2
param-partner-4 = 4
param-partner-8 = 8
param-scaling = הטמעות
param-scaling-root = כפול √d_model
param-scaling-none = ללא הכפלה
param-dims = ממדים מוצגים
param-dims-eight = שמונה
param-dims-all = כולם
param-order = מילים
param-order-typed = כפי שהוקלדו
param-order-reversed = בסדר הפוך
param-order-shuffled = מעורבבות
param-stretch = מתיחה
param-stretch-2 = ×2
param-stretch-4 = ×4
param-stretch-8 = ×8
param-stretch-16 = ×16
param-share = חלק הזוגות שמסתובבים
param-share-quarter = 1/4
param-share-half = 1/2
param-share-three-quarters = 3/4
param-pitfall = תקלה
param-pitfall-exponent = מעריך מוכפל ב־2
param-pitfall-cosine = מעריך נפרד לקוסינוס
param-pitfall-odd = הקוסינוס האחרון נחתך
param-pitfall-denominator = d/2 − 1
param-pitfall-degrees = מעלות
param-pitfall-f32 = זוויות ב־float32
param-pitfall-halves = RoPE בחצאים
param-seed = זרע
param-seed-help = הזרע האקראי של ההטמעות המומצאות.
sentence-title = משפט (נשאר כאן, אלא אם משתפים אותו)
viewpoint-title = נקודת מבט
viewpoint-yaw = סיבוב
viewpoint-pitch = הטיה
sentence-default = החתול ישב על השטיח כי השטיח היה חם ונעים
allowed-even = מספר שלם זוגי מ־{ $min } עד { $max }
allowed-whole = מספר שלם מ־{ $min } עד { $max }
allowed-above-one = מספר גדול מ־1, עד { $max }
notice-even = מחצית הממדים הם סינוסים ומחציתם קוסינוסים, ולכן d_model חייב להיות זוגי: { $given } הפך ל־{ $value }.
notice-rounded = הערך חייב להיות { $allowed }: { $given } הפך ל־{ $value }.
notice-nearest = הערך חייב להיות { $allowed }: { $given } הפך ל־{ $value }, הערך הקרוב ביותר.
notice-not-a-number = ״{ $given }״ אינו מספר; הערך חייב להיות { $allowed }. הוא נשאר { $value }.
notice-unreadable = אי אפשר לקרוא זאת כמספר; הערך חייב להיות { $allowed }. הוא נשאר { $value }.

## What the arrow keys do
keys-both = החצים ימינה ושמאלה מזיזים את { $x }, החצים למעלה ולמטה את { $y }
keys-across = החצים ימינה ושמאלה מזיזים את { $x }
keys-upright = החצים למעלה ולמטה מזיזים את { $y }
keys-turn = מקשי החצים מסובבים את התמונה
keys-pos = המיקום
keys-pair = הזוג
keys-k = ההיסט
keys-base = הבסיס
keys-n_pos = האורך

## The problem on the first screen
ideas-title = שלושה וקטורים שנכשלים
ideas-add = הוספת המיקום לכל רכיב
ideas-add-why = במיקום { $last } רכיבי המילה, שגודלם בערך 1, נבלעים במיקום.
ideas-divide = חלוקת המיקום באורך הטקסט
ideas-divide-why = צעד אחד הוא { $step } בטקסט של { $n } טוקנים, ו־{ $half } בטקסט של { $twice }.
ideas-own = רכיב משלו לכל מיקום
ideas-own-why = נדרשים רכיבים כמספר המיקומים, והמיקום הבא רחוק בדיוק כמו האחרון: { $distance }.
problem-title = משפט למנגנון הקשב
problem-sentence = כלב נשך אדם
problem-help = גררו מילה למקום אחר, או הזיזו אותה במקשי החצים. הקווים הם המשקלים שבהם מנגנון הקשב מערבב את המילים; העמודות הן הפלט שלו לכל מילה, שמונה מספרים.
problem-reverse = היפוך המילים
problem-positions = הוספת מיקומים
problem-typed = שנו את סדר המילים, והביטו בפלטים.
problem-typed-positions = עכשיו כל מילה נושאת גם את מיקומה. שנו שוב את הסדר.
problem-moved = משפט אחר, ובכל זאת כל מילה שומרת בדיוק על הפלט שלה.
problem-moved-rounding = משפט אחר, ובכל זאת כל מילה שומרת על הפלט שלה, עד כדי עיגול ({ $most }).
problem-moved-positions = עם מיקומים הפלטים משתנים, לכל היותר ב־{ $most }: עכשיו הסדר ניכר.

## Contents
contents-title = תוכן העניינים
contents-chapters = פרקים
contents-deeper = העמקה
contents-claims = מספרים שכדאי לבדוק
contents-references = מקורות
contents-notation = סימונים

## The board
board-title = הלוח
board-pin = הוספה ללוח
board-unpin = הסרה מהלוח
board-tabs = איורי הלוח
board-name-heatmap = מטריצה
board-name-trajectory = זוגות על מעגלים
board-name-distance-matrix = המרחק בין מיקומים
board-tab-heatmap = מטריצה
board-tab-trajectory = מעגלים
board-tab-distance-matrix = מרחק
board-tab-wavelengths = גלים
board-choose = איור אחר כאן
board-enlarge = הגדלה ({ $key })
board-all = כל האיורים (0)
board-in-lesson = שיעור: { $title }
board-read = לקריאת פרק { $number } ↓
board-reading = הערכים במיקום הסמן
board-line = PE({ $pos }, { $dim }) = { $entry } · המרחק מ־PE({ $pos }) אל PE({ $other }) (מקווקו): { $distance }
board-from-to = { $from } → { $to }
headline-compared = { "\u2066" }A { $a } | B { $b }{ "\u2069" }
board-difference = { $line } (הפרש המרחק: { $difference })
headline-distance = { "\u2066" }{ $pos } → { $other }{ "\u2069" }:
headline-pair = זוג { $pair }:
picker-title = איזה איור?
picker-search = חיפוש איור
picker-add = הוספת תא עבורו
picker-remove = הסרת האיור מהלוח
picker-usual = ארבעת הרגילים
preset-paper = המקורי
preset-llama = Llama 3 | 3.1
preset-gemma = Gemma 3: מקומי | גלובלי
preset-small = בסיס קטן מדי
preset-minilm = MiniLM
compare-title = A ו־B
compare-begin = השוואה
compare-help = הקפאת המוצג בתור A, והמשך בתור B
compare-wipe = הקו בין A ל־B
compare-swap = החלפה
compare-copy = העתקת B אל A
compare-clear = סיום
controls-idle = שום דבר על המסך אינו משתנה: ראו { $title }
dock-further = הגדרות
dock-choice = מה המחוון קובע
tools-menu = עוד

## a model’s rotary embedding
rotary-head = { $name }: מסתובבים { $dims } מתוך { $head } ממדי הראש
rotary-head-unknown = { $name }: מסתובבים { $dims } ממדי ראש
rotary-base = בסיס { $base }
rotary-scaling-none = ללא מתיחה
rotary-scaling-linear = כל אורכי הגל × { $factor }
rotary-scaling-ntk = בסיס NTK, גורם { $factor }
rotary-scaling-dynamic = הבסיס גדל עם האורך, גורם { $factor }
rotary-scaling-yarn = YaRN, גורם { $factor }
rotary-scaling-llama3 = המתיחה של Llama 3, גורם { $factor }
rotary-scaling-long = LongRoPE
rotary-trained = אומן על { $value } מיקומים
rotary-used = בשימוש עד { $value }
rotary-attention = קוסינוסים וסינוסים מוכפלים ב־{ $value } (גורם הקשב), במטריצה ובקבצים שלה
rotary-back = חזרה לערכי המודל: { $changed }
param-d_model-model = rotary_dim
param-source-model = קונפיגורציה
rotary-more = על המודל הזה
rotary-missing = הדביקו כאן קונפיגורציה של מודל:
rotary-turned = סיבוב הזוג { $pair } במיקום { $pos }: ⁦{ $pos } · { $freq } = { $angle } rad⁩

## the choice of a scaling of RoPE, in the settings of the dock
scaling-title = מתיחה של RoPE
scaling-none = ללא
scaling-linear = לינארית (אינטרפולציה)
scaling-ntk = בסיס NTK
scaling-dynamic = NTK דינמי
scaling-yarn = YaRN
scaling-llama3 = Llama 3
scaling-long = LongRoPE, הגורמים של { $name }
scaling-own = כמו ב־{ $name }
scaling-trained = אומן על, במיקומים
scaling-factor = גורם
scaling-beta-slow = חלוקה בגורם: עד, בסיבובים (beta_slow)
scaling-beta-fast = ללא שינוי: החל מ־, בסיבובים (beta_fast)
scaling-low = חלוקה בגורם: עד, בסיבובים (low_freq_factor)
scaling-high = ללא שינוי: החל מ־, בסיבובים (high_freq_factor)
scaling-truncate = המעבר מתחיל ומסתיים בזוגות שלמים (truncate)
scaling-range = מספר בין { $min } ל־{ $max }.

## the table of published models
published-title = מודלים שפורסמו
published-lede = מה שכתוב בקונפיגורציות של מודלים שפורסמו, ומה שנובע מכך. האורך המקורי הוא זה שלפני המתיחה; ייתכן שהאימון נמשך מעבר לו. אורך יחיד בקונפיגורציה יכול להיות אורך האימון או אורך השימוש; הוא מופיע תחת ”בשימוש עד”.
published-seen = הבסיסים נבדלים זה מזה בסדרי גודל. כשהטקסטים התארכו מעבר לאלה של האימון, או שהבסיס הוגדל, או שמתיחה מאטה את הזוגות האיטיים. כמעט בכל מודל יש זוגות שאינם משלימים סיבוב בתוך האורך שלו: הזוגות האלה מראים למודל רק חלק מהמעגל שלהם.
published-count = { $count } מודלים; הטבלה נגללת.
published-name = מודל
published-base = בסיס
published-turning = ממדים מסתובבים
published-scaling = מתיחה
published-trained = אורך מקורי
published-used = בשימוש עד
published-longest = אורך הגל הארוך ביותר, בשימוש
published-unturned = זוגות בלי סיבוב שלם, באורך המקורי או, בלעדיו, באורך השימוש
published-unknown = אין מודל שפורסם בשם „{ $name }”. כל המודלים נמצאים ברשימת הקידודים.
published-source = נקרא ב־
published-unrotated = מודלים שאינם מסובבים
published-show = הצגה על הלוח
published-of = { $part } מתוך { $whole }
