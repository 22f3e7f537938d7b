### What a reader is asked to predict before the answer is shown.

ask-predict = לנחש
ask-lock = נעילה
ask-show = הראו לי
ask-reveal = חשיפה (R)
ask-again = לנסות שוב
ask-see = אל האיור
veil-predict = קודם מנחשים: ענו על השאלה
veil-show = להציג בכל זאת
ask-field = התשובה שלכם
ask-handle = הניחוש שלכם ב: { $place }
ask-handle-value = { $y }: { $value }
ask-draw = הזיזו את חמש הנקודות למעלה או למטה, בגרירה או במקשי החצים.
ask-choose-first = עוד לא נבחר דבר. בחרו תשובה, או הקישו על ״{ $show }״.
ask-type-first = עוד אין מספר. הקלידו אחד, או הקישו על ״{ $show }״.
ask-draw-first = הנקודות עדיין במקומן. הזיזו אותן, או הקישו על ״{ $show }״.
ask-locked = ננעלה. התשובה מוסתרת עד שתיחשף.
ask-right = נכון.
ask-close = קרוב מאוד.
ask-low = { $guess } קטן מדי: כאן זה { $truth }.
ask-high = { $guess } גדול מדי: כאן זה { $truth }.
ask-mark-chosen = התשובה שלכם
ask-mark-right = התשובה הנכונה
ask-gap = בממוצע טעיתם ב־{ $mean }; יותר מכול ב: { $place } – ציירתם { $drawn }, וזה { $truth }.
ask-gap-factor = בממוצע טעיתם פי { $mean }; יותר מכול ב: { $place } – ציירתם { $drawn }, וזה { $truth }.
ask-plot-guess = הניחוש שלכם
ask-plot-truth = העקומה
ask-plot-gap = הפער
ask-plot-one = { $place }: { $value }
ask-plot-both = { $place }: צויר { $drawn }, נכון { $truth }
ask-plot-alt = תרשים של { $y } מול { $x }. { $list }.

## The problem
ask-order-answer-question = מודל, שהקשב שלו רואה כל מילה ואינו רואה מיקומים, קורא ״כלב נשך אדם״, ואחר כך ״אדם נשך כלב״. מה קורה לפלט שהוא מחשב למילה ״כלב״?
ask-order-answer-option-1 = הסימן שלו מתהפך.
ask-order-answer-option-2 = הוא נעשה קטן מעט יותר.
ask-order-answer-option-3 = הוא נשאר בדיוק אותו הדבר.
ask-order-answer-mistake-1 = דבר אינו משנה את הסימן: כל מילה מקבלת אותו משקל כמו קודם, ויש לה אותו ערך.
ask-order-answer-mistake-2 = הוא היה קטן אילו מילה רחוקה הייתה נחשבת פחות. אבל דבר בסכום אינו אומר כמה רחוקה מילה.
ask-order-answer-why = הקשב מחבר את מה שכל מילה תורמת, במשקלים שתלויים במילים ולא במקומותיהן, וסכום אינו יודע את סדר המחוברים. בחישוב כאן עם וקטורים מומצאים, לפלט של ״כלב״ אורך { $length } לפני ו־{ $turned } אחרי; שני הפלטים נבדלים ב־{ $difference }, שאינו יותר מעיגול.
