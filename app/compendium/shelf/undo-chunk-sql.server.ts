import { publicId } from '../records/public-id';
import { wordsOf } from '../records/text-fold';
import { forgetWords, planChunk } from './import-chunk.server';
import type { FilledShelf, Shelf, ShelvedRecord } from './shelf';
import { arrivalOf } from './shelve-values.server';

/** The logged change of an import to one record: the row's hash afterwards, and the previous record as JSON. */
export type Deed = {
  seq: number;
  id: string;
  act: 'added' | 'changed';
  hashAfter: string;
  before: string | null;
};

/** The result of undoing one change: the record is removed, restored, or left with the reason. */
export type Undone = { seq: number; undo: 'removed' | 'restored' | 'left'; why: string | null };

export type UndoPlan = { undone: Undone[]; statements: D1PreparedStatement[] };

type Standing = { id: string; hash: string; sort_name: string };

const CHANGED_SINCE = 'it was changed since, and stays as it is';
const GONE = 'it no longer exists';

/**
 * Plans the undo of logged changes after one query for the existing rows; writes nothing. The statements must run in
 * one batch. Only records that are unchanged since the import are reverted.
 */
export async function planUndo<R extends ShelvedRecord>(
  d1: D1Database,
  filled: FilledShelf<R>,
  deeds: readonly Deed[],
  now: number,
): Promise<UndoPlan> {
  const { shelf } = filled;
  const standing = await lookAt(d1, shelf, deeds);
  const undone: Undone[] = [];
  const removed: Standing[] = [];
  const back: { deed: Deed; line: number; value: unknown }[] = [];
  for (const deed of deeds) {
    const stands = standing.get(deed.id);
    const left = (why: string) => undone.push({ seq: deed.seq, undo: 'left', why });
    if (!stands) left(GONE);
    else if (stands.hash !== deed.hashAfter) left(CHANGED_SINCE);
    else if (deed.act === 'added') {
      removed.push(stands);
      undone.push({ seq: deed.seq, undo: 'removed', why: null });
    } else if (deed.before === null) left('its earlier version no longer exists');
    else back.push({ deed, line: deed.seq, value: JSON.parse(deed.before) });
  }
  const way = { read: filled.read, idOf: ({ source, slug }: R) => publicId(source, slug) };
  const readings = back.map((one) => ({ ...one, reading: arrivalOf(way, one, new Map()) }));
  const plan = await planChunk(
    d1,
    filled,
    readings.flatMap(({ reading }) => (reading.ok ? [reading.arrival] : [])),
    { by: 'admin', now },
  );
  const refused = new Map(plan.result.rejected.map(({ line, problem }) => [line, problem]));
  for (const { deed, reading } of readings) {
    const why = reading.ok ? (refused.get(deed.seq) ?? null) : reading.problem;
    undone.push(
      why === null
        ? { seq: deed.seq, undo: 'restored', why }
        : {
            seq: deed.seq,
            undo: 'left',
            why: `its earlier version is no longer a valid record: ${why}`,
          },
    );
  }
  return { undone, statements: [...plan.statements, ...removing(d1, shelf, removed)] };
}

async function lookAt(
  d1: D1Database,
  shelf: Shelf,
  deeds: readonly Deed[],
): Promise<Map<string, Standing>> {
  const { results } = await d1
    .prepare(
      `select m.id, m.hash, m.sort_name from json_each(?1) j
       cross join ${shelf.table} m on m.id = j.value`,
    )
    .bind(JSON.stringify(deeds.map(({ id }) => id)))
    .all<Standing>();
  return new Map(results.map((row) => [row.id, row]));
}

/** Deletes rows with their records and index entries; a row that has just been changed stays. */
function removing(
  d1: D1Database,
  shelf: Shelf,
  removed: readonly Standing[],
): D1PreparedStatement[] {
  if (removed.length === 0) return [];
  const rows = JSON.stringify(removed.map(({ id, hash }) => [id, hash]));
  const words = new Set(removed.flatMap(({ sort_name }) => wordsOf(sort_name)));
  return [
    d1
      .prepare(
        `delete from ${shelf.table} where seq in (
           select m.seq from json_each(?1) j
           cross join ${shelf.table} m on m.id = j.value ->> 0 and m.hash = j.value ->> 1)`,
      )
      .bind(rows),
    ...forgetWords(d1, shelf, words),
  ];
}
