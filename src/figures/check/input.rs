//! Classifies a reader's input: a file of arrays, a model's config, or rows of numbers.

use std::path::Path;

use super::arrays::{self, Array};
use super::foreign::UnsupportedFormat;
use super::matrix::{MOST_ENTRIES, ReadError};
use super::partial_file::{CHUNK, PartialFile, ReadStop};
use super::printed::beginning;
use super::{npy, npz, rope, safetensors};

/// Maximum length of a text in bytes: the maximum number of matrix entries, each with all digits of a binary64 number.
const LONGEST_TEXT: u64 = 26 * MOST_ENTRIES as u64;

/// Names of a config are searched for only so far, in bytes: a whole long text would take longer than a frame.
const LONGEST_CONFIG: usize = 1 << 18;

/// A file or text, classified by its content.
#[derive(Debug, PartialEq)]
pub enum CheckInput {
    /// Arrays to choose from: candidates for an encoding, those with matching names first. Never empty.
    Arrays(Vec<Array>),
    /// A block of names and values, for [`Config::read`](super::rope::Config::read).
    Config(String),
    /// Anything else, for [`Matrix::from_text`](super::Matrix::from_text).
    Rows(String),
}

impl CheckInput {
    /// Classifies a file by its first bytes, or by its name if these are not conclusive.
    ///
    /// # Errors
    /// If bytes needed for the classification are missing, or the format is not supported.
    pub fn of_file(name: &str, file: &PartialFile) -> Result<Self, ReadStop> {
        let beginning = file.get(0..CHUNK)?;
        let begins = |magic: &[u8]| beginning.starts_with(magic);
        let ends = |wanted: &str| Path::new(name).extension().is_some_and(|end| end.eq_ignore_ascii_case(wanted));
        let listed = if begins(npy::MAGIC) {
            arrays::of_npy(file)
        } else if npz::MAGIC.iter().any(|magic| begins(magic)) {
            // A truncated archive has no central directory, but the file's name may identify the format.
            arrays::of_npz(file).map_err(|stop| match (stop, UnsupportedFormat::of(name, beginning)) {
                (ReadStop::Wrong(ReadError::Npz), Some(foreign)) => ReadError::UnsupportedFormat(foreign).into(),
                (stop, _) => stop,
            })
        } else if safetensors::is_begun(beginning) {
            safetensors::arrays(file)
        } else if let Some(foreign) = UnsupportedFormat::of(name, beginning) {
            Err(ReadError::UnsupportedFormat(foreign).into())
        } else if ends("npy") {
            Err(ReadError::NotNpy.into())
        } else if ends("npz") {
            Err(ReadError::Npz.into())
        } else if ends("safetensors") {
            Err(ReadError::Safetensors.into())
        } else {
            return Ok(Self::of_text(text(file, beginning)?));
        };
        Ok(Self::Arrays(arrays::offered(listed?)?))
    }

    /// Classifies pasted text.
    pub fn of_text(text: String) -> Self {
        match only_numbers(&text) {
            Some(numbers) => Self::Rows(numbers.to_owned()),
            None if rope::is_config(beginning(&text, LONGEST_CONFIG)) => Self::Config(text),
            None => Self::Rows(text),
        }
    }
}

/// The numbers of an object with a single list, such as `{"inv_freq": [1.0, 0.5]}`.
fn only_numbers(text: &str) -> Option<&str> {
    let (_, numbers) = text.trim().strip_prefix('{')?.strip_suffix('}')?.split_once(':')?;
    let is_list = numbers.contains('[') && !numbers.contains([':', '"', '\'', '{']);
    is_list.then_some(numbers.trim())
}

