import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { keptShelf } from '~/platform/kept-shelf/kept-shelf.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import type { ShelfLimits } from '~/platform/kept-shelf/shelf-limits';
import { newCode } from '~/platform/kept-shelf/shelf-shares.server';
import type { Added, Outcome } from '~/platform/kept-shelf/shelf-writes.server';
import { ENCOUNTER_LIMITS, type Encounter, type ListedEncounter } from '../encounter';
import type { ChangedEncounter } from './add-creature';
import {
  checkEncounter,
  foesOf,
  LONGEST_ENCOUNTER,
  readEncounter,
  shownEncounter,
} from './encounter-text';
import { encounterTroubleWords } from './encounter-words';
import { encounters } from './tables';

const LIMITS: ShelfLimits = {
  most: ENCOUNTER_LIMITS.most,
  mostWithDeleted: ENCOUNTER_LIMITS.mostWithDeleted,
  // 500 of the largest encounters that users make take a third of this, compressed.
  mostBytes: 8 * 1024 * 1024,
  // A character has up to three bytes.
  textBytes: 3 * LONGEST_ENCOUNTER,
  shownBytes: 3 * LONGEST_ENCOUNTER,
  keptDeletedMs: ENCOUNTER_LIMITS.keptDeletedMs,
};

/** The storage for users' encounters. */
export const encounterShelf = keptShelf(encounters, LIMITS, {
  facts: ['edition', 'status', 'folder', 'tags', 'partyId', 'foes', 'xp'],
});

/** The services that storing needs. */
export type EncounterDesk = ShelfStore & { clock: { now(): number } };

/** An encounter with its facts for lists. `code` opens it to others while it is shared. */
export type OpenedEncounter = { listed: ListedEncounter; encounter: Encounter; code: string };

type Status = ListedEncounter['status'];
type Facts = Awaited<ReturnType<typeof encounterShelf.list>>[number];

/** The user's encounters, the latest first. */
export async function listEncounters(db: Database, userId: string): Promise<ListedEncounter[]> {
  return (await encounterShelf.list(db, userId)).map(listedOf);
}

/** The user's own encounter; null for any other, 'unread' while its text cannot be read. */
export async function openEncounter(
  store: ShelfStore,
  userId: string,
  id: string,
): Promise<OpenedEncounter | 'unread' | null> {
  return opened(await encounterShelf.open(store, userId, id));
}

/** The encounter shared with this code, as others see it. */
export async function openSharedEncounter(
  store: ShelfStore,
  code: string,
): Promise<Pick<OpenedEncounter, 'encounter'> | 'unread' | null> {
  const read = opened(await encounterShelf.openShared(store, code));
  return read === null || read === 'unread' ? read : { encounter: shownEncounter(read.encounter) };
}

/** Stores a new encounter. The sender may choose the id, so that sending it twice makes one. */
export async function addEncounter(
  desk: EncounterDesk,
  userId: string,
  encounter: Encounter,
  { id = crypto.randomUUID(), status = 'draft' }: { id?: string; status?: Status } = {},
): Promise<{ id: string; done: Added }> {
  const born = { id, code: newCode(), now: desk.clock.now() };
  return { id, done: await encounterShelf.add(desk, userId, onShelf(encounter, status), born) };
}

/** Saves an encounter over the version that was opened; 'changed' when another version was saved in the meantime. */
export async function replaceEncounter(
  desk: EncounterDesk,
  userId: string,
  target: { id: string; version: number },
  encounter: Encounter,
  status: Status,
): Promise<Outcome> {
  const show = () => JSON.stringify(shownEncounter(encounter));
  const made = { now: desk.clock.now(), show };
  return encounterShelf.replace(desk, userId, target, onShelf(encounter, status), made);
}

/** The same, but also stores the version that is replaced as a separate encounter. */
export async function replaceBeside(
  desk: EncounterDesk,
  userId: string,
  target: { id: string; version: number },
  { mine, theirs, status }: { mine: Encounter; theirs: Encounter; status: Status },
): Promise<Outcome> {
  const show = () => JSON.stringify(shownEncounter(mine));
  const born = { id: crypto.randomUUID(), code: newCode(), now: desk.clock.now() };
  const versions = { mine: onShelf(mine, status), theirs: onShelf(theirs, status) };
  return encounterShelf.replaceAndKeepBoth(desk, userId, target, versions, { born, show });
}

