"""Benchmarks a vectorised encoding of 2048 x 1024 in NumPy: the median of 25 runs in milliseconds, as JSON."""

import json
import platform
import statistics
import time

import numpy

N_POS, D_MODEL, BASE = 2048, 1024, 10_000.0


def encode():
    freqs = BASE ** (-numpy.arange(0, D_MODEL, 2) / D_MODEL)
    angles = numpy.arange(N_POS)[:, None] * freqs
    out = numpy.empty((N_POS, D_MODEL), dtype=numpy.float32)
    out[:, 0::2] = numpy.sin(angles)
    out[:, 1::2] = numpy.cos(angles)
    return out


times = []
for _ in range(25):
    start = time.perf_counter()
    encode()
    times.append(1000 * (time.perf_counter() - start))
print(json.dumps({"median": statistics.median(times), "numpy": numpy.__version__, "python": platform.python_version()}))
