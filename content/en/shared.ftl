### Words shared by figures

axis-pos = position pos
axis-pos-i = position i
axis-pos-j = position j
axis-pos-query = query
axis-pos-key = key
axis-pos-word = words by position
axis-attention = attention
axis-sin = sin(pos·freq)
axis-cos = cos(pos·freq)
axis-value = value
axis-dim = dimension
axis-angle = angle
axis-pair = pair
axis-offset = offset k (positions)
axis-k = offset k
axis-distance = distance
axis-wavelength = wavelength (positions)
axis-wavelength-short = wavelength
axis-test-position = position pos, in positions beyond pos₁ + k
axis-error = error ‖·‖
axis-squares = squares
axis-deviation = deviation, × 10{ $exponent }
axis-d-model = d_model
axis-n = sequence length n (positions)
axis-closest = smallest distance
axis-mean-cosine = mean of cos(k·freq)
axis-mean-cosine-smoothed = mean of cos(k·freq), smoothed over k
axis-base = base
axis-sum-cosine = sum of cos(k·freq)
axis-positions = positions
axis-models = model
axis-share = share of pairs with a full turn
axis-score = score query·key
axis-query-pos = position of the query
axis-first-of-pair = first number of the pair
axis-second-of-pair = second number
axis-key = position of the key
axis-bias = added to the score
axis-key-distance = distance of the key (positions)
axis-factor = factor in the softmax
axis-period = period or wavelength (positions)
axis-dot = dot product
axis-across = across
axis-up = up
axis-dim-from = from dimension
axis-dim-to = to dimension
faces-off = { $angle }°
faces-read = pos { $pos }, pair { $pair } of wavelength { $wavelength }: { $off } from the hand at position 0
axis-step = step pos
axis-distance-to-pos = d(pos, i)
axis-distance-from-start = distance from the start
axis-columns-away = columns away
axis-rows-away = rows away
axis-cells-away = length of the offset (cells)
axis-offset-along-axis = offset along an axis
axis-part = weight of a token
list-next = { $list }; { $item }
list-range = { $least } to { $greatest }
compare-a = A
compare-b = B
compare-a-own-scale = A, own scale
compare-values = { $a } in A and { $b } in B
compare-words = A: { $a } B: { $b }
label-sin = sin
label-cos = cos
label-pos = PE(pos)
label-n = n = { $value }
label-pos-k = PE(pos + k)
label-outline = { $name }, least to greatest
count-position = { $n } position
count-positions = { $n } positions
note-no-words = There are no words: type a sentence, and it will be shown here.
note-cut = The first { $shown } of { $count } words are shown.
note-envelope = Where waves are closer together than pixels, each column of pixels shows their whole range.
note-bands = Where a place along the axis holds many offsets, the curve reaches from the least to the greatest of up to { $samples } of them.
note-outline = Where neighbouring offsets differ too much for a line, a surface reaches from the least to the greatest value of a few of them.
note-mean-of-positions = Where a pixel holds several positions, it shows their mean, weighted towards its middle.
note-mean-of-dimensions = Where a line of pixels holds several dimensions, it shows the weighted mean of their sines or of their cosines; in the order sin, cos, sin, cos, the lines take turns.
note-angles = Each pair has one line of cells, and a cell the colour of its angle pos·freq on the wheel, 0 at the top and growing clockwise; wavelengths: { $schedule }.
note-mean-of-angles = Where a pixel holds several cells, it shows the direction of the weighted mean of their points (sin, cos), the greyer the shorter that mean is.
note-hatched = Hatched: where what a pixel holds points every way, as pairs do that turn by half a turn or more from pixel to pixel.
note-still =
    Beyond the dashed line: { $still } of { $pairs } { NUMBER($pairs) ->
        [one] frequency
       *[other] frequencies
    }; none completes a cycle within { $n } positions.
note-still-short = no full cycle
note-hatched-short = too fine to be drawn
note-still-none =
    Of { $pairs } { NUMBER($pairs) ->
        [one] frequency
       *[other] frequencies
    }, each completes a cycle within { $n } positions.
note-arcs = Arcs run where neighbouring pairs are a whole turn apart and agree again.
note-mean-of-both = Where a pixel holds several positions or dimensions, it shows their weighted mean, of sines or of cosines alone; in the order sin, cos, sin, cos, the lines of pixels take turns.
read-angle = pos { $pos }, pair { $pair }: angle { $angle } = { $degrees }°
read-entry = pos { $pos }, dimension { $dim } ({ $component } of pair { $pair }): { $value }
wave-turns =
    Pair { $pair }, of wavelength { $wavelength } positions, makes { $turns } { NUMBER($turns) ->
        [one] turn
       *[other] turns
    } from position 0 to { $last }
wave-named = pair { $pair }: { $wavelength }

## Separators of items, groups of items and sentences, and the end of a sentence
joint-list = {", "}
joint-groups = {"; "}
joint-sentences = {" "}
joint-end = .
