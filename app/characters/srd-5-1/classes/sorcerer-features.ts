import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import type { Uses } from '../../book/gift';

/** Sorcery points by level: one for each sorcerer level, from level 2 on. */
export const SORCERY_BY_LEVEL: Readonly<Record<number, number>> = Object.fromEntries(
  Array.from({ length: 19 }, (_, at) => [at + 2, at + 2]),
);

/** The sorcery points, shared by all features that use them. */
export const SORCERY_POINTS: Uses = {
  key: 'sorcery-points',
  name: 'Sorcery Points',
  most: { byLevel: SORCERY_BY_LEVEL },
  back: 'long-rest',
  shortRest: { byLevel: { 20: 4 } },
};

/** The features of the sorcerer by level (SRD 5.1, "Sorcerer"). */
export const SORCERER_FEATURES: readonly Feature[] = [
  {
    key: 'sorcerer/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast sorcerer spells with Charisma, with an arcane focus. You know as many as your table says and may exchange one at each new level.',
  },
  subclassFeature('sorcerer', 'Sorcerous Origin', 1, [6, 14, 18]),
  {
    key: 'sorcerer/font-of-magic',
    name: 'Font of Magic',
    level: 2,
    words:
      'You have as many sorcery points as sorcerer levels; all come back with a long rest, and you never have more.',
    uses: SORCERY_POINTS,
  },
  {
    key: 'sorcerer/creating-slots',
    level: 2,
    name: 'Flexible Casting: Creating Spell Slots',
    words:
      'Turn sorcery points into a spell slot: 2 points for level 1, 3 for level 2, 5 for level 3, 6 for level 4, 7 for level 5. The slot is gone after a long rest.',
    action: 'bonus-action',
    uses: SORCERY_POINTS,
  },
  {
    key: 'sorcerer/converting-slots',
    level: 2,
    name: 'Flexible Casting: Converting a Spell Slot',
    words: 'Spend a spell slot for as many sorcery points as its level.',
    action: 'bonus-action',
    uses: SORCERY_POINTS,
  },
  {
    key: 'sorcerer/metamagic',
    name: 'Metamagic',
    level: 3,
    words:
      'You can bend spells as you cast them, in two ways of your choice; one more at level 10 and one at level 17. One way for each spell, unless it says otherwise.',
    uses: SORCERY_POINTS,
    asks: [
      {
        key: 'metamagic',
        name: 'Metamagic',
        count: { byLevel: { 3: 2, 10: 3, 17: 4 } },
        asks: 'option',
        from: 'metamagic',
      },
    ],
  },
  ...improvements('sorcerer', [4, 8, 12, 16, 19]),
  {
    key: 'sorcerer/sorcerous-restoration',
    name: 'Sorcerous Restoration',
    level: 20,
    words: 'A short rest brings back 4 spent sorcery points.',
  },
];
