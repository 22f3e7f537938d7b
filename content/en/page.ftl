### Texts of the page, its controls and its messages.

## The page
page-title = Positional encoding
page-title-of = (PE) in Transformers
page-lede = Attention cannot see word order, so each position gets pairs of a sine and a cosine.
page-lede-table = Attention cannot see word order, so each position has a vector of its own.
page-lede-model = Attention cannot see word order, so each position turns the pairs of queries and keys.
page-lede-do = Press ▶︎, then drag a slider.
page-lede-press = Press ▶︎.
page-skip = Skip to the figures
page-languages = Languages
page-details = Details
page-source = The formula is from Vaswani et al. 2017, “Attention Is All You Need”, section 3.5. This page computes every number in double precision as you look, except what is marked as measured by others or stored in a shorter type.
page-licences = Licences of what it is made of
page-version-released = Phasor { $version }, commit { $commit }.
page-version-unreleased = Phasor { $version }, unreleased, commit { $commit }.
page-version-unknown = Phasor { $version }, unreleased.
controls-title = Parameters
definition-title = The definition
definition-words =
    { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    } of dimensions, each a clock with its own wavelength: from { $first } to { $last } positions.
definition-words-one = 1 pair of dimensions: one clock, of wavelength { $first } positions.
definition-random = , u drawn at random from 0 to 1 and sorted
preset-title = Presets
preset-try = Try:
preset-clock = one circle
preset-reset = Reset
book-title = The book’s own figures
book-1 = Figure 1
book-2 = Figure 2
book-3 = Figure 3
book-4 = Figure 4
book-set = As in the book: { $values }
book-d = d_model { $value }
book-n = n { $value }
param-theme = Theme
param-theme-auto = system
param-theme-light = light
param-theme-dark = dark
figure-plot = { $title }: { $keys }
figure-waits = This figure is computed and drawn when you reach it.
player-title = Move the cursor along the sequence
player-play = Play
player-pause = Pause
player-step-back = −1: one position back
player-step-forward = +1: one position forward
player-speed = Speed
player-speed-value =
    { $speed } { NUMBER($speed) ->
        [one] step
       *[other] steps
    } a second
player-way = At the end
player-way-around = start again
player-way-back = there and back
player-way-once = stop
player-sweep = Play { $name }
player-rest = Pause { $name }
failure-panic = Something went wrong. Please reload the page. ({ $message })
failure-figure = This figure could not be drawn: { $error }
failure-fault = a fault of this page, which the browser’s console describes. With other settings it is drawn again.
failure-later = This figure could not be loaded: a file did not arrive. To try again, scroll or press a key.
failure-damaged = This figure could not be loaded: a file arrived incomplete or changed. Its host, or something on the way, is sending a wrong file.
failure-renewed = This figure could not be loaded: the page was published anew since it was opened here. Reload it to see the figure.
failure-canvas = This browser provides no canvas to draw on.

print-page = Print all
print-chapter = Print this chapter

## Terms of formulas
terms-title = Terms of the formula; arrow keys go from one to the next

