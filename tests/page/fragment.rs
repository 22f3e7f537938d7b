//! The link: it survives a round trip, and invalid parts are ignored or reported.

use phasor::fragment::*;
use phasor_figures::catalog::ALL;
use phasor_figures::params::*;
use proptest::prelude::*;

fn parse(fragment: &str) -> State {
    State::parse(fragment).0
}

#[test]
fn the_empty_fragment_and_the_default_state_correspond() {
    assert_eq!(parse(""), State::default());
    assert_eq!(parse("#"), State::default());
    assert_eq!(State::default().write(), "");
}

#[test]
fn a_fragment_survives_a_round_trip() {
    let fragment = "d=512&base=500000.5&n=1048576&pos=77&k=9&pair=3&orientation=down&precision=bf16\
                    &yaw=-170&pitch=90&fig=components&hide=base,k&view=embed&states=d%3D4%26n%3D9;d%3D8&tour=2\
                    &reveal=0&lang=he&theme=dark&contrast=1&host=https://lms.example:8443\
                    &sentence=one%20two%26d%3D4";
    let (state, notices) = State::parse(fragment);
    assert_eq!(state.write(), fragment);
    assert_eq!(notices, []);
}

/// A model's rotary embedding in a link.
const ROPE: &str =
    "d=96&n=131072&rope=own,96,10000;head,128;trained,4096;used,131072;long,1,2.5;short32,1,1.02;name,Phi%204";

#[test]
fn a_link_restores_a_model_and_its_factors() {
    let state = parse(ROPE);
    let model = state.params.model.clone().expect("a model");
    assert_eq!((state.params.source, &*model.name, model.at_rest()), (Source::Model, "Phi 4", 16));
    assert_eq!(parse(&state.write()), state);
    // As A of a comparison, it is encoded once more.
    let compared = parse(&format!("a={}", encoded(ROPE)));
    assert_eq!(compared.settings.compared.as_ref().and_then(|params| params.model.clone()), Some(model));
    assert_eq!(parse(&compared.write()), compared);
}

#[test]
fn a_link_may_name_a_model_and_give_some_of_its_numbers() {
    let named = parse("n=50&d=64&model=llama-3.1-8b").settings.model.expect("a model");
    assert_eq!((&*named.id, &*named.given), ("llama-3.1-8b", &[ParamId::DModel, ParamId::NPos][..]));
    assert_eq!(parse("model=phi-4-mini").write(), "model=phi-4-mini");
    for invalid in ["model=", "model=a%20b", "model=<b>", &format!("model={}", "a".repeat(61))] {
        assert_eq!(parse(invalid).settings.model, None, "{invalid}");
    }
}

#[test]
fn another_source_or_a_damaged_model_leaves_the_model_out() {
    assert_eq!(parse(&format!("{ROPE}&source=minilm")).params.model, None);
    let damaged = parse("d=64&rope=own,96");
    assert_eq!((damaged.params.source, damaged.params.model, damaged.params.d_model), (Source::Formula, None, 64));
}

#[test]
fn unknown_keys_and_values_are_ignored() {
    assert_eq!(parse("nonsense&x=1&fig=none&view=cube&theme=&hide=everything&lang=tlh&=&&d"), State::default());
}

#[test]
fn values_out_of_range_are_clamped_and_reported() {
    let (state, notices) = State::parse("d=7&base=0&n=1e99&pos=-4&k=x&pair=64");
    assert_eq!((state.params.d_model, state.params.n_pos, state.params.pos), (8, 1_048_576, 0));
    assert_eq!(state.params.pair, 3);
    assert_eq!(state.params.k, Params::default().k);
    let names: Vec<_> = notices.iter().map(|notice| notice.name).collect();
    assert_eq!(names, ["d_model", "base", "n_pos", "pos", "k", "pair"]);
}

