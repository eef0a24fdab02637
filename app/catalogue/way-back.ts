/** The parameter that names the page from which a link led here, so that one gets back to it. */
export const BACK = 'back';

/** A longer address would make every link of a list heavy; the page then has only its usual link. */
const LONGEST_BACK = 600;

/** Pages by the beginning of their path, as a link back calls them; the first that fits counts. */
const PLACES: readonly (readonly [beginning: string, called: string])[] = [
  ['/initiative-tracker', 'the fight'],
  ['/try/initiative-tracker', 'the fight'],
  ['/encounter-builder', 'the encounter'],
  ['/lab/character', 'the character'],
  ['/try/character-lab', 'the character'],
  ['/adventuring', 'the party'],
  ['/homebrew', 'my monsters'],
  ['/spell-scroll-cost', 'the scroll'],
  ['/spell-lookup/books', 'the spellbook'],
  ['/spell-lookup', 'the spells'],
  ['/monster-lookup/lists', 'the list'],
  ['/monster-lookup/compare', 'the comparison'],
  ['/monster-lookup', 'the monsters'],
  ['/search', 'the search'],
];

/** Adds the page that a link stands on to the address that it leads to; unchanged where that page's is too long. */
export function withBack(to: string, from: string): string {
  if (from.length > LONGEST_BACK) return to;
  const [path = '', hash] = to.split('#');
  const added = `${path}${path.includes('?') ? '&' : '?'}${BACK}=${encodeURIComponent(from)}`;
  return hash === undefined ? added : `${added}#${hash}`;
}

/** The words of a link back to a page of this site; null for home, to which nothing leads back. */
export function backWords(to: string): string | null {
  if (to === '/') return null;
  const place = PLACES.find(([beginning]) => to.startsWith(beginning));
  return place ? `Back to ${place[1]}` : 'Back';
}
