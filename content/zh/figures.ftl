### The words of the figures.

## components
figure-components-title = 一对的正弦与余弦
figure-components-line = 每条曲线上，每个位置一个点

## heatmap
figure-heatmap-title = 编码矩阵
figure-heatmap-line = 每列一个位置，每行一个维度
figure-heatmap-line-down = 每行一个位置，每列一个维度
figure-heatmap-line-apart = 每列一个位置；上为正弦，下为余弦
figure-heatmap-line-apart-down = 每行一个位置；左为正弦，右为余弦
figure-heatmap-line-angles = 每列一个位置，每行一个正弦–余弦对
figure-heatmap-line-angles-down = 每行一个位置，每列一个正弦–余弦对
figure-heatmap-notice = 每一条（列或行）是一个位置的编码；曲线画的是光标处的那一条。任何两个位置的编码都不相同，但可能很接近。
figure-heatmap-caption = 序列长度{ $n }，d_model { $d }：共{ $count }个值，都在−1与1之间；波长从{ $shortest }到{ $longest }个位置。
figure-heatmap-caption-one-pair = 序列长度{ $n }，d_model { $d }：共{ $count }个值，都在−1与1之间，是波长为{ $shortest }个位置的一个正弦和一个余弦。
figure-heatmap-caption-angles = 序列长度{ $n }，d_model { $d }：共{ $angles }个角度，都在0与2π之间，{ $pairs }对各占一排；波长从{ $shortest }到{ $longest }个位置。
figure-heatmap-caption-one-angle = 序列长度{ $n }，d_model { $d }：共{ $angles }个角度，都在0与2π之间，波长为{ $shortest }个位置。
figure-heatmap-details = 维度顺序：{ $layout }；波长：{ $schedule }。
figure-heatmap-lifted = 矩阵{ $side }的曲线是光标所在位置的编码，每个点与对应的单元格对齐。
figure-heatmap-beside = 旁边
figure-heatmap-below = 下方
figure-heatmap-few = 这条曲线只画出所有对中的{ $count }对。
figure-heatmap-alt = 编码的热力图，位置{ $way }排列，{ $n }个位置、{ $d }个维度：元素为正呈红色，为负呈蓝色。{ $still }
figure-heatmap-alt-apart = 编码的热力图，位置{ $way }排列，正弦与余弦分开，{ $n }个位置、{ $d }个维度：为正呈红色，为负呈蓝色。{ $still }
figure-heatmap-alt-angles = 角度的热力图，位置{ $way }排列，{ $n }个位置、{ $pairs }对；每转一圈，颜色绕色轮一周。{ $still }
figure-heatmap-across = 从左到右
figure-heatmap-down = 从上到下

## trajectory
figure-trajectory-title = 圆上的正弦–余弦对
figure-trajectory-line = 每个正弦–余弦对一个圆，每个位置一个点
figure-trajectory-notice = 每个圆是一对维度：横向为正弦，纵向为余弦。每个位置是一个点，比前一个点顺时针多走相等的一步。
figure-trajectory-turning = 第{ $pair }对每过一个位置转{ $step }°：从位置0到{ $last }转{ $turns }圈
figure-trajectory-caption = { $turning }。
figure-trajectory-caption-rings = { $turning }；{ $slowly }。
figure-trajectory-slowest = 最慢的第{ $slowest }对每过一个位置转{ $slow }°
figure-trajectory-details = 每个圆的半径都是1，只是画得大小不同：图中是{ $pairs }对中的{ $rings }对，由外向内依次为（波长以位置数计）：{ $list }。{ $positions }
figure-trajectory-between = 细弧线是介于它们之间的对。
figure-trajectory-details-one = 圆的半径为1。{ $positions }
figure-trajectory-dots = 每个位置一个点，越靠后颜色越浅。
figure-trajectory-band = 位置多时，点连成一条带，颜色按最后一圈变化。
figure-trajectory-ring = 第{ $pair }对 · λ { $wavelength }
figure-trajectory-alt = 同心圆，{ $pairs }对中的{ $rings }对，序号最小的在最外。圆上的点是位置，从顶端开始顺时针排列。{ $turning }。
figure-trajectory-alt-one = 一个圆，每个位置一个点，从顶端开始顺时针排列；正弦向右，余弦向上。{ $turning }。
figure-trajectory-read = pos { $pos }：第{ $pair }对的角度{ $angle }°，sin { $sin }，cos { $cos }

