//! Frames of an animation: what each shows, what moves and what is static, and the exported files.

use std::collections::BTreeSet;

use phasor_figures::catalog::{ALL, BOARD, by_id};
use phasor_figures::export::animation::{Animation, Motion, Painter, Size, State};
use phasor_figures::export::gif::{Colors, Gif};
use phasor_figures::export::webm::{Packet, Video, webm};
use phasor_figures::paint::theme::Theme;
use phasor_figures::params::{NUMBERS, Orientation, ParamId, Params};

use crate::support::pixels::Pixels;
use crate::support::recorder::{Call, Kind, Recorder};
use crate::support::snapshot::LINK;

fn animation(figure: &str, motion: Motion) -> Animation {
    Animation {
        figures: vec![by_id(figure).expect("a figure")],
        params: Params::default(),
        compared: None,
        motion,
        seconds: 3,
        rate: 20,
        link: "https://host.example/#d=128".to_owned(),
    }
}

/// The drawing calls of these frames, once the ranges of all frames are collected.
fn drawn(animation: &Animation, frames: &[u32]) -> Vec<Vec<Call>> {
    let picture_options = animation.picture_options(Size::Hd, Theme::LIGHT);
    let mut painter = Painter::new(animation);
    (0..animation.frames()).for_each(|frame| painter.collect_ranges(frame));
    let calls = |frame: &u32| {
        let mut out = String::new();
        let mut recorder = Recorder::new(&mut out, picture_options.canvas_spec());
        painter.paint(&mut recorder, *frame, &picture_options).expect("a frame");
        recorder.calls.clone()
    };
    frames.iter().map(calls).collect()
}

#[test]
fn a_number_sweeps_its_whole_range_evenly() {
    for number in &NUMBERS {
        let animation = animation("heatmap", Motion::Number(number.id));
        let values: Vec<f64> =
            (0..animation.frames()).map(|frame| (number.get)(&animation.frame_state(frame).params)).collect();
        let (start, end, _) = number.slider_range(&animation.params);
        let ends = [start, end].map(|place| number.at_slider(place, 3.0, &animation.params));
        assert_eq!([values[0], values[59]], ends, "{}", number.name);
        assert!(values.is_sorted(), "{}: {values:?}", number.name);
        let distinct: BTreeSet<u64> = values.iter().map(|value| value.to_bits()).collect();
        // A sequence has 50 positions; other sliders have more steps than there are frames.
        let steps = if [ParamId::Pos, ParamId::K].contains(&number.id) { 50 } else { 60 };
        // At the low end of a logarithmic slider, adjacent steps round to the same number.
        assert!((steps - 15..=steps).contains(&distinct.len()), "{}: {}", number.name, distinct.len());
    }
    let shown = |frame| animation("clocks", Motion::Number(ParamId::Pos)).frame_state(frame).params.pos;
    // 60 frames for 50 positions: each has one frame, and every fifth has two.
    let max_frames = (0..50).map(|pos| (0..60).filter(|frame| shown(*frame) == pos).count()).max();
    assert_eq!(max_frames, Some(2));
}

#[test]
fn states_are_shown_in_turn_with_the_transitions_of_slides() {
    let [across, down] =
        [Orientation::default(), Orientation::Down].map(|orientation| Params { orientation, ..Params::default() });
    let state = |params: &Params, figures: &[&str]| State {
        params: params.clone(),
        figures: figures.iter().filter_map(|id| by_id(id)).collect(),
    };
    let states = vec![state(&across, &["heatmap"]), state(&down, &["heatmap"]), state(&down, &["clocks"])];
    let animation = animation("heatmap", Motion::States(states));
    let state_at = |frame: u32| {
        let frame_state = animation.frame_state(frame);
        (
            frame_state.figures[0].id,
            frame_state.params.orientation,
            frame_state.from.map(|(params, part)| (params.orientation, part)),
        )
    };
    assert_eq!(state_at(0), ("heatmap", across.orientation, None));
    assert_eq!(state_at(19), ("heatmap", across.orientation, None));
    assert_eq!(state_at(20), ("heatmap", down.orientation, Some((across.orientation, 0.0))));
    // After half of the transition of 600 milliseconds, and after all of it.
    assert_eq!(state_at(26), ("heatmap", down.orientation, Some((across.orientation, 0.5))));
    assert_eq!(state_at(32), ("heatmap", down.orientation, None));
    // A change of the figure has no transition.
    assert_eq!(state_at(40), ("clocks", down.orientation, None));
    assert_eq!(state_at(59), ("clocks", down.orientation, None));
}

