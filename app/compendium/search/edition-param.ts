import { EDITION_CHOICES, EDITIONS, type EditionChoice, otherEdition } from '~/rules/edition';
import { listParams } from './search-params';

/** The word by which an address says of which edition its list is. */
const NAME = 'edition';

/** What the address of a search may say of the edition; `both` is as if it said nothing. */
export const EDITION_PARAM = {
  param: NAME,
  facet: NAME,
  values: EDITION_CHOICES,
  wanted: 'any',
} as const;

function given(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');
}

/** The same address with nothing said of the edition where it asks for both. */
export function withoutBoth(params: URLSearchParams): URLSearchParams {
  if (!given(params, NAME).includes('both')) return params;
  const narrowed = new URLSearchParams(params);
  narrowed.delete(NAME);
  return narrowed;
}

/** The parameters of a plain list of everything, or of one edition where the address names it. */
export function editionListParams(params: URLSearchParams): URLSearchParams {
  const list = listParams(params);
  for (const edition of params.getAll(NAME)) list.append(NAME, edition);
  return list;
}

/**
 * The edition that a list shows: the one that its address asks for, else the one that is `liked`. A source says by itself
 * which edition it is of. Null where the address asks for what is no choice.
 */
export function shownEdition(params: URLSearchParams, liked: EditionChoice): EditionChoice | null {
  const asked = new Set(given(params, NAME));
  if (asked.size === 0) {
    return given(params, 'source').some((source) => !source.startsWith('-')) ? 'both' : liked;
  }
  if (asked.has('both') || (asked.has('2014') && asked.has('2024'))) return 'both';
  const [only] = asked;
  if (asked.size > 1) return null;
  const but = EDITIONS.find((edition) => only === `-${edition}`);
  return but ? otherEdition(but) : (EDITIONS.find((edition) => edition === only) ?? null);
}
