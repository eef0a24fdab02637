import type { Ability, Skill } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import type { ActionDice, ActionEffect, ActionKind } from '../book/action-rule';
import type { Choice } from '../book/feature';
import type { Movement, Sense, Uses } from '../book/gift';

/**
 * A number of the sheet: its value, its value by the rules, and its parts. Override keys: "proficiency", "score.str",
 * "save.str", "skill.arcana", "passive.perception", "initiative", "ac", "hp", "speed.walk", "sense.darkvision",
 * "hit.ITEM", "dc.cleric", "spell-attack.cleric", "prepared.cleric", "slots.1", "slots.pact", "carrying", "attunement".
 */
export type Told = {
  /** The override key. */
  key: string;
  value: number;
  /** The value by the rules; `value` differs when overridden. */
  rule: number;
  byHand: boolean;
  /** The parts of `rule`, in order: "Dexterity" +3, "Leather Armor" 11. */
  parts: readonly { label: string; plus: number }[];
};

export type Proficient = 'none' | 'half' | 'full' | 'expert';

/** A feature of the character with its source: "Cleric 2", "Hill Dwarf", "Acolyte". */
export type SheetFeature = {
  /** The path by which it was reached; unique on the sheet. */
  place: string;
  key: string;
  name: string;
  words: string;
  from: string;
  level: number;
  action: 'action' | 'bonus-action' | 'reaction' | 'free' | null;
  /** The table value: "3d6". */
  scale: string | null;
  /** The key of its supply in `supplies`. */
  supply: string | null;
};

/** Limited uses. `most` is null when unlimited. */
export type Supply = {
  key: string;
  name: string;
  most: number | null;
  back: Uses['back'];
  /** The number that a short rest recovers when a long rest recovers all. */
  shortRest: number;
  die: string | null;
  from: string;
};

/** A disadvantage of worn armor: on Dexterity (Stealth) checks, or on everything that uses Strength or Dexterity. */
export type Hindrance = { on: 'stealth' | 'strength-dexterity'; why: string };

/** Damage that a feature adds to a hit. */
export type ExtraDamage = {
  /** The name of the feature. */
  name: string;
  /** "2d6", "3". */
  dice: string;
  /** With several, the player chooses one; with none, it is the attack's own type. */
  types: readonly DamageType[];
  /** '' for always; otherwise the condition: "once a turn, with advantage". */
  when: string;
  /** Costs a spell slot: one more die for each slot level above the first, up to this many dice. */
  mostBySlot?: number;
  /** The key of the effect during which it counts by itself. */
  during?: string;
  /** It can apply only once a turn. */
  onceATurn?: true;
};

export type Attack = {
  /** The id of the carried item, or 'unarmed'. */
  id: string;
  name: string;
  hit: Told;
  /** "1d8+3". */
  damage: string;
  average: number;
  damageType: DamageType | null;
  /**
   * The damage with two hands, if the weapon is versatile and the other hand is free; otherwise null, also when already
   * used with two hands.
   */
  both: { damage: string; average: number } | null;
  /** The damage of the extra attack with a light weapon, when another one is in hand; missing or null: none. */
  offHand?: string | null;
  /** The id of the carried ammunition that a shot uses up, or of the weapon itself when it can be thrown. */
  shoots?: string | null;
  /** "5 ft.", "20/60 ft.". */
  reach: string;
  ranged: boolean;
  mastery: string | null;
  /** Extra damage from features, always or under a condition; missing in sheets that a device stored earlier. */
  more?: readonly ExtraDamage[];
  /** "Finesse, light", and other remarks: "not proficient". */
  notes: readonly string[];
};

/** Something that a feature lets the character do in a turn, with its numbers. */
export type SheetAction = {
  /** Unique on the sheet. */
  key: string;
  /** "Flurry of Blows". */
  name: string;
  kind: ActionKind;
  /** "Monk 2". */
  from: string;
  /** The text of the feature. */
  words: string;
  /** What it does in a few words, which may be empty. */
  note: string;
  /** `dice` can be a plain number; `self`: hit points of the character itself. */
  rolls: readonly {
    does: ActionDice['does'];
    dice: string;
    types: readonly DamageType[];
    name: string;
    least: number;
    self: boolean;
  }[];
  save: { ability: Ability; dc: number; half: boolean } | null;
  /** The number of unarmed strikes. */
  strikes: number;
  /** What it spends; null uses: as many as the player likes. */
  cost: { key: string; uses: number | null } | null;
  effect: ActionEffect | null;
  /** A familiar comes: its forms are shown. */
  familiar?: true;
  /** The beasts whose form can be taken. */
  forms?: { challenge: string; without: readonly ('fly' | 'swim')[] };
};

