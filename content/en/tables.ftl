# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = dimension, by wavelength
axis-plane = wavelength of the rotation
axis-plane-from = from wavelength
axis-plane-to = to wavelength
axis-pos-short = pos
axis-pos-left-out = ○ left out · pos
axis-real = real part of z
axis-imaginary = imaginary part of z
axis-variance = share of the variance
axis-rotation = rotation, fastest first
axis-norm = norm of the row
axis-r2 = R²
axis-cosine = cosine
read-table-entry = pos { $pos }, dimension { $dim }: { $value }
read-table-entry-of = pos { $pos }, dimension { $dim }, of wavelength { $wavelength }: { $value }
read-table-angle = pos { $pos }, rotation of wavelength { $wavelength }: angle { $angle }, radius { $radius }
read-table-rotation = wavelength { $wavelength }, modulus { $modulus }, { $share } % of the variance
read-table-turn = pos { $pos }: angle { $angle }°, radius { $radius }, in the rotation of wavelength { $wavelength }
read-table-share = wavelength { $wavelength }: { $share } % of the variance
read-table-norm = pos { $pos }: norm { $norm }
read-table-step = to { $to }, from { $from }: { $value }; theory { $theory }
read-table-ahead = k = { $k }: R² { $r2 }
table-part = { $part } part of { $wavelength }
table-real = real
table-imaginary = imaginary
table-none = { $name }: no rotation found in { $rows } positions of { $d } dimensions.
table-too-few = Rotations are sought in 8 positions or more, which must differ.
table-fit = One matrix from each position to the next, fitted in { $components } principal components with { $share } % of the variance: R² { $r2 }.
table-left-out = Rows that stand out are left out of the fit: { $list }.
table-fitted-too = Rows that stand out are fitted, too: { $list }.
table-control = Controls: the same rows in random order, R² { $shuffled }; random rows made smooth, R² { $smooth } and wavelengths from { $shortest } on.
table-control-shuffled = Controls: the same rows in random order, R² { $shuffled }; random rows made smooth, R² { $smooth } and no rotation.
table-fading =
    { $count } { NUMBER($count) ->
        [one] rotation fades
       *[other] rotations fade
    }: the modulus is below 0.98.

## heatmap
figure-heatmap-line-table = one column per position, one row per dimension
figure-heatmap-line-table-down = one row per position, one column per dimension
figure-heatmap-line-table-apart = one column per position, shortest wavelengths on top
figure-heatmap-line-table-apart-down = one row per position, shortest wavelengths at the left
figure-heatmap-line-table-angles = one column per position, one row per rotation
figure-heatmap-line-table-angles-down = one row per position, one column per rotation
figure-heatmap-table-caption = { $name }: the first { $n } of { $rows } positions, { $d } dimensions, as they are stored.
figure-heatmap-table-caption-sorted = { $name }: the first { $n } of { $rows } positions, { $d } dimensions sorted by the rotation that each dimension follows most closely.
figure-heatmap-table-caption-angles = { $name }: the angle of each of { $n } positions in the { $count } rotations found.
figure-heatmap-table-alt = Heat map of { $name }: { $n } positions by { $d } dimensions, red for positive entries, blue for negative.
figure-heatmap-table-alt-sorted = Heat map of { $name }: { $n } positions by { $d } dimensions, those that repeat soonest first.
figure-heatmap-table-alt-angles = Heat map of angles of { $name }: { $n } positions in { $count } rotations, the fastest first.
figure-heatmap-table-details = Colours end at ±{ $range }, which 99 of 100 entries do not exceed. Where a pixel holds several entries, it shows their mean.

## trajectory
figure-trajectory-line-table = one dot per position; rings (not magenta): left out
figure-trajectory-table-plane = λ { $wavelength } · { $share } %
figure-trajectory-table-none = no rotation found
figure-trajectory-table-caption =
    { $name }: { $count } { NUMBER($count) ->
        [one] rotation
       *[other] rotations
    } found; one matrix, fitted to the steps from each kept position to the next, has R² { $r2 }.
figure-trajectory-table-details = Each plot shows one plane in which z rotates. 0° is at the top. The circle has radius 1, which is the root mean square of the fitted rows. Each heading gives the wavelength λ in positions, the share of the variance, and the modulus, the factor by which one step multiplies the radius.
figure-trajectory-table-sampled = { $count } positions at equal steps have a dot.
figure-trajectory-table-beyond =
    { $count } { NUMBER($count) ->
        [one] dot lies
       *[other] dots lie
    } beyond the edges of the circles’ plots.
