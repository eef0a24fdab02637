import { foldText } from '~/compendium/records/text-fold';
import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import type { Edition } from '~/rules/edition';

/** A record that a URL named. */
export type KnownFoe = {
  readonly id: string;
  readonly name: string;
  readonly cr: number;
  readonly xp: number;
};

type Row = {
  asked: number;
  id: string;
  name: string;
  cr: number;
  xp: number;
  edition: string;
  rank: number;
};

/**
 * Finds published monsters by public id or full name, ignoring case, accents and punctuation; among several, one of
 * the edition is preferred. The result's keys are the words as given. Reads a few rows for each along indexes, in one
 * round trip.
 */
export async function foesNamed(
  db: Database,
  edition: Edition,
  said: readonly string[],
): Promise<ReadonlyMap<string, KnownFoe>> {
  const asked = [...new Set(said)];
  if (asked.length === 0) return new Map();
  const keys = asked.map((words) => ({
    ids: [words.toLowerCase(), `${foldText(words).replaceAll(' ', '-')}`],
    name: foldText(words),
  }));
  const byId = `select j.key as asked, m.id, m.name, m.cr, m.xp, m.edition, 1 as rank
    from json_each(?1) j, json_each(j.value, '$.ids') i
    cross join monsters m on m.id in (i.value, i.value || '.srd-5-2') and m.published = 1`;
  const byName = `select j.key as asked, m.id, m.name, m.cr, m.xp, m.edition, 2 as rank
    from json_each(?1) j cross join monsters m on m.sort_name = json_extract(j.value, '$.name') and m.published = 1`;
  const sql = `${byId} union all select * from (${byName} limit 400)`;
  const [rows = []] = await runAll(db, [{ sql, values: [JSON.stringify(keys)] }]);
  const best = new Map<string, Row>();
  // The columns are those of the SQL statement.
  for (const row of rows as unknown as Row[]) {
    const words = asked[row.asked] ?? '';
    const before = best.get(words);
    if (!before || worth(row, words, edition) > worth(before, words, edition)) best.set(words, row);
  }
  return new Map([...best].map(([words, { id, name, cr, xp }]) => [words, { id, name, cr, xp }]));
}

/** Ranks matches: an exact id with source first, then the edition, then a match by id. */
function worth({ id, edition, rank }: Row, words: string, asked: Edition): number {
  const whole = words.includes('.') && id === words.toLowerCase() ? 8 : 0;
  return whole + (edition === asked ? 4 : 0) + (rank === 1 ? 2 : 0) + (id.includes('.') ? 0 : 1);
}
