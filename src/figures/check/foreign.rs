//! Known formats that are not supported, most of them because they can contain programs or require their own library.

use std::path::Path;

/// An unsupported format. A text for each format explains how to convert it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsupportedFormat {
    /// A `torch.save` file.
    Torch,
    /// A Python pickle.
    Pickle,
    /// A llama.cpp model.
    Gguf,
    /// HDF5, as written by older versions of Keras.
    Hdf5,
    /// A Keras 3 model.
    Keras,
    /// An ONNX graph.
    Onnx,
    /// MATLAB variables.
    Matlab,
    /// An Apache Parquet table.
    Parquet,
    /// An Excel sheet.
    Excel,
    /// Any gzip-compressed file.
    Gzip,
    /// A Git LFS pointer, which replaces a large file in a repository.
    Pointer,
    /// A web page, saved instead of the file it links to.
    Page,
}

/// Signature of `torch.save` files in the format before zip archives: a pickled number.
const OLD_TORCH: &[u8] = b"\x8a\x0al\xfc\x9cF\xf9 j\xa8P\x19.";

impl UnsupportedFormat {
    /// All formats.
    pub const ALL: [Self; 12] = [
        Self::Torch,
        Self::Pickle,
        Self::Gguf,
        Self::Hdf5,
        Self::Keras,
        Self::Onnx,
        Self::Matlab,
        Self::Parquet,
        Self::Excel,
        Self::Gzip,
        Self::Pointer,
        Self::Page,
    ];

    /// Detects the format of a file by its first bytes and its name.
    pub(super) fn of(name: &str, beginning: &[u8]) -> Option<Self> {
        let extension = Path::new(name).extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let is_torch = ["pt", "pth", "bin", "ckpt"].contains(&extension.as_str());
        let begins = |magic: &[u8]| beginning.starts_with(magic);
        Some(match beginning {
            [0x80, 2..=5, rest @ ..] if is_torch || rest.starts_with(OLD_TORCH) => Self::Torch,
            [0x80, 2..=5, ..] => Self::Pickle,
            [0x1f, 0x8b, 8, ..] => Self::Gzip,
            // ONNX begins with the version of the format and the length of the producer's name.
            [8, 1..=20, 0x12, length, ..] if *length < 32 && extension != "pb" => Self::Onnx,
            _ if begins(b"GGUF") => Self::Gguf,
            _ if begins(b"\x89HDF\r\n\x1a\n") => Self::Hdf5,
            _ if begins(b"MATLAB 5.0") => Self::Matlab,
            _ if begins(b"PAR1") => Self::Parquet,
            _ if begins(b"version ") && beginning.windows(8).take(40).any(|word| word == b"/git-lfs") => Self::Pointer,
            _ if is_page(beginning) => Self::Page,
            _ if begins(b"PK") && is_torch => Self::Torch,
            // A file without a zero byte may be a text file, whatever its extension.
            _ if !beginning.contains(&0) => return None,
            _ => match extension.as_str() {
                "onnx" => Self::Onnx,
                "pkl" | "pickle" => Self::Pickle,
                "pt" | "pth" | "ckpt" => Self::Torch,
                "h5" | "hdf5" => Self::Hdf5,
                _ => return None,
            },
        })
    }

    /// The format of a zip archive with this member.
    pub(super) fn of_member(name: &str) -> Option<Self> {
        match name {
            "xl/workbook.xml" => Some(Self::Excel),
            "model.weights.h5" => Some(Self::Keras),
            _ if name == "data.pkl" || name.ends_with("/data.pkl") => Some(Self::Torch),
            _ => None,
        }
    }
}

fn is_page(beginning: &[u8]) -> bool {
    let beginning = beginning.trim_ascii_start();
    let begins = |tag: &[u8]| beginning.get(..tag.len()).is_some_and(|begun| begun.eq_ignore_ascii_case(tag));
    begins(b"<!doctype html") || begins(b"<html")
}
