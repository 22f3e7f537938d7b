# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = 次元（波長順）
axis-plane = 回転の波長
axis-plane-from = 元の波長
axis-plane-to = 先の波長
axis-pos-short = pos
axis-pos-left-out = ○ 除外・pos
axis-real = zの実部
axis-imaginary = zの虚部
axis-variance = 分散の割合
axis-rotation = 回転（速い順）
axis-norm = 行のノルム
axis-r2 = R²
axis-cosine = コサイン類似度
read-table-entry = pos { $pos }、次元{ $dim }：{ $value }
read-table-entry-of = pos { $pos }、次元{ $dim }（波長{ $wavelength }）：{ $value }
read-table-angle = pos { $pos }、波長{ $wavelength }の回転：角度{ $angle }、半径{ $radius }
read-table-rotation = 波長{ $wavelength }、絶対値{ $modulus }、分散の{ $share }%
read-table-turn = pos { $pos }：波長{ $wavelength }の回転で角度{ $angle }°、半径{ $radius }
read-table-share = 波長{ $wavelength }：分散の{ $share }%
read-table-norm = pos { $pos }：ノルム{ $norm }
read-table-step = { $from }から{ $to }へ：{ $value }（理論{ $theory }）
read-table-ahead = k = { $k }：R² { $r2 }
table-part = 波長{ $wavelength }の{ $part }
table-real = 実部
table-imaginary = 虚部
table-none = { $name }：{ $rows }個の位置、{ $d }次元の中に、回転は見つかりませんでした。
table-too-few = 回転を探すには、8個以上の異なる位置が必要です。
table-fit = 各位置から次の位置へ移す1つの行列を、分散の{ $share }%を占める{ $components }個の主成分で当てはめました（R² { $r2 }）。
table-left-out = 突出した行は当てはめから除いています：{ $list }。
table-fitted-too = 突出した行も当てはめに含めています：{ $list }。
table-control = 対照：同じ行を無作為な順にした場合はR² { $shuffled }です。乱数の行を滑らかにした場合はR² { $smooth }で、こちらでは波長{ $shortest }以上の回転が見つかります。
table-control-shuffled = 対照：同じ行を無作為な順にした場合はR² { $shuffled }です。乱数の行を滑らかにした場合はR² { $smooth }で、こちらでも回転は見つかりません。
table-fading = 減衰する回転が{ $count }個あります（絶対値が0.98未満）。

## heatmap
figure-heatmap-line-table = 1列が1つの位置、1行が1つの次元
figure-heatmap-line-table-down = 1行が1つの位置、1列が1つの次元
figure-heatmap-line-table-apart = 1列が1つの位置、上ほど短い波長
figure-heatmap-line-table-apart-down = 1行が1つの位置、左ほど短い波長
figure-heatmap-line-table-angles = 1列が1つの位置、1行が1つの回転
figure-heatmap-line-table-angles-down = 1行が1つの位置、1列が1つの回転
figure-heatmap-table-caption = { $name }：{ $rows }個の位置のうち最初の{ $n }個、{ $d }次元を、保存されたとおりに示しています。
figure-heatmap-table-caption-sorted = { $name }：{ $rows }個の位置のうち最初の{ $n }個、{ $d }次元を、各次元が最もよく従う回転の順に示しています。
figure-heatmap-table-caption-angles = { $name }：見つかった{ $count }個の回転での、{ $n }個の位置それぞれの角度です。
figure-heatmap-table-alt = { $name }のヒートマップ：{ $n }個の位置×{ $d }次元。正の成分は赤、負の成分は青。
figure-heatmap-table-alt-sorted = { $name }のヒートマップ：{ $n }個の位置×{ $d }次元。早く繰り返す次元から順に並ぶ。
figure-heatmap-table-alt-angles = { $name }の角度のヒートマップ：{ $n }個の位置×{ $count }個の回転。速い順に並ぶ。
figure-heatmap-table-details = 色の範囲は±{ $range }までで、成分100個のうち99個はこれを超えません。1画素に複数の成分が入るところでは、その平均を表示しています。

