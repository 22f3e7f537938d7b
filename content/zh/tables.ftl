# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = 维度（按波长排列）
axis-plane = 旋转的波长
axis-plane-from = 来自波长
axis-plane-to = 到波长
axis-pos-short = pos
axis-pos-left-out = ○ 未参与拟合 · pos
axis-real = z的实部
axis-imaginary = z的虚部
axis-variance = 方差占比
axis-rotation = 旋转（最快的在前）
axis-norm = 行的范数
axis-r2 = R²
axis-cosine = 余弦
read-table-entry = pos { $pos }，第{ $dim }维：{ $value }
read-table-entry-of = pos { $pos }，第{ $dim }维，波长{ $wavelength }：{ $value }
read-table-angle = pos { $pos }，波长{ $wavelength }的旋转：角度{ $angle }，半径{ $radius }
read-table-rotation = 波长{ $wavelength }，模{ $modulus }，占方差的{ $share }%
read-table-turn = pos { $pos }：在波长{ $wavelength }的旋转中，角度{ $angle }°，半径{ $radius }
read-table-share = 波长{ $wavelength }：占方差的{ $share }%
read-table-norm = pos { $pos }：范数{ $norm }
read-table-step = 到{ $to }，来自{ $from }：{ $value }；理论值{ $theory }
read-table-ahead = k = { $k }：R² { $r2 }
table-part = 波长{ $wavelength }的{ $part }
table-real = 实部
table-imaginary = 虚部
table-none = { $name }：在{ $rows }个位置、{ $d }个维度中没有找到旋转。
table-too-few = 至少要有8个位置，且各行不全相同，才会寻找旋转。
table-fit = 用一个矩阵表示从每个位置到下一个位置的一步，在占方差{ $share }%的{ $components }个主成分中拟合：R² { $r2 }。
table-left-out = 拟合时排除了离群行：{ $list }。
table-fitted-too = 离群行也参与拟合：{ $list }。
table-control = 对照：同样的行打乱次序，R² { $shuffled }；随机行经平滑后，R² { $smooth }，波长从{ $shortest }起。
table-control-shuffled = 对照：同样的行打乱次序，R² { $shuffled }；随机行经平滑后，R² { $smooth }，没有旋转。
table-fading = { $count }个旋转会衰减：模小于0.98。

## heatmap
figure-heatmap-line-table = 每列一个位置，每行一个维度
figure-heatmap-line-table-down = 每行一个位置，每列一个维度
figure-heatmap-line-table-apart = 每列一个位置，波长最短的在上
figure-heatmap-line-table-apart-down = 每行一个位置，波长最短的在左
figure-heatmap-line-table-angles = 每列一个位置，每行一个旋转
figure-heatmap-line-table-angles-down = 每行一个位置，每列一个旋转
figure-heatmap-table-caption = { $name }：{ $rows }个位置中的前{ $n }个，{ $d }个维度，按存储的次序。
figure-heatmap-table-caption-sorted = { $name }：{ $rows }个位置中的前{ $n }个；{ $d }个维度，按各自最接近的旋转排序。
figure-heatmap-table-caption-angles = { $name }：{ $n }个位置各自在所找到的{ $count }个旋转中的角度。
figure-heatmap-table-alt = { $name }的热力图：{ $n }个位置、{ $d }个维度，元素为正呈红色，为负呈蓝色。
figure-heatmap-table-alt-sorted = { $name }的热力图：{ $n }个位置、{ $d }个维度，重复最快的在前。
figure-heatmap-table-alt-angles = { $name }的角度热力图：{ $n }个位置、{ $count }个旋转，最快的在前。
figure-heatmap-table-details = 颜色到±{ $range }为止，每100个元素中有99个不超出这一范围。一个像素若含多个元素，则显示它们的平均值。

