//! What the page shows, as signals: the one source that components read, controls set and painting follows.

mod predicted;
mod tables;

use std::sync::Arc;

use leptos::prelude::*;

use crate::catalog::{BOARD, Drawing, Figure};
use crate::cursor::Move;
use crate::fragment::{Notice, Settings, State as Fragment, ThemeChoice};
use crate::lazy::{Later, Lazy, Load};
use crate::paint::theme::Paper;
use crate::params::{Choice, Number, ParamId, Params, Source, Viewpoint, number};
pub use predicted::Predicted;
pub use tables::Tables;

/// All state that components share. Copied freely: it holds only handles. A part of the page may have parameters of its
/// own ([`State::with_own`]); everything else is the page's.
#[derive(Clone, Copy)]
pub struct State {
    /// The parameters that the words of the served page were written for.
    pub served: StoredValue<Params>,
    /// What the reader asked for.
    pub wanted: RwSignal<Params>,
    /// What is in effect: what was asked for, brought within its ranges.
    pub params: Memo<Params>,
    /// The tables of positions that are here.
    pub tables: Tables,
    /// Whether these are parameters of a part of the page: what stands there waits for its table, and shows no formula in its
    /// place.
    pub is_own: bool,
    /// How the page shows itself.
    pub settings: RwSignal<Settings>,
    /// What had to be changed in what the reader typed or the link said.
    pub notices: RwSignal<Vec<Notice>>,
    /// The place that the pointer passes over, if any.
    pub pointed: RwSignal<Option<Pointed>>,
    /// The parameters with the place under the pointer, for what only reads them.
    pub cursor: Memo<Params>,
    /// The term of a formula that the reader points at and whose marks are lifted out, as `figure/term`; empty if none.
    pub lifted: RwSignal<String>,
    /// The figures whose puzzles the reader has solved.
    pub solved: RwSignal<Vec<String>>,
    /// What the reader has predicted.
    pub predicted: Predicted,
    /// What is read out to those who do not see the page.
    pub said: RwSignal<String>,
    /// A of “A | B”, brought within its ranges: what the parameters are compared with.
    pub compared: Memo<Option<Params>>,
    /// Where the line stands that parts the images of A from those of B, from 0 to 1.
    pub wipe: RwSignal<f64>,
    /// Whether a hand holds something that it moves: axes stand still meanwhile.
    pub held: RwSignal<bool>,
    /// Whether a hand has dragged a slider, or something in a figure: then nobody needs to say that it can.
    pub has_dragged: RwSignal<bool>,
    /// The figures of which a part is in the window, by their ids.
    pub seen: RwSignal<Vec<&'static str>>,
    /// The figure of the board that stands in the middle, as the one that is seen on a phone.
    pub front: RwSignal<Option<&'static str>>,
    /// Whether a part of the board is in the window.
    pub board_seen: RwSignal<bool>,
    /// The figure in the middle of the window.
    pub in_view: RwSignal<Option<&'static Figure>>,
    /// The chapter in the middle of the window, by its place among the chapters.
    pub chapter: RwSignal<Option<usize>>,
    /// The later part of the program.
    pub later: Lazy<Later>,
    /// Whether the system asks for dark paper.
    pub system_dark: RwSignal<bool>,
    /// Whether the reader asked to print before the program was there.
    pub to_print: RwSignal<bool>,
    /// While the page is laid out for paper, the device pixels of the print per CSS pixel.
    pub on_paper: RwSignal<Option<f64>>,
    /// Whether the system asks for high contrast.
    pub system_contrast: RwSignal<bool>,
    /// What figures are drawn on.
    pub paper: Memo<Paper>,
    /// How large type is, 1 being the usual size: as readers want it, or as large as their slide.
    pub type_scale: RwSignal<f64>,
}

/// A place of a figure that the pointer passes over.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointed {
    /// The id of the view.
    pub view: Arc<str>,
    /// What stands there, in words; empty where there is nothing to read.
    pub reading: String,
    /// What a click there would set.
    pub moves: Vec<Move>,
}

