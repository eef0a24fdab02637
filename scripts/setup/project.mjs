import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the current directory. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts);

/** The scripts' cache folder, outside version control. */
export const CACHE = inProject('.cache');

/** Every file below a folder or the file itself, in a stable order. */
export function filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.name === 'node_modules' ? [] : filesBelow(join(path, entry.name))));
}

/** A hash of the state of some files: it changes when one is added, removed or edited. */
export function fingerprint(paths, { byContent = false } = {}) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(relative(ROOT, file).split(sep).join('/'));
    hash.update(byContent ? readFileSync(file) : `${size} ${mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 16);
}
