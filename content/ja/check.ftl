### The settings as a program, and a reader's own encoding held against the page's.

code-lede = ページの現在の設定によるエンコーディング：{ $d }次元、底{ $base }、{ $n }個の位置。プログラムが確認する3つの値のどれかがページの値と異なると、プログラムはエラーで終了します。
code-language = 言語
code-program = プログラム
code-copy = コピー
code-copied = コピーしました。
code-failed = ブラウザがコピーを許可しませんでした。文字を選択してコピーしてください。

check-title = 実装チェック：エンコーディング、またはモデルの設定（config）
check-lede = 手元の位置エンコーディングを渡すと、どの方式か、またはどこが誤っているかがわかります。モデルのconfigを渡すと、その波長がわかります。データがこのページの外に出ることはありません。
check-help = 受け付けるもの：NumPyファイル（.npyまたは.npz、最大{ $most }個の数値）。任意の大きさの.safetensorsファイル（選んだ配列だけを読みます）。1行を1つの位置とする数値の行（CSV、またはPythonの出力形式）。config.json、またはその中のrope_parametersかrope_scaling。.pt、.bin、.ggufのファイルについては、これらの形式に変換するPythonの1行を示します。
check-file = または、ファイルを選択するか、この画面の任意の場所にドロップ
check-text = 表かconfigを貼り付け
check-go = チェック
check-busy = 比較中…
check-stop = 停止
check-stopped = 停止しました。
check-is-known = 既知のエンコーディングと、全成分が一致します。
check-is-convention = 既知の方式ですが、原論文のものではありません：{ $name }。
check-is-bug = 既知のバグがあります。
check-is-dropout = ドロップアウト後のエンコーディングです。{ $count }個の成分が0で、ほかは本来の値の{ $scale }倍です。
check-is-nothing = エンコーディングが含まれていません：
check-nothing-zeros = すべての数値が0です。値が代入されないままの配列のようです。
check-nothing-constant = すべての数値が同じです。
check-nothing-rows = すべての行が同じで、位置の情報がありません。
check-row-zero = 行{ $row }が0です。行は0から数えます。
check-row-copy = 行{ $row }が行{ $before }のコピーです。ほかの行は正しい値です。行は0から数えます。
check-row-repeat = 行{ $row }が行{ $before }の繰り返しで、それより後の行は位置が1つ遅れています。行は0から数えます。
check-row-other = 行{ $row }が誤っています。ほかの行は正しい値です。行は0から数えます。
check-as-tensor2tensor = tensor2tensor、fairseq、Whisper、DDPMの時間ステップと同じく、最も遅いペアの波長が2π·baseそのもの
check-as-halves = Marian、Pegasus、GPT-Jと同じく、先にすべての正弦、その後にすべての余弦
check-as-cosines-first = diffusersの時間ステップや、回転位置埋め込みのキャッシュと同じく、余弦が先
check-as-rotary = LlamaやQwenと同じ、回転位置埋め込み用の表
check-as-grid = DETR、ViT、MAEと同じく、行が格子の場所を表し、その2軸の座標をエンコーディングしたもの
check-as-octaves = NeRFと同じく、周波数がペアごとに2倍
check-as-wavelengths = 順序は通常どおりで、波長だけが別
check-as-scaled = すべての成分に同じ数が掛かっている
check-note-padding =
    { NUMBER($count) ->
        [1] 行{ $rows }が0です（行は0から数えます）。fairseqと同じく、パディング用に空けてあるものです。
       *[other] 0の行が{ $count }行あります（行は0から数え、最初は{ $rows }）。パディング用に空けてあるものです。
    }
