### The questions of the chapters. What is missing here is shown in English.

ask-predict = 予想
ask-lock = 確定
ask-show = 答えを表示
ask-reveal = 答えを公開（R）
ask-again = もう一度
ask-see = 関連する図へ
ask-field = 解答欄
ask-handle = { $place }での予想
ask-handle-value = { $y }：{ $value }
ask-draw = 5つの点を、ドラッグか矢印キーで上下に動かしてください。
ask-choose-first = まだ何も選ばれていません。答えを選ぶか、「{ $show }」を押してください。
ask-type-first = まだ数値がありません。入力するか、「{ $show }」を押してください。
ask-draw-first = 点がまだ元の位置にあります。動かすか、「{ $show }」を押してください。
ask-locked = 確定しました。正解は、公開されるまで表示されません。
ask-right = 正解です。
ask-close = 非常に近い答えです。
ask-low = { $guess }は小さすぎます。ここでの値は{ $truth }です。
ask-high = { $guess }は大きすぎます。ここでの値は{ $truth }です。
ask-mark-chosen = 選んだ答え
ask-mark-right = 正解
ask-gap = ずれは平均{ $mean }です。最も大きいのは{ $place }で、描いた値は{ $drawn }、正しい値は{ $truth }です。
ask-gap-factor = ずれは平均{ $mean }倍です。最も大きいのは{ $place }で、描いた値は{ $drawn }、正しい値は{ $truth }です。
ask-plot-guess = 予想
ask-plot-truth = 正しい曲線
ask-plot-gap = ずれ
ask-plot-one = { $place }：{ $value }
ask-plot-both = { $place }：予想{ $drawn }、正解{ $truth }
ask-plot-alt = 横軸が{ $x }、縦軸が{ $y }のグラフ。{ $list }。

## Chapter 1
ask-order-answer-question = 注意機構がすべての単語を見るものの、位置はまったく見ないモデルがあります。このモデルが「犬より猫」を読み、次に「猫より犬」を読むとき、「犬」に対して計算する出力はどうなるでしょうか。
ask-order-answer-option-1 = 符号が変わる。
ask-order-answer-option-2 = 少し小さくなる。
ask-order-answer-option-3 = まったく変わらない。
ask-order-answer-mistake-1 = 符号を変えるものは何もありません。どの単語も重みは前と同じで、バリューも同じです。
ask-order-answer-mistake-2 = 遠くの単語ほど軽く数えるのであれば、小さくなるでしょう。しかし、和の中には、単語がどれだけ離れているかを示すものがありません。
ask-order-answer-why = 注意機構は、各単語の寄与を重み付きで足し合わせます。重みは単語だけで決まり、その場所にはよらず、和は項の順序によりません。ここで人工的なベクトルを使って計算すると、「犬」に対する出力の長さは並べ替える前が{ $length }、後が{ $turned }で、2つの出力の差は{ $difference }、つまり丸め誤差の範囲です。

veil-predict = まず予想：質問に答えてください
veil-show = そのまま表示
