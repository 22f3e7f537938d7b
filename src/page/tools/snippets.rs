//! Snippets to share: a link, and the same link in an iframe, as a custom element, on a slide and as a citation. The
//! code is in the texts `snippet.…`.

use html_escape::encode_double_quoted_attribute as escaped;
use percent_encoding::percent_decode_str;

use crate::fragment::{State as Fragment, View};
use crate::text::{self, fill};

/// A state to share, and the address of the page without a fragment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SharedView {
    pub(super) address: String,
    pub(super) shown: Fragment,
}

impl SharedView {
    /// The link to this state.
    pub(super) fn link(&self) -> String {
        self.link_at(&self.address)
    }

    /// The link to this state at another address.
    pub(super) fn link_at(&self, address: &str) -> String {
        link_to(address, &self.shown)
    }

    /// The link to this state as a slide.
    pub(super) fn slide(&self) -> String {
        let mut shown = self.shown.clone();
        shown.settings.view = View::Slide;
        link_to(&self.address, &shown)
    }

    /// An iframe for another page.
    pub(super) fn iframe(&self) -> String {
        let is_slide = self.shown.settings.view == View::Slide;
        let size = text::get(if is_slide { "share.slide-size" } else { "share.frame-size" });
        fill("snippet.iframe", &[("link", &*escaped(&self.link())), ("title", &escaped(&self.title())), ("size", size)])
    }

    /// A custom element for another page, with the script that defines it.
    pub(super) fn component(&self) -> String {
        // The folder of the page, whether or not the address names a file in it.
        let folder = self.address.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = escaped(folder).into_owned() + "/";
        fill("snippet.component", &[("folder", &folder), ("attributes", &self.attributes())])
    }

    /// The keys of the link as attributes. Without `view`, an element has the view `embed`.
    fn attributes(&self) -> String {
        let fragment = self.shown.write();
        let settings = fragment.split('&').filter_map(|part| part.split_once('='));
        let settings = settings.filter(|setting| *setting != ("view", "embed")).map(|(key, value)| {
            // The states are links themselves, each percent-encoded separately.
            let value = if key == "states" { value.into() } else { percent_decode_str(value).decode_utf8_lossy() };
            (if key == "fig" { "figure" } else { key }, value.into_owned())
        });
        let page = (self.shown.settings.view == View::Page).then(|| ("view", "page".to_owned()));
        let attribute = |(name, value): (&str, String)| format!("{name}=\"{}\"", escaped(&value));
        settings.chain(page).map(attribute).collect::<Vec<_>>().join(" ")
    }

    /// The citation as a BibTeX entry.
    pub(super) fn bibtex(&self) -> String {
        let values =
            [("version", env!("CARGO_PKG_VERSION")), ("year", text::get("share.year")), ("link", &self.link())];
        fill("snippet.citation", &values)
    }

    /// The citation as plain text.
    pub(super) fn cited(&self) -> String {
        let values =
            [("version", env!("CARGO_PKG_VERSION")), ("year", text::get("share.year")), ("link", &self.link())];
        fill("share.cited", &values)
    }

    /// The title of the iframe.
    pub(super) fn title(&self) -> String {
        let titles = self.shown.settings.figures.iter().map(|id| text::get(&format!("figure.{id}.title")));
        let titles: Vec<&str> = titles.collect();
        if titles.is_empty() { text::get("share.name").to_owned() } else { text::list(titles) }
    }
}

fn link_to(address: &str, shown: &Fragment) -> String {
    let fragment = shown.write();
    if fragment.is_empty() { address.to_owned() } else { format!("{address}#{fragment}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared_view(fragment: &str) -> SharedView {
        SharedView {
            address: "https://host.example/a&b/index.html?x=\"1".to_owned(),
            shown: Fragment::parse(fragment).0,
        }
    }

    #[test]
    fn a_link_is_escaped_in_html() {
        let iframe = shared_view("d=64&fig=heatmap&view=embed").iframe();
        let link = "https://host.example/a&amp;b/index.html?x=&quot;1#d=64&amp;fig=heatmap&amp;view=embed";
        assert!(iframe.contains(&format!("src=\"{link}\"")), "{iframe}");
        assert!(iframe.contains("title=\"") && iframe.ends_with("></iframe>"), "{iframe}");
    }

    #[test]
    fn an_element_has_the_keys_of_the_link_as_attributes() {
        let component = shared_view("d=64&fig=heatmap,torus&view=embed&sentence=a%20%22%26b").component();
        assert!(component.contains("src=\"https://host.example/a&amp;b/phasor-figure.js\""), "{component}");
        let element = "<phasor-figure d=\"64\" figure=\"heatmap,torus\" sentence=\"a &quot;&amp;b\"></phasor-figure>";
        assert!(component.ends_with(element), "{component}");
        assert!(shared_view("").component().contains("view=\"page\""));
        let states = "states=\"fig%3Dtorus%26yaw%3D5;d%3D64\"";
        assert!(shared_view(&states.replace('"', "")).component().contains(states));
    }

    #[test]
    fn a_slide_shows_the_same_figures() {
        let link = shared_view("fig=torus,heatmap&a=d%3D64&view=embed&hide=k").slide();
        assert!(link.ends_with("#fig=torus,heatmap&a=d%3D64&hide=k&view=slide"), "{link}");
    }

    #[test]
    fn a_citation_has_the_version_the_year_and_the_link() {
        let shared_view = shared_view("d=64");
        for citation in [shared_view.bibtex(), shared_view.cited()] {
            for part in [env!("CARGO_PKG_VERSION"), "20", &shared_view.link()] {
                assert!(citation.contains(part), "{citation}: {part}");
            }
            assert!(!citation.contains('$'), "{citation}");
        }
    }
}
