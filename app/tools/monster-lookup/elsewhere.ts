import type { MonsterQuery } from '~/compendium/search/monster-search';
import { searchText, withParam } from '~/compendium/search/search-address';
import type { QueryReading } from '~/compendium/search/search-query';
import { type EditionChoice, otherEdition } from '~/rules/edition';

/** Where else a search would find monsters: in the other edition, and in the sources that it leaves out. */
export type Places = { edition: MonsterQuery | null; sources: MonsterQuery | null };

/** Reads a search from an address, with the words of its field understood. */
type Read = (params: URLSearchParams) => Promise<{ reading: QueryReading<MonsterQuery> }>;

/** The same search in the places where it does not look, to be counted; null where it looks there anyway. */
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

/** How many are elsewhere: "12", "1,000+". */
export type Count = { count: number; more: boolean; corrected: string | null };

/**
 * The links that widen a search to where else it finds something: "12 more in 2024". What is only near to the words there is
 * not told of beside what has them.
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
