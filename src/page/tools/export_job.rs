//! The files that a figure is taken away as.

use crate::browser::clock;
use crate::browser::download;
use crate::catalog::{Drawing, Figure, Searches};
use crate::export::npy::{Float, npy};
use crate::export::picture::Sheet;
use crate::export::{Compared, Taken, csv, svg};
use crate::paint::theme::Theme;
use crate::params::{NUMBERS, ParamId, Params};
use crate::scene::Scene;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// A picture in pixels.
    Png,
    /// A picture in lines and letters.
    Svg,
    /// Pictures that follow one another.
    Film(Film),
    /// What is shown, as a table.
    Csv,
    /// The encoding as a matrix.
    Npy(Float),
}

/// What a file holds in which something moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Film {
    /// A video.
    Webm,
    /// An animation that every program plays.
    Gif,
}

impl Format {
    /// Every format and the key of its label.
    pub(super) const ALL: [(Self, &'static str); 7] = [
        (Self::Png, "save.png"),
        (Self::Svg, "save.svg"),
        (Self::Film(Film::Webm), "save.webm"),
        (Self::Film(Film::Gif), "save.gif"),
        (Self::Csv, "save.csv"),
        (Self::Npy(Float::F32), "save.npy-f32"),
        (Self::Npy(Float::F64), "save.npy-f64"),
    ];

    pub(super) fn is_matrix(self) -> bool {
        matches!(self, Self::Npy(_))
    }

    /// Its kind of film, if it is one.
    pub(super) fn film(self) -> Option<Film> {
        if let Self::Film(film) = self { Some(film) } else { None }
    }

    /// The key of the words that say more.
    pub(super) fn help(self) -> &'static str {
        match self {
            Self::Png => "save.png-help",
            Self::Svg => "save.svg-help",
            Self::Film(Film::Webm) => "save.webm-help",
            Self::Film(Film::Gif) => "save.gif-help",
            Self::Csv => "save.csv-help",
            Self::Npy(_) => "save.npy-help",
        }
    }

    /// The ending of its files.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Film(Film::Webm) => "webm",
            Self::Film(Film::Gif) => "gif",
            Self::Csv => "csv",
            Self::Npy(Float::F32) => "f32.npy",
            Self::Npy(Float::F64) => "f64.npy",
        }
    }

    /// What a browser calls it.
    pub(super) fn kind(self) -> &'static str {
        match self {
            Self::Png => download::PNG,
            Self::Svg => "image/svg+xml",
            Self::Film(Film::Webm) => "video/webm",
            Self::Film(Film::Gif) => "image/gif",
            Self::Csv => "text/csv;charset=utf-8",
            Self::Npy(_) => "application/octet-stream",
        }
    }
}

/// What is under a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paper {
    /// Paper as on the page.
    Opaque,
    /// Nothing.
    Clear,
}

/// How many pixels a picture has to each CSS pixel, with the labels.
pub(super) const RATIOS: [(u8, &str); 3] = [(1, "save.once"), (2, "save.twice"), (4, "save.four")];

/// The figures that show the encoding itself, of every position and dimension.
pub(super) const NPY: [&str; 6] = ["heatmap", "components", "vector", "trajectory", "similarity", "distance-matrix"];

/// How many milliseconds are given to searches that a picture does not wait for on the page. It then says how far they
/// came.
const PATIENCE: f64 = 10_000.0;

/// What a reader wants to take away.
pub(super) struct Order {
    pub(super) figure: &'static Figure,
    /// The parameters in effect.
    pub(super) params: Params,
    /// A of “A | B”, and the part of images that is its own.
    pub(super) compared: Option<(Params, f64)>,
    /// Where the figure can be seen again.
    pub(super) link: String,
    pub(super) format: Format,
    pub(super) ratio: f64,
    pub(super) paper: Paper,
    pub(super) is_dark: bool,
}

impl Order {
    /// The name of the file: the figure and, of the numbers that it follows, the size of the encoding and what else is not
    /// usual.
    pub(super) fn file_name(&self) -> String {
        let usual = Params::default();
        let is_named = |id: ParamId| match id {
            ParamId::DModel | ParamId::NPos => true,
            _ => self.params.differs(&usual, id),
        };
        let numbers = NUMBERS.iter().filter(|number| self.figure.reads.contains(&number.id) && is_named(number.id));
        let numbers = numbers.map(|number| format!("-{}{}", number.key, number.written(&self.params)));
        format!("phasor-{}{}.{}", self.figure.id, numbers.collect::<String>(), self.format.ending())
    }

    fn sheet(&self, taken: &Taken<'_>) -> Sheet {
        let theme = if self.is_dark { Theme::DARK } else { Theme::LIGHT };
        let theme = if self.paper == Paper::Clear { theme.on_clear() } else { theme };
        Sheet { ratio: self.ratio, theme, ..Sheet::of(taken) }
    }
}

/// The bytes of the file, or why there are none.
pub(super) async fn made(order: &Order) -> Result<Vec<u8>, String> {
    let said = |error: &dyn std::error::Error| error.to_string();
    if let Format::Npy(float) = order.format {
        return npy(&order.params, float).map_err(|error| said(&error));
    }
    let drawing = order.figure.drawing();
    let mut scene = searched(drawing, &order.params).await;
    let mut other = None;
    if let Some((params, wipe)) =
        order.compared.as_ref().filter(|(params, _)| order.figure.reads_differ(params, &order.params))
    {
        let found = searched(drawing, params).await;
        scene.spanned(&found);
        other = Some((params, found, *wipe));
    }
    let beside = other.as_ref().map(|(params, scene, wipe)| Compared { params, scene, wipe: Some(*wipe) });
    let taken = Taken { figure: order.figure, params: &order.params, scene: &scene, link: &order.link, beside };
    let sheet = order.sheet(&taken);
    match order.format {
        Format::Png => download::png(&taken, &sheet).await.map_err(|error| said(&error)),
        Format::Svg => svg::svg(&taken, &sheet).map(String::into_bytes).map_err(|error| said(&error)),
        // A matrix was made above, and what moves is made elsewhere.
        Format::Csv | Format::Npy(_) | Format::Film(_) => csv::csv(&taken).map_err(|error| said(&error)),
    }
}

/// The picture with what its searches find, in tasks short enough for the page to stay alive.
async fn searched(drawing: &Drawing, params: &Params) -> Scene {
    let mut searches = Searches::default();
    // The words of the dialog are shown first.
    clock::pause().await;
    let scene = drawing.scene(params, &mut searches);
    if !drawing.has_search() {
        return scene;
    }
    let begun = clock::now();
    while drawing.go_on(&mut searches) && clock::now() - begun < PATIENCE {
        clock::pause().await;
    }
    drawing.scene(params, &mut searches)
}
