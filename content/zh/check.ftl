### The settings as a program, and a reader's own encoding held against the page's.

code-lede = 按页面当前设置的编码：{ $d }个维度，底数{ $base }，{ $n }个位置。程序会核对三个值，只要有一个与本页不符，就报错并停止。
code-language = 语言
code-program = 程序
code-copy = 复制
code-copied = 已复制。
code-failed = 浏览器不允许复制。请选中文本自行复制。

check-title = 检查自己的编码，或模型的配置
check-lede = 提供自己的位置编码，就能知道它是哪一种，有没有错、错在哪里；提供模型的配置，就能读出它的波长。一切都留在本页之内。
check-help = 可以是NumPy文件（.npy或.npz，最多{ $most }个数），或任意大小的.safetensors文件，只读取其中选定的数组；也可以是成行的数，每个位置一行，CSV格式或Python打印的格式；还可以是config.json，或其中的rope_parameters或rope_scaling。对于.pt、.bin或.gguf文件，会给出一行Python代码，用来转换成上述文件。
check-file = 或选择文件，或拖放到此处任意位置
check-text = 粘贴表格或配置
check-go = 检查
check-busy = 正在比较…
check-stop = 停止
check-stopped = 已停止。
check-is-known = 这是一种已知的编码，逐个元素都相符。
check-is-convention = 这种编码是已知的，但不是论文中的那一种：{ $name }。
check-is-bug = 这里有一个已知的程序错误。
check-is-dropout = 这是经过dropout的编码：{ $count }个元素为零，其余元素是应有值的{ $scale }倍。
check-is-nothing = 这里没有编码：
check-nothing-zeros = 所有的数都是零，像是从未填入数据的数组。
check-nothing-constant = 所有的数都相同。
check-nothing-rows = 所有的行都相同，没有说明任何位置信息。
check-row-zero = 第{ $row }行为零。行从0数起。
check-row-copy = 第{ $row }行是第{ $before }行的副本；其余各行正确。行从0数起。
check-row-repeat = 第{ $row }行重复了第{ $before }行，其后各行都晚了一个位置。行从0数起。
check-row-other = 第{ $row }行有错；其余各行正确。行从0数起。
check-as-tensor2tensor = 与tensor2tensor、fairseq、Whisper以及DDPM的时间步一样，最慢一对的波长正好是2π·base
check-as-halves = 与Marian、Pegasus和GPT-J一样，先是全部正弦，后是全部余弦
check-as-cosines-first = 与diffusers的时间步以及旋转位置编码的缓存一样，余弦在前
check-as-rotary = 与Llama和Qwen一样，是旋转位置编码用的表
check-as-grid = 与DETR、ViT和MAE一样，行是网格中的格，编码网格的两个轴
check-as-octaves = 与NeRF一样，频率逐对加倍
check-as-wavelengths = 顺序是常见的，波长则不同
check-as-scaled = 所有元素都乘了同一个数
check-note-padding =
    { NUMBER($count) ->
        [1] 第{ $rows }行为零（行从0数起）：这是为填充保留的，与fairseq一样。
       *[other] 有{ $count }行为零，最前的是{ $rows }（行从0数起）：它们是为填充保留的。
    }
