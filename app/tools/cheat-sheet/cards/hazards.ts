import { inBoth } from '~/rules/rule-text';
import type { CheatSection } from '../cheat-card';

export const FALLING: CheatSection = {
  id: 'falling-section',
  title: 'Falling',
  cards: [
    {
      id: 'falling',
      title: 'Falling',
      also: 'drop pit cliff damage bludgeoning water',
      calculator: 'falling',
      rules: {
        '2014': {
          lines: [
            '*1d6* bludgeoning for each *10 feet*, at most *20d6* (200 feet).',
            'You land *prone*, unless you take no damage.',
          ],
          srd: 'The Environment: Falling',
        },
        '2024': {
          lines: [
            '*1d6* bludgeoning for each *10 feet*, at most *20d6* (200 feet).',
            'You land *prone*, unless you take no damage.',
            'Into liquid: as a *reaction*, Strength (Athletics) or Dexterity (Acrobatics), *DC 15*: half damage.',
          ],
          srd: 'Rules Glossary: Falling',
        },
      },
    },
  ],
};

export const BREATH: CheatSection = {
  id: 'breath',
  title: 'Breath',
  cards: [
    {
      id: 'holding-breath',
      title: 'Holding your breath',
      also: 'drown underwater swim air',
      rules: inBoth(
        ['The Environment: Suffocating', 'Rules Glossary: Suffocation'],
        ['*1 + Constitution modifier* minutes, never under *30 seconds*. A minute is 10 rounds.'],
      ),
    },
    {
      id: 'suffocating',
      title: 'Out of breath, or choking',
      also: 'drown strangle suffocation air',
      rules: {
        '2014': {
          lines: [
            'You last *Constitution modifier* rounds, at least *1*.',
            'At the start of your next turn after that you drop to *0 hit points* and are dying.',
            'No healing and no stabilizing until you can breathe.',
          ],
          srd: 'The Environment: Suffocating',
        },
        '2024': {
          lines: [
            '*1 level of exhaustion* at the end of each of your turns.',
            'As soon as you can breathe, you lose all levels that came from this.',
          ],
          srd: 'Rules Glossary: Suffocation',
        },
      },
    },
  ],
};
