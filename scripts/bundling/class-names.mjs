import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LATER = `${FIRST}0123456789`;

/** The name with this number, the shortest first: a, b, … Z, aa, ab, … */
function nameOf(number) {
  const [first, later] = [FIRST.length, LATER.length];
  let rest = number;
  let length = 0;
  for (let count = first; rest >= count; count *= later) {
    rest -= count;
    length += 1;
  }
  let name = '';
  for (let at = 0; at < length; at += 1) {
    name = LATER[rest % later] + name;
    rest = Math.floor(rest / later);
  }
  return FIRST[rest] + name;
}

/** Ad blockers hide classes whose names contain "ad". */
const SHUNNED = /ad/i;

/** Yields unique names, of one or two letters first, always in the same order. */
export function* shortNames() {
  for (let number = 0; ; number += 1) {
    const name = nameOf(number);
    if (!SHUNNED.test(name)) yield name;
  }
}

/**
 * The style sheets that every page loads, and of the page with the least room in its size budget: they get the shortest
 * names.
 */
export const EVERYWHERE = /^(ui|site\/frame|compendium|dice-tray)\//;

/** The class and animation names of a style sheet, each once, in alphabetical order. */
function namesIn(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  const found = text.matchAll(/(?:\.(?=[a-z_])|@keyframes\s+)([\w-]+)/gi);
  return [...new Set([...found].map(([, name]) => name))].sort();
}

/**
 * Short names for the classes of all CSS modules in a folder, because their source names would add to the size of every
 * page. The same sources give the same names, so that the browser's and the server's builds agree.
 */
export function shortClassNames(folder) {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.module.css'))
    .sort()
    .sort((one, other) => Number(EVERYWHERE.test(other)) - Number(EVERYWHERE.test(one)));
  const names = shortNames();
  const short = new Map();
  for (const sheet of sheets) {
    for (const name of namesIn(`${folder}/${sheet}`)) {
      short.set(`${sheet} ${name}`, names.next().value);
    }
  }
  return (name, file) => {
    const sheet = relative(folder, file.split('?')[0]).replaceAll('\\', '/');
    const found = short.get(`${sheet} ${name}`);
    if (found) return found;
    throw new Error(`app/${sheet} has no class "${name}" that its text names.`);
  };
}
