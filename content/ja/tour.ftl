### The steps on the board, `tour-<number>`, and of the chapters, `tour-<chapter>-<number>`:
### what the page is set to, one after the other, with > between | figure | marks | words

tour-1 = pos=0 > pos=2 | heatmap | | 注意機構だけでは語順が無視されます。「犬より猫」でも「猫より犬」でも、各単語の出力は同じです。
tour-2 = pos=0 > pos=40 | heatmap | column | 位置エンコーディングは、各位置に固有のベクトル、つまり行列の1列を与えます。
tour-3 = pos=0 > pos=6 | trajectory | point | 次元の各ペアは正弦と余弦、つまり円周上を動く1つの点です。
tour-4 = pair=0 > pair=40 | heatmap | row | ペアごとに周波数（点が回る速さ）が違います。ペア0では高く、ペア40では低くなります。
tour-5 = k=1 > k=40 | distance-matrix | diagonal | すべてのペアを合わせると、位置が区別できます。距離はオフセットkだけで決まるので、どの対角線も一色です。
tour-6 = base=10000 > base=100 | wavelengths | line | 波長は2πからほぼ2π·baseまでです。底を小さくすると、最初のペアを除くすべてのペアが速く回ります。
tour-7 = d=8 > d=512 | wavelengths | line | ペアの個数はd_modelで決まります。d_modelが8なら4個、512なら256個で、波長の間隔が詰まります。
tour-8 = d=4&pos=0&k=1 > d=4&pos=0&k=44 | distance-matrix | diagonal | 最後は課題です。位置0と44のエンコーディングの距離が0.1未満になる底を見つけてください。

## One clock
tour-2-1 = d=2&n=20&pos=0 | components | cos | 位置0では針は真上を向きます。余弦は最大、正弦は0です。
tour-2-2 = d=2&n=20&pos=3 | components | sin | 3つ先の位置では、針はほぼ半回転しています。正弦は下がっていく途中で、ほぼ0に戻っています。
tour-2-3 = d=2&n=50&pos=44 | components | sin | 位置44では、どちらの曲線も出発点とほぼ同じ高さです。時計1つでは、44と0をほとんど区別できません。

## Many clocks
tour-3-1 = d=4&base=100&n=63&pos=6 | clocks | hand | もっと遅い2つ目の時計があれば、位置を区別できます。速い針はほぼ一回転していますが、遅い針は10分の1回転しただけです。
tour-3-2 = n=50&pos=10 | clocks | hand | モデルにはもっと多くの時計があり、すべての針を合わせて1つの位置を表します。
tour-3-3 = n=50&pos=10 | heatmap | column | 並べて書くと、各位置は1つの列、いわば指紋になります。
tour-3-4 = n=50&pos=10&pair=40 | heatmap | row | 遅いペアは、文章全体を通してほとんど変わりません。

## Telling positions apart
tour-4-1 = n=50&k=1 | distance-offset | start | オフセットが小さいうちは、距離はほぼ直線的に増えます。
tour-4-2 = n=2000&k=1000 | distance-offset | level | オフセットが大きいと、距離は、2つのエンコーディングが直交する水準の前後で揺れます。
tour-4-3 = d=4&n=1000&k=622 | distance-offset | curve | 次元が少ないと、遠く離れた2つの位置がほぼ一致することがあります。
tour-4-4 = n=50&pos=10&k=5 | distance-matrix | diagonal | 対角線がどれも一色なのは、距離がオフセットだけで決まるからです。
tour-4-5 = n=50&pos=10&k=5 | rotation | block | kだけ進むとは、各ペアをそれぞれ固有の角度だけ回すことです。その角度はどの位置でも同じです。

## Inside the Transformer
tour-5-1 = n=50&pos=10&k=5 | rope | score | 代わりにクエリとキーを回転させると、スコアはオフセットだけで決まります。
tour-5-2 = order=reversed | attention | without | 単語を逆順にします。位置がないと、重みは単語と一緒に動くだけで、ほかには何も変わりません。

## Choosing the wavelengths
tour-6-1 = d=512&n=512 | wavelengths | n | 512個の位置からなる文章では、半数を超えるペアが一回転もしません。
tour-6-2 = base=500000 | base-context | you | 底を大きくすると、余弦の和はたいてい、より大きなオフセットまで正のままですが、いつもそうとは限りません。底を選んでみてください。
