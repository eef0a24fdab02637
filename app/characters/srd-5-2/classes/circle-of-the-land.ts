import type { Subclass } from '../../book/book';
import { WILD_SHAPE } from './druid-features';
import { LANDS } from './lands';

/** The druid subclass Circle of the Land (SRD 5.2, "Druid Subclass"). */
export const CIRCLE_OF_THE_LAND: Subclass = {
  slug: 'land',
  name: 'Circle of the Land',
  line: 'Draws on the land that it is in, and on its spells.',
  features: [
    {
      key: 'land/circle-spells',
      name: 'Circle of the Land Spells',
      level: 3,
      words:
        'After each long rest choose a kind of land: its spells for your druid level are always prepared. More come at levels 5, 7 and 9.',
      asks: [{ key: 'land', name: 'Type of land', count: 1, asks: 'option', from: LANDS }],
    },
    {
      key: 'land/lands-aid',
      name: "Land's Aid",
      level: 3,
      words:
        'Spend a Wild Shape: in a sphere of 10 feet radius, within 60 feet, creatures of your choice make a Constitution save against your spell save DC, taking the dice as necrotic damage, half on a success. One creature of your choice there regains as many dice of hit points.',
      action: 'action',
      uses: WILD_SHAPE,
      scale: { 3: '2d6', 10: '3d6', 14: '4d6' },
    },
    {
      key: 'land/natural-recovery',
      name: 'Natural Recovery: a Circle Spell',
      level: 6,
      words:
        'Cast one of your prepared circle spells of level 1 or higher without a slot. Once between long rests.',
      uses: {
        key: 'natural-recovery-spell',
        name: 'Natural Recovery: a circle spell',
        most: 1,
        back: 'long-rest',
      },
    },
    {
      key: 'land/natural-recovery-slots',
      name: 'Natural Recovery: Slots',
      level: 6,
      words:
        'At the end of a short rest you regain spent spell slots of together at most half your druid level, rounded up, none of level 6 or higher. Once between long rests.',
      uses: {
        key: 'natural-recovery-slots',
        name: 'Natural Recovery: slots',
        most: 1,
        back: 'long-rest',
      },
    },
    {
      key: 'land/natures-ward',
      name: "Nature's Ward",
      level: 10,
      words:
        'You cannot be poisoned, and you are resistant to the damage of your land: fire (arid), cold (polar), lightning (temperate) or poison (tropical).',
      gifts: [{ gives: 'condition-immunity', to: ['poisoned'] }],
    },
    {
      key: 'land/natures-sanctuary',
      name: "Nature's Sanctuary",
      level: 14,
      words:
        'Spend a Wild Shape: spirits fill a 15-foot cube on the ground within 120 feet for 1 minute, or until you are incapacitated or die. You and allies in it have half cover, and allies the resistance of your Nature’s Ward. As a bonus action you move it up to 60 feet, within 120 feet of you.',
      action: 'action',
      uses: WILD_SHAPE,
    },
  ],
};
