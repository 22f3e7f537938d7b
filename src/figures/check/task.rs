//! The check as a task in short steps, so that a page can run it between frames, show its progress and cancel it.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use super::changed::{changed, padded};
use super::compare::{Tally, rounding_error};
use super::frame::Frame;
use super::hypothesis::Hypothesis;
use super::laws::{
    Law, Series, circles, is_attention, is_of_keys, is_of_offsets, is_of_rows, is_outside, is_truncated, law, learned,
    octaves, resting, sum,
};
use super::matrix::Matrix;
use super::nested::nested;
use super::precision::Level;
use super::sample::spread;
use super::search::search;
use super::verdict::{CheckedTable, Finding, Nothing, RowFault, Verdict};
use super::yield_now::yield_now;

/// After a fit, a law is tried if more than one in this many entries is beyond the tolerance.
const ENTRIES_PER_ERROR: usize = 50;

/// A check in progress.
pub struct CheckTask {
    work: Pin<Box<dyn Future<Output = Verdict>>>,
    progress: Rc<Cell<f64>>,
}

/// Checks a matrix. `base` is the page's base, which a reader may have set to the intended one.
pub fn check(matrix: &Matrix, base: f64) -> Verdict {
    let mut check = CheckTask::new(Rc::new(matrix.clone()), base);
    loop {
        if let ControlFlow::Break(verdict) = check.advance() {
            return verdict;
        }
    }
}

impl CheckTask {
    /// Creates a check; [`advance`](Self::advance) runs it.
    pub fn new(matrix: Rc<Matrix>, base: f64) -> Self {
        let progress = Rc::<Cell<f64>>::default();
        Self { progress: Rc::clone(&progress), work: Box::pin(async move { checked(&matrix, base, &progress).await }) }
    }

    /// Runs the next step. Returns the progress, from 0 to 1, or the verdict.
    ///
    /// # Panics
    /// If called again after the verdict.
    pub fn advance(&mut self) -> ControlFlow<Verdict, f64> {
        match self.work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(verdict) => ControlFlow::Break(verdict),
            Poll::Pending => ControlFlow::Continue(self.progress.get()),
        }
    }
}

pub(super) async fn checked(matrix: &Matrix, base: f64, progress: &Cell<f64>) -> Verdict {
    if let Some(why) = Nothing::of(matrix) {
        return Verdict::of(matrix, Finding::Nothing(why));
    }
    for detect in [is_attention, is_truncated, is_of_offsets, is_of_keys, is_outside] {
        yield_now().await;
        if let Some(shape) = detect(matrix) {
            return Verdict::of(matrix, Finding::Law(Law::Shape(shape)));
        }
    }
    if let Some(octaves) = octaves(matrix) {
        return Verdict::of(matrix, Finding::Law(Law::Octaves(octaves)));
    }
    if let Some(padded) = padded(matrix, base).await {
        return Verdict::of(matrix, Finding::Changed(Box::new(padded)));
    }
    if let Some(verdict) = by_entries(matrix, base, progress).await {
        return verdict;
    }
    if let Some(nested) = nested(matrix, base).await {
        return Verdict::of(matrix, Finding::Nested(Box::new(nested)));
    }
    progress.set(0.5);
    let by_law = by_law(matrix, base).await;
    if !by_law.as_ref().is_some_and(has_rule)
        && let Some(changed) = changed(matrix, base).await
    {
        return Verdict::of(matrix, Finding::Changed(Box::new(changed)));
    }
    if let Some(verdict) = by_law {
        return verdict;
    }
    if let Some(shape) = is_of_rows(matrix).or_else(|| circles(matrix)) {
        return Verdict::of(matrix, Finding::Law(Law::Shape(shape)));
    }
    if let Some(shape) = sum(matrix, base).await {
        return Verdict::of(matrix, Finding::Law(Law::Shape(shape)));
    }
    progress.set(0.9);
    if let Some(learned) = learned(matrix).await {
        return Verdict::of(matrix, Finding::Learned(learned));
    }
    let frame = Frame::upright(matrix).clamped();
    CheckedTable { matrix, frame, part: &frame.part(matrix), base }.unknown()
}

/// Identifies an encoding, entry by entry or by a law with a rule, in a part of a matrix.
pub(super) async fn encoding(part: &Matrix, base: f64) -> Option<Verdict> {
    if let Some(verdict) = by_entries(part, base, &Cell::new(0.0)).await {
        return Some(verdict);
    }
    by_law(part, base).await.filter(has_rule)
}

/// Identifies a known encoding, or one with pairs at rest, upright or transposed.
async fn by_entries(matrix: &Matrix, base: f64, progress: &Cell<f64>) -> Option<Verdict> {
    if let Some(waves) = resting(matrix, base).await {
        return Some(Verdict::of(matrix, Finding::Law(Law::Waves(waves))));
    }
    for (is_transposed, start) in [(false, 0.1), (true, 0.3)] {
        progress.set(start);
        yield_now().await;
        if let Some((frame, found, level)) = first_rows(matrix, base, is_transposed).await {
            let verdict = all_rows(matrix, base, frame, found, level, progress).await;
            return Some(or_law(matrix, base, verdict).await);
        }
    }
    None
}