/** The maximum number of attempts when other devices write at the same time. */
const TRIES = 4;

/**
 * Applies `change` to the current state of the user's own encounter, so that changes by other devices are kept. A
 * change that returns the same encounter writes nothing.
 */
export async function rewriteEncounter(
  desk: EncounterDesk,
  userId: string,
  id: string,
  change: (encounter: Encounter) => ChangedEncounter,
): Promise<{ ok: true; name: string } | { ok: false; problem: string; status: number }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await openEncounter(desk, userId, id);
    if (read === null) return { ok: false, problem: encounterTroubleWords('gone'), status: 404 };
    if (read === 'unread') break;
    const { listed, encounter } = read;
    const changed = change(encounter);
    if (!changed.ok) return { ...changed, status: 409 };
    const { name } = encounter;
    if (changed.encounter === encounter) return { ok: true, name };
    const checked = checkEncounter(changed.encounter);
    if (!checked.ok) return { ...checked, status: 409 };
    const done = await replaceEncounter(desk, userId, listed, checked.encounter, listed.status);
    if (done.ok) return { ok: true, name };
    if (done.reason !== 'changed') {
      return { ok: false, problem: encounterTroubleWords(done.reason), status: 409 };
    }
  }
  return { ok: false, problem: encounterTroubleWords('unavailable'), status: 503 };
}

/** Copies the user's own encounter as a draft with another name; null for any other. */
export async function duplicateEncounter(
  desk: EncounterDesk,
  userId: string,
  id: string,
): Promise<{ id: string; done: Added } | 'unread' | null> {
  const read = await openEncounter(desk, userId, id);
  if (read === null || read === 'unread') return read;
  return addEncounter(desk, userId, { ...read.encounter, name: copyName(read.encounter.name) });
}

/** Shares an encounter and returns its code; null when it is not the user's. */
export function shareEncounter(
  desk: EncounterDesk,
  userId: string,
  id: string,
): Promise<string | null> {
  const show = (_: unknown, text: string) => {
    const read = readEncounter(text);
    return read.ok ? JSON.stringify(shownEncounter(read.encounter)) : '';
  };
  return encounterShelf.share(desk, userId, id, 'all', { now: desk.clock.now(), show });
}

/** Stops sharing an encounter; its code never works again. */
export function stopSharingEncounter(db: Database, userId: string, id: string) {
  return encounterShelf.stopSharing(db, userId, id);
}

/** Soft-deletes the user's own encounter; it can be restored for 30 days. */
export function putAwayEncounter(desk: EncounterDesk, userId: string, id: string) {
  return encounterShelf.putAway(desk.db, userId, id, desk.clock.now());
}

/** Restores a soft-deleted encounter. */
export function bringBackEncounter(db: Database, userId: string, id: string) {
  return encounterShelf.bringBack(db, userId, id);
}

function onShelf(encounter: Encounter, status: Status) {
  const { name, edition, folder, tags, party, creatures } = encounter;
  const facts = { edition, status, folder, tags: JSON.stringify(tags), partyId: party.partyId };
  return { name, text: JSON.stringify(encounter), facts: { ...facts, ...foesOf(creatures) } };
}

function listedOf(row: Facts): ListedEncounter {
  const { id, name, status, edition, partyId, folder, foes, xp, version, updatedAt } = row;
  const told = { id, name, status, edition, partyId, folder, foes, xp, version, updatedAt };
  return { ...told, tags: tagsOf(row.tags), shared: row.shared !== null };
}

function tagsOf(text: string): string[] {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.map(String) : [];
}

function opened(
  row: Awaited<ReturnType<typeof encounterShelf.open>>,
): OpenedEncounter | 'unread' | null {
  if (row === null) return null;
  const read = row.text === null ? null : readEncounter(row.text);
  return read?.ok ? { listed: listedOf(row), encounter: read.encounter, code: row.code } : 'unread';
}
