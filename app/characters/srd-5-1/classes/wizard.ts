import type { CharacterClass } from '../../book/book';
import { twenty } from '../../book/twenty';
import { SCHOOL_OF_EVOCATION } from './school-of-evocation';
import { WIZARD_FEATURES } from './wizard-features';

/** The wizard class (SRD 5.1, "Wizard"). */
export const WIZARD: CharacterClass = {
  slug: 'wizard',
  name: 'Wizard',
  line: 'Learns magic from books: frail, but with a spell for everything.',
  hitDie: 6,
  primary: ['int'],
  first: {
    gifts: [
      { gives: 'weapons', of: ['dagger', 'dart', 'sling', 'quarterstaff', 'light-crossbow'] },
      { gives: 'saves', of: ['int', 'wis'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: ['arcana', 'history', 'insight', 'investigation', 'medicine', 'religion'],
      },
    ],
  },
  joining: { gifts: [], asks: [] },
  needs: { how: 'all', abilities: ['int'] },
  equipment: [
    {
      key: 'weapon',
      ways: [
        { label: 'A quarterstaff', items: [{ item: 'quarterstaff' }] },
        { label: 'A dagger', items: [{ item: 'dagger' }] },
      ],
    },
    {
      key: 'focus',
      ways: [
        { label: 'A component pouch', items: [{ item: 'component-pouch' }] },
        { label: 'An arcane focus', items: [{ any: 'focus-arcane', name: 'An arcane focus' }] },
      ],
    },
    {
      key: 'pack',
      ways: [
        { label: "A scholar's pack", items: [{ item: 'scholars-pack' }] },
        { label: "An explorer's pack", items: [{ item: 'explorers-pack' }] },
      ],
    },
    { key: 'given', ways: [{ label: 'A spellbook', items: [{ item: 'spellbook' }] }] },
  ],
  wealth: { count: 4, sides: 4, times: 10 },
  casting: {
    ability: 'int',
    list: 'Wizard',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 3, 4: 4, 10: 5 }),
    spells: { how: 'book', count: 'level-and-modifier' },
    rituals: 'book',
    focus: 'arcane focus',
    changes: 'long-rest',
  },
  subclassLevel: 2,
  subclassName: 'Arcane Tradition',
  subclasses: [SCHOOL_OF_EVOCATION],
  features: WIZARD_FEATURES,
  suggested: [8, 12, 13, 15, 14, 10],
  columns: [],
};
