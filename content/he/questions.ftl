### What a reader is asked to predict before the answer is shown.

ask-predict = ניחוש
ask-lock = נעילה
ask-show = לתשובה
ask-reveal = חשיפה (R)
ask-again = ניסיון נוסף
ask-see = אל האיור
veil-predict = קודם מנחשים: ענו על השאלה
veil-show = הצגה בכל זאת
ask-field = התשובה שלכם
ask-handle = הניחוש שלכם עבור { $place }
ask-handle-value = { $y }: { $value }
ask-draw = הזיזו את חמש הנקודות למעלה או למטה, בגרירה או במקשי החצים.
ask-choose-first = עוד לא נבחר דבר. בחרו תשובה, או הקישו על ״{ $show }״.
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
ask-order-answer-why = הקשב מחבר את מה שכל מילה תורמת, במשקלים שתלויים במילים ולא במקומותיהן, וסכום אינו תלוי בסדר המחוברים. בחישוב כאן, עם וקטורים מומצאים, אורך הפלט של ״כלב״ הוא { $length } לפני ההיפוך ו־{ $turned } אחריו; שני הפלטים נבדלים ב־{ $difference }, לא יותר משגיאת עיגול.
