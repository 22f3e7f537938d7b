### What is handed on with a link, to stand in other people's pages and papers. Braces of its own are written {"{"} and
### {"}"}.

snippet-iframe = <iframe src="{ $link }" title="{ $title }" { $size } loading="lazy" allow="fullscreen; clipboard-write"></iframe>
snippet-component =
    <script src="{ $folder }phasor-figure.js"></script>
    <phasor-figure { $attributes }></phasor-figure>
snippet-citation =
    @software{"{"}phasor,
      author = {"{{"}The Phasor developers{"}}"},
      title = {"{"}Phasor: positional encoding, visible and exact{"}"},
      version = {"{"}{ $version }{"}"},
      year = {"{"}{ $year }{"}"},
      url = {"{"}{ $link }{"}"}
    {"}"}
