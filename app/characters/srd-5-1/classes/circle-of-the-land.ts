import type { Subclass } from '../../book/book';
import { LANDS } from './lands';

/** The druid subclass Circle of the Land (SRD 5.1, "Druid Circles"). */
export const CIRCLE_OF_THE_LAND: Subclass = {
  slug: 'land',
  name: 'Circle of the Land',
  line: 'Keeps the old lore of one land, and its spells.',
  features: [
    {
      key: 'land/bonus-cantrip',
      name: 'Bonus Cantrip',
      level: 2,
      words: 'You know one more druid cantrip of your choice.',
      gifts: [{ gives: 'cantrips', plus: 1 }],
    },
    {
      key: 'land/natural-recovery',
      name: 'Natural Recovery',
      level: 2,
      words:
        'During a short rest you regain spent spell slots of together at most half your druid level, rounded up, none of level 6 or higher. Once between long rests.',
      uses: {
        key: 'natural-recovery',
        name: 'Natural Recovery',
        most: 1,
        back: 'long-rest',
      },
    },
    {
      key: 'land/circle-spells',
      name: 'Circle Spells',
      level: 3,
      words:
        'The land in which you became a druid gives you spells at druid levels 3, 5, 7 and 9. They are always prepared, do not count among those you prepare, and are druid spells for you.',
      asks: [{ key: 'land', name: 'Type of land', count: 1, asks: 'option', from: LANDS }],
    },
    {
      key: 'land/lands-stride',
      name: "Land's Stride",
      level: 6,
      words:
        'Difficult terrain that is not magical costs you no extra movement, and such plants neither slow nor hurt you. You have advantage on saving throws against plants made or moved by magic to hinder you.',
      gifts: [{ gives: 'advantage', on: 'saves against magical plants that hinder movement' }],
    },
    {
      key: 'land/natures-ward',
      name: "Nature's Ward",
      level: 10,
      words:
        'You are immune to poison and disease, and elementals and fey cannot charm or frighten you.',
      gifts: [
        { gives: 'defence', how: 'immune', to: ['poison'] },
        { gives: 'condition-immunity', to: ['poisoned'] },
      ],
    },
    {
      key: 'land/natures-sanctuary',
      name: "Nature's Sanctuary",
      level: 14,
      words:
        'A beast or plant that attacks you makes a Wisdom save against your spell save DC, or it must choose another target or miss. After a success it is immune for 24 hours. It knows of this before it attacks.',
    },
  ],
};