## trajectory
figure-trajectory-line-table = 每个位置一个点，空心的（洋红除外）不参与拟合
figure-trajectory-table-plane = λ { $wavelength } · { $share }%
figure-trajectory-table-none = 没有找到旋转
figure-trajectory-table-caption = { $name }：找到{ $count }个旋转；用一个矩阵拟合从每个位置到下一个位置的所有步，R²为{ $r2 }。
figure-trajectory-table-details = 每幅图是z在其中旋转的一个平面。0°在顶端。圆的半径为1，即参与拟合的行的均方根。每个标题给出以位置数计的波长λ、方差占比和模，模是半径每走一步所乘的因子。
figure-trajectory-table-sampled = 等间隔取{ $count }个位置画点。
figure-trajectory-table-beyond = { $count }个点落在图的边界之外。
figure-trajectory-table-alt = { $name }：{ $shown }幅图，各有{ $n }个按位置着色的点，围绕一个圆。按旋转由强到弱，波长依次为：{ $list }个位置。
figure-trajectory-table-alt-none = { $name }：一个空的圆；在{ $rows }个位置中没有找到旋转。

## wavelengths
figure-wavelengths-line-table = 曲线：各波长的占比；点：各旋转的占比
figure-wavelengths-table-smooth = 任何平滑的表都有这样的旋转
figure-wavelengths-table-found = 找到的旋转
figure-wavelengths-table-fading = 模小于0.98
figure-wavelengths-table-line = 等比：d_model { $d }，底数{ $base }
figure-wavelengths-table-caption = { $name }：找到{ $count }个旋转，波长为{ $list }个位置。
figure-wavelengths-table-details = 曲线（周期图）是所有维度的方差落在宽度为1/{ $kept }的频带内的比例。点是方差落在一个旋转平面内的比例，不一定在曲线上。
figure-wavelengths-table-shaded = 阴影：从{ $shortest }个位置起，同样的搜索在平滑过的随机行中也能找到旋转。
figure-wavelengths-table-rotations = 旋转：{ $list }。
figure-wavelengths-table-formula = 对波长的对数作最小二乘：每个波长是前一个的{ $ratio }倍，相当于d_model { $d }、底数{ $base }，并将位置乘以{ $stretch }。
figure-wavelengths-table-alt = { $name }：方差占比随波长的变化，对数坐标，{ $count }个旋转画成点：{ $list }个位置。
figure-wavelengths-table-alt-none = { $name }：方差占比随波长的变化，对数坐标；在{ $rows }个位置中没有找到旋转。

## rotation
figure-rotation-line-table = 走k个位置的一步：拟合与理论
figure-rotation-table-fitted = 拟合 · R² { $fit }
figure-rotation-table-theory = 理论：旋转
figure-rotation-table-reach = 理论的R²随k的变化
figure-rotation-table-caption = { $name }：走{ $k }个位置，拟合出的{ $size } × { $size }矩阵R²为{ $fit }，各元素与理论最多相差{ $off }。
figure-rotation-table-caption-few = { $name }：走{ $k }个位置，理论是一个{ $size } × { $size }矩阵。
figure-rotation-table-details = 理论中每个旋转有一个2 × 2块。每块转过k倍的角度，并乘以模的k次方。拟合用最小二乘，{ $size } × { $size }个元素全部自由。第三幅图是pos + k处z的平方和中由理论解释的比例。
figure-rotation-table-few = 相隔{ $k }的行太少，无法拟合。
figure-rotation-table-off = 由{ $pairs }对行拟合而成；与理论相差最大的元素，行是“{ $to }”，列是“{ $from }”。
figure-rotation-table-alt = { $name }：并排两个{ $size } × { $size }矩阵，一个是拟合，一个是理论，k = { $k }时对角线上有{ $count }个块；其后是R²随k的变化。
figure-rotation-table-alt-none = { $name }：一幅空图；在{ $rows }个位置中没有找到旋转。

## norms
figure-norms-line-table = 每个位置那一行的范数
figure-norms-table-median = 中位数{ $value }
figure-norms-table-far = 离群
figure-norms-table-others = 其余各行
figure-norms-table-caption = { $name }：{ $n }个位置的范数，中位数为{ $median }；{ $out }个离群，其余为{ $range }。
figure-norms-table-caption-alike = { $name }：{ $n }个位置的范数为{ $range }，中位数为{ $median }。
figure-norms-table-details = 范数超过全表范数中位数的4/3，该行即为离群行。
figure-norms-table-out = 离群行：{ $list }。
figure-norms-table-none = 这里显示的行都不离群。
figure-norms-table-below = 下图只画其余各行。
figure-norms-table-alt = { $name }：{ $n }个位置各自的范数，中位数{ $median }，离群的{ $out }个画成圆圈。

