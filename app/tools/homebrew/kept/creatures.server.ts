import { foldText } from '~/compendium/records/text-fold';
import {
  type BesideKept,
  newOwnId,
  ownBeside,
  ownHash,
} from '~/compendium/shelf/own-beside-sql.server';
import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { keptShelf } from '~/platform/kept-shelf/kept-shelf.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { packText } from '~/platform/kept-shelf/packed-text';
import { MOST_BYTES_IN_ROW, type ShelfLimits } from '~/platform/kept-shelf/shelf-limits';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import {
  asHomebrew,
  CREATURE_LIMITS,
  creatureText,
  isUnfinished,
  type KeptCreature,
  newCreature,
  readCreature,
  shownCreature,
} from './creature';
import type { CreatureTrouble } from './creature-words';
import type { ListedCreature } from './listed';
import { homebrewCreatures } from './tables';

const LIMITS: ShelfLimits = {
  most: CREATURE_LIMITS.most,
  mostWithDeleted: CREATURE_LIMITS.mostWithDeleted,
  mostBytes: CREATURE_LIMITS.bytes,
  // A character takes up to three bytes.
  textBytes: 3 * CREATURE_LIMITS.letters,
  shownBytes: 3 * CREATURE_LIMITS.letters,
  keptDeletedMs: CREATURE_LIMITS.keptDeletedMs,
};

/** The storage of users' creatures. */
export const creatureShelf = keptShelf(homebrewCreatures, LIMITS, {
  facts: [
    // Derived from its text.
    ...(['edition', 'type', 'cr', 'sortName', 'hash', 'isDraft', 'origin'] as const),
    // Its place, visibility and import: saving the text does not change them.
    ...(['ownId', 'folder', 'tags', 'partyId', 'importId', 'importVersion'] as const),
  ],
});

/** The services that storing creatures needs. */
export type CreatureDesk = ShelfStore & { clock: { now(): number } };

/** A creature with its list facts. `code` is the share code while it is shared. */
export type OpenedCreature = { listed: ListedCreature; kept: KeptCreature; code: string };

/** The result of storing: success, or why nothing changed. */
export type Done = { ok: true } | { ok: false; reason: CreatureTrouble };

const TOO_LONG: Done = { ok: false, reason: 'too-long' };

type Facts = Awaited<ReturnType<typeof creatureShelf.list>>[number];

/** Optional data of a new creature; the client can choose the id, so that a repeated request creates only one. */
export type Place = {
  id?: string;
  /** Its id among its owner's monsters, where that is known beforehand. */
  ownId?: string;
  folder?: string;
  tags?: readonly string[];
  importId?: string | null;
};

/** Stores a new creature and adds it to its owner's lookups. */
export async function keepCreature(
  desk: CreatureDesk,
  userId: string,
  kept: KeptCreature,
  { id = crypto.randomUUID(), ownId, folder = '', tags = [], importId }: Place = {},
): Promise<{ id: string; done: Done }> {
  const written = await onShelf(kept);
  if (written === null) return { id, done: TOO_LONG };
  const facts = {
    ...written.facts,
    ...placeOf(kept, { ownId, folder, tags, importId }),
  };
  const born = { id, code: newCode(), now: desk.clock.now() };
  const beside = besideOf(desk, userId, [{ keptId: id, ...written.row }]);
  const added = { ...written, facts };
  return { id, done: await creatureShelf.add(desk, userId, added, { ...born, beside }) };
}

/** A user's own creature; null for any other, 'unread' when its data is invalid. */
export async function openCreature(
  store: ShelfStore,
  userId: string,
  id: string,
): Promise<OpenedCreature | 'unread' | null> {
  return opened(await creatureShelf.open(store, userId, id));
}

/** The public view of the creature shared under a code; null for an unknown code. */
export async function openSharedCreature(
  store: ShelfStore,
  code: string,
): Promise<Pick<OpenedCreature, 'kept'> | 'unread' | null> {
  const read = opened(await creatureShelf.openShared(store, code));
  return read === null || read === 'unread' ? read : { kept: shownCreature(read.kept) };
}

/** Saves a creature if its version is still the opened one; otherwise the reason is 'changed'. */
export async function replaceCreature(
  desk: CreatureDesk,
  userId: string,
  target: { id: string; version: number },
  kept: KeptCreature,
): Promise<Done> {
  const written = await onShelf(kept);
  if (written === null) return TOO_LONG;
  const beside = besideOf(desk, userId, [{ keptId: target.id, ...written.row }]);
  const made = { now: desk.clock.now(), show: () => shownText(kept), beside };
  return creatureShelf.replace(desk, userId, target, written, made);
}

