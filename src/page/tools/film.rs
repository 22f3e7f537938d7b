//! Video and GIF export: the animated parameter, the size, the length, and the progress.

use leptos::prelude::*;

use super::Page;
use super::export_job::{AnimationFormat, Format};
use super::options::Options;
use crate::browser::download;
use crate::browser::video::{self, FilmError};
use crate::catalog::{self, Figure};
use crate::export::animation::{Animation, Motion, RATES, SECONDS, Size, State};
use crate::fragment::{Settings, TourStep, View};
use crate::lessons::tour;
use crate::page::mounted::while_mounted;
use crate::paint::theme::Theme;
use crate::params::{NUMBERS, ParamId, number};
use crate::text::number::read;
use crate::text::{self, fill};

/// The value that stands for the whole board in the list of figures.
pub(super) const BOARD: &str = "board";

/// What an animation changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mover {
    Number(ParamId),
    /// The states of the link.
    States,
}

/// The choices of the reader. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    page: Page,
    /// The id of the figure, or [`BOARD`].
    figure: RwSignal<&'static str>,
    mover: RwSignal<Mover>,
    size: RwSignal<Size>,
    seconds: RwSignal<u32>,
    rate: RwSignal<u32>,
    /// The index of the frame that is being encoded, if any.
    frame: RwSignal<Option<u32>>,
    is_stopped: RwSignal<bool>,
}

/// An animation to export.
pub(super) struct FilmJob {
    animation: Animation,
    size: Size,
    is_dark: bool,
    film: AnimationFormat,
    pub(super) file_name: String,
}

impl Draft {
    pub(super) fn new(page: Page, figure: RwSignal<&'static str>) -> Self {
        let draft = Self {
            page,
            figure,
            mover: RwSignal::new(Mover::Number(ParamId::Pos)),
            size: RwSignal::new(Size::Hd),
            seconds: RwSignal::new(6),
            rate: RwSignal::new(RATES[2]),
            frame: RwSignal::new(None),
            is_stopped: RwSignal::new(false),
        };
        // By default, the states of the link move, or if it has none, the parameter that Play animates.
        Effect::new(move |_| {
            let movers = draft.movers();
            let figures = draft.figures();
            let played = match &figures[..] {
                [figure] => figure.plays,
                _ => Some(ParamId::Pos),
            };
            let default =
                movers.iter().find(|mover| **mover == Mover::States || played.map(Mover::Number) == Some(**mover));
            if let Some(default) = default.or(movers.first()) {
                draft.mover.set(*default);
            }
        });
        draft
    }

    /// The figures of the animation, except in states that name other figures.
    fn figures(self) -> Vec<&'static Figure> {
        let ids = if self.figure.get() == BOARD { self.page.state.board() } else { vec![self.figure.get()] };
        ids.into_iter().filter_map(catalog::by_id).collect()
    }

    /// The possible movers: the states of the link, and the numbers that one of the figures shows.
    fn movers(self) -> Vec<Mover> {
        let figures = self.figures();
        let shows = |id: ParamId| figures.iter().any(|figure| figure.depends_on(id) || figure.plays == Some(id));
        let has_states = self.page.state.settings.with(|settings| settings.states().next().is_some());
        let numbers = NUMBERS.iter().map(|number| number.id).filter(|id| *id != ParamId::Seed && shows(*id));
        has_states.then_some(Mover::States).into_iter().chain(numbers.map(Mover::Number)).collect()
    }

    /// The export job for the current choices.
    pub(super) fn job(self, film: AnimationFormat, is_dark: bool) -> FilmJob {
        let state = self.page.state;
        let mover = self.mover.get_untracked();
        let figure = self.figure.get_untracked();
        let figures = untrack(move || self.figures());
        let settings = state.settings.get_untracked();
        let name = match mover {
            Mover::Number(id) => number(id).key,
            Mover::States => "states",
        };
        let motion = match mover {
            Mover::Number(id) => Motion::Number(id),
            Mover::States => Motion::States(self.states(&settings, &figures)),
        };
        let animation = Animation {
            params: state.params.now(),
            compared: state.comparison.now(),
            motion,
            seconds: self.seconds.get_untracked(),
            rate: self.rate.get_untracked(),
            link: if figure == BOARD || mover == Mover::States {
                self.page.link.full_address()
            } else {
                self.page.link_to(figure)
            },
            figures,
        };
        let file_name = format!("phasor-{figure}-{name}.{}", Format::Film(film).extension());
        FilmJob { animation, size: self.size.get_untracked(), is_dark, film, file_name }
    }

    /// The states of the link, each with the figures that it names or, if it names none, with `figures`.
    fn states(self, settings: &Settings, figures: &[&'static Figure]) -> Vec<State> {
        let (now, count) = (self.page.state.params.now(), tour::count(settings));
        let states = (1..=count).filter_map(|number| {
            let step = TourStep { number, ..TourStep::FIRST };
            let settings = Settings { tour: Some(step), view: View::Slide, ..settings.clone() };
            let params = tour::target(&settings, &now)?.end().clamped();
            let named: Vec<_> = settings.board().into_iter().filter_map(catalog::by_id).collect();
            Some(State { params, figures: if named.is_empty() { figures.to_vec() } else { named } })
        });
        states.collect()
    }

    /// The bytes of the file. Encoding ends early when the reader presses Stop or closes the dialog.
    pub(super) async fn run(self, job: &FilmJob) -> Result<Vec<u8>, FilmError> {
        let FilmJob { animation, size, is_dark, film, .. } = job;
        let picture_options = animation.picture_options(*size, if *is_dark { Theme::DARK } else { Theme::LIGHT });
        self.is_stopped.set(false);
        let goes_on = move |frame| {
            self.frame.set(Some(frame));
            self.is_stopped.try_get_untracked() == Some(false)
        };
        let bytes = match film {
            AnimationFormat::Gif => video::gif(animation, &picture_options, goes_on).await,
            AnimationFormat::Webm => {
                let titles = animation.figures.iter().map(|figure| text::get(&format!("figure.{}.title", figure.id)));
                let title = text::list(titles);
                video::webm(animation, &picture_options, &title, goes_on).await
            }
        };
        self.frame.set(None);
        bytes
    }
}

