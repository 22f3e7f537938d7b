//! Figures as thumbnails: plots without text.

use phasor_figures::catalog::ALL;
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{CanvasSpec, Scratch, paint, paint_cursor};
use phasor_figures::params::Params;

use crate::common_axes::scene;
use crate::support::recorder::{Kind, Recorder};

const THUMB: CanvasSpec = CanvasSpec { ratio: 2.0, is_thumb: true, ..CanvasSpec::of([160.0, 104.0]) };

fn settings() -> [Params; 4] {
    let plain = Params::default();
    [
        plain.clone(),
        Params { d_model: 2, n_pos: 1, ..plain.clone() },
        Params { d_model: 512, n_pos: 2000, pair: 20, k: 900, ..plain.clone() },
        Params { d_model: 16_384, n_pos: 1_048_576, base: 1e9, ..plain },
    ]
}

#[test]
fn a_thumbnail_has_large_plots_and_no_text() {
    for figure in ALL {
        for params in settings() {
            let params = params.clamped();
            let (scene, what) = (scene(figure, &params), format!("{} at {params:?}", figure.id));
            let (mut svg, mut scratch) = (String::new(), Scratch::default());
            let mut recorder = Recorder::new(&mut svg, THUMB);
            let layout = paint(&mut recorder, &scene, &Theme::DARK, THUMB, &mut scratch).expect("a picture");
            let extra = figure.drawing().cursor(&params);
            let overlay = (&scene, &layout, &*extra);
            paint_cursor(&mut recorder, overlay, &params, &Theme::DARK, THUMB, &mut scratch).expect("marks");
            for call in &recorder.calls {
                assert!(!matches!(call.kind, Kind::Text { .. }), "{what}: {call:?}");
                let slack = match call.kind {
                    Kind::Path { width, .. } => width,
                    _ => 0.0,
                };
                assert!(call.extent.within(THUMB, slack), "{what}: {call:?}");
            }
            let shown = layout.panels.len();
            assert!((1..=scene.panels.len()).contains(&shown), "{what}: {shown}");
            let area = |place: &phasor_figures::paint::PanelLayout| place.plot.width * place.plot.height;
            let covered: f64 = layout.panels.iter().map(area).sum();
            let is_square = scene.panels[..shown].iter().all(|panel| panel.equal);
            // Square plots leave the sides of the canvas empty.
            let min_fraction = if is_square { 0.3 } else { 0.5 };
            assert!(covered > min_fraction * THUMB.width * THUMB.height, "{what}: {covered}");
            for (index, place) in layout.panels.iter().enumerate() {
                for other in &layout.panels[..index] {
                    let [one, two] = [place.plot, other.plot];
                    let apart =
                        one.x >= two.right() || two.x >= one.right() || one.y >= two.bottom() || two.y >= one.bottom();
                    assert!(apart, "{what}: {one:?} over {two:?}");
                }
            }
        }
    }
}
