import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LATER = `${FIRST}0123456789`;

/** The name with a number, the shortest first: a, b, … Z, aa, ab, … */
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

/** Blockers of advertisements hide what is called "ad". */
const SHUNNED = /ad/i;

/** Names of a letter or two, then more, each once and always in the same order. */
export function* shortNames() {
  for (let number = 0; ; number += 1) {
    const name = nameOf(number);
    if (!SHUNNED.test(name)) yield name;
  }
}

/** The style sheets of what every page loads, and of the page that has the least room: the shortest names are theirs. */
export const EVERYWHERE = /^(ui|site\/frame|compendium|dice-tray)\//;

/** The classes and animations that a style sheet names, each once, in the order of the alphabet. */
function namesIn(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  const found = text.matchAll(/(?:\.(?=[a-z_])|@keyframes\s+)([\w-]+)/gi);
  return [...new Set([...found].map(([, name]) => name))].sort();
}

/**
 * Names for the classes of all CSS modules in a folder, of a letter or two: what they are called in the sources costs every
 * page. The same sources give the same names, so that the browser's build and the server's agree.
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
