//! Static pictures of each view of a figure, for its initial parameters, in light and dark. They are visible until the
//! program has painted the view. The scenes and the painter are those of the page; only the backend differs.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::{fs, io, thread};

use crate::catalog::{Figure, Searches, Width};
use crate::export::Snapshot;
use crate::export::svg::figure_only;
use crate::page::{StillRenderer, StillRequest, ViewKind};
use crate::paint::CanvasSpec;
use crate::paint::theme::Theme;
use crate::params::Params;

/// The sizes of the board's plots in a viewport of 1280 × 800, rounded to whole CSS pixels. With these sizes, painting
/// the figures causes no layout shift in that viewport; `tests/browser/page/stills.spec.js` checks them.
const BOARD: [(&str, [u32; 2]); 4] = [
    ("heatmap", [390, 372]),
    ("trajectory", [346, 372]),
    ("distance-matrix", [430, 372]),
    ("wavelengths", [1232, 167]),
];

/// The approximate sizes of the lesson's plots in a viewport of 1280 × 800. In other viewports, a picture is scaled to
/// fit its plot.
const LESSON: [(Width, [u32; 2]); 4] =
    [(Width::Column, [611, 520]), (Width::Square, [611, 520]), (Width::Row, [611, 520]), (Width::Panels, [611, 520])];

/// The size of a thumbnail.
const TILE: [u32; 2] = [160, 104];

/// The folder of the static pictures, next to the page.
const FOLDER: &str = "stills";

/// Each picture has two files, one per theme.
const THEMES: [(&str, &Theme); 2] = [("light", &Theme::LIGHT), ("dark", &Theme::DARK)];

/// The pictures that the views of a page request, by name.
#[derive(Clone)]
pub(super) struct Stills {
    lang: Arc<str>,
    requested: Arc<Mutex<BTreeMap<String, Still>>>,
}

/// The inputs of a picture.
#[derive(Clone)]
struct Still {
    figure: &'static Figure,
    params: Params,
    spec: CanvasSpec,
}

impl Stills {
    /// The pictures of a page in this language.
    pub(super) fn of(lang: &str) -> Self {
        Self { lang: lang.into(), requested: Arc::default() }
    }

    /// The context value through which views request pictures.
    pub(super) fn provided(&self) -> StillRenderer {
        let stills = self.clone();
        StillRenderer(Arc::new(move |requested| stills.html(requested)))
    }

    /// The content of a view's `picture` element.
    fn html(&self, StillRequest { figure, params, view, kind }: StillRequest) -> String {
        let prefix = if kind == ViewKind::Tile { "tile-" } else { "" };
        let name = format!("{}-{prefix}{view}", self.lang);
        let [width, height] = size(figure, kind);
        let spec = canvas_spec([width, height], kind);
        let still = Still { figure, params, spec };
        self.requested.lock().expect("no view panics").insert(name.clone(), still);
        let [light, dark] = THEMES.map(|(theme, _)| format!("./{FOLDER}/{name}-{theme}.svg"));
        // Pictures on the board load immediately, all others when they come near the viewport.
        let loading = if kind == ViewKind::Board { "" } else { " loading=\"lazy\"" };
        format!(
            "<source media=\"(prefers-color-scheme: dark)\" srcset=\"{dark}\">\
             <img src=\"{light}\" width=\"{width}\" height=\"{height}\" alt=\"\"{loading}>"
        )
    }

    /// Paints all pictures into the folder of the page, in parallel on all cores.
    pub(super) fn write(&self, into: &Path) -> io::Result<()> {
        let folder = into.join(FOLDER);
        fs::create_dir_all(&folder)?;
        let requested: Vec<_> = self.requested.lock().expect("no view panics").clone().into_iter().collect();
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some((name, still)) = requested.get(next.fetch_add(1, Ordering::Relaxed)) {
                for (theme, svg) in still.painted()? {
                    fs::write(folder.join(format!("{name}-{theme}.svg")), svg)?;
                }
            }
            Ok(())
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("figures do not panic"))
        })
    }
}

impl Still {
    /// The SVG files, each with the name of its theme.
    fn painted(&self) -> io::Result<Vec<(&'static str, String)>> {
        let params = self.params.clamped();
        let scene = self.figure.drawing().scene(&params, &mut Searches::default());
        let snapshot = Snapshot { figure: self.figure, params: &params, scene: &scene, link: "", compared: None };
        let painted = |(name, theme): (&'static str, &Theme)| {
            let svg = figure_only(&snapshot, self.spec, theme).map_err(io::Error::other)?;
            Ok((name, svg))
        };
        THEMES.into_iter().map(painted).collect()
    }
}

fn size(figure: &Figure, kind: ViewKind) -> [u32; 2] {
    let of_board = || BOARD.iter().find(|(id, _)| *id == figure.id).map(|(_, size)| *size);
    let of_lesson = || LESSON.iter().find(|(width, _)| *width == figure.width).map(|(_, size)| *size);
    let size = match kind {
        ViewKind::Board => of_board(),
        ViewKind::Lesson => of_lesson(),
        ViewKind::Tile => Some(TILE),
    };
    size.unwrap_or_else(|| panic!("the static picture of {} has no size", figure.id))
}

/// The canvas as a browser measures it (`browser/figure_view/measure.rs`), with one device pixel per CSS pixel.
fn canvas_spec(size: [u32; 2], kind: ViewKind) -> CanvasSpec {
    let is_thumb = kind == ViewKind::Tile;
    let spec = CanvasSpec { is_thumb, ..CanvasSpec::of(size.map(f64::from)) };
    let type_scale = if is_thumb { 1.0 } else { spec.growth() };
    CanvasSpec { type_scale, ..spec }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::BOARD as CATALOG_BOARD;

    #[test]
    fn every_figure_of_the_board_has_a_size() {
        assert_eq!(BOARD.map(|(id, _)| id), CATALOG_BOARD.map(|figure| figure.id));
    }
}
