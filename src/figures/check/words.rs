//! Formats verdicts and differences for readers.

use super::convention::Convention;
use super::fix::fix;
use super::hypothesis::{Grid, Rule, Sharing};
use super::law_words;
use super::laws::{Positions, Sequence};
use super::phrases::{count, layout, precision, shape};
use super::precision::Level;
use super::verdict::{Difference, HARM, Nothing, RowFault, Verdict};
use crate::core::pitfalls::Bug;
use crate::core::schedule::Schedule;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub use super::phrases::Report;
pub use super::read_words::{error, note};

/// Formats a verdict.
pub fn report(verdict: &Verdict) -> Report {
    if let Some(law) = &verdict.law {
        return law_words::report(law, verdict);
    }
    let mut report = Report { head: head(verdict), notes: notes(verdict), fix: fix(verdict), rows: Vec::new() };
    let mut property = |key, words| report.rows.push((text::get(key), words));
    property("check.shape", shape(verdict));
    let (Some(level), best) = (verdict.level, &verdict.best) else { return report };
    property("check.layout", text::get(layout(best.layout)).to_owned());
    if let Some(grid) = &best.grid {
        property("check.grid", self::grid(verdict, grid));
    }
    property("check.rule", text::get(rule(best.rule)).to_owned());
    if best.rule != Rule::Octaves {
        property("check.base", base(verdict));
    }
    property("check.first", significant(best.position(), 6));
    if let Some(grid) = best.grid.filter(|grid| grid.step != best.step) {
        let [line, place] = if grid.is_line_first { [best.step, grid.step] } else { [grid.step, best.step] };
        let values = [("line", significant(line, 6)), ("place", significant(place, 6))];
        property("check.step", fill("check.step.grid", &values));
    } else if best.step != 1.0 {
        property("check.step", fill("check.step.said", &[("step", significant(best.step, 6))]));
    }
    if best.scale != 1.0 {
        property("check.scale", scale(verdict));
    }
    property("check.precision", precision(level, verdict));
    report
}

fn head(verdict: &Verdict) -> String {
    if let Some(why) = verdict.nothing {
        let why = match why {
            Nothing::Zeros => "check.nothing.zeros",
            Nothing::Constant => "check.nothing.constant",
            Nothing::Rows => "check.nothing.rows",
        };
        return text::sentences([text::get("check.is.nothing"), text::get(why)]);
    }
    let errors =
        |key| text::sentences([fill("check.is.off", &[("count", count(verdict.off))]), first_difference(key, verdict)]);
    match (verdict.level, verdict.row) {
        (None, _) => match &verdict.learned {
            Some(learned) => law_words::learned(learned),
            None => text::sentences([text::get("check.is.unknown"), &first_difference("check.differs.page", verdict)]),
        },
        (Some(_), Some((row, fault))) => {
            let head = fill(row_words(fault), &[("row", count(row)), ("before", count(row.saturating_sub(1)))]);
            let explains_all = fault != RowFault::Repeat || verdict.off == 0;
            if explains_all { head } else { text::sentences([head, errors("check.differs")]) }
        }
        _ if verdict.holes > 0 => {
            fill("check.is.dropout", &[("count", count(verdict.holes)), ("scale", significant(verdict.best.scale, 4))])
        }
        _ if verdict.off > 0 => errors("check.differs"),
        _ if verdict.bug.is_some() => text::get("check.is.bug").to_owned(),
        _ if verdict.slip.is_some_and(|slip| law_words::is_question(&slip)) => {
            verdict.slip.map(|slip| law_words::slip(&slip)).unwrap_or_default()
        }
        _ => match verdict.convention {
            Some(convention) => {
                fill("check.is.convention", &[("name", text::get(convention_words(convention)).to_owned())])
            }
            None => text::get("check.is.known").to_owned(),
        },
    }
}

