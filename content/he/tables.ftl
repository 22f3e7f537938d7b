# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = ממד, לפי אורך גל
axis-plane = אורך הגל של הסיבוב
axis-plane-from = מאורך גל
axis-plane-to = אל אורך גל
axis-pos-short = pos
axis-pos-left-out = ○ הושמטו · pos
axis-real = החלק הממשי של z
axis-imaginary = החלק המדומה של z
axis-variance = חלק מהשונות
axis-rotation = סיבוב, המהיר ראשון
axis-norm = נורמת השורה
axis-r2 = R²
axis-cosine = קוסינוס
read-table-entry = pos { $pos }, ממד { $dim }: { $value }
read-table-entry-of = pos { $pos }, ממד { $dim }, שאורך הגל שלו { $wavelength }: { $value }
read-table-angle = pos { $pos }, סיבוב שאורך הגל שלו { $wavelength }: זווית { $angle }, רדיוס { $radius }
read-table-rotation = אורך גל { $wavelength }, מודולוס { $modulus }, { $share } % מהשונות
read-table-turn = pos { $pos }: זווית { $angle }°, רדיוס { $radius }, בסיבוב שאורך הגל שלו { $wavelength }
read-table-share = אורך גל { $wavelength }: { $share } % מהשונות
read-table-norm = pos { $pos }: נורמה { $norm }
read-table-step = אל { $to }, מן { $from }: { $value }; לפי התאוריה { $theory }
read-table-ahead = k = { $k }: R² { $r2 }
table-part = החלק ה{ $part } באורך גל { $wavelength }
table-real = ממשי
table-imaginary = מדומה
table-none = { $name }: לא נמצא סיבוב ב־{ $rows } מיקומים של { $d } ממדים.
table-too-few = לחיפוש סיבובים נדרשים 8 מיקומים או יותר, שונים זה מזה.
table-fit = מטריצה אחת מכל מיקום אל הבא, שהותאמה ב־{ $components } רכיבים ראשיים שבהם { $share } % מהשונות: R² { $r2 }.
table-left-out = שורות חריגות אינן נכללות בהתאמה: { $list }.
table-fitted-too = גם שורות חריגות נכללות בהתאמה: { $list }.
table-control = השוואות ביקורת: אותן שורות בסדר אקראי, R² { $shuffled }; שורות אקראיות שהוחלקו, R² { $smooth } ואורכי גל מ־{ $shortest } ומעלה.
table-control-shuffled = השוואות ביקורת: אותן שורות בסדר אקראי, R² { $shuffled }; שורות אקראיות שהוחלקו, R² { $smooth } ושום סיבוב.
table-fading =
    { NUMBER($count) ->
        [one] סיבוב אחד דועך
        [two] שני סיבובים דועכים
       *[other] { $count } סיבובים דועכים
    }: המודולוס קטן מ־0.98.

## heatmap
figure-heatmap-line-table = עמודה לכל מיקום, שורה לכל ממד
figure-heatmap-line-table-down = שורה לכל מיקום, עמודה לכל ממד
figure-heatmap-line-table-apart = עמודה לכל מיקום, אורכי הגל הקצרים למעלה
figure-heatmap-line-table-apart-down = שורה לכל מיקום, אורכי הגל הקצרים משמאל
figure-heatmap-line-table-angles = עמודה לכל מיקום, שורה לכל סיבוב
figure-heatmap-line-table-angles-down = שורה לכל מיקום, עמודה לכל סיבוב
figure-heatmap-table-caption = { $name }: { $n } המיקומים הראשונים מתוך { $rows }, { $d } ממדים, כפי שהם שמורים.
figure-heatmap-table-caption-sorted = { $name }: { $n } המיקומים הראשונים מתוך { $rows }, { $d } ממדים ממוינים לפי הסיבוב שכל ממד עוקב אחריו יותר מכול.
figure-heatmap-table-caption-angles = { $name }: הזווית של כל אחד מ־{ $n } מיקומים ב־{ $count } הסיבובים שנמצאו.
figure-heatmap-table-alt = מפת חום של { $name }: { $n } מיקומים על { $d } ממדים, אדום לרכיבים חיוביים, כחול לשליליים.
figure-heatmap-table-alt-sorted = מפת חום של { $name }: { $n } מיקומים על { $d } ממדים, אלה שחוזרים מוקדם יותר ראשונים.
figure-heatmap-table-alt-angles = מפת חום של זוויות ב־{ $name }: { $n } מיקומים ב־{ $count } סיבובים, המהיר ראשון.
figure-heatmap-table-details = הצבעים נגמרים ב־±{ $range }, ש־99 מכל 100 רכיבים אינם עולים עליו. במקום שבו פיקסל מכיל כמה רכיבים, הוא מראה את הממוצע שלהם.

