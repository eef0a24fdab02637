import type { Ability, Skill } from '~/rules/ability';
import type { CasterClass } from '~/rules/caster-classes';
import type { Amount } from './amount';
import type { Gift, Uses } from './gift';

/** What one must be for something; all of it together, but for `anyAbility`. */
export type Needs = {
  /** Level of the class whose option it is; of feats, of the character. */
  level?: number;
  abilities?: Partial<Record<Ability, number>>;
  /** One of these scores is enough. */
  anyAbility?: Partial<Record<Ability, number>>;
  /** Features, by key: all of them. */
  features?: readonly string[];
  /** Features, by key, of which one is enough: Fighting Style of any class. */
  anyFeature?: readonly string[];
  /** Another option of the same class, by slug: "pact-of-the-blade". */
  options?: readonly string[];
  spellcasting?: true;
  /** A spell or a cantrip that one knows, by slug. */
  spell?: string;
  /** One of these spells is enough: a cantrip that deals damage. */
  anySpell?: readonly string[];
  armor?: 'light' | 'medium' | 'heavy' | 'shield';
};

/** One of several things of which a feature lets one choose. */
export type Option = {
  /** Of its group: 'archery', 'agonizing-blast'. */
  slug: string;
  name: string;
  words: string;
  gifts?: readonly Gift[];
  asks?: readonly Choice[];
  uses?: Uses;
  needs?: Needs;
  /** May be taken more than once, each time with another choice. */
  repeatable?: true;
};

/** Lists of options that several features choose from, by their names in the book. */
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
 * What a feature asks. `count` may grow with the level: what was chosen stays and more is asked. Picks are kept as slugs in the order
 * in which they were taken.
 */
export type Choice = {
  /** Short and unique in its feature: 'skills'. */
  key: string;
  /** As one asks for it: "Two skills". */
  name: string;
  count: Amount;
  /** May be left open: nothing is missing without it. */
  optional?: true;
} & (
  | { asks: 'skill'; from: readonly Skill[] | 'any' }
  /** Skills (and, where `tools` names some, tools) that one is proficient in; of `from` alone, where it names some. */
  | { asks: 'expertise'; tools?: readonly string[]; from?: readonly Skill[] }
  /** `with`: as many at most as are picked for another choice of the same feature, not counting these: enemies that speak no language. */
  | {
      asks: 'language';
      from: readonly string[] | 'any';
      with?: { key: string; except: readonly string[] };
    }
  | { asks: 'tool'; from: readonly string[] }
  | { asks: 'skill-or-tool'; from: readonly string[] | 'any' }
  /** Different abilities, each so much more. */
  | { asks: 'ability'; from: readonly Ability[]; plus: number; most?: number }
  /** `count` increases (1), each two picks of abilities (twice the same is +2) or one pick 'feat:slug'; scores at most 20. */
  | { asks: 'improvement' }
  /** 2024 background: three abilities; picks are two of them (the first +2, the second +1) or all three (+1 each). */
  | { asks: 'background-abilities'; from: readonly Ability[] }
  | {
      asks: 'feat';
      from: 'origin' | 'general' | 'fighting-style' | 'epic-boon' | readonly string[];
      /** Any other feat that one qualifies for will do as well. */
      orAny?: true;
    }
  /** One of the options here, or of a group of the book. */
  | { asks: 'option'; from: readonly Option[] | OptionGroup; only?: readonly string[] }
  /** Weapons whose mastery one uses, by slug. */
  | { asks: 'mastery'; from: 'any' | 'melee' | 'proficient' }
  /** Spells that are always there from then on. `lists`: 'any' for all classes; a list's name may itself be a pick (`listFrom`, key of another choice of the same feature). */
  | {
      asks: 'spell';
      lists: readonly CasterClass[] | 'any';
      listFrom?: string;
      /** From and to which spell level; cantrips are 0. 'slots': cantrips, and up to the greatest level that the class has slots for. */
      levels: readonly [number, number] | 'slots';
      /** 'asked': what is picked for the choice with the key 'ability' of the same feature (words: int, wis, cha). */
      ability: Ability | 'class' | 'asked';
      ritual?: true;
      /** Casts without a slot. */
      free?: Uses | 'at-will';
      /**
       * Counted as known spells of the class (Magical Secrets), or to be prepared like others (2014's Spell Mastery), so that the
       * class's own number stays as it is. Without it they are always there and count nowhere.
       */
      counts?: 'known' | 'prepared';
      /** Of those written in one's book alone. */
      book?: true;
    }
  /** Words of one's own: a favored enemy, a land. */
  | { asks: 'words'; from: readonly string[] | 'own' }
);

/** Something that a class, a race, a background or a feat gives. */
export type Feature = {
  /** Unique in the book: 'fighter/second-wind', 'hill-dwarf/dwarven-toughness', 'champion/improved-critical'. */
  key: string;
  name: string;
  /** Class level; of races the character's. */
  level: number;
  /** What it does, in our own words, short and exact: one to four sentences, with its numbers (or `scale`'s). */
  words: string;
  action?: 'action' | 'bonus-action' | 'reaction' | 'free';
  /** Gained once: whoever has a feature of this name from one class does not gain it from another. */
  once?: string;
  gifts?: readonly Gift[];
  asks?: readonly Choice[];
  uses?: Uses;
  /** A value of a table beside its name, by level: { 1: '1d6', 3: '2d6' }. */
  scale?: Readonly<Record<number, string>>;
};
