import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { keptShelf } from '~/platform/kept-shelf/kept-shelf.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import type { Edition } from '~/rules/edition';
import type { Character } from '../record/character';
import { copyOf } from '../record/copy-of';
import { CHARACTER_SHELF, type CharacterTrouble } from './character-limits';
import { keptCharacter, readKept, shownCharacter } from './character-text';
import { type CharacterLine, lineOf } from './listed';
import { characters } from './tables';

/** The storage of users' characters. */
export const characterShelf = keptShelf(
  characters,
  {
    most: CHARACTER_SHELF.most,
    mostWithDeleted: CHARACTER_SHELF.mostWithDeleted,
    // The maximum number of characters at maximum size fits when compressed.
    mostBytes: 6 * 1024 * 1024,
    textBytes: CHARACTER_SHELF.bodyBytes,
    shownBytes: 1024,
    keptDeletedMs: CHARACTER_SHELF.keptDeletedMs,
  },
  { facts: ['edition', 'classLine', 'raceName', 'level', 'portrait', 'play', 'playSeq'] },
);

/** The services that storing characters needs. */
export type CharacterDesk = ShelfStore & { clock: { now(): number } };

/** A stored character in a list. Times in milliseconds. */
export type ListedCharacter = CharacterLine & {
  id: string;
  name: string;
  edition: Edition;
  version: number;
  updatedAt: number;
  shared: boolean;
  portrait: string | null;
};

/** A character with its play. `playSeq` counts its deeds; `code` is the share code while it is shared. */
export type OpenedCharacter = {
  listed: ListedCharacter;
  character: Character;
  playSeq: number;
  code: string;
};

/** The result of storing a character. */
export type Kept = { ok: true; id: string } | { ok: false; reason: CharacterTrouble };

type Row = Awaited<ReturnType<typeof characterShelf.list>>[number];

/** A user's characters, newest first. */
export async function listCharacters(db: Database, userId: string): Promise<ListedCharacter[]> {
  return (await characterShelf.list(db, userId)).map(listedOf);
}

/** A user's own character; null for any other, 'unread' when its data is invalid. */
export async function openCharacter(
  store: ShelfStore,
  userId: string,
  id: string,
): Promise<OpenedCharacter | 'unread' | null> {
  return opened(await characterShelf.open(store, userId, id));
}

/**
 * The character shared under a code, without its private fields; null for an unknown code, 'unread' when its data is
 * invalid.
 */
export async function openSharedCharacter(
  store: ShelfStore,
  code: string,
): Promise<{ listed: ListedCharacter; character: Character } | 'unread' | null> {
  const read = opened(await characterShelf.openShared(store, code));
  if (read === null || read === 'unread') return read;
  return { listed: read.listed, character: shownCharacter(read.character) };
}

/**
 * Stores a new character with its play. The client can choose the id, so that a repeated request does not create a
 * second one.
 */
export async function addCharacter(
  desk: CharacterDesk,
  userId: string,
  whole: Character,
  id: string = crypto.randomUUID(),
): Promise<Kept> {
  const kept = onShelf(whole);
  if (kept === null) return { ok: false, reason: 'too-long' };
  const { play, ...chosen } = kept;
  const born = { id, code: newCode(), now: desk.clock.now() };
  const facts = { ...chosen.facts, play, playSeq: 0 };
  const done = await characterShelf.add(desk, userId, { ...chosen, facts }, born);
  return done.ok ? { ok: true, id } : done;
}

/**
 * Saves a character if its version is still the opened one; otherwise the reason is 'changed'. Play is not saved from
 * `whole`; it changes only through deeds.
 */
export async function saveCharacter(
  desk: CharacterDesk,
  userId: string,
  target: { id: string; version: number },
  whole: Character,
): Promise<Kept> {
  const kept = onShelf(whole);
  if (kept === null) return { ok: false, reason: 'too-long' };
  const { name, text, facts } = kept;
  const made = { now: desk.clock.now(), show: () => '' };
  const done = await characterShelf.replace(desk, userId, target, { name, text, facts }, made);
  return done.ok ? { ok: true, id: target.id } : done;
}

/** Saves like `saveCharacter`, and stores the overwritten version with its play as a separate character. */
export async function saveBeside(
  desk: CharacterDesk,
  userId: string,
  target: { id: string; version: number },
  { mine, theirs }: { mine: Character; theirs: Character },
): Promise<Kept> {
  const [over, aside] = [onShelf(mine), onShelf(theirs)];
  if (over === null || aside === null) return { ok: false, reason: 'too-long' };
  const born = { id: crypto.randomUUID(), code: newCode(), now: desk.clock.now() };
  const versions = {
    mine: { name: over.name, text: over.text, facts: over.facts },
    theirs: { ...aside, facts: { ...aside.facts, play: aside.play, playSeq: 0 } },
  };
  const made = { born, show: () => '' };
  const done = await characterShelf.replaceAndKeepBoth(desk, userId, target, versions, made);
  return done.ok ? { ok: true, id: target.id } : done;
}

