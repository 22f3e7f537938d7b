//! Formats verdicts and differences for readers.

use super::changed::{Change, Changed};
use super::convention::Convention;
use super::fix::fix;
use super::hypothesis::{Grid, Rule, Sharing};
use super::judgement::Judgement;
use super::law_words;
use super::layout::Layout;
use super::nested::Nested;
use super::phrases::{count, layout, precision, shape};
use super::precision::Level;
use super::verdict::{Difference, Finding, HARM, Known, Nothing, RowFault, Verdict};
use crate::core::pitfalls::Bug;
use crate::core::schedule::Schedule;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub use super::phrases::Report;
pub use super::read_words::{error, note};

/// Formats a verdict.
pub fn report(verdict: &Verdict) -> Report {
    let head = match &verdict.finding {
        Finding::Known(known) => return of_known(known, verdict),
        Finding::Law(law) => return law_words::report(law, verdict),
        Finding::Nested(nested) => return of_nested(nested, verdict),
        Finding::Changed(changed) => return of_changed(changed, verdict),
        Finding::Nothing(why) => text::sentences([text::get("check.is.nothing"), text::get(nothing(*why))]),
        Finding::Learned(learned) => law_words::learned(learned),
        Finding::Unknown(differs) => {
            let differs = difference("check.differs.page", differs.as_ref(), verdict.decimals);
            text::sentences([text::get("check.is.unknown"), &differs])
        }
    };
    let rows = vec![(text::get("check.shape"), shape(verdict))];
    Report { head, judgement: Judgement::of(verdict), rows, ..Report::default() }
}

/// The headline names both encodings; the properties of each stand under its columns.
fn of_nested(nested: &Nested, verdict: &Verdict) -> Report {
    let groups = nested.slow.1.rows();
    let values = [("groups", count(groups)), ("period", count(nested.period))];
    let mut rows = vec![(text::get("check.shape"), shape(verdict))];
    let mut notes = Vec::new();
    for (key, ([first, last], part)) in [("check.nested.slow", &nested.slow), ("check.nested.fast", &nested.fast)] {
        let of_part = report(part);
        let values = [("first", count(*first)), ("last", count(*last)), ("head", of_part.head)];
        rows.push((text::get(key), fill("check.nested.part", &values)));
        rows.extend(of_part.rows);
        notes.extend(of_part.notes);
    }
    Report { head: fill("check.is.nested", &values), judgement: Judgement::of(verdict), notes, rows, fix: None }
}

/// The report of the encoding without the change, after the words for the change.
fn of_changed(Changed { change, verdict: inner }: &Changed, verdict: &Verdict) -> Report {
    let mut report = report(inner);
    let (key, number) = match *change {
        Change::Padded { zeros } => ("check.changed.padded", count(zeros)),
        Change::Repeated { times } => ("check.changed.repeated", count(times)),
        Change::Flipped => ("check.changed.flipped", String::new()),
        Change::Mapped { top } => ("check.changed.mapped", whole(top)),
        Change::Negated => ("check.changed.negated", String::new()),
        Change::Plus { number } => ("check.changed.plus", significant(number, 6)),
        Change::PlusRow => ("check.changed.plus-row", String::new()),
        Change::Centred => ("check.changed.centred", String::new()),
        Change::Standardised => ("check.changed.standardised", String::new()),
        Change::Normalised => ("check.changed.normalised", String::new()),
        Change::Turned { layout: Layout::Split } => ("check.changed.turned-halves", String::new()),
        Change::Turned { .. } => ("check.changed.turned", String::new()),
    };
    let values = [("number", number), ("cols", count(inner.cols()))];
    report.head = text::sentences([&fill(key, &values), &report.head]);
    report.rows[0].1 = shape(verdict);
    Report { judgement: Judgement::of(verdict), fix: fix(verdict).or(report.fix), ..report }
}

fn nothing(why: Nothing) -> &'static str {
    match why {
        Nothing::Zeros => "check.nothing.zeros",
        Nothing::Constant => "check.nothing.constant",
        Nothing::Rows => "check.nothing.rows",
    }
}

fn of_known(known: &Known, verdict: &Verdict) -> Report {
    let mut report = Report {
        head: head(known, verdict),
        judgement: Judgement::of(verdict),
        notes: notes(known, verdict),
        fix: fix(verdict),
        rows: Vec::new(),
    };
    let mut property = |key, words| report.rows.push((text::get(key), words));
    property("check.shape", shape(verdict));
    let best = &known.best;
    property("check.layout", text::get(layout(best.layout)).to_owned());
    if let Some(grid) = &best.grid {
        property("check.grid", self::grid(known, verdict, grid));
    }
    property("check.rule", text::get(rule(best.rule)).to_owned());
    if best.rule != Rule::Octaves {
        property("check.base", significant(best.base, 8));
        // Of an unusual base, another description may be the one that was meant.
        for (rule, base) in known.same.iter().filter(|_| known.slip.is_some()) {
            let values = [("rule", text::get(self::rule(*rule)).to_owned()), ("base", significant(*base, 8))];
            property("check.same", fill("check.same.said", &values));
        }
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
        property("check.scale", scale(known, verdict));
    }
    property("check.precision", precision(known.level, known.max_error, verdict.decimals));
    report
}

