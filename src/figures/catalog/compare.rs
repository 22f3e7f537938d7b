//! The same query and key under each method of positional encoding: one matrix of scores per method, on one colour
//! scale.

use std::rc::Rc;

use super::shared::cells::cells;
use super::shared::sentences::range as range_words;
use super::{Drawing, Figure, Statement, Width};
use crate::core::alibi::slope;
use crate::core::compare::{Kind, Method, SHAW_CLIP, Scores, T5_BUCKETS, T5_MAX_DISTANCE};
use crate::params::{ParamId, Params};
use crate::scene::{
    Arrange, Axis, ColorBar, ColorMap, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side, Ticks,
};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "compare",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule, ParamId::NPos, ParamId::Seed],
    keys: [Some(ParamId::K), None],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: |params| depends_on_position(params) == [true, false] },
    Statement { text: "rest", holds: |params| !depends_on_position(params)[1] },
    Statement { text: "rest.rounding", holds: |params| !depends_on_position(params)[1] },
    Statement { text: "alone", holds: |params| !depends_on_position(params)[1] },
];

fn scores(params: &Params, trained: u32) -> Scores {
    let dims = params.d_model.min(MOST_DIMS);
    Scores::new(params.freqs_at(dims), trained, slope(8, HEAD), params.seed)
}

/// Whether scores at one offset depend on the query's position (beyond rounding): with every method that adds to the
/// vectors, and with any of the other methods.
fn depends_on_position(params: &Params) -> [bool; 2] {
    let scores = scores(params, 1 << 20);
    let differs = |method, least: f64| {
        let [near, far] = [0, 2 * params.n_pos.min(1 << 18)].map(|pos| scores.score(method, pos, 1));
        near.zip(far).is_some_and(|(near, far)| (near - far).abs() > least)
    };
    let others = [Method::None, Method::Shaw, Method::T5, Method::Rope, Method::Alibi];
    // Angles of up to a million radians are rounded by 10⁻¹⁰.
    [
        [Method::Learned, Method::Sinusoidal].into_iter().all(|method| differs(method, 1e-9)),
        others.into_iter().any(|method| differs(method, 1e-7)),
    ]
}

/// Maximum number of dimensions of the query, which belongs to a head and not to the whole model.
const MOST_DIMS: u32 = 32;
/// Maximum number of positions drawn within the training length; half as many are drawn beyond it.
const MOST_TRAINED: u32 = 64;
/// The head (of eight) whose slope is drawn. Its slope is flat enough for its scores to be comparable with those of the
/// other methods.
const HEAD: u32 = 6;
/// Fraction of the entries that the colour range covers. `ALiBi` is not counted, because it decreases without bound.
const COVERED: f64 = 0.98;
/// Approximate number of entries in the sample from which the colour range is computed.
const SAMPLES: usize = 800;
/// Spacing of the lines that hatch the area without vectors, as a fraction of the axis.
const HATCH: f64 = 0.06;

/// The methods and their names, in the order of the panels.
const METHODS: [(Method, &str); 7] = [
    (Method::None, "figure.compare.none"),
    (Method::Sinusoidal, "figure.compare.sinusoidal"),
    (Method::Learned, "figure.compare.learned"),
    (Method::Shaw, "figure.compare.shaw"),
    (Method::T5, "figure.compare.t5"),
    (Method::Rope, "figure.compare.rope"),
    (Method::Alibi, "figure.compare.alibi"),
];

/// The positions drawn: every `step`-th from 0, `trained` of them within the training length `n`, `count` in total.
#[derive(Clone, Copy)]
struct SampledPositions {
    n: u32,
    step: u32,
    trained: u32,
    count: u32,
}

impl SampledPositions {
    fn new(n_pos: u32) -> Self {
        let step = n_pos.div_ceil(MOST_TRAINED);
        let trained = n_pos.div_ceil(step);
        Self { n: n_pos, step, trained, count: trained + trained.div_ceil(2) }
    }

    fn last(self) -> u32 {
        (self.count - 1) * self.step
    }
}

/// The results of a method.
struct Drawn {
    method: Method,
    name: &'static str,
    /// For queries (rows) and keys (columns), the score minus that without positions; `None` where there is no vector.
    changes: Vec<Option<f64>>,
    /// The largest variation of the scores along one diagonal.
    spread: f64,
}

