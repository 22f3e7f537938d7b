### Words shared by figures

axis-pos = מיקום pos
axis-pos-i = מיקום i
axis-pos-j = מיקום j
axis-pos-query = שאילתה
axis-pos-key = מפתח
axis-pos-word = מילים לפי מיקום
axis-attention = קשב
axis-sin = sin(pos·freq)
axis-cos = cos(pos·freq)
axis-value = ערך
axis-dim = ממד
axis-angle = זווית
axis-pair = זוג
axis-offset = היסט k (מיקומים)
axis-k = היסט k
axis-distance = מרחק
axis-wavelength = אורך גל (מיקומים)
axis-wavelength-short = אורך גל
axis-test-position = מיקום pos, נמדד במיקומים אחרי pos₁ + k
axis-error = שגיאה ‖·‖
axis-squares = ריבועים
axis-deviation = סטייה, × 10{ $exponent }
axis-d-model = d_model
axis-n = אורך הרצף n (מיקומים)
axis-closest = המרחק הקטן ביותר
axis-mean-cosine = ממוצע של cos(k·freq)
axis-mean-cosine-smoothed = ממוצע של cos(k·freq), מוחלק לאורך k
axis-base = בסיס
axis-sum-cosine = סכום של cos(k·freq)
axis-positions = מיקומים
axis-models = מודל
axis-share = חלק הזוגות עם סיבוב שלם
axis-score = ציון שאילתה·מפתח
axis-query-pos = מיקום השאילתה
axis-first-of-pair = המספר הראשון בזוג
axis-second-of-pair = המספר השני
axis-key = מיקום המפתח
axis-bias = נוסף לציון
axis-key-distance = מרחק המפתח (מיקומים)
axis-factor = גורם ב־softmax
axis-period = מחזור או אורך גל (מיקומים)
axis-dot = מכפלה פנימית
axis-across = לרוחב
axis-up = לגובה
axis-dim-from = מן הממד
axis-dim-to = אל הממד
faces-off = { $angle }°
faces-read = pos { $pos }, זוג { $pair } שאורך הגל שלו { $wavelength }: { $off } מהמחוג שבמיקום 0
axis-step = צעד pos
axis-distance-to-pos = אל המיקום
axis-distance-from-start = מרחק מההתחלה
axis-columns-away = הפרש עמודות
axis-rows-away = הפרש שורות
axis-cells-away = אורך ההיסט (תאים)
axis-offset-along-axis = היסט לאורך ציר
axis-part = משקל של אסימון
list-next = { $list }; { $item }
list-range = { $least } עד { $greatest }
compare-a = A
compare-b = B
compare-a-own-scale = A, בסקלה משלו
compare-values = { $a } ב־A ו־{ $b } ב־B
compare-words = A: { $a } B: { $b }
label-sin = sin
label-cos = cos
label-pos = PE(pos)
label-n = n = { $value }
label-pos-k = PE(pos + k)
label-outline = { $name }, מן הקטן לגדול
count-position =
    { NUMBER($n) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] { $n } מיקומים
    }
count-positions =
    { NUMBER($n) ->
        [one] מיקום אחד
        [two] שני מיקומים
       *[other] { $n } מיקומים
    }
note-no-words = אין מילים: הקלידו משפט, והוא יוצג כאן.
note-cut = מוצגות { $shown } המילים הראשונות מתוך { $count }.
note-envelope = במקום שבו הגלים צפופים יותר מהפיקסלים, כל עמודת פיקסלים מראה את כל טווח הערכים שלהם.
note-bands = במקום שבו נקודה על הציר מייצגת היסטים רבים, העקומה נמתחת מהערך הקטן ביותר עד הגדול ביותר מבין { $samples } מהם לכל היותר.
note-outline = במקום שבו הערכים בהיסטים שכנים שונים זה מזה עד שאי אפשר לשרטט קו, שטח נמתח מהערך הקטן ביותר עד הגדול ביותר של כמה מהם.
note-mean-of-positions = במקום שבו פיקסל מכיל כמה מיקומים, הוא מראה את הממוצע שלהם, במשקל שגדל לקראת אמצע הפיקסל.
note-mean-of-dimensions = במקום שבו שורה (או עמודה) של פיקסלים מכילה כמה ממדים, היא מראה את הממוצע המשוקלל של הסינוסים שלהם או של הקוסינוסים שלהם; בסדר sin, cos, sin, cos אלה ואלה באים לסירוגין, שורה אחר שורה (או עמודה אחר עמודה).
note-angles = לכל זוג שורה (או עמודה) אחת של תאים, וצבע התא הוא צבע הזווית שלו, pos·freq, על הגלגל: 0 למעלה, והזווית גדלה עם כיוון השעון; אורכי גל: { $schedule }.
note-mean-of-angles = במקום שבו פיקסל מכיל כמה תאים, הוא מראה את כיוון הממוצע המשוקלל של הנקודות שלהם (sin, cos), בצבע אפור יותר ככל שהממוצע קצר יותר.
note-hatched = שטח מקווקו: מה שהפיקסל מכיל מצביע לכל הכיוונים, כמו בזוגות שמסתובבים חצי סיבוב או יותר מפיקסל לפיקסל.
note-still =
    מעבר לקו המקווקו: { $still } מתוך { NUMBER($pairs) ->
        [one] תדר אחד
        [two] שני תדרים
       *[other] { $pairs } תדרים
    }, בלי אף מחזור שלם בתוך { $n } מיקומים.
note-still-short = בלי מחזור שלם
note-hatched-short = צפוף מכדי לצייר
note-still-none =
    { NUMBER($pairs) ->
        [one] התדר היחיד משלים
        [two] שני התדרים משלימים
       *[other] כל { $pairs } התדרים משלימים
    } מחזור בתוך { $n } מיקומים.
note-arcs = קשתות עוברות היכן שההפרש בין זוגות שכנים הוא סיבוב שלם, והם שוב מתלכדים.
note-mean-of-both = במקום שבו פיקסל מכיל כמה מיקומים או ממדים, הוא מראה את הממוצע המשוקלל שלהם, של סינוסים לבד או של קוסינוסים לבד; בסדר sin, cos, sin, cos אלה ואלה באים לסירוגין בשורות (או בעמודות) של הפיקסלים.
read-angle = pos { $pos }, זוג { $pair }: זווית { $angle } = { $degrees }°
read-entry = pos { $pos }, ממד { $dim } ({ $component } של זוג { $pair }): { $value }
wave-turns =
    זוג { $pair }, שאורך הגל שלו { $wavelength } מיקומים, משלים { NUMBER($turns) ->
        [one] { $turns } סיבוב
       *[other] { $turns } סיבובים
    } ממיקום 0 עד { $last }
wave-named = זוג { $pair }: { $wavelength }

joint-list = {", "}
joint-groups = {"; "}
joint-sentences = {" "}
joint-end = .
