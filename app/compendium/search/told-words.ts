import { toldFacet } from '../shelf/facets';
import type { Bind } from './statement-binder';

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing'];

/** Each word as a wish for any of its forms: "paralyze" also finds "paralyzed". */
export function toldWishes(words: readonly string[]): string[][] {
  return words.map((word) => {
    const forms = ENDINGS.map((ending) => word + ending);
    const dropped = word.endsWith('e') ? [`${word.slice(0, -1)}ing`] : [];
    return [...forms, ...dropped].map(toldFacet);
  });
}

/** The same as an SQL condition on a column of facets between spaces. */
export function toldCondition(column: string, words: readonly string[], bind: Bind): string {
  const each = words.map((word) => {
    // The endings are constants, so all forms of a word share one parameter.
    const begun = bind(` ${toldFacet(word)}`);
    const forms = ENDINGS.map((ending) => `${begun} || '${ending} '`);
    const dropped = word.endsWith('e') ? [bind(` ${toldFacet(`${word.slice(0, -1)}ing`)} `)] : [];
    return `(${[...forms, ...dropped].map((form) => `instr(${column}, ${form}) > 0`).join(' or ')})`;
  });
  return each.join(' and ');
}
