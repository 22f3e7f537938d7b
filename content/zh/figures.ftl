### The words of the figures.

## components
figure-components-title = 一对的正弦与余弦
figure-components-line = 每个位置一个点；虚线针：k个位置之后
figure-components-notice = 余弦就是移动了四分之一个周期的正弦：一条最平的地方，正是另一条最陡的地方。
figure-components-caption = { $turning }。
figure-components-details = freq = 2π/波长 = { $freq }（每过一个位置的弧度数）。
figure-components-alt = 值随位置变化的曲线图，位置0到{ $last }：正弦为实线，从0开始；余弦为虚线，从1开始。波长：{ $wavelength }个位置。
figure-components-clock = 下方是一只钟和它的指针；虚线是偏移处（若在序列之内）的指针，另有一线连接两个针尖。
figure-components-read = pos { $pos }：第{ $pair }对的sin { $sin }，cos { $cos }

## heatmap
figure-heatmap-title = 编码矩阵
figure-heatmap-line = 每列一个位置，每行一个维度
figure-heatmap-line-down = 每行一个位置，每列一个维度
figure-heatmap-line-apart = 每列一个位置；上为正弦，下为余弦
figure-heatmap-line-apart-down = 每行一个位置；左为正弦，右为余弦
figure-heatmap-line-angles = 每列一个位置，每行一个正弦–余弦对
figure-heatmap-line-angles-down = 每行一个位置，每列一个正弦–余弦对
figure-heatmap-notice = 每一条（列或行）是一个位置的编码；曲线画的是光标处的那一条。任何两个位置的编码都不相同，但可能很接近。
figure-heatmap-caption = 序列长度{ $n }，{ $size } { $d }：共{ $count }个值，都在−{ $top }与{ $top }之间；波长从{ $shortest }到{ $longest }个位置。
figure-heatmap-caption-one-pair = 序列长度{ $n }，{ $size } { $d }：共{ $count }个值，都在−{ $top }与{ $top }之间，是波长为{ $shortest }个位置的一个正弦和一个余弦。
figure-heatmap-caption-angles = 序列长度{ $n }，{ $size } { $d }：共{ $angles }个角度，都在0与2π之间，{ $pairs }对各占一排；波长从{ $shortest }到{ $longest }个位置。
figure-heatmap-caption-one-angle = 序列长度{ $n }，{ $size } { $d }：共{ $angles }个角度，都在0与2π之间，波长为{ $shortest }个位置。
figure-heatmap-details = 维度顺序：{ $layout }；波长：{ $schedule }。
figure-heatmap-details-model = 维度顺序：{ $layout }；频率：取自该模型。
figure-heatmap-second = pos + { $k }
figure-heatmap-half-sin = 偶数：sin
figure-heatmap-half-cos = 奇数：cos
figure-heatmap-lifted = 矩阵{ $side }的曲线是光标所在位置的编码，每个点与对应的单元格对齐。
figure-heatmap-beside = 旁边
figure-heatmap-below = 下方
figure-heatmap-few = 这条曲线只画出所有对中的{ $count }对。
figure-heatmap-at-rest = { $count }对静止
figure-heatmap-alt = 编码的热力图，位置{ $way }排列，{ $n }个位置、{ $d }个维度：元素为正呈红色，为负呈蓝色。{ $still }
figure-heatmap-alt-apart = 编码的热力图，位置{ $way }排列，正弦与余弦分开，{ $n }个位置、{ $d }个维度：为正呈红色，为负呈蓝色。{ $still }
figure-heatmap-alt-angles = 角度的热力图，位置{ $way }排列，{ $n }个位置、{ $pairs }对；每转一圈，颜色绕色轮一周。{ $still }
figure-heatmap-across = 从左到右
figure-heatmap-down = 从上到下

## trajectory
figure-trajectory-title = 圆上的正弦–余弦对
figure-trajectory-line = 若干对画成圆，每个位置一个点
figure-trajectory-notice = 每个圆是一对维度：横向为正弦，纵向为余弦。每个位置是一个点，比前一个点顺时针多走相等的一步。
figure-trajectory-turning = 第{ $pair }对每过一个位置转{ $step }°：从位置0到{ $last }转{ $turns }圈
figure-trajectory-caption = { $turning }。
figure-trajectory-caption-rings = { $turning }；{ $slowly }。
figure-trajectory-slowest = 最慢的第{ $slowest }对每过一个位置转{ $slow }°
figure-trajectory-details = 每个圆的半径都是1，只是画得大小不同：图中是{ $pairs }对中的{ $rings }对，由外向内依次为（波长以位置数计）：{ $list }。{ $positions }
figure-trajectory-details-one = 圆的半径为1。{ $positions }
figure-trajectory-dots = 每个位置一个点，越靠后颜色越浅。
figure-trajectory-band = 位置多时，点连成一条带，颜色按最后一圈变化；超过八圈的带为灰色。
figure-trajectory-ring = λ { $wavelength }
figure-trajectory-ring-turns = { $turns } 圈
figure-trajectory-alt = 同心圆，{ $pairs }对中的{ $rings }对，序号最小的在最外。圆上的点是位置，从顶端开始顺时针排列。{ $turning }。
figure-trajectory-alt-one = 一个圆，每个位置一个点，从顶端开始顺时针排列；正弦向右，余弦向上。{ $turning }。
figure-trajectory-read = pos { $pos }：第{ $pair }对的角度{ $angle }°，sin { $sin }，cos { $cos }

## periodicity
figure-periodicity-title = 一对的近似重复
figure-periodicity-line = 圆圈：位置0和离它最近的一次返回
figure-periodicity-notice = 单独一对会一再回到起点附近，但永远不会恰好回到起点。
figure-periodicity-short = 单独一对会一再回到起点附近。
figure-periodicity-caption = { $turning }。
figure-periodicity-within = { $turning }；其间在位置{ $nearest }处离起点最近。
figure-periodicity-none = { $turning }；其间没有哪个位置比位置1更接近起点。
figure-periodicity-details = 到位置0的距离为2·|sin(pos·freq/2)|，不超过2。
figure-periodicity-lines = 竖线：距离最小的一次返回，以及距离在{ $near }以内、比此前各次都更接近起点的返回。
figure-periodicity-beyond = 再往后，比此前各次都更接近起点的返回：{ $beyond }。
figure-periodicity-return = { $offset }（距离{ $distance }）
figure-periodicity-alt = 值随位置变化的曲线图：同一对的正弦（实线）和余弦（虚线），标出了回到起点附近的位置。波长：{ $wavelength }个位置。
figure-periodicity-distances = 下方是到位置0的距离，对数坐标。
figure-periodicity-read = pos { $pos }：第{ $pair }对的sin { $sin }，cos { $cos }；到位置0的距离{ $distance }

## gallery
figure-gallery-title = 四种d_model的编码
figure-gallery-line = 每列一个位置，每行一对
figure-gallery-notice = 每行是一对，颜色是它的角度。无论d_model是多少，最快的一对都相同。维度越多，各对排得越密。
figure-gallery-short = 无论d_model是多少，最快的一对都相同；维度越多，各对排得越密。
figure-gallery-fixed = 一行代表一对，正弦和余弦合在一起，所以维度的顺序在这里不起作用。
figure-gallery-panel = d_model { $d }：{ $shortest }至{ $longest }
figure-gallery-caption = { $d }维时，最长波长为{ $longest }个位置；维度再多，也达不到2π·base = { $limit }。
figure-gallery-inclusive = 无论多少维，最长波长都是{ $longest }个位置，正好是2π·base。
figure-gallery-details = 序列长度{ $n }；每个矩阵上方标出它的最短波长和最长波长（以位置数计）：{ $ranges }。颜色表示角度：0处与背景同色，随后是绿色，到半圈处对比最强，再往后是紫色。
figure-gallery-other = 公式只给出这两个波长；介于其间的波长另按别的方式选取。
figure-gallery-alt = 角度pos·freq的四幅热力图。位置0到{ $last }向右排列，各对向下排列；色轮表示角度。d_model分别为8、32、128和{ $d }。

## vector
figure-vector-title = 一个位置的编码
figure-vector-line = 每个维度一个点，高度是它的值
figure-vector-notice = 这条曲线就是一个位置的全部编码。移动光标，看看哪些维度变化快。
figure-vector-caption = 一个位置由{ $d }个值编码；在每个位置，这些值组成的向量的范数都是√(d_model/2) = { $norm }。
figure-vector-details = 波长（以位置数计）：{ $waves }。维度顺序：{ $layout }。
figure-vector-columns = 相邻的若干对共用一列，每列从最小值画到最大值。
figure-vector-alt = 光标所在位置的值随维度变化的图，正弦为青绿色，余弦为紫色。共{ $d }个值，都在−1与1之间；较细的曲线是位置pos + k。
figure-vector-read = 第{ $dim }维：第{ $pair }对的{ $component }，波长{ $wavelength }个位置
figure-vector-now = pos { $pos }，第{ $pair }对：sin { $sin }，cos { $cos }

## clocks
figure-clocks-title = 每个频率一个时钟
figure-clocks-line = λ：每圈的位置数；虚线：pos + k；粗弧：最后一步
figure-clocks-notice = 每一对有自己的频率，也就是指针转动的快慢。转动一根指针，其他指针都跟着转，较慢的转得较少。
figure-clocks-caption = { $pairs }对中，最快的一对转一圈需{ $fastest }个位置，最慢的需{ $slowest }个。
figure-clocks-caption-one = 唯一的一对转一圈需{ $fastest }个位置。
figure-clocks-details = { $which }在位置0，所有指针都指向顶端；每根指针都停在它的真实角度pos·freq上，顺时针方向。阴影部分是从顶端转过的角度，粗弧是最后一步，整圈的边表示已转满的圈；下方是从位置0起转过的圈数。k大于0时，另有一根较细的虚线指针指向pos + k的角度。把一根指针拨转一整圈，位置就移动这根指针的一个波长，取最接近的整数位置，并且不超出序列。波长（以位置数计）：{ $waves }。
figure-clocks-spread = { $pairs }对中有{ $count }对画出钟面，序号为{ $dials }：最快的、最慢的、光标所在的第{ $pair }对，以及按波长的对数分散选取的其他几对。
figure-clocks-all = 每一对都有钟面；光标在第{ $pair }对。
figure-clocks-alt = { $pairs }对中{ $count }对的钟面。每个钟面上，指针表示角度pos·freq，从顶端起顺时针转；阴影扇形表示从0起的角度，下方是圈数。
figure-clocks-dial = 第{ $pair }对：λ { $turn }
figure-clocks-turns = { $turns }圈
figure-clocks-read = 第{ $pair }对：每过一个位置转{ $step }°，{ $wavelength }个位置转一圈
figure-clocks-now = 第{ $pair }对在pos { $pos }：{ $angle }°，共转过{ $turns }圈

