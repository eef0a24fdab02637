import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { freshSeed } from '../moves/fresh-seed';
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
