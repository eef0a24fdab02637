import type { Build } from './build';
import { eldritchBlast } from './cantrips';
import { quarry } from './class-ranger';
import { lightArmor } from './class-rogue';
import { CHARISMA_FIRST } from './class-sorcerer';

const SPELLS = {
  1: ['burning-hands'],
  3: ['scorching-ray'],
  5: ['fireball', 'counterspell'],
  7: ['blight'],
  9: ['hold-monster'],
  11: ['circle-of-death'],
  13: ['finger-of-death'],
};

/** A warlock with Eldritch Blast. */
export const WARLOCK: Build = {
  id: 'fiend',
  className: 'Warlock',
  name: 'Fiend warlock',
  line: 'Eldritch blasts without end, fire twice between rests.',
  hitDie: 8,
  saves: ['wis', 'cha'],
  stands: 'back',
  plans: CHARISMA_FIRST,
  ac: lightArmor,
  spells: {
    caster: 'Warlock',
    ability: 'cha',
    known: { '2014': SPELLS, '2024': SPELLS },
  },
  kit(hero) {
    const { level, modern } = hero;
    return {
      // Hex is in the SRD only since 5.2.1.
      deeds: [eldritchBlast(hero), ...(modern ? [quarry('Hex', 'hex', 6, 'pact')] : [])],
      defences: level >= 10 ? [{ how: 'resist', types: ['fire'] }] : [],
      leftOut: [
        ...(modern ? ['Hex adds to every hit while it lasts: moving it costs nothing.'] : []),
        ...(level >= (modern ? 3 : 1)
          ? ["Dark One's Blessing: its temporary hit points are not counted."]
          : []),
        ...(level >= 6 ? ["Dark One's Own Luck is not used."] : []),
        ...(level >= 10 ? ['Fiendish Resilience counts as fire resistance.'] : []),
        ...(level >= 14 ? ['Hurl Through Hell is not used.'] : []),
        ...(level >= 15 ? ['Mystic Arcanum: no spell of level 8 or 9 is chosen.'] : []),
      ],
    };
  },
};
