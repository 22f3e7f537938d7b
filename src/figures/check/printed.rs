//! Matrices as other programs print them, or as source code, rewritten as lines of numbers or as nested brackets, which
//! the readers of text know: one small function for each form.

use std::borrow::Cow;

/// A form: marks, of which at least one is near the beginning or the end of a text in this form, and the text in a known
/// form; `None` if it is another form.
type FormOf = (&'static [&'static str], fn(&str) -> Option<String>);

/// The forms, in the order in which they are tried.
const FORMS: [FormOf; 9] = [
    (&["Column", "[,", "*", "Type{", "Tensor of size"], blocks),
    (&[";"], semicolons),
    (&["\\begin{"], latex),
    (&["|", "│", "║"], ruled),
    (&["}:"], julia),
    (&["Array("], typed_arrays),
    (&["- "], yaml),
    (&["]"], vector),
    (&[":", "="], named_lines),
];

/// How far from the beginning or the end of a text marks are searched for, in bytes: the whole of a long text would take
/// longer than a frame.
const NEAR: usize = 1 << 16;

/// The text in a form that the readers know. A text in such a form is unchanged.
pub(super) fn as_rows(text: &str) -> Cow<'_, str> {
    let beginning = beginning(text, NEAR);
    let end = (0..4).find_map(|more| text.get(text.len().checked_sub(NEAR + more)?..)).unwrap_or(text);
    let is_marked = |marks: &[&str]| marks.iter().any(|mark| beginning.contains(mark) || end.contains(mark));
    let rewritten = FORMS.iter().find_map(|(marks, form)| if is_marked(marks) { form(text) } else { None });
    rewritten.map_or(Cow::Borrowed(text), Cow::Owned)
}

/// The first `bytes` of a text, up to the end of a character, or all of a shorter one.
pub(super) fn beginning(text: &str, bytes: usize) -> &str {
    // A character has up to four bytes.
    (0..4).find_map(|more| text.get(..bytes + more)).unwrap_or(text)
}

/// Blocks of columns below each other: `Columns 1 through 8` of MATLAB and Octave, `Columns 1 to 8` of libtorch, `[,1] [,2]`
/// of R, with rows that begin with `[1,]`; also a common factor in a line of its own, `1.0e+03 *`, and the type of a libtorch
/// tensor at the end.
fn blocks(text: &str) -> Option<String> {
    let is_type = |line: &str| line.starts_with('[') && (line.contains("Type{") || line.contains("Tensor of size"));
    let is_block = |line: &str| after_block_head(line).is_some() || exponent(line).is_some() || is_type(line);
    text.lines().map(str::trim).find(|line| is_block(line))?;
    let (mut rows, mut row, mut factor) = (Vec::<String>::new(), 0, None);
    for mut line in text.lines().map(str::trim) {
        if let Some(rest) = after_block_head(line) {
            (row, line) = (0, rest);
        } else if let Some(found) = exponent(line) {
            factor = Some(found);
            continue;
        }
        if line.is_empty() || line.ends_with('=') || is_type(line) {
            continue;
        }
        if row == rows.len() {
            rows.push(String::new());
        }
        let is_label = |word: &&str| word.starts_with('[') && word.ends_with(",]");
        for number in line.split_whitespace().filter(|word| !is_label(word)) {
            rows[row].push_str(number);
            rows[row].push_str(factor.as_deref().unwrap_or_default());
            rows[row].push(' ');
        }
        row += 1;
    }
    Some(rows.join("\n"))
}

/// What follows the head of a block of columns.
fn after_block_head(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace().peekable();
    if words.peek().is_some() && words.all(|word| word.starts_with("[,") && word.ends_with(']')) {
        return Some("");
    }
    let rest = line.strip_prefix("Columns ").or_else(|| line.strip_prefix("Column "))?;
    let is_head = |c: char| c.is_ascii_digit() || c == ' ';
    let (_, rest) = rest.split_at_checked(rest.find(|c| !is_head(c)).unwrap_or(rest.len()))?;
    let Some(rest) = ["through ", "to ", "and "].iter().find_map(|word| rest.strip_prefix(word)) else {
        return Some(rest.trim_start_matches(':').trim());
    };
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some(rest[end..].trim_start_matches(':').trim())
}

/// A line with a factor for all numbers, `1.0e+03 *`, as the exponent `e3`.
fn exponent(line: &str) -> Option<String> {
    let factor: f64 = line.strip_suffix('*')?.trim().parse().ok()?;
    let power = factor.log10().round();
    (power.is_finite() && (factor / 10_f64.powf(power) - 1.0).abs() < 1e-9).then(|| format!("e{power}"))
}

/// Semicolons or lines between the rows of a single pair of brackets, as in MATLAB and Julia. Three dots continue a line.
fn semicolons(text: &str) -> Option<String> {
    let (from, to) = (text.find('[')? + 1, text.rfind(']')?);
    let inside = text.get(from..to).filter(|inside| inside.contains(';') && !inside.contains('['))?;
    let continued = inside.replace("...\r\n", " ").replace("...\n", " ");
    Some(continued.replace(',', " ").replace(';', "\n"))
}

