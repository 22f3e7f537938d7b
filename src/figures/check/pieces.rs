//! Long work in pieces: it is written as what is done at once, in functions that are `async`, and await [`yield_now`] after
//! some milliseconds.

use std::future::poll_fn;
use std::task::Poll;

/// Ends a piece of work: whoever polls may do something else before the next.
pub(super) async fn yield_now() {
    let mut is_over = false;
    poll_fn(|_| if std::mem::replace(&mut is_over, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

/// Does all of it: what came of it, and in how many pieces.
#[cfg(test)]
pub(super) fn done<T>(work: impl Future<Output = T>) -> (T, usize) {
    let mut work = std::pin::pin!(work);
    let mut pieces = 1;
    loop {
        match work.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())) {
            Poll::Ready(value) => return (value, pieces),
            Poll::Pending => pieces += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_in_one_piece_more_than_it_yields() {
        assert_eq!(done(async { 7 }), (7, 1));
        let twice = async {
            yield_now().await;
            yield_now().await;
        };
        assert_eq!(done(twice), ((), 3));
    }
}
