import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { twenty } from '../../book/twenty';
import { CIRCLE_OF_THE_LAND } from './circle-of-the-land';
import { DRUID_FEATURES } from './druid-features';

/** The druid class (SRD 5.1, "Druid"). */
export const DRUID: CharacterClass = {
  slug: 'druid',
  name: 'Druid',
  line: 'Speaks for nature: calls on storm and thorn, and takes the shapes of beasts.',
  hitDie: 8,
  primary: ['wis'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light', 'medium', 'shield'] },
      {
        gives: 'weapons',
        of: [
          'club',
          'dagger',
          'dart',
          'javelin',
          'mace',
          'quarterstaff',
          'scimitar',
          'sickle',
          'sling',
          'spear',
        ],
      },
      { gives: 'tools', of: ['herbalism-kit'] },
      { gives: 'saves', of: ['int', 'wis'] },
    ],
    asks: [
      {
        key: 'skills',
        name: 'Two skills',
        count: 2,
        asks: 'skill',
        from: [
          ...(['arcana', 'animal-handling', 'insight', 'medicine', 'nature'] as const),
          ...(['perception', 'religion', 'survival'] as const),
        ],
      },
    ],
  },
  joining: { gifts: [{ gives: 'armor', of: ['light', 'medium', 'shield'] }], asks: [] },
  needs: { how: 'all', abilities: ['wis'] },
  equipment: [
    {
      key: 'shield',
      ways: [
        { label: 'A wooden shield', items: [{ item: 'shield' }] },
        { label: 'A simple weapon', items: [{ any: 'simple-weapon', name: 'A simple weapon' }] },
      ],
    },
    {
      key: 'weapon',
      ways: [
        { label: 'A scimitar', items: [{ item: 'scimitar' }] },
        {
          label: 'A simple melee weapon',
          items: [{ any: 'simple-melee', name: 'A simple melee weapon' }],
        },
      ],
    },
    {
      key: 'given',
      ways: [
        {
          label: "Leather armor, an explorer's pack and a druidic focus",
          items: [
            { item: 'leather-armor' },
            { item: 'explorers-pack' },
            { any: 'focus-druidic', name: 'A druidic focus' },
          ],
        },
      ],
    },
  ],
  wealth: { count: 2, sides: 4, times: 10 },
  casting: {
    ability: 'wis',
    list: 'Druid',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 2, 4: 3, 10: 4 }),
    spells: { how: 'prepared', count: 'level-and-modifier' },
    rituals: 'prepared',
    focus: 'druidic focus',
    changes: 'long-rest',
  },
  subclassLevel: 2,
  subclassName: 'Druid Circle',
  subclasses: [CIRCLE_OF_THE_LAND],
  features: DRUID_FEATURES,
  suggested: [8, 12, 14, 13, 15, 10],
  columns: [column('Wild Shape', { 2: 'CR 1/4', 4: 'CR 1/2', 8: 'CR 1' })],
};