## torus
figure-torus-title = 环面上的两对
figure-torus-line = 每个位置一个点；细线在背面
figure-torus-notice = 两对合起来在环面上绕行：一对绕着管，另一对绕着中间的孔。只有两者的波长之比是有理数，路径才会闭合。
figure-torus-short = 两对合起来在环面上绕行。
figure-torus-panel-alone = 第{ $one }对，两个方向都绕
figure-torus-panel = 第{ $one }对与第{ $other }对
figure-torus-caption = 第{ $one }对绕着管转，第{ $other }对绕着环转；{ $closing }。
figure-torus-closed = 两者的波长之比为{ $under }比{ $over }，所以路径经过{ $length }个位置后闭合
figure-torus-open = 后者与前者的波长之比约为{ $ratio }，不是有理数，所以路径永不闭合
figure-torus-scaled = 后者与前者的波长之比约为{ $ratio }
figure-torus-alone = 没有别的对，所以第{ $one }对既绕着管又绕着环，路径经过{ $length }个位置后闭合。
figure-torus-details-alone = 波长为{ $first }个位置。
figure-torus-details = 波长为{ $first }个和{ $second }个位置，后者是前者的{ $ratio }倍。
figure-torus-near = 分数{ $p }/{ $q }与这个比值相差{ $off }。
figure-torus-hidden = 分数{ $p }/{ $q }与这个比值相差多少，已被舍入误差掩盖。
figure-torus-exact = 这个比值是不是有理数，由底数{ $base }的各位数字精确判定。
figure-torus-colours = 在正面，颜色沿路径从位置0到{ $shown }渐变；在环面背后，路径是一条细线。
figure-torus-part = 路径画到位置{ $shown }为止。
figure-torus-alt = 三维的环面，转动{ $yaw }°，俯仰{ $pitch }°。环面上的一条线依照第{ $one }对和第{ $other }对的角度，从位置0画到{ $shown }。
figure-torus-read = pos { $pos }：第{ $one }对的角度{ $angle }°，第{ $other }对的角度{ $slow }°
figure-torus-from = （转动{ $yaw }°，俯仰{ $pitch }°）

## binary
figure-binary-title = 二进制位与正弦
figure-binary-line = 浅色：0或正，深色：1或负
figure-binary-notice = 二进制计数时，每一位（浅色为0，深色为1）变化的次数是图中上面一位的一半。一个正弦的波长若等于这一位的周期，变号的次数就与这一位的变化次数相同，只是没有跳变。没有哪个波长短于2π个位置，而2π对最快的两位来说已经太长。
figure-binary-caption = { $count }个二进制位中，有{ $fitting }个的周期与某一对的波长之比在1/√2与√2之间：第{ $bit }位每{ $period }个位置重复一次，第{ $pair }对每{ $wavelength }个位置重复一次。
figure-binary-caption-none = 位置0到{ $last }共有{ $count }个二进制位，其中任何一位的周期与任何波长之比，都不在1/√2与√2之间。
figure-binary-details = 若有一对的波长与某一位的周期之比在1/√2与√2之间，这一位的下方就画出这一对的正弦，大于0为浅色，小于0为深色。
figure-binary-rows = 按比值计，最接近的波长为：{ $rows }。
figure-binary-named = 第{ $bit }位
figure-binary-row = 第{ $bit }位的周期{ $period }，第{ $pair }对的波长{ $wavelength }
figure-binary-unfit = 没有波长与以下各位的周期之比在1/√2与√2之间：{ $unfit }。
figure-binary-signs = 若正弦的波长恰好等于某一位的周期，则每当一串相同的数字开始，正弦为0，此后在一串0上为正，在一串1上为负。
figure-binary-part = { $n }个位置中只画出前{ $shown }个。
figure-binary-alt = 一行行方格，位置0到{ $last }向右排列，第0位在最上：浅色为0，深色为1。若某一位有波长相近的正弦，其下方就有一条平滑的色带。
figure-binary-bit = 第{ $bit }位：{ $period }
figure-binary-pair = 第{ $pair }对：{ $wavelength }
figure-binary-empty = 没有合适的对
figure-binary-read = pos { $pos }的二进制为{ $digits }，第{ $bit }位：{ $digit }
figure-binary-read-sine = pos { $pos }的二进制为{ $digits }，第{ $bit }位：{ $digit }；第{ $pair }对（波长{ $wavelength }）的正弦：{ $sin }

## layouts
figure-layouts-title = 维度的两种顺序
figure-layouts-line = 每列一个位置，每行一个维度
figure-layouts-notice = 有的程序把全部正弦放在全部余弦之前。这只是移动了矩阵的行，只要自始至终用同一种顺序，任何距离和内积都不变。
figure-layouts-fixed = 无论其他图选哪一种，这里两种顺序都画出来。
figure-layouts-caption = 取{ $n }个位置中的{ $count }个，它们之间的距离在两种顺序下至多相差{ $difference }。
figure-layouts-caption-single = n = 1时，没有距离可以比较。
figure-layouts-details = 参与比较的位置从0起等间隔选取；若没有舍入，就不会有任何差别。一对所占的维度，在第一种顺序中是2·pair和2·pair + 1，在第二种中是pair和pair + { $half }：框线标出光标那一对所在的维度。矩阵旁边是到位置0的距离：粗线和叠在上面的细线是两种顺序各自的距离，虚线是两个编码顺序不同时的距离，各取{ $points }个偏移量。顺序相同时，距离从0到{ $farthest }；顺序不同时，从{ $mixed }到{ $mixed-end }。波长（以位置数计）：{ $waves }。
figure-layouts-alt = 两幅热力图，位置0到{ $last }向右，维度向下：一幅正弦与余弦交替，另一幅全部正弦在全部余弦之上。旁边是距离随偏移量的变化：两种顺序的曲线重合。
figure-layouts-distances = 到位置0的距离
figure-layouts-mixed = 顺序不同
figure-layouts-sines = 正弦
figure-layouts-cosines = 余弦
figure-layouts-sin = sin { $pair }
figure-layouts-cos = cos { $pair }
figure-layouts-read = 偏移量{ $offset }：距离{ $first }与{ $second }；顺序不同时{ $mixed }

## distance-matrix
figure-distance-matrix-title = 位置之间的距离
figure-distance-matrix-line = 每两个位置一格；越暗越近
figure-distance-matrix-notice = 每条对角线只有一种颜色：距离取决于两个位置相隔多远，与它们在哪里无关。
figure-distance-matrix-caption = 最大距离为{ $max }，在偏移量{ $max_offset }处；不同位置之间的最小距离为{ $min }，在偏移量{ $min_offset }处。
figure-distance-matrix-caption-sampled = 在{ $stride }的整数倍的偏移量中，最大距离为{ $max }，在偏移量{ $max_offset }处；最小距离为{ $min }，在偏移量{ $min_offset }处。
figure-distance-matrix-caption-single = 只有一个位置，它到自身的距离为0。
figure-distance-matrix-corner = 在两角，即偏移量{ $last }处，距离为{ $corner }。
figure-distance-matrix-details = 颜色从0到{ $end }，后者是不小于最大距离的一个整齐的数；在这一维数下，任何距离都不超过{ $bound }。矩阵旁的曲线是到光标位置的距离，每个点与对应的行对齐。一个像素若含多个位置，则显示距离的均方根，对角线上也是如此。
figure-distance-matrix-alt = 编码之间距离的热力图，位置i向下，位置j向右，各{ $n }个位置。对角线上距离为0，颜色最暗；每条对角线只有一种颜色。最大距离：{ $max }。
figure-distance-matrix-read = pos { $i }与{ $j }，偏移量{ $offset }：距离{ $distance }

## distance-offset
figure-distance-offset-title = 距离随偏移量的变化
figure-distance-offset-line = 曲线高度是每个偏移量上的距离
figure-distance-offset-notice = 距离只取决于偏移量。曲线起初沿着直线，随后弯到直线下方，始终不超过上界。
figure-distance-offset-caption = 偏移量为1时，距离为{ $one }；{ $fall }，始终不超过2·√(d_model/2) = { $bound }。
figure-distance-offset-caption-far = 无论偏移量是多少，距离都不超过2·√(d_model/2) = { $bound }；距离为√d_model = { $level }时，两个编码正交。
figure-distance-offset-details = 直线k·√(Σfreq²)每过一个位置上升{ $slope }。距离为√d_model = { $level }时，两个编码互相垂直。
figure-distance-offset-alt = 距离随偏移量变化的曲线图，偏移量0到{ $last }。曲线从0出发，起初沿着一条画成虚线的直线；两条水平线位于{ $level }和{ $bound }。
figure-distance-offset-read = 偏移量{ $offset }：距离{ $distance }
figure-distance-offset-bound = 2√(d/2)
figure-distance-offset-level = √d
figure-distance-offset-slope = k·√(Σfreq²)
figure-distance-offset-fallen = 比前一个偏移量更近
figure-distance-offset-first-fall = 距离首次下降
figure-distance-offset-envelope = 每列的最小值到最大值
figure-distance-offset-rms = 均方根
figure-distance-offset-falls = 从偏移量{ $before }到{ $after }首次下降
figure-distance-offset-grows = 到偏移量{ $offset }为止没有下降
figure-distance-offset-greatest = 图中的最大距离为{ $max }，在偏移量{ $offset }处。
figure-distance-offset-columns = 共{ $columns }列，每列至多代表{ $width }个偏移量，从中至多取{ $samples }个距离，由最小值画到最大值；穿过各列的线，是各含{ $width }个相继位置的两段之间距离的均方根。

