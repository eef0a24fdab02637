import type { Encounter } from '~/encounters/encounter';
import { openEncounter } from '~/encounters/kept/encounters.server';
import type { Services } from '~/platform/services.server';
import { readAsk } from './address/ask';
import { withoutHalves } from './address/draft-text';
import { knownOf } from './builder.server';
import { type FightRow, fightRows } from './fight-rows';
import { playersOf } from './heroes.server';
import type { Heroes } from './judged';
import { encounterOf } from './keep/encounter-of';

/**
 * The fight in the URL as an encounter, for files and printed sheets. `name` is a query parameter as well; notes come
 * from the stored encounter that the fight is a change of.
 */
export async function askedEncounter(
  services: Services,
  params: URLSearchParams,
  userId: string | null,
): Promise<{ encounter: Encounter; rows: readonly FightRow[]; heroes: Heroes }> {
  const ask = readAsk(params);
  const ids = ask.draft.rows.flatMap(({ id }) => id ?? []);
  const { of } = ask.draft;
  const [known, players, kept] = await Promise.all([
    knownOf(services, ids, userId),
    playersOf(services, ask, userId),
    of === null || userId === null ? null : openEncounter(services, userId, of.id),
  ]);
  const before = kept === null || kept === 'unread' ? null : kept.encounter;
  const rows = fightRows(players.draft.rows, known, before?.creatures);
  const typed = (params.get('name') ?? '').replace(/\s+/g, ' ').trim();
  const said = withoutHalves(typed.slice(0, 100));
  const encounter = encounterOf(players.draft, rows, before, said === '' ? {} : { name: said });
  const { heroes } = players;
  // A file contains the levels of a saved party, but no reference to it.
  const groups = [...new Set(heroes.levels)].map((level) => ({
    level,
    count: heroes.levels.filter((one) => one === level).length,
  }));
  return { encounter: { ...encounter, party: { partyId: null, groups } }, rows, heroes };
}
