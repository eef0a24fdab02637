import type { Option } from '../../book/feature';

/** The orders of a druid (SRD 5.2, "Primal Order"). */
export const PRIMAL_ORDERS: readonly Option[] = [
  {
    slug: 'magician',
    name: 'Magician',
    words:
      'You know one more druid cantrip, and add your Wisdom modifier, at least 1, to Intelligence (Arcana and Nature) checks.',
    gifts: [
      { gives: 'cantrips', plus: 1 },
      { gives: 'checks', skills: ['arcana', 'nature'], plus: { mod: 'wis' }, least: 1 },
    ],
  },
  {
    slug: 'warden',
    name: 'Warden',
    words: 'You are proficient with martial weapons and trained with medium armor.',
    gifts: [
      { gives: 'weapons', of: ['martial'] },
      { gives: 'armor', of: ['medium'] },
    ],
  },
];

/** The Elemental Fury options of a druid (SRD 5.2, "Elemental Fury"). */
export const ELEMENTAL_FURY: readonly Option[] = [
  {
    slug: 'potent-spellcasting',
    name: 'Potent Spellcasting',
    words: 'Your druid cantrips add your Wisdom modifier to their damage.',
    gifts: [{ gives: 'spell-bonus', does: 'damage', of: 'class-cantrips', plus: { mod: 'wis' } }],
  },
  {
    slug: 'primal-strike',
    name: 'Primal Strike',
    words:
      'Once on each of your turns, a hit with a weapon, or of a beast’s form of yours, deals an extra 1d8 cold, fire, lightning or thunder damage, 2d8 from level 15.',
    gifts: [
      {
        gives: 'strike',
        of: 'weapon',
        dice: { 7: '1d8', 15: '2d8' },
        types: ['cold', 'fire', 'lightning', 'thunder'],
        when: 'once on each of your turns',
        onceATurn: true,
      },
    ],
  },
];