## similarity
figure-similarity-title = 内积随偏移量的变化
figure-similarity-line = 曲线高度是每个偏移量上的内积
figure-similarity-notice = 曲线与自己的镜像重合：内积取决于两个位置相隔多远，与谁先谁后无关。单凭内积看不出次序，两个编码本身却能显出次序。
figure-similarity-caption = 偏移量为0时，内积为d_model/2 = { $half }；为±1时，内积为{ $one }，即余弦为{ $cosine }。
figure-similarity-entries = 逐个元素相乘，另算了{ $count }个编码内积，都与Σcos(k·freq)一致，相差不超过{ $worst }。
figure-similarity-alt = 内积随偏移量变化的曲线图，偏移量−{ $last }到{ $last }，左右对称：中间为{ $half }，两端为{ $end }。圆圈是实际编码的内积。
figure-similarity-rises = 内积从偏移量{ $before }到{ $after }首次上升。
figure-similarity-falls = 到偏移量{ $offset }为止，内积没有上升。
figure-similarity-sampled = 若干偏移量共用一列，每列从取样的最小值画到最大值。
figure-similarity-cosine = 余弦{ $value }
figure-similarity-closed = Σcos(k·freq)
figure-similarity-columns = Σcos(k·freq)，最小值到最大值
figure-similarity-mean = 平均值
figure-similarity-brute = PE(pos)·PE(pos + k)
figure-similarity-read = 偏移量{ $offset }：内积{ $dot }，余弦{ $cosine }

## extrapolation
figure-extrapolation-title = 平移：加固定向量，还是旋转
figure-extrapolation-line = 每种方法一个条形，高度是误差
figure-extrapolation-notice = k大于0时，把位移照搬到另一个位置会有误差，因为真实的位移会转动。与k相应的旋转则处处吻合，只差舍入误差。
figure-extrapolation-caption = 把k = { $k }的位移照搬到{ $k }个位置之后，与那里的编码相差{ $linear1 }，用旋转则相差{ $rotation1 }。
figure-extrapolation-caption-still = k = 0时没有移动：用位移相差{ $linear1 }，用旋转相差{ $rotation }。
figure-extrapolation-details = 位移为v = PE(pos₂) − PE(pos₁)，其中pos₂ = pos₁ + k。在pos = pos₂ + { $beyond1 }、pos₂ + { $beyond2 }和pos₂ + { $beyond3 }处，用PE(pos − k) + v估计PE(pos)，误差依次为{ $linear1 }、{ $linear2 }和{ $linear3 }，无论pos₁在哪里。不加v而只用PE(pos − k)，误差为{ $still }；旋转以pos₁ = { $from }和{ $and }试过，误差至多为{ $rotation }。时钟只画出第{ $pair }对。
figure-extrapolation-details-still = 位移v = PE(pos₂) − PE(pos₁)为0。k更大时，两种方法才有差别。
figure-extrapolation-alt = 左边是第{ $pair }对的圆，有两个相同的箭头，一个从位置0到{ $k }，一个在光标处。右边是三个一组的条形：位移、不移动和旋转的误差。
figure-extrapolation-read = 偏移量{ $k }，pos = pos₂ + { $beyond }：位移{ $linear }，不移动{ $still }，旋转{ $rotation }
figure-extrapolation-read-clock = 第{ $pair }对：从顶端起{ $degrees }°
figure-extrapolation-read-here = pos { $pos }，偏移量{ $k }，第{ $pair }对：照搬的箭头误差为{ $miss }
figure-extrapolation-clock = 第{ $pair }对：箭头及其副本
figure-extrapolation-all = 所有的对
figure-extrapolation-seen = 从0到{ $k }的一步
figure-extrapolation-copied = 照搬到pos的同一步
figure-extrapolation-there = PE(pos + k)
figure-extrapolation-tick = +{ $beyond }
figure-extrapolation-linear = 位移：PE(pos − k) + v
figure-extrapolation-still = 不移动：PE(pos − k)
figure-extrapolation-rotation = 旋转后的PE(pos − k)

## rotation
figure-rotation-title = 平移即旋转矩阵
figure-rotation-line = 每个矩阵元素一个方格，颜色是它的值
figure-rotation-notice = 同一个矩阵能把任何位置的编码移动k个位置：它把每一对转过各自的角度，这些角度在每个位置都相同。
figure-rotation-caption = k = { $k }{ $part }时，把Mₖ用于序列中{ $places }个位置的PE(pos)，结果与PE(pos + k)至多相差{ $residual }。
figure-rotation-details = 每一对在Mₖ中有四个元素，其余元素都是0；例如{ $blocks }。维度顺序：{ $layout }。
figure-rotation-block = 第{ $pair }对为{ $block }
figure-rotation-fit = 用最小二乘法可以从样本中求出这些块：对{ $pairs }对中的{ $count }对，用前半段的{ $seen }个位置拟合，在后半段的{ $unseen }个位置上误差至多为{ $miss }。
figure-rotation-few = { $n }个位置太少，无法从样本中拟合这些块。
figure-rotation-alt = 左边把k = { $k }的矩阵画成图：{ $shown }对各有一个四元素的块，其余为0。右边是值随维度的变化：PE(pos + k)为线，乘积是线上的圆圈。
figure-rotation-first-pairs = （画出{ $pairs }对中的第0至{ $last }对）
figure-rotation-turned = Mₖ·PE(pos)
figure-rotation-read-pair = 偏移量{ $k }，第{ $pair }对：转{ $angle }°，cos { $cos }，sin { $sin }
figure-rotation-read = 第{ $row }行，第{ $column }列：{ $value }

## norms
figure-norms-title = 各位置的范数
figure-norms-line = 每对一个条形，每个位置一个点
figure-norms-notice = 在每个位置，每一对的sin² + cos²都恰好等于1。移动光标：两者各占的份额会变，总和不变。下方放大图中的偏差只是舍入误差。
figure-norms-short = 在每个位置，每一对的sin² + cos²都恰好等于1。
figure-norms-caption = { $pairs }对的平方（每对sin² + cos² = 1）合成的范数，在每个位置都是√(d_model/2) = { $norm }；采用{ $precision }时，这里的偏差至多为{ $largest }。
figure-norms-details = 下图画出{ $n }个位置中的{ $count }个；这些范数的平均值与应有的值相差{ $mean }。
figure-norms-sampled = 上图画出{ $pairs }对中的{ $shown }对。
figure-norms-f64 = 元素、平方与总和都用float64。
figure-norms-f32 = 元素、平方与总和都用float32。
figure-norms-bf16 = 元素舍入为bfloat16，平方与总和则用float64：偏差只来自存储。假如每个平方、每次求和也都舍入为bfloat16，位置{ $pos }的范数就会是{ $summed }，而不是{ $norm }，偏差{ $off }，是所画位置中最差的。
figure-norms-alt = 上下两幅图。上图有{ $shown }个条形，高度为1，各由青绿色的sin²和紫色的cos²组成。下图是范数与{ $norm }的偏差随位置的变化，共{ $count }个点，至多为{ $largest }。
figure-norms-read = pos { $pos }：范数{ $norm }，偏差{ $deviation }
figure-norms-now = pos { $pos }：Σsin² { $sines } + Σcos² { $cosines } = { $sum }
figure-norms-pair = 第{ $pair }对在pos { $pos }：sin² { $sin } + cos² { $cos } = { $sum }
figure-norms-sin = sin²
figure-norms-cos = cos²

## uniqueness
figure-uniqueness-title = 最接近的两个位置
figure-uniqueness-line = 每出现新的最小距离，下降一级
figure-uniqueness-notice = 精确计算时，任何两个位置的编码都不相同。序列变长，最小距离可能下降，但绝不会上升；每次下降，都是因为出现了一个更大的新偏移量，它使两个位置比所有更小的偏移量都更接近。
figure-uniqueness-caption = n = { $n }个位置中，最接近的两个相隔{ $offset }个位置，距离为{ $distance }。
figure-uniqueness-caption-found = n = { $n }个位置中，已找到的最接近的两个相隔{ $offset }个位置，距离为{ $distance }。
figure-uniqueness-caption-single = 只有一个位置，没有别的位置可以比较；若有第二个，距离会是{ $distance }。
figure-uniqueness-details = 这是d_model { $d }的结果；任何相隔{ $offset }个位置的两个编码，距离都是这个值。
figure-uniqueness-small = 较细的线是几种较小的维数，在n = { $end }以内找到的最小距离为：{ $small }。
figure-uniqueness-small-one = d { $d }：{ $distance }，在偏移量{ $offset }处
figure-uniqueness-searched = 到{ $complete }为止的偏移量已全部搜索。
figure-uniqueness-partly = 到{ $complete }为止的偏移量已全部搜索；再往后（虚线）只试了单独一对几乎转回原处的偏移量，因此可能还有更接近的位置。
figure-uniqueness-rounded = 以{ $precision }存储时，已找到的最接近的两个是位置{ $pos }和{ $other }，距离为{ $distance }：试了最后几个新最小值所在的{ $offsets }个偏移量，每个偏移量至多试{ $tried }个起始位置。
figure-uniqueness-equal = 以{ $precision }存储时，位置{ $pos }和{ $other }的编码相等。
figure-uniqueness-faces = d { $faced }，位置{ $pos }：距离{ $distance }
figure-uniqueness-faces-details = 钟面取自d_model { $faced }，画的是在序列中找到的与位置0最接近的位置。角度是各指针偏离顶端的角度；在位置0，指针都指向顶端。
figure-uniqueness-alt = 最小距离随序列长度变化的阶梯图，两轴都是对数坐标。d_model { $d }时，从{ $first }开始，下降{ $steps }级，在n = { $n }处降到{ $distance }。
figure-uniqueness-alt-level = 两个位置之间的最小距离随序列长度n变化的图，两轴都是对数坐标：d_model { $d }时是一条位于{ $first }的水平线，即相邻位置的距离，直到n = { $n }。
figure-uniqueness-alt-single = 两个位置之间的最小距离随序列长度n变化的图，两轴都是对数坐标：n = 1时没有距离；d_model { $d }、n = 2时为{ $first }。
figure-uniqueness-read-one = n 1：没有第二个位置
figure-uniqueness-read = n { $n }，d { $d }：最接近的在偏移量{ $offset }处，距离{ $distance }
figure-uniqueness-read-found = n { $n }，d { $d }：已找到的最接近的在偏移量{ $offset }处，距离{ $distance }
figure-uniqueness-width = d { $d }
figure-uniqueness-new = 新的最小值
figure-uniqueness-tried = 未全部搜索
figure-uniqueness-stored = 以{ $precision }存储

