//! Files with several arrays: only some byte ranges are read, an array can be chosen, and errors are reported.

use miniz_oxide::deflate::compress_to_vec;
use phasor_figures::check::arrays::Array;
use phasor_figures::check::axes::{LoadedMatrix, Note};
use phasor_figures::check::foreign::UnsupportedFormat;
use phasor_figures::check::input::CheckInput;
use phasor_figures::check::matrix::MOST_ENTRIES;
use phasor_figures::check::partial_file::{PartialFile, ReadStop};
use phasor_figures::check::{Form, ReadError, words};
use rawzip::{CompressionMethod, ZipArchiveWriter};
use std::io::Write;

/// An NPY file of these bytes.
pub(crate) fn npy(descr: &str, shape: &str, numbers: &[u8]) -> Vec<u8> {
    let head = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}");
    let head = format!("{head:<117}\n");
    [b"\x93NUMPY\x01\x00\x76\x00".as_slice(), head.as_bytes(), numbers].concat()
}

fn f4(numbers: impl IntoIterator<Item = f64>) -> Vec<u8> {
    numbers.into_iter().flat_map(|number| (number as f32).to_le_bytes()).collect()
}

/// Distinct numbers: no slices of an array of them are equal.
fn counted(count: usize) -> Vec<f64> {
    (0..count).map(|number| number as f64).collect()
}

fn zip(members: &[(&str, Vec<u8>)], is_deflated: bool) -> Vec<u8> {
    let mut file = Vec::new();
    let mut archive = ZipArchiveWriter::new(&mut file);
    for (name, bytes) in members {
        let method = if is_deflated { CompressionMethod::DEFLATE } else { CompressionMethod::STORE };
        let (mut entry, config) = archive.new_file(name).compression_method(method).start().expect("a member");
        // The size and the checksum are those of the uncompressed data.
        let mut verified = config.wrap(std::io::sink());
        verified.write_all(bytes).expect("bytes");
        let (_, descriptor) = verified.finish().expect("a descriptor");
        entry.write_all(&if is_deflated { compress_to_vec(bytes, 6) } else { bytes.clone() }).expect("bytes");
        entry.finish(descriptor).expect("a member");
    }
    archive.finish().expect("an archive");
    file
}

/// A safetensors file of arrays with names, types and shapes.
fn safetensors(arrays: &[(&str, &str, &str, Vec<u8>)]) -> Vec<u8> {
    let mut begin = 0;
    let entries = arrays.iter().map(|(name, dtype, shape, bytes)| {
        let end = begin + bytes.len();
        let entry = format!("\"{name}\":{{\"dtype\":\"{dtype}\",\"shape\":{shape},\"data_offsets\":[{begin},{end}]}}");
        begin = end;
        entry
    });
    let head = format!("{{\"__metadata__\":{{\"format\":\"pt\"}},{}}}", entries.collect::<Vec<_>>().join(","));
    let mut file = (head.len() as u64).to_le_bytes().to_vec();
    file.extend(head.bytes());
    file.extend(arrays.iter().flat_map(|(.., bytes)| bytes));
    file
}

/// Reads only the requested ranges of a file. Returns its content, these ranges, and the number of bytes read.
fn load(name: &str, bytes: &[u8]) -> (Result<CheckInput, ReadError>, PartialFile, usize) {
    let mut parts = PartialFile::of(bytes.len() as u64);
    let mut read = 0;
    let given = supply_ranges(bytes, &mut parts, &mut read, |parts| CheckInput::of_file(name, parts));
    (given, parts, read)
}

fn supply_ranges<T>(
    bytes: &[u8],
    parts: &mut PartialFile,
    read: &mut usize,
    ask: impl Fn(&PartialFile) -> Result<T, ReadStop>,
) -> Result<T, ReadError> {
    for _ in 0..40 {
        match ask(parts) {
            Ok(answer) => return Ok(answer),
            Err(ReadStop::Wrong(error)) => return Err(error),
            Err(ReadStop::Missing(ranges)) => {
                for range in ranges {
                    let part = bytes[range.start as usize..range.end as usize].to_vec();
                    *read += part.len();
                    parts.add(range.start, part);
                }
            }
        }
    }
    panic!("requested parts forty times");
}

