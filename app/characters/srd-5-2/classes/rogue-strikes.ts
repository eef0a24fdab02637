import type { Feature } from '../../book/feature';

/** Sneak Attack's dice by rogue level (SRD 5.2, "Rogue"). */
export const SNEAK_ATTACK = {
  1: '1d6',
  3: '2d6',
  5: '3d6',
  7: '4d6',
  9: '5d6',
  11: '6d6',
  13: '7d6',
  15: '8d6',
  17: '9d6',
  19: '10d6',
};

/** The rogue features around Sneak Attack, including those that spend its dice (SRD 5.2, "Rogue"). */
export const ROGUE_STRIKES: readonly Feature[] = [
  {
    key: 'rogue/sneak-attack',
    name: 'Sneak Attack',
    level: 1,
    action: 'free',
    words:
      'Once per turn a hit with a finesse or ranged weapon does as much more damage as shown, if you have advantage, or if you have no disadvantage and an ally of yours that is not incapacitated stands within 5 feet of the target.',
    scale: SNEAK_ATTACK,
    gifts: [
      {
        gives: 'strike',
        of: 'finesse-or-ranged',
        dice: SNEAK_ATTACK,
        when: 'once a turn, with advantage or an ally beside the target',
        onceATurn: true,
      },
    ],
  },
  {
    key: 'rogue/cunning-strike',
    name: 'Cunning Strike',
    level: 5,
    action: 'free',
    words:
      'Sneak Attack may give up dice for one effect; saves are of DC 8 + Dexterity modifier + proficiency bonus. Poison (1d6, with a poisoner’s kit on you): a Constitution save or poisoned for 1 minute, with a new save at the end of each of its turns. Trip (1d6): a target of size Large or smaller makes a Dexterity save or falls prone. Withdraw (1d6): you move up to half your speed without provoking opportunity attacks.',
  },
  {
    key: 'rogue/improved-cunning-strike',
    name: 'Improved Cunning Strike',
    level: 11,
    words: 'Cunning Strike may have two effects at once, each for its own dice.',
  },
  {
    key: 'rogue/devious-strikes',
    name: 'Devious Strikes',
    level: 14,
    words:
      'Three more effects of Cunning Strike. Daze (2d6): a Constitution save, or in its next turn the target only moves, acts or takes a bonus action. Knock Out (6d6): a Constitution save or unconscious for 1 minute or until damaged, with a new save at the end of each of its turns. Obscure (3d6): a Dexterity save or blinded until the end of its next turn.',
  },
];
