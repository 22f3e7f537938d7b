### The words of the figures.

## components
figure-components-title = 1つのペアの正弦と余弦
figure-components-line = 位置ごとに1点、破線の針はkだけ後
figure-components-notice = 余弦は、正弦を4分の1周期だけずらしたものです。一方が平らなところで、他方の傾きが最も急になります。
figure-components-caption = { $turning }。
figure-components-details = freq = 2π/波長で、ここでは位置1つあたり{ $freq }ラジアンです。
figure-components-alt = 位置0から{ $last }までのグラフ。実線の正弦は0から、破線の余弦は1から始まる。波長は位置{ $wavelength }個分。
figure-components-clock = その下に時計と針。破線は、系列の中にあれば、オフセットの先の針で、2つの先端を線が結びます。
figure-components-read = pos { $pos }：ペア{ $pair }のsin { $sin }、cos { $cos }

## heatmap
figure-heatmap-title = エンコーディング行列
figure-heatmap-line = 1列が1つの位置、1行が1つの次元
figure-heatmap-line-down = 1行が1つの位置、1列が1つの次元
figure-heatmap-line-apart = 1列が1つの位置、上が正弦、下が余弦
figure-heatmap-line-apart-down = 1行が1つの位置、左が正弦、右が余弦
figure-heatmap-line-angles = 1列が1つの位置、1行が1つの正弦・余弦のペア
figure-heatmap-line-angles-down = 1行が1つの位置、1列が1つの正弦・余弦のペア
figure-heatmap-notice = セルの帯の1本1本が、1つの位置のエンコーディングです。曲線は、カーソルのある帯を示します。近い値になることはあっても、2つの位置が同じエンコーディングをもつことはありません。
figure-heatmap-caption = 系列長{ $n }、{ $size } { $d }：−{ $top }から{ $top }までの値が{ $count }個あり、波長は位置{ $shortest }個分から{ $longest }個分までです。
figure-heatmap-caption-one-pair = 系列長{ $n }、{ $size } { $d }：−{ $top }から{ $top }までの値が{ $count }個あり、波長が位置{ $shortest }個分の正弦と余弦です。
figure-heatmap-caption-angles = 系列長{ $n }、{ $size } { $d }：0から2πまでの角度が{ $angles }個あり、{ $pairs }個のペアがそれぞれ1本の並びになり、波長は位置{ $shortest }個分から{ $longest }個分までです。
figure-heatmap-caption-one-angle = 系列長{ $n }、{ $size } { $d }：0から2πまでの角度が{ $angles }個あり、波長は位置{ $shortest }個分です。
figure-heatmap-details = 次元の順序：{ $layout }、波長：{ $schedule }。
figure-heatmap-details-model = 次元の順序：{ $layout }、周波数：モデルのもの。
figure-heatmap-second = pos + { $k }
figure-heatmap-half-sin = 偶数：sin
figure-heatmap-half-cos = 奇数：cos
figure-heatmap-lifted = 行列の{ $side }の曲線は、カーソルの位置のエンコーディングです。各点は、対応するセルにそろえてあります。
figure-heatmap-beside = 横
figure-heatmap-below = 下
figure-heatmap-few = その曲線には、全ペアのうち{ $count }個だけを示しています。
figure-heatmap-at-rest = { $count }ペアは静止
figure-heatmap-alt = エンコーディングのヒートマップ。位置は{ $way }の順、{ $n }×{ $d }次元。正の成分は赤、負の成分は青。{ $still }
figure-heatmap-alt-apart = 正弦と余弦を分けたエンコーディングのヒートマップ。位置は{ $way }の順、{ $n }×{ $d }。正は赤、負は青。{ $still }
figure-heatmap-alt-angles = 角度のヒートマップ。位置は{ $way }の順、{ $n }×{ $pairs }ペア。一周期で色相環を一周する。{ $still }
figure-heatmap-across = 左から右
figure-heatmap-down = 上から下

## trajectory
figure-trajectory-title = 円上の正弦・余弦のペア
figure-trajectory-line = いくつかのペアを円で、1つの点が1つの位置
figure-trajectory-notice = 円はそれぞれ次元の1ペアで、横が正弦、縦が余弦です。点はそれぞれ1つの位置で、1つ前の位置から時計回りに、いつも同じ角度だけ進みます。
figure-trajectory-turning = ペア{ $pair }は位置1つごとに{ $step }°回り、位置0から{ $last }までに{ $turns }回転します
figure-trajectory-caption = { $turning }。
figure-trajectory-caption-rings = { $turning }。{ $slowly }。
figure-trajectory-slowest = 最も遅いペア{ $slowest }は、位置1つごとに{ $slow }°回ります
figure-trajectory-details = 円の半径はすべて1ですが、大きさを変えて描いています。図の円は{ $pairs }個のペアのうちの{ $rings }個で、外側から順に、波長（位置の数）とともに挙げると次のとおりです：{ $list }。{ $positions }
figure-trajectory-details-one = 円の半径は1です。{ $positions }
figure-trajectory-dots = すべての位置に点があり、後の位置ほど明るい色です。
figure-trajectory-band = 位置が多いため帯になっています。帯の色は、最後の一回転のものです。8回転を超える帯は灰色です。
figure-trajectory-ring = λ { $wavelength }
figure-trajectory-ring-turns = { $turns }回転
figure-trajectory-alt = { $pairs }個のペアのうち{ $rings }個を表す同心円で、最初のペアが最も外側。円上の点は位置で、真上から時計回りに並ぶ。{ $turning }。
figure-trajectory-alt-one = 位置ごとに点がある1つの円。点は真上から時計回りに並び、右方向が正弦、上方向が余弦。{ $turning }。
figure-trajectory-read = pos { $pos }：角度{ $angle }°、ペア{ $pair }のsin { $sin }、cos { $cos }

## periodicity
figure-periodicity-title = 出発点の近くに戻る1つのペア
figure-periodicity-line = 丸印は位置0と、そこに最も近く戻る位置
figure-periodicity-notice = 1つのペアだけでは、出発点の近くに何度も戻りますが、ちょうど出発点に戻ることはありません。
figure-periodicity-short = 1つのペアだけでは、出発点の近くに何度も戻ります。
figure-periodicity-caption = { $turning }。
figure-periodicity-within = { $turning }。出発点の最も近くまで戻るのは、位置{ $nearest }です。
figure-periodicity-none = { $turning }。位置1のときより出発点に近づくことはありません。
figure-periodicity-details = 位置0との距離は2·|sin(pos·freq/2)|で、2を超えません。
figure-periodicity-lines = 縦線は、出発点の最も近くまで戻る位置と、距離{ $near }以内に戻り、しかもそれまでのどれよりも近い位置です。
figure-periodicity-beyond = さらに先で、それまでのどれよりも近くまで戻る位置：{ $beyond }。
figure-periodicity-return = { $offset }（距離{ $distance }）
figure-periodicity-alt = 位置に対する値のグラフ。1つのペアの正弦が実線、余弦が破線。出発点の近くに戻る位置に印がある。波長は位置{ $wavelength }個分。
figure-periodicity-distances = その下は位置0からの距離（対数軸）。
figure-periodicity-read = pos { $pos }：ペア{ $pair }のsin { $sin }、cos { $cos }、位置0との距離{ $distance }

## gallery
figure-gallery-title = d_modelの4つの値でのエンコーディング
figure-gallery-line = 1列が1つの位置、1行が1つのペア
figure-gallery-notice = 1行が1つのペアで、色がその角度です。最も速い最初のペアは、どのd_modelでも同じです。次元を増やすと、ペアの間隔が詰まります。
figure-gallery-short = 最も速いペアはどのd_modelでも同じで、次元を増やすと、ペアの間隔が詰まります。
figure-gallery-fixed = 1行が1つのペアの正弦と余弦をまとめて表すので、次元の順序を変えても、この図は変わりません。
figure-gallery-panel = d_model { $d }（{ $shortest }〜{ $longest }）
figure-gallery-caption = { $d }次元での最長の波長は位置{ $longest }個分で、次元をいくら増やしても2π·base = { $limit }には達しません。
figure-gallery-inclusive = 次元がいくつでも、最長の波長は位置{ $longest }個分で、ちょうど2π·baseです。
figure-gallery-details = 系列長は{ $n }です。各行列の上に、最短と最長の波長を位置の数で示しています：{ $ranges }。色は角度を表します。0では背景の色で、そこから緑になり、半回転で背景との差が最も大きくなり、その先は紫です。
figure-gallery-other = 式から決まるのは最短と最長の波長だけで、その間の波長は別の方法で選んでいます。
figure-gallery-alt = 角度pos·freqの4枚のヒートマップ。位置は左から右へ0から{ $last }まで、ペアは上から下へ並び、角度は色相環で示す。d_modelは8、32、128、{ $d }。

## vector
figure-vector-title = 1つの位置のエンコーディング
figure-vector-line = 1点が1つの次元、高さがその値
figure-vector-notice = この曲線が、1つの位置のエンコーディング全体です。カーソルを動かして、どの次元が速く変わるかを見てください。
figure-vector-caption = 1つの位置のエンコーディングは{ $d }個の値で、そのノルムはどの位置でも√(d_model/2) = { $norm }です。
figure-vector-details = 波長（位置の数）は、{ $waves }です。次元の順序：{ $layout }。
figure-vector-columns = 隣り合う複数のペアを画素の同じ列にまとめ、列ごとに、値の最小値から最大値までを描いています。
figure-vector-alt = カーソルの位置での次元ごとの値のグラフ。正弦は青緑、余弦は紫で、−1から1までの値が{ $d }個ある。細い曲線は位置pos + k。
figure-vector-read = 次元{ $dim }：ペア{ $pair }の{ $component }、波長は位置{ $wavelength }個分
figure-vector-now = pos { $pos }、ペア{ $pair }：sin { $sin }、cos { $cos }

## clocks
figure-clocks-title = 周波数ごとの時計
figure-clocks-line = λ：一回転の位置の数、破線：pos + k、太い弧：最後の一歩
figure-clocks-notice = 各ペアには固有の周波数、つまり時計の針が回る速さがあります。針を1本回すと、ほかの針もすべて一緒に回りますが、遅い針ほど少ししか回りません。
figure-clocks-caption = { $pairs }個のペアのうち、最も速いものは位置{ $fastest }個分、最も遅いものは位置{ $slowest }個分で一回転します。
figure-clocks-caption-one = ただ1つのペアは、位置{ $fastest }個分で一回転します。
figure-clocks-details = { $which }位置0ではすべての針が真上を向き、どの針も実際の角度pos·freqを真上から時計回りに示します。塗りつぶした部分は真上からの角度、太い弧は直前の1ステップで進んだ分、全周の縁は1回転以上を表し、下の数値は位置0からの回転数です。kが0より大きいときは、細い破線の針がpos + kを示します。針を一回転させると、位置はその針の波長の分だけ動きます（最も近い整数の位置に丸め、系列の中に収めます）。波長（位置の数）は、{ $waves }です。
figure-clocks-spread = 文字盤があるのは、{ $pairs }個のペアのうち{ $count }個（{ $dials }）です。最も速いペア、最も遅いペア、カーソルのペア{ $pair }のほかは、波長の対数で見て散らばるように選んでいます。
figure-clocks-all = すべてのペアに文字盤があり、カーソルはペア{ $pair }にあります。
figure-clocks-alt = { $pairs }個のペアのうち{ $count }個の文字盤。針は角度pos·freqを真上から時計回りに示す。塗りつぶした扇形は0からの角度で、その下が回転数。
figure-clocks-dial = ペア{ $pair }：λ { $turn }
figure-clocks-turns = { $turns }回転
figure-clocks-read = ペア{ $pair }：位置1つごとに{ $step }°、位置{ $wavelength }個分で一回転
figure-clocks-now = pos { $pos }、ペア{ $pair }：角度{ $angle }°、位置0から{ $turns }回転

