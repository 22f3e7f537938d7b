//! The figures: each turns [`Params`] into a [`Scene`], independent of pixels.
//!
//! [`ALL`] is the list from which page, links, controls and tests are derived. To add a figure, see
//! `docs/contributing.md`. To link part of its formula to the picture, wrap it in `\term{name}{…}`, tag the marks with
//! [`Mark::of`], and return its value at the cursor through `Drawing::with_values`.

#![warn(clippy::disallowed_methods)]

mod of_table;
mod shared;

/// Declares the modules of all figures, and collects their items.
macro_rules! catalog {
    ($($figure:ident)*) => {
        $(mod $figure;)*

        /// All figures.
        pub static ALL: &[&Figure] = &[$(&$figure::FIGURE),*];

        /// The drawing of each figure.
        static DRAWINGS: Drawings = &[$((&$figure::FIGURE, &$figure::DRAWING)),*];

        /// The conditions under which each figure's texts are true. Used by tests only.
        pub static CHECKED_STATEMENTS: &[(&Figure, &[Statement])] =
            &[$((&$figure::FIGURE, $figure::CHECKED_STATEMENTS)),*];
    };
}

catalog! {
    trajectory
    components
    periodicity
    clocks
    binary
    heatmap
    gallery
    torus
    layouts
    vector
    norms
    distance_offset
    distance_matrix
    uniqueness
    similarity
    rotation
    extrapolation
    tokens
    attention
    rope
    pitfalls
    compare
    alibi
    causal
    wavelengths
    ratios
    sinusoids
    bases
    decay
    base_context
    rope_scaling
    schedules
    partial_rotary
    xpos
    axial
    m_rope
    diffusion_time
    fourier_features
}

pub use self::base_context::trained_lengths;
pub use self::shared::search::Searches;

use std::borrow::Cow;
use std::sync::OnceLock;

use crate::params::{Cells, Orientation, ParamId, Params};
use crate::scene::{Mark, Scene};
use crate::text;

/// A figure: its metadata, available before it is drawn.
pub struct Figure {
    /// Module name, value in a link, element id in the page, and prefix of its text keys.
    pub id: &'static str,
    /// Parameters that the scene depends on. They seldom include the cursor's position, because the cursor's marks are
    /// drawn on a separate layer.
    pub reads: &'static [ParamId],
    /// The parameters that the horizontal and the vertical arrow keys change; see [`Figure::arrows`].
    pub keys: [Option<ParamId>; 2],
    /// The number that the Play button animates from its minimum to its maximum, usually the number that the figure is
    /// about. `None` if no number changes the picture.
    pub plays: Option<ParamId>,
    /// Parameters that a reader may expect to change the figure but that do not; the text `figure.<id>.fixed` says why.
    pub fixed: &'static [ParamId],
    /// Parameters with controls in the figure's frame, because only this figure or a few others depend on them.
    pub controls: &'static [ParamId],
    /// The parameters of the corresponding panel in the book.
    pub book: Option<Book>,
    /// The figure's width on the page.
    pub width: Width,
}

/// A statement in the texts that could be false at some settings: a comparison, or one with “always”, “never” or
/// “nearest”. Tests check at thousands of settings that it is true wherever a figure shows the text.
pub struct Statement {
    /// The text key, or the key of a part of it, without `figure.` and the id.
    pub text: &'static str,
    /// Whether it is true. Computed from the parameters, independently of the figure's own results.
    pub holds: fn(&Params) -> bool,
}

/// The width that a figure takes on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// One column, beside another figure if there is room.
    Column,
    /// One column, with a square plot; on a slide, text goes beside it.
    Square,
    /// A full row for one panel.
    Row,
    /// A full row for several panels, which are stacked if there is no room.
    Panels,
}

/// The drawing of a figure.
pub struct Drawing {
    describe: Describe,
    cursor: fn(&Params) -> Vec<(usize, Mark)>,
    values: Option<Values>,
    transition: Option<Transition>,
    /// Whether it draws the frequencies of a model, if that is the source. Others draw the formula.
    follows_models: bool,
}

/// An animated transition between two scenes that differ only in one choice.
pub struct Transition {
    /// The choice.
    of: ParamId,
    /// The scene at a fraction of the transition from the first parameters (0) to the second (1). At 1 it equals the
    /// scene of the second parameters.
    between: fn(&Params, &Params, f64) -> Scene,
}

