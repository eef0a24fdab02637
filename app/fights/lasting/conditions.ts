import { CONDITION_EFFECTS, type ConditionEffect } from '~/rules/condition-effects';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Combatant } from '../log/state';
import type { LastingSeed } from '../sheet/lasting';

/** A condition on somebody, and who put it there; null where nobody in the fight did. */
export type Borne = { condition: Condition; maker: string | null };

/**
 * Every condition on somebody with those that it brings along, each as often as it lasts (SRD 5.1, "Conditions"; SRD 5.2.1,
 * "Rules Glossary"). At 0 hit points the dying and the stable are unconscious without a mark of their own.
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

/** The conditions on somebody, each once, those brought along too. */
export function conditionsOf(combatant: Combatant, edition: Edition): readonly Condition[] {
  return [...new Set(borneBy(combatant, edition).map(({ condition }) => condition))];
}

/** What the conditions on somebody do, with who put each there. */
export function effectsOn(
  combatant: Combatant,
  edition: Edition,
): readonly { condition: Condition; maker: string | null; effect: ConditionEffect }[] {
  return borneBy(combatant, edition).map((one) => ({
    ...one,
    effect: CONDITION_EFFECTS[edition][one.condition],
  }));
}

/** Whether somebody can neither act nor concentrate: incapacitated, or dead. */
export function isIncapacitated(combatant: Combatant, edition: Edition): boolean {
  return (
    combatant.death.state === 'dead' || conditionsOf(combatant, edition).includes('incapacitated')
  );
}

/**
 * The conditions of something that somebody is immune to: by its sheet, or because it is petrified (poisoned alone). Screens
 * tell of these before the thing lands; `despiteImmunity` makes them land all the same.
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
