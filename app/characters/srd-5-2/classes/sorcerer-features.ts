import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
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
};

/** The features of the sorcerer by level (SRD 5.2, "Sorcerer"). */
export const SORCERER_FEATURES: readonly Feature[] = [
  {
    key: 'sorcerer/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast sorcerer spells with Charisma, with an arcane focus. As many as your table says are prepared; at each new level you may exchange one of them, and one cantrip. A prepared ritual may be cast as one.',
  },
  {
    key: 'sorcerer/innate-sorcery',
    name: 'Innate Sorcery',
    level: 1,
    words:
      'For 1 minute the save DC of your sorcerer spells is 1 higher and you have advantage on their attack rolls. Twice between long rests.',
    action: 'bonus-action',
    uses: {
      key: 'innate-sorcery',
      name: 'Innate Sorcery',
      most: 2,
      back: 'long-rest',
    },
  },
  {
    key: 'sorcerer/font-of-magic',
    name: 'Font of Magic',
    level: 2,
    words:
      'You have as many sorcery points as sorcerer levels; all come back with a long rest, and you never have more. Without an action you turn a spell slot into as many points as its level.',
    uses: SORCERY_POINTS,
  },
  {
    key: 'sorcerer/creating-slots',
    name: 'Font of Magic: Creating Spell Slots',
    level: 2,
    words:
      'Turn points into a slot: 2 for level 1, 3 for level 2 (from sorcerer level 3), 5 for level 3 (from 5), 6 for level 4 (from 7), 7 for level 5 (from 9). It is gone after a long rest.',
    action: 'bonus-action',
    uses: SORCERY_POINTS,
  },
  {
    key: 'sorcerer/metamagic',
    name: 'Metamagic',
    level: 2,
    words:
      'You can bend spells as you cast them, in two ways of your choice; in two more from level 10 and two more from level 17. One way for each spell, unless it says otherwise. At each new level you may exchange one.',
    uses: SORCERY_POINTS,
    asks: [
      {
        key: 'metamagic',
        name: 'Metamagic',
        count: { byLevel: { 2: 2, 10: 4, 17: 6 } },
        asks: 'option',
        from: 'metamagic',
      },
    ],
  },
  subclassFeature('sorcerer', 'Sorcerer Subclass', 3, [6, 14, 18]),
  ...improvements('sorcerer', [4, 8, 12, 16]),
  {
    key: 'sorcerer/sorcerous-restoration',
    name: 'Sorcerous Restoration',
    level: 5,
    words:
      'When you finish a short rest you regain sorcery points, at most half your sorcerer level, rounded down. Once between long rests.',
    uses: {
      key: 'sorcerous-restoration',
      name: 'Sorcerous Restoration',
      most: 1,
      back: 'long-rest',
    },
  },
  {
    key: 'sorcerer/sorcery-incarnate',
    name: 'Sorcery Incarnate',
    level: 7,
    words:
      'With no Innate Sorcery left you may use it for 2 sorcery points. While it lasts, each spell may have two ways of your Metamagic.',
    uses: SORCERY_POINTS,
  },
  epicBoon('sorcerer', 'Boon of Dimensional Travel'),
  {
    key: 'sorcerer/arcane-apotheosis',
    name: 'Arcane Apotheosis',
    level: 20,
    words:
      'While Innate Sorcery lasts, one Metamagic on each of your turns costs no sorcery points.',
  },
];
