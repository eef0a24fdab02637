import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { INSTRUMENTS } from '../../book/tool-kinds';
import { twenty } from '../../book/twenty';
import { BARD_FEATURES } from './bard-features';
import { COLLEGE_OF_LORE } from './college-of-lore';

/** The bard class (SRD 5.1, "Bard"). */
export const BARD: CharacterClass = {
  slug: 'bard',
  name: 'Bard',
  line: 'Makes magic of music and words: lifts up friends, confounds foes, knows a little of everything.',
  hitDie: 8,
  primary: ['cha'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light'] },
      { gives: 'weapons', of: ['simple', 'hand-crossbow', 'longsword', 'rapier', 'shortsword'] },
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
      key: 'weapon',
      ways: [
        { label: 'A rapier', items: [{ item: 'rapier' }] },
        { label: 'A longsword', items: [{ item: 'longsword' }] },
        { label: 'A simple weapon', items: [{ any: 'simple-weapon', name: 'A simple weapon' }] },
      ],
    },
    {
      key: 'pack',
      ways: [
        { label: "A diplomat's pack", items: [{ item: 'diplomats-pack' }] },
        { label: "An entertainer's pack", items: [{ item: 'entertainers-pack' }] },
      ],
    },
    {
      key: 'instrument',
      ways: [
        { label: 'A lute', items: [{ item: 'lute' }] },
        {
          label: 'Another musical instrument',
          items: [{ any: 'instrument', name: 'A musical instrument' }],
        },
      ],
    },
    {
      key: 'given',
      ways: [
        {
          label: 'Leather armor and a dagger',
          items: [{ item: 'leather-armor' }, { item: 'dagger' }],
        },
      ],
    },
  ],
  wealth: { count: 5, sides: 4, times: 10 },
  casting: {
    ability: 'cha',
    list: 'Bard',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 2, 4: 3, 10: 4 }),
    spells: {
      how: 'known',
      count: [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 15, 16, 18, 19, 19, 20, 22, 22, 22],
    },
    rituals: 'known',
    focus: 'musical instrument',
    changes: 'level',
  },
  subclassLevel: 3,
  subclassName: 'Bard College',
  subclasses: [COLLEGE_OF_LORE],
  features: BARD_FEATURES,
  suggested: [8, 14, 12, 13, 10, 15],
  columns: [
    column('Bardic Inspiration', { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' }),
    column('Song of Rest', { 2: 'd6', 9: 'd8', 13: 'd10', 17: 'd12' }),
  ],
};