fn arrays(name: &str, bytes: &[u8]) -> Vec<Array> {
    match load(name, bytes).0 {
        Ok(CheckInput::Arrays(arrays)) => arrays,
        other => panic!("{name}: {other:?}"),
    }
}

/// Reads the only array of a file, or the first one in its list.
pub(crate) fn first(name: &str, bytes: &[u8]) -> Result<LoadedMatrix, ReadError> {
    let (given, mut parts, mut read) = load(name, bytes);
    let CheckInput::Arrays(arrays) = given? else { panic!("{name} holds no arrays") };
    supply_ranges(bytes, &mut parts, &mut read, |parts| arrays[0].read(parts))
}

fn names(arrays: &[Array]) -> Vec<&str> {
    arrays.iter().map(|array| array.name.as_str()).collect()
}

#[test]
fn numbers_of_every_type_are_read() {
    let four = [1.0_f64, 0.0, -2.0, 3.0];
    let integers = four.map(|number| number as i64);
    let le = |width: usize| integers.iter().flat_map(|n| n.to_le_bytes()[..width].to_vec()).collect::<Vec<u8>>();
    let be = |width: usize| integers.iter().flat_map(|n| n.to_be_bytes()[8 - width..].to_vec()).collect::<Vec<u8>>();
    for (descr, bytes) in [
        ("|i1", le(1)),
        ("<i2", le(2)),
        (">i2", be(2)),
        ("<i4", le(4)),
        (">i4", be(4)),
        ("<i8", le(8)),
        (">i8", be(8)),
        ("=f4", f4(four)),
    ] {
        let read = first("x", &npy(descr, "(2, 2)", &bytes)).expect(descr);
        assert_eq!(read.matrix.values, four, "{descr}");
    }
    for (descr, max, width) in [
        ("|u1", 255.0, 1),
        ("<u2", 65535.0, 2),
        (">u2", 65535.0, 2),
        ("<u4", 4_294_967_295.0, 4),
        ("<u8", 2_f64.powi(64), 8),
    ] {
        let bytes = [vec![0; 3 * width], vec![0xff; width]].concat();
        let read = first("x", &npy(descr, "(2, 2)", &bytes)).expect(descr);
        assert_eq!(read.matrix.values, [0.0, 0.0, 0.0, max], "{descr}");
    }
    let read = first("x", &npy("|b1", "(2, 2)", &[1, 0, 1, 1])).expect("truths");
    assert_eq!(read.matrix.values, [1.0, 0.0, 1.0, 1.0]);
    for (dtype, bytes) in [
        ("BF16", vec![0x80, 0x3f, 0, 0, 0, 0xc0, 0x40, 0x40]),
        ("F16", vec![0, 0x3c, 0, 0, 0, 0xc0, 0, 0x42]),
        ("F32", f4(four)),
        ("F64", four.iter().flat_map(|n| n.to_le_bytes()).collect()),
        ("I8", le(1)),
        ("I16", le(2)),
        ("I32", le(4)),
        ("I64", le(8)),
    ] {
        let read = first("x", &safetensors(&[("pe", dtype, "[2,2]", bytes)])).expect(dtype);
        assert_eq!(read.matrix.values, four, "{dtype}");
    }
}

#[test]
fn a_complex_number_is_two_columns() {
    let eight = counted(8);
    let f8: Vec<u8> = eight.iter().flat_map(|n| n.to_le_bytes()).collect();
    let big: Vec<u8> = eight.iter().flat_map(|n| (*n as f32).to_be_bytes()).collect();
    for (descr, bytes) in [("<c8", f4(eight.clone())), (">c8", big), ("<c16", f8)] {
        let read = first("x", &npy(descr, "(2, 2)", &bytes)).expect(descr);
        assert_eq!((read.matrix.rows, read.matrix.cols, read.matrix.form), (2, 4, Form::Complex), "{descr}");
        assert_eq!(read.matrix.values, eight);
    }
    let mut fortran = npy("<c8", "(2, 2)", &f4(eight.clone()));
    let place = fortran.windows(5).position(|word| word == b"False").expect("an order");
    fortran[place..place + 5].copy_from_slice(b"True ");
    let turned = first("x", &fortran).expect("an order").matrix.values;
    assert_eq!(turned, [0.0, 1.0, 4.0, 5.0, 2.0, 3.0, 6.0, 7.0]);
    let copies = first("x", &npy("<c8", "(2, 2, 2)", &f4([eight.clone(), eight.clone()].concat()))).expect("copies");
    assert_eq!((copies.matrix.rows, copies.matrix.cols, copies.matrix.values), (2, 4, eight.clone()));
    let torch = first("x", &safetensors(&[("freqs_cis", "C64", "[2,2]", f4(eight.clone()))])).expect("complex");
    assert_eq!((torch.matrix.form, torch.matrix.values), (Form::Complex, eight));
}

