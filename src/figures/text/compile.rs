//! Compiles texts from Fluent, in which they are written, to the served format, which is cheaper to parse. [`compile`]
//! runs while the page is built. The module `compiled` describes the format.
//!
//! The compiler supports the subset of Fluent that the page's texts use: text, string literals, variables (`{ $n }`),
//! selectors by string (`{ $way -> [left] … *[other] … }`), by number or plural category
//! (`{ NUMBER($n) -> [0] … [one] … *[other] … }`) or by ordinal category (`NUMBER($n, type: "ordinal")`), and
//! references to messages and terms, which are inlined. Anything else is a [`Problem`].

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::compiled::{BREAK, BY_CARDINAL, BY_ORDINAL, BY_STRING, CHOICE, END, TEXT, VALUE, VARIANT, is_text};
use super::files::{Language, Problem, are_counts};

/// Compiles the Fluent source of a language to the served format.
///
/// # Errors
///
/// If the source cannot be parsed, or a text uses an unsupported feature; lists at least one problem for each such
/// text.
pub fn compile(source: &str) -> Result<String, Vec<Problem>> {
    let language = Language::read(source);
    let mut problems = language.problems.clone();
    let mut out = String::new();
    // Messages are sorted by id, for binary search.
    for (id, message) in &language.messages {
        let mut text = Text { id, language: &language, inside: vec![id.to_string()], out: String::new() };
        let written = match &message.value {
            Some(pattern) if message.attributes.is_empty() => text.pattern(pattern),
            _ => Err(Problem::Attribute((*id).to_owned())),
        };
        match written {
            Ok(()) => out.extend([id, "\t", &text.out, "\n"]),
            Err(problem) => problems.push(problem),
        }
    }
    out.push('\n');
    if problems.is_empty() { Ok(out) } else { Err(problems) }
}

/// The served form of a text, under construction.
struct Text<'a, 's> {
    id: &'s str,
    language: &'a Language<'s>,
    /// The messages and terms being inlined, to detect references that form a cycle.
    inside: Vec<String>,
    out: String,
}

impl<'s> Text<'_, 's> {
    fn pattern(&mut self, pattern: &Pattern<&'s str>) -> Result<(), Problem> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.literal(value)?,
                PatternElement::Placeable { expression } => self.expression(expression)?,
            }
        }
        Ok(())
    }

    fn literal(&mut self, text: &str) -> Result<(), Problem> {
        if let Some(control) = text.chars().find(|c| (VALUE..=BREAK).contains(c)) {
            return Err(self.unsupported(format!("the control character U+{:04X}", u32::from(control))));
        }
        self.out.extend(text.chars().map(|c| if c == '\n' { BREAK } else { c }));
        Ok(())
    }

    fn expression(&mut self, expression: &Expression<&'s str>) -> Result<(), Problem> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.choice(selector, variants),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) -> Result<(), Problem> {
        match inline {
            InlineExpression::StringLiteral { value } => self.literal(&unescape_unicode_to_string(value)),
            InlineExpression::VariableReference { id } => {
                self.named(VALUE, id.name);
                Ok(())
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { id, attribute: None } => {
                let message = self.language.messages.get(id.name);
                self.reference(id.name.to_owned(), message.and_then(|message| message.value.as_ref()))
            }
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                let begin = self.out.len();
                self.reference(format!("-{}", id.name), self.language.terms.get(id.name))?;
                // Fluent passes no variables to a term except the arguments of the reference.
                if is_text(&self.out[begin..]) {
                    Ok(())
                } else {
                    Err(self.unsupported(format!("values within -{}", id.name)))
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                Err(self.unsupported(format!("an attribute of {}", id.name)))
            }
            InlineExpression::TermReference { id, .. } => {
                Err(self.unsupported(format!("-{} with arguments or an attribute", id.name)))
            }
            InlineExpression::FunctionReference { id, .. } => {
                Err(self.unsupported(format!("{}(…) where no words are chosen by it", id.name)))
            }
            InlineExpression::NumberLiteral { value } => Err(self.unsupported(format!("the number {{ {value} }}"))),
        }
    }

    /// Inlines another message or term.
    fn reference(&mut self, name: String, pattern: Option<&Pattern<&'s str>>) -> Result<(), Problem> {
        let Some(pattern) = pattern.filter(|_| !self.inside.contains(&name)) else {
            return Err(Problem::Reference { id: self.id.to_owned(), to: name });
        };
        self.inside.push(name);
        self.pattern(pattern)?;
        self.inside.pop();
        Ok(())
    }

    fn choice(&mut self, selector: &InlineExpression<&'s str>, variants: &[Variant<&'s str>]) -> Result<(), Problem> {
        let (by, name) = self.selector(selector)?;
        if by == BY_STRING && are_counts(variants) {
            return Err(Problem::Counted { id: self.id.to_owned(), name: name.to_owned() });
        }
        self.out.extend([CHOICE, by]);
        self.out.push_str(name);
        for (index, variant) in variants.iter().enumerate() {
            // The default variant is written at the end, without a key. If it is not the last variant in the source, it
            // is also written at its original position, with its key, because variants are matched in source order.
            if !variant.default || index + 1 < variants.len() {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = variant.key;
                self.variant(key, &variant.value)?;
            }
        }
        for variant in variants.iter().filter(|variant| variant.default) {
            self.variant("", &variant.value)?;
        }
        self.out.push(END);
        Ok(())
    }

    fn variant(&mut self, key: &str, pattern: &Pattern<&'s str>) -> Result<(), Problem> {
        self.named(VARIANT, key);
        self.pattern(pattern)
    }

    /// Writes `control`, the name of a value or the key of a variant, and the start of the text after it.
    fn named(&mut self, control: char, name: &str) {
        self.out.push(control);
        self.out.push_str(name);
        self.out.push(TEXT);
    }

    /// How the selector selects a variant (`BY_…`), and the name of the value that it tests.
    fn selector(&self, selector: &InlineExpression<&'s str>) -> Result<(char, &'s str), Problem> {
        match selector {
            InlineExpression::VariableReference { id } => Ok((BY_STRING, id.name)),
            InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
                counted(arguments).ok_or_else(|| self.unsupported("NUMBER with other arguments than `type`".into()))
            }
            _ => Err(self.unsupported("words chosen by what is no value".into())),
        }
    }

    fn unsupported(&self, what: String) -> Problem {
        Problem::Unsupported { id: self.id.to_owned(), what }
    }
}

