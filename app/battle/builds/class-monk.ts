import type { Damage, Deed, ForcedSave, Reaction } from '../sheet/deed';
import { byLevel, dcOf, gains, type Hero } from './ability-plan';
import type { Build, Kit } from './build';
import { deedOf, spends, strikes, type Weapon } from './weapon-deeds';

function artsDie({ level, modern }: Hero): number {
  return byLevel(level, modern ? { 1: 6, 5: 8, 11: 10, 17: 12 } : { 1: 4, 5: 6, 11: 8, 17: 10 });
}

/** A quarterstaff in two hands until unarmed strikes deal more. */
function staff(hero: Hero): Weapon {
  const sides = Math.max(8, artsDie(hero));
  const name = artsDie(hero) > 8 ? 'Unarmed Strike' : 'Quarterstaff';
  return { name, reach: 'melee', ability: 'dex', count: 1, sides, type: 'bludgeoning' };
}

function fist(hero: Hero): Weapon {
  return { ...staff(hero), name: 'Unarmed Strike', sides: artsDie(hero) };
}

function stun(hero: Hero): ForcedSave {
  return {
    ability: 'con',
    dc: dcOf(hero, 'wis'),
    magic: false,
    success: 'none',
    when: { oncePerTurn: true },
    fail: {
      marks: [
        {
          name: 'Stunning Strike',
          conditions: ['stunned'],
          modifiers: [],
          ends: { turn: { of: 'maker', moment: hero.modern ? 'start' : 'end' } },
        },
      ],
    },
  };
}

function topple(hero: Hero): ForcedSave {
  return {
    ability: 'dex',
    dc: dcOf(hero, 'wis'),
    magic: false,
    success: 'none',
    fail: {
      marks: [{ name: 'Prone', conditions: ['prone'], modifiers: [], ends: { standsUp: true } }],
    },
  };
}

function wholeness(hero: Hero): Deed {
  const { level, modern, modifiers } = hero;
  const amount = modern
    ? { count: 1, sides: artsDie(hero), bonus: modifiers.wis }
    : { count: 0, sides: 1, bonus: 3 * level };
  const name = 'Wholeness of Body';
  return deedOf(
    'wholeness',
    name,
    [{ does: 'heal', name, aim: { who: 'self', count: 1 }, amount, raises: false }],
    { time: modern ? 'bonus-action' : 'action', costs: spends('wholeness') },
  );
}

function deflects(hero: Hero): Reaction {
  const by: Omit<Damage, 'type'> = { count: 1, sides: 10, bonus: hero.modifiers.dex + hero.level };
  return {
    key: 'deflect',
    name: hero.modern ? 'Deflect Attacks' : 'Deflect Missiles',
    costs: [],
    on: hero.modern ? 'hit' : 'hit-by-ranged',
    does: { is: 'reduce', by },
  };
}

function resources({ level, modern, modifiers }: Hero): Kit['resources'] {
  return [
    ...(level >= 2
      ? [
          {
            key: 'ki',
            name: modern ? 'Focus points' : 'Ki points',
            most: level,
            back: 'short-rest' as const,
          },
        ]
      : []),
    ...(level >= 6
      ? [
          {
            key: 'wholeness',
            name: 'Wholeness of Body',
            back: 'long-rest' as const,
            most: modern ? Math.max(1, modifiers.wis) : 1,
          },
        ]
      : []),
  ];
}

/** A monk with a quarterstaff and unarmed strikes. */
export const MONK: Build = {
  id: 'open-hand',
  className: 'Monk',
  name: 'Open hand monk',
  line: 'A flurry of blows that knocks prone and stuns.',
  hitDie: 8,
  saves: ['str', 'dex'],
  stands: 'front',
  dc: 'wis',
  plans: {
    // Human: one more on each of 12, 15, 13, 10, 14, 8.
    '2014': {
      base: [13, 16, 14, 11, 15, 9],
      gains: gains('4 dex+2', '8 dex+2', '12 wis+2', '16 wis+2', '19 wis+1 con+1'),
    },
    // Criminal: Dexterity 15 + 2, Constitution 13 + 1.
    '2024': {
      base: [12, 17, 14, 10, 14, 8],
      gains: gains(
        '4 dex+1 wis+1',
        '8 dex+2',
        '12 wis+2',
        '16 wis+2',
        '19 wis+1',
        '20 dex+4 wis+4',
      ),
    },
  },
  ac: ({ modifiers }) => 10 + modifiers.dex + modifiers.wis,
  kit(hero) {
    const { level, modern } = hero;
    const times = level >= 5 ? 2 : 1;
    const flurry: Weapon = level >= 3 ? { ...fist(hero), saves: [topple(hero)] } : fist(hero);
    const blows = modern && level >= 10 ? 3 : 2;
    return {
      deeds: [
        deedOf('staff', staff(hero).name, [strikes(hero, staff(hero), times)]),
        ...(level >= 5
          ? [
              deedOf(
                'stunning-strike',
                'Stunning Strike',
                [strikes(hero, { ...staff(hero), saves: [stun(hero)] }, times)],
                { costs: spends('ki') },
              ),
            ]
          : []),
        deedOf('martial-arts', 'Martial Arts', [strikes(hero, fist(hero))], {
          time: 'bonus-action',
        }),
        ...(level >= 2
          ? [
              deedOf('flurry', 'Flurry of Blows', [strikes(hero, flurry, blows)], {
                time: 'bonus-action',
                costs: spends('ki'),
              }),
            ]
          : []),
        ...(level >= 6 ? [wholeness(hero)] : []),
      ],
      resources: resources(hero),
      reactions: level >= 3 ? [deflects(hero)] : [],
      traits: level >= 7 ? { evasion: true } : {},
      ...(level >= 14 ? { saves: ['str', 'dex', 'con', 'int', 'wis', 'cha'] } : {}),
      ...(!modern && level >= 10
        ? {
            conditionImmune: ['poisoned'],
            defences: [{ how: 'immune', types: ['poison'] }],
          }
        : {}),
      initiative: { plus: modern ? hero.proficiency : 0 },
      leftOut: [
        ...(level >= 5
          ? ['Stunning Strike costs its point even on a miss; it is tried once per turn.']
          : []),
        ...(modern && level >= 3 ? ['Deflect Attacks: attacks are not redirected.'] : []),
        ...(level >= 17 ? ['Quivering Palm is not used.'] : []),
        ...(level >= 18 ? [`${modern ? 'Superior Defense' : 'Empty Body'} is not used.`] : []),
      ],
    };
  },
};
