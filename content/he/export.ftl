### Words in what a reader takes away from a figure.

export-not-a-png = הדפדפן לא יצר PNG מהתמונה.
export-too-large = בקידוד של { $n } מיקומים ב־{ $d } ממדים יש יותר מ־{ $most } רכיבים, הגודל המרבי של קובץ. הקטינו את מספר המיקומים או הממדים.
export-set = קבוצה
export-panel = לוח משנה
export-mark = סימן
export-kind = סוג
export-name = שם
export-title = כותרת
export-x = x
export-y = y
export-value = ערך
export-end = { $name }, עד
export-line = קו
export-curve = עקומה
export-dots = נקודות
export-area = שטח
export-bars = עמודות
export-rule = קו עזר
export-words = מילים
export-cells = תאים
export-some-points = מתוך { $count } מיקומים שלמים לאורך עקומה, רשומים { $shown }, במרווחים שווים.
export-places = העקומות רשומות ב־{ $shown } מקומות, במרווחים שווים לאורך הציר.
export-some-cells = מתוך { $columns } עמודות ו־{ $rows } שורות של תאים, רשומות { $shown_columns } ו־{ $shown_rows }, במרווחים שווים. כל מספר הוא של התא שלו, גם במקום שבו פיקסל מראה ממוצע של כמה תאים.
export-frequencies = תדרי הזוגות, ברדיאנים למיקום: { $freqs }
