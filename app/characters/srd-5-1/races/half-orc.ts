import type { Race } from '../../book/book';
import { darkvision, increase, languages } from './traits';

/** Half-orcs (SRD 5.1, "Half-Orc"). */
export const HALF_ORC: Race = {
  slug: 'half-orc',
  name: 'Half-Orc',
  size: ['medium'],
  speed: 30,
  line: 'Strong and fierce, and not dead yet.',
  features: [
    increase('half-orc', { str: 2, con: 1 }),
    darkvision('half-orc', 60),
    {
      key: 'half-orc/menacing',
      name: 'Menacing',
      level: 1,
      words: 'Proficiency in Intimidation.',
      gifts: [{ gives: 'skills', of: ['intimidation'] }],
    },
    {
      key: 'half-orc/relentless-endurance',
      name: 'Relentless Endurance',
      level: 1,
      words:
        'When you drop to 0 hit points and are not killed outright, you may drop to 1 instead. Once until a long rest.',
      uses: {
        key: 'half-orc/relentless-endurance',
        name: 'Relentless Endurance',
        most: 1,
        back: 'long-rest',
      },
    },
    {
      key: 'half-orc/savage-attacks',
      name: 'Savage Attacks',
      level: 1,
      words: "A critical hit with a melee weapon rolls one of the weapon's dice once more.",
    },
    languages('half-orc', ['common', 'orc'], 'You speak, read and write Common and Orc.'),
  ],
  subraces: [],
};
