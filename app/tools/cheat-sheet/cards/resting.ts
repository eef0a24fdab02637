import { inBoth } from '~/rules/rule-text';
import type { CheatSection } from '../cheat-card';

export const RESTING: CheatSection = {
  id: 'resting',
  title: 'Resting and hit dice',
  cards: [
    {
      id: 'short-rest',
      title: 'Short rest',
      also: 'break heal hour',
      rules: {
        '2014': {
          lines: [
            'At least *1 hour* of nothing harder than eating, reading and binding wounds.',
            'At its end, spend any of your hit dice to heal.',
          ],
          srd: 'Resting: Short Rest',
        },
        '2024': {
          lines: [
            '*1 hour* of light activity; you need at least *1 hit point* to begin.',
            'At its end, spend any of your hit dice to heal.',
            'Rolling initiative, casting anything but a cantrip or taking damage *ends it with nothing gained*.',
          ],
          srd: 'Rules Glossary: Short Rest',
        },
      },
    },
    {
      id: 'hit-dice',
      title: 'Hit dice',
      also: 'heal short rest constitution recover',
      rules: {
        '2014': {
          lines: [
            'You have *one per level*, of your class’s size.',
            'For each one spent in a short rest, roll it and *add your Constitution modifier*: you regain that many hit points (never less than 0). Decide after each roll whether to spend another.',
            'A long rest brings back *half of your total*, at least one.',
          ],
          srd: 'Resting: Short Rest, Long Rest',
        },
        '2024': {
          lines: [
            'You have *one per level*, of your class’s size.',
            'For each one spent in a short rest, roll it and *add your Constitution modifier*: you regain that many hit points, *at least 1*.',
            'A long rest brings back *all of them*.',
          ],
          srd: 'Rules Glossary: Short Rest, Long Rest',
        },
      },
    },
    {
      id: 'long-rest',
      title: 'Long rest',
      also: 'sleep night heal interrupt',
      rules: {
        '2014': {
          lines: [
            'At least *8 hours* asleep, of which at most *2* may go to talking, eating or keeping watch.',
            'You regain *all hit points* and *half of your hit dice* (at least one), and lose *one level of exhaustion* if you have eaten and drunk.',
            '*1 hour* of walking, fighting, casting or the like breaks it: begin again.',
            'Once in *24 hours*, and only if you start with at least *1 hit point*.',
          ],
          srd: 'Resting: Long Rest',
        },
        '2024': {
          lines: [
            'At least *8 hours*: *6* or more asleep, at most *2* of light activity. You need *1 hit point* to begin.',
            'You regain *all hit points* and *all hit dice*, lowered scores and hit point maximum return, and you lose *one level of exhaustion*.',
            'Initiative, a spell other than a cantrip, any damage, or *1 hour* of walking breaks it. After an hour or more you still have a short rest; or go on, *1 hour longer* for each break.',
            'Wait *16 hours* before the next.',
          ],
          srd: 'Rules Glossary: Long Rest',
        },
      },
    },
  ],
};

export const CONCENTRATION: CheatSection = {
  id: 'concentrating',
  title: 'Concentration',
  cards: [
    {
      id: 'concentration',
      title: 'Damage while concentrating',
      also: 'concentration save constitution damage spell dc',
      calculator: 'concentration',
      rules: {
        '2014': {
          lines: [
            'Constitution save: *DC 10*, or *half the damage* (round down) if that is more.',
            'A save *for each source* of damage: three darts of one spell are three saves.',
          ],
          srd: 'Spellcasting: Duration, Concentration',
        },
        '2024': {
          lines: [
            'Constitution save: *DC 10*, or *half the damage* (round down) if that is more, *never above 30*.',
            'A save each time you take damage.',
          ],
          srd: 'Rules Glossary: Concentration',
        },
      },
    },
    {
      id: 'losing-concentration',
      title: 'What else ends it',
      also: 'concentration lose break drop',
      rules: inBoth(
        ['Spellcasting: Duration, Concentration', 'Rules Glossary: Concentration'],
        [
          'Starting *another* spell or effect that needs concentration.',
          'Being *incapacitated*, or dying.',
          'Ending it, at any time, with *no action*.',
          'Attacking and moving do not end it.',
        ],
      ),
    },
  ],
};
