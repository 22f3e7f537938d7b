### What a reader is asked to predict before the answer is shown (src/lessons/questions). `…-why` says what is true; `…-mistake-…` answers one wrong answer and stands before it.

ask-predict = 質問
ask-lock = この回答で確定
ask-show = 答えを表示
ask-reveal = 答えを公開（R）
ask-again = もう一度
ask-see = 関連する図へ
ask-hide = 先に図を隠す
ask-first = 質問を先に
ask-first-help = 答えるまで、図の代わりに質問が表示されます。
ask-field = 解答欄
ask-handle = { $place }での予想
ask-handle-value = { $y }：{ $value }
ask-draw = 5つの点を、ドラッグか矢印キーで上下に動かしてください。
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

## The problem
ask-order-answer-question = 注意機構がすべての単語を見るものの、位置はまったく見ないモデルがあります。このモデルが「犬より猫」を読み、次に「猫より犬」を読むとき、「犬」に対して計算する出力はどうなるでしょうか。
ask-order-answer-option-1 = 符号が変わる。
ask-order-answer-option-2 = 少し小さくなる。
ask-order-answer-option-3 = まったく変わらない。
ask-order-answer-mistake-1 = 符号を変えるものは何もありません。どの単語も重みは前と同じで、バリューも同じです。
ask-order-answer-mistake-2 = 遠くの単語ほど軽く数えるのであれば、小さくなるでしょう。しかし、和の中には、単語がどれだけ離れているかを示すものがありません。
ask-order-answer-why = 注意機構は、各単語の寄与を重み付きで足し合わせます。重みは単語だけで決まり、その場所にはよらず、和は項の順序によりません。ここで人工的なベクトルを使って計算すると、「犬」に対する出力の長さは並べ替える前が{ $length }、後が{ $reversed }で、2つの出力の差は{ $difference }、つまり丸め誤差の範囲です。

## One clock
ask-one-turn-question = ペア0は、位置が1つ進むごとに1ラジアン回ります。位置がいくつ進むと一周するでしょうか。
ask-one-turn-mistake-before = 位置が{ $before }進んだところでは、一周にはまだ{ $short }°足りません。整数個の位置で円がぴったり閉じることはありません。2π（約{ $turn }）が無理数だからです。
ask-one-turn-mistake-after = 位置が{ $after }進んだところでは、すでに一周を{ $past }°過ぎています。整数個の位置で円がぴったり閉じることはありません。2π（約{ $turn }）が無理数だからです。
ask-one-turn-mistake-half = { $half }はπです。位置がそれだけ進むと、半周したところです。
ask-one-turn-mistake-degrees = 一周は{ $guess }度ですが、位置1つでペアが回るのは1ラジアン、つまり{ $degrees }°です。
ask-one-turn-mistake-radian = { $guess }は、1ラジアンを度で表したおよその値です。これは、位置1つごとに回る角度です。
ask-one-turn-mistake-step = 1ラジアンは、位置1つごとに回る角度です。{ $degrees }°なので、一周の6分の1もありません。
ask-one-turn-mistake-two = { $guess }にはπが抜けています。一周は2πラジアンです。
ask-one-turn-mistake-base = { $base }は底で、ほかのペアを遅くするものです。ペア0は、底が何であっても1ラジアンずつ回ります。
ask-one-turn-why = 一周は2π = { $turn }ラジアンで、位置1つごとに1ラジアン進みます。整数個の位置では、ペアは出発点の近くまで来ますが、ぴったり戻ることはありません。位置が{ $near }進んだところでも、{ $off }だけ離れています。
ask-one-pair-distance-question = 位置が0から{ $turn }まで進む間に、1つのペアが一周します。途中のペアは、位置0での点から、直線距離でどれだけ離れているでしょうか。距離を描いてください。
ask-one-pair-distance-place = 位置{ $x }
ask-one-pair-distance-mistake-grows = 最後まで増えるように描かれています。しかし、一周するとペアは元の点に戻り、距離は0になります。
ask-one-pair-distance-mistake-arc = 円に沿って測っています。反対側の点までは、円に沿うと{ $half }ですが、まっすぐ横切ると{ $greatest }です。
ask-one-pair-distance-mistake-straight = 両側が直線で描かれています。しかし、ペアは出発点の近くではまっすぐ遠ざかり、反対側の点の近くではほとんど横に動きます。4分の1回転した後の距離は{ $quarter }で、{ $greatest }の半分を超えています。
ask-one-pair-distance-why = 距離は、円周上の2点を結ぶ弦の長さ2·|sin(pos·freq/2)|です。初めは急に増え、半回転で{ $greatest }になり、一回転で再び0になります。ペアが1つだけでは、一回転離れた場所どうしは区別できません。

