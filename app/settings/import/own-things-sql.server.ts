import type { Database } from '~/platform/database.server';
import { IMPORT_KINDS } from './import-kinds.server';

/** What an account has, by id or by the key that imported things without an id carry. */
export type OwnThings = {
  /** Whether it is there, and not deleted. */
  has(id: string): boolean;
  /** Whether it is in Recently deleted. */
  isAway(id: string): boolean;
  add(id: string): void;
};

/** Where ids of a user's things stand, besides the tables of the kinds: `?1` is the user. */
const MORE = [
  'select own_id as id, deleted_at is not null as away from homebrew_creatures where user_id = ?1',
  `select m.id, 0 as away from party_members m where m.user_id = ?1
    or m.party_id in (select id from parties where user_id = ?1)`,
  ...['monster_lists', 'spellbooks', 'dice_kept'].map(
    (table) =>
      `select made_as as id, deleted_at is not null as away from ${table} where user_id = ?1 and made_as <> ''`,
  ),
];

/** Reads the ids of all that a user has, deleted things included: at most some thousands. */
export async function ownThings(db: Database, userId: string): Promise<OwnThings> {
  const tables = Object.values(IMPORT_KINDS).filter(({ idOf }) => idOf !== null);
  const each = tables.map(
    ({ table }) => `select id, deleted_at is not null as away from ${table} where user_id = ?1`,
  );
  const answers = await db.$client.batch<{ id: string; away: number }>(
    [...each, ...MORE].map((query) => db.$client.prepare(query).bind(userId)),
  );
  const rows = answers.flatMap(({ results }) => results);
  const kept = new Set(rows.filter(({ away }) => away === 0).map(({ id }) => id));
  const away = new Set(rows.filter((row) => row.away === 1).map(({ id }) => id));
  return {
    has: (id) => kept.has(id),
    isAway: (id) => away.has(id),
    add: (id) => void kept.add(id),
  };
}
