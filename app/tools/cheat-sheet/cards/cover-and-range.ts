import { inBoth } from '~/rules/rule-text';
import type { CheatSection } from '../cheat-card';

export const COVER: CheatSection = {
  id: 'cover-section',
  title: 'Cover',
  cards: [
    {
      id: 'cover',
      title: 'Cover',
      also: 'half three-quarters total wall hide behind armor class dexterity',
      calculator: 'cover',
      rules: inBoth(
        ['Combat: Cover', 'Playing the Game: Cover'],
        [
          'Applies to *AC* and *Dexterity saves* against what comes from the other side.',
          'Two obstacles do not stack: only the *best* cover counts.',
        ],
        {
          head: ['Cover', 'Hidden', 'Bonus'],
          rows: [
            ['Half', 'half the body: low wall, another creature', '+2'],
            ['Three-quarters', 'three quarters: arrow slit, thick trunk', '+5'],
            ['Total', 'all of it', 'no direct target'],
          ],
        },
      ),
    },
  ],
};

export const RANGED: CheatSection = {
  id: 'ranged',
  title: 'Ranged attacks in melee',
  cards: [
    {
      id: 'ranged-in-melee',
      title: 'Shooting with an enemy beside you',
      also: 'bow crossbow spell attack close combat disadvantage adjacent',
      rules: inBoth(
        ['Combat: Ranged Attacks in Close Combat', 'Playing the Game: Ranged Attacks'],
        [
          'A ranged attack has *disadvantage* while an enemy within *5 feet* of you can see you and is not incapacitated.',
          'That holds for bows, thrown weapons and spell attacks, whoever the target is.',
          'Spells that call for a save are not attacks: no disadvantage.',
        ],
      ),
    },
    {
      id: 'long-range',
      title: 'Long range',
      also: 'bow distance disadvantage normal range',
      rules: inBoth(
        ['Combat: Range', 'Playing the Game: Ranged Attacks'],
        [
          'Of two numbers, up to the first: normal. Up to the second: *disadvantage*. Beyond: no shot.',
          'A creature in the line of fire, friend or enemy, can give the target *half cover* (*+2*).',
        ],
      ),
    },
  ],
};
