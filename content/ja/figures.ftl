### The words of the figures. What is missing here is shown in English.

## components
figure-components-title = 1つのペアの正弦と余弦
figure-components-line = 各曲線上に、位置ごとに1点

## heatmap
figure-heatmap-title = エンコーディング行列
figure-heatmap-line = 1列が1つの位置、1行が1つの次元
figure-heatmap-line-down = 1行が1つの位置、1列が1つの次元
figure-heatmap-line-apart = 1列が1つの位置、上が正弦、下が余弦
figure-heatmap-line-apart-down = 1行が1つの位置、左が正弦、右が余弦
figure-heatmap-line-angles = 1列が1つの位置、1行が1つの正弦・余弦のペア
figure-heatmap-line-angles-down = 1行が1つの位置、1列が1つの正弦・余弦のペア
figure-heatmap-notice = セルの帯の1本1本が、1つの位置のエンコーディングです。曲線は、カーソルのある帯を示します。近い値になることはあっても、2つの位置が同じエンコーディングをもつことはありません。
figure-heatmap-caption = 系列長{ $n }、d_model { $d }：−1から1までの値が{ $count }個あり、波長は位置{ $shortest }個分から{ $longest }個分までです。
figure-heatmap-caption-one-pair = 系列長{ $n }、d_model { $d }：−1から1までの値が{ $count }個あり、波長が位置{ $shortest }個分の正弦と余弦です。
figure-heatmap-caption-angles = 系列長{ $n }、d_model { $d }：0から2πまでの角度が{ $angles }個あり、{ $pairs }個のペアがそれぞれ1本の並びになり、波長は位置{ $shortest }個分から{ $longest }個分までです。
figure-heatmap-caption-one-angle = 系列長{ $n }、d_model { $d }：0から2πまでの角度が{ $angles }個あり、波長は位置{ $shortest }個分です。
figure-heatmap-details = 次元の順序：{ $layout }、波長：{ $schedule }。
figure-heatmap-lifted = 行列の{ $side }の曲線は、カーソルの位置のエンコーディングです。各点は、対応するセルにそろえてあります。
figure-heatmap-beside = 横
figure-heatmap-below = 下
figure-heatmap-few = その曲線には、全ペアのうち{ $count }個だけを示しています。
figure-heatmap-alt = エンコーディングのヒートマップ。位置は{ $way }の順、{ $n }×{ $d }次元。正の成分は赤、負の成分は青。{ $still }
figure-heatmap-alt-apart = 正弦と余弦を分けたエンコーディングのヒートマップ。位置は{ $way }の順、{ $n }×{ $d }。正は赤、負は青。{ $still }
figure-heatmap-alt-angles = 角度のヒートマップ。位置は{ $way }の順、{ $n }×{ $pairs }ペア。一周期で色相環を一周する。{ $still }
figure-heatmap-across = 左から右
figure-heatmap-down = 上から下

## trajectory
figure-trajectory-title = 円上の正弦・余弦のペア
figure-trajectory-line = 1つの円が1つのペア、1つの点が1つの位置
figure-trajectory-notice = 円はそれぞれ次元の1ペアで、横が正弦、縦が余弦です。点はそれぞれ1つの位置で、1つ前の位置から時計回りに、いつも同じ角度だけ進みます。
figure-trajectory-turning = ペア{ $pair }は位置1つごとに{ $step }°回り、位置0から{ $last }までに{ $turns }回転します
figure-trajectory-caption = { $turning }。
figure-trajectory-caption-rings = { $turning }。{ $slowly }。
figure-trajectory-slowest = 最も遅いペア{ $slowest }は、位置1つごとに{ $slow }°回ります
figure-trajectory-details = 円の半径はすべて1ですが、大きさを変えて描いています。図の円は{ $pairs }個のペアのうちの{ $rings }個で、外側から順に、波長（位置の数）とともに挙げると次のとおりです：{ $list }。{ $positions }
figure-trajectory-between = 細い弧は、その間にあるペアです。
figure-trajectory-details-one = 円の半径は1です。{ $positions }
figure-trajectory-dots = すべての位置に点があり、後の位置ほど明るい色です。
figure-trajectory-band = 位置が多いため帯になっています。帯の色は、最後の一回転のものです。
figure-trajectory-ring = ペア{ $pair } · λ { $wavelength }
figure-trajectory-alt = { $pairs }個のペアのうち{ $rings }個を表す同心円で、最初のペアが最も外側。円上の点は位置で、真上から時計回りに並ぶ。{ $turning }。
figure-trajectory-alt-one = 位置ごとに点がある1つの円。点は真上から時計回りに並び、右方向が正弦、上方向が余弦。{ $turning }。
figure-trajectory-read = pos { $pos }：角度{ $angle }°、ペア{ $pair }のsin { $sin }、cos { $cos }

