//! The plural category of a number in a language, such as `one` or `few`. In a browser, `Intl.PluralRules` determines
//! it; natively, `icu_plurals`. Both use CLDR data.

/// The plural category of a number in the language with the code `lang`. `digits`: the number as displayed, such as
/// `-12` or `1.0`, because its decimals affect the category. `is_ordinal` selects ordinals (1st, 2nd) instead of
/// cardinals. A language without known rules has one category, `other`.
#[cfg(target_arch = "wasm32")]
pub(super) fn category(lang: &'static str, digits: &str, is_ordinal: bool) -> String {
    use std::cell::RefCell;

    use js_sys::Intl::{PluralRules, PluralRulesOptions, PluralRulesType};
    use js_sys::{Array, parse_float};

    /// The language, whether the rules are for ordinals, and the number of displayed decimals.
    type CacheKey = (&'static str, bool, u8);

    thread_local! {
        /// Constructing rules takes longer than applying them.
        static CACHE: RefCell<Vec<(CacheKey, PluralRules)>> = const { RefCell::new(Vec::new()) };
    }

    let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len() as u8);
    let cache_key = (lang, is_ordinal, decimals);
    CACHE.with_borrow_mut(|cache| {
        if let Some((_, rules)) = cache.iter().find(|(known, _)| *known == cache_key) {
            return rules.select(parse_float(digits)).into();
        }
        let options = PluralRulesOptions::new();
        options.set_type(if is_ordinal { PluralRulesType::Ordinal } else { PluralRulesType::Cardinal });
        options.set_minimum_fraction_digits(decimals);
        options.set_maximum_fraction_digits(decimals);
        // Falls back to Chinese, which has one category; otherwise the browser would fall back to its own locale.
        let rules = PluralRules::new(&Array::of2(&lang.into(), &"zh".into()), &options);
        let category = rules.select(parse_float(digits)).into();
        cache.push((cache_key, rules));
        category
    })
}

/// The plural category of a number in the language with the code `lang`. `digits`: the number as displayed, such as
/// `-12` or `1.0`, because its decimals affect the category. `is_ordinal` selects ordinals (1st, 2nd) instead of
/// cardinals. A language without known rules has one category, `other`.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn category(lang: &'static str, digits: &str, is_ordinal: bool) -> String {
    use fixed_decimal::Decimal;
    use icu_locale_core::Locale;
    use icu_plurals::{PluralCategory, PluralRuleType, PluralRules};

    let kind = if is_ordinal { PluralRuleType::Ordinal } else { PluralRuleType::Cardinal };
    let rules = lang.parse::<Locale>().ok().and_then(|lang| PluralRules::try_new(lang.into(), kind.into()).ok());
    let category = rules.zip(digits.parse::<Decimal>().ok()).map(|(rules, number)| rules.category_for(&number));
    let name = match category.unwrap_or(PluralCategory::Other) {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    };
    name.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plural_categories_follow_the_rules_of_each_language() {
        let cases = [
            ("en", "1", "one"),
            ("en", "1.0", "other"),
            ("en", "-1", "one"),
            ("pl", "3", "few"),
            ("pl", "12", "many"),
            ("pl", "1.5", "other"),
            ("fr", "1.5", "one"),
            ("fr", "1000000", "many"),
            ("ar", "0", "zero"),
            // In Hebrew, fractions below 1 take this form, too.
            ("he", "0.5", "one"),
            ("he", "2", "two"),
            ("ar-XB", "2", "two"),
            ("pt-BR", "0", "one"),
            ("pt-PT", "0", "other"),
            ("zh", "1", "other"),
            ("xx", "1", "other"),
            ("not a code", "1", "other"),
        ];
        for (lang, digits, expected) in cases {
            assert_eq!(category(lang, digits, false), expected, "{lang}: {digits}");
        }
        let ordinals = ["1", "2", "3", "4", "11", "22"].map(|digits| category("en", digits, true));
        assert_eq!(ordinals, ["one", "two", "few", "other", "other", "two"]);
    }
}
