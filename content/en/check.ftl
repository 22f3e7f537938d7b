### The current settings as code, and Check, which compares a reader's encoding with known ones.

code-lede = The encoding as the page is set now: { $d } dimensions, base { $base }, { $n } positions. The program ends with an error if one of three values that it checks differs from the page’s.
code-language = Language
code-program = Program
code-copy = Copy
code-copied = Copied.
code-failed = The browser did not allow copying. Select the text and copy it.

check-title = Check yours: an encoding, or a model’s config
check-lede = Give your positional encoding, and read which one it is or where it goes wrong. Give a model’s config, and read its wavelengths. Nothing leaves this page.
check-help = A NumPy file (.npy or .npz, up to { $most } numbers) or a .safetensors file of any size, of which only the array that you choose is read; rows of numbers, one row per position, as CSV or as Python prints them; a config.json, or its rope_parameters or rope_scaling. Of a .pt, .bin or .gguf file, the line of Python is said that makes one of these.
check-what = What can be given
check-examples = or try
check-example-table = a faulty table
check-example-list = frequencies
check-example-config = a config
check-file = Or choose a file, or drop one anywhere here
check-text = Paste a table or a config
check-go = Check
check-busy = Comparing …
check-stop = Stop
check-stopped = Stopped.
check-is-known = This is the paper’s encoding, entry by entry.
check-is-transposed = These are the paper’s numbers, but rows and columns are exchanged.
check-judged-right = No fault found.
check-judged-doubtful = This may be a fault.
check-judged-wrong = There is a fault.
check-is-convention = This is known, and not the paper’s: { $name }.
check-is-bug = This has a known bug.
check-fix = This makes it right:
check-is-dropout =
    This is an encoding after a dropout: { $count } { NUMBER($count) ->
        [one] entry is
       *[other] entries are
    } zero, and the others { $scale } times what they should be.
check-is-holes =
    { $count } { NUMBER($count) ->
        [one] entry is
       *[other] entries are
    } zero that should not be, as behind a mask, or in an array that was filled in part. The others are as they should be.
check-is-nothing = There is no encoding in this:
check-nothing-zeros = all numbers are zero, as in an array that was never filled.
check-nothing-constant = all numbers are the same.
check-nothing-rows = all rows are the same, and say nothing about positions.
check-row-zero = Row { $row } is zero. Rows count from 0.
check-row-copy = Row { $row } is a copy of row { $before }; the others are right. Rows count from 0.
check-row-repeat = Row { $row } repeats row { $before }, and the rows after it are one position late. Rows count from 0.
check-row-other = Row { $row } is wrong; the others are right. Rows count from 0.
check-as-tensor2tensor = as in tensor2tensor, fairseq, Whisper and the time steps of DDPM, the slowest pair has the wavelength 2π·base itself
check-as-halves = as in Marian, Pegasus and GPT-J, all sines come first, and then all cosines
check-as-cosines-first = as in the time steps of diffusers and in caches for rotary embedding, cosines come first
check-as-rotary = as in Llama and Qwen, it is a table for rotary embedding
check-as-grid = as in DETR, ViT and MAE, rows are the places of a grid, and encode its two axes
check-as-rotary-grid = as in rotary embedding of pictures, rows are the places of a grid, and pairs turn by the line and by the place in turn
check-as-octaves = as in NeRF, frequencies double from pair to pair
check-as-wavelengths = the order is usual, and the wavelengths are others
check-as-scaled = all entries are multiplied by one number
check-note-padding =
    { NUMBER($count) ->
        [one] Row { $rows } is zero (rows count from 0): it is kept for padding, as in fairseq.
       *[other] { $count } rows are zero, first { $rows } (rows count from 0): they are kept for padding.
    }
check-note-grid = Row { $row } is place 1 of line 0: the rows follow the lines. In a program that counts the other way (column by column), it is place 0 of line 1; row { $row } is the first at which the two differ.
check-note-zero = { $count } rows are zero in all.
check-note-padded = The last column is zero: it makes the number of dimensions odd, as in tensor2tensor and fairseq.
check-note-sines = If this was to be added to embeddings, its cosines are missing.
check-note-cosines = If this was to be added to embeddings, its sines are missing.
check-note-single = Angles are computed in float32. This is rounding, and grows with the position; in these positions it does little.
check-note-narrow = Angles are computed in the narrow format too, and are off by up to { $most } in these positions, the more, the further out. Compute them in float32, and store the result.
check-is-off =
    { $count } { NUMBER($count) ->
        [one] entry is
       *[other] entries are
    } off.
