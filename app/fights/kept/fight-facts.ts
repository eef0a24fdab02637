import type { Edition } from '~/rules/edition';
import type { Fight } from '../log/state';
import { combatantsOf } from '../people/people';

/** Where a fight stands: prepared, under way, or done with. */
export type FightStatus = 'planned' | 'running' | 'over';

/** What lists tell of a fight. */
export type FightFacts = {
  name: string;
  edition: Edition;
  status: FightStatus;
  /** 0 before it begins. */
  round: number;
  /** Who is in it, those who wait and the defeated too. */
  combatants: number;
};

/** What lists tell of a fight as it stands. */
export function factsOf(fight: Fight): FightFacts {
  const { name, settings, round, ended } = fight;
  const running = round > 0 ? 'running' : 'planned';
  return {
    name,
    edition: settings.edition,
    status: ended === null ? running : 'over',
    round,
    combatants: combatantsOf(fight).filter(
      ({ kind, place }) => kind === 'creature' && place !== 'gone',
    ).length,
  };
}
