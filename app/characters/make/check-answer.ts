import { ABILITIES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import type { Sheet } from '../sheet/sheet';

/**
 * The response of the character check: the numbers of the sheet, and sentences for what is missing and what the rules
 * forbid.
 */
export type CheckAnswer = {
  abilities: Record<Ability, number>;
  modifiers: Record<Ability, number>;
  proficiencyBonus: number;
  hp: number;
  ac: number;
  initiative: number;
  /** The walking speed in feet. */
  speed: number;
  saves: Record<Ability, number>;
  skills: Record<Skill, number>;
  passives: Record<'perception' | 'investigation' | 'insight', number>;
  /**
   * The numbers of the first spellcasting class; `slots` of levels 1 to 9 as far as there are any, for all classes
   * together.
   */
  spellcasting: {
    dc: number;
    attack: number;
    slots: number[];
    pact: { level: number; slots: number } | null;
    classes: { class: string; ability: Ability; dc: number; attack: number; highest: number }[];
  } | null;
  missing: string[];
  problems: string[];
};

/** The numbers of a sheet for the public check. A missing name is not reported. */
export function checkAnswer(sheet: Sheet): CheckAnswer {
  const { perception, investigation, insight } = sheet.passives;
  return {
    abilities: byAbility((ability) => sheet.abilities[ability].score.value),
    modifiers: byAbility((ability) => sheet.abilities[ability].modifier),
    proficiencyBonus: sheet.proficiency.value,
    hp: sheet.hitPoints.value,
    ac: sheet.ac.value,
    initiative: sheet.initiative.value,
    speed: sheet.speeds.walk?.value ?? 0,
    saves: byAbility((ability) => sheet.abilities[ability].save.value),
    skills: bySkill((skill) => sheet.skills[skill].value),
    passives: {
      perception: perception.value,
      investigation: investigation.value,
      insight: insight.value,
    },
    spellcasting: spellcastingOf(sheet),
    missing: sheet.missing.filter(({ place }) => place !== 'name').map(({ words }) => words),
    problems: sheet.problems.map(({ words }) => words),
  };
}

function spellcastingOf({ castings, slots, pact }: Sheet): CheckAnswer['spellcasting'] {
  const first = castings[0];
  if (!first) return null;
  const last = slots.findLastIndex(({ value }) => value > 0);
  return {
    dc: first.dc.value,
    attack: first.attack.value,
    slots: slots.slice(0, last + 1).map(({ value }) => value),
    pact: pact && { level: pact.level, slots: pact.slots.value },
    classes: castings.map(({ class: slug, ability, dc, attack, highest }) => ({
      class: slug,
      ability,
      dc: dc.value,
      attack: attack.value,
      highest,
    })),
  };
}

function byAbility(of: (ability: Ability) => number): Record<Ability, number> {
  return Object.fromEntries(ABILITIES.map((one) => [one, of(one)])) as Record<Ability, number>;
}

function bySkill(of: (skill: Skill) => number): Record<Skill, number> {
  const skills = Object.keys(SKILL_NAMES) as Skill[];
  return Object.fromEntries(skills.map((one) => [one, of(one)])) as Record<Skill, number>;
}