/// The values of formula terms at the cursor. A term may have several values.
type Values = fn(&Params) -> Vec<(&'static str, f64)>;

enum Describe {
    /// A pure function of the parameters.
    Plain(fn(&Params) -> Scene),
    /// With long-running searches: functions that start the searches, build the scene from their current results, and
    /// continue them. The searches are continued through a pointer, so that their code is not linked into the chunk
    /// that does not need it.
    Searching(fn(&Params, &mut Searches), fn(&Params, &Searches) -> Scene, fn(&mut Searches) -> bool),
}

impl Drawing {
    const fn new(scene: fn(&Params) -> Scene, cursor: fn(&Params) -> Vec<(usize, Mark)>) -> Self {
        Self { describe: Describe::Plain(scene), cursor, values: None, transition: None, follows_models: false }
    }

    const fn searching(
        begin: fn(&Params, &mut Searches),
        scene: fn(&Params, &Searches) -> Scene,
        cursor: fn(&Params) -> Vec<(usize, Mark)>,
    ) -> Self {
        let describe = Describe::Searching(begin, scene, Searches::advance);
        Self { describe, cursor, values: None, transition: None, follows_models: false }
    }

    const fn with_values(self, values: Values) -> Self {
        Self { values: Some(values), ..self }
    }

    /// Draws the frequencies of a model, if that is the source. The figure is then in [`FOLLOWING_MODELS`].
    const fn following_models(self) -> Self {
        Self { follows_models: true, ..self }
    }

    /// The parameters that it draws.
    fn drawn<'a>(&self, params: &'a Params) -> Cow<'a, Params> {
        if params.model.is_some() && !self.follows_models {
            Cow::Owned(params.of_formula())
        } else {
            Cow::Borrowed(params)
        }
    }

    /// Adds transitions between the options of a choice.
    const fn with_transition(self, of: ParamId, between: fn(&Params, &Params, f64) -> Scene) -> Self {
        Self { transition: Some(Transition { of, between }), ..self }
    }

    /// Whether there is a transition between these parameters.
    pub fn has_transition(&self, figure: &Figure, from: &Params, to: &Params) -> bool {
        let only_changes = |of: ParamId| {
            from.table.is_none()
                && !from.differs(to, ParamId::Source)
                && figure.reads.iter().all(|id| (*id == of) == from.differs(to, *id))
        };
        self.transition.as_ref().is_some_and(|transition| only_changes(transition.of))
    }

    /// The scene at `progress` in a transition, 0 to 1; `None` if there is no transition.
    pub fn between(&self, from: &Params, to: &Params, progress: f64) -> Option<Scene> {
        let [from, to] = [from, to].map(|params| self.drawn(params));
        self.transition.as_ref().map(|transition| (transition.between)(&from, &to, progress))
    }

    /// Builds the scene. Starts the searches that these parameters need, and drops others; the scene shows their
    /// current results.
    pub fn scene(&self, params: &Params, searches: &mut Searches) -> Scene {
        let params = self.drawn(params);
        match self.of(&params).describe {
            Describe::Plain(scene) => scene(&params),
            Describe::Searching(begin, scene, _) => {
                begin(&params, searches);
                scene(&params, searches)
            }
        }
    }

    /// Marks that follow the cursor, each with the index of its panel, in addition to the lines that axes of positions,
    /// offsets and pairs draw themselves.
    pub fn cursor(&self, params: &Params) -> Vec<(usize, Mark)> {
        (self.of(params).cursor)(&self.drawn(params))
    }

    /// The values of the formula's terms at the cursor, by name.
    pub fn values(&self, params: &Params) -> Vec<(&'static str, f64)> {
        self.of(params).values.map(|values| values(&self.drawn(params))).unwrap_or_default()
    }

    /// The drawing of the learned table, if the parameters have one, or else of the formula.
    fn of<'a>(&'a self, params: &Params) -> &'a Self {
        params.table.as_ref().and_then(|_| drawing_of_table(self, params)).unwrap_or(self)
    }

    /// Whether it uses background searches.
    pub fn has_search(&self) -> bool {
        matches!(self.describe, Describe::Searching(..))
    }

    /// Continues the searches of a scene for some milliseconds. Returns whether there was work left, so that the scene
    /// should be rebuilt.
    pub fn advance(&self, searches: &mut Searches) -> bool {
        match self.describe {
            Describe::Plain(_) => false,
            Describe::Searching(_, _, advance) => advance(searches),
        }
    }
}

impl Figure {
    /// The parameters that the horizontal and the vertical arrow keys change. For a transposed matrix, the two are
    /// swapped.
    pub fn arrows(&self, params: &Params) -> [Option<ParamId>; 2] {
        let [x, y] = self.keys;
        let is_turned = params.orientation == Orientation::Down && self.reads.contains(&ParamId::Orientation);
        if is_turned { [y, x] } else { [x, y] }
    }