check-note-zero = 为零的行共有{ $count }行。
check-note-padded = 最后一列为零：它使维数成为奇数，与tensor2tensor和fairseq一样。
check-note-sines = 如果这是要加到嵌入上的，就缺少余弦。
check-note-cosines = 如果这是要加到嵌入上的，就缺少正弦。
check-note-single = 角度以float32计算。这是舍入误差，随位置增大；在这些位置上影响很小。
check-note-narrow = 角度也以低精度格式计算，在这些位置上最多相差{ $most }，位置越靠后相差越多。应以float32计算角度，再以低精度存储结果。
check-is-off = 有{ $count }个元素不符。
check-is-unknown = 这不是已知的编码。
check-differs = 第一处在第{ $row }行、第{ $dim }维（都从0数起）：应为{ $expected }，实为{ $found }。
check-differs-page = 与本页的编码相比，第一处不同在第{ $row }行、第{ $dim }维（都从0数起）：应为{ $expected }，实为{ $found }。
check-shape = 形状
check-shape-said = { $rows }个位置，{ $cols }个维度
check-shape-turned = { $rows }个位置，{ $cols }个维度，行列对调：所给的列是位置
check-layout = 顺序
check-layout-interleaved = 正弦与余弦交替，与论文相同
check-layout-split = 先全部正弦，后全部余弦
check-layout-interleaved-cos = 余弦与正弦交替，余弦在前
check-layout-split-cos = 先全部余弦，后全部正弦
check-layout-cos-halves = 余弦表，整组的对连排两遍：用于“rotate half”式的旋转位置编码
check-layout-sin-halves = 正弦表，整组的对连排两遍：用于“rotate half”式的旋转位置编码
check-layout-cos-pairs = 余弦表，每个余弦连写两次：用于相邻维度配对的旋转位置编码
check-layout-sin-pairs = 正弦表，每个正弦连写两次：用于相邻维度配对的旋转位置编码
check-layout-cosines = 余弦表，每对一个
check-layout-sines = 正弦表，每对一个
check-layout-cos-sin-halves = 余弦表与正弦表并排，所有的对依次重复两遍：用于“rotate half”式的旋转位置编码
check-grid = 网格
check-grid-line = { $lines }行，每行{ $width }格；前一半维度表示第几行，后一半维度表示行内第几格，两半内部都按上述的正弦余弦顺序
check-grid-place = { $lines }行，每行{ $width }格；前一半维度表示行内第几格，后一半维度表示第几行，两半内部都按上述的正弦余弦顺序
check-grid-line-quarters = { $lines }行，每行{ $width }格；先是行号的正弦和行内格号的正弦，再是两者的余弦
check-grid-place-quarters = { $lines }行，每行{ $width }格；先是行内格号的正弦和行号的正弦，再是两者的余弦
check-rule = 波长
check-rule-paper = 指数2·pair/d，与论文相同
check-rule-half = 指数pair/d
check-rule-exponent = 指数4·pair/d
check-rule-cosine = 正弦的指数为2·pair/d，余弦的为(2·pair + 1)/d
check-rule-denominator = 指数pair/(d/2 − 1)，正好达到base，与tensor2tensor相同
check-rule-octaves = 逐对减半
check-rule-linear = 以相等的长度递增
check-rule-harmonic = 频率间隔相等
check-rule-random = 随机抽取，与本页相同
check-rule-power = 按三次方增长
check-base = 底数
check-base-same = ；数值相同的另一种写法：{ $rule }，底数{ $base }
check-first = 首个位置
check-step = 步长
check-step-said = 每行{ $step }
check-step-grid = 网格每行{ $line }，行内每格{ $place }
check-scale = 缩放
check-scale-said = 乘以{ $scale }
check-scale-root = 乘以{ $scale }，即{ $cols }的平方根
check-precision = 精度
check-precision-f64 = float64；最多相差{ $most }
check-precision-f32 = float32，角度以float64计算；最多相差{ $most }
check-precision-single = float32，角度也是；最多相差{ $most }
check-precision-f16 = float16；最多相差{ $most }
check-precision-bf16 = bfloat16；最多相差{ $most }
check-precision-half-angles = float16，角度也是；最多相差{ $most }
check-precision-brain-angles = bfloat16，角度也是；最多相差{ $most }
check-precision-digits = 精确到写出的{ $count }位小数；最多相差{ $most }
check-bug-single = 角度以float32计算，位置越靠后，相差越多
check-bug-in-degrees = 角度先换算成度，又被当作弧度：每个波的频率都变成应有值的{ $slower }倍
check-bug-shows = 第一处显现在第{ $row }行、第{ $dim }维（都从0数起）：是{ $found }，正确值为{ $expected }。
check-bug-hidden = 在这些位置上，它没有造成任何变化。
check-is-learned = 这似乎是训练所得：没有规律与它相符，但在占方差{ $share }%的部分中，一个矩阵就能从每个位置走到下一个位置（R² { $r2 }；行的次序打乱后为{ $shuffled }）。其中找到{ $count }个旋转，波长为{ $list }个位置。
check-is-mask = 这是因果掩码，不是编码：查询之后的位置因加上{ $hidden }而被遮住。
check-is-mask-window = 这是带窗口的因果掩码，不是编码：只看得到截至查询本身的{ $window }个位置，其余位置因加上{ $hidden }而被遮住。
check-is-alibi = 这是ALiBi的偏置，不是编码：斜率为{ $slope }，用于查询之前的键。
check-is-alibi-both = 这是ALiBi的偏置，不是编码：斜率为{ $slope }，用于查询前后两侧的键。
check-is-offsets = 这是偏置，不是编码：每个元素只取决于行与列之间的偏移量。
check-is-products = 这是各位置两两的内积（Gram矩阵），不是编码：{ $offset }。
check-is-cosines = 这是余弦，或长度为1的行两两的内积（Gram矩阵），不是编码：{ $offset }。
check-is-distances = 这是各位置两两的距离，不是编码：{ $offset }。
check-shape-by-offset = 它们只取决于偏移量
check-shape-by-rows = 它们与两个位置都有关
check-law-head = { $what }{ $noise }。
check-law-noise = ，带有大小为{ $noise }的噪声
check-law-paper = 论文中的编码，底数{ $base }
check-law-geometric = 等比编码，指数2·pair/d，底数{ $base }
check-law-geometric-from = 等比编码，指数2·pair/d，底数{ $base }，第一个频率为{ $first }
check-law-each = 每列各有自己的指数，且已翻倍：2·column/{ $d }，底数{ $base }。一对的正弦与余弦应当共用一个指数，即其偶数列的指数
check-law-each-single = 每列各有自己的指数，column/{ $d }，底数{ $base }。一对的正弦与余弦应当共用一个指数
check-law-equal-one = 所有频率都是1：指数被舍入为0，像是用了整数除法
check-law-equal = 所有频率都是{ $freq }：各对的指数都相同
check-law-inverted = 频率颠倒了，从1开始增大，底数{ $base }：位置本应乘以频率，却除以了频率
check-law-multiples = 频率是{ $step }的整数倍
check-law-even = 频率等差变化，从{ $first }起，每步{ $step }
check-law-free = 每对各有自己的频率，从{ $from }到{ $to }，不符合任何已知的规则
check-law-divided = 底数为{ $base }的旋转位置编码，每对各除以自己的因子，从{ $from }到{ $to }，类似LongRoPE
check-law-linear = 位置插值：底数{ $base }，所有频率都除以{ $factor }
check-law-llama3 = 按Llama 3的方式缩放的旋转位置编码：底数{ $base }，因子{ $factor }，在训练长度{ $trained }内转{ $low }到{ $high }圈的对平滑过渡
check-law-yarn = 按YaRN缩放的旋转位置编码：底数{ $base }，因子{ $factor }，训练长度{ $trained }
check-law-yarn-places = 按YaRN缩放的旋转位置编码：底数{ $base }，因子{ $factor }，在第{ $from }对与第{ $to }对之间平滑过渡
check-law-attention = 元素都乘以{ $amplitude }，即YaRN的注意力因子0.1·ln { $factor } + 1。
check-law-attention-none = 没有乘上YaRN的注意力因子0.1·ln { $factor } + 1 = { $attention }。
check-law-attention-other = 元素都乘以{ $amplitude }；YaRN的注意力因子应为0.1·ln { $factor } + 1 = { $attention }。
check-law-attention-long = 元素都乘以{ $amplitude }，即LongRoPE在训练长度{ $trained }的{ $factor }倍时的注意力因子。
check-law-positions = 各行对应的位置是{ $list }。
check-law-wrong = 有{ $count }行有错，第一处是第{ $first }行（行从0数起）。
check-law-columns = 各列独立
check-noise = 噪声
check-count = 长度
check-list-freqs = { $what }。
check-list-lengths = 以波长表示：{ $what }。
check-list-geometric = 逆频率（inv_freq），底数{ $base }，d { $d }
check-list-reaching = 逆频率（inv_freq），底数{ $base }，d { $d }，最后一个正好达到底数的倒数，与tensor2tensor相同
check-slip-unknown = 真的要用底数{ $base }吗？常用的底数是10 000、500 000、1 000 000之类，它不在其中。其他一切正常。
check-slip-log10 = 是否本想用底数{ $meant }？现在的底数是{ $base }，没有人用：它来自log10({ $meant })，而那里应当用自然对数。
check-slip-log2 = 是否本想用底数{ $meant }？现在的底数是{ $base }，没有人用：它来自log2({ $meant })，而那里应当用自然对数。
check-slip-doubled = 是否本想用底数{ $meant }？现在的底数是{ $base }：指数翻倍了，本应是2·pair/d，却成了4·pair/d。
check-slip-halved = 是否本想用底数{ $meant }，却换了指数？按2·pair/d计算，底数是{ $base }。指数减半了，本应是2·pair/d，却成了pair/d。
check-slip-exponent = 是否本想用底数{ $meant }？现在的底数是{ $base }：指数是应有值的{ $power }倍。
check-slip-first-columns = 这是不是{ $of }列中的前{ $cols }列？底数看来是{ $base }，没有人用；而底数为{ $meant }、共{ $of }列的表，取前面这些列就正是如此。
check-slip-columns = 这是不是{ $of }列中从第{ $from }列起的{ $cols }列？底数看来是{ $base }；而底数为{ $meant }、共{ $of }列的表，取这些列就正是如此。
check-slip-ntk = 这是不是底数{ $meant }按因子{ $factor }作了NTK-aware缩放？那样底数就是{ $base }，与这里相符。
check-slip-linear = 位置经过插值：都除以{ $factor }，适用于{ $factor }倍长的输入。

