//! The texts of figures at a thousand random settings: no missing numbers, no unfilled placeholders, and no statement
//! that the core refutes ([`phasor_figures::catalog::Statement`]).

use std::collections::BTreeSet;
use std::sync::Mutex;

use phasor_figures::catalog::{ALL, CHECKED_STATEMENTS, Figure, Searches, Statement};
use phasor_figures::core::rotary::Scaling;
use phasor_figures::models::{Published, published};
use phasor_figures::params::{CHOICES, ParamId, Params, Source, Viewpoint};
use phasor_figures::scene::Scene;
use phasor_figures::text;

use crate::support::cases::count;

/// The usual number of random settings.
const SETTINGS: u32 = 1000;

/// Pseudo-random numbers, the same on every machine (`splitmix64`, Steele et al. 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("below a usize")
    }

    fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Log-uniform: small numbers as often as large ones.
    fn log_uniform(&mut self, from: f64, to: f64) -> f64 {
        from * (to / from).powf(self.fraction())
    }
}

const SENTENCES: [&str; 6] =
    ["", "one", "one two three", "the cat sat on the mat because the mat was warm", "a a a a", "to be or not to be"];

/// Realistic settings: mostly small, sometimes at an end of the allowed range.
fn settings(seed: u64) -> Params {
    let random = &mut Random(seed);
    let mut params = Params {
        d_model: 2 * random.log_uniform(1.0, 257.0) as u32,
        n_pos: random.log_uniform(1.0, 4097.0) as u32,
        base: random.log_uniform(1.01, 1e6),
        sentence: SENTENCES[random.below(SENTENCES.len())].into(),
        seed: random.below(100) as u32,
        viewpoint: Viewpoint { yaw: random.below(361) as i32 - 180, pitch: random.below(181) as i32 - 90 },
        ..Params::default()
    };
    match random.below(12) {
        0 => params.d_model = 2 * (1 + random.below(3) as u32),
        1 => params.base = [1.000_001, 2.0, 10.0, 1000.0, 10_000.0, 500_000.0, 1e9][random.below(7)],
        2 => params.base = 1.0 + random.log_uniform(1e-6, 0.1),
        3 => params.n_pos = 1 + random.below(3) as u32,
        // Ratios of wavelengths are whole numbers.
        4 => (params.d_model, params.base) = (4 + 4 * random.below(2) as u32, 10_000.0),
        _ => {}
    }
    if seed.is_multiple_of(500) {
        params.d_model = 16_384;
    }
    if seed % 500 == 250 {
        params.n_pos = 1_048_576;
    }
    params.pos = random.below(params.n_pos as usize) as u32;
    params.k = random.below(params.n_pos as usize) as u32;
    params.pair = random.below(params.d_model as usize / 2) as u32;
    for choice in &CHOICES {
        // Half of the choices keep the default option.
        if random.below(2) == 0 {
            (choice.set)(&mut params, random.below(choice.options.len()));
        }
    }
    params.clamped()
}

/// The same settings with the rotary embedding of some model, for figures that draw it: a published one with other numbers
/// of pairs and bases, or one whose factors are in no order.
fn of_model(params: &Params, seed: u64, published: &[Published]) -> Params {
    let random = &mut Random(seed);
    let mut model = published[random.below(published.len())].model.clone();
    if random.below(4) == 0 {
        let mut factors = || (0..params.pairs().min(512)).map(|_| random.log_uniform(1.0, 64.0)).collect();
        model.rule.scaling = Scaling::Long { short: factors(), long: factors() };
    }
    Params { source: Source::Model, model: Some(model.into()), ..params.clone() }.clamped()
}

/// All texts of a figure at these settings.
fn words(figure: &Figure, scene: &Scene) -> Vec<String> {
    let own = ["title", "line", "notice", "short"].map(|part| text::find(&format!("figure.{}.{part}", figure.id)));
    let own = own.into_iter().flatten().map(str::to_owned);
    let panels = scene.panels.iter().filter_map(|panel| panel.title.clone());
    own.chain([scene.caption.clone(), scene.details.clone(), scene.alt.clone()]).chain(panels).collect()
}

/// Whether `within` contains a message with these constant parts between its values.
fn contains_message<S: AsRef<str>>(between: &[S], within: &str) -> bool {
    let mut rest = within;
    between
        .iter()
        .map(AsRef::as_ref)
        .all(|part| rest.find(part).inspect(|at| rest = &rest[at + part.len()..]).is_some())
}