export type SheetSpell = {
  slug: string;
  name: string;
  level: number;
  school: string;
  ritual: boolean;
  concentration: boolean;
  /** The class that casts it, or its other source. */
  from: string;
  ability: Ability;
  dc: number;
  attack: number;
  /** 'always' needs no preparation and does not count towards a number. */
  how: 'cantrip' | 'known' | 'prepared' | 'in-book' | 'always';
  /** Castings without a slot: the key of the supply, 'at-will', or null. */
  free: string | null;
  /** Its level when cast without a slot, if higher than its own. */
  freeLevel?: number;
  /** The slots that can also be used: none, or only higher ones; missing: from its own level up. */
  slots?: 'none' | 'higher';
  /** Bonuses from features: to healing, to healing per slot level, and to damage; missing when there are none. */
  bonus?: { healing: number; perLevel: number; damage: number };
};

export type SheetCasting = {
  class: string;
  name: string;
  ability: Ability;
  dc: Told;
  attack: Told;
  /** The number chosen, and the number allowed. */
  cantrips: { have: number; most: number };
  /**
   * Known spells, or those in a wizard's spellbook (`most` is then a minimum); null when the whole list is available.
   */
  known: { have: number; most: number } | null;
  /** Null when known spells are cast without preparation. */
  prepared: { have: number; most: Told } | null;
  /** The highest spell level of its own slots, as if it were the only class. */
  highest: number;
  rituals: 'none' | 'known' | 'prepared' | 'book';
  focus: string;
};

/** A choice, with the place where it was found and its picks. */
export type Asked = {
  /** The key under which picks are stored. */
  place: string;
  choice: Choice;
  count: number;
  picked: readonly string[];
  /** "Fighter 1", "Half-Elf". */
  from: string;
  /** The class whose level applies; null for the character's level. */
  class: string | null;
  /** The step of the character creation where it is answered. */
  step: MakingStep;
};

/** A missing choice as a sentence, with the step where it is made. */
export type Missing = { place: string; step: MakingStep; words: string };
/** Something that the rules forbid, as a sentence. The sheet is calculated anyway. */
export type Problem = { place: string; step: MakingStep; words: string };

export const MAKING_STEPS = [
  'race',
  'class',
  'background',
  'abilities',
  'spells',
  'equipment',
  'about',
] as const;
export type MakingStep = (typeof MAKING_STEPS)[number];

/** A complete character sheet. */
export type Sheet = {
  edition: Edition;
  name: string;
  /** "Hill Dwarf". */
  raceName: string;
  backgroundName: string;
  /** "Cleric 5", "Fighter 2 / Wizard 3". */
  classLine: string;
  classes: readonly {
    slug: string;
    name: string;
    level: number;
    subclass: string | null;
    subclassName: string | null;
    hitDie: number;
  }[];
  level: number;
  size: 'small' | 'medium';
  proficiency: Told;
  abilities: Readonly<
    Record<Ability, { score: Told; modifier: number; save: Told; proficient: boolean }>
  >;
  skills: Readonly<Record<Skill, Told & { ability: Ability; proficient: Proficient }>>;
  /** `note`: the value with an advantage from worn items: "20 by sight, with Eyes of the Eagle". */
  passives: Readonly<
    Record<'perception' | 'investigation' | 'insight', Told & { readonly note?: string }>
  >;
  initiative: Told & { advantage: boolean };
  /** `hinders` are the disadvantages of worn armor; missing in sheets that a device stored earlier. */
  ac: Told & { notes: readonly string[]; hinders?: readonly Hindrance[] };
  hitPoints: Told;
  hitDice: readonly { sides: number; count: number }[];
  speeds: Readonly<Partial<Record<Movement, Told>>>;
  senses: Readonly<Partial<Record<Sense, Told>>>;
  defences: readonly { how: 'resistant' | 'immune'; to: DamageType; from: string }[];
  conditionImmunities: readonly { to: Condition; from: string }[];
  /** Immunities as text: "magical sleep". Missing in sheets that a device stored earlier. */
  immunities?: readonly { to: string; from: string }[];
  advantages: readonly { on: string; from: string }[];
  proficiencies: Readonly<
    Record<
      'weapons' | 'armor' | 'tools' | 'languages',
      readonly { slug: string; name: string; from: string }[]
    >
  >;
  attacksEach: number;
  /** A higher number with a particular weapon: { count: 2, with: 'your pact weapon' }. */
  attacksWith?: { count: number; with: string } | null;
  criticalOn: number;
  attacks: readonly Attack[];
  castings: readonly SheetCasting[];
  /** Slots of spell levels 1 to 9, shared by the classes. */
  slots: readonly Told[];
  pact: { level: number; slots: Told } | null;
  spells: readonly SheetSpell[];
  features: readonly SheetFeature[];
  supplies: readonly Supply[];
  /** What features allow in a turn; missing in sheets that a device stored earlier. */
  actions?: readonly SheetAction[];
  /** A long rest gives Heroic Inspiration. */
  inspiredByRest?: boolean;
  carrying: { pounds: number; most: Told; notes: readonly string[] };
  attunement: { used: number; most: Told };
  asked: readonly Asked[];
  missing: readonly Missing[];
  problems: readonly Problem[];
};