## wavelengths
figure-wavelengths-title = 波长
figure-wavelengths-model-as-trained = 训练时
figure-wavelengths-line = 每对转一圈所需的位置数
figure-wavelengths-notice = 在对数坐标上，等比数列是一条直线。阴影带以上的对，波长比序列还长：在序列内转不满一圈。
figure-wavelengths-caption = { $pairs }对中有{ $slow }对的波长大于序列长度n = { $n }；{ $range }。
figure-wavelengths-range = 波长从{ $first }到{ $last }个位置
figure-wavelengths-range-same = 所有波长都是{ $first }个位置（取5位有效数字）
figure-wavelengths-range-one = 唯一的波长是{ $first }个位置
figure-wavelengths-details = 没有波长能达到2π·base = { $limit }。拖动这条线上的手柄可改变底数，拖动阴影带边缘上的手柄可改变n。
figure-wavelengths-inclusive = 最慢的一对的波长正好是2π·base = { $limit }。拖动阴影带边缘上的手柄可改变n。
figure-wavelengths-sampled = 其中{ $shown }对画了点。
figure-wavelengths-alt = 波长随对的序号变化的图，纵轴为对数坐标，点都在水平线2π·base = { $limit }之下：{ $range }。阴影带到n = { $n }为止；{ $pairs }对中有{ $slow }对在其上方。
figure-wavelengths-read = 第{ $pair }对：波长{ $wavelength }个位置
figure-wavelengths-limit = 2π·base = { $value }
figure-wavelengths-n = 长度 { $value }
figure-wavelengths-within = { $fast }对转满一圈
figure-wavelengths-beyond = { $slow }对未转满
figure-wavelengths-none = 没有一对转满一圈
figure-wavelengths-model-caption = { $name }：{ $pairs } 对中有 { $slow } 对在 { $length } 个位置内转不满一圈；最长的波长为 { $last }。
figure-wavelengths-model-caption-scaled = { $name }：{ $pairs } 对中，在 { $length } 个位置内转不满一圈的，训练时有 { $plain } 对，缩放后有 { $slow } 对；缩放后在 { $n } 个位置内有 { $now } 对；最长的波长为 { $last }。
figure-wavelengths-model-short = { $trained } 个位置以内用短因子。
figure-wavelengths-model-details = 波长从 { $first } 到 { $last } 个位置。
figure-wavelengths-model-details-scaled = 缩放后，波长从 { $first } 到 { $last } 个位置；训练时，最长为 { $longest }。
figure-wavelengths-model-blended-pairs = 第 { $from } 到第 { $to } 对是混合的：介于训练时的波长与它乘以整个系数之间。
figure-wavelengths-model-at-rest = 该头中不旋转的对数：{ $rest }。
figure-wavelengths-model-alt = { $name } 的波长随对变化的对数坐标图：从 { $first } 到 { $last } 个位置。{ $pairs } 对中有 { $slow } 对在 { $length } 个位置内转不满一圈。
figure-wavelengths-model-trained = 训练
figure-wavelengths-model-used = 使用
figure-wavelengths-model-n = 长度
figure-wavelengths-model-limit = 2π·base
figure-wavelengths-model-unnamed = 此配置
figure-wavelengths-model-blended = 混合
figure-wavelengths-waves = 若干对的正弦，第一个周期加粗
figure-wavelengths-wave = pos { $pos }：第{ $pair }对的正弦为{ $sin }，波长{ $wavelength }个位置

## ratios
figure-ratios-title = 相邻波长之比
figure-ratios-line = 每个波长一个标记，每个d_model一行
figure-ratios-notice = 在对数坐标上，等比波长间隔相等，像尺子上的刻度。维度越多，同一极限2π·base以下的标记就越多，相邻波长之比也越接近1。
figure-ratios-caption = d_model = { $d }时，每个波长是前一个的base^(2/d_model) = { $exact }倍。
figure-ratios-caption-one = d_model = { $d }时，只有一个波长{ $first }，没有相邻波长。
figure-ratios-caption-other = d_model = { $d }时，每一对的波长是前一对的{ $range }倍；若为等比波长，则都是base^(2/d_model) = { $exact }倍。
figure-ratios-details = 共{ $count }个比值，平均为{ $mean }。{ $differ }{ $list }
figure-ratios-list = 每行旁边标出它的倍数：{ $rows }。
figure-ratios-row = { $factor }（d_model { $d }）
figure-ratios-sampled = 标记会挤在一起时，只画出其中一些：第一个、最后一个，以及其间等间隔的若干个。
figure-ratios-equal = 算得的比值全部相等。
figure-ratios-rounding = 算得的最大比值比最小比值大{ $spread }，这是舍入误差。
figure-ratios-differ = 最大比值比最小比值大{ $spread }。
figure-ratios-alt = 波长的对数轴上有几行标记，若干个d_model各占一行，当前的{ $d }标记更高。这一行的标记从{ $first }到{ $last }个位置。
figure-ratios-times = ×{ $factor }
figure-ratios-none = 没有相邻波长
figure-ratios-read = 第{ $pair }对：波长{ $wavelength }；第{ $next }对的波长是它的{ $ratio }倍
figure-ratios-read-last = 第{ $pair }对：波长{ $wavelength }，最后一个

## sinusoids
figure-sinusoids-title = 几种频率的正弦
figure-sinusoids-line = 每对一条曲线，高度是它的正弦
figure-sinusoids-notice = 快波能区分相邻的位置，但很快就重复；慢波从一个位置到下一个位置几乎不变。
figure-sinusoids-caption = 从位置0到{ $last }，最快的一对转{ $most }圈，最慢的一对转{ $least }圈。
figure-sinusoids-caption-one = 从位置0到{ $last }，唯一的一对转{ $most }圈。
figure-sinusoids-details = 波长（以位置数计）：{ $names }。
figure-sinusoids-alt = 正弦随位置变化的曲线图，位置0到{ $last }，若干对各有一条曲线。最快的完成{ $most }个周期，最慢的完成{ $least }个。
figure-sinusoids-read = pos { $pos }，第{ $pair }对（波长{ $wavelength }）：sin { $sin }
figure-sinusoids-pair = 第{ $pair }对：λ { $wavelength }

## schedules
figure-schedules-title = 波长的其他选法
figure-schedules-line = 每种选法一张图；旁边的细线：所选
figure-schedules-notice = 两端相同时，波长等间隔（等差）使各对挤向慢的一端，频率等间隔（调和）使各对挤向快的一端；换一个指数（虚线），慢的一端本身就会移动。
figure-schedules-short = 选取波长的七种方式。
figure-schedules-caption = 采用{ $chosen }波长时，n = { $n }个位置中最接近的两个相隔{ $offset }个位置，距离为{ $distance }；采用其他六种选法时，最小距离为{ $range }。
figure-schedules-caption-found = 采用{ $chosen }波长时，n = { $n }个位置中已找到的最接近的两个相隔{ $offset }个位置，距离为{ $distance }；采用其他六种选法时，最小距离为{ $range }。
figure-schedules-caption-next = 采用{ $chosen }波长时，相邻位置的距离为{ $distance }；采用其他六种选法时为{ $range }。
figure-schedules-caption-same = 只有一对时，七种方式都一样，n = { $n }个位置中最接近的两个相隔{ $offset }个位置，距离为{ $distance }。
figure-schedules-details = 所选的方式在每幅图中都画出：在自己的图中是粗线，在其他图中是作对照的细线。最接近的偏移量及其距离：{ $list }。
figure-schedules-searched = 到{ $complete }为止的偏移量已全部搜索。
figure-schedules-partly = 到{ $complete }为止的偏移量已全部搜索；再往后只试了单独一对几乎转回原处的偏移量。
figure-schedules-reach = 距离画到偏移量{ $far }为止。
figure-schedules-sampled = 画出了{ $pairs }对中的{ $shown }对。
figure-schedules-order = 在相同的两端之间，等差波长高于等比波长，调和波长低于等比波长；其间的{ $inner }对中，幂律波长有{ $above }对高于等比波长。
figure-schedules-order-none = 两端之间没有别的对，所以两端相同的五种方式都一样。
figure-schedules-alt = 七幅小图，是d_model { $d }的每种选法中波长随对的序号的变化，纵轴为对数坐标；另有一幅，是所有选法的距离随偏移量的变化。每幅图都突出所选的方式（{ $chosen }）。
figure-schedules-read = 第{ $x }对，{ $name }：波长{ $value }个位置
figure-schedules-read-distance = 偏移量{ $x }，{ $name }：距离{ $value }
figure-schedules-closest = { $name }：{ $offset }（{ $distance }）
figure-schedules-chosen = { $name }（所选）
figure-schedules-others = 其他
figure-schedules-half = 指数减半

## decay
figure-decay-title = 平均余弦的极限
figure-decay-line = 每种freq(t)一条曲线，t＝对的序号÷对数
figure-decay-notice = 随着维度增加，平均余弦（内积除以对的个数）趋近于对所有频率的一个积分。这个积分随偏移量衰减得多快，取决于频率如何分布。
figure-decay-fixed = 本图始终采用等比波长：图中的极限是等比波长的极限，频率的其他分布画在旁边。
figure-decay-caption = 在偏移量{ $reach }处，cos(k·freq)在{ $pairs }对上的平均值为{ $sum }，维度不断增加时，极限为{ $limit }。
figure-decay-details = 极限为∫₀¹ cos(k·freq(t)) dt，这里取freq(t) = { $base }^(−t)。它首次为0，是在偏移量{ $zero }处；取{ $other }^(−t)时在{ $other_zero }处，取t时在{ $linear_zero }处，取√t时在{ $root_zero }处，取t²时永不为0。论文的{ $paper }^(−t)在偏移量{ $reach }处的极限为{ $paper_limit }。其他的freq(t)画成细线：指向哪一条，就突出哪一条。在远处，一旦曲线的波细到图中画不出来，曲线就到此为止。
figure-decay-alt = 平均余弦随偏移量变化的两幅图，右图的横轴为对数坐标。各曲线从1开始下降；底数为{ $base }时，偏移量{ $reach }处的极限为{ $limit }。细线是其他频率分布。
figure-decay-read = 偏移量{ $offset }：极限{ $limit }，各对的平均值{ $sum }
figure-decay-power = { $base }⁻ᵗ
figure-decay-own = 当前：{ $base }⁻ᵗ
figure-decay-both = 当前，与论文相同：{ $base }⁻ᵗ
figure-decay-paper = 论文：{ $base }⁻ᵗ
figure-decay-zero = { $name }：在{ $zero }处为0
figure-decay-own-zero = 在{ $zero }处为0
figure-decay-square = t²
figure-decay-linear = t
figure-decay-root = √t
figure-decay-root-end = √t，和t一样画到k = { $end }
figure-decay-sum = 各对的平均值，d_model { $d }

