import { sql } from 'drizzle-orm';
import { copyName } from '~/platform/copy-name';
import { prepared } from '~/platform/store/statements.server';
import { PARTY_LIMITS } from '../party';
import { notesText, partyName } from '../party-fields';
import { type PartyFailed, partyFailed } from '../party-trouble';
import { insertMembers, newSettings } from './member-rows.server';
import { partyFor, randomPartyCode } from './parties.server';
import { hasRoom, whyFull } from './party-rows.server';
import { type SeatDesk, type SittingDown, sitterFor, sittingStatements } from './sit-down.server';
import { parties, partyMembers } from './tables';

/** A member of a party that was kept elsewhere; `characterId`: the user's own character that it is. */
export type WholeMember = {
  id: string;
  mine: boolean;
  settings: unknown;
  hp: number;
  temporary: number;
  xp: number;
  privateNotes: string;
  characterId: string | null;
};

/** A party that was kept elsewhere, with the id that it gets here. */
export type WholeParty = {
  id: string;
  name: string;
  notes: string;
  gmNotes: string;
  members: readonly WholeMember[];
};

/**
 * Stores a party as it was kept elsewhere, with a new code and nobody but its owner in it: all of it or nothing.
 * `leftOut` counts members that could not be read, or are more than a party may have.
 */
export async function addWholeParty(
  desk: SeatDesk,
  userId: string,
  { id, members, ...said }: WholeParty,
): Promise<{ ok: true; leftOut: number } | PartyFailed> {
  const { db, clock } = desk;
  const name = partyName.safeParse(said.name);
  if (!name.success) return partyFailed('no-name');
  const [notes, gmNotes] = [notesText.safeParse(said.notes), notesText.safeParse(said.gmNotes)];
  if (!notes.success || !gmNotes.success) return partyFailed('no-notes');
  const now = clock.now();
  const whole = readable(userId, members);
  const party = sql`insert into ${parties} (id, user_id, name, code, notes, gm_notes, created_at, updated_at)
    select ${id}, ${userId}, ${name.data}, ${randomPartyCode()}, ${notes.data}, ${gmNotes.data}, ${now}, ${now}
    where ${hasRoom(userId)} on conflict do nothing`;
  const isThere = sql`exists (select 1 from ${parties} where id = ${id} and user_id = ${userId})`;
  const seats: SittingDown[] = [];
  for (const { row, characterId } of whole) {
    const sitter = characterId === null ? null : await sitterFor(desk, userId, characterId);
    // The party's numbers are those that counted while the character was in it.
    if (sitter !== null && !('ok' in sitter)) seats.push({ ...sitter, row });
  }
  const isSeated = new Set(seats.map(({ row }) => row.id));
  const rows = whole.map(({ row }) => row).filter((row) => !isSeated.has(row.id));
  const words = whole.map(({ row, privateNotes }) => ({ id: row.id, words: privateNotes }));
  const noting = sql`update ${partyMembers} set private_notes = j.value ->> 'words' from json_each(${JSON.stringify(words)}) j
    where ${partyMembers.id} = j.value ->> 'id' and party_id = ${id}`;
  const [made] = await db.$client.batch(
    [
      party,
      insertMembers(id, rows, now, isThere),
      ...seats.flatMap((seat) => sittingStatements(id, seat, now + rows.length, isThere)),
      noting,
    ].map((query) => prepared(db, query)),
  );
  if ((made?.meta.changes ?? 0) === 0) return partyFailed((await whyFull(db, userId)) ?? 'most');
  return { ok: true, leftOut: members.length - whole.length };
}

/** The members that a party may have, with the settings that can be read. */
function readable(userId: string, members: readonly WholeMember[]) {
  let own = 0;
  return members
    .flatMap(({ id, mine, hp, temporary, xp, privateNotes, characterId, ...said }) => {
      const settings = newSettings(said.settings);
      const notes = notesText.safeParse(privateNotes);
      if (settings === null || !notes.success) return [];
      const isOwn = mine && own < PARTY_LIMITS.membersEach;
      if (isOwn) own += 1;
      const numbers = { hp: Math.min(hp, settings.maximum), temporary, xp };
      const row = { id, userId: isOwn ? userId : null, settings, ...numbers };
      return [{ row, privateNotes: notes.data, characterId: isOwn ? characterId : null }];
    })
    .slice(0, PARTY_LIMITS.members);
}

/**
 * Copies the user's own party under another name, with a new code and nobody else in it: characters of other people
 * come as ones that nobody plays, and their private notes stay behind. Characters of the lab stay in the party that
 * they are in; the copy has their numbers. Null for any other party.
 */
export async function duplicateParty(
  desk: SeatDesk,
  userId: string,
  id: string,
): Promise<{ ok: true; id: string } | PartyFailed | null> {
  const party = await partyFor(desk.db, userId, id);
  if (party === null || party.role !== 'owner') return null;
  const copy = crypto.randomUUID();
  const members = party.list.map(({ settings, health, xp, mine, privateNotes, ...member }) => ({
    id: crypto.randomUUID(),
    mine,
    settings,
    hp: health.now,
    temporary: health.temporary,
    xp,
    privateNotes: mine || member.userId === null ? (privateNotes ?? '') : '',
    characterId: null,
  }));
  const made = await addWholeParty(desk, userId, {
    id: copy,
    name: copyName(party.name, PARTY_LIMITS.nameLetters),
    notes: party.notes,
    gmNotes: party.gmNotes ?? '',
    members,
  });
  return made.ok ? { ok: true, id: copy } : made;
}