figure-trajectory-table-alt =
    { $name }: { $shown } { NUMBER($shown) ->
        [one] plot
       *[other] plots
    } of { $n } dots coloured by position, each around a circle. Wavelengths, by strength: { $list } positions.
figure-trajectory-table-alt-none = { $name }: an empty circle; no rotation was found in { $rows } positions.

## wavelengths
figure-wavelengths-line-table = curve: share by wavelength; dots: share of each rotation
figure-wavelengths-table-smooth = any smooth table has such rotations
figure-wavelengths-table-found = rotations found
figure-wavelengths-table-fading = modulus below 0.98
figure-wavelengths-table-line = geometric: d_model { $d }, base { $base }
figure-wavelengths-table-caption =
    { $name }: { $count } { NUMBER($count) ->
        [one] rotation
       *[other] rotations
    } found, with wavelengths of { $list } positions.
figure-wavelengths-table-details = The line (a periodogram) shows the share of the variance, over all dimensions, in a frequency band of width 1/{ $kept }. A dot shows the share of the variance in the plane of one rotation, and need not lie on the line.
figure-wavelengths-table-shaded = Shaded: from { $shortest } positions on, the same search finds rotations in random rows that were made smooth.
figure-wavelengths-table-rotations = Rotations: { $list }.
figure-wavelengths-table-formula = Least squares on the logarithms: each wavelength is { $ratio } times the one before, as with d_model { $d } and base { $base } and positions multiplied by { $stretch }.
figure-wavelengths-table-alt =
    { $name }: share of the variance against wavelength, logarithmic, with { $count } { NUMBER($count) ->
        [one] rotation as a dot
       *[other] rotations as dots
    }: { $list } positions.
figure-wavelengths-table-alt-none = { $name }: share of the variance against wavelength, logarithmic; no rotation was found in { $rows } positions.

## rotation
figure-rotation-line-table = a step of k positions, fitted and by theory
figure-rotation-table-fitted = fitted · R² { $fit }
figure-rotation-table-theory = theory: rotations
figure-rotation-table-reach = R² of the theory by k
figure-rotation-table-caption = { $name }: for a step of { $k } positions, the fitted matrix of { $size } × { $size } has R² { $fit }; its entries differ from the theory by at most { $off }.
figure-rotation-table-caption-few = { $name }: for a step of { $k } positions, the theory is a matrix of { $size } × { $size }.
figure-rotation-table-details = The theory has one 2 × 2 block per rotation. Each block rotates by k times the angle and scales by the modulus to the power k. The fit uses least squares, with all { $size } × { $size } entries free. The third plot shows the fraction of the sum of squares of z at pos + k that the theory explains.
figure-rotation-table-few = Too few rows are { $k } apart for a fit.
figure-rotation-table-off = Fitted from { $pairs } pairs of rows; the entry that differs most from the theory is in the row for the { $to } and the column for the { $from }.
figure-rotation-table-alt =
    { $name }: two matrices of { $size } × { $size } beside each other, fitted and by theory, with { $count } { NUMBER($count) ->
        [one] block
       *[other] blocks
    } on the diagonal for k = { $k }; then R² against k.
figure-rotation-table-alt-none = { $name }: an empty plot; no rotation was found in { $rows } positions.

## norms
figure-norms-line-table = norm of each position’s row
figure-norms-table-median = median { $value }
figure-norms-table-far = stand out
figure-norms-table-others = the other rows
figure-norms-table-caption =
    { $name }: the norms of { $n } positions have median { $median }; { $out } { NUMBER($out) ->
        [one] stands
       *[other] stand
    } out, and the others lie at { $range }.
figure-norms-table-caption-alike = { $name }: the norms of { $n } positions lie at { $range }, with median { $median }.
figure-norms-table-details = A row stands out if its norm exceeds 4/3 of the median norm in the table.
figure-norms-table-out = Standing out: { $list }.
figure-norms-table-none = No row shown here stands out.
figure-norms-table-below = The lower plot has the other rows alone.
figure-norms-table-alt =
    { $name }: norm of each of { $n } positions, median { $median }, and { $out } { NUMBER($out) ->
        [one] that stands out as a ring
       *[other] that stand out as rings
    }.

