import { inOwnShape } from '../harm/shapes';
import type { Deed, Seed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { combatantsOf } from '../people/people';
import { inSteps } from './in-steps';

const MOST_SEEDS = 200;

/**
 * What a new fight is made from so that it is this one before it began: the party as it stands, everybody else fresh, nobody's
 * initiative rolled. Each list is one step, and small enough to be one event.
 */
export function cleanCopy(fight: Fight): Deed[][] {
  const { edition: _, ...settings } = fight.settings;
  const reminders = fight.reminders.map(
    (reminder): Deed => ({ do: 'remind', who: null, reminder: { ...reminder } }),
  );
  const seeds = combatantsOf(fight)
    .filter(({ place }) => place !== 'gone')
    .map((one) => freshSeed(fight, one));
  return [
    [{ do: 'set', settings }],
    ...inSteps(seeds, MOST_SEEDS).map((some): Deed[] => [{ do: 'add', seeds: some }]),
    ...inSteps(reminders, 20),
  ];
}

function freshSeed(fight: Fight, combatant: Combatant): Seed {
  const one = inOwnShape(combatant, fight.settings.edition);
  const { sheet, hitPoints, kind, row, side, alias, revealOnTurn, arrives, note } = one;
  return {
    ...{ id: one.id, kind, row, sheet, side, alias, revealOnTurn, arrives, note },
    // Whoever hides until its first turn does so again.
    hidden: one.hidden || revealOnTurn,
    losesTies: Object.hasOwn(fight.rows, row) ? (fight.rows[row]?.losesTies ?? false) : false,
    ...(side === 'party' && { hitPoints }),
    // What only happens keeps its count.
    ...(kind === 'event' && countOf(fight, row)),
  };
}

function countOf(fight: Fight, row: string): { initiative?: number } {
  const count = Object.hasOwn(fight.rows, row) ? fight.rows[row]?.count : null;
  return count === null || count === undefined ? {} : { initiative: count };
}