fn scene(params: &Params) -> Scene {
    let n = params.n_pos;
    let (scores, places) = (Rc::new(scores(params, n)), SampledPositions::new(n));
    let drawn = METHODS.map(|(method, key)| Drawn::new(&scores, places, method, text::get(key)));
    let is_added = |drawn: &Drawn| drawn.method.kind() == Some(Kind::Additive);
    let largest = |is_additive: bool| {
        drawn.iter().filter(|drawn| is_added(drawn) == is_additive).fold(0.0, |max: f64, drawn| max.max(drawn.spread))
    };
    let listed = |is_additive: bool| -> String {
        let named = drawn.iter().filter(|drawn| is_added(drawn) == is_additive);
        text::list(named.map(|drawn| format!("{} {}", drawn.name, significant(drawn.spread, 3))))
    };
    let range = range(&drawn);
    let (mut entries, mut beyond, mut furthest) = (0_u32, 0_u32, 0.0_f64);
    for change in drawn.iter().flat_map(|drawn| &drawn.changes).flatten() {
        entries += 1;
        beyond += u32::from(change.abs() > range[1]);
        if change.abs() > furthest.abs() {
            furthest = *change;
        }
    }
    let dims = params.d_model.min(MOST_DIMS);
    let mut values = vec![
        ("d", whole(dims)),
        ("d_model", whole(params.d_model)),
        ("n", whole(n)),
        ("end", whole(n - 1)),
        ("last", whole(places.last())),
        ("step", whole(places.step)),
        ("added", listed(true)),
        ("others", listed(false)),
        ("most", significant(largest(true), 3)),
        ("least", significant(largest(false), 2)),
        ("plain", significant(scores.score(Method::None, 0, 0).unwrap_or_default(), 3)),
        ("reach", significant(range[1], 3)),
        ("beyond", whole(beyond)),
        ("entries", whole(entries)),
        ("furthest", significant(furthest, 3)),
        ("buckets", whole(T5_BUCKETS)),
        ("distance", whole(T5_MAX_DISTANCE)),
        ("clip", whole(SHAW_CLIP as u32)),
        ("slope", significant(scores.slope, 4)),
    ];
    let rest = if largest(false) > 0.0 { "figure.compare.rest.rounding" } else { "figure.compare.rest" };
    values.push(("rest", fill(rest, &values)));
    let sentences = [
        (true, "figure.compare.details"),
        (beyond > 0, "figure.compare.beyond"),
        (places.step > 1, "figure.compare.stepped"),
        (dims < params.d_model, "figure.compare.capped"),
    ];
    let sentences = sentences.into_iter().filter(|(is_included, _)| *is_included).map(|(_, key)| fill(key, &values));
    let details = text::sentences(sentences);
    let [caption, alt] = ["figure.compare.caption", "figure.compare.alt"].map(|key| fill(key, &values));
    let bar = if beyond > 0 { "figure.compare.bar.clipped" } else { "figure.compare.bar" };
    let colors = ColorBar { map: ColorMap::Diverging, range, label: text::get(bar).into(), has_own_unit: false };
    let panels = drawn.into_iter().map(|drawn| drawn.panel(&scores, places, &colors));
    Scene { panels: panels.collect(), arrange: Arrange::Grid, caption, details, alt }
}

/// The colour range: a round number that few entries exceed.
fn range(drawn: &[Drawn]) -> [f64; 2] {
    let others = drawn.iter().filter(|drawn| drawn.method != Method::Alibi);
    // A sample of the entries is enough for a round number. An odd step does not confine it to a few columns.
    let step = drawn[0].changes.len().div_ceil(SAMPLES) | 1;
    let sizes = others.flat_map(|drawn| drawn.changes.iter().step_by(step).flatten()).map(|change| change.abs());
    let mut sizes: Vec<f64> = sizes.collect();
    let place = (COVERED * (sizes.len() - 1) as f64) as usize;
    let (_, reach, _) = sizes.select_nth_unstable_by(place, f64::total_cmp);
    // The range must have a positive length, even if all changes are 0.
    let end = if *reach > 0.0 { (10.0 * *reach).ceil() / 10.0 } else { 1.0 };
    [-end, end]
}

impl Drawn {
    fn new(scores: &Scores, places: SampledPositions, method: Method, name: &'static str) -> Self {
        let matrix = scores.matrix(method, places.count, places.step);
        let plain = scores.score(Method::None, 0, 0).unwrap_or_default();
        let spread = spread(&matrix, places.count as usize);
        let changes = matrix.into_iter().map(|score| score.map(|score| score - plain)).collect();
        Self { method, name, changes, spread }
    }

