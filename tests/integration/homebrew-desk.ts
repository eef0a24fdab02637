import { readMonsterRecord } from '~/compendium/records/read-records';
import { type KeptCreature, newCreature } from '~/tools/homebrew/kept/creature';
import { keepCreature, openCreature } from '~/tools/homebrew/kept/creatures.server';
import { madeUp } from './compendium-files';
import { store } from './kept-rows';

/** A morning, and what keeps creatures from then on; `at.now` goes on when a test says so. */
export const T0 = Date.UTC(2030, 0, 1);
export const at = { now: T0 };
export const desk = { ...store, clock: { now: () => at.now } };

/** A creature of somebody's own. */
export function brewed(fields: Record<string, unknown> & { name: string }): KeptCreature {
  const read = readMonsterRecord(madeUp({ source: 'Homebrew', ...fields }));
  if (!read.ok) throw new Error(read.problem);
  return newCreature(read.record);
}

/** Keeps one, and gives its id. */
export async function keptOne(
  fields: Record<string, unknown> & { name: string } = { name: 'Moss Troll' },
  userId = 'ann',
): Promise<string> {
  const { id, done } = await keepCreature(desk, userId, brewed(fields));
  if (!done.ok) throw new Error(done.reason);
  return id;
}

/** A creature opened by its owner; throws where there is none. */
export async function openedBy(userId: string, id: string) {
  const read = await openCreature(desk, userId, id);
  if (read === null || read === 'unread') throw new Error(String(read));
  return read;
}
