import { sql } from 'drizzle-orm';
import { awardXp, type LevelDue } from '~/parties/kept/awards.server';
import { partyChanges } from '~/parties/kept/tables';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import type { FightDesk } from './fight-desk.server';
import { type FightMember, membersInFight } from './fight-members.server';

/** Id of a fight's experience award, so that it counts once for each character. */
const awardOf = (id: string) => `fight-${id}`;

/** The experience that each character already received from this fight, by character id; those without are missing. */
export async function xpGiven(
  { db }: Pick<FightDesk, 'db'>,
  id: string,
  members: readonly FightMember[],
): Promise<Record<string, number>> {
  const query = sql`select member_id as member, amount from ${partyChanges} where id = ${awardOf(id)}
    and member_id in (select value from json_each(${JSON.stringify(members.map((one) => one.id))}))`;
  const { results } = await prepared(db, query).all<{ member: string; amount: number }>();
  return Object.fromEntries(results.map(({ member, amount }) => [member, amount]));
}

export type XpGiven = { ok: true; due: LevelDue[] } | { ok: false; sentence: string };

/**
 * Gives `each` experience points to each present character of the fight, once however often it is called; only for
 * parties that the user runs.
 */
export async function giveFightXp(
  desk: FightDesk,
  userId: string,
  id: string,
  each: number,
): Promise<XpGiven> {
  const members = await membersInFight(desk.db, userId, id);
  const parties = [...new Set(members.map(({ partyId }) => partyId))];
  if (parties.length === 0)
    return { ok: false, sentence: 'Nobody from your parties is in this fight.' };
  const due: LevelDue[] = [];
  let sentence: string | null = null;
  for (const partyId of parties) {
    const sharing = members.filter((one) => one.partyId === partyId).map((one) => one.id);
    const award = { id: awardOf(id), each, members: sharing };
    const given = await awardXp(desk, userId, partyId, award);
    if (given?.ok) due.push(...given.due);
    else sentence = given?.sentence ?? 'You no longer run this party.';
  }
  return sentence === null ? { ok: true, due } : { ok: false, sentence };
}
