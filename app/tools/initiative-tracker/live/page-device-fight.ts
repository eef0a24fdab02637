import type { FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import { EDITIONS, type Edition } from '~/rules/edition';
import {
  type DraftShelf,
  draftKey,
  draftsOn,
  dropDraft,
  writeDraft,
} from '~/ui/drafts/draft-shelf';

/** A fight stored only on this device, without an account: only the log, from which all else follows. */
export type DeviceFight = { id: string; edition: Edition; events: readonly FightEvent[] };

/** The storage for fights on a device. */
export type FightStorage = DraftShelf<null>['storage'];

/** The initial state of a fight on the device. */
export function deviceSeed(edition: Edition) {
  return { seq: 0, fight: newFight('A fight', edition) };
}

function shelfIn(storage: FightStorage): DraftShelf<null> {
  return { storage, prefix: 'draft:initiative-tracker::', readNote: () => null };
}

/** A log to be written; entries of another release stay in it unread. */
type WrittenLog = { edition: Edition; events: readonly unknown[] };

/** Stores a fight on this device; false when there is no space or no storage. */
export function keepDeviceFight(
  storage: FightStorage | null,
  fight: WrittenLog & { id: string },
  now: number,
): boolean {
  if (storage === null) return false;
  const draft = {
    place: fight.id,
    tab: null,
    at: now,
    name: 'A fight in the initiative tracker',
    note: null,
    text: fightText(fight),
  };
  return writeDraft(shelfIn(storage), draft);
}

/** All texts stored on this device as fights, the latest first, not parsed. */
export function keptTexts(storage: FightStorage): { place: string; at: number; text: string }[] {
  return draftsOn(shelfIn(storage)).map(({ place, at, text }) => ({ place, at, text }));
}

/** The storage key of a fight on this device. */
export function deviceFightKey(storage: FightStorage, id: string): string {
  return draftKey(shelfIn(storage), { place: id, tab: null });
}

/** The text stored on this device for this fight, not parsed; null if none. */
export function keptText(storage: FightStorage | null, id: string): string | null {
  const written = storage?.getItem(deviceFightKey(storage, id)) ?? null;
  return written === null ? null : written.slice(written.indexOf('\n') + 1);
}

const ASIDE = 'aside:initiative-tracker::';

/** Moves an unreadable fight to another key, unchanged; without space for it, it stays. */
export function setAside(storage: FightStorage, id: string): void {
  const key = deviceFightKey(storage, id);
  const text = storage.getItem(key);
  if (text === null) return;
  storage.removeItem(key);
  try {
    storage.setItem(`${ASIDE}${id}`, text);
  } catch {
    storage.setItem(key, text);
  }
}

/** The unreadable fights that were moved aside, unchanged. */
export function fightsAside(storage: FightStorage | null): { id: string; text: string }[] {
  if (storage === null) return [];
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys.flatMap((key) => {
    const kept = key?.startsWith(ASIDE) ? storage.getItem(key) : null;
    if (!key || kept === null) return [];
    return [{ id: key.slice(ASIDE.length), text: kept.slice(kept.indexOf('\n') + 1) }];
  });
}

/** The fights on this device whose outline is valid, the latest first. */
export function deviceFights(storage: FightStorage | null): (DeviceFight & { at: number })[] {
  if (storage === null) return [];
  return keptTexts(storage).flatMap(({ place, at, text }) => {
    const read = readFightText(text);
    return read === null ? [] : [{ ...read, id: place, at }];
  });
}

/** Removes a fight from this device if no more than `kept` events are in it; one that was continued since stays. */
export function dropDeviceFight(storage: FightStorage | null, id: string, kept: number): void {
  const text = keptText(storage, id);
  const read = text === null ? null : readFightText(text);
  if (storage === null || read === null || read.events.length > kept) return;
  dropDraft(shelfIn(storage), { place: id, tab: null });
}

/** A fight as the text of a file: its log as JSON. */
export function fightText({ edition, events }: WrittenLog): string {
  return JSON.stringify({ kind: 'fight', v: 1, edition, events });
}

/** Reads the result of `fightText`, checking only its outline; null for anything else. */
export function readFightText(text: string): Omit<DeviceFight, 'id'> | null {
  try {
    const { kind, v, edition, events } = Object(JSON.parse(text));
    const known = EDITIONS.find((one) => one === edition);
    if (kind !== 'fight' || v !== 1 || known === undefined || !Array.isArray(events)) return null;
    return { edition: known, events };
  } catch {
    return null;
  }
}
