"""A live figure of positional encoding in JupyterLab, marimo and other notebooks (`pip install anywidget`).

`phasor-anywidget.js` stands beside the page, in `dist/` once it is built. `src` is where your browser finds the page.
"""

import pathlib

import anywidget
import traitlets

HERE = pathlib.Path(__file__).parent


class PhasorFigure(anywidget.AnyWidget):
    """A figure whose traits follow what is done in it, and which follows its traits.

    Every key of a link can be a trait: declare more of them in a subclass. `None` is the default. The key `layout` is the
    trait `pair_layout`: every widget has a `layout` of its own.
    """

    # Beside this file, if you copied it there.
    _esm = next(
        (path for path in [HERE / "phasor-anywidget.js", HERE.parents[1] / "dist" / "phasor-anywidget.js"] if path.exists()),
        "https://your.host/phasor/phasor-anywidget.js",
    )

    src = traitlets.Unicode("https://your.host/phasor/").tag(sync=True)
    figure = traitlets.Unicode("distance-matrix").tag(sync=True)
    d = traitlets.Int(128).tag(sync=True)
    base = traitlets.Float(10_000.0).tag(sync=True)
    n = traitlets.Int(50).tag(sync=True)
    pos = traitlets.Int(10).tag(sync=True)
    k = traitlets.Int(5).tag(sync=True)
    pair = traitlets.Int(0).tag(sync=True)
    schedule = traitlets.Unicode("geometric").tag(sync=True)
    pair_layout = traitlets.Unicode("interleaved").tag(sync=True)
    hide = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    theme = traitlets.Unicode(None, allow_none=True).tag(sync=True)
