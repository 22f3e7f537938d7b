//! The tours. The tour of the board has a few steps, each of which animates parameters while a sentence describes the
//! animation. The tour of a chapter visits its figures in reading order. Each step is a message in
//! `content/<language>/tour.ftl`. If a link has a list of states (`states`), the reader steps through these instead.

use crate::catalog::by_id;
use crate::core::distance::distance;
use crate::easing::eased;
use crate::fragment::{Settings, State, TourStep};
use crate::lessons::interpolate::interpolate;
use crate::params::Params;
use crate::text;

/// A step of the tour.
pub struct Step {
    /// The parameters that the step goes through, in order, each written as in a link.
    pub links: Vec<&'static str>,
    /// The figure to show.
    pub figure: &'static str,
    /// The term whose marks are highlighted there; empty for the whole figure.
    pub term: &'static str,
    /// The text of the step.
    pub words: &'static str,
}

/// What a step shows.
#[derive(Clone, PartialEq)]
pub struct Target {
    /// The sets of parameters that the step goes through, in order; at least one.
    pub waypoints: Vec<Params>,
    /// The figure to show; `None` for the current one.
    pub figure: Option<&'static str>,
    /// See [`Step`]; empty in a list of states.
    pub term: &'static str,
    /// See [`Step`]; empty in a list of states.
    pub words: &'static str,
}

impl Target {
    /// The final parameters.
    ///
    /// # Panics
    /// If `waypoints` is empty; it never is in a result of [`target`].
    pub fn end(&self) -> &Params {
        self.waypoints.last().expect("a step sets the page to something")
    }

    /// Whether the step animates something after its start.
    pub fn moves(&self) -> bool {
        self.waypoints.len() > 1
    }
}

/// The number of steps: of the list of states, of the chapter of the current step or, without either, of the board.
pub fn count(settings: &Settings) -> usize {
    match settings.states().count() {
        0 => steps(settings.tour.unwrap_or(TourStep::FIRST)).count(),
        count => count,
    }
}

/// What the current step shows, if there is one. The parameters keep the reader's sentence.
pub fn target(settings: &Settings, now: &Params) -> Option<Target> {
    let current = settings.tour?;
    let read = |link: &str| {
        let State { params, settings } = State::parse(link).0;
        (Params { sentence: now.sentence.clone(), ..params }, settings.figures.first().copied())
    };
    if settings.states.is_empty() {
        let Step { links, figure, term, words } = step(current)?;
        let waypoints = links.into_iter().map(|link| read(link).0).collect();
        return Some(Target { waypoints, figure: by_id(figure).map(|figure| figure.id), term, words });
    }
    let (params, figure) = read(settings.states().nth(current.number.checked_sub(1)?)?);
    Some(Target { waypoints: vec![params], figure, term: "", words: "" })
}

/// All steps of the tour that contains `any`: the tour of its chapter, or of the board.
pub fn steps(any: TourStep) -> impl Iterator<Item = Step> {
    (1..).map_while(move |number| step(TourStep { number, ..any }))
}

/// Parses a step from the text `tour.<number>` (board) or `tour.<chapter>.<number>`, which has the form
/// `link > link … | figure | term | words`.
fn step(TourStep { chapter, number }: TourStep) -> Option<Step> {
    let key = match chapter {
        Some(chapter) => format!("tour.{chapter}.{number}"),
        None => format!("tour.{number}"),
    };
    let mut fields = text::find(&key)?.split('|').map(str::trim);
    let links = fields.next()?.split('>').map(str::trim).collect();
    Some(Step { links, figure: fields.next()?, term: fields.next()?, words: fields.next()? })
}

/// The duration of the transition to the start of a step, in milliseconds.
const TO_START: f64 = 700.0;
/// The duration of the pause before each move, in milliseconds.
const REST: f64 = 600.0;
/// The duration of each move, in milliseconds.
const MOVE: f64 = 3500.0;

/// The duration of a step with this many waypoints, in milliseconds.
pub fn length(waypoint_count: usize) -> f64 {
    TO_START + (waypoint_count - 1) as f64 * (REST + MOVE)
}

/// The parameters `since` milliseconds after the start of a step from `from` through `waypoints`; `None` once the step
/// is over. With `reduced_motion`, the step begins at `waypoints[0]`, and each move is a jump.
pub fn params_at(from: &Params, waypoints: &[Params], since: f64, reduced_motion: bool) -> Option<Params> {
    let since = if reduced_motion { since + TO_START } else { since };
    if since < TO_START {
        return Some(interpolate(from, &waypoints[0], eased((since / TO_START).max(0.0))));
    }
    let (mut legs, since) = (waypoints.windows(2), since - TO_START);
    let leg = (since / (REST + MOVE)) as usize;
    let ends = legs.nth(leg)?;
    let progress = ((since - leg as f64 * (REST + MOVE) - REST) / MOVE).max(0.0);
    Some(interpolate(&ends[0], &ends[1], eased(if reduced_motion { progress.round() } else { progress })))
}

/// The last step of the board's tour requires a distance below this.
const NEAR: f64 = 0.1;

/// Whether the task of the last step of the board's tour is done: the encodings of the positions `pos` and `pos + k`
/// nearly coincide.
pub fn is_done(now: &Params) -> bool {
    now.k > 0 && distance(&now.freqs(), f64::from(now.k)) < NEAR
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_goes_to_its_start_and_moves_smoothly_or_jumps_with_reduced_motion() {
        let at = |pos| Params { pos, ..Params::default() };
        let waypoints = [at(0), at(40)];
        let positions_with = |reduced_motion| {
            let frames =
                (0..).map(move |frame| params_at(&at(20), &[at(0), at(40)], f64::from(frame) * 20.0, reduced_motion));
            frames.map_while(|now| now.map(|now| now.pos)).collect::<Vec<u32>>()
        };
        let positions = positions_with(false);
        assert_eq!(positions[0], 20);
        assert!(positions.iter().filter(|pos| **pos == 0).count() > 20, "{positions:?}");
        let last = positions.iter().rposition(|pos| *pos == 0).expect("it begins at 0");
        assert!(positions[last..].is_sorted() && positions[last..].windows(2).all(|two| two[1] - two[0] <= 1));
        assert_eq!(params_at(&at(20), &waypoints, length(2), false), None);
        // With reduced motion, only the waypoints appear.
        let mut jumps = positions_with(true);
        jumps.dedup();
        assert_eq!(jumps, [0, 40]);
        assert_eq!(params_at(&at(20), &waypoints[..1], 0.0, true), None);
    }
}