## Many clocks
ask-slowest-turn-question = { $d }次元、底{ $base }のエンコーディングがあります。最も遅いペアが一回転するには、位置が何個分必要でしょうか。
ask-slowest-turn-mistake-limit = 2π·{ $base }は上限の{ $limit }で、最も遅いペアはそこまで届きません。指数が1ではなく{ $last }/{ $d }だからです。ここでは{ $slowest }です。
ask-slowest-turn-mistake-radians = { $power }は{ $base }の{ $last }/{ $d }乗で、1ラジアン回るのに必要な位置の数です。一回転は2πラジアンなので、その2π倍が必要です。
ask-slowest-turn-mistake-base = { $base }は底です。最も遅いペアが1ラジアン回るのに必要な位置の数は、それより少し小さく、一回転ではその2π倍です。
ask-slowest-turn-mistake-dimensions = { $d }は次元の数です。最も遅いペアの遅さは、次元の数よりも、底にはるかに大きく左右されます。
ask-slowest-turn-mistake-pairs = { $pairs }はペアの個数で、その中で最も遅いのがペア{ $pair }です。
ask-slowest-turn-mistake-fastest = { $fastest }は、最も速いペア0の一回転です。
ask-slowest-turn-why = 最も遅いペアはペア{ $pair }です。その波長は、{ $base }の{ $last }/{ $d }乗に2πを掛けたもの、つまり2π·{ $power } = { $slowest }（位置の数）です。
ask-wavelength-ladder-question = { $d }次元、底{ $base }のエンコーディングがあります。ペア0からペア{ $last }まで、{ $pairs }個のペアの波長はそれぞれどれだけでしょうか。目盛に注意してください。上へ同じ幅だけ進むごとに、値は同じ倍率で増えます。
ask-wavelength-ladder-place = ペア{ $x }
ask-wavelength-ladder-mistake-falls = 下がるように描かれています。しかし、後のペアほど回転が遅いので、一回転に必要な位置は減るのではなく増えます。
ask-wavelength-ladder-mistake-level = どのペアもほぼ同じに描かれています。しかし、位置1つごとに、ペア0は{ $fast }ラジアン、ペア{ $last }は{ $slow }ラジアン回ります。
ask-wavelength-ladder-mistake-linear = 初めは急に、その後は緩やかに増えるように描かれています。これでは、ペアごとに同じ個数の位置を足すことになります。実際は、ペアごとに掛けます。
ask-wavelength-ladder-mistake-late = 後になってから増えるように描かれています。しかし、次のペアへの倍率は、最初のペアから最後のペアまで同じです。
ask-wavelength-ladder-why = 波長はそれぞれ1つ前の{ $ratio }倍で、位置{ $first }個分から{ $longest }個分までです。この目盛では同じ倍率が同じ幅になるので、ペアは一直線に並びます。