## trajectory
figure-trajectory-title-table = הסיבובים של הטבלה
figure-heatmap-title-table = טבלת המיקומים
figure-trajectory-line-table = נקודה לכל מיקום; טבעות (לא במגנטה): הושמטו מן ההתאמה
figure-trajectory-table-plane = λ { $wavelength } · { $share } %
figure-trajectory-table-none = לא נמצא סיבוב
figure-trajectory-table-caption =
    { $name }: { NUMBER($count) ->
        [one] נמצא סיבוב אחד
        [two] נמצאו שני סיבובים
       *[other] נמצאו { $count } סיבובים
    }; למטריצה אחת, שהותאמה לכל הצעדים ממיקום אל הבא, R² { $r2 }.
figure-trajectory-table-details = כל תרשים מראה מישור אחד שבו z מסתובב. 0° נמצא למעלה. רדיוס המעגל הוא 1, שורש ממוצע הריבועים של השורות שהותאמו. כל כותרת נותנת את אורך הגל λ במיקומים, את החלק מהשונות, ואת המודולוס, הגורם שבו צעד אחד כופל את הרדיוס.
figure-trajectory-table-sampled = ל־{ $count } מיקומים בצעדים שווים יש נקודה.
figure-trajectory-table-beyond =
    { NUMBER($count) ->
        [one] נקודה אחת נמצאת
        [two] שתי נקודות נמצאות
       *[other] { $count } נקודות נמצאות
    } מעבר לשולי התרשימים.
figure-trajectory-table-alt =
    { $name }: { NUMBER($shown) ->
        [one] תרשים אחד
        [two] שני תרשימים
       *[other] { $shown } תרשימים
    } של { $n } נקודות הצבועות לפי המיקום, כל אחד סביב מעגל. אורכי הגל, לפי החוזק: { $list } מיקומים.
figure-trajectory-table-alt-none = { $name }: מעגל ריק; לא נמצא סיבוב ב־{ $rows } מיקומים.

## wavelengths
figure-wavelengths-line-table = עקומה: חלק לפי אורך גל; נקודות: חלקו של כל סיבוב
figure-wavelengths-table-smooth = בכל טבלה חלקה יש סיבובים כאלה
figure-wavelengths-table-found = סיבובים שנמצאו
figure-wavelengths-table-fading = מודולוס קטן מ־0.98
figure-wavelengths-table-line = גיאומטרי: d_model { $d }, בסיס { $base }
figure-wavelengths-table-caption =
    { $name }: { NUMBER($count) ->
        [one] נמצא סיבוב אחד, באורך גל
        [two] נמצאו שני סיבובים, באורכי גל
       *[other] נמצאו { $count } סיבובים, באורכי גל
    } של { $list } מיקומים.
