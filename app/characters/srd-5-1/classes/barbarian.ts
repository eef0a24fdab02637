import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { BARBARIAN_FEATURES } from './barbarian-features';
import { BERSERKER } from './berserker';

const SKILLS = [
  'animal-handling',
  'athletics',
  'intimidation',
  'nature',
  'perception',
  'survival',
] as const;

/** The barbarian class (SRD 5.1, "Barbarian"). */
export const BARBARIAN: CharacterClass = {
  slug: 'barbarian',
  name: 'Barbarian',
  hitDie: 12,
  primary: ['str'],
  line: 'A fierce warrior who hits hard and takes little harm while raging.',
  first: {
    gifts: [
      { gives: 'saves', of: ['str', 'con'] },
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [skillChoice(2, SKILLS)],
  },
  joining: {
    gifts: [
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['shield'] },
    ],
    asks: [],
  },
  needs: { how: 'all', abilities: ['str'] },
  equipment: [
    startLine(
      'weapon',
      ['A greataxe', 'greataxe'],
      ['Any martial melee weapon', { any: 'martial-melee', name: 'A martial melee weapon' }],
    ),
    startLine(
      'second',
      ['Two handaxes', ['handaxe', 2]],
      ['Any simple weapon', { any: 'simple-weapon', name: 'A simple weapon' }],
    ),
    startLine('pack', ['An explorer’s pack and four javelins', 'explorers-pack', ['javelin', 4]]),
  ],
  wealth: { count: 2, sides: 4, times: 10 },
  subclassLevel: 3,
  subclassName: 'Primal Path',
  subclasses: [BERSERKER],
  features: inOrder(BARBARIAN_FEATURES),
  suggested: [15, 13, 14, 10, 12, 8],
  columns: [
    column('Rages', { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6, 20: 'Unlimited' }),
    column('Rage Damage', { 1: '+2', 9: '+3', 16: '+4' }),
  ],
};
