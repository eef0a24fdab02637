import type { Deed } from '../log/deeds';
import { notesOf, papersOf } from '../log/notes';
import type { Fight } from '../log/state';
import { freshSeed } from '../moves/fresh-seed';
import { combatantsOf } from '../people/people';
import { inSteps } from './in-steps';

const MOST_SEEDS = 200;

/**
 * The deeds that create a copy of a fight as before it began: the party in its current state, all others fresh, no
 * initiative rolled. Each inner list is small enough for one event.
 */
export function cleanCopy(fight: Fight): Deed[][] {
  const { edition: _, ...settings } = fight.settings;
  const reminders = fight.reminders.map(
    (reminder): Deed => ({ do: 'remind', who: null, reminder: { ...reminder } }),
  );
  const seeds = combatantsOf(fight)
    .filter(({ place }) => place !== 'gone')
    .map((one) => freshSeed(fight, one));
  const papers = papersOf({}, { notes: notesOf(fight), treasure: fight.treasure ?? '' });
  return [
    [{ do: 'set', settings }],
    ...inSteps(seeds, MOST_SEEDS).map((some): Deed[] => [{ do: 'add', seeds: some }]),
    ...inSteps(reminders, 20),
    ...(papers.length === 0 ? [] : [papers]),
    // Covered again and without tokens; nearly as large as an event may be.
    ...(fight.mat ? [[{ do: 'mat', map: fight.mat.map } satisfies Deed]] : []),
  ];
}
