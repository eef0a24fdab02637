import type { Deed, Reaction } from '../sheet/deed';
import { byLevel, gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { saveCantrip } from './cantrips';
import { lightArmor } from './class-rogue';
import { deedOf, SAP, spends, strikes } from './weapon-deeds';

function inspirationDie({ level }: Hero): number {
  return byLevel(level, { 1: 6, 5: 8, 10: 10, 15: 12 });
}

function inspiration(hero: Hero): Deed {
  const name = 'Bardic Inspiration';
  const plus = { count: 1, sides: inspirationDie(hero), bonus: 0 };
  return deedOf(
    'inspiration',
    name,
    [
      {
        does: 'mark',
        name,
        aim: { who: 'ally', count: 1 },
        mark: {
          name,
          conditions: [],
          modifiers: [{ what: 'attack-rolls', plus }],
          ends: { used: true, rounds: 100 },
        },
      },
    ],
    { time: 'bonus-action', costs: spends('inspiration') },
  );
}

/** Cutting Words, simulated with the average of its die: 3 of a d6. */
function cutting(hero: Hero, on: 'hit' | 'ally-hit'): Reaction {
  const plus = Math.floor(inspirationDie(hero) / 2);
  return {
    key: `cutting-words-${on}`,
    name: 'Cutting Words',
    costs: spends('inspiration'),
    on,
    does: { is: 'ac', plus, lasts: 'attack' },
  };
}

const SPELLS = {
  1: ['cure-wounds', 'healing-word', 'faerie-fire', 'thunderwave'],
  3: ['shatter'],
  5: ['hypnotic-pattern', 'fear'],
  9: ['mass-cure-wounds', 'hold-monster'],
};

/** A bard who mocks foes, heals and inspires. */
export const BARD: Build = {
  id: 'lore',
  className: 'Bard',
  name: 'Lore bard',
  line: 'Inspires comrades, cuts foes down to size, heals with a word.',
  hitDie: 8,
  saves: ['dex', 'cha'],
  stands: 'back',
  plans: {
    // Half-elf: Charisma 15 + 2, Dexterity 14 + 1, Constitution 13 + 1.
    '2014': {
      base: [8, 15, 14, 10, 12, 17],
      gains: gains('4 cha+1 dex+1', '8 cha+2', '12 con+2', '16 con+2', '19 dex+2'),
    },
    // Acolyte: Charisma 15 + 2, Wisdom 12 + 1.
    '2024': {
      base: [8, 14, 13, 10, 13, 17],
      gains: gains('4 cha+1 con+1', '8 cha+2', '12 dex+2', '16 con+2', '19 cha+1'),
    },
  },
  ac: lightArmor,
  spells: {
    caster: 'Bard',
    ability: 'cha',
    known: {
      '2014': { ...SPELLS, 6: ['fireball', 'counterspell'] },
      '2024': { ...SPELLS, 6: ['fireball', 'counterspell'] },
    },
  },
  kit(hero) {
    const { level, modern } = hero;
    const uses = Math.max(1, hero.modifiers.cha);
    return {
      deeds: [
        deedOf('rapier', 'Rapier', [
          strikes(hero, {
            name: 'Rapier',
            reach: 'melee',
            ability: 'dex',
            count: 1,
            sides: 8,
            type: 'piercing',
          }),
        ]),
        saveCantrip(hero, 'cha', 'Vicious Mockery', {
          save: 'wis',
          sides: modern ? 6 : 4,
          type: 'psychic',
          mark: {
            ...SAP,
            name: 'Mocked',
            ends: { used: true, turn: { of: 'bearer', moment: 'end' } },
          },
        }),
        inspiration(hero),
      ],
      resources: [
        {
          key: 'inspiration',
          name: 'Bardic Inspiration',
          most: uses,
          back: level >= 5 ? 'short-rest' : 'long-rest',
        },
      ],
      reactions: level >= 3 ? [cutting(hero, 'hit'), cutting(hero, 'ally-hit')] : [],
      // Jack of All Trades adds half the proficiency bonus to initiative, a Dexterity check, in 2014.
      initiative: { plus: !modern && level >= 2 ? Math.floor(hero.proficiency / 2) : 0 },
      leftOut: [
        'Bardic Inspiration is spent on the next attack roll; other rolls do not use it.',
        ...(level >= 3
          ? ["Cutting Words subtracts its die's average, from attack rolls only."]
          : []),
        ...(level >= 10 ? ['Magical Secrets after level 6 are not chosen.'] : []),
      ],
    };
  },
};
