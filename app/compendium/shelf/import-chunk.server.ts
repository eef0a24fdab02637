import { STATEMENT_BYTES } from '~/platform/limits';
import { OWN_SOURCES } from '../records/public-id';
import { saidOtherwise, saysLess } from '../records/said-otherwise';
import { foldText, wordsOf } from '../records/text-fold';
import type { Importer, RejectedLine } from './import-report';
import { rungFacets } from './rung-facets';
import {
  type FilledShelf,
  facetText,
  type Shelf,
  type ShelfRow,
  type ShelvedRecord,
} from './shelf';
import { typosOf } from './typo-index';

/** Increase it when rows, facets or folding change: the next import then rewrites unchanged records too. */
const ROW_VERSION = 8;

/** A record of the file to be stored; `json` is the record, `bytes` its size as UTF-8. */
export type Arrival<R> = { line: number; id: string; record: R; json: string; bytes: number };

export type ChunkResult = {
  added: number;
  changed: number;
  unchanged: number;
  rejected: RejectedLine[];
};

type Hashed<R> = Arrival<R> & { hash: string; words: string[] };

/** A record that the chunk adds or changes, with its line, id and row hash. */
export type FreshRecord = { line: number; id: string; hash: string };

/** The result of planning a chunk: the statements do all of the writing and must run in one batch. */
export type ChunkPlan = {
  result: ChunkResult;
  fresh: FreshRecord[];
  statements: D1PreparedStatement[];
};

type Standing = {
  id: string;
  source: string;
  slug: string;
  hash: string;
  sort_name: string;
  /** The stored record, when the file's record may have fewer facts. */
  record: string | null;
};

/** The columns that an import writes on every shelf. */
export const SHARED = ['id', 'source', 'slug', 'name', 'sort_name', 'edition', 'facets', 'hash'];

/** Writes one chunk in one atomic batch, after one query for the existing rows. */
export async function shelveChunk<R extends ShelvedRecord>(
  d1: D1Database,
  filled: FilledShelf<R>,
  chunk: readonly Arrival<R>[],
  way: { by: Importer; now: number },
): Promise<ChunkResult> {
  const { result, statements } = await planChunk(d1, filled, chunk, way);
  if (statements.length > 0) await d1.batch(statements);
  return result;
}

/** Plans the writing of a chunk after one query for the existing rows; writes nothing. */
export async function planChunk<R extends ShelvedRecord>(
  d1: D1Database,
  filled: FilledShelf<R>,
  chunk: readonly Arrival<R>[],
  { by, now }: { by: Importer; now: number },
): Promise<ChunkPlan> {
  const { shelf } = filled;
  const arrivals = await Promise.all(chunk.map(hashed));
  const { standing, knownWords } = await lookAt(d1, shelf, arrivals);
  const result: ChunkResult = { added: 0, changed: 0, unchanged: 0, rejected: [] };
  const fresh: Hashed<R>[] = [];
  const formerWords = new Set<string>();
  for (const arrival of arrivals) {
    const { line, record } = arrival;
    const stands = standing.get(arrival.id);
    const otherwise = saidLess(record, stands);
    if (stands && (stands.source !== record.source || stands.slug !== record.slug)) {
      const problem = `"source" must be written "${stands.source}", as records imported before, found "${record.source}"`;
      result.rejected.push({ line, problem });
    } else if (stands?.hash === arrival.hash) {
      result.unchanged += 1;
    } else if (otherwise?.length === 0) {
      result.unchanged += 1;
    } else if (OWN_SOURCES.has(record.source) && by !== 'site') {
      const problem = `records of "${record.source}" come with the site and cannot be changed: give yours another source`;
      result.rejected.push({ line, problem });
    } else if (otherwise !== null) {
      const problem = `the existing record says more, and has another ${otherwise.map((field) => `"${field}"`).join(', ')}: send it whole to change it`;
      result.rejected.push({ line, problem });
    } else {
      if (stands) result.changed += 1;
      else result.added += 1;
      fresh.push(arrival);
      for (const word of wordsOf(stands?.sort_name ?? '')) {
        if (!arrival.words.includes(word)) formerWords.add(word);
      }
    }
  }
  const statements =
    fresh.length > 0 ? writing(d1, filled, fresh, { knownWords, formerWords, now }) : [];
  return { result, fresh: fresh.map(({ line, id, hash }) => ({ line, id, hash })), statements };
}

/**
 * The fields where a record with fewer facts contradicts the stored one; null when it has no fewer. A minimal record
 * never removes facts of a complete one.
 */
function saidLess<R extends ShelvedRecord>(
  record: R,
  stands: Standing | undefined,
): string[] | null {
  if (stands?.record == null) return null;
  const standing: R = JSON.parse(stands.record);
  return saysLess(record, standing) ? saidOtherwise(record, standing) : null;
}

async function hashed<R extends ShelvedRecord>(arrival: Arrival<R>): Promise<Hashed<R>> {
  const words = wordsOf(foldText(arrival.record.name));
  return { ...arrival, hash: await rowHash(arrival.json), words };
}

/** The hash that tells whether a row is up to date: equal for equal records of the same row version. */
export async function rowHash(json: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${ROW_VERSION}\n${json}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hash.join('');
}

