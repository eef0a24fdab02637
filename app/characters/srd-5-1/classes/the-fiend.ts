import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Subclass } from '../../book/book';
import { resistanceTo } from '../../book/resistance-to';

/** The warlock subclass The Fiend (SRD 5.1, "Otherworldly Patrons"). */
export const THE_FIEND: Subclass = {
  slug: 'fiend',
  name: 'The Fiend',
  line: 'A patron from the lower planes: fire, luck, and strength from the fallen.',
  features: [
    {
      key: 'fiend/expanded-spells',
      name: 'Expanded Spell List',
      level: 1,
      words:
        'When you learn a warlock spell, you may also choose among these: Burning Hands and Command (level 1), Blindness/Deafness and Scorching Ray (2), Fireball and Stinking Cloud (3), Fire Shield and Wall of Fire (4), Flame Strike and Hallow (5).',
      gifts: [
        {
          gives: 'spell-list',
          spells: [
            'burning-hands',
            'command',
            'blindness-deafness',
            'scorching-ray',
            'fireball',
            'stinking-cloud',
            'fire-shield',
            'wall-of-fire',
            'flame-strike',
            'hallow',
          ],
        },
      ],
    },
    {
      key: 'fiend/dark-ones-blessing',
      name: "Dark One's Blessing",
      level: 1,
      words:
        'When you bring a hostile creature to 0 hit points, you gain temporary hit points: your Charisma modifier + your warlock level, at least 1.',
    },
    {
      key: 'fiend/dark-ones-own-luck',
      name: "Dark One's Own Luck",
      level: 6,
      words:
        'Add a d10 to an ability check or saving throw of yours, after its roll but before anything comes of it. Once between short rests.',
      uses: {
        key: 'dark-ones-own-luck',
        name: "Dark One's Own Luck",
        most: 1,
        back: 'short-rest',
      },
    },
    {
      key: 'fiend/fiendish-resilience',
      name: 'Fiendish Resilience',
      level: 10,
      words:
        'After a short or long rest you may choose a damage type; you are resistant to it until you choose another. Magical and silvered weapons ignore this.',
      asks: [
        {
          key: 'type',
          name: 'A damage type',
          count: 1,
          asks: 'option',
          from: DAMAGE_TYPES.map(resistanceTo),
        },
      ],
    },
    {
      key: 'fiend/hurl-through-hell',
      name: 'Hurl Through Hell',
      level: 14,
      words:
        'A creature that your attack hits vanishes through the lower planes. At the end of your next turn it is back and, unless it is a fiend, takes 10d10 psychic damage. Once between long rests.',
      uses: {
        key: 'hurl-through-hell',
        name: 'Hurl Through Hell',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
};
