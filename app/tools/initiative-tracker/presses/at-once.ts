import type { Fight } from '~/fights/log/state';
import type { Plan } from '~/fights/moves/plan';
import { combatantOf } from '~/fights/people/people';
import { type Asked, type Pressed, text } from './asked';
import { applied, type Planned, planOf } from './plan-presses';

/**
 * An attack, area effect or spell: what it would do, for its review, or already its deeds when the fight applies such
 * ones at once. The deeds are those that the review would have applied.
 */
export function planOrApply(asked: Asked, intent: string): { planned: Planned } | Pressed {
  // A form that already carries a seed comes from a review, where the user changes something.
  const isReviewed = text(asked, 'seed') !== '';
  const planned = planOf(asked, intent);
  if ('problem' in planned) return planned;
  return !isReviewed && countsAtOnce(asked.fight, planned) ? applied(planned) : { planned };
}

/** Whether a plan needs no review: the fight says so, no d20 of it is a player's, and nothing is left to decide. */
function countsAtOnce(fight: Fight, planned: Planned): boolean {
  if (!fight.settings.appliesAtOnce) return false;
  return [planned, ...(planned.then ?? [])].every(
    ({ plan, notes, others }) =>
      notes.length === 0 && others.length === 0 && isRolledByMonsters(fight, plan),
  );
}

function isRolledByMonsters(fight: Fight, { kind, wish, targets }: Plan): boolean {
  const isPlayers = (id: string) => combatantOf(fight, id)?.side === 'party';
  if (kind === 'attack' && wish.by !== null && isPlayers(wish.by)) return false;
  return targets.every(
    ({ who, save, resistancesOffered }) =>
      resistancesOffered === 0 && (save === null || !isPlayers(who)),
  );
}
