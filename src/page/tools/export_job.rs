//! Exports of a figure as files.

use crate::browser::clock;
use crate::browser::download;
use crate::catalog::{Drawing, Figure, Searches};
use crate::export::npy::{Float, npy};
use crate::export::picture::PictureOptions;
use crate::export::{Compared, Snapshot, csv, svg};
use crate::paint::theme::Theme;
use crate::params::{NUMBERS, ParamId, Params};
use crate::scene::Scene;

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// A raster image.
    Png,
    /// A vector image.
    Svg,
    /// An animation.
    Film(AnimationFormat),
    /// The data that is shown, as a table.
    Csv,
    /// The encoding as a matrix.
    Npy(Float),
}

/// The format of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnimationFormat {
    /// A video.
    Webm,
    /// An animated GIF, which every program plays.
    Gif,
}

impl Format {
    /// Every format and the key of its label.
    pub(super) const ALL: [(Self, &'static str); 7] = [
        (Self::Png, "save.png"),
        (Self::Svg, "save.svg"),
        (Self::Film(AnimationFormat::Webm), "save.webm"),
        (Self::Film(AnimationFormat::Gif), "save.gif"),
        (Self::Csv, "save.csv"),
        (Self::Npy(Float::F32), "save.npy-f32"),
        (Self::Npy(Float::F64), "save.npy-f64"),
    ];

    pub(super) fn is_matrix(self) -> bool {
        matches!(self, Self::Npy(_))
    }

    /// The format of the animation, if it is one.
    pub(super) fn film(self) -> Option<AnimationFormat> {
        if let Self::Film(film) = self { Some(film) } else { None }
    }

    /// The text key of its explanation.
    pub(super) fn help(self) -> &'static str {
        match self {
            Self::Png => "save.png-help",
            Self::Svg => "save.svg-help",
            Self::Film(AnimationFormat::Webm) => "save.webm-help",
            Self::Film(AnimationFormat::Gif) => "save.gif-help",
            Self::Csv => "save.csv-help",
            Self::Npy(_) => "save.npy-help",
        }
    }

    /// The extension of its files.
    pub(super) fn extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Film(AnimationFormat::Webm) => "webm",
            Self::Film(AnimationFormat::Gif) => "gif",
            Self::Csv => "csv",
            Self::Npy(Float::F32) => "f32.npy",
            Self::Npy(Float::F64) => "f64.npy",
        }
    }

    /// Its media type.
    pub(super) fn media_type(self) -> &'static str {
        match self {
            Self::Png => download::PNG,
            Self::Svg => "image/svg+xml",
            Self::Film(AnimationFormat::Webm) => "video/webm",
            Self::Film(AnimationFormat::Gif) => "image/gif",
            Self::Csv => "text/csv;charset=utf-8",
            Self::Npy(_) => "application/octet-stream",
        }
    }
}

/// The background of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Background {
    /// The background of the page.
    Opaque,
    /// Transparent.
    Transparent,
}

/// The options for the pixels per CSS pixel of a picture, with the keys of their labels.
pub(super) const RATIOS: [(u8, &str); 3] = [(1, "save.once"), (2, "save.twice"), (4, "save.four")];

/// The ids of the figures whose encoding can be saved as a matrix.
pub(super) const NPY: [&str; 6] = ["heatmap", "components", "vector", "trajectory", "similarity", "distance-matrix"];

/// The maximum time for background searches before a picture is exported, in milliseconds. After that, the picture
/// states how far the searches got.
const SEARCH_TIMEOUT: f64 = 10_000.0;

/// An export job.
pub(super) struct ExportJob {
    pub(super) figure: &'static Figure,
    /// The parameters in effect.
    pub(super) params: Params,
    /// The parameters A of a comparison, and the fraction of the picture that shows A.
    pub(super) compared: Option<(Params, f64)>,
    /// The link to the figure.
    pub(super) link: String,
    pub(super) format: Format,
    pub(super) ratio: f64,
    pub(super) background: Background,
    pub(super) is_dark: bool,
}

impl ExportJob {
    /// The file name: the figure, then the numbers that the figure reads. `d` and `n` are always named, the others only
    /// if they differ from their defaults.
    pub(super) fn file_name(&self) -> String {
        let default = Params::default();
        let is_named = |id: ParamId| match id {
            ParamId::DModel | ParamId::NPos => true,
            _ => self.params.differs(&default, id),
        };
        let numbers = NUMBERS.iter().filter(|number| self.figure.reads.contains(&number.id) && is_named(number.id));
        let numbers = numbers.map(|number| format!("-{}{}", number.key, number.written(&self.params)));
        format!("phasor-{}{}.{}", self.figure.id, numbers.collect::<String>(), self.format.extension())
    }

    fn picture_options(&self, snapshot: &Snapshot<'_>) -> PictureOptions {
        let theme = if self.is_dark { Theme::DARK } else { Theme::LIGHT };
        let theme = if self.background == Background::Transparent { theme.on_transparent() } else { theme };
        PictureOptions { ratio: self.ratio, theme, ..PictureOptions::of(snapshot) }
    }
}

/// The bytes of the file. The error is a message for the reader.
pub(super) async fn run(job: &ExportJob) -> Result<Vec<u8>, String> {
    let message = |error: &dyn std::error::Error| error.to_string();
    if let Format::Npy(float) = job.format {
        return npy(&job.params, float).map_err(|error| message(&error));
    }
    let drawing = job.figure.drawing();
    let mut scene = scene_after_searches(drawing, &job.params).await;
    let mut compared = None;
    if let Some((params, split_position)) =
        job.compared.as_ref().filter(|(params, _)| job.figure.reads_differ(params, &job.params))
    {
        let scene_of_a = scene_after_searches(drawing, params).await;
        scene.widen_axes(&scene_of_a);
        compared = Some((params, scene_of_a, *split_position));
    }
    let compared = compared.as_ref().map(|(params, scene, split_position)| Compared {
        params,
        scene,
        split_position: Some(*split_position),
    });
    let snapshot = Snapshot { figure: job.figure, params: &job.params, scene: &scene, link: &job.link, compared };
    let picture_options = job.picture_options(&snapshot);
    match job.format {
        Format::Png => download::png(&snapshot, &picture_options).await.map_err(|error| message(&error)),
        Format::Svg => svg::svg(&snapshot, &picture_options).map(String::into_bytes).map_err(|error| message(&error)),
        // Only CSV reaches this arm: matrices are handled above, and animations in `film.rs`.
        Format::Csv | Format::Npy(_) | Format::Film(_) => csv::csv(&snapshot).map_err(|error| message(&error)),
    }
}

/// The scene with the results of its background searches, computed in tasks short enough to keep the page responsive.
async fn scene_after_searches(drawing: &Drawing, params: &Params) -> Scene {
    let mut searches = Searches::default();
    // Lets the browser paint the dialog first.
    clock::pause().await;
    let scene = drawing.scene(params, &mut searches);
    if !drawing.has_search() {
        return scene;
    }
    let started_at = clock::now();
    while drawing.advance(&mut searches) && clock::now() - started_at < SEARCH_TIMEOUT {
        clock::pause().await;
    }
    drawing.scene(params, &mut searches)
}
