import { foldEvent } from '../fold/fold-event';
import { refusal } from '../fold/refuse';
import type { Deed, FightEvent } from '../log/deeds';
import type { Fight } from '../log/state';
import { inSteps } from './in-steps';

/** An event takes so many deeds, and an "add" so many who join. */
const MOST_DEEDS = 20;
const MOST_SEEDS = 200;

/** Who pressed, when by their clock, and whence new ids come. */
export type PressedBy = { by: string; at: number; newId: () => string };

/**
 * What a press did, for the log: one event, or where one does not hold it (two hundred monsters at once) several that are one
 * press, taken back and done again together.
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

/** Why a press is not taken into a log of so many events, as a sentence: all of it is, or none. Null when it is. */
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