## torus
figure-torus-title = トーラス上の2つのペア
figure-torus-line = 1点が1つの位置、細い線は裏側
figure-torus-notice = 2つのペアを合わせると、トーラスに巻き付く経路になります。一方は管のまわりを、もう一方は穴のまわりを回ります。経路が閉じるのは、2つの波長の比が有理数のときだけです。
figure-torus-short = 2つのペアを合わせると、トーラスに巻き付く経路になります。
figure-torus-panel-alone = ペア{ $one }（管と環の両方）
figure-torus-panel = ペア{ $one }とペア{ $other }
figure-torus-caption = ペア{ $one }は管のまわりを、ペア{ $other }は環に沿って回り、{ $closing }。
figure-torus-closed = 前者と後者の波長の比が{ $under }対{ $over }なので、経路は位置{ $length }個分で閉じます
figure-torus-open = 後者の波長は前者の約{ $ratio }倍で、この比が有理数ではないため、経路は決して閉じません
figure-torus-scaled = 後者の波長は前者の約{ $ratio }倍です
figure-torus-alone = ほかにペアがないため、ペア{ $one }が管のまわりにも環に沿っても回り、経路は位置{ $length }個分で閉じます。
figure-torus-details-alone = 波長は位置{ $first }個分です。
figure-torus-details = 波長は位置{ $first }個分と{ $second }個分で、2つ目は1つ目の{ $ratio }倍です。
figure-torus-near = この比と分数{ $p }/{ $q }とのずれは{ $off }です。
figure-torus-hidden = この比と分数{ $p }/{ $q }とのずれの大きさは、丸め誤差に隠れてわかりません。
figure-torus-exact = 比が有理数かどうかは、底{ $base }の各桁の数字から厳密に判定しています。
figure-torus-colours = トーラスの手前側では、位置0から{ $shown }までの経路に沿って色が変わり、裏側では細い線になります。
figure-torus-part = 経路は位置{ $shown }まで描いています。
figure-torus-alt = 3次元のトーラス（回転{ $yaw }°、傾き{ $pitch }°）。その上の線は、位置0から{ $shown }までのペア{ $one }とペア{ $other }の角度をたどる。
figure-torus-read = pos { $pos }：ペア{ $one }は{ $angle }°、ペア{ $other }は{ $slow }°
figure-torus-from = （回転{ $yaw }°、傾き{ $pitch }°）

## binary
figure-binary-title = 二進数の桁と正弦
figure-binary-line = 明：0または正、暗：1または負
figure-binary-notice = 二進数で数えると、各桁（明るいセルが0、暗いセルが1）が変わる頻度は、図で1つ上にある桁の半分です。波長が桁の周期に等しい正弦は、同じ頻度で、ただし跳びなしに符号を変えます。位置2π個分より短い波長はなく、これは最も速い2つの桁には長すぎます。
figure-binary-caption = { $count }個の二進数の桁のうち{ $fitting }個には、波長が桁の周期の1/√2倍から√2倍までのペアがあり、たとえばビット{ $bit }は位置{ $period }個ごと、ペア{ $pair }は位置{ $wavelength }個分ごとに繰り返します。
figure-binary-caption-none = 位置0から{ $last }までの二進数の桁（{ $count }個）に対して、周期の1/√2倍から√2倍までの波長は1つもありません。
figure-binary-details = 波長が桁の周期の1/√2倍から√2倍までのペアがあれば、桁の行の下に、そのペアの正弦を、0より大きいところを明るく、小さいところを暗くして示しています。
figure-binary-rows = 比で見て最も近い波長は次のとおりです：{ $rows }。
figure-binary-named = ビット{ $bit }
figure-binary-row = ビット{ $bit }の周期{ $period }にはペア{ $pair }の{ $wavelength }
figure-binary-unfit = { $unfit }の周期に対しては、1/√2倍から√2倍までの波長がありません。
figure-binary-signs = 波長が桁の周期にちょうど等しい正弦があれば、同じ数字の並びが始まるところで0になり、そこから、0が並ぶ間は正、1が並ぶ間は負になります。
figure-binary-part = { $n }個の位置のうち、最初の{ $shown }個だけを描いています。
figure-binary-alt = 正方形の行が並ぶ図。位置は左から右へ0から{ $last }まで、最上段がビット0。明るいと0、暗いと1。波長の近い正弦があれば、桁の下に滑らかな帯で示す。
figure-binary-bit = ビット{ $bit }：{ $period }
figure-binary-pair = ペア{ $pair }：{ $wavelength }
figure-binary-empty = 合うペアなし
figure-binary-read = pos { $pos }は二進数で{ $digits }、ビット{ $bit }：{ $digit }
figure-binary-read-sine = pos { $pos }は二進数で{ $digits }、ビット{ $bit }：{ $digit }、ペア{ $pair }（波長は位置{ $wavelength }個分）の正弦：{ $sin }

## layouts
figure-layouts-title = 次元の2通りの順序
figure-layouts-line = 1列が1つの位置、1行が1つの次元
figure-layouts-notice = すべての正弦を先に、すべての余弦を後に並べるプログラムもあります。行列の行が動くだけで、全体で同じ順序を使うかぎり、距離も内積もまったく変わりません。
figure-layouts-fixed = ほかの図でどちらの順序を選んでも、ここでは両方を示します。
figure-layouts-caption = { $n }個のうち{ $count }個の位置について互いの距離を比べると、2通りの順序での差は最大{ $difference }です。
figure-layouts-caption-single = n = 1では、比べる距離がありません。
figure-layouts-details = 比べた位置は0から等間隔に並んでいます。丸め誤差がなければ、違いはまったくありません。ペアの次元は、1つ目の順序では2·pairと2·pair + 1、2つ目の順序ではpairとpair + { $half }で、カーソルのペアの場所を枠で示しています。行列の横は位置0からの距離で、2通りの順序を太い線とその上の細い線で、異なる順序のエンコーディングどうしの距離を破線で、{ $points }個のオフセットを通るように描いています。距離は、同じ順序では0から{ $farthest }まで、異なる順序では{ $mixed }から{ $mixed-end }までです。波長（位置の数）は、{ $waves }です。
figure-layouts-alt = 2枚のヒートマップ。位置は左から右へ0から{ $last }まで、次元は上から下へ並ぶ。1枚目は正弦と余弦が交互、2枚目は上がすべて正弦、下がすべて余弦。横はオフセットと距離のグラフで、2通りの順序の曲線は一致する。
figure-layouts-distances = 位置0からの距離
figure-layouts-mixed = 異なる順序どうし
figure-layouts-sines = 正弦
figure-layouts-cosines = 余弦
figure-layouts-sin = sin { $pair }
figure-layouts-cos = cos { $pair }
figure-layouts-read = オフセット{ $offset }：距離{ $first }と{ $second }、異なる順序どうしでは{ $mixed }

## distance-matrix
figure-distance-matrix-title = 位置どうしの距離
figure-distance-matrix-line = 1セルが1組の位置、暗いほど近い
figure-distance-matrix-notice = 対角線はどれも一色です。距離は、2つの位置がどれだけ離れているかで決まり、どこにあるかにはよりません。
figure-distance-matrix-caption = 距離の最大値はオフセット{ $max_offset }での{ $max }、異なる位置の間の最小値はオフセット{ $min_offset }での{ $min }です。
figure-distance-matrix-caption-sampled = { $stride }の倍数のオフセットの中では、距離の最大値はオフセット{ $max_offset }での{ $max }、最小値はオフセット{ $min_offset }での{ $min }です。
figure-distance-matrix-caption-single = 位置は1つだけで、自分自身との距離は0です。
figure-distance-matrix-corner = 隅（オフセット{ $last }）での距離は{ $corner }です。
figure-distance-matrix-details = 色の範囲は0から{ $end }までです。これは最大の距離を下回らない切りのよい数です。この次元数での距離は{ $bound }を超えません。行列の横の曲線は、カーソルの位置との距離を、対応する行の高さに示します。1画素に複数の位置が入るところでは、対角線上も含め、距離の二乗平均平方根を表示しています。
figure-distance-matrix-alt = エンコーディングどうしの距離のヒートマップ。縦が位置i、横が位置j、それぞれ{ $n }個。距離が0の対角線上は暗く、どの対角線も一色。距離の最大値：{ $max }。
figure-distance-matrix-read = pos { $i }と{ $j }、オフセット{ $offset }：距離{ $distance }

## distance-offset
figure-distance-offset-title = オフセットと距離
figure-distance-offset-line = 曲線の高さが各オフセットでの距離
figure-distance-offset-notice = 距離はオフセットだけで決まります。その曲線は直線に沿って始まり、直線の下へ離れていき、上限を超えることはありません。
figure-distance-offset-caption = 距離はオフセット1で{ $one }であり、{ $fall }、2·√(d_model/2) = { $bound }を超えることはありません。
figure-distance-offset-caption-far = どのオフセットでも距離は2·√(d_model/2) = { $bound }以下であり、√d_model = { $level }では2つのエンコーディングが直交します。
figure-distance-offset-details = 直線k·√(Σfreq²)は、位置1つごとに{ $slope }上がります。距離が√d_model = { $level }のとき、2つのエンコーディングは直交します。
figure-distance-offset-alt = オフセット0から{ $last }までの距離のグラフ。曲線は0から破線の直線に沿って始まる。2本の水平線は{ $level }と{ $bound }。
figure-distance-offset-read = オフセット{ $offset }：距離{ $distance }
figure-distance-offset-bound = 2√(d/2)
figure-distance-offset-level = √d
figure-distance-offset-slope = k·√(Σfreq²)
figure-distance-offset-fallen = 1つ前のオフセットより近い
figure-distance-offset-first-fall = 距離の最初の減少
figure-distance-offset-envelope = 列ごとの最小値〜最大値
figure-distance-offset-rms = 二乗平均平方根
figure-distance-offset-falls = オフセット{ $before }から{ $after }にかけて初めて減少し
figure-distance-offset-grows = オフセット{ $offset }までは減少せず
figure-distance-offset-greatest = 図の中で最大の距離は、オフセット{ $offset }での{ $max }です。
figure-distance-offset-columns = { $columns }本の列のそれぞれが最大{ $width }個のオフセットを表し、そこから抽出した最大{ $samples }個の距離の最小値から最大値までを示します。列を貫く線は、{ $width }個の位置からなる区間どうしの距離の二乗平均平方根です。