/// The calls without the footer line, and the value at its end, which is that of the moving parameter.
fn split_footer(calls: &[Call], moves: &str) -> (Vec<Call>, String) {
    let is_foot = |call: &&Call| matches!(&call.kind, Kind::Text { text, .. } if text.contains("d_model = "));
    let foot = calls.iter().find(is_foot).expect("a line of parameters");
    let Kind::Text { text, .. } = &foot.kind else { unreachable!() };
    let (_, value) = text.rsplit_once(&format!("{moves} = ")).expect("the moving parameter comes last");
    (calls.iter().filter(|call| !is_foot(call)).cloned().collect(), value.to_owned())
}

#[test]
fn playing_the_position_moves_marks_but_not_axes() {
    let animation = animation("components", Motion::Number(ParamId::Pos));
    let [first, other, same] = &drawn(&animation, &[0, 31, 0])[..] else { unreachable!() };
    let [(first, from), (other, to), (same, _)] = [first, other, same].map(|calls| split_footer(calls, "pos"));
    assert_eq!([&*from, &*to], ["0", "25"]);
    assert_eq!(first, same, "a frame depends only on its number");
    let moved = first.iter().filter(|call| !other.contains(call)).count();
    assert!(moved > 0 && moved < first.len() / 4, "{moved} of {}", first.len());
    let texts = |calls: &[Call]| calls.iter().filter(|call| matches!(call.kind, Kind::Text { .. })).count();
    let unmoved: Vec<Call> = first.iter().filter(|call| other.contains(call)).cloned().collect();
    assert!(texts(&unmoved) > 10, "tick labels and axis names do not move");
}

#[test]
fn value_axes_cover_the_whole_sweep_of_a_number() {
    // Distances grow from 0 to about √(2 · 4096).
    let animation = animation("distance-offset", Motion::Number(ParamId::DModel));
    let frames = drawn(&animation, &[0, 20, 59]);
    let numbers = |calls: &[Call]| -> BTreeSet<String> {
        let is_number = |text: &str| text.chars().all(|letter| letter.is_ascii_digit());
        let texts = calls.iter().filter_map(|call| match &call.kind {
            Kind::Text { text, .. } if is_number(text) => Some(format!("{text} at {:?}", call.extent)),
            _ => None,
        });
        texts.collect()
    };
    assert!(numbers(&frames[0]).len() > 5, "{:?}", numbers(&frames[0]));
    for frame in &frames[1..] {
        // A curve has its own number at its end.
        let (first, other) = (numbers(&frames[0]), numbers(frame));
        let moved: Vec<&String> = first.symmetric_difference(&other).collect();
        assert!(moved.len() <= 1, "{moved:?}");
    }
    let paths = |calls: &[Call]| -> Vec<Call> {
        calls.iter().filter(|call| matches!(call.kind, Kind::Path { .. })).cloned().collect()
    };
    assert_ne!(paths(&frames[0]), paths(&frames[2]));
}

