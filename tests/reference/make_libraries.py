#!/usr/bin/env python3
"""Position tables as libraries write them, and what "Check mine" should say of each.

usage: make_libraries.py SOURCES   writes libraries/*.npy and libraries/wanted.json beside this file

Needs numpy 2.4.6, torch 2.15.0, transformers 5.24.0, timm 1.0.31, diffusers 0.42.1, keras-hub 0.32.0 (keras 3.15.1) and
jax 0.10.2. Of three libraries that no longer install with these, the functions themselves are run out of their
packages, which SOURCES is to hold as downloaded from PyPI: fairseq 0.12.2 (tar.gz), tensor2tensor 1.15.7 and trax 1.4.1
(whl); tensorflow-cpu 2.21.0 runs the second. What is made here by formula says so: `"by": "formula"`.
"""
import ast, json, math, os, pathlib, sys, tarfile, types, typing, zipfile

os.environ.setdefault("KERAS_BACKEND", "torch")
import numpy as np
import torch

HERE = pathlib.Path(__file__).parent / "libraries"
SOURCES = pathlib.Path(sys.argv[1])
WANTED = []
N, D = 40, 64


def want(name, by, table, says, **what):
    """Keeps a table in the type that the library gives it (bfloat16, which NumPy lacks, as float32)."""
    if isinstance(table, torch.Tensor):
        table = table.detach()
        table = (table.float() if table.dtype == torch.bfloat16 else table).numpy()
    table = np.ascontiguousarray(table)
    np.save(HERE / f"{name}.npy", table)
    WANTED.append({"file": name, "by": by, "says": says, **what})


def functions(source, names, given):
    """Functions and classes of a file, without its imports."""
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if getattr(node, "name", None) in names]
    for node in tree.body:
        node.decorator_list = []
    exec(compile(tree, "source", "exec"), given)
    return [given[name] for name in names]


# ---- transformers -------------------------------------------------------------------------------
HF = "transformers 5.24.0"
from transformers import LlamaConfig, Qwen2Config, Wav2Vec2ConformerConfig
from transformers.models.detr.modeling_detr import DetrSinePositionEmbedding
from transformers.models.distilbert.modeling_distilbert import create_sinusoidal_embeddings as distilbert
from transformers.models.fsmt.modeling_fsmt import SinusoidalPositionalEmbedding as Fsmt
from transformers.models.gptj.modeling_gptj import create_sinusoidal_positions as gptj
from transformers.models.informer.modeling_informer import InformerSinusoidalPositionalEmbedding as Informer
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding
from transformers.models.m2m_100.modeling_m2m_100 import M2M100SinusoidalPositionalEmbedding as M2m
from transformers.models.marian.modeling_marian import MarianSinusoidalPositionalEmbedding as Marian
from transformers.models.pegasus.modeling_pegasus import PegasusSinusoidalPositionalEmbedding as Pegasus
from transformers.models.qwen2.modeling_qwen2 import Qwen2RotaryEmbedding
from transformers.models.videomae.modeling_videomae import get_sinusoid_encoding_table as videomae
from transformers.models.wav2vec2_conformer.modeling_wav2vec2_conformer import (
    Wav2Vec2ConformerRelPositionalEmbedding as Conformer,
)
from transformers.models.whisper.modeling_whisper import sinusoids as whisper
from transformers.models.xlm.modeling_xlm import create_sinusoidal_embeddings as xlm

PAPER = {"layout": "Interleaved", "rule": "Paper", "base": 1e4, "first": 0, "step": 1, "scale": 1}
HALVES = {**PAPER, "layout": "Split", "convention": "halves"}
T2T = {**PAPER, "layout": "Split", "rule": "Denominator", "convention": "tensor2tensor"}
COS_FIRST = {**PAPER, "layout": "SplitCosFirst", "convention": "cosines-first"}
ROTARY = {**PAPER, "convention": "rotary"}

