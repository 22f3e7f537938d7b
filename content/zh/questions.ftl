### What a reader is asked to predict before the answer is shown (src/lessons/questions). `…-why` says what is true; `…-mistake-…` answers one wrong answer and stands before it.

ask-predict = 问题
ask-lock = 锁定我的答案
ask-show = 看答案
ask-reveal = 揭晓（R）
ask-again = 再试一次
ask-see = 看对应的图
ask-hide = 先隐藏图
ask-first = 先提问
ask-first-help = 问题占据图的位置，直到回答为止。
ask-field = 答案
ask-handle = 在{ $place }处的猜测
ask-handle-value = { $y }：{ $value }
ask-draw = 拖动五个点，或用方向键，把它们上下移动。
ask-type-first = 还没有数字。输入一个数，或按“{ $show }”。
ask-draw-first = 点还在原处。移动它们，或按“{ $show }”。
ask-locked = 已锁定。揭晓之前不显示答案。
ask-right = 正确。
ask-close = 非常接近。
ask-low = { $guess }太小：这里是{ $truth }。
ask-high = { $guess }太大：这里是{ $truth }。
ask-mark-chosen = 所选答案
ask-mark-right = 正确答案
ask-gap = 平均相差{ $mean }；相差最多的是{ $place }处：画的是{ $drawn }，实际是{ $truth }。
ask-gap-factor = 平均相差{ $mean }倍；相差最多的是{ $place }处：画的是{ $drawn }，实际是{ $truth }。
ask-plot-guess = 所作猜测
ask-plot-truth = 实际曲线
ask-plot-gap = 差距
ask-plot-one = { $place }：{ $value }
ask-plot-both = { $place }：画的{ $drawn }，实际{ $truth }
ask-plot-alt = { $y }随{ $x }变化的图。{ $list }。

## The problem
ask-order-answer-question = 一个模型的注意力看得到每个词，但没有位置。它先读“狗咬人”，再读“人咬狗”。它为“狗”这个词算出的输出会怎样？
ask-order-answer-option-1 = 正负号相反。
ask-order-answer-option-2 = 变小一点。
ask-order-answer-option-3 = 完全不变。
ask-order-answer-mistake-1 = 没有什么会改变正负号：每个词的权重和以前一样，值也一样。
ask-order-answer-mistake-2 = 如果一个词离得越远影响越小，输出才会变小。但求和中没有任何东西说明一个词离得多远。
ask-order-answer-why = 注意力把各个词的贡献加起来，权重取决于词本身，而不取决于词在哪里；求和不知道各项的次序。这里用虚构的向量计算，“狗”的输出长度先是{ $length }，后是{ $reversed }；两者相差{ $difference }，不过是舍入误差。

## One clock
ask-one-turn-question = 第0对每过一个位置转1弧度。过多少个位置，它转满一圈？
ask-one-turn-mistake-before = 过{ $before }个位置，离一圈还差{ $short }°。过整数个位置，永远不会恰好回到原处：2π（约{ $turn }）是无理数。
ask-one-turn-mistake-after = 过{ $after }个位置，已经比一圈多转了{ $past }°。过整数个位置，永远不会恰好回到原处：2π（约{ $turn }）是无理数。
ask-one-turn-mistake-half = { $half }是π：过这么多位置，它只转了半圈。
ask-one-turn-mistake-degrees = 一圈是{ $guess }度，但每过一个位置，这一对转1弧度，也就是{ $degrees }°。
ask-one-turn-mistake-radian = { $guess }大约是一弧度的度数：它每过一个位置就转这么多度。
ask-one-turn-mistake-step = 1弧度是它每过一个位置转过的角度：{ $degrees }°，不到六分之一圈。
ask-one-turn-mistake-two = { $guess }少乘了π：一圈有2π弧度。
ask-one-turn-mistake-base = { $base }是底数，它使其他的对变慢。不论底数是多少，第0对每过一个位置都转1弧度。
ask-one-turn-why = 一圈是2π = { $turn }弧度，每过一个位置增加1弧度。在整数位置上，这一对会接近原处，但永远不会恰好回到原处：过{ $near }个位置，与原处相距{ $off }。
ask-one-pair-distance-question = 位置从0走到{ $turn }，一对正好转一圈。途中，它与位置0时所在之处的直线距离是多少？画出这个距离。
ask-one-pair-distance-place = 位置{ $x }
ask-one-pair-distance-mistake-grows = 画的是一直增大到最后。但转满一圈后，这一对又回到原处，距离为0。
ask-one-pair-distance-mistake-arc = 画的是沿圆周的长度，到正对面是{ $half }。直线穿过去则是{ $greatest }。
ask-one-pair-distance-mistake-straight = 画的两侧是直线。但在起点附近，这一对是径直远离，而到了正对面附近，几乎是横向移动：转过四分之一圈，距离是{ $quarter }，超过{ $greatest }的一半。
ask-one-pair-distance-why = 距离是圆上两点之间的弦长，2·|sin(pos·freq/2)|。它起初增长很快，转半圈时为{ $greatest }，转满一圈又为0：只看一对，相隔一圈的两处就没有区别。