## bases
figure-bases-title = 底数与波长
figure-bases-line = 每个模型一条线，从最短波长到最长波长
figure-bases-notice = 底数越大，除最短的以外，所有波长都越长，波长之间的间隔也越大。于是，在序列内转满一圈的对通常会减少，绝不会增加。
figure-bases-fixed = 本图始终采用等比波长：换成别的波长，底数就很难说明两端之间的情形。
figure-bases-caption = 底数为{ $base }时，{ $pairs }对中有{ $turning }对的波长不超过n = { $n }，最长的波长为{ $longest }个位置。
figure-bases-details = 每条线从最短波长画到最长波长；粗线覆盖n以内转满一圈的对，对模型而言，n是训练时的上下文长度：{ $trained }。d_model { $d }的最长波长：{ $list }。模型的最长波长，按各自的维数计算，旋转编码的模型取一个头的维数：{ $models }。它们都达不到极限2π·base，维度越多越接近它。所画的底数从最小到最大，转满一圈的对所占的比例为{ $shares }，最长波长为{ $longests }。{ $neighbours }底数为{ $base }时，{ $closest }。{ $searched }
figure-bases-searched = 到{ $complete }为止的偏移量已全部搜索。
figure-bases-partly = 到{ $complete }为止的偏移量已全部搜索；再往后只试了单独一对几乎转回原处的偏移量。
figure-bases-alt = 左边的波长轴上，每个模型一条水平线，粗线覆盖转满一圈的对，当前设置为{ $pairs }对中的{ $turning }对。右边是这些对所占的比例随底数的变化。
figure-bases-closest = 最接近的两个位置相隔{ $offset }个位置，距离为{ $distance }
figure-bases-closest-found = 已找到的最接近的两个位置相隔{ $offset }个位置，距离为{ $distance }
figure-bases-closest-one = 若有第二个位置，距离会是{ $distance }
figure-bases-neighbours = 每个波长是前一个的{ $ratio }倍。
figure-bases-neighbours-one = 只有一对，没有相邻的波长。
figure-bases-read = 底数{ $base }：最长波长{ $longest }；{ $pairs }对中有{ $turning }对的波长不超过n = { $n }；比值{ $ratio }
figure-bases-longest = { $longest }（底数{ $base }）
figure-bases-model = { $name }（d { $d }）{ $longest }
figure-bases-dot = { $name }：{ $trained }
figure-bases-trained = { $name }在{ $trained }个位置内有{ $turning }/{ $pairs }对转满一圈
figure-bases-of = { $turning }/{ $pairs }
figure-bases-own = 当前
figure-bases-turning = 在n以内转满一圈
figure-bases-rest = 未转满一圈
figure-bases-within = 在n或训练上下文以内转满一圈的对
figure-bases-shares = 转满一圈的对所占比例随底数的变化
figure-bases-read-model = 底数{ $base }，n = { $n }，{ $name }：{ $pairs }对中有{ $turning }对的波长不超过n，最长波长{ $longest }
figure-bases-transformer = Transformer
figure-bases-llama = LLaMA
figure-bases-llama-3 = Llama 3
figure-bases-qwen2 = Qwen2

## tokens
figure-tokens-title = 词元嵌入加位置编码
figure-tokens-line = 两个词元，每个维度或每对一个标记
figure-tokens-notice = 一个词无论出现在哪里，嵌入都相同。只有加上去的编码能区分它的各次出现；无论是什么词，编码都用同一个箭头把它们分开。
figure-tokens-caption = “{ $word }”出现在位置{ $p }和{ $q }：它的两个输入只相差PE({ $q }) − PE({ $p })，别无不同，这一步的长度为{ $sum }。
figure-tokens-caption-different = 这里没有词出现两次：“{ $word }”与“{ $other }”在加上编码之前相距{ $embedding }，之后相距{ $sum }。
figure-tokens-caption-alone = 只有“{ $word }”一个词：嵌入的范数为{ $embedding }，加上范数为{ $encoding }的编码，得到范数为{ $sum }的输入。
figure-tokens-marks = 左边是嵌入；中间是加上编码之后的输入，箭头从一个词指向另一个词；右边再次画出这些箭头，都从0开始，圆圈标出第二个位置的PE减去第一个位置的PE所到之处。
figure-tokens-cells = 左边是嵌入；中间是加上编码之后的输入；右边是两个输入之差，其下是两个编码之差。超出±{ $end }的元素，取较近一端的颜色。
figure-tokens-any = 画出的是光标处的两个词，在pos和pos + k。
figure-tokens-residual = 由两个输入逐个元素相减，所得之差的最大舍入误差为{ $residual }。
figure-tokens-details = 嵌入是虚构的，元素的方差为1/d_model；嵌入再乘以{ $factor }。维度顺序：{ $layout }。
figure-tokens-norms = “{ $word }”的嵌入范数为{ $length }，加上PE({ $p })后为{ $input }。
figure-tokens-alt = { $count }个词中两个词的三幅图，各{ $shown }个维度：左边是嵌入；中间是加上编码的输入；右边是输入之差和编码之差。
figure-tokens-drawn = 画出了{ $d }个维度中的{ $shown }个，即最前面几对的维度。
figure-tokens-before = 之前：嵌入
figure-tokens-after = 之后：输入
figure-tokens-difference = 箭头：两者之差
figure-tokens-word = 位置{ $pos }的“{ $word }”
figure-tokens-at-pos = 在pos处
figure-tokens-at-pos-k = 在pos + k处
figure-tokens-of-inputs = 输入
figure-tokens-of-encodings = 编码
figure-tokens-rows = 行
figure-tokens-read = 第{ $pair }对，第{ $dim }维：{ $one }为{ $input-p }，{ $other }为{ $input-q }；差为{ $difference }，PE({ $q }) − PE({ $p }) = { $arrow }

## attention
figure-attention-title = 无位置与有位置的注意力
figure-attention-line = 每个词一行，长度是权重
figure-attention-asking = 来自‘{ $asking }’，{ $title }
figure-attention-notice = 没有位置、也没有因果掩码时，词在哪里都一样。把词重新排列，权重跟着词走，大小和原来一样。
figure-attention-short = 没有位置时，词在哪里都一样。
figure-attention-fixed = 这里的维度始终按sin, cos, sin, cos排列：权重是虚构的，换一种顺序无非是重新抽一组权重。
figure-attention-details = 两幅图用同一比例。每行是一个词：圆点是光标处的词在当前词序（{ $now }）下给它的权重，圆圈是在另一种词序（{ $other }）下的权重，因此圆圈套着圆点就表示没有变化。注意力为softmax(查询·键/√{ $dk })，不加掩码。权重和{ $d }维的嵌入都是虚构的。
figure-attention-capped = d_model = { $d_model }超出了这里所用的维数。
figure-attention-largest = 图中最大的权重为{ $most }。
figure-attention-alt = { $count }个词的两幅注意力图，每个词一行，一幅无位置，一幅有位置。行的长度是位置{ $pos }的词给它的权重；圆圈是另一种词序下的权重。
figure-attention-caption = 若把词序颠倒，没有位置时，任何两个词之间的权重都不会变{ $rounding }；有位置时，权重最多会变{ $with }，‘{ $asking }’的权重最多会变{ $here }。
figure-attention-caption-did = 与原来输入的词序相比，没有位置时，任何两个词之间的权重都不变{ $rounding }；有位置时，权重最多变{ $with }，‘{ $asking }’的权重最多变{ $here }。
figure-attention-rounding = （只差舍入误差{ $without }）
figure-attention-caption-one = 只有一个词时，它只关注自己，权重为{ $most }，有没有位置都一样。
figure-attention-caption-same = 这次打乱之后，全部{ $count }个词都仍在原处。
figure-attention-without = 无位置
figure-attention-with = 有位置
figure-attention-changed = { $title }：最大变化{ $change }
figure-attention-if-reversed = 若倒序
figure-attention-read = pos { $query }“{ $asking }”到{ $key }“{ $asked }”，偏移量{ $offset }：权重{ $weight }（{ $kind }）

