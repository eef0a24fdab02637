import { spellSlots } from '~/rules/spell-slots';
import type { Deed } from '../sheet/deed';
import { byLevel, gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { lightArmor } from './class-rogue';
import { deedOf, dice, spends, strikes, type Weapon } from './weapon-deeds';

function longbow(hero: Hero): Weapon {
  return {
    name: 'Longbow',
    reach: 'ranged',
    ability: 'dex',
    count: 1,
    sides: 8,
    type: 'piercing',
    toHitPlus: hero.level >= 2 ? 2 : 0,
    more: hero.level >= 3 ? [dice(1, 8, 'piercing', { oncePerTurn: true, targetHurt: true })] : [],
  };
}

/**
 * A spell that adds damage to each hit while its caster concentrates: Hunter's Mark, Hex. It moves from a fallen target
 * to the next.
 */
export function quarry(name: string, key: string, sides: number, resource: string): Deed {
  return deedOf(
    key,
    name,
    [
      {
        does: 'mark',
        name,
        aim: { who: 'self', count: 1 },
        mark: {
          name,
          conditions: [],
          ends: { rounds: 100, concentration: true },
          modifiers: [{ what: 'damage-rolls', plus: { count: 1, sides, bonus: 0 } }],
        },
      },
    ],
    { time: 'bonus-action', costs: spends(resource), concentration: true, spellLevel: 1 },
  );
}

function marks(hero: Hero): Deed[] {
  const name = "Hunter's Mark";
  const sides = hero.modern && hero.level === 20 ? 10 : 6;
  const made = hero.modern ? [quarry(name, 'hunters-mark', sides, 'favored-enemy')] : [];
  const { slots } = spellSlots([{ name: 'Ranger', level: hero.level }], hero.edition);
  if (slots.length > 0) made.push(quarry(name, 'hunters-mark-1', sides, 'slot-1'));
  return made;
}

/** A ranger with a longbow and Hunter's Mark. */
export const RANGER: Build = {
  id: 'hunter',
  className: 'Ranger',
  name: 'Hunter ranger',
  line: "Longbow from the back line, Hunter's Mark on the quarry.",
  hitDie: 10,
  saves: ['str', 'dex'],
  stands: 'back',
  plans: {
    // High elf: Dexterity 15 + 2, Intelligence 8 + 1.
    '2014': {
      base: [12, 17, 13, 9, 14, 10],
      gains: gains('4 dex+1 con+1', '8 dex+2', '12 con+2', '16 con+2', '19 wis+2'),
    },
    // Criminal: Dexterity 15 + 2, Constitution 13 + 1.
    '2024': {
      base: [12, 17, 14, 8, 14, 10],
      gains: gains('4 dex+1 wis+1', '8 dex+2', '12 wis+1 con+1', '16 wis+1 con+1', '19 wis+1'),
    },
  },
  ac: lightArmor,
  spells: {
    caster: 'Ranger',
    ability: 'wis',
    known: { '2014': { 2: ['cure-wounds'] }, '2024': { 1: ['cure-wounds'] } },
  },
  kit(hero) {
    const { level, modern } = hero;
    const times = level >= 5 ? 2 : 1;
    const sword: Weapon = {
      name: 'Shortsword',
      reach: 'melee',
      ability: 'dex',
      count: 1,
      sides: 6,
      type: 'piercing',
      more: longbow(hero).more ?? [],
    };
    return {
      deeds: [
        deedOf('longbow', 'Longbow', [strikes(hero, longbow(hero), times)]),
        deedOf('shortsword', 'Shortsword', [strikes(hero, sword, times)]),
        ...marks(hero),
      ],
      resources: modern
        ? [
            {
              key: 'favored-enemy',
              name: 'Favored Enemy',
              back: 'long-rest',
              most: byLevel(level, { 1: 2, 5: 3, 9: 4, 13: 5, 17: 6 }),
            },
          ]
        : [],
      reactions:
        level >= 15
          ? [
              {
                key: 'defense',
                costs: [],
                on: 'hit',
                does: { is: 'halve' },
                name: modern ? "Superior Hunter's Defense" : 'Uncanny Dodge',
              },
            ]
          : [],
      // Steel Will, of the Defensive Tactics of 2014.
      traits: !modern && level >= 7 ? { saveAdvantageAgainst: ['frightened'] } : {},
      initiative: { plus: modern ? hero.proficiency : 0 },
      leftOut: [
        "Hunter's Mark adds to every hit while it lasts: moving it costs nothing.",
        ...(modern && level >= 7 ? ['Defensive Tactics are not counted.'] : []),
        ...(modern ? [] : level >= 11 ? ['Volley is not used.'] : []),
        ...(modern && level >= 11
          ? ["Superior Hunter's Prey: the second creature is not damaged."]
          : []),
        ...(modern && level >= 17 ? ['Precise Hunter is not counted.'] : []),
        ...(!modern && level >= 20 ? ['Foe Slayer is not counted.'] : []),
      ],
    };
  },
};