    fn panel(self, scores: &Rc<Scores>, places: SampledPositions, colors: &ColorBar) -> Panel {
        let Self { method, name, changes, spread } = self;
        let title = match method.kind() {
            None => "figure.compare.same",
            Some(Kind::Additive) if spread > 0.0 => "figure.compare.changing",
            Some(Kind::Additive) => "figure.compare.one",
            Some(Kind::Rotary | Kind::ScoreBias) => "figure.compare.alone",
        };
        let title = fill(title, &[("name", name.to_owned()), ("spread", significant(spread, 3))]);
        let (count, edge) = (places.count as usize, f64::from(places.count) - 0.5);
        let trained = f64::from(places.trained) - 0.5;
        // Entries without a value are not in the image: learned vectors end at the training length.
        let value_count = if method == Method::Learned { places.trained } else { places.count } as usize;
        let values = changes
            .chunks(count)
            .take(value_count)
            .flat_map(|row| &row[..value_count])
            .map(|change| change.unwrap_or_default());
        let mut marks = vec![cells(values.collect(), value_count, colors.map, colors.range)];
        if value_count < count {
            marks.extend(hatched([trained, edge], [-0.5, edge]));
            marks.extend(hatched([-0.5, trained], [trained, edge]));
        }
        for (ink, width) in [(Ink::Background, 3.0), (Ink::Strong, 1.0)] {
            let pen = Pen::solid(ink).width(width);
            marks.extend([Direction::X, Direction::Y].map(|along| Mark::Rule { along, at: trained, pen, label: None }));
        }
        // Beside the rows, the number would leave little room on slides.
        let beside = text::get("figure.compare.n").to_owned();
        let below = fill("figure.compare.n.value", &[("n", whole(places.n))]);
        let axis = |key, trained_label, domain| Axis {
            ticks: Ticks::At(vec![(0.0, whole(0)), (trained, trained_label)]),
            ..Axis::whole(text::get(key), domain, Measure::Other)
        };
        let read = move |[x, y]: [f64; 2]| {
            let [column, row] = [x, y].map(|at| at.round().clamp(0.0, edge - 0.5));
            let [key, query] = [column, row].map(|place| place * f64::from(places.step));
            let change = changes[row as usize * count + column as usize];
            let values = [
                ("query", whole(query)),
                ("key", whole(key)),
                ("offset", whole(key - query)),
                ("name", name.to_owned()),
                ("change", significant(change.unwrap_or_default(), 6)),
            ];
            let text_key = if change.is_some() { "figure.compare.read" } else { "figure.compare.read.none" };
            Some(Reading { at: [column, row], text: fill(text_key, &values) })
        };
        let scores = Rc::clone(scores);
        let step = f64::from(places.step);
        let drag =
            move |_: &Params, _: Option<[f64; 2]>, [x, y]: [f64; 2]| vec![(ParamId::K, ((x - y) * step).round().abs())];
        Panel {
            title: Some(title),
            x: axis("axis.pos-key", below, [-0.5, edge]),
            y: axis("axis.pos-query", beside, [edge, -0.5]),
            equal: true,
            marks,
            color_bar: (method == Method::Alibi).then(|| colors.clone()),
            read: Some(Box::new(read)),
            cursor_reading: Some(Box::new(move |params| Some(cursor_reading(&scores, places, params.k)))),
            drag: Some(Box::new(drag)),
        }
    }
}

/// The largest variation of the entries along one diagonal.
fn spread(matrix: &[Option<f64>], count: usize) -> f64 {
    let mut ends = vec![[f64::INFINITY, f64::NEG_INFINITY]; 2 * count - 1];
    for (place, score) in matrix.iter().enumerate() {
        if let Some(score) = score {
            let [low, high] = &mut ends[place % count + count - 1 - place / count];
            (*low, *high) = (low.min(*score), high.max(*score));
        }
    }
    ends.into_iter().fold(0.0, |max: f64, [low, high]| max.max(high - low))
}

/// Thin lines across part of the panel, perpendicular to the diagonals of equal offset.
fn hatched([left, right]: [f64; 2], [top, bottom]: [f64; 2]) -> impl Iterator<Item = Mark> {
    let spacing = (HATCH * (right + 0.5).max(bottom + 0.5)).max(0.2);
    let sums =
        (1..).map(move |line| left + top + f64::from(line) * spacing).take_while(move |sum| *sum < right + bottom);
    sums.map(move |sum| {
        let ends = [left.max(sum - bottom), right.min(sum - top)];
        Mark::Line { points: ends.map(|x| [x, sum - x]).into(), pen: Pen::solid(Ink::Muted).width(0.5), label: None }
    })
}

/// The reading at one offset: for each method a number, or a range if it depends on the position.
fn cursor_reading(scores: &Scores, places: SampledPositions, k: u32) -> Reading {
    let plain = scores.score(Method::None, 0, 0).unwrap_or_default();
    // Position 0 is always included, even if its key is beyond the last position drawn.
    let queries =
        || (0..places.count).map(|place| place * places.step).take_while(|pos| *pos == 0 || pos + k <= places.last());
    let named = METHODS.map(|(method, key)| {
        let found = queries().filter_map(|pos| scores.score(method, pos, i64::from(k)));
        let ends = found.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], score| {
            [low.min(score - plain), high.max(score - plain)]
        });
        format!("{} {}", text::get(key), range_words(ends, 4))
    });
    let values = [("offset", whole(k)), ("changes", text::list(named))];
    Reading { at: [f64::from(k) / f64::from(places.step), 0.0], text: fill("figure.compare.here", &values) }
}

