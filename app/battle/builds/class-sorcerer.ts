import type { Deed } from '../sheet/deed';
import { type AbilityPlan, gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { boltCantrip } from './cantrips';
import { withOneRoll } from './shape-deeds';
import { deedOf, spends } from './weapon-deeds';

/** Charisma first, then hit points; for sorcerers and warlocks. */
export const CHARISMA_FIRST: Build['plans'] = {
  // Half-elf: Charisma 15 + 2, Constitution 14 + 1, Dexterity 13 + 1.
  '2014': {
    base: [8, 14, 15, 10, 12, 17],
    gains: gains('4 cha+1 con+1', '8 cha+2', '12 con+2', '16 con+2', '19 dex+2'),
  },
  // Acolyte: Charisma 15 + 2, Wisdom 12 + 1.
  '2024': {
    base: [8, 13, 14, 10, 13, 17],
    gains: gains('4 cha+1 con+1', '8 cha+2', '12 con+1 dex+1', '16 con+2', '19 cha+1'),
  } satisfies AbilityPlan,
};

const SPELLS = {
  1: ['shield', 'magic-missile', 'burning-hands'],
  3: ['scorching-ray'],
  5: ['fireball', 'counterspell'],
  7: ['ice-storm'],
  9: ['cone-of-cold'],
  11: ['disintegrate'],
  13: ['fire-storm'],
  15: ['sunburst'],
  17: ['meteor-swarm'],
};

/** Spells that are worth two sorcery points for Quickened Spell. */
const QUICKENED = new Set(['scorching-ray', 'fireball']);

function affinity(hero: Hero): number {
  return hero.level >= 6 ? hero.modifiers.cha : 0;
}

/** Applies Elemental Affinity to fire spells, and Quickened Spell to some. */
function shape(hero: Hero, deed: Deed, { slug }: { slug: string }): readonly Deed[] {
  const made = affinity(hero) > 0 ? withOneRoll(deed, affinity(hero), 'fire') : deed;
  const quick = hero.level >= 3 && made.time === 'action' && QUICKENED.has(slug);
  if (!quick) return [made];
  const costs = [...made.costs, ...spends('sorcery', 2)];
  const again: Deed = { ...made, costs, time: 'bonus-action' };
  return [made, { ...again, key: `${made.key}-quickened`, name: `${made.name}, quickened` }];
}

function innateSorcery(): Deed {
  const name = 'Innate Sorcery';
  return deedOf(
    'innate-sorcery',
    name,
    [
      {
        does: 'mark',
        name,
        aim: { who: 'self', count: 1 },
        mark: {
          name,
          conditions: [],
          ends: { rounds: 10 },
          modifiers: [{ what: 'attack-rolls', how: 'advantage' }],
        },
      },
    ],
    { time: 'bonus-action', costs: spends('innate-sorcery') },
  );
}

/** A sorcerer with a fire dragon's ancestry. */
export const SORCERER: Build = {
  id: 'draconic',
  className: 'Sorcerer',
  name: 'Draconic sorcerer',
  line: 'Fire, and more fire in the same breath.',
  hitDie: 6,
  saves: ['con', 'cha'],
  stands: 'back',
  plans: CHARISMA_FIRST,
  // Scales: 13 + Dexterity in 2014; 10 + Dexterity + Charisma from level 3 in 2024.
  ac({ level, modern, modifiers: { dex, cha } }) {
    if (!modern) return 13 + dex;
    return 10 + dex + (level >= 3 ? cha : 0);
  },
  toughness: ({ level, modern }) => (modern && level < 3 ? 0 : level),
  spells: {
    caster: 'Sorcerer',
    ability: 'cha',
    shape,
    known: { '2014': SPELLS, '2024': SPELLS },
  },
  kit(hero) {
    const { level, modern } = hero;
    return {
      deeds: [
        boltCantrip(hero, 'cha', 'Fire Bolt', { sides: 10, type: 'fire', bonus: affinity(hero) }),
        ...(modern ? [innateSorcery()] : []),
      ],
      resources: [
        ...(level >= 2
          ? [{ key: 'sorcery', name: 'Sorcery points', most: level, back: 'long-rest' as const }]
          : []),
        ...(modern
          ? [{ key: 'innate-sorcery', name: 'Innate Sorcery', most: 2, back: 'long-rest' as const }]
          : []),
      ],
      defences: modern && level >= 6 ? [{ how: 'resist', types: ['fire'] }] : [],
      leftOut: [
        ...(level >= 2
          ? ['Only Quickened Spell is used of Metamagic; points do not create slots.']
          : []),
        ...(modern ? ['Innate Sorcery: the DC does not increase.'] : []),
        ...(level >= 14 ? ['The dragon wings are not used.'] : []),
      ],
    };
  },
};
