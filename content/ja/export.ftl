### Words in what a reader takes away from a figure.

export-not-a-png = ブラウザが、画像のPNGを作成できませんでした。
export-too-large = { $n }個の位置、{ $d }次元のエンコーディングでは、成分の数が1つのファイルの上限（{ $most }個）を超えます。位置か次元を減らしてください。
export-set = 組
export-panel = パネル
export-mark = 要素
export-kind = 種類
export-name = 名前
export-title = 表題
export-x = x
export-y = y
export-value = 値
export-end = { $name }（終端）
export-line = 折れ線
export-curve = 曲線
export-dots = 点
export-area = 面
export-bars = 棒
export-rule = 基準線
export-words = 文字
export-cells = セル
export-some-points = 曲線上の{ $count }個の整数の位置のうち、{ $shown }個を等間隔に載せています。
export-places = 曲線については、軸に沿って等間隔の{ $shown }か所での値を載せています。
export-some-cells = セルの{ $columns }列と{ $rows }行のうち、{ $shown_columns }列と{ $shown_rows }行を等間隔に載せています。図の画素は複数のセルの平均を示す場合がありますが、ここの数値はそれぞれのセル自身の値です。
export-frequencies = 対の周波数（1位置あたりのラジアン）：{ $freqs }
