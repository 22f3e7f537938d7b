### Texts of the figures.

## components
figure-components-title = Sine and cosine of one pair
figure-components-line = a point per position; dashed hand: k later
figure-components-notice = The cosine is the sine shifted by a quarter of a cycle: where one is flat, the other is steepest.
figure-components-caption = { $turning }.
figure-components-details =
    freq = 2π/wavelength = { $freq } { NUMBER($freq) ->
        [one] radian
       *[other] radians
    } per position.
figure-components-alt = Line plot against position, 0 to { $last }: a solid sine starts at 0, a dashed cosine at 1. Wavelength: { $wavelength } positions.
figure-components-clock = Below, a clock: its hand; dashed, within the sequence, that k positions later; a line joins them.
figure-components-read = pos { $pos }: sin { $sin }, cos { $cos } of pair { $pair }

## heatmap
figure-heatmap-title = Encoding matrix
figure-heatmap-line = one column per position, one row per dimension
figure-heatmap-line-down = one row per position, one column per dimension
figure-heatmap-line-apart = one column per position; sines above, cosines below
figure-heatmap-line-apart-down = one row per position; sines left, cosines right
figure-heatmap-line-angles = one column per position, one row per sine–cosine pair
figure-heatmap-line-angles-down = one row per position, one column per sine–cosine pair
figure-heatmap-notice = Each strip of cells is the encoding of one position; the curve shows the strip at the cursor. No two positions have the same encoding, though two may come close.
figure-heatmap-caption = Sequence length { $n }, { $size } { $d }: { $count } values between −{ $top } and { $top }; wavelengths from { $shortest } to { $longest } positions.
figure-heatmap-caption-one-pair = Sequence length { $n }, { $size } { $d }: { $count } values between −{ $top } and { $top }, a sine and a cosine of wavelength { $shortest } positions.
figure-heatmap-caption-angles = Sequence length { $n }, { $size } { $d }: { $angles } angles between 0 and 2π, a line for each of { $pairs } pairs; wavelengths from { $shortest } to { $longest } positions.
figure-heatmap-caption-one-angle = Sequence length { $n }, { $size } { $d }: { $angles } angles between 0 and 2π, of wavelength { $shortest } positions.
figure-heatmap-details = Order of dimensions: { $layout }; wavelengths: { $schedule }.
figure-heatmap-details-model = Order of dimensions: { $layout }; frequencies: those of the model.
figure-heatmap-second = pos + { $k }
figure-heatmap-half-sin = even: sin
figure-heatmap-half-cos = odd: cos
figure-heatmap-lifted = The curve { $side } the matrix is the encoding of the cursor’s position, each point level with its cell.
figure-heatmap-beside = beside
figure-heatmap-below = below
figure-heatmap-few = Of all pairs, that curve shows only { $count }.
figure-heatmap-at-rest =
    { $count } { NUMBER($count) ->
        [one] pair
       *[other] pairs
    } at rest
figure-heatmap-alt = Heat map of the encoding, positions { $way }, { $n } by { $d } dimensions: red for positive entries, blue for negative. { $still }
figure-heatmap-alt-apart = Heat map of the encoding, positions { $way }, { $n } by { $d } dimensions, sines apart from cosines: red for positive, blue for negative. { $still }
figure-heatmap-alt-angles = Heat map of angles, positions { $way }, { $n } by { $pairs } pairs; each cycle goes once round the colour wheel. { $still }
figure-heatmap-across = from left to right
figure-heatmap-down = from top to bottom

## trajectory
figure-trajectory-title = Sine–cosine pairs on circles
figure-trajectory-line = some pairs as circles, one dot per position
figure-trajectory-notice = Each circle is one pair of dimensions: its sine across, its cosine up. Each position is a dot, one equal step clockwise from the one before.
figure-trajectory-turning =
    Pair { $pair } turns by { $step }° per position: { $turns } { NUMBER($turns) ->
        [one] turn
       *[other] turns
    } from position 0 to { $last }
figure-trajectory-caption = { $turning }.
figure-trajectory-caption-rings = { $turning }; { $slowly }.
figure-trajectory-slowest = the slowest, pair { $slowest }, turns by { $slow }° per position
figure-trajectory-details = Each circle has radius 1 and is drawn at a size of its own: { $rings } of { $pairs } pairs, from the outermost in, each with its wavelength in positions: { $list }. { $positions }
figure-trajectory-details-one = The circle has radius 1. { $positions }
figure-trajectory-dots = Every position has a dot, the later the lighter.
figure-trajectory-band = Many positions form a band, whose colours follow the last turn; a band of more than eight turns is grey.
figure-trajectory-ring = λ { $wavelength }
figure-trajectory-ring-turns = { $turns } turns
figure-trajectory-alt = Circles around one centre, { $rings } of { $pairs } pairs, the first outside. Dots on them are positions, clockwise from the top. { $turning }.
figure-trajectory-alt-one = A circle with a dot for each position, clockwise from the top; sine to the right, cosine up. { $turning }.
figure-trajectory-read = pos { $pos }: angle { $angle }°, sin { $sin }, cos { $cos } of pair { $pair }

## periodicity
figure-periodicity-title = Near returns of one pair
figure-periodicity-line = ring: the nearest return to the start
figure-periodicity-notice = One pair alone keeps coming back close to where it started, but never exactly there.
figure-periodicity-short = One pair alone keeps coming back close to where it started.
figure-periodicity-caption = { $turning }.
figure-periodicity-within = { $turning }; it comes nearest to where it started at position { $nearest }.
figure-periodicity-none = { $turning }; no position is nearer to where it started than position 1.
figure-periodicity-details = The distance from position 0 is 2·|sin(pos·freq/2)|, at most 2.
figure-periodicity-lines = Vertical lines: the nearest return, and returns within { $near } that are nearer than all before.
figure-periodicity-beyond = Further out, nearer than all before: { $beyond }.
figure-periodicity-return = { $offset } (distance { $distance })
figure-periodicity-alt = Line plot of value against position: a solid sine and a dashed cosine of one pair. Near returns to the start are marked. Wavelength: { $wavelength } positions.
figure-periodicity-distances = Below, the distance from position 0 on a logarithmic axis.
figure-periodicity-read = pos { $pos }: sin { $sin }, cos { $cos } of pair { $pair }; distance to position 0: { $distance }

## gallery
figure-gallery-title = Encodings at four values of d_model
figure-gallery-line = one column per position, one row per pair
figure-gallery-notice = Each row is one pair; its colour is its angle. Every d_model starts with the same fastest pair. With more dimensions, the pairs lie closer together.
figure-gallery-short = Every d_model has the same fastest pair; with more dimensions, pairs lie closer together.
figure-gallery-fixed = A row stands for a pair, its sine and its cosine together, so their order along the dimensions changes nothing here.
figure-gallery-panel = d_model { $d }: { $shortest } … { $longest }
figure-gallery-caption = With { $d } dimensions the longest wavelength is { $longest } positions; more dimensions never take it to 2π·base = { $limit }.
figure-gallery-inclusive = With every number of dimensions the longest wavelength is { $longest } positions, 2π·base itself.
figure-gallery-details = Sequence length { $n }; above each matrix stand its shortest and its longest wavelength in positions: { $ranges }. Colours show angles: the background’s at 0, then green, of most contrast at half a turn, then purple.
figure-gallery-other = The formula gives only these two; the wavelengths between them are chosen differently.
figure-gallery-alt = Four heat maps of the angles pos·freq. Positions run from 0 to { $last } to the right, pairs downwards; the colour wheel shows the angle. d_model is 8, 32, 128 and { $d }.

## vector
figure-vector-title = The encoding of one position
figure-vector-line = one point per dimension, height is its value
figure-vector-notice = This curve is the whole encoding of one position. Move the cursor, and see which dimensions change fast.
figure-vector-caption = { $d } values encode one position; at every position their norm is √(d_model/2) = { $norm }.
figure-vector-details = Wavelengths in positions: { $waves }. Order of dimensions: { $layout }.
figure-vector-columns = Neighbouring pairs share columns; each column spans their least to greatest values.
figure-vector-alt = Plot of value against dimension at the cursor’s position, sines teal and cosines violet. It has { $d } values between −1 and 1; a thinner curve shows position pos + k.
figure-vector-read = dimension { $dim }: { $component } of pair { $pair }, wavelength { $wavelength } positions
figure-vector-now = pos { $pos }, pair { $pair }: sin { $sin }, cos { $cos }

## clocks
figure-clocks-title = One clock per frequency
figure-clocks-line = shaded: angle; thick: last step; dashed: pos + k
figure-clocks-notice = Each pair has its own frequency: how fast its clock hand turns. Turn one hand, and all others turn with it, the slower ones by less.
figure-clocks-caption = Of { $pairs } pairs, the fastest takes { $fastest } positions for a turn and the slowest { $slowest }.
figure-clocks-caption-one = The one pair takes { $fastest } positions for a turn.
figure-clocks-details = { $which } At position 0 all hands point to the top; each stands at its true angle, pos·freq, clockwise. The shaded part is the way from the top, the thick arc the last step, and a full rim whole turns; below are its turns since position 0. Where k is above 0, a thinner, dashed hand stands at pos + k. A hand turned once around moves the position by its wavelength, to the nearest whole position and within the sequence. Wavelengths in positions: { $waves }.
figure-clocks-spread = Dials stand for { $count } of { $pairs } pairs, { $dials }: the fastest, the slowest, the cursor’s pair { $pair }, and others spread over the logarithm of the wavelength.
figure-clocks-all = Every pair has its dial; the cursor is at pair { $pair }.
figure-clocks-alt = Dials for { $count } of { $pairs } pairs. In each, a hand shows the angle pos·freq, clockwise from the top. A shaded sector shows the angle from 0; the number of turns is below.
figure-clocks-dial = pair { $pair }: λ { $turn }
figure-clocks-turns =
    { $turns } { NUMBER($turns) ->
        [one] turn
       *[other] turns
    }
