import type { Combatant, Fight } from '~/fights/log/state';
import { combatantsOf } from '~/fights/people/people';

/** Whether a foe is dead and its row has no turn now: then it is folded below the order. */
export function isFolded(fight: Fight, one: Combatant): boolean {
  return (
    one.kind === 'creature' &&
    one.side === 'foes' &&
    one.death.state === 'dead' &&
    fight.round > 0 &&
    one.row !== fight.turn
  );
}

/** The defeated that are folded below the order: the pile, and dead foes. */
export function defeatedOf(fight: Fight): readonly Combatant[] {
  return combatantsOf(fight).filter(
    (one) => one.place === 'pile' || (one.place === 'order' && isFolded(fight, one)),
  );
}