/// How `NUMBER(…)` with these arguments selects a variant (`BY_CARDINAL` or `BY_ORDINAL`), and the name of the value;
/// `None` for unsupported arguments.
fn counted<'s>(arguments: &CallArguments<&'s str>) -> Option<(char, &'s str)> {
    let [InlineExpression::VariableReference { id }] = &arguments.positional[..] else { return None };
    let by = match &arguments.named[..] {
        [] => BY_CARDINAL,
        [kind] if kind.name.name == "type" => match kind.value {
            InlineExpression::StringLiteral { value: "cardinal" } => BY_CARDINAL,
            InlineExpression::StringLiteral { value: "ordinal" } => BY_ORDINAL,
            _ => return None,
        },
        _ => return None,
    };
    Some((by, id.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The compiled source without the final empty line, with control characters replaced by visible ones.
    fn shown(source: &str) -> String {
        let served = compile(source).unwrap_or_else(|problems| panic!("{problems:?}"));
        let served = served.strip_suffix('\n').expect("an empty line").to_owned();
        let signs = [(VALUE, "$"), (CHOICE, "("), (VARIANT, "["), (END, ")"), (TEXT, "]"), (BREAK, "/")];
        signs.iter().fold(served, |served, (control, sign)| served.replace(*control, sign))
    }

    #[test]
    fn compiled_texts_follow_the_grammar() {
        let cases = [
            ("b = two\na = one\n# Nothing.\n\nc-d = three", "a\tone\nb\ttwo\nc-d\tthree\n"),
            ("a = { $x } of { $y_2 }.", "a\t$x] of $y_2].\n"),
            ("a =\n    one\n      two\n\n    {\"}\"} {\"\\u000A\"}", "a\tone/  two//} /\n"),
            ("a = { $n ->\n    [left] l { $n }\n   *[other] o\n } z", "a\t(=n[left]l $n][]o) z\n"),
            ("a = { NUMBER($n) ->\n    [0] no\n    [one] 1\n   *[other] o\n }", "a\t(#n[0]no[one]1[]o)\n"),
            ("a = { NUMBER($n, type: \"cardinal\") ->\n   *[other] o\n }", "a\t(#n[]o)\n"),
            ("a = { NUMBER($n, type: \"ordinal\") ->\n    [1] x\n   *[few] f\n }", "a\t(@n[1]x[]f)\n"),
            ("a = { $n ->\n   *[l] x\n    [r] y\n }", "a\t(=n[l]x[r]y[]x)\n"),
            ("a = { $n ->\n   *[l] { $m ->\n       *[k] x\n    }\n }{ { $n } }", "a\t(=n[](=m[]x))$n]\n"),
            ("a = { b }, { -c }\nb = { $n }\n-c = d { -e }\n-e = e", "a\t$n], d e\nb\t$n]\n"),
        ];
        for (source, expected) in cases {
            assert_eq!(shown(source), expected, "{source}");
        }
    }

    #[test]
    fn unsupported_fluent_is_reported() {
        let cases = [
            ("a = { 5 }", "a has the number { 5 }"),
            ("a = { NUMBER($n) }", "a has NUMBER(…) where"),
            ("a = { DATETIME($n) ->\n   *[x] y\n }", "a has words chosen by what is no value"),
            ("a = { \"x\" ->\n   *[x] y\n }", "a has words chosen by what is no value"),
            ("a = { NUMBER($n, minimumFractionDigits: 2) ->\n   *[x] y\n }", "a has NUMBER with other arguments"),
            ("a = { NUMBER(3) ->\n   *[x] y\n }", "a has NUMBER with other arguments"),
            ("a = { $n ->\n    [0] x\n   *[other] y\n }", "a: $n chooses words only as { NUMBER($n) -> … }"),
            ("a = { $n ->\n    [one] x\n   *[other] y\n }", "a: $n chooses words only as { NUMBER($n) -> … }"),
            ("a = { -t(n: 1) }\n-t = x", "a has -t with arguments"),
            ("a = { -t }\n-t = { $n }", "a has values within -t"),
            ("a = { -t }", "a refers to -t, which is not there"),
            ("a = { a }", "a refers to a, which is not there"),
            ("a = { b }\nb = { a }", "a refers to a, which is not there"),
            ("a = { -t }\n-t = { -t }", "a refers to -t, which is not there"),
            ("a = { b.c }\nb = x\n    .c = d", "a has an attribute of b"),
            ("b = x\n    .c = d", "b has an attribute"),
            ("a = {\"\\u0003\"}", "a has the control character U+0003"),
            ("a = x\na = y", "a stands twice"),
            ("b = x\na = { $n", "line 2, “a = { $n”, cannot be read"),
        ];
        for (source, expected) in cases {
            let problems = compile(source).expect_err(source);
            assert!(problems.iter().any(|problem| problem.to_string().starts_with(expected)), "{source}: {problems:?}");
        }
    }
}
