import { readMonsterQuery } from '~/compendium/search/monster-search';
import { searchMonsters } from '~/compendium/search/search.server';
import { monstersByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { EditionChoice } from '~/rules/edition';
import { readPicker } from '~/ui/picker/picker-fields';
import type { Picked, Thing } from '~/ui/picker/thing';
import { CREATURE_LIMITS, creatureOf, SEARCH_LENGTH } from './sample-creatures';

/** The picker's state in the style guide's query: what is picked, and the results of a search without scripts. */
export async function samplePicks(
  db: Database,
  params: URLSearchParams,
  edition: EditionChoice,
): Promise<{ picked: Picked[]; asked: { search: string; things: Thing[]; more: boolean } }> {
  const { picked, search } = readPicker(params, 'creature', CREATURE_LIMITS);
  const records = await monstersByIds(
    db,
    picked.map(({ id }) => id),
  );
  const named = picked.flatMap(({ id, count }) => {
    const found = records.find((one) => one.id === id);
    return found ? [{ ...creatureOf({ id, ...found.record }), count }] : [];
  });
  return { picked: named, asked: { search, ...(await find(db, search, edition)) } };
}

async function find(
  db: Database,
  search: string,
  edition: EditionChoice,
): Promise<{ things: Thing[]; more: boolean }> {
  const query = new URLSearchParams({ q: search, limit: String(SEARCH_LENGTH), edition });
  const reading = readMonsterQuery(query);
  if (search === '' || !reading.ok) return { things: [], more: false };
  const { items, cursor } = await searchMonsters(db, reading.query);
  return {
    things: items.map((row) =>
      creatureOf({
        id: String(row.id),
        name: String(row.name),
        source: String(row.source),
        cr: Number(row.cr),
      }),
    ),
    more: cursor !== null,
  };
}
