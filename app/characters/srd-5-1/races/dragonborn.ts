import type { Ability } from '~/rules/ability';
import { ABILITY_NAMES } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { Race } from '../../book/book';
import type { Option } from '../../book/feature';
import { increase, languages } from './traits';

const LINE = '5 by 30 ft. line';
const CONE = '15 ft. cone';

const DRAGONS: readonly (readonly [string, DamageType, string, Ability])[] = [
  ['Black', 'acid', LINE, 'dex'],
  ['Blue', 'lightning', LINE, 'dex'],
  ['Brass', 'fire', LINE, 'dex'],
  ['Bronze', 'lightning', LINE, 'dex'],
  ['Copper', 'acid', LINE, 'dex'],
  ['Gold', 'fire', CONE, 'dex'],
  ['Green', 'poison', CONE, 'con'],
  ['Red', 'fire', CONE, 'dex'],
  ['Silver', 'cold', CONE, 'con'],
  ['White', 'cold', CONE, 'con'],
];

const ANCESTRIES: readonly Option[] = DRAGONS.map(([color, type, area, save]) => ({
  slug: color.toLowerCase(),
  name: `${color} Dragon`,
  words: `Breath of ${type} in a ${area}, ${ABILITY_NAMES[save]} save; resistance to ${type} damage.`,
  gifts: [{ gives: 'defence', how: 'resistant', to: [type] }],
}));

/** Dragonborn (SRD 5.1, "Dragonborn"). */
export const DRAGONBORN: Race = {
  slug: 'dragonborn',
  name: 'Dragonborn',
  size: ['medium'],
  speed: 30,
  line: 'Of the blood of dragons, with their breath.',
  features: [
    increase('dragonborn', { str: 2, cha: 1 }),
    {
      key: 'dragonborn/draconic-ancestry',
      name: 'Draconic Ancestry',
      level: 1,
      words:
        'Choose a kind of dragon: it decides the form, the save and the damage of your breath, and your resistance.',
      asks: [
        {
          key: 'ancestry',
          name: 'Draconic Ancestry',
          count: 1,
          asks: 'option',
          from: ANCESTRIES,
        },
      ],
    },
    {
      key: 'dragonborn/breath-weapon',
      name: 'Breath Weapon',
      level: 1,
      action: 'action',
      words:
        'Each creature in the area of your ancestry saves, or takes damage of its type; half on a success. The DC is 8 + your Constitution modifier + your proficiency bonus. The dice are 2d6, 3d6 from level 6, 4d6 from 11 and 5d6 from 16. Once until a short or long rest.',
      scale: { 1: '2d6', 6: '3d6', 11: '4d6', 16: '5d6' },
      uses: {
        key: 'dragonborn/breath-weapon',
        name: 'Breath Weapon',
        most: 1,
        back: 'short-rest',
      },
    },
    {
      key: 'dragonborn/damage-resistance',
      name: 'Damage Resistance',
      level: 1,
      words: "Resistance to the damage of your ancestry's breath.",
    },
    languages(
      'dragonborn',
      ['common', 'draconic'],
      'You speak, read and write Common and Draconic.',
    ),
  ],
  subraces: [],
};
