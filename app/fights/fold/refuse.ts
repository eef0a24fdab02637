import type { FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { combatantsOf } from '../people/people';

/** Most combatants in a fight at the same time, including the defeated pile and those still waiting. */
export const MOST_COMBATANTS = 200;
/** Most combatants that were ever in a fight: removed ones stay in its state. */
export const MOST_EVER = 1000;
export const MOST_EVENTS = 20_000;

/** Why an event cannot be added to a log of `size` events, as a sentence; null when it can. */
export function refusal(fight: Fight, size: number, event: FightEvent): string | null {
  if (size >= MOST_EVENTS) {
    return `This fight has ${MOST_EVENTS.toLocaleString('en')} entries, the most it can have. Start a new one to continue.`;
  }
  const takings = event.deeds.filter((deed) => deed.do === 'undo' || deed.do === 'redo');
  if (takings.length > 0 && event.deeds.length > 1) return 'Undo and redo must be sent alone.';
  const here = combatantsOf(fight).filter((one) => one.place !== 'gone').length;
  const joining = event.deeds.reduce(
    (sum, deed) => (deed.do === 'add' ? sum + deed.seeds.length : sum),
    0,
  );
  if (joining > 0 && here + joining > MOST_COMBATANTS) {
    return `A fight has at most ${MOST_COMBATANTS} combatants. Remove some first.`;
  }
  if (joining > 0 && combatantsOf(fight).length + joining > MOST_EVER) {
    return 'Too many have come and gone in this fight. Remove all foes to continue.';
  }
  return null;
}
