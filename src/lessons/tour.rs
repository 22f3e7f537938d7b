//! The tour: on the board, a few steps that each move something while a sentence says what is seen; in the lesson, places
//! of a chapter in an order that tells its story. The steps are lines of `content/<language>/tour.ftl`. A link may have a
//! list of states of its own, `states`, which is stepped through instead.

use crate::catalog::by_id;
use crate::core::distance::distance;
use crate::easing::eased;
use crate::fragment::{Settings, State, TourStep};
use crate::lessons::between::between;
use crate::params::Params;
use crate::text;

/// A step of the tour.
pub struct Step {
    /// What the page is set to, as in links, one after the other.
    pub links: Vec<&'static str>,
    /// The figure to look at.
    pub figure: &'static str,
    /// The marks to look at there; empty for the whole figure.
    pub term: &'static str,
    /// What there is to see.
    pub words: &'static str,
}

/// What a step sets the page to.
#[derive(Clone, PartialEq)]
pub struct Target {
    /// The parameters, one after the other. There is at least one.
    pub way: Vec<Params>,
    /// The figure to look at; `None` for the one that is there.
    pub figure: Option<&'static str>,
    /// See [`Step`]; empty in a list of states.
    pub term: &'static str,
    /// See [`Step`]; empty in a list of states.
    pub words: &'static str,
}

impl Target {
    /// What the page is set to in the end.
    ///
    /// # Panics
    /// If the way is empty, which [`target`] never makes.
    pub fn end(&self) -> &Params {
        self.way.last().expect("a step sets the page to something")
    }

    /// Whether something moves when the page has come to the step.
    pub fn moves(&self) -> bool {
        self.way.len() > 1
    }
}

/// How many steps there are where this link stands: those of its list, of a chapter or, without either, on the board.
pub fn count(settings: &Settings) -> usize {
    match settings.states().count() {
        0 => steps(settings.tour.unwrap_or(TourStep::FIRST)).count(),
        count => count,
    }
}

/// The step that is taken, if one is. The sentence stays the reader's own.
pub fn target(settings: &Settings, now: &Params) -> Option<Target> {
    let at = settings.tour?;
    let read = |link: &str| {
        let State { params, settings } = State::parse(link).0;
        (Params { sentence: now.sentence.clone(), ..params }, settings.figures.first().copied())
    };
    if settings.states.is_empty() {
        let Step { links, figure, term, words } = step(at)?;
        let way = links.into_iter().map(|link| read(link).0).collect();
        return Some(Target { way, figure: by_id(figure).map(|figure| figure.id), term, words });
    }
    let (params, figure) = read(settings.states().nth(at.number.checked_sub(1)?)?);
    Some(Target { way: vec![params], figure, term: "", words: "" })
}

/// All steps that stand where this one does: on the board, or of its chapter.
pub fn steps(at: TourStep) -> impl Iterator<Item = Step> {
    (1..).map_while(move |number| step(TourStep { number, ..at }))
}

/// A step: the text `tour.<number>`, or `tour.<chapter>.<number>`, `link > link … | figure | marks | words`.
fn step(TourStep { chapter, number }: TourStep) -> Option<Step> {
    let key = match chapter {
        Some(chapter) => format!("tour.{chapter}.{number}"),
        None => format!("tour.{number}"),
    };
    let mut fields = text::find(&key)?.split('|').map(str::trim);
    let links = fields.next()?.split('>').map(str::trim).collect();
    Some(Step { links, figure: fields.next()?, term: fields.next()?, words: fields.next()? })
}

/// Milliseconds: to where a step begins, until something moves there, and of each move.
const TO_START: f64 = 700.0;
const REST: f64 = 600.0;
const MOVE: f64 = 3500.0;

/// How long a step of so many settings is under way, in milliseconds.
pub fn length(settings: usize) -> f64 {
    TO_START + (settings - 1) as f64 * (REST + MOVE)
}

/// What the page is set to so many milliseconds after it set off `from` somewhere to a step; `None` once it is there. Who
/// asks for less motion is there at once, and then sees each move as a jump.
pub fn under_way(from: &Params, way: &[Params], since: f64, less_motion: bool) -> Option<Params> {
    let since = if less_motion { since + TO_START } else { since };
    if since < TO_START {
        return Some(between(from, &way[0], eased((since / TO_START).max(0.0))));
    }
    let (mut legs, since) = (way.windows(2), since - TO_START);
    let leg = (since / (REST + MOVE)) as usize;
    let ends = legs.nth(leg)?;
    let part = ((since - leg as f64 * (REST + MOVE) - REST) / MOVE).max(0.0);
    Some(between(&ends[0], &ends[1], eased(if less_motion { part.round() } else { part })))
}

/// Below which distance two positions nearly coincide, as the last step on the board asks for.
const NEAR: f64 = 0.1;

/// Whether the task of the last step on the board is done: the cursor's two positions nearly coincide.
pub fn is_done(now: &Params) -> bool {
    now.k > 0 && distance(&now.freqs(), f64::from(now.k)) < NEAR
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_goes_to_where_it_begins_and_then_moves_gently_unless_less_motion_is_wanted() {
        let at = |pos| Params { pos, ..Params::default() };
        let way = [at(0), at(40)];
        let seen = |less_motion| {
            let frames =
                (0..).map(move |frame| under_way(&at(20), &[at(0), at(40)], f64::from(frame) * 20.0, less_motion));
            frames.map_while(|now| now.map(|now| now.pos)).collect::<Vec<u32>>()
        };
        let positions = seen(false);
        assert_eq!(positions[0], 20);
        assert!(positions.iter().filter(|pos| **pos == 0).count() > 20, "{positions:?}");
        let last = positions.iter().rposition(|pos| *pos == 0).expect("it begins at 0");
        assert!(positions[last..].is_sorted() && positions[last..].windows(2).all(|two| two[1] - two[0] <= 1));
        assert_eq!(under_way(&at(20), &way, length(2), false), None);
        // Each value that is seen is one of those that are named.
        let mut jumps = seen(true);
        jumps.dedup();
        assert_eq!(jumps, [0, 40]);
        assert_eq!(under_way(&at(20), &way[..1], 0.0, true), None);
    }
}