#[test]
fn figures_of_a_board_have_titles_and_texts_that_fit() {
    for count in 1..=6 {
        let mut animation = animation("heatmap", Motion::Number(ParamId::Pos));
        animation.figures =
            BOARD.into_iter().chain(["clocks", "norms"].map(|id| by_id(id).expect("a figure"))).take(count).collect();
        animation.seconds = 1;
        LINK.clone_into(&mut animation.link);
        let spec = animation.picture_options(Size::Hd, Theme::DARK).canvas_spec();
        let calls = &drawn(&animation, &[7])[0];
        for figure in &animation.figures {
            let title = phasor_figures::text::get(&format!("figure.{}.title", figure.id));
            assert!(calls.iter().any(|call| matches!(&call.kind, Kind::Text { text, .. } if text == title)), "{title}");
        }
        // The boxes of texts are generous estimates: see `painting.rs`.
        let texts = calls.iter().filter(|call| matches!(call.kind, Kind::Text { .. }));
        let texts: Vec<&Call> = texts.collect();
        for (index, one) in texts.iter().enumerate() {
            let extent = one.extent.shrunk(0.1);
            assert!(extent.within(spec, 0.0), "{count}: {one:?}");
            // A label that a mark of the cursor may cross is drawn again above it, at the same place.
            for other in texts[index + 1..].iter().filter(|other| other.kind != one.kind || other.extent != one.extent)
            {
                assert!(!extent.overlaps(&other.extent.shrunk(0.1)), "{count}: {one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn every_figure_has_frames_of_its_played_parameter_also_in_a_comparison() {
    for figure in ALL {
        let mut animation = animation(figure.id, Motion::Number(figure.plays.expect("a figure plays something")));
        (animation.seconds, animation.rate) = (1, 10);
        let alone = drawn(&animation, &[0, 9]);
        assert_ne!(alone[0], alone[1], "{}", figure.id);
        animation.compared = Some((Params { base: 100.0, d_model: 64, ..Params::default() }, 0.5));
        drawn(&animation, &[0, 9]);
    }
}

/// The frames as pixels, with only their images, on black.
fn pixels(animation: &Animation) -> ([u32; 2], Vec<Vec<u8>>) {
    let picture_options = animation.picture_options(Size::Default, Theme::LIGHT);
    let mut painter = Painter::new(animation);
    let [width, height] = picture_options.pixels();
    let frame = |frame| {
        let mut pixels = Pixels::new(picture_options.canvas_spec());
        painter.paint(&mut pixels, frame, &picture_options).expect("a frame");
        let at = |index: u32| pixels.at((index % width) as usize, (index / width) as usize);
        (0..width * height).flat_map(at).collect()
    };
    ([width, height], (0..animation.frames()).map(frame).collect())
}

#[test]
fn a_gif_has_the_right_frame_durations_and_similar_colours() {
    let mut animation = animation("distance-matrix", Motion::Number(ParamId::Base));
    (animation.seconds, animation.rate) = (1, 10);
    let (size, mut frames) = pixels(&animation);
    // Identical consecutive frames are written once.
    frames.insert(4, frames[3].clone());
    let mut colors = Colors::of(&Theme::LIGHT);
    for frame in &frames {
        colors.add(frame);
    }
    let mut gif = Gif::new(size.map(|length| length as u16), colors).expect("a beginning");
    for frame in &frames {
        gif.add(frame, 10).expect("a frame");
    }
    let file = gif.finish().expect("an end");

    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).expect("a GIF");
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    assert_eq!([decoder.width(), decoder.height()].map(u32::from), size);
    let mut shown = vec![0; frames[0].len()];
    let mut at = 0;
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (row, line) in frame.buffer.chunks(4 * usize::from(frame.width)).enumerate() {
            let start = (usize::from(frame.top) + row) * size[0] as usize + usize::from(frame.left);
            for (pixel, now) in
                shown[4 * start..].chunks_exact_mut(4).zip(line.chunks_exact(4)).filter(|(_, now)| now[3] > 0)
            {
                pixel[..3].copy_from_slice(&now[..3]);
            }
        }
        let differences = shown
            .chunks(4)
            .zip(frames[at].chunks(4))
            .flat_map(|(one, other)| (0..3).map(|channel| one[channel].abs_diff(other[channel])));
        let differences: Vec<u8> = differences.collect();
        let mean = differences.iter().map(|difference| f64::from(*difference)).sum::<f64>() / differences.len() as f64;
        // The palette has 255 of thousands of colors. A difference of three in one channel is just visible side by
        // side.
        assert!(mean < 3.0, "frame {at}: {mean}");
        at += usize::from(frame.delay / 10);
    }
    assert_eq!(at, frames.len(), "sum of the frame durations");
}

#[test]
fn few_colors_are_exact() {
    let frame = |shade: u8| [[255, 255, 255, 255], [shade, 0, 7, 255]].concat();
    let mut colors = Colors::of(&Theme::LIGHT);
    [200, 100].map(frame).iter().for_each(|frame| colors.add(frame));
    let mut gif = Gif::new([2, 1], colors).expect("a beginning");
    for shade in [200, 100] {
        gif.add(&frame(shade), 3).expect("a frame");
    }
    let file = gif.finish().expect("an end");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).expect("a GIF");
    assert_eq!(&*decoder.read_next_frame().expect("a frame").expect("one").buffer, &*frame(200));
    // The second frame has only the changed pixels.
    let second = decoder.read_next_frame().expect("a frame").expect("one");
    assert_eq!((second.left, second.width, &*second.buffer), (1, 1, &frame(100)[4..]));
}

#[test]
fn colors_with_a_meaning_are_exact_among_many_others() {
    // One pixel has the colour of parameters, and all others a colour of their own.
    let parameter = [0xa8, 0x5a, 0x02, 255];
    let shade = |step: u16| [(step / 2) as u8, (step / 3) as u8, 255 - (step / 2) as u8, 255];
    let frame = [parameter].into_iter().chain((0..511).map(shade)).collect::<Vec<_>>().concat();
    let mut colors = Colors::of(&Theme::LIGHT);
    colors.add(&frame);
    let mut gif = Gif::new([512, 1], colors).expect("a beginning");
    gif.add(&frame, 3).expect("a frame");
    let file = gif.finish().expect("an end");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).expect("a GIF");
    let shown = decoder.read_next_frame().expect("a frame").expect("one").buffer.to_vec();
    assert_eq!(shown[..4], parameter);
    // Of the others, about two share a colour. The quantizer is coarse at the ends of a ramp.
    let farthest = shown.iter().zip(&frame).map(|(one, other)| one.abs_diff(*other)).max();
    assert!(farthest < Some(16), "{farthest:?}");
}

