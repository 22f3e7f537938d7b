//! Converts arrays to matrices. More than two axes are reduced: equal slices to one, pairs to adjacent columns, the places
//! of a picture to rows.

use super::matrix::{Form, MOST_ENTRIES, Matrix, ReadError};
use super::nested;
use super::slices::{rotations, rotations_of_pairs, slopes};

/// A matrix, and notes on how it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedMatrix {
    /// The numbers.
    pub matrix: Matrix,
    /// Notes for the reader on the conversion.
    pub notes: Vec<Note>,
}

/// How numbers were converted to a matrix.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// All slices along an axis are equal, and all but one were dropped.
    Copies {
        /// The shape of the array.
        shape: String,
        /// Number of slices.
        count: usize,
        /// Whether the axis is the second of three. Then the first may be the batch: the encoding would not change from word
        /// to word.
        is_middle: bool,
    },
    /// The last of three axes has length 2; each pair along it became two adjacent columns.
    Pairs {
        /// The shape of the array.
        shape: String,
    },
    /// Each row was a matrix that rotates pairs, or one such matrix per pair; the cosine and the sine of each pair became
    /// two adjacent columns.
    Rotations {
        /// The shape of the array.
        shape: String,
    },
    /// Three axes, of which one has the dimensions; the places along the other two became rows, one line after the other.
    Places {
        /// The shape of the array.
        shape: String,
        /// Number of places.
        count: usize,
    },
    /// Each slice along the first axis is a bias of `ALiBi`, of which the slope is kept.
    Biases {
        /// The shape of the array.
        shape: String,
    },
    /// The first column contained row numbers, and was removed.
    Index,
    /// Each row was an entry, with its row and its column before it.
    Entries,
}

impl Note {
    /// Whether the note may report a fault, even if the entries are right.
    pub fn may_be_fault(&self) -> bool {
        matches!(self, Self::Copies { is_middle: true, .. })
    }
}

impl From<Matrix> for LoadedMatrix {
    fn from(matrix: Matrix) -> Self {
        Self { matrix, notes: Vec::new() }
    }
}

