//! Matrices are read from files and from text, and invalid input is reported.

use std::ops::{Add, ControlFlow};

use phasor_figures::check::TextParser;
use phasor_figures::check::axes::{LoadedMatrix, Note};
use phasor_figures::check::layout::Layout;
use phasor_figures::check::matrix::MOST_ENTRIES;
use phasor_figures::check::shortened::Visible;
use phasor_figures::check::{Form, Matrix, ReadError, words};

/// An NPY file, as documented in `numpy.lib.format`.
fn npy(version: u8, descr: &str, order: &str, shape: &str, numbers: &[u8]) -> Vec<u8> {
    let mut head = format!("{{'descr': '{descr}', 'fortran_order': {order}, 'shape': {shape}, }}");
    while !(head.len() + 11).is_multiple_of(64) {
        head.push(' ');
    }
    head.push('\n');
    let mut file = b"\x93NUMPY".to_vec();
    file.extend([version, 0]);
    let length = head.len() as u32;
    file.extend(if version == 1 { (length as u16).to_le_bytes().to_vec() } else { length.to_le_bytes().to_vec() });
    file.extend(head.bytes());
    file.extend(numbers);
    file
}

fn bytes<const N: usize>(numbers: impl IntoIterator<Item = [u8; N]>) -> Vec<u8> {
    numbers.into_iter().flatten().collect()
}

const SIX: [f64; 6] = [0.0, -1.5, 0.25, 3.0, -0.125, 1024.0];

#[test]
fn files_of_every_type_and_order_are_read() {
    // 0, −1.5, 0.25, 3, −0.125 and 1024 in binary16.
    let halves: [u16; 6] = [0x0000, 0xbe00, 0x3400, 0x4200, 0xb000, 0x6400];
    for version in [1, 2, 3] {
        let read =
            |descr: &str, numbers: &[u8]| Matrix::from_npy(&npy(version, descr, "False", "(2, 3)", numbers), 128);
        for (descr, numbers) in [
            ("<f8", bytes(SIX.map(f64::to_le_bytes))),
            (">f8", bytes(SIX.map(f64::to_be_bytes))),
            ("<f4", bytes(SIX.map(|number| (number as f32).to_le_bytes()))),
            (">f4", bytes(SIX.map(|number| (number as f32).to_be_bytes()))),
            ("<f2", bytes(halves.map(u16::to_le_bytes))),
            (">f2", bytes(halves.map(u16::to_be_bytes))),
        ] {
            let matrix = read(descr, &numbers).unwrap_or_else(|error| panic!("{descr}: {error:?}"));
            assert_eq!((matrix.rows, matrix.cols), (2, 3), "{descr}");
            assert_eq!(matrix.values, SIX, "{descr}");
        }
    }
    let fortran = npy(1, "<f8", "True", "(3, 2)", &bytes(SIX.map(f64::to_le_bytes)));
    let matrix = Matrix::from_npy(&fortran, 128).expect("a matrix");
    assert_eq!((matrix.rows, matrix.cols), (3, 2));
    assert_eq!(matrix.values, [0.0, 3.0, -1.5, -0.125, 0.25, 1024.0]);
}

#[test]
fn batch_axes_are_dropped_and_a_single_axis_is_reshaped() {
    let numbers = bytes(SIX.map(f64::to_le_bytes));
    for shape in ["(1, 2, 3)", "(2, 1, 3)", "(1, 1, 2, 3,)", "(2L, 3L)"] {
        let matrix = Matrix::from_npy(&npy(1, "<f8", "False", shape, &numbers), 128).expect(shape);
        assert_eq!((matrix.rows, matrix.cols), (2, 3), "{shape}");
    }
    let flat = npy(1, "<f8", "False", "(6,)", &numbers);
    assert_eq!(Matrix::from_npy(&flat, 2).map(|matrix| (matrix.rows, matrix.cols)), Ok((3, 2)));
    assert_eq!(Matrix::from_npy(&flat, 4), Err(ReadError::Flat { count: 6, d_model: 4 }));
    // With two axes, an axis of length 1 is no batch axis: this is one column.
    assert_eq!(Matrix::from_npy(&npy(1, "<f8", "False", "(6, 1)", &numbers), 2), Err(ReadError::TooSmall));
}

#[test]
fn small_and_special_binary16_numbers_are_read() {
    // The smallest positive number, the largest below 2⁻¹⁴, the largest of all, and −0.
    let halves = [0x0001_u16, 0x03ff, 0x7bff, 0x8000];
    let file = npy(1, "<f2", "False", "(2, 2)", &bytes(halves.map(u16::to_le_bytes)));
    let values = Matrix::from_npy(&file, 2).expect("a matrix").values;
    assert_eq!(values, [2_f64.powi(-24), 1023.0 * 2_f64.powi(-24), 65504.0, 0.0]);
    for special in [0x7c00_u16, 0x7e00] {
        let file = npy(1, "<f2", "False", "(2, 2)", &bytes([0, 0, 0, special].map(u16::to_le_bytes)));
        assert_eq!(Matrix::from_npy(&file, 2), Err(ReadError::NotFinite { row: 1, col: 1 }));
    }
}

