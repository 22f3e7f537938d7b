### The words of what teaches beside the figures.

## Puzzles
puzzle-title = パズル
puzzle-solved = 解けました。
contents-puzzles = 解けたパズル：{ $all }問中{ $solved }問
puzzle-stuck = 解けないとき
puzzle-solution = 正解の設定に変更

## Exercises for teachers
lecture-title = 5枚の図で1回の講義
lecture-lede = 各リンクはスライダー付きのスライドです。キー：スペースで再生、1から6で図を拡大、0ですべて表示、Fで全画面。質問が先に出るところでは、AからDで選び、Rで図を表示します。
lecture-components = 1つのペアは針で、2つの数値は針の先の座標です。
lecture-clocks = たくさんの針。後のものほど遅く、近い位置も遠い位置も区別します。
lecture-heatmap = すべての位置を並べたもの。各列が1つのベクトルです。
lecture-distance-offset = 距離がどう増えるかを尋ねてから示します。距離はオフセットだけで決まります。
lecture-rope = 2つの単語がともに進むとスコアがどうなるかを尋ねてから示します。
exercises-title = 演習問題
exercises-document = Phasor：演習問題
exercises-lede = 教員の方へ：各章の前提と学ぶ内容、演習問題、そして最後に全問の解答です。解答の数値は、ページの作成時に計算されます。
exercises-timed = 教員の方へ：演習問題（{ $minutes }分）
exercises-untimed = 教員の方へ：演習問題
# The word that follows a number of minutes in exercises.md.
exercises-minutes = 分
exercises-answer = 解答
exercises-answers = 解答
exercises-task = 問題へ戻る
exercises-all = 全演習問題（1ページ、印刷用）
exercises-back = 図へ戻る

## The tour
tour-begin = 2分ツアー
tour-of-chapter = この章のツアー
tour-title = ツアー
tour-states = 状態
tour-whole-page = ページ全体
tour-no-window = このページの入っているフレームでは、ウィンドウを開けません。ページ全体のアドレス：{ $address }
tour-count = { $step }/{ $steps }
tour-previous = 前のステップ
tour-next = 次のステップ
tour-back = ツアーへ戻る
tour-again = もう一度見る
tour-back-to-state = 戻る
tour-end = ツアー終了

## What puzzles ask, what they stand at, and why it is solved
puzzle-components = ペア0の針の右向きの長さと上向きの長さ（または左向きと下向きの長さ）の差が0.01以内になる、1以上の位置を見つけてください。
puzzle-components-now = 正弦から余弦を引いた値は{ $value }です。
puzzle-components-why = このとき針は、真上から8分の1回転、または8分の5回転したところにあります。
puzzle-clocks = 底を10 000、ペアを2個以上として、すべての針が真上から10°以内にある、1以上の位置を見つけてください。
puzzle-clocks-now = すべてのペアの針のうち、真上から最も離れた針は{ $value }°のところにあります。
puzzle-clocks-why = 針は少ないほうがそろえやすくなります。4次元の場合、位置622では、速い針はほぼ99回転、遅い針はほぼ1回転しています。
puzzle-heatmap = 次元が32以上で、どのペアも50個の位置の間に一回転以上する行列を作ってください。
puzzle-heatmap-now = 最も長い波長は位置{ $value }個分です。
puzzle-heatmap-why = 最も長い波長をそこまで短くできるのは、底だけです。
puzzle-distance-offset = 次元を4以上として、1000未満の異なる2つの位置のエンコーディングの距離を、0.2以内にしてください。
puzzle-distance-offset-now = 距離は{ $value }です。
puzzle-distance-offset-why = このとき、すべての時計がほぼ同時に一周して戻っています。
puzzle-distance-matrix = 次元を4以上として、距離が上限の99.9%以上になる、つまりエンコーディングがほぼ反対向きになる2つの位置を見つけてください。
puzzle-distance-matrix-now = 距離は上限の{ $value }%です。
puzzle-distance-matrix-why = このとき、どの針も、整数回の回転を除いて、ほぼ半回転しています。
puzzle-rotation = ペア0のブロックが、時計回りの4分の1回転（誤差1度以内）になるオフセットを選んでください。
puzzle-rotation-now = ペア0のブロックは{ $value }°回転します。
puzzle-rotation-why = このときブロックはほぼ(0, 1; −1, 0)で、余弦が正弦の場所に来ます。
puzzle-wavelengths = 次元を8以上として、ちょうど半分のペアが一回転以上するように系列長を選んでください。
puzzle-wavelengths-now = 一回転以上するペア：{ $value }。
puzzle-wavelengths-why = 中央の波長は2π·√baseです。
puzzle-attention = 最初の単語が最後に、最後の単語が最初に来るように、単語を並べ替えてください。
puzzle-attention-now = 現在の順序：{ $value }。
puzzle-attention-why = 位置がないので、重みは単語と一緒に動いただけで、どの重みも前と同じです。
puzzle-rope = オフセットが0以外で、回転がスコアをほとんど変えない設定を見つけてください。つまり、整数回の回転を除くと、ヘッドのどのペアも0.01ラジアンを超えて回転しないようにします。
puzzle-rope-now = 整数回の回転から最も離れているペアのずれは、{ $value }ラジアンです。
puzzle-rope-why = 22/7、333/106、355/113のように分数がπに近いとき、整数のラジアンが整数回の回転に近くなります。
puzzle-base-context = ヘッドの次元を128とし、1000万未満の底で、余弦の和が位置100 000個分より先まで0を上回り続けるものを見つけてください。
puzzle-base-context-now = 和が初めて0を下回るのは、オフセット{ $value }です。
puzzle-base-context-why = オフセットは、底とともに単調に大きくなるわけではありません。底を大きくすると、かえって早く0を下回ることもあります。