check-is-unknown = This is no encoding that is known here. It may be another array of the file, or embeddings to which positions were already added.
check-differs = The first is in row { $row }, dimension { $dim } (both from 0): { $found } instead of { $expected }.
check-differs-page = Compared with the encoding as this page is set now, it first differs in row { $row }, dimension { $dim } (both from 0): { $found } instead of { $expected }.
check-shape = Shape
check-shape-said = { $rows } positions, { $cols } dimensions
check-shape-turned = { $rows } positions, { $cols } dimensions, transposed: your columns are positions
check-layout = Order
check-layout-interleaved = sine and cosine in turn, as in the paper
check-layout-split = all sines, then all cosines
check-layout-interleaved-cos = cosine and sine in turn
check-layout-split-cos = all cosines, then all sines
check-layout-cos-halves = a table of cosines, all pairs twice over: for rotary embedding by “rotate half”
check-layout-sin-halves = a table of sines, all pairs twice over: for rotary embedding by “rotate half”
check-layout-cos-pairs = a table of cosines, each twice: for rotary embedding of neighbouring dimensions
check-layout-sin-pairs = a table of sines, each twice: for rotary embedding of neighbouring dimensions
check-layout-cosines = a table of cosines, one for each pair
check-layout-sines = a table of sines, one for each pair
check-layout-cos-sin-halves = two tables side by side, of cosines and of sines, all pairs twice over: for rotary embedding by “rotate half”
check-is-nested = Two encodings side by side: one counts { $groups } groups of { $period } rows, such as time, the other the rows within a group, such as the places of a picture.
check-nested-slow = Groups of rows
check-nested-fast = Within a group
check-nested-part = columns { $first } to { $last }: { $head }
check-grid = Grid
check-grid-line = { $lines } lines of { $width } places; the line in the first half of the dimensions, the place in it in the second, each half in this order
check-grid-place = { $lines } lines of { $width } places; the place in a line in the first half of the dimensions, the line in the second, each half in this order
check-grid-line-quarters = { $lines } lines of { $width } places; sines of the line and of the place in it, then cosines of both
check-grid-place-quarters = { $lines } lines of { $width } places; sines of the place in a line and of the line, then cosines of both
check-grid-line-pairs = { $lines } lines of { $width } places; even pairs turn by the line, odd pairs by the place in it, over one row of frequencies
check-grid-place-pairs = { $lines } lines of { $width } places; even pairs turn by the place in a line, odd pairs by the line, over one row of frequencies
check-rule = Wavelengths
check-rule-paper = exponent 2·pair/d, as in the paper
check-rule-half = exponent pair/d
check-rule-exponent = exponent 4·pair/d
check-rule-cosine = exponent 2·pair/d for sines and (2·pair + 1)/d for cosines
check-rule-denominator = exponent pair/(d/2 − 1), reaching the base itself, as in tensor2tensor
check-rule-octaves = halved from pair to pair
check-rule-linear = growing by equal lengths
check-rule-harmonic = by evenly spaced frequencies
check-rule-random = drawn by chance, as on this page
check-rule-power = growing with the cube
check-base = Base
check-same = The same as
check-same-said = { $rule }, base { $base }
check-first = First position
check-step = Step
check-step-said = { $step } for each row
check-step-grid = { $line } for each line, { $place } for each place in it
check-scale = Scale
check-scale-said = multiplied by { $scale }
check-scale-root = multiplied by { $scale }, the root of { $cols }
check-precision = Precision
check-precision-f64 = float64, to within { $most }
check-precision-f32 = float32, from angles in float64, to within { $most }
check-precision-single = float32, angles too, to within { $most }
check-precision-f16 = float16, to within { $most }
check-precision-bf16 = bfloat16, to within { $most }
check-precision-half-angles = float16, angles too, to within { $most }
check-precision-brain-angles = bfloat16, angles too, to within { $most }
check-precision-digits =
    as far as { $count } { NUMBER($count) ->
        [one] decimal shows
       *[other] decimals show
    }, to within { $most }
check-bug-single = Angles are computed in float32, and are off the more, the further out a position is
check-bug-in-degrees = Angles are turned into degrees, and then taken for radians: every wave is { $slower } times too fast
check-bug-shows = It first shows in row { $row }, dimension { $dim } (both from 0): { $found }, where { $expected } is right.
check-bug-hidden = In these positions it changes nothing.
check-is-learned =
    This was learned, it seems: no law fits it, but in { $share } % of its variance one matrix steps from each position to the next (R² { $r2 }; with the rows in random order { $shuffled }), and { NUMBER($count) ->
        [one] one rotation is
       *[other] { $count } rotations are
    } found in it, of { $list } positions.
