import { fingerprint } from '../setup/project.mjs';

/** As many letters as tell one set of pictures from the next. */
const LETTERS = 8;

/** A word that changes with what any of the pictures in a folder holds, and with nothing else. */
export function picturesVersion(folder) {
  return fingerprint([folder], { byContent: true }).slice(0, LETTERS);
}
