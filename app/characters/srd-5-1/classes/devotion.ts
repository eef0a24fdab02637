import { alwaysThere } from '../../book/always-there';
import type { Subclass } from '../../book/book';

/** The paladin subclass of SRD 5.1, "Oath of Devotion". */
export const DEVOTION: Subclass = {
  slug: 'devotion',
  name: 'Oath of Devotion',
  line: 'The knight in shining armor: honest, brave, and a terror to fiends and undead.',
  features: [
    {
      key: 'devotion/oath-spells',
      name: 'Oath Spells',
      level: 3,
      words:
        'These spells are always prepared, count nowhere and are paladin spells for you: two more at paladin levels 3, 5, 9, 13 and 17.',
      gifts: alwaysThere({
        3: ['protection-from-evil-and-good', 'sanctuary'],
        5: ['lesser-restoration', 'zone-of-truth'],
        9: ['beacon-of-hope', 'dispel-magic'],
        13: ['freedom-of-movement', 'guardian-of-faith'],
        17: ['commune', 'flame-strike'],
      }),
    },
    {
      key: 'devotion/sacred-weapon',
      name: 'Channel Divinity: Sacred Weapon',
      level: 3,
      action: 'action',
      words:
        'For 1 minute a weapon that you hold adds your Charisma modifier (at least 1) to its attack rolls, is magical, and sheds bright light for 20 feet and dim light for 20 more. It ends when you no longer carry it, fall unconscious, or wish so as part of another action.',
    },
    {
      key: 'devotion/turn-the-unholy',
      name: 'Channel Divinity: Turn the Unholy',
      level: 3,
      action: 'action',
      words:
        'Fiends and undead within 30 feet that see or hear you make a Wisdom save or are turned for 1 minute or until damaged. A turned creature moves as far from you as it can, never willingly within 30 feet of you, has no reactions, and may only dash or try to break free; with nowhere to go it dodges.',
    },
    {
      key: 'devotion/aura-of-devotion',
      name: 'Aura of Devotion',
      level: 7,
      words:
        'While you are conscious, you and friendly creatures within the aura cannot be charmed.',
      scale: { 7: '10 ft.', 18: '30 ft.' },
      gifts: [{ gives: 'condition-immunity', to: ['charmed'] }],
    },
    {
      key: 'devotion/purity-of-spirit',
      name: 'Purity of Spirit',
      level: 15,
      words: 'You are always under the protection from evil and good spell.',
    },
    {
      key: 'devotion/holy-nimbus',
      name: 'Holy Nimbus',
      level: 20,
      action: 'action',
      words:
        'For 1 minute you shine with bright light for 30 feet and dim light for 30 more. Enemies that start their turn in the bright light take 10 radiant damage, and you have advantage on saves against spells of fiends and undead. Once between long rests.',
      uses: { key: 'holy-nimbus', name: 'Holy Nimbus', most: 1, back: 'long-rest' },
    },
  ],
};