## similarity
figure-similarity-title = オフセットと内積
figure-similarity-line = 曲線の高さが各オフセットでの内積
figure-similarity-notice = 曲線は左右対称です。内積は2つの位置がどれだけ離れているかで決まり、どちらが先かにはよりません。単なる内積からは順序はわかりませんが、2つのエンコーディングからはわかります。
figure-similarity-caption = 内積は、オフセット0ではd_model/2 = { $half }、±1では{ $one }（コサイン類似度{ $cosine }）です。
figure-similarity-entries = エンコーディングを成分ごとに掛けて求めた{ $count }個の内積も、{ $worst }以内の差で一致します。
figure-similarity-alt = オフセット−{ $last }から{ $last }までの内積の左右対称なグラフ。中央で{ $half }、両端で{ $end }。丸印は実際のエンコーディングの内積。
figure-similarity-rises = 内積は、オフセット{ $before }から{ $after }にかけて初めて増加します。
figure-similarity-falls = 内積は、オフセット{ $offset }までは増加しません。
figure-similarity-sampled = 複数のオフセットを1本の列にまとめ、列ごとに、抽出した値の最小値から最大値までを描いています。
figure-similarity-cosine = 余弦{ $value }
figure-similarity-closed = Σcos(k·freq)
figure-similarity-columns = Σcos(k·freq)、最小値〜最大値
figure-similarity-mean = 平均
figure-similarity-brute = PE(pos)·PE(pos + k)
figure-similarity-read = オフセット{ $offset }：内積{ $dot }、コサイン類似度{ $cosine }

## extrapolation
figure-extrapolation-title = 変位の加算か回転によるシフト
figure-extrapolation-line = 1本の棒が1つの方法、高さが誤差
figure-extrapolation-notice = kが0より大きいとき、変位を別の位置に写すと、ずれが生じます。実際の変位は回転するからです。kに応じた回転なら、丸め誤差を除いて、どこでも合います。
figure-extrapolation-caption = k = { $k }の変位を位置{ $k }個分先に写すと、そこでのエンコーディングとのずれは、変位では{ $linear1 }、回転では{ $rotation1 }です。
figure-extrapolation-caption-still = k = 0では何も動かず、ずれは変位で{ $linear1 }、回転で{ $rotation }です。
figure-extrapolation-details = 変位はv = PE(pos₂) − PE(pos₁)で、pos₂ = pos₁ + kです。pos = pos₂ + { $beyond1 }、pos₂ + { $beyond2 }、pos₂ + { $beyond3 }では、予測PE(pos − k) + vとPE(pos)とのずれは、pos₁がどこであっても、それぞれ{ $linear1 }、{ $linear2 }、{ $linear3 }です。vを加えないPE(pos − k)のずれは{ $still }で、pos₁ = { $from }と{ $and }で試した回転のずれは最大{ $rotation }です。時計が示すのは、ペア{ $pair }だけです。
figure-extrapolation-details-still = 変位v = PE(pos₂) − PE(pos₁)は0です。kを大きくすると、変位と回転に違いが出ます。
figure-extrapolation-alt = 左はペア{ $pair }の円で、位置0から{ $k }への矢印と、カーソルにある等しい矢印。右は3本ずつの棒で、変位、移動なし、回転の誤差。
figure-extrapolation-read = オフセット{ $k }、pos = pos₂ + { $beyond }：誤差は変位{ $linear }、移動なし{ $still }、回転{ $rotation }
figure-extrapolation-read-clock = ペア{ $pair }：真上から{ $degrees }°
figure-extrapolation-read-here = pos { $pos }、オフセット{ $k }、ペア{ $pair }：写した矢印のずれ{ $miss }
figure-extrapolation-clock = ペア{ $pair }：矢印とその写し
figure-extrapolation-all = 全ペア
figure-extrapolation-seen = 0から{ $k }への変位
figure-extrapolation-copied = posに写した変位
figure-extrapolation-there = PE(pos + k)
figure-extrapolation-tick = +{ $beyond }
figure-extrapolation-linear = 変位：PE(pos − k) + v
figure-extrapolation-still = 移動なし：PE(pos − k)
figure-extrapolation-rotation = PE(pos − k)の回転

## rotation
figure-rotation-title = シフトを表す回転行列
figure-rotation-line = 1セルが行列の1成分、色がその値
figure-rotation-notice = どの位置のエンコーディングも、同じ1つの行列で位置k個分だけ動かせます。行列は各ペアを固有の角度だけ回し、その角度はどの位置でも同じです。
figure-rotation-caption = k = { $k }{ $part }のMₖを、系列の{ $places }個の位置でPE(pos)に掛けると、PE(pos + k)とのずれは最大{ $residual }です。
figure-rotation-details = Mₖは、ペアごとの4つの成分以外はすべて0です。4つの成分の例：{ $blocks }。次元の順序：{ $layout }。
figure-rotation-block = ペア{ $pair }では{ $block }
figure-rotation-fit = 最小二乗法を使うと、例からブロックが求まります。{ $pairs }個のペアのうち{ $count }個について、系列の前半の{ $seen }個の位置に当てはめたブロックのずれは、後半の{ $unseen }個の位置で最大{ $miss }です。
figure-rotation-few = 位置が{ $n }個では少なすぎて、例からブロックを求められません。
figure-rotation-alt = 左はk = { $k }の行列の図で、{ $shown }個のペアのそれぞれに4成分のブロックがあり、ほかは0。右は次元ごとの値のグラフで、線がPE(pos + k)、その上の丸印が積。
figure-rotation-first-pairs = （描かれるのは全{ $pairs }ペアのうち0〜{ $last }）
figure-rotation-turned = Mₖ·PE(pos)
figure-rotation-read-pair = オフセット{ $k }、ペア{ $pair }：{ $angle }°回転、cos { $cos }、sin { $sin }
figure-rotation-read = 行{ $row }、列{ $column }：{ $value }

## norms
figure-norms-title = 各位置でのノルム
figure-norms-line = 1本の棒が1つのペア、1点が1つの位置
figure-norms-notice = どのペアでも、どの位置でも、sin² + cos²はちょうど1です。カーソルを動かすと、内訳は変わりますが、和は変わりません。下の拡大図に見えるずれは、丸め誤差にすぎません。
figure-norms-short = どのペアでも、どの位置でも、sin² + cos²はちょうど1です。
figure-norms-caption = { $pairs }個のペアの二乗の和はそれぞれsin² + cos² = 1なので、ノルムはどの位置でも√(d_model/2) = { $norm }となり、{ $precision }でのずれは、ここでは最大{ $largest }です。
figure-norms-details = 下に描いているのは、{ $n }個の位置のうち{ $count }個です。これらのノルムの平均のずれは{ $mean }です。
figure-norms-sampled = 上に描いているのは、{ $pairs }個のペアのうち{ $shown }個です。
figure-norms-f64 = 成分、二乗、和はいずれもfloat64です。
figure-norms-f32 = 成分、二乗、和はいずれもfloat32です。
figure-norms-bf16 = 成分はbfloat16に丸め、二乗と和はfloat64で計算しているので、ずれは保存の際の丸めだけによるものです。二乗と和もすべてbfloat16に丸めるとすれば、位置{ $pos }でのノルムは{ $norm }ではなく{ $summed }になります。これは描いた位置の中で最もずれが大きく、{ $off }です。
figure-norms-alt = 上下2つのグラフ。上は高さ1の棒が{ $shown }本で、sin²は青緑、cos²は紫。下は位置ごとの、ノルムの{ $norm }からのずれで、点は{ $count }個、ずれは最大{ $largest }。
figure-norms-read = pos { $pos }：ノルム{ $norm }、ずれ{ $deviation }
figure-norms-now = pos { $pos }：Σsin² { $sines } + Σcos² { $cosines } = { $sum }
figure-norms-pair = pos { $pos }、ペア{ $pair }：sin² { $sin } + cos² { $cos } = { $sum }
figure-norms-sin = sin²
figure-norms-cos = cos²

## uniqueness
figure-uniqueness-title = 最も近い2つの位置
figure-uniqueness-line = 最小距離が更新されるたびに1段下がる
figure-uniqueness-notice = 厳密な計算では、2つの位置が同じエンコーディングをもつことはありません。系列が長くなると、最小距離は減ることはあっても、増えることはありません。減るのは、新たに加わったより大きなオフセットで、2つの位置がそれまでのどのオフセットよりも近くなるときです。
figure-uniqueness-caption = n = { $n }個の位置のうち最も近い2つは、オフセットが{ $offset }、距離が{ $distance }です。
figure-uniqueness-caption-found = n = { $n }個の位置の中で見つかった最も近い2つは、オフセットが{ $offset }、距離が{ $distance }です。
figure-uniqueness-caption-single = 位置が1つだけでは相手がありませんが、2つ目があれば、その距離は{ $distance }です。
figure-uniqueness-details = これはd_model { $d }での値で、オフセットが{ $offset }の2つの位置は、どこにあってもこの距離にあります。
figure-uniqueness-small = 細い線は、d_modelが小さい場合です。n = { $end }までに見つかった最小距離は次のとおりです：{ $small }。
figure-uniqueness-small-one = d { $d }ではオフセット{ $offset }で{ $distance }
figure-uniqueness-searched = { $complete }までのオフセットはすべて調べました。
figure-uniqueness-partly = { $complete }までのオフセットはすべて調べました。その先（破線）では、どれか1つのペアがほぼ元に戻るオフセットだけを試したので、もっと近い位置があるかもしれません。
figure-uniqueness-rounded = { $precision }で保存した場合、見つかった中で最も近い2つは位置{ $pos }と{ $other }で、距離は{ $distance }です。試したのは、最小値が更新されたオフセットのうち最後の{ $offsets }個で、それぞれ最大{ $tried }個の位置を起点としました。
figure-uniqueness-equal = { $precision }で保存した場合、位置{ $pos }と{ $other }のエンコーディングは等しくなります。
figure-uniqueness-faces = d { $faced }、位置{ $pos }：距離{ $distance }
figure-uniqueness-faces-details = 文字盤はd_model { $faced }のもので、系列の中で位置0に最も近いものとして見つかった位置を示します。角度は、位置0で針が指す真上から測った針の角度です。
figure-uniqueness-alt = 系列長ごとの最小距離の階段状のグラフ。両軸とも対数目盛。d_model { $d }では{ $first }から始まり、{ $steps }段下がって、n = { $n }で{ $distance }に達する。
figure-uniqueness-alt-level = 系列長nごとの、2つの位置の最小距離のグラフ。両軸とも対数目盛。d_model { $d }では、隣り合う位置の距離{ $first }の水平線がn = { $n }まで続く。
figure-uniqueness-alt-single = 系列長nごとの、2つの位置の最小距離のグラフ。両軸とも対数目盛。n = 1では距離がなく、n = 2ではd_model { $d }で{ $first }。
figure-uniqueness-read-one = n 1：2つ目の位置なし
figure-uniqueness-read = n { $n }、d { $d }：最も近いのはオフセット{ $offset }、距離{ $distance }
figure-uniqueness-read-found = n { $n }、d { $d }：見つかった中で最も近いのはオフセット{ $offset }、距離{ $distance }
figure-uniqueness-width = d { $d }
figure-uniqueness-new = 最小値の更新
figure-uniqueness-tried = 一部だけ探索
figure-uniqueness-stored = { $precision }で保存

