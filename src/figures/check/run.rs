//! The check, in pieces that a page can do one by one: it shows how far it has come, and may be stopped.

use std::ops::ControlFlow;

use super::compare::{Tally, rounded_off};
use super::frame::Frame;
use super::hypothesis::Hypothesis;
use super::matrix::Matrix;
use super::precision::Level;
use super::search::search;
use super::verdict::{Found, Nothing, Verdict};

/// About how many entries are compared in a piece: some milliseconds of work.
const PIECE: usize = 1 << 16;

/// A check on its way.
pub struct Check {
    matrix: Matrix,
    base: f64,
    stage: Stage,
}

enum Stage {
    /// Whether there is anything to be said.
    Evidence,
    /// The first rows, upright.
    Upright,
    /// The first rows of the turned matrix.
    Turned,
    /// All of it.
    Whole(Box<Whole>),
}

/// A comparison with all entries.
struct Whole {
    frame: Frame,
    part: Matrix,
    found: Hypothesis,
    level: Level,
    tally: Tally,
    /// The next row.
    row: usize,
    zero_rows: Vec<usize>,
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
        Self { matrix, base, stage: Stage::Evidence }
    }

    /// Does the next piece: which share of the whole is done, or the verdict.
    pub fn advance(&mut self) -> ControlFlow<Verdict, f64> {
        match &mut self.stage {
            Stage::Evidence => {
                if let Some(why) = Nothing::of(&self.matrix) {
                    return ControlFlow::Break(Verdict::nothing(&self.matrix, self.base, why));
                }
                self.stage = Stage::Upright;
            }
            Stage::Upright => self.stage = self.searched(false).map_or(Stage::Turned, Stage::Whole),
            Stage::Turned => match self.searched(true) {
                Some(whole) => self.stage = Stage::Whole(whole),
                None => return ControlFlow::Break(self.unknown()),
            },
            Stage::Whole(whole) => {
                if whole.advance(&self.matrix) {
                    return ControlFlow::Break(whole.told(&self.matrix, self.base));
                }
            }
        }
        ControlFlow::Continue(match &self.stage {
            Stage::Evidence => 0.0,
            Stage::Upright => 0.1,
            Stage::Turned => 0.3,
            Stage::Whole(whole) => 0.5 + 0.5 * whole.row as f64 / whole.frame.rows as f64,
        })
    }

    fn searched(&self, is_turned: bool) -> Option<Box<Whole>> {
        let mut frame = Frame::of(&self.matrix, is_turned)?;
        let part = frame.part(&self.matrix);
        let (mut found, compared) = search(&part, self.base)?;
        let level = compared.level?;
        // In a table of sines, the row of position 0 is zero, and one of its rows.
        if found.layout.is_of_sines() && found.first == 1.0 && frame.lead > 0 {
            (frame.lead, frame.rows, found.first) = (frame.lead - 1, frame.rows + 1, 0.0);
            found.late = found.late.map(|row| row + 1);
        }
        let part = frame.part(&self.matrix);
        let tally = Tally::new(&found, frame.cols, rounded_off(&self.matrix), level);
        let zero_rows = (0..frame.lead).collect();
        Some(Box::new(Whole { frame, part, found, level, tally, row: 0, zero_rows }))
    }

    fn unknown(&self) -> Verdict {
        let frame = Frame::upright(&self.matrix).within();
        let part = frame.part(&self.matrix);
        Found { matrix: &self.matrix, frame, part: &part, base: self.base }.unknown()
    }
}

impl Whole {
    /// Compares some more rows, and says whether they were the last.
    fn advance(&mut self, matrix: &Matrix) -> bool {
        let frame = self.frame;
        let end = frame.rows.min(self.row + (PIECE / frame.cols).max(1));
        for row in self.row..end {
            if frame.is_zero(matrix, row) && !self.tally.is_zero(row, frame.cols) {
                self.zero_rows.push(row + frame.lead);
            }
            self.tally.take(row, (0..frame.cols).map(|col| frame.at(matrix, row, col)));
        }
        self.row = end;
        end == frame.rows
    }

    fn told(&mut self, matrix: &Matrix, base: f64) -> Verdict {
        let mut compared = self.tally.done();
        // The first rows fit: what follows is off.
        if compared.level.is_none() {
            compared = self.tally.in_level(self.level);
        }
        let found = Found { matrix, frame: self.frame, part: &self.part, base };
        found.told(self.found, &compared, std::mem::take(&mut self.zero_rows))
    }
}