    /// The line below the figure's title, which explains one of its marks in at most nine words.
    pub fn line(&self, params: &Params) -> &'static str {
        let reads = |id| self.reads.contains(&id);
        let cells = match params.cells {
            Cells::Apart if reads(ParamId::Cells) => ".apart",
            Cells::Phase if reads(ParamId::Cells) => ".angles",
            _ => "",
        };
        let direction =
            if reads(ParamId::Orientation) && params.orientation == Orientation::Down { ".down" } else { "" };
        if params.table.is_some() && !self.can_draw_tables() {
            return text::get("figure.formula-alone");
        }
        if self.draws_table(params) {
            return text::get(&format!("figure.{}.line.table{cells}{direction}", self.id));
        }
        if params.model.is_some() && !self.follows_models() {
            return text::get("figure.formula-alone.model");
        }
        text::get(&format!("figure.{}.line{cells}{direction}", self.id))
    }

    /// The figure's title. Some figures have a different title for a learned table.
    pub fn title(&self, params: &Params) -> &'static str {
        self.title_for(self.draws_table(params))
    }

    /// The title for a learned table, or for the formula.
    pub fn title_for(&self, is_table: bool) -> &'static str {
        let of_table = is_table.then(|| text::find(&format!("figure.{}.title.table", self.id))).flatten();
        of_table.unwrap_or_else(|| text::get(&format!("figure.{}.title", self.id)))
    }

    /// Whether the figure's scenes for these two parameter sets may differ.
    pub fn reads_differ(&self, one: &Params, other: &Params) -> bool {
        self.reads.iter().chain(self.source_reads(one)).any(|id| one.differs(other, *id))
    }

    /// Additional parameters that its scene depends on if it can draw a learned table or a model. Some scalings depend on
    /// the sequence length.
    fn source_reads(&self, params: &Params) -> &'static [ParamId] {
        match &params.table {
            _ if !self.can_draw_tables() && !self.follows_models() => &[],
            None if params.model.is_some() && self.follows_models() => &[ParamId::Source, ParamId::NPos],
            None => &[ParamId::Source],
            Some(_) if !self.can_draw_tables() => &[ParamId::Source],
            Some(_) => &[ParamId::Source, ParamId::Outliers, ParamId::Likeness],
        }
    }

    /// Whether it can draw a learned table in place of the formula.
    pub fn can_draw_tables(&self) -> bool {
        DRAWING_TABLES.contains(&self.id)
    }

    /// Whether it draws the table of these parameters. Where it would estimate the frequencies of a table whose formula is
    /// known, it draws that formula.
    pub fn draws_table(&self, params: &Params) -> bool {
        let is_estimate = params.formula_of_table().is_some() && ESTIMATING.contains(&self.id);
        params.table.is_some() && self.can_draw_tables() && !is_estimate
    }

    /// Whether it draws the frequencies of a model in place of the formula's.
    pub fn follows_models(&self) -> bool {
        FOLLOWING_MODELS.contains(&self.id)
    }

    /// The parameters for querying marks and readings of a scene built from `drawn`: the values that the scene depends
    /// on are taken from `drawn`, all others, such as the cursor, from `now`. `None` if the combination is
    /// inconsistent.
    pub fn query_params(&self, drawn: &Params, now: &Params) -> Option<Params> {
        let mut query_params = now.clone();
        self.reads.iter().chain(self.source_reads(drawn)).for_each(|id| query_params.take(drawn, *id));
        let query_params = query_params.clamped();
        (!self.reads_differ(drawn, &query_params)).then_some(query_params)
    }

    /// Whether changing this parameter is visible in the figure, in its scene or in its cursor marks.
    pub fn depends_on(&self, id: ParamId) -> bool {
        self.reads.contains(&id) || self.keys.contains(&Some(id))
    }

    /// The figure's drawing.
    ///
    /// # Panics
    /// If the figure is not in the catalog.
    pub fn drawing(&self) -> &'static Drawing {
        self.drawing_in(DRAWINGS).expect("every figure is in the catalog")
    }

    /// The figure's drawing, if the figure is one of the [`FIRST`].
    pub fn first_drawing(&self) -> Option<&'static Drawing> {
        self.drawing_in(FIRST)
    }

    fn drawing_in(&self, drawings: Drawings) -> Option<&'static Drawing> {
        drawings.iter().find(|(figure, _)| figure.id == self.id).map(|(_, drawing)| *drawing)
    }
}

/// The parameters of a panel in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    /// Number of dimensions; `None` where the panel fixes its own.
    pub d_model: Option<u32>,
    /// Number of positions; `None` where the panel does not depend on it.
    pub n_pos: Option<u32>,
    /// What the cells of the matrix show; `None` where the panel has no matrix.
    pub cells: Option<Cells>,
}

