//! The figures: each turns [`Params`] into a [`Scene`] and knows nothing of pixels.
//!
//! [`ALL`] is the one list that the page, links, controls and tests follow. To add a figure, write `<id>.rs` with a
//! `FIGURE` and `DRAWING`, name it here in the `catalog!`, and write its texts `figure.<id>.title`, `.line`, `.notice`, `.caption`
//! and `.alt` and its formula in `content`; a line `::figure{#id}` places it in a chapter. Where these words compare
//! or generalise, say in its `SAYS` when they hold. Where a part of its formula stands for something in the picture, write
//! `\term{name}{…}` around the part, mark what is seen by [`Mark::of`], and say what it is worth at the cursor by
//! `Drawing::with_values`.

mod of_table;
mod shared;

/// Declares the files of all figures, and lists what they hold.
macro_rules! catalog {
    ($($figure:ident)*) => {
        $(mod $figure;)*

        /// Every figure.
        pub static ALL: &[&Figure] = &[$(&$figure::FIGURE),*];

        /// How each is drawn.
        static DRAWINGS: Drawings = &[$((&$figure::FIGURE, &$figure::DRAWING)),*];

        /// When the words of each hold. Only tests read it.
        pub static SAYS: &[(&Figure, &[Statement])] = &[$((&$figure::FIGURE, $figure::SAYS)),*];
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
    rope
    pitfalls
    tokens
    attention
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

use crate::params::{Cells, Orientation, ParamId, Params};
use crate::scene::{Mark, Scene};
use crate::text;

/// A figure: what the page has to know of it before it is drawn.
pub struct Figure {
    /// File name, value in a link, name in the page, and prefix of its texts.
    pub id: &'static str,
    /// Parameters on which the scene depends. The cursor's position is seldom among them: its marks are drawn apart.
    pub reads: &'static [ParamId],
    /// What the arrow keys left and right, and up and down, move in it; see [`Figure::arrows`].
    pub keys: [Option<ParamId>; 2],
    /// What Play moves from its least value to its greatest: the number that the figure is about. `None` where none
    /// would change the picture.
    pub plays: Option<ParamId>,
    /// Parameters that a reader may expect to change it, and which do not; the text `figure.<id>.fixed` says why.
    pub fixed: &'static [ParamId],
    /// Parameters that concern this figure, or few, and whose controls stand in its frame.
    pub controls: &'static [ParamId],
    /// The parameters of the book's own panel.
    pub book: Option<Book>,
    /// How much of the page's width it takes.
    pub width: Width,
}

/// Words that are not true by themselves: they compare, or say "always", "never", "nearest". They stand under `text` in
/// `content`, and wherever a figure says them, the core says so too: tests hold them to it at thousands of settings.
pub struct Statement {
    /// The key of the text, or of the part of one, without `figure.` and the id.
    pub text: &'static str,
    /// Whether it is true. Worked out from the parameters, not from what the figure has computed.
    pub holds: fn(&Params) -> bool,
}

/// How much of the page's width a figure takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// A column, beside another figure where there is room.
    Column,
    /// Likewise; its plot is square, so that on a slide words stand beside it.
    Square,
    /// A row for its one panel.
    Row,
    /// A row for several panels, which stand below one another where there is no room.
    Panels,
}

/// How a figure is drawn.
pub struct Drawing {
    describe: Describe,
    cursor: fn(&Params) -> Vec<(usize, Mark)>,
    values: Option<Values>,
    glide: Option<Glide>,
}

/// How a picture changes into another one before a reader's eyes, where the one choice is all that differs.
pub struct Glide {
    /// The choice.
    of: ParamId,
    /// The picture on the way from the first parameters to the second, 0 at the start and 1 at the end, where it is the
    /// scene of the second.
    between: fn(&Params, &Params, f64) -> Scene,
}

/// What terms of a figure's formula are worth at the cursor. A term may have several numbers.
type Values = fn(&Params) -> Vec<(&'static str, f64)>;

enum Describe {
    /// From the parameters alone.
    Plain(fn(&Params) -> Scene),
    /// With searches that take longer than a picture may: what they are is said apart from what is seen of them.
    /// The last goes on with them: named here, so that no searching is in the part of the program that does none.
    Searching(fn(&Params, &mut Searches), fn(&Params, &Searches) -> Scene, fn(&mut Searches) -> bool),
}

impl Drawing {
    const fn new(scene: fn(&Params) -> Scene, cursor: fn(&Params) -> Vec<(usize, Mark)>) -> Self {
        Self { describe: Describe::Plain(scene), cursor, values: None, glide: None }
    }

    const fn searching(
        begin: fn(&Params, &mut Searches),
        scene: fn(&Params, &Searches) -> Scene,
        cursor: fn(&Params) -> Vec<(usize, Mark)>,
    ) -> Self {
        Self { describe: Describe::Searching(begin, scene, Searches::go_on), cursor, values: None, glide: None }
    }

    const fn with_values(self, values: Values) -> Self {
        Self { values: Some(values), ..self }
    }

    /// The same, with pictures on the way from one option of a choice to another.
    const fn gliding(self, of: ParamId, between: fn(&Params, &Params, f64) -> Scene) -> Self {
        Self { glide: Some(Glide { of, between }), ..self }
    }

    /// Whether there are pictures on the way from some parameters to others.
    pub fn glides(&self, figure: &Figure, from: &Params, to: &Params) -> bool {
        let is_all = |of: ParamId| {
            from.table.is_none()
                && !from.differs(to, ParamId::Source)
                && figure.reads.iter().all(|id| (*id == of) == from.differs(to, *id))
        };
        self.glide.as_ref().is_some_and(|glide| is_all(glide.of))
    }

    /// The picture on the way, from 0 to 1; `None` where there is none.
    pub fn between(&self, from: &Params, to: &Params, part: f64) -> Option<Scene> {
        self.glide.as_ref().map(|glide| (glide.between)(from, to, part))
    }

    /// Describes the picture. Searches that these parameters need are begun, and others let go; the picture shows how far
    /// they came.
    pub fn scene(&self, params: &Params, searches: &mut Searches) -> Scene {
        match self.of(params).describe {
            Describe::Plain(scene) => scene(params),
            Describe::Searching(begin, scene, _) => {
                begin(params, searches);
                scene(params, searches)
            }
        }
    }

    /// Marks that follow the cursor's position, each with the index of its panel, beside the lines that every axis of
    /// positions, offsets and pairs has by itself.
    pub fn cursor(&self, params: &Params) -> Vec<(usize, Mark)> {
        (self.of(params).cursor)(params)
    }

    /// What terms of the formula are worth at the cursor, each with its name.
    pub fn values(&self, params: &Params) -> Vec<(&'static str, f64)> {
        self.of(params).values.map(|values| values(params)).unwrap_or_default()
    }

    /// How the encoding of these parameters is drawn: by the formula, or, if it comes from a table, that one.
    fn of<'a>(&'a self, params: &Params) -> &'a Self {
        params.table.as_ref().and_then(|table| table.drawing(self)).unwrap_or(self)
    }

    /// Whether the picture may have searches that it does not wait for.
    pub fn has_search(&self) -> bool {
        matches!(self.describe, Describe::Searching(..))
    }

    /// Goes on with the searches of a scene for some milliseconds, and says whether there was more to search: the next
    /// scene then shows more.
    pub fn go_on(&self, searches: &mut Searches) -> bool {
        match self.describe {
            Describe::Plain(_) => false,
            Describe::Searching(_, _, go_on) => go_on(searches),
        }
    }
}