/// Whether all entries follow a law whose frequencies have a rule.
fn has_rule(verdict: &Verdict) -> bool {
    let Some(Law::Waves(waves)) = verdict.law() else { return false };
    waves.fit.level.is_some() && !matches!(waves.series, Series::Free { .. })
}

/// Identifies a matrix by the frequencies of its columns.
async fn by_law(matrix: &Matrix, base: f64) -> Option<Verdict> {
    let upright = Frame::upright(matrix);
    if upright.clamped().cols < upright.cols {
        return None;
    }
    let waves = law(matrix, &upright.part(matrix), base).await?;
    Some(Verdict::of(matrix, Finding::Law(Law::Waves(waves))))
}

/// Returns the verdict, or a law's verdict in two cases: many entries are beyond the tolerance, and the law explains
/// far more of them; or the fit needs the tolerance of a narrow format, but the numbers are not in such a format.
async fn or_law(matrix: &Matrix, base: f64, verdict: Verdict) -> Verdict {
    let Some(known) = verdict.known() else { return verdict };
    // A single wrong row is reported as such, whichever position it may belong to.
    if known.row.is_some_and(|(_, fault)| fault != RowFault::Repeat) {
        return verdict;
    }
    let errors = known.off + known.holes;
    let is_wrongly_narrow = known.level >= Level::F16 && known.best.scale == 1.0 && is_of_no_narrow_format(matrix);
    let has_few_errors = ENTRIES_PER_ERROR * errors <= matrix.values.len();
    // Laws describe only upright matrices without a grid.
    if verdict.is_transposed || known.best.grid.is_some() || !is_wrongly_narrow && has_few_errors {
        return verdict;
    }
    let Some(other) = by_law(matrix, base).await else { return verdict };
    let Some(Law::Waves(waves)) = other.law() else { return verdict };
    let law_errors = waves.fit.off + waves.fit.wrong.len() * matrix.cols;
    if is_wrongly_narrow || 4 * law_errors < errors { other } else { verdict }
}

/// Whether most numbers have more significant bits than any narrow format, so that their errors cannot be rounding to
/// such a format. False for printed numbers.
fn is_of_no_narrow_format(matrix: &Matrix) -> bool {
    let has_bits = |value: f64, bits: u32| {
        f64::from(value as f32) == value && (value as f32).to_bits().trailing_zeros() >= 24 - bits
    };
    let sampled = || spread(matrix.values.len(), 1000).map(|place| matrix.values[place]);
    // Numbers near zero are no evidence against a narrow format.
    let fitting = sampled().filter(|value| value.abs() < 1e-3 || has_bits(*value, 11)).count();
    matrix.decimals.is_none() && 2 * fitting < sampled().count()
}

/// Identifies the first rows, upright or transposed.
async fn first_rows(matrix: &Matrix, base: f64, is_transposed: bool) -> Option<(Frame, Hypothesis, Level)> {
    let mut frame = Frame::of(matrix, is_transposed)?;
    let (mut found, compared) = search(&frame.part(matrix), base).await?;
    // In a table of sines, a zero row before position 1 is the row of position 0 and belongs to the table.
    if found.layout.is_of_sines() && found.first == 1.0 && frame.lead > 0 {
        (frame.lead, frame.rows, found.first) = (frame.lead - 1, frame.rows + 1, 0.0);
        found.repeated_row = found.repeated_row.map(|row| row + 1);
    }
    Some((frame, found, compared.level?))
}