#[test]
fn identical_copies_are_one_matrix_with_a_note() {
    let matrix = counted(60 * 64);
    let file = npy("<f4", "(3, 60, 64)", &f4(matrix.repeat(3)));
    let read = first("x", &file).expect("copies");
    assert_eq!((read.matrix.rows, read.matrix.cols), (60, 64));
    assert_eq!(read.notes, [Note::Copies { shape: "3, 60, 64".into(), count: 3, is_middle: false }]);
    assert!(words::note(&read.notes[0]).contains("(3, 60, 64): 3 equal copies"));
    let mut other = matrix.repeat(3);
    other[5000] += 1.0;
    assert_eq!(first("x", &npy("<f4", "(3, 60, 64)", &f4(other))), Err(ReadError::Shape("3, 60, 64".into())));
    // Copies per head: (length, heads, dimensions).
    let heads = matrix.chunks(64).flat_map(|row| row.repeat(2));
    let read = first("x", &npy("<f4", "(60, 2, 64)", &f4(heads))).expect("copies");
    assert_eq!((read.matrix.rows, read.matrix.cols, read.matrix.values), (60, 64, matrix));
    // An array with one axis is a list, and so is a single row.
    for shape in ["(32,)", "(1, 32)", "(1, 32, 1)"] {
        let read = first("x", &npy("<f4", shape, &f4(counted(32)))).expect(shape);
        assert_eq!((read.matrix.rows, read.matrix.cols, read.matrix.form), (1, 32, Form::List), "{shape}");
    }
}

#[test]
fn an_array_of_an_archive_can_be_chosen() {
    let table = npy("<f4", "(4, 6)", &f4(counted(24)));
    let other = npy("<f4", "(8, 3)", &f4(counted(24)));
    for is_deflated in [false, true] {
        let alone = zip(&[("arr_0.npy", table.clone())], is_deflated);
        assert_eq!(first("x.npz", &alone).expect("a table").matrix.values, counted(24));
        let several = [
            ("weights.npy", other.clone()),
            ("bias.npy", npy("<f4", "(24,)", &f4(counted(24)))),
            ("encoder/pe.npy", table.clone()),
            ("label.npy", npy("<U3", "()", b"a\0\0\0b\0\0\0c\0\0\0")),
            ("read.me", b"hello".to_vec()),
        ];
        let found = arrays("x", &zip(&several, is_deflated));
        assert_eq!(names(&found), ["encoder/pe", "weights"]);
        assert_eq!(found[0].shape_and_type(), ("4, 6".into(), "float32".into()));
        // Lists of frequencies are offered if their name matches, or if there is nothing else.
        let lists = [("inv_freq.npy", npy("<f4", "(24,)", &f4(counted(24)))), ("w.npy", other.clone())];
        assert_eq!(names(&arrays("x", &zip(&lists, is_deflated))), ["inv_freq", "w"]);
        let lists = [("a.npy", npy("<f4", "(24,)", &f4(counted(24)))), ("b.npy", npy("<f4", "()", &f4([1.0])))];
        assert_eq!(names(&arrays("x", &zip(&lists, is_deflated))), ["a"]);
        let whole = zip(&several, is_deflated);
        for end in 0..whole.len() {
            assert!(load("x.npz", &whole[..end]).0.is_err(), "{end}");
        }
    }
    let none = zip(&[("a.txt", b"1 2".to_vec())], false);
    assert_eq!(load("x", &none).0, Err(ReadError::NoTable { count: 0 }));
    let scalars = ["a.npy", "b.npy"].map(|name| (name, npy("<f4", "()", &f4([1.0]))));
    assert_eq!(load("x", &zip(&scalars, true)).0, Err(ReadError::NoTable { count: 2 }));
    assert_eq!(first("x", &zip(&[("a.npy", npy("|O", "(2, 2)", b"x"))], true)), Err(ReadError::Type("|O".into())));
    assert_eq!(
        first("x", &zip(&[("a.npy", table[..150].to_vec())], true)),
        Err(ReadError::Short { wanted: 96, got: 22 })
    );
    let mut damaged = zip(&[("a.npy", table)], false);
    damaged[200] ^= 1;
    assert_eq!(first("x", &damaged), Err(ReadError::Npz));
}