## wavelengths
figure-wavelengths-title = 波長
figure-wavelengths-model-as-trained = 学習時
figure-wavelengths-line = 各ペアの一周期の位置の数
figure-wavelengths-notice = 対数目盛では、等比数列は直線になります。色付きの帯より上のペアは、波長が系列より長く、系列の中で一周期に達しません。
figure-wavelengths-caption = { $range }。{ $pairs }個のペアのうち、波長が系列長n = { $n }より長いものは{ $slow }個です。
figure-wavelengths-range = 波長は位置{ $first }個分から{ $last }個分までです
figure-wavelengths-range-same = 有効数字5桁では、どの波長も位置{ $first }個分です
figure-wavelengths-range-one = ただ1つの波長は位置{ $first }個分です
figure-wavelengths-details = 2π·base = { $limit }に達する波長はありません。この線の上のつまみをドラッグすると底が、帯の縁のつまみをドラッグするとnが変わります。
figure-wavelengths-inclusive = 最も遅いペアの波長は、ちょうど2π·base = { $limit }です。帯の縁のつまみをドラッグするとnが変わります。
figure-wavelengths-sampled = ペアのうち{ $shown }個に点があります。
figure-wavelengths-alt = ペアごとの波長の対数目盛のグラフで、波長はいずれも2π·base = { $limit }の水平線より下。{ $range }。帯はn = { $n }まであり、{ $pairs }個のペアのうち{ $slow }個が帯より上にある。
figure-wavelengths-read = ペア{ $pair }：波長は位置{ $wavelength }個分
figure-wavelengths-limit = 2π·base = { $value }
figure-wavelengths-n = 系列長 { $value }
figure-wavelengths-within = 一周期に達するペア：{ $fast }個
figure-wavelengths-beyond = 達しないペア：{ $slow }個
figure-wavelengths-none = 一周期に達するペアなし
figure-wavelengths-model-caption = { $name }：{ $pairs }対のうち{ $slow }対は、{ $length }個の位置で1回転しません。最長の波長は{ $last }です。
figure-wavelengths-model-caption-scaled = { $name }：{ $pairs }対のうち、{ $length }個の位置で1回転しないのは、学習時は{ $plain }対、スケーリング後は{ $slow }対、{ $n }個の位置では{ $now }対です。最長の波長は{ $last }です。
figure-wavelengths-model-short = { $trained }個の位置までは、短い係数が使われます。
figure-wavelengths-model-details = 波長は{ $first }から{ $last }位置までです。
figure-wavelengths-model-details-scaled = スケーリング後の波長は{ $first }から{ $last }位置までで、学習時に最長のものは{ $longest }です。
figure-wavelengths-model-blended-pairs = 対{ $from }から{ $to }は中間です。学習時の波長と、それに係数全体を掛けたものの間にあります。
figure-wavelengths-model-at-rest = ヘッドのうち回転しない対の数：{ $rest }。
figure-wavelengths-model-alt = { $name }の波長を対ごとに示す対数軸の図。{ $first }から{ $last }位置まで。{ $pairs }対のうち{ $slow }対は、{ $length }個の位置で1回転しません。
figure-wavelengths-model-trained = 学習
figure-wavelengths-model-used = 使用
figure-wavelengths-model-n = 系列長
figure-wavelengths-model-limit = 2π·base
figure-wavelengths-model-unnamed = この設定
figure-wavelengths-model-blended = 中間
figure-wavelengths-waves = ペアの正弦（最初の周期は太線）
figure-wavelengths-wave = pos { $pos }：ペア{ $pair }（波長は位置{ $wavelength }個分）の正弦{ $sin }

## ratios
figure-ratios-title = 隣り合う波長の比
figure-ratios-line = 1つの印が1つの波長、1行が1つのd_model
figure-ratios-notice = 対数目盛では、等比の波長は、ものさしの目盛のように等間隔に並びます。次元を増やすと、同じ上限2π·baseより下に並ぶ印が増え、隣り合う波長の比は1に近づきます。
figure-ratios-caption = d_model = { $d }では、各波長は1つ前の波長のbase^(2/d_model) = { $exact }倍です。
figure-ratios-caption-one = d_model = { $d }では、波長は位置{ $first }個分の1つだけで、比はありません。
figure-ratios-caption-other = d_model = { $d }では、波長はペアが1つ進むごとに{ $range }倍になりますが、等比であればどれもbase^(2/d_model) = { $exact }倍です。
figure-ratios-details = 比は{ $count }個あり、平均は{ $mean }です。{ $differ }{ $list }
figure-ratios-list = 各行の横の数値は、その倍率です：{ $rows }。
figure-ratios-row = d_model { $d }では{ $factor }
figure-ratios-sampled = 印どうしが接するところでは、一部の印だけを描いています。最初と最後、およびその間の等間隔のものです。
figure-ratios-equal = 計算された比は、すべて等しくなっています。
figure-ratios-rounding = 計算された比の最大値は最小値より{ $spread }大きく、これは丸め誤差です。
figure-ratios-differ = 比の最大値は最小値より{ $spread }大きくなっています。
figure-ratios-alt = 波長の対数軸に印が並ぶ図で、いくつかのd_modelが1行ずつ。現在の設定（{ $d }）の行だけ印が高く、その印は位置{ $first }個分から{ $last }個分まで。
figure-ratios-times = ×{ $factor }
figure-ratios-none = 比なし
figure-ratios-read = ペア{ $pair }：波長は位置{ $wavelength }個分、ペア{ $next }はその{ $ratio }倍
figure-ratios-read-last = ペア{ $pair }：波長は位置{ $wavelength }個分、最後のペア

## sinusoids
figure-sinusoids-title = いくつかの周波数の正弦
figure-sinusoids-line = 1本の曲線が1つのペア、高さが正弦
figure-sinusoids-notice = 速い波では、隣り合う位置の区別がつきますが、すぐに同じ値が繰り返されます。遅い波は、隣の位置に移ってもほとんど変わりません。
figure-sinusoids-caption = 位置0から{ $last }までに、最も速いペアは{ $most }回転、最も遅いペアは{ $least }回転します。
figure-sinusoids-caption-one = 位置0から{ $last }までに、ただ1つのペアは{ $most }回転します。
figure-sinusoids-details = 波長（位置の数）は、{ $names }です。
figure-sinusoids-alt = 位置0から{ $last }までの正弦のグラフで、いくつかのペアが1本ずつの曲線。最も速いものは{ $most }周期、最も遅いものは{ $least }周期進む。
figure-sinusoids-read = pos { $pos }、ペア{ $pair }（波長は位置{ $wavelength }個分）：sin { $sin }
figure-sinusoids-pair = ペア{ $pair }：λ { $wavelength }

## schedules
figure-schedules-title = 波長のほかの選び方
figure-schedules-line = 選び方ごとに1つの図、細線は選択中のもの
figure-schedules-notice = 両端が同じでも、波長を等間隔にすると（等差）遅い側に、周波数を等間隔にすると（調和）速い側にペアが密集します。指数を変えると（破線）、遅い側の端そのものが動きます。
figure-schedules-short = 波長の7通りの選び方です。
figure-schedules-caption = 波長を「{ $chosen }」で選ぶと、n = { $n }個の位置のうち最も近い2つはオフセットが{ $offset }、距離が{ $distance }で、ほかの6通りの選び方では最小距離が{ $range }です。
figure-schedules-caption-found = 波長を「{ $chosen }」で選ぶと、n = { $n }個の位置の中で見つかった最も近い2つはオフセットが{ $offset }、距離が{ $distance }で、ほかの6通りの選び方では最小距離が{ $range }です。
figure-schedules-caption-next = 波長を「{ $chosen }」で選ぶと、隣り合う位置の距離は{ $distance }、ほかの6通りの選び方では{ $range }です。
figure-schedules-caption-same = ペアが1つでは7通りの選び方はすべて同じで、n = { $n }個の位置のうち最も近い2つは、オフセットが{ $offset }、距離が{ $distance }です。
figure-schedules-details = 選択中の方法はすべての図に描いてあり、それ自身の図では太く、ほかの方法の図では細く重ねています。最も近いオフセットとその距離：{ $list }。
figure-schedules-searched = { $complete }までのオフセットはすべて調べました。
figure-schedules-partly = { $complete }までのオフセットはすべて調べました。その先では、どれか1つのペアがほぼ元に戻るオフセットだけを試しました。
figure-schedules-reach = 距離はオフセット{ $far }まで描いています。
figure-schedules-sampled = { $pairs }個のペアのうち{ $shown }個を描いています。
figure-schedules-order = 同じ両端の間で、等差の波長は等比の波長より上に、調和の波長は下にあり、べき乗の波長は、間の{ $inner }個のペアのうち{ $above }個で上にあります。
figure-schedules-order-none = 両端の間にペアがないので、両端が同じ5通りの選び方は一致します。
figure-schedules-alt = d_model { $d }での選び方ごとに、ペアと波長（対数軸）の小さなグラフが7枚、全選び方のオフセットと距離のグラフが1枚。選択中の「{ $chosen }」をどの図でも強調。
figure-schedules-read = ペア{ $x }、{ $name }：波長は位置{ $value }個分
figure-schedules-read-distance = オフセット{ $x }、{ $name }：距離{ $value }
figure-schedules-closest = { $name }は{ $offset }（{ $distance }）
figure-schedules-chosen = { $name }（選択中）
figure-schedules-others = 他
figure-schedules-half = 半分の指数

## decay
figure-decay-title = 余弦の平均の極限
figure-decay-line = 曲線1本がfreq(t)の1通り、t＝ペア÷ペア数
figure-decay-notice = 次元を増やしていくと、余弦の平均（内積をペアの個数で割った値）は、全周波数にわたる積分に近づきます。それがオフセットとともにどれだけ速く減衰するかは、周波数の分布で決まります。
figure-decay-fixed = この図の波長は常に等比です。ここで示す極限は等比の波長のもので、周波数のほかの選び方は、その横に描いています。
figure-decay-caption = オフセット{ $reach }では、cos(k·freq)を{ $pairs }個のペアで平均した値は{ $sum }、次元を増やしていったときの極限は{ $limit }です。
figure-decay-details = 極限は∫₀¹ cos(k·freq(t)) dtで、ここではfreq(t) = { $base }^(−t)です。極限が初めて0になるのはオフセット{ $zero }で、{ $other }^(−t)では{ $other_zero }、tでは{ $linear_zero }、√tでは{ $root_zero }、t²では決して0になりません。原論文の{ $paper }^(−t)では、オフセット{ $reach }での極限は{ $paper_limit }です。ほかのfreq(t)は細い線で、指し示すと強調されます。遠くでは、波が図で表せる細かさを超えるところで曲線を終えています。
figure-decay-alt = オフセットごとの余弦の平均のグラフが2枚で、右は対数軸。曲線は1から始まって下がり、底{ $base }ではオフセット{ $reach }での極限が{ $limit }。細い線はほかの周波数。
figure-decay-read = オフセット{ $offset }：極限{ $limit }、ペアの平均{ $sum }
figure-decay-power = { $base }⁻ᵗ
figure-decay-own = 現在の設定：{ $base }⁻ᵗ
figure-decay-both = 現在の設定＝原論文：{ $base }⁻ᵗ
figure-decay-paper = 原論文：{ $base }⁻ᵗ
figure-decay-zero = { $name }：{ $zero }で0
figure-decay-own-zero = { $zero }で0
figure-decay-square = t²
figure-decay-linear = t
figure-decay-root = √t
figure-decay-root-end = √t（tと同じくk = { $end }まで描画）
figure-decay-sum = ペアの平均、d_model { $d }

