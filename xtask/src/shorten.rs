//! Shortens the names by which a built module and its script call each other. wasm-bindgen's names end in sixteen
//! digits of a hash; in both files together those are a fiftieth of what a first visit downloads.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{ExternalKind, Payload, TypeRef};

/// Shortens the names in a module and in its script.
pub(crate) fn names(wasm: &Path, script: &Path) -> Result<()> {
    let explain = || format!("cannot shorten the names of {}", wasm.display());
    let whole = fs::read(wasm).with_context(explain)?;
    let mut short = Short::default();
    let mut module = Module::new();
    for payload in wasmparser::Parser::new(0).parse_all(&whole) {
        let payload = payload.with_context(explain)?;
        match &payload {
            Payload::ImportSection(imports) => {
                let mut section = ImportSection::new();
                for import in imports.clone().into_imports() {
                    let import = import.with_context(explain)?;
                    let TypeRef::Func(kind) = import.ty else {
                        bail!("{} imports more than functions", wasm.display())
                    };
                    section.import(import.module, &short.of(import.name), EntityType::Function(kind));
                }
                module.section(&section);
            }
            Payload::ExportSection(exports) => {
                let mut section = ExportSection::new();
                for export in exports.clone() {
                    let export = export.with_context(explain)?;
                    section.export(&short.of(export.name), kind(export.kind)?, export.index);
                }
                module.section(&section);
            }
            _ => {
                if let Some((id, content)) = payload.as_section() {
                    module.section(&RawSection { id, data: &whole[content.start as usize..content.end as usize] });
                }
            }
        }
    }
    fs::write(wasm, module.finish()).with_context(explain)?;
    let source = fs::read_to_string(script).with_context(explain)?;
    fs::write(script, short.replaced(&source)).with_context(explain)
}

fn kind(kind: ExternalKind) -> Result<ExportKind> {
    Ok(match kind {
        ExternalKind::Func => ExportKind::Func,
        ExternalKind::Table => ExportKind::Table,
        ExternalKind::Memory => ExportKind::Memory,
        ExternalKind::Global => ExportKind::Global,
        other => bail!("an export of another kind: {other:?}"),
    })
}

/// Long names, and what they are shortened to.
#[derive(Default)]
struct Short(BTreeMap<String, String>);

impl Short {
    /// The short name for a name that ends in a hash; any other stays as it is, because others call it.
    fn of(&mut self, name: &str) -> String {
        let hash = name.rsplit(['_', 'h']).next().unwrap_or_default();
        let ends_in_hash = hash.len() >= 14 && hash.chars().all(|digit| digit.is_ascii_hexdigit());
        if !ends_in_hash {
            return name.to_owned();
        }
        let next = format!("${}", self.0.len());
        self.0.entry(name.to_owned()).or_insert(next).clone()
    }

    /// The script with short names wherever a long one stands as a whole word.
    fn replaced(&self, source: &str) -> String {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        let mut out = String::with_capacity(source.len());
        let mut rest = source;
        while let Some(start) = rest.find(is_part) {
            let word = &rest[start..];
            let end = word.find(|c| !is_part(c)).unwrap_or(word.len());
            out.push_str(&rest[..start]);
            out.push_str(self.0.get(&word[..end]).map_or(&word[..end], String::as_str));
            rest = &word[end..];
        }
        out + rest
    }
}

#[cfg(test)]
mod tests {
    use super::Short;

    #[test]
    fn only_names_that_end_in_a_hash_are_shortened_and_only_whole_words_replaced() {
        let mut short = Short::default();
        let long = "__wbg_get_0a1b2c3d4e5f6071";
        assert_eq!(
            [short.of("encode"), short.of("memory"), short.of("__wbindgen_free_1")].concat(),
            "encodememory__wbindgen_free_1"
        );
        assert_eq!(
            (short.of(long), short.of("closure__h00112233445566ff"), short.of(long)),
            ("$0".into(), "$1".into(), "$0".into())
        );
        let script = format!("imports.{long} = () => wasm.{long}x + encode({long});");
        assert_eq!(short.replaced(&script), format!("imports.$0 = () => wasm.{long}x + encode($0);"));
    }
}
