import type { Dice } from '~/compendium/records/record-parts';
import type { Ability } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { LastingEnds, LastingSeed } from './lasting';

/*
 * What a creature can do with one button. Derived from its record on demand, never stored, therefore plain types
 * without a schema. `when` is a further condition, in words for the game master ("the target is Medium or
 * smaller"); null: always.
 */

/** Dice with a bonus, and the printed average; without dice the average is the fixed number. */
export type Amount = {
  readonly dice: Dice | null;
  readonly bonus: number;
  readonly average: number;
  /** The user's spellcasting ability modifier is added. */
  readonly addsModifier?: true;
};

/** One part of a strike's damage; the parts add up. `orTypes`: other damage types the attacker may choose. */
export type StrikeDamage = Amount & {
  readonly type: DamageType | null;
  readonly orTypes: readonly DamageType[];
  readonly when: string | null;
  /** Replaces the previous part when `when` holds. */
  readonly instead: boolean;
};

/** A lasting effect of a strike before its maker and target are known; `lastingFrom` turns it into a seed. */
export type LastingTemplate = Pick<
  LastingSeed,
  'name' | 'conditions' | 'text' | 'colour' | 'sign' | 'ongoing'
> & {
  readonly ends: Omit<LastingEnds, 'turn'> & {
    readonly turn?: { of: 'maker' | 'bearer'; moment: 'start' | 'end'; count: number };
  };
  /** Levels of exhaustion that it adds. */
  readonly exhaustion: number;
  /** The effect is on its maker, not on the target. */
  readonly onMaker: boolean;
  readonly when: string | null;
};

/** Hit points restored. `share`: this fraction of the damage just dealt, instead of an amount. */
export type StrikeHeal = Amount & {
  readonly to: 'maker' | 'target';
  readonly share: number | null;
  /** Gives temporary hit points. */
  readonly temporary: boolean;
  readonly when: string | null;
};

/** Lowers the hit point maximum by an amount, or by a fraction of the damage just dealt. */
export type StrikeDrain = Amount & { readonly share: number | null; readonly when: string | null };

/**
 * Everything that happens to one target at once. `notes` are for the game master: pushes, deaths, what the app
 * does not apply.
 */
export type Outcome = {
  readonly damage: readonly StrikeDamage[];
  readonly lasting: readonly LastingTemplate[];
  readonly saves: readonly StrikeSave[];
  readonly heals: readonly StrikeHeal[];
  readonly drains: readonly StrikeDrain[];
  /** One of several by choice: to deal damage or to grapple. */
  readonly choices: readonly { readonly name: string; readonly outcome: Outcome }[];
  readonly notes: readonly string[];
};

/**
 * A save that each target makes. `half`: a success takes half the damage of `fail`, and none of its other effects.
 */
export type StrikeSave = {
  readonly ability: Ability;
  /** The target may use this ability instead. */
  readonly orAbility: Ability | null;
  readonly dc: number;
  /**
   * What the save is against, for creatures that save better against it: "spells", "magic", "poison", "charmed",
   * …, as in `saveAdvantages`.
   */
  readonly against: readonly string[];
  readonly half: boolean;
  readonly fail: Outcome;
  /** Added when the save fails by at least `by`. */
  readonly worse: readonly { readonly by: number; readonly outcome: Outcome }[];
  readonly success: Outcome;
  /** Applies whether the save succeeds or not. */
  readonly always: Outcome;
  readonly when: string | null;
};

/** What using a strike spends, in the form of the `spend` deed. */
export type StrikeCost =
  | { readonly of: 'use'; readonly key: string }
  | { readonly of: 'legendary-action'; readonly by: number }
  | { readonly of: 'reaction' };

export const STRIKE_SECTIONS = [
  'trait',
  'action',
  'bonus-action',
  'reaction',
  'legendary',
  'lair',
  'mythic',
] as const;
export type StrikeSection = (typeof STRIKE_SECTIONS)[number];

export type Strike = {
  /** The entry's key; further strikes of the same entry add a number or the choice's name. */
  readonly key: string;
  /** Key of the record's entry. */
  readonly entry: string;
  readonly name: string;
  readonly section: StrikeSection;
  /** The attack roll; null: none (a save, healing). */
  readonly attack: {
    readonly toHit: number;
    readonly reachFeet: number | null;
    readonly rangeFeet: {
      readonly normal: number;
      readonly long?: number | null | undefined;
    } | null;
    /** Lowest d20 roll that is a critical hit; missing: 20. */
    readonly criticalFrom?: number | undefined;
  } | null;
  /** Decides whether defences such as "from nonmagical attacks" apply. */
  readonly manner: {
    readonly attack: boolean;
    readonly magical: boolean;
    readonly silvered: boolean;
    readonly adamantine: boolean;
    readonly spell: boolean;
  };
  /** Who it affects: a number of targets, or each one in an area. `allies`: it is helpful. */
  readonly targets: {
    readonly count: number | 'each';
    readonly of: 'foes' | 'allies' | 'self';
    readonly area: string | null;
  };
  /** On a hit; without an attack roll, for each target. */
  readonly hit: Outcome;
  readonly miss: Outcome | null;
  /** Damage that replaces that of `hit`: two-handed, or in another form. */
  readonly versions: readonly {
    readonly name: string;
    readonly toHit: number | null;
    readonly damage: readonly StrikeDamage[];
  }[];
  readonly spends: readonly StrikeCost[];
  /** The form that it needs ("Wolf or Hybrid Form Only"); null: any. */
  readonly only: string | null;
};

/**
 * A Multiattack: its steps in order, each with a number of uses of any of the listed entries. Several sequences
 * are alternatives.
 */
export type Sequence = {
  readonly key: string;
  /** "Multiattack: Bite, 2 × Claw". */
  readonly name: string;
  readonly steps: readonly {
    /** Keys of the record's entries; match them with a strike's `entry`. */
    readonly anyOf: readonly string[];
    readonly times: number;
    readonly optional: boolean;
  }[];
};
export const NO_OUTCOME: Outcome = {
  damage: [],
  lasting: [],
  saves: [],
  heals: [],
  drains: [],
  choices: [],
  notes: [],
};

/** Makes a lasting seed from a template, for a known maker and target. */
export function lastingFrom(
  template: LastingTemplate,
  { id, maker, bearer }: { id: string; maker: string | null; bearer: string },
): LastingSeed {
  const { turn, ...ends } = template.ends;
  const { name, conditions, text, colour, sign, ongoing } = template;
  return {
    id,
    name,
    conditions,
    text,
    colour,
    sign,
    ongoing,
    maker,
    hidden: false,
    despiteImmunity: false,
    ends:
      turn === undefined
        ? ends
        : // Without a maker it counts the turns of the affected creature.
          { ...ends, turn: { ...turn, of: turn.of === 'maker' ? (maker ?? bearer) : bearer } },
  };
}