figure-clocks-read = pair { $pair }: { $step }° per position, one turn in { $wavelength }
figure-clocks-now =
    pair { $pair } at pos { $pos }: { $angle }°, after { $turns } { NUMBER($turns) ->
        [one] turn
       *[other] turns
    }

## torus
figure-torus-title = Two pairs on a torus
figure-torus-line = one point per position; thin line: behind
figure-torus-notice = Two pairs together wind around a torus, one around its tube and the other around its hole. The path closes only if the ratio of their wavelengths is rational.
figure-torus-short = Two pairs together wind around a torus.
figure-torus-panel-alone = pair { $one }, both ways round
figure-torus-panel = pairs { $one } and { $other }
figure-torus-caption = Pair { $one } goes around the tube and pair { $other } around the ring; { $closing }.
figure-torus-closed = their wavelengths are in the ratio { $under } to { $over }, so the path closes after { $length } positions
figure-torus-open = the ratio of their wavelengths, about { $ratio }, is not rational, so the path never closes
figure-torus-scaled = the ratio of their wavelengths is about { $ratio }
figure-torus-alone = Pair { $one } goes around both the tube and the ring, as there is no other pair, and the path closes after { $length } positions.
figure-torus-details-alone = The wavelength is { $first } positions.
figure-torus-details = The wavelengths are { $first } and { $second } positions, the second { $ratio } times the first.
figure-torus-near = The fraction { $p }/{ $q } is off by { $off }.
figure-torus-hidden = Rounding hides by how much the fraction { $p }/{ $q } is off.
figure-torus-exact = Whether the ratio is rational is worked out exactly from the digits of the base, { $base }.
figure-torus-colours = In front, colours follow the path from position 0 to { $shown }; behind the torus it is a thin line.
figure-torus-part = The path is drawn up to position { $shown }.
figure-torus-alt = A torus in 3-D, turned by { $yaw }° and tilted by { $pitch }°. On it a line follows the angles of pairs { $one } and { $other } from position 0 to { $shown }.
figure-torus-read = pos { $pos }: pair { $one } at { $angle }°, pair { $other } at { $slow }°
figure-torus-from = (turned by { $yaw }°, tilted by { $pitch }°)

## binary
figure-binary-title = Binary digits and sines
figure-binary-line = light: 0 or positive, dark: 1 or negative
figure-binary-notice = In binary counting, each digit (light for 0, dark for 1) changes half as often as the one above it. A sine whose wavelength is the digit’s period changes its sign as often, without jumps. No wavelength is shorter than 2π positions, which is too long for the two fastest digits.
figure-binary-caption =
    For { $fitting } of { $count } binary digits, the wavelength of some pair is within a factor √2 of the digit’s period: bit { $bit } repeats every { $period } positions, and pair { $pair } every { $wavelength }.
figure-binary-caption-none =
    { NUMBER($count) ->
        [one] The one binary digit
       *[other] None of the binary digits
    } of positions 0 to { $last } { NUMBER($count) ->
        [one] has no wavelength
       *[other] has a wavelength
    } within a factor √2 of its period.
figure-binary-details = Below a row of digits stands the sine of a pair, light above 0 and dark below, if one has a wavelength within a factor √2 of the digit’s period.
figure-binary-rows = By ratio, the nearest wavelengths are: { $rows }.
figure-binary-named = bit { $bit }
figure-binary-row = bit { $bit } repeats every { $period }, pair { $pair } every { $wavelength }
figure-binary-unfit = No wavelength is within a factor √2 of the period of { $unfit }.
figure-binary-signs = A sine with exactly a digit’s period would be 0 where a run of equal digits begins, and then positive along zeros and negative along ones.
figure-binary-part = Only the first { $shown } of { $n } positions are drawn.
figure-binary-alt = Rows of squares, positions 0 to { $last } to the right, bit 0 on top: light for 0, dark for 1. Below a digit stands a smooth strip, a sine of similar wavelength, if there is one.
figure-binary-bit = bit { $bit }: { $period }
figure-binary-pair = pair { $pair }: { $wavelength }
figure-binary-empty = no pair fits
figure-binary-read = pos { $pos } is { $digits } in binary, bit { $bit }: { $digit }
figure-binary-read-sine = pos { $pos } is { $digits } in binary, bit { $bit }: { $digit }; sine of pair { $pair }, of wavelength { $wavelength }: { $sin }

## layouts
figure-layouts-title = Two orders of dimensions
figure-layouts-line = one column per position, one row per dimension
figure-layouts-notice = Some programs put all sines before all cosines. That moves the rows of the matrix and changes no distance and no dot product, as long as the same order is used throughout.
figure-layouts-fixed = Both orders are shown here, whichever you choose for the other figures.
figure-layouts-caption = Between { $count } of { $n } positions, distances in the two orders differ by { $difference } at most.
figure-layouts-caption-single = With n = 1 there is no distance to compare.
figure-layouts-details =
    The positions compared stand at equal steps from 0; without rounding nothing would differ. A pair has dimensions 2·pair and 2·pair + 1 in the first, pair and pair + { $half } in the second: frames show where the cursor’s is. Beside the matrices are the distances from position 0: a thin line on a thick one for the two orders, and a dashed one for encodings in different orders, through { $points } { NUMBER($points) ->
        [one] offset
       *[other] offsets
    }. In one order distances run from 0 to { $farthest }, in different orders from { $mixed } to { $mixed-end }. Wavelengths in positions: { $waves }.
figure-layouts-alt = Two heat maps, positions 0 to { $last } to the right, dimensions downwards: sines and cosines in turn, then all sines above all cosines. Beside them, distance against offset: the curves of both orders coincide.
figure-layouts-distances = distance from position 0
figure-layouts-mixed = one of each
figure-layouts-sines = sines
figure-layouts-cosines = cosines
figure-layouts-sin = sin { $pair }
figure-layouts-cos = cos { $pair }
figure-layouts-read = offset { $offset }: distance { $first } and { $second }; mixed { $mixed }

## distance-matrix
figure-distance-matrix-title = Distance between positions
figure-distance-matrix-line = one cell per pair of positions; dark means close
figure-distance-matrix-notice = Every diagonal has one colour: the distance depends on how far apart two positions are, not on where they stand.
figure-distance-matrix-caption = The largest distance is { $max }, at offset { $max_offset }, and the smallest between different positions is { $min }, at offset { $min_offset }.
figure-distance-matrix-caption-sampled = Among the offsets that are multiples of { $stride }, the largest distance is { $max }, at offset { $max_offset }, and the smallest is { $min }, at offset { $min_offset }.
figure-distance-matrix-caption-single = The one position is at distance 0 from itself.
figure-distance-matrix-corner = In the corners, at offset { $last }, the distance is { $corner }.
figure-distance-matrix-details = Colours run from 0 to { $end }, a round number not below the largest distance; no distance in this many dimensions exceeds { $bound }. The curve beside the matrix shows the distances to the cursor’s position, each level with its row. Where a pixel holds several positions, it shows the root mean square of their distances, also on the diagonal.
figure-distance-matrix-alt = Heat map of distances between encodings, position i down, position j across, { $n } positions each. It is dark on the diagonal, where the distance is 0; each diagonal has one colour. Largest distance: { $max }.
figure-distance-matrix-read = pos { $i } and { $j }, offset { $offset }: distance { $distance }

## distance-offset
figure-distance-offset-title = Distance against offset
figure-distance-offset-line = height of the curve: distance by offset
figure-distance-offset-notice = The distance depends on the offset alone. Its curve starts along the straight line, bends away below it, and never passes the upper bound.
figure-distance-offset-caption = At offset 1 the distance is { $one }; { $fall }, and it is never above 2·√(d_model/2) = { $bound }.
figure-distance-offset-caption-far = At every offset the distance is at most 2·√(d_model/2) = { $bound }; at √d_model = { $level } two encodings are orthogonal.
figure-distance-offset-details = The straight line, k·√(Σfreq²), rises by { $slope } per position. At √d_model = { $level } two encodings are orthogonal.
figure-distance-offset-alt = Line plot of distance against offset, 0 to { $last }. The curve leaves 0 along a dashed straight line; two horizontal lines are at { $level } and { $bound }.
figure-distance-offset-read = offset { $offset }: distance { $distance }
figure-distance-offset-bound = 2√(d/2)
figure-distance-offset-level = √d
figure-distance-offset-slope = k·√(Σfreq²)
figure-distance-offset-fallen = nearer than the offset before
figure-distance-offset-first-fall = first fall of the distance
figure-distance-offset-envelope = least to greatest in a column
figure-distance-offset-rms = root mean square
figure-distance-offset-falls = it falls for the first time from offset { $before } to { $after }
figure-distance-offset-grows = it does not fall up to offset { $offset }
figure-distance-offset-greatest = The greatest distance shown is { $max }, at offset { $offset }.
figure-distance-offset-columns = Each of { $columns } columns stands for up to { $width } offsets and reaches from the least to the greatest of up to { $samples } sampled distances; the line through them is the root mean square distance between stretches of { $width } positions.