async function lookAt<R extends ShelvedRecord>(
  d1: D1Database,
  shelf: Shelf,
  arrivals: readonly Hashed<R>[],
): Promise<{ standing: Map<string, Standing>; knownWords: Set<string> }> {
  const ids = JSON.stringify(
    arrivals.map(({ id, record }) => [id, record.unknown === undefined ? 0 : 1]),
  );
  const words = JSON.stringify([...new Set(arrivals.flatMap((arrival) => arrival.words))]);
  const [rows, known] = await d1.batch<Standing & { word: string }>([
    d1
      .prepare(
        `select m.id, m.source, m.slug, m.hash, m.sort_name, r.record from json_each(?1) j
         cross join ${shelf.table} m on m.id = j.value ->> 0
         left join ${shelf.records} r on r.seq = m.seq and j.value ->> 1 = 1`,
      )
      .bind(ids),
    d1
      .prepare(
        `select w.word from json_each(?1) j
         cross join name_words w on w.kind = ?2 and w.word = j.value`,
      )
      .bind(words, shelf.kind),
  ]);
  return {
    standing: new Map(rows?.results.map((row) => [row.id, row])),
    knownWords: new Set(known?.results.map((row) => row.word)),
  };
}

function writing<R extends ShelvedRecord>(
  d1: D1Database,
  filled: FilledShelf<R>,
  fresh: readonly Hashed<R>[],
  {
    knownWords,
    formerWords,
    now,
  }: { knownWords: ReadonlySet<string>; formerWords: ReadonlySet<string>; now: number },
): D1PreparedStatement[] {
  const { shelf } = filled;
  const rows = fresh.map(({ record, id, hash }) =>
    JSON.stringify({ ...rowOf(filled, record), id, hash }),
  );
  const records = fresh.map(({ id, json }) => `{"id":${JSON.stringify(id)},"record":${json}}`);
  const newWords = [...new Set(fresh.flatMap((arrival) => arrival.words))].filter(
    (word) => !knownWords.has(word),
  );
  const typos = newWords.flatMap((word) =>
    typosOf(word).map((typo) => JSON.stringify([typo, word])),
  );
  const each = (items: readonly string[], sql: string, ...more: (string | number)[]) =>
    payloads(items).map((payload) => d1.prepare(sql).bind(payload, ...more));
  return [
    ...each(rows, upsertSql(shelf), now),
    ...each(records, recordSql(shelf)),
    ...each(rows, indexSql(shelf)),
    ...each(
      jsonTexts(newWords),
      'insert or ignore into name_words (kind, word) select ?2, value from json_each(?1)',
      shelf.kind,
    ),
    ...each(
      typos,
      `insert or ignore into name_typos (kind, typo, word)
       select ?2, value ->> 0, value ->> 1 from json_each(?1)`,
      shelf.kind,
    ),
    ...forgetWords(d1, shelf, formerWords),
  ];
}

/** The row of a record, without its id and hash. */
export function rowOf<R extends ShelvedRecord>(
  { shelf, row: ofKind, facets }: FilledShelf<R>,
  record: R,
): ShelfRow {
  const { source, slug, name, edition } = record;
  const row = { ...ofKind(record), sort_name: foldText(name) };
  const all = [...facets(record), ...rungFacets(shelf.sorts, row)];
  return { ...row, source, slug, name, edition, facets: facetText(all) };
}

/** Packs JSON texts into JSON arrays that each fit one statement. */
export function payloads(items: readonly string[]): string[] {
  const packed: string[] = [];
  let open: string[] = [];
  let length = 0;
  for (const item of items) {
    // A UTF-16 unit takes at most three bytes in UTF-8; D1 accepts twice our limit for a statement.
    if (open.length > 0 && length + item.length > STATEMENT_BYTES) {
      packed.push(`[${open.join(',')}]`);
      open = [];
      length = 0;
    }
    open.push(item);
    length += item.length;
  }
  if (open.length > 0) packed.push(`[${open.join(',')}]`);
  return packed;
}

function jsonTexts(words: readonly string[]): string[] {
  return words.map((word) => JSON.stringify(word));
}

/** Statements that remove the words of deleted names from the known words, unless another name has them. */
export function forgetWords(
  d1: D1Database,
  shelf: Shelf,
  words: ReadonlySet<string>,
): D1PreparedStatement[] {
  return payloads(jsonTexts([...words])).map((payload) =>
    d1.prepare(forgetSql(shelf)).bind(payload, shelf.kind),
  );
}

function forgetSql({ search }: Shelf): string {
  return `delete from name_words where kind = ?2 and word in (select value from json_each(?1))
    and not exists (select 1 from ${search} where ${search} match 'name : "' || word || '"')`;
}

function upsertSql(shelf: Shelf): string {
  const columns = [...SHARED, ...shelf.columns];
  const values = columns.map((column) => `value ->> '${column}'`);
  const changes = columns.filter((column) => !['id', 'source', 'slug'].includes(column));
  return `insert into ${shelf.table} (${columns.join(', ')}, imported_at)
    select ${values.join(', ')}, ?2 from json_each(?1) where true
    on conflict (source, slug) do update set
      ${changes.map((column) => `${column} = excluded.${column}`).join(', ')},
      imported_at = excluded.imported_at`;
}

function indexSql(shelf: Shelf): string {
  return `insert or replace into ${shelf.search} (rowid, name, joined, facets)
    select t.seq, t.name, t.joined, t.facets
    from json_each(?1) j cross join ${shelf.table} m on m.id = j.value ->> 'id'
    cross join ${shelf.terms} t on t.seq = m.seq
    where m.published = 1`;
}

function recordSql(shelf: Shelf): string {
  return `insert or replace into ${shelf.records} (seq, record)
    select m.seq, j.value -> 'record'
    from json_each(?1) j cross join ${shelf.table} m on m.id = j.value ->> 'id'`;
}
