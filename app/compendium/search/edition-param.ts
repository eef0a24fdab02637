import { EDITION_CHOICES, EDITIONS, type EditionChoice, otherEdition } from '~/rules/edition';
import { listParams } from './search-params';

/** The query parameter for the edition of a list. */
const NAME = 'edition';

/** The edition filter of a search; `both` is the same as no filter. */
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

/** Removes the edition parameter when it asks for both editions. */
export function withoutBoth(params: URLSearchParams): URLSearchParams {
  if (!given(params, NAME).includes('both')) return params;
  const narrowed = new URLSearchParams(params);
  narrowed.delete(NAME);
  return narrowed;
}

/** The parameters of a list without a search, limited to the requested edition. */
export function editionListParams(params: URLSearchParams): URLSearchParams {
  const list = listParams(params);
  for (const edition of params.getAll(NAME)) list.append(NAME, edition);
  return list;
}

/**
 * The edition that a list shows: the requested one, otherwise the user's preferred one (`liked`). A source filter
 * implies "both", because a source has its own edition. Null when the request names an invalid edition.
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
