//! Reads the project's files for the tests of its structure.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The content of a text file.
pub fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension in a folder and its subfolders.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "no .{ending} in {folder}");
    found.sort();
    found
}

/// A source file of the page, without comments and unit tests.
#[derive(Default)]
pub struct Source {
    /// The path from the root of the project, with `/`.
    pub path: String,
    /// The tokens, each between spaces, without literals. A path is written ` crate : : page `.
    pub code: String,
    /// The string literals, with escapes unprocessed.
    pub literals: Vec<String>,
}

impl Source {
    fn read(path: &Path) -> Self {
        let tokens = read(path).parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let path = path.strip_prefix(root()).expect("in the project").to_string_lossy().replace('\\', "/");
        let mut source = Self { path, code: " ".to_owned(), ..Self::default() };
        source.add(tokens);
        source
    }

    fn add(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter();
        while let Some(token) = tokens.next() {
            match token {
                // An attribute: `#[…]` or `#![…]`. Comments of documentation are attributes, too.
                TokenTree::Punct(hash) if hash.as_char() == '#' => {
                    let attribute = tokens.by_ref().find_map(group).unwrap_or_default();
                    match &*attribute.to_string().replace(' ', "") {
                        "cfg(test)" => {
                            tokens.find(ends_item);
                        }
                        text if text.starts_with("doc=") => {}
                        _ => self.add(attribute),
                    }
                }
                TokenTree::Group(group) => {
                    self.code += if group.delimiter() == Delimiter::Brace { "{ " } else { "( " };
                    self.add(group.stream());
                    self.code += ") ";
                }
                TokenTree::Literal(literal) => {
                    let literal = literal.to_string();
                    let content = literal.trim_start_matches('r').trim_matches('#').strip_prefix('"');
                    self.literals.extend(content.and_then(|text| text.strip_suffix('"')).map(str::to_owned));
                }
                token => self.code.extend([token.to_string().as_str(), " "]),
            }
        }
    }

    /// The modules that lead to this file: `["page", "board"]` for `src/page/board/mod.rs`.
    pub fn modules(&self) -> Vec<&str> {
        let path = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        path.split('/').filter(|name| !matches!(*name, "mod" | "lib")).collect()
    }

    /// Whether the code names this module of the crate's root.
    pub fn names(&self, module: &str) -> bool {
        let parents: String = iter::repeat_n("super : : ", self.modules().len()).collect();
        ["crate : : ", &parents].iter().any(|root| self.code.contains(&format!(" {root}{module} ")))
    }
}

/// The content of a pair of brackets.
fn group(token: TokenTree) -> Option<TokenStream> {
    if let TokenTree::Group(group) = token { Some(group.stream()) } else { None }
}

/// Whether an item ends with this token: with its body or a semicolon.
fn ends_item(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        _ => false,
    }
}

/// Every source file of the page.
pub fn sources() -> impl Iterator<Item = Source> {
    files("src", "rs").into_iter().map(|path| Source::read(&path))
}

#[test]
fn tokens_and_literals_of_code_are_found() {
    let code = r##"
        //! crate::page
        use super::browser::{a, b};
        #[doc = "not this"]
        #[error("{}", get("this"))]
        fn f(c: char) { if c == '"' { f("say \"two\"", "", r#"r"aw"#, b'"') } crate::state::g!("three") }
        #[cfg(test)]
        mod tests { const NONE: &str = crate::render::X; }
        mod last;
    "##;
    let mut source = Source { path: "src/lazy.rs".to_owned(), code: " ".to_owned(), ..Source::default() };
    source.add(code.parse().expect("Rust"));
    assert_eq!(source.literals, ["{}", "this", r#"say \"two\""#, "", "r\"aw", "three"]);
    let named = ["page", "browser", "state", "render"].map(|module| source.names(module));
    assert_eq!(named, [false, true, true, false]);
    assert!(source.code.ends_with(" mod last ; "), "{}", source.code);
}