## rope
figure-rope-title = RoPE：旋转查询与键
figure-rope-line = 每个向量一条指针；下方：沿文本各位置的得分
figure-rope-notice = RoPE旋转查询和键，角度随各自的位置增大。于是两者的分数取决于从一个到另一个的偏移量，与它们在哪里无关。
figure-rope-short = 分数取决于从查询到键的偏移量，与它们在哪里无关。
figure-rope-caption = 在画出的全部{ $count }个位置，查询与其后{ $k }个位置处的键的分数都是{ $score }{ $rounding }；若不旋转而是加上编码，分数从{ $least }到{ $greatest }。
figure-rope-caption-one = 在唯一的位置0，查询与键的分数为{ $score }。
figure-rope-rounding = （只差舍入误差{ $spread }）
figure-rope-details = 圆上画的是第{ $pair }对：无论查询在哪里，它的指针和键的指针都转过同样的角度，两根指针之间填色的夹角不变。指针只表示方向；在这一对中，查询的长度为{ $query }，键的长度为{ $key }。查询和键是虚构的，各有{ $d }维。加上编码的分数是(查询 + PE(pos))·(键 + PE(pos + k))。
figure-rope-back = 若键在查询之前同样远处，即偏移量为−{ $k }，分数会是{ $back }。
figure-rope-capped = 这里一个头至多有{ $d }维，不是d_model = { $d_model }的全部；更靠后的对由它的最后一对代表。
figure-rope-sampled = { $n }个位置中，等间隔画出{ $count }个。
figure-rope-alt = 两个圆，各有查询和键在第{ $pair }对中的两根指针，夹角都是{ $angle }°。旁边是分数随查询位置的变化：一条水平线，以及加上编码时的一条曲线。
figure-rope-read = pos { $pos }，偏移量{ $offset }：分数{ $score }；加上编码时{ $added }
figure-rope-read-hands = pos { $pos }，偏移量{ $offset }，第{ $pair }对：查询{ $query }°，键{ $key }°，夹角{ $angle }°
figure-rope-read-query = 查询，第{ $pair }对：长度{ $radius }，每个位置{ $freq }弧度
figure-rope-read-key = 键，第{ $pair }对：长度{ $radius }，每个位置{ $freq }弧度
figure-rope-at = 查询在{ $pos }，键在{ $key }
figure-rope-here = 查询在pos，键在pos + { $k }
figure-rope-apart = 夹角{ $angle }°
figure-rope-turned = 都再转{ $turned }°
figure-rope-scores = 偏移量{ $k }处的分数
figure-rope-flat = 旋转（RoPE）
figure-rope-added = 加上编码
figure-rope-query = 查询
figure-rope-key = 键

## alibi
figure-alibi-title = ALiBi：对距离的惩罚
figure-alibi-line = 每个头一条直线，斜率即惩罚
figure-alibi-notice = ALiBi不改动向量，而是降低键的分数，降幅与键相隔的位置数成正比：有的头降得陡，有的头降得缓。
figure-alibi-fixed = ALiBi没有编码：波长的选法和维度的顺序对它都没有影响。
figure-alibi-caption = { $heads }个头的斜率从{ $steepest }到{ $flattest }，每个是前一个的一半。
figure-alibi-details = 对位置{ $query }的查询，位置0的键在第一个头中得到{ $least }，在最后一个头中得到{ $greatest }。经过softmax，偏置就是因子e^(−斜率·距离)：在第一个头中每过{ $half_first }个位置减半，在最后一个头中每过{ $half_last }个位置减半。若有{ $more }个头，斜率从{ $more_steepest }开始，每个是前一个的{ $more_steepest }倍，直到同样的{ $flattest }。{ $two }
figure-alibi-two = 只有一个位置时，没有别的位置可看，所以图中画的是两个位置。
figure-alibi-alt = 左：{ $heads }条直线随键的位置变化，在查询处为0，最多降到{ $least }。右：由此得到的softmax中的因子随距离的变化，各曲线从1下降。
figure-alibi-read = pos { $key }，距离{ $distance }，第{ $head }个头（斜率{ $slope }）：{ $bias }
figure-alibi-read-factor = 偏移量{ $distance }，第{ $head }个头（斜率{ $slope }）：因子{ $factor }
figure-alibi-fraction = 1/{ $below }

## rope-scaling
figure-rope-scaling-title = 用于更长序列的RoPE
figure-rope-scaling-line = 每种方法一条曲线，横轴为各对
figure-rope-scaling-notice = 要读得比训练时更长，模型就让各对转得慢一些：要么全部按同一倍数放慢（插值），要么慢的对比快的对放慢得更多（NTK-aware、YaRN）。
figure-rope-scaling-short = 要读得比训练时更长，模型就让各对转得慢一些。
figure-rope-scaling-caption = 要把{ $d }维的头从n = { $n }个位置扩展到{ $last }个，插值把每个freq都除以{ $factor }，NTK-aware缩放改用底数{ $base }，YaRN则保留{ $kept }对不变，混合{ $blended }对，另外{ $divided }对的freq除以{ $factor }。
figure-rope-scaling-details = { $beyond }插值把最慢一对的波长从{ $slowest }拉长到{ $stretched }。NTK-aware的底数为{ $before }·{ $exponent } = { $base }。在YaRN中，n以内转{ $beta }圈或更多的对保持不变；至多转{ $alpha }圈的对，freq除以{ $factor }；介于其间的对，freq的一部分保持不变，其余除以{ $factor }，保持不变的部分所占比例随圈数从0线性增长到1。YaRN还把分数乘以(0.1·ln { $factor } + 1)² = { $temperature }，图中没有画出。
figure-rope-scaling-beyond = 在n个位置内转不满一圈的有{ $slow }对，其中{ $past }对在采用NTK-aware底数时会到达训练中没有出现过的角度，最多超出{ $most }%；采用插值和YaRN时，一对也没有。
figure-rope-scaling-beyond-none = 没有一对会到达训练中没有出现过的角度。
figure-rope-scaling-capped = 这里的头最多{ $d }维，而不是全部d_model = { $d_model }维。
figure-rope-scaling-exponent = { $factor }^({ $d }/{ $less })
figure-rope-scaling-exponent-none = 1（只有一对，没有更慢的对可以拉长）
figure-rope-scaling-sampled = 分数曲线上的每个点是前后各{ $width } %以内的偏移量的平均值。
figure-rope-scaling-alt = 左：波长随对的序号变化，对数坐标，n = { $n }；四条曲线：训练时、插值、NTK-aware、YaRN。右：各自的平均余弦随偏移量的变化，到{ $last }为止。
figure-rope-scaling-read = 第{ $x }对的波长：训练时{ $trained }，插值{ $interpolated }，NTK-aware { $ntk }，YaRN { $yarn }
figure-rope-scaling-read-score = 偏移量{ $x }：训练时{ $trained }，插值{ $interpolated }，NTK-aware { $ntk }，YaRN { $yarn }
figure-rope-scaling-interpolated = 插值
figure-rope-scaling-ntk = NTK-aware底数
figure-rope-scaling-yarn = YaRN
figure-rope-scaling-trained = 训练时
figure-rope-scaling-to = 到{ $value }

## pitfalls
figure-pitfalls-title = 位置编码的程序错误
figure-pitfalls-line = 每列一个位置，每行一个维度
figure-pitfalls-notice = 有这些错误的程序照样能运行，画出的波看上去也很合理。只有数字才显出错误。
figure-pitfalls-fixed = 错误都在论文的编码中展示，采用等比波长，全部正弦画在全部余弦之上。
figure-pitfalls-caption = { $bug }；元素最多相差{ $difference }。
figure-pitfalls-caption-none = { $bug }；在所画的位置（{ $positions }）上，这没有造成任何变化。
figure-pitfalls-longest = 最长的波长是{ $wrong }，应为{ $right }。
figure-pitfalls-longest-same = 最长的波长在两者中都是{ $right }。
figure-pitfalls-norms = 范数是{ $range }，而不是{ $norm }。
figure-pitfalls-norms-same = 范数在两者中都是{ $norm }。
figure-pitfalls-law-broken = 同一偏移量的距离因位置而异，在所比较的{ $starts }个位置之间最多相差{ $spread }。
figure-pitfalls-law-rounding = 在所比较的{ $starts }个位置上，同一偏移量的距离一致，只差舍入误差（{ $spread }）。
figure-pitfalls-law-close = 在所比较的{ $starts }个位置上，同一偏移量的距离一致，相差不超过{ $spread }。
figure-pitfalls-law-kept = 在所比较的{ $starts }个位置上，同一偏移量的距离一致。
figure-pitfalls-positions = 元素、范数和距离都取自所画的位置，即{ $positions }。
figure-pitfalls-order = 图像中正弦在上，余弦在下，使相邻的行彼此相像。
figure-pitfalls-drawn = { $pairs }对中画出{ $drawn }对；数字则取自全部的对。
figure-pitfalls-alt = 三幅热力图，位置{ $positions }向右排列，正弦在余弦之上：正确的编码、有错的编码，以及两者之差。其后是两种编码各自的距离随偏移量的变化。元素最多相差{ $difference }。
figure-pitfalls-exponent = 指数翻了倍，成为−4·pair/d_model，于是除第一对外，每对都转得更慢
figure-pitfalls-cosine = 余弦另用自己的指数−(2·pair + 1)/d_model，于是没有一个正弦与余弦频率相同
figure-pitfalls-odd = 为了凑成奇数的d_model，最后一维被截掉，于是有一个正弦缺了它的余弦（画作0）
figure-pitfalls-odd-crash = d_model为奇数时，通常的程序会报错停止，因为它们要用所有对的余弦去填每隔一维的位置；图中是改用截断使编码符合维数时剩下的结果。
figure-pitfalls-denominator = 指数中用d_model/2 − 1代替d_model/2，所有规律仍然成立，但用其中一种训练出的权重不适用于另一种
figure-pitfalls-degrees = 角度被当作度数，于是每对的转速只有应有的1/{ $slower }
figure-pitfalls-single = 角度用float32计算，而这里的位置已大到float32会跳过整数，于是角度的误差最大可达一弧度
figure-pitfalls-halves = RoPE把前一半的每个元素与它在后一半中的搭档一起旋转，而权重是按相邻元素配对训练的
figure-pitfalls-halves-shown = 图中是同一个向量，即位置0的编码，旋转到每个位置：按相邻元素配对，它成为那个位置的编码；按前后两半配对，则是本不成对的元素一起转动。
figure-pitfalls-right = 正确
figure-pitfalls-wrong = 错误
figure-pitfalls-distances = 位置之间的距离
figure-pitfalls-difference = 错误 − 正确
figure-pitfalls-sin = sin { $pair }
figure-pitfalls-cos = cos { $pair }
figure-pitfalls-read = pos { $pos }，第{ $dim }维（第{ $pair }对的{ $component }）：{ $value }
figure-pitfalls-read-distance = 偏移量{ $offset }：正确{ $right }，错误{ $wrong }