## similarity
figure-similarity-title = Dot product against offset
figure-similarity-line = height of the curve: product at each offset
figure-similarity-notice = The curve is its own mirror image: the dot product depends on how far apart two positions are, not on which comes first. The plain dot product does not show the order; the two encodings do.
figure-similarity-caption = At offset 0 the dot product is d_model/2 = { $half }, and at ±1 it is { $one }, a cosine of { $cosine }.
figure-similarity-entries =
    Multiplied entry by entry, { $count } { NUMBER($count) ->
        [one] product of encodings gives
       *[other] products of encodings give
    } the same to within { $worst }.
figure-similarity-alt = Line plot of the dot product against offset, −{ $last } to { $last }, the same on both sides: { $half } in the middle, { $end } at the ends. Rings are dot products of actual encodings.
figure-similarity-rises = The product first rises from offset { $before } to { $after }.
figure-similarity-falls = The product does not rise up to offset { $offset }.
figure-similarity-sampled = Offsets share columns, each drawn from the least to the greatest of its samples.
figure-similarity-cosine = cosine { $value }
figure-similarity-closed = Σcos(k·freq)
figure-similarity-columns = Σcos(k·freq), least to greatest
figure-similarity-mean = mean
figure-similarity-brute = PE(pos)·PE(pos + k)
figure-similarity-read = offset { $offset }: dot product { $dot }, cosine { $cosine }

## extrapolation
figure-extrapolation-title = Shift by displacement or by rotation
figure-extrapolation-line = one bar per method, height is its error
figure-extrapolation-notice = For k above 0, a displacement copied to another position misses, because the true displacement turns. The rotation by k fits everywhere, up to rounding.
figure-extrapolation-caption =
    Copied { $k } { NUMBER($k) ->
        [one] position
       *[other] positions
    } further on, the displacement for k = { $k } misses the encoding there by { $linear1 }, and the rotation by { $rotation1 }.
figure-extrapolation-caption-still = At k = 0 nothing moves: the displacement misses by { $linear1 }, and the rotation by { $rotation }.
figure-extrapolation-details = The displacement is v = PE(pos₂) − PE(pos₁), with pos₂ = pos₁ + k. At pos = pos₂ + { $beyond1 }, pos₂ + { $beyond2 } and pos₂ + { $beyond3 }, the guess PE(pos − k) + v misses PE(pos) by { $linear1 }, { $linear2 } and { $linear3 }, wherever pos₁ stands. PE(pos − k) without v misses by { $still }; the rotation, tried with pos₁ = { $from } and { $and }, by { $rotation } at most. The clock shows pair { $pair } alone.
figure-extrapolation-details-still = The displacement v = PE(pos₂) − PE(pos₁) is 0. With a larger k the two differ.
figure-extrapolation-alt = Left, a circle for pair { $pair } with two equal arrows, from position 0 to { $k } and at the cursor. Right, bars in groups of three: errors of displacement, no move, and rotation.
figure-extrapolation-read = offset { $k }, pos = pos₂ + { $beyond }: displacement { $linear }, not moving { $still }, rotation { $rotation }
figure-extrapolation-read-clock = pair { $pair }: { $degrees }° from the top
figure-extrapolation-read-here = pos { $pos }, offset { $k }, pair { $pair }: the copied arrow misses by { $miss }
figure-extrapolation-clock = pair { $pair }: an arrow, and its copy
figure-extrapolation-all = all pairs
figure-extrapolation-seen = the step from 0 to { $k }
figure-extrapolation-copied = the same at pos
figure-extrapolation-there = PE(pos + k)
figure-extrapolation-tick = +{ $beyond }
figure-extrapolation-linear = displacement: PE(pos − k) + v
figure-extrapolation-still = not moving: PE(pos − k)
figure-extrapolation-rotation = rotation of PE(pos − k)

## rotation
figure-rotation-title = A shift as a rotation matrix
figure-rotation-line = one square per matrix entry, colour its value
figure-rotation-notice = One matrix moves the encoding of any position by k positions: it turns each pair by its own angle, the same at every position.
figure-rotation-caption =
    Mₖ for k = { $k }{ $part }, applied to PE(pos) at { $places } { NUMBER($places) ->
        [one] position
       *[other] positions
    } of the sequence, misses PE(pos + k) by { $residual } at most.
figure-rotation-details = Mₖ is 0 outside four entries for each pair, such as { $blocks }. Order of dimensions: { $layout }.
figure-rotation-block = { $block } for pair { $pair }
figure-rotation-fit =
    Least squares finds the blocks from examples: fitted for { $count } of { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    } at { $seen } positions of the first half, they miss by { $miss } at most at { $unseen } of the second.
figure-rotation-few =
    { $n } { NUMBER($n) ->
        [one] position is
       *[other] positions are
    } too few to fit the blocks from examples.
figure-rotation-alt = Left, the matrix for k = { $k } as a picture: blocks of four entries for { $shown } pairs, 0 elsewhere. Right, value against dimension: PE(pos + k) as a line, the product as rings on it.
figure-rotation-first-pairs = {" "}(pairs 0 to { $last } of { $pairs } are drawn)
figure-rotation-turned = Mₖ·PE(pos)
figure-rotation-read-pair = offset { $k }, pair { $pair }: turned by { $angle }°, cos { $cos }, sin { $sin }
figure-rotation-read = row { $row }, column { $column }: { $value }

## norms
figure-norms-title = The norm at every position
figure-norms-line = one bar per pair, one point per position
figure-norms-notice = In each pair sin² + cos² is exactly 1, at every position. Move the cursor: the shares change, the sum does not. The deviations in the enlarged plot below are only rounding.
figure-norms-short = In each pair sin² + cos² is exactly 1, at every position.
figure-norms-caption =
    The squares of { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    }, each sin² + cos² = 1, make the norm √(d_model/2) = { $norm } at every position; in { $precision } it deviates by at most { $largest } here.
figure-norms-details =
    Of { $n } { NUMBER($n) ->
        [one] position
       *[other] positions
    }, { $count } { NUMBER($count) ->
        [one] is
       *[other] are
    } drawn below; the mean of their norms is off by { $mean }.
figure-norms-sampled = Above, { $shown } of { $pairs } pairs are drawn.
figure-norms-f64 = Entries, squares and sums are float64.
figure-norms-f32 = Entries, squares and sums are float32.
figure-norms-bf16 = Entries are rounded to bfloat16, while squares and sums are float64: what is off is due to storage alone. If every square and sum were rounded to bfloat16 too, the norm at position { $pos } would be { $summed } instead of { $norm }, the worst of those drawn, off by { $off }.
figure-norms-alt = Two plots. Above, { $shown } bars, each sin² in teal and cos² in violet, 1 high. Below, deviation of the norm from { $norm } against position, { $count } points: at most { $largest }.
figure-norms-read = pos { $pos }: norm { $norm }, off by { $deviation }
figure-norms-now = pos { $pos }: Σsin² { $sines } + Σcos² { $cosines } = { $sum }
figure-norms-pair = pair { $pair } at pos { $pos }: sin² { $sin } + cos² { $cos } = { $sum }
figure-norms-sin = sin²
figure-norms-cos = cos²

## uniqueness
figure-uniqueness-title = The closest two positions
figure-uniqueness-line = one step down per new smallest distance
figure-uniqueness-notice = In exact arithmetic no two positions share an encoding. As the sequence grows, the smallest distance can fall, but never rises; where it falls, a new, larger offset brings two positions closer than any smaller one.
figure-uniqueness-caption = The closest two of n = { $n } positions are { $offset } apart, at distance { $distance }.
figure-uniqueness-caption-found = The closest two that were found among n = { $n } positions are { $offset } apart, at distance { $distance }.
figure-uniqueness-caption-single = One position has no other to be close to; a second would be at distance { $distance }.
figure-uniqueness-details = This is at d_model { $d }; any two positions { $offset } apart are at this distance.
figure-uniqueness-small = Thinner lines stand for small widths, with what was found up to n = { $end }: { $small }.
figure-uniqueness-small-one = d { $d }: { $distance } at offset { $offset }
figure-uniqueness-searched = Every offset up to { $complete } was searched.
figure-uniqueness-partly = Every offset up to { $complete } was searched; beyond (dashed), only offsets at which a single pair nearly returns were tried, so there may be closer positions.
figure-uniqueness-rounded =
    Stored as { $precision }, the closest two that were found are positions { $pos } and { $other }, at distance { $distance }: { $offsets } { NUMBER($offsets) ->
        [one] offset was
       *[other] offsets were
    } tried, where the last new minima lie, from up to { $tried } positions each.
figure-uniqueness-equal = Stored as { $precision }, positions { $pos } and { $other } have equal encodings.
figure-uniqueness-faces = d { $faced }, position { $pos }: distance { $distance }
figure-uniqueness-faces-details = The faces are those of d_model { $faced }, at the position found closest to position 0 within the sequence. Angles are those of the hands from the top, where they are at position 0.
figure-uniqueness-alt = 
    Staircase of the smallest distance against sequence length, both axes logarithmic. At d_model { $d } it begins at { $first } and reaches { $distance } at n = { $n }, after { $steps } { NUMBER($steps) ->
        [one] step
       *[other] steps
    } down.
figure-uniqueness-alt-level = Plot of the smallest distance between two positions against sequence length n, both axes logarithmic: at d_model { $d } a horizontal line at { $first }, the distance of neighbours, up to n = { $n }.
figure-uniqueness-alt-single = Plot of the smallest distance between two positions against sequence length n, both axes logarithmic: n = 1 has none, and n = 2 has { $first } at d_model { $d }.
figure-uniqueness-read-one = n 1: there is no second position
figure-uniqueness-read = n { $n }, d { $d }: closest at offset { $offset }, distance { $distance }
figure-uniqueness-read-found = n { $n }, d { $d }: closest found at offset { $offset }, distance { $distance }
figure-uniqueness-width = d { $d }
figure-uniqueness-new = a new minimum
figure-uniqueness-tried = not searched in full
figure-uniqueness-stored = stored as { $precision }

