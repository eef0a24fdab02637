import { z } from 'zod';
import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { keptShelf } from '~/platform/kept-shelf/kept-shelf.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import type { Added, Outcome } from '~/platform/kept-shelf/shelf-writes.server';
import { type Ask, readAsk } from '../address/ask';
import { BATTLE_SHELF } from './battle-limits';
import { keptAddress, shownToOthers } from './kept-address';
import { battles } from './tables';

const TEXT_BYTES = 3 * BATTLE_SHELF.addressLetters + 100;

/** The storage for users' battles. */
export const battleShelf = keptShelf(
  battles,
  {
    most: BATTLE_SHELF.most,
    mostWithDeleted: BATTLE_SHELF.mostWithDeleted,
    mostBytes: 4 * 1024 * 1024,
    textBytes: TEXT_BYTES,
    shownBytes: TEXT_BYTES,
    keptDeletedMs: BATTLE_SHELF.keptDeletedMs,
  },
  { facts: ['edition'] },
);

/** The services that storing needs. */
export type BattleDesk = ShelfStore & { clock: { now(): number } };

/** A stored battle for lists. Times in milliseconds. */
export type ListedBattle = {
  id: string;
  name: string;
  edition: string;
  version: number;
  updatedAt: number;
  shared: boolean;
};
export type OpenedBattle = { listed: ListedBattle; ask: Ask; code: string };

/** The stored format of a battle; `v` is the version of this shape. */
const keptText = z.strictObject({
  v: z.literal(1),
  address: z.string().max(BATTLE_SHELF.addressLetters),
});

/** The user's battles, the latest first. */
export async function listBattles(db: Database, userId: string): Promise<ListedBattle[]> {
  return (await battleShelf.list(db, userId)).map(listedOf);
}

/** The user's own battle; null for any other, 'unread' while its text cannot be read. */
export async function openBattle(store: ShelfStore, userId: string, id: string) {
  return opened(await battleShelf.open(store, userId, id));
}

/** The battle shared with this code, without the members of its owner's parties. */
export async function openSharedBattle(store: ShelfStore, code: string) {
  const read = opened(await battleShelf.openShared(store, code));
  if (read === null || read === 'unread') return read;
  return { name: read.listed.name, ...shownToOthers(read.ask) };
}

/** Stores a new battle. The sender may choose the id, so that sending it twice makes one. */
export async function addBattle(
  desk: BattleDesk,
  userId: string,
  { name, ask }: { name: string; ask: Ask },
  id: string = crypto.randomUUID(),
): Promise<{ id: string; done: Added }> {
  const born = { id, code: newCode(), now: desk.clock.now() };
  return { id, done: await battleShelf.add(desk, userId, onShelf(name, ask), born) };
}

/** Saves a battle over the version that was opened; 'changed' when another version was saved in the meantime. */
export function replaceBattle(
  desk: BattleDesk,
  userId: string,
  target: { id: string; version: number },
  { name, ask }: { name: string; ask: Ask },
): Promise<Outcome> {
  const kept = onShelf(name, ask);
  return battleShelf.replace(desk, userId, target, kept, {
    now: desk.clock.now(),
    show: () => kept.text,
  });
}

/** Copies the user's own battle under another name; null for any other. */
export async function duplicateBattle(
  desk: BattleDesk,
  userId: string,
  id: string,
): Promise<{ id: string; done: Added } | 'unread' | null> {
  const read = await openBattle(desk, userId, id);
  if (read === null || read === 'unread') return read;
  const name = copyName(read.listed.name, BATTLE_SHELF.nameLetters);
  return addBattle(desk, userId, { name, ask: read.ask });
}

/** Shares a battle and returns its code; null when it is not the user's. */
export function shareBattle(desk: BattleDesk, userId: string, id: string): Promise<string | null> {
  const made = { now: desk.clock.now(), show: (_: unknown, text: string) => text };
  return battleShelf.share(desk, userId, id, 'all', made);
}

function onShelf(name: string, ask: Ask) {
  const text = JSON.stringify({ v: 1, address: keptAddress(ask) });
  return { name, text, facts: { edition: ask.edition } };
}

type Row = Awaited<ReturnType<typeof battleShelf.list>>[number];

function listedOf({ id, name, edition, version, updatedAt, shared }: Row): ListedBattle {
  return { id, name, edition, version, updatedAt, shared: shared !== null };
}

function opened(row: Awaited<ReturnType<typeof battleShelf.open>>): OpenedBattle | 'unread' | null {
  if (row === null) return null;
  const ask = row.text === null ? null : readBattle(row.text);
  if (ask === null) return 'unread';
  return { listed: listedOf(row), ask: { ...ask, of: row.id }, code: row.code };
}

/** Reads a stored battle; null when it is invalid. */
export function readBattle(text: string): Ask | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = keptText.safeParse(value);
  return read.success ? readAsk(new URLSearchParams(read.data.address)) : null;
}
