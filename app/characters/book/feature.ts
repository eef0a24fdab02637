import type { Ability, Skill } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Amount } from './amount';
import type { Gift, Uses } from './gift';

/** The prerequisites of something; all must hold, except that one of `anyAbility` is enough. */
export type Needs = {
  /** The level of the class that has the option; for feats, the character's level. */
  level?: number;
  abilities?: Partial<Record<Ability, number>>;
  /** One of these scores is enough. */
  anyAbility?: Partial<Record<Ability, number>>;
  /** Feature keys, all of which are required. */
  features?: readonly string[];
  /** Feature keys, one of which is enough: Fighting Style of any class. */
  anyFeature?: readonly string[];
  /** Other options of the same class that are required, by slug: "pact-of-the-blade". */
  options?: readonly string[];
  spellcasting?: true;
  /** A known spell or cantrip that is required, by slug. */
  spell?: string;
  /** One of these spells is enough, for example any cantrip that deals damage. */
  anySpell?: readonly string[];
  armor?: 'light' | 'medium' | 'heavy' | 'shield';
};

/** One of the options that a feature lets the player choose from. */
export type Option = {
  /** The slug within its group: 'archery', 'agonizing-blast'. */
  slug: string;
  name: string;
  words: string;
  gifts?: readonly Gift[];
  asks?: readonly Choice[];
  uses?: Uses;
  needs?: Needs;
  /** Can be taken more than once, each time with another choice. */
  repeatable?: true;
};

/** Named lists of options in the book that several features share. */
export const OPTION_GROUPS = [
  'fighting-style',
  'invocation',
  'metamagic',
  'pact-boon',
  'weapon-mastery',
  'feat',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/**
 * A choice that a feature asks for. `count` can grow with the level: earlier picks stay and more are asked for. Picks
 * are stored as slugs in the order they were made.
 */
export type Choice = {
  /** Short and unique within its feature: 'skills'. */
  key: string;
  /** The label of the choice: "Two skills". */
  name: string;
  count: Amount;
  /** The choice may stay open; it is then not reported as missing. */
  optional?: true;
} & (
  | { asks: 'skill'; from: readonly Skill[] | 'any' }
  /** Skills (and tools listed in `tools`) with existing proficiency; limited to `from` when given. */
  | { asks: 'expertise'; tools?: readonly string[]; from?: readonly Skill[] }
  /**
   * `with`: at most as many as the picks for another choice of the same feature, not counting these picks: favored
   * enemies without a language.
   */
  | {
      asks: 'language';
      from: readonly string[] | 'any';
      with?: { key: string; except: readonly string[] };
    }
  | { asks: 'tool'; from: readonly string[] }
  | { asks: 'skill-or-tool'; from: readonly string[] | 'any' }
  /** Different abilities, each raised by `plus`. */
  | { asks: 'ability'; from: readonly Ability[]; plus: number; most?: number }
  /**
   * `count` increases (1), each two ability picks (the same twice is +2) or one pick 'feat:slug'; scores at most 20.
   */
  | { asks: 'improvement' }
  /**
   * 2024 backgrounds: picks from three abilities are either two (the first +2, the second +1) or all three (+1 each).
   */
  | { asks: 'background-abilities'; from: readonly Ability[] }
  | {
      asks: 'feat';
      from: 'origin' | 'general' | 'fighting-style' | 'epic-boon' | readonly string[];
      /** Any other feat that the character qualifies for is also allowed. */
      orAny?: true;
    }
  /** One of these options, or of a group of the book. */
  | { asks: 'option'; from: readonly Option[] | OptionGroup; only?: readonly string[] }
  /** Weapons whose mastery property the character can use, by slug. */
  | { asks: 'mastery'; from: 'any' | 'melee' | 'proficient' }
  /**
   * Spells that are permanently available. `lists`: 'any' for all classes; the list can itself be a pick (`listFrom`,
   * the key of another choice of the same feature).
   */
  | {
      asks: 'spell';
      lists: readonly CasterClass[] | 'any';
      listFrom?: string;
      /**
       * The lowest and highest spell level; cantrips are 0. 'slots': cantrips, and up to the highest level for which
       * the class has slots.
       */
      levels: readonly [number, number] | 'slots';
      /**
       * 'asked': the ability picked in the choice with the key 'ability' of the same feature (words: int, wis, cha).
       */
      ability: Ability | 'class' | 'asked';
      ritual?: true;
      /** Castings without a slot. */
      free?: Uses | 'at-will';
      /**
       * The spells count among the class's known spells (Magical Secrets), or are prepared like others (2014's Spell
       * Mastery), so the class's own number does not change. Without it they are always available and do not count.
       */
      counts?: 'known' | 'prepared';
      /** Only spells written in the character's spellbook. */
      book?: true;
    }
  /** Free text: a favored enemy, a land. */
  | { asks: 'words'; from: readonly string[] | 'own' }
);

/** A feature of a class, race, background or feat. */
export type Feature = {
  /** Unique within the book: 'fighter/second-wind', 'hill-dwarf/dwarven-toughness', 'champion/improved-critical'. */
  key: string;
  name: string;
  /** The class level; for races, the character's level. */
  level: number;
  /** A short, exact description in our own words: one to four sentences, with its numbers (or those of `scale`). */
  words: string;
  action?: 'action' | 'bonus-action' | 'reaction' | 'free';
  /** Gained only once: a character with a feature of this name from one class does not gain it again from another. */
  once?: string;
  gifts?: readonly Gift[];
  asks?: readonly Choice[];
  uses?: Uses;
  /** A table value shown beside the name, by level: { 1: '1d6', 3: '2d6' }. */
  scale?: Readonly<Record<number, string>>;
};
