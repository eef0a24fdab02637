import { gains } from './ability-plan';
import type { Build } from './build';
import { boltCantrip } from './cantrips';

const SPELLS = {
  1: ['cure-wounds', 'healing-word', 'faerie-fire', 'entangle', 'thunderwave'],
  3: ['moonbeam', 'flaming-sphere'],
  5: ['call-lightning'],
  7: ['ice-storm', 'blight'],
  9: ['mass-cure-wounds'],
  11: ['sunbeam', 'heal'],
  13: ['fire-storm'],
  15: ['sunburst'],
};

/** A druid with storm and fire spells, and healing. */
export const DRUID: Build = {
  id: 'land',
  className: 'Druid',
  name: 'Land druid',
  line: 'Calls moonlight, lightning and ice from behind the line.',
  hitDie: 8,
  saves: ['int', 'wis'],
  stands: 'back',
  plans: {
    // Hill dwarf: Constitution 14 + 2, Wisdom 15 + 1.
    '2014': {
      base: [8, 13, 16, 12, 16, 10],
      gains: gains('4 wis+2', '8 wis+2', '12 con+2', '16 con+2', '19 dex+1 int+1'),
    },
    // Sage: Wisdom 15 + 2, Constitution 14 + 1.
    '2024': {
      base: [8, 13, 15, 12, 17, 10],
      gains: gains('4 wis+1 con+1', '8 wis+2', '12 con+2', '16 con+2', '19 wis+1'),
    },
  },
  // A shield and leather, then hide; half plate in 2024, where a warden may wear it.
  ac({ level, modern, modifiers }) {
    const dex = Math.min(2, modifiers.dex);
    if (level < 3) return 13 + modifiers.dex;
    if (!modern) return 14 + dex;
    return (level >= 5 ? 17 : 15) + dex;
  },
  spells: {
    caster: 'Druid',
    ability: 'wis',
    known: {
      // The spells of arctic land (2014) and arid land (2024).
      '2014': { ...SPELLS, 10: ['cone-of-cold'] },
      '2024': { ...SPELLS, 4: ['burning-hands'], 6: ['fireball'] },
    },
  },
  kit(hero) {
    const { level, modern, modifiers } = hero;
    const bonus = modern && level >= 7 ? modifiers.wis : 0;
    return {
      deeds: [boltCantrip(hero, 'wis', 'Produce Flame', { sides: 8, type: 'fire', bonus })],
      conditionImmune: level >= 10 ? ['poisoned'] : [],
      // Nature's Ward: immune to poison in 2014, resistant to the damage of the land in 2024.
      defences:
        level < 10
          ? []
          : [modern ? { how: 'resist', types: ['fire'] } : { how: 'immune', types: ['poison'] }],
      leftOut: [
        ...(level >= 2 ? ['Wild Shape is not used: this druid fights with spells.'] : []),
        ...(modern && level >= 3 ? ["Land's Aid is not used."] : []),
        ...(level >= (modern ? 6 : 2)
          ? ['Natural Recovery: slots regained on a short rest are not counted.']
          : []),
        ...(level >= 14 ? ["Nature's Sanctuary is not counted."] : []),
      ],
    };
  },
};