/// Compares all rows with the hypothesis found for the first rows.
async fn all_rows(
    matrix: &Matrix,
    base: f64,
    frame: Frame,
    hypothesis: Hypothesis,
    level: Level,
    progress: &Cell<f64>,
) -> Verdict {
    let mut tally = Tally::new(&hypothesis, frame.cols, rounding_error(matrix), level);
    let mut zero_rows: Vec<usize> = (0..frame.lead).collect();
    for row in 0..frame.rows {
        if frame.is_zero(matrix, row) && !tally.is_zero(row, frame.cols) {
            zero_rows.push(row + frame.lead);
        }
        if tally.take(row, (0..frame.cols).map(|col| frame.at(matrix, row, col))) {
            progress.set(0.5 + 0.5 * row as f64 / frame.rows as f64);
            yield_now().await;
        }
    }
    let mut compared = tally.done();
    // The first rows fit, so errors in later rows are counted in the precision of the first rows.
    let fitting = compared.level;
    if fitting.is_none() {
        compared = tally.in_level(level);
    }
    let level = fitting.unwrap_or(level);
    CheckedTable { matrix, frame, part: &frame.part(matrix), base }.verdict(hypothesis, &compared, level, zero_rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::entries::Entries;
    use crate::check::layout::Layout;
    use crate::check::matrix::Form;
    use crate::check::verdict::Known;
    use crate::check::yield_now::done;

    fn known(verdict: &Verdict) -> Known {
        verdict.known().expect("a known encoding").clone()
    }

    /// Rows of a hypothesis, after `lead` rows of zeros.
    fn matrix(of: &Hypothesis, lead: usize, rows: usize, cols: usize) -> Matrix {
        let values = [vec![0.0; lead * cols], Entries::matrix(of, rows, cols).values].concat();
        Matrix { rows: lead + rows, cols, values, decimals: None, form: Form::Table }
    }

    /// In a table of sines the zeros of position 0 are not padding. In other layouts, a zero row before position 1 is
    /// padding.
    #[test]
    fn zeros_of_position_0_are_part_of_a_table_of_sines() {
        let first_rows = |given: &Matrix| {
            let (frame, found, level) = done(first_rows(given, 1e4, false)).0.expect("an encoding");
            assert_eq!(level, Level::F64);
            ((found.layout, found.first, found.repeated_row), (frame.lead, frame.rows))
        };
        let sines = |first| Hypothesis { first, ..Hypothesis::paper(Layout::Sines, 1e4) };
        assert_eq!(first_rows(&matrix(&sines(0.0), 0, 20, 6)), ((Layout::Sines, 0.0, None), (0, 20)));
        assert_eq!(first_rows(&matrix(&sines(1.0), 0, 20, 6)), ((Layout::Sines, 1.0, None), (0, 20)));
        let paper = Hypothesis { first: 1.0, ..Hypothesis::paper(Layout::Interleaved, 1e4) };
        assert_eq!(first_rows(&matrix(&paper, 1, 20, 6)), ((Layout::Interleaved, 1.0, None), (1, 20)));
        // Row numbers, including that of the repeated row, then count from the zero row.
        let late = Hypothesis { repeated_row: Some(7), ..sines(0.0) };
        assert_eq!(first_rows(&matrix(&late, 0, 20, 6)), ((Layout::Sines, 0.0, Some(7)), (0, 20)));
    }

    #[test]
    fn unexpected_zero_rows_are_reported() {
        let all = |given: Matrix, of: Hypothesis| {
            let frame = Frame::of(&given, false).expect("a frame");
            known(&done(all_rows(&given, 1e4, frame, of, Level::F64, &Cell::default())).0)
        };
        let paper = Hypothesis::paper(Layout::Interleaved, 1e4);
        let mut given = matrix(&paper, 2, 30, 8);
        given.values[8 * 12..8 * 13].fill(0.0);
        let verdict = all(given, paper);
        assert_eq!((verdict.zero_rows, verdict.off, verdict.level), (vec![0, 1, 12], 0, Level::F64));
        // Sines of position 0 are expected to be zero.
        let sines = Hypothesis { first: -4.0, ..Hypothesis::paper(Layout::Sines, 1e4) };
        assert!(all(matrix(&sines, 0, 30, 8), sines).zero_rows.is_empty());
    }

    /// If the remaining rows fit in no precision, their errors are counted in the precision of the first rows.
    #[test]
    fn errors_are_counted_in_the_precision_of_the_first_rows() {
        let paper = Hypothesis::paper(Layout::Interleaved, 1e4);
        let mut given = matrix(&paper, 0, 30, 8);
        given.values[8 * 10..].iter_mut().for_each(|value| *value += 0.75);
        let frame = Frame::of(&given, false).expect("a frame");
        let verdict = known(&done(all_rows(&given, 1e4, frame, paper, Level::F32, &Cell::default())).0);
        assert_eq!((verdict.level, verdict.off), (Level::F32, 160));
        assert_eq!(verdict.differs.map(|differs| [differs.row, differs.col]), Some([10, 0]));
    }

    /// The search counts as half of the progress; the rest grows by row.
    #[test]
    fn progress_grows_with_the_rows() {
        let paper = Hypothesis::paper(Layout::Interleaved, 1e4);
        let given = matrix(&paper, 0, 512, 512);
        let frame = Frame::of(&given, false).expect("a frame");
        let progress = Rc::<Cell<f64>>::default();
        let task_progress = Rc::clone(&progress);
        let work = async move { all_rows(&given, 1e4, frame, paper, Level::F64, &task_progress).await };
        let mut check = CheckTask { work: Box::pin(work), progress };
        let mut values = Vec::new();
        while let ControlFlow::Continue(progress) = check.advance() {
            values.push(progress);
        }
        // A step is 2^16 entries: 128 of these rows.
        assert_eq!(values, [127.0, 255.0, 383.0, 511.0].map(|row| 0.5 + row / 1024.0));
    }
}
