//! The lazy chunks for tables and models: the code that draws tables, the tables themselves, and the list of models.
//! `cargo xtask dist` splits off these functions with their dependencies.

use std::cell::Cell;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use leptos::prelude::*;

use super::facts::Facts;
use super::{File, ModelCode, TableCode, model_list, yield_if_due};
use crate::browser::clock::now;
use crate::catalog;
use crate::check::Matrix;
use crate::lazy::ChunkFuture;
use crate::page::erased::Erase;
use crate::page::lazy_views::with_texts;
use crate::table::{self, Table};

/// Downloads the code that draws tables.
pub(super) fn table_code() -> ChunkFuture<TableCode> {
    with_texts(table_code_part())
}

/// Downloads the table of `MiniLM`.
pub(super) fn minilm() -> ChunkFuture<File> {
    Box::pin(async { minilm_part().await.ok() })
}

/// Downloads the table of Whisper's decoder.
pub(super) fn whisper_decoder() -> ChunkFuture<File> {
    Box::pin(async { whisper_decoder_part().await.ok() })
}

/// Downloads the published models.
pub(super) fn models() -> ChunkFuture<ModelCode> {
    with_texts(models_part())
}

#[allow(clippy::unnecessary_wraps, reason = "the error is that of a chunk that fails to load")]
#[wasm_split(models, fallible)]
fn models_part() -> Result<ModelCode, SplitLoaderError> {
    Ok(model_list::code())
}

#[allow(clippy::unnecessary_wraps, reason = "the error is that of a chunk that fails to load")]
#[wasm_split(tables, fallible)]
fn table_code_part() -> Result<TableCode, SplitLoaderError> {
    catalog::link_tables();
    Ok(TableCode {
        prepare: |name, matrix| {
            Box::pin(async move {
                let started_at = Cell::new(now());
                Table::prepare(name, matrix, &async || yield_if_due(&started_at).await).await
            })
        },
        read: |file| Matrix::from_npy(file, 0).ok(),
        whisper_encoder: table::whisper_encoder,
        facts: |page, source| view! { <Facts page source /> }.client_only(),
    })
}

#[allow(clippy::unnecessary_wraps, reason = "the error is that of a chunk that fails to load")]
#[wasm_split(minilm, fallible)]
fn minilm_part() -> Result<File, SplitLoaderError> {
    Ok(include_bytes!("../../figures/tables/minilm-l6-h384.npy"))
}

#[allow(clippy::unnecessary_wraps, reason = "the error is that of a chunk that fails to load")]
#[wasm_split(whisper, fallible)]
fn whisper_decoder_part() -> Result<File, SplitLoaderError> {
    Ok(include_bytes!("../../figures/tables/whisper-tiny-en-decoder.npy"))
}
