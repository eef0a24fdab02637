import type { Ability } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { Amount } from './amount';
import type { Unless } from './gift';

/** When something can be done: 'other' is part of another action, or needs none. */
export const ACTION_KINDS = ['action', 'bonus-action', 'reaction', 'other'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What ends an effect besides its own press and a rest. */
export type EffectEnd = 'incapacitated' | 'unconscious' | 'by-hand';

/** Dice of an action. */
export type ActionDice = {
  /** 'add' to another roll, 'less' for damage that is reduced. */
  does: 'damage' | 'healing' | 'temporary' | 'less' | 'add';
  /** By level; of the feature's own table; of Martial Arts; of the supply. Missing: only `plus`. */
  dice?: Readonly<Record<number, string>> | 'scale' | 'martial-arts' | 'supply';
  /** Martial Arts dice, when more than one. */
  times?: number;
  plus?: Amount;
  /** The result is at least 1. */
  least?: 1;
  types?: readonly DamageType[];
  /** Hit points of the character itself: one press spends, rolls and applies. */
  self?: true;
  /** The name, where an action has several. */
  name?: string;
};

/** An effect that an action begins. */
export type ActionEffect = {
  key: string;
  /** "Rage". */
  name: string;
  ends: EffectEnd;
  resists?: readonly DamageType[] | 'all but force';
  /** The feature's extra damage counts while it lasts. */
  strikes?: true;
  /** Advantage on checks with an ability, and on its saves too. */
  favors?: { ability: Ability; saves: boolean };
  /** What else it does, in at most twelve words. */
  does: string;
};

/** An effect as the book has it: by level, and with what worn equipment takes from it. */
export type EffectRule = Omit<ActionEffect, 'ends'> & {
  ends: EffectEnd | Readonly<Record<number, EffectEnd>>;
  /** Worn equipment that takes its resistances, damage and advantage; `does` then says what is left. */
  loses?: { with: Unless; does: string };
};

/** What a feature lets a character do, as numbers; its text says the rest. */
export type ActionRule = {
  /** The feature's own name by default. */
  name?: string;
  /** The feature's own kind by default. */
  kind?: ActionKind;
  rolls?: readonly ActionDice[];
  /** The saving throw against it: 8 + proficiency + this modifier, or the class's spell save DC. */
  save?: {
    ability: Ability;
    dc: Ability | 'spell';
    /** A success halves the damage. */
    half?: true;
    /** Other abilities for picks of the ancestry. */
    byAncestry?: Readonly<Record<string, Ability>>;
  };
  /** The damage is of the type of the ancestry that was picked. */
  ancestry?: true;
  /** The number of unarmed strikes, also by level. */
  strikes?: number | Readonly<Record<number, number>>;
  /** The supply and how much of it is spent; missing: one use of the feature's own supply, if it has one. */
  costs?: { key: string; uses: number } | 'nothing' | 'typed';
  effect?: EffectRule;
  /** In at most twelve words. */
  note?: string;
  /** A familiar comes: its forms are shown. */
  familiar?: true;
  /** Beasts whose form can be taken, by level: the highest challenge rating, and the movements that are excluded. */
  forms?: Readonly<Record<number, { challenge: string; without: readonly ('fly' | 'swim')[] }>>;
};

/** The rules of a book, by feature or option. */
export type ActionRules = Readonly<Record<string, readonly ActionRule[]>>;