## Telling positions apart
ask-distance-curve-question = { $d }次元、底{ $base }のとき、2つの位置のエンコーディングはどれだけ離れているでしょうか。0から{ $last }までのオフセットに対して、距離を描いてください。どの2つのエンコーディングの距離も、{ $bound }を超えることはありません。
ask-distance-curve-place = オフセット{ $x }
ask-distance-curve-mistake-start = オフセット0では、両方が同じ位置なので、距離は0です。
ask-distance-curve-mistake-wave = 1つのペアの距離のように、戻ってくる波が描かれています。しかし、{ $pairs }個のペアのうち1つが一周したとき、ほかのペアは別の所にあります。
ask-distance-curve-mistake-even = 初めと同じ調子で増え続けるように描かれています。しかし、一周したペアは、平均すると距離をそれ以上増やしません。速いペアは、オフセット{ $early }までに一周しています。
ask-distance-curve-why = 距離は、オフセット1で{ $one }、オフセット{ $early }で{ $at_early }まで増え、その後はわずかずつしか増えず、オフセット{ $late }で{ $at_late }です。速いペアはすでに一周していて、遅いペアはまだほとんど回り始めていないからです。
ask-longest-encoding-question = { $d }次元、底{ $base }とします。位置{ $first }、{ $second }、{ $third }のうち、エンコーディングがベクトルとして最も長いのはどれでしょうか。
ask-longest-encoding-option-1 = 位置{ $first }
ask-longest-encoding-option-2 = 位置{ $second }
ask-longest-encoding-option-3 = 位置{ $third }
ask-longest-encoding-option-4 = どれも同じ長さ。
ask-longest-encoding-mistake-1 = 位置{ $first }では、正弦はすべて0ですが、余弦はすべて1で、長さは{ $at_first }です。
ask-longest-encoding-mistake-2 = 位置{ $second }では、いくつかの成分は大きいものの、その相手の成分は小さくなり、長さは{ $at_second }です。
ask-longest-encoding-mistake-3 = 位置が大きいほどペアは先まで回りますが、それで長くなるペアはありません。長さは{ $at_third }です。
ask-longest-encoding-why = ペアは、どこまで回っても半径1の円の上にあります（sin² + cos² = 1）。そのため、{ $pairs }個のペアからなるベクトルの長さは、どの位置でも√{ $pairs } = { $norm }です。成分から計算すると、{ $at_first }、{ $at_second }、{ $at_third }となります。

## Choosing the wavelengths
ask-ten-times-base-question = { $d }次元のまま、底を{ $base }から{ $other }に大きくします。最長の波長は何倍になるでしょうか。
ask-ten-times-base-mistake-limit = { $times }倍になるのは、底と、上限の2π·baseです。最長の波長の指数は1ではなく{ $power }/{ $d }なので、その倍率は{ $growth }です。
ask-ten-times-base-mistake-first = 長さが変わらないのは最短の波長だけです。それは、底が何であっても2πです。
ask-ten-times-base-mistake-middle = それは、指数が1/2になる、中央のペア{ $middle }の倍率です。
ask-ten-times-base-mistake-base = { $other }は新しい底そのものです。問われているのは、波長の倍率です。
ask-ten-times-base-why = 最長の波長は、底の{ $power }/{ $d }乗に2πを掛けたものです。{ $times }の{ $power }/{ $d }乗は{ $growth }で、波長は位置{ $before }個分から{ $after }個分に伸びます。
ask-similarity-far-question = { $d }次元、底{ $base }のとき、遠く離れた2つのエンコーディングはどれだけ似ているでしょうか。{ $most }までのオフセットに対して、両者のなす角の余弦を描いてください。1は同じ向き、0は直角です。目盛に注意してください。右へ同じ幅だけ進むごとに、値は同じ倍率で増えます。
ask-similarity-far-place = オフセット{ $x }
ask-similarity-far-mistake-soon = すぐに下がるように描かれています。しかし、オフセット{ $near }では速いペアが回っただけで、余弦はまだ{ $at_near }です。
ask-similarity-far-mistake-never = 0より上にとどまるように描かれています。しかし、オフセット{ $far }では最も遅いペアまで一周していて、余弦はわずかしか残りません。
ask-similarity-far-mistake-late = 後になってから下がるように描かれています。しかし、オフセット{ $middle }では大半のペアがもう回っていて、余弦は{ $at_middle }です。
ask-similarity-far-mistake-opposite = 0よりずっと下まで描かれています。そうなるには、大半のペアが同時に反対側にある必要がありますが、ペアの速さはそれぞれ違います。
ask-similarity-far-why = 余弦は、cos(オフセット·freq)の{ $pairs }個のペアにわたる平均です。オフセットが10倍になるごとに、ほぼ同じ個数のペアが新たに4分の1回転を超えます（オフセット{ $before }から{ $middle }までの間では{ $more }個）。それらのペアは、それ以後は平均すると0になります。そのため、余弦はほぼ一直線に下がります。次元が非常に多ければ、オフセット{ $zero }で0に達します。（個々のオフセットでは、余弦はこの曲線の上下に揺れます。曲線は、各オフセットの{ $percent }%の幅での平均です。）

