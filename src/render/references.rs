//! The references of the page: their list, and links to it.

use crate::text::{self, files::entries};

/// The references of the page.
pub(super) struct References {
    title: String,
    /// The label before the citations of a figure.
    cited: String,
    /// Id, name, and list entry as HTML.
    list: Vec<[String; 3]>,
}

impl References {
    /// Reads `references.ftl`: messages `reference-<id> = name | authors | title | where`, optionally with ` |
    /// address`.
    pub(super) fn read(source: &str) -> Self {
        let list = entries(source).filter_map(|(id, line)| {
            let id = id.strip_prefix("reference-")?;
            Some(listed(id, &line))
        });
        let [title, cited] = ["references.title", "references.cited"].map(|key| text::get(key).to_owned());
        Self { title, cited, list: list.collect() }
    }

    /// Links to the references of a line `id place; id place`.
    pub(super) fn cited(&self, key: &str, line: &str) -> String {
        let link = |part: &str| {
            let (id, place) = part.split_once(' ').unwrap_or((part, ""));
            let known = self.list.iter().find(|[known, ..]| known == id);
            let [_, name, _] = known.unwrap_or_else(|| panic!("{key} cites {id}, which is no reference"));
            format!("<a href=\"#ref-{id}\">{}</a>", format!("{name} {}", escaped(place)).trim())
        };
        format!("{} {}", self.cited, line.split("; ").map(link).collect::<Vec<_>>().join(" · "))
    }

    /// The end of the page: the list, and the notation with its title.
    pub(super) fn ending(&self, (notation, title): &(String, String)) -> String {
        let list: String = self.list.iter().map(|[_, _, html]| html.as_str()).collect();
        // Both are collapsed; a link to one of them, or to a reference, opens it.
        let part = |id: &str, title: &str, html: &str| {
            format!("<details id=\"{id}\"><summary><h2 id=\"heading-{id}\">{title}</h2></summary>{html}</details>")
        };
        part("notation", title, notation) + &part("references", &self.title, &format!("<ul>{list}</ul>"))
    }
}

/// The id of a reference, its name, and its list entry as HTML.
fn listed(id: &str, line: &str) -> [String; 3] {
    let fields: Vec<String> = line.split(" | ").map(escaped).collect();
    let [name, authors, title, place, rest @ ..] = &fields[..] else { panic!("reference.{id} has too few fields") };
    let title = match title.strip_prefix('[').and_then(|title| title.split_once("] ")) {
        Some((language, title)) => format!("<cite lang=\"{language}\">{title}</cite>"),
        None => format!("<cite>{title}</cite>"),
    };
    let at = rest.first().map(|at| format!(", <a href=\"{}\">{at}</a>", address(at))).unwrap_or_default();
    assert!(rest.len() < 2, "reference.{id} has too many fields");
    let html = format!("<li id=\"ref-{id}\"><strong>{name}</strong> {authors}: {title}. {place}{at}.</li>");
    [id.to_owned(), name.clone(), html]
}

/// The URL of a reference, from its arXiv number or from an address without `https://`.
fn address(of: &str) -> String {
    of.strip_prefix("arXiv:")
        .map_or_else(|| format!("https://{of}"), |number| format!("https://arxiv.org/abs/{number}"))
}

/// Text escaped for HTML.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
