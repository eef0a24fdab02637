import type { CharacterClass } from '../../book/book';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { FULL_ARMS, JOINING_ARMS, MARTIAL_WEAPONS } from './arms';
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

/** The fighter class (SRD 5.1, "Fighter"). */
export const FIGHTER: CharacterClass = {
  slug: 'fighter',
  name: 'Fighter',
  hitDie: 10,
  primary: ['str', 'dex'],
  line: 'A master of weapons and armor who attacks more often than anybody.',
  first: {
    gifts: [{ gives: 'saves', of: ['str', 'con'] }, ...FULL_ARMS],
    asks: [skillChoice(2, SKILLS)],
  },
  joining: JOINING_ARMS,
  needs: { how: 'any', abilities: ['str', 'dex'] },
  equipment: [
    startLine(
      'armor',
      ['Chain mail', 'chain-mail'],
      ['Leather armor, a longbow and 20 arrows', 'leather-armor', 'longbow', ['arrows', 20]],
    ),
    MARTIAL_WEAPONS,
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