## Inside the Transformer
ask-rope-shift-question = RoPEで、クエリが位置{ $query }に、キーが位置{ $key }にあります。両方とも位置を{ $shift }だけ進めると、スコアはどうなるでしょうか。
ask-rope-shift-option-1 = 小さくなる。
ask-rope-shift-option-2 = 変わらない。
ask-rope-shift-option-3 = 2つのトークンによる。
ask-rope-shift-mistake-1 = 両者が離れていくなら、スコアは小さくなることがあります。ここでは両方とも動き、{ $offset }だけ離れたままです。
ask-rope-shift-mistake-3 = スコアの大きさはトークンによります。しかし、どのトークンでも、スコアは変わりません。
ask-rope-shift-why = どのペアでも、クエリとキーが同じ角度だけさらに回転するので、内積は元のままです。人工的なクエリとキーで計算すると、位置{ $query }と{ $key }では{ $before }、位置{ $new_query }と{ $new_key }では{ $after }です。差は{ $difference }で、丸め誤差の範囲です。
ask-learned-table-question = 学習は、位置ごとに1つずつ、乱数からなる512個のベクトルから始まります。位置に応じたベクトルの変化が最も大きい平面に投影すると、学習後にはどのような形になるでしょうか。
ask-learned-table-option-1 = 初めと同じ、順序のない雲。
ask-learned-table-option-2 = 先の位置ほど外へ遠ざかる、1本の線。
ask-learned-table-option-3 = 何周も繰り返す円。
ask-learned-table-mistake-1 = 乱数のままであれば、どの回転も、各ベクトルを次の位置のベクトルへ移すことは、近似としてもできません。実際には、ほぼそうする回転が1つあります。
ask-learned-table-mistake-2 = 線でも位置の前後はわかりますが、1歩の間隔を際限なく細かくするか、線の端を際限なく伸ばすかしなければなりません。正弦は、まさにその問題を避けるために選ばれました。
ask-learned-table-why = この表では、見つかった平面のそれぞれで、ベクトルが輪を描いています。位置を1つ進めることは、ほぼ、決まった角度だけ回ることです。ただし、これは1つのモデルの1つの表です。また、遅い輪だけでは、ほとんど何も証明できません。
ask-causal-order-question = 因果マスクはあるものの、位置のないモデルがあります。各単語から見えるのは、自分自身とその前の単語だけです。このモデルに、単語の順序はわかるでしょうか。
ask-causal-order-option-1 = わからない。マスクは単語を隠すだけで、番号は付けない。
ask-causal-order-option-2 = ある程度わかる。各単語から見える単語の数は、その場所で決まる。
ask-causal-order-option-3 = エンコーディングがあるときと同じようにわかる。
ask-causal-order-mistake-1 = マスクも、ある意味では単語の場所を区別しています。最初の単語からは1つ、2番目の単語からは2つの単語が見えます。スコアが等しければ、最初の単語に与える重みはそれぞれ{ $first }と{ $second }なので、最初の単語を見分けられるところでは、その割合から場所がわかります。
ask-causal-order-mistake-3 = 先頭の近くでは場所を簡単に区別できますが、先へ行くとほとんど区別できません。{ $far }番目から{ $next }番目では、重みは{ $at_far }から{ $at_next }になるだけです。
ask-causal-order-why = 最初の単語はすべての単語から見え、最後の単語は自分自身からしか見えません。すべてのスコアが等しければ、i番目の単語は、見える単語のそれぞれに重み1/iを与えます。つまり、{ $first }、{ $second }、{ $third }と続きます。最初の単語を見分けられるなら、これで場所を区別できますが、先へ行くほど難しくなります。重みは、{ $far }番目で{ $at_far }、{ $next }番目で{ $at_next }です。

