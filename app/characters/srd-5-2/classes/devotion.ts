import { alwaysThere } from '../../book/always-there';
import type { Subclass } from '../../book/book';

/** The paladin subclass of SRD 5.2, "Oath of Devotion". */
export const DEVOTION: Subclass = {
  slug: 'devotion',
  name: 'Oath of Devotion',
  line: 'The knight in shining armor: honest, brave, and a light to whoever stands near.',
  features: [
    {
      key: 'devotion/oath-spells',
      name: 'Oath of Devotion Spells',
      level: 3,
      words:
        'These spells are always prepared and count nowhere: two more at paladin levels 3, 5, 9, 13 and 17.',
      gifts: alwaysThere({
        3: ['protection-from-evil-and-good', 'shield-of-faith'],
        5: ['aid', 'zone-of-truth'],
        9: ['beacon-of-hope', 'dispel-magic'],
        13: ['freedom-of-movement', 'guardian-of-faith'],
        17: ['commune', 'flame-strike'],
      }),
    },
    {
      key: 'devotion/sacred-weapon',
      name: 'Sacred Weapon',
      level: 3,
      action: 'free',
      words:
        'With the Attack action, for one use of Channel Divinity, a melee weapon that you hold adds your Charisma modifier (at least 1) to its attack rolls for 10 minutes, does its own or radiant damage as you choose, and sheds bright light for 20 feet and dim light for 20 more. It ends when you use this again, no longer carry the weapon, or wish so.',
    },
    {
      key: 'devotion/aura-of-devotion',
      name: 'Aura of Devotion',
      level: 7,
      words:
        'You and your allies in your Aura of Protection cannot be charmed; the condition pauses for whoever comes in with it.',
      gifts: [{ gives: 'condition-immunity', to: ['charmed'] }],
    },
    {
      key: 'devotion/smite-of-protection',
      name: 'Smite of Protection',
      level: 15,
      words:
        'Whenever you cast Divine Smite, you and your allies in your Aura of Protection have half cover until your next turn starts.',
    },
    {
      key: 'devotion/holy-nimbus',
      name: 'Holy Nimbus',
      level: 20,
      action: 'bonus-action',
      words:
        'For 10 minutes your Aura of Protection is full of sunlight, enemies that start their turn in it take radiant damage of your Charisma modifier + proficiency bonus, and you have advantage on saves that fiends and undead force on you. Once between long rests, or again for a level 5 spell slot.',
      uses: { key: 'holy-nimbus', name: 'Holy Nimbus', most: 1, back: 'long-rest' },
    },
  ],
};