fn statements_of(figure: &Figure) -> &'static [Statement] {
    CHECKED_STATEMENTS.iter().find(|(known, _)| known.id == figure.id).map_or(&[], |(_, statements)| statements)
}

#[test]
fn no_text_makes_a_statement_that_the_core_refutes() {
    let published = published().expect("every config can be read").rotary;
    let (figures, stated, wrong) = (Mutex::new(ALL.iter()), Mutex::new(BTreeSet::new()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(figure) = { figures.lock().expect("no thread failed").next() } {
                    for seed in 0..count(SETTINGS).into() {
                        let mut params = settings(seed);
                        if figure.follows_models() && seed % 3 == 1 {
                            params = of_model(&params, seed, &published);
                        }
                        let scene = figure.drawing().scene(&params, &mut Searches::default());
                        for statement in check(figure, &params, &scene, &wrong) {
                            stated.lock().expect("no thread failed").insert((figure.id, statement));
                        }
                    }
                }
            });
        }
    });
    let (stated, wrong) = (stated.into_inner().expect("no thread"), wrong.into_inner().expect("no thread"));
    assert!(wrong.is_empty(), "{} wrong, among them:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
    // Some statements are rare: few settings do not have them all.
    if count(SETTINGS) < SETTINGS {
        return;
    }
    for figure in ALL {
        for statement in statements_of(figure) {
            assert!(stated.contains(&(figure.id, statement.text)), "{} never says {}", figure.id, statement.text);
        }
    }
}

/// The statements that the figure makes; wrong ones are added to `wrong`.
fn check(figure: &Figure, params: &Params, scene: &Scene, wrong: &Mutex<Vec<String>>) -> Vec<&'static str> {
    let note = |what: &str, words: &str| {
        wrong.lock().expect("no thread failed").push(format!("{} {what}: “{words}” at {params:?}", figure.id));
    };
    let words = words(figure, scene);
    for words in &words {
        if ["NaN", "inf", "∞"].iter().any(|word| words.split([' ', '(', ',']).any(|part| part.starts_with(word))) {
            note("is not finite", words);
        }
        if words.contains(['{', '}']) || words.contains("⟨?⟩") || words.contains("  ") || words.contains(" .") {
            note("is not filled", words);
        }
    }
    let mut stated = Vec::new();
    for statement in statements_of(figure) {
        let between = text::files::between(&format!("figure.{}.{}", figure.id, statement.text));
        if let Some(words) = words.iter().find(|words| contains_message(&between, words)) {
            stated.push(statement.text);
            if !(statement.holds)(params) {
                note("is refuted", words);
            }
        }
    }
    stated
}

#[test]
fn filled_messages_are_recognised() {
    assert!(contains_message(&["from ", " to ", ", ", "."], "It falls from 11 to 12, 3 xs. Then rises."));
    assert!(!contains_message(&["from ", " to ", ", never"], "It falls from 11 to 12, 3 xs."));
}

#[test]
fn every_figure_reads_the_schedule_or_explains_why_not() {
    for figure in ALL {
        for id in [ParamId::Schedule, ParamId::Layout] {
            let [reads, fixed] = [figure.reads, figure.fixed].map(|ids| ids.contains(&id));
            assert!(!(reads && fixed), "{}: {id:?} is both", figure.id);
            assert!(id != ParamId::Schedule || reads || fixed, "{} does not mention schedules", figure.id);
        }
        if !figure.fixed.is_empty() {
            assert!(text::get(&format!("figure.{}.fixed", figure.id)).len() > 20, "{}", figure.id);
        }
    }
}

#[test]
fn captions_are_one_sentence_with_a_number_and_the_rest_is_details() {
    for figure in ALL {
        let scene = figure.drawing().scene(&Params::default(), &mut Searches::default());
        let ends = scene.caption.matches(". ").count();
        assert!(scene.caption.ends_with('.') && ends == 0, "{}: {}", figure.id, scene.caption);
        assert!(scene.caption.chars().any(|letter| letter.is_ascii_digit()), "{}: {}", figure.id, scene.caption);
        assert!(!scene.details.is_empty(), "{}", figure.id);
    }
}
