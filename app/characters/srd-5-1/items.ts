import type { Item } from '../book/item';
import { ARMOR } from './armor';
import { GEAR } from './gear';
import { WEAPONS } from './weapons';

/** Everything that a character of SRD 5.1 can have. */
export const ITEMS: readonly Item[] = [...WEAPONS, ...ARMOR, ...GEAR];
