import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { BodySize, Manner } from './body-words';

/** Dice and a bonus: { count: 2, sides: 6, bonus: 4 } is 2d6 + 4; count 0 is the bonus alone. */
export type Roll = { count: number; sides: number; bonus: number };

/** Conditions that must all hold. */
export type When = {
  oncePerTurn?: boolean;
  /** The attack roll has advantage. */
  advantage?: boolean;
  /** Advantage, or an able ally next to the target while the roll has no disadvantage: Sneak Attack. */
  advantageOrAlly?: boolean;
  /** In its maker's first turn, when it comes charging. */
  charge?: boolean;
  /** The target is surprised. */
  surprised?: boolean;
  /** The target has not had a turn yet. */
  notActed?: boolean;
  /** The target has one of these. */
  targetConditions?: readonly Condition[];
  targetTypes?: readonly string[];
  notTargetTypes?: readonly string[];
  targetSizeAtMost?: BodySize;
  /** The target is below its maximum. */
  targetHurt?: boolean;
  targetHitPointsAtMost?: number;
  /** Its maker is at or below half, or (of swarms) above it. */
  selfBloodied?: boolean;
  selfAboveHalf?: boolean;
  critical?: boolean;
};

export type Damage = Roll & { type: DamageType | null; when?: When };

/** A bonus or penalty while a mark lasts. */
export type Modifier =
  | { what: 'ac'; plus: number }
  | { what: 'attack-rolls' | 'damage-rolls'; plus: Roll }
  | { what: 'saves'; plus: Roll; abilities?: readonly Ability[] }
  | { what: 'attack-rolls' | 'attacks-against'; how: 'advantage' | 'disadvantage' }
  | { what: 'saves'; how: 'advantage' | 'disadvantage'; abilities?: readonly Ability[] }
  | { what: 'resist' | 'immune' | 'vulnerable'; types: readonly DamageType[] | 'all' }
  | { what: 'extra-action' | 'no-actions' | 'no-reactions' | 'no-healing' | 'one-attack' };

/** What ends a mark; the first of several that happens. */
export type Ends = {
  /** A number of rounds, counted at the start of its maker's turns; 10 are a minute. */
  rounds?: number;
  /** At this point of the next turn of the creature named. */
  turn?: { of: 'maker' | 'bearer'; moment: 'start' | 'end' };
  /** A repeated save: at the start or the end of its bearer's turns, when it takes damage, or instead of its action. */
  save?: { ability: Ability; dc: number; when: 'turn-start' | 'turn-end' | 'damage' | 'action' };
  /** The bearer's action and a check (Strength or Dexterity, the better) against this DC. */
  escape?: number;
  onDamage?: boolean;
  /** It lasts only while its maker concentrates. */
  concentration?: boolean;
  /** It ends when its maker is down: a grapple. */
  makerDown?: boolean;
  /** Standing up ends it, at the start of its bearer's turn: prone. */
  standsUp?: boolean;
  /** The next attack roll by or against its bearer uses it up: Guiding Bolt, Help. */
  used?: boolean;
};

/** An effect that stays on a creature. */
export type Mark = {
  name: string;
  conditions: readonly Condition[];
  exhaustion?: number;
  modifiers: readonly Modifier[];
  ongoing?: {
    damage: readonly Damage[];
    at: 'bearer-start' | 'bearer-end' | 'maker-start';
    /** A save each time, for half or no damage. */
    save?: { ability: Ability; dc: number; success: 'none' | 'half' };
  };
  /** Healing at the start of each of the bearer's turns. */
  renews?: { hitPoints: number; temporary?: boolean };
  ends: Ends;
  /** A creature that got free is immune to it for the rest of the fight: Frightful Presence. */
  immuneAfter?: boolean;
  when?: When;
};

/** The consequences of a hit or a failed save: damage first, then the rest. */
export type Outcome = {
  damage?: readonly Damage[];
  marks?: readonly Mark[];
  saves?: readonly ForcedSave[];
  /** The maker regains this percentage of the damage dealt. */
  drainsTo?: number;
  /** The target's maximum decreases by this percentage of the damage dealt. */
  lowersMaximum?: number;
  /** The target dies, or drops to 0. */
  fells?: 'dies' | 'zero';
  when?: When;
};

