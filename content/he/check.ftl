### The settings as a program, and a reader's own encoding held against the page's.

code-lede = הקידוד כפי שהדף מוגדר עכשיו: { $d } ממדים, בסיס { $base }, { $n } מיקומים. התוכנית נעצרת בשגיאה אם אחד משלושת הערכים שהיא בודקת שונה מזה של הדף.
code-language = שפה
code-program = תוכנית
code-copy = העתקה
code-copied = הועתק.
code-failed = הדפדפן לא התיר להעתיק. סמנו את הטקסט והעתיקו אותו.

check-title = בדיקה: קידוד שלכם, או הגדרות של מודל
check-lede = הזינו את קידוד המיקום שלכם, וגלו איזה קידוד הוא או היכן הוא שגוי. הזינו הגדרות (config) של מודל, וראו את אורכי הגל שלו. שום דבר אינו יוצא מהדף הזה.
check-help = קובץ NumPy (.npy או .npz, עד { $most } מספרים) או קובץ .safetensors בכל גודל, שממנו נקרא רק המערך שתבחרו; שורות של מספרים, שורה לכל מיקום, כ־CSV או כפי ש־Python מדפיס; config.json, או rope_parameters או rope_scaling מתוכו. לקובץ .pt, .bin או .gguf מוצגת שורת Python שיוצרת אחד מאלה.
check-what = מה אפשר להזין
check-examples = או נסו
check-example-table = טבלה שגויה
check-example-list = תדרים
check-example-config = הגדרות
check-file = או בחרו קובץ, או גררו אותו לכל מקום כאן
check-text = הדביקו טבלה או הגדרות
check-go = בדיקה
check-busy = בהשוואה…
check-stop = עצירה
check-stopped = נעצרה.
check-is-known = זה הקידוד של המאמר, רכיב אחר רכיב.
check-is-transposed = אלה המספרים של המאמר, אך השורות והעמודות מוחלפות.
check-judged-right = לא נמצאה תקלה.
check-judged-doubtful = ייתכן שזו תקלה.
check-judged-wrong = יש תקלה.
check-is-convention = הקידוד מוכר, ואינו זה של המאמר: { $name }.
check-is-bug = יש כאן תקלה מוכרת.
check-fix = כך זה מתוקן:
check-is-dropout =
    זה קידוד אחרי dropout: { NUMBER($count) ->
        [one] רכיב אחד הוא
        [two] שני רכיבים הם
       *[other] { $count } רכיבים הם
    } אפס, והאחרים הם פי { $scale } ממה שצריך.
check-is-holes =
    { NUMBER($count) ->
        [one] רכיב אחד הוא
        [two] שני רכיבים הם
       *[other] { $count } רכיבים הם
    } אפס שלא כצפוי, כמו מאחורי מסכה או במערך שמולא בחלקו. השאר כפי שצריך.
check-is-nothing = אין בזה קידוד:
check-nothing-zeros = כל המספרים הם אפס, כמו במערך שמעולם לא מולא.
check-nothing-constant = כל המספרים זהים.
check-nothing-rows = כל השורות זהות, ואינן אומרות דבר על מיקומים.
check-row-zero = שורה { $row } היא אפס. השורות נספרות מ־0.
check-row-copy = שורה { $row } היא העתק של שורה { $before }; האחרות נכונות. השורות נספרות מ־0.
check-row-repeat = שורה { $row } חוזרת על שורה { $before }, והשורות שאחריה מאחרות במיקום אחד. השורות נספרות מ־0.
check-row-other = שורה { $row } שגויה; האחרות נכונות. השורות נספרות מ־0.
check-as-tensor2tensor = כמו ב־tensor2tensor, fairseq, Whisper וצעדי הזמן של DDPM, לזוג האיטי ביותר אורך הגל 2π·base עצמו
check-as-halves = כמו ב־Marian, Pegasus ו־GPT-J, כל הסינוסים באים תחילה, ואחריהם כל הקוסינוסים
check-as-cosines-first = כמו בצעדי הזמן של diffusers ובמטמונים (cache) של קידוד סיבובי, הקוסינוסים באים תחילה
check-as-rotary = כמו ב־Llama וב־Qwen, זו טבלה לקידוד סיבובי
check-as-grid = כמו ב־DETR, ViT ו־MAE, השורות הן מקומות של סריג, ומקודדות את שני ציריו
check-as-rotary-grid = כמו בקידוד סיבובי של תמונות, השורות הן מקומות בסריג, והזוגות מסתובבים לסירוגין לפי שורת הסריג ולפי המקום בה
check-as-octaves = כמו ב־NeRF, התדרים גדלים פי שניים מזוג לזוג
check-as-wavelengths = הסדר רגיל, ואורכי הגל אחרים
check-as-scaled = כל הרכיבים מוכפלים במספר אחד
check-note-padding =
    { NUMBER($count) ->
        [one] שורה { $rows } היא אפס (השורות נספרות מ־0): היא שמורה לריפוד, כמו ב־fairseq.
        [two] שתי שורות הן אפס, { $rows } (השורות נספרות מ־0): הן שמורות לריפוד.
       *[other] { $count } שורות הן אפס, הראשונות { $rows } (השורות נספרות מ־0): הן שמורות לריפוד.
    }
check-note-grid = שורה { $row } היא מקום 1 בשורת סריג 0: השורות עוקבות אחר שורות הסריג. בתוכנית שסופרת בכיוון האחר (טור אחר טור) היא מקום 0 בשורת סריג 1; בשורה { $row } השתיים נבדלות לראשונה.
check-note-zero =
    { NUMBER($count) ->
        [two] שתי שורות
       *[other] { $count } שורות
    } הן אפס בסך הכול.
check-note-padded = העמודה האחרונה היא אפס: היא הופכת את מספר הממדים לאי־זוגי, כמו ב־tensor2tensor וב־fairseq.
check-note-sines = אם זה אמור היה להתווסף להטמעות, הקוסינוסים שלו חסרים.
check-note-cosines = אם זה אמור היה להתווסף להטמעות, הסינוסים שלו חסרים.
check-note-single = הזוויות מחושבות ב־float32. זה עיגול, והוא גדל עם המיקום; במיקומים האלה השפעתו קטנה.
check-note-narrow = גם הזוויות מחושבות בפורמט הצר, והן סוטות ב־{ $most } לכל היותר במיקומים האלה, יותר ככל שהמיקום רחוק יותר. חשבו אותן ב־float32, ושמרו את התוצאה.
check-is-off =
    { NUMBER($count) ->
        [one] רכיב אחד סוטה
        [two] שני רכיבים סוטים
       *[other] { $count } רכיבים סוטים
    }.
