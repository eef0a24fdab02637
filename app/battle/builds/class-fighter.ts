import { byLevel, gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { deedOf, spends, strikes, VEX, type Weapon } from './weapon-deeds';

const TO_16 = ['4 str+1 con+1', '6 str+2', '8 con+2', '12 con+2', '14 wis+2', '16 dex+2'];

/** The AC of the heavy armor typical for the level: chain mail, then splint, then plate. */
export function heavyArmor(level: number): number {
  return byLevel(level, { 1: 16, 3: 17, 5: 18 });
}

function greatsword(hero: Hero): Weapon {
  const graze = { count: 0, sides: 1, bonus: hero.modifiers.str, type: 'slashing' as const };
  return {
    name: 'Greatsword',
    reach: 'melee',
    ability: 'str',
    count: 2,
    sides: 6,
    type: 'slashing',
    ...(hero.modern
      ? {
          miss: {
            damage: [graze],
            // Studied Attacks: a miss gives the next attack advantage.
            ...(hero.level >= 13 ? { marks: [{ ...VEX, name: 'Studied Attacks' }] } : {}),
          },
        }
      : {}),
  };
}

/** A fighter with a greatsword, with more attacks than any other build. */
export const FIGHTER: Build = {
  id: 'champion',
  className: 'Fighter',
  name: 'Champion fighter',
  line: 'Greatsword in both hands, the most attacks.',
  hitDie: 10,
  saves: ['str', 'con'],
  stands: 'front',
  plans: {
    // Half-orc, then Soldier: Strength 15 + 2, Constitution 14 + 1.
    '2014': { base: [17, 12, 15, 8, 13, 10], gains: gains(...TO_16, '19 dex+2') },
    '2024': { base: [17, 12, 15, 8, 13, 10], gains: gains(...TO_16, '19 str+1') },
  },
  ac: ({ level, modern }) => heavyArmor(level) + (modern || level >= 10 ? 1 : 0),
  kit(hero) {
    const { level, modern } = hero;
    const times = byLevel(level, { 1: 1, 5: 2, 11: 3, 20: 4 });
    const indomitable = byLevel(level, { 9: 1, 13: 2, 17: 3 });
    return {
      deeds: [
        deedOf('greatsword', 'Greatsword', [strikes(hero, greatsword(hero), times)]),
        deedOf(
          'second-wind',
          'Second Wind',
          [
            {
              does: 'heal',
              name: 'Second Wind',
              aim: { who: 'self', count: 1 },
              amount: { count: 1, sides: 10, bonus: level },
              raises: false,
            },
          ],
          { time: 'bonus-action', costs: spends('second-wind') },
        ),
        ...(level >= 2
          ? [
              deedOf(
                'action-surge',
                'Action Surge',
                [
                  {
                    does: 'mark',
                    name: 'Action Surge',
                    aim: { who: 'self', count: 1 },
                    mark: {
                      name: 'Action Surge',
                      conditions: [],
                      modifiers: [{ what: 'extra-action' }],
                      ends: {},
                    },
                  },
                ],
                { time: 'free', costs: spends('action-surge') },
              ),
            ]
          : []),
      ],
      resources: [
        {
          key: 'second-wind',
          name: 'Second Wind',
          most: modern ? byLevel(level, { 1: 2, 4: 3, 10: 4 }) : 1,
          back: modern ? 'long-rest' : 'short-rest',
        },
        ...(level >= 2
          ? [
              {
                key: 'action-surge',
                name: 'Action Surge',
                back: 'short-rest' as const,
                most: level >= 17 ? 2 : 1,
              },
            ]
          : []),
      ],
      traits: {
        ...(level >= 3 ? { criticalOn: level >= 15 ? 18 : 19 } : {}),
        ...(modern ? {} : { greatWeapon: true }),
        // Indomitable of 2024 adds the fighter's level to the new roll, which nearly always succeeds.
        ...(modern && indomitable > 0 ? { legendaryResistance: indomitable } : {}),
      },
      initiative: { advantage: modern && level >= 3 },
      leftOut: [
        ...(!modern && indomitable > 0 ? ['Indomitable: failed saves are not rolled again.'] : []),
        ...(modern && indomitable > 0 ? ['Indomitable counts as a successful save.'] : []),
        ...(modern ? ['Second Wind: the use regained on a short rest is not counted.'] : []),
        ...(modern && level >= 7 ? ['The second fighting style is not counted.'] : []),
        ...(modern && level >= 10 ? ['Heroic Warrior: inspiration is not counted.'] : []),
        ...(level >= 18 ? ['Survivor: hit points regained each turn are not counted.'] : []),
      ],
    };
  },
};