## where the encoding comes from
param-source = 编码
param-source-formula = 公式
param-source-minilm = MiniLM
param-source-whisper-decoder = Whisper解码器
param-source-whisper-encoder = Whisper编码器
param-source-yours = 自己的表
param-cells-apart-table = 排序
param-outliers = 离群行
param-outliers-out = 排除
param-outliers-in = 也拟合
param-likeness = 比较方式
param-likeness-distance = 距离
param-likeness-cosine = 余弦
source-help = 画公式、模型训练所得的位置，或自己的表
source-minilm-name = MiniLM
source-minilm-whose = MiniLM-L6-H384，训练所得，与all-MiniLM-L6-v2中相同（Apache-2.0，MIT）
source-whisper-decoder-name = Whisper的解码器
source-whisper-decoder-whose = OpenAI的Whisper tiny.en的解码器，训练所得（MIT）
source-whisper-encoder-name = Whisper的编码器
source-whisper-encoder-whose = OpenAI的Whisper tiny.en的编码器（MIT）。并非训练所得：按公式的tensor2tensor形式算出，以16位存储
source-coming = 正在加载表；加载完成前显示公式。
source-failed = 表加载失败，现在显示公式。
source-again = 重试
source-drop = 在“检查编码”中提供自己的表。它只留在浏览器里，链接不会带上它；提供之前显示公式。
source-more = 关于此表
source-facts = { $name }，{ $rows } × { $d }：{ $count }个旋转；拟合走到下一个位置的一步，R²为{ $r2 }
source-facts-computed = { $name }，{ $rows } × { $d }：由公式算出
source-outliers = 离群的位置也参与拟合
source-cosines = 用余弦代替距离
source-compare = 与最接近的公式比较：d_model { $d }，底数{ $base }
source-fixed = 此表中为{ $value }
source-fixed-base = 无：这是一张表
figure-formula-alone = 只依公式，不随表变化
figure-formula-alone-model = 只依公式，不随模型变化
board-line-of-table = 第{ $pos }行：范数{ $norm } · 第{ $pos }行到第{ $other }行（虚线）的距离：{ $distance }
figure-heatmap-table-details-angles = 颜色随角度绕色轮一圈，与公式的热力图相同。一个像素若含多个位置，则显示圆上至多16个点的平均方向；这些点越不一致，颜色越灰。
figure-heatmap-table-none = 此表中没有找到旋转，所以元素按存储的次序显示。

## vector
label-row = 行pos，大于0为红，小于0为蓝
label-row-k = 行pos + k
figure-vector-line-table = 每个维度一个条形，高度是它的值
figure-vector-table-caption = { $name }：{ $rows }行中一行的{ $d }个元素。
figure-vector-table-alt = { $name }光标位置的条形图，值随维度变化：{ $d }个元素，0以上为红，0以下为蓝，在−{ $end }与{ $end }之间。点是位置pos + k的行。
figure-vector-table-details = 上边缘的点标出一些维度：它们跟随所选的旋转，甚于跟随其他旋转。
figure-vector-table-cut = 坐标轴到±{ $end }为止；表中{ $entries }个元素有{ $beyond }个超出，被截断。
figure-vector-table-columns = 相邻维度合用一个条形，从它们的最小值画到最大值。
read-table-row = pos { $pos }：范数{ $norm }，最大的元素{ $value }在第{ $dim }维
figure-vector-table-now = pos { $pos }：范数{ $norm }
read-table-following = { $count }个维度跟随波长{ $wavelength }
read-table-dimension = 第{ $dim }维：在{ $n }个位置上从{ $least }到{ $greatest }
read-table-dimension-of = 第{ $dim }维：在{ $n }个位置上从{ $least }到{ $greatest }；随波长{ $wavelength }的旋转摆动±{ $amplitude }

