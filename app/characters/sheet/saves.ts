import { ABILITY_NAMES, abilityModifier } from '~/rules/ability';
import { byAbility } from './abilities';
import type { Facts } from './facts';
import type { Proficiencies } from './proficiencies';
import type { Sheet } from './sheet';
import { told } from './told';

/** The six abilities with their saving throws; only the first class gives saving throw proficiency. */
export function abilitiesOf(facts: Facts, { saves }: Proficiencies): Sheet['abilities'] {
  return byAbility((ability) => {
    const score = facts.scores[ability];
    const proficient = saves.has(ability);
    const parts = [{ label: ABILITY_NAMES[ability], plus: facts.modifiers[ability] }];
    if (proficient) parts.push({ label: 'Proficiency', plus: facts.proficiency.value });
    for (const { gift, had } of facts.given('save-bonus')) {
      if (gift.abilities && !gift.abilities.includes(ability)) continue;
      const plus = Math.max(gift.least ?? -Infinity, facts.amount(gift.plus, had));
      parts.push({ label: had.name, plus });
    }
    const save = told(`save.${ability}`, parts, facts.overrides);
    return { score, modifier: abilityModifier(score.value), save, proficient };
  });
}
