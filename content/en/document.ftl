# The document around the page, and what it says before the program is there, or where it does not come.
document-title = Phasor: positional encoding, visible and exact
document-description = The sinusoidal positional encoding of Transformers as live figures: heat maps, circular trajectories, distances and wavelengths, computed exactly in your browser.
document-summary = The positional encoding of Transformers, visible and exact.
document-preview = The board of Phasor: the encoding matrix as angles, positions on circles, wavelengths and distances, under sliders for d_model, base and length
document-loading = Loading the figures…
document-no-script = The figures are computed in your browser by scripts, which are switched off here. Allow scripts on this page to see them.
document-print-note = This page was printed before all of it had been loaded: some figures are told in words. Print it once more to have them drawn.
document-reload = Reload the page
document-failure-no-webassembly = This browser cannot run WebAssembly, which computes the figures. Any current Firefox, Chrome, Edge or Safari can; some switch it off in a strict mode.
document-failure-download = The figures could not be loaded: a file did not arrive. Check the connection and reload the page.
document-failure-damaged = The figures could not be loaded: a file arrived incomplete or changed. Reload the page; if this happens again, its host is sending a wrong file.
document-failure-style = The figures could not be loaded: the page’s style sheet did not arrive, and without it they have no size. Reload the page.
document-failure-renewed = This page was published anew since it was opened here, and a file that it needs is gone.
document-failure-file = The figures could not be loaded: this page was opened as a file, and browsers do not let such a page load programs. Open it from a web server instead.
document-failure-frame = The figures could not be loaded: this page is in a sandboxed frame, and its host does not allow its files to be loaded from there. Open the page in a window of its own.
document-failure-start = The figures could not be started in this browser. A current version of Firefox, Chrome, Edge or Safari can show them.