check-error-empty = 这里没有数。
check-error-npy = 这不是NumPy的.npy文件，或者文件已损坏。
check-error-type = 此文件中数的类型是{ $type }；应为浮点数（f2、f4、f8）、整数或复数。
check-error-structured = 此文件存的是由多个字段组成的记录；应当只有一个数值矩阵。
check-error-shape = 此数组的形状是({ $shape })，各个切片互不相同；应为位置×维度。请保存其中一个切片。
check-error-short = 文件过早结束：应有{ $wanted }字节的数，只有{ $got }字节。
check-error-word = 第{ $row }行中，应为数的地方是“{ $word }”。
check-error-ragged = 第{ $row }行有{ $got }个数，而第一行有{ $wanted }个。
check-error-finite = 第{ $row }行、第{ $dim }维（都从0数起）不是有限的数。
check-error-npz = 这不是NumPy的.npz压缩包，或者文件已损坏。
check-error-packed = 此数组经过加密，或用了这里不能读取的压缩方式。请用numpy.savez_compressed重新保存。
check-error-safetensors = 这不是safetensors文件，或者文件已损坏。
check-error-head = 此safetensors文件的文件头过长，已知模型的文件头都没有这么长。
check-error-table = 此文件的{ $count }个数组中，没有一个是数值表。
check-error-unknown = 这既不是文本，也不是这里能读取的文件（.npy、.npz和.safetensors）。
check-error-mask = 这是注意力的掩码：只有零，以及词元不可看之处的负无穷。它不含位置信息。
check-error-torch = 这是PyTorch文件，可能会运行程序，所以这里不打开。下面这行代码可把它转成.npy，把…换成数组的名称：numpy.save("pe.npy", torch.load("model.pt", map_location="cpu")["…"].numpy())
check-error-pickle = 这是Python的pickle文件，可能会运行程序，所以这里不打开。下面这行代码可把它转成.npy：numpy.save("pe.npy", numpy.asarray(pickle.load(open("pe.pkl", "rb"))))
check-error-gguf = 这是llama.cpp的GGUF文件。下面这行代码可把它转成.npy：numpy.save("pe.npy", next(t.data for t in gguf.GGUFReader("model.gguf").tensors if t.name == "position_embd.weight"))
check-error-hdf5 = 这是HDF5文件。下面这行代码可把它转成.npy，把…换成数组的名称：numpy.save("pe.npy", h5py.File("model.h5")["…"][()])
check-error-keras = 这是Keras模型。下面这行代码可把它转成.npy，把…换成层的名称：numpy.save("pe.npy", keras.models.load_model("model.keras").get_layer("…").get_weights()[0])
check-error-onnx = 这是ONNX模型。下面这行代码可把它转成.npy，把…换成数组的名称：numpy.save("pe.npy", next(onnx.numpy_helper.to_array(t) for t in onnx.load("model.onnx").graph.initializer if t.name == "…"))
check-error-matlab = 这是MATLAB文件。下面这行代码可把它转成.npy，把…换成变量的名称：numpy.save("pe.npy", scipy.io.loadmat("pe.mat")["…"])
check-error-parquet = 这是Parquet文件。下面这行代码可把它转成.npy：numpy.save("pe.npy", pandas.read_parquet("pe.parquet").to_numpy())
check-error-excel = 这是Excel工作簿。请把其中的工作表存为CSV，或运行：pandas.read_excel("pe.xlsx").to_csv("pe.csv", index=False)
check-error-gzip = 此文件用gzip压缩过。请先解压：gunzip pe.npy.gz
check-error-pointer = 这是Git LFS的指针文件，只代表一个大文件，本身没有数。请取回文件本身：git lfs pull
check-error-page = 这是网页，不是它可能指向的那个文件。
check-error-shortened = 有些行或列被省略了（…）。请先运行numpy.set_printoptions(threshold=sys.maxsize)或torch.set_printoptions(profile="full")，再打印全部内容，或把数组保存为文件。
check-error-large = 数据太大：最多比较{ $most }个数。前几百个位置就够了。
check-error-small = 数据太少：至少要有两个位置和两个维度。
check-error-flat = 只有一行，共{ $count }个数，不能按{ $d }个维度分成各个位置。请把页面上的d_model设为这张表的维数，或每个位置给一行。
check-error-file = 无法读取此文件。