/** Copies a user's own character under another name, with full hit points and nothing spent. */
export async function copyCharacter(
  desk: CharacterDesk,
  userId: string,
  id: string,
): Promise<Kept> {
  const read = await openCharacter(desk, userId, id);
  if (read === null) return { ok: false, reason: 'gone' };
  if (read === 'unread') return { ok: false, reason: 'unavailable' };
  return addCharacter(desk, userId, copyOf(read.character, 'copy'));
}

/** Shares a character and returns its share code; null when it is not the user's own. */
export function shareCharacter(
  desk: CharacterDesk,
  userId: string,
  id: string,
): Promise<string | null> {
  return characterShelf.share(desk, userId, id, 'all', {
    now: desk.clock.now(),
    show: () => '',
  });
}

/** Ends sharing permanently: the code becomes invalid. */
export function stopSharingCharacter(db: Database, userId: string, id: string) {
  return characterShelf.stopSharing(db, userId, id);
}

/** Soft-deletes a user's own character, if the SQL condition `only` holds; it can be restored for 30 days. */
export function putAwayCharacter(
  desk: Pick<CharacterDesk, 'db' | 'clock'>,
  userId: string,
  id: string,
  only?: SQL,
) {
  return characterShelf.putAway(desk.db, userId, id, desk.clock.now(), only);
}

/** A user's soft-deleted character: its name, and the party it was in; null when there is none. */
export async function putAwayOne(
  db: Database,
  userId: string,
  id: string,
): Promise<{ name: string; satIn: string | null } | null> {
  const [row] = await db
    .select({ name: characters.name, satIn: characters.satIn })
    .from(characters)
    .where(
      and(eq(characters.id, id), eq(characters.userId, userId), isNotNull(characters.deletedAt)),
    )
    .limit(1);
  return row ?? null;
}

/** A user's soft-deleted characters that can still be restored, newest first. */
export function listPutAway(db: Database, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: characters.id, name: characters.name })
    .from(characters)
    .where(and(eq(characters.userId, userId), isNotNull(characters.deletedAt)))
    .orderBy(desc(characters.deletedAt))
    .limit(CHARACTER_SHELF.mostWithDeleted);
}

/** Restores a soft-deleted character; false when it no longer exists or the limit is reached. */
export function bringBackCharacter(db: Database, userId: string, id: string) {
  return characterShelf.bringBack(db, userId, id);
}

/** Permanently deletes a soft-deleted character; false when it does not exist. */
export async function deleteCharacter(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(characters)
    .where(
      and(eq(characters.id, id), eq(characters.userId, userId), isNotNull(characters.deletedAt)),
    )
    .returning({ id: characters.id });
  return gone.length > 0;
}

/** The portrait of a user's own character, also when soft-deleted; null when there is none. */
export async function ownPortrait(
  db: Database,
  userId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .select({ portrait: characters.portrait })
    .from(characters)
    .where(and(eq(characters.id, id), eq(characters.userId, userId)))
    .limit(1);
  return row?.portrait ?? null;
}

/** The owner and portrait of a shared character; null when it is not shared or has no portrait. */
export async function sharedPortrait(
  db: Database,
  code: string,
): Promise<{ userId: string; portrait: string } | null> {
  const [row] = await db
    .select({ userId: characters.userId, portrait: characters.portrait })
    .from(characters)
    .where(
      and(eq(characters.code, code), isNotNull(characters.shared), isNull(characters.deletedAt)),
    )
    .limit(1);
  return row?.portrait ? { userId: row.userId, portrait: row.portrait } : null;
}

/** A character as its shelf stores it; null when it is too long. */
export function onShelf(whole: Character) {
  const kept = keptCharacter(whole);
  if (kept === null) return null;
  const { name, edition, portrait } = whole;
  return { ...kept, name, facts: { edition, portrait, ...lineOf(whole) } };
}

function listedOf(row: Row): ListedCharacter {
  const { id, name, edition, classLine, raceName, level, version, updatedAt, portrait } = row;
  const told = { id, name, edition, classLine, raceName, level, version, updatedAt, portrait };
  return { ...told, shared: row.shared !== null };
}

function opened(
  row: Awaited<ReturnType<typeof characterShelf.open>>,
): OpenedCharacter | 'unread' | null {
  if (row === null) return null;
  const read = row.text === null ? null : readKept(row.text, row.play);
  if (read === null) return 'unread';
  return { listed: listedOf(row), character: read, playSeq: row.playSeq, code: row.code };
}
