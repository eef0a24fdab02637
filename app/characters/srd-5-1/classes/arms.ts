import type { CharacterClass } from '../../book/book';
import { startLine } from '../../book/start-line';

const MARTIAL = { any: 'martial-weapon', name: 'A martial weapon' };

/** The shared proficiencies of fighters and paladins; as an additional class, without heavy armor. */
export const FULL_ARMS: CharacterClass['first']['gifts'] = [
  { gives: 'weapons', of: ['simple', 'martial'] },
  { gives: 'armor', of: ['light', 'medium', 'heavy', 'shield'] },
];
export const JOINING_ARMS: CharacterClass['joining'] = {
  gifts: [
    { gives: 'weapons', of: ['simple', 'martial'] },
    { gives: 'armor', of: ['light', 'medium', 'shield'] },
  ],
  asks: [],
};

/** The starting weapons of fighters and paladins. */
export const MARTIAL_WEAPONS = startLine(
  'weapon',
  ['A martial weapon and a shield', MARTIAL, 'shield'],
  ['Two martial weapons', MARTIAL, { ...MARTIAL, name: 'Another martial weapon' }],
);
