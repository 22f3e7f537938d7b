//! The check, in pieces that a page can do one by one: it shows how far it has come, and may be stopped.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use super::compare::{Tally, rounded_off};
use super::frame::Frame;
use super::hypothesis::Hypothesis;
use super::matrix::Matrix;
use super::pieces::yield_now;
use super::precision::Level;
use super::search::search;
use super::verdict::{Found, Nothing, Verdict};

/// A check on its way.
pub struct Check {
    work: Pin<Box<dyn Future<Output = Verdict>>>,
    share: Rc<Cell<f64>>,
}

/// Says what a matrix is. `base` is the page's, which a reader may have set to the one that was meant.
pub fn check(matrix: &Matrix, base: f64) -> Verdict {
    let mut check = Check::new(matrix.clone(), base);
    loop {
        if let ControlFlow::Break(verdict) = check.advance() {
            return verdict;
        }
    }
}

impl Check {
    /// Begins to check a matrix.
    pub fn new(matrix: Matrix, base: f64) -> Self {
        let share = Rc::<Cell<f64>>::default();
        Self { share: Rc::clone(&share), work: Box::pin(async move { checked(&matrix, base, &share).await }) }
    }

    /// Does the next piece: which share of the whole is done, or the verdict.
    ///
    /// # Panics
    /// After the verdict.
    pub fn advance(&mut self) -> ControlFlow<Verdict, f64> {
        match self.work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(verdict) => ControlFlow::Break(verdict),
            Poll::Pending => ControlFlow::Continue(self.share.get()),
        }
    }
}

async fn checked(matrix: &Matrix, base: f64, share: &Cell<f64>) -> Verdict {
    if let Some(why) = Nothing::of(matrix) {
        return Verdict::nothing(matrix, base, why);
    }
    for (is_turned, before) in [(false, 0.1), (true, 0.3)] {
        share.set(before);
        yield_now().await;
        if let Some((frame, found, level)) = first_rows(matrix, base, is_turned).await {
            return all_rows(matrix, base, frame, found, level, share).await;
        }
    }
    let frame = Frame::upright(matrix).within();
    Found { matrix, frame, part: &frame.part(matrix), base }.unknown()
}

/// What the first rows are, looked at in one way.
async fn first_rows(matrix: &Matrix, base: f64, is_turned: bool) -> Option<(Frame, Hypothesis, Level)> {
    let mut frame = Frame::of(matrix, is_turned)?;
    let (mut found, compared) = search(&frame.part(matrix), base).await?;
    // In a table of sines, the row of position 0 is zero, and one of its rows.
    if found.layout.is_of_sines() && found.first == 1.0 && frame.lead > 0 {
        (frame.lead, frame.rows, found.first) = (frame.lead - 1, frame.rows + 1, 0.0);
        found.late = found.late.map(|row| row + 1);
    }
    Some((frame, found, compared.level?))
}

/// Holds all entries against what the first rows are.
async fn all_rows(
    matrix: &Matrix,
    base: f64,
    frame: Frame,
    hypothesis: Hypothesis,
    level: Level,
    share: &Cell<f64>,
) -> Verdict {
    let mut tally = Tally::new(&hypothesis, frame.cols, rounded_off(matrix), level);
    let mut zero_rows: Vec<usize> = (0..frame.lead).collect();
    for row in 0..frame.rows {
        if frame.is_zero(matrix, row) && !tally.is_zero(row, frame.cols) {
            zero_rows.push(row + frame.lead);
        }
        if tally.take(row, (0..frame.cols).map(|col| frame.at(matrix, row, col))) {
            share.set(0.5 + 0.5 * row as f64 / frame.rows as f64);
            yield_now().await;
        }
    }
    let mut compared = tally.done();
    // The first rows fit: what follows is off.
    if compared.level.is_none() {
        compared = tally.in_level(level);
    }
    Found { matrix, frame, part: &frame.part(matrix), base }.told(hypothesis, &compared, zero_rows)
}
