import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startPackages } from '../../book/start-line';
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
  'persuasion',
  'survival',
] as const;

/** The fighter class (SRD 5.2, "Fighter"). */
export const FIGHTER: CharacterClass = {
  slug: 'fighter',
  name: 'Fighter',
  hitDie: 10,
  primary: ['str', 'dex'],
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
      { gives: 'weapons', of: ['martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [],
  },
  needs: { how: 'any', abilities: ['str', 'dex'] },
  equipment: startPackages(
    [
      'Chain mail, a greatsword, a flail, eight javelins, a dungeoneer’s pack and 4 GP',
      4,
      'chain-mail',
      'greatsword',
      'flail',
      ['javelin', 8],
      'dungeoneers-pack',
    ],
    [
      'Studded leather armor, a scimitar, a shortsword, a longbow, 20 arrows, a quiver, a dungeoneer’s pack and 11 GP',
      11,
      'studded-leather-armor',
      'scimitar',
      'shortsword',
      'longbow',
      ['arrows', 20],
      'quiver',
      'dungeoneers-pack',
    ],
    ['155 GP', 155],
  ),
  subclassLevel: 3,
  subclassName: 'Fighter Subclass',
  subclasses: [CHAMPION],
  features: inOrder(FIGHTER_FEATURES),
  suggested: [15, 14, 13, 8, 10, 12],
  columns: [
    column('Second Wind', { 1: 2, 4: 3, 10: 4 }),
    column('Weapon Mastery', { 1: 3, 4: 4, 10: 5, 16: 6 }),
  ],
};