## periodicity
figure-periodicity-title = 一对的近似重复
figure-periodicity-line = 圆圈：位置0和编码与它最接近的重复

## gallery
figure-gallery-title = 四种d_model的编码
figure-gallery-line = 每列一个位置，每行一对
figure-gallery-fixed = 一行代表一对，正弦和余弦合在一起，所以维度的顺序在这里不起作用。

## vector
figure-vector-title = 一个位置的编码
figure-vector-line = 每个维度一个点，高度是它的值

## clocks
figure-clocks-title = 每个频率一个时钟
figure-clocks-line = 每个频率一个钟面，指针表示位置

## torus
figure-torus-title = 环面上的两对
figure-torus-line = 每个位置一个点，由两个角度确定

## binary
figure-binary-title = 二进制位与正弦
figure-binary-line = 每列一个位置，每行一个二进制位

## layouts
figure-layouts-title = 维度的两种顺序
figure-layouts-line = 每列一个位置，每行一个维度
figure-layouts-fixed = 无论其他图选哪一种，这里两种顺序都画出来。

## distance-matrix
figure-distance-matrix-title = 位置之间的距离
figure-distance-matrix-line = 每两个位置一格；越暗越近
figure-distance-matrix-notice = 每条对角线只有一种颜色：距离取决于两个位置相隔多远，与它们在哪里无关。
figure-distance-matrix-caption = 最大距离为{ $max }，在偏移量{ $max_offset }处；不同位置之间的最小距离为{ $min }，在偏移量{ $min_offset }处。
figure-distance-matrix-caption-sampled = 在{ $stride }的整数倍的偏移量中，最大距离为{ $max }，在偏移量{ $max_offset }处；最小距离为{ $min }，在偏移量{ $min_offset }处。
figure-distance-matrix-caption-single = 只有一个位置，它到自身的距离为0。
figure-distance-matrix-corner = 在两角，即偏移量{ $last }处，距离为{ $corner }。
figure-distance-matrix-details = 颜色从0到{ $bound }，后者是这一维数下可能的最大距离，与底数和长度无关；矩阵旁的曲线是到光标位置的距离，每个点与对应的行对齐。一个像素若含多个位置，则显示距离的均方根，对角线上也是如此。
figure-distance-matrix-alt = 编码之间距离的热力图，位置i向下，位置j向右，各{ $n }个位置。对角线上距离为0，颜色最暗；每条对角线只有一种颜色。最大距离：{ $max }。
figure-distance-matrix-read = pos { $i }与{ $j }，偏移量{ $offset }：距离{ $distance }

## distance-offset
figure-distance-offset-title = 距离随偏移量的变化
figure-distance-offset-line = 每个偏移量一个点，高度是距离

## similarity
figure-similarity-title = 内积随偏移量的变化
figure-similarity-line = 每个偏移量一个点，高度是内积

## extrapolation
figure-extrapolation-title = 平移：加固定向量，还是旋转
figure-extrapolation-line = 每种方法一个条形，高度是误差

## rotation
figure-rotation-title = 平移即旋转矩阵
figure-rotation-line = 每个矩阵元素一个方格，颜色是它的值

## norms
figure-norms-title = 各位置的范数
figure-norms-line = 每对一个条形，每个位置一个点

## uniqueness
figure-uniqueness-title = 最接近的两个位置
figure-uniqueness-line = 每出现新的最小距离，下降一级

## wavelengths
figure-wavelengths-title = 波长
figure-wavelengths-line = 每对一个点：转一圈所需的位置数
figure-wavelengths-notice = 在对数坐标上，等比数列是一条直线。阴影带以上的对，波长比序列还长：在序列内转不满一圈。
figure-wavelengths-caption = { $pairs }对中有{ $slow }对的波长大于序列长度n = { $n }；{ $range }。
figure-wavelengths-range = 波长从{ $first }到{ $last }个位置
figure-wavelengths-range-same = 所有波长都是{ $first }个位置（取5位有效数字）
figure-wavelengths-range-one = 唯一的波长是{ $first }个位置
figure-wavelengths-details = 没有波长能达到2π·base = { $limit }。拖动直线的末端可改变底数，拖动阴影带的边缘可改变n；坐标轴不变。
figure-wavelengths-sampled = 其中{ $shown }对画了点。
figure-wavelengths-alt = 波长随对的序号变化的图，纵轴为对数坐标，点都在水平线2π·base = { $limit }之下：{ $range }。阴影带到n = { $n }为止；{ $pairs }对中有{ $slow }对在其上方。
figure-wavelengths-read = 第{ $pair }对：波长{ $wavelength }个位置
figure-wavelengths-limit = 2π·base { $value }
figure-wavelengths-n = n = { $value }
figure-wavelengths-within = { $fast }对转满一圈
figure-wavelengths-beyond = { $pairs }对中有{ $slow }对未转满
figure-wavelengths-waves = 若干对的正弦，第一个周期为蓝色
figure-wavelengths-wave = pos { $pos }：第{ $pair }对的正弦为{ $sin }，波长{ $wavelength }个位置