check-is-unknown = זה אינו קידוד שמוכר כאן. ייתכן שזה מערך אחר מהקובץ, או שיכונים שכבר נוספו להם מיקומים.
check-differs = הראשון בשורה { $row }, ממד { $dim } (שניהם מ־0): { $found } במקום { $expected }.
check-differs-page = בהשוואה לקידוד שהדף מוגדר לו כעת, ההבדל הראשון הוא בשורה { $row }, ממד { $dim } (שניהם מ־0): { $found } במקום { $expected }.
check-shape = צורה
check-shape-said = { $rows } מיקומים, { $cols } ממדים
check-shape-turned = { $rows } מיקומים, { $cols } ממדים, משוחלף: העמודות שלכם הן המיקומים
check-layout = סדר
check-layout-interleaved = סינוס וקוסינוס לסירוגין, כמו במאמר
check-layout-split = כל הסינוסים, ואחריהם כל הקוסינוסים
check-layout-interleaved-cos = קוסינוס וסינוס לסירוגין
check-layout-split-cos = כל הקוסינוסים, ואחריהם כל הסינוסים
check-layout-cos-halves = טבלת קוסינוסים, כל הזוגות פעמיים ברצף: לקידוד סיבובי לפי ״rotate half״
check-layout-sin-halves = טבלת סינוסים, כל הזוגות פעמיים ברצף: לקידוד סיבובי לפי ״rotate half״
check-layout-cos-pairs = טבלת קוסינוסים, כל אחד פעמיים: לקידוד סיבובי של ממדים שכנים
check-layout-sin-pairs = טבלת סינוסים, כל אחד פעמיים: לקידוד סיבובי של ממדים שכנים
check-layout-cosines = טבלת קוסינוסים, אחד לכל זוג
check-layout-sines = טבלת סינוסים, אחד לכל זוג
check-layout-cos-sin-halves = שתי טבלאות זו לצד זו, של קוסינוסים ושל סינוסים, כל הזוגות פעמיים ברצף: לקידוד סיבובי לפי ״rotate half״
check-is-nested = שני קידודים זה לצד זה: אחד סופר { $groups } קבוצות של { $period } שורות, כמו זמן, והאחר את השורות בתוך קבוצה, כמו המקומות בתמונה.
check-nested-slow = קבוצות של שורות
check-nested-fast = בתוך קבוצה
check-nested-part = עמודות { $first } עד { $last }: { $head }
check-grid = סריג
check-grid-line = { $lines } שורות סריג של { $width } מקומות; שורת הסריג במחצית הראשונה של הממדים, המקום בה בשנייה, כל מחצית בסדר שלעיל
check-grid-place = { $lines } שורות סריג של { $width } מקומות; המקום בשורת הסריג במחצית הראשונה של הממדים, שורת הסריג בשנייה, כל מחצית בסדר שלעיל
check-grid-line-quarters = { $lines } שורות סריג של { $width } מקומות; סינוסים של שורת הסריג ושל המקום בה, ואחריהם הקוסינוסים של שניהם
check-grid-place-quarters = { $lines } שורות סריג של { $width } מקומות; סינוסים של המקום בשורת הסריג ושל שורת הסריג, ואחריהם הקוסינוסים של שניהם
check-grid-line-pairs = { $lines } שורות סריג של { $width } מקומות; זוגות זוגיים מסתובבים לפי שורת הסריג, אי־זוגיים לפי המקום בה, על סדרת תדרים אחת
check-grid-place-pairs = { $lines } שורות סריג של { $width } מקומות; זוגות זוגיים מסתובבים לפי המקום בשורת הסריג, אי־זוגיים לפי שורת הסריג, על סדרת תדרים אחת
check-rule = אורכי גל
check-rule-paper = מעריך 2·pair/d, כמו במאמר
check-rule-half = מעריך pair/d
check-rule-exponent = מעריך 4·pair/d
check-rule-cosine = מעריך 2·pair/d לסינוסים ו־(2·pair + 1)/d לקוסינוסים
check-rule-denominator = מעריך pair/(d/2 − 1), שמגיע לבסיס עצמו, כמו ב־tensor2tensor
check-rule-octaves = קטנים פי שניים מזוג לזוג
check-rule-linear = גדלים בהפרשים שווים
check-rule-harmonic = לפי תדרים בהפרשים שווים
check-rule-random = מוגרלים באקראי, כמו בדף הזה
check-rule-power = גדלים כחזקה שלישית
check-base = בסיס
check-same = זהה ל־
check-same-said = { $rule }, בסיס { $base }
check-first = המיקום הראשון
check-step = צעד
check-step-said = { $step } לכל שורה
check-step-grid = { $line } לכל שורת סריג, { $place } לכל מקום בה
check-scale = קנה מידה
check-scale-said = מוכפל ב־{ $scale }
check-scale-root = מוכפל ב־{ $scale }, השורש של { $cols }
check-precision = דיוק
check-precision-f64 = float64; סטייה של { $most } לכל היותר
check-precision-f32 = float32, מזוויות ב־float64; סטייה של { $most } לכל היותר
check-precision-single = float32, גם הזוויות; סטייה של { $most } לכל היותר
check-precision-f16 = float16; סטייה של { $most } לכל היותר
check-precision-bf16 = bfloat16; סטייה של { $most } לכל היותר
check-precision-half-angles = float16, גם הזוויות; סטייה של { $most } לכל היותר
check-precision-brain-angles = bfloat16, גם הזוויות; סטייה של { $most } לכל היותר
check-precision-digits =
    { NUMBER($count) ->
        [one] ברמת דיוק של ספרה אחת
        [two] ברמת דיוק של שתי ספרות
       *[other] ברמת דיוק של { $count } ספרות
    } אחרי הנקודה; סטייה של { $most } לכל היותר
check-bug-single = הזוויות מחושבות ב־float32, וסוטות יותר ככל שהמיקום רחוק יותר
check-bug-in-degrees = הזוויות מומרות למעלות, ואחר כך נחשבות לרדיאנים: כל גל מהיר פי { $slower } מהנכון
check-bug-shows = זה נראה לראשונה בשורה { $row }, ממד { $dim } (שניהם מ־0): { $found }, כשהערך הנכון הוא { $expected }.
check-bug-hidden = במיקומים האלה זה אינו משנה דבר.
check-is-learned =
    כפי הנראה זה נלמד: שום חוק אינו מתאים לו, אבל ב־{ $share } % מהשונות שלו מטריצה אחת מעבירה מכל מיקום אל הבא (R² { $r2 }; כשהשורות בסדר אקראי { $shuffled }), ו{ NUMBER($count) ->
        [one] נמצא בו סיבוב אחד, באורך גל
        [two] נמצאו בו שני סיבובים, באורכי גל
       *[other] נמצאו בו { $count } סיבובים, באורכי גל
    } של { $list } מיקומים.
