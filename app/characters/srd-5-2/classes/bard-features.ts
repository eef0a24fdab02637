import { ABILITIES } from '~/rules/ability';
import { epicBoon, improvements, subclassFeature } from '../../book/every-class';
import type { Feature } from '../../book/feature';
import type { Uses } from '../../book/gift';

/** Uses of Bardic Inspiration, which other features also spend. */
export const BARDIC_INSPIRATION: Uses = {
  key: 'bardic-inspiration',
  name: 'Bardic Inspiration',
  most: { mod: 'cha' },
  least: 1,
  back: 'long-rest',
  shortRestFrom: 5,
  die: { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' },
};

/** The features of the bard by level (SRD 5.2, "Bard"). */
export const BARD_FEATURES: readonly Feature[] = [
  {
    key: 'bard/bardic-inspiration',
    name: 'Bardic Inspiration',
    level: 1,
    words:
      'Another creature within 60 feet that sees or hears you gets your Bardic die for 1 hour; it holds one at a time. When it fails a D20 Test, it may add the die to the roll, and the die is spent.',
    action: 'bonus-action',
    uses: BARDIC_INSPIRATION,
    scale: { 1: 'd6', 5: 'd8', 10: 'd10', 15: 'd12' },
  },
  {
    key: 'bard/spellcasting',
    name: 'Spellcasting',
    level: 1,
    words:
      'You cast bard spells with Charisma, with an instrument as your focus. As many as your table says are prepared; at each new level you may exchange one of them, and one cantrip. A prepared ritual may be cast as one.',
  },
  {
    key: 'bard/expertise',
    name: 'Expertise',
    level: 2,
    words:
      'Your proficiency bonus is doubled on checks with two skills that you are proficient in; with two more from level 9.',
    asks: [
      {
        key: 'skills',
        name: 'Skills for expertise',
        asks: 'expertise',
        count: { byLevel: { 2: 2, 9: 4 } },
      },
    ],
  },
  {
    key: 'bard/jack-of-all-trades',
    name: 'Jack of All Trades',
    level: 2,
    words:
      'Half your proficiency bonus, rounded down, goes to checks with skills that you are not proficient in and that do not have the bonus otherwise.',
    gifts: [{ gives: 'half-proficiency', abilities: ABILITIES, round: 'down', initiative: false }],
  },
  subclassFeature('bard', 'Bard Subclass', 3, [6, 14]),
  ...improvements('bard', [4, 8, 12, 16]),
  {
    key: 'bard/font-of-inspiration',
    name: 'Font of Inspiration',
    level: 5,
    words:
      'All uses of Bardic Inspiration come back with a short or a long rest. A spell slot spent, without an action, brings back one use.',
    uses: BARDIC_INSPIRATION,
  },
  {
    key: 'bard/countercharm',
    name: 'Countercharm',
    level: 7,
    words:
      'When you or a creature within 30 feet fails a save against being charmed or frightened, the save is rolled again, with advantage.',
    action: 'reaction',
  },
  {
    key: 'bard/magical-secrets',
    name: 'Magical Secrets',
    level: 10,
    words:
      'Whenever you prepare a new bard spell or exchange one, you may choose it from the bard, cleric, druid and wizard lists. It is a bard spell for you.',
    gifts: [{ gives: 'spell-list', spells: [], lists: ['Cleric', 'Druid', 'Wizard'] }],
  },
  {
    key: 'bard/superior-inspiration',
    name: 'Superior Inspiration',
    level: 18,
    words:
      'When you roll initiative with fewer than two uses of Bardic Inspiration, you have two again.',
  },
  epicBoon('bard', 'Boon of Spell Recall'),
  {
    key: 'bard/words-of-creation',
    name: 'Words of Creation',
    level: 20,
    words:
      'Power Word Heal and Power Word Kill are always prepared. When you cast either, you may target a second creature within 10 feet of the first.',
    gifts: [
      { gives: 'spell', spell: 'power-word-heal', ability: 'class' },
      { gives: 'spell', spell: 'power-word-kill', ability: 'class' },
    ],
  },
];
