import { toldFacet } from '../shelf/facets';
import type { Bind } from './statement-binder';

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing'];

/** Each word as a wish for one of its forms: "paralyze" stands where "paralyzed" is said. */
export function toldWishes(words: readonly string[]): string[][] {
  return words.map((word) => {
    const forms = ENDINGS.map((ending) => word + ending);
    const dropped = word.endsWith('e') ? [`${word.slice(0, -1)}ing`] : [];
    return [...forms, ...dropped].map(toldFacet);
  });
}

/** The same asked of a text that holds the words said, between spaces: whether it has one of the forms of each. */
export function toldCondition(column: string, words: readonly string[], bind: Bind): string {
  const each = words.map((word) => {
    // The endings are ours: one parameter for all forms of a word.
    const begun = bind(` ${toldFacet(word)}`);
    const forms = ENDINGS.map((ending) => `${begun} || '${ending} '`);
    const dropped = word.endsWith('e') ? [bind(` ${toldFacet(`${word.slice(0, -1)}ing`)} `)] : [];
    return `(${[...forms, ...dropped].map((form) => `instr(${column}, ${form}) > 0`).join(' or ')})`;
  });
  return each.join(' and ');
}
