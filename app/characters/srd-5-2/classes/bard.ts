import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { INSTRUMENTS } from '../../book/tool-kinds';
import { twenty } from '../../book/twenty';
import { BARD_FEATURES } from './bard-features';
import { COLLEGE_OF_LORE } from './college-of-lore';
import { FULL_PREPARED } from './full-prepared';

/** The bard class (SRD 5.2, "Bard"). */
export const BARD: CharacterClass = {
  slug: 'bard',
  name: 'Bard',
  line: 'Makes magic of music and words: lifts up friends, confounds foes, knows a little of everything.',
  hitDie: 8,
  primary: ['cha'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light'] },
      { gives: 'weapons', of: ['simple'] },
      { gives: 'saves', of: ['dex', 'cha'] },
    ],
    asks: [
      { key: 'skills', name: 'Three skills', count: 3, asks: 'skill', from: 'any' },
      {
        key: 'instruments',
        name: 'Three musical instruments',
        count: 3,
        asks: 'tool',
        from: INSTRUMENTS,
      },
    ],
  },
  joining: {
    gifts: [{ gives: 'armor', of: ['light'] }],
    asks: [
      { key: 'skills', name: 'A skill', count: 1, asks: 'skill', from: 'any' },
      {
        key: 'instruments',
        name: 'A musical instrument',
        count: 1,
        asks: 'tool',
        from: INSTRUMENTS,
      },
    ],
  },
  needs: { how: 'all', abilities: ['cha'] },
  equipment: [
    {
      key: 'start',
      ways: [
        {
          label: "Leather armor, two daggers, an instrument, an entertainer's pack and 19 GP",
          items: [
            { item: 'leather-armor' },
            { item: 'dagger', count: 2 },
            { any: 'instrument', name: 'A musical instrument' },
            { item: 'entertainers-pack' },
          ],
          gold: 19,
        },
        { label: '90 GP', items: [], gold: 90 },
      ],
    },
  ],
  casting: {
    ability: 'cha',
    list: 'Bard',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 2, 4: 3, 10: 4 }),
    spells: { how: 'prepared', count: FULL_PREPARED },
    rituals: 'prepared',
    focus: 'musical instrument',
    changes: 'level',
  },
  subclassLevel: 3,
  subclassName: 'Bard Subclass',
  subclasses: [COLLEGE_OF_LORE],
  features: BARD_FEATURES,
  suggested: [8, 14, 12, 13, 10, 15],
  columns: [column('Bardic Die', { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' })],
};
