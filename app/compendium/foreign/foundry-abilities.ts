import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import { SKILL_ABILITIES } from '~/rules/skills';
import { type Foreign, numberOf, own, textOf, within } from './foreign';
import { type ActorNumbers, numberIn } from './foundry-formula';
import { FOUNDRY_SKILLS } from './foundry-skills';
import type { Ledger } from './reading';
import type { ToldFacts } from './told';

/** The six ability scores of an actor, limited to 1–50; 10 for a missing one. */
export function scoresIn(system: Foreign | null): Record<Ability, number> {
  const scores = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
  for (const ability of ABILITIES) {
    const given = numberOf(own(within(system, 'abilities', ability), 'value')) ?? 10;
    scores[ability] = Math.min(50, Math.max(1, given));
  }
  return scores;
}

/** Scores, saves and skills with all bonuses; a bonus that is not a simple number is reported in the ledger. */
export function trainedFacts(system: Foreign, numbers: ActorNumbers, ledger: Ledger): ToldFacts {
  const { abilities, proficiency } = numbers;
  const bonus = (value: unknown, field: string) => bonusIn(value, field, numbers, ledger);
  const everywhere = within(system, 'bonuses', 'abilities');
  const toSaves = bonus(own(everywhere, 'save'), 'Saving Throws');
  const saves: NonNullable<ToldFacts['saves']> = {};
  for (const ability of ABILITIES) {
    const given = within(system, 'abilities', ability);
    const field = `Saving Throws: ${ability}`;
    const extra = bonus(own(within(given, 'bonuses'), 'save'), field) + toSaves;
    const trained = (numberOf(own(given, 'proficient')) ?? 0) > 0 ? proficiency : 0;
    if (trained > 0 || extra !== 0)
      saves[ability] = abilityModifier(abilities[ability]) + trained + extra;
  }
  const toChecks =
    bonus(own(everywhere, 'check'), 'Skills') + bonus(own(everywhere, 'skill'), 'Skills');
  if (toChecks !== 0) {
    const why = 'A statblock says this only for the skills that it lists.';
    const from = `${toChecks < 0 ? '' : '+'}${toChecks} to every check`;
    ledger.changed.push({ field: 'Skills', from, to: 'In the skills that are listed', why });
  }
  const skills: NonNullable<ToldFacts['skills']> = {};
  for (const [key, skill] of Object.entries(FOUNDRY_SKILLS)) {
    const given = within(system, 'skills', key);
    const times = Number(own(given, 'value') ?? 0) || 0;
    const extra = bonus(own(within(given, 'bonuses'), 'check'), `Skills: ${skill}`);
    if (times <= 0 && extra === 0) continue;
    const ability =
      ABILITIES.find((one) => one === own(given, 'ability')) ?? SKILL_ABILITIES[skill];
    skills[skill] =
      abilityModifier(abilities[ability]) + Math.floor(times * proficiency) + extra + toChecks;
  }
  return { abilities, saves, skills };
}

/** The initiative of an actor; null in 2014 when it is only the Dexterity modifier. 2024 always has it. */
export function initiativeOf(
  init: Foreign | null,
  numbers: ActorNumbers,
  ledger: Ledger,
): NonNullable<ToldFacts['initiative']> | null {
  const named = ABILITIES.find((one) => one === own(init, 'ability')) ?? 'dex';
  const beyond = bonusIn(own(init, 'bonus'), 'Initiative', numbers, ledger);
  if (beyond === 0 && named === 'dex' && numbers.edition === '2014') return null;
  const bonus = abilityModifier(numbers.abilities[named]) + beyond;
  return { bonus, score: 10 + bonus };
}

/** Evaluates a bonus that may be a formula; a bonus that is not a number counts as 0 and is reported in the ledger. */
function bonusIn(value: unknown, field: string, numbers: ActorNumbers, ledger: Ledger): number {
  const said = textOf(value);
  if (said === '') return 0;
  const read = numberIn(said, numbers);
  if (read !== null) return read;
  const why = 'The bonus is a formula, not a number: it is left out.';
  ledger.dropped.push({ field, text: said.slice(0, 300), why });
  return 0;
}