check-note-zero = 0の行は全部で{ $count }行あります。
check-note-padded = 最後の列が0です。tensor2tensorやfairseqと同じく、これによって次元数が奇数になっています。
check-note-sines = 埋め込みに加えるつもりであれば、余弦が足りません。
check-note-cosines = 埋め込みに加えるつもりであれば、正弦が足りません。
check-note-single = 角度がfloat32で計算されています。これは丸め誤差で、位置とともに大きくなりますが、この範囲の位置ではほとんど影響しません。
check-note-narrow = 角度も低い精度で計算されているため、この範囲の位置で最大{ $most }ずれており、ずれは先の位置ほど大きくなります。角度はfloat32で計算し、結果を低い精度で保存してください。
check-is-off = ずれている成分が{ $count }個あります。
check-is-unknown = 既知のエンコーディングではありません。
check-differs = 最初のずれは行{ $row }、次元{ $dim }（どちらも0から数えます）：{ $expected }であるべきところが{ $found }です。
check-differs-page = ページのエンコーディングと比べると、最初の違いは行{ $row }、次元{ $dim }（どちらも0から数えます）：{ $expected }であるべきところが{ $found }です。
check-shape = 形
check-shape-said = { $rows }個の位置、{ $cols }次元
check-shape-turned = { $rows }個の位置、{ $cols }次元、転置：渡された表では列が位置
check-layout = 順序
check-layout-interleaved = 原論文と同じく、正弦と余弦が交互
check-layout-split = すべての正弦、次にすべての余弦
check-layout-interleaved-cos = 余弦と正弦が交互
check-layout-split-cos = すべての余弦、次にすべての正弦
check-layout-cos-halves = 余弦の表、全ペアを2回繰り返し：「rotate half」式の回転位置埋め込み用
check-layout-sin-halves = 正弦の表、全ペアを2回繰り返し：「rotate half」式の回転位置埋め込み用
check-layout-cos-pairs = 余弦の表、各値が2つずつ：隣り合う次元を組にする回転位置埋め込み用
check-layout-sin-pairs = 正弦の表、各値が2つずつ：隣り合う次元を組にする回転位置埋め込み用
check-layout-cosines = 余弦の表、ペアごとに1つ
check-layout-sines = 正弦の表、ペアごとに1つ
check-layout-cos-sin-halves = 余弦と正弦の表を横に並べたもの、全ペアを2回繰り返し：「rotate half」式の回転位置埋め込み用
check-grid = 格子
check-grid-line = { $width }か所からなる段が{ $lines }段。次元の前半が段、後半が段の中の場所で、どちらの中も上記の順序
check-grid-place = { $width }か所からなる段が{ $lines }段。次元の前半が段の中の場所、後半が段で、どちらの中も上記の順序
check-grid-line-quarters = { $width }か所からなる段が{ $lines }段。段の正弦、段の中の場所の正弦、次に両方の余弦
check-grid-place-quarters = { $width }か所からなる段が{ $lines }段。段の中の場所の正弦、段の正弦、次に両方の余弦
check-rule = 波長
check-rule-paper = 原論文と同じ、指数2·pair/d
check-rule-half = 指数pair/d
check-rule-exponent = 指数4·pair/d
check-rule-cosine = 正弦は指数2·pair/d、余弦は指数(2·pair + 1)/d
check-rule-denominator = tensor2tensorと同じ、底そのものに達する指数pair/(d/2 − 1)
check-rule-octaves = ペアごとに半分
check-rule-linear = 一定の長さずつ増加
check-rule-harmonic = 周波数が等間隔
check-rule-random = 乱数による（このページと同じ）
check-rule-power = 3乗で増加
check-base = 底
check-base-same = （同じ数値になる別の表し方：{ $rule }、底{ $base }）
check-first = 最初の位置
check-step = 間隔
check-step-said = 1行ごとに{ $step }
check-step-grid = 1段ごとに{ $line }、段の中の1か所ごとに{ $place }
check-scale = 倍率
check-scale-said = { $scale }倍
check-scale-root = { $scale }倍（{ $cols }の平方根）
check-precision = 精度
check-precision-f64 = float64。ずれは最大{ $most }
check-precision-f32 = float64の角度によるfloat32。ずれは最大{ $most }
check-precision-single = 角度もfloat32。ずれは最大{ $most }
check-precision-f16 = float16。ずれは最大{ $most }
check-precision-bf16 = bfloat16。ずれは最大{ $most }
check-precision-half-angles = 角度もfloat16。ずれは最大{ $most }
check-precision-brain-angles = 角度もbfloat16。ずれは最大{ $most }
check-precision-digits = 小数{ $count }桁から判断できる範囲。ずれは最大{ $most }
check-bug-single = 角度がfloat32で計算されており、先の位置ほどずれが大きくなります
check-bug-in-degrees = 角度が度に変換され、それがラジアンとして扱われているため、どの波も正しい速さの{ $slower }倍になっています
check-bug-shows = 最初に現れるのは行{ $row }、次元{ $dim }（どちらも0から数えます）：{ $expected }が正しいところが{ $found }です。
check-bug-hidden = この範囲の位置では、このバグによって変わる値はありません。
check-is-learned = 学習されたもののようです。当てはまる法則はありませんが、分散の{ $share }%を占める主成分の中では、1つの行列が各位置を次の位置へ移します（R² { $r2 }、行を無作為な順にすると{ $shuffled }）。その中に回転が{ $count }個見つかり、波長（位置の数）は{ $list }です。
check-is-mask = 因果マスクであり、エンコーディングではありません。{ $hidden }を加えることで、クエリより後の位置が隠されています。
check-is-mask-window = 窓付きの因果マスクであり、エンコーディングではありません。クエリ自身までの{ $window }個の位置が見え、ほかは{ $hidden }を加えることで隠されています。
check-is-alibi = ALiBiのバイアスであり、エンコーディングではありません。傾きは{ $slope }で、クエリより前のキーに対するものです。
check-is-alibi-both = ALiBiのバイアスであり、エンコーディングではありません。傾きは{ $slope }で、クエリの前後両側のキーに対するものです。
check-is-offsets = バイアスであり、エンコーディングではありません。成分は、行と列のオフセットだけで決まります。
check-is-truncated = 整数に切り捨てられた正弦と余弦です。残っているのは−1、0、1だけで、{ $zeros } %が0なので、底は分かりません。原因は数値の型です。表の計算にも保存にも浮動小数点数を使ってください。
check-is-products = 位置どうしの内積（グラム行列）であり、エンコーディングではありません。値は{ $offset }。
check-is-cosines = コサイン類似度、または長さ1の行どうしの内積（グラム行列）であり、エンコーディングではありません。値は{ $offset }。
check-is-distances = 位置どうしの距離であり、エンコーディングではありません。値は{ $offset }。
check-shape-by-offset = オフセットだけで決まります
check-shape-by-rows = 両方の位置によって決まります
check-law-head = { $what }{ $noise }。
check-law-noise = （ノイズ{ $noise }）
check-law-paper = 原論文のエンコーディング、底{ $base }
check-law-geometric = 等比のエンコーディング、指数2·pair/d、底{ $base }
check-law-geometric-from = 等比のエンコーディング、指数2·pair/d、底{ $base }、最初の周波数は{ $first }
check-law-each = 列ごとに別の、2倍された指数2·列/{ $d }（ペアの正弦と余弦は、偶数番目の列の指数を共有すべきです）、底{ $base }
check-law-each-single = 列ごとに別の指数、列/{ $d }（ペアの正弦と余弦は、同じ指数を共有すべきです）、底{ $base }
check-law-equal-one = すべての周波数が1（整数どうしの割り算などで、指数が0に丸められています）
check-law-equal = すべての周波数が{ $freq }（どのペアも指数が同じです）
check-law-inverted = 逆数になり、1から増加する周波数（位置に周波数を掛けるべきところで、割っています）、底{ $base }
check-law-swapped = 底と指数が入れ替わった周波数：(pair/{ $pairs })^(1/{ $base })となり、最初のペアは0、ほかはほぼ1。{ $base }^(−pair/{ $pairs })が意図された値
check-law-multiples = { $step }の倍数の周波数
check-law-even = { $first }から{ $step }ずつ、等間隔に変わる周波数
check-law-free = { $from }から{ $to }まで、ペアごとに固有の、既知の規則によらない周波数
check-law-divided = LongRoPEのように、底{ $base }の回転位置埋め込みの各ペアを、{ $from }から{ $to }までの固有の係数で割ったもの
check-law-linear = 位置補間：底{ $base }、どの周波数も{ $factor }で割ったもの
check-law-llama3 = Llama 3と同じスケーリングの回転位置埋め込み：底{ $base }、係数{ $factor }、学習時の長さ{ $trained }での{ $low }回転から{ $high }回転の間で補間
check-law-yarn = YaRNでスケーリングした回転位置埋め込み：底{ $base }、係数{ $factor }、学習時の長さ{ $trained }
check-law-yarn-places = YaRNでスケーリングした回転位置埋め込み：底{ $base }、係数{ $factor }、ペア{ $from }から{ $to }にかけて徐々に切り替え
check-law-attention = 成分が{ $amplitude }倍されています。これはYaRNの注意係数0.1·ln { $factor } + 1です。
check-law-attention-none = YaRNの注意係数0.1·ln { $factor } + 1 = { $attention }は、含まれていません。
check-law-attention-other = 成分が{ $amplitude }倍されています。YaRNの注意係数であれば、0.1·ln { $factor } + 1 = { $attention }になります。
check-law-attention-long = 成分が{ $amplitude }倍されています。これは、学習時の長さ{ $trained }を{ $factor }倍にするLongRoPEの注意係数です。
check-law-positions = 行が表す位置は{ $list }です。
check-law-wrong = 誤った行が{ $count }行あり、最初は行{ $first }です（行は0から数えます）。
check-law-columns = 列ごとに独立
check-noise = ノイズ
check-count = 個数
check-list-freqs = { $what }。
check-list-lengths = 波長で表したもの：{ $what }。
check-list-geometric = 底{ $base }、d = { $d }の周波数（inv_freq）
check-list-reaching = 底{ $base }、d = { $d }の周波数（inv_freq）、tensor2tensorと同じく、最後のものが底そのものに到達
check-list-proportional = { $pairs }個のペアのうち{ $turning }個が回転し、{ $rest }個は周波数0で回転しません。割合{ $share }のproportional RoPEと同じです。
check-list-rest = { $pairs }個のペアのうち{ $turning }個が回転し、{ $rest }個は周波数0で回転しません。
check-list-divisors = これらの数は周波数ではなく、周波数を割る数です。{ $kept }個のペアは1で、{ $full }個は{ $factor }で、{ $blended }個はその間の数で割られます。
check-list-in-power = YaRNの倍率がべき乗の中に入っています。ペア{ $to }以降は({ $factor }·{ $base })^(−2·pair/{ $d })ですが、YaRNでは{ $base }^(−2·pair/{ $d })を{ $factor }で割ります。最後のペアは{ $last }でしか割られていません。最初に異なるのはペア{ $pair }で、{ $meant }のはずが{ $found }です。ペア{ $from }までは底{ $base }の周波数です。
check-list-slopes = ヘッド{ $heads }個のALiBiの傾きです。
check-list-positions = 周波数ではなく位置です：{ $first }から{ $step }ずつ。
check-list-unfilled = 周波数ではなく、値が書き込まれていないメモリです：{ $count }個のうち{ $zeros }個が0で、ほかの数も、エンコーディングとしては0に近すぎるか、0から離れすぎています。読み込んだ後に計算し直してください。
check-slip-unknown = 底は{ $base }のつもりでしたか。10 000、500 000、1 000 000のような、よく使われる値ではありません。ほかはすべて正しい値です。
check-slip-log10 = 底は{ $meant }のつもりではありませんか。実際の底は{ $base }で、使われることのない値です。自然対数であるべきところがlog10({ $meant })になっています。
check-slip-log2 = 底は{ $meant }のつもりではありませんか。実際の底は{ $base }で、使われることのない値です。自然対数であるべきところがlog2({ $meant })になっています。
check-slip-doubled = 底は{ $meant }のつもりではありませんか。実際の底は{ $base }です。指数が2倍で、2·pair/dのはずが4·pair/dになっています。
check-slip-halved = 底は{ $meant }のつもりではありませんか。指数が半分で、2·pair/dのはずがpair/dになっています。指数を2·pair/dとみなすと、底は{ $base }です。
check-slip-exponent = 底は{ $meant }のつもりではありませんか。実際の底は{ $base }です。指数が本来の{ $power }倍になっています。
check-slip-first-columns = { $of }列のうちの最初の{ $cols }列ではありませんか。底は、使われることのない{ $base }に見えますが、底{ $meant }の{ $of }列の表と同じ値です。
check-slip-columns = { $of }列のうち、列{ $from }からの{ $cols }列ではありませんか。底は{ $base }に見えますが、底{ $meant }の{ $of }列の表と同じ値です。
check-slip-ntk = 底{ $meant }を、係数{ $factor }でNTK-awareにしたものではありませんか。その場合の底は{ $base }で、ここでの底と一致します。
check-slip-linear = 位置が補間されています。{ $factor }倍の長さの入力のために、位置を{ $factor }で割ってあります。
check-slip-early = 指数が1段ずれています。底{ $base }で、最初の周波数は1のはずが{ $first }になり、どの周波数も1つ前のペアのものです。