check-changed-padded = The last { $number } columns are zero, as padding of the width is. Without them:
check-changed-repeated = The same { $cols } columns stand { $number } times side by side, as for heads; one encoding of the whole width would not repeat. One copy:
check-changed-flipped = All columns are mirrored: slow pairs come first, and sine and cosine are exchanged in each. Mirrored back:
check-changed-mapped = Entries run from 0 to { $number }, as in a picture. Brought back to −1 to 1:
check-changed-negated = Every entry has the opposite sign, as of x − pe where x + pe was meant. After changing the signs:
check-changed-plus = { $number } was added to every entry, as if the input of the layer that adds positions was { $number } and not 0. After subtracting { $number }:
check-changed-plus-row = The same vector is added to each row: one token at every position, or a bias. To see the encoding alone, give the layer zeros. After subtracting that vector:
check-changed-centred = The mean of each column was subtracted, so the means are not checked. After adding those of the formula:
check-changed-standardised = Each column was standardised, as by StandardScaler, so means and deviations are not checked. After taking those of the formula:
check-changed-normalised = Each row was normalised, as by LayerNorm, which hides its mean and its scale, so these are not checked. Apart from them:
check-changed-turned = This is rotary embedding of one vector, the same at every position. Its pairs are neighbouring dimensions: 0 and 1, 2 and 3 … Sine and cosine of its angles:
check-changed-turned-halves = This is rotary embedding of one vector, the same at every position. Its pairs are dimensions i and i + d/2. Sine and cosine of its angles:
check-is-identity = This is the unit matrix: each position is told by its number alone (one-hot), and no two are nearer than others.
check-is-mask = This is a causal mask, not an encoding: positions after the query are hidden by adding { $hidden }.
check-is-mask-window = This is a causal mask with a window, not an encoding: { $window } positions are seen, up to the query itself, and the others are hidden by adding { $hidden }.
check-is-alibi = This is a bias of ALiBi, not an encoding: slope { $slope }, for keys before the query.
check-is-alibi-both = This is a bias of ALiBi, not an encoding: slope { $slope }, for keys on both sides of the query.
check-is-alibi-keys = ALiBi’s biases for one query, as libraries keep them, not an encoding: a row for each head. Entries are the head’s slope times the number of the key; these numbers run from { $from } to { $to }.
check-is-outside = The frequency stands outside of sine and cosine: all pairs have the wavelength 2π, and their amplitude falls with base { $base }. Multiply position and frequency first, and nothing after.
check-is-sum = This looks like the paper’s encoding (base { $base }, { $layout }) with other values added (standard deviation { $deviation }), such as embeddings of tokens. So single entries cannot be checked: give the layer that adds positions a tensor of zeros (not token 0), without dropout.
check-is-offsets = This is a bias, not an encoding: an entry depends on the offset of row and column alone.
check-is-truncated = Sines and cosines truncated to whole numbers: only −1, 0 and 1 are left, { $zeros } % of them 0, and no base can be found. The type of the numbers is the cause: compute and keep the table in floating point.
check-is-octaves =
    Octaves of inputs that stand in the table: sines and cosines of 2ᵏ·x{ $factor }, for k from { $first } to { $last } (frequencies { $slowest } to { $fastest }). { NUMBER($count) ->
        [one] Column 0 is x itself,
       *[other] The first { $count } columns are coordinates x,
    } from { $from } to { $to }.
