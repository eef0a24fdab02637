import { fingerprint } from '../setup/project.mjs';

/** Enough characters to tell one set of pictures from the next. */
const LETTERS = 8;

/** A hash that changes with the content of any picture in a folder, and with nothing else. */
export function picturesVersion(folder) {
  return fingerprint([folder], { byContent: true }).slice(0, LETTERS);
}