## compare
figure-compare-title = 各种位置方法的比较
figure-compare-line = 颜色：得分的变化；斜线：没有向量
figure-compare-notice = 沿对角线看，偏移量处处相同。把位置加到向量上的，分数在对角线上随位置变化；按位置旋转向量，或把位置加到分数上的，则不随位置变化。
figure-compare-short = 沿对角线看，偏移量处处相同。
figure-compare-caption = 偏移量固定时，把位置加到向量上的方法，分数随位置最多变{ $most }，{ $rest }。
figure-compare-rest = 其他方法则完全不变
figure-compare-rest-rounding = 其他方法只差舍入误差（{ $least }）
figure-compare-details = 颜色表示位置给分数加了多少，没有位置时分数为{ $plain }：底色表示没有增减，各图共用从−{ $reach }到{ $reach }的同一刻度。位置画到{ $last }，两条线标出训练长度n = { $n }；可学习编码的向量到此为止，再往后就没有分数。每个矩阵上方写着沿一条对角线的最大变化，或注明只看偏移量：{ $added }；{ $others }。查询和键各一个，{ $d }维，都是虚构的。可学习编码的向量、Shaw的向量（在±{ $clip }处截断）和T5的偏置（两个方向共{ $buckets }个桶，到{ $distance }为止）也是虚构的。ALiBi的斜率为{ $slope }。
figure-compare-beyond = { $entries }个分数中有{ $beyond }个超出刻度，用刻度末端的颜色表示；超出最远的是{ $furthest }。
figure-compare-stepped = 每{ $step }个位置画一个。
figure-compare-capped = 这里的头最多{ $d }维，而不是全部d_model = { $d_model }维。
figure-compare-alt = 七幅方形热力图，查询0到{ $last }向下排列，键向右排列：每种方法给分数加了多少。线标出n = { $n }。没有位置的那一幅是空白。
figure-compare-changing = { $name }：最多变{ $spread }
figure-compare-one = { $name }
figure-compare-same = { $name }：同一分数
figure-compare-alone = { $name }：只看偏移量
figure-compare-offset = 偏移{ $k }
figure-compare-n = n
figure-compare-n-value = n = { $n }
figure-compare-bar = 变化量
figure-compare-bar-clipped = 变化量（超出部分用端色）
figure-compare-none = 无位置
figure-compare-sinusoidal = 正弦编码
figure-compare-learned = 可学习编码
figure-compare-rope = RoPE
figure-compare-shaw = Shaw
figure-compare-t5 = T5
figure-compare-alibi = ALiBi
figure-compare-read = 查询{ $query }，键{ $key }（偏移量{ $offset }）：{ $name }给分数加{ $change }
figure-compare-read-none = 查询{ $query }，键{ $key }（偏移量{ $offset }）：{ $name }在此没有向量
figure-compare-here = 偏移量{ $offset }，加到分数上的值：{ $changes }

## base-context
figure-base-context-title = 余弦之和保持为正的范围
figure-base-context-line = 点：模型；空心：使用长度；橙圈：当前设置
figure-base-context-notice = 只要余弦之和大于0，与查询相似的键，平均而言分数就高于随机的键。对每个底数，曲线给出余弦之和首次小于0的偏移量。有些已发布的模型，训练所用的序列超过这一偏移量。
figure-base-context-short = 对每个底数，曲线给出余弦之和首次小于0的偏移量。
figure-base-context-fixed = 图中标出的模型，以及用来对照的曲线，都是等比波长，所以本图也是。
figure-base-context-caption = 底数为{ $base }时，{ $d }维的头的余弦之和在偏移量{ $first }处首次小于0；长度n = { $n }的序列在此之前就结束了。
figure-base-context-caption-beyond = 底数为{ $base }时，{ $d }维的头的余弦之和在偏移量{ $first }处首次小于0；长度n = { $n }的序列会到达那里。
figure-base-context-caption-searching = 底数为{ $base }时，{ $d }维的头的余弦之和在直到{ $first }的所有偏移量处都不小于0；目前只搜索到这里。
figure-base-context-steps = 从{ $start }到{ $end }，已对{ $known }个底数精确求出首次小于0的偏移量，介于其间的底数则不得而知：每一步换到下一个更大的底数，{ $steps }步中有{ $falls }步，这个偏移量反而变小。
figure-base-context-so-far = 从{ $start }到{ $end }共{ $sought }个底数，目前已为其中{ $known }个求出首次小于0的偏移量。
figure-base-context-limit = 对的数目不断增多时，余弦之和会趋于一条平滑的曲线（虚线），这条曲线在偏移量{ $limit }处首次为0。
figure-base-context-models = 其他圆点：{ $count }个已发布模型配置中的长度，它们的头有{ $head }维旋转。若用缩放延长长度，则有一条线从训练长度连到使用长度处的空心圆点。
figure-base-context-capped = 这里的头最多{ $d }维，而不是全部d_model = { $d_model }维。
figure-base-context-alt = 左：双对数坐标上的锯齿形轮廓线，表示余弦之和首次小于0的偏移量随底数的变化；线标出底数{ $base }。右：余弦之和随偏移量的变化。
figure-base-context-read = 底数{ $base }：余弦之和在偏移量{ $first }处首次小于0
figure-base-context-read-model = { $names }：底数{ $base }，长度{ $length }
figure-base-context-read-model-used = { $names }：底数{ $base }，训练于{ $length }，用到{ $used }
figure-base-context-read-own = 底数{ $base }，n { $n }：余弦之和在偏移量{ $first }处首次小于0，在序列之外
figure-base-context-read-beyond = 底数{ $base }，n { $n }：余弦之和在偏移量{ $first }处首次小于0，在序列之内
figure-base-context-read-searching = 底数{ $base }，n { $n }：直到偏移量{ $first }，余弦之和都不小于0；搜索仍在继续
figure-base-context-read-sum = 偏移量{ $offset }：余弦之和{ $sum }，平均值{ $mean }
figure-base-context-skyline = 余弦之和首次小于0的偏移量
figure-base-context-sum = 这个头
figure-base-context-many = 越来越多的对
figure-base-context-no-models = 模型：{ $head }维的头

## partial-rotary
figure-partial-rotary-title = 部分RoPE：静止的对
figure-partial-rotary-line = 每种选法一条曲线；上方圆圈：静止
figure-partial-rotary-notice = 静止的对在任何偏移量处都给分数加上同样的值：它比较的是内容，与位置无关。
figure-partial-rotary-caption = 一个头的{ $pairs }对中有{ $turning }对旋转，静止的对在任何偏移量处都给平均余弦加上{ $constant }。
figure-partial-rotary-caption-none = 一个头的{ $pairs }对中没有一对旋转，静止的对在任何偏移量处都给平均余弦加上{ $constant }。
figure-partial-rotary-details = 旋转的对若按{ $rotary }维的头编码，波长最长为{ $fewer }；若让慢的对静止，最长为{ $kept }；在整个头中，最长为{ $all }。在偏移量{ $last }处，三者的平均余弦依次为{ $fewer_last }、{ $kept_last }和{ $all_last }。
figure-partial-rotary-details-none = 按这一比例，连一个整对也分不到；在整个头中，波长最长为{ $all }，在偏移量{ $last }处平均余弦为{ $all_last }。
figure-partial-rotary-capped = 这里的头最多{ $d }维，而不是全部d_model = { $d_model }维。
figure-partial-rotary-alt = 左：三种头的波长随对的序号变化，对数坐标；两种只旋转一部分对，一种全部旋转；最上方的圆圈是{ $pairs }对中静止的{ $rest }对。右：平均余弦随偏移量的变化。
figure-partial-rotary-read = 第{ $x }对的波长：仅前面的维度{ $fewer }，仅快的对{ $kept }，整个头{ $all }
figure-partial-rotary-read-score = 偏移量{ $x }处的平均余弦：仅前面的维度{ $fewer }，仅快的对{ $kept }，整个头{ $all }
figure-partial-rotary-fewer = 仅前面的维度
figure-partial-rotary-rest = 仅快的对
figure-partial-rotary-all = 整个头
figure-partial-rotary-still = 静止
figure-partial-rotary-at-rest = 无（静止）
figure-partial-rotary-constant = 静止{ $value }

## fourier-features
figure-fourier-features-title = 傅里叶特征：倍频的编码会整体重复
figure-fourier-features-line = 每对一个点，每种编码一条曲线
figure-fourier-features-notice = 这些倍频程的波长都是整数个位置，而且都能整除最长的波长。过了最长的波长，整个编码就会重复。
figure-fourier-features-caption = { $octaves }个倍频程，波长{ $range }，每过{ $period }个位置从头重复；n = { $n }个位置的编码各不相同。
figure-fourier-features-caption-collide = { $octaves }个倍频程，波长{ $range }，每过{ $period }个位置从头重复；n = { $n }个位置中，任何两个相隔{ $period }的位置，编码都相同。
figure-fourier-features-details = NeRF编码的是−1到1的坐标；这里以{ $unit }个位置为坐标的一个单位，所以坐标的范围正好是一个周期。d_model = { $d }的位置编码有{ $pairs }对，波长从{ $shortest }到{ $longest }，在偏移量{ $period }处平均余弦为{ $own_period }。
figure-fourier-features-half = 相隔半个周期，即偏移量为{ $half }时，倍频程的平均余弦为{ $halfway }，比相邻位置的{ $next }还大。
figure-fourier-features-half-less = 相隔半个周期，即偏移量为{ $half }时，倍频程的平均余弦为{ $halfway }；相邻位置的为{ $next }。
figure-fourier-features-alt = 左：倍频程与位置编码的波长随对的序号变化，对数坐标。右：两者的平均余弦随偏移量的变化；倍频程在偏移量{ $period }处回到1。
figure-fourier-features-sampled = 位置编码的曲线每{ $step }个偏移量画一个点。
figure-fourier-features-read = 第{ $pair }对的波长：倍频程{ $octave }，位置编码{ $own }
figure-fourier-features-read-own = 第{ $pair }对的波长：位置编码{ $own }；没有倍频程
figure-fourier-features-read-kernel = 偏移量{ $offset }处的平均余弦：倍频程{ $octave }，位置编码{ $own }
figure-fourier-features-octaves = 倍频程
figure-fourier-features-own = 位置编码