check-changed-padded = { $number } העמודות האחרונות הן אפסים, כמו ריפוד של הרוחב. בלעדיהן:
check-changed-repeated = אותן { $cols } עמודות מופיעות { $number } פעמים זו לצד זו, כמו עבור ראשים; קידוד אחד לכל הרוחב לא היה חוזר על עצמו. עותק אחד:
check-changed-flipped = כל העמודות הפוכות כבמראה: הזוגות האיטיים ראשונים, והסינוס והקוסינוס מוחלפים בכל אחד. לאחר היפוך חזרה:
check-changed-mapped = הערכים הם מ־0 עד { $number }, כמו בתמונה. לאחר החזרה ל־−1 עד 1:
check-changed-negated = לכל ערך הסימן ההפוך, כמו ב־x − pe במקום x + pe. לאחר היפוך הסימנים:
check-changed-plus = לכל ערך נוסף { $number }, כאילו הקלט של השכבה שמוסיפה מיקומים היה { $number } ולא 0. לאחר חיסור { $number }:
check-changed-plus-row = אותו וקטור נוסף לכל שורה: מילה אחת בכל המיקומים, או bias. כדי לראות את הקידוד לבדו, תנו לשכבה אפסים. לאחר חיסור הווקטור:
check-changed-centred = הממוצע של כל עמודה הוחסר, ולכן הממוצעים לא נבדקו. לאחר הוספת אלה של הנוסחה:
check-changed-standardised = כל עמודה תוקננה, כמו ב־StandardScaler, ולכן ממוצעים וסטיות לא נבדקו. עם אלה של הנוסחה:
check-changed-normalised = כל שורה נורמלה, כמו ב־LayerNorm, שמסתיר את הממוצע ואת קנה המידה שלה, ולכן אלה לא נבדקו. מלבדם:
check-changed-turned = זהו rotary embedding של וקטור אחד, אותו וקטור בכל מיקום. הזוגות שלו הם ממדים סמוכים: 0 ו־1, 2 ו־3 … הסינוס והקוסינוס של הזוויות:
check-changed-turned-halves = זהו rotary embedding של וקטור אחד, אותו וקטור בכל מיקום. הזוגות שלו הם הממדים i ו־i + d/2. הסינוס והקוסינוס של הזוויות:
check-is-identity = זו מטריצת היחידה: כל מיקום מסומן במספרו בלבד (one-hot), ואין שניים קרובים יותר מאחרים.
check-is-mask = זו מסכה סיבתית, ולא קידוד: מיקומים אחרי השאילתה מוסתרים על ידי הוספת { $hidden }.
check-is-mask-window = זו מסכה סיבתית עם חלון, ולא קידוד: { $window } מיקומים נראים, עד השאילתה עצמה, והאחרים מוסתרים על ידי הוספת { $hidden }.
check-is-alibi = זו הטיה של ALiBi, ולא קידוד: שיפוע { $slope }, למפתחות שלפני השאילתה.
check-is-alibi-both = זו הטיה של ALiBi, ולא קידוד: שיפוע { $slope }, למפתחות משני צידי השאילתה.
check-is-alibi-keys = ההטיות של ALiBi לשאילתה אחת, כפי שספריות שומרות אותן, ולא קידוד: שורה לכל ראש. כל ערך הוא השיפוע של הראש כפול מספר המפתח; המספרים הם מ־{ $from } עד { $to }.
check-is-outside = התדר עומד מחוץ לסינוס ולקוסינוס: לכל הזוגות אורך גל 2π, והמשרעת שלהם יורדת עם בסיס { $base }. כפלו קודם מיקום בתדר, ושום דבר אחר כך.
check-is-sum = זה נראה כמו הקידוד של המאמר (בסיס { $base }, { $layout }) בתוספת ערכים אחרים (סטיית תקן { $deviation }), כגון שיכונים של מילים. לכן אי אפשר לבדוק ערכים בודדים: תנו לשכבה שמוסיפה מיקומים טנזור של אפסים (לא מילה 0), בלי dropout.
check-is-offsets = זו הטיה, ולא קידוד: רכיב תלוי בהיסט שבין השורה לעמודה בלבד.
check-is-truncated = סינוסים וקוסינוסים שקוצצו למספרים שלמים: נותרו רק −1, 0 ו־1, { $zeros } % מהם 0, ואי אפשר למצוא בסיס. הסיבה היא סוג המספרים: חשבו ושמרו את הטבלה בנקודה צפה.
check-is-octaves = אוקטבות של קלטים שנמצאים בטבלה עצמה: סינוסים וקוסינוסים של 2ᵏ·x{ $factor }, עבור k מ־{ $first } עד { $last } (תדרים { $slowest } עד { $fastest }). מספר העמודות הראשונות שהן x עצמו: { $count }, מ־{ $from } עד { $to }.
check-octaves-plain = {" "}(בלי הגורם π)
check-octaves-half-turn = ·π
check-octaves-turn = ·2π
check-octaves-alternating = בכל אוקטבה הסינוס והקוסינוס זה ליד זה.
check-octaves-halves = תחילה כל הסינוסים, ואחריהם כל הקוסינוסים.
check-note-alias-octave = מ־k = { $exponent } ואילך שורות שכנות רחוקות יותר מחצי סיבוב: משורה לשורה העמודות האלה נראות כגלים איטיים יותר.
check-note-power = במקום ש־2·pair/d יהיה המעריך של { $base }, הוא גורם: החזקה חסרה, או הסוגריים שלה.
check-note-alias = מזוג { $pair } ואילך, { $count } זוגות מסתובבים יותר מחצי סיבוב לשורה: המספרים שלהם הם גם של סיבוב איטי יותר, קדימה או אחורה.
check-note-alias-backwards = { $count } זוגות נראים כמסתובבים אחורה, כמו זוגות שמסתובבים יותר מחצי סיבוב לשורה.
check-is-circles = סינוסים וקוסינוסים ({ $layout }): בכל זוג סכום הריבועים הוא הריבוע של { $radius }. הזוויות אינן מצייתות לכלל שמוכר כאן, לא של תדרים ולא של מיקומים. בדקו איך מוכפלים המיקומים בתדרים.
check-is-relative = היסטים משאילתה למפתח, מפתח − שאילתה: עדיין לא קידוד, אלא האינדקס שלו.
check-is-relative-query = היסטים ממפתח לשאילתה, שאילתה − מפתח: עדיין לא קידוד, אלא האינדקס שלו. רוב הספריות משתמשות במפתח − שאילתה.
check-relative-clip = הם קטומים ב־±{ $clip }, כמו אלה של Shaw.
check-relative-shift = לכל אחד נוסף { $shift }, כדי שהקטן ביותר יוכל לשמש כאינדקס.
check-is-buckets = דליי היסט של T5 לשני הכיוונים: { $count } דליים, עד מרחק { $distance }; המחצית העליונה היא למפתחות שאחרי השאילתה, כמו במקודד.
check-is-buckets-one = דליי היסט של T5 לכיוון אחד: { $count } דליים, עד מרחק { $distance }; כל המפתחות שאחרי השאילתה בדלי 0, כמו במפענח.
check-buckets-query = הכיוונים מוחלפים: T5 לוקח מפתח − שאילתה, וכאן שאילתה − מפתח. החליפו ביניהם בחיסור.
check-is-window = אינדקסים של חלון של { $height } × { $width } מקומות, כמו ב־Swin: { $row }·(Δrow + { $up }) + (Δcolumn + { $left }), Δ = שאילתה − מפתח. עדיין לא קידוד, אלא האינדקס של הטיה נלמדת.
check-window-key = הכיוונים הוחלפו: Swin לוקח שאילתה − מפתח, ואלה מפתח − שאילתה.
check-entry-differs = האיבר הראשון ששונה הוא בשורה { $row }, עמודה { $col }: { $found }, במקום { $expected }.
check-list-sequence = מיקומים, לא תדרים.
check-list-narrow = המספרים מעוגלים כמו ב־{ $type }: במיקום { $position } זוג { $pair } סוטה ב־{ $off } רדיאנים. חשבו ושמרו את התדרים ב־float32.
check-is-products = אלה מכפלות פנימיות של מיקומים זה עם זה (מטריצת Gram), ולא קידוד: { $offset }.
check-is-cosines = אלה קוסינוסים, או מכפלות פנימיות של שורות שנורמתן 1 (מטריצת Gram), ולא קידוד: { $offset }.
check-is-distances = אלה מרחקים של מיקומים זה מזה, ולא קידוד: { $offset }.
check-shape-by-offset = התלות היא בהיסט בלבד
check-shape-by-rows = התלות היא בשני המיקומים
check-law-head = { $what }{ $noise }.
check-law-noise = , עם רעש של { $noise }
check-law-paper = הקידוד של המאמר, בסיס { $base }
check-law-geometric = קידוד גיאומטרי, מעריך 2·pair/d, בסיס { $base }
check-law-geometric-from = קידוד גיאומטרי, מעריך 2·pair/d, בסיס { $base }, שהתדר הראשון שלו { $first }
check-law-each = לכל עמודה מעריך משלה, מוכפל ב־2: 2·column/{ $d }, בסיס { $base }. סינוס וקוסינוס של זוג צריכים לחלוק מעריך אחד, זה של העמודה הזוגית שלהם
check-law-each-single = לכל עמודה מעריך משלה, column/{ $d }, בסיס { $base }. סינוס וקוסינוס של זוג צריכים לחלוק מעריך אחד
check-law-equal-one = כל התדרים הם 1: המעריך עוגל ל־0, כמו בחילוק של מספרים שלמים
check-law-equal = כל התדרים הם { $freq }: המעריך זהה בכל הזוגות
check-law-inverted = התדרים הופכיים לנכונים, וגדלים מ־1 ומעלה, בסיס { $base }: המיקום מחולק בתדר במקום להיות מוכפל בו
check-law-octaves = התדרים מוכפלים מזוג לזוג, כמו באוקטבות, החל מ־{ $first } לשורה
check-law-swapped = הבסיס והמעריך הוחלפו: התדרים הם (pair/{ $pairs })^(1/{ $base }), כלומר 0 בזוג הראשון וכמעט 1 בכל האחרים, כשהכוונה הייתה ל־{ $base }^(−pair/{ $pairs })
check-law-multiples = התדרים הם כפולות של { $step }
check-law-even = התדרים משתנים בצעדים שווים, מ־{ $first } בצעד של { $step }
check-law-free = לכל זוג תדר משלו, מ־{ $from } עד { $to }, בלי כלל שמוכר כאן
check-law-divided = קידוד סיבובי של בסיס { $base }, שכל אחד מזוגותיו מחולק בגורם משלו, מ־{ $from } עד { $to }, כמו ב־LongRoPE
check-law-linear = אינטרפולציה של מיקומים: בסיס { $base }, כל תדר מחולק ב־{ $factor }
check-law-llama3 = קידוד סיבובי מתוח כמו ב־Llama 3.1: בסיס { $base }, גורם { $factor }, מעבר הדרגתי בין { $low } ל־{ $high } סיבובים באורך אימון של { $trained }
check-law-yarn = קידוד סיבובי מתוח לפי YaRN: בסיס { $base }, גורם { $factor }, לאורך אימון של { $trained }
check-law-yarn-places = קידוד סיבובי מתוח לפי YaRN: בסיס { $base }, גורם { $factor }, מעבר הדרגתי בין הזוגות { $from } ו־{ $to }
check-law-attention = הרכיבים מוכפלים ב־{ $amplitude }, שהוא גורם הקשב של YaRN, 0.1·ln { $factor } + 1.
check-law-attention-none = גורם הקשב של YaRN, 0.1·ln { $factor } + 1 = { $attention }, אינו נמצא בו.
check-law-attention-other = הרכיבים מוכפלים ב־{ $amplitude }; לפי YaRN, גורם הקשב היה אמור להיות 0.1·ln { $factor } + 1 = { $attention }.
check-law-attention-long = הרכיבים מוכפלים ב־{ $amplitude }, שהוא גורם הקשב של LongRoPE לאורך שהוא פי { $factor } מאורך אימון של { $trained }.
check-law-positions = השורות הן של המיקומים { $list }.
check-sequence-reversed = המיקומים יורדים משורה לשורה. זה מקובל כשהחדש ביותר ראשון; אחרת הפכו את סדר השורות.
check-sequence-negative = המיקומים הם 0, −1, −2 …: לסינוסים סימן הפוך, כמו בסיבוב ההפוך או בהיסט שסימנו אבד. אם המיקומים היו אמורים לגדול, הפכו את סימן הסינוסים.
check-sequence-centred = המיקומים ממורכזים, מ־−{ $last } עד { $last }. זה מקובל בהיסטים; אחרת ספרו מ־0.
check-sequence-normalised = המיקומים רצים מ־0 עד 1, ויהיה האורך אשר יהיה. זה מקובל בקואורדינטות; בטקסט, אורך אחר ייתן לכל מילה קידוד אחר: השתמשו במספר השורה.
check-sequence-mirrored = המיקומים יורדים עד { $least } ועולים שוב, כמו כשאובד סימן: לפני ואחרי נעשים זהים. שמרו על הסימן, או הוסיפו את האורך לפני החיפוש.
check-sequence-repeated = כל מיקום מופיע ב־{ $times } שורות שכנות, כמו ב־repeat_interleave. לכמה עותקים של הרצף השתמשו ב־repeat או ב־tile.
check-sequence-restarting = המיקומים מתחילים מחדש בשורה { $row }. זה מקובל כשכמה טקסטים ארוזים ברצף אחד. בטקסט אחד זו תקלה: המיקומים גולשים (אחרי 255, ב־8 סיביות), או שהמיקומים של חלקים קודמים במטמון לא נוספו.
check-sequence-padded = ל־{ $count } השורות הראשונות מיקום אחד, כמו לריפוד משמאל: זה מקובל.
check-sequence-cut = משורה { $row } ואילך לכל השורות המיקום { $last }: המיקומים קטומים במרבי, ואי אפשר להבחין בין המילים שאחריו.
check-sequence-rounded = המיקומים מעוגלים ל־{ $type }: משורה { $row } ואילך שכנים חולקים מיקום. שמרו אותם כמספרים שלמים, או ב־float32.
check-sequence-shuffled = השורות הן של המיקומים { $least } עד { $greatest }, בסדר אחר.
check-law-wrong =
    { NUMBER($count) ->
        [one] שורה אחת שגויה, שורה { $first }
        [two] שתי שורות שגויות, הראשונה { $first }
       *[other] { $count } שורות שגויות, הראשונה { $first }
    } (השורות נספרות מ־0).