figure-wavelengths-table-details = הקו (פריודוגרמה) מראה את החלק מהשונות, על פני כל הממדים, בפס תדרים ברוחב 1/{ $kept }. נקודה מראה את החלק מהשונות במישור של סיבוב אחד, ואינה חייבת להימצא על הקו.
figure-wavelengths-table-shaded = מוצלל: מ־{ $shortest } מיקומים ומעלה אותו חיפוש מוצא סיבובים גם בשורות אקראיות שהוחלקו.
figure-wavelengths-table-rotations = סיבובים: { $list }.
figure-wavelengths-table-formula = ריבועים פחותים על הלוגריתמים: כל אורך גל הוא פי { $ratio } מקודמו, כמו עם d_model { $d } ובסיס { $base } ועם מיקומים מוכפלים ב־{ $stretch }.
figure-wavelengths-table-alt =
    { $name }: החלק מהשונות מול אורך הגל, בציר לוגריתמי, עם { NUMBER($count) ->
        [one] סיבוב אחד כנקודה
        [two] שני סיבובים כנקודות
       *[other] { $count } סיבובים כנקודות
    }: { $list } מיקומים.
figure-wavelengths-table-alt-none = { $name }: החלק מהשונות מול אורך הגל, בציר לוגריתמי; לא נמצא סיבוב ב־{ $rows } מיקומים.

## rotation
figure-rotation-line-table = צעד של k מיקומים, מותאם ולפי התאוריה
figure-rotation-table-fitted = מותאם · R² { $fit }
figure-rotation-table-theory = תאוריה: סיבובים
figure-rotation-table-reach = R² של התאוריה לפי k
figure-rotation-table-caption = { $name }: לצעד של { $k } מיקומים, למטריצה המותאמת של { $size } × { $size } יש R² { $fit }; רכיביה נבדלים מהתאוריה ב־{ $off } לכל היותר.
figure-rotation-table-caption-few = { $name }: לצעד של { $k } מיקומים, התאוריה היא מטריצה של { $size } × { $size }.
figure-rotation-table-details = בתאוריה יש בלוק אחד של 2 × 2 לכל סיבוב. כל בלוק מסתובב ב־k פעמים הזווית, ומוכפל במודולוס בחזקת k. ההתאמה היא בריבועים פחותים, וכל { $size } × { $size } הרכיבים חופשיים. התרשים השלישי מראה איזה חלק מסכום הריבועים של z ב־pos + k התאוריה מסבירה.
figure-rotation-table-few = מעט מדי שורות נמצאות במרחק { $k } זו מזו, ולכן אין התאמה.
figure-rotation-table-off = הותאם מ־{ $pairs } זוגות שורות; הרכיב שנבדל מהתאוריה יותר מכול נמצא בשורה של { $to } ובעמודה של { $from }.
figure-rotation-table-alt =
    { $name }: שתי מטריצות של { $size } × { $size } זו לצד זו, מותאמת ולפי התאוריה, עם { NUMBER($count) ->
        [one] בלוק אחד
        [two] שני בלוקים
       *[other] { $count } בלוקים
    } על האלכסון עבור k = { $k }; אחריהן R² מול k.
figure-rotation-table-alt-none = { $name }: תרשים ריק; לא נמצא סיבוב ב־{ $rows } מיקומים.

## norms
figure-norms-line-table = הנורמה של השורה בכל מיקום
figure-norms-table-median = חציון { $value }
figure-norms-table-far = חריגות
figure-norms-table-others = השורות האחרות
figure-norms-table-caption =
    { $name }: חציון הנורמות של { $n } מיקומים הוא { $median }; { NUMBER($out) ->
        [one] שורה אחת חריגה
        [two] שתי שורות חריגות
       *[other] { $out } שורות חריגות
    }, והנורמות של האחרות: { $range }.
figure-norms-table-caption-alike = { $name }: הנורמות של { $n } מיקומים: { $range }, והחציון { $median }.
figure-norms-table-details = שורה חריגה אם הנורמה שלה גדולה מ־4/3 מחציון הנורמות בטבלה.
figure-norms-table-out = חריגות: { $list }.
figure-norms-table-none = אף שורה מאלה שמוצגות כאן אינה חריגה.
figure-norms-table-below = בתרשים התחתון השורות האחרות לבדן.
figure-norms-table-alt =
    { $name }: הנורמה של כל אחד מ־{ $n } מיקומים, חציון { $median }; { NUMBER($out) ->
        [one] שורה חריגה אחת מסומנת
        [two] שתי שורות חריגות מסומנות
       *[other] { $out } שורות חריגות מסומנות
    } בטבעת.