## the source of the encoding
param-source = Encoding
param-source-formula = formula
param-source-minilm = MiniLM
param-source-whisper-decoder = Whisper decoder
param-source-whisper-encoder = Whisper encoder
param-source-yours = yours
param-cells-apart-table = sorted
param-outliers = Rows that stand out
param-outliers-out = left out
param-outliers-in = fitted too
param-likeness = Compared by
param-likeness-distance = distance
param-likeness-cosine = cosine
source-help = Draw the formula, positions that a model learned, or a table of yours
source-minilm-name = MiniLM
source-minilm-whose = MiniLM-L6-H384, learned, as in all-MiniLM-L6-v2 (Apache-2.0, MIT)
source-whisper-decoder-name = Whisper’s decoder
source-whisper-decoder-whose = Decoder of OpenAI’s Whisper tiny.en, learned (MIT)
source-whisper-encoder-name = Whisper’s encoder
source-whisper-encoder-whose = Encoder of OpenAI’s Whisper tiny.en (MIT). Not learned: computed by the formula in tensor2tensor’s form, stored in 16 bits
source-coming = The table is on its way; meanwhile the formula is shown.
source-failed = The table did not arrive; the formula is shown.
source-again = Try again
source-drop = Give your table in “Check yours”. It stays in your browser, so no link brings it; until then the formula is shown.
source-more = About this table
source-facts =
    { $name }, { $rows } × { $d }: { NUMBER($count) ->
        [one] one rotation
       *[other] { $count } rotations
    }; one step to the next position fits with R² { $r2 }
source-facts-computed = { $name }, { $rows } × { $d }: by formula
source-outliers = fit the positions that stand out, too
source-cosines = cosines instead of distances
source-compare = Compare with the nearest formula: d_model { $d }, base { $base }
source-fixed = { $value } in this table
source-fixed-base = none: this is a table
figure-formula-alone = follows the formula alone, not the table
figure-formula-alone-model = follows the formula alone, not the model
board-line-of-table = Row { $pos }: norm { $norm } · distance from row { $pos } to row { $other } (dashed): { $distance }
figure-heatmap-table-details-angles = Colours go once round with the angle, as in the heat map of the formula. Where a pixel holds several positions, it shows the mean of up to 16 points on the circle, greyer the less these agree.
figure-heatmap-table-none = No rotation was found in this table, so entries are shown as they are stored.

## vector
label-row = row pos, red above 0, blue below
label-row-k = row pos + k
figure-vector-line-table = one bar per dimension, height is its value
figure-vector-table-caption = { $name }: the { $d } entries of one of { $rows } rows.
figure-vector-table-alt = Bars of value against dimension at the cursor’s position of { $name }: { $d } entries, red above 0 and blue below, between −{ $end } and { $end }. Dots show the row of position pos + k.
figure-vector-table-details = Dots along the upper edge are the dimensions that follow the chosen rotation more than the other ones.
figure-vector-table-cut = The axis ends at ±{ $end }; { $beyond } of { $entries } entries of the table reach beyond it and are cut.
figure-vector-table-columns = Neighbouring dimensions share bars, each from the least of their values to the greatest.
read-table-row = pos { $pos }: norm { $norm }, largest entry { $value } in dimension { $dim }
figure-vector-table-now = pos { $pos }: norm { $norm }
read-table-following =
    { $count } { NUMBER($count) ->
        [one] dimension follows
       *[other] dimensions follow
    } wavelength { $wavelength }
read-table-dimension = dimension { $dim }: { $least } to { $greatest } over { $n } { NUMBER($n) ->
    [one] position
   *[other] positions
 }
read-table-dimension-of = dimension { $dim }: { $least } to { $greatest } over { $n } { NUMBER($n) ->
    [one] position
   *[other] positions
 }; with the rotation of wavelength { $wavelength } it swings by ±{ $amplitude }

