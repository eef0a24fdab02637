import type { Vitality, VitalRules } from '~/rules/hit-points';
import type { Combatant, FightSettings } from '../log/state';
import { maximumOf } from '../people/people';

/** The settings of a fight that its hit points obey. */
export type HarmRules = Pick<FightSettings, 'edition' | 'belowZero' | 'massiveDamage'>;

/** The rules of the game that a combatant's hit points obey in this fight. */
export function rulesOf(combatant: Combatant, rules: HarmRules): VitalRules {
  return {
    maximum: maximumOf(combatant, rules.edition),
    makesDeathSaves: combatant.sheet.deathSaves,
    massiveDamage: rules.massiveDamage,
    belowZero: rules.belowZero,
  };
}

/** A combatant after a rule changed its hit points; the same object when nothing changed. */
export function vitally(combatant: Combatant, rule: (before: Vitality) => Vitality): Combatant {
  const { hitPoints, temporary, death } = combatant;
  const before = {
    hitPoints,
    temporary,
    life: death.state,
    successes: death.successes,
    failures: death.failures,
  };
  const after = rule(before);
  if (after === before) return combatant;
  const { life, successes, failures } = after;
  return {
    ...combatant,
    hitPoints: after.hitPoints,
    temporary: after.temporary,
    death: { state: life, successes, failures },
  };
}
