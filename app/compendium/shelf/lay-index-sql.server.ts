import { wordsOf } from '../records/text-fold';
import { payloads } from './import-chunk.server';
import { monsterShelf } from './monster-shelf';
import type { Shelf, ShelfKind } from './shelf';
import { spellShelf } from './spell-shelf';
import { typosOf } from './typo-index';

const SHELVES: Record<ShelfKind, Shelf> = { monster: monsterShelf, spell: spellShelf };
const A_STEP = 250;

/**
 * Builds the search and typo indexes for existing rows, a batch at a time in `seq` order. Returns the number after
 * which the next step continues, or null at the end. Idempotent.
 */
export async function layIndex(
  d1: D1Database,
  kind: ShelfKind,
  after: number,
): Promise<number | null> {
  const { table, terms, search } = SHELVES[kind];
  const some = `select seq, sort_name as name from ${table} where seq > ?1 and published = 1 order by seq limit ${A_STEP}`;
  const { results } = await d1.prepare(some).bind(after).all<{ seq: number; name: string }>();
  const last = results.at(-1);
  if (!last) return null;
  const words = [...new Set(results.flatMap(({ name }) => wordsOf(name)))];
  const typos = words.flatMap((word) => typosOf(word).map((typo) => JSON.stringify([typo, word])));
  const find = `insert or replace into ${search} (rowid, name, joined, facets)
    select t.seq, t.name, t.joined, t.facets from ${table} m cross join ${terms} t on t.seq = m.seq
    where m.seq > ?1 and m.seq <= ?2 and m.published = 1`;
  const know = 'insert or ignore into name_words (kind, word) select ?2, value from json_each(?1)';
  const mistype = `insert or ignore into name_typos (kind, typo, word)
    select ?2, value ->> 0, value ->> 1 from json_each(?1)`;
  await d1.batch([
    d1.prepare(find).bind(after, last.seq),
    d1.prepare(know).bind(JSON.stringify(words), kind),
    ...payloads(typos).map((payload) => d1.prepare(mistype).bind(payload, kind)),
  ]);
  return last.seq;
}