## wavelengths
figure-wavelengths-title = Wavelengths
figure-wavelengths-model-as-trained = as trained
figure-wavelengths-line = positions per full cycle of each pair
figure-wavelengths-notice = On a logarithmic axis a geometric progression is a straight line. Pairs above the shaded band have a wavelength longer than the sequence: they complete no cycle in it.
figure-wavelengths-caption =
    Of { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    }, { $slow } { NUMBER($slow) ->
        [one] has
       *[other] have
    } a wavelength longer than the sequence, n = { $n }; { $range }.
figure-wavelengths-range = wavelengths run from { $first } to { $last } positions
figure-wavelengths-range-same = every wavelength is { $first } positions, to 5 digits
figure-wavelengths-range-one = the one wavelength is { $first } positions
figure-wavelengths-details = No wavelength reaches 2π·base = { $limit }. The handle on that line can be dragged to another base, the one on the edge of the band to another n.
figure-wavelengths-inclusive = The slowest pair has the wavelength 2π·base = { $limit } itself. A handle on the edge of the band can be dragged to another n.
figure-wavelengths-sampled = { $shown } of the pairs have a dot.
figure-wavelengths-alt =
    Plot of wavelength against pair on a logarithmic axis, below a horizontal line at 2π·base = { $limit }: { $range }. A band reaches up to n = { $n }; of { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    }, { $slow } { NUMBER($slow) ->
        [one] lies
       *[other] lie
    } above it.
figure-wavelengths-read = pair { $pair }: wavelength { $wavelength } positions
figure-wavelengths-limit = 2π·base = { $value }
figure-wavelengths-n = length { $value }
figure-wavelengths-within =
    { $fast } { NUMBER($fast) ->
        [one] pair completes
       *[other] pairs complete
    } a cycle
figure-wavelengths-beyond =
    { $slow } { NUMBER($slow) ->
        [one] pair completes
       *[other] pairs complete
    } no cycle
figure-wavelengths-none = no pair completes a cycle
figure-wavelengths-model-caption = { $name }: { $slow } of { $pairs } pairs complete no turn in { $length } positions; the longest wavelength is { $last }.
figure-wavelengths-model-caption-scaled = { $name }: { $plain } of { $pairs } pairs complete no turn in { $length } positions as trained, { $slow } as scaled, and { $now } in { $n }; the longest wavelength is { $last }.
figure-wavelengths-model-short = Up to { $trained } positions, the short factors apply.
figure-wavelengths-model-details = Wavelengths run from { $first } to { $last } positions.
figure-wavelengths-model-details-scaled = As scaled, wavelengths run from { $first } to { $last } positions; as trained, the longest has { $longest }.
figure-wavelengths-model-blended-pairs = Pairs { $from } to { $to } are blended: between their trained wavelength and that times the whole factor.
figure-wavelengths-model-at-rest = Pairs of the head that do not turn: { $rest }.
figure-wavelengths-model-alt = Plot of wavelength against pair on a logarithmic axis, for { $name }: from { $first } to { $last } positions. { $slow } of { $pairs } pairs complete no turn in { $length } positions.
figure-wavelengths-model-trained = trained
figure-wavelengths-model-used = used
figure-wavelengths-model-n = length
figure-wavelengths-model-limit = 2π·base
figure-wavelengths-model-unnamed = this config
figure-wavelengths-model-blended = blended
figure-wavelengths-waves = Sines of pairs, first cycle thick
figure-wavelengths-wave = pos { $pos }: sine { $sin } of pair { $pair }, wavelength { $wavelength } positions

## ratios
figure-ratios-title = Ratio of neighbouring wavelengths
figure-ratios-line = one mark per wavelength, one row per d_model
figure-ratios-notice = On a logarithmic axis, geometric wavelengths are evenly spaced, like marks on a ruler. More dimensions put more marks below the same limit, 2π·base, and the ratio of neighbours comes nearer to 1.
figure-ratios-caption = With d_model = { $d }, each wavelength is base^(2/d_model) = { $exact } times the one before.
figure-ratios-caption-one = With d_model = { $d } there is a single wavelength, { $first }, and no step.
figure-ratios-caption-other = With d_model = { $d }, wavelengths grow from pair to pair by factors of { $range }; geometric ones would all grow by base^(2/d_model) = { $exact }.
figure-ratios-details =
    { $count } { NUMBER($count) ->
        [one] ratio
       *[other] ratios
    }, on average { $mean }. { $differ } { $list }
figure-ratios-list = Beside each row stands its factor: { $rows }.
figure-ratios-row = { $factor } for d_model { $d }
figure-ratios-sampled = Where marks would touch, only some are drawn: the first, the last, and others between at equal steps.
figure-ratios-equal = As computed, all are equal.
figure-ratios-rounding = As computed, the largest exceeds the smallest by { $spread }, which is rounding.
figure-ratios-differ = The largest exceeds the smallest by { $spread }.
figure-ratios-alt = Rows of marks on a logarithmic axis of wavelengths, one row for each of several d_model, yours ({ $d }) taller. Its marks run from { $first } to { $last } positions.
figure-ratios-times = ×{ $factor }
figure-ratios-none = no step
figure-ratios-read = pair { $pair }: wavelength { $wavelength }; pair { $next } is { $ratio } times as long
figure-ratios-read-last = pair { $pair }: wavelength { $wavelength }, the last

## sinusoids
figure-sinusoids-title = Sines of several frequencies
figure-sinusoids-line = one curve per pair, height is its sine
figure-sinusoids-notice = Fast waves tell neighbours apart but soon repeat; slow waves hardly change from one position to the next.
figure-sinusoids-caption =
    From position 0 to { $last } the fastest pair makes { $most } { NUMBER($most) ->
        [one] turn
       *[other] turns
    } and the slowest { $least }.
figure-sinusoids-caption-one =
    From position 0 to { $last } the only pair makes { $most } { NUMBER($most) ->
        [one] turn
       *[other] turns
    }.
figure-sinusoids-details = Wavelengths in positions: { $names }.
figure-sinusoids-alt = Line plot of sines against position, 0 to { $last }, one curve for each of several pairs. The fastest completes { $most } cycles and the slowest { $least }.
figure-sinusoids-read = pos { $pos }, pair { $pair } (wavelength { $wavelength }): sin { $sin }
figure-sinusoids-pair = pair { $pair }: λ { $wavelength }

## schedules
figure-schedules-title = Other choices of wavelengths
figure-schedules-line = one plot per choice; thin beside it: the chosen
figure-schedules-notice = Between the same two ends, equal steps in wavelength (linear) crowd the slow end, and equal steps in frequency (harmonic) the fast end; another exponent (dashed) moves the slow end itself.
figure-schedules-short = Seven ways to choose the wavelengths.
figure-schedules-caption = With { $chosen } wavelengths the closest two of n = { $n } positions are { $offset } apart, at distance { $distance }; with the other six choices the smallest distance is { $range }.
figure-schedules-caption-found = With { $chosen } wavelengths the closest two that were found among n = { $n } positions are { $offset } apart, at distance { $distance }; with the other six choices the smallest distance is { $range }.
figure-schedules-caption-next = With { $chosen } wavelengths neighbouring positions are at distance { $distance }; with the other six choices, at { $range }.
figure-schedules-caption-same = With one pair all seven ways are the same, and the closest two of n = { $n } positions are { $offset } apart, at distance { $distance }.
figure-schedules-details = The chosen way is drawn in every plot: strong in its own, thin beside another. Closest offset and its distance: { $list }.
figure-schedules-searched = Every offset up to { $complete } was searched.
figure-schedules-partly = Every offset up to { $complete } was searched; beyond, only offsets at which a single pair nearly returns were tried.
figure-schedules-reach = Distances are drawn up to offset { $far }.
figure-schedules-sampled = { $shown } of the { $pairs } pairs are drawn.
figure-schedules-order =
    Between the same two ends, linear wavelengths lie above the geometric ones, harmonic ones below; power lies above at { $above } of the { $inner } { NUMBER($inner) ->
        [one] pair
       *[other] pairs
    } between.
figure-schedules-order-none = No pair lies between the two ends, so the five ways that share them are the same.
figure-schedules-alt = Seven small plots of wavelength against pair on a logarithmic axis, one per choice for d_model { $d }, and one of distance against offset for all. The chosen one, { $chosen }, is highlighted in each.
figure-schedules-read = pair { $x }, { $name }: wavelength { $value } positions
figure-schedules-read-distance = offset { $x }, { $name }: distance { $value }
figure-schedules-closest = { $name }: { $offset } ({ $distance })
figure-schedules-chosen = { $name } (chosen)
figure-schedules-others = others
figure-schedules-half = half the exponent

## decay
figure-decay-title = Limit of the mean cosine
figure-decay-line = one curve per freq(t), t = pair / pairs
figure-decay-notice = As dimensions are added, the mean cosine (the dot product divided by the number of pairs) approaches an integral over all frequencies. How fast that decays with the offset depends on how the frequencies are spread.
figure-decay-fixed = This figure keeps geometric wavelengths: its limit is theirs, and other ways to spread the frequencies are drawn beside it.
figure-decay-caption =
    At offset { $reach } the mean of cos(k·freq) over { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    } is { $sum }, and its limit, as dimensions are added, is { $limit }.