#[test]
fn inflation_stops_at_the_size_limit() {
    let bomb = zip(&[("pe.npy", npy("<f4", "(4, 6)", &vec![0; 9 * MOST_ENTRIES]))], true);
    assert!(bomb.len() < 100_000);
    assert_eq!(first("x", &bomb), Err(ReadError::TooLarge));
    // The limit also applies if the declared size is too small.
    let packed = compress_to_vec(&npy("<f4", "(4, 6)", &vec![0; 9 * MOST_ENTRIES]), 6);
    let mut file = Vec::new();
    let mut archive = ZipArchiveWriter::new(&mut file);
    let member = archive.new_file("pe.npy").compression_method(CompressionMethod::DEFLATE);
    let (mut entry, config) = member.start().expect("a member");
    let mut verified = config.wrap(std::io::sink());
    verified.write_all(b"little").expect("bytes");
    let (_, descriptor) = verified.finish().expect("a descriptor");
    entry.write_all(&packed).expect("bytes");
    entry.finish(descriptor).expect("a member");
    archive.finish().expect("an archive");
    assert_eq!(first("x", &file), Err(ReadError::TooLarge));
}

#[test]
fn foreign_archives_are_named() {
    for (name, members, format) in [
        ("model.pt", ["archive/data.pkl", "archive/data/0"], UnsupportedFormat::Torch),
        ("weights", ["pytorch_model/data.pkl", "pytorch_model/version"], UnsupportedFormat::Torch),
        ("model.keras", ["config.json", "model.weights.h5"], UnsupportedFormat::Keras),
        ("pe.xlsx", ["[Content_Types].xml", "xl/workbook.xml"], UnsupportedFormat::Excel),
    ] {
        let file = zip(&members.map(|member| (member, vec![7; 3000])), false);
        assert_eq!(load(name, &file).0, Err(ReadError::UnsupportedFormat(format)), "{name}");
    }
    // A truncated archive is named, too.
    let file = zip(&[("archive/data.pkl", vec![7; 3000])], false);
    assert_eq!(load("model.pth", &file[..1000]).0, Err(ReadError::UnsupportedFormat(UnsupportedFormat::Torch)));
    for format in UnsupportedFormat::ALL {
        let said = words::error(&ReadError::UnsupportedFormat(format));
        assert!(said.len() > 40 && said.len() < 400 && !said.contains("damaged"), "{said}");
    }
}

#[test]
fn tensors_of_positions_are_listed_first() {
    let table = |name, shape| (name, "F32", shape, f4(counted(24)));
    let file = safetensors(&[
        table("encoder.layer.0.attention.self.query.weight", "[4,6]"),
        table("encoder.layer.0.bias", "[24]"),
        table("embeddings.position_embeddings.weight", "[8,3]"),
        table("embeddings.LayerNorm.using", "[6,4]"),
        table("vision.pos_embed", "[1,4,6]"),
        table("rotary_emb.inv_freq", "[24]"),
        ("embeddings.position_ids", "I64", "[1,3]", vec![0; 24]),
        ("quantised", "F8_E4M3", "[4,6]", vec![0; 24]),
    ]);
    let found = arrays("model.safetensors", &file);
    assert_eq!(
        names(&found),
        [
            "embeddings.position_embeddings.weight",
            "vision.pos_embed",
            "embeddings.position_ids",
            "rotary_emb.inv_freq",
            "embeddings.LayerNorm.using",
            "encoder.layer.0.attention.self.query.weight",
        ]
    );
    for name in ["wpe.weight", "model.embed_positions", "encoder.pe", "freqs_cis", "cos", "sin_cached", "POS_EMB"] {
        let file = safetensors(&[table("a", "[4,6]"), table(name, "[4,6]")]);
        assert_eq!(names(&arrays("x", &file))[0], name);
    }
    for name in ["using.cosy", "speed", "type_embeddings", "europe"] {
        let file = safetensors(&[table(name, "[4,6]"), table("wpe", "[4,6]")]);
        assert_eq!(names(&arrays("x", &file))[0], "wpe", "{name}");
    }
}

