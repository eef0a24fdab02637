import { characterPaths } from '~/character-paths';
import { openOutboxStore } from '~/platform/outbox/outbox-store';
import { COPY_LIFE_MS, type CopyHead, openCopyStore } from '~/platform/own-copies/copy-store';
import { copyNoteIn, readCharacterCopy } from './character-copy';
import type { TableFacts } from './table-facts';

/** A character stored on this device. `waiting`: the number of unsent deeds. */
export type CharacterOfHere = {
  id: string;
  name: string;
  line: string;
  at: number;
  waiting: number;
};

/** What a device can show of an account's characters without a request. */
export type Here =
  /** Nobody was signed in here last, or the browser has no storage. */
  | { is: 'nobody' }
  /** `isMissing`: the requested character is not among them. */
  | { is: 'list'; characters: readonly CharacterOfHere[]; isMissing: boolean }
  | { is: 'character'; table: TableFacts };

/** Looks for the copies of the last signed-in user: the requested one, otherwise all. */
export async function lookHere(id: string | null, now: number): Promise<Here> {
  const store = await openCopyStore();
  if (store === null) return { is: 'nobody' };
  try {
    const owner = await store.here();
    if (owner === null) return { is: 'nobody' };
    const heads = (await store.heads(owner, 'character')).filter(
      ({ at }) => now - at < COPY_LIFE_MS,
    );
    const wanted = heads.find((head) => head.id === id);
    const body = wanted ? await store.body(owner, 'character', wanted.id) : null;
    const table = body === null ? null : readCharacterCopy(body);
    if (table?.owner === owner && table.id === id) return { is: 'character', table };
    return { is: 'list', characters: await listed(owner, heads), isMissing: id !== null };
  } finally {
    store.close();
  }
}

async function listed(owner: string, heads: readonly CopyHead[]): Promise<CharacterOfHere[]> {
  const waiting = await waitingOf(owner);
  return heads.flatMap(({ id, at, note }) => {
    const told = copyNoteIn(note);
    const to = characterPaths.deeds({ id });
    return told ? [{ id, at, ...told, waiting: waiting.filter((one) => one === to).length }] : [];
  });
}

/** The target URL of each unsent deed of the user. */
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
