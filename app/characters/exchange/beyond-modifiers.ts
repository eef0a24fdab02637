import { ABILITIES, ABILITY_NAMES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import { listAt, numberAt, textAt } from './outside';

/** The sources of modifiers in a D&D Beyond file. */
const GIVERS = ['race', 'class', 'background', 'feat', 'item', 'condition'] as const;
type Giver = (typeof GIVERS)[number];

/** One modifier of a file: for example type "bonus" of "strength-score", with its value. */
type Modifier = { giver: Giver; type: string; of: string; name: string; value: number };

/** All modifiers of a file. */
export type Modifiers = readonly Modifier[];

/** Reads the modifiers of a D&D Beyond file. */
export function modifiersOf(data: unknown): Modifiers {
  return GIVERS.flatMap((giver) =>
    listAt(data, 'modifiers', giver).map((one) => ({
      giver,
      type: textAt(one, 'type'),
      of: textAt(one, 'subType'),
      name: textAt(one, 'friendlySubtypeName'),
      value: numberAt(one, 'fixedValue') ?? numberAt(one, 'value') ?? 0,
    })),
  );
}

/** The sum of the bonuses to something, without those of items. */
export function bonusOf(modifiers: Modifiers, of: string): number {
  return modifiers
    .filter((one) => one.type === 'bonus' && one.of === of && one.giver !== 'item')
    .reduce((sum, { value }) => sum + value, 0);
}

const SKILLS = Object.keys(SKILL_NAMES) as Skill[];

/** The skills with proficiency in a file, and those with expertise. */
export function skillsOf(modifiers: Modifiers): Partial<Record<Skill, 'full' | 'expert'>> {
  const skills: Partial<Record<Skill, 'full' | 'expert'>> = {};
  for (const { type, of } of modifiers) {
    const skill = SKILLS.find((one) => one === of);
    if (skill === undefined) continue;
    if (type === 'expertise') skills[skill] = 'expert';
    else if (type === 'proficiency') skills[skill] ??= 'full';
  }
  return skills;
}

/** The abilities with saving throw proficiency. */
export function savesOf(modifiers: Modifiers): Ability[] {
  return ABILITIES.filter((ability) =>
    modifiers.some(
      ({ type, of }) =>
        type === 'proficiency' && of === `${ABILITY_NAMES[ability].toLowerCase()}-saving-throws`,
    ),
  );
}

/** The languages among the modifiers, of one source when given. */
export function languagesOf(modifiers: Modifiers, giver?: Giver): string[] {
  return named(modifiers, giver).flatMap(({ type, name }) =>
    type === 'language' && name !== '' && !/choose/i.test(name) ? [name] : [],
  );
}

/** Proficiencies of weapons, armor and so on, which are not tools. */
const NO_TOOL = /weapon|armor|shield|saving-throws|ability-checks|^self$|choose/i;

/** The proficiencies that may be tools; the caller looks them up in the book. */
export function toolNamesOf(modifiers: Modifiers, giver?: Giver): string[] {
  return named(modifiers, giver).flatMap(({ type, of, name }) =>
    type === 'proficiency' && !NO_TOOL.test(of) && !SKILLS.some((skill) => skill === of)
      ? [name]
      : [],
  );
}

function named(modifiers: Modifiers, giver?: Giver): Modifiers {
  return giver === undefined ? modifiers : modifiers.filter((one) => one.giver === giver);
}