## distance-matrix
figure-distance-matrix-line-table = 每两个位置一格
figure-distance-matrix-table-caption = { $name }：{ $rows }个位置中前{ $n }个之间的距离。
figure-distance-matrix-table-caption-cosine = { $name }：{ $rows }个位置中前{ $n }个之间的余弦，已减去各行的平均值。
figure-distance-matrix-table-half = 表中{ $pairs }对位置，有一半相距不超过{ $half }。
figure-distance-matrix-table-alt = { $name }中{ $n }个位置之间距离的热力图，位置i向下，位置j向右。暗格表示接近，颜色到{ $end }为止。
figure-distance-matrix-table-alt-cosine = { $name }中{ $n }个位置之间余弦的热力图，位置i向下，位置j向右：趋向1为红，趋向−1为蓝。
figure-distance-matrix-table-details = 颜色从0到{ $end }，表中每100对位置有99对不超过后者。矩阵旁的曲线是到光标位置的距离。一个像素若含多对，则显示距离的均方根。
figure-distance-matrix-table-details-cosine = 颜色从−1到1。矩阵旁的曲线是与光标位置的余弦。一个像素若含多对，则显示余弦的平均值。
figure-distance-matrix-table-blocks = 位置按每块{ $block }个进行比较，取两块间各对的平均值，最后一块可能超出最后一个位置；指针处给出单独一对的精确值。
figure-distance-matrix-table-outstanding = 离群位置（{ $count }个）：{ $list }；颜色刻度不计入。
figure-distance-matrix-table-lost = { $count }行与平均值没有差别，所以没有余弦。
read-table-distance = pos { $i }与{ $j }，偏移量{ $offset }：距离{ $value }
read-table-cosine = pos { $i }与{ $j }，偏移量{ $offset }：余弦{ $value }
read-table-no-cosine = pos { $i }与{ $j }，偏移量{ $offset }：没有余弦，因为其中一行就是平均值

## distance-offset and similarity
figure-distance-offset-line-table = 每个偏移量一个点，高度是平均值
figure-distance-offset-table-caption = { $name }：偏移量为{ $offset }时，距离平均为{ $mean }，标准差为{ $deviation }。
figure-distance-offset-table-caption-single = { $name }：这里没有两个位置可供比较。
figure-distance-offset-table-alt = { $name }的平均距离随偏移量变化的折线图，偏移量从0到{ $last }。周围的带向上下各延伸一个标准差。
figure-distance-offset-table-alone = 单凭偏移量可解释各位置对的距离之方差的{ $alone }%；公式中为100%。
figure-distance-offset-table-each = 曲线是同一偏移量上所有位置对的平均值，带向上下各延伸这些对的一个标准差。
figure-distance-offset-table-some = 对{ $offsets }个偏移量，曲线是同一偏移量上至多{ $most }个等间隔位置对的平均值，带向上下各延伸这些对的一个标准差。
figure-distance-offset-table-order = 如果行的次序是随机的，平均距离的期望在每个偏移量上都是{ $mean }。
figure-distance-offset-table-left-out = 已排除离群位置（{ $count }个）：{ $list }。
figure-distance-offset-table-mean = 平均值
figure-distance-offset-table-band = ±一个标准差
figure-distance-offset-table-own = pos与pos + k
figure-distance-offset-table-shuffled = 打乱后{ $value }
read-table-distances = 偏移量{ $offset }：平均距离{ $mean }，标准差{ $deviation }，中间80%从{ $low }到{ $high }，共{ $pairs }对
figure-similarity-line-table = 每个偏移量一个点，高度是平均值
figure-similarity-table-caption = { $name }：偏移量为{ $offset }时，内积平均为{ $mean }，标准差为{ $deviation }。
figure-similarity-table-caption-cosine = { $name }：偏移量为{ $offset }时，余弦平均为{ $mean }，标准差为{ $deviation }；事先已减去表中各行的平均值。
figure-similarity-table-caption-single = { $name }：这里没有两个位置可供比较。
figure-similarity-table-alt = { $name }的平均内积随偏移量变化的折线图，偏移量从0到{ $last }。周围的带向上下各延伸一个标准差。
figure-similarity-table-alt-cosine = { $name }的平均余弦随偏移量变化的折线图，偏移量从0到{ $last }。周围的带向上下各延伸一个标准差。
read-table-products = 偏移量{ $offset }：平均内积{ $mean }，标准差{ $deviation }，中间80%从{ $low }到{ $high }，共{ $pairs }对
read-table-cosines = 偏移量{ $offset }：平均余弦{ $mean }，标准差{ $deviation }，中间80%从{ $low }到{ $high }，共{ $pairs }对
figure-trajectory-title-table = 表中的旋转
figure-heatmap-title-table = 位置表