## where the encoding comes from
param-source = קידוד
param-source-formula = נוסחה
param-source-minilm = MiniLM
param-source-whisper-decoder = המפענח של Whisper
param-source-whisper-encoder = המקודד של Whisper
param-source-yours = שלכם
param-cells-apart-table = ממוין
param-outliers = שורות חריגות
param-outliers-out = אינן נכללות
param-outliers-in = נכללות בהתאמה
param-likeness = השוואה לפי
param-likeness-distance = מרחק
param-likeness-cosine = קוסינוס
source-help = ציור של הנוסחה, של מיקומים שמודל למד, או של טבלה שלכם
source-minilm-name = MiniLM
source-minilm-whose = MiniLM-L6-H384, נלמד, כמו ב־all-MiniLM-L6-v2 (Apache-2.0, MIT)
source-whisper-decoder-name = המפענח של Whisper
source-whisper-decoder-whose = המפענח של Whisper tiny.en מבית OpenAI, נלמד (MIT)
source-whisper-encoder-name = המקודד של Whisper
source-whisper-encoder-whose = המקודד של Whisper tiny.en מבית OpenAI (MIT). לא נלמד: חושב בנוסחה בצורתה ב־tensor2tensor, ונשמר ב־16 סיביות
source-coming = הטבלה בדרך; בינתיים מוצגת הנוסחה.
source-failed = הטבלה לא הגיעה; מוצגת הנוסחה.
source-again = ניסיון נוסף
source-drop = טענו את הטבלה שלכם ב״בדיקה״. היא נשארת בדפדפן שלכם, ולכן שום קישור אינו מביא אותה; עד אז מוצגת הנוסחה.
source-more = על הטבלה הזאת
source-facts =
    { $name }, { $rows } × { $d }: { NUMBER($count) ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    }; צעד אחד למיקום הבא מותאם ב־R² { $r2 }
source-facts-computed = { $name }, { $rows } × { $d }: לפי הנוסחה
source-outliers = לכלול בהתאמה גם את המיקומים החריגים
source-cosines = קוסינוסים במקום מרחקים
source-compare = להשוות לנוסחה הקרובה ביותר: d_model { $d }, בסיס { $base }
source-fixed = { $value } בטבלה הזאת
source-fixed-base = אין: זו טבלה
figure-formula-alone = לפי הנוסחה בלבד, לא לפי הטבלה
figure-formula-alone-model = לפי הנוסחה בלבד, לא לפי המודל
board-line-of-table = שורה { $pos }: נורמה { $norm } · המרחק משורה { $pos } אל שורה { $other } (מקווקו): { $distance }
figure-heatmap-table-details-angles = הצבעים מקיפים את גלגל הצבעים פעם אחת עם הזווית, כמו במפת החום של הנוסחה. במקום שבו פיקסל מכיל כמה מיקומים, הוא מראה את הממוצע של 16 נקודות לכל היותר על המעגל, אפור יותר ככל שהן מסכימות פחות.
figure-heatmap-table-none = בטבלה הזאת לא נמצא סיבוב, ולכן הרכיבים מוצגים כפי שהם שמורים.

## vector
label-row = שורה pos, אדום מעל 0, כחול מתחת
label-row-k = שורה pos + k
figure-vector-line-table = עמודה לכל ממד, הגובה הוא ערכו
figure-vector-table-caption = { $name }: { $d } הרכיבים של אחת מ־{ $rows } שורות.
figure-vector-table-alt = עמודות של ערך מול ממד במיקום הסמן של { $name }: { $d } רכיבים, אדום מעל 0 וכחול מתחת, בין −{ $end } ל־{ $end }. נקודות מראות את השורה של pos + k.
figure-vector-table-details = הנקודות לאורך השוליים העליונים הן הממדים שעוקבים יותר אחרי הסיבוב שנבחר מאשר אחרי הסיבובים האחרים.
figure-vector-table-cut = הציר נגמר ב־±{ $end }; { $beyond } מתוך { $entries } רכיבי הטבלה חורגים ממנו ונקטעים.
figure-vector-table-columns = ממדים שכנים חולקים עמודות, כל אחת מהקטן שבערכיהם עד לגדול.
read-table-row = pos { $pos }: נורמה { $norm }, הרכיב הגדול ביותר { $value } בממד { $dim }
figure-vector-table-now = pos { $pos }: נורמה { $norm }
read-table-following =
    { NUMBER($count) ->
        [one] ממד אחד עוקב
        [two] שני ממדים עוקבים
       *[other] { $count } ממדים עוקבים
    } אחרי אורך גל { $wavelength }