impl State {
    /// The page as it opens without a link. `load` downloads the later part of the program.
    pub fn new(load: Load<Later>) -> Self {
        let tables = Tables::new();
        let Shown { served, wanted, params, pointed, cursor } = Shown::new(Params::default(), tables);
        let settings = RwSignal::new(Settings::default());
        let (system_dark, system_contrast, on_paper) =
            (RwSignal::new(false), RwSignal::new(false), RwSignal::new(None));
        Self {
            served,
            wanted,
            params,
            tables,
            is_own: false,
            settings,
            notices: RwSignal::new(Vec::new()),
            pointed,
            cursor,
            lifted: RwSignal::new(String::new()),
            solved: RwSignal::new(Vec::new()),
            predicted: Predicted::new(),
            said: RwSignal::new(String::new()),
            compared: Memo::new(move |_| {
                let compared =
                    settings.with(|settings| settings.compared.as_ref().map(|compared| tables.within(compared)))?;
                // About the same words as B.
                Some(Params { sentence: wanted.with(|wanted| wanted.sentence.clone()), ..compared })
            }),
            wipe: RwSignal::new(0.5),
            held: RwSignal::new(false),
            has_dragged: RwSignal::new(false),
            seen: RwSignal::new(Vec::new()),
            front: RwSignal::new(None),
            board_seen: RwSignal::new(true),
            in_view: RwSignal::new(None),
            chapter: RwSignal::new(None),
            later: Lazy::new(load),
            system_dark,
            to_print: RwSignal::new(false),
            on_paper,
            system_contrast,
            paper: Memo::new(move |_| {
                let (theme, contrast) = settings.with(|settings| (settings.theme, settings.contrast));
                let is_dark = match theme {
                    _ if on_paper.get().is_some() => false,
                    ThemeChoice::Auto => system_dark.get(),
                    ThemeChoice::Light => false,
                    ThemeChoice::Dark => true,
                };
                Paper { is_dark, has_contrast: contrast || system_contrast.get() }
            }),
            type_scale: RwSignal::new(1.0),
        }
    }

    /// The same page, with parameters of its own that begin with these.
    #[must_use]
    pub fn with_own(self, params: Params) -> Self {
        let Shown { served, wanted, params, pointed, cursor } = Shown::new(params, self.tables);
        Self {
            served,
            wanted,
            params,
            is_own: true,
            pointed,
            cursor,
            notices: RwSignal::new(Vec::new()),
            lifted: RwSignal::new(String::new()),
            ..self
        }
    }

    /// The term of this figure's formula whose marks are lifted out, without tracking.
    pub fn lifted_in(&self, figure: &str) -> Option<String> {
        self.lifted.with_untracked(|lifted| Some(lifted.strip_prefix(figure)?.strip_prefix('/')?.to_owned()))
    }

    /// What is in effect, without tracking.
    pub fn now(&self) -> Params {
        self.params.get_untracked()
    }

    /// All that a link carries, without tracking.
    pub fn linked(&self) -> Fragment {
        Fragment { params: self.wanted.get_untracked(), settings: self.settings.get_untracked() }
    }

    /// Changes the parameters; everything that depends on them follows.
    pub fn change(&self, change: impl FnOnce(&mut Params)) {
        let mut wanted = self.wanted.get_untracked();
        change(&mut wanted);
        if self.wanted.with_untracked(|before| *before != wanted) {
            self.wanted.set(wanted);
        }
    }

    /// Sets numbers directly, as a slider or the cursor does. A cursor that nobody has set keeps its place in proportion
    /// when the length changes.
    pub fn set(&self, moves: &[Move]) {
        let moved = moved(&self.now(), moves, &[]);
        self.change(|params| {
            let follows = follows(params);
            for (id, _) in moves {
                let number = number(*id);
                (number.set)(params, (number.get)(&moved));
            }
            if follows && !moves.iter().any(|(id, _)| matches!(id, ParamId::Pos | ParamId::K)) {
                let [pos, k] = usual_cursor(params.n_pos);
                (params.pos, params.k) = (pos, k);
            }
        });
        for (id, _) in moves {
            self.tell(number(*id), None);
        }
    }

    /// A hand has dragged something.
    pub fn drags(&self) {
        if !self.has_dragged.get_untracked() {
            self.has_dragged.set(true);
        }
    }

    /// Takes what was typed into a number's field, as far as it can be understood.
    pub fn type_number(&self, number: &'static Number, typed: &str) {
        let text = match number.parse(typed, &self.now()) {
            Ok(admitted) => {
                self.set(&[(number.id, admitted.value)]);
                admitted.notice
            }
            Err(text) => Some(text),
        };
        self.tell(number, text);
    }

    /// Sets or clears what is said at a number's field.
    fn tell(&self, number: &Number, text: Option<String>) {
        let is_told = |notice: &Notice| notice.name == number.name;
        if text.is_some() || self.notices.with_untracked(|notices| notices.iter().any(is_told)) {
            self.notices.update(|notices| {
                notices.retain(|notice| !is_told(notice));
                notices.extend(text.map(|text| Notice { name: number.name, text }));
            });
        }
    }

    /// Chooses one of the options of a choice.
    pub fn choose(&self, choice: &'static Choice, option: usize) {
        self.change(|params| (choice.set)(params, option));
    }

