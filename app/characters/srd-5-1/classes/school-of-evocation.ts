import type { Subclass } from '../../book/book';

/** The wizard subclass School of Evocation (SRD 5.1, "Arcane Traditions"). */
export const SCHOOL_OF_EVOCATION: Subclass = {
  slug: 'evocation',
  name: 'School of Evocation',
  line: 'Fire, cold and thunder, shaped so that friends stand unhurt in it.',
  features: [
    {
      key: 'evocation/evocation-savant',
      name: 'Evocation Savant',
      level: 2,
      words:
        'Copying an evocation spell into your spellbook takes half the gold and half the time.',
    },
    {
      key: 'evocation/sculpt-spells',
      name: 'Sculpt Spells',
      level: 2,
      words:
        'When your evocation spell affects creatures you see, 1 + the spell’s level of them succeed on their saves by themselves and take no damage where a success would halve it.',
    },
    {
      key: 'evocation/potent-cantrip',
      name: 'Potent Cantrip',
      level: 6,
      words:
        'A creature that succeeds on its save against your damaging cantrip takes half its damage, and nothing else.',
    },
    {
      key: 'evocation/empowered-evocation',
      name: 'Empowered Evocation',
      level: 10,
      words: 'Add your Intelligence modifier to one damage roll of each wizard evocation spell.',
    },
    {
      key: 'evocation/overchannel',
      name: 'Overchannel',
      level: 14,
      words:
        'A wizard spell of level 1 to 5 that you cast deals its greatest damage. The first time is free; each further time before a long rest you take 2d12 necrotic damage for each spell level, then 3d12, 4d12 and so on, which nothing reduces by resistance or immunity.',
      uses: {
        key: 'overchannel',
        name: 'Overchannel, unharmed',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
};
