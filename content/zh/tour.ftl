### The steps on the board, `tour-<number>`, and of the chapters, `tour-<chapter>-<number>`:
### what the page is set to, one after the other, with > between | figure | marks | words

tour-1 = pos=0 > pos=2 | heatmap | | 单靠注意力分不出词序：“狗咬人”和“人咬狗”中，每个词得到的输出都一样。
tour-2 = pos=0 > pos=40 | heatmap | column | 位置编码给每个位置一个自己的向量：矩阵的一列。
tour-3 = pos=0 > pos=6 | trajectory | point | 每对维度是一个正弦和一个余弦：一个绕圆运动的点。
tour-4 = pair=0 > pair=40 | heatmap | row | 每对有自己的频率，即点转动的快慢：第0对高，第40对低。
tour-5 = k=1 > k=40 | distance-matrix | diagonal | 所有对合起来就能区分位置；距离只取决于偏移量k：每条对角线一种颜色。
tour-6 = base=10000 > base=100 | wavelengths | line | 波长从2π到接近2π·base；底数变小，除第0对外，每对都转得更快。
tour-7 = d=8 > d=512 | wavelengths | line | d_model决定有多少对：d_model为8时4对，为512时256对，波长排得更密。
tour-8 = d=4&pos=0&k=1 > d=4&pos=0&k=44 | distance-matrix | diagonal | 动手试试：找一个底数，使位置0与44的编码相距不到0.1。

## One clock
tour-2-1 = d=2&n=20&pos=0 | components | cos | 在位置0，指针指向正上方：余弦最大，正弦为0。
tour-2-2 = d=2&n=20&pos=3 | components | sin | 再过三个位置，指针几乎转了半圈：正弦正在下降，快要回到0。
tour-2-3 = d=2&n=50&pos=44 | components | sin | 到位置44，两条曲线几乎都回到起点，单凭一个时钟很难把44与0分开。

## Many clocks
tour-3-1 = d=4&base=100&n=63&pos=6 | clocks | hand | 加上第二个较慢的时钟就能分开：快针快转满一圈，慢针才走了十分之一圈。
tour-3-2 = n=50&pos=10 | clocks | hand | 模型里的时钟要多得多，所有指针合起来表示一个位置。
tour-3-3 = n=50&pos=10 | heatmap | column | 并排写出来，每个位置是一列：它的指纹。
tour-3-4 = n=50&pos=10&pair=40 | heatmap | row | 慢的对在整段文本中几乎不变。

## Telling positions apart
tour-4-1 = n=50&k=1 | distance-offset | start | 偏移量小时，距离一开始接近一条直线。
tour-4-2 = n=2000&k=1000 | distance-offset | level | 偏移量大时，距离在一个水平附近波动；在这个水平上，两个编码互相垂直。
tour-4-3 = d=4&n=1000&k=622 | distance-offset | curve | 维度少时，相隔很远的两个位置也可能几乎重合。
tour-4-4 = n=50&pos=10&k=5 | distance-matrix | diagonal | 每条对角线只有一种颜色，因为只有偏移量起作用。
tour-4-5 = n=50&pos=10&k=5 | rotation | block | 前进k，就是让每对各转一个角度，这个角度在所有位置都相同。

## Inside the Transformer
tour-5-1 = n=50&pos=10&k=5 | rope | score | 如果改为旋转查询和键，分数就只取决于偏移量。
tour-5-2 = order=reversed | attention | without | 把词序颠倒：没有位置时，权重跟着词走，别的都不变。

## Choosing the wavelengths
tour-6-1 = d=512&n=512 | wavelengths | n | 在512个位置的文本中，一半以上的对转不满一圈。
tour-6-2 = base=500000 | base-context | you | 底数变大，余弦之和大于0的范围多半更长，但并非总是如此：选一个底数试试。