## bases
figure-bases-title = 底と波長
figure-bases-line = 1本の線が1つのモデル、最短から最長の波長まで
figure-bases-notice = 底を大きくすると、最短のものを除くすべての波長が長くなり、波長の間隔も広がります。そのとき、系列の中で一回転するペアの個数はたいてい減り、増えることはありません。
figure-bases-fixed = この図の波長は常に等比です。等比でなければ、両端の間の波長は底からはほとんどわかりません。
figure-bases-caption = 底{ $base }では、{ $pairs }個のペアのうち{ $turning }個の波長がn = { $n }以下で、最長の波長は位置{ $longest }個分です。
figure-bases-details = 各線は最短の波長から最長の波長まで延び、太い棒は、nまでに（モデルでは学習時の文脈長までに）ペアが一回転する範囲を示します：{ $trained }。d_model { $d }での最長の波長：{ $list }。モデルの最長の波長（それぞれの次元数、RoPEのモデルではヘッドの次元数による）：{ $models }。どれも上限2π·baseには達せず、次元が多いほど上限に近づきます。図の中で底を最小から最大まで変えると、一回転するペアの割合は{ $shares }、最長の波長は{ $longests }となります。{ $neighbours }底{ $base }では、{ $closest }。{ $searched }
figure-bases-searched = { $complete }までのオフセットはすべて調べました。
figure-bases-partly = { $complete }までのオフセットはすべて調べました。その先では、どれか1つのペアがほぼ元に戻るオフセットだけを試しました。
figure-bases-alt = 左は波長の軸にモデルごとの水平線。太い棒は一回転するペアの範囲で、現在の設定では{ $pairs }個中{ $turning }個。右は底ごとの、そうしたペアの割合のグラフ。
figure-bases-closest = 最も近い2つの位置はオフセットが{ $offset }、距離が{ $distance }です
figure-bases-closest-found = 見つかった中で最も近い2つの位置はオフセットが{ $offset }、距離が{ $distance }です
figure-bases-closest-one = 2つ目の位置があれば、その距離は{ $distance }です
figure-bases-neighbours = 各波長は、1つ前の波長の{ $ratio }倍です。
figure-bases-neighbours-one = ペアが1つなので、隣の波長はありません。
figure-bases-read = 底{ $base }：最長の波長は位置{ $longest }個分、{ $pairs }個のペアのうち{ $turning }個がn = { $n }以下、比{ $ratio }
figure-bases-longest = 底{ $base }では{ $longest }
figure-bases-model = { $name }（d { $d }）は{ $longest }
figure-bases-dot = { $name }：{ $trained }
figure-bases-trained = { $name }は{ $trained }までに{ $pairs }個中{ $turning }個
figure-bases-of = { $pairs }個中{ $turning }個
figure-bases-own = 現在の設定
figure-bases-turning = nまでに一回転
figure-bases-rest = 一回転未満
figure-bases-within = nまたは学習時の文脈長までに一回転するペア
figure-bases-shares = 底と、一回転するペアの割合
figure-bases-read-model = 底{ $base }、n = { $n }、{ $name }：{ $pairs }個のペアのうち{ $turning }個がn以下、最長の波長は位置{ $longest }個分
figure-bases-transformer = Transformer
figure-bases-llama = LLaMA
figure-bases-llama-3 = Llama 3
figure-bases-qwen2 = Qwen2

## tokens
figure-tokens-title = トークンの埋め込みと位置エンコーディングの和
figure-tokens-line = 1つの印が1つの次元またはペア、トークンは2つ
figure-tokens-notice = 単語の埋め込みは、どこにあっても同じです。同じ単語どうしを区別するのは、加えたエンコーディングだけで、どの単語であっても、同じ矢印の分だけ引き離します。
figure-tokens-caption = 「{ $word }」は位置{ $p }と{ $q }にあり、2つの入力の違いはPE({ $q }) − PE({ $p })だけで、その長さは{ $sum }です。
figure-tokens-caption-different = ここには2回現れる単語がなく、「{ $word }」と「{ $other }」の距離は、エンコーディングを加える前が{ $embedding }、加えた後が{ $sum }です。
figure-tokens-caption-alone = 「{ $word }」だけがあり、ノルム{ $embedding }の埋め込みにノルム{ $encoding }のエンコーディングを加えると、ノルム{ $sum }の入力になります。
figure-tokens-marks = 左は埋め込み、中央はエンコーディングを加えた後の入力で、一方の単語からもう一方へ矢印を引いています。右は同じ矢印をどれも0から描き直したもので、2つ目の位置のPEから1つ目の位置のPEを引いた値に丸印があります。
figure-tokens-cells = 左は埋め込み、中央はエンコーディングを加えた後の入力、右は2つの入力の差で、その下が2つのエンコーディングの差です。±{ $end }を超える成分は、近いほうの端の色です。
figure-tokens-any = カーソルの2つの単語（posとpos + k）を描いています。
figure-tokens-residual = この差を2つの入力から成分ごとに求めると、丸め誤差は最大{ $residual }です。
figure-tokens-details = 埋め込みは人工的に作ったもので、分散1/d_modelの成分を{ $factor }倍しています。次元の順序：{ $layout }。
figure-tokens-norms = 「{ $word }」の埋め込みのノルムは{ $length }、PE({ $p })を加えると{ $input }です。
figure-tokens-alt = { $count }個の単語のうち2つを{ $shown }次元で示す3枚の図。左は埋め込み、中央はエンコーディングを加えた入力、右は入力の差とエンコーディングの差。
figure-tokens-drawn = { $d }次元のうち、最初のほうのペアの{ $shown }次元を描いています。
figure-tokens-before = 加える前：埋め込み
figure-tokens-after = 加えた後：入力
figure-tokens-difference = 矢印：両者の差
figure-tokens-word = 「{ $word }」（位置{ $pos }）
figure-tokens-at-pos = 位置pos
figure-tokens-at-pos-k = 位置pos + k
figure-tokens-of-inputs = 入力
figure-tokens-of-encodings = エンコーディング
figure-tokens-rows = 行
figure-tokens-read = ペア{ $pair }、次元{ $dim }：{ $one }は{ $input-p }、{ $other }は{ $input-q }、差{ $difference }、PE({ $q }) − PE({ $p }) = { $arrow }

## attention
figure-attention-title = 位置なしの注意と位置ありの注意
figure-attention-line = 1行が1つの単語、長さが重み
figure-attention-asking = ‘{ $asking }’から、{ $title }
figure-attention-notice = 位置も因果マスクもなければ、単語がどこにあるかは関係ありません。単語を並べ替えると、重みは大きさを変えずに単語と一緒に動きます。
figure-attention-short = 位置がなければ、単語がどこにあるかは関係ありません。
figure-attention-fixed = ここでは、次元の順序は常にsin, cos, sin, cosです。重みは人工的に作ったものなので、順序を変えても、重みを作り直すのと変わりません。
figure-attention-details = 目盛は2枚の図で共通です。1行が1つの単語です。点は、カーソルの単語が現在の順序（{ $now }）でその単語に向ける重み、輪は別の順序（{ $other }）での重みなので、輪が点を囲んでいれば、変わっていません。注意の重みはsoftmax(クエリ·キー/√{ $dk })で、マスクはありません。重み行列と、{ $d }次元の埋め込みは、人工的に作ったものです。
figure-attention-capped = ここで使う次元数は、d_model = { $d_model }より小さくしています。
figure-attention-largest = 図の中で最大の重みは{ $most }です。
figure-attention-alt = { $count }個の単語の注意を、1行に1語ずつ、位置なしと位置ありで示す2枚の図。行の長さは、位置{ $pos }の単語がその単語に向ける重み。輪は別の順序。
figure-attention-caption = 単語を逆順にすると、位置なしでは、{ $rounding }どの2つの単語の間の重みも変わらず、位置ありでは、重みが最大{ $with }、‘{ $asking }’の重みは最大{ $here }変わります。
figure-attention-caption-did = 入力した順と比べると、位置なしでは、{ $rounding }どの2つの単語の間の重みも変わらず、位置ありでは、重みが最大{ $with }、‘{ $asking }’の重みは最大{ $here }変わります。
figure-attention-rounding = 丸め誤差（{ $without }）を除いて、
figure-attention-caption-one = 単語が1つだけなら、位置があってもなくても、自分自身に重み{ $most }で注意を向けます。
figure-attention-caption-same = このシャッフルでは、{ $count }個の単語は元の場所のままです。
figure-attention-without = 位置なし
figure-attention-with = 位置あり
figure-attention-changed = { $title }：最大の変化{ $change }
figure-attention-if-reversed = 逆順にした場合
figure-attention-read = pos { $query }「{ $asking }」から{ $key }「{ $asked }」へ、オフセット{ $offset }：重み{ $weight }（{ $kind }）

## rope
figure-rope-title = RoPE：クエリとキーの回転
figure-rope-line = 1本の線分が1つのベクトル、下はテキストに沿ったスコア
figure-rope-notice = RoPEは、クエリとキーを、位置とともに増える角度だけ回転させます。すると、両者のスコアは、一方から他方へのオフセットで決まり、それぞれがどこにあるかにはよりません。
figure-rope-short = スコアは、クエリからキーへのオフセットで決まり、どこにあるかにはよりません。
figure-rope-caption = 描いた{ $count }個の位置のどこでも、クエリと位置{ $k }個分だけ後のキーとのスコアは{ $rounding }{ $score }ですが、回転の代わりにエンコーディングを加えると、スコアは{ $least }から{ $greatest }までにわたります。
figure-rope-caption-one = 唯一の位置0では、クエリとキーのスコアは{ $score }です。
figure-rope-rounding = 丸め誤差（{ $spread }）を除いて
figure-rope-details = 円はペア{ $pair }を示します。クエリがどこにあっても、クエリとキーの線分は同じだけ回り、その間の塗りつぶした角度は変わりません。線分が示すのは向きだけです。このペアでは、クエリの長さは{ $query }、キーの長さは{ $key }です。クエリとキーは人工的に作ったもので、{ $d }次元です。エンコーディングの加算とは、(クエリ + PE(pos))·(キー + PE(pos + k))のことです。
figure-rope-back = キーが同じだけ手前、つまりオフセット−{ $k }にあれば、スコアは{ $back }になります。
figure-rope-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。ヘッドの最後のペアが、それより後のペアの代わりをします。
figure-rope-sampled = { $n }個の位置のうち、等間隔の{ $count }個を描いています。
figure-rope-alt = 2つの円に、ペア{ $pair }のクエリとキーの線分が1本ずつあり、間の角度はどちらも{ $angle }°。横はクエリの位置ごとのスコアで、水平な線と、エンコーディングを加算した場合の曲線。
figure-rope-read = pos { $pos }、オフセット{ $offset }：スコア{ $score }、エンコーディングの加算では{ $added }
figure-rope-read-hands = pos { $pos }、オフセット{ $offset }、ペア{ $pair }：クエリ{ $query }°、キー{ $key }°、間の角度{ $angle }°
figure-rope-read-query = クエリ、ペア{ $pair }：長さ{ $radius }、位置1つごとに{ $freq }ラジアン
figure-rope-read-key = キー、ペア{ $pair }：長さ{ $radius }、位置1つごとに{ $freq }ラジアン
figure-rope-at = クエリは位置{ $pos }、キーは位置{ $key }
figure-rope-here = クエリはpos、キーはpos + { $k }
figure-rope-apart = 間の角度{ $angle }°
figure-rope-turned = どちらもさらに{ $turned }°回転
figure-rope-scores = オフセット{ $k }でのスコア
figure-rope-flat = 回転（RoPE）
figure-rope-added = エンコーディングを加算
figure-rope-query = クエリ
figure-rope-key = キー