#[test]
fn a_host_is_an_origin_and_an_invalid_one_matches_nobody() {
    let host = |fragment| parse(fragment).settings.host;
    assert_eq!(host("d=64"), None);
    assert_eq!(host("host=https%3A//LMS.example/").as_deref(), Some("https://lms.example"));
    for invalid in ["host=", "host=*", "host=https://a.example,https://b.example", "host=a b", "host=%22%23"] {
        assert_eq!(host(invalid).as_deref(), Some(""), "{invalid}");
        assert_eq!(parse(&parse(invalid).write()), parse(invalid));
    }
}

#[test]
fn the_list_of_settings_has_all_keys_of_a_link_in_order() {
    let (state, _) = State::parse(
        "fig=heatmap&a=d%3D64&hide=k&view=embed&model=phi-4-mini&states=d%3D4&tour=1&reveal=0&ask=first&lang=en&theme=dark&contrast=1&host=x",
    );
    let keys: Vec<_> = state.pairs().into_iter().map(|(key, _)| key).filter(|key| *key != "host").collect();
    assert_eq!(keys, SETTINGS);
}

#[test]
fn the_compared_parameters_are_a_link_within_the_link() {
    let state = parse("base=500000&a=d%3D64%26base%3D100%26fig%3Dtorus%26a%3Dd%253D8");
    let compared = state.settings.compared.as_ref().expect("A");
    assert_eq!((compared.d_model, compared.base, state.params.base), (64, 100.0, 500_000.0));
    // Of A, only parameters are kept.
    assert_eq!(state.write(), "base=500000&a=d%3D64%26base%3D100");
    assert_eq!(parse(&state.write()), state);
    // An empty link means the default parameters; without the key, nothing is compared.
    assert_eq!(parse("a=").settings.compared, Some(Params::default()));
    assert_eq!((parse("a=").write(), parse("").settings.compared), ("a=".to_owned(), None));
    // Invalid parts become the default parameters.
    assert_eq!(parse("a=%FF%26d%3Dx%26n").settings.compared, Some(Params::default()));
}

#[test]
fn the_sentence_of_a_link_sets_nothing_else_and_is_dropped_when_replaced() {
    let mut state = parse("d=64&sentence=%E7%8C%AB%20%26n%3D7%25%0A+%3C%22");
    assert_eq!((&*state.params.sentence, state.params.d_model, state.params.n_pos), ("猫 &n=7%+<\"", 64, 50));
    assert_eq!(parse(&state.write()), state);
    state.params.sentence = "typed".into();
    assert_eq!(state.write(), "d=64");
    // Without the key, the page keeps its sentence.
    assert_eq!(parse("d=64").settings.sentence, None);
}

#[test]
fn a_long_sentence_is_truncated() {
    let state = parse(&format!("sentence={}", "%C3%A9".repeat(SENTENCE_MAX_LENGTH + 1)));
    assert_eq!(&*state.params.sentence, "é".repeat(SENTENCE_MAX_LENGTH));
}

#[test]
fn states_are_separate_fragments_that_do_not_change_the_parameters() {
    let state = parse("n=20&states=d%3D64%26n%3D30;;pos%3D3%26fig%3Dheatmap&pos=4");
    assert_eq!((state.params.d_model, state.params.n_pos, state.params.pos), (128, 20, 4));
    let read: Vec<_> = state.settings.states().map(parse).collect();
    let sizes: Vec<_> = read.iter().map(|state| (state.params.d_model, state.params.n_pos, state.params.pos)).collect();
    assert_eq!(sizes, [(64, 30, 10), (128, 50, 3)]);
    assert_eq!(read[1].settings.figures, ["heatmap"]);
}

#[test]
fn commas_may_be_encoded() {
    assert_eq!(parse("hide=base%2Ck").settings.hidden, ["base", "k"]);
}

/// One to `max` elements of a list in random order, separated by commas.
fn subset(of: Vec<&'static str>, max: usize) -> impl Strategy<Value = String> {
    prop::sample::subsequence(of, 1..=max).prop_shuffle().prop_map(|chosen| chosen.join(","))
}

