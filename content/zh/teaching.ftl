### The words of what teaches beside the figures.

## Puzzles
puzzle-title = 谜题
puzzle-solved = 解出来了。
contents-puzzles = 已解出{ $solved }题，共{ $all }题
puzzle-stuck = 做不出来？
puzzle-solution = 把页面设成一个答案

## Exercises for teachers
lecture-title = 五张图讲一课
lecture-lede = 每个链接是一张带滑块的幻灯片。按键：空格播放，1到6放大一张图，0显示全部，F全屏。先提问的地方，用A到D选择，R揭示图。
lecture-components = 一对就是一根指针，两个数是针尖的坐标。
lecture-clocks = 许多指针，一根比一根慢：分辨近处和远处的位置。
lecture-heatmap = 所有位置并排：每一列是一个向量。
lecture-distance-offset = 先问距离怎样增长，再揭示：它只取决于偏移量。
lecture-rope = 先问两个词一起后移时分数会怎样，再揭示。
exercises-title = 练习
exercises-document = Phasor：练习
exercises-lede = 供教师使用：每章需要什么、讲什么，练习题，以及之后的全部答案。答案中的数字在生成页面时算出。
exercises-timed = 供教师使用：练习，{ $minutes }分钟
exercises-untimed = 供教师使用：练习
# The word that follows a number of minutes in exercises.md.
exercises-minutes = 分钟
exercises-answer = 答案
exercises-answers = 答案
exercises-task = 回到题目
exercises-all = 全部练习合成一页，供打印
exercises-back = 回到图

## The tour
tour-begin = 2分钟导览
tour-of-chapter = 逐步浏览本章
tour-title = 导览
tour-states = 状态
tour-whole-page = 完整页面
tour-no-window = 本页所在的框架不能打开窗口。完整页面的地址是{ $address }
tour-count = { $step } / { $steps }
tour-previous = 上一步
tour-next = 下一步
tour-back = 回到导览
tour-again = 再看一次
tour-back-to-state = 返回
tour-end = 结束导览

## What puzzles ask, what they stand at, and why it is solved
puzzle-components = 从位置1起，找一个位置，使第0对的指针向右与向上一样多（或向左与向下一样多），误差不超过0.01。
puzzle-components-now = 正弦减余弦等于{ $value }。
puzzle-components-why = 这时指针离顶端八分之一圈，或八分之五圈。
puzzle-clocks = 底数为10 000、至少有两对时，从位置1起，找一个位置，使每根指针与顶端相差都不超过10°。
puzzle-clocks-now = 在所有对的指针中，离顶端最远的与它相差{ $value }°。
puzzle-clocks-why = 指针越少，越容易同时回到顶端：四个维度时，在位置622，快针几乎转满99圈，慢针几乎转满1圈。
puzzle-heatmap = 做一个至少32维的矩阵，使每对都在50个位置内转满一圈。
puzzle-heatmap-now = 最长的波长是{ $value }个位置。
puzzle-heatmap-why = 只有底数能把最长的波长缩短这么多。
puzzle-distance-offset = 至少有四个维度时，找两个都小于1000的不同位置，使它们的编码相距不超过0.2。
puzzle-distance-offset-now = 距离是{ $value }。
puzzle-distance-offset-why = 这时所有时钟几乎同时转回原处。
puzzle-distance-matrix = 至少有四个维度时，找两个位置，使它们的距离至少达到上限的99.9%，也就是编码几乎相反。
puzzle-distance-matrix-now = 距离是上限的{ $value }%。
puzzle-distance-matrix-why = 这时除去整圈，每根指针几乎都转了半圈。
puzzle-rotation = 选一个偏移量，使第0对的块是顺时针四分之一圈，误差不超过一度。
puzzle-rotation-now = 第0对的块转{ $value }°。
puzzle-rotation-why = 这时的块接近(0, 1; −1, 0)：余弦取代了正弦的位置。
puzzle-wavelengths = 至少有八个维度时，选一个长度，使恰好一半的对转满一圈。
puzzle-wavelengths-now = 转满一圈的有{ $value }对。
puzzle-wavelengths-why = 居中的波长是2π·√base。
puzzle-attention = 重排这些词，使第一个词排到最后，最后一个词排到最前。
puzzle-attention-now = 现在的次序：{ $value }。
puzzle-attention-why = 没有位置时，权重跟着词走了，每个权重都保持原样。
puzzle-rope = 找一组设置，偏移量不为0，而旋转几乎不改变分数：除去整圈，头中没有一对转过的角度超过0.01弧度。
puzzle-rope-now = 离整圈最远的一对，与整圈相差{ $value }弧度。
puzzle-rope-why = 比值接近π时，例如22/7、333/106和355/113，整数个弧度就接近整圈。
puzzle-base-context = 每个头128维时，找一个小于一千万的底数，使余弦之和直到偏移量超过100 000时一直大于0。
puzzle-base-context-now = 余弦之和在偏移量{ $value }处首次小于0。
puzzle-base-context-why = 这个偏移量并不总是随底数增大：底数更大，它反而可能来得更早。
