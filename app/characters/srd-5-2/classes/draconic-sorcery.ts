import { alwaysThere } from '../../book/always-there';
import type { Subclass } from '../../book/book';
import { resistanceTo } from '../../book/resistance-to';

/** The sorcerer subclass Draconic Sorcery (SRD 5.2, "Sorcerer Subclass"). */
export const DRACONIC_SORCERY: Subclass = {
  slug: 'draconic',
  name: 'Draconic Sorcery',
  line: 'The gift of dragons: tougher skin, one element, wings, and a dragon to call.',
  features: [
    {
      key: 'draconic/draconic-resilience',
      name: 'Draconic Resilience',
      level: 3,
      words:
        'You have 1 more maximum hit point for each sorcerer level. Without armor, your AC is 10 + your Dexterity and Charisma modifiers.',
      gifts: [
        { gives: 'hit-points', each: 1 },
        { gives: 'armor-class', base: 10, abilities: ['dex', 'cha'], shield: true },
      ],
    },
    {
      key: 'draconic/draconic-spells',
      name: 'Draconic Spells',
      level: 3,
      words: 'These spells are always prepared. More come at sorcerer levels 5, 7 and 9.',
      gifts: alwaysThere({
        3: ['alter-self', 'chromatic-orb', 'command', 'dragons-breath'],
        5: ['fear', 'fly'],
        7: ['arcane-eye', 'charm-monster'],
        9: ['legend-lore', 'summon-dragon'],
      }),
    },
    {
      key: 'draconic/elemental-affinity',
      name: 'Elemental Affinity',
      level: 6,
      words:
        'Choose a damage type: you are resistant to it, and a spell of yours that deals it adds your Charisma modifier to one damage roll.',
      asks: [
        {
          key: 'type',
          name: 'A damage type',
          count: 1,
          asks: 'option',
          from: (['acid', 'cold', 'fire', 'lightning', 'poison'] as const).map(resistanceTo),
        },
      ],
    },
    {
      key: 'draconic/dragon-wings',
      name: 'Dragon Wings',
      level: 14,
      words:
        'Wings give you a flying speed of 60 feet for 1 hour, or until you fold them away without an action. Once between long rests, and again for 3 sorcery points.',
      action: 'bonus-action',
      uses: {
        key: 'dragon-wings',
        name: 'Dragon Wings',
        most: 1,
        back: 'long-rest',
      },
    },
    {
      key: 'draconic/dragon-companion',
      name: 'Dragon Companion',
      level: 18,
      words:
        'You cast Summon Dragon without material components, and once between long rests without a slot. You may let it last 1 minute without concentration.',
      gifts: [
        {
          gives: 'spell',
          spell: 'summon-dragon',
          ability: 'class',
          free: {
            key: 'dragon-companion',
            name: 'Dragon Companion',
            most: 1,
            back: 'long-rest',
          },
        },
      ],
    },
  ],
};
