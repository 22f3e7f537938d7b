### What the page says to a program that talks to it from around its frame.

host-type = אין הודעה בשם ״{ $given }״. יש phasor:set, phasor:get, phasor:subscribe ו־phasor:unsubscribe.
host-nothing = ל־phasor:set נדרשים fragment או parameters.
host-fragment = fragment חייב להיות מחרוזת, והתקבל { $given }.
host-parameters = parameters חייב להיות אובייקט, והתקבל { $given }.
host-key = אין פרמטר בשם ״{ $given }״.
host-value = { $key } חייב להיות מספר או מחרוזת, והתקבל { $given }. הוא נשאר כפי שהוא.
host-option = { $key } חייב להיות אחד מאלה: { $allowed }, ולא ״{ $given }״. הוא נשאר כפי שהוא.
host-degrees = { $key } חייב להיות מספר מעלות, ולא ״{ $given }״. הוא נשאר כפי שהוא.
host-nearest = { $key } חייב להיות מספר שלם בטווח שלו: { $given } הפך ל־{ $taken }.
host-sentence = משפט בקישור הוא לכל היותר { $most } תווים בשורה אחת: המשפט הזה הפך ל־״{ $taken }״.
host-figure = אין איור בשם ״{ $given }״. האיורים נשארים כפי שהם.
host-origin = לפי הקישור שלו, הדף הזה מתקשר עם { $host } בלבד, וההודעה הגיעה מ־{ $origin }.
host-origin-nobody = לפי הקישור שלו, הדף הזה אינו מתקשר עם איש.
