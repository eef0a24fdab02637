import type { Ability, Skill } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Carried, Character } from '../record/character';

export type Scores = Readonly<Record<Ability, number>>;

/** An item in another program's file. */
export type FileItem = Pick<
  Carried,
  'count' | 'equipped' | 'attuned' | 'plus' | 'pounds' | 'weapon'
> & {
  readonly name: string;
  /** A description for items that no book has: "Armor, AC 14". */
  readonly kind: string;
};

export type SlotsTold = { readonly spent: number } | { readonly left: number };

export type FileSpell = {
  readonly name: string;
  readonly level: number;
  /** The name of the class that casts it; '': unknown; null: from a race, feat or item. */
  readonly class: string | null;
  /** The spellcasting ability; null: the class's, or unknown. */
  readonly ability: Ability | null;
  readonly prepared: boolean;
  readonly always: boolean;
};

/** The facts of a character in another program's file, in its own names, before they are looked up in the book. */
export type FileFacts = {
  readonly source: string;
  readonly edition: Edition;
  readonly name: string;
  readonly player: string;
  readonly alignment: string;
  readonly xp: number;
  /** Names of the race, most specific first: "Hill Dwarf", "Dwarf". */
  readonly races: readonly string[];
  /**
   * The first is the starting class; `hitDie`: number of sides, null when unknown; `rolls`: hit die rolls by level,
   * null for the average.
   */
  readonly classes: readonly {
    readonly name: string;
    readonly level: number;
    readonly subclass: string;
    readonly subclassFeatures: readonly string[];
    readonly hitDie: number | null;
    readonly rolls: readonly (number | null)[];
  }[];
  readonly background: {
    readonly name: string;
    readonly feature: string;
    readonly skills: readonly Skill[];
    readonly tools: readonly string[];
    readonly languages: readonly string[];
  } | null;
  /** The base scores, `sure` when the file states them and not only the increases; and the current scores. */
  readonly base: { readonly scores: Scores; readonly sure: boolean };
  readonly scores: Scores;
  readonly skills: Readonly<Partial<Record<Skill, 'full' | 'expert'>>>;
  readonly saves: readonly Ability[];
  readonly languages: readonly string[];
  readonly tools: readonly string[];
  /** The tools with double proficiency bonus. */
  readonly expertTools: readonly string[];
  /** Names of everything chosen: fighting styles, invocations, lineages, lands, mastered weapons. */
  readonly names: readonly string[];
  readonly feats: readonly string[];
  /** Features that no class, race, background or feat of the file gives, with their text. */
  readonly others: Character['extras'];
  /** Spent uses, by the name of the feature. */
  readonly used: readonly { readonly name: string; readonly spent: number }[];
  readonly spells: readonly FileSpell[];
  readonly items: readonly FileItem[];
  readonly coins: Character['play']['coins'];
  /** The maximum hit points, the current hit points and the armor class; null: unknown. */
  readonly hitPoints: number | null;
  readonly hitPointsNow: number | null;
  readonly armorClass: number | null;
  /** Bonuses of worn items to armor class and saves that our rules do not calculate. */
  readonly armorClassMore?: number;
  readonly savesMore?: Readonly<Partial<Record<Ability, number>>>;
  readonly temporary: number;
  /** By the name of the class. */
  readonly hitDiceSpent: readonly { readonly class: string; readonly spent: number }[];
  readonly death: { readonly successes: number; readonly failures: number };
  /** Slots of spell levels 1 to 9, and pact slots: the number spent or the number left; null: unknown. */
  readonly slots: readonly (SlotsTold | null)[];
  readonly pact: SlotsTold | null;
  readonly conditions: readonly Condition[];
  readonly exhaustion: number;
  readonly inspiration: number;
  readonly looks: Readonly<
    Record<'age' | 'height' | 'weight' | 'eyes' | 'skin' | 'hair' | 'words', string>
  >;
  /** Null: unknown, or neither size. */
  readonly size: Character['looks']['size'];
  readonly personality: Character['personality'];
  readonly backstory: string;
  readonly notes: string;
  /** Facts of the file that our sheet has no field for, a sentence each. */
  readonly left: readonly string[];
};
