import { AFTER_ALL_TEXT } from '../shelf/shelf';
import type { Correction } from '../shelf/typo-index';
import { searchedWords } from './search-match';

/** Typos that a word counts when none of its corrections is in the name. */
const NOT_FOUND = 9;

/** The names that begin with a text: from it, up to but not with `end`. */
export function namesBeginning(text: string): { start: string; end: string } {
  return { start: text, end: `${text}${AFTER_ALL_TEXT}` };
}

/** The text as it was most likely meant. */
function likeliestText(text: string, corrections: readonly (readonly Correction[])[]): string {
  const words = searchedWords(text);
  const joined = corrections[words.length]?.[0];
  const apart = words.map((word, at) => corrections[at]?.[0] ?? { word, typos: 0 });
  const typos = apart.reduce((sum, near) => sum + near.typos, 0);
  const known = words.every((_, at) => (corrections[at]?.length ?? 0) > 0);
  if (joined && (!known || joined.typos < typos)) return joined.word;
  return apart.map((near) => near.word).join(' ');
}

/**
 * How far a folded name is from a mistyped text: two for each typo, one more unless it begins with the likeliest text.
 * Written once as SQL (`column` holds the name, `bind` gives a value its placeholder) and once as code below.
 */
export function rankSql(
  column: string,
  text: string,
  corrections: readonly (readonly Correction[])[],
  bind: (value: string | number) => string,
): string {
  const words = searchedWords(text);
  const padded = `(' ' || ${column} || ' ')`;
  const typosOfWord = (near: readonly Correction[], word: string | null) => {
    const cases = near.map(
      ({ word: meant, typos }) => `when instr(${padded}, ${bind(` ${meant} `)}) then ${typos}`,
    );
    const asTyped = word === null ? [] : [`when instr(${padded}, ${bind(` ${word}`)}) then 0`];
    const all = [...asTyped, ...cases];
    return all.length === 0 ? String(NOT_FOUND) : `case ${all.join(' ')} else ${NOT_FOUND} end`;
  };
  const apart = words.map((word, at) => typosOfWord(corrections[at] ?? [], word)).join(' + ');
  const joined = typosOfWord(corrections[words.length] ?? [], null);
  const likeliest = bind(likeliestText(text, corrections));
  const begins = `(substr(${column}, 1, length(${likeliest})) <> ${likeliest})`;
  return `(2 * min(${apart}, ${joined}) + ${begins})`;
}

/** The same rank of one name. */
export function rankOf(
  name: string,
  text: string,
  corrections: readonly (readonly Correction[])[],
): number {
  const words = searchedWords(text);
  const padded = ` ${name} `;
  const typosOfWord = (near: readonly Correction[], word: string | null) => {
    if (word !== null && padded.includes(` ${word}`)) return 0;
    return near.find((meant) => padded.includes(` ${meant.word} `))?.typos ?? NOT_FOUND;
  };
  const apart = words.reduce((sum, word, at) => sum + typosOfWord(corrections[at] ?? [], word), 0);
  const joined = typosOfWord(corrections[words.length] ?? [], null);
  const begins = name.startsWith(likeliestText(text, corrections)) ? 0 : 1;
  return 2 * Math.min(apart, joined) + begins;
}

/** What a mistyped text was taken to mean, judged by a folded name that it found. */
export function meantText(
  name: string,
  text: string,
  corrections: readonly (readonly Correction[])[],
): string {
  const words = searchedWords(text);
  const found = (near: readonly Correction[] | undefined) =>
    near?.find((meant) => ` ${name} `.includes(` ${meant.word} `))?.word;
  const apart = words.map((word, at) =>
    ` ${name}`.includes(` ${word}`) ? word : found(corrections[at]),
  );
  const joined = found(corrections[words.length]);
  return apart.includes(undefined) && joined
    ? joined
    : apart.map((word, at) => word ?? words[at]).join(' ');
}