    /// Takes another source, with all positions of its table; the formula gets its usual length back, if that was the
    /// table's.
    pub fn choose_source(&self, source: Source, rows: Option<u32>) {
        let before = self.now();
        self.change(|params| params.source = source);
        let usual = Params::default().n_pos;
        let had_all = before.table.is_some_and(|table| table.rows as u32 == before.n_pos);
        if let Some(n_pos) = rows.or(had_all.then_some(usual)) {
            self.set(&[(ParamId::NPos, f64::from(n_pos))]);
        }
    }

    /// Takes other parameters, except the sentence, which is the reader's own.
    pub fn open(&self, mut params: Params) {
        if self.notices.with_untracked(|notices| !notices.is_empty()) {
            self.notices.set(Vec::new());
        }
        self.change(|now| {
            params.sentence = now.sentence.clone();
            *now = params;
        });
    }

    /// Turns what is seen in three dimensions by this many degrees.
    pub fn turn(&self, right: i32, down: i32) {
        self.change(|params| {
            let Viewpoint { yaw, pitch } = params.viewpoint;
            // Full turns bring back the same view; the poles are the limit.
            let yaw = (yaw + right + 180).rem_euclid(360) - 180;
            params.viewpoint = Viewpoint { yaw, pitch: (pitch + down).clamp(-90, 90) };
        });
    }

    /// What the parameters come to, while a reader is near the place that shows it; elsewhere it stays as it was.
    pub fn while_near<T: Clone + PartialEq + Send + Sync + 'static>(
        &self,
        is_near: RwSignal<bool>,
        compute: fn(&Params) -> T,
    ) -> Memo<T> {
        let params = self.params;
        Memo::new(move |before: Option<&T>| match before {
            Some(before) if !is_near.get() => before.clone(),
            _ => params.with(compute),
        })
    }

    /// How a figure is drawn, if that part of the program is here.
    #[cfg(target_arch = "wasm32")]
    pub fn drawing(&self, figure: &'static Figure) -> Option<&'static Drawing> {
        let lacks_table = |params: &Params| params.source != Source::Formula && params.table.is_none();
        if self.is_own && self.params.with_untracked(lacks_table) {
            return None;
        }
        figure.first_drawing().or_else(|| self.later.get_untracked().map(|later| (later.drawing)(figure)))
    }

    /// How a figure is drawn: natively all of the program is here.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn drawing(&self, figure: &'static Figure) -> Option<&'static Drawing> {
        Some(figure.drawing())
    }

    /// The ids of the figures on the board.
    pub fn board(&self) -> Vec<&'static str> {
        self.settings.with(|settings| match &settings.board()[..] {
            [] => BOARD.map(|figure| figure.id).to_vec(),
            chosen => chosen.to_vec(),
        })
    }

    /// Puts these figures on the board.
    pub fn set_board(&self, ids: Vec<&'static str>) {
        let is_usual = ids == BOARD.map(|figure| figure.id);
        self.settings.update(|settings| settings.figures = if is_usual { Vec::new() } else { ids });
    }

    /// Freezes what is shown as A, or ends the comparison.
    pub fn compare(&self, is_on: bool) {
        let now = is_on.then(|| self.now());
        self.settings.update(|settings| settings.compared = now);
    }
}

/// Parameters, and the cursor on them.
struct Shown {
    served: StoredValue<Params>,
    wanted: RwSignal<Params>,
    params: Memo<Params>,
    pointed: RwSignal<Option<Pointed>>,
    cursor: Memo<Params>,
}

impl Shown {
    fn new(start: Params, tables: Tables) -> Self {
        let served = StoredValue::new(start.clone());
        let wanted = RwSignal::new(start);
        let params = Memo::new(move |_| wanted.with(|wanted| tables.within(wanted)));
        let pointed = RwSignal::new(None::<Pointed>);
        let cursor = Memo::new(move |_| match pointed.get() {
            Some(pointed) => moved(&params.get(), &pointed.moves, &[]),
            None => params.get(),
        });
        Self { served, wanted, params, pointed, cursor }
    }
}

/// Where the cursor and its offset stand in a sequence of this length while nobody has set them: as far along as in the
/// usual one.
fn usual_cursor(n_pos: u32) -> [u32; 2] {
    let usual = Params::default();
    let part = f64::from(n_pos) / f64::from(usual.n_pos);
    [usual.pos, usual.k].map(|value| (f64::from(value) * part).round().min(f64::from(n_pos - 1)) as u32)
}

/// Whether the cursor stands where nobody has set it.
fn follows(params: &Params) -> bool {
    [params.pos, params.k] == usual_cursor(params.n_pos)
}

/// `params` with some numbers set to the nearest allowed values, except those in `kept`.
pub fn moved(params: &Params, moves: &[Move], kept: &[ParamId]) -> Params {
    let mut now = params.clone();
    for (id, value) in moves.iter().filter(|(id, _)| !kept.contains(id)) {
        let number = number(*id);
        let value = number.admit(*value, &now).value;
        (number.set)(&mut now, value);
    }
    now
}
