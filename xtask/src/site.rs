//! A web server for one folder, only on this machine.

use std::net::TcpListener;
use std::path::Path;

use anyhow::{Context, Result};
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use axum::response::Response;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Serves until the program is stopped.
pub(crate) fn serve(listener: TcpListener, folder: &Path, also_at: Option<&str>) -> Result<()> {
    let site = site(folder, also_at);
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        axum::serve(listener, site).await.context("the server stopped")
    })
}

/// `ServeDir` refuses paths that leave the folder, written plainly or percent-encoded.
fn site(folder: &Path, also_at: Option<&str>) -> Router {
    let files = ServeDir::new(folder);
    let mut router = Router::new().fallback_service(files.clone());
    if let Some(path) = also_at {
        router = router.nest_service(path, files);
    }
    router
        // A reload shows the latest build, always.
        .layer(SetResponseHeaderLayer::overriding(CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(SetResponseHeaderLayer::overriding(CONTENT_TYPE, with_charset))
}

fn with_charset<B>(response: &Response<B>) -> Option<HeaderValue> {
    match response.headers().get(CONTENT_TYPE)?.as_bytes() {
        b"text/html" => Some(HeaderValue::from_static("text/html; charset=utf-8")),
        b"text/plain" => Some(HeaderValue::from_static("text/plain; charset=utf-8")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpStream};
    use std::sync::LazyLock;
    use std::thread;

    use super::*;

    const TYPES: [(&str, &str); 9] = [
        ("index.html", "text/html; charset=utf-8"),
        ("phasor.js", "text/javascript"),
        ("phasor_bg.wasm", "application/wasm"),
        ("page.css", "text/css"),
        ("icon.svg", "image/svg+xml"),
        ("icon.png", "image/png"),
        ("en.json", "application/json"),
        ("app.webmanifest", "application/manifest+json"),
        ("note.txt", "text/plain; charset=utf-8"),
    ];

    /// A server on a folder with one file of each kind, beside a file that nobody may read.
    static SERVER: LazyLock<SocketAddr> = LazyLock::new(|| {
        let parent = std::env::temp_dir().join(format!("phasor-site-{}", std::process::id()));
        let folder = parent.join("dist");
        fs::create_dir_all(&folder).unwrap();
        fs::write(parent.join("secret.txt"), "secret").unwrap();
        for (name, _) in TYPES {
            fs::write(folder.join(name), "content").unwrap();
        }
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || serve(listener, &folder, Some("/week-3/phasor")));
        address
    });

    /// The whole answer to a request for exactly this path; clients would tidy `..` away.
    fn get(path: &str) -> String {
        let mut stream = TcpStream::connect(*SERVER).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn each_kind_of_file_has_its_content_type_and_is_never_cached() {
        for (name, content_type) in TYPES {
            let answer = get(&format!("/{name}"));
            assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
            assert!(answer.contains(&format!("content-type: {content_type}\r\n")), "{answer}");
            assert!(answer.contains("cache-control: no-store\r\n"), "{answer}");
        }
    }

    #[test]
    fn paths_that_leave_the_folder_are_refused() {
        for path in [
            "/../secret.txt",
            "/week-3/phasor/../../../secret.txt",
            "/%2e%2e/secret.txt",
            "/%2E%2e%2fsecret.txt",
            "/..%2fsecret.txt",
            "/x/../../secret.txt",
            "/week-3/phasor/%2e%2e/secret.txt",
            "/..%5csecret.txt",
            "//secret.txt",
            "../secret.txt",
        ] {
            let answer = get(path);
            assert!(answer.starts_with("HTTP/1.1 4"), "{path}: {answer}");
            assert!(!answer.contains("secret"), "{path}: {answer}");
        }
    }

    #[test]
    fn the_page_answers_at_the_root_and_at_the_second_path() {
        for path in ["/", "/?x=1", "/week-3/phasor/", "/week-3/phasor/index.html"] {
            assert!(get(path).ends_with("\r\n\r\ncontent"), "{path}");
        }
        assert!(get("/nothing-here").starts_with("HTTP/1.1 404 "));
    }
}