figure-decay-details = The limit is ∫₀¹ cos(k·freq(t)) dt, here for freq(t) = { $base }^(−t). It is first 0 at offset { $zero }; for { $other }^(−t) at { $other_zero }, for t at { $linear_zero }, for √t at { $root_zero }, for t² never. The paper’s { $paper }^(−t) has the limit { $paper_limit } at offset { $reach }. Other freq(t) are thin lines: point at one to highlight it. Far out, a curve ends where its waves would be finer than the picture.
figure-decay-alt = Two plots of mean cosine against offset, the right one on a logarithmic axis. Curves start at 1 and fall; for base { $base } the limit at offset { $reach } is { $limit }. Thin lines show other frequencies.
figure-decay-read = offset { $offset }: limit { $limit }, mean over the pairs { $sum }
figure-decay-power = { $base }⁻ᵗ
figure-decay-own = yours: { $base }⁻ᵗ
figure-decay-both = yours and the paper’s: { $base }⁻ᵗ
figure-decay-paper = paper: { $base }⁻ᵗ
figure-decay-zero = { $name }: 0 at { $zero }
figure-decay-own-zero = 0 at { $zero }
figure-decay-square = t²
figure-decay-linear = t
figure-decay-root = √t
figure-decay-root-end = √t, drawn (like t) to k = { $end }
figure-decay-sum = mean over pairs, d_model { $d }

## bases
figure-bases-title = Base and wavelengths
figure-bases-line = one line per model, from shortest to longest wavelength
figure-bases-notice = A larger base lengthens every wavelength but the shortest, and the steps between wavelengths grow. The number of pairs that complete a turn within the sequence then usually falls, and never rises.
figure-bases-fixed = This figure keeps geometric wavelengths: with others, a base says little of what lies between the two ends.
figure-bases-caption =
    With base { $base }, { $turning } of { $pairs } { NUMBER($pairs) ->
        [one] pair has
       *[other] pairs have
    } a wavelength of at most n = { $n }, and the longest is { $longest }.
figure-bases-details = Each line runs from the shortest wavelength to the longest; the bar reaches as far as pairs complete a turn within n, for models the context that they were trained on: { $trained }. Longest wavelength for d_model { $d }: { $list }. In models, for their own number of dimensions, which for rotary ones is that of a head: { $models }. None reaches the limit 2π·base, and more dimensions come nearer to it. Over the bases drawn, from the smallest to the largest, the share of pairs with a full turn is { $shares }, and the longest wavelength { $longests }. { $neighbours } With base { $base }, { $closest }. { $searched }
figure-bases-searched = Every offset up to { $complete } was searched.
figure-bases-partly = Every offset up to { $complete } was searched; beyond, only offsets at which a single pair nearly returns were tried.
figure-bases-alt = Left, a horizontal line per model on an axis of wavelengths; its bar covers the pairs that complete a turn, for yours { $turning } of { $pairs }. Right, the share of such pairs against base.
figure-bases-closest = the closest positions are { $offset } apart, at distance { $distance }
figure-bases-closest-found = the closest positions that were found are { $offset } apart, at distance { $distance }
figure-bases-closest-one = a second position would be at distance { $distance }
figure-bases-neighbours = Each wavelength is { $ratio } times the one before.
figure-bases-neighbours-one = One pair has no neighbouring wavelength.
figure-bases-read =
    base { $base }: longest wavelength { $longest }; { $turning } of { $pairs } { NUMBER($pairs) ->
        [one] pair has
       *[other] pairs have
    } at most n = { $n }; ratio { $ratio }
figure-bases-longest = { $longest } for base { $base }
figure-bases-model = { $name } (d { $d }) { $longest }
figure-bases-dot = { $name }: { $trained }
figure-bases-trained = { $name } { $turning } of { $pairs } within { $trained }
figure-bases-of = { $turning } of { $pairs }
figure-bases-own = yours
figure-bases-turning = completes a turn within n
figure-bases-rest = does not
figure-bases-within = pairs with a full turn, within n or the trained context
figure-bases-shares = share with a full turn, against base
figure-bases-read-model =
    base { $base }, n = { $n }, { $name }: { $turning } of { $pairs } { NUMBER($pairs) ->
        [one] pair has
       *[other] pairs have
    } at most n, longest wavelength { $longest }
figure-bases-transformer = Transformer
figure-bases-llama = LLaMA
figure-bases-llama-3 = Llama 3
figure-bases-qwen2 = Qwen2

## tokens
figure-tokens-title = Token embedding plus positional encoding
figure-tokens-line = one mark per dimension or pair, two tokens
figure-tokens-notice = A word has one embedding, wherever it stands. Only the added encoding tells its copies apart, and it moves them apart by the same arrow, whatever the word is.
figure-tokens-caption = ‘{ $word }’ stands at positions { $p } and { $q }: its two inputs differ by PE({ $q }) − PE({ $p }) and nothing else, a step of length { $sum }.
figure-tokens-caption-different = No word stands twice here: ‘{ $word }’ and ‘{ $other }’ are { $embedding } apart before any encoding is added, and { $sum } after it.
figure-tokens-caption-alone = ‘{ $word }’ stands alone: an embedding of norm { $embedding } plus an encoding of norm { $encoding } is an input of norm { $sum }.
figure-tokens-marks = Left, the embeddings; in the middle, the inputs, after the encodings were added, with an arrow from the one word to the other; right, those arrows once more, each from 0, with a ring where PE of the second position minus PE of the first ends.
figure-tokens-cells = Left, the embeddings; in the middle, the inputs, after the encodings were added; right, the difference of the two inputs, and below it that of the two encodings. Entries beyond ±{ $end } have the colour of the nearer end.
figure-tokens-any = The two words at the cursor are drawn, pos and pos + k.
figure-tokens-residual = Taken from the two inputs, entry by entry, that difference has a largest rounding error of { $residual }.
figure-tokens-details = Embeddings are made up, with entries of variance 1/d_model, and multiplied by { $factor }. Order of dimensions: { $layout }.
figure-tokens-norms = The embedding of ‘{ $word }’ has norm { $length }, and with PE({ $p }) norm { $input }.
figure-tokens-alt = Three plots of two words out of { $count }, in { $shown } dimensions: left, their embeddings; in the middle, the inputs with encodings added; right, the difference of the inputs and of the encodings.
figure-tokens-drawn = Of { $d } dimensions, { $shown } are drawn, those of the first pairs.
figure-tokens-before = before: embeddings
figure-tokens-after = after: inputs
figure-tokens-difference = the arrow: their difference
figure-tokens-word = ‘{ $word }’ at { $pos }
figure-tokens-at-pos = at pos
figure-tokens-at-pos-k = at pos + k
figure-tokens-of-inputs = inputs
figure-tokens-of-encodings = encodings
figure-tokens-rows = rows
figure-tokens-read = pair { $pair }, dimension { $dim }: { $input-p } for { $one }, { $input-q } for { $other }; difference { $difference }, PE({ $q }) − PE({ $p }) = { $arrow }

## attention
figure-attention-title = Attention without and with positions
figure-attention-line = a row per word; its length is the weight
figure-attention-asking = from ‘{ $asking }’, { $title }
figure-attention-notice = Without positions, and without a causal mask, it does not matter where a word stands. Reorder the words, and their weights go with them, as large as before.
figure-attention-short = Without positions, it does not matter where a word stands.
figure-attention-fixed = The dimensions are always in the order sin, cos, sin, cos here: with made-up weights, another order would only be another draw of weights.
figure-attention-details = Both panels have one scale. Each row is a word; its dot is the weight that the word at the cursor gives to it in this order ({ $now }), its ring the weight in another ({ $other }), so that a ring around its dot means no change. Attention is softmax(query·key/√{ $dk }), without a mask. Weights and embeddings, of { $d } dimensions, are made up.
figure-attention-capped = d_model = { $d_model } is more than is used here.
figure-attention-largest = The largest weight shown is { $most }.
figure-attention-alt = 
    Two plots of attention over { $count } { NUMBER($count) ->
        [one] word
       *[other] words
    }, a row each, without and with positions. The length of a row is the weight that the word at position { $pos } gives to it; rings: in another order.
figure-attention-caption = If the order of the words were reversed, no weight between two words would change without positions{ $rounding }; with positions, weights would change by up to { $with }, those of ‘{ $asking }’ by up to { $here }.
figure-attention-caption-did = Compared with the words as typed, no weight between two words changes without positions{ $rounding }; with positions, weights change by up to { $with }, those of ‘{ $asking }’ by up to { $here }.
figure-attention-rounding = {" "}beyond rounding ({ $without })
figure-attention-caption-one = A word alone attends to itself, with weight { $most }, with and without positions.
figure-attention-caption-same = This shuffle leaves the { $count } words where they are.
figure-attention-without = without positions
figure-attention-with = with positions
figure-attention-changed = { $title }: largest change { $change }
figure-attention-if-reversed = if reversed
figure-attention-read = pos { $query } ‘{ $asking }’ to { $key } ‘{ $asked }’, offset { $offset }: weight { $weight } { $kind }

