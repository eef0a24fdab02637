import type { MonsterQuery } from '~/compendium/search/monster-search';
import { searchText, withParam } from '~/compendium/search/search-address';
import type { QueryReading } from '~/compendium/search/search-query';
import { type EditionChoice, otherEdition } from '~/rules/edition';

/** Where else a search could find monsters: in the other edition, and in sources that it excludes. */
export type Places = { edition: MonsterQuery | null; sources: MonsterQuery | null };

/** Reads a monster search from query parameters, interpreting the words of the search field. */
type Read = (params: URLSearchParams) => Promise<{ reading: QueryReading<MonsterQuery> }>;

/** The same search in the places it excludes, for counting; null for places that it already includes. */
export async function elsewhere(
  asked: URLSearchParams,
  shown: EditionChoice | null,
  read: Read,
): Promise<Places> {
  const sources = asked.getAll('source').filter((source) => source.trim() !== '');
  const [edition, others] = await Promise.all([
    shown === null || shown === 'both'
      ? null
      : counting(asked, 'edition', [otherEdition(shown)], read),
    sources.length === 0 ? null : counting(asked, 'source', sources.map(opposite), read),
  ]);
  return { edition, sources: others };
}

async function counting(
  asked: URLSearchParams,
  name: string,
  values: readonly string[],
  read: Read,
): Promise<MonsterQuery | null> {
  const there = new URLSearchParams(asked);
  for (const changed of [name, 'cursor', 'limit']) there.delete(changed);
  for (const value of values) there.append(name, value);
  there.set('limit', '1');
  const { reading } = await read(there);
  return reading.ok ? reading.query : null;
}

function opposite(source: string): string {
  const plain = source.trim();
  return plain.startsWith('-') ? plain.slice(1) : `-${plain}`;
}

/** A number of results elsewhere, with the correction used if the text was mistyped. */
export type Count = { count: number; more: boolean; corrected: string | null };

/**
 * Links that extend a search to other places with results: "12 more in 2024". Don't offer fuzzy matches from other
 * places when exact ones exist here.
 */
export function widerLinks(
  params: URLSearchParams,
  shown: EditionChoice | null,
  here: Count,
  there: { edition: Count | null; sources: Count | null },
): { says: string; search: string }[] {
  const says = (found: Count | null, where: string) => {
    if (found === null || found.count === 0) return null;
    if (found.corrected !== null && here.corrected === null && here.count > 0) return null;
    const number = `${found.count.toLocaleString('en')}${found.more ? '+' : ''}`;
    return `${number}${here.count > 0 ? ' more' : ''} in ${where}`;
  };
  const inEdition =
    shown === null || shown === 'both' ? null : says(there.edition, otherEdition(shown));
  const inSources = says(there.sources, 'other sources');
  const everywhere = new URLSearchParams(params);
  everywhere.delete('source');
  everywhere.set('edition', shown ?? 'both');
  everywhere.delete('cursor');
  return [
    ...(inEdition ? [{ says: inEdition, search: withParam(params, 'edition', 'both') }] : []),
    ...(inSources ? [{ says: inSources, search: searchText(everywhere) }] : []),
  ];
}