fn notes(verdict: &Verdict) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(bug) = verdict.bug {
        notes.push(bug_words(bug, verdict));
        let shows = verdict.shows.as_ref().map(|difference| differs("check.bug.shows", difference));
        notes.push(shows.unwrap_or_else(|| text::get("check.bug.hidden").to_owned()));
    }
    if verdict.level.is_none() || verdict.nothing.is_some() {
        return notes;
    }
    // The headline may already report the slip as a question.
    notes.extend(
        verdict.slip.filter(|slip| !law_words::is_question(slip) || verdict.off > 0).map(|slip| law_words::slip(&slip)),
    );
    let positions = Positions::Line { first: verdict.best.position(), step: verdict.best.step };
    let sequence = Sequence::of(&positions, verdict.rows() - verdict.zero_rows.len());
    if let Some(sequence) = sequence.filter(|_| verdict.best.grid.is_none() && !verdict.best.is_in_degrees()) {
        notes.push(law_words::sequence(&sequence));
    }
    if verdict.best.rule == Rule::Octaves {
        let freqs = verdict.best.rule.freqs(verdict.best.pairs(verdict.shape[1]), verdict.best.base);
        let freqs: Vec<f64> = freqs.into_iter().map(|[freq, _]| freq).collect();
        notes.extend(law_words::aliased(&freqs, verdict.best.step));
    }
    let mut note = |key, values: &[(&'static str, String)]| notes.push(fill(key, values));
    if verdict.row.is_none_or(|(_, fault)| fault != RowFault::Zero) && !verdict.zero_rows.is_empty() {
        let rows: Vec<String> = verdict.zero_rows.iter().take(3).map(|row| count(*row)).collect();
        note("check.note.padding", &[("rows", text::list(rows)), ("count", count(verdict.zero_rows.len()))]);
    } else if verdict.zero_rows.len() > 1 {
        note("check.note.zero", &[("count", count(verdict.zero_rows.len()))]);
    }
    if verdict.is_padded {
        note("check.note.padded", &[]);
    }
    if verdict.best.layout.is_of_sines() {
        note("check.note.sines", &[]);
    }
    if verdict.best.layout.is_of_cosines() {
        note("check.note.cosines", &[]);
    }
    if verdict.bug != Some(Bug::Single) && verdict.max_error > HARM / 16.0 && verdict.level == Some(Level::Single) {
        note("check.note.single", &[]);
    }
    if matches!(verdict.level, Some(Level::HalfAngles | Level::BrainAngles)) {
        note("check.note.narrow", &[("most", significant(verdict.max_error, 2))]);
    }
    notes
}

/// Describes the first difference; empty if there is none.
fn first_difference(key: &str, verdict: &Verdict) -> String {
    verdict.differs.as_ref().map(|difference| differs(key, difference)).unwrap_or_default()
}

fn grid(verdict: &Verdict, grid: &Grid) -> String {
    let rows = verdict.rows() - verdict.zero_rows.len();
    let key = match (grid.sharing, grid.is_line_first) {
        (Sharing::Halves, true) => "check.grid.line",
        (Sharing::Halves, false) => "check.grid.place",
        (Sharing::Quarters, true) => "check.grid.line.quarters",
        (Sharing::Quarters, false) => "check.grid.place.quarters",
        (Sharing::Alternating, true) => "check.grid.line.pairs",
        (Sharing::Alternating, false) => "check.grid.place.pairs",
    };
    fill(key, &[("lines", count(rows.div_ceil(grid.width))), ("width", count(grid.width))])
}

fn scale(verdict: &Verdict) -> String {
    let scale = verdict.best.scale;
    let cols = verdict.cols();
    let is_root = (scale * scale / cols as f64 - 1.0).abs() < 1e-9;
    let key = if is_root { "check.scale.root" } else { "check.scale.said" };
    fill(key, &[("scale", significant(scale, 6)), ("cols", count(cols))])
}

fn row_words(fault: RowFault) -> &'static str {
    match fault {
        RowFault::Zero => "check.row.zero",
        RowFault::Copy => "check.row.copy",
        RowFault::Repeat => "check.row.repeat",
        RowFault::Other => "check.row.other",
    }
}

fn convention_words(convention: Convention) -> &'static str {
    match convention {
        Convention::Tensor2Tensor => "check.as.tensor2tensor",
        Convention::Halves => "check.as.halves",
        Convention::CosinesFirst => "check.as.cosines-first",
        Convention::Rotary => "check.as.rotary",
        Convention::Grid => "check.as.grid",
        Convention::RotaryGrid => "check.as.rotary-grid",
        Convention::Octaves => "check.as.octaves",
        Convention::Wavelengths => "check.as.wavelengths",
        Convention::Scaled => "check.as.scaled",
    }
}

fn differs(key: &str, difference: &Difference) -> String {
    let values = [
        ("row", whole(difference.row as f64)),
        ("dim", whole(difference.col as f64)),
        ("expected", significant(difference.expected, 9)),
        ("found", significant(difference.found, 9)),
    ];
    fill(key, &values)
}

fn base(verdict: &Verdict) -> String {
    let mut words = significant(verdict.best.base, 8);
    for (rule, base) in &verdict.same {
        let values = [("rule", text::get(self::rule(*rule)).to_owned()), ("base", significant(*base, 8))];
        words += &fill("check.base.same", &values);
    }
    words
}

fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::Paper
        | Rule::Wrong(Bug::Odd | Bug::Degrees | Bug::Single | Bug::Halves)
        | Rule::Schedule(Schedule::Geometric) => "check.rule.paper",
        Rule::Half => "check.rule.half",
        Rule::Octaves => "check.rule.octaves",
        Rule::Wrong(Bug::Exponent) => "check.rule.exponent",
        Rule::Wrong(Bug::Cosine) => "check.rule.cosine",
        Rule::Wrong(Bug::Denominator) => "check.rule.denominator",
        Rule::Schedule(Schedule::Linear) => "check.rule.linear",
        Rule::Schedule(Schedule::Harmonic) => "check.rule.harmonic",
        Rule::Schedule(Schedule::Random) => "check.rule.random",
        Rule::Schedule(Schedule::Power) => "check.rule.power",
    }
}

/// The sentence about a bug. The figure of pitfalls contains most of these sentences, too.
fn bug_words(bug: Bug, verdict: &Verdict) -> String {
    let key = match bug {
        Bug::Degrees if verdict.best.step > 1.0 => "check.bug.in-degrees",
        Bug::Exponent => "figure.pitfalls.exponent",
        Bug::Cosine => "figure.pitfalls.cosine",
        Bug::Odd => "figure.pitfalls.odd",
        Bug::Denominator => "figure.pitfalls.denominator",
        Bug::Degrees => "figure.pitfalls.degrees",
        Bug::Single => "check.bug.single",
        Bug::Halves => "figure.pitfalls.halves",
    };
    fill(key, &[("slower", significant(1_f64.to_degrees(), 3))]) + text::get("joint.end")
}