## trajectory
figure-trajectory-line-table = 1つの点が1つの位置、輪（マゼンタ以外）は当てはめから除外
figure-trajectory-table-plane = λ { $wavelength } · { $share }%
figure-trajectory-table-none = 回転は見つかりません
figure-trajectory-table-caption = { $name }：回転が{ $count }個見つかりました。次の位置への移動すべてに1つの行列を当てはめると、R²は{ $r2 }です。
figure-trajectory-table-details = 1枚1枚の図は、zが回転する1つの平面を示します。0°は真上です。円の半径は1で、この1は、当てはめに使った行の二乗平均平方根にあたります。見出しは、波長λ（位置の数）、分散の割合、そして絶対値、つまり位置が1つ進むごとに半径に掛かる係数です。
figure-trajectory-table-sampled = 等間隔の{ $count }個の位置に点があります。
figure-trajectory-table-beyond = 図の縁の外に、点が{ $count }個あります。
figure-trajectory-table-alt = { $name }：位置で色分けした{ $n }個の点の図が{ $shown }枚、いずれも1つの円の周り。波長は強い順に（位置の数）：{ $list }。
figure-trajectory-table-alt-none = { $name }：空の円。{ $rows }個の位置の中に回転は見つからなかった。

## wavelengths
figure-wavelengths-line-table = 曲線：波長ごとの割合、点：各回転の割合
figure-wavelengths-table-smooth = 滑らかな表ならどれにもある回転
figure-wavelengths-table-found = 見つかった回転
figure-wavelengths-table-fading = 絶対値が0.98未満
figure-wavelengths-table-line = 等比：d_model { $d }、底{ $base }
figure-wavelengths-table-caption = { $name }：回転が{ $count }個見つかり、波長（位置の数）は{ $list }です。
figure-wavelengths-table-details = 線（ピリオドグラム）は、幅1/{ $kept }の周波数帯に入る、全次元の分散の割合です。点は、1つの回転の平面での分散の割合で、線の上にあるとは限りません。
figure-wavelengths-table-shaded = 色付きの範囲：波長が位置{ $shortest }個分以上になると、乱数の行を滑らかにしただけの表からも、同じ探し方で回転が見つかります。
figure-wavelengths-table-rotations = 回転：{ $list }。
figure-wavelengths-table-formula = 対数での最小二乗法：波長はそれぞれ1つ前の{ $ratio }倍で、d_model { $d }、底{ $base }として、位置を{ $stretch }倍したものに相当します。
figure-wavelengths-table-alt = { $name }：波長（対数目盛）と分散の割合。{ $count }個の回転を点で示す。その波長（位置の数）：{ $list }。
figure-wavelengths-table-alt-none = { $name }：波長（対数目盛）と分散の割合。{ $rows }個の位置の中に回転は見つからなかった。

## rotation
figure-rotation-line-table = k個先の位置への移動：当てはめと理論
figure-rotation-table-fitted = 当てはめ · R² { $fit }
figure-rotation-table-theory = 理論：回転
figure-rotation-table-reach = kごとの理論のR²
figure-rotation-table-caption = { $name }：{ $k }個先の位置への移動では、当てはめた{ $size } × { $size }行列のR²は{ $fit }で、成分と理論の差は{ $off }以下です。
figure-rotation-table-caption-few = { $name }：{ $k }個先の位置への移動では、理論は{ $size } × { $size }行列です。
figure-rotation-table-details = 理論は、回転ごとに2 × 2のブロックを1つもちます。各ブロックは、角度のk倍だけ回転させ、絶対値のk乗倍に拡大・縮小します。当てはめは、{ $size } × { $size }個の成分すべてを自由とする最小二乗法です。3枚目の図は、pos + kでのzの二乗和のうち、理論が説明する割合です。
figure-rotation-table-few = { $k }だけ離れた行が少なすぎて、当てはめができません。
figure-rotation-table-off = 当てはめには{ $pairs }組の行を使いました。理論と最も異なる成分は、{ $to }の行、{ $from }の列にあります。
figure-rotation-table-alt = { $name }：k = { $k }での{ $size } × { $size }行列が2つ、当てはめと理論で並び、対角線上にブロックが{ $count }個ある。その横にkとR²の図。
figure-rotation-table-alt-none = { $name }：空の図。{ $rows }個の位置の中に回転は見つからなかった。

## norms
figure-norms-line-table = 各位置の行のノルム
figure-norms-table-median = 中央値{ $value }
figure-norms-table-far = 突出した行
figure-norms-table-others = ほかの行
figure-norms-table-caption = { $name }：{ $n }個の位置のノルムの中央値は{ $median }です。突出したものが{ $out }個あり、ほかは{ $range }です。
figure-norms-table-caption-alike = { $name }：{ $n }個の位置のノルムは{ $range }で、中央値は{ $median }です。
figure-norms-table-details = ノルムが、表のノルムの中央値の4/3倍を超える行を、突出した行とします。
figure-norms-table-out = 突出した行：{ $list }。
figure-norms-table-none = ここに示した行の中に、突出したものはありません。
figure-norms-table-below = 下の図は、ほかの行だけを示しています。
figure-norms-table-alt = { $name }：{ $n }個の位置それぞれのノルム。中央値は{ $median }、突出した{ $out }個は丸印。

