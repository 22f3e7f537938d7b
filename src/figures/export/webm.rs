//! A video that a browser's encoder has made, as a `WebM` file: it says how long the video is and where its parts begin, so
//! that it can be wound to any moment.
//!
//! The file is elements within elements, each with a name, its length and its content (EBML, RFC 8794); their names are
//! those of Matroska (RFC 9559). Of these, one video needs few.

use super::SOFTWARE;

/// A frame as the encoder gave it.
#[derive(Clone, Debug)]
pub struct Packet {
    /// When it is shown, in milliseconds.
    pub starts: u32,
    /// Whether it can be decoded without those before it.
    pub is_key: bool,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// What a file says of its video.
#[derive(Clone, Copy, Debug)]
pub struct Video<'a> {
    /// Its size in pixels.
    pub size: [u32; 2],
    /// Its codec, as Matroska names it: `V_VP9`.
    pub codec: &'a str,
    /// How long it is, in milliseconds: the unit in which the file counts unless it says another.
    pub length: u32,
    /// What it is called.
    pub title: &'a str,
}

/// What elements are called.
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

/// The number of its one track.
const TRACK: u8 = 1;
const IS_VIDEO: u8 = 1;

/// The file. A cluster begins with each key frame, of which there must be one at least every 32 seconds, and the cues at the
/// end say where each cluster stands.
pub fn webm(Video { size, codec, length, title }: Video<'_>, packets: &[Packet]) -> Vec<u8> {
    let kind = [text(id::DOC_TYPE, "webm"), whole(id::DOC_TYPE_VERSION, 4u8), whole(id::DOC_TYPE_READ_VERSION, 2u8)];
    let head = element(id::EBML, &kind);
    let names = [text(id::TITLE, title), text(id::MUXING_APP, SOFTWARE), text(id::WRITING_APP, SOFTWARE)];
    let length = element(id::DURATION, &[f64::from(length).to_be_bytes().to_vec()]);
    let info = element(id::INFO, &[length, names.concat()]);
    let pixels = [whole(id::PIXEL_WIDTH, size[0]), whole(id::PIXEL_HEIGHT, size[1])];
    let numbers = [whole(id::TRACK_NUMBER, TRACK), whole(id::TRACK_UID, TRACK), whole(id::TRACK_TYPE, IS_VIDEO)];
    let track = element(id::TRACK_ENTRY, &[numbers.concat(), text(id::CODEC_ID, codec), element(id::VIDEO, &pixels)]);
    let mut body = [info, element(id::TRACKS, &[track])].concat();
    let mut cues = Vec::new();
    for packets in packets.chunk_by(|_, next| !next.is_key) {
        let starts = packets[0].starts;
        let place = [whole(id::CUE_TRACK, TRACK), whole(id::CUE_CLUSTER_POSITION, body.len() as u32)];
        cues.push(element(id::CUE_POINT, &[whole(id::CUE_TIME, starts), element(id::CUE_TRACK_POSITIONS, &place)]));
        let blocks: Vec<Vec<u8>> = packets.iter().map(|packet| block(packet, starts)).collect();
        body.extend(element(id::CLUSTER, &[whole(id::TIMESTAMP, starts), blocks.concat()]));
    }
    body.extend(element(id::CUES, &cues));
    [head, element(id::SEGMENT, &[body])].concat()
}

/// A frame in its cluster: its track, written as a length is, when it is shown after the cluster begins, and whether it
/// stands by itself.
fn block(packet: &Packet, starts: u32) -> Vec<u8> {
    const IS_KEY: u8 = 0x80;
    let [early, late] = ((packet.starts - starts) as i16).to_be_bytes();
    let about = [0x80 | TRACK, early, late, if packet.is_key { IS_KEY } else { 0 }];
    element(id::SIMPLE_BLOCK, &[about.to_vec(), packet.bytes.clone()])
}

fn text(id: u32, words: &str) -> Vec<u8> {
    element(id, &[words.into()])
}

fn whole(id: u32, number: impl Into<u32>) -> Vec<u8> {
    element(id, &[number.into().to_be_bytes().to_vec()])
}

/// An element with these contents. Its length is written in eight bytes, of which the first says so.
fn element(id: u32, contents: &[Vec<u8>]) -> Vec<u8> {
    const EIGHT_BYTES: u64 = 1 << 56;
    let name = id.to_be_bytes();
    let name = &name[id.leading_zeros() as usize / 8..];
    let length: usize = contents.iter().map(Vec::len).sum();
    [name, &(EIGHT_BYTES | length as u64).to_be_bytes(), &contents.concat()].concat()
}