impl Figure {
    /// What the arrow keys move: left and right, and up and down. A matrix that the reader has turned has its axes, and
    /// so its arrows, exchanged.
    pub fn arrows(&self, params: &Params) -> [Option<ParamId>; 2] {
        let [x, y] = self.keys;
        let is_turned = params.orientation == Orientation::Down && self.reads.contains(&ParamId::Orientation);
        if is_turned { [y, x] } else { [x, y] }
    }

    /// What one mark of it is, in at most nine words: the line below its title.
    pub fn line(&self, params: &Params) -> &'static str {
        let reads = |id| self.reads.contains(&id);
        let cells = match params.cells {
            Cells::Apart if reads(ParamId::Cells) => ".apart",
            Cells::Phase if reads(ParamId::Cells) => ".angles",
            _ => "",
        };
        let way = if reads(ParamId::Orientation) && params.orientation == Orientation::Down { ".down" } else { "" };
        if params.table.is_some() {
            if !self.follows_tables() {
                return text::get("figure.formula-alone");
            }
            return text::get(&format!("figure.{}.line.table{cells}{way}", self.id));
        }
        text::get(&format!("figure.{}.line{cells}{way}", self.id))
    }

    /// Its title: of a table, some have another one.
    pub fn title(&self, params: &Params) -> &'static str {
        let of_table = params.table.as_ref().and_then(|_| text::find(&format!("figure.{}.title.table", self.id)));
        of_table.unwrap_or_else(|| text::get(&format!("figure.{}.title", self.id)))
    }

    /// Whether its scenes for these parameters may differ.
    pub fn reads_differ(&self, one: &Params, other: &Params) -> bool {
        self.reads.iter().chain(self.table_reads(one)).any(|id| one.differs(other, *id))
    }

    /// What its scene depends on besides, if it may draw a table.
    fn table_reads(&self, params: &Params) -> &'static [ParamId] {
        match &params.table {
            _ if !self.follows_tables() => &[],
            None => &[ParamId::Source],
            Some(_) => &[ParamId::Source, ParamId::Outliers, ParamId::Likeness],
        }
    }

    /// Whether it can draw a table of positions in place of the formula.
    pub fn follows_tables(&self) -> bool {
        FOLLOWING_TABLES.contains(&self.id)
    }

    /// The parameters with which a scene made from the `drawn` ones may be asked for marks and readings: what it was computed
    /// from is as it was then, and all else, such as the cursor, as it is `now`. `None` where the two do not go together.
    pub fn asked(&self, drawn: &Params, now: &Params) -> Option<Params> {
        let mut asked = now.clone();
        self.reads.iter().chain(self.table_reads(drawn)).for_each(|id| asked.take(drawn, *id));
        let asked = asked.within();
        (!self.reads_differ(drawn, &asked)).then_some(asked)
    }

    /// Whether a reader who sets this parameter sees it, in its picture or in what the cursor marks there.
    pub fn concerns(&self, id: ParamId) -> bool {
        self.reads.contains(&id) || self.keys.contains(&Some(id))
    }

    /// How it is drawn.
    ///
    /// # Panics
    /// If the figure is not in the catalog.
    pub fn drawing(&self) -> &'static Drawing {
        self.drawing_in(DRAWINGS).expect("every figure is in the catalog")
    }

    /// How it is drawn, if it is one of the [`FIRST`].
    pub fn first_drawing(&self) -> Option<&'static Drawing> {
        self.drawing_in(FIRST)
    }

    fn drawing_in(&self, drawings: Drawings) -> Option<&'static Drawing> {
        drawings.iter().find(|(figure, _)| figure.id == self.id).map(|(_, drawing)| *drawing)
    }
}

