//! Views with erased types, without the code that this page does not need for them.

use leptos::attr::Attribute;
use leptos::attr::any_attribute::AnyAttribute;
use leptos::prelude::*;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Position, PositionState};

/// Erases the type of a view, like [`IntoAny::into_any`], which keeps the code for all that can be done with a view.
pub(super) trait Erase {
    /// For a view in the HTML. All of this page's HTML is hydrated synchronously, so the code for doing so
    /// asynchronously is left out.
    fn erased(self) -> AnyView;

    /// For a view of a lazy chunk, which is built in the browser after the chunk has loaded: also the code for rendering
    /// HTML and for hydration is left out, which would be a third of a chunk.
    fn client_only(self) -> AnyView;
}

impl<V: RenderHtml + 'static> Erase for V {
    fn erased(self) -> AnyView {
        Erased::<V, true>(self).into_any()
    }

    fn client_only(self) -> AnyView {
        Erased::<V, false>(self).into_any()
    }
}

struct Erased<V, const IS_IN_HTML: bool>(V);

impl<V: Render, const IS_IN_HTML: bool> Render for Erased<V, IS_IN_HTML> {
    type State = V::State;

    fn build(self) -> Self::State {
        self.0.build()
    }

    fn rebuild(self, state: &mut Self::State) {
        self.0.rebuild(state);
    }
}

impl<V: RenderHtml + 'static, const IS_IN_HTML: bool> RenderHtml for Erased<V, IS_IN_HTML> {
    type AsyncOutput = Self;
    type Owned = Self;

    const EXISTS: bool = V::EXISTS;
    const MIN_LENGTH: usize = V::MIN_LENGTH;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        html: &mut String,
        position: &mut Position,
        escape: bool,
        mark_branches: bool,
        extra_attrs: Vec<AnyAttribute>,
    ) {
        debug_assert!(IS_IN_HTML, "a client-only view is rendered to HTML");
        if IS_IN_HTML {
            self.0.to_html_with_buf(html, position, escape, mark_branches, extra_attrs);
        }
    }

    fn hydrate<const FROM_SERVER: bool>(self, cursor: &Cursor, position: &PositionState) -> Self::State {
        if IS_IN_HTML { self.0.hydrate::<FROM_SERVER>(cursor, position) } else { self.0.build() }
    }

    fn into_owned(self) -> Self {
        self
    }
}

/// Without further attributes: these are for components that pass them on to a root element.
impl<V: RenderHtml + 'static, const IS_IN_HTML: bool> AddAnyAttr for Erased<V, IS_IN_HTML> {
    type Output<A: Attribute> = Self;

    fn add_any_attr<A: Attribute>(self, _: A) -> Self::Output<A> {
        self
    }
}
