import type { PlayFacts } from '~/characters/play/facts';
import { standingOf } from '~/characters/play/standing';
import type { Play } from '~/characters/record/character';
import type { Condition } from '~/rules/conditions';

/** The current conditions: a creature at 0 hit points is unconscious (SRD, "Falling Unconscious"). */
export function conditionsNow(facts: PlayFacts, play: Play): Condition[] {
  const isDown = ['dying', 'stable'].includes(standingOf(facts, play));
  const isSaid = play.conditions.includes('unconscious');
  return isDown && !isSaid ? [...play.conditions, 'unconscious'] : play.conditions;
}
