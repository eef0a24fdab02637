import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { newCode } from '~/platform/spoken-code';
import { changes, prepared } from '~/platform/store/statements.server';
import { type ListedParty, PARTY_LIMITS, type Party } from '../party';
import { notesText, partyName } from '../party-fields';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { notingSeats, restoreSeats } from './ended-seats.server';
import { insertMembers, memberRows, membersOfAll, newSettings } from './member-rows.server';
import { type Done, type PartyDesk, roleIn, runs, whyNotRun } from './party-rights.server';
import {
  hasPlace,
  hasRoom,
  partyRow,
  partyRows,
  peopleRows,
  putAwayRows,
  whyFull,
} from './party-rows.server';
import type { SeatDesk, SittingDown } from './sit-down.server';
import { maySit, sittingStatements } from './sit-down.server';
import { defaultParties, parties } from './tables';

/** A member in the form of a new party and in the JSON call [specification 5]. */
export type NewCharacter = { name: string; level: number; hp: number; initiative: number };

/** The parties that the user owns or takes part in, the latest first. */
export async function partiesOf(db: Database, userId: string): Promise<ListedParty[]> {
  return (await partyRows(db, userId)).map(({ listed }) => listed);
}

/** The same with their members, read in one query for all. */
export async function partiesWithMembers(db: Database, userId: string) {
  const rows = await partyRows(db, userId);
  const ids = rows.map(({ listed }) => listed.id);
  const members = await membersOfAll(db, ids);
  return rows.map(({ listed, ownerSub }) => ({
    ...listed,
    ownerSub,
    list: members.filter(({ partyId }) => partyId === listed.id),
  }));
}

/** The user's own soft-deleted parties, which can be restored for 30 days, the last changed first. */
export async function putAwayParties(db: Database, userId: string): Promise<ListedParty[]> {
  return (await putAwayRows(db, userId)).map(({ listed }) => ({ ...listed, code: null }));
}

/** A party as the user may see it; null when they are not in it, and for a soft-deleted one. */
export async function partyFor(db: Database, userId: string, id: string): Promise<Party | null> {
  const row = await partyRow(db, userId, id);
  if (row === null) return null;
  const { listed, owner, ownerSub, notes, gmNotes, seq } = row;
  const others = await peopleRows(db, id);
  const people = [owner, ...others];
  const list = await memberRows(db, id, { userId, role: listed.role, people });
  const seen = listed.role === 'player' ? null : gmNotes;
  return { ...listed, ownerSub, people, list, notes, gmNotes: seen, seq };
}

/** A random code from the platform's secure random generator. */
export function randomPartyCode(): string {
  return newCode((bytes) => crypto.getRandomValues(bytes));
}

/** A new party: typed members, and the owner's own characters that become members. */
export type PartyToMake = {
  name: string;
  members: readonly NewCharacter[];
  sitters?: readonly SittingDown[];
};

/** Creates a party with its first members, all or nothing; returns its id and the code by which others join. */
export async function createParty(
  { db, clock }: PartyDesk,
  userId: string,
  { name, members, sitters = [] }: PartyToMake,
): Promise<{ ok: true; id: string; code: string } | PartyFailed> {
  const read = partyName.safeParse(name);
  if (!read.success) return partyFailed('no-name');
  const count = members.length + sitters.length;
  if (count === 0) return partyFailed('no-members');
  if (count > PARTY_LIMITS.members) return partyFailed('most-members');
  if (sitters.length > PARTY_LIMITS.membersEach) return partyFailed('most-sitters');
  const rows = members.map(({ hp, ...said }) => ({
    id: crypto.randomUUID(),
    userId: null,
    settings: newSettings({ ...said, maximum: hp }),
  }));
  const good = rows.flatMap(({ settings, ...row }) => (settings ? [{ ...row, settings }] : []));
  if (good.length < rows.length) return partyFailed('no-settings');
  const [id, code, now] = [crypto.randomUUID(), randomPartyCode(), clock.now()];
  const free = sql.join([sql`true`, ...sitters.map(maySit)], sql` and `);
  const party = sql`insert into ${parties} (id, user_id, name, code, created_at, updated_at)
    select ${id}, ${userId}, ${read.data}, ${code}, ${now}, ${now} where ${hasRoom(userId)} and ${free}`;
  const isThere = sql`exists (select 1 from ${parties} where id = ${id})`;
  const seats = sitters.flatMap((one) => sittingStatements(id, one, now, isThere));
  const [made] = await db.$client.batch(
    [party, ...seats, insertMembers(id, good, now, isThere)].map((query) => prepared(db, query)),
  );
  if ((made?.meta.changes ?? 0) > 0) return { ok: true, id, code };
  const full = await whyFull(db, userId);
  return partyFailed(full ?? (sitters.length > 0 ? 'no-sitter' : 'most'));
}