## Parameters: label, help, and allowed values
param-d_model = d_model
param-d_model-short = d_model
param-d_model-help = Dimensions of the encoding; half of them are sines, half cosines.
param-base = base
param-base-short = base
param-base-help = The base of the frequencies: 10 000 in the paper.
param-n_pos = sequence length
param-n_pos-short = length
param-n_pos-help = The sequence length: how many positions are encoded.
param-pos = position
param-pos-short = position
param-pos-help = The cursor: one position, marked in every figure.
param-k = offset k
param-k-short = offset
param-k-help = The distance from the cursor to a second position.
param-pair = pair
param-pair-short = pair
param-pair-help = One sine and its cosine: dimensions 2·pair and 2·pair + 1.
param-orientation = Positions run
param-orientation-across = across
param-orientation-down = down
param-cells = Cells show
param-cells-value = entries
param-cells-apart = sin, cos
param-cells-phase = angles
param-precision = Stored as
param-precision-f64 = float64
param-precision-f32 = float32
param-precision-bf16 = bfloat16
param-layout = Dimensions
param-layout-interleaved = sin, cos, sin, cos
param-layout-split = all sines, all cosines
param-schedule = Wavelengths
param-schedule-geometric = geometric
param-schedule-linear = linear
param-schedule-harmonic = harmonic
param-schedule-random = random
param-schedule-power = power
param-schedule-inclusive = inclusive
param-partner = Second pair: how many further
param-partner-1 = 1
param-partner-2 = 2
param-partner-4 = 4
param-partner-8 = 8
param-scaling = Embeddings
param-scaling-root = times √d_model
param-scaling-none = unscaled
param-dims = Dimensions shown
param-dims-eight = eight
param-dims-all = all
param-order = Words
param-order-typed = as typed
param-order-reversed = reversed
param-order-shuffled = shuffled
param-stretch = Stretched
param-stretch-2 = 2×
param-stretch-4 = 4×
param-stretch-8 = 8×
param-stretch-16 = 16×
param-share = Share of pairs that turn
param-share-quarter = 1/4
param-share-half = 1/2
param-share-three-quarters = 3/4
param-pitfall = Bug
param-pitfall-exponent = exponent doubled
param-pitfall-cosine = cosine’s own exponent
param-pitfall-odd = last cosine cut off
param-pitfall-denominator = d/2 − 1
param-pitfall-degrees = degrees
param-pitfall-f32 = float32 angles
param-pitfall-halves = RoPE by halves
param-seed = seed
param-seed-help = The seed of the made-up embeddings.
sentence-title = Sentence (stays here unless you share it)
viewpoint-title = Viewpoint
viewpoint-yaw = turn
viewpoint-pitch = tilt
sentence-default = the cat sat on the mat because the mat was warm
allowed-even = an even whole number from { $min } to { $max }
allowed-whole = a whole number from { $min } to { $max }
allowed-above-one = a number greater than 1, up to { $max }
notice-even = Half of the dimensions are sines and half are cosines, so d_model must be even: { $given } became { $value }.
notice-rounded = This must be { $allowed }: { $given } became { $value }.
notice-nearest = This must be { $allowed }: { $given } became { $value }, the nearest value.
notice-not-a-number = “{ $given }” is not a number; this must be { $allowed }. It stays at { $value }.
notice-unreadable = This cannot be read as a number; it must be { $allowed }. It stays at { $value }.

## What the arrow keys do
keys-both = left and right arrows move { $x }, up and down arrows { $y }
keys-across = left and right arrows move { $x }
keys-upright = up and down arrows move { $y }
keys-turn = arrow keys turn it
keys-pos = the position
keys-pair = the pair
keys-k = the offset
keys-base = the base
keys-n_pos = the length

## The problem on the first screen
ideas-title = Three vectors that fail
ideas-add = Add the position to every entry
ideas-add-why = At position { $last } the entries of the word, about 1 in size, are lost in the position.
ideas-divide = Divide the position by the length of the text
ideas-divide-why = One step is { $step } in a text of { $n } tokens, and { $half } in one of { $twice }.
ideas-own = Give each position an entry of its own
ideas-own-why = It takes as many entries as positions, and the next position is as far away as the last: { $distance }.
problem-title = A sentence for attention
problem-sentence = dog bites man
problem-help = Drag a word to another place, or move it with the arrow keys. The lines are the weights with which attention mixes the words; the bars are its output for each word, eight numbers.
problem-reverse = Reverse the words
problem-positions = add positions
problem-typed = Reorder the words, and watch the outputs.
problem-typed-positions = Now each word also says where it stands. Reorder them again.
problem-moved = Another sentence, and yet each word keeps its output exactly.
problem-moved-rounding = Another sentence, and yet each word keeps its output, up to rounding ({ $most }).
problem-moved-positions = With positions the outputs change, by up to { $most }: the order can be seen.

## Contents
contents-title = Contents
contents-chapters = Chapters
contents-deeper = Go deeper
contents-claims = Numbers worth checking
contents-references = References
contents-notation = Notation

