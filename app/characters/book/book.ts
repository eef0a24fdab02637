import type { Ability } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import type { ActionRules } from './action-rule';
import type { Choice, Feature, Option, OptionGroup } from './feature';
import type { Gift } from './gift';
import type { Item, StartLine } from './item';

/** The spellcasting of a class. Lists have twenty numbers, for class levels 1 to 20. */
export type Casting = {
  ability: Ability;
  list: CasterClass;
  kind: 'full' | 'half' | 'pact';
  cantrips: readonly number[];
  /**
   * 'known': a fixed number that changes with levels; 'prepared': chosen again after rests, either a fixed number or
   * level (or half of it) plus modifier; 'book': a wizard's spellbook, with six spells at first and two more per level,
   * of which a number is prepared.
   */
  spells:
    | { how: 'known'; count: readonly number[] }
    | {
        how: 'prepared' | 'book';
        count: readonly number[] | 'level-and-modifier' | 'half-level-and-modifier';
      };
  /** Which rituals the class can cast without a slot. */
  rituals: 'none' | 'known' | 'prepared' | 'book';
  /** When known or prepared spells can be replaced: one at each level of the class, or all after a long rest. */
  changes?: 'level' | 'long-rest';
  /** The class level at which spellcasting begins. */
  from: number;
  focus: string;
};

export type Subclass = {
  /** The same in both editions: 'life', 'champion', 'land'. */
  slug: string;
  /** "Life Domain". */
  name: string;
  line: string;
  features: readonly Feature[];
};

export type CharacterClass = {
  slug: string;
  name: string;
  /** A one-line description for beginners. */
  line: string;
  hitDie: 6 | 8 | 10 | 12;
  primary: readonly Ability[];
  /** What the class gives as the first class; `asks` are its skills and tools. */
  first: { gifts: readonly Gift[]; asks: readonly Choice[] };
  /** What the class gives as an additional class. */
  joining: { gifts: readonly Gift[]; asks: readonly Choice[] };
  /** The scores of 13 required for multiclassing: all of these abilities, or one of them (SRD, "Multiclassing"). */
  needs: { how: 'all' | 'any'; abilities: readonly Ability[] };
  equipment: readonly StartLine[];
  /** Starting gold instead of equipment, in dice (2014): 5d4 × 10 is { count: 5, sides: 4, times: 10 }. */
  wealth?: { count: number; sides: number; times: number };
  casting?: Casting;
  subclassLevel: number;
  /** "Divine Domain". */
  subclassName: string;
  subclasses: readonly Subclass[];
  features: readonly Feature[];
  /** The recommended assignment of the standard array, in the order str, dex, con, int, wis, cha. */
  suggested: readonly [number, number, number, number, number, number];
  /** Columns of the class table besides features and slots, twenty cells each: { name: 'Rages', cells: ['2', …] }. */
  columns: readonly { name: string; cells: readonly string[] }[];
};

export type Race = {
  slug: string;
  name: string;
  line: string;
  size: readonly ('small' | 'medium')[];
  speed: number;
  features: readonly Feature[];
  /** Subraces in 2014, lineages and legacies in 2024; if there are any, one must be chosen. */
  subraceName?: string;
  subraces: readonly { slug: string; name: string; line: string; features: readonly Feature[] }[];
};

export type Background = {
  slug: string;
  name: string;
  line: string;
  features: readonly Feature[];
  equipment: readonly StartLine[];
};

export type Feat = Option & { category: 'origin' | 'general' | 'fighting-style' | 'epic-boon' };

/** What a list shows of a spell: "bonus action", "60 ft.", "1d10 fire" or '' without damage or healing. */
export type SpellGlance = { time: string; range: string; deals: string };

/** The fields of a spell that a sheet needs; the record has the others. */
export type SpellLine = {
  slug: string;
  name: string;
  level: number;
  school: string;
  classes: readonly CasterClass[];
  ritual: boolean;
  concentration: boolean;
  glance: SpellGlance;
};

/** Everything that characters of one edition are built from. */
export type Book = {
  edition: Edition;
  /** 'Race' in 2014, 'Species' in 2024. */
  raceWord: string;
  classes: readonly CharacterClass[];
  /** Features of every character: the languages of 2024. */
  everyone: readonly Feature[];
  races: readonly Race[];
  backgrounds: readonly Background[];
  feats: readonly Feat[];
  groups: Readonly<Record<Exclude<OptionGroup, 'feat'>, readonly Option[]>>;
  /** Secret languages are learned only from a class feature, never by choice. */
  languages: readonly { slug: string; name: string; rare: boolean; secret?: true }[];
  items: readonly Item[];
  spells: readonly SpellLine[];
  /** What features let a character do in a turn, as numbers. */
  actions?: ActionRules;
};