check-error-empty = 数値がありません。
check-error-npy = NumPyのファイル（.npy）ではないか、壊れています。
check-error-type = このファイルの数値は{ $type }型です。浮動小数点数（f2、f4、f8）、整数、または複素数でなければなりません。
check-error-structured = このファイルには、複数の列をもつレコードが入っています。数値の行列が1つ必要です。
check-error-shape = この配列の形は({ $shape })で、スライスが互いに異なります。形は、位置×次元でなければなりません。スライスを1つ選んで保存してください。
check-error-short = ファイルが途中で終わっています。数値が{ $wanted }バイトあるはずですが、{ $got }バイトしかありません。
check-error-word = 行{ $row }の数値があるべき場所に、「{ $word }」があります。
check-error-ragged = 行{ $row }の数値は{ $got }個ですが、最初の行では{ $wanted }個です。
check-error-finite = 行{ $row }、次元{ $dim }（どちらも0から数えます）が有限の数ではありません。
check-error-npz = NumPyのアーカイブ（.npz）ではないか、壊れています。
check-error-packed = この配列は、暗号化されているか、ここでは読めない方式で圧縮されています。numpy.savez_compressedで保存し直してください。
check-error-safetensors = safetensorsのファイルではないか、壊れています。
check-error-head = このsafetensorsファイルのヘッダーは、既知のどのモデルと比べても長すぎます。
check-error-table = このファイルの{ $count }個の配列の中に、数値の表はありません。
check-error-unknown = テキストでも、ここで読めるファイル（.npy、.npz、.safetensors）でもありません。
check-error-mask = 注意機構のマスクです。0と、トークンが見てはならない場所のマイナス無限大からなります。位置の情報はありません。
check-error-torch = PyTorchのファイルです。プログラムを実行しうる形式なので、ここでは開きません。次の1行で.npyに変換できます（…は配列の名前）：numpy.save("pe.npy", torch.load("model.pt", map_location="cpu")["…"].numpy())
check-error-pickle = Pythonのpickleです。プログラムを実行しうる形式なので、ここでは開きません。次の1行で.npyに変換できます：numpy.save("pe.npy", numpy.asarray(pickle.load(open("pe.pkl", "rb"))))
check-error-gguf = llama.cppのGGUFファイルです。次の1行で.npyに変換できます：numpy.save("pe.npy", next(t.data for t in gguf.GGUFReader("model.gguf").tensors if t.name == "position_embd.weight"))
check-error-hdf5 = HDF5のファイルです。次の1行で.npyに変換できます（…は配列の名前）：numpy.save("pe.npy", h5py.File("model.h5")["…"][()])
check-error-keras = Kerasのモデルです。次の1行で.npyに変換できます（…は層の名前）：numpy.save("pe.npy", keras.models.load_model("model.keras").get_layer("…").get_weights()[0])
check-error-onnx = ONNXのモデルです。次の1行で.npyに変換できます（…は配列の名前）：numpy.save("pe.npy", next(onnx.numpy_helper.to_array(t) for t in onnx.load("model.onnx").graph.initializer if t.name == "…"))
check-error-matlab = MATLABのファイルです。次の1行で.npyに変換できます（…は変数の名前）：numpy.save("pe.npy", scipy.io.loadmat("pe.mat")["…"])
check-error-parquet = Parquetのファイルです。次の1行で.npyに変換できます：numpy.save("pe.npy", pandas.read_parquet("pe.parquet").to_numpy())
check-error-excel = Excelのブックです。シートをCSVとして保存するか、次を実行してください：pandas.read_excel("pe.xlsx").to_csv("pe.csv", index=False)
check-error-gzip = gzipで圧縮されたファイルです。先に展開してください：gunzip pe.npy.gz
check-error-pointer = Git LFSのポインターです。大きなファイルの代わりに置かれるもので、数値は入っていません。ファイル本体を取得してください：git lfs pull
check-error-page = ウェブページであり、そのリンク先のファイルではありません。
check-error-shortened = 行または列が省略されています（…）。numpy.set_printoptions(threshold=sys.maxsize)かtorch.set_printoptions(profile="full")を実行してからすべてを出力するか、配列をファイルに保存してください。
check-error-large = 大きすぎます。比較できる数値は最大{ $most }個です。最初の数百個の位置で十分です。
check-error-small = 小さすぎます。少なくとも位置が2個、次元が2個必要です。
check-error-flat = { $count }個の数値が1行に並んでおり、{ $d }次元の位置に分けられません。ページのd_modelを実際の値に合わせるか、位置ごとに1行で渡してください。
check-error-file = ファイルを読み取れませんでした。

