"""A live figure of positional encoding in JupyterLab, marimo and other notebooks (`pip install anywidget`).

`phasor-anywidget.js` is next to the page: in `dist/` after a build. `src` is the URL of the page.
"""

import pathlib

import anywidget
import traitlets

HERE = pathlib.Path(__file__).parent


class PhasorFigure(anywidget.AnyWidget):
    """A figure whose traits and parameters are bound both ways.

    Any key of a link can be a trait: declare further traits in a subclass. `None` means the default. The trait for the
    key `layout` is `pair_layout`, because every widget already has a trait `layout`.
    """

    # Next to this file if it was downloaded, in `dist` if it was built, otherwise on the host of the page.
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