## alibi
figure-alibi-title = ALiBi：距離に応じたペナルティ
figure-alibi-line = 1本の線が1つのヘッド、傾きがペナルティ
figure-alibi-notice = ALiBiはベクトルに何も加えません。キーのスコアを、そのキーまでの距離（位置の数）に比例して下げます。下げ方が急なヘッドもあれば、緩やかなヘッドもあります。
figure-alibi-fixed = ALiBiにはエンコーディングがありません。波長の選び方や次元の順序を変えても、この図は変わりません。
figure-alibi-caption = { $heads }個のヘッドの傾きは{ $steepest }から{ $flattest }までで、それぞれ1つ前の半分です。
figure-alibi-details = 位置{ $query }のクエリに対して位置0のキーのスコアに加わる値は、最初のヘッドで{ $least }、最後のヘッドで{ $greatest }です。softmaxでは、バイアスは係数e^(−傾き·距離)になります。この係数は、最初のヘッドでは位置{ $half_first }個分ごとに、最後のヘッドでは位置{ $half_last }個分ごとに半分になります。ヘッドが{ $more }個なら、傾きは{ $more_steepest }から始まり、それぞれ1つ前の{ $more_steepest }倍で、最後は同じ{ $flattest }になります。{ $two }
figure-alibi-two = 位置が1つだけでは相手がないため、図は位置が2つの場合です。
figure-alibi-alt = 左：キーの位置に対する{ $heads }本の直線。クエリで0、最も低いところで{ $least }。右：距離に対するsoftmaxでの係数で、1から下がっていく曲線。
figure-alibi-read = pos { $key }、距離{ $distance }、ヘッド{ $head }（傾き{ $slope }）：{ $bias }
figure-alibi-read-factor = オフセット{ $distance }、ヘッド{ $head }（傾き{ $slope }）：係数{ $factor }
figure-alibi-fraction = 1/{ $below }

## rope-scaling
figure-rope-scaling-title = 長い系列のためのRoPE
figure-rope-scaling-line = 1本の曲線が1つの方法、横軸はペア
figure-rope-scaling-notice = 学習時より長い系列を読むために、モデルはペアの回転を遅くします。すべてのペアを同じ倍率で遅くする方法（補間）と、遅いペアほど大きく遅くする方法（NTK-aware、YaRN）があります。
figure-rope-scaling-short = 学習時より長い系列を読むために、モデルはペアの回転を遅くします。
figure-rope-scaling-caption = { $d }次元のヘッドをn = { $n }から{ $last }個の位置まで広げるために、補間はすべてのfreqを{ $factor }で割り、NTK-awareスケーリングは底を{ $base }にし、YaRNは{ $kept }個のペアをそのまま保ち、{ $blended }個を中間の値にし、{ $divided }個を同じく割ります。
figure-rope-scaling-details = { $beyond }補間では、最も遅いペアの波長が位置{ $slowest }個分から{ $stretched }個分に伸びます。NTK-awareの底は{ $before }·{ $exponent } = { $base }です。YaRNは、n個の位置の間に{ $beta }回転以上するペアをそのまま保ち、{ $alpha }回転以下のペアを補間と同じく割ります。その間のペアでは、freqのうち保たれる割合が、回転数に応じて0から1まで直線的に増えます。YaRNはさらに、スコアに(0.1·ln { $factor } + 1)² = { $temperature }を掛けますが、これは図に示していません。
figure-rope-scaling-beyond = n個の位置の間に一回転しない{ $slow }個のペアのうち、NTK-awareの底では{ $past }個が学習時の範囲を超える角度に達し、その超過は最大{ $most }%です。補間とYaRNでは、そのようなペアはありません。
figure-rope-scaling-beyond-none = 学習時の範囲を超える角度に達するペアはありません。
figure-rope-scaling-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。
figure-rope-scaling-exponent = { $factor }^({ $d }/{ $less })
figure-rope-scaling-exponent-none = 1（ペアが1つだけで、引き伸ばすべき遅いペアがないため）
figure-rope-scaling-sampled = スコアの各点は、前後{ $width } %までのオフセットにわたる平均です。
figure-rope-scaling-alt = 左：n = { $n }でのペアごとの波長の対数目盛のグラフで、学習時、補間、NTK-aware、YaRNの4本の曲線。右：オフセット{ $last }までの、それぞれの余弦の平均。
figure-rope-scaling-read = ペア{ $x }：波長（位置の数）は学習時{ $trained }、補間{ $interpolated }、NTK-aware { $ntk }、YaRN { $yarn }
figure-rope-scaling-read-score = オフセット{ $x }：学習時{ $trained }、補間{ $interpolated }、NTK-aware { $ntk }、YaRN { $yarn }
figure-rope-scaling-interpolated = 補間
figure-rope-scaling-ntk = NTK-awareの底
figure-rope-scaling-yarn = YaRN
figure-rope-scaling-trained = 学習時
figure-rope-scaling-to = { $value }まで

## pitfalls
figure-pitfalls-title = 位置エンコーディングのバグ
figure-pitfalls-line = 1列が1つの位置、1行が1つの次元
figure-pitfalls-notice = こうしたバグがあっても、プログラムは動き、もっともらしい波を描きます。誤りがわかるのは数値だけです。
figure-pitfalls-fixed = バグは、等比の波長をもつ原論文のエンコーディングで示し、すべての正弦を上、すべての余弦を下に描いています。
figure-pitfalls-caption = { $bug }。成分のずれは最大{ $difference }です。
figure-pitfalls-caption-none = { $bug }。描いた位置（{ $positions }）では、それによる違いはありません。
figure-pitfalls-longest = 最長の波長は、位置{ $right }個分であるべきところが{ $wrong }個分です。
figure-pitfalls-longest-same = 最長の波長は、どちらも位置{ $right }個分です。
figure-pitfalls-norms = ノルムは、{ $norm }であるべきところが{ $range }です。
figure-pitfalls-norms-same = ノルムは、どちらも{ $norm }です。
figure-pitfalls-law-broken = 同じオフセットでの距離が位置によって異なり、比べた{ $starts }個の位置の間では最大{ $spread }の差があります。
figure-pitfalls-law-rounding = 同じオフセットでの距離は、比べた{ $starts }個の位置で、丸め誤差（{ $spread }）を除いて一致します。
figure-pitfalls-law-close = 同じオフセットでの距離は、比べた{ $starts }個の位置で、{ $spread }以内の差で一致します。
figure-pitfalls-law-kept = 同じオフセットでの距離は、比べた{ $starts }個の位置で一致します。
figure-pitfalls-positions = 成分、ノルム、距離は、描いた位置（{ $positions }）のものです。
figure-pitfalls-order = 画像では、隣り合う行が似るように、正弦を上、余弦を下に並べています。
figure-pitfalls-drawn = { $pairs }個のペアのうち、描いたのは{ $drawn }個です。数値は全ペアのものです。
figure-pitfalls-alt = 3枚のヒートマップ。位置{ $positions }が左から右、正弦が上、余弦が下。正しいエンコーディング、誤ったエンコーディング、両者の差。続いて、両者のオフセットと距離のグラフ。成分の差は最大{ $difference }。
figure-pitfalls-exponent = 指数が2倍の−4·pair/d_modelになっていて、最初のペアを除くすべてのペアの回転が遅くなっています
figure-pitfalls-cosine = 余弦だけが別の指数−(2·pair + 1)/d_modelをもち、周波数が同じ正弦と余弦がなくなっています
figure-pitfalls-odd = 奇数のd_modelに合わせて最後の次元を切り落としたため、1つの正弦が、対になる余弦を失っています（0として描画）
figure-pitfalls-odd-crash = d_modelが奇数だと、1つおきの次元を全ペアの余弦で埋める通常のプログラムは、エラーで停止します。ここに示すのは、代わりに、エンコーディングを大きさに合わせて切り詰めた場合に残るものです。
figure-pitfalls-denominator = 指数のd_model/2の代わりにd_model/2 − 1を使っても法則はすべて成り立ちますが、片方の式で学習した重みは、もう片方の式には合いません
figure-pitfalls-degrees = 角度を度数法の値とみなしているため、どのペアの回転も{ $slower }分の1の速さになっています
figure-pitfalls-single = 角度をfloat32で計算していて、ここではfloat32の整数が飛び飛びになるため、角度が最大1ラジアンずれています
figure-pitfalls-halves = 重みは隣どうしのペアで学習されているのに、RoPEが、前半の各成分を後半の相手と組にして回転させています
figure-pitfalls-halves-shown = 図は、1つのベクトル、つまり位置0のエンコーディングを、各位置まで回転させたものです。隣どうしを組にすると、その位置のエンコーディングになります。前半と後半を組にすると、ペアではない成分どうしが一緒に回転します。
figure-pitfalls-right = 正しい値
figure-pitfalls-wrong = 誤った値
figure-pitfalls-distances = 位置どうしの距離
figure-pitfalls-difference = 差（誤った値 − 正しい値）
figure-pitfalls-sin = sin { $pair }
figure-pitfalls-cos = cos { $pair }
figure-pitfalls-read = pos { $pos }、次元{ $dim }（ペア{ $pair }の{ $component }）：{ $value }
figure-pitfalls-read-distance = オフセット{ $offset }：正しい値{ $right }、誤った値{ $wrong }

