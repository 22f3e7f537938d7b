### Words in what a reader takes away from a figure.

export-not-a-png = 浏览器没能把图片生成为PNG。
export-too-large = { $n }个位置、{ $d }个维度的编码超过{ $most }个元素，一个文件最多只能存这么多。请减少位置或维度。
export-set = 组
export-panel = 子图
export-mark = 图元
export-kind = 种类
export-name = 名称
export-title = 标题
export-x = x
export-y = y
export-value = 值
export-end = { $name }，终点
export-line = 直线
export-curve = 曲线
export-dots = 点
export-area = 区域
export-bars = 条形
export-rule = 参考线
export-words = 文字
export-cells = 单元格
export-some-points = 曲线上共{ $count }个整数位置，等间隔列出{ $shown }个。
export-places = 曲线沿坐标轴等间隔列出{ $shown }处的值。
export-some-cells = 单元格共{ $columns }列、{ $rows }行，等间隔列出{ $shown_columns }列、{ $shown_rows }行。每个数都是该单元格自己的值，而图中一个像素显示的可能是若干单元格的平均值。
export-frequencies = 各对的频率（弧度每位置）：{ $freqs }