check-octaves-plain = {" "}(without the factor π)
check-octaves-half-turn = ·π
check-octaves-turn = ·2π
check-octaves-alternating = Sine and cosine stand side by side in each octave.
check-octaves-halves = All sines come first, then all cosines.
check-note-alias-octave = From k = { $exponent } on, neighbouring rows are more than half a turn apart: row by row, these columns look like slower waves.
check-note-power = Where 2·pair/d was to be the exponent of { $base }, it is a factor: the power is missing, or its brackets are.
check-note-alias = From pair { $pair } on, { $count } pairs turn by more than half a turn per row: their numbers are also those of a slower rotation, forwards or backwards.
check-note-alias-backwards = { $count } pairs seem to turn backwards, as pairs do that turn by more than half a turn per row.
check-is-circles = Sines and cosines ({ $layout }): in each pair, squares add up to the square of { $radius }. Their angles follow no rule that is known here, neither of frequencies nor of positions. Check how positions and frequencies are multiplied.
check-is-relative = Offsets from query to key, key − query: no encoding yet, but the index of one.
check-is-relative-query = Offsets from key to query, query − key: no encoding yet, but the index of one. Most libraries use key − query.
check-relative-clip = They are cut off at ±{ $clip }, as Shaw’s are.
check-relative-shift = { $shift } is added to each, so that the least can be an index.
check-is-buckets = Relative buckets of T5 for both directions: { $count } buckets, up to distance { $distance }; the upper half is for keys after the query, as in an encoder.
check-is-buckets-one = Relative buckets of T5 for one direction: { $count } buckets, up to distance { $distance }; all keys after the query are in bucket 0, as in a decoder.
check-buckets-query = Directions are exchanged: T5 takes key − query, these take query − key. Exchange the two in the subtraction.
check-is-window = Indices of a window of { $height } × { $width } places, as in Swin: { $row }·(Δrow + { $up }) + (Δcolumn + { $left }), Δ = query − key. No encoding yet, but the index of a learned bias.
check-window-key = Directions are exchanged: Swin takes query − key, these take key − query.
check-entry-differs = The first entry that differs is in row { $row }, column { $col }: { $found }, where { $expected } is expected.
check-list-sequence = Positions, not frequencies.
check-list-narrow = Numbers are rounded as in { $type }: at position { $position }, pair { $pair } is off by { $off } radians. Compute and keep frequencies in float32.
check-is-products = These are inner products of positions with one another (a Gram matrix), not an encoding: { $offset }.
check-is-cosines = These are cosines, or inner products of rows of length 1 (a Gram matrix), not an encoding: { $offset }.
check-is-distances = These are distances of positions from one another, not an encoding: { $offset }.
check-shape-by-offset = they depend on the offset alone
check-shape-by-rows = they depend on both positions
check-law-head = { $what }{ $noise }.
check-law-noise = , with noise of { $noise }
check-law-paper = The paper’s encoding, base { $base }
check-law-geometric = A geometric encoding, exponent 2·pair/d, base { $base }
check-law-geometric-from = A geometric encoding, exponent 2·pair/d, base { $base }, whose first frequency is { $first }
check-law-each = Each column has its own exponent, doubled: 2·column/{ $d }, base { $base }. Sine and cosine of a pair should share one, of its even column
check-law-each-single = Each column has its own exponent, column/{ $d }, base { $base }. Sine and cosine of a pair should share one
check-law-equal-one = All frequencies are 1: the exponent was rounded to 0, as by a division of whole numbers
check-law-equal = All frequencies are { $freq }: the exponent is the same in all pairs
check-law-inverted = Frequencies are inverted, and grow from 1 on, base { $base }: the position is divided by a frequency where it should be multiplied
check-law-octaves = Frequencies double from pair to pair, as in octaves, from { $first } per row on
check-law-swapped = Base and exponent are exchanged: frequencies are (pair/{ $pairs })^(1/{ $base }), 0 for the first pair and nearly 1 for all others, where { $base }^(−pair/{ $pairs }) was meant
check-law-multiples = Frequencies are multiples of { $step }
check-law-even = Frequencies change by equal steps, from { $first } by { $step }
check-law-free = Each pair has a frequency of its own, from { $from } to { $to }, by no rule that is known here
check-law-divided = A rotary encoding of base { $base } whose pairs are each divided by a factor of their own, from { $from } to { $to }, as by LongRoPE
check-law-linear = Position interpolation: base { $base }, every frequency divided by { $factor }
check-law-llama3 = Rotary embedding scaled as in Llama 3.1: base { $base }, factor { $factor }, blended between { $low } and { $high } turns in a trained length of { $trained }
check-law-yarn = Rotary embedding scaled by YaRN: base { $base }, factor { $factor }, for a trained length of { $trained }
check-law-yarn-places = Rotary embedding scaled by YaRN: base { $base }, factor { $factor }, blended between pairs { $from } and { $to }
check-law-attention = Entries are multiplied by { $amplitude }, which is the attention factor of YaRN, 0.1·ln { $factor } + 1.
check-law-attention-none = The attention factor of YaRN, 0.1·ln { $factor } + 1 = { $attention }, is not in it.
check-law-attention-other = Entries are multiplied by { $amplitude }; the attention factor of YaRN would be 0.1·ln { $factor } + 1 = { $attention }.
check-law-attention-long = Entries are multiplied by { $amplitude }, which is the attention factor of LongRoPE for { $factor } times a trained length of { $trained }.
check-law-positions = Rows are of positions { $list }.
check-sequence-reversed = Positions fall from row to row. That is usual where the newest comes first; otherwise flip the rows.
check-sequence-negative = Positions are 0, −1, −2 …: sines have the opposite sign, as of the inverse rotation, or of an offset with a lost sign. If positions were meant to grow, negate the sines.
check-sequence-centred = Positions are centred, from −{ $last } to { $last }. That is usual for offsets; otherwise count from 0.
check-sequence-normalised = Positions run from 0 to 1, whatever the length. That is usual for coordinates; in a text, another length then gives every word another encoding: use the row number.
check-sequence-mirrored = Positions fall to { $least } and rise again, as when a sign is lost: before and after are then the same. Keep the sign, or add the length before looking up.
check-sequence-repeated = Each position stands in { $times } neighbouring rows, as by repeat_interleave. For several copies of the sequence, use repeat or tile.
check-sequence-restarting = Positions start again at row { $row }. That is usual where several texts are packed into one sequence. In one text it is a fault: positions overflow (after 255, in 8 bits), or those of earlier chunks in a cache were not added.
check-sequence-padded = The first { $count } rows have one position, as padding at the left has: that is usual.
check-sequence-cut = From row { $row } on, all rows have position { $last }: positions are cut off at a maximum, and later words cannot be told apart.
check-sequence-rounded = Positions are rounded to { $type }: from row { $row } on, neighbours share one. Keep positions as integers, or in float32.
check-sequence-shuffled = Rows are those of positions { $least } to { $greatest }, in another order.
check-law-wrong =
    { $count } { NUMBER($count) ->
        [one] row is wrong, row { $first }
       *[other] rows are wrong, first { $first }
    } (rows count from 0).
