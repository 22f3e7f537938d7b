### Words in the files that a reader saves from a figure.

export-not-a-png = The browser made no PNG of the picture.
export-too-large = The encoding of { $n } positions in { $d } dimensions has more than { $most } entries, the most that a file holds. Fewer positions or dimensions will do.
export-set = set
export-panel = panel
export-mark = mark
export-kind = kind
export-name = name
export-title = title
export-x = x
export-y = y
export-value = value
export-end = { $name }, to
export-line = line
export-curve = curve
export-dots = dots
export-area = area
export-bars = bars
export-rule = rule
export-words = words
export-cells = cells
export-some-points = Of { $count } whole positions along a curve, { $shown } are listed, evenly spaced.
export-places = Curves are listed at { $shown } places, evenly spaced along the axis.
export-some-cells = Of { $columns } columns and { $rows } rows of cells, { $shown_columns } and { $shown_rows } are listed, evenly spaced. Each number is that of its own cell, where a pixel may show the mean of several.
export-frequencies = Frequencies of the pairs, in radians per position: { $freqs }
