import { readdirSync, readFileSync } from 'node:fs';
import { EVERYWHERE, shortNames } from './class-names.mjs';

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi;
/**
 * Files other than style sheets that may use a custom property; a false match such as `--remote` in a sentence does no
 * harm.
 */
const STYLED = /\.(tsx?|svg)$/;

/** A use on every page counts as many uses in one tool. */
const COUNTS_FOR = 20;

/**
 * Short names for the custom properties in a folder's style sheets, the shortest for the most used, because their
 * source names would add to the size of every page. A property used outside style sheets keeps its name.
 */
export function shortProperties(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const namesIn = (path) => readFileSync(`${folder}/${path}`, 'utf8').match(PROPERTY) ?? [];
  const kept = new Set(paths.filter((path) => STYLED.test(path)).flatMap(namesIn));
  const uses = new Map();
  for (const path of paths.filter((one) => one.endsWith('.css'))) {
    const many = EVERYWHERE.test(path.replaceAll('\\', '/')) ? COUNTS_FOR : 1;
    for (const name of namesIn(path)) {
      if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + many);
    }
  }
  const byUse = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const names = shortNames();
  const short = new Map(byUse.map(([name]) => [name, `--${names.next().value}`]));
  return {
    name: 'short-properties',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0];
      if (!path.startsWith(folder) || !path.endsWith('.css')) return null;
      return { code: code.replace(PROPERTY, (name) => short.get(name) ?? name), map: null };
    },
  };
}
