# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = dimension, fastest first
axis-plane = wavelength of the rotation
read-table-entry = pos { $pos }, dimension { $dim }: { $value }
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

## where the encoding comes from
param-source = Encoding
param-source-formula = formula
param-source-minilm = MiniLM, learned
param-source-whisper-decoder = Whisper decoder, learned
param-source-whisper-encoder = Whisper encoder
param-source-yours = yours
param-cells-apart-of-table = sorted
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
source-whisper-encoder-whose = Encoder of OpenAI’s Whisper tiny.en (MIT): not learned, but the formula in tensor2tensor’s form in binary16
source-coming = The table is on its way; meanwhile the formula is shown.
source-failed = The table did not arrive; the formula is shown.
source-again = Try again
source-drop = Your table stays in your browser, so a link cannot bring it: drop it again. Until then the formula is shown.
source-more = About this table
source-facts =
    { $name }: { NUMBER($count) ->
        [one] one rotation
       *[other] { $count } rotations
    }, R² { $r2 }
source-rotations =
    { $rows } positions × { $cols } dimensions. In the strongest { $components } principal components ({ $share } % of the variance) one matrix steps from each position to the next with R² { $r2 }; { NUMBER($count) ->
        [one] one pair of its eigenvalues turns.
       *[other] { $count } pairs of its eigenvalues turn.
    }
source-control = Controls: with the rows in random order R² is { $shuffled }. A smooth random curve turns too, but in no fewer than { $smooth } positions.
source-outside = Positions whose norm stands out: { $outside }.
source-outliers = fit the positions that stand out, too
source-cosines = cosines instead of distances
source-compare = Compare with the nearest formula: d_model { $d }, base { $base }
source-fixed = { $value } in this table
source-fixed-base = A table has no base
figure-formula-alone = follows the formula alone, not the table
board-line-of-table = Position { $pos }: norm { $norm } · distance to position { $other } (dashed): { $distance }
formula-of-table = PE({ $pos }, 0 … { $last }) = row { $pos } of { $name }
