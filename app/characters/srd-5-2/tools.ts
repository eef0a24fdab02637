import { type GearRow, gearOf } from '../book/gear-table';
import type { Gear } from '../book/item';

const ARTISAN: readonly GearRow[] = [
  ["Alchemist's Supplies", 8, '50 gp'],
  ["Brewer's Supplies", 9, '20 gp'],
  ["Calligrapher's Supplies", 5, '10 gp'],
  ["Carpenter's Tools", 6, '8 gp'],
  ["Cartographer's Tools", 6, '15 gp'],
  ["Cobbler's Tools", 5, '5 gp'],
  ["Cook's Utensils", 8, '1 gp'],
  ["Glassblower's Tools", 5, '30 gp'],
  ["Jeweler's Tools", 2, '25 gp'],
  ["Leatherworker's Tools", 5, '5 gp'],
  ["Mason's Tools", 8, '10 gp'],
  ["Painter's Supplies", 5, '10 gp'],
  ["Potter's Tools", 3, '10 gp'],
  ["Smith's Tools", 8, '20 gp'],
  ["Tinker's Tools", 10, '50 gp'],
  ["Weaver's Tools", 5, '1 gp'],
  ["Woodcarver's Tools", 5, '1 gp'],
];

const INSTRUMENTS: readonly GearRow[] = [
  ['Bagpipes', 6, '30 gp'],
  ['Drum', 3, '6 gp'],
  ['Dulcimer', 10, '25 gp'],
  ['Flute', 1, '2 gp'],
  ['Horn', 2, '3 gp'],
  ['Lute', 2, '35 gp'],
  ['Lyre', 2, '30 gp'],
  ['Pan Flute', 2, '12 gp'],
  ['Shawm', 1, '2 gp'],
  ['Viol', 1, '30 gp'],
];

const GAMES: readonly GearRow[] = [
  ['Dice', 0, '1 sp'],
  ['Dragonchess', 0, '1 gp'],
  ['Playing Cards', 0, '5 sp'],
  ['Three-Dragon Ante', 0, '1 gp'],
];

const OTHERS: readonly GearRow[] = [
  ['Disguise Kit', 3, '25 gp'],
  ['Forgery Kit', 5, '15 gp'],
  ['Herbalism Kit', 3, '5 gp'],
  ["Navigator's Tools", 2, '25 gp'],
  ["Poisoner's Kit", 2, '50 gp'],
  ["Thieves' Tools", 1, '25 gp'],
];

/** The tools (SRD 5.2, "Tools"): name, weight in pounds, price. */
export const TOOLS: readonly Gear[] = [
  ...gearOf('tool', ARTISAN, 'artisan'),
  ...gearOf('tool', INSTRUMENTS, 'instrument'),
  ...gearOf('tool', GAMES, 'gaming-set'),
  ...gearOf('tool', OTHERS),
];
