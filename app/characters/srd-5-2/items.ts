import type { Item } from '../book/item';
import { ARMOR } from './armor';
import { GEAR } from './gear';
import { MAGIC_ARMOR_AND_WEAPONS } from './magic/armor-and-weapons';
import { withAdvantage } from './magic/keen-things';
import { MAGIC_RINGS_AND_THE_REST } from './magic/rings-and-the-rest';
import { WONDROUS_A_TO_G } from './magic/wondrous-a-to-g';
import { WONDROUS_H_TO_W } from './magic/wondrous-h-to-w';
import { WEAPONS } from './weapons';

/** All items of SRD 5.2. */
export const ITEMS: readonly Item[] = [
  ...WEAPONS,
  ...ARMOR,
  ...GEAR,
  ...[
    ...MAGIC_ARMOR_AND_WEAPONS,
    ...WONDROUS_A_TO_G,
    ...WONDROUS_H_TO_W,
    ...MAGIC_RINGS_AND_THE_REST,
  ].map(withAdvantage),
];
