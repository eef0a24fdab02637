import { fightPaths } from '~/fight-paths';
import type { FightFacts } from '~/fights/kept/fight-facts';
import { openOutboxStore } from '~/platform/outbox/outbox-store';
import { COPY_LIFE_MS, type CopyHead, openCopyStore } from '~/platform/own-copies/copy-store';
import { type FightCopy, factsIn, readFightCopy } from '../live/fight-copy';

/** A fight that this device has a copy of. `waiting`: number of events not sent yet. */
export type FightOfHere = { id: string; at: number; facts: FightFacts; waiting: number };

/** What a device can show of an account's fights while offline. */
export type Here =
  /** No user was signed in last, or the browser stores nothing. */
  | { is: 'nobody' }
  | {
      is: 'list';
      fights: readonly FightOfHere[];
      /** Whether the requested fight is missing from `fights`. */
      isMissing: boolean;
    }
  | { is: 'fight'; owner: string; id: string; copy: FightCopy };

/** Reads the copies of the user who was last signed in on this device: the requested fight, else all of them. */
export async function lookHere(id: string | null, now: number): Promise<Here> {
  const store = await openCopyStore();
  if (store === null) return { is: 'nobody' };
  try {
    const owner = await store.here();
    if (owner === null) return { is: 'nobody' };
    const heads = (await store.heads(owner, 'fight')).filter(({ at }) => now - at < COPY_LIFE_MS);
    const wanted = heads.find((head) => head.id === id);
    const facts = factsIn(wanted?.note);
    const body = wanted ? await store.body(owner, 'fight', wanted.id) : null;
    const copy = wanted && facts && body !== null ? readFightCopy(body, facts, wanted.at) : null;
    if (wanted && copy) return { is: 'fight', owner, id: wanted.id, copy };
    return { is: 'list', fights: await listed(owner, heads), isMissing: id !== null };
  } finally {
    store.close();
  }
}

async function listed(owner: string, heads: readonly CopyHead[]): Promise<FightOfHere[]> {
  const waiting = await waitingOf(owner);
  return heads.flatMap(({ id, at, note }) => {
    const facts = factsIn(note);
    const to = fightPaths.fightEvents({ id });
    return facts ? [{ id, at, facts, waiting: waiting.filter((one) => one === to).length }] : [];
  });
}

/** The URL that each event in the user's outbox is sent to. */
async function waitingOf(owner: string): Promise<string[]> {
  try {
    const outbox = await openOutboxStore();
    const events = (await outbox?.list(owner)) ?? [];
    outbox?.close();
    return events.map(({ to }) => to);
  } catch {
    return [];
  }
}