check-law-columns = כל עמודה בנפרד
check-noise = רעש
check-count = מספרים
check-list-freqs = { $what }.
check-list-lengths = כאורכי גל: { $what }.
check-list-geometric = תדרים הופכיים של בסיס { $base }, d { $d }
check-list-reaching = תדרים הופכיים של בסיס { $base }, d { $d }, שהאחרון בהם מגיע לבסיס עצמו, כמו ב־tensor2tensor
check-list-proportional = { $turning } מתוך { $pairs } זוגות מסתובבים ו־{ $rest } במנוחה, בתדר 0, כמו ב־RoPE פרופורציוני בחלק של { $share }.
check-list-rest = { $turning } מתוך { $pairs } זוגות מסתובבים ו־{ $rest } במנוחה, בתדר 0.
check-list-divisors =
    המספרים האלה מחלקים תדרים, ואינם תדרים בעצמם: { NUMBER($kept) ->
        [one] זוג אחד מחולק
        [two] שני זוגות מחולקים
       *[other] { $kept } זוגות מחולקים
    } ב־1, { $full } ב־{ $factor }, ו־{ $blended } במספרים שביניהם.
check-list-in-power = YaRN כשהגורם שלו בתוך החזקה. מזוג { $to } והלאה התדרים הם ({ $factor }·{ $base })^(−2·pair/{ $d }); YaRN מחלק את { $base }^(−2·pair/{ $d }) ב־{ $factor }. הזוג האחרון מחולק ב־{ $last } בלבד. הראשון השונה הוא זוג { $pair }: { $found } במקום { $meant }. עד זוג { $from } התדרים הם של בסיס { $base }.
check-list-slopes = השיפועים של ALiBi עבור { $heads } ראשים.
check-list-slopes-off = שיפועים כמו של ALiBi, אך לא אלה של { $heads } ראשים: הראשון השגוי הוא של ראש { $head } (מ־0), { $found } במקום { $meant }.
check-list-twice = אותם מספרים פעמיים, חצי אחרי חצי, כמו עבור “rotate half”.
check-list-each-twice = כל מספר פעמיים ברצף, כמו בקידוד סיבובי של ממדים סמוכים.
check-list-reversed = בסדר הפוך, מהאיטי ביותר למהיר ביותר.
check-list-angles = זוויות במיקום { $position }: כפולה כזו של התדרים ההפוכים של בסיס { $base }, d { $d }.
check-list-exponents = במרווחים שווים מ־0: המעריכים 2·pair/d, d { $d }, או מיקומים מחולקים במספרם; לא תדרים. אם אלה מעריכים x, התדרים הם base^(−x).
check-list-logarithms = לוגריתמים של התדרים ההפוכים של בסיס { $base }, d { $d }: התדרים הם האקספוננטים שלהם.
check-list-row = שורה אחת של הקידוד: מיקום { $position }, בסיס { $base } ({ $layout }).
check-list-divide = הערכים ההופכיים של התדרים, base^(2·pair/d), שגדלים מ־1 ומעלה, בסיס { $base }, d { $d }: נכון אם מחלקים בהם את המיקומים. מה שספריות קוראות לו inv_freq הוא 1 חלקי אלה.
check-list-positions = מיקומים, לא תדרים: החל מ־{ $first }, בצעדים של { $step }.
check-list-unfilled = לא תדרים, אלא זיכרון שמעולם לא מולא: { $zeros } מתוך { $count } מספרים הם 0, ואחרים קרובים מדי ל־0 או רחוקים ממנו מדי לכל קידוד. חשבו את המערך מחדש אחרי הטעינה.
check-slip-unknown = האם הכוונה הייתה לבסיס { $base }? הוא אינו אחד הרגילים, כמו 10 000, 500 000 או 1 000 000. כל השאר כפי שצריך.
check-slip-log10 = האם הכוונה הייתה לבסיס { $meant }? הבסיס הוא { $base }, שאיש אינו משתמש בו: הוא בא מ־log10({ $meant }) במקום הלוגריתם הטבעי.
check-slip-log2 = האם הכוונה הייתה לבסיס { $meant }? הבסיס הוא { $base }, שאיש אינו משתמש בו: הוא בא מ־log2({ $meant }) במקום הלוגריתם הטבעי.
check-slip-doubled = האם הכוונה הייתה לבסיס { $meant }? הבסיס הוא { $base }: המעריך מוכפל ב־2, 4·pair/d במקום 2·pair/d.
check-slip-halved = האם הכוונה הייתה לבסיס { $meant } עם מעריך אחר? לפי 2·pair/d הבסיס הוא { $base }. המעריך הוא חצי, pair/d במקום 2·pair/d.
check-slip-exponent = האם הכוונה הייתה לבסיס { $meant }? הבסיס הוא { $base }: המעריך הוא פי { $power } ממה שצריך.
check-slip-first-columns = האם אלה { $cols } העמודות הראשונות מתוך { $of }? נראה שהבסיס הוא { $base }, שאיש אינו משתמש בו, וטבלה של { $of } עמודות בבסיס { $meant } נראית אותו הדבר.
check-slip-columns = האם אלה { $cols } מתוך { $of } עמודות, מעמודה { $from } ואילך? נראה שהבסיס הוא { $base }, וטבלה של { $of } עמודות בבסיס { $meant } נראית שם אותו הדבר.
check-slip-ntk = האם זה הבסיס { $meant }, בהתאמת NTK-aware לגורם { $factor }? אז הוא { $base }, כמו כאן.
check-slip-ntk-brackets = האם הכוונה הייתה לבסיס { $meant } שהותאם בשיטת NTK לגורם { $factor }? אם כן, חסרים סוגריים: { $factor } הועלה בחזקת d, ורק אחר כך חולק ב־d − 2; הבסיס הוא { $base }.
check-slip-linear = המיקומים עברו אינטרפולציה: הם מחולקים ב־{ $factor }, כמו בקלט ארוך פי { $factor }.
check-slip-early = המעריכים מוקדמים בצעד אחד: בבסיס { $base } התדר הראשון הוא { $first } במקום 1, וכל תדר הוא של הזוג הקודם.
check-slip-late = המעריכים מאוחרים בצעד אחד, כאילו הזוגות נספרו מ־1: בבסיס { $base } התדר הראשון הוא { $first } במקום 1.

