import { inBoth } from '~/rules/rule-text';
import type { CheatSection } from '../cheat-card';

export const DEATH_SAVES: CheatSection = {
  id: 'death',
  title: 'Death saves',
  cards: [
    {
      id: 'death-saves',
      title: 'Death saves',
      also: 'dying 0 hit points down saving throw',
      rules: inBoth(
        ['Combat: Death Saving Throws', 'Playing the Game: Death Saving Throws'],
        [
          'Start your turn at 0 hit points: d20, no modifier. *10 or more* succeeds.',
          '*Three* successes: stable. *Three* failures: dead. They need not come in a row, and are forgotten when you are stable or healed.',
          'A *1* is two failures. A *20*: back up with *1 hit point*.',
          'Damage at 0: *one* failure, *two* from a critical hit.',
        ],
      ),
    },
    {
      id: 'instant-death',
      title: 'Killed outright',
      also: 'massive damage death',
      rules: inBoth(
        ['Combat: Instant Death', 'Playing the Game: Dropping to 0 Hit Points'],
        [
          'Damage that is left over after you reach 0 kills you if it *equals your hit point maximum*.',
          'At 0 already: one hit for that much kills you too.',
          'Most monsters die at 0, with no saves.',
        ],
      ),
    },
    {
      id: 'stabilizing',
      title: 'Stabilizing',
      also: 'first aid medicine healer dying stable',
      rules: {
        '2014': {
          lines: [
            'An *action* and Wisdom (Medicine), *DC 10*. A healer’s kit needs no check.',
            'Stable: unconscious at 0, no more death saves, *1 hit point* after *1d4 hours*. Any damage starts the saves again.',
          ],
          srd: 'Combat: Stabilizing a Creature',
        },
        '2024': {
          lines: [
            'The *Help* action and Wisdom (Medicine), *DC 10*. A healer’s kit needs no check.',
            'Stable: unconscious at 0, no more death saves, *1 hit point* after *1d4 hours*. Any damage starts the saves again.',
          ],
          srd: 'Playing the Game: Stabilizing a Character',
        },
      },
    },
    {
      id: 'knocking-out',
      title: 'Knocking out',
      also: 'unconscious spare mercy nonlethal subdue',
      rules: {
        '2014': {
          lines: [
            'When your *melee attack* brings a creature to 0, you may have it fall *unconscious and stable*. Decide when you deal the damage.',
          ],
          srd: 'Combat: Knocking a Creature Out',
        },
        '2024': {
          lines: [
            'When your *melee attack* would bring a creature to 0, you may leave it at *1 hit point* and *unconscious*; it starts a short rest.',
            'It wakes after the rest, when healed, or by first aid: an action and Wisdom (Medicine), *DC 10*.',
          ],
          srd: 'Rules Glossary: Knocking Out a Creature',
        },
      },
    },
  ],
};

export const CRITICAL_HITS: CheatSection = {
  id: 'criticals',
  title: 'Critical hits',
  cards: [
    {
      id: 'critical-hit',
      title: 'Critical hits and misses',
      also: 'crit natural 20 nat 1 fumble',
      rules: inBoth(
        ['Combat: Critical Hits', 'Playing the Game: Rolling 20 or 1'],
        [
          'A *20* on the die hits whatever the AC; a *1* misses.',
          'Roll *all damage dice twice*, sneak attack and other extra dice too. Add modifiers *once*.',
          'Only attack rolls crit: not saves, not checks.',
        ],
      ),
    },
  ],
};