## rope
figure-rope-title = RoPE: query and key rotated
figure-rope-line = an arm per vector; below: score along the text
figure-rope-notice = RoPE rotates query and key by angles that grow with their positions. Their score then depends on the offset from one to the other, but not on where they stand.
figure-rope-short = The score depends on the offset from query to key, but not on where they stand.
figure-rope-caption = At all { $count } positions drawn, the query’s score with the key { $k } positions later is { $score }{ $rounding }; if encodings are added instead of rotating, scores run from { $least } to { $greatest }.
figure-rope-caption-one = At position 0, the only one, the score of query and key is { $score }.
figure-rope-rounding = {" "}up to rounding ({ $spread })
figure-rope-details = The circles show pair { $pair }: wherever the query stands, its arm and that of the key are turned alike, and the filled angle between them stays the same. Arms show directions alone; in this pair the query has length { $query } and the key { $key }. Query and key are made up, of { $d } dimensions. Added means (query + PE(pos))·(key + PE(pos + k)).
figure-rope-back = With the key as far back, at offset −{ $k }, the score would be { $back }.
figure-rope-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }; its last pair stands for later ones.
figure-rope-sampled = Of { $n } positions, { $count } at equal steps are drawn.
figure-rope-alt = Two circles, each with an arm for query and key in pair { $pair }, { $angle }° apart in both. Beside them, score against position of the query: a level line, and a curve for encodings added.
figure-rope-read = pos { $pos }, offset { $offset }: score { $score }; with encodings added { $added }
figure-rope-read-hands = pos { $pos }, offset { $offset }, pair { $pair }: query at { $query }°, key at { $key }°, { $angle }° apart
figure-rope-read-query = query, pair { $pair }: length { $radius }, { $freq } radians a position
figure-rope-read-key = key, pair { $pair }: length { $radius }, { $freq } radians a position
figure-rope-at = query at { $pos }, key at { $key }
figure-rope-here = query at pos, key at pos + { $k }
figure-rope-apart = { $angle }° apart
figure-rope-turned = both { $turned }° further on
figure-rope-scores = score at offset { $k }
figure-rope-flat = turned (RoPE)
figure-rope-added = encodings added
figure-rope-query = query
figure-rope-key = key

## alibi
figure-alibi-title = ALiBi: a penalty for distance
figure-alibi-line = one line per head, its slope the penalty
figure-alibi-notice = ALiBi adds nothing to the vectors: it lowers the score of a key in proportion to how many positions away it is, steeply in some heads and gently in others.
figure-alibi-fixed = ALiBi has no encoding: neither the choice of wavelengths nor the order of dimensions changes it.
figure-alibi-caption = The slopes of { $heads } heads run from { $steepest } to { $flattest }, each half the one before.
figure-alibi-details = For the query at { $query }, the key at 0 gets { $least } in the first head and { $greatest } in the last. In the softmax a bias is a factor e^(−slope·distance), which halves every { $half_first } positions in the first head and every { $half_last } in the last. With { $more } heads, slopes begin at { $more_steepest }, and each is { $more_steepest } times the one before, down to the same { $flattest }. { $two }
figure-alibi-two = One position has no other, so the picture is that of two.
figure-alibi-alt = Left, { $heads } straight lines against position of the key, 0 at the query, and falling to { $least } at the most. Right, the resulting factor in the softmax against distance: curves that fall from 1.
figure-alibi-read = pos { $key }, distance { $distance }, head { $head } (slope { $slope }): { $bias }
figure-alibi-read-factor = offset { $distance }, head { $head } (slope { $slope }): factor { $factor }
figure-alibi-fraction = 1/{ $below }

## rope-scaling
figure-rope-scaling-title = RoPE for longer sequences
figure-rope-scaling-line = one curve per method, over the pairs
figure-rope-scaling-notice = To read further than it was trained for, a model slows its pairs: all by the same factor (interpolation), or the slow ones more than the fast (NTK-aware, YaRN).
figure-rope-scaling-short = To read further than it was trained for, a model turns its pairs more slowly.
figure-rope-scaling-caption =
    To extend a head of { $d } dimensions from n = { $n } to { $last } positions, interpolation divides every freq by { $factor }, NTK-aware scaling uses base { $base }, and YaRN keeps { $kept } { NUMBER($kept) ->
        [one] pair
       *[other] pairs
    }, blends { $blended } and divides { $divided }.
figure-rope-scaling-details = { $beyond } Interpolation takes the slowest pair from wavelength { $slowest } to { $stretched }. The NTK-aware base is { $before }·{ $exponent } = { $base }. YaRN keeps pairs with { $beta } or more turns in n, divides those with at most { $alpha }, and between keeps of freq a part that grows in proportion to the turns, from 0 to 1; it also multiplies scores by (0.1·ln { $factor } + 1)² = { $temperature }, which is not drawn.
figure-rope-scaling-beyond =
    Of the { $slow } { NUMBER($slow) ->
        [one] pair that completes
       *[other] pairs that complete
    } no turn in n positions, { $past } { NUMBER($past) ->
        [one] comes
       *[other] come
    } with the NTK-aware base to angles beyond those of training, by up to { $most } %; with interpolation and YaRN none does.
figure-rope-scaling-beyond-none = No pair comes to angles beyond those of training.
figure-rope-scaling-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }.
figure-rope-scaling-exponent = { $factor }^({ $d }/{ $less })
figure-rope-scaling-exponent-none = 1 (one pair has no slower one to stretch)
figure-rope-scaling-sampled = Each point of a score is a mean over offsets up to { $width } % to either side.
figure-rope-scaling-alt = Left, wavelength against pair on a logarithmic axis, for n = { $n }: four curves, as trained, interpolated, NTK-aware and YaRN. Right, the mean cosine of each against offset, up to { $last }.
figure-rope-scaling-read = pair { $x }: wavelength as trained { $trained }, interpolated { $interpolated }, NTK-aware { $ntk }, YaRN { $yarn }
figure-rope-scaling-read-score = offset { $x }: as trained { $trained }, interpolated { $interpolated }, NTK-aware { $ntk }, YaRN { $yarn }
figure-rope-scaling-interpolated = interpolated
figure-rope-scaling-ntk = NTK-aware base
figure-rope-scaling-yarn = YaRN
figure-rope-scaling-trained = as trained
figure-rope-scaling-to = to { $value }

## pitfalls
figure-pitfalls-title = Bugs in positional encodings
figure-pitfalls-line = one column per position, one row per dimension
figure-pitfalls-notice = Programs with these bugs still run, and still draw plausible waves. Only the numbers show the error.
figure-pitfalls-fixed = Bugs are shown in the encoding of the paper, with geometric wavelengths, and drawn with all sines above all cosines.
figure-pitfalls-caption = { $bug }; entries are off by up to { $difference }.
figure-pitfalls-caption-none = { $bug }; at the positions drawn ({ $positions }) that changes nothing.
figure-pitfalls-longest = The longest wavelength, { $wrong }, should be { $right }.
figure-pitfalls-longest-same = The longest wavelength is { $right } in both.
figure-pitfalls-norms = Norms are { $range } instead of { $norm }.
figure-pitfalls-norms-same = Norms are { $norm } in both.
figure-pitfalls-law-broken = Distances at one offset differ from position to position, among the { $starts } compared by up to { $spread }.
figure-pitfalls-law-rounding = Distances at one offset agree, up to rounding ({ $spread }), at the { $starts } positions compared.
figure-pitfalls-law-close = Distances at one offset agree within { $spread } at the { $starts } positions compared.
figure-pitfalls-law-kept = Distances at one offset agree at the { $starts } positions compared.
figure-pitfalls-positions = Entries, norms and distances are those of the positions drawn, { $positions }.
figure-pitfalls-order = Images have the sines above and the cosines below, so that neighbouring rows are alike.
figure-pitfalls-drawn = Of { $pairs } pairs, { $drawn } are drawn; the numbers are of all.
figure-pitfalls-alt = Three heat maps, positions { $positions } to the right, sines above cosines: the correct encoding, the faulty one, and their difference. Then distance against offset for both. Entries differ by up to { $difference }.
figure-pitfalls-exponent = The exponent is doubled, −4·pair/d_model, so that every pair but the first turns more slowly
figure-pitfalls-cosine = The cosine has an exponent of its own, −(2·pair + 1)/d_model, so that no sine and cosine share a frequency
figure-pitfalls-odd = The last dimension is cut off to fit an odd d_model, so that one sine stands without its cosine (drawn as 0)
figure-pitfalls-odd-crash = At an odd d_model the usual programs, which fill every second dimension with the cosines of all pairs, stop with an error; this is what remains where an encoding is cut to size instead.
figure-pitfalls-denominator = With d_model/2 − 1 in place of d_model/2 in the exponent all laws hold, but weights trained with the one do not fit the other
figure-pitfalls-degrees = Angles are taken for degrees, so that every pair turns { $slower } times too slowly
figure-pitfalls-single = Angles are computed in float32, here where it skips whole numbers, so that they are off by up to a radian
figure-pitfalls-halves = RoPE rotates each entry of the first half with its partner in the second, though the weights were trained on pairs of neighbours
figure-pitfalls-halves-shown = Shown is one vector, the encoding of position 0, rotated to each position: by neighbours it becomes the encoding of that position, by halves, entries that are no pair turn together.
figure-pitfalls-right = right
figure-pitfalls-wrong = wrong
figure-pitfalls-distances = distances between positions
figure-pitfalls-difference = wrong − right
figure-pitfalls-sin = sin { $pair }
figure-pitfalls-cos = cos { $pair }
figure-pitfalls-read = pos { $pos }, dimension { $dim } ({ $component } of pair { $pair }): { $value }
figure-pitfalls-read-distance = offset { $offset }: right { $right }, wrong { $wrong }

