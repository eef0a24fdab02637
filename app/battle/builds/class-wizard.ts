import type { Deed } from '../sheet/deed';
import { gains, type Hero } from './ability-plan';
import type { Build } from './build';
import { boltCantrip } from './cantrips';
import { withOneRoll } from './shape-deeds';

const SPELLS = {
  1: ['shield', 'magic-missile', 'burning-hands'],
  3: ['scorching-ray'],
  5: ['fireball', 'counterspell'],
  7: ['ice-storm'],
  9: ['cone-of-cold'],
  11: ['chain-lightning', 'disintegrate'],
  13: ['finger-of-death'],
  15: ['sunburst'],
  17: ['meteor-swarm'],
};

function empowered(hero: Hero): number {
  return hero.level >= 10 ? hero.modifiers.int : 0;
}

/** Empowered Evocation: adds Intelligence to one damage roll of an evocation. */
function shape(hero: Hero, deed: Deed, { school }: { school: string }): readonly Deed[] {
  return [
    empowered(hero) > 0 && school === 'evocation' ? withOneRoll(deed, empowered(hero)) : deed,
  ];
}

/** A wizard whose area spells spare allies. */
export const WIZARD: Build = {
  id: 'evoker',
  className: 'Wizard',
  name: 'Evoker wizard',
  line: 'Fireballs that leave comrades unharmed.',
  hitDie: 6,
  saves: ['int', 'wis'],
  stands: 'back',
  plans: {
    // High elf: Intelligence 15 + 1, Dexterity 14 + 2.
    '2014': {
      base: [8, 16, 13, 16, 12, 10],
      gains: gains('4 int+2', '8 int+2', '12 con+2', '16 con+1 dex+1', '19 con+1 dex+1'),
    },
    // Sage: Intelligence 15 + 2, Constitution 13 + 1.
    '2024': {
      base: [8, 14, 14, 17, 12, 10],
      gains: gains('4 int+1 con+1', '8 int+2', '12 con+1 dex+1', '16 con+2', '19 int+1'),
    },
  },
  // Mage Armor, cast before the fight from a slot of level 1.
  ac: ({ modifiers }) => 13 + modifiers.dex,
  spells: {
    caster: 'Wizard',
    ability: 'int',
    shape,
    spent: 1,
    known: { '2014': SPELLS, '2024': SPELLS },
  },
  kit(hero) {
    const { level, modern } = hero;
    return {
      deeds: [
        boltCantrip(hero, 'int', 'Fire Bolt', { sides: 10, type: 'fire', bonus: empowered(hero) }),
      ],
      leftOut: [
        'Arcane Recovery: slots regained on a short rest are not counted.',
        ...(modern && level >= 3 ? ['Potent Cantrip: a missed bolt does no half damage.'] : []),
        ...(level >= 14 ? ['Overchannel is not used.'] : []),
        ...(level >= 18 ? ['Spell Mastery is not used.'] : []),
      ],
    };
  },
};
