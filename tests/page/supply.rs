//! Dependencies: checks them against `deny.toml`. cargo-deny reads the same file (`cargo xtask advisories`), but its
//! installation takes minutes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A list of `deny.toml`.
fn listed(section: &str, list: &str) -> Vec<toml::Value> {
    let deny = std::fs::read_to_string(Path::new(ROOT).join("deny.toml")).expect("deny.toml");
    let deny: toml::Table = deny.parse().expect("TOML");
    deny[section][list].as_array().expect("a list").clone()
}

/// All packages that the workspace depends on, on the platforms of `deny.toml`.
fn packages() -> Vec<Value> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(ROOT).args(["metadata", "--format-version=1", "--locked"]);
    for platform in listed("graph", "targets") {
        cargo.args(["--filter-platform", platform.as_str().expect("a name")]);
    }
    let output = cargo.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    metadata["packages"].as_array().expect("a list").clone()
}

fn text<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

#[test]
fn packages_come_from_one_registry_and_have_allowed_licences() {
    let allowed = listed("licenses", "allow");
    let is_allowed = |name: &str| allowed.iter().any(|one| one.as_str() == Some(name));
    let mut used = BTreeSet::new();
    for package in packages() {
        let (name, licence) = (text(&package, "name"), text(&package, "license"));
        assert!(package["source"].is_null() || text(&package, "source") == REGISTRY, "{name} is not from crates.io");
        // Old packages write `MIT/Apache-2.0`.
        let expression =
            Expression::parse_mode(licence, ParseMode::LAX).unwrap_or_else(|error| panic!("{name}: {error}"));
        let is_met = expression.evaluate(|requirement| {
            let requirement = requirement.license.to_string();
            let is_allowed = is_allowed(&requirement);
            used.extend(is_allowed.then_some(requirement));
            is_allowed
        });
        assert!(is_met, "{name} is under {licence}, which deny.toml does not allow");
    }
    assert_eq!(used.len(), allowed.len(), "deny.toml allows licences that no package uses; used are {used:?}");
}

#[test]
fn duplicate_versions_are_only_those_listed_in_deny_toml() {
    let mut versions = BTreeMap::<String, Vec<String>>::new();
    for package in packages() {
        versions.entry(text(&package, "name").to_owned()).or_default().push(text(&package, "version").to_owned());
    }
    let several: BTreeSet<String> =
        versions.into_iter().filter(|(_, all)| all.len() > 1).map(|(name, _)| name).collect();
    let skipped = listed("bans", "skip");
    let skipped: BTreeSet<String> =
        skipped.iter().map(|one| one["crate"].as_str().expect("a name").to_owned()).collect();
    assert_eq!(several, skipped, "left: packages with several versions; right: `skip` in deny.toml");
}
