import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import { MASTERY_FEATURES } from './wizard-mastery';

/** The features of the wizard by level (SRD 5.2, "Wizard"). */
export const WIZARD_FEATURES: readonly Feature[] = [
  {
    key: 'wizard/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast wizard spells with Intelligence, with an arcane focus or your spellbook. The book holds six spells of level 1 and gains two at each new level; more can be copied, for 2 hours and 50 GP a spell level. After a long rest you prepare as many of them as your table says, and may exchange a cantrip.',
  },
  {
    key: 'wizard/ritual-adept',
    name: 'Ritual Adept',
    level: 1,
    words: 'A ritual in your spellbook can be cast as one, unprepared, while you read it there.',
  },
  {
    key: 'wizard/arcane-recovery',
    name: 'Arcane Recovery',
    level: 1,
    words:
      'When you finish a short rest you regain spent spell slots of together at most half your wizard level, rounded up, none of level 6 or higher. Once between long rests.',
    uses: {
      key: 'arcane-recovery',
      name: 'Arcane Recovery',
      most: 1,
      back: 'long-rest',
    },
  },
  {
    key: 'wizard/scholar',
    name: 'Scholar',
    level: 2,
    words: 'Your proficiency bonus is doubled on checks with one field of study that you know.',
    asks: [
      {
        key: 'skill',
        name: 'Scholar: choose a skill',
        count: 1,
        asks: 'expertise',
        from: ['arcana', 'history', 'investigation', 'medicine', 'nature', 'religion'],
      },
    ],
  },
  subclassFeature('wizard', 'Wizard Subclass', 3, [6, 10, 14]),
  ...improvements('wizard', [4, 8, 12, 16]),
  {
    key: 'wizard/memorize-spell',
    name: 'Memorize Spell',
    level: 5,
    words:
      'When you finish a short rest you may exchange one prepared spell of level 1 or higher for another of your book.',
  },
  ...MASTERY_FEATURES,
  epicBoon('wizard', 'Boon of Spell Recall'),
];
