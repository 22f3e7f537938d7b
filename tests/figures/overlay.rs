//! Overlay marks on a finished picture: in data coordinates, and clipped to the plot.

use phasor_figures::catalog::by_id;
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{Scratch, paint, paint_overlay};
use phasor_figures::params::Params;
use phasor_figures::scene::{Ink, Mark, Pen, Side};

use crate::common_axes::{SPEC, scene};
use crate::support::recorder::{Extent, Kind, Recorder};

#[test]
fn overlay_marks_use_data_coordinates_and_are_clipped_to_the_plot() {
    let scene = scene(by_id("distance-offset").expect("a figure"), &Params { n_pos: 20, ..Params::default() });
    let points = vec![[0.0, 0.0], [12.0, 6.0], [48.0, 8.0]];
    let overlay = [
        (0, Mark::Line { points: points.clone(), pen: Pen::dashed(Ink::Strong), label: None }),
        (
            0,
            Mark::Label {
                at: points[1],
                shift: [0.0, -16.0],
                side: Side::Middle,
                text: "here".into(),
                ink: Ink::Strong,
            },
        ),
        // A mark for a panel that does not exist is ignored.
        (7, Mark::Line { points, pen: Pen::dashed(Ink::Strong), label: None }),
    ];
    for theme in [&Theme::LIGHT, &Theme::DARK] {
        let (mut svg, mut over, mut scratch) = (String::new(), String::new(), Scratch::default());
        let layout = paint(&mut Recorder::new(&mut svg, SPEC), &scene, theme, SPEC, &mut scratch).expect("painted");
        let place = &layout.panels[0];
        let mut recorder = Recorder::new(&mut over, SPEC);
        paint_overlay(&mut recorder, (&scene, &layout, &overlay), theme, SPEC, &mut scratch).expect("marks");
        let strokes: Vec<_> = recorder.calls.iter().filter(|call| matches!(call.kind, Kind::Path { .. })).collect();
        assert!(!strokes.is_empty());
        let plot = place.plot;
        for stroke in strokes {
            let Some(Extent([left, top, right, bottom])) = stroke.clip else { panic!("{stroke:?} is not clipped") };
            // Clip edges are rounded to whole pixels.
            let edges = [(left, plot.x), (top, plot.y), (right, plot.right()), (bottom, plot.bottom())];
            assert!(edges.iter().all(|(clip, edge)| (clip - edge).abs() <= 1.0), "{stroke:?} {plot:?}");
        }
        let words: Vec<_> = recorder.calls.iter().filter(|call| matches!(call.kind, Kind::Text { .. })).collect();
        assert_eq!(words.len(), 1);
        let [x, _] = place.project(&scene.panels[0], [12.0, 6.0]);
        assert!(words[0].extent.0[0] < x && x < words[0].extent.0[2], "{words:?}");
    }
}