/// The parameters with which the book draws a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    /// Dimensions; `None` where the panel has its own.
    pub d_model: Option<u32>,
    /// Positions; `None` where the panel does not depend on them.
    pub n_pos: Option<u32>,
    /// What cells of the matrix show; `None` where the panel has none.
    pub cells: Option<Cells>,
}

impl Book {
    /// Whether the page has other parameters.
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

/// Figures, and how they are drawn.
type Drawings = &'static [(&'static Figure, &'static Drawing)];

/// The figures that a page shows first. A program that loads its parts lazily names [`Figure::drawing`], and with it
/// all others, in a later part alone.
static FIRST: Drawings = &[
    (&heatmap::FIGURE, &heatmap::DRAWING),
    (&trajectory::FIGURE, &trajectory::DRAWING),
    (&distance_matrix::FIGURE, &distance_matrix::DRAWING),
    (&wavelengths::FIGURE, &wavelengths::DRAWING),
];

/// The figures that can draw a table, by their ids: how they do is in the part of the program that is downloaded later.
static FOLLOWING_TABLES: [&str; 9] = [
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

/// How a figure draws a table, by how it draws the formula.
pub(crate) fn of_table(of: &Drawing) -> Option<&'static Drawing> {
    of_table::drawing(of)
}

/// What was found in the table that these parameters have, in a line, and how. Without a table, nothing.
pub fn found_in_table(params: &Params) -> [String; 2] {
    if params.table.is_none() { Default::default() } else { [of_table::in_short(params), of_table::how_found(params)] }
}

/// The figures that stand on the board unless a link names others, in their order.
pub static BOARD: [&Figure; 4] =
    [&heatmap::FIGURE, &trajectory::FIGURE, &distance_matrix::FIGURE, &wavelengths::FIGURE];

/// The words of the reader's sentence, and which of them stands at each position.
pub fn word_order(params: &Params) -> (Vec<String>, Vec<usize>) {
    let (words, _) = shared::words::tokens(params);
    let order = attention::order(params.order, words.len(), params.seed);
    (words, order)
}

/// The dimensions of a head of attention.
pub fn head_dims(params: &Params) -> u32 {
    shared::head::dims(params)
}

/// The figure of this id.
pub fn by_id(id: &str) -> Option<&'static Figure> {
    ALL.iter().find(|figure| figure.id == id).copied()
}

/// Whether one of these figures shows what this parameter does.
pub fn any_concerns(ids: &[&str], id: ParamId) -> bool {
    ids.iter().filter_map(|figure| by_id(figure)).any(|figure| figure.concerns(id))
}

/// For figures that have nothing of their own to move.
fn no_cursor(_: &Params) -> Vec<(usize, Mark)> {
    Vec::new()
}
