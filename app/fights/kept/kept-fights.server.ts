import { z } from 'zod';
import { line } from '~/compendium/records/record-parts';
import { copyName } from '~/platform/copy-name';
import { noteObject, releaseObject } from '~/platform/loose-objects-sql.server';
import type { Edition } from '~/rules/edition';
import type { FightEvent } from '../log/deeds';
import { awardedXp } from '../people/awarded-xp';
import { cleanCopy } from './clean-copy';
import type { Appended, FightRead, LogPage } from './fight-calls';
import { type Failed, FIGHT_KIND, type FightDesk, reachFight } from './fight-desk.server';
import { isFightId, newFightId } from './fight-ids.server';
import { FIGHT_LIMITS } from './fight-limits';
import { copyMembership, releaseMembers } from './fight-members.server';
import {
  addRow,
  bringBack,
  fightRow,
  type ListedFight,
  layInto,
  putAway,
  type ReachedFight,
  reachable,
  whyFull,
} from './fight-rows.server';
import { type FightTrouble, fightTroubleWords } from './fight-trouble';
import { giveFightXp } from './fight-xp.server';
import { appending, followFight } from './follow-row.server';
import { memberCopies } from './member-copies';
import { fightOfRead } from './read-fight';

/** A fight to be stored; `events` are its first, with its owner as author whatever they say. */
export type NewFight = {
  /** Chosen by the sender (`newFightId`), so that sending it twice makes one fight; missing: a new one. */
  id?: string;
  name: string;
  edition: Edition;
  folder?: string;
  events?: readonly unknown[];
};

export type Created = { ok: true; id: string; seq: number } | Failed;
export type Opened =
  | ({ ok: true; row: ListedFight; fight: FightRead } & Pick<ReachedFight, 'owner' | 'role'>)
  | Failed;
export type AppendedTo = ({ ok: true } & Omit<Appended, 'members'>) | Failed;

const fightName = line(100);
const folderName = line(FIGHT_LIMITS.folderLetters).or(z.literal(''));

function failed(reason: FightTrouble, sentence = fightTroubleWords(reason)): Failed {
  return { ok: false, reason, sentence };
}

/** Stores a new fight with its first events: all or nothing. */
export async function createFight(
  desk: FightDesk,
  userId: string,
  { id = newFightId(), edition, events = [], ...words }: NewFight,
): Promise<Created> {
  const { db, clock } = desk;
  const now = clock.now();
  const name = fightName.safeParse(words.name);
  const folder = folderName.safeParse(words.folder?.trim() ?? '');
  if (!name.success) return failed('no-name');
  if (!folder.success) return failed('no-folder');
  if (!isFightId(id)) return failed('taken');
  const there = await fightRow(db, userId, id);
  if (there) return { ok: true, id, seq: there.seq };
  const full = await whyFull(db, userId);
  if (full) return failed(full);
  if (!(await noteObject(db, FIGHT_KIND, id, now))) return failed('taken');
  const giveUp = async (reason: FightTrouble, sentence?: string) => {
    await releaseObject(db, FIGHT_KIND, id, now);
    return failed(reason, sentence);
  };
  const birth = { id, name: name.data, edition, now };
  const opened = await reachFight(desk, id, (fight) => fight.open(userId, birth, events));
  if (!opened.ok) return giveUp('unavailable');
  const { answer } = opened;
  // An object of another owner must not be emptied; its row still refers to it.
  if (answer.kind === 'another’s') return failed('taken');
  if (answer.kind === 'refused') return giveUp('refused', answer.reason);
  const { seq } = answer.standing;
  if (await addRow(db, userId, { id, folder: folder.data, now }, answer.standing)) {
    return { ok: true, id, seq };
  }
  if (await fightRow(db, userId, id)) return { ok: true, id, seq };
  return giveUp((await whyFull(db, userId)) ?? 'taken');
}

/**
 * A fight that the user may run, as owner or helper, for a device that has all events up to `since` (null: none).
 * Null for any other fight and for a soft-deleted one.
 */
export async function fightFor(
  desk: FightDesk,
  userId: string,
  id: string,
  since: number | null = null,
): Promise<Opened | null> {
  const reached = await reachable(desk.db, userId, id);
  if (reached === null) return null;
  const { owner, role } = reached;
  const read = await reachFight(desk, id, (fight) => fight.read(owner, since));
  if (!read.ok) return failed(read.reason);
  const { seq, facts, changedAt } = read.answer;
  const row = { ...reached.row, ...facts, seq, updatedAt: changedAt };
  return { ok: true, row, fight: read.answer, owner, role };
}

/**
 * Adds the user's events to a fight that they run, with the user as author; null for any other and for a soft-deleted
 * one. Accepted events stay stored even when the fight's row cannot be updated at once.
 */
export async function appendToFight(
  desk: FightDesk,
  userId: string,
  id: string,
  events: readonly unknown[],
): Promise<AppendedTo | null> {
  const reached = await reachable(desk.db, userId, id);
  if (reached === null) return null;
  const { owner, row } = reached;
  const sent = await reachFight(desk, id, appending(owner, userId, events, desk.clock.now()));
  if (!sent.ok) return failed(sent.reason);
  const { members, ...appended } = sent.answer;
  await followFight(desk, { owner, by: userId, id }, row.seq, { members, ...appended });
  if (appended.accepted.length > 0 && events.some(isAwarding)) await awardAtEnd(desk, userId, id);
  return { ok: true, ...appended };
}

