import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startPackages } from '../../book/start-line';
import { BARBARIAN_FEATURES } from './barbarian-features';
import { BARBARIAN_SKILLS } from './barbarian-skills';
import { BERSERKER } from './berserker';

/** The barbarian class (SRD 5.2, "Barbarian"). */
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
    asks: [skillChoice(2, BARBARIAN_SKILLS)],
  },
  joining: {
    gifts: [
      { gives: 'weapons', of: ['martial'] },
      { gives: 'armor', of: ['shield'] },
    ],
    asks: [],
  },
  needs: { how: 'all', abilities: ['str'] },
  equipment: startPackages(
    [
      'A greataxe, four handaxes, an explorer’s pack and 15 GP',
      15,
      'greataxe',
      ['handaxe', 4],
      'explorers-pack',
    ],
    ['75 GP', 75],
  ),
  subclassLevel: 3,
  subclassName: 'Barbarian Subclass',
  subclasses: [BERSERKER],
  features: inOrder(BARBARIAN_FEATURES),
  suggested: [15, 13, 14, 10, 12, 8],
  columns: [
    column('Rages', { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6 }),
    column('Rage Damage', { 1: '+2', 9: '+3', 16: '+4' }),
    column('Weapon Mastery', { 1: 2, 4: 3, 10: 4 }),
  ],
};