#[test]
fn invalid_files_are_reported() {
    let read = |file: &[u8]| Matrix::from_npy(file, 128).expect_err("an error");
    let numbers = bytes(SIX.map(f64::to_le_bytes));
    assert_eq!(read(b""), ReadError::NotNpy);
    assert_eq!(read(b"\x93NUMPY"), ReadError::NotNpy);
    assert_eq!(read(b"PK\x03\x04 a zip"), ReadError::NotNpy);
    for descr in ["<f16", "|O", "<U5"] {
        assert_eq!(read(&npy(1, descr, "False", "(2, 3)", &numbers)), ReadError::Type(descr.into()));
    }
    let differ = bytes((0..24).map(|number| f64::from(number).to_le_bytes()));
    assert_eq!(read(&npy(1, "<f8", "False", "(2, 3, 4)", &differ)), ReadError::Shape("2, 3, 4".into()));
    assert_eq!(read(&npy(1, "<f8", "False", "(2, 4)", &numbers)), ReadError::Short { wanted: 64, got: 48 });
    // Reported immediately, in either order, without iterating over the other length.
    for shape in ["(0, 4)", "(4000000000, 0)", "(0, 18446744073709551615)"] {
        assert_eq!(read(&npy(1, "<f8", "True", shape, &[])), ReadError::Empty, "{shape}");
        assert_eq!(read(&npy(1, "<f8", "False", shape, &numbers)), ReadError::Empty, "{shape}");
    }
    let records = String::from_utf8(npy(1, "<f8", "False", "(2, 3)", &[])[10..].to_vec()).expect("a head");
    let records = records.replace("'<f8'", "[('a', '<f8')]");
    let length = (records.len() as u16).to_le_bytes();
    let records = [b"\x93NUMPY\x01\x00".as_slice(), &length, records.as_bytes()].concat();
    assert_eq!(read(&records), ReadError::Structured);
    let quoted = npy(1, "<f8", "False", "(2, 3)", &numbers);
    let quoted: Vec<u8> = quoted.iter().take(128).map(|byte| if *byte == b'\'' { b'"' } else { *byte }).collect();
    let quoted = [quoted.as_slice(), &numbers].concat();
    assert_eq!(Matrix::from_npy(&quoted, 128).map(|matrix| matrix.values), Ok(SIX.to_vec()));
    for shape in ["(1, 6)", "()"] {
        assert_eq!(read(&npy(1, "<f8", "False", shape, &numbers)), ReadError::TooSmall, "{shape}");
    }
    let large = format!("({MOST_ENTRIES}, 2)");
    assert_eq!(read(&npy(1, "<f8", "False", &large, &numbers)), ReadError::TooLarge);
    let absurd = "(18446744073709551615, 18446744073709551615)";
    assert_eq!(read(&npy(1, "<f8", "False", absurd, &numbers)), ReadError::TooLarge);
    // A file truncated anywhere causes no panic.
    let whole = npy(1, "<f8", "False", "(2, 3)", &numbers);
    for end in 0..whole.len() {
        assert!(Matrix::from_npy(&whole[..end], 128).is_err(), "{end}");
    }
}

