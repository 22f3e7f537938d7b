//! What a reader gives: an `.npy` file, a model's config, or rows of numbers.

use std::path::Path;

use super::rope::is_config;

/// A file or a text, told apart by what it begins with.
#[derive(Debug, PartialEq)]
pub enum Given {
    /// A file that is not text: [`Matrix::from_npy`](super::Matrix::from_npy) reads it, or says what is wrong with it.
    Npy(Vec<u8>),
    /// Names with values: [`Config::read`](super::rope::Config::read) reads them.
    Config(String),
    /// Anything else: [`Matrix::from_text`](super::Matrix::from_text) reads it.
    Rows(String),
}

impl Given {
    /// What a file of this name holds.
    pub fn of_file(name: &str, bytes: Vec<u8>) -> Self {
        // Text has no zero bytes, and the magic string of NumPy begins with a byte that is no UTF-8.
        if is_npy(name) || bytes.contains(&0) {
            return Self::Npy(bytes);
        }
        String::from_utf8(bytes).map_or_else(|error| Self::Npy(error.into_bytes()), Self::of_text)
    }

    /// What was pasted.
    pub fn of_text(text: String) -> Self {
        if is_config(&text) { Self::Config(text) } else { Self::Rows(text) }
    }
}

fn is_npy(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("npy"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(given: &str) -> Given {
        Given::of_file("given", given.as_bytes().to_vec())
    }

    #[test]
    fn a_config_begins_with_a_brace_or_a_name() {
        for config in ["{\"rope_theta\": 10000.0}", "\u{feff} \n{}", "\"rope_scaling\": {\"factor\": 8.0},"] {
            assert_eq!(text(config), Given::Config(config.to_owned()));
        }
    }

    #[test]
    fn numbers_are_rows_however_they_are_printed() {
        for rows in ["0 1\n0.8 0.5", "[[0, 1], [0.8, 0.5]]", "tensor([[0., 1.]], device='cuda:0')", "", "0,1"] {
            assert_eq!(text(rows), Given::Rows(rows.to_owned()));
        }
    }

    #[test]
    fn a_file_that_is_no_text_is_read_as_one_of_numpy() {
        for bytes in [b"\x93NUMPY\x01\x00v\x00{'descr'".to_vec(), b"PK\x03\x04\x00".to_vec(), vec![0xff, 0xfe]] {
            assert_eq!(Given::of_file("given", bytes.clone()), Given::Npy(bytes));
        }
        assert_eq!(Given::of_file("damaged.npy", b"no".to_vec()), Given::Npy(b"no".to_vec()));
    }
}
