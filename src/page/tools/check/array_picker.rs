//! The choice among several arrays of a file.

use std::rc::Rc;

use leptos::html::Select;
use leptos::prelude::*;
use web_sys::File;

use crate::check::arrays::Array;
use crate::page::erased::Erase;
use crate::text::{self, fill};

/// A file with several arrays, whose contents are not read yet.
pub(super) struct ArrayFile {
    pub(super) file: File,
    pub(super) arrays: Vec<Array>,
}

/// A list of the arrays of a file, those named like position tables first, and a button that checks the selected one.
/// Empty if `array_file` is `None`.
#[component]
pub(super) fn ArrayPicker(
    array_file: RwSignal<Option<Rc<ArrayFile>>, LocalStorage>,
    choose: impl Fn(usize) + Copy + Send + 'static,
) -> impl IntoView {
    let field = NodeRef::<Select>::new();
    let submit = move || {
        // `selected_index` does not count groups, and `arrays` begins with those of the first group.
        let index = field.get_untracked().map(|field| field.selected_index());
        if let Some(index) = index.and_then(|index| usize::try_from(index).ok()) {
            choose(index);
        }
    };
    let form = move |array_file: Rc<ArrayFile>| {
        view! {
            <form
                class="choose-array"
                on:submit=move |event| {
                    event.prevent_default();
                    submit();
                }
            >
                <label class="choose">
                    <span>{text::get("check.choose.label")}</span>
                    <select name="check-array" node_ref=field autocomplete="off">
                        {group(&array_file, "check.choose.named", true)}
                        {group(&array_file, "check.choose.others", false)}
                    </select>
                </label>
                <button type="submit">{text::get("check.choose.go")}</button>
            </form>
        }
        .client_only()
    };
    move || array_file.get().map(form)
}

/// The arrays that are named like position tables, or all others.
fn group(array_file: &ArrayFile, key: &str, named_like_positions: bool) -> Option<AnyView> {
    let is_in = |array: &&Array| array.is_named_like_positions() == named_like_positions;
    let options: Vec<_> = array_file.arrays.iter().filter(is_in).map(option).collect();
    (!options.is_empty()).then(|| view! { <optgroup label=text::get(key)>{options}</optgroup> }.client_only())
}

fn option(array: &Array) -> AnyView {
    let (shape, kind) = array.shape_and_type();
    let values = [("name", array.name.clone()), ("shape", shape), ("type", kind)];
    view! { <option>{fill("check.choose.array", &values)}</option> }.client_only()
}