check-law-columns = each column by itself
check-noise = Noise
check-count = Numbers
check-list-freqs = { $what }.
check-list-lengths = As wavelengths: { $what }.
check-list-geometric = Inverse frequencies of base { $base }, d { $d }
check-list-reaching = Inverse frequencies of base { $base }, d { $d }, the last of them reaching the base itself, as in tensor2tensor
check-list-proportional = { $turning } of { $pairs } pairs turn and { $rest } are at rest, with frequency 0, as in proportional RoPE with a share of { $share }.
check-list-rest = { $turning } of { $pairs } pairs turn and { $rest } are at rest, with frequency 0.
check-list-divisors =
    These numbers divide frequencies, and are none themselves: { $kept } { NUMBER($kept) ->
        [one] pair is
       *[other] pairs are
    } divided by 1, { $full } by { $factor }, and { $blended } by numbers between.
check-list-in-power = YaRN with its factor inside the power. Pairs from { $to } on are ({ $factor }·{ $base })^(−2·pair/{ $d }); YaRN divides { $base }^(−2·pair/{ $d }) by { $factor }. The last pair is divided by { $last } only. The first that differs is pair { $pair }: { $found } for { $meant }. Up to pair { $from }, frequencies are those of base { $base }.
check-list-slopes = The slopes of ALiBi for { $heads } heads.
check-list-slopes-off = Slopes as of ALiBi, but not those of { $heads } heads: the first that is off is that of head { $head } (from 0), { $found } instead of { $meant }.
check-list-twice = The same numbers twice, one half after the other, as for “rotate half”.
check-list-each-twice = Each number twice in a row, as for rotary embedding of neighbouring dimensions.
check-list-reversed = In reverse order, from the slowest to the fastest.
check-list-angles = Angles at position { $position }: that many times the inverse frequencies of base { $base }, d { $d }.
check-list-exponents = Evenly spaced from 0: the exponents 2·pair/d, d { $d }, or positions divided by how many there are; not frequencies. If exponents x, frequencies are base^(−x).
check-list-logarithms = Logarithms of the inverse frequencies of base { $base }, d { $d }: frequencies are their exponentials.
check-list-row = One row of the encoding: position { $position }, base { $base } ({ $layout }).
check-list-divide = Reciprocals of the frequencies, base^(2·pair/d), which grow from 1 on, base { $base }, d { $d }: right if positions are divided by them. What libraries call inv_freq is 1 over these.
check-list-positions = Positions, not frequencies: from { $first } on, by steps of { $step }.
check-list-unfilled = No frequencies, but memory that was never filled: { $zeros } of { $count } numbers are 0, and others are too close to 0 or too far from it for any encoding. Compute the buffer again after loading.
check-slip-unknown = Was the base { $base } meant? It is none that is usual, as 10 000, 500 000 or 1 000 000 are. Everything else is as it should be.
check-slip-log10 = Was the base { $meant } meant? The base is { $base }, which nobody uses: it comes of log10({ $meant }) where the natural logarithm should be.
check-slip-log2 = Was the base { $meant } meant? The base is { $base }, which nobody uses: it comes of log2({ $meant }) where the natural logarithm should be.
check-slip-doubled = Was the base { $meant } meant? The base is { $base }: the exponent is doubled, 4·pair/d for 2·pair/d.
check-slip-halved = Was the base { $meant } meant with another exponent? By 2·pair/d the base is { $base }. The exponent is halved, pair/d for 2·pair/d.
check-slip-exponent = Was the base { $meant } meant? The base is { $base }: the exponent is { $power } times what it should be.
check-slip-first-columns = Are these the first { $cols } of { $of } columns? The base seems to be { $base }, which nobody uses; these columns of a table with { $of } columns and base { $meant } are the same.
check-slip-columns = Are these { $cols } of { $of } columns, from column { $from } on? The base seems to be { $base }; these columns of a table with { $of } columns and base { $meant } are the same.
check-slip-ntk = Is this the base { $meant }, made NTK-aware for factor { $factor }? Then it is { $base }, as here.
check-slip-ntk-brackets = Was the base { $meant } meant, made NTK-aware for factor { $factor }? Then brackets are missing: { $factor } was raised to d, and divided by d − 2 after that; the base is { $base }.
check-slip-linear = Positions are interpolated: they are divided by { $factor }, as for an input { $factor } times as long.
check-slip-early = The exponents are one step early: with base { $base } the first frequency is { $first }, where 1 was meant, and each is that of the pair before.
check-slip-late = The exponents are one step late, as if pairs were counted from 1: with base { $base } the first frequency is { $first }, where 1 was meant.

