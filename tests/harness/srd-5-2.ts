import { srd52Monsters } from '~/compendium/srd-5-2/monsters';
import { srd52Spells } from '~/compendium/srd-5-2/spells';
import monsters from '../../content/srd-5-2/monsters.ndjson?raw';
import words from '../../content/srd-5-2/spell-words.ndjson?raw';
import spells from '../../content/srd-5-2/spells.ndjson?raw';

/** The monsters of SRD 5.2 as the site loads them. */
export const SRD_52_MONSTERS = srd52Monsters(monsters);

/** The spells of SRD 5.2 as the site loads them. */
export const SRD_52_SPELLS = srd52Spells(spells, words);