## compare
figure-compare-title = 位置の与え方の比較
figure-compare-line = 色：スコアの変化量、斜線：ベクトルなし
figure-compare-notice = オフセットが同じところを、つまり対角線に沿って見てください。位置をベクトルに加える方法では、そこでのスコアが位置によって変わります。位置でベクトルを回転させる方法や、位置をスコアに加える方法では、変わりません。
figure-compare-short = オフセットが同じところを、つまり対角線に沿って見てください。
figure-compare-caption = オフセットを固定しても、位置をベクトルに加える方法ではスコアが位置によって最大{ $most }変化し、{ $rest }。
figure-compare-rest = それ以外の方法ではまったく変化しません
figure-compare-rest-rounding = それ以外の方法での変化は丸め誤差（{ $least }）だけです
figure-compare-details = 色は、位置がスコアに加える値を示します。位置がないときのスコアは{ $plain }です。背景の色が0を表し、−{ $reach }から{ $reach }までの1つの色の範囲をすべての行列に使っています。位置は{ $last }までで、線は学習時の長さn = { $n }を示します。学習型のベクトルはそこで終わり、その先にはスコアがありません。各行列の上には、対角線に沿った変化の最大値、またはオフセットだけで決まることを示しています：{ $added }／{ $others }。クエリとキーは1つずつで、{ $d }次元の人工的なものです。学習型のベクトル、Shawのベクトル（±{ $clip }で打ち切り）、T5のバイアス（両方向合わせて{ $buckets }個のバケット、距離{ $distance }まで）も人工的なものです。ALiBiの傾きは{ $slope }です。
figure-compare-beyond = { $entries }個のスコアのうち{ $beyond }個は色の範囲を超え、端の色になっています。0から最も離れた値は{ $furthest }です。
figure-compare-stepped = 位置は{ $step }個ごとに1つ描いています。
figure-compare-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。
figure-compare-alt = 正方形のヒートマップが7枚。0から{ $last }までのクエリが上から下、キーが左から右。各方法がスコアに加える値。線はn = { $n }を示す。位置なしの図は無地。
figure-compare-changing = { $name }：最大{ $spread }
figure-compare-one = { $name }
figure-compare-same = { $name }：どこも同じスコア
figure-compare-alone = { $name }：オフセットのみ
figure-compare-offset = オフセット{ $k }
figure-compare-n = n
figure-compare-n-value = n = { $n }
figure-compare-bar = 変化量
figure-compare-bar-clipped = 変化量（範囲外は端の色）
figure-compare-none = 位置なし
figure-compare-sinusoidal = 正弦波
figure-compare-learned = 学習型
figure-compare-rope = RoPE
figure-compare-shaw = Shaw
figure-compare-t5 = T5
figure-compare-alibi = ALiBi
figure-compare-read = クエリ{ $query }、キー{ $key }（オフセット{ $offset }）：{ $name }で加わる値{ $change }
figure-compare-read-none = クエリ{ $query }、キー{ $key }（オフセット{ $offset }）：{ $name }のベクトルはなし
figure-compare-here = オフセット{ $offset }、スコアに加わる値：{ $changes }

## base-context
figure-base-context-title = 余弦の和が正である範囲
figure-base-context-line = 点はモデル、中空は使う長さ、橙の輪は現在の設定
figure-base-context-notice = 余弦の和が0より大きいうちは、クエリに似たキーのスコアは、無作為なキーのスコアより平均して高くなります。曲線は、底ごとに、和が初めて0を下回るオフセットを示します。公開されているモデルの中には、これより長い系列で学習したものもあります。
figure-base-context-short = 曲線は、底ごとに、余弦の和が初めて0を下回るオフセットを示します。
figure-base-context-fixed = 印を付けたモデルも、比較する曲線も、等比の波長をもつため、この図の波長も等比です。
figure-base-context-caption = 底{ $base }では、{ $d }次元のヘッドの余弦の和が初めて0を下回るのはオフセット{ $first }で、長さn = { $n }の系列はその手前で終わります。
figure-base-context-caption-beyond = 底{ $base }では、{ $d }次元のヘッドの余弦の和が初めて0を下回るのはオフセット{ $first }で、長さn = { $n }の系列はそこに達します。
figure-base-context-caption-searching = 底{ $base }では、これまでに探したオフセット{ $first }までの範囲で、{ $d }次元のヘッドの余弦の和が0を下回ることはありません。
figure-base-context-steps = 初めて0を下回るオフセットは、{ $start }から{ $end }までの{ $known }個の底で正確に求めたもので、その間の底ではわかりません。次に大きい底へ進む{ $steps }回のうち{ $falls }回では、オフセットはかえって小さくなります。
figure-base-context-so-far = 初めて0を下回るオフセットは、{ $start }から{ $end }までの{ $sought }個の底のうち、これまでに{ $known }個で見つかっています。
figure-base-context-limit = ペアを限りなく増やすと、余弦の和は滑らかになり（破線）、初めて0になるのはオフセット{ $limit }です。
figure-base-context-models = ほかの点は、ヘッドの{ $head }次元が回転する公開モデル{ $count }個の設定にある長さです。スケーリングで長さを延ばす場合、線が学習時の長さから、使用時の長さの白抜きの点へ伸びます。
figure-base-context-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。
figure-base-context-alt = 左：両対数目盛で、底に対して、余弦の和が初めて0を下回るオフセットを示す、ぎざぎざの輪郭。線は底{ $base }を示す。右：オフセットに対する和。
figure-base-context-read = 底{ $base }：和が初めて0を下回るのはオフセット{ $first }
figure-base-context-read-model = { $names }：底{ $base }、長さ{ $length }
figure-base-context-read-model-used = { $names }：底{ $base }、学習{ $length }、使用{ $used }まで
figure-base-context-read-own = 底{ $base }、n { $n }：和が初めて0を下回るのはオフセット{ $first }で、系列より先
figure-base-context-read-beyond = 底{ $base }、n { $n }：和が初めて0を下回るのはオフセット{ $first }で、系列の中
figure-base-context-read-searching = 底{ $base }、n { $n }：オフセット{ $first }まで和は0以上、探索中
figure-base-context-read-sum = オフセット{ $offset }：余弦の和{ $sum }、平均{ $mean }
figure-base-context-skyline = 和が初めて0を下回るオフセット
figure-base-context-sum = このヘッド
figure-base-context-many = ペア数の極限
figure-base-context-no-models = モデルの表示は{ $head }次元のヘッドのみ

## partial-rotary
figure-partial-rotary-title = 部分的なRoPE：回転しないペア
figure-partial-rotary-line = 1本の曲線が1つの選び方、上の白丸は回転しないペア
figure-partial-rotary-notice = 回転しないペアは、どのオフセットでもスコアに同じ値を加えます。つまり、位置によらず、内容を比べています。
figure-partial-rotary-caption = ヘッドの{ $pairs }個のペアのうち{ $turning }個が回転し、回転しないペアは、どのオフセットでも余弦の平均に{ $constant }を加えます。
figure-partial-rotary-caption-none = ヘッドの{ $pairs }個のペアの中に回転するものはなく、回転しないペアは、どのオフセットでも余弦の平均に{ $constant }を加えます。
figure-partial-rotary-details = 回転するペアの波長は、{ $rotary }次元のヘッドとしてエンコーディングすると最長で位置{ $fewer }個分、遅いペアを回転させないと最長で位置{ $kept }個分、ヘッド全体では最長で位置{ $all }個分です。オフセット{ $last }での余弦の平均は、順に{ $fewer_last }、{ $kept_last }、{ $all_last }です。
figure-partial-rotary-details-none = この割合では、回転するペアが1個分に達しません。ヘッド全体では、波長は最長で位置{ $all }個分、オフセット{ $last }での余弦の平均は{ $all_last }です。
figure-partial-rotary-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。
figure-partial-rotary-alt = 左：3つのヘッドの、ペアごとの波長の対数目盛のグラフ。2つは一部のペアだけ、1つは全ペアを回転させる。最上段の丸印は{ $pairs }個のペアのうち回転しない{ $rest }個。右：オフセットに対する余弦の平均。
figure-partial-rotary-read = ペア{ $x }の波長（位置の数）：{ $fewer }（先頭の次元だけ）、{ $kept }（速いペアだけ）、{ $all }（ヘッド全体）
figure-partial-rotary-read-score = オフセット{ $x }での余弦の平均：{ $fewer }（先頭の次元だけ）、{ $kept }（速いペアだけ）、{ $all }（ヘッド全体）
figure-partial-rotary-fewer = 先頭の次元だけ
figure-partial-rotary-rest = 速いペアだけ
figure-partial-rotary-all = ヘッド全体
figure-partial-rotary-still = 回転なし
figure-partial-rotary-at-rest = 回転せず波長なし
figure-partial-rotary-constant = 回転なし：{ $value }

## fourier-features
figure-fourier-features-title = フーリエ特徴：オクターブの繰り返し
figure-fourier-features-line = 1点が1つのペア、1本の曲線が1つの方式
figure-fourier-features-notice = これらのオクターブの波長は、どれも位置の整数個分で、最長の波長を割り切ります。最長の波長の分だけ進むと、全体が最初から繰り返されます。
figure-fourier-features-caption = 波長が位置{ $range }個分の{ $octaves }個のオクターブは、位置{ $period }個分で最初に戻り、n = { $n }個の位置の中に、値がすべて一致する2つはありません。
figure-fourier-features-caption-collide = 波長が位置{ $range }個分の{ $octaves }個のオクターブは、位置{ $period }個分で最初に戻り、n = { $n }個の位置のうち、{ $period }だけ離れた2つはどれも、値がすべて一致します。
figure-fourier-features-details = NeRFは−1から1までの座標をエンコーディングします。ここでは、座標の1が位置{ $unit }個分にあたり、座標の範囲がちょうど一周期になります。d_model = { $d }のエンコーディングには{ $pairs }個のペアがあり、波長は位置{ $shortest }個分から{ $longest }個分まで、オフセット{ $period }での余弦の平均は{ $own_period }です。
figure-fourier-features-half = 半周期離れたオフセット{ $half }では、オクターブの余弦の平均は{ $halfway }で、隣り合う位置どうしの{ $next }より大きくなります。
figure-fourier-features-half-less = 半周期離れたオフセット{ $half }では、オクターブの余弦の平均は{ $halfway }です。隣り合う位置どうしでは{ $next }です。
figure-fourier-features-alt = 左：オクターブとエンコーディングの、ペアごとの波長の対数目盛のグラフ。右：オフセットに対する両者の余弦の平均。オクターブはオフセット{ $period }で1に戻る。
figure-fourier-features-sampled = エンコーディングの曲線は、オフセット{ $step }個につき1個を描いています。
figure-fourier-features-read = ペア{ $pair }：波長（位置の数）はオクターブ{ $octave }、エンコーディング{ $own }
figure-fourier-features-read-own = ペア{ $pair }：波長（位置の数）はエンコーディング{ $own }、オクターブなし
figure-fourier-features-read-kernel = オフセット{ $offset }：余弦の平均はオクターブ{ $octave }、エンコーディング{ $own }
figure-fourier-features-octaves = オクターブ
figure-fourier-features-own = エンコーディング

