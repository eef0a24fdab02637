import { DAMAGE_TYPES } from '~/rules/damage-types';
import { alwaysThere } from '../../book/always-there';
import type { Subclass } from '../../book/book';
import { resistanceTo } from '../../book/resistance-to';

/** The warlock subclass Fiend Patron (SRD 5.2, "Warlock Subclass"). */
export const FIEND_PATRON: Subclass = {
  slug: 'fiend',
  name: 'Fiend Patron',
  line: 'A patron from the lower planes: fire, luck, and strength from the fallen.',
  features: [
    {
      key: 'fiend/dark-ones-blessing',
      name: "Dark One's Blessing",
      level: 3,
      words:
        'When you, or somebody else within 10 feet of you, bring an enemy of yours to 0 hit points, you gain temporary hit points: your Charisma modifier + your warlock level, at least 1.',
    },
    {
      key: 'fiend/fiend-spells',
      name: 'Fiend Spells',
      level: 3,
      words: 'These spells are always prepared. More come at warlock levels 5, 7 and 9.',
      gifts: alwaysThere({
        3: ['burning-hands', 'command', 'scorching-ray', 'suggestion'],
        5: ['fireball', 'stinking-cloud'],
        7: ['fire-shield', 'wall-of-fire'],
        9: ['geas', 'insect-plague'],
      }),
    },
    {
      key: 'fiend/dark-ones-own-luck',
      name: "Dark One's Own Luck",
      level: 6,
      words:
        'Add 1d10 to an ability check or saving throw of yours, after its roll but before anything comes of it, once for each roll. As often as your Charisma modifier, at least once, between long rests.',
      uses: {
        key: 'dark-ones-own-luck',
        name: "Dark One's Own Luck",
        most: { mod: 'cha' },
        least: 1,
        back: 'long-rest',
      },
    },
    {
      key: 'fiend/fiendish-resilience',
      name: 'Fiendish Resilience',
      level: 10,
      words:
        'After a short or long rest you may choose a damage type other than force; you are resistant to it until you choose another.',
      asks: [
        {
          key: 'type',
          name: 'A damage type',
          count: 1,
          asks: 'option',
          from: DAMAGE_TYPES.filter((type) => type !== 'force').map(resistanceTo),
        },
      ],
    },
    {
      key: 'fiend/hurl-through-hell',
      name: 'Hurl Through Hell',
      level: 14,
      words:
        'Once a turn, a creature that your attack hits makes a Charisma save against your spell save DC or vanishes through the Lower Planes until the end of your next turn, incapacitated, taking 8d10 psychic damage unless it is a fiend. Once between long rests, and again for a Pact Magic slot.',
      uses: {
        key: 'hurl-through-hell',
        name: 'Hurl Through Hell',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
};
