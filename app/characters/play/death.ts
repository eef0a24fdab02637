import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { died } from './hit-points';
import { cannot, did, type Outcome } from './outcome';
import { standingOf, withHitPoints } from './standing';

const NOT_DYING = 'Only a dying character makes death saves.';

/**
 * A death save: 10 or more succeeds, a 1 on the die fails twice, a 20 restores 1 hit point; three successes stabilise,
 * three failures mean death (SRD 5.1 and 5.2.1, "Death Saving Throws").
 */
export function savedFromDeath(facts: PlayFacts, play: Play, deed: DeedOf<'death-save'>): Outcome {
  if (standingOf(facts, play) !== 'dying') return cannot(NOT_DYING);
  const { die, total } = deed;
  if (die === 20) return did(withHitPoints(facts, play, 1), 'Natural 20: back at 1 hit point');
  if (die !== 1 && (total ?? die) >= 10) {
    const deathSuccesses = play.deathSuccesses + 1;
    if (deathSuccesses >= 3) return did(stable(play), 'Third success: stable');
    return did({ ...play, deathSuccesses }, `Death save succeeded: ${deathSuccesses} of 3`);
  }
  const deathFailures = Math.min(3, play.deathFailures + (die === 1 ? 2 : 1));
  const said = deathFailures >= 3 ? 'dead' : `${deathFailures} of 3`;
  return did(died({ ...play, deathFailures }), `Death save failed: ${said}`);
}

/** Stabilises a dying character at 0 hit points (SRD 5.1 and 5.2.1, "Stabilizing a Creature"/"a Character"). */
export function stabilised(facts: PlayFacts, play: Play): Outcome {
  if (standingOf(facts, play) !== 'dying')
    return cannot('Only a dying character can be stabilized.');
  return did(stable(play), 'Stable');
}

function stable(play: Play): Play {
  return { ...play, deathSuccesses: 3, deathFailures: 0 };
}
