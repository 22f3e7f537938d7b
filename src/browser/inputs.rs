//! The inputs of painting a figure.

use crate::catalog::Figure;
use crate::cursor::Move;
use crate::lessons::sketch_overlay::DrawnSketch;
use crate::paint::theme::ColorScheme;
use crate::params::Params;

/// All inputs except the canvas spec and the highlighted term.
#[derive(Clone, PartialEq)]
pub struct Inputs {
    /// The parameters.
    pub params: Params,
    /// The parameters of A in the comparison “A | B”, and the position of the line between the pictures of A and B.
    pub compared: Option<(Params, f64)>,
    /// Whether the reader is dragging, so that axes are frozen.
    pub is_dragging: bool,
    /// The parameters that a click at the hovered point would set. They move only the cursor, which is painted over the
    /// scene.
    pub hovered: Vec<Move>,
    /// The reader's sketches, painted above the picture.
    pub sketches: Vec<DrawnSketch>,
    /// Dark or light colours, and whether with high contrast.
    pub color_scheme: ColorScheme,
}

impl Inputs {
    /// Whether the scene of `now` may look different. Hover and sketches are painted over the scene, and colours are
    /// compared by the view.
    pub fn scene_may_differ(&self, figure: &Figure, now: &Self) -> bool {
        let comparison_differs = match (self.visible_comparison(figure), now.visible_comparison(figure)) {
            (Some((before, line_before)), Some((after, line))) => {
                figure.reads_differ(before, after) || line_before != line
            }
            (before, after) => before.is_some() != after.is_some(),
        };
        // The axes are frozen in `self`, but not in `now`.
        let is_released = self.is_dragging && !now.is_dragging;
        figure.reads_differ(&self.params, &now.params) || comparison_differs || is_released
    }

    /// The parameters of A and the position of the line, if the figure looks different for A and B.
    pub fn visible_comparison(&self, figure: &Figure) -> Option<(&Params, f64)> {
        let (params, line) = self.compared.as_ref()?;
        figure.reads_differ(params, &self.params).then_some((params, *line))
    }
}