check-error-empty = There are no numbers in this.
check-error-npy = This is not a file from NumPy (.npy), or it is damaged.
check-error-type = The numbers of this file are of type { $type }; it should be floating-point (f2, f4, f8), whole or complex numbers.
check-error-structured = This file holds records of several columns; it should hold one matrix of numbers.
check-error-shape = The shape of this array is ({ $shape }), and its slices differ; it should be positions by dimensions. Save one of the slices.
check-error-short = The file ends too soon: it should hold { $wanted } bytes of numbers, and holds { $got }.
check-error-word = Row { $row } has “{ $word }” where a number should be.
check-error-ragged =
    Row { $row } has { $got } { NUMBER($got) ->
        [one] number
       *[other] numbers
    }, and the first row { $wanted }.
check-error-finite = Row { $row }, dimension { $dim } (both from 0) is not a finite number.
check-error-npz = This is not an archive from NumPy (.npz), or it is damaged.
check-error-packed = This array is encrypted, or compressed in a way that is not read here. Save it once more with numpy.savez_compressed.
check-error-safetensors = This is not a safetensors file, or it is damaged.
check-error-head = The header of this safetensors file is too long for any model that is known.
check-error-table = Of the { $count } arrays in this file, none is a table of numbers.
check-error-unknown = This is neither text nor one of the files that are read here (.npy, .npz and .safetensors).
check-error-mask = This is a mask for attention: zeros, and minus infinity where a token must not look. It says nothing about positions.
check-error-torch = This is a file of PyTorch, which may run programs and is not opened here. This line makes a .npy of it, with your array’s name for …: numpy.save("pe.npy", torch.load("model.pt", map_location="cpu")["…"].numpy())
check-error-pickle = This is a pickle of Python, which may run programs and is not opened here. This line makes a .npy of it: numpy.save("pe.npy", numpy.asarray(pickle.load(open("pe.pkl", "rb"))))
check-error-gguf = This is a GGUF file of llama.cpp. This line makes a .npy of it: numpy.save("pe.npy", next(t.data for t in gguf.GGUFReader("model.gguf").tensors if t.name == "position_embd.weight"))
check-error-hdf5 = This is an HDF5 file. This line makes a .npy of it, with your array’s name for …: numpy.save("pe.npy", h5py.File("model.h5")["…"][()])
check-error-keras = This is a model of Keras. This line makes a .npy of it, with your layer’s name for …: numpy.save("pe.npy", keras.models.load_model("model.keras").get_layer("…").get_weights()[0])
check-error-onnx = This is a model of ONNX. This line makes a .npy of it, with your array’s name for …: numpy.save("pe.npy", next(onnx.numpy_helper.to_array(t) for t in onnx.load("model.onnx").graph.initializer if t.name == "…"))
check-error-matlab = This is a file of MATLAB. This line makes a .npy of it, with your variable’s name for …: numpy.save("pe.npy", scipy.io.loadmat("pe.mat")["…"])
check-error-parquet = This is a Parquet file. This line makes a .npy of it: numpy.save("pe.npy", pandas.read_parquet("pe.parquet").to_numpy())
check-error-excel = This is a workbook of Excel. Save its sheet as CSV, or: pandas.read_excel("pe.xlsx").to_csv("pe.csv", index=False)
check-error-gzip = This file is packed by gzip. Unpack it first: gunzip pe.npy.gz
check-error-pointer = This is a pointer of Git LFS, which stands for a large file and holds no numbers. Fetch the file itself: git lfs pull
check-error-page = This is a web page, and not the file that it may lead to.
check-error-shortened = Rows or columns are left out (…). Print all of them after numpy.set_printoptions(threshold=sys.maxsize) or torch.set_printoptions(profile="full"), or save the array as a file.
check-error-shortened-visible = { $count } visible entries were compared, and are those of the paper’s formula with d_model { $d } and base { $base } ({ $layout }), from position 0 on.
check-error-shortened-several = { $count } visible entries were compared, and are those of the paper’s formula with base { $base } ({ $layout }) and a d_model from { $d } to { $most }, from position 0 on.
check-error-large = That is too large: at most { $most } numbers are compared. The first few hundred positions are enough.
check-error-small = That is too little: it takes two positions and two dimensions at least.
check-error-flat = There is one row of { $count } numbers, which cannot be cut into positions of { $d } dimensions. Set d_model on the page to yours, or give one row for each position.
check-error-file = The file could not be read.

check-read-copies = The array has the shape ({ $shape }): { $count } equal copies, of which one is looked at.
check-read-middle = The first axis is taken as the position. If the first axis is the batch, this is a fault: all words of a text have one encoding. Let positions run along the second axis, as in pe[None, :n].
check-read-pairs = The array has the shape ({ $shape }): the two numbers of each pair are taken as neighbouring columns.
check-read-places = The array has the shape ({ $shape }): its { $count } places are taken as rows, one line after the other.
check-read-rotations = The array has the shape ({ $shape }): each slice is a matrix that rotates pairs, whose cosines and sines are taken as neighbouring columns.
check-read-biases = The array has the shape ({ $shape }): each slice is a bias of ALiBi, and their slopes are compared.
check-read-index = The first column numbers the rows, and is left out.
check-read-entries = Each line is one entry, with its row and its column before it.

