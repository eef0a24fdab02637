import { alwaysThere } from '../../book/always-there';
import type { Subclass } from '../../book/book';
import { CHANNEL_DIVINITY } from './cleric-features';

/** The cleric subclass Life Domain (SRD 5.2, "Cleric Subclass"). */
export const LIFE_DOMAIN: Subclass = {
  slug: 'life',
  name: 'Life Domain',
  line: 'Healing above all.',
  features: [
    {
      key: 'life/disciple-of-life',
      name: 'Disciple of Life',
      level: 3,
      words:
        'A creature that regains hit points from a spell you cast with a slot regains 2 + the slot’s level more on the turn of casting.',
      gifts: [{ gives: 'spell-bonus', does: 'healing', of: 'leveled', plus: 2, perLevel: 1 }],
    },
    {
      key: 'life/domain-spells',
      name: 'Life Domain Spells',
      level: 3,
      words: 'These spells are always prepared. More come at cleric levels 5, 7 and 9.',
      gifts: alwaysThere({
        3: ['aid', 'bless', 'cure-wounds', 'lesser-restoration'],
        5: ['mass-healing-word', 'revivify'],
        7: ['aura-of-life', 'death-ward'],
        9: ['greater-restoration', 'mass-cure-wounds'],
      }),
    },
    {
      key: 'life/preserve-life',
      name: 'Channel Divinity: Preserve Life',
      level: 3,
      words:
        'Share out hit points, five times your cleric level, among bloodied creatures within 30 feet, yourself if you like. None is healed above half its maximum.',
      action: 'action',
      uses: CHANNEL_DIVINITY,
    },
    {
      key: 'life/blessed-healer',
      name: 'Blessed Healer',
      level: 6,
      words:
        'Right after a spell that you cast with a slot heals another creature, you regain 2 + the slot’s level hit points.',
    },
    {
      key: 'life/supreme-healing',
      name: 'Supreme Healing',
      level: 17,
      words:
        'Dice that a spell or Channel Divinity of yours heals with are not rolled: each shows its highest number.',
    },
  ],
};
