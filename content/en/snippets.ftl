### Code and citations for other pages and papers, which contain a link. Literal braces are written {"{"} and {"}"}.

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