/// A matrix or table of LaTeX.
fn latex(text: &str) -> Option<String> {
    let (_, rest) = text.split_once(r"\begin{")?;
    let (name, rest) = rest.split_once('}')?;
    let (inside, _) = rest.split_once(r"\end{")?;
    // The columns of an array or a table are described in braces.
    let inside = match inside.trim_start().strip_prefix('{') {
        Some(rest) if !name.contains("matrix") => rest.split_once('}')?.1,
        _ => inside,
    };
    let plain = inside.replace(['\n', '\r', '$'], " ").replace(r"\hline", " ");
    Some(plain.replace(r"\\", "\n").replace('&', "\t"))
}

/// Cells between vertical lines, with rules between rows: Markdown, and tables that consoles print.
fn ruled(text: &str) -> Option<String> {
    let is_rule = |line: &str| {
        line.chars().all(|c| "|+-:= ┌┬┐├┼┤└┴┘╒╤╕╞╪╡╘╧╛╔╦╗╠╬╣╚╩╝─═".contains(c)) && line.contains(['-', '─', '═', '='])
    };
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    if !lines().any(is_rule) || !lines().any(|line| line.contains(['|', '│', '║'])) {
        return None;
    }
    let row = |line: &str| {
        let line = line.trim_matches(['|', '│', '║']);
        line.split(['|', '│', '║']).map(str::trim).collect::<Vec<_>>().join("\t")
    };
    Some(lines().filter(|line| !is_rule(line)).map(row).collect::<Vec<_>>().join("\n"))
}

/// A first line with the size and the type, `12×8 Matrix{Float64}:` or `64-element Vector{Float64}:`.
fn julia(text: &str) -> Option<String> {
    let (first, rest) = text.trim_start().split_once('\n')?;
    (first.contains(['×', '{']) && first.trim_end().ends_with("}:")).then(|| rest.to_owned())
}

/// Typed arrays as consoles of JavaScript print them: `Float32Array(8) [`.
fn typed_arrays(text: &str) -> Option<String> {
    let is_of_type = |c: char| c.is_ascii_alphanumeric();
    let (first, rest) = text.split_once("Array(")?;
    let mut plain = first.trim_end_matches(is_of_type).to_owned();
    for part in rest.split("Array(") {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix(')')?;
        plain.push_str(rest.trim_end_matches(is_of_type));
    }
    Some(plain)
}

/// A list of YAML, an entry in each line, perhaps below its name, or lists in such a list.
fn yaml(text: &str) -> Option<String> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    lines.next_if(|line| line.ends_with(':'));
    let entry = |line: &str| match (line.strip_prefix("- - "), line.strip_prefix("- ")) {
        (Some(first), _) => Some(format!("\n{first}")),
        (None, Some(next)) => is_number(next).then(|| format!(" {next}")),
        (None, None) => None,
    };
    lines.map(entry).collect::<Option<String>>().filter(|rows| !rows.is_empty())
}

/// A vector of R, with the number of its first entry before each line: `[6] 0.237`.
fn vector(text: &str) -> Option<String> {
    let rest = |line: &str| {
        let (number, rest) = line.strip_prefix('[')?.split_once(']')?;
        (number.parse::<u32>().is_ok() && rest.split_whitespace().all(is_number)).then(|| rest.to_owned())
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(rest).collect::<Option<String>>().filter(|numbers| !numbers.is_empty())
}

/// Lines that begin with the name of what follows, of which the numbers are kept: `pos 3: …` for a row, `3: …` for an entry of a
/// list, `PE(3, 0) = …` for an entry of a matrix.
fn named_lines(text: &str) -> Option<String> {
    let is_name = |name: &str| name.contains(|c: char| c.is_ascii_digit()) && name.len() < 32;
    let row = |line: &str| {
        let (name, rest) = line.split_once(':')?;
        let is_row = is_name(name) && name.starts_with(|c: char| c.is_alphanumeric() || "\"'".contains(c));
        (is_row && !rest.contains(['[', '{'])).then(|| rest.trim_end_matches(',').to_owned())
    };
    let entry = |line: &str| {
        let (name, value) = line.split_once('=')?;
        let places = name.find(['(', '[']).map(|from| name[from..].replace(['(', ')', '[', ']', ','], " "))?;
        let has_name = is_name(name) && name.starts_with(char::is_alphabetic) && is_number(value.trim());
        match places.split_whitespace().count() {
            1 => has_name.then(|| value.to_owned()),
            2 => has_name.then(|| format!("{places} {value}")),
            _ => None,
        }
    };
    let all = |of: &dyn Fn(&str) -> Option<String>| {
        // Those of an object of JavaScript are in braces.
        let lines = text.lines().map(str::trim).filter(|line| !["", "{", "}"].contains(line));
        lines.map(of).collect::<Option<Vec<String>>>().filter(|rows| rows.len() > 1)
    };
    all(&row).or_else(|| all(&entry)).map(|rows| rows.join("\n"))
}

fn is_number(word: &str) -> bool {
    word.parse::<f64>().is_ok()
}
