import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import type { Uses } from '../../book/gift';
import { ELEMENTAL_FURY, PRIMAL_ORDERS } from './druid-options';

/** Uses of Wild Shape, which other features also spend. */
export const WILD_SHAPE: Uses = {
  key: 'wild-shape',
  name: 'Wild Shape',
  most: { byLevel: { 2: 2, 6: 3, 17: 4 } },
  back: 'long-rest',
  shortRest: 1,
};

/** The features of the druid by level (SRD 5.2, "Druid"). */
export const DRUID_FEATURES: readonly Feature[] = [
  {
    key: 'druid/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast druid spells with Wisdom, with a druidic focus. After a long rest you prepare as many of the whole list as your table says; at each new level you may exchange a cantrip. A prepared ritual may be cast as one.',
  },
  {
    key: 'druid/druidic',
    name: 'Druidic',
    level: 1,
    words:
      'You know the secret language of druids, and Speak with Animals is always prepared. You can leave hidden messages: whoever knows Druidic notices them, others with a DC 15 Intelligence (Investigation) check, but cannot read them without magic.',
    gifts: [
      { gives: 'languages', of: ['druidic'] },
      { gives: 'spell', spell: 'speak-with-animals', ability: 'class' },
    ],
  },
  {
    key: 'druid/primal-order',
    name: 'Primal Order',
    level: 1,
    words: 'You are deeper in lore as a Magician, or trained for battle as a Warden.',
    asks: [
      {
        key: 'order',
        name: 'Primal Order',
        count: 1,
        asks: 'option',
        from: PRIMAL_ORDERS,
      },
    ],
  },
  {
    key: 'druid/wild-shape',
    name: 'Wild Shape',
    level: 2,
    words:
      'Become a beast of a form you know, for half your druid level in hours: 4 forms (6 from level 4, 8 from 8), one exchanged after a long rest. You gain your druid level as temporary hit points, keep your hit points, mind, speech, features and proficiencies, and use its other statistics. You cast no spells, but keep concentration. It ends when you use it again, are incapacitated, die, or as a bonus action. A short rest brings back one use.',
    action: 'bonus-action',
    uses: WILD_SHAPE,
    scale: { 2: 'CR 1/4, no flying', 4: 'CR 1/2, no flying', 8: 'CR 1' },
  },
  {
    key: 'druid/wild-companion',
    name: 'Wild Companion',
    level: 2,
    words:
      'Spend a spell slot or a Wild Shape to cast Find Familiar without material components. The familiar is fey and leaves after your next long rest.',
    action: 'action',
    uses: WILD_SHAPE,
  },
  subclassFeature('druid', 'Druid Subclass', 3, [6, 10, 14]),
  ...improvements('druid', [4, 8, 12, 16]),
  {
    key: 'druid/wild-resurgence',
    name: 'Wild Resurgence',
    level: 5,
    words:
      'Once on each of your turns, with no Wild Shape left, a spell slot gives you one use, without an action. And once between long rests a Wild Shape gives you a level 1 slot, without an action.',
    uses: {
      key: 'wild-resurgence',
      name: 'Wild Resurgence: a slot',
      most: 1,
      back: 'long-rest',
    },
  },
  {
    key: 'druid/elemental-fury',
    name: 'Elemental Fury',
    level: 7,
    words: 'Your cantrips or your strikes carry the might of the elements.',
    asks: [
      {
        key: 'fury',
        name: 'Elemental fury',
        count: 1,
        asks: 'option',
        from: ELEMENTAL_FURY,
      },
    ],
  },
  {
    key: 'druid/improved-elemental-fury',
    name: 'Improved Elemental Fury',
    level: 15,
    words:
      'With Potent Spellcasting, druid cantrips with a range of 10 feet or more reach 300 feet further. Primal Strike deals 2d8.',
  },
  {
    key: 'druid/beast-spells',
    name: 'Beast Spells',
    level: 18,
    words:
      'You can cast spells in Wild Shape, but for those with a material component that has a cost or is consumed.',
  },
  epicBoon('druid', 'Boon of Dimensional Travel'),
  {
    key: 'druid/archdruid',
    name: 'Archdruid',
    level: 20,
    words:
      'When you roll initiative with no Wild Shape left, you regain one. Once between long rests you turn uses of Wild Shape into one spell slot, each worth 2 levels, without an action. Your body ages 1 year for every 10 that pass.',
    uses: {
      key: 'nature-magician',
      name: 'Nature Magician',
      most: 1,
      back: 'long-rest',
    },
  },
];