## Many clocks
ask-slowest-turn-question = 一个编码有{ $d }个维度，底数为{ $base }。最慢的一对转一圈需要多少个位置？
ask-slowest-turn-mistake-limit = 2π·{ $base }是极限，即{ $limit }，最慢的一对达不到它：它的指数是{ $last }/{ $d }，而不是1。这里是{ $slowest }。
ask-slowest-turn-mistake-radians = { $power }是{ $base }的{ $last }/{ $d }次方，也就是转一弧度所需的位置数。一圈有2π弧度。
ask-slowest-turn-mistake-base = { $base }是底数。最慢的一对转一弧度所需的位置数比它略少；转一圈则是那个数的2π倍。
ask-slowest-turn-mistake-dimensions = { $d }是维数。最慢的一对有多慢，受底数的影响远大于受维数的影响。
ask-slowest-turn-mistake-pairs = { $pairs }是对的数目，其中最慢的是第{ $pair }对。
ask-slowest-turn-mistake-fastest = { $fastest }是最快的一对，即第0对，转一圈的位置数。
ask-slowest-turn-why = 最慢的是第{ $pair }对。它的波长是2π乘以{ $base }的{ $last }/{ $d }次方：2π·{ $power } = { $slowest }个位置。
ask-wavelength-ladder-question = 一个编码有{ $d }个维度，底数为{ $base }。从第0对到第{ $last }对，共{ $pairs }对，每对的波长是多少？注意刻度：向上走相等的一步，就是乘以相等的倍数。
ask-wavelength-ladder-place = 第{ $x }对
ask-wavelength-ladder-mistake-falls = 画的是下降。但越靠后的对转得越慢，转一圈需要的位置更多，而不是更少。
ask-wavelength-ladder-mistake-level = 画的各对几乎一样。但每过一个位置，第0对转{ $fast }弧度，第{ $last }对转{ $slow }弧度。
ask-wavelength-ladder-mistake-linear = 画的是先陡升，后变缓，好像每对增加同样多的位置。但每对是乘以一个倍数。
ask-wavelength-ladder-mistake-late = 画的是很晚才上升。但从第一对到最后一对，相邻两对的倍数始终相同。
ask-wavelength-ladder-why = 每个波长是前一个的{ $ratio }倍，从{ $first }到{ $longest }个位置。在这种刻度上，相等的倍数就是相等的一步，所以各对落在一条直线上。

## Telling positions apart
ask-distance-curve-question = 维数为{ $d }、底数为{ $base }时，两个位置的编码相距多远？画出距离随偏移量的变化，偏移量从0到{ $last }。任何两个编码的距离都不超过{ $bound }。
ask-distance-curve-place = 偏移量{ $x }
ask-distance-curve-mistake-start = 偏移量为0时，两者是同一个位置，所以距离是0。
ask-distance-curve-mistake-wave = 画的是会回落的波，就像单独一对的距离那样。但{ $pairs }对中有一对转回来时，其他的对在别处。
ask-distance-curve-mistake-even = 画的是照起初的势头一直增长。但转过一圈的对，平均而言不再增加距离，而到偏移量{ $early }时，快的对已经转过一圈了。
ask-distance-curve-why = 它在偏移量1处升到{ $one }，在偏移量{ $early }处升到{ $at_early }，此后只是缓慢上升，到偏移量{ $late }处为{ $at_late }：快的对已经转过一圈，慢的对才刚刚开始转。
ask-longest-encoding-question = 维数为{ $d }、底数为{ $base }时，位置{ $first }、{ $second }和{ $third }之中，哪个位置的编码作为向量最长？
ask-longest-encoding-option-1 = 位置{ $first }
ask-longest-encoding-option-2 = 位置{ $second }
ask-longest-encoding-option-3 = 位置{ $third }
ask-longest-encoding-option-4 = 一样长。
ask-longest-encoding-mistake-1 = 在位置{ $first }，正弦都是0，但余弦都是1，长度为{ $at_first }。
ask-longest-encoding-mistake-2 = 在位置{ $second }，有些元素较大，但与它们成对的元素就较小：长度为{ $at_second }。
ask-longest-encoding-mistake-3 = 位置越大，各对转得越远，但没有一对因此变长：长度为{ $at_third }。
ask-longest-encoding-why = 一对不论转到哪里，都在半径为1的圆上：sin² + cos² = 1。所以在每个位置，{ $pairs }对组成的向量长度都是√{ $pairs } = { $norm }。由元素算出的是：{ $at_first }、{ $at_second }和{ $at_third }。

