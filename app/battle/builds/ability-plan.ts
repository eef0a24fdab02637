import { ABILITIES, type Ability, abilityModifier, proficiencyByLevel } from '~/rules/ability';
import type { Edition } from '~/rules/edition';

/** Scores at level 1, race or background counted in (in the order of the sheet), and what each level adds. */
export type AbilityPlan = {
  base: readonly [number, number, number, number, number, number];
  gains: readonly { level: number; ability: Ability; plus: number }[];
};

/** A character as its class's features ask for it. */
export type Hero = {
  level: number;
  edition: Edition;
  /** Plays by the rules of 2024. */
  modern: boolean;
  modifiers: Record<Ability, number>;
  proficiency: number;
};

/** Increases as people note them: gains('4 str+1 con+1', '8 str+2'). */
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

/** The character that this plan leads to at a level, 1 to 20. */
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
    ...{ level, edition, modern: edition === '2024', proficiency: proficiencyByLevel(level) },
    modifiers: {
      ...{ str: of('str'), dex: of('dex'), con: of('con') },
      ...{ int: of('int'), wis: of('wis'), cha: of('cha') },
    },
  };
}

/** What holds at a level of a table that names where something changes: byLevel(5, { 1: 6, 5: 8 }) is 8. */
export function byLevel(level: number, table: Readonly<Record<number, number>>): number {
  let found = 0;
  for (const [from, value] of Object.entries(table)) if (Number(from) <= level) found = value;
  return found;
}

/** The DC of what a character's own magic or skill asks of others. */
export function dcOf(hero: Hero, ability: Ability): number {
  return 8 + hero.proficiency + hero.modifiers[ability];
}
