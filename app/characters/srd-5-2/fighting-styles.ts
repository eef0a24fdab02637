import type { Option } from '../book/feature';
import { FIGHTING_STYLE_FEATS } from './feats/fighting-style-feats';

/** The slugs of the feats that any class with a fighting style can choose. */
export const STYLE_FEATS: readonly string[] = FIGHTING_STYLE_FEATS.map(({ slug }) => slug);

/** The fighting styles: the feats, and the alternatives of paladins and rangers (SRD 5.2, "Fighting Style"). */
export const FIGHTING_STYLES: readonly Option[] = [
  ...FIGHTING_STYLE_FEATS,
  {
    slug: 'blessed-warrior',
    name: 'Blessed Warrior',
    words:
      'You know two cleric cantrips, which are paladin spells for you and go by Charisma. With each paladin level you may replace one of them.',
    asks: [
      {
        key: 'cantrips',
        name: 'Two cleric cantrips',
        count: 2,
        asks: 'spell',
        lists: ['Cleric'],
        levels: [0, 0],
        ability: 'class',
      },
    ],
  },
  {
    slug: 'druidic-warrior',
    name: 'Druidic Warrior',
    words:
      'You know two druid cantrips, which are ranger spells for you and go by Wisdom. With each ranger level you may replace one of them.',
    asks: [
      {
        key: 'cantrips',
        name: 'Two druid cantrips',
        count: 2,
        asks: 'spell',
        lists: ['Druid'],
        levels: [0, 0],
        ability: 'class',
      },
    ],
  },
];
