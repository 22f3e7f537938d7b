//! A published model in a link.

use crate::params::{ParamId, number};

/// A published model in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedModel {
    /// Its name in the list of models.
    pub id: String,
    /// The numbers that the link gives; the others are the model's own.
    pub given: Vec<ParamId>,
}

impl NamedModel {
    /// The numbers that a model sets.
    const SETS: [ParamId; 3] = [ParamId::DModel, ParamId::Base, ParamId::NPos];

    /// The maximum number of characters of a model's name.
    const ID_MAX_LENGTH: usize = 60;

    /// `None` if no model has such a name. `is_given`: whether the link has a number with this key.
    pub(super) fn new(id: &str, is_given: impl Fn(&str) -> bool) -> Option<Self> {
        let is_id = id.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | '_'));
        let given = Self::SETS.into_iter().filter(|id| is_given(number(*id).key));
        (is_id && (1..=Self::ID_MAX_LENGTH).contains(&id.len()))
            .then(|| Self { id: id.to_owned(), given: given.collect() })
    }
}
