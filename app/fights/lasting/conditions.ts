import { CONDITION_EFFECTS, type ConditionEffect } from '~/rules/condition-effects';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../log/state';
import type { LastingSeed } from '../sheet/lasting';

/** A condition on a creature and who caused it; `maker` null: nobody in this fight. */
export type Borne = { condition: Condition; maker: string | null };

/**
 * All conditions on a creature with the conditions they include, once for each effect (SRD 5.1, "Conditions"; SRD
 * 5.2.1, "Rules Glossary"). Dying and stable creatures are unconscious without an effect.
 */
export function borneBy(combatant: Combatant, edition: Edition): readonly Borne[] {
  const { state } = combatant.death;
  const down = state === 'dying' || state === 'stable';
  if (!down && combatant.lasting.length === 0) return [];
  const borne: Borne[] = down ? [{ condition: 'unconscious', maker: null }] : [];
  for (const { conditions, maker } of combatant.lasting) {
    for (const condition of conditions) borne.push({ condition, maker });
  }
  return borne.flatMap((one) => [
    one,
    ...(CONDITION_EFFECTS[edition][one.condition].brings ?? []).map((condition) => ({
      condition,
      maker: one.maker,
    })),
  ]);
}

/** The conditions on a creature, each once, including those that others include. */
export function conditionsOf(combatant: Combatant, edition: Edition): readonly Condition[] {
  return [...new Set(borneBy(combatant, edition).map(({ condition }) => condition))];
}

/** The rule effects of a creature's conditions, each with who caused it. */
export function effectsOn(
  combatant: Combatant,
  edition: Edition,
): readonly { condition: Condition; maker: string | null; effect: ConditionEffect }[] {
  return borneBy(combatant, edition).map((one) => ({
    ...one,
    effect: CONDITION_EFFECTS[edition][one.condition],
  }));
}

/** Whether a creature can neither act nor concentrate: incapacitated or dead. */
export function isIncapacitated(combatant: Combatant, edition: Edition): boolean {
  return (
    combatant.death.state === 'dead' || conditionsOf(combatant, edition).includes('incapacitated')
  );
}

/**
 * Which of these conditions a creature is immune to: by its sheet, or because it is petrified (poisoned only).
 * Screens show them before the effect is applied; `despiteImmunity` applies them anyway.
 */
export function immunityTo(
  combatant: Combatant,
  conditions: LastingSeed['conditions'],
  edition: Edition,
): readonly Condition[] {
  const petrified = effectsOn(combatant, edition).some(({ effect }) =>
    effect.immuneTo?.includes('poisoned'),
  );
  return conditions.filter(
    (one) => combatant.sheet.conditionImmune.includes(one) || (petrified && one === 'poisoned'),
  );
}
