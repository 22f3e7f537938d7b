//! The figure of a config. It shows the unscaled and scaled wavelength of each pair, the trained length, and which
//! pairs are assigned to time, height and width.

use super::{Config, Layer, Rope, Scaling, Sections};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Colours of the kinds of layers. If there are more kinds than colours, the last ones share a colour.
const INKS: [Ink; 4] = [Ink::Strong, Ink::Sin, Ink::Cos, Ink::Muted];
/// Colours of the axes of positions.
const AXES: [Ink; 4] = [Ink::Strong, Ink::Cos, Ink::Sin, Ink::Muted];
/// Text keys of the names of three axes of positions. If there are fewer or more, axes are numbered instead.
const NAMES: [&str; 3] = ["figure.m-rope.time", "figure.m-rope.height", "figure.m-rope.width"];
/// Stroke width of the curve that applies: the scaled one, or the plain one if there is no scaling.
const WIDTH: f64 = 2.0;

/// The title of the figure.
pub fn title() -> &'static str {
    text::get("check.rope.figure")
}

/// The scene of the figure, for a config with at least one kind of layers.
pub fn scene(config: &Config) -> Scene {
    let mut marks = Vec::new();
    // Ignores lengths of less than one position.
    let trained = config.layers.iter().filter_map(|layer| layer.rope.trained.filter(|trained| *trained >= 1.0));
    let mut trained_lengths: Vec<f64> = trained.collect();
    trained_lengths.sort_by(f64::total_cmp);
    trained_lengths.dedup();
    let (shortest, longest) = span(config, &trained_lengths);
    let domain = [shortest, longest].map(f64::log10);
    let domain = [domain[0].floor(), domain[1].floor() + 1.0].map(|exponent| 10_f64.powi(exponent as i32));
    // All kinds of layers have the same sections, or none.
    if let Some((rope, sections)) =
        config.layers.iter().find_map(|layer| Some((&layer.rope, layer.rope.sections.as_ref()?)))
    {
        marks.extend(bands(rope, sections, domain));
    }
    for trained in trained_lengths {
        let label = fill("check.rope.figure.trained", &[("value", significant(trained, 12))]);
        let pen = Pen::dashed(Ink::Muted).width(1.0);
        marks.push(Mark::Rule { along: Direction::Y, at: trained, pen, label: Some(label) });
    }
    for (index, layer) in config.layers.iter().enumerate() {
        marks.extend(curves(layer, INKS[index.min(INKS.len() - 1)]));
    }
    let pairs = config.layers.iter().map(|layer| layer.rope.dims / 2).max().unwrap_or(1);
    let slowest = config.layers.iter().flat_map(|layer| layer.rope.wavelengths()).map(|[_, scaled]| scaled);
    let values = [("slowest", significant(slowest.fold(0.0, f64::max), 4))];
    let panel = Panel::new(
        Axis::whole(text::get("axis.pair"), [0.0, f64::from(pairs - 1).max(1.0)], Measure::Other),
        Axis::log(text::get("axis.wavelength"), domain),
        marks,
    );
    Scene {
        panels: vec![panel],
        arrange: Arrange::Stack,
        caption: title().to_owned(),
        details: String::new(),
        alt: fill("check.rope.figure.alt", &values),
    }
}

/// The shortest and the longest wavelength or trained length in the figure.
fn span(config: &Config, trained_lengths: &[f64]) -> (f64, f64) {
    let waves = config.layers.iter().flat_map(|layer| layer.rope.wavelengths()).flatten();
    let short = config.layers.iter().filter_map(|layer| layer.rope.short_wavelengths()).flatten();
    let all = waves.chain(short).chain(trained_lengths.iter().copied());
    all.fold((f64::INFINITY, 0.0), |(shortest, longest), length| (length.min(shortest), length.max(longest)))
}

/// The curves of unscaled and scaled wavelengths; for `LongRoPE`, also those of short inputs. Without scaling, only the
/// curve of unscaled wavelengths.
fn curves(Layer { name, rope, .. }: &Layer, ink: Ink) -> Vec<Mark> {
    let points = |waves: Vec<f64>| waves.into_iter().zip(0..).map(|(wave, pair)| [f64::from(pair), wave]).collect();
    let line = |waves: Vec<f64>, pen: Pen, key: &str| {
        let length = rope.trained.map_or_else(String::new, |trained| significant(trained, 12));
        let says = fill(key, &[("trained", length)]);
        let label =
            if name.is_empty() { says } else { fill("check.rope.figure.of", &[("name", name), ("says", &says)]) };
        Mark::Line { points: points(waves), pen, label: Some(label) }
    };
    let [plain, scaled] = [0, 1].map(|which| rope.wavelengths().into_iter().map(|pair| pair[which]).collect());
    if rope.scaling == Scaling::None {
        return vec![line(plain, Pen::solid(ink).width(WIDTH), "check.rope.figure.plain")];
    }
    let mut marks = vec![line(plain, Pen::dashed(ink), "check.rope.figure.plain")];
    let key = match rope.short_wavelengths() {
        Some(short) => {
            marks.push(line(short, Pen::solid(ink).width(1.0), "check.rope.figure.short"));
            "check.rope.figure.long"
        }
        None => "check.rope.figure.scaled",
    };
    marks.push(line(scaled, Pen::solid(ink).width(WIDTH), key));
    marks
}