## compare
figure-compare-title = Position methods compared
figure-compare-line = colour: change of the score; hatched: no vector
figure-compare-notice = Look along the diagonals, where the offset is the same. Where each vector gets the encoding of its position, the score there depends on the position; where positions rotate the vectors, or something of the offset is added, it does not.
figure-compare-short = Look along the diagonals, where the offset is the same.
figure-compare-caption = With the offset fixed, the score changes from position to position by up to { $most } where positions are added to the vectors, { $rest }.
figure-compare-rest = and otherwise not at all
figure-compare-rest-rounding = and otherwise only by rounding ({ $least })
figure-compare-details = Colours show what positions add to the score, which is { $plain } without them: the background colour means 0, and one scale, from −{ $reach } to { $reach }, serves all. Positions run to { $last }, and lines stand at the trained length n = { $n }; learned vectors end there, so that beyond there is no score. Above each matrix stands the largest change along a diagonal, or that the offset alone counts: { $added }; { $others }. One query and one key, of { $d } dimensions, are made up. So are learned vectors, Shaw’s (clipped at ±{ $clip }) and T5’s biases ({ $buckets } buckets for both directions together, up to { $distance }). ALiBi’s slope is { $slope }.
figure-compare-beyond =
    Of { $entries } scores, { $beyond } { NUMBER($beyond) ->
        [one] lies
       *[other] lie
    } beyond the scale and { NUMBER($beyond) ->
        [one] has
       *[other] have
    } the colour of its end; the furthest is { $furthest }.
figure-compare-stepped = Every { $step }th position is drawn.
figure-compare-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }.
figure-compare-alt = Seven square heat maps, queries 0 to { $last } downwards, keys to the right: what each method adds to the score. Lines mark n = { $n }. The map without positions is blank.
figure-compare-changing = { $name }: up to { $spread }
figure-compare-one = { $name }
figure-compare-same = { $name }: one score
figure-compare-alone = { $name }: offset alone
figure-compare-offset = offset { $k }
figure-compare-n = n
figure-compare-n-value = n = { $n }
figure-compare-bar = change
figure-compare-bar-clipped = change (clipped)
figure-compare-none = none
figure-compare-sinusoidal = sinusoidal
figure-compare-learned = learned
figure-compare-rope = RoPE
figure-compare-shaw = Shaw
figure-compare-t5 = T5
figure-compare-alibi = ALiBi
figure-compare-read = query { $query }, key { $key } (offset { $offset }): { $name } adds { $change }
figure-compare-read-none = query { $query }, key { $key } (offset { $offset }): { $name } has no vector there
figure-compare-here = offset { $offset }, change of the score: { $changes }

## base-context
figure-base-context-title = Where the cosine sum stays positive
figure-base-context-line = dots: models; hollow: length in use; orange ring: yours
figure-base-context-notice = As long as the cosines sum to more than 0, a key that resembles the query scores higher, on average, than a random one. For each base, the curve shows the first offset at which the sum falls below 0. Many published models read longer sequences.
figure-base-context-short = For each base, the curve shows the first offset at which the sum of cosines falls below 0.
figure-base-context-fixed = The models marked, and the curve they are held against, have geometric wavelengths, and so has this figure.
figure-base-context-caption = At base { $base }, the cosines of a head of { $d } dimensions first sum to less than 0 at offset { $first }; a sequence of n = { $n } ends before that.
figure-base-context-caption-beyond = At base { $base }, the cosines of a head of { $d } dimensions first sum to less than 0 at offset { $first }; a sequence of n = { $n } reaches that.
figure-base-context-caption-searching = At base { $base }, the cosines of a head of { $d } dimensions do not sum to less than 0 at any offset up to { $first }, as far as the search has come.
figure-base-context-steps = The first offset was found exactly at { $known } bases from { $start } to { $end }, and is not known between them: at { $falls } of the { $steps } steps to the next larger base it comes nearer.
figure-base-context-so-far = The first offset has been found at { $known } of { $sought } bases from { $start } to { $end } so far.
figure-base-context-limit = With ever more pairs the sum would become smooth (dashed), and first be 0 at offset { $limit }.
figure-base-context-models = Other dots: lengths in the configs of { $count } published models whose heads turn { $head } dimensions. Where a scaling extends the length, a line leads from that of training to a hollow dot at that of use.
figure-base-context-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }.
figure-base-context-alt = Left, a jagged outline on logarithmic axes: against base, the first offset at which the cosines sum to less than 0. Lines mark base { $base }. Right, the sum against offset.
figure-base-context-read = base { $base }: the sum is first below 0 at offset { $first }
figure-base-context-read-model = { $names }: base { $base }, length { $length }
figure-base-context-read-model-used = { $names }: base { $base }, trained on { $length }, used to { $used }
figure-base-context-read-own = base { $base }, n { $n }: the sum is first below 0 at offset { $first }, beyond the sequence
figure-base-context-read-beyond = base { $base }, n { $n }: the sum is first below 0 at offset { $first }, within the sequence
figure-base-context-read-searching = base { $base }, n { $n }: the sum is not below 0 up to offset { $first }; the search goes on
figure-base-context-read-sum = offset { $offset }: sum of cosines { $sum }, mean { $mean }
figure-base-context-skyline = offset of the first sum below 0
figure-base-context-sum = this head
figure-base-context-many = ever more pairs
figure-base-context-no-models = models: heads of { $head } dimensions

## partial-rotary
figure-partial-rotary-title = Partial RoPE: pairs at rest
figure-partial-rotary-line = a curve per choice; rings on top: at rest
figure-partial-rotary-notice = A pair at rest adds the same to the score at every offset: it compares content, whatever the position.
figure-partial-rotary-caption =
    In a head, { $turning } of { $pairs } { NUMBER($pairs) ->
        [one] pair turns
       *[other] pairs turn
    }, and those at rest add { $constant } to the mean cosine at every offset.
figure-partial-rotary-caption-none =
    Of the { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    } in a head none turns, and those at rest add { $constant } to the mean cosine at every offset.
figure-partial-rotary-details = Encoded as a head of { $rotary } dimensions, the turning pairs have wavelengths up to { $fewer }; with the slow pairs at rest, up to { $kept }; in a whole head, up to { $all }. At offset { $last } the mean cosine is { $fewer_last }, { $kept_last } and { $all_last }.
figure-partial-rotary-details-none = The share leaves no whole pair; in a whole head, wavelengths run up to { $all }, and the mean cosine at offset { $last } is { $all_last }.
figure-partial-rotary-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }.
figure-partial-rotary-alt = Left, wavelength against pair on a logarithmic axis, for three heads: two turn only some pairs, one turns all; rings on top are the { $rest } of { $pairs } pairs at rest. Right, mean cosine against offset.
figure-partial-rotary-read = pair { $x }, wavelength: first dimensions only { $fewer }, fastest pairs only { $kept }, whole head { $all }
figure-partial-rotary-read-score = offset { $x }, mean cosine: first dimensions only { $fewer }, fastest pairs only { $kept }, whole head { $all }
figure-partial-rotary-fewer = first dimensions only
figure-partial-rotary-rest = fastest pairs only
figure-partial-rotary-all = whole head
figure-partial-rotary-still = at rest
figure-partial-rotary-at-rest = none (at rest)
figure-partial-rotary-constant = rest { $value }

## fourier-features
figure-fourier-features-title = Fourier features: octaves repeat
figure-fourier-features-line = one point per pair, one curve per code
figure-fourier-features-notice = Every wavelength of these octaves is a whole number of positions and divides the longest. After the longest, the whole code repeats.
figure-fourier-features-caption =
    { $octaves } { NUMBER($octaves) ->
        [one] octave
       *[other] octaves
    }, of { NUMBER($octaves) ->
        [one] wavelength
       *[other] wavelengths
    } { $range }, { NUMBER($octaves) ->
        [one] begins
       *[other] begin
    } again after { $period } positions, and no two of n = { $n } share a code.
figure-fourier-features-caption-collide =
    { $octaves } { NUMBER($octaves) ->
        [one] octave
       *[other] octaves
    }, of { NUMBER($octaves) ->
        [one] wavelength
       *[other] wavelengths
    } { $range }, { NUMBER($octaves) ->
        [one] begins
       *[other] begin
    } again after { $period } positions, and of n = { $n } any two { $period } apart share a code.
figure-fourier-features-details =
    NeRF encodes a coordinate from −1 to 1; here { $unit } { NUMBER($unit) ->
        [one] position is
       *[other] positions are
    } a unit of it, so that its range is one period. The encoding of d_model = { $d } has { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    }, of wavelengths from { $shortest } to { $longest }, and at offset { $period } a mean cosine of { $own_period }.
figure-fourier-features-half = Half a period apart, at offset { $half }, octaves have a mean cosine of { $halfway }, more than the { $next } of neighbours.
figure-fourier-features-half-less = Half a period apart, at offset { $half }, octaves have a mean cosine of { $halfway }; neighbours have { $next }.
figure-fourier-features-alt = Left, wavelength against pair on a logarithmic axis, for octaves and for the encoding. Right, the mean cosine of each against offset; the octaves are back at 1 at offset { $period }.
figure-fourier-features-sampled = Of the encoding’s curve, one offset in { $step } is drawn.
figure-fourier-features-read = pair { $pair }: wavelength in octaves { $octave }, in the encoding { $own }
figure-fourier-features-read-own = pair { $pair }: wavelength in the encoding { $own }; no octave
figure-fourier-features-read-kernel = offset { $offset }: mean cosine of octaves { $octave }, of the encoding { $own }
figure-fourier-features-octaves = octaves
figure-fourier-features-own = the encoding

