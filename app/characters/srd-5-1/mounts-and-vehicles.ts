import { type GearRow, gearOf } from '../book/gear-table';
import type { Gear } from '../book/item';

const MOUNTS: readonly GearRow[] = [
  ['Camel', 0, '50 gp', 'Speed 50 ft.; carries 480 pounds.'],
  ['Donkey', 0, '8 gp', 'Speed 40 ft.; carries 420 pounds.'],
  ['Mule', 0, '8 gp', 'Speed 40 ft.; carries 420 pounds.'],
  ['Elephant', 0, '200 gp', 'Speed 40 ft.; carries 1,320 pounds.'],
  ['Draft Horse', 0, '50 gp', 'Speed 40 ft.; carries 540 pounds.'],
  ['Riding Horse', 0, '75 gp', 'Speed 60 ft.; carries 480 pounds.'],
  ['Mastiff', 0, '25 gp', 'Speed 40 ft.; carries 195 pounds.'],
  ['Pony', 0, '30 gp', 'Speed 40 ft.; carries 225 pounds.'],
  ['Warhorse', 0, '400 gp', 'Speed 60 ft.; carries 540 pounds.'],
];

const TACK: readonly GearRow[] = [
  ['Padded Barding', 16, '20 gp'],
  ['Leather Barding', 20, '40 gp'],
  ['Studded Leather Barding', 26, '180 gp'],
  ['Hide Barding', 24, '40 gp'],
  ['Chain Shirt Barding', 40, '200 gp'],
  ['Scale Mail Barding', 90, '200 gp'],
  ['Breastplate Barding', 40, '1600 gp'],
  ['Half Plate Barding', 80, '3000 gp'],
  ['Ring Mail Barding', 80, '120 gp'],
  ['Chain Mail Barding', 110, '300 gp'],
  ['Splint Barding', 120, '800 gp'],
  ['Plate Barding', 130, '6000 gp'],
  ['Bit and Bridle', 1, '2 gp'],
  ['Feed', 10, '5 cp', 'For one animal and one day.'],
  ['Exotic Saddle', 40, '60 gp'],
  ['Military Saddle', 30, '20 gp'],
  ['Pack Saddle', 15, '5 gp'],
  ['Riding Saddle', 25, '10 gp'],
  ['Saddlebags', 8, '4 gp'],
  ['Stabling', 0, '5 sp', 'For one day.'],
];

const VEHICLES: readonly GearRow[] = [
  ['Carriage', 600, '100 gp'],
  ['Cart', 200, '15 gp'],
  ['Chariot', 100, '250 gp'],
  ['Sled', 300, '20 gp'],
  ['Wagon', 400, '35 gp'],
  ['Galley', 0, '30000 gp', '4 miles an hour.'],
  ['Keelboat', 0, '3000 gp', '1 mile an hour.'],
  ['Longship', 0, '10000 gp', '3 miles an hour.'],
  ['Rowboat', 0, '50 gp', '1½ miles an hour.'],
  ['Sailing Ship', 0, '10000 gp', '2 miles an hour.'],
  ['Warship', 0, '25000 gp', '2½ miles an hour.'],
];

/**
 * Mounts, tack and vehicles (SRD 5.1, "Mounts and Vehicles"); barding costs four times as much as the armor and weighs
 * twice as much.
 */
export const MOUNTS_AND_VEHICLES: readonly Gear[] = [
  ...gearOf('mount', MOUNTS),
  ...gearOf('gear', TACK),
  ...gearOf('vehicle', VEHICLES),
];
