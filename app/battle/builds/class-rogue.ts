import { gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { deedOf, dice, strikes, VEX, type Weapon } from './weapon-deeds';

/** The AC of the light armor typical for the level: leather, then studded leather. */
export function lightArmor({ level, modifiers }: Hero): number {
  return (level >= 3 ? 12 : 11) + modifiers.dex;
}

function weapon(hero: Hero, name: string, reach: Weapon['reach'], sides: number): Weapon {
  const sneak = dice(Math.ceil(hero.level / 2), 6, 'piercing', {
    oncePerTurn: true,
    advantageOrAlly: true,
  });
  return {
    name,
    reach,
    ability: 'dex',
    count: 1,
    sides,
    type: 'piercing',
    more: [sneak],
    ...(hero.modern ? { marks: [VEX] } : {}),
  };
}

/** A rogue with rapier, shortbow and Sneak Attack. */
export const ROGUE: Build = {
  id: 'thief',
  className: 'Rogue',
  name: 'Thief rogue',
  line: 'Rapier beside a comrade, shortbow from afar, one deadly strike a turn.',
  hitDie: 8,
  saves: ['dex', 'int'],
  stands: 'front',
  plans: {
    // Lightfoot halfling: Dexterity 15 + 2, Charisma 12 + 1.
    '2014': {
      base: [8, 17, 14, 10, 13, 13],
      gains: gains(
        '4 dex+1 con+1',
        '8 dex+2',
        '10 con+1 wis+1',
        '12 con+2',
        '16 con+2',
        '19 wis+2',
      ),
    },
    // Criminal: Dexterity 15 + 2, Constitution 14 + 1.
    '2024': {
      base: [8, 17, 15, 10, 13, 12],
      gains: gains(
        '4 dex+1 con+1',
        '8 dex+2',
        '10 con+2',
        '12 con+2',
        '16 wis+1 cha+1',
        '19 dex+1',
      ),
    },
  },
  ac: lightArmor,
  kit(hero) {
    const { level, modern } = hero;
    return {
      deeds: [
        deedOf('rapier', 'Rapier', [strikes(hero, weapon(hero, 'Rapier', 'melee', 8))]),
        deedOf('shortbow', 'Shortbow', [strikes(hero, weapon(hero, 'Shortbow', 'ranged', 6))]),
      ],
      reactions:
        level >= 5
          ? [
              {
                key: 'uncanny-dodge',
                name: 'Uncanny Dodge',
                costs: [],
                on: 'hit',
                does: { is: 'halve' },
              },
            ]
          : [],
      traits: level >= 7 ? { evasion: true } : {},
      ...(level >= 15 ? { saves: modern ? ['wis', 'cha'] : ['wis'] } : {}),
      initiative: { plus: modern ? hero.proficiency : 0 },
      leftOut: [
        'Hiding and the moves of Cunning Action are not simulated.',
        ...(modern ? ['Vex helps the first attack against the target, whoever makes it.'] : []),
        ...(modern && level >= 5 ? ['Cunning Strike is not used: all dice are damage.'] : []),
        ...(level >= 17
          ? ["Thief's Reflexes: the second turn of the first round is not simulated."]
          : []),
        ...(level >= 18 ? ['Elusive is not counted.'] : []),
        ...(level >= 20 ? ['Stroke of Luck is not used.'] : []),
      ],
    };
  },
};
