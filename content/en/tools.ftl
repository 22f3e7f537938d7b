### What a reader asks for: sharing, saving, code, checks.

tools-open = Share
tools-short = Share
tools-keys = Single keys act: Space plays, R reveals, F fills the screen
tools-page = Share and save
tools-close = Close
tools-later = A file did not arrive. Check the connection and try again.
tools-damaged = A file arrived incomplete or changed. Its host, or something on the way, is sending a wrong file.
tools-renewed = The page was published anew since it was opened here. Reload it, and try again.
tools-share = Share
tools-save = Save
tools-code = As code
tools-check = Check mine
tools-copy = Copy
tools-copy-name = Copy: { $name }
tools-copied = Copied: { $name }
tools-selected = This browser does not let the page copy. { $name } is selected: press Ctrl+C, or ⌘C on a Mac.

## Sharing
share-name = Phasor: positional encoding, visible and exact
share-year = 2026
share-board = The board: its usual four figures
share-one-figure = The board: one figure, { $id }
share-some-figures = The board: { $count } figures
share-figures-help = Tick the figures that stand on the board, in the order in which they should stand. Beside each is its id, which links and attributes use.
share-controls = Controls that stay
share-view = Shown as
share-view-page = page
share-view-embed = figures alone, to embed
share-view-slide = slide
share-sentence = Put my sentence into the link: “{ $sentence }”
share-sentence-cut = A link carries the first { $most } characters of a sentence.
share-preview = Preview
share-link = Link
share-picture = Picture of the board (PNG)
share-file = This page is a file on your device. Its links hold the folder that it is in, and lead others nowhere.
share-picture-done = The picture is on its way to your downloads.
share-iframe = Frame for a web page
share-component = Element for a web page
share-slide = Link to a slide
share-citation = Citation
share-bibtex = BibTeX
share-frame-size = width="100%" height="720"
share-slide-size = width="960" height="540"
share-cited = The Phasor developers ({ $year }). Phasor: positional encoding, visible and exact (version { $version }). { $link }

## Saving
save-figure = Figure
save-format = Format
save-png = PNG
save-svg = SVG
save-csv = CSV
save-npy-f32 = NPY, f32
save-npy-f64 = NPY, f64
save-png-help = A picture in pixels, with title, legend, parameters and link. The parameters and the link are also in the file itself.
save-svg-help = A picture that stays sharp at any size, with title, legend, parameters and link. Heat maps are images in it.
save-csv-help = The numbers that the figure shows, as a table that begins with its parameters and link.
save-npy-help = The whole encoding, a row for each position, for numpy.load.
save-size = Pixels
save-once = 1×
save-twice = 2×
save-four = 4×
save-paper = Paper
save-opaque = plain
save-clear = transparent
save-ink = Colours
save-download = Download
save-copy = Copy
save-working = Working…
save-done = { $name }, { $size } kB
save-perhaps = { $name }, { $size } kB, was handed to the browser. If no file appears, the frame that this page is in may save none: open the page in a window of its own.
save-copied = Copied
save-failed = Nothing was saved: { $reason }
save-no-canvas = this browser has no canvas of that size. A smaller number of pixels may do.
save-no-downloads = the frame that this page is in may save no files. Open the page in a window of its own.
save-no-clipboard = this browser gives the page no clipboard. The file can be downloaded instead.
