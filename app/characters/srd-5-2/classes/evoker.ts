import type { Subclass } from '../../book/book';

/** The wizard subclass Evoker (SRD 5.2, "Wizard Subclass"). */
export const EVOKER: Subclass = {
  slug: 'evocation',
  name: 'Evoker',
  line: 'Fire, cold and thunder, shaped so that friends stand unhurt in it.',
  features: [
    {
      key: 'evocation/evocation-savant',
      name: 'Evocation Savant',
      level: 3,
      words:
        'Add two evocation wizard spells of level 2 or lower to your spellbook for nothing, and one more, of a level for which you have slots, whenever you gain slots of a new level.',
      gifts: [
        {
          gives: 'book',
          plus: { byLevel: { 3: 2, 5: 3, 7: 4, 9: 5, 11: 6, 13: 7, 15: 8, 17: 9 } },
        },
      ],
    },
    {
      key: 'evocation/potent-cantrip',
      name: 'Potent Cantrip',
      level: 3,
      words:
        'A creature that your damaging cantrip misses, or that succeeds on its save against it, takes half its damage, and nothing else.',
    },
    {
      key: 'evocation/sculpt-spells',
      name: 'Sculpt Spells',
      level: 6,
      words:
        'When your evocation spell affects creatures you see, 1 + the spell’s level of them succeed on their saves by themselves and take no damage where a success would halve it.',
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
        'A wizard spell cast with a slot of level 1 to 5 deals its greatest damage on the turn of casting. The first time is free; each further time before a long rest you take 2d12 necrotic damage for each slot level, then 3d12, 4d12 and so on, which nothing reduces by resistance or immunity.',
      uses: {
        key: 'overchannel',
        name: 'Overchannel, unharmed',
        most: 1,
        back: 'long-rest',
      },
    },
  ],
};
