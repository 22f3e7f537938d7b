//! Long work in pieces: it is written as what is done at once, in functions that are `async`, and await [`yield_now`] after
//! some milliseconds.

use std::future::poll_fn;
use std::task::Poll;

/// Ends a piece of work: whoever polls may do something else before the next.
pub(super) async fn yield_now() {
    let mut is_over = false;
    poll_fn(|_| if std::mem::replace(&mut is_over, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}