fn head(known: &Known, verdict: &Verdict) -> String {
    let errors = |key| {
        let differs = difference(key, known.differs.as_ref(), verdict.decimals);
        text::sentences([fill("check.is.off", &[("count", count(known.off))]), differs])
    };
    if let Some((row, fault)) = known.row {
        let head = fill(row_words(fault), &[("row", count(row)), ("before", count(row.saturating_sub(1)))]);
        let explains_all = fault != RowFault::Repeat || known.off == 0;
        return if explains_all { head } else { text::sentences([head, errors("check.differs")]) };
    }
    match known.slip.filter(law_words::is_question) {
        _ if known.holes > 0 && !known.is_after_dropout() => fill("check.is.holes", &[("count", count(known.holes))]),
        _ if known.holes > 0 => {
            fill("check.is.dropout", &[("count", count(known.holes)), ("scale", significant(known.best.scale, 4))])
        }
        _ if known.off > 0 => errors("check.differs"),
        _ if known.bug.is_some() => text::get("check.is.bug").to_owned(),
        Some(slip) => law_words::slip(&slip),
        None => match known.convention {
            Some(convention) => {
                fill("check.is.convention", &[("name", text::get(convention_words(convention)).to_owned())])
            }
            None if verdict.is_transposed => text::get("check.is.transposed").to_owned(),
            None => text::get("check.is.known").to_owned(),
        },
    }
}

fn notes(known: &Known, verdict: &Verdict) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(bug) = known.bug {
        notes.push(bug_words(bug, known));
        notes.push(match &known.shows {
            None => text::get("check.bug.hidden").to_owned(),
            shows => difference("check.bug.shows", shows.as_ref(), verdict.decimals),
        });
    }
    // The headline may already report the slip as a question.
    notes.extend(
        known.slip.filter(|slip| !law_words::is_question(slip) || known.off > 0).map(|slip| law_words::slip(&slip)),
    );
    notes.extend(known.sequence(verdict).map(|sequence| law_words::sequence(&sequence)));
    if known.best.rule == Rule::Octaves {
        let freqs = known.best.rule.freqs(known.best.pairs(verdict.cols()), known.best.base);
        let freqs: Vec<f64> = freqs.into_iter().map(|[freq, _]| freq).collect();
        notes.extend(law_words::aliased(&freqs, known.best.step));
    }
    let mut note = |key, values: &[(&'static str, String)]| notes.push(fill(key, values));
    if known.row.is_none_or(|(_, fault)| fault != RowFault::Zero) && !known.zero_rows.is_empty() {
        let rows: Vec<String> = known.zero_rows.iter().take(3).map(|row| count(*row)).collect();
        note("check.note.padding", &[("rows", text::list(rows)), ("count", count(known.zero_rows.len()))]);
    } else if known.zero_rows.len() > 1 {
        note("check.note.zero", &[("count", count(known.zero_rows.len()))]);
    }
    if known.is_padded {
        note("check.note.padded", &[]);
    }
    if known.best.grid.is_some() {
        note("check.note.grid", &[("row", count(known.zero_rows.len() + 1))]);
    }
    if known.best.layout.is_of_sines() {
        note("check.note.sines", &[]);
    }
    if known.best.layout.is_of_cosines() {
        note("check.note.cosines", &[]);
    }
    if known.bug != Some(Bug::Single) && known.max_error > HARM / 16.0 && known.level == Level::Single {
        note("check.note.single", &[]);
    }
    if matches!(known.level, Level::HalfAngles | Level::BrainAngles) {
        note("check.note.narrow", &[("most", significant(known.max_error, 2))]);
    }
    notes
}

/// Describes the first difference in about as many digits as the input has; empty if there is none.
fn difference(key: &str, first: Option<&Difference>, decimals: Option<i32>) -> String {
    let Some(difference) = first else { return String::new() };
    let digits = decimals.map_or(9, |decimals| decimals.clamp(3, 9) as usize);
    let values = [
        ("row", whole(difference.row as f64)),
        ("dim", whole(difference.col as f64)),
        ("expected", significant(difference.expected, digits)),
        ("found", significant(difference.found, 9)),
    ];
    fill(key, &values)
}

fn grid(known: &Known, verdict: &Verdict, grid: &Grid) -> String {
    let rows = verdict.rows() - known.zero_rows.len();
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

fn scale(known: &Known, verdict: &Verdict) -> String {
    let scale = known.best.scale;
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

fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::Paper
        | Rule::Wrong(Bug::Odd | Bug::Degrees | Bug::Single | Bug::Halves)
        | Rule::Schedule(Schedule::Geometric) => "check.rule.paper",
        Rule::Half => "check.rule.half",
        Rule::Octaves => "check.rule.octaves",
        Rule::Wrong(Bug::Exponent) => "check.rule.exponent",
        Rule::Wrong(Bug::Cosine) => "check.rule.cosine",
        Rule::Wrong(Bug::Denominator) | Rule::Schedule(Schedule::Inclusive) => "check.rule.denominator",
        Rule::Schedule(Schedule::Linear) => "check.rule.linear",
        Rule::Schedule(Schedule::Harmonic) => "check.rule.harmonic",
        Rule::Schedule(Schedule::Random) => "check.rule.random",
        Rule::Schedule(Schedule::Power) => "check.rule.power",
    }
}

/// The sentence about a bug. The figure of pitfalls contains most of these sentences, too.
fn bug_words(bug: Bug, known: &Known) -> String {
    let key = match bug {
        Bug::Degrees if known.best.step > 1.0 => "check.bug.in-degrees",
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
