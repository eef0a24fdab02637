import { foldEvent } from '../fold/fold-event';
import { refusal } from '../fold/refuse';
import type { Deed, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { inSteps } from './in-steps';

/** Most deeds of one event, and most combatants of one `add` deed. */
const MOST_DEEDS = 20;
const MOST_SEEDS = 200;

/** The author, the time by the author's clock, and the source of new ids. */
export type PressedBy = { by: string; at: number; newId: () => string };

/**
 * Makes the events of one user action: one event, or several when it does not fit (two hundred monsters at once),
 * which are undone and redone together.
 */
export function eventsOfPress(
  deeds: readonly Deed[],
  { by, at, newId }: PressedBy,
): [FightEvent, ...FightEvent[]] {
  const parts = deeds.flatMap((deed): Deed[] =>
    deed.do === 'add'
      ? inSteps(deed.seeds, MOST_SEEDS).map((seeds) => ({ ...deed, seeds }))
      : [deed],
  );
  const [first = [], ...more] = inSteps(parts, MOST_DEEDS);
  const group = newId();
  return [
    { v: 1, id: group, by, at, deeds: first },
    ...more.map((some): FightEvent => ({ v: 1, id: newId(), by, group, at, deeds: some })),
  ];
}

/**
 * Why an action cannot be added to a log of `size` events, as a sentence; null when it can. All of its events are
 * added, or none.
 */
export function pressRefusal(
  fight: Fight,
  size: number,
  events: readonly FightEvent[],
): string | null {
  let now = fight;
  for (const [at, event] of events.entries()) {
    const reason = refusal(now, size + at, event);
    if (reason !== null) return reason;
    if (at < events.length - 1) now = foldEvent(now, event);
  }
  return null;
}