check-error-empty = אין כאן מספרים.
check-error-npy = זה אינו קובץ של NumPy (.npy), או שהוא פגום.
check-error-type = המספרים בקובץ הזה הם מסוג { $type }; הם צריכים להיות מספרי נקודה צפה (f2, f4, f8), שלמים או מרוכבים.
check-error-structured = הקובץ מכיל רשומות של כמה עמודות; הוא צריך להכיל מטריצה אחת של מספרים.
check-error-shape = צורת המערך הזה היא ({ $shape }), והפרוסות שלו שונות; הוא צריך להיות מיקומים על ממדים. שמרו אחת מהפרוסות.
check-error-short = הקובץ נגמר מוקדם מדי: הוא צריך להכיל { $wanted } בתים של מספרים, ומכיל { $got }.
check-error-word = בשורה { $row } עומד ״{ $word }״ במקום מספר.
check-error-ragged =
    בשורה { $row } יש { NUMBER($got) ->
        [one] מספר אחד
        [two] שני מספרים
       *[other] { $got } מספרים
    }, ובשורה הראשונה { $wanted }.
check-error-finite = בשורה { $row }, ממד { $dim } (שניהם מ־0), המספר אינו סופי.
check-error-npz = זה אינו ארכיון של NumPy (.npz), או שהוא פגום.
check-error-packed = המערך הזה מוצפן, או דחוס בדרך שאינה נקראת כאן. שמרו אותו שוב עם numpy.savez_compressed.
check-error-safetensors = זה אינו קובץ safetensors, או שהוא פגום.
check-error-head = הכותרת של קובץ ה־safetensors הזה ארוכה מדי לכל מודל מוכר.
check-error-table = מבין { $count } המערכים בקובץ הזה, אף אחד אינו טבלה של מספרים.
check-error-unknown = זה אינו טקסט ואינו אחד מהקבצים שנקראים כאן (.npy, .npz ו־.safetensors).
check-error-mask = זו מסכה לקשב: אפסים, ומינוס אינסוף היכן שאסור לטוקן להביט. היא אינה אומרת דבר על מיקומים.
check-error-torch = זה קובץ של PyTorch, שעשוי להריץ תוכניות ואינו נפתח כאן. השורה הזאת יוצרת ממנו .npy, עם שם המערך שלכם במקום …: numpy.save("pe.npy", torch.load("model.pt", map_location="cpu")["…"].numpy())
check-error-pickle = זה pickle של Python, שעשוי להריץ תוכניות ואינו נפתח כאן. השורה הזאת יוצרת ממנו .npy: numpy.save("pe.npy", numpy.asarray(pickle.load(open("pe.pkl", "rb"))))
check-error-gguf = זה קובץ GGUF של llama.cpp. השורה הזאת יוצרת ממנו .npy: numpy.save("pe.npy", next(t.data for t in gguf.GGUFReader("model.gguf").tensors if t.name == "position_embd.weight"))
check-error-hdf5 = זה קובץ HDF5. השורה הזאת יוצרת ממנו .npy, עם שם המערך שלכם במקום …: numpy.save("pe.npy", h5py.File("model.h5")["…"][()])
check-error-keras = זה מודל של Keras. השורה הזאת יוצרת ממנו .npy, עם שם השכבה שלכם במקום …: numpy.save("pe.npy", keras.models.load_model("model.keras").get_layer("…").get_weights()[0])
check-error-onnx = זה מודל של ONNX. השורה הזאת יוצרת ממנו .npy, עם שם המערך שלכם במקום …: numpy.save("pe.npy", next(onnx.numpy_helper.to_array(t) for t in onnx.load("model.onnx").graph.initializer if t.name == "…"))
check-error-matlab = זה קובץ של MATLAB. השורה הזאת יוצרת ממנו .npy, עם שם המשתנה שלכם במקום …: numpy.save("pe.npy", scipy.io.loadmat("pe.mat")["…"])
check-error-parquet = זה קובץ Parquet. השורה הזאת יוצרת ממנו .npy: numpy.save("pe.npy", pandas.read_parquet("pe.parquet").to_numpy())
check-error-excel = זו חוברת של Excel. שמרו את הגיליון שלה כ־CSV, או: pandas.read_excel("pe.xlsx").to_csv("pe.csv", index=False)
check-error-gzip = הקובץ הזה ארוז ב־gzip. פרקו אותו תחילה: gunzip pe.npy.gz
check-error-pointer = זה מצביע של Git LFS, שעומד במקום קובץ גדול ואינו מכיל מספרים. הביאו את הקובץ עצמו: git lfs pull
check-error-page = זה דף אינטרנט, ולא הקובץ שאולי הדף מוביל אליו.
check-error-shortened = שורות או עמודות הושמטו (…). הדפיסו את כולן אחרי numpy.set_printoptions(threshold=sys.maxsize) או torch.set_printoptions(profile="full"), או שמרו את המערך כקובץ.
check-error-shortened-visible = { $count } הרכיבים הנראים הם אלה של נוסחת המאמר עם d_model { $d } ובסיס { $base } ({ $layout }), החל ממיקום 0.
check-error-shortened-several = { $count } הרכיבים הנראים הם אלה של נוסחת המאמר עם בסיס { $base } ({ $layout }) ו־d_model מ־{ $d } עד { $most }, החל ממיקום 0.
check-error-large = זה גדול מדי: מושווים { $most } מספרים לכל היותר. די בכמה מאות המיקומים הראשונים.
check-error-small = זה קטן מדי: נדרשים לפחות שני מיקומים ושני ממדים.
check-error-flat = יש שורה אחת של { $count } מספרים, שאי אפשר לחלק למיקומים של { $d } ממדים. קבעו בדף את d_model שלכם, או תנו שורה אחת לכל מיקום.
check-error-file = לא היה אפשר לקרוא את הקובץ.