## Choosing the wavelengths
ask-ten-times-base-question = 维数为{ $d }，底数从{ $base }增大到{ $other }。最长的波长变为原来的多少倍？
ask-ten-times-base-mistake-limit = { $times }是底数的倍数，也是极限2π·base的倍数。最长波长的指数是{ $power }/{ $d }，而不是1，所以它自己的倍数是{ $growth }。
ask-ten-times-base-mistake-first = 保持不变的只有最短的波长：不论底数是多少，它都是2π。
ask-ten-times-base-mistake-middle = 那是居中的第{ $middle }对的倍数，它的指数是1/2。
ask-ten-times-base-mistake-base = { $other }是新底数本身。问的是波长变为原来的多少倍。
ask-ten-times-base-why = 最长的波长是2π乘以base的{ $power }/{ $d }次方。{ $times }的这一次方是{ $growth }：波长从{ $before }增大到{ $after }个位置。
ask-similarity-far-question = 维数为{ $d }、底数为{ $base }时，相隔很远的两个编码有多相似？画出它们夹角的余弦随偏移量的变化，偏移量到{ $most }为止：1表示方向相同，0表示直角。注意刻度：向右走相等的一步，就是乘以相等的倍数。
ask-similarity-far-place = 偏移量{ $x }
ask-similarity-far-mistake-soon = 画的是立刻下降。但在偏移量{ $near }处，只有快的对转过了，余弦仍有{ $at_near }。
ask-similarity-far-mistake-never = 画的是始终大于0。但在偏移量{ $far }处，连最慢的几对也转过一圈了，余弦已所剩无几。
ask-similarity-far-mistake-late = 画的是很晚才下降。但在偏移量{ $middle }处，大多数对已经转过，余弦为{ $at_middle }。
ask-similarity-far-mistake-opposite = 画的是降到远低于0。那要大多数对同时位于对面，而每对转动的快慢各不相同。
ask-similarity-far-why = 余弦是{ $pairs }对的cos(偏移量·freq)的平均值。偏移量每增大到十倍，转过四分之一圈的对就再多出大致同样多的一批，从偏移量{ $before }到{ $middle }多出{ $more }对；转过之后，它们的贡献平均为0：所以余弦几乎沿直线下降。维度极多时，它会在{ $zero }处降到0。（在单个偏移量上，余弦在曲线附近波动；曲线显示的是平均值，在每个偏移量处取宽度为该偏移量{ $percent }%的范围。）

