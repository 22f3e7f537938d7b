# Wavelengths that blocks of rotary parameters come to, worked out with 50 digits by the definitions in the papers and in
# Transformers' modeling_rope_utils.py, independently of src/core. Needs mpmath: python3 make_rope.py .
import csv, json, os, sys
import mpmath as mp

mp.mp.dps = 50
OUT = sys.argv[1]

BLOCKS = {
    "plain": {"rope_theta": 10000.0, "head_dim": 64, "max_position_embeddings": 2048},
    "linear": {"rope_theta": 10000, "head_dim": 128, "rope_scaling": {"type": "linear", "factor": 4.0}, "max_position_embeddings": 4096},
    "dynamic": {"hidden_size": 4096, "num_attention_heads": 32, "max_position_embeddings": 2048, "rope_theta": 10000.0,
                "rope_scaling": {"rope_type": "dynamic", "factor": 2.0}},
    "yarn": {"head_dim": 128, "rope_theta": 1000000.0, "max_position_embeddings": 131072,
             "rope_parameters": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 32768}},
    "yarn-unrounded": {"head_dim": 64, "rope_theta": 150000, "rope_scaling": {"rope_type": "yarn", "factor": 32.0, "beta_fast": 32.0,
                       "beta_slow": 1.0, "original_max_position_embeddings": 4096, "truncate": False}},
    "llama3": {"head_dim": 128, "max_position_embeddings": 131072, "rope_theta": 500000.0,
               "rope_scaling": {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
                                "original_max_position_embeddings": 8192, "rope_type": "llama3"}},
    "partial": {"rope_parameters": {"rope_type": "linear", "rope_theta": 25000.0, "factor": 2, "partial_rotary_factor": 0.25}, "head_dim": 80},
    "long": {"head_dim": 8, "rope_theta": 10000.0, "original_max_position_embeddings": 4096, "max_position_embeddings": 131072,
             "rope_scaling": {"type": "longrope", "short_factor": [1, 1, 1, 1], "long_factor": [1.05, 2.5, 30.0, 64.25]}},
    "no-band": {"head_dim": 128, "rope_theta": 500000.0,
                "rope_scaling": {"factor": 16.0, "high_freq_factor": 1.0, "low_freq_factor": 1.0,
                                 "original_max_position_embeddings": 8192, "rope_type": "llama3"}},
    "alpha": {"head_dim": 128, "rope_theta": 10000.0, "rope_scaling": {"type": "dynamic", "alpha": 1000.0, "factor": 1.0}},
    "ntk": {"head_dim": 64, "rope_theta": 10000.0, "rope_scaling": {"type": "ntk", "factor": 4.0}},
    "proportional": {"head_dim": 512, "rope_theta": 1000000.0,
                     "rope_parameters": {"rope_type": "proportional", "partial_rotary_factor": 0.25, "factor": 2.0}},
}


def scaled(name):
    block = BLOCKS[name]
    inner = block.get("rope_parameters") or block.get("rope_scaling") or {}
    get = lambda key, default=None: inner.get(key, block.get(key, default))
    base = mp.mpf(get("rope_theta"))
    head = get("head_dim") or block["hidden_size"] // block["num_attention_heads"]
    d = int(head * get("partial_rotary_factor", 1))
    # The proportional kind turns a part of the pairs of the whole head, whose exponents stay as they are.
    over = head if inner.get("rope_type") == "proportional" else d
    kind = inner.get("rope_type", inner.get("type", "default"))
    trained = mp.mpf(get("original_max_position_embeddings") or get("max_position_embeddings") or 0)
    factor = mp.mpf(inner.get("factor", 1))
    plain = [2 * mp.pi * mp.power(base, mp.mpf(2 * i) / over) for i in range(d // 2)]

    def one(i):
        wave = plain[i]
        if kind in ("linear", "proportional"):
            return wave * factor
        if kind == "ntk" or "alpha" in inner:
            grown = base * mp.mpf(inner.get("alpha", factor)) ** (mp.mpf(d) / (d - 2))
            return 2 * mp.pi * mp.power(grown, mp.mpf(2 * i) / d)
        if kind == "dynamic":
            # An input `factor` times as long as the trained length.
            grown = base * (factor * factor - (factor - 1)) ** (mp.mpf(d) / (d - 2))
            return 2 * mp.pi * mp.power(grown, mp.mpf(2 * i) / d)
        if kind == "yarn":
            # The place at which a pair makes so many turns: trained/wave = turns, solved for i.
            place = lambda turns: mp.mpf(d) / 2 * mp.log(trained / (2 * mp.pi * turns), base)
            first, last = place(inner.get("beta_fast", 32)), place(inner.get("beta_slow", 1))
            if inner.get("truncate", True):
                first, last = mp.floor(first), mp.ceil(last)
            first, last = max(first, 0), min(last, d - 1)
            ramp = min(max((i - first) / (last - first), 0), 1)
            return 1 / (ramp / (factor * wave) + (1 - ramp) / wave)
        if kind == "llama3":
            low, high = inner["low_freq_factor"], inner["high_freq_factor"]
            if wave < trained / high:
                return wave
            if wave > trained / low:
                return wave * factor
            smooth = (trained / wave - low) / (high - low)
            return 1 / ((1 - smooth) / (factor * wave) + smooth / wave)
        if kind == "longrope":
            return wave * mp.mpf(inner["long_factor"][i])
        return wave

    return [(plain[i], one(i)) for i in range(d // 2)]


with open(os.path.join(OUT, "rope_blocks.json"), "w") as file:
    json.dump(BLOCKS, file, indent=1)
    file.write("\n")
with open(os.path.join(OUT, "rope_wavelengths.csv"), "w", newline="") as file:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["block", "pair", "plain", "scaled"])
    for number, name in enumerate(BLOCKS):
        for pair, both in enumerate(scaled(name)):
            rows.writerow([number, pair] + [mp.nstr(value, 17) for value in both])
