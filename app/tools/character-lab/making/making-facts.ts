import type { AnswerTag } from '~/characters/make/answer';
import type { NextLevel } from '~/characters/make/next-level';
import type { Carried, Character } from '~/characters/record/character';
import type { MakingStep, Missing, Problem, Told } from '~/characters/sheet/sheet';
import type { Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';

/** An answer to a choice: `value` is its picks joined by commas; `blocked` is why it is not available. */
export type Answer = {
  value: string;
  label: string;
  words?: string;
  /** A short line beside the label; the text is then shown in place on request. */
  facts?: string;
  /** Why it is a good first choice. */
  mark?: string;
  tags?: readonly AnswerTag[];
  /** The public id of the spell whose text is shown in place. */
  spell?: string;
  /** The heading of its group: "Level 1". */
  group?: string;
  blocked?: string | null;
};

/** A choice prepared for display. */
export type AskedView = {
  place: string;
  name: string;
  from: string;
  count: number;
  picked: readonly string[];
  /** 'one': one answer, which can have several picks; 'some': up to `count`; 'own': free text. */
  how: 'one' | 'some' | 'own';
  answers: readonly Answer[];
  /** What to do first where it has no answers. */
  waits: string;
};

export type FeatureLine = { place: string; name: string; words: string; from: string };

/** A card to choose: a race, a class, a background. */
export type CardAnswer = {
  slug: string;
  name: string;
  line: string;
  facts: string;
  blocked: string | null;
  /** What it gives, to be read before the choice. */
  traits: readonly Trait[];
  /** Why it is a good first choice. */
  mark: string | null;
};

export type Trait = { name: string; words: string };

export type RaceView = {
  step: 'race';
  word: string;
  races: readonly CardAnswer[];
  race: string | null;
  subraceWord: string;
  subraces: readonly CardAnswer[];
  subrace: string | null;
  sizes: readonly string[];
  size: string | null;
  asked: readonly AskedView[];
  features: readonly FeatureLine[];
};

export type TakenClass = {
  slug: string;
  name: string;
  level: number;
  subclassWord: string;
  /** Null below the level of the subclass choice. */
  subclasses: readonly CardAnswer[] | null;
  subclass: string | null;
  asked: readonly AskedView[];
  features: readonly FeatureLine[];
};

export type LevelRow = {
  level: number;
  className: string;
  hitDie: number;
  /** The hit die roll; null for the average. */
  hp: number | null;
  average: number;
  first: boolean;
};

export type ClassView = {
  step: 'class';
  classes: readonly CardAnswer[];
  taken: readonly TakenClass[];
  levels: readonly LevelRow[];
  hitPoints: Told;
  /** What one more level in the class of the last one brings; null before the first and after the last level. */
  next: NextLevel | null;
};

export type OwnBackgroundView = {
  name: string;
  skills: readonly string[];
  extras: readonly string[];
  abilities: readonly string[];
  feat: string;
  featureName: string;
  featureWords: string;
};

export type BackgroundView = {
  step: 'background';
  backgrounds: readonly CardAnswer[];
  background: string | null;
  own: OwnBackgroundView | null;
  skillAnswers: readonly Answer[];
  extraAnswers: readonly Answer[];
  featAnswers: readonly Answer[];
  asked: readonly AskedView[];
  features: readonly FeatureLine[];
  personality: Character['personality'];
};

export type AbilityRow = {
  ability: Ability;
  name: string;
  /** What it is for. */
  use: string;
  /** Whether the first class needs it most. */
  isMain: boolean;
  base: number;
  score: Told;
  modifier: number;
};

export type AbilitiesView = {
  step: 'abilities';
  method: Character['abilities']['method'];
  rows: readonly AbilityRow[];
  /** The points left of 27; null with another method. */
  pointsLeft: number | null;
  /** The values to assign: the standard array, or the rolled totals. */
  values: readonly number[];
  rolls: readonly (readonly number[])[];
  seed: string;
};

export type SpellPart = {
  /** 'cantrips', 'known', 'prepared'. */
  part: 'cantrips' | 'known' | 'prepared';
  name: string;
  have: number;
  most: number;
  atLeast: boolean;
  picked: readonly string[];
  answers: readonly Answer[];
};

export type CastingView = {
  class: string;
  name: string;
  dc: Told;
  attack: Told;
  parts: readonly SpellPart[];
};

export type SpellsView = {
  step: 'spells';
  castings: readonly CastingView[];
  always: readonly { id: string; name: string; from: string }[];
  asked: readonly AskedView[];
};

export type LineView = AskedView & { kinds: readonly AskedView[] };

export type ItemRow = {
  id: string;
  name: string;
  what: string;
  count: number;
  equipped: boolean;
  attuned: boolean;
  /** The stored count, equipped and attuned, in one text: other values may be typed but not saved. */
  had: string;
  plus: number;
  wearable: boolean;
  /** Whether it may require attunement, as far as is known. */
  attunable: boolean;
  notes: string;
  /** What can be set by hand; `name` and `pounds` are '' where the rules' own hold. */
  own: Pick<Carried, 'name' | 'weapon' | 'armor' | 'charges'> & {
    pounds: string;
    isCustom: boolean;
  };
};

export type EquipmentView = {
  step: 'equipment';
  lines: readonly LineView[];
  /** Whether the chosen starting equipment is already in the list. */
  started: boolean;
  wealth: string | null;
  items: readonly ItemRow[];
  catalogue: readonly Answer[];
  coins: Character['play']['coins'];
  /** The stored coins, when other values are typed but not saved. */
  had: Character['play']['coins'];
  ac: Told & { notes: readonly string[] };
  carrying: { pounds: number; most: Told; notes: readonly string[] };
  attunement: { used: number; most: number };
};

export type AboutView = {
  step: 'about';
  character: Pick<
    Character,
    'name' | 'player' | 'alignment' | 'xp' | 'looks' | 'backstory' | 'notes' | 'extras' | 'counters'
  >;
};

export type StepView =
  | RaceView
  | ClassView
  | BackgroundView
  | AbilitiesView
  | SpellsView
  | EquipmentView
  | AboutView;

/** The numbers beside the form, each with its parts. */
export type SummaryLine = { label: string; told: Told; signed: boolean };

/** Everything that the creation page shows. */
export type MakingFacts = {
  id: string;
  version: number;
  name: string;
  edition: Edition;
  title: string;
  view: StepView;
  /** The number of open choices in each step. */
  left: Readonly<Record<MakingStep, number>>;
  missing: readonly Missing[];
  problems: readonly Problem[];
  summary: readonly SummaryLine[];
  /** Typed numbers that were rejected, by override key. */
  typed: Readonly<Record<string, string>>;
};