/** Renames a party that the user runs; null for any other. */
export async function renameParty(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
  name: string,
): Promise<Done> {
  const read = partyName.safeParse(name);
  if (!read.success) return partyFailed('no-name');
  const query = sql`update ${parties} set name = ${read.data}, seq = seq + 1, updated_at = max(updated_at, ${clock.now()})
    where id = ${id} and ${runs(sql`${id}`, userId)}`;
  return (await changes(db, query)) ? { ok: true } : whyNotRun(db, userId, id);
}

/**
 * Sets the notes of a party that the user runs: shared, the game masters', or both; null for any other. With `seen`,
 * only if the stored notes still equal it, so that nobody overwrites notes they have not read.
 */
export async function setPartyNotes(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
  { notes, gmNotes, seen }: { notes?: string; gmNotes?: string; seen?: string },
): Promise<Done> {
  const read = {
    notes: notesText.nullable().safeParse(notes ?? null),
    gmNotes: notesText.nullable().safeParse(gmNotes ?? null),
  };
  if (!read.notes.success || !read.gmNotes.success) return partyFailed('no-notes');
  const before = seen ?? null;
  const query = sql`update ${parties} set notes = coalesce(${read.notes.data}, notes), gm_notes = coalesce(${read.gmNotes.data}, gm_notes),
    seq = seq + 1, updated_at = max(updated_at, ${clock.now()}) where id = ${id} and ${runs(sql`${id}`, userId)}
    and (${before} is null or ${before} = case when ${read.notes.data} is null then gm_notes else notes end)`;
  if (await changes(db, query)) return { ok: true };
  const isTheirs =
    before !== null && ['owner', 'co-gm'].includes((await roleIn(db, userId, id)) ?? '');
  return isTheirs ? partyFailed('notes-changed') : whyNotRun(db, userId, id);
}

/** Sets or clears the user's default party for new fights and encounters; null when the user does not run it. */
export async function setDefaultParty(
  { db }: Pick<PartyDesk, 'db'>,
  userId: string,
  id: string | null,
): Promise<Done> {
  if (id === null) {
    await changes(db, sql`delete from ${defaultParties} where user_id = ${userId}`);
    return { ok: true };
  }
  const query = sql`insert into ${defaultParties} (user_id, party_id) select ${userId}, ${id} where ${runs(sql`${id}`, userId)}
    on conflict (user_id) do update set party_id = excluded.party_id`;
  return (await changes(db, query)) ? { ok: true } : whyNotRun(db, userId, id);
}

/**
 * Soft-deletes the user's own party; it can be restored for 30 days. An error for a party that the user only helps to
 * run or plays in; null for any other.
 */
export async function putAwayParty(
  { db, clock }: PartyDesk,
  userId: string,
  id: string,
): Promise<Done> {
  const now = clock.now();
  const query = sql`update ${parties} set deleted_at = ${now}, seq = seq + 1
    where id = ${id} and user_id = ${userId} and deleted_at is null`;
  // Deleting the party ends its seats.
  const both = [notingSeats(id, userId, now), query].map((one) => prepared(db, one));
  const [, away] = await db.$client.batch(both);
  if ((away?.meta.changes ?? 0) > 0) return { ok: true };
  return (await partyRow(db, userId, id)) === null ? null : partyFailed('not-allowed');
}

/**
 * Restores the user's own soft-deleted party with a new code and the characters that were in it; null for any other,
 * and for one that is gone for good.
 */
export async function bringBackParty(desk: SeatDesk, userId: string, id: string): Promise<Done> {
  const { db } = desk;
  const query = sql`update ${parties} set deleted_at = null, code = ${randomPartyCode()}, seq = seq + 1
    where id = ${id} and user_id = ${userId} and deleted_at is not null and ${hasPlace(userId)}`;
  if (await changes(db, query)) {
    await restoreSeats(desk, id);
    return { ok: true };
  }
  const away = (await putAwayRows(db, userId)).some(({ listed }) => listed.id === id);
  return away ? partyFailed('most') : null;
}