#[test]
fn rows_are_read_from_tables_and_from_python_output() {
    for text in [
        "0,1,0.5\n-0.25,2,3",
        "0 1 .5\n-.25 2. 3\n",
        "0;1;0.5\r\n-0.25;2;3\r\n",
        "a\tb\tc\n0\t1\t0.5\n\n-0.25\t2\t3\n",
        "# positions by dimensions\n0 1 5e-1\n−0.25 2 3",
        "[[0, 1, 0.5], [-0.25, 2, 3]]",
        "[[ 0.    1.    0.5 ]\n [-0.25  2.    3.  ]]",
        "array([[ 0.  ,  1.  ,  0.5 ],\n       [-0.25,  2.  ,  3.  ]], dtype=float32)",
        "tensor([[ 0.0000,  1.0000,  0.5000],\n        [-0.2500,  2.0000,  3.0000]], dtype=torch.float64)",
        "[array([0. , 1. , 0.5]), array([-0.25,  2.  ,  3.  ])]",
        "\u{feff}0,1,0.5\r\n-0.25,2,3\r\n",
        "\"0\",\"1\",\"0.5\"\n\"-0.25\",\"2\",\"3\"\n",
        "s0,c0,s1\n0,1,0.5\n-0.25,2,3",
        "0,1,2\n0,1,0.5\n-0.25,2,3",
        "0;1;0,5\n-0,25;2;3\n",
        "0\t1\t5E-1\n-0,25\t2\t3\n",
        "[[np.float64(0.0), np.float64(1.0), np.float64(0.5)], [np.float64(-0.25), np.float64(2.0), np.float64(3.0)]]",
    ] {
        let matrix = Matrix::from_text(text, 128).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!((matrix.rows, matrix.cols), (2, 3), "{text}");
        assert_eq!(matrix.values, [0.0, 1.0, 0.5, -0.25, 2.0, 3.0], "{text}");
    }
    // With the index written by pandas, and with or without column names.
    for head in ["", ",0,1,2\n", ",s0,c0,s1\n", "pos,s0,c0,s1\n", "pos;0;1;2\n"] {
        let text = format!("{head}0,0,1,0.5\n1,-0.25,2,3\n2,0,0,1\n");
        let matrix = Matrix::from_text(&text, 128).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!((matrix.rows, matrix.cols), (3, 3), "{text}");
        assert_eq!(matrix.values, [0.0, 1.0, 0.5, -0.25, 2.0, 3.0, 0.0, 0.0, 1.0], "{text}");
    }
    // Numbers outside the brackets do not belong to the matrix.
    let around =
        Matrix::from_text("the 2 positions: [[0, 1, 0.5], [-0.25, 2, 3]] in 3 dimensions", 128).expect("a matrix");
    assert_eq!((around.rows, around.values), (2, vec![0.0, 1.0, 0.5, -0.25, 2.0, 3.0]));
    // A first column that counts up belongs to the matrix if there are only two rows or columns; so does a first row
    // that counts up if the columns have names.
    let values = |text: &str| Matrix::from_text(text, 128).expect(text).values;
    assert_eq!(values("0,5,6\n1,7,8"), [0.0, 5.0, 6.0, 1.0, 7.0, 8.0]);
    assert_eq!(values("0,5\n1,6\n2,7"), [0.0, 5.0, 1.0, 6.0, 2.0, 7.0]);
    assert_eq!(values("s0,c0,s1\n0,1,2\n3,4,5"), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    // The first row of an encoding with two dimensions is not a row of column names.
    assert_eq!(Matrix::from_text("0,1\n0.841,0.540", 2).map(|matrix| matrix.rows), Ok(2));
    let decimals = |text: &str| Matrix::from_text(text, 128).expect(text).decimals;
    assert_eq!(decimals("0.5 1.25\n1 0.1234"), Some(4));
    assert_eq!(decimals("1.00e+00 5.40e-01\n2.5e-3 1.00e+00"), Some(2));
}

/// Reads text without reshaping it.
fn read_text(text: &str) -> Result<LoadedMatrix, ReadError> {
    let mut parser = TextParser::new(text.to_owned());
    loop {
        if let ControlFlow::Break(read) = parser.advance() {
            return read;
        }
    }
}

#[test]
fn output_of_libraries_is_read() {
    for text in [
        // PyTorch: with a gradient, with a device, as a parameter, with a size.
        "tensor([[ 0.0000,  1.0000,  0.5000],\n        [-0.2500,  2.0000,  3.0000]], grad_fn=<AddBackward0>)",
        "tensor([[ 0.0000,  1.0000,  0.5000],\n        [-0.2500,  2.0000,  3.0000]], device='cuda:0', dtype=torch.float16)",
        "Parameter containing:\ntensor([[ 0.0000,  1.0000,  0.5000],\n        [-0.2500,  2.0000,  3.0000]],\n       requires_grad=True)",
        "tensor([[ 0.0000,  1.0000,  0.5000],\n        [-0.2500,  2.0000,  3.0000]])\ntorch.Size([2, 3])",
        "torch.Size([2, 3])\ntensor([[ 0.0000e+00,  1.0000e+00,  5.0000e-01],\n        [-2.5000e-01,  2.0000e+00,  3.0000e+00]])",
        "pe.shape = [2, 3]\n[[0, 1, 0.5], [-0.25, 2, 3]]",
        // Rows that continue on the next line.
        "[[ 0.    1.\n   0.5 ]\n [-0.25  2.\n   3.  ]]",
        // JAX, TensorFlow, MLX, CuPy.
        "Array([[ 0.  ,  1.  ,  0.5 ],\n       [-0.25,  2.  ,  3.  ]], dtype=float32)",
        "<tf.Tensor: shape=(2, 3), dtype=float32, numpy=\narray([[ 0.  ,  1.  ,  0.5 ],\n       [-0.25,  2.  ,  3.  ]], dtype=float32)>",
        "tf.Tensor(\n[[ 0.    1.    0.5 ]\n [-0.25  2.    3.  ]], shape=(2, 3), dtype=float32)",
        "array([[0, 1, 0.5],\n       [-0.25, 2, 3]], dtype=float32)",
        // Row by row, printed in a loop.
        "[0.  1.  0.5]\n[-0.25  2.    3.  ]",
        "0: [0.  1.  0.5]\n1: [-0.25  2.    3.  ]",
        // A batch, and identical heads.
        "[[[0, 1, 0.5], [-0.25, 2, 3]]]",
        "tensor([[[ 0.0000,  1.0000,  0.5000],\n         [-0.2500,  2.0000,  3.0000]],\n\n        [[ 0.0000,  1.0000,  0.5000],\n         [-0.2500,  2.0000,  3.0000]]])",
        // C source code.
        "{{0, 1, 0.5},\n {-0.25, 2, 3}}",
    ] {
        let matrix = Matrix::from_text(text, 128).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!((matrix.rows, matrix.cols, matrix.form), (2, 3, Form::Table), "{text}");
        assert_eq!(matrix.values, [0.0, 1.0, 0.5, -0.25, 2.0, 3.0], "{text}");
    }
    let list = read_text("tensor([1.0000, 0.1000, 0.0100, 0.0010])").expect("a list").matrix;
    assert_eq!((list.rows, list.cols, list.form, list.decimals), (1, 4, Form::List, Some(4)));
    assert_eq!(read_text("1.0\n0.1\n0.01").expect("a list").matrix.form, Form::List);
    assert_eq!(read_text("Float64[1.0, 0.1, 0.01]").expect("a list").matrix.form, Form::List);
    let masks = read_text("tensor([[ True, False],\n        [ True,  True]])").expect("truths");
    assert_eq!(masks.matrix.values, [1.0, 0.0, 1.0, 1.0]);
    let copies = read_text("[[[1, 2], [3, 4]], [[1, 2], [3, 4]], [[1, 2], [3, 4]]]").expect("copies");
    assert_eq!(copies.notes, [Note::Copies { shape: "3, 2, 2".into(), count: 3, is_middle: false }]);
    let three = "[[[1, 2, 9], [3, 4, 9]], [[5, 6, 9], [7, 8, 9]]]";
    assert_eq!(read_text(three), Err(ReadError::Shape("2, 2, 3".into())));
    assert_eq!(read_text(&"[".repeat(100_000).add("]")), Err(ReadError::Shape("…".into())));
}

/// What other programs than Python print, and source code. Three rows, because two may not tell rows from columns.
#[test]
fn output_and_source_code_of_other_languages_are_read() {
    let numbers = [0.0, 1.0, 0.25, 0.8415, 0.5403, 0.5, 0.9093, -0.4161, 0.75];
    for text in [
        // MATLAB, Octave, and Julia: with wrapped columns, a common factor, and as source code.
        "pe =\n\n         0    1.0000    0.2500\n    0.8415    0.5403    0.5000\n    0.9093   -0.4161    0.7500\n",
        "pe =\n\n  Columns 1 through 2\n\n  0  1.0000\n  0.8415  0.5403\n  0.9093  -0.4161\n\n  Column 3\n\n  0.2500\n  0.5000\n  0.7500\n",
        " Columns 1 and 2:\n\n  0  1.0000\n  0.8415  0.5403\n  0.9093  -0.4161\n\n Column 3:\n\n  0.2500\n  0.5000\n  0.7500\n",
        "pe =\n\n   1.0e+03 *\n\n  0  0.001  0.00025\n  0.0008415  0.0005403  0.0005\n  0.0009093  -0.0004161  0.00075\n",
        "pe = [0 1 0.25; 0.8415 0.5403 0.5; 0.9093 -0.4161 0.75];",
        "pe = [ ...\n  0, 1, 0.25; ...\n  0.8415, 0.5403, 0.5; ...\n  0.9093, -0.4161, 0.75 ];",
        "3×3 Matrix{Float64}:\n 0.0      1.0     0.25\n 0.8415   0.5403  0.5\n 0.9093  -0.4161  0.75",
        // R, with wrapped columns.
        "       [,1]    [,2] [,3]\n[1,] 0.0000  1.0000 0.25\n[2,] 0.8415  0.5403 0.50\n[3,] 0.9093 -0.4161 0.75",
        "       [,1]    [,2]\n[1,] 0.0000  1.0000\n[2,] 0.8415  0.5403\n[3,] 0.9093 -0.4161\n     [,3]\n[1,] 0.25\n[2,] 0.50\n[3,] 0.75",
        // libtorch, with wrapped columns and a common factor.
        " 0.0000  1.0000  0.2500\n 0.8415  0.5403  0.5000\n 0.9093 -0.4161  0.7500\n[ CPUFloatType{3,3} ]",
        "Columns 1 to 2  0.0000  1.0000\n  0.8415  0.5403\n  0.9093 -0.4161\n\nColumns 3 to 3  0.2500\n  0.5000\n  0.7500\n[ CPUFloatType{3,3} ]",
        "0.01 *\n  0  100.00  25.00\n 84.15  54.03  50.00\n 90.93 -41.61  75.00\n[ CPUFloatType{3,3} ]",
        // Rust: ndarray, candle, and an array.
        "[[0.0, 1.0, 0.25],\n [0.8415, 0.5403, 0.5],\n [0.9093, -0.4161, 0.75]], shape=[3, 3], strides=[3, 1], layout=Cc (0x5), const ndim=2",
        "[[ 0.0000,  1.0000,  0.2500],\n [ 0.8415,  0.5403,  0.5000],\n [ 0.9093, -0.4161,  0.7500]]\nTensor[[3, 3], f32]",
        "const PE: [[f32; 3]; 3] = [[0.0, 1.0, 0.25], [0.8415_f32, 0.5403, 0.5], [0.9093, -0.4161f32, 0.75]];",
        // C, Fortran, Go, Mathematica, Elixir.
        "static const float pe[3][3] = {\n  {0.0f, 1.0f, 0.25f},\n  {0.8415f, 0.5403f, 0.5f},\n  {0.9093f, -0.4161f, 0.75f}\n};",
        "  0.0000D+00  1.0000D+00  2.5000D-01\n  8.4150D-01  5.4030D-01  5.0000D-01\n  9.0930D-01 -4.1610D-01  7.5000D-01",
        "[[0 1 0.25] [0.8415 0.5403 0.5] [0.9093 -0.4161 0.75]]",
        "{{0., 1., 0.25}, {8.415*^-1, 0.5403, 0.5}, {0.9093, -0.4161, 0.75}}",
        "#Nx.Tensor<\n  f32[3][3]\n  [\n    [0.0, 1.0, 0.25],\n    [0.8415, 0.5403, 0.5],\n    [0.9093, -0.4161, 0.75]\n  ]\n>",
        // JavaScript: arrays and tables of a console.
        "[\n  Float32Array(3) [ 0, 1, 0.25 ],\n  Float32Array(3) [ 0.8415, 0.5403, 0.5 ],\n  Float32Array(3) [ 0.9093, -0.4161, 0.75 ]\n]",
        "{\"shape\": [3, 3], \"data\": [0, 1, 0.25, 0.8415, 0.5403, 0.5, 0.9093, -0.4161, 0.75]}",
        "┌─────────┬────────┬─────────┬──────┐\n│ (index) │   0    │    1    │  2   │\n├─────────┼────────┼─────────┼──────┤\n│    0    │   0    │    1    │ 0.25 │\n│    1    │ 0.8415 │ 0.5403  │ 0.5  │\n│    2    │ 0.9093 │ -0.4161 │ 0.75 │\n└─────────┴────────┴─────────┴──────┘",
        // Documents.
        "| pos | d0 | d1 | d2 |\n|----:|---|---|---|\n| 0 | 0 | 1 | 0.25 |\n| 1 | 0.8415 | 0.5403 | 0.5 |\n| 2 | 0.9093 | -0.4161 | 0.75 |",
        "\\begin{bmatrix}\n0 & 1 & 0.25 \\\\\n0.8415 & 0.5403 & 0.5 \\\\\n0.9093 & -0.4161 & 0.75\n\\end{bmatrix}",
        "\\begin{tabular}{lll}\\hline $0$ & $1$ & 0.25 \\\\ 0.8415 & 0.5403 & 0.5 \\\\ 0.9093 & -0.4161 & 0.75 \\\\ \\hline\\end{tabular}",
        "- - 0.0\n  - 1.0\n  - 0.25\n- - 0.8415\n  - 0.5403\n  - 0.5\n- - 0.9093\n  - -0.4161\n  - 0.75",
        "((0, 1, 0.25), (0.8415, 0.5403, 0.5), (0.9093, -0.4161, 0.75))",
        // Sessions and loops.
        "In [4]: pe = get()\n\nIn [5]: pe[:3]\nOut[5]: \narray([[ 0.    ,  1.    ,  0.25  ],\n       [ 0.8415,  0.5403,  0.5   ],\n       [ 0.9093, -0.4161,  0.75  ]])",
        ">>> print(pe[0, :3, :3])\ntensor([[ 0.0000,  1.0000,  0.2500],\n        [ 0.8415,  0.5403,  0.5000],\n        [ 0.9093, -0.4161,  0.7500]])\n>>>",
        "pos 0: 0 1 0.25\npos 1: 0.8415 0.5403 0.5\npos 2: 0.9093 -0.4161 0.75",
        "PE(0, 0) = 0\nPE(0, 1) = 1\nPE(0, 2) = 0.25\nPE(1, 0) = 0.8415\nPE(1, 1) = 0.5403\nPE(1, 2) = 0.5\nPE(2, 0) = 0.9093\nPE(2, 1) = -0.4161\nPE(2, 2) = 0.75",
        "pos,dim,value\n0,0,0\n1,0,0.8415\n2,0,0.9093\n0,1,1\n1,1,0.5403\n2,1,-0.4161\n0,2,0.25\n1,2,0.5\n2,2,0.75",
    ] {
        let matrix = read_text(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).matrix;
        assert_eq!((matrix.rows, matrix.cols, matrix.form), (3, 3, Form::Table), "{text}");
        // A factor of a power of ten is read as an exponent, which rounds once.
        assert_eq!(matrix.values, numbers, "{text}");
    }
    // A factor moves the decimals to which numbers are rounded.
    let decimals = |text: &str| read_text(text).expect(text).matrix.decimals;
    assert_eq!(decimals("1.0e+03 *\n0.0010 0.0005\n0.0003 0.0002\n"), Some(1));
    // Numbers in other places are not names, and a list of entries must be complete.
    assert_eq!(read_text("0,0,1\n0,1,2\n1,0,3\n").expect("numbers").matrix.cols, 3);
    assert!(read_text("x1: 2\nx2: y\n").is_err());
}

#[test]
fn printed_complex_numbers_are_read() {
    for text in [
        "tensor([[ 1.0000+0.0000j,  1.0000+0.0000j],\n        [ 0.5000+0.2500j, -0.5000-0.2500j]])",
        "array([[ 1. +0.j  ,  1. +0.j  ],\n       [ 0.5+0.25j, -0.5-0.25j]])",
        "[[ 1.        +0.j          1.        +0.j        ]\n [ 0.5       +0.25j       -0.5       -0.25j      ]]",
        "Array([[ 1. +0.j  ,  1. +0.j  ],\n       [ 0.5+0.25j, -0.5-0.25j]], dtype=complex64)",
        "[[(1+0j), (1+0j)], [(0.5+0.25j), (-0.5-0.25j)]]",
        "[[1, (1+0j)], [(5e-1+2.5e-01j), (-5e-1-2.5E-01j)]]",
        "[[np.complex64(1+0j), np.complex64(1+0j)], [np.complex64(0.5+0.25j), np.complex64(-0.5-0.25j)]]",
        "(1+0j),(1+0j)\n(0.5+0.25j),(-0.5-0.25j)",
        "1 + 0i, 1 + 0i\n0.5 + 0.25i, -0.5 - 0.25i",
        "[[[1+0j, 1+0j], [0.5+0.25j, -0.5-0.25j]], [[1+0j, 1+0j], [0.5+0.25j, -0.5-0.25j]]]",
    ] {
        let matrix = read_text(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).matrix;
        assert_eq!((matrix.rows, matrix.cols, matrix.form), (2, 4, Form::Complex), "{text}");
        assert_eq!(matrix.values, [1.0, 0.0, 1.0, 0.0, 0.5, 0.25, -0.5, -0.25], "{text}");
    }
    assert_eq!(
        read_text("[[1j, -0.5j], [+2j, 0]]").expect("numbers").matrix.values,
        [0.0, 1.0, 0.0, -0.5, 0.0, 2.0, 0.0, 0.0]
    );
    for wrong in ["[[1+xj, 2], [3, 4]]", "[[1, 2], [3+1j, 4]]", "[[1, j], [3, 4]]", "1 - 2\n3 - 4", "1 -\n2 -"] {
        assert!(read_text(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn tables_with_column_and_row_names_are_read() {
    let numbers = [0.0, 1.0, 0.8, 0.5, 0.9, -0.4];
    for (text, is_indexed) in [
        (",0,1\n0,0,1\n1,0.8,0.5\n2,0.9,-0.4\n", true),
        ("Unnamed: 0,s,c\n5,0,1\n6,0.8,0.5\n7,0.9,-0.4\n", true),
        ("index,s,c\n0,0,1\n10,0.8,0.5\n20,0.9,-0.4\n", true),
        ("pos;s;c\n1;0;1\n2;0,8;0,5\n3;0,9;-0,4\n", true),
        ("pos\tsin 0\tcos 0\n0\t0\t1\n1\t0.8\t0.5\n2\t0.9\t-0.4\n", true),
        (
            "\"\",\"sin, 0\",\"cos, 0\"\r\n\"0\",\"0\",\"1\"\r\n\"1\",\"0.8\",\"0.5\"\r\n\"2\",\"0.9\",\"-0.4\"\r\n",
            true,
        ),
        ("\"pos\nition\",\"s\",\"c\"\n0,0,1\n1,0.8,0.5\n2,0.9,-0.4\n", true),
        ("1,0,1\n2,0.8,0.5\n3,0.9,-0.4\n", true),
        ("sin 0,cos 0\n0,1\n0.8,0.5\n0.9,-0.4\n", false),
        ("\"0\",\"1\"\n\"0,8\",\"0,5\"\n\"0,9\",\"-0,4\"\n", false),
        ("token,s,c\nthe,0,1\ncat,0.8,0.5\nsat down,0.9,-0.4\n", false),
        (",s,c\np0,0,1\np1,0.8,0.5\np2,0.9,-0.4\n", false),
        ("p0,0,0.1e1\np1,0.8,0.5\np2,0.9,-0.4\n", false),
        ("# sines, cosines\ns,c\n0,1\n0.8,0.5\n0.9,-0.4", false),
        ("0, 1,\n0.8, 0.5,\n0.9, -0.4,\n", false),
        ("          s     c\n0       0.0   1.0\n1       0.8   0.5\n2       0.9  -0.4\n", true),
    ] {
        let read = read_text(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!((read.matrix.rows, read.matrix.cols), (3, 2), "{text}");
        assert_eq!(read.matrix.values, numbers, "{text}");
        assert_eq!(read.notes, if is_indexed { vec![Note::Index] } else { vec![] }, "{text}");
    }
    // Increasing integers that do not count up by 1 from 0 or 1 belong to the table, unless the name of their column
    // marks an index.
    assert_eq!(read_text("s,c,d\n0,1,2\n5,3,4\n9,5,6\n").expect("numbers").matrix.cols, 3);
    assert_eq!(read_text("a,b\n1,2\n3,x"), Err(ReadError::NotNumber { row: 2, word: "x".into() }));
    assert_eq!(read_text("a,b,c\n1,,2\n3,4,5"), Err(ReadError::Ragged { row: 2, got: 3, wanted: 2 }));
}

#[test]
fn a_mask_is_recognised() {
    let mask = "tensor([[0., -inf, -inf],\n        [0., 0., -inf],\n        [0., 0., 0.]])";
    assert!(Matrix::from_text(mask, 128).is_ok_and(|matrix| matrix.values[1] == f64::NEG_INFINITY), "it is causal");
    let other = mask.replacen("-inf", "0.", 1);
    assert_eq!(Matrix::from_text(&other, 128), Err(ReadError::Mask));
    let other = mask.replacen("0.", "0.5", 1);
    assert_eq!(Matrix::from_text(&other, 128), Err(ReadError::NotFinite { row: 0, col: 1 }));
}

#[test]
fn long_text_is_read_in_slices() {
    let row = format!("[{}]", "0.5, ".repeat(512));
    for text in [format!("[{}]", vec![row; 1024].join(",\n")), "0.5,".repeat(512).add("\n").repeat(1024)] {
        let mut parser = TextParser::new(text);
        let mut slices = 1;
        while parser.advance().is_continue() {
            slices += 1;
        }
        assert!(slices > 30, "{slices}");
    }
}

#[test]
fn text_without_a_matrix_is_reported() {
    let read = |text: &str| Matrix::from_text(text, 128).expect_err(text);
    assert_eq!(read(""), ReadError::Empty);
    assert_eq!(read("nothing here"), ReadError::Empty);
    assert_eq!(read("1 2\n3 4\n5"), ReadError::Ragged { row: 3, got: 1, wanted: 2 });
    assert_eq!(read("[[1, 2], [3, 4, 5]]"), ReadError::Ragged { row: 2, got: 3, wanted: 2 });
    assert_eq!(read("1 2\n3 x4"), ReadError::NotNumber { row: 2, word: "x4".into() });
    // Column names are allowed only in the first row.
    assert_eq!(read("a b\nc d\n1 2"), ReadError::NotNumber { row: 1, word: "c".into() });
    assert_eq!(read("1\na\n2"), ReadError::NotNumber { row: 2, word: "a".into() });
    assert_eq!(read("] 1 2 ["), ReadError::TooSmall);
    assert_eq!(read("1 2\nnan 4"), ReadError::NotFinite { row: 1, col: 0 });
    assert_eq!(read("1 2\n3 inf"), ReadError::NotFinite { row: 1, col: 1 });
    assert_eq!(read("[[0., 1., ..., 2.],\n [1., 2., ..., 3.]]"), ReadError::Shortened(None));
    assert_eq!(read("1 2 3"), ReadError::TooSmall);
    assert_eq!(read("1\n2\n3"), ReadError::TooSmall);
}

#[test]
fn lists_of_other_languages_are_read() {
    let numbers = [1.0, 0.75, 0.5625, 0.4375, 0.25, 0.125, 0.0625, 0.03125];
    let all = |separator: &str| numbers.map(|number| number.to_string()).join(separator);
    let lines = |line: &dyn Fn(usize, f64) -> String| {
        let lines = numbers.iter().enumerate().map(|(index, number)| line(index, *number));
        lines.collect::<Vec<_>>().join("\n")
    };
    for text in [
        format!("8-element Vector{{Float64}}:\n{}", all("\n ")),
        format!("Float64[{}]", all(", ")),
        format!(" [1] {}\n [5] {}", "1 0.75 0.5625 0.4375", "0.25 0.125 0.0625 0.03125"),
        format!("inv_freq = [{}];", all("; ")),
        format!("static const float inv_freq[8] = {{{}f}};", all("f, ")),
        format!("let inv_freq: [f32; 8] = [{}];", all(", ")),
        format!("[{}], shape=[8], strides=[1], layout=CFcf (0xf), const ndim=1", all(", ")),
        format!("Float32Array(8) [\n  {}\n]", all(", ")),
        format!("{}\n[ CPUFloatType{{8}} ]", all("\n")),
        format!("inv_freq:\n  - {}", all("\n  - ")),
        format!("- {}", all("\n- ")),
        lines(&|index, number| format!("{index}: {number}")),
        lines(&|index, number| format!("pair {index}: {number}")),
        lines(&|index, number| format!("inv_freq[{index}] = {number}")),
        format!("{{\n{}\n}}", lines(&|index, number| format!("  '{index}': {number},"))),
        format!("pair,freq\n{}", lines(&|index, number| format!("{index},{number}"))),
        format!("| pair | freq |\n|---|---|\n{}", lines(&|index, number| format!("| {index} | {number} |"))),
    ] {
        let matrix = read_text(&text).unwrap_or_else(|error| panic!("{text}: {error:?}")).matrix;
        assert_eq!((matrix.form, matrix.values), (Form::List, numbers.to_vec()), "{text}");
    }
}

/// A print of the paper's encoding with the given number of decimals, and the first and last three rows and columns.
fn shortened_print(rows: usize, cols: usize, base: f64, is_split: bool, decimals: usize) -> String {
    let entry = |row: usize, col: usize| {
        let (pair, is_sine) =
            if is_split { (col % (cols / 2), col < cols / 2) } else { (col / 2, col.is_multiple_of(2)) };
        let angle = row as f64 * base.powf(-2.0 * pair as f64 / cols as f64);
        if is_sine { angle.sin() } else { angle.cos() }
    };
    let part = |row: usize, cols: std::ops::Range<usize>| {
        cols.map(|col| format!("{:.decimals$}", entry(row, col))).collect::<Vec<_>>().join(", ")
    };
    let line = |row: usize| format!("[{}, ..., {}]", part(row, 0..3), part(row, cols - 3..cols));
    let lines = |rows: std::ops::Range<usize>| rows.map(line).collect::<Vec<_>>().join(",\n ");
    format!("tensor([{},\n ...,\n {}])", lines(0..3), lines(rows - 3..rows))
}

#[test]
fn visible_entries_of_a_shortened_print_are_compared_with_the_formula() {
    let visible = |text: &str| match read_text(text) {
        Err(ReadError::Shortened(visible)) => visible,
        other => panic!("{other:?}"),
    };
    for (cols, base, is_split) in [(512, 10_000, false), (768, 10_000, true), (64, 500_000, false)] {
        let text = shortened_print(5000, cols, f64::from(base), is_split, 8);
        let layout = if is_split { Layout::Split } else { Layout::Interleaved };
        // The positions of the last rows are known only with the size.
        let found = Visible { entries: 18, layout, base, dims: [cols; 2] };
        assert_eq!(visible(&text), Some(found));
        for size in [format!("torch.Size([1, 5000, {cols}])\n"), format!("shape=(5000, {cols})\n")] {
            assert_eq!(visible(&(size + &text)), Some(Visible { entries: 36, ..found }));
        }
    }
    // Two decimals do not tell 512 from its neighbours.
    let rough = visible(&shortened_print(5000, 512, 1e4, false, 2)).expect("entries of the formula");
    assert!(rough.dims[0] < 512 && rough.dims[1] > 512, "{rough:?}");
    // One entry is off, in a row whose position is known.
    let wrong = shortened_print(5000, 512, 1e4, false, 8).replacen("0.84147098", "0.84147198", 1);
    assert_eq!(visible(&wrong), None);
    // All columns are visible.
    let narrow = "[[0.0000, 1.0000, 0.0000, 1.0000], [0.8415, 0.5403, 0.0100, 1.0000], [0.9093, -0.4161, 0.0200, 0.9998], …, [0, 0, 0, 0]]";
    let found = visible(narrow).expect("entries of the formula");
    assert_eq!((found.dims, found.entries), ([4, 4], 12));
    assert_eq!(visible("[[0., 1., ..., 2.],\n [1., 2., ..., 3.]]"), None);
    assert_eq!(visible("... the table [[1, 2], [3, x]]"), None);
}

#[test]
fn numbers_are_read_up_to_the_limit() {
    let lines = |count: usize| Matrix::from_text(&["0 ".repeat(1 << 11), "\n".to_owned()].concat().repeat(count), 128);
    let max_rows = MOST_ENTRIES >> 11;
    assert_eq!(lines(max_rows).map(|matrix| (matrix.rows, matrix.cols)), Ok((max_rows, 1 << 11)));
    assert_eq!(lines(max_rows + 1), Err(ReadError::TooLarge));
}

/// Except `UnsupportedFormat`: see `check_files.rs`.
#[test]
fn every_error_has_a_message() {
    let [row, col, got, wanted] = [2, 3, 4, 5];
    for error in [
        ReadError::Empty,
        ReadError::NotNpy,
        ReadError::Type("<i8".into()),
        ReadError::Structured,
        ReadError::Shape("2, 3, 4".into()),
        ReadError::Type("f".repeat(30_000)),
        ReadError::Short { wanted, got },
        ReadError::NotNumber { row, word: "x".into() },
        ReadError::Ragged { row, got, wanted },
        ReadError::NotFinite { row, col },
        ReadError::Shortened(None),
        ReadError::Shortened(Some(Visible {
            entries: 36,
            layout: Layout::Interleaved,
            base: 10_000,
            dims: [384, 512],
        })),
        ReadError::TooLarge,
        ReadError::TooSmall,
        ReadError::Flat { count: 6, d_model: 4 },
        ReadError::Npz,
        ReadError::Packed,
        ReadError::Safetensors,
        ReadError::LongHead,
        ReadError::NoTable { count: 0 },
        ReadError::Unknown,
        ReadError::Mask,
    ] {
        let message = words::error(&error);
        assert!(matches!(error, ReadError::NotNumber { .. }) == message.contains("“x”"), "{message}");
        assert!(
            matches!(&error, ReadError::Type(name) if name.len() > 40)
                == message.contains(&format!("{}…", "f".repeat(40))),
            "{message}"
        );
        assert!(message.len() > 20 && message.len() < 400 && !message.contains(['{', '}', '⟨']), "{message}");
    }
}
