import type { Play } from '../record/character';
import { withSpell } from './cast';
import { type Change, withoutChange } from './change';
import { savedFromDeath, stabilised } from './death';
import type { Deed } from './deed';
import type { PlayFacts } from './facts';
import { braced, corrected, damaged, healed } from './hit-points';
import { cannot, did, type Outcome } from './outcome';
import { dawned, restedLong, restedShort } from './rest';
import { settled } from './settled';
import { counted, hitDieSpent, inspired, pactSpent, paid, slotSpent, supplySpent } from './spend';
import { afflicted, concentrated, exhausted } from './states';

/** A deed of the past that may still be undone by whoever asks: what it was, in words, and what it changed. */
export type Past = { said: string; change: Change };

/** Looks up a deed of one's own; null for one that is not there, is another's, or is undone already. */
export type PastOf = (id: string) => Past | null;

/**
 * Play after a deed, with what happened as a sentence for its log; or why it cannot be done, and then nothing changes. The same
 * on every device and on the server. Numbers of a play that no longer fit its sheet are put right first.
 */
export function afterDeed(
  facts: PlayFacts,
  before: Play,
  deed: Deed,
  pastOf: PastOf = () => null,
): Outcome {
  const play = settled(facts, before);
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
      return withSpell(facts, deed, supplySpent(facts, play, deed));
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
    case 'short-rest':
      return restedShort(facts, play, deed);
    case 'long-rest':
      return restedLong(facts, play, deed);
    case 'dawn':
      return dawned(facts, play);
    case 'undo': {
      const past = pastOf(deed.of);
      if (past === null) return cannot('This can no longer be undone.');
      return did(withoutChange(facts, play, past.change), `Undone: ${past.said}`);
    }
  }
}
