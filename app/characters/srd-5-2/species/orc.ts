import type { Race } from '../../book/book';
import { darkvision } from './traits';

/** Orcs (SRD 5.2, "Orc"). */
export const ORC: Race = {
  slug: 'orc',
  name: 'Orc',
  line: 'Tireless, and not dead yet.',
  size: ['medium'],
  speed: 30,
  features: [
    {
      key: 'orc/adrenaline-rush',
      name: 'Adrenaline Rush',
      level: 1,
      action: 'bonus-action',
      words:
        'Dash, and gain temporary hit points equal to your proficiency bonus. As often as your proficiency bonus until a short or long rest.',
      uses: {
        key: 'orc/adrenaline-rush',
        name: 'Adrenaline Rush',
        most: { proficiency: 1 },
        back: 'short-rest',
      },
    },
    darkvision('orc', 120),
    {
      key: 'orc/relentless-endurance',
      name: 'Relentless Endurance',
      level: 1,
      words:
        'When you drop to 0 hit points and are not killed outright, you may drop to 1 instead. Once until a long rest.',
      uses: {
        key: 'orc/relentless-endurance',
        name: 'Relentless Endurance',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
  subraces: [],
};