/** Whether an event ends the fight and gives its experience to the parties; read before it is validated. */
function isAwarding(event: unknown): boolean {
  const { deeds } = Object(event);
  return Array.isArray(deeds) && deeds.some((deed) => Object(deed).awards === true);
}

/** Gives the experience of a fight that is over, once; the fight's party page tells whom it did not reach. */
async function awardAtEnd(desk: FightDesk, userId: string, id: string): Promise<void> {
  const read = await fightFor(desk, userId, id);
  const fight = read?.ok ? fightOfRead(read.fight) : null;
  const each = fight?.ended ? awardedXp(fight).each : 0;
  if (each > 0) await giveFightXp(desk, userId, id, each);
}

/** A page of the log of a fight that the user runs, from a number on, as JSON texts; null for any other. */
export async function fightLogFor(
  desk: FightDesk,
  userId: string,
  id: string,
  from = 1,
): Promise<({ ok: true } & LogPage) | Failed | null> {
  const reached = await reachable(desk.db, userId, id);
  if (reached === null) return null;
  const page = await reachFight(desk, id, (fight) => fight.log(reached.owner, from));
  return page.ok ? { ok: true, ...page.answer } : failed(page.reason);
}

/**
 * The events that the user's "undo" and "redo" would take in a fight that they run, however old; null for any other.
 */
export async function undoableIn(
  desk: FightDesk,
  userId: string,
  id: string,
): Promise<{ ok: true; undo: string | null; redo: string | null } | Failed | null> {
  const reached = await reachable(desk.db, userId, id);
  if (reached === null) return null;
  const told = await reachFight(desk, id, (fight) => fight.undoable(reached.owner, userId));
  return told.ok ? { ok: true, ...told.answer } : failed(told.reason);
}

/** Renames a fight that the user runs, as an event of its log. Null for any other. */
export async function renameFight(
  desk: FightDesk,
  userId: string,
  id: string,
  name: string,
): Promise<AppendedTo | null> {
  const read = fightName.safeParse(name);
  if (!read.success) return failed('no-name');
  const deeds: FightEvent['deeds'] = [{ do: 'name', name: read.data }];
  const named = await appendToFight(desk, userId, id, [eventOf(userId, desk.clock.now(), deeds)]);
  const [refused] = named?.ok ? named.refused : [];
  return refused ? failed('refused', refused.reason) : named;
}

function eventOf(by: string, at: number, deeds: FightEvent['deeds']): FightEvent {
  return { v: 1, id: newFightId(), by, at, deeds };
}

/** Moves the user's own fight into a folder, '' for none; null for any other. */
export async function moveFight(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  id: string,
  folder: string,
): Promise<{ ok: true } | Failed | null> {
  const read = folderName.safeParse(folder.trim());
  if (!read.success) return failed('no-folder');
  return (await layInto(db, userId, id, read.data)) ? { ok: true } : null;
}

/**
 * Copies the user's own fight as before it began: the party in its current state, all others fresh. Null for any
 * other. `as` is the copy's id, so that a repeated request makes one copy.
 */
export async function copyFight(
  desk: FightDesk,
  userId: string,
  id: string,
  { name, as }: { name?: string; as?: string } = {},
): Promise<Created | null> {
  const opened = await fightFor(desk, userId, id);
  if (!opened?.ok) return opened;
  if (opened.role !== 'owner') return null;
  const fight = fightOfRead(opened.fight);
  const now = desk.clock.now();
  const made = await createFight(desk, userId, {
    ...(as && { id: as }),
    name: name ?? copyName(fight.name),
    edition: fight.settings.edition,
    folder: opened.row.folder,
    events: cleanCopy(fight).map((deeds) => eventOf(userId, now, deeds)),
  });
  if (made.ok) await copyMembership(desk.db, id, made.id);
  return made;
}

/** Soft-deletes the user's own fight with its codes; it can be restored for 30 days. False for any other. */
export async function removeFight(desk: FightDesk, userId: string, id: string): Promise<boolean> {
  if (!(await putAway(desk.db, userId, id, desk.clock.now()))) return false;
  await releaseMembers(desk.db, id);
  // Disconnects open pages at once. If the object does not answer, they cannot reconnect anyway.
  await reachFight(desk, id, (fight) => fight.shut(userId));
  return true;
}

/** Restores the user's own soft-deleted fight; null for any other, and for one that is gone for good. */
export async function restoreFight(
  desk: FightDesk,
  userId: string,
  id: string,
): Promise<{ ok: true } | Failed | null> {
  if (!(await bringBack(desk.db, userId, id))) {
    return (await whyFull(desk.db, userId)) === 'most' ? failed('most') : null;
  }
  // A running fight must own its members' hit points again before the next damage.
  const opened = await fightFor(desk, userId, id);
  if (opened?.ok) {
    const members = memberCopies(fightOfRead(opened.fight));
    await followFight(desk, { owner: userId, by: userId, id }, -1, { ...opened.fight, members });
  }
  return { ok: true };
}
