import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { Feature } from '../../book/feature';

/** The ability score increase of a race or subrace: { dex: 2 }. */
export function increase(of: string, plus: Partial<Record<Ability, number>>): Feature {
  const raised = ABILITIES.flatMap((ability) => {
    const more = plus[ability];
    return more ? [{ ability, more }] : [];
  });
  return {
    key: `${of}/abilities`,
    name: 'Ability Score Increase',
    level: 1,
    words: `${raised.map((one) => `${ABILITY_NAMES[one.ability]} +${one.more}`).join(', ')}.`,
    gifts: raised.map((one) => ({ gives: 'ability', ability: one.ability, plus: one.more })),
  };
}

/** Darkvision with this range in feet. */
export function darkvision(of: string, feet: number): Feature {
  return {
    key: `${of}/darkvision`,
    name: 'Darkvision',
    level: 1,
    words: `To ${feet} feet you see in dim light as in bright light, and in darkness as in dim light, without colors.`,
    gifts: [{ gives: 'sense', sense: 'darkvision', feet }],
  };
}

/** The languages of a race, and how many more to choose. */
export function languages(
  of: string,
  known: readonly string[],
  words: string,
  more: 0 | 1 = 0,
): Feature {
  return {
    key: `${of}/languages`,
    name: 'Languages',
    level: 1,
    words,
    gifts: [{ gives: 'languages', of: known }],
    ...(more ? { asks: [oneLanguage()] } : {}),
  };
}

/** A choice of one language. */
export function oneLanguage() {
  return {
    key: 'language',
    name: 'Extra language',
    count: 1,
    ...({ asks: 'language', from: 'any' } as const),
  };
}