/// An optional part of the link.
fn optional(part: impl Strategy<Value = String>) -> impl Strategy<Value = Option<String>> {
    prop::option::of(part)
}

const SENTENCES: [&str; 3] = ["Zwölf & mehr = \"alles\"", "猫 坐 <在> 垫子 上", "a 100% #sure + 'thing'"];

/// Links with values for all parameters, figures, view and theme, in the order of the page. Some also have hidden
/// controls and a sentence.
fn links() -> impl Strategy<Value = Vec<(&'static str, String)>> {
    let numbers = (1..=256_u32, 2..100_001_u32, prop::bool::ANY, 2..902_u32, 0..1000_u32).prop_flat_map(
        |(pairs, base, has_half, n, seed)| {
            let base = f64::from(base) + if has_half { 0.5 } else { 0.0 };
            let [d, n_pos] = [2 * pairs, n].map(|number| number.to_string());
            (0..n, 0..n, 0..pairs).prop_map(move |(pos, k, pair)| {
                let cursor = [("pos", pos), ("k", k), ("pair", pair), ("seed", seed)];
                let sizes = [("d", d.clone()), ("base", base.to_string()), ("n", n_pos.clone())];
                sizes.into_iter().chain(cursor.map(|(key, number)| (key, number.to_string()))).collect::<Vec<_>>()
            })
        },
    );
    let choices: Vec<_> = CHOICES
        .iter()
        .map(|choice| prop::sample::select(choice.options).prop_map(|option| (choice.key, option.to_owned())))
        .collect();
    let viewpoint = (-180..=180_i32, -90..=90_i32);
    let ids = ALL.iter().map(|figure| figure.id).collect();
    let hidden = optional(subset(vec!["d", "base", "n", "pos", "k", "pair"], 3));
    let view = prop::sample::select(&["page", "embed", "slide"][..]);
    let theme = prop::sample::select(&["auto", "light", "dark"][..]);
    let sentence = optional(prop::sample::select(&SENTENCES[..]).prop_map(encoded));
    (numbers, choices, viewpoint, subset(ids, 3), hidden, view, theme, sentence).prop_map(
        |(numbers, choices, (yaw, pitch), figures, hidden, view, theme, sentence)| {
            let viewpoint = [("yaw", yaw.to_string()), ("pitch", pitch.to_string())];
            let shown = [("view", view.to_owned()), ("theme", theme.to_owned())];
            let all = numbers.into_iter().chain(choices).chain(viewpoint).chain([("fig", figures)]);
            let all = all.chain(hidden.map(|keys| ("hide", keys))).chain(shown);
            all.chain(sentence.map(|words| ("sentence", words))).collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// The link that the page writes loses nothing. `tests/browser/tools/share.spec.js` tests a few such states in a
    /// browser.
    #[test]
    fn a_link_with_all_parameters_survives_a_round_trip(link in links()) {
        let fragment = link.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&");
        let (state, notices) = State::parse(&fragment);
        prop_assert_eq!(notices, []);
        let written = state.write();
        let (again, notices) = State::parse(&written);
        prop_assert_eq!(notices, []);
        // In a short sequence, the default cursor is clamped to the end. A cursor there is the default, and left out.
        let shown = |state: &State| (state.params.clamped(), state.settings.clone());
        prop_assert_eq!(shown(&again), shown(&state));
        prop_assert_eq!(again.write(), &*written);
        // Keys that were left out have their defaults, and no key was added.
        for (key, value) in &link {
            let written_value = written.split('&').filter_map(|part| part.split_once('=')).find(|(name, _)| name == key);
            if let Some((_, written_value)) = written_value {
                prop_assert_eq!(written_value, value);
                continue;
            }
            prop_assert_eq!(shown(&parse(&format!("{written}&{key}={value}"))), shown(&state), "{}", key);
        }
        let added = written.split('&').find(|part| !link.iter().any(|(key, _)| part.split('=').next() == Some(*key)));
        prop_assert_eq!(added, None);
    }
}