## xpos
figure-xpos-title = xPos：減衰する回転
figure-xpos-line = 上：距離ごと、下：ペアごと
figure-xpos-notice = xPosでは、ペアが回転するのに加えて、各ペアがスコアに加える値がオフセットとともに減衰します。速く回るペアほど、早く減衰します。
figure-xpos-caption = { $halves }。一方、傾き{ $slope }のALiBiでは、重みが位置{ $half_alibi }個分ごとに半分になります。
figure-xpos-halves = 最も速いペアは位置{ $half_first }個分、最も遅いペアは位置{ $half_last }個分で半分に減衰します
figure-xpos-halves-one = ただ1つのペアは位置{ $half_first }個分で半分に減衰します
figure-xpos-details = ペアの係数はzeta^(距離/{ $scale })で、zetaはペア0で{ $zeta_first }、ペア{ $slowest }で{ $zeta_last }です。学習時の長さとみなした距離n = { $n }（破線）での余弦の平均は、RoPEで{ $rope_n }、xPosで{ $xpos_n }です。距離{ $last }では、それぞれ{ $rope_end }、{ $xpos_end }です。ALiBiは、{ $heads }個のヘッドのうち最も緩やかな傾きで描いています。ALiBiの係数は、スコアではなく重みに掛かり、これら2つの距離で{ $alibi_n }、{ $alibi_end }です。
figure-xpos-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。
figure-xpos-alt = 左：距離{ $last }までの3本の曲線。RoPEの余弦の平均、xPosの余弦の平均、ALiBiの係数。右：対数目盛で、各ペアが半分に減衰する距離と、その波長。
figure-xpos-read = オフセット{ $offset }：余弦の平均はxPos { $xpos }、RoPE { $rope }／ALiBiの係数{ $alibi }
figure-xpos-read-pair = ペア{ $pair }：位置{ $half }個分で半減（zeta { $zeta }）、波長は位置{ $wavelength }個分
figure-xpos-rope = RoPE
figure-xpos-xpos = xPos
figure-xpos-alibi = ALiBiの係数（傾き{ $slope }）
figure-xpos-half = 半減距離
figure-xpos-wavelength = 波長
## diffusion-time
figure-diffusion-time-title = 位置としての拡散時刻
figure-diffusion-time-line = 1列が1つの時刻、1行が1つの次元
figure-diffusion-time-notice = 拡散モデルは、時刻を同じ正弦波でエンコーディングします。0から1までの時刻をそのまま位置として使うと、全体でも位置1つ分にすぎず、その間に1ラジアンより多く回るペアはありません。時刻を1000倍すると、どのペアの回る角度も1000倍になります。
figure-diffusion-time-caption = 時刻の範囲の{ $share }%にあたる1ステップでエンコーディングが動く距離は、時刻が0から1までなら{ $small }、0から{ $end }までなら{ $large }です。
figure-diffusion-time-details = 全体、つまりn = { $n }ステップでエンコーディングが動く距離は、それぞれ{ $small_way }、{ $large_way }です。距離が√d_model = { $level }のとき、2つのエンコーディングは直交します。時刻は、前者ではpos/n、後者では{ $end }·pos/nです。1ステップで動く距離は、どこから始めても同じです。Ho et al.は時刻を{ $end }まで数えますが、後のサンプラーが使うのはそのうち一部の時刻だけです。Ho et al.のプログラムでは、底の指数のd_model/2がd_model/2 − 1になっています。
figure-diffusion-time-sampled = 曲線には、ステップ{ $stride }個につき1個を描いています。
figure-diffusion-time-alt = エンコーディングのヒートマップが2枚。{ $n }ステップが左から右、次元が上から下で、時刻は1まで、または{ $end }まで。横に時刻0のエンコーディングからの距離の図。終点は{ $small_way }と{ $large_way }。
figure-diffusion-time-to-one = 時刻0〜1
figure-diffusion-time-to-end = 時刻0〜{ $end }
figure-diffusion-time-first = 1ステップ後
figure-diffusion-time-read = pos { $pos }：距離は時刻{ $small_time }で{ $small }、時刻{ $large_time }で{ $large }

## axial
figure-axial-title = 2軸の位置エンコーディング
figure-axial-line = 色：距離、破線：kだけ離れたマス
figure-axial-notice = 行と列がペアを半分ずつ受け持ち、それぞれの距離の二乗が足し合わされます。中央から等距離にあるセルでも、エンコーディングでの距離は異なることがあり、等距離の線は円になりません。
figure-axial-short = 行と列がペアを半分ずつ受け持ち、それぞれの距離の二乗が足し合わされます。
figure-axial-caption = セル({ $length }, 0)と({ $across }, { $down })はどちらも中央からセル{ $length }個分の距離にあり、そのエンコーディングと中央のエンコーディングとの距離は、それぞれ{ $one }と{ $other }です。
figure-axial-caption-few = 中央のエンコーディングとの距離は、セル(1, 0)のエンコーディングでは{ $one }、セル(1, 1)のエンコーディングではその√2倍の{ $other }です。
figure-axial-details = 色は{ $step }刻みなので、色の境目が等距離の線になります。破線の円は、図に収まる場合に、中央からセルk個分離れた場所を結びます。グラフでは、中央からセル{ $reach }個分のところで、距離は軸方向が{ $far }、対角線方向が{ $far_diagonal }です。対角線方向では、各軸に沿った分は長さの1/√2です。
figure-axial-half = 各軸の次元数は、{ $d }の半分の{ $dims }です。
figure-axial-rounded = d_model = { $d }は4の倍数ではないため、各軸の次元数は、半分をペア単位に切り捨てた{ $dims }で、{ $rest }次元が余ります。
figure-axial-least = 1つのペアを2つの軸に分けることはできないため、図は{ $least }次元、つまり各軸{ $dims }次元の場合です。
figure-axial-many = 1画素に複数のセルが入るところでは、距離の二乗平均平方根を表示しています。
figure-axial-averaged = 曲線の各点も同様です。
figure-axial-alt = 左：中央のセルからの距離を段階的な色で示す、セル{ $reach }個分先までの図。右：軸方向と対角線方向の、長さに対する距離。端では{ $far }と{ $far_diagonal }。
figure-axial-axis = 軸方向
figure-axial-diagonal = 対角線方向
figure-axial-read = オフセット({ $across }, { $up })：距離{ $distance } = √({ $of_x }² + { $of_y }²)
figure-axial-read-cut = オフセット{ $length }：距離は軸方向{ $axis }、同じ長さの対角線方向{ $diagonal }

## m-rope
figure-m-rope-title = M-RoPE：3軸に分けるペア
figure-m-rope-line = 1点が1つのペア、色がその軸
figure-m-rope-notice = M-RoPEは、ヘッドのペアを時間、高さ、幅に配分します。各軸がどの波長をもつかは、その配分の仕方で決まります。
figure-m-rope-short = 時間、高さ、幅がどの波長をもつかは、ペアの配分の仕方で決まります。
figure-m-rope-caption = 時間、高さ、幅の最短の波長（位置の数）は、連続するペアをまとめて配分すると順に{ $first_chunks }、交互に配分すると順に{ $first_interleaved }です。
figure-m-rope-axes = { $time }、{ $height }、{ $width }
figure-m-rope-details = { $pairs }個のペアのうち、時間、高さ、幅が受け取るのは、順に、まとめて配分すると{ $chunks }個、交互に配分すると{ $interleaved }個です。最長の波長（位置の数）は、まとめて配分すると{ $last_chunks }、交互に配分すると{ $last_interleaved }です。1つの軸に沿ったオフセット{ $last }での、その軸のペアの余弦の平均は、まとめて配分すると{ $far_chunks }、交互に配分すると{ $far_interleaved }です。
figure-m-rope-ordered = まとめて配分すると、時間のどのペアも高さのどのペアより遅くなく、高さのどのペアも幅のどのペアより遅くありません。
figure-m-rope-spread = 交互に配分すると、最も速い3つのペアが各軸に1つずつ入ります。
figure-m-rope-scaled = Qwen2-VLは{ $all }個のペアを順に{ $published_chunks }個ずつまとめて配分し、Qwen3-VLは{ $published_interleaved }個を交互に配分します。ここでは、この比率を{ $pairs }個のペアに合わせ、整数に丸めています。
figure-m-rope-capped = ここではヘッドは最大{ $d }次元で、d_model = { $d_model }の次元すべてを使うわけではありません。
figure-m-rope-sampled = 余弦の平均の各点は、{ $width }個のオフセットにわたる平均です。
figure-m-rope-alt = 上下2段で、まとめて配分と交互に配分。左：{ $pairs }個のペアの波長の対数目盛のグラフで、時間、高さ、幅を色分け。右：オフセット{ $last }までの、各軸の余弦の平均。
figure-m-rope-chunks = まとめて配分
figure-m-rope-interleaved = 交互に配分
figure-m-rope-time = 時間
figure-m-rope-height = 高さ
figure-m-rope-width = 幅
figure-m-rope-none = なし
figure-m-rope-read = ペア{ $pair }：波長は位置{ $wavelength }個分、{ $axis }に配分
figure-m-rope-read-score = オフセット{ $offset }：余弦の平均は時間{ $time }、高さ{ $height }、幅{ $width }

## causal
figure-causal-title = 因果マスクから得られる位置
figure-causal-line = 1行が1つのクエリ、色が重み
figure-causal-notice = 因果マスクがあり、重みが均等なら、各位置は1つ前の位置より1つ多くのトークンに注意を向けます。そのため、最初のトークンの重みから位置がわかります。マスクがなければ、この重みはどの位置でも同じです。
figure-causal-short = 最初のトークンの重みから位置がわかります。
figure-causal-fixed = ここにはエンコーディングがありません。次元数、底、波長を変えても、何も変わりません。
figure-causal-caption = マスクがあると、最初のトークンの重みは位置0で1、位置{ $last }で1/{ $n } = { $level }となり、後者は、マスクがないときのすべての位置での値と同じです。
figure-causal-caption-one = ただ1つの位置は、マスクの有無によらず、自分自身だけに重み1で注意を向けます。
figure-causal-details = ここでは注意は均等です。位置posは、自分までの各トークンに重み1/(pos + 1)を与え、順序によらず、それらの平均を受け取ります。
figure-causal-other = 位置{ $token }以降では、トークン{ $token }は最初のトークンとまったく同じように伝わります。読んだトークンの中のどこにあったかは、わかりません。
figure-causal-reversed = 人工的な{ $tokens }個のベクトルで、最後以外を逆順にしたとき、最後の位置が受け取るものの変化は{ $off }で、これは丸め誤差です。
figure-causal-fall = 1つ前の位置から位置posへ進むと、伝わる割合は1/(pos·(pos + 1))だけ下がります。最後の位置へ進むときは{ $fall }です。
figure-causal-alike = bfloat16で保存すると、重みが同じになる最初の2つの位置は{ $bf16 }と{ $bf16_next }です。float16では{ $f16 }と{ $f16_next }です。
figure-causal-part = 行列は最初の{ $shown }個の位置を示しています。
figure-causal-alt = 左：{ $shown }個の位置の重み。各行で対角線までは等しく、その先は0。右：位置に対する1/(pos + 1)の対数目盛のグラフで、位置{ $last }で{ $level }まで下がる。
figure-causal-first = トークン0の割合
figure-causal-token = トークン{ $token }の割合
figure-causal-falls = 1つ前の位置からの変化
figure-causal-bf16 = bfloat16での最初の一致
figure-causal-f16 = float16での最初の一致
figure-causal-level = 1/n = { $value }
figure-causal-read = pos { $pos }：最初のトークンの重み1/{ $count } = { $weight }、マスクなしでは{ $level }
figure-causal-read-weight = pos { $query }から{ $key }へ：重み1/{ $count } = { $weight }
figure-causal-read-masked = pos { $query }から{ $key }へ：マスクで除外、重み0
