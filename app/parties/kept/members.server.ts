import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { changes, prepared } from '~/platform/store/statements.server';
import type { MemberSettings } from '../member';
import { PARTY_LIMITS, type PartyRole } from '../party';
import { notesText } from '../party-fields';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { insertMembers, newSettings } from './member-rows.server';
import {
  type Done,
  mayEdit,
  type PartyDesk,
  roleIn,
  runs,
  takesPart,
  whyNotEdited,
} from './party-rights.server';
import { partyMembers } from './tables';

export { changeHealth } from './change-health.server';
export { setMember } from './set-member.server';

/**
 * Adds a member to a party: a player's own, or from a game master, for a player to claim. Null when the user is not
 * in the party.
 */
export async function addMember(
  { db, clock }: PartyDesk,
  userId: string,
  partyId: string,
  said: Partial<MemberSettings>,
): Promise<{ ok: true; id: string } | PartyFailed | null> {
  const role = await roleIn(db, userId, partyId);
  if (role === null) return null;
  const settings = newSettings(said);
  if (settings === null) return partyFailed('no-settings');
  const id = crypto.randomUUID();
  const mine = role === 'player' ? userId : null;
  const asRole =
    role === 'player'
      ? sql`${takesPart(sql`${partyId}`, userId)} and ${hasOwnRoom(partyId, userId)}`
      : runs(sql`${partyId}`, userId);
  const query = insertMembers(
    partyId,
    [{ id, userId: mine, settings }],
    clock.now(),
    sql`(select count(*) from ${partyMembers} where party_id = ${partyId}) < ${PARTY_LIMITS.members} and ${asRole}`,
  );
  if (await changes(db, query)) return { ok: true, id };
  return whyNotAdded(db, userId, partyId, role);
}

/** SQL: whether the user may have one more member of their own in a party. */
export function hasOwnRoom(partyId: string, userId: string): SQL {
  return sql`(select count(*) from ${partyMembers} where party_id = ${partyId} and user_id = ${userId}) < ${PARTY_LIMITS.membersEach}`;
}

/** Why a member could not be added for the user. */
export async function whyNotAdded(
  db: Database,
  userId: string,
  partyId: string,
  role: PartyRole,
): Promise<PartyFailed | null> {
  const query = sql`select count(*) as there, count(*) filter (where user_id = ${userId}) as own from ${partyMembers} where party_id = ${partyId}`;
  const found = await prepared(db, query).first<{ there: number; own: number }>();
  if ((found?.there ?? 0) >= PARTY_LIMITS.members) return partyFailed('most-members');
  const isOwnFull = role === 'player' && (found?.own ?? 0) >= PARTY_LIMITS.membersEach;
  return isOwnFull ? partyFailed('most-own') : null;
}

/** Deletes a member for good: the user's own, or any of a party they run. Null when there is none for the user. */
export async function removeMember(
  { db }: Pick<PartyDesk, 'db'>,
  userId: string,
  partyId: string,
  memberId: string,
): Promise<Done> {
  const query = sql`delete from ${partyMembers} as m where m.id = ${memberId} and m.party_id = ${partyId} and ${mayEdit(userId)}`;
  if (await changes(db, query)) return { ok: true };
  return whyNotEdited(db, userId, partyId, memberId);
}

/** Makes an unclaimed member the user's own; null when there is none. */
export async function claimMember(
  { db, clock }: PartyDesk,
  userId: string,
  partyId: string,
  memberId: string,
): Promise<Done> {
  const query = sql`update ${partyMembers} set user_id = ${userId}, updated_at = ${clock.now()}
    where id = ${memberId} and party_id = ${partyId} and user_id is null
      and ${takesPart(sql`${partyId}`, userId)} and ${hasOwnRoom(partyId, userId)}`;
  if (await changes(db, query)) return { ok: true };
  if ((await roleIn(db, userId, partyId)) === null) return null;
  const found = await prepared(
    db,
    sql`select user_id from ${partyMembers} where id = ${memberId} and party_id = ${partyId}`,
  ).first<{ user_id: string | null }>();
  if (found === null) return null;
  if (found.user_id === userId) return { ok: true };
  return partyFailed(found.user_id === null ? 'most-own' : 'not-theirs');
}

/**
 * Sets the notes of a member that only its player and the game masters read; null when there is none for the user.
 * With `seen`, only if the stored notes still equal it.
 */
export async function setPrivateNotes(
  { db, clock }: PartyDesk,
  userId: string,
  partyId: string,
  memberId: string,
  notes: string,
  seen: string | null = null,
): Promise<Done> {
  const read = notesText.safeParse(notes);
  if (!read.success) return partyFailed('no-notes');
  const isTheirs = sql`m.id = ${memberId} and m.party_id = ${partyId} and ${mayEdit(userId)}`;
  const query = sql`update ${partyMembers} as m set private_notes = ${read.data}, updated_at = ${clock.now()}
    where ${isTheirs} and (${seen} is null or private_notes = ${seen})`;
  if (await changes(db, query)) return { ok: true };
  const there = prepared(db, sql`select 1 as one from ${partyMembers} as m where ${isTheirs}`);
  if (seen !== null && (await there.first()) !== null) return partyFailed('notes-changed');
  return whyNotEdited(db, userId, partyId, memberId);
}