check-choose-label = Array
check-choose-named = Named like a table of positions
check-choose-others = Others
check-choose-array = { $name } ({ $shape }), { $type }
check-choose-go = Check this array
check-choose-said =
    { NUMBER($count) ->
        [one] There is { $count } array in this file that may be an encoding.
       *[other] There are { $count } arrays in this file that may be encodings. Choose one.
    }
check-choose-taken = The array { $name } of this file.
check-choose-joined = { $cos } and { $sin } belong together, and are checked side by side.

check-rope-positions-rotary = Positions: rotary embedding.
check-rope-positions-rotary-all = Positions: rotary embedding, in all { $all } layers.
check-rope-positions-rotary-some = Positions: rotary embedding in { $turning } of { $all } layers; layers that turn nothing: { $rest }.
check-rope-positions-alibi = Positions: ALiBi, a penalty that grows with the distance. The slope of head h is 2^(−{ $most }·h/{ $heads }), from { $first } to { $last }. Nothing turns.
check-rope-positions-alibi-other = Positions: ALiBi, a penalty that grows with the distance, with a slope for each of { $heads } heads. As that is no power of two, implementations choose the slopes differently. Nothing turns.
check-rope-positions-alibi-unknown = Positions: ALiBi, a penalty that grows with the distance. The number of heads is not said. Nothing turns.
check-rope-positions-buckets = Positions: T5’s relative bias, a learned number for each of { $count } buckets of distances. The last has all distances from { $both } on in an encoder, which tells directions apart, and from { $one } on in a decoder. Nothing turns.
check-rope-positions-distances = Positions: learned vectors for the distance between two positions, used in attention. Nothing turns.
check-rope-positions-learned = Positions: a learned table of { $rows } rows, one per position, added to the input. Nothing turns.
check-rope-positions-learned-unknown = Positions: a learned table, one row per position, added to the input. Nothing turns.
check-rope-positions-sinusoids = Positions: sines and cosines, added to the input. Queries and keys are not rotated.
check-rope-positions-both = Positions: sines and cosines in the encoder; a learned table of { $rows } rows in the decoder. Queries and keys are not rotated.
check-rope-positions-both-unknown = Positions: sines and cosines in the encoder; a learned table in the decoder. Queries and keys are not rotated.
check-rope-positions-convolution = Positions: a convolution over { $width } neighbours. Nothing turns.
check-rope-positions-convolution-unknown = Positions: a convolution over neighbours. Nothing turns.
check-rope-positions-recurrence = Positions: none of its own; the model reads its input in order. Nothing turns.
check-rope-positions-none = Positions: none, as { $key } says. Nothing turns.
check-rope-positions-unnamed = Positions: not said here. No key names a rotary embedding, ALiBi, buckets or a table, so no number is assumed.
check-rope-layers = { $name }, { $count } layers
check-rope-none = not scaled
check-rope-linear = every frequency divided by { $factor } (Chen et al. 2023)
check-rope-ntk = a base of { $base } · { $factor }^({ $d }/{ $less }) = { $grown } (bloc97 2023)
check-rope-dynamic = a base that grows with the input, here for one { $factor } times as long as the trained length
check-rope-yarn = YaRN, up to a division by { $factor } (Peng et al. 2023)
check-rope-llama3 = as in Llama 3.1, up to a division by { $factor }
check-rope-long = each pair divided by a factor of its own (Ding et al. 2024)
check-rope-row-turning = Turning dimensions
check-rope-row-scaling = Scaling
check-rope-row-trained = Original length
check-rope-row-used = Used to
check-rope-row-longest = Longest wavelength
check-rope-row-unturned = Pairs without a full turn, in the original length
check-rope-row-attention = Attention factor
check-rope-turning-part = { $dims } of { $head } dimensions of a head
check-rope-over = The exponents count over the whole head of { $over } dimensions: the pairs that turn are its fastest.
check-rope-longest = { $plain } positions; with scaling, { $scaled }
check-rope-longest-same = { $plain } positions
check-rope-turns = { $plain } of { $pairs }; with scaling, { $scaled }
check-rope-turns-same = { $plain } of { $pairs }
check-rope-short = Inputs of up to { $trained } positions take short_factor, by which the longest wavelength is { $short }; longer ones take long_factor.
check-rope-trained = { $trained } positions
check-rope-most = { $most } positions, { $times } times as many
check-rope-attention = { $formula }
check-rope-attention-weighted = { $formula }, from mscale and mscale_all_dim
check-rope-attention-given = { $value }, from attention_factor
check-rope-attention-yarn = 0.1·ln { $factor } + 1 = { $value }
check-rope-attention-ratio = (0.1·{ $one }·ln { $factor } + 1)/(0.1·{ $all }·ln { $factor } + 1) = { $value }
check-rope-attention-times = { $besides }·(0.1·ln { $factor } + 1) = { $value }
check-rope-attention-long = √(1 + ln { $factor }/ln { $trained }) = { $value }
check-rope-sections = Time, height and width have { $counts } pairs, one after the other.
check-rope-sections-other = The axes of positions have { $counts } pairs, one after the other.
check-rope-sections-interleaved = The axes of positions have { $counts } pairs, dealt out in turn.
check-rope-assumed-head = The size of a head is not said: { $head } is assumed.
check-rope-assumed-base = rope_theta is not said: 10000 is assumed.
check-rope-note-mismatch = max_position_embeddings is { $most }, not { $factor } · { $trained } = { $all }: the factor { $factor } is used, not { $other }, as in Transformers.
check-rope-note-factor = The factor is not said: it is { $most }/{ $trained } = { $factor }.
check-rope-note-alpha = alpha is read as in HunYuan: the base is the same for inputs of all lengths.
check-rope-note-no-band = low_freq_factor and high_freq_factor are the same: there is no band of blending, and a pair is divided or left alone.
check-rope-note-meta = use_scaled_rope says no numbers: those of Meta’s program for Llama 3.1 are taken where none stand here. Factor, ends of the ramp and trained length are { $factor }, { $low }, { $high } and { $trained }.
check-rope-note-part = No key says which part of a head turns: in models of model_type { $model } it is { $part } of a head.
check-rope-note-ratio = rope_ratio multiplies the base by { $ratio }.
check-rope-note-elsewhere = A GGUF file keeps the scaling of Llama 3 in a tensor, rope_freqs.weight, and metadata do not show it: if there is one, these wavelengths are without it.
check-rope-note-factors-elsewhere = A GGUF file keeps the factors of LongRoPE in tensors, rope_factors_long and rope_factors_short, and metadata do not show them: these wavelengths are without them.
check-rope-note-unturned = { $name } turns nothing: its layers have no rotary embedding.
check-rope-note-around = Words around the block are left out.
check-rope-unused = Not used here
check-rope-unused-computed = { $name }: Transformers does not read it, and computes { $own }.
check-rope-unused-not-read = { $name }: Transformers does not read it.
check-rope-unused-needs = { $name }: it is read only together with { $other }.
check-rope-unused-instead = { $name }: { $other } is read instead.
check-rope-unused-only-in = { $name }: only { $model } reads it.
check-rope-unused-order = { $name }: it says which dimensions make a pair, and changes no frequency.
check-rope-unused-history = { $name }: it changes no frequency.
check-rope-unused-kind = { $name }: { $kind } does not use it.
check-rope-unused-nothing-turns = { $name }: nothing turns, so it has no effect.
check-rope-unused-notation = { $name }: nothing reads this spelling; { $other } would be read.
check-rope-unused-unknown = { $name }: it is not known here.
check-rope-others =
    Not read here: { $count } other { NUMBER($count) ->
        [one] name
       *[other] names
    }
