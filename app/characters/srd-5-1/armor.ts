import { armorOf } from '../book/armor-table';
import type { Armor } from '../book/item';

/**
 * The armor (SRD 5.1, "Armor"): name, category, AC (for a shield, its bonus), weight in pounds, price, required
 * Strength, and stealth disadvantage.
 */
export const ARMOR: readonly Armor[] = armorOf([
  ['Padded Armor', 'light', 11, 8, '5 gp', 0, true],
  ['Leather Armor', 'light', 11, 10, '10 gp', 0, false],
  ['Studded Leather Armor', 'light', 12, 13, '45 gp', 0, false],
  ['Hide Armor', 'medium', 12, 12, '10 gp', 0, false],
  ['Chain Shirt', 'medium', 13, 20, '50 gp', 0, false],
  ['Scale Mail', 'medium', 14, 45, '50 gp', 0, true],
  ['Breastplate', 'medium', 14, 20, '400 gp', 0, false],
  ['Half Plate Armor', 'medium', 15, 40, '750 gp', 0, true],
  ['Ring Mail', 'heavy', 14, 40, '30 gp', 0, true],
  ['Chain Mail', 'heavy', 16, 55, '75 gp', 13, true],
  ['Splint Armor', 'heavy', 17, 60, '200 gp', 15, true],
  ['Plate Armor', 'heavy', 18, 65, '1500 gp', 15, true],
  ['Shield', 'shield', 2, 6, '10 gp', 0, false],
]);