## where the encoding comes from
param-source = エンコーディング
param-source-formula = 式
param-source-minilm = MiniLM
param-source-whisper-decoder = Whisperデコーダー
param-source-whisper-encoder = Whisperエンコーダー
param-source-yours = 自分の表
param-cells-apart-table = 並べ替え
param-outliers = 突出した行
param-outliers-out = 除外
param-outliers-in = 当てはめに使用
param-likeness = 比較の尺度
param-likeness-distance = 距離
param-likeness-cosine = コサイン類似度
source-help = 式、モデルが学習した位置、または自分の表を描画
source-minilm-name = MiniLM
source-minilm-whose = all-MiniLM-L6-v2と同じ、MiniLM-L6-H384の学習された位置（Apache-2.0、MIT）
source-whisper-decoder-name = Whisperのデコーダー
source-whisper-decoder-whose = OpenAIのWhisper tiny.enのデコーダー、学習された位置（MIT）
source-whisper-encoder-name = Whisperのエンコーダー
source-whisper-encoder-whose = OpenAIのWhisper tiny.enのエンコーダー（MIT）。学習されたものではなく、tensor2tensorの形の式で計算され、16ビットで保存されています
source-coming = 表を読み込んでいます。その間は式を表示します。
source-failed = 表が届かなかったため、式を表示しています。
source-again = 再試行
source-drop = 「実装チェック」で表を渡してください。表はブラウザの外に出ないため、リンクでは渡せません。それまでは式を表示します。
source-more = この表について
source-facts = { $name }、{ $rows } × { $d }：回転{ $count }個、次の位置への移動の当てはめはR² { $r2 }
source-facts-computed = { $name }、{ $rows } × { $d }：式による表
source-outliers = 突出した位置も当てはめに使用
source-cosines = 距離の代わりにコサイン類似度
source-compare = 最も近い式と比較：d_model { $d }、底{ $base }
source-fixed = この表では{ $value }
source-fixed-base = なし：表のため
figure-formula-alone = 表ではなく式だけに従う図
figure-formula-alone-model = モデルではなく式だけに従う図
board-line-of-table = 行{ $pos }：ノルム{ $norm } · 行{ $pos }と行{ $other }（破線）の距離：{ $distance }
figure-heatmap-table-details-angles = 式のヒートマップと同じく、角度とともに色が一巡します。1画素に複数の位置が入るところでは、円上の最大16個の点の平均を表示し、点がそろっていないほど灰色に近づけています。
figure-heatmap-table-none = この表には回転が見つからなかったため、成分を保存されたとおりに表示しています。

## vector
label-row = 行pos（0より上は赤、下は青）
label-row-k = 行pos + k
figure-vector-line-table = 1本の棒が1つの次元、高さがその値
figure-vector-table-caption = { $name }：{ $rows }行のうちの1行にある{ $d }個の成分です。
figure-vector-table-alt = { $name }のカーソルの位置での、次元ごとの値の棒グラフ：成分は{ $d }個、0より上は赤、下は青、−{ $end }から{ $end }まで。点は位置pos + kの行。
figure-vector-table-details = 上端に並ぶ点は、ほかの回転よりも、選ばれた回転によく従う次元です。
figure-vector-table-cut = 軸は±{ $end }までです。表の{ $entries }個の成分のうち{ $beyond }個はこれを超え、切れています。
figure-vector-table-columns = 隣り合う次元をまとめて1本の棒にし、それらの最小値から最大値までを描いています。
read-table-row = pos { $pos }：ノルム{ $norm }、最大の成分は次元{ $dim }の{ $value }
figure-vector-table-now = pos { $pos }：ノルム{ $norm }
read-table-following = 波長{ $wavelength }に従う次元：{ $count }個
read-table-dimension = 次元{ $dim }：{ $n }個の位置で{ $least }から{ $greatest }まで
read-table-dimension-of = 次元{ $dim }：{ $n }個の位置で{ $least }から{ $greatest }まで。波長{ $wavelength }の回転とともに±{ $amplitude }で振れる

