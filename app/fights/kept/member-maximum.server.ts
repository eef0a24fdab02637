import { sql } from 'drizzle-orm';
import type { Kept, OpenedCharacter } from '~/characters/kept/characters.server';
import { saveSheet } from '~/characters/kept/save-sheet.server';
import type { Deed as PlayDeed } from '~/characters/play/deed';
import type { Character } from '~/characters/record/character';
import {
  followingSheet,
  followSheet,
  type SheetFollowed,
} from '~/parties/kept/follow-sheet.server';
import { mayEdit } from '~/parties/kept/party-rights.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { partyMembers } from '~/parties/kept/tables';
import { prepared } from '~/platform/store/statements.server';
import type { Deed, FightEvent } from '../log/deeds';
import { combatantOf } from '../people/people';
import type { BringDesk } from './bring-party.server';
import { type FightDesk, reachFight } from './fight-desk.server';
import { newFightId } from './fight-ids.server';
import { followFight } from './follow-row.server';
import { fightRow, tell } from './member-health.server';
import { fightOfRead } from './read-fight';

/**
 * Applies a maximum set in the party to the running fight that owns the member's hit points; a member at full hit
 * points stays at full. Does nothing when no fight owns them, when the member is in another shape, or when the fight
 * cannot be reached; the fight then keeps its own maximum.
 */
export async function tellMaximum(
  desk: FightDesk,
  userId: string,
  { party, member }: { party: string; member: string },
): Promise<void> {
  const query = sql`select m.fight_id as fight, json_extract(m.settings, '$.maximum') as maximum from ${partyMembers} as m
    where m.id = ${member} and m.party_id = ${party} and m.fight_id is not null and ${mayEdit(userId)}`;
  const found = await prepared(desk.db, query).first<{ fight: string; maximum: number }>();
  const row = found && (await fightRow(desk, userId, found.fight));
  if (found === null || row === null) return;
  const { fight, maximum } = found;
  const read = await reachFight(desk, fight, (object) => object.read(row.user_id, null));
  const one = read.ok ? combatantOf(fightOfRead(read.answer), member) : null;
  if (one === null || one.formerShape !== null || one.sheet.maximum === maximum) return;
  const deed: Deed = { do: 'change', who: member, changes: { sheet: { maximum } } };
  const at = desk.clock.now();
  const events: FightEvent[] = [{ v: 1, id: newFightId(), by: userId, at, deeds: [deed] }];
  const sent = await tell(desk, userId, { fight, row, events });
  if (!sent.ok || 'pressRefused' in sent.answer) return;
  await followFight(desk, { owner: row.user_id, by: userId, id: fight }, row.seq, sent.answer);
}

/** As `followSheet`, and also applies the sheet's maximum to a running fight that owns the member's hit points. */
export async function followSheetInFight(
  desk: BringDesk,
  userId: string,
  characterId: string,
): Promise<void> {
  await tellFollowed(desk, userId, await followSheet(desk, userId, characterId));
}

/**
 * Saves a character's sheet, what its form did to play, and the numbers of its party member as one write; afterwards a
 * running fight that owns the member's hit points is told the maximum.
 */
export async function saveSheetAtTable(
  desk: BringDesk,
  userId: string,
  opened: OpenedCharacter,
  whole: Character,
  deed: PlayDeed | null = null,
): Promise<Kept> {
  const characterId = opened.listed.id;
  const seat = await seatOf(desk.db, userId, characterId);
  if (seat === null) return saveSheet(desk, userId, opened, whole, { deed });
  const told: SheetFollowed[] = [];
  const kept = await saveSheet(desk, userId, opened, whole, {
    deed,
    beside: (saved, character) => {
      const seated = { userId, characterId, seat };
      const following = followingSheet(seated, character, desk.clock.now(), saved);
      if (following.followed) told.push(following.followed);
      return following.statements;
    },
  });
  if (kept.ok) await tellFollowed(desk, userId, told[0] ?? null);
  return kept;
}

async function tellFollowed(
  desk: FightDesk,
  userId: string,
  set: SheetFollowed | null,
): Promise<void> {
  if (set !== null && set.settings.maximum !== undefined) await tellMaximum(desk, userId, set);
}
