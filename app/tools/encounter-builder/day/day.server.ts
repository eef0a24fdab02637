import { listEncounters, openEncounter } from '~/encounters/kept/encounters.server';
import type { Services } from '~/platform/services.server';
import type { Difficulty } from '~/rules/budgets/difficulty';
import { fightRows } from '../fight-rows';
import { playersOf } from '../heroes.server';
import { judged } from '../judged';
import { draftOf } from '../keep/encounter-of';
import { type DayAsk, readDayAsk } from './day-ask';

type DayRow = {
  id: string | null;
  name: string;
  adjusted: number;
  verdict: Difficulty['verdict'];
};

/** The data of a day's page: the party, the fights with their difficulty, and stored fights to add. */
export async function dayAt(services: Services, params: URLSearchParams, userId: string | null) {
  const asked = readDayAsk(params);
  const { saysParty, groups, partyId } = asked;
  const draft = {
    edition: '2014',
    ignoreWeak: false,
    rows: [],
    of: null,
    partyId,
    groups,
    characters: [],
  } as const;
  const rest = new URLSearchParams();
  const [players, listed] = await Promise.all([
    playersOf(services, { draft, saysParty, rest, problems: [] }, userId),
    userId === null ? [] : listEncounters(services.db, userId),
  ]);
  const { levels } = players.heroes;
  const rows = await Promise.all(
    asked.fights.map(async (one) => ({ one, row: await rowOf(services, one, levels, userId) })),
  );
  const there = rows.flatMap(({ one, row }) => (row === null ? [] : [{ one, row }]));
  const ask: Pick<DayAsk, 'partyId' | 'groups' | 'fights'> = {
    partyId: players.draft.partyId,
    groups: players.draft.groups,
    fights: there.map(({ one }) => one),
  };
  return {
    ask,
    levels,
    parties: players.parties,
    fights: there.map(({ row }) => row),
    listed: listed.map(({ id, name }) => ({ id, name })),
  };
}

/** A fight of the day; null when it does not exist or is not the user's. */
async function rowOf(
  services: Services,
  one: DayAsk['fights'][number],
  levels: readonly number[],
  userId: string | null,
): Promise<DayRow | null> {
  if ('xp' in one) return { id: null, name: 'Encounter by XP', adjusted: one.xp, verdict: null };
  const read = userId === null ? null : await openEncounter(services, userId, one.id);
  if (read === null || read === 'unread') return null;
  const { encounter, listed } = read;
  const rows = fightRows(draftOf(encounter).rows, {}, encounter.creatures);
  const { difficulty } = judged({
    // Only the 2014 rules have a budget for a day, so all fights are judged by them.
    edition: '2014',
    ignoreWeak: encounter.ignoreWeak,
    rows,
    heroes: { levels },
  });
  return {
    id: listed.id,
    name: listed.name,
    adjusted: difficulty.adjusted,
    verdict: difficulty.verdict,
  };
}
