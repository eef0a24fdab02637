import { expect } from 'vitest';
import type { FightEvent } from '~/fights/log/deeds';
import { NOW, objectOf } from './fights-desk';
import { addPeople } from './kept-rows';

export const BIRTH = { id: 'one', name: 'Ambush', edition: '2014', now: NOW } as const;
export const fight = () => objectOf('one');
export const append = (...events: unknown[]) => fight().append('ann', 'ann', events, NOW);

/** Sends events, a hundred per request. */
export async function appendAll(events: readonly FightEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += 100) {
    const sent = await append(...events.slice(from, from + 100));
    expect(sent?.refused).toEqual([]);
  }
}

export async function whole() {
  const read = await fight().read('ann', null);
  if (!read) throw new Error('There is no fight.');
  return read;
}

/** The event ids of the log, read page by page. */
export async function ids(): Promise<string[]> {
  const found: string[] = [];
  for (let from: number | null = 1; from !== null; ) {
    const page: { events: string[]; next: number | null } | null = await fight().log('ann', from);
    found.push(...(page?.events ?? []).map((text) => JSON.parse(text).id));
    from = page?.next ?? null;
  }
  return found;
}

/** Creates Ann and an object for a fight without events. */
export async function openOne(): Promise<void> {
  await addPeople('ann');
  await fight().open('ann', BIRTH, []);
}
