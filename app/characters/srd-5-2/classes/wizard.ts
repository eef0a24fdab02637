import type { CharacterClass } from '../../book/book';
import { twenty } from '../../book/twenty';
import { EVOKER } from './evoker';
import { WIZARD_FEATURES } from './wizard-features';

/** The wizard class (SRD 5.2, "Wizard"). */
export const WIZARD: CharacterClass = {
  slug: 'wizard',
  name: 'Wizard',
  line: 'Learns magic from books: frail, but with a spell for everything.',
  hitDie: 6,
  primary: ['int'],
  first: {
    gifts: [
      { gives: 'weapons', of: ['simple'] },
      { gives: 'saves', of: ['int', 'wis'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: [
          ...(['arcana', 'history', 'insight', 'investigation', 'medicine', 'nature'] as const),
          'religion',
        ],
      },
    ],
  },
  joining: { gifts: [], asks: [] },
  needs: { how: 'all', abilities: ['int'] },
  equipment: [
    {
      key: 'start',
      ways: [
        {
          label: "Two daggers, a staff as focus, a robe, a spellbook, a scholar's pack and 5 GP",
          items: [
            { item: 'dagger', count: 2 },
            { item: 'arcane-focus-staff' },
            { item: 'robe' },
            { item: 'spellbook' },
            { item: 'scholars-pack' },
          ],
          gold: 5,
        },
        { label: '55 GP', items: [], gold: 55 },
      ],
    },
  ],
  casting: {
    ability: 'int',
    list: 'Wizard',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 3, 4: 4, 10: 5 }),
    spells: {
      how: 'book',
      count: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 18, 19, 21, 22, 23, 24, 25],
    },
    rituals: 'book',
    focus: 'arcane focus or spellbook',
    changes: 'long-rest',
  },
  subclassLevel: 3,
  subclassName: 'Wizard Subclass',
  subclasses: [EVOKER],
  features: WIZARD_FEATURES,
  suggested: [8, 12, 13, 15, 14, 10],
  columns: [],
};