## distance-matrix
figure-distance-matrix-line-table = one cell per pair of positions
figure-distance-matrix-table-caption = { $name }: the distances between the first { $n } of { $rows } positions.
figure-distance-matrix-table-caption-cosine = { $name }: the cosines between the first { $n } of { $rows } positions, after subtracting the mean row.
figure-distance-matrix-table-half = Half of { $pairs } pairs in the table are at most { $half } apart.
figure-distance-matrix-table-alt = Heat map of distances between { $n } positions of { $name }, position i down, position j across. Dark cells are close, and colours end at { $end }.
figure-distance-matrix-table-alt-cosine = Heat map of cosines between { $n } positions of { $name }, position i down, position j across: red towards 1, blue towards −1.
figure-distance-matrix-table-details = Colours run from 0 to { $end }, which 99 of 100 pairs in the table do not exceed. The curve beside the matrix shows the distances to the cursor’s position. Where a pixel holds several pairs, it shows the root mean square of their distances.
figure-distance-matrix-table-details-cosine = Colours run from −1 to 1. The curve beside the matrix shows the cosines with the cursor’s position. Where a pixel holds several pairs, it shows the mean of their cosines.
figure-distance-matrix-table-blocks = Positions are compared in blocks of { $block }, by the mean over the pairs of two blocks, and the last block may reach beyond the last position; under the pointer stands the exact value of one pair.
figure-distance-matrix-table-outstanding =
    { NUMBER($count) ->
        [one] Position { $list } stands out; the colour scale ignores it.
       *[other] Positions { $list } stand out; the colour scale ignores them.
    }
figure-distance-matrix-table-lost =
    { NUMBER($count) ->
        [one] { $count } row is no different from the mean and has no cosine.
       *[other] { $count } rows are no different from the mean and have no cosine.
    }
read-table-distance = pos { $i } and { $j }, offset { $offset }: distance { $value }
read-table-cosine = pos { $i } and { $j }, offset { $offset }: cosine { $value }
read-table-no-cosine = pos { $i } and { $j }, offset { $offset }: no cosine, for one row is the mean

## distance-offset and similarity
figure-distance-offset-line-table = one point per offset, height is the mean
figure-distance-offset-table-caption = { $name }: at offset { $offset } the distance is { $mean } on average, with a standard deviation of { $deviation }.
figure-distance-offset-table-caption-single = { $name }: no two positions are here to be compared.
figure-distance-offset-table-alt = Line plot of mean distance against offset, 0 to { $last }, of { $name }. A band around it reaches one standard deviation either way.
figure-distance-offset-table-alone = The offset alone accounts for { $alone } % of the variance between pairs; in the formula it is 100 %.
figure-distance-offset-table-each = The line is the mean over all pairs of positions at an offset, and the band reaches one standard deviation of these pairs either way.
figure-distance-offset-table-some = The line is the mean over at most { $most } pairs of positions at an offset, evenly spaced, for { $offsets } offsets, and the band reaches one standard deviation of these pairs either way.
figure-distance-offset-table-order = If the rows were in random order, the expected mean distance would be { $mean } at every offset.
figure-distance-offset-table-left-out =
    { NUMBER($count) ->
        [one] Position { $list } stands out and is left out.
       *[other] Positions { $list } stand out and are left out.
    }
figure-distance-offset-table-mean = mean
figure-distance-offset-table-band = ± one standard deviation
figure-distance-offset-table-own = pos and pos + k
figure-distance-offset-table-shuffled = shuffled { $value }
read-table-distances = offset { $offset }: mean distance { $mean }, standard deviation { $deviation }, middle 80 % { $low } to { $high }, of { $pairs } { NUMBER($pairs) ->
    [one] pair
   *[other] pairs
 }
figure-similarity-line-table = one point per offset, height is the mean
figure-similarity-table-caption = { $name }: at offset { $offset } the dot product is { $mean } on average, with a standard deviation of { $deviation }.
figure-similarity-table-caption-cosine = { $name }: at offset { $offset } the cosine is { $mean } on average, with a standard deviation of { $deviation }; the mean of the table’s rows is taken off first.
figure-similarity-table-caption-single = { $name }: no two positions are here to be compared.
figure-similarity-table-alt = Line plot of mean dot product against offset, 0 to { $last }, of { $name }. A band around it reaches one standard deviation either way.
figure-similarity-table-alt-cosine = Line plot of mean cosine against offset, 0 to { $last }, of { $name }. A band around it reaches one standard deviation either way.
read-table-products = offset { $offset }: mean product { $mean }, standard deviation { $deviation }, middle 80 % { $low } to { $high }, of { $pairs } { NUMBER($pairs) ->
    [one] pair
   *[other] pairs
 }
read-table-cosines = offset { $offset }: mean cosine { $mean }, standard deviation { $deviation }, middle 80 % { $low } to { $high }, of { $pairs } { NUMBER($pairs) ->
    [one] pair
   *[other] pairs
 }
figure-trajectory-title-table = Rotations of the table
figure-heatmap-title-table = Position table
