//! A web server for one folder, for development and tests. It sends the headers that docs/hosting.md requires.
//!
//! It answers one `GET` request per connection, each in its own thread. This needs no library, which would take time to
//! compile.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

use fs_err as fs;

use crate::hashes::is_fingerprinted;

/// Content types by file extension.
const TYPES: [(&str, &str); 11] = [
    ("html", "text/html; charset=utf-8"),
    // A URL that ends in `/` is the index page of a folder.
    ("", "text/html; charset=utf-8"),
    ("js", "text/javascript"),
    ("css", "text/css"),
    ("wasm", "application/wasm"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
    ("ftl", "text/plain; charset=utf-8"),
];

/// Serves until the program is stopped.
pub(crate) fn serve(listener: &TcpListener, folder: &Path, also_at: Option<&str>) {
    thread::scope(|threads| {
        for stream in listener.incoming().filter_map(Result::ok) {
            // Errors are ignored: the browser may have closed the connection.
            threads.spawn(move || respond(&stream, folder, also_at).ok());
        }
    });
}

fn respond(mut stream: &TcpStream, folder: &Path, also_at: Option<&str>) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    // Skips the request headers.
    let _ = lines.take_while(|line| line.as_ref().is_ok_and(|line| !line.is_empty())).count();
    stream.write_all(&response(folder, also_at, request.split(' ').nth(1).unwrap_or_default()))
}

fn response(folder: &Path, also_at: Option<&str>, url: &str) -> Vec<u8> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let below = also_at.and_then(|also_at| path.strip_prefix(also_at));
    let content = file(folder, below.unwrap_or(path)).and_then(|file| fs::read(file).ok());
    let kind = path.rsplit(['/', '.']).next().filter(|_| content.is_some()).unwrap_or("txt");
    let content_type = TYPES.iter().find(|(one, _)| *one == kind).map_or("application/octet-stream", |(_, name)| name);
    // Fingerprinted files never change; browsers must revalidate all others.
    let is_immutable = content.is_some() && is_fingerprinted(path);
    let caching = if is_immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    // Imitates hosts that allow every origin: without this header, modules do not load in a sandboxed frame.
    let cors = if below.is_some() { "access-control-allow-origin: *\r\n" } else { "" };
    let status = if content.is_some() { "200 OK" } else { "404 Not Found" };
    let content = content.unwrap_or_else(|| b"Not found".to_vec());
    let kinds = format!("content-type: {content_type}\r\ncache-control: {caching}\r\n{cors}");
    let head = format!("HTTP/1.1 {status}\r\n{kinds}content-length: {}\r\nconnection: close\r\n\r\n", content.len());
    [head.into_bytes(), content].concat()
}

/// The file for a URL path. `None` for hidden files, and for paths that leave the folder, plainly or percent-encoded.
fn file(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = path.strip_prefix('/')?;
    let path = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    let is_plain = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
    let is_shown = |name: &str| !name.is_empty() && !name.starts_with('.');
    path.split('/').all(|name| is_plain(name) && is_shown(name)).then(|| folder.join(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn responses_have_the_right_headers_and_paths_outside_the_folder_are_not_found() {
        let parent = std::env::temp_dir().join(format!("phasor-site-{}", std::process::id()));
        fs::create_dir_all(parent.join("dist/he")).unwrap();
        fs::write(parent.join("secret.txt"), "secret").unwrap();
        let folder = parent.join("dist");
        let get = |path: &str| String::from_utf8(response(&folder, Some("/week-3/phasor"), path)).unwrap();
        let hashed = ("a-0123456789abcdef.wasm".to_owned(), "application/wasm");
        let pages = ["index.html", "?x=1", "", "he/index.html", "he/"].map(|path| (path.to_owned(), TYPES[0].1));
        let files = TYPES.map(|(kind, content_type)| (format!("a.{kind}"), content_type));
        for (path, content_type) in files.into_iter().filter(|(path, _)| path != "a.").chain(pages).chain([hashed]) {
            let _ = fs::write(folder.join(&path), "content");
            let caching = if path.contains('-') { "public, max-age=31536000, immutable" } else { "no-cache" };
            for (at, is_for_all) in [("", false), ("/week-3/phasor", true)] {
                let reply = get(&format!("{at}/{path}"));
                assert!(reply.starts_with("HTTP/1.1 200 ") && reply.ends_with("\r\n\r\ncontent"), "{reply}");
                assert!(reply.contains(&format!("content-type: {content_type}\r\n")), "{reply}");
                assert!(reply.contains(&format!("cache-control: {caching}\r\n")), "{reply}");
                assert_eq!(reply.contains("access-control-allow-origin: *\r\n"), is_for_all, "{reply}");
            }
        }
        // A missing file may be published later, so the 404 must not be cached.
        assert!(get("/gone-0123456789abcdef.js").contains("cache-control: no-cache\r\n"));
        let leaving = "/../secret.txt /%2e%2e/secret.txt /%2E%2e%2fsecret.txt /..%2fsecret.txt /x/../../secret.txt \
            /week-3/phasor/../../../secret.txt /week-3/phasor/%2e%2e/secret.txt /..%5csecret.txt //secret.txt ../secret.txt";
        for path in leaving.split_whitespace() {
            let reply = get(path);
            assert!(reply.starts_with("HTTP/1.1 404 ") && !reply.contains("secret"), "{path}: {reply}");
        }
        fs::remove_dir_all(parent).unwrap();
    }
}