/// The diagonal of the cursor's offset.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let places = SampledPositions::new(params.n_pos);
    let start = f64::from(params.k) / f64::from(places.step) - 0.5;
    let lines = METHODS.into_iter().enumerate().flat_map(|(panel, (method, _))| {
        let end = f64::from(if method == Method::Learned { places.trained } else { places.count }) - 0.5;
        let points = vec![[start, -0.5], [end, end - start - 0.5]];
        [Pen::solid(Ink::Background).width(3.0), Pen::solid(Ink::Cursor).width(1.0)]
            .map(|pen| (panel, Mark::Line { points: points.clone(), pen, label: None }))
    });
    // Its name, in the blank matrix of the first method.
    let middle = f64::midpoint(start, f64::from(places.count) - 0.5);
    let text = fill("figure.compare.offset", &[("k", whole(params.k))]);
    let at = [middle, middle - start - 0.5];
    let name = Mark::Label { at, shift: [-6.0, 10.0], side: Side::Left, text, ink: Ink::Cursor };
    lines.chain([(0, name)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_methods_are_constant_along_diagonals() {
        let scene = scene(&Params::default());
        for name in ["none 0", "Shaw 0", "T5 0", "ALiBi 0"] {
            assert!(scene.details.contains(name), "{name}: {}", scene.details);
        }
        assert!(!scene.details.contains("sinusoidal 0"), "{}", scene.details);
        let titles: Vec<_> = scene.panels.iter().filter_map(|panel| panel.title.as_deref()).collect();
        let varying = titles.iter().filter(|title| title.contains(": up to ")).count();
        assert_eq!((titles.len(), varying), (7, 2), "{titles:?}");
    }

    #[test]
    fn a_spread_ignores_undefined_entries_of_diagonals() {
        let matrix = [Some(1.0), Some(7.0), None, Some(9.0), Some(1.5), Some(6.0), None, Some(3.0), None];
        assert_eq!(spread(&matrix, 3), 6.0, "9 and 3 below the diagonal");
        assert_eq!(spread(&[Some(2.0)], 1), 0.0);
    }

    #[test]
    fn half_as_much_is_drawn_beyond_the_trained_length() {
        for (n, expected) in
            [(1, [1, 1, 2]), (2, [1, 2, 3]), (50, [1, 50, 75]), (64, [1, 64, 96]), (1000, [16, 63, 95])]
        {
            let SampledPositions { step, trained, count, .. } = SampledPositions::new(n);
            assert_eq!([step, trained, count], expected, "{n}");
            // The last position drawn within the training length, and the first beyond it.
            assert!((trained - 1) * step < n && trained * step >= n, "{n}");
        }
    }

    #[test]
    fn learned_vectors_end_with_the_trained_length() {
        let scene = scene(&Params { n_pos: 20, ..Params::default() });
        let says = |panel: usize, at: [f64; 2]| {
            let read = scene.panels[panel].read.as_ref().expect("a reading");
            read(at).expect("words").text
        };
        let Mark::Raster(image) = &scene.panels[2].marks[0] else { panic!("an image") };
        assert_eq!([image.x, image.y], [[-0.5, 19.5]; 2]);
        for beyond in [[20.0, 3.0], [3.0, 20.0], [29.0, 29.0]] {
            assert!(says(2, beyond).contains("no vector") && !says(1, beyond).contains("no vector"), "{beyond:?}");
        }
        assert!(!says(2, [19.0, 19.0]).contains("no vector"));
    }

    #[test]
    fn the_reading_at_an_offset_is_that_of_its_diagonal() {
        let params = Params { k: 7, ..Params::default() };
        let scene = scene(&params);
        let cursor_reading =
            scene.panels[0].cursor_reading.as_ref().expect("a reading")(&params).expect("an offset").text;
        for (panel, name) in [(3, "Shaw"), (4, "T5"), (6, "ALiBi")] {
            let read = scene.panels[panel].read.as_ref().expect("a reading");
            let cell = read([12.0, 5.0]).expect("a cell").text;
            let value = cell.rsplit(' ').next().expect("a value");
            let four: String = significant(value.replace('−', "-").parse().expect("a number"), 4);
            assert!(cursor_reading.contains(&format!("{name} {four}")), "{cell}; {cursor_reading}");
        }
    }
}
