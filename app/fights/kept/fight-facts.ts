import type { Edition } from '~/rules/edition';
import { notesOf } from '../log/notes';
import type { Fight } from '../log/state';
import { combatantsOf } from '../people/people';

/** The status of a fight: prepared, running, or finished. */
export type FightStatus = 'planned' | 'running' | 'over';

/** The facts of a fight that lists show. */
export type FightFacts = {
  name: string;
  edition: Edition;
  status: FightStatus;
  /** 0 before it begins. */
  round: number;
  /** Number of combatants, including waiting and defeated ones. */
  combatants: number;
  /** The game master's notes, which lists do not show, but the search reads. */
  notes: string;
};

/** Derives the facts for lists from the current state of a fight. */
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
    notes: notesOf(fight),
  };
}
