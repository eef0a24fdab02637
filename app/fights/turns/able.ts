import { CONDITION_EFFECTS, exhaustionEffect } from '~/rules/condition-effects';
import type { Edition } from '~/rules/edition';
import { conditionsOf } from '../lasting/conditions';
import type { Combatant } from '../log/state';
import { isUp } from '../people/people';

/**
 * Whether a combatant can use its reaction now: not spent, not prevented by a condition, and in 2014 not before the
 * end of its first turn when surprised (SRD 5.1, "Surprise").
 */
export function mayReact(combatant: Combatant, edition: Edition): boolean {
  return !combatant.reactionSpent && mayDo(combatant, edition, 'reactions');
}

/**
 * Whether a combatant can act on its turn: not incapacitated, and in 2014 not on its first turn when surprised (SRD
 * 5.1, "Surprise").
 */
export function mayAct(combatant: Combatant, edition: Edition): boolean {
  return mayDo(combatant, edition, 'actions');
}

function mayDo(combatant: Combatant, edition: Edition, what: 'actions' | 'reactions'): boolean {
  if (!isUp(combatant) || (edition === '2014' && combatant.surprised)) return false;
  return conditionsOf(combatant, edition).every(
    (condition) => !CONDITION_EFFECTS[edition][condition].loses?.includes(what),
  );
}

/** The modifiers of an initiative roll, which is a Dexterity check (SRD 5.1, "Initiative"; SRD 5.2.1, "Initiative"). */
export function initiativeSources(
  combatant: Combatant,
  edition: Edition,
): { advantage: boolean; disadvantage: boolean; penalty: number } {
  const { initiativeMode } = combatant.sheet;
  const exhausted = exhaustionEffect(edition, combatant.exhaustion);
  const given = {
    advantage: initiativeMode === 'advantage',
    disadvantage:
      initiativeMode === 'disadvantage' ||
      exhausted.checks === 'disadvantage' ||
      // SRD 5.2.1, "Surprise": disadvantage on the roll; in 2014 a surprised creature loses its first turn instead.
      (edition === '2024' && combatant.surprised),
  };
  for (const condition of conditionsOf(combatant, edition)) {
    const effect = CONDITION_EFFECTS[edition][condition];
    if (effect.initiative) given[effect.initiative] = true;
    // An effect that holds only against some creatures is left to the players.
    if (effect.checks && !effect.checks.only) given[effect.checks.rolls] = true;
  }
  return { ...given, penalty: exhausted.d20Penalty };
}