## the others of chapters 2 and 3
figure-periodicity-title = 出発点の近くに戻る1つのペア
figure-periodicity-line = 丸印は位置0と、そこに最も近く戻る位置
figure-gallery-title = d_modelの4つの値でのエンコーディング
figure-gallery-line = 1列が1つの位置、1行が1つのペア
figure-gallery-fixed = 1行が1つのペアの正弦と余弦をまとめて表すので、次元の順序を変えても、この図は変わりません。
figure-vector-title = 1つの位置のエンコーディング
figure-vector-line = 1点が1つの次元、高さがその値
figure-clocks-title = 周波数ごとの時計
figure-clocks-line = 1つの文字盤が1つの周波数、針が位置を示す
figure-torus-title = トーラス上の2つのペア
figure-torus-line = 1点が1つの位置、2つの角度で決まる
figure-binary-title = 二進数の桁と正弦
figure-binary-line = 1列が1つの位置、1行が1つの桁
figure-layouts-title = 次元の2通りの順序
figure-layouts-line = 1列が1つの位置、1行が1つの次元
figure-layouts-fixed = ほかの図でどちらの順序を選んでも、ここでは両方を示します。

## distance-matrix
figure-distance-matrix-title = 位置どうしの距離
figure-distance-matrix-line = 1セルが1組の位置、暗いほど近い
figure-distance-matrix-notice = 対角線はどれも一色です。距離は、2つの位置がどれだけ離れているかで決まり、どこにあるかにはよりません。
figure-distance-matrix-caption = 距離の最大値はオフセット{ $max_offset }での{ $max }、異なる位置の間の最小値はオフセット{ $min_offset }での{ $min }です。
figure-distance-matrix-caption-sampled = { $stride }の倍数のオフセットの中では、距離の最大値はオフセット{ $max_offset }での{ $max }、最小値はオフセット{ $min_offset }での{ $min }です。
figure-distance-matrix-caption-single = 位置は1つだけで、自分自身との距離は0です。
figure-distance-matrix-corner = 隅（オフセット{ $last }）での距離は{ $corner }です。
figure-distance-matrix-details = 色の範囲は0から{ $bound }までです。これはこの次元数での距離の上限で、底や系列長にはよりません。行列の横の曲線は、カーソルの位置との距離を、対応する行の高さに示します。1画素に複数の位置が入るところでは、対角線上も含め、距離の二乗平均平方根を表示しています。
figure-distance-matrix-alt = エンコーディングどうしの距離のヒートマップ。縦が位置i、横が位置j、それぞれ{ $n }個。距離が0の対角線上は暗く、どの対角線も一色。距離の最大値：{ $max }。
figure-distance-matrix-read = pos { $i }と{ $j }、オフセット{ $offset }：距離{ $distance }

## the others of chapter 4
figure-distance-offset-title = オフセットと距離
figure-distance-offset-line = 1点が1つのオフセット、高さが距離
figure-similarity-title = オフセットと内積
figure-similarity-line = 1点が1つのオフセット、高さが内積
figure-extrapolation-title = 変位の加算か回転によるシフト
figure-extrapolation-line = 1本の棒が1つの方法、高さが誤差
figure-rotation-title = シフトを表す回転行列
figure-rotation-line = 1セルが行列の1成分、色がその値
figure-norms-title = 各位置でのノルム
figure-norms-line = 1本の棒が1つのペア、1点が1つの位置
figure-uniqueness-title = 最も近い2つの位置
figure-uniqueness-line = 最小距離が更新されるたびに1段下がる

## wavelengths
figure-wavelengths-title = 波長
figure-wavelengths-line = 1点が1つのペア、高さが一周期の位置の数
figure-wavelengths-notice = 対数目盛では、等比数列は直線になります。色付きの帯より上のペアは、波長が系列より長く、系列の中で一周期に達しません。
figure-wavelengths-caption = { $range }。{ $pairs }個のペアのうち、波長が系列長n = { $n }より長いものは{ $slow }個です。
figure-wavelengths-range = 波長は位置{ $first }個分から{ $last }個分までです
figure-wavelengths-range-same = 有効数字5桁では、どの波長も位置{ $first }個分です
figure-wavelengths-range-one = ただ1つの波長は位置{ $first }個分です
figure-wavelengths-details = 2π·base = { $limit }に達する波長はありません。線の端をドラッグすると底が、帯の縁をドラッグするとnが変わり、軸はそのままです。
figure-wavelengths-sampled = ペアのうち{ $shown }個に点があります。
figure-wavelengths-alt = ペアごとの波長の対数目盛のグラフで、波長はいずれも2π·base = { $limit }の水平線より下。{ $range }。帯はn = { $n }まであり、{ $pairs }個のペアのうち{ $slow }個が帯より上にある。
figure-wavelengths-read = ペア{ $pair }：波長は位置{ $wavelength }個分
figure-wavelengths-limit = 2π·base { $value }
figure-wavelengths-n = n = { $value }
figure-wavelengths-within = 一周期に達するペア：{ $fast }個
figure-wavelengths-beyond = 達しないペア：{ $pairs }個中{ $slow }個
figure-wavelengths-waves = いくつかのペアの正弦（最初の周期は青）
figure-wavelengths-wave = pos { $pos }：ペア{ $pair }（波長は位置{ $wavelength }個分）の正弦{ $sin }