## distance-matrix
figure-distance-matrix-line-table = 1セルが1組の位置
figure-distance-matrix-table-caption = { $name }：{ $rows }個の位置のうち、最初の{ $n }個の間の距離です。
figure-distance-matrix-table-caption-cosine = { $name }：{ $rows }個の位置のうち、最初の{ $n }個の間のコサイン類似度です（全行の平均を引いてから計算）。
figure-distance-matrix-table-half = 表の{ $pairs }組のうち半数は、距離が{ $half }以下です。
figure-distance-matrix-table-alt = { $name }の{ $n }個の位置の間の距離のヒートマップ。縦が位置i、横が位置j。暗いセルほど近く、色の範囲は{ $end }まで。
figure-distance-matrix-table-alt-cosine = { $name }の{ $n }個の位置の間のコサイン類似度のヒートマップ。縦が位置i、横が位置j。1に近いほど赤、−1に近いほど青。
figure-distance-matrix-table-details = 色の範囲は0から{ $end }までで、表の組100個のうち99個はこれを超えません。行列の横の曲線は、カーソルの位置との距離です。1画素に複数の組が入るところでは、距離の二乗平均平方根を表示しています。
figure-distance-matrix-table-details-cosine = 色の範囲は−1から1までです。行列の横の曲線は、カーソルの位置とのコサイン類似度です。1画素に複数の組が入るところでは、その平均を表示しています。
figure-distance-matrix-table-blocks = 位置は{ $block }個ずつのブロックにまとめ、2つのブロックのすべての組の平均で比べています。最後のブロックは、最後の位置より先まで及ぶことがあります。ポインターを置くと、1つの組の正確な値が出ます。
figure-distance-matrix-table-outstanding = 突出した位置が{ $count }個あり、色の範囲では無視しています：{ $list }。
figure-distance-matrix-table-lost = { $count }個の行は全行の平均と同じで、コサイン類似度がありません。
read-table-distance = pos { $i }と{ $j }、オフセット{ $offset }：距離{ $value }
read-table-cosine = pos { $i }と{ $j }、オフセット{ $offset }：コサイン類似度{ $value }
read-table-no-cosine = pos { $i }と{ $j }、オフセット{ $offset }：一方の行が全行の平均と同じため、コサイン類似度なし

## distance-offset and similarity
figure-distance-offset-line-table = 1点が1つのオフセット、高さが平均
figure-distance-offset-table-caption = { $name }：オフセット{ $offset }での距離は平均{ $mean }、標準偏差{ $deviation }です。
figure-distance-offset-table-caption-single = { $name }：比べられる2つの位置がありません。
figure-distance-offset-table-alt = { $name }の、オフセット0から{ $last }までの平均距離の折れ線グラフ。周りの帯は上下に標準偏差1つ分。
figure-distance-offset-table-alone = 位置の組ごとの値の分散のうち、オフセットだけで{ $alone }%を説明できます。式では100%です。
figure-distance-offset-table-each = 線は、各オフセットでの、位置の組すべての平均です。帯は、その上下に、それらの組の標準偏差1つ分の幅があります。
figure-distance-offset-table-some = 線は、{ $offsets }個のオフセットのそれぞれで、等間隔に選んだ最大{ $most }組の位置の平均です。帯は、その上下に、それらの組の標準偏差1つ分の幅があります。
figure-distance-offset-table-order = 行が無作為な順であれば、平均距離の期待値は、どのオフセットでも{ $mean }です。
figure-distance-offset-table-left-out = 突出した位置が{ $count }個あり、除外しています：{ $list }。
figure-distance-offset-table-mean = 平均
figure-distance-offset-table-band = ±標準偏差1つ分
figure-distance-offset-table-own = posとpos + k
figure-distance-offset-table-shuffled = シャッフル{ $value }
read-table-distances = オフセット{ $offset }：平均距離{ $mean }、標準偏差{ $deviation }、中央の80%は{ $low }から{ $high }まで（{ $pairs }組）
figure-similarity-line-table = 1点が1つのオフセット、高さが平均
figure-similarity-table-caption = { $name }：オフセット{ $offset }での内積は平均{ $mean }、標準偏差{ $deviation }です。
figure-similarity-table-caption-cosine = { $name }：オフセット{ $offset }でのコサイン類似度は平均{ $mean }、標準偏差{ $deviation }です（先に、表の全行の平均を引いています）。
figure-similarity-table-caption-single = { $name }：比べられる2つの位置がありません。
figure-similarity-table-alt = { $name }の、オフセット0から{ $last }までの平均内積の折れ線グラフ。周りの帯は上下に標準偏差1つ分。
figure-similarity-table-alt-cosine = { $name }の、オフセット0から{ $last }までの平均コサイン類似度の折れ線グラフ。周りの帯は上下に標準偏差1つ分。
read-table-products = オフセット{ $offset }：平均内積{ $mean }、標準偏差{ $deviation }、中央の80%は{ $low }から{ $high }まで（{ $pairs }組）
read-table-cosines = オフセット{ $offset }：平均コサイン類似度{ $mean }、標準偏差{ $deviation }、中央の80%は{ $low }から{ $high }まで（{ $pairs }組）
figure-trajectory-title-table = 表の回転
figure-heatmap-title-table = 位置の表