check-read-copies = צורת המערך היא ({ $shape }): { $count } העתקים זהים, שאחד מהם נבדק.
check-read-middle = הציר הראשון נחשב למיקום. אם הציר הראשון הוא האצווה (batch), זו תקלה: לכל המילים בטקסט קידוד אחד. תנו למיקומים לרוץ לאורך הציר השני, כמו ב־pe[None, :n].
check-read-pairs = צורת המערך היא ({ $shape }): שני המספרים של כל זוג נלקחים כעמודות שכנות.
check-read-places = צורת המערך היא ({ $shape }): { $count } המקומות שבו נלקחים כשורות, שורת סריג אחר שורת סריג.
check-read-rotations = צורת המערך היא ({ $shape }): כל פרוסה היא מטריצה שמסובבת זוגות, והקוסינוסים והסינוסים שלה נלקחים כעמודות שכנות.
check-read-biases = צורת המערך היא ({ $shape }): כל פרוסה היא הטיה של ALiBi, ומושווים השיפועים שלהן.
check-read-index = העמודה הראשונה ממספרת את השורות, ומושמטת.
check-read-entries = כל שורת טקסט היא רכיב אחד, ולפניו השורה והעמודה שלו.

check-choose-label = מערך
check-choose-named = ששמם מעיד על טבלת מיקומים
check-choose-others = אחרים
check-choose-array = { $name } ({ $shape }), { $type }
check-choose-go = בדיקת המערך הזה
check-choose-said =
    { NUMBER($count) ->
        [one] בקובץ הזה יש מערך אחד שעשוי להיות קידוד.
        [two] בקובץ הזה יש שני מערכים שעשויים להיות קידודים. בחרו אחד.
       *[other] בקובץ הזה יש { $count } מערכים שעשויים להיות קידודים. בחרו אחד.
    }
