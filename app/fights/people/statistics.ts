import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from './people';

/** What one combatant did in a fight; damage as it counted after defences. */
export type Deeds = {
  readonly who: string;
  readonly name: string;
  readonly side: Combatant['side'];
  readonly dealt: number;
  readonly taken: number;
  readonly healed: number;
  readonly received: number;
  readonly felled: number;
  readonly turns: number;
};

/** The statistics of a fight, by combatant in joining order; event rows are left out. */
export function statisticsOf(fight: Fight): Deeds[] {
  return combatantsOf(fight)
    .filter(({ kind }) => kind === 'creature')
    .map(({ id, name, side, tally }) => ({
      who: id,
      name,
      side,
      dealt: tally.dealt,
      taken: tally.taken,
      healed: tally.healed,
      received: tally.received,
      felled: tally.felled,
      turns: tally.turns ?? 0,
    }));
}
