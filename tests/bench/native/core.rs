//! Benchmarks of the core, run by `cargo xtask bench`.

use criterion::{Criterion, criterion_group, criterion_main};
use phasor_core::closest::Closest;
use phasor_core::distance::{distance, distances_into, rms_distances_into};
use phasor_core::encoding::{PairLayout, RowEncoder, encode_into, freqs};
use phasor_core::encoding_raster::{EncodingMatrix, Positions};
use std::hint::black_box;

const BASE: f64 = 10_000.0;

fn encoding(c: &mut Criterion) {
    let freqs = freqs(1024, BASE);
    let mut one = vec![0.0; 1024];
    c.bench_function("encode one position, d_model 1024", |b| {
        b.iter(|| encode_into(black_box(&freqs), PairLayout::Interleaved, 12_345.0, &mut one));
    });
    let mut all = vec![0.0_f32; 2048 * 1024];
    c.bench_function("encode 2048 x 1024 to f32", |b| {
        b.iter(|| RowEncoder::new(black_box(&freqs)).write(0.0, &mut all));
    });
}

fn distances(c: &mut Criterion) {
    let freqs = freqs(1024, BASE);
    c.bench_function("distance, d_model 1024", |b| b.iter(|| distance(black_box(&freqs), 777.0)));
    let mut line = vec![0.0; 1000];
    c.bench_function("1000 distances, d_model 1024", |b| {
        b.iter(|| distances_into(black_box(&freqs), 0.0, 1.0, &mut line));
    });
    c.bench_function("1000 root mean square distances, d_model 1024", |b| {
        b.iter(|| rms_distances_into(black_box(&freqs), 1000.0, &mut line));
    });
    c.bench_function("closest of a million positions, d_model 128", |b| {
        let freqs = phasor_core::freqs(128, BASE);
        b.iter(|| Closest::search(black_box(&freqs), 1_000_000, 100_000));
    });
}

fn rasters(c: &mut Criterion) {
    for (d_model, n_pos) in [(512, 512), (12_288, 1 << 20)] {
        let matrix = EncodingMatrix {
            freqs: freqs(d_model, BASE),
            layout: PairLayout::Interleaved,
            n_pos,
            positions: Positions::Across,
        };
        let mut pixels = vec![0.0; 400 * 300];
        c.bench_function(&format!("heat map of {n_pos} x {d_model} on 400 x 300 pixels"), |b| {
            b.iter(|| black_box(&matrix).fill(400, 300, &mut pixels));
        });
    }
}

criterion_group!(core, encoding, distances, rasters);
criterion_main!(core);