## Inside the Transformer
ask-rope-shift-question = 采用RoPE，查询在位置{ $query }，键在位置{ $key }。两者都再往后移{ $shift }个位置。它们的分数会怎样？
ask-rope-shift-option-1 = 变小。
ask-rope-shift-option-2 = 不变。
ask-rope-shift-option-3 = 取决于这两个词元。
ask-rope-shift-mistake-1 = 两者离得更远时，分数可能变小。这里两者一起移动，始终相隔{ $offset }个位置。
ask-rope-shift-mistake-3 = 分数有多大，取决于词元。但不论是什么词元，分数都不变。
ask-rope-shift-why = 在每一对中，查询和键都再转过同一个角度，它们的内积因此不变。用虚构的查询和键计算：在{ $query }和{ $key }处为{ $before }，在{ $new_query }和{ $new_key }处为{ $after }，相差{ $difference }，不过是舍入误差。
ask-learned-table-question = 训练开始时有512个由随机数组成的向量，每个位置一个。训练之后，在它们随位置作规律变化、且变化最大的那个平面中看，这些向量是什么样子？
ask-learned-table-option-1 = 一团没有次序的点，和开始时一样。
ask-learned-table-option-2 = 一条线：位置越靠后，离得越远。
ask-learned-table-option-3 = 一个圆，一圈又一圈地转。
ask-learned-table-mistake-1 = 如果它们仍是随机的，就没有一个旋转能从每个向量得到下一个，连近似也做不到。而这里有一个旋转差不多做到了。
ask-learned-table-mistake-2 = 一条线能分清先后，但步子要越来越细，或两端要相距越来越远：选用正弦，正是为了避免这个麻烦。
ask-learned-table-why = 在这张表中找到的每个平面里，向量都排成一个环：前进一个位置，近似于转过一个固定的角度。这只是一个模型的一张表，而单凭慢的环，说明不了多少问题。
ask-causal-order-question = 一个模型有因果掩码，但没有位置：每个词只看得到自己和前面的词。它能看出词序吗？
ask-causal-order-option-1 = 不能：掩码遮住词，但不给词编号。
ask-causal-order-option-2 = 能看出一部分：每个词看得到多少个词，取决于它的位置。
ask-causal-order-option-3 = 能，和有编码时一样好。
ask-causal-order-mistake-1 = 掩码其实能在一定程度上区分它们：第一个词看得到一个词，第二个词看得到两个。分数相等时，它们给第一个词的权重是{ $first }和{ $second }，所以只要能认出第一个词，它所占的份额就说明了位置。
ask-causal-order-mistake-3 = 在开头附近，各个位置容易区分，再往后就很难了：从第{ $far }个词到第{ $next }个词，权重从{ $at_far }变为{ $at_next }。
ask-causal-order-why = 第一个词被所有词看到，最后一个词只被自己看到。如果所有分数都相等，第i个词给它看得到的每个词权重1/i：{ $first }、{ $second }、{ $third }，依此类推。如果能认出第一个词，就能由此区分各个位置，但差别越来越小：第{ $far }个词是{ $at_far }，第{ $next }个词是{ $at_next }。

## What came after
ask-base-reach-question = 一个采用RoPE的模型，每个头{ $d }维，底数为{ $base }。对一个头的所有对求和，Σ cos(偏移量·freq)说明，与查询相似的键，其分数平均比随机的键高多少。大约在哪个偏移量处，它首次小于0？
ask-base-reach-mistake-longest = { $longest }是最长的波长。早在最慢的一对转满一圈之前，其他的对就能压过它。
ask-base-reach-mistake-quarter = 在那里，最慢的一对自身经过0。但它前面的对更早就经过了0，总和也随之更早。
ask-base-reach-mistake-base = { $base }是底数，也就是最慢一对的波长除以2π，或近似如此。所有对的总和小于0，要比它早得多。
ask-base-reach-mistake-trained = 那是一个采用这一底数的知名模型训练所用文本的长度。在那里，总和仍为{ $at_guess }，所以要更晚才小于0。
ask-base-reach-mistake-stretched = 采用这一底数的模型，有些确实能读那么长，但前提是进一步放慢它们的慢对。若不改动，总和小于0要比那早得多。
ask-base-reach-why = 在偏移量{ $before }处，总和为{ $sum_before }；在偏移量{ $reach }处首次小于0，为{ $sum }。最长的波长是{ $longest }个位置，为这一偏移量的{ $times }倍：底数能管多远，要看总和，而不是看最慢的一对。
ask-diffusion-step-question = 一个扩散模型用{ $d }个维度、底数{ $base }编码时间t。如果t从0到{ $long }，而不是从0到{ $short }，那么走全程的{ $percent }%这样一步，编码移动的距离是原来的多少倍？
ask-diffusion-step-option-1 = 移动得差不多一样远：同样是{ $percent }%。
ask-diffusion-step-option-2 = 大约十倍。
ask-diffusion-step-option-3 = 将近两百倍。
ask-diffusion-step-mistake-1 = 编码不知道全程有多长，只知道数t：这一步在一种刻度上是{ $short_step }，在另一种刻度上是{ $long_step }。
ask-diffusion-step-mistake-2 = 步长是原来的{ $times }倍，距离的确没有增长那么多。但只有十倍，就少得太多了。
ask-diffusion-step-why = 在短刻度上，一步是{ $short_step }，连最快的一对也只转{ $degrees }°：编码移动{ $small }。在长刻度上，一步是{ $long_step }，最快的一对转了{ $turns }圈：编码移动{ $large }，是前者的{ $ratio }倍。