read-table-dimension = ממד { $dim }: { $least } עד { $greatest } על פני { NUMBER($n) ->
    [one] מיקום אחד
    [two] שני מיקומים
   *[other] { $n } מיקומים
 }
read-table-dimension-of = ממד { $dim }: { $least } עד { $greatest } על פני { NUMBER($n) ->
    [one] מיקום אחד
    [two] שני מיקומים
   *[other] { $n } מיקומים
 }; עם הסיבוב שאורך הגל שלו { $wavelength } הוא מתנודד ב־±{ $amplitude }

## distance-matrix
figure-distance-matrix-line-table = תא לכל שני מיקומים
figure-distance-matrix-table-caption = { $name }: המרחקים בין { $n } המיקומים הראשונים מתוך { $rows }.
figure-distance-matrix-table-caption-cosine = { $name }: הקוסינוסים בין { $n } המיקומים הראשונים מתוך { $rows }, לאחר חיסור השורה הממוצעת.
figure-distance-matrix-table-half = מחצית מ־{ $pairs } זוגות המיקומים בטבלה נמצאים במרחק { $half } לכל היותר.
figure-distance-matrix-table-alt = מפת חום של המרחקים בין { $n } מיקומים של { $name }, מיקום i כלפי מטה, מיקום j לרוחב. תאים כהים קרובים, והצבעים נגמרים ב־{ $end }.
figure-distance-matrix-table-alt-cosine = מפת חום של הקוסינוסים בין { $n } מיקומים של { $name }, מיקום i כלפי מטה, מיקום j לרוחב: אדום לעבר 1, כחול לעבר −1.
figure-distance-matrix-table-details = הצבעים הם מ־0 עד { $end }, ש־99 מכל 100 זוגות מיקומים בטבלה אינם עולים עליו. העקומה לצד המטריצה מראה את המרחקים אל מיקום הסמן. במקום שבו פיקסל מכיל כמה זוגות מיקומים, הוא מראה את שורש ממוצע הריבועים של המרחקים שלהם.
figure-distance-matrix-table-details-cosine = הצבעים הם בין −1 ל־1. העקומה לצד המטריצה מראה את הקוסינוסים עם מיקום הסמן. במקום שבו פיקסל מכיל כמה זוגות מיקומים, הוא מראה את ממוצע הקוסינוסים שלהם.
figure-distance-matrix-table-blocks = המיקומים מושווים בבלוקים של { $block }, לפי הממוצע על הזוגות של שני בלוקים, והבלוק האחרון עשוי לחרוג מהמיקום האחרון; תחת מצביע העכבר מופיע הערך המדויק של זוג אחד.
figure-distance-matrix-table-outstanding =
    { NUMBER($count) ->
        [one] המיקום { $list } חריג; סקלת הצבעים מתעלמת ממנו.
       *[other] המיקומים { $list } חריגים; סקלת הצבעים מתעלמת מהם.
    }
figure-distance-matrix-table-lost =
    { NUMBER($count) ->
        [one] שורה אחת שווה לממוצע ואין לה קוסינוס.
        [two] שתי שורות שוות לממוצע ואין להן קוסינוס.
       *[other] { $count } שורות שוות לממוצע ואין להן קוסינוס.
    }
