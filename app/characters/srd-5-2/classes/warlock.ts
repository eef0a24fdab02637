import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { twenty } from '../../book/twenty';
import { FIEND_PATRON } from './fiend-patron';
import { INVOCATIONS_BY_LEVEL, WARLOCK_FEATURES } from './warlock-features';

/** The warlock class (SRD 5.2, "Warlock"). */
export const WARLOCK: CharacterClass = {
  slug: 'warlock',
  name: 'Warlock',
  line: 'Has struck a bargain with something great: few slots, back after every short rest, and strange gifts.',
  hitDie: 8,
  primary: ['cha'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light'] },
      { gives: 'weapons', of: ['simple'] },
      { gives: 'saves', of: ['wis', 'cha'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: [
          ...(['arcana', 'deception', 'history', 'intimidation', 'investigation'] as const),
          ...(['nature', 'religion'] as const),
        ],
      },
    ],
  },
  joining: { gifts: [{ gives: 'armor', of: ['light'] }], asks: [] },
  needs: { how: 'all', abilities: ['cha'] },
  equipment: [
    {
      key: 'start',
      ways: [
        {
          label:
            "Leather armor, a sickle, two daggers, an orb as focus, a book of occult lore, a scholar's pack and 15 GP",
          items: [
            { item: 'leather-armor' },
            { item: 'sickle' },
            { item: 'dagger', count: 2 },
            { item: 'arcane-focus-orb' },
            { item: 'book' },
            { item: 'scholars-pack' },
          ],
          gold: 15,
        },
        { label: '100 GP', items: [], gold: 100 },
      ],
    },
  ],
  casting: {
    ability: 'cha',
    list: 'Warlock',
    kind: 'pact',
    from: 1,
    cantrips: twenty({ 1: 2, 4: 3, 10: 4 }),
    spells: {
      how: 'prepared',
      count: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
    },
    rituals: 'prepared',
    focus: 'arcane focus',
    changes: 'level',
  },
  subclassLevel: 3,
  subclassName: 'Warlock Subclass',
  subclasses: [FIEND_PATRON],
  features: WARLOCK_FEATURES,
  suggested: [8, 14, 13, 12, 10, 15],
  columns: [column('Eldritch Invocations', INVOCATIONS_BY_LEVEL)],
};
