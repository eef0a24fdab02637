import { typosOf } from '~/compendium/shelf/typo-index';
import HELD from '../fixtures/kept-forever/compendium-rows.json';

type Row = Record<string, unknown>;

/**
 * Rows of the compendium as the release of November 2026 stored them, with the first version of records: the list rows,
 * the whole records, and the words of their names. Never regenerate them.
 */
export const FORMER_ROWS: Readonly<Record<'monsters' | 'spells', readonly Row[]>> = HELD;

/** Inserts those rows into a database, with the index as that release wrote it. */
export async function layFormerRows(d1: D1Database): Promise<void> {
  const kinds = [
    ['monster', FORMER_ROWS.monsters],
    ['spell', FORMER_ROWS.spells],
  ] as const;
  for (const [kind, rows] of kinds) {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'record');
    const values = columns.map((column) => `value ->> '${column}'`);
    const words = rows.flatMap(({ sort_name: name }) => String(name).split(' '));
    const typos = words.flatMap((word) => typosOf(word).map((typo) => [typo, word]));
    const json = JSON.stringify(rows);
    await d1.batch([
      d1
        .prepare(
          `insert into ${kind}s (${columns.join(', ')}) select ${values.join(', ')} from json_each(?1)`,
        )
        .bind(json),
      d1
        .prepare(
          `insert into ${kind}_records (seq, record) select m.seq, j.value -> 'record'
           from json_each(?1) j join ${kind}s m on m.id = j.value ->> 'id'`,
        )
        .bind(json),
      d1.prepare(
        `insert into ${kind}_search (rowid, name, joined, facets)
         select seq, sort_name, replace(sort_name, ' ', ''), facets from ${kind}s`,
      ),
      d1
        .prepare(
          `insert or ignore into name_words (kind, word) select '${kind}', value from json_each(?1)`,
        )
        .bind(JSON.stringify(words)),
      d1
        .prepare(
          `insert or ignore into name_typos (kind, typo, word)
           select '${kind}', value ->> 0, value ->> 1 from json_each(?1)`,
        )
        .bind(JSON.stringify(typos)),
    ]);
  }
}
