//! Wraps the output of a browser's video encoder in a `WebM` file with duration and cues, so that players can seek to
//! any moment.
//!
//! The file is a tree of elements, each with an id, a length and content (EBML, RFC 8794), using the ids of Matroska
//! (RFC 9559). A single video track needs few of them.

use super::SOFTWARE;

/// An encoded frame.
#[derive(Clone, Debug)]
pub struct Packet {
    /// Presentation time, in milliseconds.
    pub starts: u32,
    /// Whether it is a key frame, decodable without earlier ones.
    pub is_key: bool,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The metadata of a video.
#[derive(Clone, Copy, Debug)]
pub struct Video<'a> {
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The codec id in Matroska, such as `V_VP9`.
    pub codec: &'a str,
    /// Duration in milliseconds, the default time unit of the format.
    pub length: u32,
    /// The title.
    pub title: &'a str,
}

/// Element ids.
mod id {
    pub(super) const EBML: u32 = 0x1A45_DFA3;
    pub(super) const DOC_TYPE: u32 = 0x4282;
    pub(super) const DOC_TYPE_VERSION: u32 = 0x4287;
    pub(super) const DOC_TYPE_READ_VERSION: u32 = 0x4285;
    pub(super) const SEGMENT: u32 = 0x1853_8067;
    pub(super) const INFO: u32 = 0x1549_A966;
    pub(super) const DURATION: u32 = 0x4489;
    pub(super) const TITLE: u32 = 0x7BA9;
    pub(super) const MUXING_APP: u32 = 0x4D80;
    pub(super) const WRITING_APP: u32 = 0x5741;
    pub(super) const TRACKS: u32 = 0x1654_AE6B;
    pub(super) const TRACK_ENTRY: u32 = 0xAE;
    pub(super) const TRACK_NUMBER: u32 = 0xD7;
    pub(super) const TRACK_UID: u32 = 0x73C5;
    pub(super) const TRACK_TYPE: u32 = 0x83;
    pub(super) const CODEC_ID: u32 = 0x86;
    pub(super) const VIDEO: u32 = 0xE0;
    pub(super) const PIXEL_WIDTH: u32 = 0xB0;
    pub(super) const PIXEL_HEIGHT: u32 = 0xBA;
    pub(super) const CLUSTER: u32 = 0x1F43_B675;
    pub(super) const TIMESTAMP: u32 = 0xE7;
    pub(super) const SIMPLE_BLOCK: u32 = 0xA3;
    pub(super) const CUES: u32 = 0x1C53_BB6B;
    pub(super) const CUE_POINT: u32 = 0xBB;
    pub(super) const CUE_TIME: u32 = 0xB3;
    pub(super) const CUE_TRACK_POSITIONS: u32 = 0xB7;
    pub(super) const CUE_TRACK: u32 = 0xF7;
    pub(super) const CUE_CLUSTER_POSITION: u32 = 0xF1;
}

/// Number of the only track.
const TRACK: u8 = 1;
/// The track type of a video.
const VIDEO_TRACK: u8 = 1;

/// Assembles the file. Each key frame starts a cluster, and the cues at the end list the offset of each cluster. There
/// must be a key frame at least every 32 seconds.
pub fn webm(Video { size, codec, length, title }: Video<'_>, packets: &[Packet]) -> Vec<u8> {
    let doc_type =
        [text(id::DOC_TYPE, "webm"), whole(id::DOC_TYPE_VERSION, 4u8), whole(id::DOC_TYPE_READ_VERSION, 2u8)];
    let head = element(id::EBML, &doc_type);
    let names = [text(id::TITLE, title), text(id::MUXING_APP, SOFTWARE), text(id::WRITING_APP, SOFTWARE)];
    let length = element(id::DURATION, &[f64::from(length).to_be_bytes().to_vec()]);
    let info = element(id::INFO, &[length, names.concat()]);
    let pixels = [whole(id::PIXEL_WIDTH, size[0]), whole(id::PIXEL_HEIGHT, size[1])];
    let numbers = [whole(id::TRACK_NUMBER, TRACK), whole(id::TRACK_UID, TRACK), whole(id::TRACK_TYPE, VIDEO_TRACK)];
    let track = element(id::TRACK_ENTRY, &[numbers.concat(), text(id::CODEC_ID, codec), element(id::VIDEO, &pixels)]);
    let mut body = [info, element(id::TRACKS, &[track])].concat();
    let mut cues = Vec::new();
    for packets in packets.chunk_by(|_, next| !next.is_key) {
        let starts = packets[0].starts;
        let position = [whole(id::CUE_TRACK, TRACK), whole(id::CUE_CLUSTER_POSITION, body.len() as u32)];
        cues.push(element(id::CUE_POINT, &[whole(id::CUE_TIME, starts), element(id::CUE_TRACK_POSITIONS, &position)]));
        let blocks: Vec<Vec<u8>> = packets.iter().map(|packet| block(packet, starts)).collect();
        body.extend(element(id::CLUSTER, &[whole(id::TIMESTAMP, starts), blocks.concat()]));
    }
    body.extend(element(id::CUES, &cues));
    [head, element(id::SEGMENT, &[body])].concat()
}

/// A frame as a simple block: the track number as a variable-length integer, the time relative to the cluster, and the
/// key frame flag.
fn block(packet: &Packet, starts: u32) -> Vec<u8> {
    const KEY_FRAME: u8 = 0x80;
    let [high, low] = ((packet.starts - starts) as i16).to_be_bytes();
    let header = [0x80 | TRACK, high, low, if packet.is_key { KEY_FRAME } else { 0 }];
    element(id::SIMPLE_BLOCK, &[header.to_vec(), packet.bytes.clone()])
}

fn text(id: u32, words: &str) -> Vec<u8> {
    element(id, &[words.into()])
}

fn whole(id: u32, number: impl Into<u32>) -> Vec<u8> {
    element(id, &[number.into().to_be_bytes().to_vec()])
}

/// An element with these contents. Its length is always written in eight bytes, as the first byte indicates.
fn element(id: u32, contents: &[Vec<u8>]) -> Vec<u8> {
    const EIGHT_BYTES: u64 = 1 << 56;
    let name = id.to_be_bytes();
    let name = &name[id.leading_zeros() as usize / 8..];
    let length: usize = contents.iter().map(Vec::len).sum();
    [name, &(EIGHT_BYTES | length as u64).to_be_bytes(), &contents.concat()].concat()
}