want("xlm", HF, xlm(N, D, torch.empty(N, D)), "known", **PAPER, level="F32")
want("distilbert", HF, distilbert(N, D, torch.empty(N, D)), "known", **PAPER, level="F32")
want("videomae", HF, videomae(N, D)[0], "known", **PAPER, level="F32")
marian = lambda kind: kind(N, D).create_weight() if hasattr(kind, "create_weight") else kind(N, D).weight
want("marian", HF, marian(Marian), "convention", **HALVES, level="F32")
want("pegasus", HF, marian(Pegasus), "convention", **HALVES, level="F32")
want("informer", HF, marian(Informer), "convention", **HALVES, level="F32")
want("gptj", HF, gptj(N, D), "convention", **HALVES, level="Single")
want("whisper", HF, whisper(N, D), "convention", **T2T, level="Single")
m2m = M2m(N, D, padding_idx=1)
want("m2m100-weights", HF, m2m.weights, "convention", **T2T, level="Single", zero=[1])
want("m2m100-forward", HF, m2m(torch.full((1, N), 7))[0], "convention", **{**T2T, "first": 2}, level="Single")
want("fsmt", HF, Fsmt.get_embedding(N, D, 1), "convention", **T2T, level="Single", zero=[1])
conformer = Conformer(Wav2Vec2ConformerConfig(max_source_positions=N // 2, hidden_size=D))
want("conformer-relative", HF, conformer.pe[0], "known", **{**PAPER, "first": N // 2 - 1, "step": -1}, level="Single")

positions = torch.arange(N)[None]
llama = LlamaRotaryEmbedding(LlamaConfig(hidden_size=D, num_attention_heads=1, head_dim=D))
cos, sin = (table[0] for table in llama(torch.zeros(1, N, D), positions))
want("llama-cos", HF, cos, "convention", **{**ROTARY, "layout": "CosHalves"}, level="Single")
want("llama-sin", HF, sin, "convention", **{**ROTARY, "layout": "SinHalves"}, level="Single")
want("llama-cos-sin", HF, torch.cat([cos, sin], 1), "convention", **{**ROTARY, "layout": "CosSinHalves"}, level="Single")
qwen = Qwen2Config(hidden_size=D, num_attention_heads=1, rope_parameters={"rope_type": "default", "rope_theta": 1e6})
cos, sin = (table[0] for table in Qwen2RotaryEmbedding(qwen)(torch.zeros(1, N, D, dtype=torch.bfloat16), positions))
want("qwen2-cos-bf16", HF, cos, "convention", **{**ROTARY, "layout": "CosHalves", "base": 1e6}, level="Bf16")
want("cos-sin-cache", "formula: vLLM keeps cosines and sines of all pairs side by side", torch.cat([cos[:, : D // 2], sin[:, : D // 2]], 1),
     "convention", **{**COS_FIRST, "base": 1e6}, level="Bf16")

GRID = {**PAPER, "convention": "grid"}
detr = lambda rows, cols, **more: DetrSinePositionEmbedding(D // 2, **more)(
    shape=torch.Size([1, 3, rows, cols]), device="cpu", dtype=torch.float32
)
flat = lambda table: table.flatten(2)[0].T if table.dim() == 4 else table[0]
want("detr", HF, flat(detr(6, 7)), "convention", **{**GRID, "first": 1, "grid": [6, 7]}, level="Single")
want("detr-normalized", HF, flat(detr(6, 7, normalize=True)), "convention",
     **{**GRID, "first": 2 * math.pi / 6, "step": 2 * math.pi / 6, "grid": [6, 7]}, level="Single")

# ---- diffusers, timm ----------------------------------------------------------------------------
from diffusers import DDIMScheduler
from diffusers.models.embeddings import get_2d_sincos_pos_embed, get_timestep_embedding
from timm.layers.pos_embed_sincos import build_sincos2d_pos_embed

DIFFUSERS, TIMM = "diffusers 0.42.1", "timm 1.0.31"
want("diffusers-ddpm", DIFFUSERS, get_timestep_embedding(torch.arange(N), D), "convention", **T2T, level="Single")
flipped = {"flip_sin_to_cos": True, "downscale_freq_shift": 0}
want("diffusers-unet", DIFFUSERS, get_timestep_embedding(torch.arange(N), D, **flipped), "convention", **COS_FIRST, level="Single")
scheduler = DDIMScheduler(steps_offset=1)
scheduler.set_timesteps(50)
want("diffusers-ddim-50", DIFFUSERS, get_timestep_embedding(scheduler.timesteps, D, **flipped), "convention",
     **{**COS_FIRST, "first": 981, "step": -20}, level="Single")
# Positions are stretched to a grid of 16, in float32.
want("diffusers-2d", DIFFUSERS, get_2d_sincos_pos_embed(D, 6), "convention",
     **{**GRID, "layout": "Split", "grid": [6, 6], "step": 16 / 6}, level="Single")
want("mae-class-token", DIFFUSERS, get_2d_sincos_pos_embed(D, 6, cls_token=True, extra_tokens=1, base_size=6), "convention",
     **{**GRID, "layout": "Split", "grid": [6, 6]}, level="F64", zero=[0])
want("timm-2d", TIMM, build_sincos2d_pos_embed([5, 8], D), "convention", **{**GRID, "layout": "Split", "grid": [5, 8]}, level="Single")
want("timm-2d-turned", TIMM, build_sincos2d_pos_embed([5, 8], D, reverse_coord=True, interleave_sin_cos=True), "convention",
     **{**GRID, "layout": "Split", "grid": [8, 5]}, level="Single")

# ---- Keras, JAX ---------------------------------------------------------------------------------
import jax.numpy as jnp
from keras_hub.layers import SinePositionEncoding

KERAS, JAX = "keras-hub 0.32.0", "jax 0.10.2; formula: flax's examples lm1b and wmt, sinusoidal_init"
for name, dtype, level in [("f32", "float32", "Single"), ("f16", "float16", "HalfAngles"), ("bf16", "bfloat16", "BrainAngles")]:
    table = SinePositionEncoding(dtype=dtype)(torch.zeros(1, N, D))[0]
    want(f"keras-{name}", KERAS, table, "known", **PAPER, level=level)
place = jnp.arange(N)[:, None]
falls = jnp.exp(jnp.arange(D // 2) * (-math.log(1e4) / (D // 2 - 1)))
want("flax-examples", JAX, np.asarray(jnp.concatenate([jnp.sin(place * falls), jnp.cos(place * falls)], 1)), "convention", **T2T, level="Single")

# ---- fairseq, tensor2tensor, trax: their functions, out of their packages ------------------------
with tarfile.open(SOURCES / "fairseq-0.12.2.tar.gz") as package:
    source = package.extractfile("fairseq-0.12.2/fairseq/modules/sinusoidal_positional_embedding.py").read()
given = {"math": math, "torch": torch, "nn": torch.nn, "Tensor": torch.Tensor, "Optional": typing.Optional, "Any": typing.Any}
(fairseq,) = functions(source, ["SinusoidalPositionalEmbedding"], given)
FAIRSEQ = "fairseq 0.12.2"
want("fairseq", FAIRSEQ, fairseq.get_embedding(N, D), "convention", **T2T, level="Single")
want("fairseq-padding-1", FAIRSEQ, fairseq.get_embedding(N, D, 1), "convention", **T2T, level="Single", zero=[1])
want("fairseq-padding-0", FAIRSEQ, fairseq.get_embedding(N, D, 0), "convention", **{**T2T, "first": 1}, level="Single", zero=[0])
want("fairseq-odd", FAIRSEQ, fairseq.get_embedding(N, D + 1), "convention", **T2T, level="Single", padded=True)

import tensorflow as tf

with zipfile.ZipFile(SOURCES / "tensor2tensor-1.15.7-py2.py3-none-any.whl") as package:
    source = package.read("tensor2tensor/layers/common_attention.py")
(timing,) = functions(source, ["get_timing_signal_1d"], {"math": math, "tf": tf.compat.v1})
T2T_BY = "tensor2tensor 1.15.7"
want("tensor2tensor", T2T_BY, timing(N, D)[0].numpy(), "convention", **T2T, level="Single")
want("tensor2tensor-from-10", T2T_BY, timing(N, D, start_index=10)[0].numpy(), "convention", **{**T2T, "first": 10}, level="Single")
want("tensor2tensor-odd", T2T_BY, timing(N, 33)[0].numpy(), "convention", **T2T, level="Single", padded=True)

with zipfile.ZipFile(SOURCES / "trax-1.4.1-py2.py3-none-any.whl") as package:
    source = package.read("trax/layers/attention.py")
(trax,) = functions(source, ["PositionalEncoding"], {"base": types.SimpleNamespace(Layer=object), "np": np, "jnp": jnp})
layer = types.SimpleNamespace(_max_len=N, _d_feature=None, _use_bfloat16=False, _start_from_zero_prob=1, _mode="eval")
trax.init_weights_and_state(layer, np.zeros((1, N, D)))
want("trax", "trax 1.4.1", np.asarray(layer.weights), "known", **PAPER, level="F32")

# ---- by formula: the tutorial of PyTorch, precisions, and mistakes -------------------------------
FORMULA = "formula"


def tutorial(n, d, dtype=torch.float32):
    """As in PyTorch's tutorial on language modelling with nn.Transformer: everything in one precision."""
    position = torch.arange(n, dtype=dtype).unsqueeze(1)
    falls = torch.exp(torch.arange(0, d, 2, dtype=dtype) * (-math.log(1e4) / d))
    table = torch.zeros(n, d, dtype=dtype)
    table[:, 0::2], table[:, 1::2] = torch.sin(position * falls), torch.cos(position * falls)
    return table


def paper(n=N, first=0.0, step=1.0, by=1.0, more=0.0):
    """The paper's, in float64; `by` multiplies exponents, `more` is added to the cosine's."""
    dim = np.arange(0, D, 2)
    position = (first + np.arange(n)[:, None]) * step
    table = np.empty((n, D))
    table[:, 0::2] = np.sin(position * 1e4 ** (-by * dim / D))
    table[:, 1::2] = np.cos(position * 1e4 ** (-(by * dim + more) / D))
    return table


want("tutorial-100", FORMULA, tutorial(100, D), "known", **PAPER, level="Single")
want("tutorial-1500", FORMULA, tutorial(1500, 48), "known", **PAPER, level="Single")
want("tutorial-half", FORMULA, tutorial(N, D, torch.float16), "known", **PAPER, level="HalfAngles")
want("tutorial-bfloat16", FORMULA, tutorial(N, D, torch.bfloat16), "known", **PAPER, level="BrainAngles")
want("stored-f64", FORMULA, paper(), "known", **PAPER, level="F64")
want("stored-f16", FORMULA, paper().astype(np.float16), "known", **PAPER, level="F16")
want("stored-bf16", FORMULA, torch.tensor(paper()).bfloat16(), "known", **PAPER, level="Bf16")
want("first-1", FORMULA, paper(first=1.0), "known", **{**PAPER, "first": 1}, level="F64")
want("hundredths", FORMULA, paper(step=0.01), "known", **{**PAPER, "step": 0.01}, level="F64")
want("turned", FORMULA, paper().T, "known", **PAPER, level="F64", turned=True)
want("times-root-d", FORMULA, paper().astype(np.float32) * np.float32(math.sqrt(D)), "convention",
     **{**PAPER, "scale": math.sqrt(D)}, convention="scaled", level="F32")
nerf = np.linspace(-1, 1, N)[:, None] * np.pi * 2.0 ** np.arange(10)
want("nerf", "formula: Mildenhall et al. 2020, equation 4, L = 10", np.stack([np.sin(nerf), np.cos(nerf)], 2).reshape(N, -1),
     "convention", layout="Interleaved", rule="Octaves", convention="octaves", level="F64")

row = paper()
row[7] = 0
want("row-zero", FORMULA, row, "row", **PAPER, row=7, why="Zero")
row = paper()
row[0] = 0
# The first position is that of the first row that is not zero.
want("padding-row", FORMULA, row, "known", **{**PAPER, "first": 1}, level="F64", zero=[0])
row = np.vstack([np.zeros(D), paper()[: N - 1]])
want("padding-row-before", FORMULA, row, "known", **PAPER, level="F64", zero=[0])
row = paper()
row[5] = row[4]
want("row-copied-over", FORMULA, row, "row", **PAPER, row=5, why="Copy")
want("row-repeated", FORMULA, np.insert(paper(), 5, paper()[4], 0)[:N], "row", **PAPER, row=5, why="Repeat")
row = paper()
row[9] = paper(first=300.0)[0]
want("row-wrong", FORMULA, row, "row", **PAPER, row=9, why="Other")
row = paper().astype(np.float32)
row[11, 6] = 0.5
want("entry-wrong", FORMULA, row, "off", **PAPER, off=1)
torch.manual_seed(7)
want("dropout", "torch 2.15.0, nn.Dropout(0.1)", torch.nn.Dropout(0.1)(tutorial(N, D)), "dropout", **{**PAPER, "scale": 1 / 0.9})
both = np.repeat(paper()[:, 0::2], 2, 1)
want("sine-twice", FORMULA, both, "convention", **{**ROTARY, "layout": "SinPairs"}, level="F64", lacks="cosines")
for name, step in [("angles-in-degrees", 180 / math.pi), ("angles-for-degrees", math.pi / 180)]:
    want(name, FORMULA, paper(step=step), "bug", **{**PAPER, "step": step}, bug="Degrees")
want("exponent-doubled", FORMULA, paper(by=2.0), "bug", **{**PAPER, "rule": "Exponent"}, bug="Exponent")
want("cosine-exponent", FORMULA, paper(more=1.0), "bug", **{**PAPER, "rule": "Cosine"}, bug="Cosine")

random = np.random.default_rng(7)
want("uniform", FORMULA, random.uniform(-1, 1, (N, D)).astype(np.float32), "unknown")
want("learned", "torch 2.15.0, nn.Embedding as it begins", torch.nn.Embedding(N, D).weight, "unknown")
want("rotary-of-noise", FORMULA, np.repeat(random.uniform(-1, 1, (N, D // 2)), 2, 1), "unknown")
want("zeros", FORMULA, np.zeros((N, D)), "nothing", why="Zeros")
want("tiny", FORMULA, np.full((N, D), 5e-324), "nothing", why="Constant")
want("ones", FORMULA, np.ones((N, D)), "nothing", why="Constant")
want("rows-alike", FORMULA, np.tile([0.1, 0.2, 0.3, 0.4], (200, 1)), "nothing", why="Rows")
want("rows-alike-encoding", FORMULA, np.tile(paper()[3], (N, 1)), "nothing", why="Rows")
want("columns-alike", FORMULA, np.tile(random.uniform(-1, 1, (N, 1)), (1, 16)), "unknown")

(HERE / "wanted.json").write_text("[\n" + ",\n".join(json.dumps(each) for each in WANTED) + "\n]\n")
print(len(WANTED), "tables", sum(file.stat().st_size for file in HERE.iterdir()), "bytes")
