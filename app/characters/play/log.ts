import type { Play } from '../record/character';
import { type Change, changeBetween } from './change';
import type { Deed } from './deed';
import { MOST_DEEDS_KEPT } from './deeds-kept';
import type { PlayFacts } from './facts';
import { afterDeed, type PastOf } from './fold';
import type { ConcentrationAsk } from './outcome';

/** A deed that was done. */
export type Done = {
  id: string;
  does: Deed['does'];
  said: string;
  change: Change;
  /** Whether another deed took it back. */
  undone: boolean;
};

/** A character's play, and what led there, the latest last. */
export type PlayLog = { play: Play; done: readonly Done[] };

/** What came of one deed that was sent. */
export type Told =
  | { id: string; ok: true; said: string; asks: ConcentrationAsk | null }
  /** `again`: it had counted before, and counts no more than once. */
  | { id: string; ok: false; again: boolean; problem: string };

/** The log after a deed; one whose id is there counts no second time, one that cannot be done changes nothing. */
export function entered(facts: PlayFacts, log: PlayLog, deed: Deed): { log: PlayLog; told: Told } {
  const { id, does } = deed;
  const known = log.done.find((one) => one.id === id);
  if (known)
    return { log, told: { id, ok: false, again: true, problem: 'This was already done.' } };
  const outcome = afterDeed(facts, log.play, deed, pastIn(log.done));
  if (!outcome.ok) return { log, told: { id, ok: false, again: false, problem: outcome.problem } };
  const { play, said, asks } = outcome;
  const change = changeBetween(facts, log.play, play);
  const marked =
    deed.does === 'undo'
      ? log.done.map((one) => (one.id === deed.of ? { ...one, undone: true } : one))
      : log.done;
  const done = [...marked, { id, does, said, change, undone: false }].slice(-MOST_DEEDS_KEPT);
  return { log: { play, done }, told: { id, ok: true, said, asks } };
}

/** The same for several deeds, one after another. */
export function enteredAll(
  facts: PlayFacts,
  log: PlayLog,
  deeds: readonly Deed[],
): { log: PlayLog; told: Told[] } {
  const told: Told[] = [];
  let now = log;
  for (const deed of deeds) {
    const one = entered(facts, now, deed);
    now = one.log;
    told.push(one.told);
  }
  return { log: now, told };
}

/** Why deeds of one press cannot all be done, as a sentence; null where they can, or were done before. */
export function whyNotAll(facts: PlayFacts, log: PlayLog, deeds: readonly Deed[]): string | null {
  const { told } = enteredAll(facts, log, deeds);
  for (const one of told) if (!one.ok && !one.again) return one.problem;
  return null;
}

/** What may be undone of a log: deeds that stand and are no undoing themselves. */
function pastIn(done: readonly Done[]): PastOf {
  return (id) => {
    const found = done.find((one) => one.id === id);
    return found && !found.undone && found.does !== 'undo' ? found : null;
  };
}
