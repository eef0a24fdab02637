import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { STYLE_FEATS } from '../fighting-styles';

/** The features of the fighter by level (SRD 5.2, "Fighter"). */
export const FIGHTER_FEATURES: readonly Feature[] = [
  {
    key: 'fighter/fighting-style',
    name: 'Fighting Style',
    level: 1,
    words: 'You have a Fighting Style feat, and may exchange it with each fighter level.',
    asks: [
      {
        key: 'style',
        name: 'Fighting Style',
        count: 1,
        asks: 'option',
        from: 'fighting-style',
        only: STYLE_FEATS,
      },
    ],
  },
  {
    key: 'fighter/second-wind',
    name: 'Second Wind',
    level: 1,
    action: 'bonus-action',
    words:
      'You regain 1d10 + your fighter level hit points. One use comes back with a short rest, all with a long one.',
    uses: {
      key: 'second-wind',
      name: 'Second Wind',
      back: 'long-rest',
      shortRest: 1,
      most: { byLevel: { 1: 2, 4: 3, 10: 4 } },
    },
  },
  {
    key: 'fighter/weapon-mastery',
    name: 'Weapon Mastery',
    level: 1,
    words:
      'You use the mastery properties of three kinds of weapons, simple or martial; one more at levels 4, 10 and 16. After a long rest you may exchange one kind.',
    asks: [
      {
        key: 'weapons',
        name: 'Weapons whose mastery you use',
        count: { byLevel: { 1: 3, 4: 4, 10: 5, 16: 6 } },
        asks: 'mastery',
        from: 'any',
      },
    ],
  },
  {
    key: 'fighter/action-surge',
    name: 'Action Surge',
    level: 2,
    action: 'free',
    words:
      'On your turn you take one more action, though not the Magic action, once between rests; from level 17 twice, though never twice in one turn.',
    uses: {
      key: 'action-surge',
      name: 'Action Surge',
      back: 'short-rest',
      most: { byLevel: { 2: 1, 17: 2 } },
    },
  },
  {
    key: 'fighter/tactical-mind',
    name: 'Tactical Mind',
    level: 2,
    action: 'free',
    words:
      'When an ability check fails, you may spend a use of Second Wind to add 1d10 to it. If it still fails, the use is not spent.',
  },
  subclassFeature('fighter', 'Fighter Subclass', 3, [7, 10, 15, 18]),
  {
    key: 'fighter/extra-attack',
    name: 'Extra Attack',
    level: 5,
    words: 'Two attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 2 }],
  },
  {
    key: 'fighter/tactical-shift',
    name: 'Tactical Shift',
    level: 5,
    words:
      'Second Wind as a bonus action also moves you up to half your speed without provoking opportunity attacks.',
  },
  {
    key: 'fighter/indomitable',
    name: 'Indomitable',
    level: 9,
    action: 'free',
    words:
      'You roll a failed saving throw again with your fighter level added and must keep the new roll: once between long rests, twice from level 13, three times from level 17.',
    uses: {
      key: 'indomitable',
      name: 'Indomitable',
      back: 'long-rest',
      most: { byLevel: { 9: 1, 13: 2, 17: 3 } },
    },
  },
  {
    key: 'fighter/tactical-master',
    name: 'Tactical Master',
    level: 9,
    words:
      'When you attack with a weapon whose mastery you use, that attack may have Push, Sap or Slow instead.',
  },
  {
    key: 'fighter/two-extra-attacks',
    name: 'Two Extra Attacks',
    level: 11,
    words: 'Three attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 3 }],
  },
  {
    key: 'fighter/indomitable-13',
    name: 'Indomitable (two uses)',
    level: 13,
    words: 'Indomitable serves you twice between long rests.',
  },
  {
    key: 'fighter/studied-attacks',
    name: 'Studied Attacks',
    level: 13,
    words:
      'When you miss a creature, your next attack against it before the end of your next turn has advantage.',
  },
  {
    key: 'fighter/action-surge-17',
    name: 'Action Surge (two uses)',
    level: 17,
    words: 'Action Surge serves you twice between rests, once a turn.',
  },
  {
    key: 'fighter/indomitable-17',
    name: 'Indomitable (three uses)',
    level: 17,
    words: 'Indomitable serves you three times between long rests.',
  },
  epicBoon('fighter', 'The Boon of Combat Prowess'),
  {
    key: 'fighter/three-extra-attacks',
    name: 'Three Extra Attacks',
    level: 20,
    words: 'Four attacks whenever you take the Attack action on your turn.',
    gifts: [{ gives: 'attacks', count: 4 }],
  },
  ...improvements('fighter', [4, 6, 8, 12, 14, 16]),
];
