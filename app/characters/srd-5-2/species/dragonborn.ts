import type { DamageType } from '~/rules/damage-types';
import type { Race } from '../../book/book';
import type { Option } from '../../book/feature';
import { darkvision } from './traits';

const DRAGONS: readonly (readonly [string, DamageType])[] = [
  ['Black', 'acid'],
  ['Blue', 'lightning'],
  ['Brass', 'fire'],
  ['Bronze', 'lightning'],
  ['Copper', 'acid'],
  ['Gold', 'fire'],
  ['Green', 'poison'],
  ['Red', 'fire'],
  ['Silver', 'cold'],
  ['White', 'cold'],
];

const ANCESTRIES: readonly Option[] = DRAGONS.map(([color, type]) => ({
  slug: color.toLowerCase(),
  name: `${color} Dragon`,
  words: `Your breath does ${type} damage, and you are resistant to it.`,
  gifts: [{ gives: 'defence', how: 'resistant', to: [type] }],
}));

/** Dragonborn (SRD 5.2, "Dragonborn"). */
export const DRAGONBORN: Race = {
  slug: 'dragonborn',
  name: 'Dragonborn',
  line: 'Of the blood of dragons: breath, hide, and wings in time.',
  size: ['medium'],
  speed: 30,
  features: [
    {
      key: 'dragonborn/draconic-ancestry',
      name: 'Draconic Ancestry',
      level: 1,
      words: 'Choose a kind of dragon: it decides the damage of your breath and your resistance.',
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
      words:
        'Instead of one attack of your Attack action, each creature in a 15-foot cone or a line of 30 by 5 feet makes a Dexterity save (DC 8 + your Constitution modifier + your proficiency bonus) or takes damage of your ancestry, half on a success: 1d10, 2d10 from level 5, 3d10 from 11, 4d10 from 17. As often as your proficiency bonus until a long rest.',
      scale: { 1: '1d10', 5: '2d10', 11: '3d10', 17: '4d10' },
      uses: {
        key: 'dragonborn/breath-weapon',
        name: 'Breath Weapon',
        most: { proficiency: 1 },
        back: 'long-rest',
      },
    },
    {
      key: 'dragonborn/damage-resistance',
      name: 'Damage Resistance',
      level: 1,
      words: 'Resistance to the damage of your ancestry.',
    },
    darkvision('dragonborn', 60),
    {
      key: 'dragonborn/draconic-flight',
      name: 'Draconic Flight',
      level: 5,
      action: 'bonus-action',
      words:
        'Wings of light for 10 minutes give you a Fly Speed equal to your Speed, until you fold them or are incapacitated. Once until a long rest.',
      uses: {
        key: 'dragonborn/draconic-flight',
        name: 'Draconic Flight',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
  subraces: [],
};
