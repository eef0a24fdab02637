import { alwaysThere } from '../../book/always-there';
import type { Subclass } from '../../book/book';
import { CHANNEL_DIVINITY } from './cleric-features';

/** The cleric subclass Life Domain (SRD 5.1, "Divine Domains"). */
export const LIFE_DOMAIN: Subclass = {
  slug: 'life',
  name: 'Life Domain',
  line: 'Healing above all, in heavy armor.',
  features: [
    {
      key: 'life/domain-spells',
      name: 'Domain Spells',
      level: 1,
      words:
        'These spells are always prepared, do not count among those you prepare, and are cleric spells for you. More come at cleric levels 3, 5, 7 and 9.',
      gifts: alwaysThere({
        1: ['bless', 'cure-wounds'],
        3: ['lesser-restoration', 'spiritual-weapon'],
        5: ['beacon-of-hope', 'revivify'],
        7: ['death-ward', 'guardian-of-faith'],
        9: ['mass-cure-wounds', 'raise-dead'],
      }),
    },
    {
      key: 'life/bonus-proficiency',
      name: 'Bonus Proficiency',
      level: 1,
      words: 'You are proficient with heavy armor.',
      gifts: [{ gives: 'armor', of: ['heavy'] }],
    },
    {
      key: 'life/disciple-of-life',
      name: 'Disciple of Life',
      level: 1,
      words:
        'Whoever regains hit points from a spell of level 1 or higher that you cast regains 2 + the spell’s level more.',
      gifts: [{ gives: 'spell-bonus', does: 'healing', of: 'leveled', plus: 2, perLevel: 1 }],
    },
    {
      key: 'life/preserve-life',
      name: 'Channel Divinity: Preserve Life',
      level: 2,
      words:
        'Share out hit points, five times your cleric level, among creatures within 30 feet. None is healed above half its maximum; undead and constructs get nothing.',
      action: 'action',
      uses: CHANNEL_DIVINITY,
    },
    {
      key: 'life/blessed-healer',
      name: 'Blessed Healer',
      level: 6,
      words:
        'When a spell of level 1 or higher that you cast heals somebody else, you regain 2 + the spell’s level hit points.',
    },
    {
      key: 'life/divine-strike',
      name: 'Divine Strike',
      level: 8,
      words:
        'Once on each of your turns, a weapon attack of yours that hits deals an extra 1d8 radiant damage, 2d8 from level 14.',
      scale: { 8: '1d8', 14: '2d8' },
      gifts: [
        {
          gives: 'strike',
          of: 'any',
          dice: { 8: '1d8', 14: '2d8' },
          types: ['radiant'],
          when: 'once on each of your turns',
          onceATurn: true,
        },
      ],
    },
    {
      key: 'life/supreme-healing',
      name: 'Supreme Healing',
      level: 17,
      words: 'Dice that a spell of yours heals with are not rolled: each shows its highest number.',
    },
  ],
};