/// Decodes a text file: UTF-8, or UTF-16 with a byte order mark, as Windows writes it.
fn text(file: &PartialFile, beginning: &[u8]) -> Result<String, ReadStop> {
    let utf16_unit: Option<fn([u8; 2]) -> u16> = match beginning {
        [0xff, 0xfe, ..] => Some(u16::from_le_bytes),
        [0xfe, 0xff, ..] => Some(u16::from_be_bytes),
        // Text contains no zero bytes.
        _ if beginning.contains(&0) => return Err(ReadError::Unknown.into()),
        _ => None,
    };
    if file.size() > LONGEST_TEXT {
        return Err(ReadError::TooLarge.into());
    }
    let bytes = file.get(0..file.size())?;
    let text = match utf16_unit {
        Some(unit) => {
            let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
            String::from_utf16(&units).ok()
        }
        None => str::from_utf8(bytes).ok().map(str::to_owned),
    };
    Ok(text.ok_or(ReadError::Unknown)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(name: &str, bytes: &[u8]) -> Result<CheckInput, ReadStop> {
        CheckInput::of_file(name, &PartialFile::whole(bytes.to_vec()))
    }

    fn classified(text: &str) -> CheckInput {
        given("given", text.as_bytes()).expect("text")
    }

    #[test]
    fn a_config_is_an_object_or_lines_of_rotary_parameters() {
        for config in [
            "{\"rope_theta\": 10000.0}",
            "\u{feff} \n{}",
            "{",
            "\"rope_scaling\": {\"factor\": 8.0},",
            "{'factor': 8.0, 'rope_type': 'llama3'}",
            "'rope_scaling': {'factor': 8.0}",
            "LlamaConfig {\n  \"hidden_size\": 4096\n}",
            "rope_scaling={'type': 'yarn', 'factor': 4.0}",
            "`rope_scaling` must be a dictionary with two fields, `type` and `factor`, got {'factor': 8.0}",
            "llama.rope.freq_base = 500000",
            "llama_model_loader: - kv  10:  llama.rope.freq_base f32  = 500000.000000",
            "general.name = x\n     11: FLOAT32    |        1 | llama.rope.freq_base = 500000.0",
            "print_info: freq_base_train  = 500000.0\nprint_info: n_embd_head_k = 128\nprint_info: rope scaling = linear",
            "rope_theta: 10000.0\nhead_dim: 128",
            "model:\n  hidden_size: 4096\n  num_attention_heads: 32",
        ] {
            assert_eq!(classified(config), CheckInput::Config(config.to_owned()));
            assert_eq!(CheckInput::of_text(config.to_owned()), CheckInput::Config(config.to_owned()));
        }
    }

    #[test]
    fn numbers_are_rows_in_any_notation() {
        for rows in [
            "0 1\n0.8 0.5",
            "[[0, 1], [0.8, 0.5]]",
            "tensor([[0., 1.]], device='cuda:0')",
            "",
            "0,1",
            "\"0\",\"1\"\n\"0.8\",\"0.5\"",
            "\"\",\"sin 0\",\"cos 0\"\n\"0\",\"0\",\"1\"",
            "rope_cache = tensor([[0., 1.],\n [0.8, 0.5]])",
            "theta: [1.0, 0.1, 0.01]",
            "{{0, 1}, {0.8, 0.5}}",
            "theta,freq\n0,1\n0.8,0.5",
            "# rope_theta: 10000\n0 1\n0.8 0.5",
            "tensor([[0., 1.]], dtype=torch.float32, grad_fn=<AddBackward0>)",
        ] {
            assert_eq!(classified(rows), CheckInput::Rows(rows.to_owned()));
        }
    }

    #[test]
    fn formats_are_recognised_by_signature_and_then_by_name() {
        let wrong = |error| Err(ReadStop::Wrong(error));
        let foreign = |format| wrong(ReadError::UnsupportedFormat(format));
        for (name, bytes, wanted) in [
            ("pe.npy", &b"no"[..], wrong(ReadError::NotNpy)),
            ("x", b"\x93NUMPY\x01\x00v\x00{'descr'", wrong(ReadError::NotNpy)),
            ("x", b"PK\x03\x04\x00", wrong(ReadError::Npz)),
            ("pe.npz", b"no", wrong(ReadError::Npz)),
            ("x.safetensors", b"no", wrong(ReadError::Safetensors)),
            ("x", b"\x02\0\0\0\0\0\0\0{x", wrong(ReadError::Safetensors)),
            ("x", b"\x02\0\0\0\0\0\0\0{}", wrong(ReadError::NoTable { count: 0 })),
            ("x", b"a\0b", wrong(ReadError::Unknown)),
            ("x", b"a\xffb", wrong(ReadError::Unknown)),
            ("model.pt", b"PK\x03\x04\x00", foreign(UnsupportedFormat::Torch)),
            ("pytorch_model.bin", b"\x80\x02}q\0", foreign(UnsupportedFormat::Torch)),
            ("x", b"\x80\x02\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19.\x80", foreign(UnsupportedFormat::Torch)),
            ("MODEL.CKPT", b"\x80\x02}q\0", foreign(UnsupportedFormat::Torch)),
            ("pe.pkl", b"\x80\x04\x95\0", foreign(UnsupportedFormat::Pickle)),
            ("x", b"\x80\x05\x95\0", foreign(UnsupportedFormat::Pickle)),
            ("x", b"GGUF\x03\0\0\0", foreign(UnsupportedFormat::Gguf)),
            ("x", b"\x89HDF\r\n\x1a\n\0", foreign(UnsupportedFormat::Hdf5)),
            ("x", b"\x08\x07\x12\x07pytorch\x1a\x00", foreign(UnsupportedFormat::Onnx)),
            ("x", b"MATLAB 5.0 MAT-file, Platform\0", foreign(UnsupportedFormat::Matlab)),
            ("x", b"PAR1\x15\0", foreign(UnsupportedFormat::Parquet)),
            ("pe.csv.gz", b"\x1f\x8b\x08\0", foreign(UnsupportedFormat::Gzip)),
            (
                "model.safetensors",
                b"version https://git-lfs.github.com/spec/v1\noid",
                foreign(UnsupportedFormat::Pointer),
            ),
            ("pe.npy", b"\n<!DOCTYPE html>\n<html>", foreign(UnsupportedFormat::Page)),
        ] {
            assert_eq!(given(name, bytes), wanted, "{name} {}", String::from_utf8_lossy(bytes));
        }
    }

    #[test]
    fn utf_16_text_is_decoded() {
        let units = |to: fn(u16) -> [u8; 2]| "\u{feff}0,1\n0.8,0.5".encode_utf16().flat_map(to).collect::<Vec<u8>>();
        for bytes in [units(u16::to_le_bytes), units(u16::to_be_bytes)] {
            assert_eq!(given("pe.csv", &bytes), Ok(CheckInput::Rows("\u{feff}0,1\n0.8,0.5".into())));
        }
    }

    #[test]
    fn only_the_beginning_of_a_large_file_is_read_first() {
        let mut file = PartialFile::of(9_000_000_000);
        assert_eq!(CheckInput::of_file("x.bin", &file), Err(ReadStop::of(0..CHUNK)));
        file.add(0, [&b"GGUF"[..], &vec![0; CHUNK as usize - 4]].concat());
        assert_eq!(
            CheckInput::of_file("x.bin", &file),
            Err(ReadError::UnsupportedFormat(UnsupportedFormat::Gguf).into())
        );
        let mut file = PartialFile::of(9_000_000_000);
        file.add(0, vec![b'7'; CHUNK as usize]);
        assert_eq!(CheckInput::of_file("x.txt", &file), Err(ReadError::TooLarge.into()));
    }
}
