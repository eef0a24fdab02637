import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startPackages } from '../../book/start-line';
import { twenty } from '../../book/twenty';
import { HALF_PREPARED } from './half-prepared';
import { HUNTER } from './hunter';
import { RANGER_FEATURES } from './ranger-features';

const SKILLS = [
  'animal-handling',
  'athletics',
  'insight',
  'investigation',
  'nature',
  'perception',
  'stealth',
  'survival',
] as const;

/** The ranger class (SRD 5.2, "Ranger"). */
export const RANGER: CharacterClass = {
  slug: 'ranger',
  name: 'Ranger',
  hitDie: 10,
  primary: ['dex', 'wis'],
  line: 'A hunter of the wilds, at home with bow and blade and with nature’s magic.',
  first: {
    gifts: [
      { gives: 'saves', of: ['str', 'dex'] },
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [skillChoice(3, SKILLS)],
  },
  joining: {
    gifts: [
      { gives: 'weapons', of: ['martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [skillChoice(1, SKILLS)],
  },
  needs: { how: 'all', abilities: ['dex', 'wis'] },
  equipment: startPackages(
    [
      'Studded leather armor, a scimitar, a shortsword, a longbow, 20 arrows, a quiver, a sprig of mistletoe as druidic focus, an explorer’s pack and 7 GP',
      7,
      'studded-leather-armor',
      'scimitar',
      'shortsword',
      'longbow',
      ['arrows', 20],
      'quiver',
      'druidic-focus-sprig-of-mistletoe',
      'explorers-pack',
    ],
    ['150 GP', 150],
  ),
  casting: {
    ability: 'wis',
    list: 'Ranger',
    kind: 'half',
    from: 1,
    focus: 'Druidic focus',
    cantrips: twenty({}),
    spells: { how: 'prepared', count: twenty(HALF_PREPARED) },
    rituals: 'prepared',
    changes: 'long-rest',
  },
  subclassLevel: 3,
  subclassName: 'Ranger Subclass',
  subclasses: [HUNTER],
  features: inOrder(RANGER_FEATURES),
  suggested: [12, 15, 13, 8, 14, 10],
  columns: [
    column('Favored Enemy', { 1: 2, 5: 3, 9: 4, 13: 5, 17: 6 }),
    column('Prepared Spells', HALF_PREPARED),
  ],
};