/// The consecutive EBML elements in these bytes.
fn elements(mut bytes: &[u8]) -> Vec<(u32, &[u8])> {
    let mut found = Vec::new();
    while let Some(first) = bytes.first() {
        let (name, rest) = bytes.split_at(first.leading_zeros() as usize + 1);
        let (length, rest) = rest.split_first_chunk::<8>().expect("a length in eight bytes");
        let (content, rest) = rest.split_at((u64::from_be_bytes(*length) & !(1 << 56)) as usize);
        found.push((name.iter().fold(0, |id, byte| id << 8 | u32::from(*byte)), content));
        bytes = rest;
    }
    found
}

#[test]
fn a_webm_has_its_duration_and_the_offsets_of_its_clusters() {
    let packets: Vec<Packet> = (0..7)
        .map(|index| Packet { starts: 1000 * index, is_key: index % 3 == 0, bytes: vec![index as u8; 9] })
        .collect();
    let file = webm(Video { size: [1280, 720], codec: "V_VP9", length: 7000, title: "Ωhm" }, &packets);
    let [(0x1A45_DFA3, head), (0x1853_8067, segment)] = elements(&file)[..] else { panic!("not a WebM") };
    assert!(elements(head).contains(&(0x4282, b"webm")));
    let parts = elements(segment);
    assert!(elements(parts[0].1).contains(&(0x4489, &7000f64.to_be_bytes())));
    assert!(elements(parts[0].1).contains(&(0x7BA9, "Ωhm".as_bytes())));
    let clusters: Vec<_> = parts.iter().filter(|(id, _)| *id == 0x1F43_B675).collect();
    assert_eq!(clusters.len(), 3);
    let blocks: Vec<_> =
        clusters.iter().flat_map(|(_, cluster)| elements(cluster)).filter(|(id, _)| *id == 0xA3).collect();
    assert_eq!(blocks.len(), 7);
    // Frame 5 comes two seconds after frame 3, the key frame at which its cluster begins.
    assert_eq!(blocks[5].1, [&[0x81, 0x07, 0xD0, 0][..], &[5; 9]].concat());
    assert_eq!(blocks[6].1[..4], [0x81, 0, 0, 0x80]);
    let (_, cues) = parts.last().expect("cues");
    let places: Vec<usize> = elements(cues)
        .iter()
        .map(|(_, cue)| {
            let [(0xB3, _), (0xB7, place)] = elements(cue)[..] else { panic!("no cue") };
            let [_, (0xF1, place)] = elements(place)[..] else { panic!("no place") };
            place.iter().fold(0, |at, byte| at << 8 | usize::from(*byte))
        })
        .collect();
    assert_eq!(places.len(), 3);
    assert!(places.iter().all(|at| segment[*at..].starts_with(&[0x1F, 0x43, 0xB6, 0x75])));
}
