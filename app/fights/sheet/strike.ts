import type { Dice } from '~/compendium/records/record-parts';
import type { Ability } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { LastingEnds, LastingSeed } from './lasting';

/*
 * What a creature can do with one press. Derived from its record whenever it is wanted, never kept: plain types, no schema.
 * `when` is what must hold besides, in words for the game master ("the target is Medium or smaller"); null: always.
 */

/** Dice with a bonus, and the average as print has it; without dice the average is the number itself. */
export type Amount = {
  readonly dice: Dice | null;
  readonly bonus: number;
  readonly average: number;
  /** The spellcasting ability modifier of whoever does it is added. */
  readonly addsModifier?: true;
};

/** One part of a strike's damage; the parts add up. `orTypes`: other kinds that its maker may choose. */
export type StrikeDamage = Amount & {
  readonly type: DamageType | null;
  readonly orTypes: readonly DamageType[];
  readonly when: string | null;
  /** Stands in the place of the part before it when `when` holds. */
  readonly instead: boolean;
};

/** What a strike leaves on somebody, before it is known who made it and on whom: `lastingFrom` makes a seed of it. */
export type LastingTemplate = Pick<
  LastingSeed,
  'name' | 'conditions' | 'text' | 'colour' | 'sign' | 'ongoing'
> & {
  readonly ends: Omit<LastingEnds, 'turn'> & {
    readonly turn?: { of: 'maker' | 'bearer'; moment: 'start' | 'end'; count: number };
  };
  /** Levels of exhaustion that come with it. */
  readonly exhaustion: number;
  /** Its maker bears it, not who was struck. */
  readonly onMaker: boolean;
  readonly when: string | null;
};

/** Hit points given back. `share`: so much of the damage that was just dealt, instead of an amount. */
export type StrikeHeal = Amount & {
  readonly to: 'maker' | 'target';
  readonly share: number | null;
  /** Temporary hit points. */
  readonly temporary: boolean;
  readonly when: string | null;
};

/** The hit point maximum goes down by an amount, or by a share of the damage just dealt. */
export type StrikeDrain = Amount & { readonly share: number | null; readonly when: string | null };

/** What happens to one target all at once. `notes` is the rest, for the table: pushes, deaths, what no program decides. */
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

/** A save that is forced on each target. `half`: a success still takes half of the damage of `fail`, and nothing else of it. */
export type StrikeSave = {
  readonly ability: Ability;
  /** The target may use this one instead. */
  readonly orAbility: Ability | null;
  readonly dc: number;
  /** What it is against, for those who save better: "spells", "magic", "poison", "charmed" …, as `saveAdvantages` says it. */
  readonly against: readonly string[];
  readonly half: boolean;
  readonly fail: Outcome;
  /** Besides, on a save missed by so many. */
  readonly worse: readonly { readonly by: number; readonly outcome: Outcome }[];
  readonly success: Outcome;
  /** Whether saved or not. */
  readonly always: Outcome;
  readonly when: string | null;
};

/** What a strike spends when it is used; the deed `spend` takes it as it is. */
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
  /** Its entry's key; of several strikes of one entry the later have a number or the name of the choice behind it. */
  readonly key: string;
  /** The entry of the record that it belongs to. */
  readonly entry: string;
  readonly name: string;
  readonly section: StrikeSection;
  /** An attack roll; null: no roll to hit (a save, healing). */
  readonly attack: {
    readonly toHit: number;
    readonly reachFeet: number | null;
    readonly rangeFeet: {
      readonly normal: number;
      readonly long?: number | null | undefined;
    } | null;
    /** The least number on the die that is a critical hit; missing: 20. */
    readonly criticalFrom?: number | undefined;
  } | null;
  /** What decides whether "from nonmagical attacks" and its like hold. */
  readonly manner: {
    readonly attack: boolean;
    readonly magical: boolean;
    readonly silvered: boolean;
    readonly adamantine: boolean;
    readonly spell: boolean;
  };
  /** Who it strikes: one, so many, or everybody in an area. `allies`: it helps. */
  readonly targets: {
    readonly count: number | 'each';
    readonly of: 'foes' | 'allies' | 'self';
    readonly area: string | null;
  };
  /** On a hit; of what has no attack roll: for each target. */
  readonly hit: Outcome;
  readonly miss: Outcome | null;
  /** Damage in place of that of `hit`: in two hands, in another form. */
  readonly versions: readonly {
    readonly name: string;
    readonly toHit: number | null;
    readonly damage: readonly StrikeDamage[];
  }[];
  readonly spends: readonly StrikeCost[];
  /** The form that it needs ("Wolf or Hybrid Form Only"); null: any. */
  readonly only: string | null;
};

/** A Multiattack: its steps in order, each any of these strikes so many times. Several sequences are ways to choose from. */
export type Sequence = {
  readonly key: string;
  /** "Multiattack: Bite, 2 × Claw". */
  readonly name: string;
  readonly steps: readonly {
    /** Entries of the record by key; a strike belongs to a step by its `entry`. */
    readonly anyOf: readonly string[];
    readonly times: number;
    readonly optional: boolean;
  }[];
};
/** Nothing at all. */
export const NO_OUTCOME: Outcome = {
  damage: [],
  lasting: [],
  saves: [],
  heals: [],
  drains: [],
  choices: [],
  notes: [],
};

/** A lasting seed of a template, now that its maker and its bearer are known. */
export function lastingFrom(
  template: LastingTemplate,
  { id, maker, bearer }: { id: string; maker: string | null; bearer: string },
): LastingSeed {
  const { turn, ...ends } = template.ends;
  const { name, conditions, text, colour, sign, ongoing } = template;
  return {
    ...{
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
    },
    ends:
      turn === undefined
        ? ends
        : // Where nobody made it, it counts the turns of who bears it.
          { ...ends, turn: { ...turn, of: turn.of === 'maker' ? (maker ?? bearer) : bearer } },
  };
}
