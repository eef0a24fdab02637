import { sql } from 'drizzle-orm';
import { awardXp, type LevelDue } from '~/parties/kept/awards.server';
import { partyChanges } from '~/parties/kept/tables';
import { prepared } from '~/platform/store/statements.server';
import type { XpStanding } from '../people/awarded-xp';
import type { FightDesk } from './fight-desk.server';
import { type FightMember, membersInFight } from './fight-members.server';

/**
 * Id of a fight's experience award after `before` others, so that each counts once for each character: the first, and
 * one more whenever the fight has since come to be worth something else.
 */
const awardOf = (id: string, before: number) =>
  before === 0 ? `fight-${id}` : `fight-${id}-${before}`;

/** A fight gives experience at its end; undoing the end and ending it again may go on this often. */
const MOST_AWARDS = 50;

type Received = { member: string; amount: number; awards: number };

/** The experience that each of these characters received from a fight, and in how many awards. */
async function received(
  { db }: Pick<FightDesk, 'db'>,
  id: string,
  members: readonly FightMember[],
): Promise<Received[]> {
  const ids = Array.from({ length: MOST_AWARDS }, (_, before) => awardOf(id, before));
  const query = sql`select member_id as member, sum(amount) as amount, count(*) as awards from ${partyChanges}
    where member_id in (select value from json_each(${JSON.stringify(members.map((one) => one.id))}))
    and id in (select value from json_each(${JSON.stringify(ids)})) group by member_id`;
  return (await prepared(db, query).all<Received>()).results;
}

/** The experience that each character already received from this fight, by character id; those without are missing. */
export async function xpGiven(
  desk: Pick<FightDesk, 'db'>,
  id: string,
  members: readonly FightMember[],
): Promise<Record<string, number>> {
  const given = await received(desk, id, members);
  return Object.fromEntries(given.map(({ member, amount }) => [member, amount]));
}

/** The experience of each member of the user's parties in a fight, by id. */
export async function xpStandings(
  desk: Pick<FightDesk, 'db'>,
  userId: string,
  id: string,
): Promise<Record<string, XpStanding>> {
  const members = await membersInFight(desk.db, userId, id);
  if (members.length === 0) return {};
  const given = await xpGiven(desk, id, members);
  return Object.fromEntries(
    members.map((one) => [one.id, { xp: one.xp, given: given[one.id] ?? 0 }]),
  );
}

export type XpGiven = { ok: true; due: LevelDue[] } | { ok: false; sentence: string };

/**
 * Gives each present character of the fight what is missing to `each` experience points from it, so that calling it
 * again changes nothing, and a fight that went on after its end is worth what it came to; only for parties that the
 * user runs.
 */
export async function giveFightXp(
  desk: FightDesk,
  userId: string,
  id: string,
  each: number,
): Promise<XpGiven> {
  const members = await membersInFight(desk.db, userId, id);
  if (members.length === 0)
    return { ok: false, sentence: 'Nobody from your parties is in this fight.' };
  const given = new Map((await received(desk, id, members)).map((one) => [one.member, one]));
  const due: LevelDue[] = [];
  let sentence: string | null = null;
  for (const { partyId, award } of missingAwards(id, each, members, given)) {
    const done = await awardXp(desk, userId, partyId, award);
    if (done?.ok) due.push(...done.due);
    else sentence = done?.sentence ?? 'You no longer run this party.';
  }
  return sentence === null ? { ok: true, due } : { ok: false, sentence };
}

type PartyAward = { partyId: string; award: { id: string; each: number; members: string[] } };

/** The awards that bring every character to `each`, one for those of a party who received the same before. */
function missingAwards(
  id: string,
  each: number,
  members: readonly FightMember[],
  given: ReadonlyMap<string, Received>,
): PartyAward[] {
  const found = new Map<string, PartyAward>();
  for (const { id: member, partyId } of members) {
    const { amount = 0, awards = 0 } = given.get(member) ?? {};
    if (amount === each || awards >= MOST_AWARDS) continue;
    const key = `${partyId} ${amount} ${awards}`;
    const known = found.get(key);
    if (known) known.award.members.push(member);
    else {
      const award = { id: awardOf(id, awards), each: each - amount, members: [member] };
      found.set(key, { partyId, award });
    }
  }
  return [...found.values()];
}