/// Saves the file, and returns its name and its size in bytes.
pub(super) async fn downloaded(draft: Draft, job: FilmJob) -> Result<(String, usize), String> {
    let bytes = draft.run(&job).await.map_err(|error| error.to_string())?;
    let file = download::blob(&bytes, Format::Film(job.film).media_type()).map_err(|error| error.to_string())?;
    download::download(&file, &job.file_name).map_err(|error| error.to_string())?;
    Ok((job.file_name, bytes.len()))
}

/// The controls of a [`Draft`].
#[component]
pub(super) fn FilmOptions(draft: Draft, announcement: RwSignal<String>) -> impl IntoView {
    let movers = move || {
        let label = |mover: Mover| match mover {
            Mover::States => text::get("save.states"),
            Mover::Number(id) => text::get(&format!("param.{}", number(id).name)),
        };
        let options = draft.movers().into_iter().map(|mover| (mover, label(mover))).collect();
        view! { <Options name="save-mover" legend="save.mover" options chosen=draft.mover /> }
    };
    let sizes = [(Size::Hd, "save.hd"), (Size::FullHd, "save.full-hd"), (Size::Default, "save.own-size")];
    let sizes = sizes.map(|(size, label)| (size, text::get(label))).to_vec();
    let rates = RATES.map(|rate| (rate, rate)).to_vec();
    let [min, max] = [SECONDS.start(), SECONDS.end()].map(ToString::to_string);
    let help = fill("allowed.whole", &[("min", &min), ("max", &max)]);
    let allowed = help.clone();
    let set_seconds = while_mounted(move |field: web_sys::HtmlInputElement| {
        let typed = field.value();
        let given = read(&typed);
        let nearest = |given: f64| given.round().clamp(f64::from(*SECONDS.start()), f64::from(*SECONDS.end())) as u32;
        let seconds = given.map_or(draft.seconds.get_untracked(), nearest);
        let values = [("given", typed), ("value", seconds.to_string()), ("allowed", allowed.clone())];
        announcement.set(match given {
            Some(given) if given == f64::from(seconds) => String::new(),
            Some(_) => fill("notice.nearest", &values),
            None => fill("notice.unreadable", &values),
        });
        draft.seconds.set(seconds);
        field.set_value(&seconds.to_string());
    });
    view! {
        {movers}
        <Options name="save-frame-size" legend="save.frame-size" options=sizes chosen=draft.size />
        <label class="choose">
            <span>{text::get("save.seconds")}</span>
            <input
                type="number"
                name="save-seconds"
                min=*SECONDS.start()
                max=*SECONDS.end()
                step="1"
                aria-describedby="save-seconds-help"
                prop:value=move || draft.seconds.get().to_string()
                on:change:target=move |event| set_seconds(event.target())
            />
        </label>
        <p class="tools-note" id="save-seconds-help">
            {help}
        </p>
        <Options name="save-rate" legend="save.rate" options=rates chosen=draft.rate />
    }
}

/// The progress of the export, with a button that stops it.
#[component]
pub(super) fn FilmProgress(draft: Draft) -> impl IntoView {
    let frames = move || draft.seconds.get() * draft.rate.get();
    let words = move || {
        let frame = draft.frame.get().unwrap_or_default();
        fill("save.frame", &[("frame", (frame + 1).to_string()), ("frames", frames().to_string())])
    };
    view! {
        <div class="tools-actions" hidden=move || draft.frame.get().is_none()>
            <label class="save-progress">
                <span>{words}</span>
                <progress max=frames prop:value=move || f64::from(draft.frame.get().unwrap_or_default())></progress>
            </label>
            <button type="button" on:click=move |_| draft.is_stopped.set(true)>
                {text::get("save.stop")}
            </button>
        </div>
    }
}
