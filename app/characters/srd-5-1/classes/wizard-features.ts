import { improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';

/** The features of the wizard by level (SRD 5.1, "Wizard"). */
export const WIZARD_FEATURES: readonly Feature[] = [
  {
    key: 'wizard/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast wizard spells with Intelligence, with an arcane focus. Your spellbook holds six spells of level 1 and gains two at each new level; more can be copied, for 2 hours and 50 GP a spell level. After a long rest you prepare as many of them as your wizard level and Intelligence modifier together, at least one. A ritual in the book can be cast as one, unprepared.',
  },
  {
    key: 'wizard/arcane-recovery',
    name: 'Arcane Recovery',
    level: 1,
    words:
      'Once a day, when you finish a short rest, you regain spent spell slots of together at most half your wizard level, rounded up, none of level 6 or higher.',
    uses: {
      key: 'arcane-recovery',
      name: 'Arcane Recovery',
      most: 1,
      back: 'long-rest',
    },
  },
  subclassFeature('wizard', 'Arcane Tradition', 2, [6, 10, 14]),
  ...improvements('wizard', [4, 8, 12, 16, 19]),
  {
    key: 'wizard/spell-mastery',
    name: 'Spell Mastery',
    level: 18,
    words:
      'Choose a level 1 and a level 2 wizard spell of your book. While prepared, you cast them at will at their own level. With 8 hours of study you may exchange either for another of its level.',
    asks: [
      {
        key: 'first',
        name: 'Level 1 spell from your spellbook',
        count: 1,
        asks: 'spell',
        lists: ['Wizard'],
        levels: [1, 1],
        ability: 'class',
        free: 'at-will',
        counts: 'prepared',
        book: true,
      },
      {
        key: 'second',
        name: 'Level 2 spell from your spellbook',
        count: 1,
        asks: 'spell',
        lists: ['Wizard'],
        levels: [2, 2],
        ability: 'class',
        free: 'at-will',
        counts: 'prepared',
        book: true,
      },
    ],
  },
  {
    key: 'wizard/signature-spells',
    name: 'Signature Spells',
    level: 20,
    words:
      'Choose two level 3 wizard spells of your book. They are always prepared, do not count among those you prepare, and you cast each once between short rests at level 3 without a slot.',
    asks: [
      {
        key: 'first',
        name: 'Signature spell',
        count: 1,
        asks: 'spell',
        lists: ['Wizard'],
        levels: [3, 3],
        ability: 'class',
        book: true,
        free: {
          key: 'signature-spell-1',
          name: 'First signature spell',
          most: 1,
          back: 'short-rest',
        },
      },
      {
        key: 'second',
        name: 'Another signature spell',
        count: 1,
        asks: 'spell',
        lists: ['Wizard'],
        levels: [3, 3],
        ability: 'class',
        book: true,
        free: {
          key: 'signature-spell-2',
          name: 'Second signature spell',
          most: 1,
          back: 'short-rest',
        },
      },
    ],
  },
];
