import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { twenty } from '../../book/twenty';
import { DRACONIC_SORCERY } from './draconic-sorcery';
import { FULL_PREPARED } from './full-prepared';
import { SORCERER_FEATURES, SORCERY_BY_LEVEL } from './sorcerer-features';

/** The sorcerer class (SRD 5.2, "Sorcerer"). */
export const SORCERER: CharacterClass = {
  slug: 'sorcerer',
  name: 'Sorcerer',
  line: 'Has magic in the blood, and bends its spells at will.',
  hitDie: 6,
  primary: ['cha'],
  first: {
    gifts: [
      { gives: 'weapons', of: ['simple'] },
      { gives: 'saves', of: ['con', 'cha'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: ['arcana', 'deception', 'insight', 'intimidation', 'persuasion', 'religion'],
      },
    ],
  },
  joining: { gifts: [], asks: [] },
  needs: { how: 'all', abilities: ['cha'] },
  equipment: [
    {
      key: 'start',
      ways: [
        {
          label: "A spear, two daggers, a crystal as focus, a dungeoneer's pack and 28 GP",
          items: [
            { item: 'spear' },
            { item: 'dagger', count: 2 },
            { item: 'arcane-focus-crystal' },
            { item: 'dungeoneers-pack' },
          ],
          gold: 28,
        },
        { label: '50 GP', items: [], gold: 50 },
      ],
    },
  ],
  casting: {
    ability: 'cha',
    list: 'Sorcerer',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 4, 4: 5, 10: 6 }),
    spells: { how: 'prepared', count: [2, 4, ...FULL_PREPARED.slice(2)] },
    rituals: 'prepared',
    focus: 'arcane focus',
    changes: 'level',
  },
  subclassLevel: 3,
  subclassName: 'Sorcerer Subclass',
  subclasses: [DRACONIC_SORCERY],
  features: SORCERER_FEATURES,
  suggested: [10, 13, 14, 8, 12, 15],
  columns: [column('Sorcery Points', SORCERY_BY_LEVEL)],
};