check-rope-figure = Wavelengths, plain and scaled
check-rope-figure-alt = Wavelength of each pair on a logarithmic axis, a line for each kind of layer: dashed as trained, solid as scaled. The slowest pair turns once in { $slowest } positions.
check-rope-figure-trained = trained { $value }
check-rope-figure-plain = plain
check-rope-figure-scaled = scaled
check-rope-figure-short = up to { $trained }
check-rope-figure-long = beyond { $trained }
check-rope-figure-of = { $name }, { $says }
check-rope-figure-axis = axis { $number }
check-rope-numbers = Wavelengths as numbers
check-rope-table = Wavelengths of all pairs
check-rope-table-of = Wavelengths of all pairs, { $name }
check-rope-pair = Pair
check-rope-plain = Wavelength
check-rope-scaled = Scaled
check-rope-factor = Times
check-rope-error-syntax = This is neither JSON nor a Python dict: line { $line }, column { $column } has “{ $found }” where something else should stand.
check-rope-error-ends = This ends too soon, in line { $line }, column { $column }: a bracket or a quotation mark is open.
check-rope-error-deep = This is nested more deeply than any config.
check-rope-error-object = There are no names with values in this, as a config has.
check-rope-error-kind = The rope_type “{ $kind }” is not known here: default, linear, dynamic, ntk, yarn, llama3, longrope, proportional and mrope are.
check-rope-error-missing = { $key } is missing.
check-rope-error-wrong = { $key } is not a number that fits.
check-rope-error-not-word = The rope_type should be a word: default, linear, dynamic, ntk, yarn, llama3, longrope, proportional or mrope.
check-rope-error-count = { $key } is for { $got } pairs, and a head has { $pairs } that turn.
check-rope-error-range = { $key } should be from { $least } to { $most }.
check-rope-error-no-layers = No kind of layer here has a block of its own: nothing turns.

check-yours = Your table
check-on-board = Show on the board
check-on-board-formula = Reproduce with the formula: d_model { $d }, base { $base }
check-on-board-formula-wrong = Reproduce it with its fault: d_model { $d }, base { $base }
check-on-board-law = Show these frequencies on the board
check-on-board-of = Show { $name } on the board
check-on-board-both = Compare { $a } | { $b } on the board