## xpos
figure-xpos-title = xPos：逐渐衰减的旋转
figure-xpos-line = 上：按距离；下：按对
figure-xpos-notice = 在xPos中，每对加到分数上的值还会随偏移量衰减；转得越快的对，衰减得越快。
figure-xpos-caption = { $halves }；斜率为{ $slope }的ALiBi则每过{ $half_alibi }个位置权重减半。
figure-xpos-halves = 最快的一对经{ $half_first }个位置减半，最慢的一对经{ $half_last }个位置减半
figure-xpos-halves-one = 唯一的一对经{ $half_first }个位置减半
figure-xpos-details = 每对的因子为zeta^(距离/{ $scale })，第0对的zeta为{ $zeta_first }，第{ $slowest }对的为{ $zeta_last }。把n = { $n }当作训练长度（虚线），在这一距离上，RoPE的平均余弦为{ $rope_n }，xPos的为{ $xpos_n }；在距离{ $last }处，分别为{ $rope_end }和{ $xpos_end }。图中ALiBi采用{ $heads }个头中最平缓的斜率，它乘的不是分数，而是权重，在这两处分别乘以{ $alibi_n }和{ $alibi_end }。
figure-xpos-capped = 这里的头最多{ $d }维，而不是全部d_model = { $d_model }维。
figure-xpos-alt = 左：三条曲线随距离变化，到{ $last }为止：RoPE的平均余弦、xPos的平均余弦和ALiBi的因子。右：对数坐标，每对衰减到一半的位置数，以及它的波长。
figure-xpos-read = 偏移量{ $offset }：xPos的平均余弦{ $xpos }，RoPE的{ $rope }；ALiBi的因子{ $alibi }
figure-xpos-read-pair = 第{ $pair }对：经{ $half }个位置衰减到一半（zeta { $zeta }），波长{ $wavelength }
figure-xpos-rope = RoPE
figure-xpos-xpos = xPos
figure-xpos-alibi = ALiBi的因子，斜率{ $slope }
figure-xpos-half = 衰减到一半
figure-xpos-wavelength = 波长
## diffusion-time
figure-diffusion-time-title = 扩散时间作为位置
figure-diffusion-time-line = 每列一个时间，每行一个维度
figure-diffusion-time-notice = 扩散模型用同样的正弦和余弦编码时间。0到1的时间若当作位置，全程只有一步，在这一步中没有一对转过的角度超过一弧度。把时间乘以1000，每对转过的角度就是原来的1000倍。
figure-diffusion-time-caption = 走一步，即时间范围的{ $share }%，时间从0到1时编码移动{ $small }，时间从0到{ $end }时移动{ $large }。
figure-diffusion-time-details = 走完全程，即n = { $n }步，编码与起点的距离分别为{ $small_way }和{ $large_way }；距离为√d_model = { $level }时，两个编码互相垂直。时间在前一种情形中是pos/n，在后一种中是{ $end }·pos/n。一步不论从哪里开始，编码移动的距离都相等。Ho等人把时间数到{ $end }，后来的采样器只经过其中一部分。Ho等人的程序在底数的指数中用d_model/2 − 1代替d_model/2。
figure-diffusion-time-sampled = 曲线每{ $stride }步画一个点。
figure-diffusion-time-alt = 编码的两幅热力图，{ $n }步向右排列，维度向下排列：时间从0到1，以及到{ $end }。旁边是到时间0的编码的距离：最后分别为{ $small_way }和{ $large_way }。
figure-diffusion-time-to-one = 时间0到1
figure-diffusion-time-to-end = 时间0到{ $end }
figure-diffusion-time-first = 一步之后
figure-diffusion-time-read = pos { $pos }：时间{ $small_time }时距离{ $small }，时间{ $large_time }时距离{ $large }

## axial
figure-axial-title = 两个轴上的位置编码
figure-axial-line = 颜色：距离；虚线：相距k的格
figure-axial-notice = 列和行各占一半的对，它们的距离的平方相加。离中心同样远的格，在编码中到中心的距离可能不同，等距离线不是圆。
figure-axial-short = 列和行各占一半的对，它们的距离的平方相加。
figure-axial-caption = 格({ $length }, 0)与格({ $across }, { $down })离中心都是{ $length }格，它们的编码到中心的编码的距离分别为{ $one }和{ $other }。
figure-axial-caption-few = 格(1, 0)的编码到中心的编码的距离为{ $one }，格(1, 1)的则是它的√2倍，即{ $other }。
figure-axial-details = 颜色以{ $step }为一级，所以颜色的分界线是等距离线；虚线圆经过与中心相距恰为k格的各处，仅在画得下时画出。曲线图中，离中心{ $reach }格时，沿轴的距离为{ $far }，沿对角线的距离为{ $far_diagonal }；沿对角线时，每个轴上的偏移量是总长的1/√2。
figure-axial-half = 每个轴有{ $dims }维，是{ $d }的一半。
figure-axial-rounded = d_model = { $d }不是4的倍数，所以每个轴取{ $dims }维，即一半，向下取到整对，余下{ $rest }维。
figure-axial-least = 一对无法分给两个轴，所以图中画的是{ $least }维，每个轴{ $dims }维。
figure-axial-many = 一个像素若含多个格，则显示它们的距离的均方根。
figure-axial-averaged = 曲线上的每个点也是如此。
figure-axial-alt = 左：各格到中心格的距离图，颜色分级，最远到{ $reach }格。右：距离随长度的变化，沿轴与沿对角线，末端分别为{ $far }和{ $far_diagonal }。
figure-axial-axis = 沿轴
figure-axial-diagonal = 沿对角线
figure-axial-read = 偏移量({ $across }, { $up })：距离{ $distance } = √({ $of_x }² + { $of_y }²)
figure-axial-read-cut = 偏移量{ $length }：沿轴的距离{ $axis }，沿对角线同样远时{ $diagonal }

## m-rope
figure-m-rope-title = M-RoPE：三个轴的对
figure-m-rope-line = 每对一个点，颜色表示所属的轴
figure-m-rope-notice = M-RoPE把一个头的对分给时间、高度和宽度。怎样分，决定了每个轴有哪些波长。
figure-m-rope-short = 各对怎样分，决定了时间、高度和宽度各有哪些波长。
figure-m-rope-caption = 时间、高度和宽度的最短波长，分段时依次为{ $first_chunks }，交错时依次为{ $first_interleaved }。
figure-m-rope-axes = { $time }、{ $height }和{ $width }
figure-m-rope-details = 共{ $pairs }对，时间、高度和宽度分得的对数，分段时依次为{ $chunks }，交错时依次为{ $interleaved }。三者的最长波长，分段时依次为{ $last_chunks }，交错时依次为{ $last_interleaved }。在沿一个轴的偏移量{ $last }处，该轴各对的平均余弦，分段时依次为{ $far_chunks }，交错时依次为{ $far_interleaved }。
figure-m-rope-ordered = 分段时，时间的对没有一对慢于高度的任何一对，高度的对也没有一对慢于宽度的任何一对。
figure-m-rope-spread = 交错时，最快的三对由三个轴各得一对。
figure-m-rope-scaled = Qwen2-VL把{ $all }对按{ $published_chunks }分段，Qwen3-VL按{ $published_interleaved }交错；这里把这些份额缩放到{ $pairs }对，并取整。
figure-m-rope-capped = 这里的头最多{ $d }维，而不是全部d_model = { $d_model }维。
figure-m-rope-sampled = 平均余弦曲线上的每个点是{ $width }个偏移量的平均值。
figure-m-rope-alt = 两行：分段与交错。左：{ $pairs }对的波长，对数坐标，按时间、高度和宽度着色。右：每个轴的平均余弦随偏移量的变化，到{ $last }为止。
figure-m-rope-chunks = 分段
figure-m-rope-interleaved = 交错
figure-m-rope-time = 时间
figure-m-rope-height = 高度
figure-m-rope-width = 宽度
figure-m-rope-none = 无
figure-m-rope-read = 第{ $pair }对：波长{ $wavelength }，分给{ $axis }
figure-m-rope-read-score = 偏移量{ $offset }处的平均余弦：{ $time }（时间），{ $height }（高度），{ $width }（宽度）

## causal
figure-causal-title = 因果掩码带来的位置信息
figure-causal-line = 每行一个查询，颜色是权重
figure-causal-notice = 有因果掩码且权重相等时，每个位置都比前一个位置多关注一个词元。所以第一个词元的权重就说明了位置；没有掩码时，它在每个位置都一样。
figure-causal-short = 第一个词元的权重说明了位置。
figure-causal-fixed = 这里没有编码：维度、底数和波长都不起作用。
figure-causal-caption = 有掩码时，第一个词元的权重在位置0为1，在位置{ $last }为1/{ $n } = { $level }；没有掩码时，它在每个位置都等于后者。
figure-causal-caption-one = 唯一的位置只关注自己，权重为1，有没有掩码都一样。
figure-causal-details = 这里的注意力是均匀的：位置pos给自己及之前的每个词元权重1/(pos + 1)，得到它们的平均值，与它们的次序无关。
figure-causal-other = 从位置{ $token }起，词元{ $token }在结果中保留下来的比例与第一个词元完全相同：它在读到的词元中排在哪里，看不出来。
figure-causal-reversed = 取{ $tokens }个虚构的向量，把最后一个以外的全部倒序，最后一个位置得到的结果改变{ $off }，这是舍入误差。
figure-causal-fall = 从前一个位置到pos，词元保留下来的比例减少1/(pos·(pos + 1))：到最后一个位置时减少{ $fall }。
figure-causal-alike = 以bfloat16存储时，位置{ $bf16 }与{ $bf16_next }的权重相同，是最早相同的两个位置；以float16存储时，是{ $f16 }与{ $f16_next }。
figure-causal-part = 矩阵只显示前{ $shown }个位置。
figure-causal-alt = 左：{ $shown }个位置的权重，每行到对角线为止都相等，其后没有。右：对数坐标，1/(pos + 1)随位置的变化，到位置{ $last }降至{ $level }。
figure-causal-first = 词元0的比例
figure-causal-token = 词元{ $token }的比例
figure-causal-falls = 与前一个位置之差
figure-causal-bf16 = bfloat16中最早相同
figure-causal-f16 = float16中最早相同
figure-causal-level = 1/n = { $value }
figure-causal-read = pos { $pos }：第一个词元占1/{ $count } = { $weight }，没有掩码时占{ $level }
figure-causal-read-weight = pos { $query }对{ $key }：权重1/{ $count } = { $weight }
figure-causal-read-masked = pos { $query }对{ $key }：被遮住，权重0