/** A saving throw that a creature must make. */
export type ForcedSave = {
  ability: Ability;
  dc: number;
  /** A spell or another magical effect: magic resistance helps. */
  magic: boolean;
  /** The damage on a success; all other consequences are dropped. */
  success: 'none' | 'half';
  fail: Outcome;
  /** Applied whether the save succeeds or not. */
  always?: Outcome;
  when?: When;
};

/** An area; how many creatures it catches follows from shape, size and how bunched a side stands. */
export type AreaOf = {
  shape: 'cone' | 'cube' | 'cylinder' | 'emanation' | 'line' | 'sphere';
  feet: number;
};

/** The targets of a step. `area` replaces `count`. */
export type Aim = {
  who: 'foe' | 'self' | 'ally' | 'self-and-allies';
  count: number;
  area?: AreaOf;
  types?: readonly string[];
  notTypes?: readonly string[];
  /** Each at another target, rather than all at one (a beam). */
  apart?: boolean;
};

export type AttackStep = {
  does: 'attack';
  name: string;
  times: number;
  toHit: number;
  /** `both`: in melee or thrown. */
  reach: 'melee' | 'ranged' | 'both';
  spell?: boolean;
  manner: Manner;
  advantage?: When;
  disadvantage?: boolean;
  /** Instead of the creature's own: a critical hit on this or higher. */
  criticalOn?: number;
  hit: Outcome;
  miss?: Outcome;
};
export type SaveStep = { does: 'save'; name: string; aim: Aim; save: ForcedSave };
/** Damage without a roll: Magic Missile. */
export type HarmStep = {
  does: 'harm';
  name: string;
  times: number;
  magic: boolean;
  outcome: Outcome;
};
export type HealStep = {
  does: 'heal';
  name: string;
  aim: Aim;
  amount: Roll;
  temporary?: boolean;
  /** It can also heal the fallen. */
  raises: boolean;
};
export type MarkStep = { does: 'mark'; name: string; aim: Aim; mark: Mark };
/** `creature`: the key of a creature that its maker summons. */
export type SummonStep = { does: 'summon'; name: string; creature: string; count: Roll };
/** Performs other deeds of the same creature, by key: Multiattack, a legendary "makes one Tail attack". */
export type PerformStep = { does: 'perform'; anyOf: readonly string[]; times: number };

export type Step =
  | AttackStep
  | SaveStep
  | HarmStep
  | HealStep
  | MarkStep
  | SummonStep
  | PerformStep;

/** When a deed happens. */
export const DEED_TIMES = [
  'action',
  'bonus-action',
  /** In each of its turns in addition to its actions, if it can pay: Action Surge, Rage without its action. */
  'free',
  'legendary',
  /** On initiative count 20. */
  'lair',
  'own-turn-start',
  'own-turn-end',
  /** At the start or end of the turn of each foe nearby. */
  'foe-turn-start',
  'foe-turn-end',
  /** When it dies. */
  'dies',
  /** Whenever a creature hits it in melee. */
  'touched',
  /** Only as part of another deed. */
  'part',
] as const;
export type DeedTime = (typeof DEED_TIMES)[number];

/** One thing that a creature can do, such as an attack or a spell. Its steps happen in order. */
export type Deed = {
  key: string;
  name: string;
  time: DeedTime;
  /** The resources that it spends, by key. */
  costs: readonly { resource: string; amount: number }[];
  /** How many legendary actions it takes. */
  legendaryCost?: number;
  concentration?: boolean;
  /**
   * The level of a spell of level 1 or higher with a casting time: in 2014 a bonus-action spell allows only a cantrip
   * as the action.
   */
  spellLevel?: number;
  /** What it allows on later turns: Spiritual Weapon, Call Lightning. */
  again?: { time: 'action' | 'bonus-action'; steps: readonly Step[] };
  steps: readonly Step[];
};

/** What a creature does in response to another's deed; it has one reaction a round. */
export type Reaction = {
  key: string;
  name: string;
  costs: readonly { resource: string; amount: number }[];
  on: 'hit' | 'hit-by-melee' | 'hit-by-ranged' | 'leaves-reach' | 'spell' | 'ally-hit';
  does:
    | { is: 'ac'; plus: number; lasts: 'attack' | 'turn' }
    | { is: 'halve' }
    | { is: 'reduce'; by: Roll }
    | { is: 'deed'; key: string }
    /** `level` of its slot; `check` is its caster's spellcasting modifier, `dc` of its spells. */
    | { is: 'counterspell'; level: number; check: number; dc: number };
};
