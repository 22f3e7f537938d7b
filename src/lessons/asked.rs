//! Which question can stand in the place of which figure. A list of names, so that the first chunk need not link the
//! questions.

/// Views of figures that show the answer to a question, and the ids of the questions.
pub const ASKED: [(&str, &str); 9] = [
    ("vector", "longest-encoding"),
    ("distance-offset", "distance-curve"),
    ("rope", "rope-shift"),
    ("causal", "causal-order"),
    ("wavelengths", "wavelength-ladder"),
    ("decay", "similarity-far"),
    ("base-context", "base-reach"),
    ("trajectory-2", "learned-table"),
    ("diffusion-time", "diffusion-step"),
];

/// The id of the question whose answer a view of a figure shows. On the board, a view has the id of its figure.
pub fn question_of(view: &str) -> Option<&'static str> {
    ASKED.iter().find(|(shows, _)| *shows == view).map(|(_, question)| *question)
}
