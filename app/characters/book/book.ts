import type { Ability } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import type { Choice, Feature, Option, OptionGroup } from './feature';
import type { Gift } from './gift';
import type { Item, StartLine } from './item';

/** How a class casts. Lists have twenty numbers, for class levels 1 to 20. */
export type Casting = {
  ability: Ability;
  list: CasterClass;
  kind: 'full' | 'half' | 'pact';
  cantrips: readonly number[];
  /**
   * 'known': so many that change with levels; 'prepared': chosen anew after rests, so many, or level (or half of it) and modifier;
   * 'book': a wizard's, six at first and two a level, of which as many are prepared.
   */
  spells:
    | { how: 'known'; count: readonly number[] }
    | {
        how: 'prepared' | 'book';
        count: readonly number[] | 'level-and-modifier' | 'half-level-and-modifier';
      };
  /** Which rituals it casts without a slot. */
  rituals: 'none' | 'known' | 'prepared' | 'book';
  /** When its known or prepared spells may be others: one with each level of the class, or all after a long rest. */
  changes?: 'level' | 'long-rest';
  /** The class level at which it begins. */
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
  /** What it is, in one line for a beginner. */
  line: string;
  hitDie: 6 | 8 | 10 | 12;
  primary: readonly Ability[];
  /** What it is to begin with; `asks` are its skills and tools. */
  first: { gifts: readonly Gift[]; asks: readonly Choice[] };
  /** What it gives whoever already has another class. */
  joining: { gifts: readonly Gift[]; asks: readonly Choice[] };
  /** 13 in all of these, or in one of them, to have it among others (SRD, "Multiclassing"). */
  needs: { how: 'all' | 'any'; abilities: readonly Ability[] };
  equipment: readonly StartLine[];
  /** Gold instead of equipment, in dice (2014): 5d4 × 10 is { count: 5, sides: 4, times: 10 }. */
  wealth?: { count: number; sides: number; times: number };
  casting?: Casting;
  subclassLevel: number;
  /** "Divine Domain". */
  subclassName: string;
  subclasses: readonly Subclass[];
  features: readonly Feature[];
  /** The standard array in the order str, dex, con, int, wis, cha, as one does well with it. */
  suggested: readonly [number, number, number, number, number, number];
  /** Columns of the class's table besides features and slots, twenty cells each: { name: 'Rages', cells: ['2', …] }. */
  columns: readonly { name: string; cells: readonly string[] }[];
};

export type Race = {
  slug: string;
  name: string;
  line: string;
  size: readonly ('small' | 'medium')[];
  speed: number;
  features: readonly Feature[];
  /** Of 2014 the subraces, of 2024 lineages and legacies; where there are any, one is chosen. */
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

/** A spell as far as a sheet needs it; the record has the rest. */
export type SpellLine = {
  slug: string;
  name: string;
  level: number;
  school: string;
  classes: readonly CasterClass[];
  ritual: boolean;
  concentration: boolean;
};

/** Everything that one edition's characters are made of. */
export type Book = {
  edition: Edition;
  /** 'Race' in 2014, 'Species' in 2024. */
  raceWord: string;
  classes: readonly CharacterClass[];
  /** What every character has whatever else it is: the languages of 2024. */
  everyone: readonly Feature[];
  races: readonly Race[];
  backgrounds: readonly Background[];
  feats: readonly Feat[];
  groups: Readonly<Record<Exclude<OptionGroup, 'feat'>, readonly Option[]>>;
  /** Secret ones are learned by who has them from a class, and by nobody else's choice. */
  languages: readonly { slug: string; name: string; rare: boolean; secret?: true }[];
  items: readonly Item[];
  spells: readonly SpellLine[];
};
