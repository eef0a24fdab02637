import type { Ability, Skill } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { Edition } from '~/rules/edition';
import type { Choice } from '../book/feature';
import type { Movement, Sense, Uses } from '../book/gift';

/**
 * A number of the sheet: what it is, what it is by the rules, and how it came to be. Keys by which overrides name numbers: "proficiency",
 * "score.str", "save.str", "skill.arcana", "passive.perception", "initiative", "ac", "hp", "speed.walk", "sense.darkvision", "hit.ITEM",
 * "dc.cleric", "spell-attack.cleric", "prepared.cleric", "slots.1", "slots.pact", "carrying", "attunement".
 */
export type Told = {
  /** How overrides name it. */
  key: string;
  value: number;
  /** By the rules; `value` is another where it was set by hand. */
  rule: number;
  byHand: boolean;
  /** What adds up to `rule`, in order: "Dexterity" +3, "Leather Armor" 11. */
  parts: readonly { label: string; plus: number }[];
};

export type Proficient = 'none' | 'half' | 'full' | 'expert';

/** A feature that a character has, with who gives it: "Cleric 2", "Hill Dwarf", "Acolyte". */
export type SheetFeature = {
  /** Where it was reached: unique on the sheet. */
  place: string;
  key: string;
  name: string;
  words: string;
  from: string;
  level: number;
  action: 'action' | 'bonus-action' | 'reaction' | 'free' | null;
  /** Of a table: "3d6". */
  scale: string | null;
  /** The key of its supply, in `supplies`. */
  supply: string | null;
};

/** Uses of something. `most` null: without limit. */
export type Supply = {
  key: string;
  name: string;
  most: number | null;
  back: Uses['back'];
  /** How many a short rest brings back where a long one brings all. */
  shortRest: number;
  die: string | null;
  from: string;
};

/** What worn armor gives disadvantage on: Dexterity (Stealth) checks, or everything that uses Strength or Dexterity. */
export type Hindrance = { on: 'stealth' | 'strength-dexterity'; why: string };

/** Damage that a feature adds to a hit. */
export type ExtraDamage = {
  /** Of the feature. */
  name: string;
  /** "2d6", "3". */
  dice: string;
  /** Of several one is chosen; none: the attack's own. */
  types: readonly DamageType[];
  /** '' is always; else what must hold: "once a turn, with advantage". */
  when: string;
  /** It spends a spell slot: a die more for each of its levels above the first, up to so many dice. */
  mostBySlot?: number;
};

export type Attack = {
  /** The id of what is carried, or 'unarmed'. */
  id: string;
  name: string;
  hit: Told;
  /** "1d8+3". */
  damage: string;
  average: number;
  damageType: DamageType | null;
  /** Its damage in both hands, where it is versatile and the other hand is free; null for any other, and where both hold it already. */
  both: { damage: string; average: number } | null;
  /** "5 ft.", "20/60 ft.". */
  reach: string;
  ranged: boolean;
  mastery: string | null;
  /** What features add to its damage, always or sometimes; a sheet that a device kept before has none. */
  more?: readonly ExtraDamage[];
  /** "Finesse, light", and what else to mind: "not proficient". */
  notes: readonly string[];
};

export type SheetSpell = {
  slug: string;
  name: string;
  level: number;
  school: string;
  ritual: boolean;
  concentration: boolean;
  /** The class that casts it, or who gives it. */
  from: string;
  ability: Ability;
  dc: number;
  attack: number;
  /** 'always' needs no preparing and counts nowhere. */
  how: 'cantrip' | 'known' | 'prepared' | 'in-book' | 'always';
  /** Casts without a slot: the key of the supply, 'at-will', or null. */
  free: string | null;
  /** Its level without a slot, where that is above its own. */
  freeLevel?: number;
  /** From which slots it is cast besides: from none, or from higher ones alone; missing: from its own level up. */
  slots?: 'none' | 'higher';
  /** What features add to it: to what it heals, more by level of the slot, and to what it does; missing where nothing does. */
  bonus?: { healing: number; perLevel: number; damage: number };
};

export type SheetCasting = {
  class: string;
  name: string;
  ability: Ability;
  dc: Told;
  attack: Told;
  /** How many one has, of how many one may. */
  cantrips: { have: number; most: number };
  /** Known spells, or those in a wizard's book (at least so many); null where the whole list is at hand. */
  known: { have: number; most: number } | null;
  /** Null where known spells are simply cast. */
  prepared: { have: number; most: Told } | null;
  /** The greatest spell level of its own slots, as its class alone has them. */
  highest: number;
  rituals: 'none' | 'known' | 'prepared' | 'book';
  focus: string;
};

/** What is asked, with where it was met and what was picked. */
export type Asked = {
  /** The key under which picks are kept. */
  place: string;
  choice: Choice;
  count: number;
  picked: readonly string[];
  /** "Fighter 1", "Half-Elf". */
  from: string;
  /** Which class's level it goes by; null where it goes by the character's. */
  class: string | null;
  /** Where one answers it. */
  step: MakingStep;
};

/** Something left to choose, in words, and where one chooses it. */
export type Missing = { place: string; step: MakingStep; words: string };
/** Something that the rules do not allow, in words. The sheet is reckoned all the same. */
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

/** Everything that stands on a character's sheet. */
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
  /** `note`: what it is with an advantage that one is known to have: "20 by sight, with Eyes of the Eagle". */
  passives: Readonly<
    Record<'perception' | 'investigation' | 'insight', Told & { readonly note?: string }>
  >;
  initiative: Told & { advantage: boolean };
  /** `hinders` is what worn armor makes harder; a sheet that a device kept before has none. */
  ac: Told & { notes: readonly string[]; hinders?: readonly Hindrance[] };
  hitPoints: Told;
  hitDice: readonly { sides: number; count: number }[];
  speeds: Readonly<Partial<Record<Movement, Told>>>;
  senses: Readonly<Partial<Record<Sense, Told>>>;
  defences: readonly { how: 'resistant' | 'immune'; to: DamageType; from: string }[];
  conditionImmunities: readonly { to: Condition; from: string }[];
  /** What does nothing to one, in words: "magical sleep". A sheet that a device kept may not have it yet. */
  immunities?: readonly { to: string; from: string }[];
  advantages: readonly { on: string; from: string }[];
  proficiencies: Readonly<
    Record<
      'weapons' | 'armor' | 'tools' | 'languages',
      readonly { slug: string; name: string; from: string }[]
    >
  >;
  attacksEach: number;
  /** More than that with one weapon alone: { count: 2, with: 'your pact weapon' }. */
  attacksWith?: { count: number; with: string } | null;
  criticalOn: number;
  attacks: readonly Attack[];
  castings: readonly SheetCasting[];
  /** Slots of spell levels 1 to 9 that classes share. */
  slots: readonly Told[];
  pact: { level: number; slots: Told } | null;
  spells: readonly SheetSpell[];
  features: readonly SheetFeature[];
  supplies: readonly Supply[];
  /** Heroic Inspiration comes with every long rest. */
  inspiredByRest?: boolean;
  carrying: { pounds: number; most: Told; notes: readonly string[] };
  attunement: { used: number; most: Told };
  asked: readonly Asked[];
  missing: readonly Missing[];
  problems: readonly Problem[];
};
