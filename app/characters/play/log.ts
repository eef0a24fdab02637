import type { Play } from '../record/character';
import { type Change, changeBetween } from './change';
import type { Deed } from './deed';
import { MOST_DEEDS_KEPT } from './deeds-kept';
import type { PlayFacts } from './facts';
import { afterDeed, type PastOf } from './fold';
import type { ConcentrationAsk } from './outcome';
import { whyNoRoom } from './room';

/** A deed that was applied. */
export type Done = {
  id: string;
  does: Deed['does'];
  said: string;
  change: Change;
  /** Whether another deed undid it. */
  undone: boolean;
};

/** A character's play and its log, newest last. */
export type PlayLog = { play: Play; done: readonly Done[] };

/** The result of one submitted deed. */
export type Told =
  | { id: string; ok: true; said: string; asks: ConcentrationAsk | null }
  /** `again`: it was applied before, and is not applied twice. */
  | { id: string; ok: false; again: boolean; problem: string };

/** Applies a deed to the log; a known id is not applied again, an impossible deed changes nothing. */
export function entered(facts: PlayFacts, log: PlayLog, deed: Deed): { log: PlayLog; told: Told } {
  const { id, does } = deed;
  const known = log.done.find((one) => one.id === id);
  if (known)
    return { log, told: { id, ok: false, again: true, problem: 'This was already done.' } };
  const outcome = afterDeed(facts, log.play, deed, pastIn(log.done));
  if (!outcome.ok) return { log, told: { id, ok: false, again: false, problem: outcome.problem } };
  const { play, said, asks } = outcome;
  const full = whyNoRoom(facts, deed, log.play, play);
  if (full !== null) return { log, told: { id, ok: false, again: false, problem: full } };
  const change = changeBetween(facts, log.play, play);
  const marked =
    deed.does === 'undo'
      ? log.done.map((one) => (one.id === deed.of ? { ...one, undone: true } : one))
      : log.done;
  const done = [...marked, { id, does, said, change, undone: false }].slice(-MOST_DEEDS_KEPT);
  return { log: { play, done }, told: { id, ok: true, said, asks } };
}

/** Applies several deeds in order. */
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

/** Why deeds sent together cannot all be applied, as a sentence; null when they can, or were applied before. */
export function whyNotAll(facts: PlayFacts, log: PlayLog, deeds: readonly Deed[]): string | null {
  const { told } = enteredAll(facts, log, deeds);
  for (const one of told) if (!one.ok && !one.again) return one.problem;
  return null;
}

/** The deeds of a log that can be undone: those not undone, except undo deeds. */
function pastIn(done: readonly Done[]): PastOf {
  return (id) => {
    const found = done.find((one) => one.id === id);
    return found && !found.undone && found.does !== 'undo' ? found : null;
  };
}