/// A shape as Python prints it, without parentheses.
pub(super) fn shape_text(shape: &[usize]) -> String {
    shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Drops axes of length 1, which come from batches or broadcasting, from shapes of more than two axes.
fn without_unit_axes(shape: &[usize]) -> Vec<usize> {
    if shape.len() > 2 { shape.iter().copied().filter(|axis| *axis != 1).collect() } else { shape.to_vec() }
}

/// Number of elements of an array of this shape. Fails if there are none or more than [`MOST_ENTRIES`].
pub(super) fn count(shape: &[usize]) -> Result<usize, ReadError> {
    if shape.contains(&0) {
        return Err(ReadError::Empty);
    }
    let count = shape.iter().try_fold(1_usize, |count, axis| count.checked_mul(*axis));
    count.filter(|count| *count <= MOST_ENTRIES).ok_or(ReadError::TooLarge)
}

/// Converts from Fortran order, in which the first axis varies fastest, to C order.
pub(super) fn from_fortran(shape: &[usize], values: &[f64]) -> Vec<f64> {
    let strides: Vec<usize> = shape
        .iter()
        .scan(1, |stride, axis| {
            let current = *stride;
            *stride *= axis;
            Some(current)
        })
        .collect();
    let mut index = vec![0; shape.len()];
    let mut offset = 0;
    let mut next = || {
        let value = values[offset];
        for axis in (0..shape.len()).rev() {
            index[axis] += 1;
            offset += strides[axis];
            if index[axis] < shape[axis] {
                break;
            }
            index[axis] = 0;
            offset -= strides[axis] * shape[axis];
        }
        value
    };
    (0..values.len()).map(|_| next()).collect()
}

/// Converts an array of this shape to a matrix. For complex numbers, real and imaginary parts alternate
/// in `values`.
pub(super) fn matrix(shape: &[usize], mut values: Vec<f64>, is_complex: bool) -> Result<LoadedMatrix, ReadError> {
    let mut axes = without_unit_axes(shape);
    let mut notes = Vec::new();
    let components = if is_complex { 2 } else { 1 };
    if values.len() > MOST_ENTRIES {
        return Err(ReadError::TooLarge);
    }
    while axes.len() > 2 {
        if let Some(axis) = (0..axes.len()).find(|axis| is_copied(&axes, *axis, components, &values)) {
            let is_middle = axes.len() == 3 && axis == 1;
            let count = axes.remove(axis);
            let block = axes[axis..].iter().product::<usize>() * components;
            let first_slices = values.chunks(block * count).flat_map(|slices| &slices[..block]).copied();
            values = first_slices.collect();
            notes.push(Note::Copies { shape: shape_text(shape), count, is_middle });
        } else if let [rows, pairs, 2] = axes[..]
            && !is_complex
        {
            axes = vec![rows, 2 * pairs];
            notes.push(Note::Pairs { shape: shape_text(shape) });
        } else if let [rows, size, _] = axes[..]
            && !is_complex
            && let Some(columns) = rotations(&axes, &values)
        {
            (axes, values) = (vec![rows, size], columns);
            notes.push(Note::Rotations { shape: shape_text(shape) });
        } else if let [rows, pairs, 2, 2] = axes[..]
            && !is_complex
            && let Some(columns) = rotations_of_pairs(pairs, &values)
        {
            (axes, values) = (vec![rows, 2 * pairs], columns);
            notes.push(Note::Rotations { shape: shape_text(shape) });
        } else if let [_, rows, cols] = axes[..]
            && rows == cols
            && let Some(slopes) = slopes(rows, &values)
        {
            let notes = vec![Note::Biases { shape: shape_text(shape) }];
            let matrix = Matrix { rows: 1, cols: slopes.len(), values: slopes, decimals: None, form: Form::Slopes };
            return Ok(LoadedMatrix { matrix, notes });
        } else if let Some(axis) = axis_of_dims(&axes).filter(|_| !is_complex) {
            let (count, size) = (values.len() / axes[axis], axes[axis]);
            if axis == 0 {
                let place = |place: usize| (0..size).map(move |dim| dim * count + place);
                values = (0..count).flat_map(place).map(|at| values[at]).collect();
            }
            axes = vec![count, size];
            notes.push(Note::Places { shape: shape_text(shape), count });
        } else if let Some((size, _)) = axes.split_last()
            && !is_complex
            && nested::columns(&values, *size).is_some()
        {
            let count = values.len() / size;
            axes = vec![count, *size];
            notes.push(Note::Places { shape: shape_text(shape), count });
        } else {
            return Err(ReadError::Shape(shape_text(shape)));
        }
    }
    let (rows, cols) = match axes[..] {
        [] => (1, 1),
        [cols] => (1, cols),
        [rows, cols, ..] => (rows, cols),
    };
    let form = match (is_complex, rows) {
        (true, _) => Form::Complex,
        (false, 1) => Form::List,
        (false, _) => Form::Table,
    };
    let are_whole = values.iter().all(|value| value.fract() == 0.0) && values.iter().any(|value| value.abs() > 1.0);
    // Whole numbers are taken as rounded, as a table in int8 is.
    let decimals = are_whole.then_some(0);
    Ok(LoadedMatrix { matrix: Matrix { rows, cols: cols * components, values, decimals, form }, notes })
}

/// Which of three axes has the dimensions, as in an encoding of the places of a picture: the longest, if it is the last or,
/// as in convolutional networks, the first. The other two must be about equally long: a few sequences of vectors are no
/// picture.
fn axis_of_dims(axes: &[usize]) -> Option<usize> {
    /// Maximum ratio of the sides of a picture.
    const SIDES: usize = 4;
    /// With fewer dimensions, each axis of the picture would have a single pair.
    const LEAST: usize = 8;
    let [first, middle, last] = *axes else { return None };
    let dims = if last > first.max(middle) {
        2
    } else if first > last.max(middle) {
        0
    } else {
        return None;
    };
    // The axis of dimensions is the longest, so the shorter one at the ends is a side.
    let sides = [middle, first.min(last)];
    let is_picture = sides[0] <= SIDES * sides[1] && sides[1] <= SIDES * sides[0];
    (is_picture && axes[dims] >= LEAST && axes[dims].is_multiple_of(4)).then_some(dims)
}

/// The columns of the cosines, then those of the sines. Of columns that stand twice, side by side, one is taken.
pub fn joined(cosines: &Matrix, sines: &Matrix) -> Matrix {
    let is_doubled = |matrix: &Matrix| {
        matrix.cols.is_multiple_of(2)
            && (0..matrix.rows).all(|row| matrix.row(row).chunks(2).all(|two| two[0] == two[1]))
    };
    let step = if [cosines, sines].into_iter().all(is_doubled) { 2 } else { 1 };
    let row = |row: usize| [cosines, sines].into_iter().flat_map(move |matrix| matrix.row(row).iter().step_by(step));
    let values: Vec<f64> = (0..cosines.rows).flat_map(row).copied().collect();
    Matrix { cols: values.len() / cosines.rows, values, ..cosines.clone() }
}

/// Whether all slices along an axis are equal.
fn is_copied(axes: &[usize], axis: usize, components: usize, values: &[f64]) -> bool {
    let block = axes[axis + 1..].iter().product::<usize>() * components;
    values.chunks(block * axes[axis]).all(|slices| slices.chunks(block).all(|slice| slice == &slices[..block]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(shape: &[usize], entry: impl Fn(&[usize]) -> f64) -> Result<LoadedMatrix, ReadError> {
        let count: usize = shape.iter().product();
        let values = (0..count).map(|index| {
            let mut rest = index;
            let mut places: Vec<usize> = shape.iter().rev().map(|axis| (rest % axis, rest /= axis).0).collect();
            places.reverse();
            entry(&places)
        });
        matrix(shape, values.collect(), false)
    }

    #[test]
    fn equal_slices_along_any_axis_are_reduced_to_one() {
        let entry = |row: usize, col: usize| (10 * row + col) as f64;
        let wanted: Vec<f64> = (0..4).flat_map(|row| (0..6).map(move |col| entry(row, col))).collect();
        let copies = |shape: &[usize], count| {
            let is_middle = shape[0] == 4 && shape[1] != 6;
            vec![Note::Copies { shape: shape_text(shape), count, is_middle }]
        };
        for (shape, axes, notes) in [
            (vec![3, 4, 6], [1, 2], copies(&[3, 4, 6], 3)),
            (vec![4, 3, 6], [0, 2], copies(&[4, 3, 6], 3)),
            (vec![4, 6, 3], [0, 1], copies(&[4, 6, 3], 3)),
            (vec![4, 6, 2], [0, 1], copies(&[4, 6, 2], 2)),
            (vec![1, 5, 4, 6], [2, 3], copies(&[1, 5, 4, 6], 5)),
            (vec![4, 1, 5, 6], [0, 3], copies(&[4, 1, 5, 6], 5)),
            (vec![1, 1, 4, 6], [2, 3], vec![]),
            (vec![4, 6], [0, 1], vec![]),
        ] {
            let found = read(&shape, |places| entry(places[axes[0]], places[axes[1]])).expect("a matrix");
            assert_eq!((found.matrix.rows, found.matrix.cols), (4, 6), "{shape:?}");
            assert_eq!(found.matrix.values, wanted, "{shape:?}");
            assert_eq!(found.notes, notes, "{shape:?}");
        }
        let twice = read(&[2, 4, 3, 6], |places| entry(places[1], places[3])).expect("a matrix");
        assert_eq!((twice.matrix.rows, twice.matrix.cols, twice.notes.len()), (4, 6, 2));
    }

    #[test]
    fn places_of_a_picture_become_rows() {
        let entry = |row: usize, col: usize, dim: usize| (100 * row + 10 * col + dim) as f64;
        let last = read(&[3, 4, 8], |at| entry(at[0], at[1], at[2])).expect("a table");
        let first = read(&[8, 3, 4], |at| entry(at[1], at[2], at[0])).expect("a table");
        for (found, shape) in [(&last, "3, 4, 8"), (&first, "8, 3, 4")] {
            assert_eq!((found.matrix.rows, found.matrix.cols), (12, 8));
            assert_eq!(found.notes, [Note::Places { shape: shape.into(), count: 12 }]);
            // Row 6 is the place (1, 2).
            assert_eq!(found.matrix.row(6), (120..128).map(f64::from).collect::<Vec<_>>());
        }
        // It is not clear which axis has the dimensions.
        for shape in [[8, 8, 4], [4, 8, 4], [4, 3, 6], [5, 4, 10], [3, 60, 64]] {
            assert_eq!(read(&shape, |at| entry(at[0], at[1], at[2])), Err(ReadError::Shape(shape_text(&shape))));
        }
    }

    #[test]
    fn steps_of_time_and_places_become_rows() {
        // Columns 0 and 1 have the step, the others the place.
        let entry =
            |step: usize, place: usize, dim: usize| (if dim < 2 { 10 * step } else { 100 * place + dim }) as f64;
        let flat = read(&[3, 20, 8], |at| entry(at[0], at[1], at[2])).expect("a table");
        let places = read(&[3, 4, 5, 8], |at| entry(at[0], 5 * at[1] + at[2], at[3])).expect("a table");
        for (found, shape) in [(&flat, "3, 20, 8"), (&places, "3, 4, 5, 8")] {
            assert_eq!((found.matrix.rows, found.matrix.cols), (60, 8));
            assert_eq!(found.notes, [Note::Places { shape: shape.into(), count: 60 }]);
            assert_eq!(found.matrix.values[8 * 27..8 * 27 + 3], [10.0, 10.0, 702.0]);
        }
    }

    #[test]
    fn cosines_and_sines_are_joined() {
        let of =
            |values: [f64; 8]| Matrix { rows: 2, cols: 4, values: values.into(), decimals: None, form: Form::Table };
        let halves =
            joined(&of([1.0, 2.0, 1.0, 2.0, 3.0, 4.0, 3.0, 4.0]), &of([5.0, 6.0, 5.0, 6.0, 7.0, 8.0, 7.0, 8.0]));
        assert_eq!((halves.rows, halves.cols), (2, 8));
        assert_eq!(halves.row(1), [3.0, 4.0, 3.0, 4.0, 7.0, 8.0, 7.0, 8.0]);
        let pairs =
            joined(&of([1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0]), &of([5.0, 5.0, 6.0, 6.0, 7.0, 7.0, 8.0, 8.0]));
        assert_eq!((pairs.cols, pairs.row(0)), (4, &[1.0, 2.0, 5.0, 6.0][..]));
    }

    #[test]
    fn different_slices_are_not_reduced() {
        let differ = |places: &[usize]| places.iter().fold(0.0, |sum, index| sum * 10.0 + *index as f64);
        for shape in [vec![3, 4, 6], vec![4, 4, 3], vec![2, 3, 4, 5]] {
            assert_eq!(read(&shape, differ), Err(ReadError::Shape(shape_text(&shape))));
        }
        // A single different entry is enough.
        let single_one = |places: &[usize]| f64::from(u8::from(places == [2, 3, 5]));
        assert_eq!(read(&[3, 4, 6], single_one), Err(ReadError::Shape("3, 4, 6".into())));
        // A last axis of length 2 becomes pairs of columns.
        let pairs = read(&[4, 3, 2], differ).expect("pairs");
        assert_eq!((pairs.matrix.rows, pairs.matrix.cols), (4, 6));
        assert_eq!(pairs.notes, [Note::Pairs { shape: "4, 3, 2".into() }]);
        assert_eq!(pairs.matrix.row(1), [100.0, 101.0, 110.0, 111.0, 120.0, 121.0]);
    }

    #[test]
    fn matrices_that_rotate_pairs_become_their_cosines_and_sines() {
        let freqs = [1.0, 0.1, 0.01, 0.001];
        for sense in [1.0, -1.0] {
            let entry = |places: &[usize]| {
                let (pos, row, col) = (places[0], places[1], places[2]);
                let (sin, cos) = (sense * pos as f64 * freqs[row / 2]).sin_cos();
                match (row / 2 == col / 2, row % 2, col % 2) {
                    (false, ..) => 0.0,
                    (true, 0, 0) | (true, 1, 1) => cos,
                    (true, 1, _) => sin,
                    _ => -sin,
                }
            };
            let found = read(&[6, 8, 8], entry).expect("a table");
            assert_eq!((found.matrix.rows, found.matrix.cols), (6, 8));
            assert_eq!(found.notes, [Note::Rotations { shape: "6, 8, 8".into() }]);
            for (index, value) in found.matrix.values.iter().enumerate() {
                let (pos, pair) = (index / 8, index % 8 / 2);
                let (sin, cos) = (pos as f64 * freqs[pair]).sin_cos();
                assert!((value - if index % 2 == 0 { cos } else { sin }).abs() < 1e-15, "sense {sense}, {index}");
            }
        }
    }

    #[test]
    fn fortran_order_becomes_c_order() {
        let values: Vec<f64> = (0..24).map(f64::from).collect();
        let shape = [2, 3, 4];
        let c = from_fortran(&shape, &values);
        for (index, value) in c.iter().enumerate() {
            let [a, b, c] = [index / 12, index / 4 % 3, index % 4];
            assert_eq!(*value, (a + 2 * b + 6 * c) as f64);
        }
        assert_eq!(from_fortran(&[], &[5.0]), [5.0]);
        assert_eq!(from_fortran(&[3], &[5.0, 6.0, 7.0]), [5.0, 6.0, 7.0]);
    }
}
