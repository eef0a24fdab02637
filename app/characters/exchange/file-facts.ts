import type { Ability, Skill } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { Edition } from '~/rules/edition';
import type { Carried, Character } from '../record/character';

export type Scores = Readonly<Record<Ability, number>>;

/** A thing in another program's file. */
export type FileItem = Pick<
  Carried,
  'count' | 'equipped' | 'attuned' | 'plus' | 'pounds' | 'weapon'
> & {
  readonly name: string;
  /** What it is for whoever finds it in no book: "Armor, AC 14". */
  readonly kind: string;
};

export type SlotsTold = { readonly spent: number } | { readonly left: number };

export type FileSpell = {
  readonly name: string;
  readonly level: number;
  /** The class that casts it, by name; '': it does not say; null: a race, a feat, a thing. */
  readonly class: string | null;
  /** By which it is cast; null: the class's, or it does not say. */
  readonly ability: Ability | null;
  readonly prepared: boolean;
  readonly always: boolean;
};

/** What another program's file says of a character, in its own names, before they are looked up in a book of rules. */
export type FileFacts = {
  readonly source: string;
  readonly edition: Edition;
  readonly name: string;
  readonly player: string;
  readonly alignment: string;
  readonly xp: number;
  /** Names of its race, the most exact first: "Hill Dwarf", "Dwarf". */
  readonly races: readonly string[];
  /** The first is the one that it began with; `hitDie` its sides, null: it does not say; `rolls` of hit dice by level, null the average. */
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
  /** Scores as first rolled or bought, `sure` where the file tells them and not only what was added since; and as they stand. */
  readonly base: { readonly scores: Scores; readonly sure: boolean };
  readonly scores: Scores;
  readonly skills: Readonly<Partial<Record<Skill, 'full' | 'expert'>>>;
  readonly saves: readonly Ability[];
  readonly languages: readonly string[];
  readonly tools: readonly string[];
  /** Of these, those with twice the bonus. */
  readonly expertTools: readonly string[];
  /** Every name of something chosen: fighting styles, invocations, lineages, lands, weapons mastered. */
  readonly names: readonly string[];
  readonly feats: readonly string[];
  /** Features that no class, race, background or feat of the file gives, with their words. */
  readonly others: Character['extras'];
  /** Uses spent, by the name of their feature. */
  readonly used: readonly { readonly name: string; readonly spent: number }[];
  readonly spells: readonly FileSpell[];
  readonly items: readonly FileItem[];
  readonly coins: Character['play']['coins'];
  /** The greatest hit points that the file comes to, those that are left, and the armor class; null: it does not say. */
  readonly hitPoints: number | null;
  readonly hitPointsNow: number | null;
  readonly armorClass: number | null;
  /** What worn things add to armor class and to saves, for which no rule of ours stands. */
  readonly armorClassMore?: number;
  readonly savesMore?: Readonly<Partial<Record<Ability, number>>>;
  readonly temporary: number;
  /** By the name of the class. */
  readonly hitDiceSpent: readonly { readonly class: string; readonly spent: number }[];
  readonly death: { readonly successes: number; readonly failures: number };
  /** Slots of spell levels 1 to 9, and a warlock's: how many are spent, or how many are left; null: it does not say. */
  readonly slots: readonly (SlotsTold | null)[];
  readonly pact: SlotsTold | null;
  readonly conditions: readonly Condition[];
  readonly exhaustion: number;
  readonly inspiration: number;
  readonly looks: Readonly<
    Record<'age' | 'height' | 'weight' | 'eyes' | 'skin' | 'hair' | 'words', string>
  >;
  /** Null: it does not say, or it is neither. */
  readonly size: Character['looks']['size'];
  readonly personality: Character['personality'];
  readonly backstory: string;
  readonly notes: string;
  /** What the file has and no sheet of ours has room for, a sentence each. */
  readonly left: readonly string[];
};