## the others of chapters 5 to 7
figure-ratios-title = 隣り合う波長の比
figure-ratios-line = 1つの印が1つの波長、1行が1つのd_model
figure-sinusoids-title = いくつかの周波数の正弦
figure-sinusoids-line = 1本の曲線が1つのペア、高さが正弦
figure-schedules-title = 波長のほかの選び方
figure-schedules-line = 1枚の図が1つの選び方、1点が1つのペア
figure-decay-title = 余弦の平均の極限
figure-decay-line = 1本の曲線が周波数の1通りの選び方
figure-decay-fixed = この図の波長は常に等比です。ここで示す極限は等比の波長のもので、周波数のほかの選び方は、その横に描いています。
figure-bases-title = 底と波長
figure-bases-line = 1本の線が1つのモデル、最短から最長の波長まで
figure-bases-fixed = この図の波長は常に等比です。等比でなければ、両端の間の波長は底からはほとんどわかりません。
figure-tokens-title = トークンの埋め込みと位置エンコーディングの和
figure-tokens-line = 1つの印が1つの次元またはペア、トークンは2つ
figure-attention-title = 位置なしの注意と位置ありの注意
figure-attention-line = 1本の弧が1つの単語、太さが重み
figure-attention-fixed = ここでは、次元の順序は常にsin, cos, sin, cosです。重みは人工的に作ったものなので、順序を変えても、重みを引き直すのと変わりません。
figure-rope-title = RoPE：クエリとキーの回転
figure-rope-line = 1本の線分が1つのベクトル、1点が1つの位置
figure-alibi-title = ALiBi：距離に応じたペナルティ
figure-alibi-line = 1本の線が1つのヘッド、傾きがペナルティ
figure-alibi-fixed = ALiBiにはエンコーディングがありません。波長の選び方や次元の順序を変えても、この図は変わりません。
figure-rope-scaling-title = 長い系列のためのRoPE
figure-rope-scaling-line = 1本の曲線が1つの方法、1点が1つのペア
figure-pitfalls-title = 位置エンコーディングのバグ
figure-pitfalls-line = 1列が1つの位置、1行が1つの次元
figure-pitfalls-fixed = バグは、等比の波長をもつ原論文のエンコーディングで示し、すべての正弦を上、すべての余弦を下に描いています。
figure-compare-title = 位置の与え方の比較
figure-compare-line = 1セルが1組のクエリとキー、色が変化量
figure-base-context-title = 余弦の和が正である範囲
figure-base-context-line = 1段が1つの底、高さは和が初めて負になるオフセット
figure-base-context-fixed = 印を付けたモデルも、比較する曲線も、等比の波長をもつため、この図の波長も等比です。
figure-partial-rotary-title = 部分的なRoPE：回転しないペア
figure-partial-rotary-line = 1点が1つのペア、最上段は回転しないペア
figure-fourier-features-title = フーリエ特徴：オクターブの繰り返し
figure-fourier-features-line = 1点が1つのペア、1本の曲線が1つの方式
figure-xpos-title = xPos：減衰する回転
figure-xpos-line = 1本の曲線が1つの方法、1点が1つのペア
figure-diffusion-time-title = 位置としての拡散時刻
figure-diffusion-time-line = 1列が1つの時刻、1行が1つの次元
figure-axial-title = 2軸の位置エンコーディング
figure-axial-line = 1セルが格子の1か所、色がその距離
figure-m-rope-title = M-RoPE：3軸に分けるペア
figure-m-rope-line = 1点が1つのペア、色がその軸
figure-causal-title = 因果マスクから得られる位置
figure-causal-line = 1行が1つのクエリ、色が重み
figure-causal-fixed = ここにはエンコーディングがありません。次元数、底、波長を変えても、何も変わりません。