#[test]
fn only_the_header_and_one_array_of_a_huge_file_are_read() {
    let far = 200_000_000_usize;
    let head = format!(
        "{{\"wte\":{{\"dtype\":\"F32\",\"shape\":[5000,10000],\"data_offsets\":[0,{far}]}},\
         \"wpe\":{{\"dtype\":\"F32\",\"shape\":[4,6],\"data_offsets\":[{far},{}]}}}}",
        far + 96
    );
    let mut file = (head.len() as u64).to_le_bytes().to_vec();
    file.extend(head.bytes());
    file.resize(file.len() + far, 0);
    file.extend(f4(counted(24)));
    let (found, mut parts, mut read) = load("model.safetensors", &file);
    let Ok(CheckInput::Arrays(found)) = found else { panic!("{found:?}") };
    // The token embedding is too large for an encoding.
    assert_eq!(names(&found), ["wpe"]);
    let table = supply_ranges(&file, &mut parts, &mut read, |parts| found[0].read(parts)).expect("a table");
    assert_eq!(table.matrix.values, counted(24));
    assert!(read < 70_000, "{read} bytes");
}

#[test]
fn invalid_headers_are_reported() {
    let table = ("wpe", "F32", "[4,6]", f4(counted(24)));
    let whole = safetensors(std::slice::from_ref(&table));
    let head = |text: &str| [&(text.len() as u64).to_le_bytes()[..], text.as_bytes()].concat();
    for (file, wanted) in [
        (whole[..20].to_vec(), ReadError::Safetensors),
        (whole[..whole.len() - 7].to_vec(), ReadError::Short { wanted: 96, got: 89 }),
        (head("{\"a\":3}"), ReadError::Safetensors),
        (head("{\"a\":{\"dtype\":\"F32\",\"shape\":[2,2],\"data_offsets\":[0,15]}}"), ReadError::Safetensors),
        (head("{\"a\":{\"dtype\":\"F32\",\"shape\":[2,2],\"data_offsets\":[16,0]}}"), ReadError::Safetensors),
        (head("{\"a\":{\"dtype\":\"F32\",\"shape\":[-2,2],\"data_offsets\":[0,16]}}"), ReadError::Safetensors),
        (
            head("{\"a\":{\"dtype\":\"F32\",\"shape\":[4294967296,4294967296],\"data_offsets\":[0,16]}}"),
            ReadError::Safetensors,
        ),
        (
            head("{\"a\":{\"dtype\":\"F32\",\"shape\":[2,2],\"data_offsets\":[18446744073709551615,15]}}"),
            ReadError::Safetensors,
        ),
        (
            head("{\"a\":{\"dtype\":\"F8_E5M2\",\"shape\":[2,2],\"data_offsets\":[0,4]}}"),
            ReadError::Type("F8_E5M2".into()),
        ),
        (head("{\"__metadata__\":{}}"), ReadError::NoTable { count: 0 }),
    ] {
        assert_eq!(first("model.safetensors", &file), Err(wanted));
    }
    // A header with an implausible length is not read.
    let mut parts = PartialFile::of(1 << 40);
    parts.add(0, [&[0, 0, 0, 2, 0, 0, 0, 0, b'{'][..], &vec![b' '; (1 << 16) - 9]].concat());
    assert_eq!(CheckInput::of_file("x", &parts), Err(ReadStop::Wrong(ReadError::LongHead)));
}
