import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the fighter by level (SRD 5.1, "Fighter"). */
export const FIGHTER_FEATURES: readonly Feature[] = [
  {
    key: 'fighter/fighting-style',
    name: 'Fighting Style',
    level: 1,
    words: 'You have a fighting style of your choice. None can be taken twice.',
    asks: [
      {
        key: 'style',
        name: 'Fighting Style',
        count: 1,
        asks: 'option',
        from: 'fighting-style',
      },
    ],
  },
  {
    key: 'fighter/second-wind',
    name: 'Second Wind',
    level: 1,
    action: 'bonus-action',
    words: 'You regain 1d10 + your fighter level hit points, once between rests.',
    uses: { key: 'second-wind', name: 'Second Wind', most: 1, back: 'short-rest' },
  },
  {
    key: 'fighter/action-surge',
    name: 'Action Surge',
    level: 2,
    action: 'free',
    words:
      'On your turn you take one more action, once between rests; from level 17 twice, though never twice in one turn.',
    uses: {
      key: 'action-surge',
      name: 'Action Surge',
      back: 'short-rest',
      most: { byLevel: { 2: 1, 17: 2 } },
    },
  },
  subclassFeature('fighter', 'Martial Archetype', 3, [7, 10, 15, 18]),
  {
    key: 'fighter/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'fighter/indomitable',
    name: 'Indomitable',
    level: 9,
    action: 'free',
    words:
      'You roll a failed saving throw again and must keep the new roll: once between long rests, twice from level 13, three times from level 17.',
    uses: {
      key: 'indomitable',
      name: 'Indomitable',
      back: 'long-rest',
      most: { byLevel: { 9: 1, 13: 2, 17: 3 } },
    },
  },
  {
    key: 'fighter/extra-attack-11',
    name: 'Extra Attack (2)',
    level: 11,
    words: 'Three attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 3 }],
  },
  {
    key: 'fighter/indomitable-13',
    name: 'Indomitable (2 uses)',
    level: 13,
    words: 'Indomitable serves you twice between long rests.',
  },
  {
    key: 'fighter/action-surge-17',
    name: 'Action Surge (2 uses)',
    level: 17,
    words: 'Action Surge serves you twice between rests, once a turn.',
  },
  {
    key: 'fighter/indomitable-17',
    name: 'Indomitable (3 uses)',
    level: 17,
    words: 'Indomitable serves you three times between long rests.',
  },
  {
    key: 'fighter/extra-attack-20',
    name: 'Extra Attack (3)',
    level: 20,
    words: 'Four attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 4 }],
  },
  ...improvements('fighter', [4, 6, 8, 12, 14, 16, 19]),
];
