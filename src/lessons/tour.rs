//! The tour: places of the page in an order that tells its story. The steps are lines of `content/<language>/tour.ftl`.
//! A link may have a list of states of its own, `states`, which is stepped through instead.

use std::sync::OnceLock;

use crate::catalog::by_id;
use crate::fragment::{Settings, State};
use crate::params::Params;
use crate::text;

/// A step of the tour.
pub struct Step {
    /// What the page is set to, as in a link.
    pub link: &'static str,
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
    /// The parameters.
    pub params: Params,
    /// The figure to look at; `None` for the one that is there.
    pub figure: Option<&'static str>,
    /// See [`Step`]; empty in a list of states.
    pub term: &'static str,
    /// See [`Step`]; empty in a list of states.
    pub words: &'static str,
}

/// How many steps there are: those of the list in the link or, without one, of the tour.
pub fn count(settings: &Settings) -> usize {
    match settings.states().count() {
        0 => steps().len(),
        count => count,
    }
}

/// The step that is taken, if one is. The sentence stays the reader's own.
pub fn target(settings: &Settings, now: &Params) -> Option<Target> {
    let index = settings.tour?.checked_sub(1)?;
    let read = |link: &str| {
        let State { params, settings } = State::parse(link).0;
        (Params { sentence: now.sentence.clone(), ..params }, settings.figures.first().copied())
    };
    if settings.states.is_empty() {
        let &Step { link, figure, term, words } = steps().get(index)?;
        return Some(Target { params: read(link).0, figure: by_id(figure).map(|figure| figure.id), term, words });
    }
    let (params, figure) = read(settings.states().nth(index)?);
    Some(Target { params, figure, term: "", words: "" })
}

/// Every step of the tour: texts `tour.<number> = link | figure | marks | words`, in their order.
pub fn steps() -> &'static [Step] {
    static STEPS: OnceLock<Vec<Step>> = OnceLock::new();
    STEPS.get_or_init(|| {
        let lines = (1..).map_while(|number| text::find(&format!("tour.{number}")));
        lines.filter_map(step).collect()
    })
}

fn step(line: &'static str) -> Option<Step> {
    let mut fields = line.split('|').map(str::trim);
    Some(Step { link: fields.next()?, figure: fields.next()?, term: fields.next()?, words: fields.next()? })
}
