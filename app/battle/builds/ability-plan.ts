import { ABILITIES, type Ability, abilityModifier, proficiencyByLevel } from '~/rules/ability';
import type { Edition } from '~/rules/edition';

/**
 * The ability scores at level 1, race or background included (in the order of the sheet), and the increases by level.
 */
export type AbilityPlan = {
  base: readonly [number, number, number, number, number, number];
  gains: readonly { level: number; ability: Ability; plus: number }[];
};

/** A character's numbers, as the features of its class need them. */
export type Hero = {
  level: number;
  edition: Edition;
  /** Uses the rules of 2024. */
  modern: boolean;
  modifiers: Record<Ability, number>;
  proficiency: number;
};

/** Parses increases in short notation: gains('4 str+1 con+1', '8 str+2'). */
export function gains(...lines: readonly string[]): AbilityPlan['gains'] {
  return lines.flatMap((line) => {
    const [level = '', ...words] = line.split(' ');
    return words.map((word) => {
      const [name, plus] = word.split('+');
      const ability = ABILITIES.find((one) => one === name);
      if (ability === undefined) throw new Error(`"${word}" is no increase of an ability`);
      return { level: Number(level), ability, plus: Number(plus) };
    });
  });
}

/** The character of this plan at a level, 1 to 20. */
export function heroAt(plan: AbilityPlan, level: number, edition: Edition): Hero {
  const scores = new Map<Ability, number>(
    ABILITIES.map((ability, at) => [ability, plan.base[at] ?? 10]),
  );
  for (const gain of plan.gains) {
    if (gain.level > level) continue;
    scores.set(gain.ability, (scores.get(gain.ability) ?? 10) + gain.plus);
  }
  const of = (ability: Ability) => abilityModifier(scores.get(ability) ?? 10);
  return {
    level,
    edition,
    modern: edition === '2024',
    proficiency: proficiencyByLevel(level),
    modifiers: {
      str: of('str'),
      dex: of('dex'),
      con: of('con'),
      int: of('int'),
      wis: of('wis'),
      cha: of('cha'),
    },
  };
}

/**
 * The value of a table at a level, where the table lists the levels at which it changes: byLevel(5, { 1: 6, 5: 8 }) is
 * 8.
 */
export function byLevel(level: number, table: Readonly<Record<number, number>>): number {
  let found = 0;
  for (const [from, value] of Object.entries(table)) if (Number(from) <= level) found = value;
  return found;
}

/** The save DC of a character's own spells or features. */
export function dcOf(hero: Hero, ability: Ability): number {
  return 8 + hero.proficiency + hero.modifiers[ability];
}
