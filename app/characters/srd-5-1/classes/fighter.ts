import type { CharacterClass } from '../../book/book';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { CHAMPION } from './champion';
import { FIGHTER_FEATURES } from './fighter-features';

const SKILLS = [
  'acrobatics',
  'animal-handling',
  'athletics',
  'history',
  'insight',
  'intimidation',
  'perception',
  'survival',
] as const;

const MARTIAL = { any: 'martial-weapon', name: 'A martial weapon' };

/** The fighter of SRD 5.1. */
export const FIGHTER: CharacterClass = {
  ...{ slug: 'fighter', name: 'Fighter', hitDie: 10, primary: ['str', 'dex'] },
  line: 'A master of weapons and armor who attacks more often than anybody.',
  first: {
    gifts: [
      { gives: 'saves', of: ['str', 'con'] },
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'heavy', 'shield'] },
    ],
    asks: [skillChoice(2, SKILLS)],
  },
  joining: {
    gifts: [
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [],
  },
  needs: { how: 'any', abilities: ['str', 'dex'] },
  equipment: [
    startLine(
      'armor',
      ['Chain mail', 'chain-mail'],
      ['Leather armor, a longbow and 20 arrows', 'leather-armor', 'longbow', ['arrows', 20]],
    ),
    startLine(
      'weapon',
      ['A martial weapon and a shield', MARTIAL, 'shield'],
      ['Two martial weapons', MARTIAL, { ...MARTIAL, name: 'Another martial weapon' }],
    ),
    startLine(
      'second',
      ['A light crossbow and 20 bolts', 'light-crossbow', ['bolts', 20]],
      ['Two handaxes', ['handaxe', 2]],
    ),
    startLine(
      'pack',
      ['A dungeoneer’s pack', 'dungeoneers-pack'],
      ['An explorer’s pack', 'explorers-pack'],
    ),
  ],
  wealth: { count: 5, sides: 4, times: 10 },
  subclassLevel: 3,
  subclassName: 'Martial Archetype',
  subclasses: [CHAMPION],
  features: inOrder(FIGHTER_FEATURES),
  suggested: [15, 14, 13, 8, 10, 12],
  columns: [],
};