## What came after
ask-base-reach-question = RoPEを使うモデルがあり、1つのヘッドは{ $d }次元、底は{ $base }です。ヘッドの全ペアにわたる和Σ cos(オフセット·freq)は、クエリに似たキーのスコアが、無作為なキーのスコアより平均してどれだけ高いかを表します。この和が初めて0を下回るのは、およそどのオフセットでしょうか。
ask-base-reach-mistake-longest = { $longest }は最長の波長です。最も遅いペアが一周するよりずっと前に、ほかのペアの負の和が、最も遅いペアの分を上回ることがあります。
ask-base-reach-mistake-quarter = そこで0を過ぎるのは、最も遅いペアそのものです。しかし、それより前のペアはもっと早く0を過ぎ、それとともに和も0を下回っています。
ask-base-reach-mistake-base = { $base }は底で、最も遅いペアの波長を2πで割った値か、それに近い値です。全ペアの和は、はるかに早く0を下回ります。
ask-base-reach-mistake-trained = それは、この底をもつ有名なモデルが学習した文章の長さです。そこでは和はまだ{ $at_guess }なので、0を下回るのはもっと先です。
ask-base-reach-mistake-stretched = この底でそこまで読むモデルもありますが、遅いペアをさらに遅くした場合だけです。そのままでは、和ははるかに早く0を下回ります。
ask-base-reach-why = 和は、オフセット{ $before }では{ $sum_before }で、オフセット{ $reach }で初めて0を下回り、{ $sum }になります。最長の波長は位置{ $longest }個分で、このオフセットの{ $times }倍です。底がどこまで届くかは、最も遅いペアではなく、和に表れます。
ask-diffusion-step-question = 拡散モデルが、時刻tを{ $d }次元、底{ $base }でエンコーディングします。tの範囲を0から{ $short }までではなく、0から{ $long }までにすると、全体の{ $percent }%にあたる1ステップでエンコーディングが動く距離は、何倍になるでしょうか。
ask-diffusion-step-option-1 = ほぼ同じ。どちらも同じ{ $percent }%だから。
ask-diffusion-step-option-2 = およそ10倍。
ask-diffusion-step-option-3 = 200倍近く。
ask-diffusion-step-mistake-1 = エンコーディングは、全体を知らず、tの値しか知りません。1ステップは、一方の尺度では{ $short_step }、もう一方では{ $long_step }です。
ask-diffusion-step-mistake-2 = 1ステップは{ $times }倍の長さになり、距離の増え方は確かにそれより小さくなります。しかし、10倍ではまったく足りません。
ask-diffusion-step-why = 短い尺度では1ステップは{ $short_step }で、最も速いペアでも{ $degrees }°しか回らず、エンコーディングは{ $small }動きます。長い尺度では1ステップは{ $long_step }で、最も速いペアは{ $turns }周し、エンコーディングは{ $large }、つまり{ $ratio }倍動きます。
