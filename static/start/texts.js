// The texts that the program starts with, and the texts of the lazy chunks.

import { root } from "./files.js";

export const textsName = root.dataset.texts.replace(/^[./]+/, "");
const laterTextsName = root.dataset.laterTexts.replace(/^[./]+/, "");

/** The texts of the lazy chunks, fetched once. */
let laterTexts;
self.phasorLaterTexts = () => (laterTexts ??= fetchLaterTexts());
const fetchLaterTexts = async () => {
  try {
    return await (await self.phasorFiles.response(laterTextsName)).text();
  } catch (error) {
    laterTexts = undefined;
    await self.phasorMissing(error);
    throw error;
  }
};
