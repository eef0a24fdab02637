import type { Item } from '../book/item';
import { ARMOR } from './armor';
import { GEAR } from './gear';
import { WEAPONS } from './weapons';

/** All items of SRD 5.1. */
export const ITEMS: readonly Item[] = [...WEAPONS, ...ARMOR, ...GEAR];
