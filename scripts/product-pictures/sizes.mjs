import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';

const FILE = inProject('app', 'site', 'features', 'product-picture-sizes.json');

/** Stores the pixel sizes of the pictures, for the pages that reserve space for them. */
export function noteSizes(taken) {
  const known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const all = { ...known, ...Object.fromEntries(taken) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
