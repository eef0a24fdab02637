import { toldFacet } from '../shelf/facets';

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing'];

/** Each word as a wish for one of its forms: "paralyze" stands where "paralyzed" is said. */
export function toldWishes(words: readonly string[]): string[][] {
  return words.map((word) => {
    const forms = ENDINGS.map((ending) => word + ending);
    const dropped = word.endsWith('e') ? [`${word.slice(0, -1)}ing`] : [];
    return [...forms, ...dropped].map(toldFacet);
  });
}