impl Book {
    /// Whether the page's parameters differ from the book's.
    pub fn differs(&self, params: &Params) -> bool {
        self.d_model.is_some_and(|d_model| d_model != params.d_model)
            || self.n_pos.is_some_and(|n_pos| n_pos != params.n_pos)
            || self.cells.is_some_and(|cells| cells != params.cells)
    }

    /// Sets the panel's parameters and leaves the others.
    pub fn set(&self, params: &mut Params) {
        params.d_model = self.d_model.unwrap_or(params.d_model);
        params.n_pos = self.n_pos.unwrap_or(params.n_pos);
        params.cells = self.cells.unwrap_or(params.cells);
    }
}

/// Figures with their drawings.
type Drawings = &'static [(&'static Figure, &'static Drawing)];

/// The figures shown first. Only a lazy chunk may call [`Figure::drawing`], because it links all figures.
static FIRST: Drawings = &[
    (&heatmap::FIGURE, &heatmap::DRAWING),
    (&trajectory::FIGURE, &trajectory::DRAWING),
    (&distance_matrix::FIGURE, &distance_matrix::DRAWING),
    (&wavelengths::FIGURE, &wavelengths::DRAWING),
];

/// The ids of figures that can draw a learned table. The code that does so is in a lazy chunk.
static DRAWING_TABLES: [&str; 9] = [
    "heatmap",
    "trajectory",
    "distance-matrix",
    "wavelengths",
    "distance-offset",
    "similarity",
    "norms",
    "vector",
    "rotation",
];

/// The figures that estimate the frequencies of a table.
const ESTIMATING: [&str; 3] = ["trajectory", "wavelengths", "rotation"];

/// The ids of figures that draw the frequencies of a model, if that is the source.
static FOLLOWING_MODELS: [&str; 18] = [
    "heatmap",
    "trajectory",
    "distance-matrix",
    "wavelengths",
    "components",
    "periodicity",
    "clocks",
    "layouts",
    "vector",
    "norms",
    "distance-offset",
    "similarity",
    "rotation",
    "sinusoids",
    "rope",
    "rope-scaling",
    "torus",
    "uniqueness",
];

/// Maps the drawing of the formula to that of a learned table.
type OfTable = fn(&Drawing, &Params) -> Option<&'static Drawing>;

/// The drawings of learned tables, once their lazy chunk has loaded.
static OF_TABLE: OnceLock<OfTable> = OnceLock::new();

/// Makes figures draw learned tables. In a browser only the lazy chunk with those drawings may call it, because it
/// links them; natively, it is called on first use.
pub fn link_tables() {
    OF_TABLE.get_or_init(|| of_table::drawing);
}

fn drawing_of_table(of: &Drawing, params: &Params) -> Option<&'static Drawing> {
    #[cfg(not(target_arch = "wasm32"))]
    link_tables();
    OF_TABLE.get().and_then(|drawing| drawing(of, params))
}

/// Summary of the rotations found in the current table, and how they were found. Empty without a table.
pub fn found_in_table(params: &Params) -> [String; 2] {
    if params.table.is_none() { Default::default() } else { [of_table::in_short(params), of_table::how_found(params)] }
}

/// The default figures of the board, in order.
pub static BOARD: [&Figure; 4] =
    [&heatmap::FIGURE, &trajectory::FIGURE, &distance_matrix::FIGURE, &wavelengths::FIGURE];

/// The words of the reader's sentence, and the index of the word at each position.
pub fn word_order(params: &Params) -> (Vec<String>, Vec<usize>) {
    let (words, _) = shared::words::tokens(params);
    let order = attention::order(params.order, words.len(), params.seed);
    (words, order)
}

/// Dimensions of an attention head.
pub fn head_dims(params: &Params) -> u32 {
    shared::head::dims(params)
}

/// The figure of this id.
pub fn by_id(id: &str) -> Option<&'static Figure> {
    ALL.iter().find(|figure| figure.id == id).copied()
}

/// Whether changing this parameter is visible in one of these figures.
pub fn any_depends_on(ids: &[&str], id: ParamId) -> bool {
    ids.iter().filter_map(|figure| by_id(figure)).any(|figure| figure.depends_on(id))
}

/// For figures without cursor marks.
fn no_cursor(_: &Params) -> Vec<(usize, Mark)> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_figures_that_follow_models_is_that_of_their_drawings() {
        for figure in ALL {
            assert_eq!(figure.follows_models(), figure.drawing().follows_models, "{}", figure.id);
        }
    }
}