/** Saves in the same way, and stores the overwritten version as a separate creature. */
export async function replaceCreatureBeside(
  desk: CreatureDesk,
  userId: string,
  target: { id: string; version: number },
  { mine, theirs }: { mine: KeptCreature; theirs: KeptCreature },
): Promise<Done> {
  const [over, aside] = await Promise.all([onShelf(mine), onShelf(theirs)]);
  if (over === null || aside === null) return TOO_LONG;
  const id = crypto.randomUUID();
  const beside = besideOf(desk, userId, [
    { keptId: target.id, ...over.row },
    { keptId: id, ...aside.row },
  ]);
  const versions = {
    mine: over,
    theirs: { ...aside, facts: { ...aside.facts, ...placeOf(theirs, {}) } },
  };
  return creatureShelf.replaceAndKeepBoth(desk, userId, target, versions, {
    born: { id, code: newCode(), now: desk.clock.now(), beside },
    show: () => shownText(mine),
  });
}

/** Copies a user's own creature under another name in the same folder; null for any other. */
export async function duplicateCreature(
  desk: CreatureDesk,
  userId: string,
  id: string,
): Promise<{ id: string; done: Done } | 'unread' | null> {
  const read = await openCreature(desk, userId, id);
  if (read === null || read === 'unread') return read;
  const { record, origin } = read.kept;
  const copy = newCreature({ ...record, name: copyName(record.name) }, origin);
  return keepCreature(desk, userId, copy, { folder: read.listed.folder, tags: read.listed.tags });
}

/** Shares a creature and returns its share code; null when it is not the user's own. */
export function shareCreature(
  desk: CreatureDesk,
  userId: string,
  id: string,
): Promise<string | null> {
  const show = (_: unknown, text: string) => {
    const kept = readCreature(text);
    return kept ? shownText(kept) : '';
  };
  return creatureShelf.share(desk, userId, id, 'all', { now: desk.clock.now(), show });
}

/** Ends sharing permanently: the code becomes invalid. */
export function stopSharingCreature(db: Database, userId: string, id: string) {
  return creatureShelf.stopSharing(db, userId, id);
}

/** Statements that add creatures to lookups, for the transaction that stores them. */
export function besideOf(
  { db, clock }: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  rows: readonly BesideKept[],
): D1PreparedStatement[] {
  const whose = { table: 'homebrew_creatures', ownerId: userId, now: clock.now() };
  return ownBeside(db.$client, whose, rows);
}

/** A creature as its row stores it; null when it is too long. */
export async function onShelf(kept: KeptCreature) {
  const record = asHomebrew(kept.record);
  const text = creatureText({ ...kept, record });
  const packed = text === null ? null : await packText(text);
  // Its history and its restoration only read the row.
  if (text === null || packed === null || packed.byteLength > MOST_BYTES_IN_ROW) return null;
  const { name, edition, type, cr } = record;
  const hash = await ownHash(record);
  const isDraft = isUnfinished(kept) ? 1 : 0;
  const origin = kept.origin?.name ?? null;
  const facts = { edition, type, cr, sortName: foldText(name), hash, isDraft, origin };
  return { name, text, packed, facts, row: { record, hash } };
}

/** The place of a new creature, and its id among its owner's monsters. */
export function placeOf(
  { record }: KeptCreature,
  { ownId = newOwnId(record.slug), folder = '', tags = [], importId = null }: Omit<Place, 'id'>,
) {
  return {
    ownId,
    folder,
    tags: JSON.stringify(tags),
    partyId: null,
    importId,
    importVersion: importId === null ? null : 1,
  };
}

function shownText(kept: KeptCreature): string {
  return JSON.stringify(shownCreature(kept));
}

function opened(
  row: Awaited<ReturnType<typeof creatureShelf.open>>,
): OpenedCreature | 'unread' | null {
  if (row === null) return null;
  const kept = row.text === null ? null : readCreature(row.text);
  return kept === null ? 'unread' : { listed: listedOf(row), kept, code: row.code };
}

/** Converts a row to its list facts. */
export function listedOf(row: Facts): ListedCreature {
  const { id, name, version, updatedAt, edition, type, cr, origin, folder, partyId, ownId } = row;
  return {
    id,
    name,
    version,
    updatedAt,
    edition,
    type,
    cr,
    origin,
    folder,
    partyId,
    ownId,
    tags: tagsOf(row.tags),
    isDraft: row.isDraft === 1,
    shared: row.shared !== null,
  };
}

function tagsOf(text: string): string[] {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.map(String) : [];
}
