//! A web server for one folder, only on this machine. It sends the headers that the README's notes on hosting ask for.

use std::net::TcpListener;
use std::path::Path;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::Request;
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::Response;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::hashes::is_by_content;

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
        // As from hosts that give their files to every origin: without that, modules do not load in a sandboxed frame.
        let everybody = SetResponseHeaderLayer::overriding(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        router = router.merge(Router::new().nest_service(path, files).layer(everybody));
    }
    router
        .layer(middleware::from_fn(with_caching))
        .layer(SetResponseHeaderLayer::overriding(CONTENT_TYPE, with_charset))
}

/// What is named by its content never changes; whether anything else did is asked each time.
async fn with_caching(request: Request, next: Next) -> Response {
    let is_by_content = is_by_content(request.uri().path());
    let mut response = next.run(request).await;
    let is_final = is_by_content && response.status().is_success();
    let caching = if is_final { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    response
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

    const TYPES: [(&str, &str); 10] = [
        ("index.html", "text/html; charset=utf-8"),
        ("phasor.js", "text/javascript"),
        ("phasor_bg.wasm", "application/wasm"),
        ("phasor_bg-0123456789abcdef.wasm", "application/wasm"),
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
    fn each_kind_of_file_has_its_content_type_and_only_those_named_by_content_are_kept() {
        for (name, content_type) in TYPES {
            let answer = get(&format!("/{name}"));
            assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
            assert!(answer.contains(&format!("content-type: {content_type}\r\n")), "{answer}");
            let caching = if name.contains('-') { "public, max-age=31536000, immutable" } else { "no-cache" };
            assert!(answer.contains(&format!("cache-control: {caching}\r\n")), "{answer}");
        }
        // What is missing now may come.
        assert!(get("/gone-0123456789abcdef.js").contains("cache-control: no-cache\r\n"));
    }

    #[test]
    fn files_at_the_second_path_alone_are_given_to_every_origin() {
        assert!(get("/week-3/phasor/phasor.js").contains("access-control-allow-origin: *\r\n"));
        assert!(!get("/phasor.js").contains("access-control-allow-origin"));
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
