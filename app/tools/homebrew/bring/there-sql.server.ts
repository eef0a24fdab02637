import type { HomebrewPiece } from '~/compendium/foreign/reading';
import { foldText } from '~/compendium/records/text-fold';
import type { Database } from '~/platform/database.server';
import { CREATURE_LIMITS, newCreature } from '../kept/creature';
import { onShelf } from '../kept/creatures.server';
import type { There } from './import-choices';

type Row = { id: string; version: number; sortName: string; hash: string };

/** Finds the creatures of an import whose name the user already has, by index: the one saved last. */
export async function thereAlready(
  db: Database,
  userId: string,
  pieces: readonly Pick<HomebrewPiece, 'record'>[],
): Promise<ReadonlyMap<number, There>> {
  const names = pieces.map(({ record }) => (record === null ? null : foldText(record.name)));
  const sql = `select id, version, sort_name as sortName, hash from homebrew_creatures
    where user_id = ?1 and deleted_at is null and sort_name in (select value from json_each(?2))
    order by updated_at desc, id limit ?3`;
  const asked = JSON.stringify([...new Set(names.filter((one) => one !== null))]);
  const found = await db.$client.prepare(sql).bind(userId, asked, CREATURE_LIMITS.most).all<Row>();
  const there = new Map<number, There>();
  for (const [at, { record }] of pieces.entries()) {
    const alike = found.results.filter(({ sortName }) => sortName === names[at]);
    if (record === null || alike.length === 0) continue;
    const hash = (await onShelf(newCreature(record)))?.facts.hash;
    const same = alike.find((one) => one.hash === hash);
    const [latest] = alike;
    const one = same ?? latest;
    if (one) there.set(at, { id: one.id, version: one.version, same: same !== undefined });
  }
  return there;
}
