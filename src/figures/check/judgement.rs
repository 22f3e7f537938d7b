//! Whether a verdict is that something is right, doubtful or wrong.

use super::convention::Convention;
use super::fix::fix;
use super::law_words::is_question;
use super::laws::{Law, List, Positions, Sequence, Series};
use super::precision::Level;
use super::verdict::{Finding, Known, Verdict};

/// Whether an encoding is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Nothing is a fault or may be one.
    Right,
    /// Something is usual in one case and a fault in another, or is unusual.
    Doubtful,
    /// Something is wrong.
    Wrong,
}

impl Judgement {
    /// The judgement of a verdict; `None` if it says only what something is.
    pub(super) fn of(verdict: &Verdict) -> Option<Self> {
        match &verdict.finding {
            Finding::Known(known) => of_known(known, verdict),
            Finding::Law(law) => of_law(law, verdict),
            Finding::Nested(nested) => of_both([&nested.slow.1, &nested.fast.1].map(Self::of)),
            Finding::Changed(changed) => Self::of(&changed.verdict)
                .filter(|inner| *inner != Self::Right)
                .or_else(|| fix(verdict).map(|_| Self::Wrong)),
            Finding::Nothing(_) => Some(Self::Wrong),
            Finding::Learned(_) | Finding::Unknown(_) => None,
        }
    }
}

/// The worse of two judgements. That both are right is said only if it is said of each.
fn of_both(both: [Option<Judgement>; 2]) -> Option<Judgement> {
    let is = |judgement| both.contains(&Some(judgement));
    match () {
        () if is(Judgement::Wrong) => Some(Judgement::Wrong),
        () if is(Judgement::Doubtful) => Some(Judgement::Doubtful),
        () => both[0].filter(|one| both[1] == Some(*one)),
    }
}

fn of_known(known: &Known, verdict: &Verdict) -> Option<Judgement> {
    let Known { best, level, convention, slip, row, off, holes, bug, .. } = known;
    let has_errors = row.is_some() || bug.is_some() || off + holes > 0;
    let is_narrow = matches!(level, Level::HalfAngles | Level::BrainAngles);
    // Usual where something is multiplied by it, as in a cache of rotary embedding.
    let is_half = best.layout.is_of_sines() || best.layout.is_of_cosines();
    let is_other = matches!(convention, Some(Convention::Wavelengths | Convention::Scaled));
    match slip {
        _ if has_errors || is_narrow || verdict.is_transposed => Some(Judgement::Wrong),
        Some(slip) if is_question(slip) => Some(Judgement::Doubtful),
        _ if slip.is_some() || is_half || is_other => known.sequence(verdict).and_then(of_sequence),
        _ => known.sequence(verdict).map_or(Some(Judgement::Right), of_sequence),
    }
}

fn of_law(law: &Law, verdict: &Verdict) -> Option<Judgement> {
    let of_order = match law {
        Law::Waves(waves) => Sequence::of(&waves.positions, verdict.rows()).and_then(of_sequence),
        Law::List { list: List::Sequence(sequence), .. } => of_sequence(*sequence),
        Law::List { list: List::Freqs { series: Series::Inverted { .. }, .. }, .. } => Some(Judgement::Doubtful),
        Law::List { slip, .. } => slip.as_ref().is_some_and(is_question).then_some(Judgement::Doubtful),
        Law::Octaves(_) | Law::Shape(_) => None,
    };
    match of_order {
        _ if has_errors(law) => Some(Judgement::Wrong),
        None => fix(verdict).is_some().then_some(Judgement::Wrong),
        judged => judged,
    }
}

/// `None` of a sequence that is usual wherever it is found.
fn of_sequence(sequence: Sequence) -> Option<Judgement> {
    match sequence {
        Sequence::Padded { .. } => None,
        Sequence::Mirrored { .. } | Sequence::Cut { .. } | Sequence::Rounded { .. } => Some(Judgement::Wrong),
        Sequence::Reversed
        | Sequence::Negative
        | Sequence::Centred { .. }
        | Sequence::Normalised
        | Sequence::Repeated { .. }
        | Sequence::Restarting { .. }
        | Sequence::Shuffled { .. } => Some(Judgement::Doubtful),
    }
}

fn has_errors(law: &Law) -> bool {
    match law {
        Law::Waves(waves) => waves.fit.off > 0 || !waves.fit.wrong.is_empty(),
        Law::List { list, .. } => matches!(list, List::Unfilled { .. } | List::Slopes { off: Some(_) }),
        Law::Octaves(_) | Law::Shape(_) => false,
    }
}

impl Known {
    /// Whether unexpected zeros are those of a dropout, which makes the other entries larger.
    pub(super) fn is_after_dropout(&self) -> bool {
        self.holes > 0 && self.best.scale > 1.01
    }

    /// What is to be said of the positions of the rows.
    pub(super) fn sequence(&self, verdict: &Verdict) -> Option<Sequence> {
        let positions = Positions::Line { first: self.best.position(), step: self.best.step };
        let is_counted = self.best.grid.is_none() && !self.best.is_in_degrees();
        Sequence::of(&positions, verdict.rows() - self.zero_rows.len()).filter(|_| is_counted)
    }
}