## xpos
figure-xpos-title = xPos: rotation that fades
figure-xpos-line = above: by distance; below: by pair
figure-xpos-notice = In xPos what every pair adds to the score also fades with the offset, and the faster a pair turns, the sooner it fades.
figure-xpos-caption = { $halves }, while ALiBi with slope { $slope } halves weights every { $half_alibi }.
figure-xpos-halves = The fastest pair halves in { $half_first } positions, the slowest in { $half_last }
figure-xpos-halves-one = The one pair halves in { $half_first } positions
figure-xpos-details = The factor of a pair is zeta^(distance/{ $scale }), with zeta { $zeta_first } for pair 0 and { $zeta_last } for pair { $slowest }. At distance n = { $n }, taken as the trained length (dashed), the mean cosine is { $rope_n } with RoPE and { $xpos_n } with xPos; at { $last } it is { $rope_end } and { $xpos_end }. ALiBi, drawn with the flattest slope of { $heads } heads, multiplies not scores but weights, by { $alibi_n } and { $alibi_end } there.
figure-xpos-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }.
figure-xpos-alt = Left, three curves against distance, up to { $last }: mean cosine of RoPE, of xPos, and the factor of ALiBi. Right, on a logarithmic axis, where each pair has faded to half, beside its wavelength.
figure-xpos-read = offset { $offset }: mean cosine xPos { $xpos }, RoPE { $rope }; ALiBi’s factor { $alibi }
figure-xpos-read-pair = pair { $pair }: fades to a half in { $half } positions (zeta { $zeta }), wavelength { $wavelength }
figure-xpos-rope = RoPE
figure-xpos-xpos = xPos
figure-xpos-alibi = ALiBi’s factor, slope { $slope }
figure-xpos-half = fades to a half
figure-xpos-wavelength = wavelength
## diffusion-time
figure-diffusion-time-title = Diffusion time as a position
figure-diffusion-time-line = one column per time, one row per dimension
figure-diffusion-time-notice = A diffusion model encodes its time with the same sinusoids. Used as positions, times from 0 to 1 span a single step, in which no pair turns by more than one radian. Multiplied by 1000, they turn every pair 1000 times as far.
figure-diffusion-time-caption = A step of { $share } % of the time range moves the encoding by { $small } where time runs from 0 to 1, and by { $large } where it runs from 0 to { $end }.
figure-diffusion-time-details =
    The whole way, n = { $n } { NUMBER($n) ->
        [one] step
       *[other] steps
    }, moves it by { $small_way } and by { $large_way }; at √d_model = { $level } two encodings are orthogonal. Time is pos/n in the one and { $end }·pos/n in the other. A step moves the encoding equally far wherever it begins. Ho et al. count times up to { $end }, of which later samplers visit only some. The program of Ho et al. has d_model/2 − 1 in place of d_model/2 in the exponent of the base.
figure-diffusion-time-sampled = Of the steps, one in { $stride } is drawn in the curves.
figure-diffusion-time-alt = Two heat maps of encodings, { $n } steps to the right, dimensions downwards: time from 0 to 1, and to { $end }. Beside them, distance from the encoding of time 0: it ends at { $small_way } and { $large_way }.
figure-diffusion-time-to-one = time 0 to 1
figure-diffusion-time-to-end = time 0 to { $end }
figure-diffusion-time-first = after one step
figure-diffusion-time-read = pos { $pos }: distance { $small } at time { $small_time }, { $large } at time { $large_time }

## axial
figure-axial-title = Positional encoding on two axes
figure-axial-line = colour: distance; dashed: all cells k away
figure-axial-notice = Columns and rows have half of the pairs each, and their squared distances add up. Cells equally far from the middle may be at different distances in the encoding, and lines of equal distance are not circles.
figure-axial-short = Columns and rows have half of the pairs each, and their squared distances add up.
figure-axial-caption = The cells ({ $length }, 0) and ({ $across }, { $down }) are both { $length } cells from the middle, and their encodings are at distances { $one } and { $other } from that of the middle.
figure-axial-caption-few = The encoding of the cell (1, 0) is at distance { $one } from that of the middle, and that of (1, 1) at √2 times as much, { $other }.
figure-axial-details =
    Colours go in steps of { $step }, so that their borders are lines of one distance; the dashed circle runs, where there is room for it, through the places k cells from the middle. In the plot, { $reach } { NUMBER($reach) ->
        [one] cell
       *[other] cells
    } from the middle, the distance is { $far } along an axis and { $far_diagonal } along the diagonal, where each axis has 1/√2 of the length.
figure-axial-half = Each axis has { $dims } dimensions, half of { $d }.
figure-axial-rounded = As d_model = { $d } is no multiple of 4, each axis has { $dims } dimensions, half rounded down to whole pairs, and { $rest } are left over.
figure-axial-least = One pair cannot be shared between two axes, so the picture is that of { $least } dimensions, { $dims } for each axis.
figure-axial-many = Where a pixel holds several cells, it shows the root mean square of their distances.
figure-axial-averaged = So does each point of the curves.
figure-axial-alt = Left, a map of distances from the middle cell, in steps of colour, up to { $reach } cells away. Right, distance against length along an axis and along the diagonal: { $far } and { $far_diagonal } at the end.
figure-axial-axis = along an axis
figure-axial-diagonal = along the diagonal
figure-axial-read = offset { $across }, { $up }: distance { $distance } = √({ $of_x }² + { $of_y }²)
figure-axial-read-cut = offset { $length }: distance { $axis } along an axis, { $diagonal } as far along the diagonal

## m-rope
figure-m-rope-title = M-RoPE: pairs for three axes
figure-m-rope-line = one point per pair, colour its axis
figure-m-rope-notice = M-RoPE divides the pairs of a head among time, height and width. The way it does so decides which wavelengths each axis has.
figure-m-rope-short = How pairs are divided decides which wavelengths time, height and width have.
figure-m-rope-caption = For time, height and width, the shortest wavelengths are { $first_chunks } in chunks, and { $first_interleaved } interleaved.
figure-m-rope-axes = { $time }, { $height } and { $width }
figure-m-rope-details =
    Of { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    }, time, height and width get { $chunks } in chunks, and { $interleaved } interleaved. Their longest wavelengths are { $last_chunks } in chunks, and { $last_interleaved } interleaved. At offset { $last } along one axis, the mean cosines of its pairs are { $far_chunks } in chunks, and { $far_interleaved } interleaved.
figure-m-rope-ordered = In chunks, no pair of time is slower than one of height, nor one of height than one of width.
figure-m-rope-spread = Interleaved, each axis has one of the three fastest pairs.
figure-m-rope-scaled =
    Qwen2-VL deals { $all } pairs out in chunks of { $published_chunks }, and Qwen3-VL interleaves { $published_interleaved }; here these parts are scaled to { $pairs } { NUMBER($pairs) ->
        [one] pair
       *[other] pairs
    } and rounded to whole ones.
figure-m-rope-capped = A head has at most { $d } dimensions here, not all of d_model = { $d_model }.
figure-m-rope-sampled = Each point of a mean cosine is a mean over { $width } offsets.
figure-m-rope-alt = Two rows, in chunks and interleaved. Left, wavelength of { $pairs } pairs on a logarithmic axis, coloured by time, height and width. Right, the mean cosine of each axis against offset, up to { $last }.
figure-m-rope-chunks = in chunks
figure-m-rope-interleaved = interleaved
figure-m-rope-time = time
figure-m-rope-height = height
figure-m-rope-width = width
figure-m-rope-none = none
figure-m-rope-read = pair { $pair }: wavelength { $wavelength }, dealt to { $axis }
figure-m-rope-read-score = offset { $offset }: mean cosine { $time } (time), { $height } (height), { $width } (width)

## causal
figure-causal-title = Position from a causal mask
figure-causal-line = one row per query, colour the weight
figure-causal-notice = With a causal mask and equal weights, each position attends to one token more than the position before it. So the weight of the first token tells the position; without the mask it is the same at every position.
figure-causal-short = The weight of the first token tells the position.
figure-causal-fixed = There is no encoding here: dimensions, base and wavelengths change nothing.
figure-causal-caption = With the mask, the first token’s weight is 1 at position 0, and 1/{ $n } = { $level } at position { $last }, as at every position without the mask.
figure-causal-caption-one = The one position attends to itself alone, with weight 1, with and without the mask.
figure-causal-details = Attention is uniform here: position pos gives weight 1/(pos + 1) to each token up to its own, and receives their mean, whatever their order.
figure-causal-other = From position { $token } on, token { $token } comes through exactly as the first token does: where it stands among the tokens read is not seen.
figure-causal-reversed = With { $tokens } made-up vectors, reversing all but the last changes what the last position receives by { $off }, which is rounding.
figure-causal-fall = From the position before to pos, what comes through falls by 1/(pos·(pos + 1)): by { $fall } to the last position.
figure-causal-alike = Stored as bfloat16, positions { $bf16 } and { $bf16_next } have the same weight, the first two that do; as float16, { $f16 } and { $f16_next }.
figure-causal-part = The matrix shows the first { $shown } positions.
figure-causal-alt = Left, the weights of { $shown } positions: equal in each row up to the diagonal, none beyond. Right, on a logarithmic axis, 1/(pos + 1) against position, down to { $level } at position { $last }.
figure-causal-first = of token 0
figure-causal-token = of token { $token }
figure-causal-falls = change from the position before
figure-causal-bf16 = first alike in bfloat16
figure-causal-f16 = first alike in float16
figure-causal-level = 1/n = { $value }
figure-causal-read = pos { $pos }: 1/{ $count } = { $weight } of the first token, without the mask { $level }
figure-causal-read-weight = pos { $query } to { $key }: weight 1/{ $count } = { $weight }
figure-causal-read-masked = pos { $query } to { $key }: masked, weight 0
