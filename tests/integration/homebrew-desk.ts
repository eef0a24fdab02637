import { env } from 'cloudflare:workers';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { type KeptCreature, newCreature } from '~/tools/homebrew/kept/creature';
import {
  keepCreature,
  openCreature,
  replaceCreature,
} from '~/tools/homebrew/kept/creatures.server';
import { madeUp } from './compendium-files';
import { store } from './kept-rows';

/** The start time and the services of the tests; `at.now` is the clock. */
export const T0 = Date.UTC(2030, 0, 1);
export const at = { now: T0 };
export const desk = { ...store, clock: { now: () => at.now } };

/** A creature of a user's own. */
export function brewed(fields: Record<string, unknown> & { name: string }): KeptCreature {
  const read = readMonsterRecord(madeUp({ source: 'Homebrew', ...fields }));
  if (!read.ok) throw new Error(read.problem);
  return newCreature(read.record);
}

/** Saves a creature; returns its id. */
export async function keptOne(
  fields: Record<string, unknown> & { name: string } = { name: 'Moss Troll' },
  userId = 'ann',
): Promise<string> {
  const { id, done } = await keepCreature(desk, userId, brewed(fields));
  if (!done.ok) throw new Error(done.reason);
  return id;
}

/** Opens a creature as its owner; throws if there is none. */
export async function openedBy(userId: string, id: string) {
  const read = await openCreature(desk, userId, id);
  if (read === null || read === 'unread') throw new Error(String(read));
  return read;
}

/** The number of rows in a table. */
export async function countOf(table: string): Promise<number> {
  return (await env.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')) ?? -1;
}

/** Saves a creature of Ann's under another name, this many milliseconds later. */
export async function saveAgain(id: string, name: string, after: number) {
  at.now += after;
  const { listed } = await openedBy('ann', id);
  const target = { id, version: listed.version };
  const done = await replaceCreature(desk, 'ann', target, brewed({ name }));
  if (!done.ok) throw new Error(done.reason);
}

/** Inserts this many creatures as rows only. */
export function fillShelf(count: number, deletedAt: number | null = null, prefix = 'e') {
  return env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into homebrew_creatures (id, user_id, name, code, edition, type, cr, sort_name, hash, own_id, created_at, updated_at, deleted_at)
     select ?3 || i, 'ann', 'E', ?3 || 'c' || i, '2014', 'beast', 1, 'e', 'h', ?3 || 'o' || i, 0, 0, ?2 from n`,
  )
    .bind(count, deletedAt, prefix)
    .run();
}
