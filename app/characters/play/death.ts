import { afterDeathSave, stabilized } from '~/rules/hit-points';
import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { cannot, did, type Outcome } from './outcome';
import { letGoWhenHelpless, maximumNow, standingOf, vitalityOf, withVitality } from './standing';

const NOT_DYING = 'Only a dying character makes death saves.';

/** A death save of a dying character, by the rules of hit points. */
export function savedFromDeath(facts: PlayFacts, play: Play, deed: DeedOf<'death-save'>): Outcome {
  const before = vitalityOf(facts, play);
  if (before.life !== 'dying') return cannot(NOT_DYING);
  const { die, total } = deed;
  const after = afterDeathSave(before, die, total ?? die, maximumNow(facts, play));
  const saved = letGoWhenHelpless(facts, withVitality(facts, play, after));
  if (after.life === 'up') return did(saved, 'Natural 20: back at 1 hit point');
  if (after.life === 'stable') return did(saved, 'Third success: stable');
  if (after.successes > before.successes) {
    return did(saved, `Death save succeeded: ${after.successes} of 3`);
  }
  const said = after.life === 'dead' ? 'dead' : `${after.failures} of 3`;
  return did(saved, `Death save failed: ${said}`);
}

/** Stabilises a dying character at 0 hit points. */
export function stabilised(facts: PlayFacts, play: Play): Outcome {
  if (standingOf(facts, play) !== 'dying')
    return cannot('Only a dying character can be stabilized.');
  return did(withVitality(facts, play, stabilized(vitalityOf(facts, play))), 'Stable');
}
