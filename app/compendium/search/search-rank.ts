import type { Correction } from '../shelf/typo-index';
import type { Words } from './search-words';

/** Typos that a word counts when none of its corrections is in the name. */
const NOT_FOUND = 9;

/** The tier that a name belongs to in a ranking; null when it has none there. */
export function tierOf(words: Words, corrected: boolean, sortName: string): number | null {
  if (corrected || words.stretches[0] !== 'names-beginning' || words.text === null) return 0;
  if (sortName.startsWith(words.text)) return 0;
  return words.stretches.length > 1 ? 1 : null;
}

/** The text as it was most likely meant. */
function likeliestText(
  words: readonly string[],
  corrections: readonly (readonly Correction[])[],
): string {
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
  { searched: words }: Words,
  corrections: readonly (readonly Correction[])[],
  bind: (value: string | number) => string,
): string {
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
  const likeliest = bind(likeliestText(words, corrections));
  const begins = `(substr(${column}, 1, length(${likeliest})) <> ${likeliest})`;
  return `(2 * min(${apart}, ${joined}) + ${begins})`;
}

/** The same rank of one name. */
export function rankOf(
  name: string,
  { searched: words }: Words,
  corrections: readonly (readonly Correction[])[],
): number {
  const padded = ` ${name} `;
  const typosOfWord = (near: readonly Correction[], word: string | null) => {
    if (word !== null && padded.includes(` ${word}`)) return 0;
    return near.find((meant) => padded.includes(` ${meant.word} `))?.typos ?? NOT_FOUND;
  };
  const apart = words.reduce((sum, word, at) => sum + typosOfWord(corrections[at] ?? [], word), 0);
  const joined = typosOfWord(corrections[words.length] ?? [], null);
  const begins = name.startsWith(likeliestText(words, corrections)) ? 0 : 1;
  return 2 * Math.min(apart, joined) + begins;
}
