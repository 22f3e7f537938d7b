//! Cooperative multitasking: long computations are `async` functions that await [`yield_now`] every few milliseconds.

use std::future::poll_fn;
use std::task::Poll;

/// Yields once, so that the caller can do something else before polling again.
pub(super) async fn yield_now() {
    let mut has_yielded = false;
    poll_fn(|_| if std::mem::replace(&mut has_yielded, true) { Poll::Ready(()) } else { Poll::Pending }).await;
}

/// Runs a future to completion; returns its output and the number of polls.
#[cfg(test)]
pub(super) fn done<T>(work: impl Future<Output = T>) -> (T, usize) {
    let mut work = std::pin::pin!(work);
    let mut polls = 1;
    loop {
        match work.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())) {
            Poll::Ready(value) => return (value, polls),
            Poll::Pending => polls += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polls_are_one_more_than_yields() {
        assert_eq!(done(async { 7 }), (7, 1));
        let twice = async {
            yield_now().await;
            yield_now().await;
        };
        assert_eq!(done(twice), ((), 3));
    }
}
