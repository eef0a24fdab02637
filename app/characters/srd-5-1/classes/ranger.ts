import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { inOrder, skillChoice } from '../../book/every-class';
import { startLine } from '../../book/start-line';
import { twenty } from '../../book/twenty';
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

const SIMPLE = { any: 'simple-melee', name: 'A simple melee weapon' };

/** The number of spells a ranger knows: one more at every other level. */
const KNOWN = { 2: 2, 3: 3, 5: 4, 7: 5, 9: 6, 11: 7, 13: 8, 15: 9, 17: 10, 19: 11 };

/** The ranger class (SRD 5.1, "Ranger"). */
export const RANGER: CharacterClass = {
  slug: 'ranger',
  name: 'Ranger',
  hitDie: 10,
  primary: ['dex', 'wis'],
  line: 'A hunter of the wilds, at home with bow and blade and with a little magic.',
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
      { gives: 'weapons', of: ['simple', 'martial'] },
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
    ],
    asks: [skillChoice(1, SKILLS)],
  },
  needs: { how: 'all', abilities: ['dex', 'wis'] },
  equipment: [
    startLine('armor', ['Scale mail', 'scale-mail'], ['Leather armor', 'leather-armor']),
    startLine(
      'weapon',
      ['Two shortswords', ['shortsword', 2]],
      ['Two simple melee weapons', SIMPLE, { ...SIMPLE, name: 'Another simple melee weapon' }],
    ),
    startLine(
      'pack',
      ['A dungeoneer’s pack', 'dungeoneers-pack'],
      ['An explorer’s pack', 'explorers-pack'],
    ),
    startLine('bow', ['A longbow and a quiver of 20 arrows', 'longbow', 'quiver', ['arrows', 20]]),
  ],
  wealth: { count: 5, sides: 4, times: 10 },
  casting: {
    ability: 'wis',
    list: 'Ranger',
    kind: 'half',
    from: 2,
    focus: '',
    cantrips: twenty({}),
    spells: { how: 'known', count: twenty(KNOWN) },
    rituals: 'none',
    changes: 'level',
  },
  subclassLevel: 3,
  subclassName: 'Ranger Archetype',
  subclasses: [HUNTER],
  features: inOrder(RANGER_FEATURES),
  suggested: [12, 15, 13, 8, 14, 10],
  columns: [column('Spells Known', KNOWN)],
};
