# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = dimension, by wavelength
axis-plane = wavelength of the rotation
axis-cosine = cosine
read-table-entry = pos { $pos }, dimension { $dim }: { $value }
read-table-entry-of = pos { $pos }, dimension { $dim }, of wavelength { $wavelength }: { $value }
read-table-angle = pos { $pos }, rotation of wavelength { $wavelength }: angle { $angle }, radius { $radius }

## heatmap
figure-heatmap-line-table = one strip per position, one cell per dimension
figure-heatmap-line-table-apart = one strip per position; dimensions that turn fastest first
figure-heatmap-line-table-angles = one strip per position, one cell per rotation
figure-heatmap-table-caption = { $name }: the first { $n } of { $rows } positions, { $d } dimensions, as they are stored.
figure-heatmap-table-caption-sorted = { $name }: the first { $n } of { $rows } positions, { $d } dimensions in the order of the rotation that each follows most.
figure-heatmap-table-caption-angles = { $name }: the angle of each of { $n } positions in the { $count } rotations found.
figure-heatmap-table-alt = Heat map of { $name }: { $n } positions by { $d } dimensions, red for positive entries, blue for negative.
figure-heatmap-table-alt-sorted = Heat map of { $name }: { $n } positions by { $d } dimensions, those that repeat soonest first.
figure-heatmap-table-alt-angles = Heat map of angles of { $name }: { $n } positions in { $count } rotations, the fastest first.
figure-heatmap-table-details = Colours end at ±{ $range }, which 99 of 100 entries do not exceed. Where a pixel holds several entries, it shows their mean.
figure-heatmap-table-details-angles = Colours go once round with the angle, as in the heat map of the formula. Where a pixel holds several positions, it shows the mean of up to 16 points on the circle, paler the less these agree.
figure-heatmap-table-none = No rotation was found in this table, so entries are shown as they are stored.

## vector
label-row = row pos, red above 0, blue below
label-row-k = row pos + k
figure-vector-line-table = one bar per dimension, height is its value
figure-vector-table-caption = { $name }: the { $d } entries of one of { $rows } rows.
figure-vector-table-alt = Bars of value against dimension at the cursor’s position of { $name }: { $d } entries, red above 0 and blue below, between −{ $end } and { $end }. Dots show the row of position pos + k.
figure-vector-table-details = Dots along the upper edge are the dimensions that follow the rotation of the cursor’s pair more than the other rotations.
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
figure-distance-matrix-line-table = one cell per two positions
figure-distance-matrix-table-caption = { $name }: the distances between the first { $n } of { $rows } positions.
figure-distance-matrix-table-caption-cosine = { $name }: the cosines between the first { $n } of { $rows } positions, the mean of the table’s rows taken off.
figure-distance-matrix-table-half = Half of { $pairs } pairs in the table are at most { $half } apart.
figure-distance-matrix-table-alt = Heat map of distances between { $n } positions of { $name }, position i down, position j across. Dark cells are close, and colours end at { $end }.
figure-distance-matrix-table-alt-cosine = Heat map of cosines between { $n } positions of { $name }, position i down, position j across: red towards 1, blue towards −1.
figure-distance-matrix-table-details = Colours run from 0 to { $end }, which 99 of 100 pairs in the table do not exceed. The curve beside the matrix shows the distances to the cursor’s position. Where a pixel holds several pairs, it shows the root mean square of their distances.
figure-distance-matrix-table-details-cosine = Colours run from −1 to 1. The curve beside the matrix shows the cosines with the cursor’s position. Where a pixel holds several pairs, it shows the mean of their cosines.
figure-distance-matrix-table-blocks = Positions are compared in blocks of { $block }, by the mean over the pairs of two blocks, and the last block may reach beyond the last position; under the pointer stands the exact value of one pair.
figure-distance-matrix-table-outstanding =
    { NUMBER($count) ->
        [one] Position { $list } stands out, and colours take no account of it.
       *[other] Positions { $list } stand out, and colours take no account of them.
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
figure-distance-offset-table-order = Rows in random order would have { $mean } at any offset, but for chance.
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