check-read-copies = 配列の形は({ $shape })です。同じ内容が{ $count }個並んでいるため、そのうち1つを調べます。
check-read-pairs = 配列の形は({ $shape })です。各ペアの2つの数を、隣り合う列とみなします。
check-read-rotations = 配列の形は({ $shape })です。各スライスはペアを回転する行列なので、その余弦と正弦を隣り合う列とみなします。
check-read-index = 最初の列は行の番号なので、除いています。

check-choose-label = 配列
check-choose-named = 位置の表らしい名前
check-choose-others = その他
check-choose-array = { $name } ({ $shape })、{ $type }
check-choose-go = この配列をチェック
check-choose-said =
    { NUMBER($count) ->
        [1] このファイルには、エンコーディングかもしれない配列が{ $count }個あります。
       *[other] このファイルには、エンコーディングかもしれない配列が{ $count }個あります。1つ選んでください。
    }
check-choose-taken = このファイルの配列{ $name }です。

check-rope-positions-rotary = 位置：回転位置埋め込み。
check-rope-positions-rotary-all = 位置：{ $all }層すべてで回転位置埋め込み。
check-rope-positions-rotary-some = 位置：{ $all }層のうち{ $turning }層で回転位置埋め込み。何も回転しない層：{ $rest }。
check-rope-positions-alibi = 位置：ALiBi。距離とともに増えるペナルティで、ヘッドhの傾きは2^(−{ $most }·h/{ $heads })、{ $first }から{ $last }まで。回転するものはありません。
check-rope-positions-alibi-other = 位置：ALiBi。距離とともに増えるペナルティで、{ $heads }個のヘッドにそれぞれ傾きがあります。この数は2のべき乗ではないため、傾きの選び方は実装によって異なります。回転するものはありません。
check-rope-positions-alibi-unknown = 位置：ALiBi。距離とともに増えるペナルティ。ヘッドの数は書かれていません。回転するものはありません。
check-rope-positions-buckets = 位置：T5の相対バイアス。距離の{ $count }個のバケットごとに学習された数があり、距離{ $most }以上は最後のバケットを共有します。回転するものはありません。
check-rope-positions-distances = 位置：二つの位置の距離ごとに学習されたベクトルをアテンションで使用。回転するものはありません。
check-rope-positions-learned = 位置：位置ごとに1行、{ $rows }行の学習された表を入力に加算。回転するものはありません。
check-rope-positions-learned-unknown = 位置：位置ごとに1行の学習された表を入力に加算。回転するものはありません。
check-rope-positions-sinusoids = 位置：正弦と余弦を入力に加算。回転するものはありません。
check-rope-positions-both = 位置：エンコーダーでは正弦と余弦、デコーダーでは{ $rows }行の学習された表。回転するものはありません。
check-rope-positions-both-unknown = 位置：エンコーダーでは正弦と余弦、デコーダーでは学習された表。回転するものはありません。
check-rope-positions-convolution = 位置：隣接する{ $width }個にわたる畳み込み。回転するものはありません。
check-rope-positions-convolution-unknown = 位置：隣接する要素にわたる畳み込み。回転するものはありません。
check-rope-positions-recurrence = 位置：なし。モデルは入力を順に読みます。回転するものはありません。
check-rope-positions-none = 位置：{ $key }によれば、なし。回転するものはありません。
check-rope-positions-unnamed = 位置：ここには書かれていません。回転位置埋め込み、ALiBi、バケット、表を示す項目がないため、数値は仮定しません。
check-rope-layers = { $name }、{ $count }層
check-rope-none = スケーリングなし
check-rope-linear = どの周波数も{ $factor }で割る方式（Chen et al. 2023）
check-rope-ntk = 底を{ $base } · { $factor }^({ $d }/{ $less }) = { $grown }とする方式（bloc97 2023）
check-rope-dynamic = 入力とともに底が大きくなる方式（ここでは、学習時の長さの{ $factor }倍の入力の場合）
check-rope-yarn = YaRN、最大で{ $factor }による除算（Peng et al. 2023）
check-rope-llama3 = Llama 3と同じ方式、最大で{ $factor }による除算
check-rope-long = 各ペアを固有の係数で割る方式（Ding et al. 2024）
check-rope-said = 底{ $base }、ヘッドの回転する次元は{ $dims }個：{ $kind }。
check-rope-said-part = 底{ $base }、ヘッドの{ $head }次元のうち回転するのは{ $dims }個：{ $kind }。
check-rope-over = 指数の分母は、ヘッド全体の次元数{ $over }です。回転するのは、ヘッドのペアのうち、最も速いものから順に取ったペアです。
check-rope-longest = 最も長い波長は、スケーリングなしで位置{ $plain }個分、ありで位置{ $scaled }個分です。
check-rope-longest-same = 最も長い波長は位置{ $plain }個分です。
check-rope-turns = { $pairs }個のペアのうち{ $plain }個は、学習時の長さである{ $trained }個の位置の間に一回転に達しません。スケーリングすると{ $scaled }個です。
check-rope-turns-same = { $pairs }個のペアのうち{ $plain }個は、学習時の長さである{ $trained }個の位置の間に一回転に達しません。
check-rope-short = 位置{ $trained }個までの入力にはshort_factorが使われ、最も長い波長は位置{ $short }個分です。それより長い入力にはlong_factorが使われます。
check-rope-most = モデルは、最大{ $most }個の位置まで使われます。これは学習時の長さの{ $times }倍です。
check-rope-attention = 余弦と正弦に注意係数が掛けられます：{ $formula }。
check-rope-attention-weighted = 余弦と正弦に、mscaleとmscale_all_dimによる注意係数が掛けられます：{ $formula }。
check-rope-attention-given = 余弦と正弦にattention_factorが掛けられます：{ $value }。
check-rope-attention-yarn = 0.1·ln { $factor } + 1 = { $value }
check-rope-attention-ratio = (0.1·{ $one }·ln { $factor } + 1)/(0.1·{ $all }·ln { $factor } + 1) = { $value }
check-rope-attention-times = { $besides }·(0.1·ln { $factor } + 1) = { $value }
check-rope-attention-long = √(1 + ln { $factor }/ln { $trained }) = { $value }
check-rope-sections = 時間、高さ、幅に、順に{ $counts }個のペアが割り当てられています。
check-rope-sections-other = 位置の各軸に、順に{ $counts }個のペアが割り当てられています。
check-rope-sections-interleaved = 位置の各軸に、{ $counts }個のペアが交互に割り当てられています。
check-rope-assumed-head = ヘッドの大きさの記載がないため、{ $head }とみなします。
check-rope-assumed-base = rope_thetaの記載がないため、10000とみなします。
check-rope-note-mismatch = max_position_embeddingsは{ $most }で、{ $factor } · { $trained } = { $all }と一致しません。Transformersと同じく、{ $other }ではなく係数{ $factor }を使います。
check-rope-note-factor = 係数の記載がないため、{ $most }/{ $trained } = { $factor }とします。
check-rope-note-alpha = alphaはHunYuanと同じ意味に解釈します。底は、入力の長さによらず同じです。
check-rope-note-no-band = low_freq_factorとhigh_freq_factorが同じなので、補間の帯がなく、各ペアは、周波数が割られるか、そのままかのどちらかです。
check-rope-note-meta = use_scaled_ropeは数値を示しません。ここにない数値は、MetaのLlama 3.1用プログラムのものを使います。係数は{ $factor }、補間の両端は{ $low }と{ $high }、学習時の長さは{ $trained }です。
check-rope-note-part = ヘッドのどの部分が回転するかを示す項目がありません。model_typeが{ $model }のモデルでは、ヘッドの{ $part }です。
check-rope-note-ratio = rope_ratioにより、底が{ $ratio }倍になります。
check-rope-note-elsewhere = GGUFファイルでは、Llama 3のスケーリングはテンソルrope_freqs.weightにあり、メタデータには現れません。このテンソルがある場合、以下の波長にはその分が含まれていません。
check-rope-note-factors-elsewhere = GGUFファイルでは、LongRoPEの係数はテンソルrope_factors_longとrope_factors_shortにあり、メタデータには現れません。以下の波長には、その分が含まれていません。
check-rope-note-unturned = { $name }は何も回転させません。その層には回転位置埋め込みがありません。
check-rope-note-around = ブロックの前後の文字は除いています。
check-rope-unused = 使われない項目
check-rope-unused-computed = { $name }：Transformersはこれを読まず、{ $own }を計算します。
check-rope-unused-not-read = { $name }：Transformersはこれを読みません。
check-rope-unused-needs = { $name }：{ $other }がある場合だけ読まれます。
check-rope-unused-instead = { $name }：代わりに{ $other }が読まれます。
check-rope-unused-only-in = { $name }：{ $model }だけがこれを読みます。
check-rope-unused-order = { $name }：どの次元がペアになるかを示すもので、周波数は変わりません。
check-rope-unused-history = { $name }：周波数は変わりません。
check-rope-unused-kind = { $name }：{ $kind }では使われません。
check-rope-unused-nothing-turns = { $name }：何も回転しないため、効果がありません。
check-rope-unused-notation = { $name }：{ $other }という表記でのみ読まれます。
check-rope-unused-unknown = { $name }：ここでは未知の項目です。
check-rope-others = ほかの読まれない項目：{ $count }個
check-rope-figure = スケーリング前後の波長
check-rope-figure-alt = 各ペアの波長を対数目盛で示す。層の種類ごとに1本の線で、破線はスケーリング前、実線はスケーリング後。最も遅いペアは、位置{ $slowest }個分で一回転する。
check-rope-figure-trained = 学習時の長さ{ $value }
check-rope-figure-plain = スケーリング前
check-rope-figure-scaled = スケーリング後
check-rope-figure-short = { $trained }まで
check-rope-figure-long = { $trained }より先
check-rope-figure-of = { $name }、{ $says }
check-rope-figure-axis = 軸{ $number }
check-rope-numbers = 波長の数値
check-rope-table = 全ペアの波長
check-rope-table-of = 全ペアの波長、{ $name }
check-rope-pair = ペア
check-rope-plain = 波長
check-rope-scaled = スケーリング後
check-rope-factor = 倍率
check-rope-error-syntax = JSONでもPythonのdictでもありません。{ $line }行目の{ $column }文字目、ほかのものがあるべきところに「{ $found }」があります。
check-rope-error-ends = { $line }行目の{ $column }文字目で、途中で終わっています。括弧か引用符が閉じていません。
check-rope-error-deep = configとしては入れ子が深すぎます。
check-rope-error-object = configにあるような、名前と値の組がありません。
check-rope-error-kind = rope_typeの「{ $kind }」は未知です。使えるのはdefault、linear、dynamic、ntk、yarn、llama3、longrope、proportional、mropeです。
check-rope-error-missing = { $key }がありません。
check-rope-error-wrong = { $key }が適切な数値ではありません。
check-rope-error-not-word = rope_typeは、default、linear、dynamic、ntk、yarn、llama3、longrope、proportional、mropeのいずれかの文字列でなければなりません。
check-rope-error-count = { $key }は{ $got }個のペアに対するものですが、ヘッドの回転するペアは{ $pairs }個です。
check-rope-error-range = { $key }は{ $least }以上{ $most }以下でなければなりません。
check-rope-error-no-layers = ここにあるどの種類の層にも固有のブロックがないため、何も回転しません。

check-yours = 自分の表
check-on-board = ボードに表示
check-on-board-formula = 式をこの設定に変更：d_model { $d }、底{ $base }
check-on-board-law = これらの周波数をボードに表示
check-on-board-of = { $name }をボードに表示
check-on-board-both = { $a } | { $b } をボードで比較
