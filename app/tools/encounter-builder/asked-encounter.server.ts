import type { Encounter } from '~/encounters/encounter';
import type { Services } from '~/platform/services.server';
import { readAsk } from './address/ask';
import { knownOf } from './builder.server';
import { type FightRow, fightRows } from './fight-rows';
import { playersOf } from './heroes.server';
import type { Heroes } from './judged';
import { encounterOf } from './keep/encounter-of';

/** The fight of an address as an encounter, for what is made of it: files and sheets. `name` is in the address as well. */
export async function askedEncounter(
  services: Pick<Services, 'db'>,
  params: URLSearchParams,
  userId: string | null,
): Promise<{ encounter: Encounter; rows: readonly FightRow[]; heroes: Heroes }> {
  const ask = readAsk(params);
  const ids = ask.draft.rows.flatMap(({ id }) => id ?? []);
  const [known, players] = await Promise.all([
    knownOf(services, ids, userId),
    playersOf(services.db, ask, userId),
  ]);
  const rows = fightRows(players.draft.rows, known);
  const said = (params.get('name') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100);
  const encounter = encounterOf(players.draft, rows, null, { name: said || 'An encounter' });
  const { heroes } = players;
  // A file tells the levels of a saved party, and not whose it is.
  const groups = [...new Set(heroes.levels)].map((level) => ({
    level,
    count: heroes.levels.filter((one) => one === level).length,
  }));
  return { encounter: { ...encounter, party: { partyId: null, groups } }, rows, heroes };
}