check-choose-taken = המערך { $name } של הקובץ הזה.
check-choose-joined = { $cos } ו־{ $sin } שייכים זה לזה, ונבדקים זה לצד זה.

check-rope-positions-rotary = מיקומים: קידוד מיקום סיבובי.
check-rope-positions-rotary-all = מיקומים: קידוד מיקום סיבובי, בכל { $all } השכבות.
check-rope-positions-rotary-some = מיקומים: קידוד מיקום סיבובי ב־{ $turning } מתוך { $all } שכבות; שכבות שלא מסובבות דבר: { $rest }.
check-rope-positions-alibi = מיקומים: ALiBi, קנס שגדל עם המרחק. השיפוע של ראש h הוא 2^(−{ $most }·h/{ $heads }), מ־{ $first } עד { $last }. דבר אינו מסתובב.
check-rope-positions-alibi-other = מיקומים: ALiBi, קנס שגדל עם המרחק, עם שיפוע לכל אחד מ־{ $heads } הראשים. המספר הזה אינו חזקה של 2, ולכן מימושים שונים בוחרים שיפועים שונים. דבר אינו מסתובב.
check-rope-positions-alibi-unknown = מיקומים: ALiBi, קנס שגדל עם המרחק. מספר הראשים אינו כתוב. דבר אינו מסתובב.
check-rope-positions-buckets = מיקומים: ההטיה היחסית של T5, מספר נלמד לכל אחד מ־{ $count } דליי מרחקים. באחרון נמצאים כל המרחקים מ־{ $both } ומעלה במקודד, שמבחין בין הכיוונים, ומ־{ $one } ומעלה במפענח. דבר אינו מסתובב.
check-rope-positions-distances = מיקומים: וקטורים נלמדים למרחק בין שני מיקומים, בתוך הקשב. דבר אינו מסתובב.
check-rope-positions-learned = מיקומים: טבלה נלמדת בת { $rows } שורות, אחת לכל מיקום, שנוספת לקלט. דבר אינו מסתובב.
check-rope-positions-learned-unknown = מיקומים: טבלה נלמדת, שורה לכל מיקום, שנוספת לקלט. דבר אינו מסתובב.
check-rope-positions-sinusoids = מיקומים: סינוסים וקוסינוסים, שנוספים לקלט. שאילתות ומפתחות אינם מסובבים.
check-rope-positions-both = מיקומים: סינוסים וקוסינוסים במקודד; טבלה נלמדת בת { $rows } שורות במפענח. שאילתות ומפתחות אינם מסובבים.
check-rope-positions-both-unknown = מיקומים: סינוסים וקוסינוסים במקודד; טבלה נלמדת במפענח. שאילתות ומפתחות אינם מסובבים.
check-rope-positions-convolution = מיקומים: קונבולוציה על { $width } שכנים. דבר אינו מסתובב.
check-rope-positions-convolution-unknown = מיקומים: קונבולוציה על שכנים. דבר אינו מסתובב.
check-rope-positions-recurrence = מיקומים: אין; המודל קורא את הקלט לפי הסדר. דבר אינו מסתובב.
check-rope-positions-none = מיקומים: אין, לפי { $key }. דבר אינו מסתובב.
check-rope-positions-unnamed = מיקומים: לא כתוב כאן. אף שם אינו מציין קידוד מיקום סיבובי, ALiBi, דליים או טבלה, ולכן לא מונח שום מספר.
check-rope-layers = { $name }, שכבות: { $count }
check-rope-none = ללא מתיחה
check-rope-linear = כל תדר מחולק ב־{ $factor } (Chen et al. 2023)
check-rope-ntk = בסיס של { $base }·{ $factor }^({ $d }/{ $less }) = { $grown } (bloc97 2023)
check-rope-dynamic = בסיס שגדל עם הקלט, כאן לקלט ארוך פי { $factor } מאורך האימון
check-rope-yarn = YaRN, עד חילוק ב־{ $factor } (Peng et al. 2023)
check-rope-llama3 = כמו ב־Llama 3.1, עד חילוק ב־{ $factor }
check-rope-long = כל זוג מחולק בגורם משלו (Ding et al. 2024)
check-rope-row-turning = ממדים מסתובבים
check-rope-row-scaling = מתיחה
check-rope-row-trained = אורך מקורי
check-rope-row-used = בשימוש עד
check-rope-row-longest = אורך הגל הארוך ביותר
check-rope-row-unturned = זוגות בלי סיבוב שלם, באורך המקורי
check-rope-row-attention = גורם הקשב
check-rope-turning-part = { $dims } מתוך { $head } ממדי הראש
check-rope-over = המעריכים נספרים על פני הראש כולו, { $over } ממדים: הזוגות שמסתובבים הם המהירים שבו.
check-rope-longest = { $plain } מיקומים; עם מתיחה, { $scaled }
check-rope-longest-same = { $plain } מיקומים
check-rope-turns = { $plain } מתוך { $pairs }; עם מתיחה, { $scaled }
check-rope-turns-same = { $plain } מתוך { $pairs }
check-rope-short = קלטים של עד { $trained } מיקומים משתמשים ב־short_factor, שלפיו אורך הגל הארוך ביותר הוא { $short }; ארוכים יותר משתמשים ב־long_factor.
check-rope-trained = { $trained } מיקומים
check-rope-most = { $most } מיקומים, פי { $times } מאורך האימון
check-rope-attention = { $formula }
check-rope-attention-weighted = { $formula }, מתוך mscale ו־mscale_all_dim
check-rope-attention-given = { $value }, מתוך attention_factor
check-rope-attention-yarn = 0.1·ln { $factor } + 1 = { $value }
check-rope-attention-ratio = (0.1·{ $one }·ln { $factor } + 1)/(0.1·{ $all }·ln { $factor } + 1) = { $value }
check-rope-attention-times = { $besides }·(0.1·ln { $factor } + 1) = { $value }
check-rope-attention-long = √(1 + ln { $factor }/ln { $trained }) = { $value }
check-rope-sections = לזמן, לגובה ולרוחב { $counts } זוגות, בזה אחר זה.
check-rope-sections-other = לצירי המיקומים { $counts } זוגות, בזה אחר זה.
check-rope-sections-interleaved = לצירי המיקומים { $counts } זוגות, המחולקים לסירוגין.
check-rope-assumed-head = גודל הראש לא צוין: ההנחה היא { $head }.
check-rope-assumed-base = rope_theta לא צוין: ההנחה היא 10000.
check-rope-note-mismatch = max_position_embeddings הוא { $most }, ולא { $factor }·{ $trained } = { $all }: משתמשים בגורם { $factor }, ולא ב־{ $other }, כמו ב־Transformers.
check-rope-note-factor = הגורם לא צוין: הוא { $most }/{ $trained } = { $factor }.
check-rope-note-alpha = alpha נקרא כמו ב־HunYuan: הבסיס זהה לקלטים בכל אורך.
check-rope-note-no-band = low_freq_factor ו־high_freq_factor זהים: אין תחום מעבר, וזוג מחולק או נשאר כפי שהוא.
check-rope-note-meta = use_scaled_rope אינו מציין מספרים: מה שחסר כאן נלקח מהתוכנית של Meta ל־Llama 3.1. הגורם, קצות המעבר ואורך האימון הם { $factor }, { $low }, { $high } ו־{ $trained }.
check-rope-note-part = שום שדה בהגדרות אינו אומר איזה חלק מראש מסתובב: במודלים שבהם model_type הוא { $model }, זה { $part } מהראש.
check-rope-note-ratio = rope_ratio כופל את הבסיס ב־{ $ratio }.
check-rope-note-elsewhere = קובץ GGUF שומר את המתיחה של Llama 3 בטנזור, rope_freqs.weight, והמטא־נתונים אינם מראים אותו: אם יש כזה, אורכי הגל האלה בלעדיו.
check-rope-note-factors-elsewhere = קובץ GGUF שומר את הגורמים של LongRoPE בטנזורים, rope_factors_long ו־rope_factors_short, והמטא־נתונים אינם מראים אותם: אורכי הגל האלה בלעדיהם.
check-rope-note-unturned = { $name } אינו מסובב דבר: אין בשכבותיו קידוד סיבובי.
check-rope-note-around = מילים שמסביב לקטע הושמטו.
check-rope-unused = לא בשימוש כאן
check-rope-unused-computed = { $name }: Transformers אינו קורא אותו, ומחשב { $own }.
check-rope-unused-not-read = { $name }: Transformers אינו קורא אותו.
check-rope-unused-needs = { $name }: הוא נקרא רק יחד עם { $other }.
check-rope-unused-instead = { $name }: במקומו נקרא { $other }.
check-rope-unused-only-in = { $name }: רק { $model } קורא אותו.
check-rope-unused-order = { $name }: הוא אומר אילו ממדים יוצרים זוג, ואינו משנה שום תדר.
check-rope-unused-history = { $name }: הוא אינו משנה שום תדר.
check-rope-unused-kind = { $name }: { $kind } אינו משתמש בו.
check-rope-unused-nothing-turns = { $name }: דבר אינו מסתובב, ולכן אין לו השפעה.
check-rope-unused-notation = { $name }: הכתיב הזה אינו נקרא; { $other } היה נקרא.
check-rope-unused-unknown = { $name }: הוא אינו מוכר כאן.
check-rope-others =
    לא נקראו כאן: { NUMBER($count) ->
        [one] שם אחד נוסף
        [two] שני שמות נוספים
       *[other] { $count } שמות נוספים
    }