## ratios
figure-ratios-title = 相邻波长之比
figure-ratios-line = 每个波长一个标记，每个d_model一行

## sinusoids
figure-sinusoids-title = 几种频率的正弦
figure-sinusoids-line = 每对一条曲线，高度是它的正弦

## schedules
figure-schedules-title = 波长的其他选法
figure-schedules-line = 每种选法一幅图，每对一个点

## decay
figure-decay-title = 平均余弦的极限
figure-decay-line = 频率的每种分布一条曲线
figure-decay-fixed = 本图始终采用等比波长：图中的极限是等比波长的极限，频率的其他分布画在旁边。

## bases
figure-bases-title = 底数与波长
figure-bases-line = 每个模型一条线，从最短波长到最长波长
figure-bases-fixed = 本图始终采用等比波长：换成别的波长，底数就很难说明两端之间的情形。

## tokens
figure-tokens-title = token嵌入加位置编码
figure-tokens-line = 两个token，每个维度或每对一个标记

## attention
figure-attention-title = 无位置与有位置的注意力
figure-attention-line = 每个词一条弧，宽度是权重
figure-attention-fixed = 这里的维度始终按sin, cos, sin, cos排列：权重是虚构的，换一种顺序无非是重新抽一组权重。

## rope
figure-rope-title = RoPE：旋转查询与键
figure-rope-line = 每个向量一条臂，每个位置一个点

## alibi
figure-alibi-title = ALiBi：对距离的惩罚
figure-alibi-line = 每个头一条直线，斜率即惩罚
figure-alibi-fixed = ALiBi没有编码：波长的选法和维度的顺序对它都没有影响。

## rope-scaling
figure-rope-scaling-title = 用于更长序列的RoPE
figure-rope-scaling-line = 每种方法一条曲线，每对一个点

## pitfalls
figure-pitfalls-title = 位置编码的程序错误
figure-pitfalls-line = 每列一个位置，每行一个维度
figure-pitfalls-fixed = 错误都在论文的编码中展示，采用等比波长，全部正弦画在全部余弦之上。

## compare
figure-compare-title = 各种位置方法的比较
figure-compare-line = 每组查询与键一个方格，颜色是变化量

## base-context
figure-base-context-title = 余弦之和保持为正的范围
figure-base-context-line = 每个底数一级台阶，高度是余弦之和首次小于0处
figure-base-context-fixed = 图中标出的模型，以及用来对照的曲线，都是等比波长，所以本图也是。

## partial-rotary
figure-partial-rotary-title = 部分RoPE：静止的对
figure-partial-rotary-line = 每对一个点，静止的在最上方

## fourier-features
figure-fourier-features-title = 傅里叶特征：倍频的编码会整体重复
figure-fourier-features-line = 每对一个点，每种编码一条曲线

## xpos
figure-xpos-title = xPos：逐渐衰减的旋转
figure-xpos-line = 每种方法一条曲线，每对一个点

## diffusion-time
figure-diffusion-time-title = 扩散时间作为位置
figure-diffusion-time-line = 每列一个时间，每行一个维度

## axial
figure-axial-title = 两个轴上的位置编码
figure-axial-line = 每格一个方块，颜色是它的距离

## m-rope
figure-m-rope-title = M-RoPE：三个轴的对
figure-m-rope-line = 每对一个点，颜色表示所属的轴

## causal
figure-causal-title = 因果掩码带来的位置信息
figure-causal-line = 每行一个查询，颜色是权重
figure-causal-fixed = 这里没有编码：维度、底数和波长都不起作用。