## The board
board-title = The board
board-pin = to the board
board-unpin = off the board
board-tabs = Figures of the board
board-name-heatmap = Matrix
board-name-trajectory = Pairs on circles
board-name-distance-matrix = Distances
board-tab-heatmap = Matrix
board-tab-trajectory = Circles
board-tab-distance-matrix = Distance
board-tab-wavelengths = Waves
board-choose = Show another figure here
board-enlarge = Enlarge ({ $key })
board-all = All figures (0)
board-in-lesson = { $title }: more in the lesson
board-read = Read chapter { $number } ↓
board-reading = The values at the cursor
board-line = PE({ $pos }, { $dim }) = { $entry } · distance from PE({ $pos }) to PE({ $other }) (dashed): { $distance }
board-from-to = { $from } → { $to }
headline-compared = A { $a } | B { $b }
board-difference = { $line } (distance: { $difference })
headline-distance = { $pos } → { $other }:
headline-pair = pair { $pair }:
picker-title = Which figure?
picker-search = Find a figure
picker-add = add a cell for it
picker-remove = Take this one off the board
picker-usual = The usual four
preset-paper = original
preset-llama = Llama 3 | 3.1
preset-gemma = Gemma 3: local | global
preset-small = small base
preset-minilm = MiniLM
compare-title = A and B
compare-begin = Compare
compare-help = Freeze what is shown as A, and go on as B
compare-wipe = The line between A and B
compare-swap = Swap
compare-copy = Copy B to A
compare-clear = Clear
controls-idle = nothing in sight changes: see { $title }
dock-further = Settings
dock-choice = What the slider sets
tools-menu = More

## a model’s rotary embedding
rotary-head = { $name }: { $dims } of { $head } dimensions of a head turn
rotary-head-unknown = { $name }: { $dims } dimensions of a head turn
rotary-base = base { $base }
rotary-scaling-none = no scaling
rotary-scaling-linear = all wavelengths × { $factor }
rotary-scaling-ntk = NTK-aware base, factor { $factor }
rotary-scaling-dynamic = base grows with the length, factor { $factor }
rotary-scaling-yarn = YaRN, factor { $factor }
rotary-scaling-llama3 = Llama 3’s scaling, factor { $factor }
rotary-scaling-long = LongRoPE
rotary-trained = trained on { $value } positions
rotary-used = used to { $value }
rotary-attention = cosines and sines times { $value } (attention factor), in the matrix and in its files
rotary-back = Back to the model’s own: { $changed }
param-d_model-model = rotary_dim
param-source-model = model’s config
rotary-more = About this model
rotary-missing = Paste a model’s config here:
rotary-turned = Pair { $pair } at position { $pos } turns by { $pos } · { $freq } = { $angle } rad

## the choice of a scaling of RoPE, in the settings of the dock
scaling-title = Scaling of RoPE
scaling-none = none
scaling-linear = linear (interpolation)
scaling-ntk = NTK-aware base
scaling-dynamic = dynamic NTK
scaling-yarn = YaRN
scaling-llama3 = Llama 3
scaling-long = LongRoPE, factors of { $name }
scaling-own = as in { $name }
scaling-trained = trained length
scaling-factor = factor
scaling-beta-slow = divided by the factor: up to, turns (beta_slow)
scaling-beta-fast = unchanged: from, turns (beta_fast)
scaling-low = divided by the factor: up to, turns (low_freq_factor)
scaling-high = unchanged: from, turns (high_freq_factor)
scaling-truncate = blend begins and ends at whole pairs (truncate)
scaling-range = A number from { $min } to { $max }.

## the table of published models
published-title = Published models
published-lede = What the configs of published models say, and what follows from it. The original length is that before a scaling; training may have gone on beyond it. Without a scaling, a config gives at most one length, that of training or that of use; the table has it under “used to”.
published-seen = Bases differ by orders of magnitude. Where texts grew longer than in training, either the base was raised, or a scaling slows pairs, most often the slow ones. In nearly every model some pairs complete no turn within its length: those pairs show the model only a part of their circle.
published-count = { $count } models; the table scrolls.
published-name = model
published-base = base
published-turning = turning dimensions
published-scaling = scaling
published-trained = original length
published-used = used to
published-longest = longest wavelength, as used
published-unturned = pairs without a full turn, in the original length or, without one, in that of use
published-unknown = No published model is called “{ $name }”. The list of encodings has all of them.
published-source = read in
published-unrotated = Models that do not rotate
published-show = Show on the board
published-of = { $part } of { $whole }
