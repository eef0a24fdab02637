import { readdirSync, readFileSync } from 'node:fs';
import { EVERYWHERE, shortNames } from './class-names.mjs';

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi;
/** Where a script or a drawing uses one; a word such as `--remote` in a sentence does no harm. */
const STYLED = /\.(tsx?|svg)$/;

/** A use in what every page loads counts for so many in a tool of its own. */
const COUNTS_FOR = 20;

/**
 * Names of a letter or two for the custom properties that the style sheets of a folder use, the most used first: what they
 * are called in the sources costs every page. One that something beside a style sheet names keeps its name.
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
