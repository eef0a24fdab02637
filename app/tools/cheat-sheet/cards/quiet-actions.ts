import { inBoth } from '~/rules/rule-text';
import type { CheatCard } from '../cheat-card';

/** Actions that use words, perception and patience. */
export const QUIET_ACTIONS: readonly CheatCard[] = [
  {
    id: 'help',
    title: 'Help',
    also: 'assist aid advantage ally',
    rules: {
      '2014': {
        lines: [
          'Aid a task: the ally has *advantage* on their next check for it, before your next turn.',
          'Or distract an enemy within *5 feet* of you: an ally’s first attack on it before your next turn has *advantage*.',
        ],
        srd: 'Combat: Actions in Combat',
      },
      '2024': {
        lines: [
          'Aid a check with a skill or tool *you are proficient in*: a nearby ally has *advantage* on the next one, before your next turn.',
          'Or distract an enemy within *5 feet* of you: the next attack on it by an ally has *advantage*.',
          'Or stabilize someone at 0 hit points.',
        ],
        srd: 'Rules Glossary: Help',
      },
    },
  },
  {
    id: 'hide',
    title: 'Hide',
    also: 'stealth sneak unseen perception',
    rules: {
      '2014': {
        lines: [
          'Dexterity (Stealth) against the *passive Perception* of nearby creatures, and the Perception of those who search.',
          'Not while a creature sees you clearly. A noise or an attack gives you away.',
          'Unseen, you attack with *advantage*.',
        ],
        srd: 'Using Ability Scores: Hiding',
      },
      '2024': {
        lines: [
          'Dexterity (Stealth), *DC 15*, while heavily obscured or behind at least *three-quarters cover*, out of every enemy’s sight.',
          'You count as *invisible*. Your total is the DC for Wisdom (Perception) to find you.',
          'It ends when you are found, are louder than a whisper, attack, or cast with a verbal component.',
        ],
        srd: 'Rules Glossary: Hide',
      },
    },
  },
  {
    id: 'ready',
    title: 'Ready',
    also: 'wait trigger reaction hold action delay',
    rules: inBoth(
      ['Combat: Actions in Combat', 'Rules Glossary: Ready'],
      [
        'Name a *trigger* you could perceive, and an action or a move up to your speed.',
        'When it happens before your next turn, use your *reaction*, or let it pass.',
        'A readied spell must take an *action* to cast. You cast it now and *concentrate* to hold it; the slot is spent even if it never goes off.',
      ],
    ),
  },
  {
    id: 'search',
    title: 'Search',
    also: 'look find perception investigation insight medicine survival',
    rules: {
      '2014': {
        lines: ['Look for something: Wisdom (*Perception*) or Intelligence (*Investigation*).'],
        srd: 'Combat: Actions in Combat',
      },
      '2024': {
        lines: [
          'Wisdom: *Perception* for what is hidden, *Insight* for a mind, *Medicine* for an ailment, *Survival* for tracks and food.',
        ],
        srd: 'Rules Glossary: Search',
      },
    },
  },
  {
    id: 'study',
    title: 'Study',
    also: 'recall knowledge lore arcana history investigation nature religion',
    rules: {
      '2024': {
        lines: [
          'Intelligence: *Arcana*, *History*, *Investigation*, *Nature* or *Religion*, to call something to mind or work it out.',
        ],
        srd: 'Rules Glossary: Study',
      },
    },
  },
  {
    id: 'influence',
    title: 'Influence',
    also: 'persuade deceive intimidate talk animal handling charisma',
    rules: {
      '2024': {
        lines: [
          'Urge a monster. Willing: it does. Unwilling: it does not. *Hesitant*: roll.',
          'Charisma (Deception, Intimidation, Performance or Persuasion) or Wisdom (Animal Handling) against *15 or its Intelligence score*, the higher.',
          'Failed: not the same way again for *24 hours*.',
        ],
        srd: 'Rules Glossary: Influence',
      },
    },
  },
  {
    id: 'use-an-object',
    title: 'Use an Object',
    also: 'utilize item interact potion lever',
    rules: {
      '2014': {
        lines: [
          'For a *second* object in one turn, or one that needs your whole attention.',
          'The first simple touch of a turn is free.',
        ],
        srd: 'Combat: Actions in Combat',
      },
      '2024': {
        title: 'Utilize',
        lines: [
          'Use a *nonmagical* object that asks for an action.',
          'Drinking a *potion*, or giving one, is a *bonus action*.',
        ],
        srd: 'Rules Glossary: Utilize; Magic Items: Potions',
      },
    },
  },
];
