import { srd52Monsters } from '~/compendium/srd-5-2/monsters';
import monsters from '../../content/srd-5-2/monsters.ndjson?raw';

/** The monsters of SRD 5.2 as the site loads them. */
export const SRD_52_MONSTERS = srd52Monsters(monsters);
