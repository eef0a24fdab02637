import { sql } from 'drizzle-orm';
import { followSheet } from '~/parties/kept/follow-sheet.server';
import { mayEdit } from '~/parties/kept/party-rights.server';
import { partyMembers } from '~/parties/kept/tables';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
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
  const set = await followSheet(desk, userId, characterId);
  if (set !== null && set.settings.maximum !== undefined) await tellMaximum(desk, userId, set);
}