/// Marks that show the axis of positions of each pair: bands, or dots if the axes are interleaved.
fn bands(rope: &Rope, sections: &Sections, [bottom, top]: [f64; 2]) -> Vec<Mark> {
    let last = f64::from(rope.dims / 2 - 1).max(1.0);
    let name = |axis: usize| {
        let name = NAMES.get(axis).filter(|_| sections.counts.len() == NAMES.len());
        let number = || fill("check.rope.figure.axis", &[("number", whole(axis as u32 + 1))]);
        Some(name.map_or_else(number, |key| text::get(key).to_owned()))
    };
    let ink = |axis: usize| AXES[axis.min(AXES.len() - 1)];
    let axes = 0..sections.counts.len();
    if sections.is_interleaved {
        let waves = rope.wavelengths();
        let pairs_of = |axis: usize| waves.iter().zip(0..).filter(move |(_, pair)| sections.axis(*pair) == axis);
        let dots = |axis: usize| Mark::Dots {
            points: pairs_of(axis).map(|([_, wave], pair)| [f64::from(pair), *wave]).collect(),
            radius: 3.0,
            ink: ink(axis),
            hollow: false,
            label: name(axis),
        };
        return axes.map(dots).collect();
    }
    let mut first = 0;
    let band = |axis: usize| {
        let from = f64::from(first) - 0.5;
        first += sections.counts[axis];
        let [left, right] = [from, f64::from(first) - 0.5].map(|end| end.clamp(0.0, last));
        let outline = vec![[left, bottom], [right, bottom], [right, top], [left, top]];
        Mark::Area { outline, ink: ink(axis), label: name(axis) }
    };
    axes.map(band).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Scene {
        scene(&Config::read(text).expect("a config"))
    }

    fn labels(scene: &Scene) -> Vec<String> {
        scene.panels[0].marks.iter().filter_map(|mark| Some(mark.legend()?.replace('\u{202f}', ""))).collect()
    }

    #[test]
    fn each_kind_of_layer_has_its_curves() {
        let gemma = r#"{"head_dim": 256, "rope_theta": 1e6, "rope_local_base_freq": 1e4, "max_position_embeddings": 8192,
            "rope_scaling": {"rope_type": "linear", "factor": 8}}"#;
        let scene = of(gemma);
        assert_eq!(labels(&scene), ["full_attention, plain", "full_attention, scaled", "sliding_attention, plain"]);
        let rules = scene.panels[0].marks.iter().filter(|mark| matches!(mark, Mark::Rule { at: 8192.0, .. }));
        assert_eq!(rules.count(), 1);
        assert!(scene.panels[0].y.reaches(8192.0) && scene.alt.split_whitespace().count() <= 40, "{}", scene.alt);
    }

    #[test]
    fn sections_are_bands_or_dots() {
        let contiguous = of(r#"{"head_dim": 16, "rope_scaling": {"type": "mrope", "mrope_section": [2, 3, 3]}}"#);
        assert_eq!(labels(&contiguous), ["time", "height", "width", "plain"]);
        let Mark::Area { outline, .. } = &contiguous.panels[0].marks[1] else { panic!("no band") };
        assert_eq!([outline[0][0], outline[1][0]], [1.5, 4.5]);
        let interleaved = of(r#"{"head_dim": 16, "mrope_section": [4, 2, 2], "mrope_interleaved": true}"#);
        let points = |mark: &Mark| if let Mark::Dots { points, .. } = mark { points.len() } else { 0 };
        assert_eq!(interleaved.panels[0].marks[..3].iter().map(points).collect::<Vec<_>>(), [4, 2, 2]);
    }

    #[test]
    fn short_and_long_factors_are_two_curves() {
        let long =
            of(r#"{"head_dim": 4, "rope_scaling": {"type": "longrope", "original_max_position_embeddings": 4096,
            "short_factor": [1, 1.5], "long_factor": [1, 30]}}"#);
        assert_eq!(labels(&long), ["plain", "up to 4096", "beyond 4096"]);
    }
}
