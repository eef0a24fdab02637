import type { PackageEntry, PackageMonster } from '../package/package-shape';

/** Monsters of the package that are not in the SRD. */
export const DROPPED_MONSTERS: ReadonlySet<string> = new Set([
  'Adult Blue Dracolich',
  'Carrion Crawler',
  'Cave Bear',
]);

const SUMMON_DEMON = 'Variant: Summon Demon (1/Day)';
const SUMMON_MEPHITS = 'Variant: Summon Mephits (1/Day)';
const COVEN = ['Hag Coven', 'Shared Spellcasting (Coven Only)', 'Hag Eye (Coven Only)'];

/** Entries of the package's monsters that are not in the SRD's statblocks. */
const DROPPED_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'Adult Red Dragon': ['Lair Actions'],
  Balor: [SUMMON_DEMON],
  Djinni: ['Variant: Genie Powers'],
  'Dust Mephit': [SUMMON_MEPHITS],
  Efreeti: ['Variant: Genie Powers'],
  Erinyes: ['Variant: Rope of Entanglement'],
  Ettercap: ['Variant: Web Garrote'],
  'Giant Lizard': ['Variant: Hold Breath', 'Variant: Spider Climb'],
  Glabrezu: [SUMMON_DEMON],
  'Green Hag': COVEN,
  Hezrou: [SUMMON_DEMON],
  'Ice Mephit': [SUMMON_MEPHITS],
  Imp: ['Variant: Familiar'],
  'Magma Mephit': [SUMMON_MEPHITS],
  Marilith: [SUMMON_DEMON],
  Nalfeshnee: [SUMMON_DEMON],
  'Night Hag': ['Night Hag Items', ...COVEN],
  Pseudodragon: ['Variant: Familiar'],
  Quasit: ['Variant: Familiar'],
  Satyr: ['Variant: Panpipes'],
  'Sea Hag': COVEN,
  'Steam Mephit': [SUMMON_MEPHITS],
  Troll: ['Variant: Loathsome Limbs'],
  Vrock: [SUMMON_DEMON],
};

/** Returns whether an entry of a monster is not in the SRD. */
export function isDroppedEntry(monster: string, entry: string): boolean {
  return DROPPED_ENTRIES[monster]?.includes(entry) ?? false;
}

/** Removes the entries that are not in the SRD. */
export function withoutDroppedEntries(monster: PackageMonster): PackageMonster {
  const kept = (list: readonly PackageEntry[] | undefined) =>
    (list ?? []).filter((one) => !isDroppedEntry(monster.name, one.name));
  return {
    ...monster,
    special_abilities: kept(monster.special_abilities),
    actions: kept(monster.actions),
    reactions: kept(monster.reactions),
    legendary_actions: kept(monster.legendary_actions),
  };
}
