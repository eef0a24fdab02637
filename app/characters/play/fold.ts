import type { Play } from '../record/character';
import { castFreely, withSpell } from './cast';
import { type Change, withoutChange } from './change';
import { savedFromDeath, stabilised } from './death';
import type { Deed } from './deed';
import { effected, withoutEnded, withSelf } from './effects';
import type { PlayFacts } from './facts';
import { gearChanged, looted, noted, recovered, whyNotNoted } from './gear';
import { braced, corrected, damaged, healed } from './hit-points';
import { cannot, did, type Outcome } from './outcome';
import { dawned, restedLong, restedShort } from './rest';
import { settled } from './settled';
import { counted, hitDieSpent, inspired, pactSpent, paid, slotSpent, supplySpent } from './spend';
import { afflicted, concentrated, exhausted } from './states';

/** A past deed that can still be undone: its description, and what it changed. */
export type Past = { said: string; change: Change };

/** Finds a deed of the user; null when it does not exist, is another user's, or is already undone. */
export type PastOf = (id: string) => Past | null;

/**
 * Applies a deed and returns the new play with a sentence for the log, or why it is impossible. Deterministic on
 * devices and server. Numbers that no longer fit the sheet are corrected first.
 */
export function afterDeed(
  facts: PlayFacts,
  before: Play,
  deed: Deed,
  pastOf: PastOf = () => null,
): Outcome {
  const outcome = changed(facts, settled(facts, before), deed, pastOf);
  return outcome.ok ? { ...outcome, play: withoutEnded(facts, outcome.play) } : outcome;
}

function changed(facts: PlayFacts, play: Play, deed: Deed, pastOf: PastOf): Outcome {
  switch (deed.does) {
    case 'damage':
      return damaged(facts, play, deed);
    case 'heal':
      return healed(facts, play, deed);
    case 'temporary':
      return braced(facts, play, deed);
    case 'hit-points':
      return corrected(facts, play, deed);
    case 'hit-die':
      return hitDieSpent(facts, play, deed);
    case 'death-save':
      return savedFromDeath(facts, play, deed);
    case 'stabilise':
      return stabilised(facts, play);
    case 'slot':
      return withSpell(facts, deed, slotSpent(facts, play, deed));
    case 'pact-slot':
      return withSpell(facts, deed, pactSpent(facts, play, deed));
    case 'supply':
      return withSelf(facts, deed, withSpell(facts, deed, supplySpent(facts, play, deed)));
    case 'effect':
      return effected(facts, play, deed);
    case 'cast':
      return castFreely(facts, play, deed);
    case 'concentrate':
      return concentrated(facts, play, deed);
    case 'condition':
      return afflicted(facts, play, deed);
    case 'exhaustion':
      return exhausted(facts, play, deed);
    case 'inspiration':
      return inspired(facts, play, deed);
    case 'coins':
      return paid(facts, play, deed);
    case 'counter':
      return counted(facts, play, deed);
    case 'gear':
      return gearChanged(facts, play, deed);
    case 'recover':
      return recovered(facts, play, deed);
    case 'loot':
      return looted(facts, play, deed);
    case 'note':
      return noted(facts, play, deed);
    case 'short-rest':
      return restedShort(facts, play, deed);
    case 'long-rest':
      return restedLong(facts, play, deed);
    case 'dawn':
      return dawned(facts, play);
    case 'undo': {
      const past = pastOf(deed.of);
      if (past === null) return cannot('This can no longer be undone.');
      const after = withoutChange(facts, play, past.change);
      return whyNotNoted(play, after) ?? did(after, `Undone: ${past.said}`);
    }
  }
}
