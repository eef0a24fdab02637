import { CREATURE_LIMITS } from '../kept/creature';
import { CREATURE_SORTS, type CreatureSort } from '../kept/listed';

/** The filter of a list of creatures; `folder` is '' for those in none, null for any. */
export type ListAsk = {
  q: string;
  folder: string | null;
  tag: string | null;
  sort: CreatureSort;
  after: string | null;
  away: boolean;
};

/** The parameter value for creatures in no folder; no folder can have this name. */
export const IN_NONE = '/';

/** Reads the filter from query parameters; missing ones do not filter. */
export function readListAsk(params: URLSearchParams): ListAsk {
  const said = (name: string, most: number) => (params.get(name) ?? '').trim().slice(0, most);
  const folder = (params.get('folder') ?? '').slice(0, CREATURE_LIMITS.folderLetters);
  const sort = params.get('sort');
  return {
    q: said('q', 100),
    folder: folder === '' ? null : folder === IN_NONE ? '' : folder,
    tag: said('tag', CREATURE_LIMITS.tagLetters) || null,
    sort: CREATURE_SORTS.find((one) => one === sort) ?? 'latest',
    after: params.get('after'),
    away: params.get('away') === '1',
  };
}

/** The query string of a filter, for its first page unless `more` has a cursor. */
export function askSearch(
  { q, folder, tag, sort, away }: ListAsk,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(folder !== null && { folder: folder === '' ? IN_NONE : folder }),
    ...(tag !== null && { tag }),
    ...(sort !== 'latest' && { sort }),
    ...(away && { away: '1' }),
    ...more,
  });
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns whether any filter is active. */
export function isNarrowed({ q, folder, tag }: ListAsk): boolean {
  return q !== '' || folder !== null || tag !== null;
}
