import type { DamageType } from '~/rules/damage-types';
import type { Subclass } from '../../book/book';
import type { Option } from '../../book/feature';
import { SORCERY_POINTS } from './sorcerer-features';

const DRAGONS: readonly (readonly [string, DamageType])[] = [
  ...([
    ['Black', 'acid'],
    ['Blue', 'lightning'],
    ['Brass', 'fire'],
    ['Bronze', 'lightning'],
    ['Copper', 'acid'],
  ] as const),
  ...([
    ['Gold', 'fire'],
    ['Green', 'poison'],
    ['Red', 'fire'],
    ['Silver', 'cold'],
    ['White', 'cold'],
  ] as const),
];

/** The draconic ancestries of a sorcerer with their damage types (SRD 5.1, "Draconic Ancestry"). */
const ANCESTORS: readonly Option[] = DRAGONS.map(([name, type]) => ({
  slug: name.toLowerCase(),
  name: `${name} (${type})`,
  words: `Your damage type is ${type}.`,
}));

/** The sorcerer subclass Draconic Bloodline (SRD 5.1, "Sorcerous Origins"). */
export const DRACONIC_BLOODLINE: Subclass = {
  slug: 'draconic',
  name: 'Draconic Bloodline',
  line: 'Dragon blood: tougher skin, one element, and wings in the end.',
  features: [
    {
      key: 'draconic/dragon-ancestor',
      name: 'Dragon Ancestor',
      level: 1,
      words:
        'Choose the dragon among your ancestors; its damage type counts for other features. You speak, read and write Draconic, and your proficiency bonus, where it applies, is doubled for Charisma checks with dragons.',
      gifts: [{ gives: 'languages', of: ['draconic'] }],
      asks: [{ key: 'dragon', name: 'Dragon Ancestor', count: 1, asks: 'option', from: ANCESTORS }],
    },
    {
      key: 'draconic/draconic-resilience',
      name: 'Draconic Resilience',
      level: 1,
      words:
        'You have 1 more maximum hit point for each sorcerer level. Without armor, your AC is 13 + your Dexterity modifier.',
      gifts: [
        { gives: 'hit-points', each: 1 },
        { gives: 'armor-class', base: 13, abilities: ['dex'], shield: true },
      ],
    },
    {
      key: 'draconic/elemental-affinity',
      name: 'Elemental Affinity',
      level: 6,
      words:
        'A spell that deals damage of your dragon’s type adds your Charisma modifier to one damage roll. You may then spend 1 sorcery point to be resistant to that type for 1 hour.',
      uses: SORCERY_POINTS,
    },
    {
      key: 'draconic/dragon-wings',
      name: 'Dragon Wings',
      level: 14,
      words:
        'Wings grow from your back and give you a flying speed equal to your speed, until you fold them away as a bonus action. Armor must be made for them.',
      action: 'bonus-action',
      gifts: [{ gives: 'speed', way: 'fly', set: 'walk', unless: 'armor' }],
    },
    {
      key: 'draconic/draconic-presence',
      name: 'Draconic Presence',
      level: 18,
      words:
        'Spend 5 sorcery points for an aura of awe or fear, 60 feet around you, for 1 minute of concentration. Each hostile creature that starts its turn in it makes a Wisdom save or is charmed (awe) or frightened (fear) until it ends. A success makes it immune for 24 hours.',
      action: 'action',
      uses: SORCERY_POINTS,
    },
  ],
};