check-rope-figure = אורכי גל, רגילים ומתוחים
check-rope-figure-alt = אורך הגל של כל זוג על ציר לוגריתמי, קו לכל סוג שכבה: מקווקו כפי שאומן, רציף לאחר המתיחה. הזוג האיטי ביותר משלים סיבוב אחד ב־{ $slowest } מיקומים.
check-rope-figure-trained = אימון { $value }
check-rope-figure-plain = רגיל
check-rope-figure-scaled = מתוח
check-rope-figure-short = עד { $trained }
check-rope-figure-long = מעבר ל־{ $trained }
check-rope-figure-of = { $name }, { $says }
check-rope-figure-axis = ציר { $number }
check-rope-numbers = אורכי הגל כמספרים
check-rope-table = אורכי הגל של כל הזוגות
check-rope-table-of = אורכי הגל של כל הזוגות, { $name }
check-rope-pair = זוג
check-rope-plain = אורך גל
check-rope-scaled = מתוח
check-rope-factor = פי כמה
check-rope-error-syntax = זה אינו JSON ואינו dict של Python: בשורה { $line }, עמודה { $column } עומד ״{ $found }״ היכן שצריך לעמוד משהו אחר.
check-rope-error-ends = זה נגמר מוקדם מדי, בשורה { $line }, עמודה { $column }: סוגר או מירכאות נשארו פתוחים.
check-rope-error-deep = הקינון כאן עמוק יותר מבכל קובץ הגדרות.
check-rope-error-object = אין כאן שמות עם ערכים, כפי שיש בקובץ הגדרות.
check-rope-error-kind = ה־rope_type ״{ $kind }״ אינו מוכר כאן: מוכרים default, linear, dynamic, ntk, yarn, llama3, longrope, proportional ו־mrope.
check-rope-error-missing = { $key } חסר.
check-rope-error-wrong = { $key } אינו מספר מתאים.
check-rope-error-not-word = ה־rope_type צריך להיות מילה: default, linear, dynamic, ntk, yarn, llama3, longrope, proportional או mrope.
check-rope-error-count = { $key } מיועד ל־{ $got } זוגות, ובראש יש { $pairs } שמסתובבים.
check-rope-error-range = { $key } צריך להיות מ־{ $least } עד { $most }.
check-rope-error-no-layers = לאף סוג שכבה אין כאן קטע משלו: שום דבר אינו מסתובב.

check-yours = הטבלה שלכם
check-on-board = הצגה על הלוח
check-on-board-formula = שחזור בנוסחה: d_model { $d }, בסיס { $base }
check-on-board-formula-wrong = שחזור עם התקלה: d_model { $d }, בסיס { $base }
check-on-board-law = הצגת התדרים האלה על הלוח
check-on-board-of = הצגת { $name } על הלוח
check-on-board-both = השוואה על הלוח: { $a } | { $b }
