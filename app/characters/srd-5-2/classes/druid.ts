import type { CharacterClass } from '../../book/book';
import { column } from '../../book/column';
import { twenty } from '../../book/twenty';
import { CIRCLE_OF_THE_LAND } from './circle-of-the-land';
import { DRUID_FEATURES } from './druid-features';
import { FULL_PREPARED } from './full-prepared';

/** The druid class (SRD 5.2, "Druid"). */
export const DRUID: CharacterClass = {
  slug: 'druid',
  name: 'Druid',
  line: 'Speaks for nature: calls on storm and thorn, and takes the shapes of beasts.',
  hitDie: 8,
  primary: ['wis'],
  first: {
    gifts: [
      { gives: 'armor', of: ['light', 'shield'] },
      { gives: 'weapons', of: ['simple'] },
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
          ...(['animal-handling', 'arcana', 'insight', 'medicine', 'nature'] as const),
          ...(['perception', 'religion', 'survival'] as const),
        ],
      },
    ],
  },
  joining: { gifts: [{ gives: 'armor', of: ['light', 'shield'] }], asks: [] },
  needs: { how: 'all', abilities: ['wis'] },
  equipment: [
    {
      key: 'start',
      ways: [
        {
          label:
            "Leather armor, a shield, a sickle, a wooden staff as focus, an explorer's pack, a herbalism kit and 9 GP",
          items: [
            { item: 'leather-armor' },
            { item: 'shield' },
            { item: 'sickle' },
            { item: 'druidic-focus-wooden-staff' },
            { item: 'explorers-pack' },
            { item: 'herbalism-kit' },
          ],
          gold: 9,
        },
        { label: '50 GP', items: [], gold: 50 },
      ],
    },
  ],
  casting: {
    ability: 'wis',
    list: 'Druid',
    kind: 'full',
    from: 1,
    cantrips: twenty({ 1: 2, 4: 3, 10: 4 }),
    spells: { how: 'prepared', count: FULL_PREPARED },
    rituals: 'prepared',
    focus: 'druidic focus',
    changes: 'long-rest',
  },
  subclassLevel: 3,
  subclassName: 'Druid Subclass',
  subclasses: [CIRCLE_OF_THE_LAND],
  features: DRUID_FEATURES,
  suggested: [8, 12, 14, 13, 15, 10],
  columns: [column('Wild Shape', { 2: 2, 6: 3, 17: 4 })],
};