check-read-copies = 数组的形状是({ $shape })：{ $count }份相同的内容，只看其中一份。
check-read-pairs = 数组的形状是({ $shape })：每对的两个数当作相邻的两列。
check-read-index = 第一列是行号，已略去。

check-choose-label = 数组
check-choose-named = 名称像位置表
check-choose-others = 其他
check-choose-array = { $name }（{ $shape }），{ $type }
check-choose-go = 检查此数组
check-choose-said =
    { NUMBER($count) ->
        [1] 此文件中有{ $count }个数组可能是编码。
       *[other] 此文件中有{ $count }个数组可能是编码，请选择其中一个。
    }
check-choose-taken = 此文件中的数组{ $name }。

check-rope-default = 未缩放
check-rope-linear = 所有频率都除以{ $factor }（Chen et al. 2023）
check-rope-ntk = 底数取{ $base } · { $factor }^({ $d }/{ $less }) = { $grown }（bloc97 2023）
check-rope-dynamic = 底数随输入增长，这里按训练长度的{ $factor }倍计算
check-rope-yarn = YaRN，至多除以{ $factor }（Peng et al. 2023）
check-rope-llama3 = 与Llama 3相同，至多除以{ $factor }
check-rope-long = 每对各除以自己的因子（Ding et al. 2024）
check-rope-said = 底数{ $base }，每个头旋转{ $dims }个维度：{ $kind }。
check-rope-said-part = 底数{ $base }，每个头的{ $head }个维度中旋转{ $dims }个：{ $kind }。
check-rope-over = 指数按整个头的{ $over }个维度计算：旋转的是其中最快的对。
check-rope-longest = 最长的波长，缩放前为{ $plain }个位置，缩放后为{ $scaled }个位置。
check-rope-longest-same = 最长的波长为{ $plain }个位置。
check-rope-turns = { $pairs }对中，有{ $plain }对在训练长度{ $trained }个位置内转不满一圈；缩放后有{ $scaled }对。
check-rope-turns-same = { $pairs }对中，有{ $plain }对在训练长度{ $trained }个位置内转不满一圈。
check-rope-short = 不超过{ $trained }个位置的输入用short_factor，最长的波长为{ $short }；更长的输入用long_factor。
check-rope-most = 最多用于{ $most }个位置，是训练长度的{ $times }倍。
check-rope-attention = 余弦与正弦都乘以注意力因子{ $formula }。
check-rope-attention-weighted = 余弦与正弦都乘以由mscale和mscale_all_dim得出的注意力因子{ $formula }。
check-rope-attention-given = 余弦与正弦都乘以attention_factor，即{ $value }。
check-rope-attention-yarn = 0.1·ln { $factor } + 1 = { $value }
check-rope-attention-ratio = (0.1·{ $one }·ln { $factor } + 1)/(0.1·{ $all }·ln { $factor } + 1) = { $value }
check-rope-attention-times = { $besides }·(0.1·ln { $factor } + 1) = { $value }
check-rope-attention-long = √(1 + ln { $factor }/ln { $trained }) = { $value }
check-rope-sections = 时间、高度和宽度依次占{ $counts }对，先后排列。
check-rope-sections-other = 各位置轴依次占{ $counts }对，先后排列。
check-rope-sections-interleaved = 各位置轴依次占{ $counts }对，轮流分配。
check-rope-assumed-head = 没有写明头的维数：假定为{ $head }。
check-rope-assumed-base = 没有写明rope_theta：假定为10000。
check-rope-note-mismatch = max_position_embeddings是{ $most }，而不是{ $factor } · { $trained } = { $all }：这里与Transformers库一样，用因子{ $factor }，不用{ $other }。
check-rope-note-factor = 没有写明因子：它是{ $most }/{ $trained } = { $factor }。
check-rope-note-alpha = alpha按HunYuan的方式理解：无论输入多长，底数都相同。
check-rope-note-no-band = low_freq_factor与high_freq_factor相同：没有过渡带，一对的频率要么除以因子，要么不变。
check-rope-note-meta = use_scaled_rope没有给出数值：这里没有写明的，采用Meta的Llama 3.1程序中的数值。因子、过渡带两端和训练长度分别是{ $factor }、{ $low }、{ $high }和{ $trained }。
check-rope-note-part = 没有字段说明头的哪一部分旋转：model_type为{ $model }的模型中，旋转的部分占头的{ $part }。
check-rope-note-ratio = rope_ratio把底数乘以{ $ratio }。
check-rope-note-elsewhere = GGUF文件把Llama 3的缩放存放在张量rope_freqs.weight中，元数据里看不到：如果有这个张量，这里的波长就没有计入它。
check-rope-note-factors-elsewhere = GGUF文件把LongRoPE的因子存放在张量rope_factors_long和rope_factors_short中，元数据里看不到：这里的波长没有计入它们。
check-rope-note-unturned = { $name }不作旋转：它的层没有旋转位置编码。
check-rope-note-unnamed = 这里没有写明旋转位置编码：无从得知模型是否使用它。
check-rope-note-around = 配置前后的其他文字已略去。
check-rope-unused = 此处未用
check-rope-unused-computed = { $name }：Transformers库不读取它，而是自行计算{ $own }。
check-rope-unused-not-read = { $name }：Transformers库不读取它。
check-rope-unused-needs = { $name }：只有与{ $other }一起出现时才读取。
check-rope-unused-instead = { $name }：改为读取{ $other }。
check-rope-unused-only-in = { $name }：只有{ $model }读取它。
check-rope-unused-order = { $name }：它规定哪些维度组成一对，不改变频率。
check-rope-unused-layers = { $name }：它规定哪些层不作旋转，不改变频率。
check-rope-unused-history = { $name }：它不改变频率。
check-rope-unused-kind = { $name }：{ $kind }不用它。
check-rope-unused-unknown = { $name }：未知的名称。
check-rope-others = 此处未读取：另外{ $count }个名称
check-rope-figure = 缩放前后的波长
check-rope-figure-alt = 每对的波长，对数坐标，每类层一条线：虚线为训练时，实线为缩放后。最慢的一对每{ $slowest }个位置转一圈。
check-rope-figure-trained = 训练长度{ $value }
check-rope-figure-plain = 缩放前
check-rope-figure-scaled = 缩放后
check-rope-figure-short = 不超过{ $trained }
check-rope-figure-long = 超过{ $trained }
check-rope-figure-of = { $name }，{ $says }
check-rope-figure-axis = 轴{ $number }
check-rope-numbers = 波长的数值
check-rope-table = 所有对的波长
check-rope-table-of = 所有对的波长，{ $name }
check-rope-pair = 对的序号
check-rope-plain = 波长
check-rope-scaled = 缩放后
check-rope-factor = 倍数
check-rope-error-syntax = 这既不是JSON，也不是Python字典：第{ $line }行第{ $column }列出现了不该有的“{ $found }”。
check-rope-error-ends = 内容在第{ $line }行第{ $column }列过早结束：有括号或引号没有闭合。
check-rope-error-deep = 嵌套层数超过了任何配置。
check-rope-error-object = 这里没有配置应有的名称和值。
check-rope-error-kind = 这里不认识rope_type“{ $kind }”；认识的有default、linear、dynamic、ntk、yarn、llama3、longrope、proportional和mrope。
check-rope-error-missing = 缺少{ $key }。
check-rope-error-wrong = { $key }不是合适的数。
check-rope-error-not-word = rope_type应为一个词：default、linear、dynamic、ntk、yarn、llama3、longrope、proportional或mrope。
check-rope-error-count = { $key }用于{ $got }对，而一个头有{ $pairs }对旋转。
check-rope-error-range = { $key }应在{ $least }到{ $most }之间。
check-rope-error-no-layers = 这里没有一类层有自己的配置段：没有任何旋转。

check-yours = 自己的表
check-on-board = 在面板上显示
check-on-board-formula = 把公式设为：d_model { $d }，底数{ $base }
check-on-board-of = 在面板上显示{ $name }
check-on-board-both = 在面板上比较 { $a } | { $b }
