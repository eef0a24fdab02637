import type { Resource } from '../sheet/combatant';
import type { Damage, Deed } from '../sheet/deed';
import { byLevel, gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { NO_LIMIT } from './race-traits';
import { deedOf, dice, spends, strikes, type Weapon } from './weapon-deeds';

const TO_16 = ['4 str+1 con+1', '8 str+2', '12 con+2', '16 con+2'];

function rageDamage(hero: Hero): number {
  return byLevel(hero.level, { 1: 2, 9: 3, 16: 4 });
}

function greataxe(hero: Hero): Weapon {
  // Frenzy of 2024: on its turn the first hit of a reckless attack deals as many extra d6 as Rage adds.
  const frenzy: Damage[] =
    hero.modern && hero.level >= 3
      ? [dice(rageDamage(hero), 6, 'slashing', { oncePerTurn: true, advantage: true })]
      : [];
  return {
    name: 'Greataxe',
    reach: 'melee',
    ability: 'str',
    count: 1,
    sides: 12,
    type: 'slashing',
    more: frenzy,
  };
}

function rage(hero: Hero): Deed {
  const frenzy = !hero.modern && hero.level >= 3;
  return deedOf(
    'rage',
    'Rage',
    [
      {
        does: 'mark',
        name: 'Rage',
        aim: { who: 'self', count: 1 },
        mark: {
          name: 'Rage',
          conditions: [],
          ends: { rounds: hero.modern ? 100 : 10 },
          modifiers: [
            { what: 'damage-rolls', plus: { count: 0, sides: 1, bonus: rageDamage(hero) } },
            { what: 'resist', types: ['bludgeoning', 'piercing', 'slashing'] },
            { what: 'saves', how: 'advantage', abilities: ['str'] },
          ],
        },
      },
    ],
    {
      time: 'bonus-action',
      costs: spends('rage'),
      ...(frenzy
        ? { again: { time: 'bonus-action', steps: [strikes(hero, greataxe(hero))] } }
        : {}),
    },
  );
}

function rages(hero: Hero): Resource {
  const most =
    hero.level === 20 && !hero.modern
      ? 99
      : byLevel(hero.level, { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6 });
  return { key: 'rage', name: 'Rage', most, back: 'long-rest' };
}

/** A barbarian who rages and attacks recklessly with a greataxe. */
export const BARBARIAN: Build = {
  id: 'berserker',
  className: 'Barbarian',
  name: 'Berserker barbarian',
  line: 'Rages and swings a greataxe without a thought for cover.',
  hitDie: 12,
  saves: ['str', 'con'],
  stands: 'front',
  plans: {
    // Half-orc, then Soldier: Strength 15 + 2, Constitution 14 + 1.
    '2014': {
      base: [17, 13, 15, 8, 12, 10],
      gains: gains(...TO_16, '19 dex+2', '20 str+4 con+4'),
    },
    '2024': {
      base: [17, 13, 15, 8, 12, 10],
      gains: gains(...TO_16, '19 str+1', '20 str+4 con+4'),
    },
  },
  ac({ level, modifiers: { dex, con } }) {
    const bare = 10 + dex + con;
    return level >= 5 ? Math.max(bare, 15 + Math.min(2, dex)) : bare;
  },
  kit(hero) {
    const { level, modern } = hero;
    const brutal = modern ? 0 : byLevel(level, { 9: 1, 13: 2, 17: 3 });
    const retaliates = level >= (modern ? 10 : 14);
    return {
      deeds: [
        deedOf('greataxe', 'Greataxe', [strikes(hero, greataxe(hero), level >= 5 ? 2 : 1)]),
        rage(hero),
        ...(retaliates
          ? [
              deedOf('retaliation', 'Retaliation', [strikes(hero, greataxe(hero))], {
                time: 'part',
              }),
            ]
          : []),
      ],
      resources: [rages(hero)],
      reactions: retaliates
        ? [
            {
              key: 'retaliates',
              name: 'Retaliation',
              costs: [],
              on: 'hit-by-melee',
              does: { is: 'deed', key: 'retaliation' },
            },
          ]
        : [],
      traits: {
        ...(level >= 2 ? { reckless: true, saveAdvantage: ['dex'] } : {}),
        ...(brutal > 0 ? { criticalDice: brutal } : {}),
        // Relentless Rage is simulated as one certain use.
        ...(level >= 11 ? { relentless: NO_LIMIT } : {}),
      },
      initiative: { advantage: level >= 7 },
      leftOut: [
        ...(level >= 6
          ? ['Mindless Rage: a raging berserker can be frightened and charmed here.']
          : []),
        ...(level >= 11
          ? ['Relentless Rage keeps the barbarian up once per fight, without its save.']
          : []),
        ...(!modern && level >= 3
          ? ['Frenzy: the exhaustion that follows it is not counted.']
          : []),
        ...(modern ? ['Cleave: the second creature is not hit.'] : []),
        ...(modern && level >= 9
          ? ['Brutal Strike is not used: it always takes advantage instead.']
          : []),
        ...(level >= (modern ? 14 : 10) ? ['Intimidating Presence is not used.'] : []),
      ],
    };
  },
};
