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