read-table-distance = pos { $i } ו־{ $j }, היסט { $offset }: מרחק { $value }
read-table-cosine = pos { $i } ו־{ $j }, היסט { $offset }: קוסינוס { $value }
read-table-no-cosine = pos { $i } ו־{ $j }, היסט { $offset }: אין קוסינוס, כי שורה אחת היא הממוצע

## distance-offset and similarity
figure-distance-offset-line-table = נקודה לכל היסט, הגובה הוא הממוצע
figure-distance-offset-table-caption = { $name }: בהיסט { $offset } המרחק הוא { $mean } בממוצע, עם סטיית תקן של { $deviation }.
figure-distance-offset-table-caption-single = { $name }: אין כאן שני מיקומים להשוואה.
figure-distance-offset-table-alt = תרשים קו של המרחק הממוצע מול ההיסט, 0 עד { $last }, של { $name }. רצועה סביבו נמתחת סטיית תקן אחת לכל צד.
figure-distance-offset-table-alone = ההיסט לבדו מסביר { $alone } % מהשונות בין זוגות המיקומים; בנוסחה זה 100 %.
figure-distance-offset-table-each = הקו הוא הממוצע על כל זוגות המיקומים בהיסט, והרצועה נמתחת סטיית תקן אחת של הזוגות האלה לכל צד.
figure-distance-offset-table-some = הקו הוא הממוצע על { $most } זוגות מיקומים לכל היותר בהיסט, במרווחים שווים, עבור { $offsets } היסטים, והרצועה נמתחת סטיית תקן אחת של הזוגות האלה לכל צד.
figure-distance-offset-table-order = אילו היו השורות בסדר אקראי, תוחלת המרחק הממוצע הייתה { $mean } בכל היסט.
figure-distance-offset-table-left-out =
    { NUMBER($count) ->
        [one] המיקום { $list } חריג ואינו נכלל.
       *[other] המיקומים { $list } חריגים ואינם נכללים.
    }
figure-distance-offset-table-mean = ממוצע
figure-distance-offset-table-band = ± סטיית תקן אחת
figure-distance-offset-table-own = pos ו־pos + k
figure-distance-offset-table-shuffled = בסדר אקראי { $value }
read-table-distances = היסט { $offset }: מרחק ממוצע { $mean }, סטיית תקן { $deviation }, 80 % האמצעיים { $low } עד { $high }, מתוך { NUMBER($pairs) ->
    [one] זוג אחד
    [two] שני זוגות
   *[other] { $pairs } זוגות
 }
figure-similarity-line-table = נקודה לכל היסט, הגובה הוא הממוצע
figure-similarity-table-caption = { $name }: בהיסט { $offset } המכפלה הפנימית היא { $mean } בממוצע, עם סטיית תקן של { $deviation }.
figure-similarity-table-caption-cosine = { $name }: בהיסט { $offset } הקוסינוס הוא { $mean } בממוצע, עם סטיית תקן של { $deviation }; תחילה מחסרים את ממוצע שורות הטבלה.
figure-similarity-table-caption-single = { $name }: אין כאן שני מיקומים להשוואה.
figure-similarity-table-alt = תרשים קו של המכפלה הפנימית הממוצעת מול ההיסט, 0 עד { $last }, של { $name }. רצועה סביבו נמתחת סטיית תקן אחת לכל צד.
figure-similarity-table-alt-cosine = תרשים קו של הקוסינוס הממוצע מול ההיסט, 0 עד { $last }, של { $name }. רצועה סביבו נמתחת סטיית תקן אחת לכל צד.
read-table-products = היסט { $offset }: מכפלה ממוצעת { $mean }, סטיית תקן { $deviation }, 80 % האמצעיים { $low } עד { $high }, מתוך { NUMBER($pairs) ->
    [one] זוג אחד
    [two] שני זוגות
   *[other] { $pairs } זוגות
 }
read-table-cosines = היסט { $offset }: קוסינוס ממוצע { $mean }, סטיית תקן { $deviation }, 80 % האמצעיים { $low } עד { $high }, מתוך { NUMBER($pairs) ->
    [one] זוג אחד
    [two] שני זוגות
   *[other] { $pairs } זוגות
 }
