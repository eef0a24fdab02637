import type { Ability } from '~/rules/ability';
import type { Condition } from '~/rules/conditions';
import type { DamageType } from '~/rules/damage-types';
import type { BodySize, Manner } from './body-words';

/** Dice and what is added: { count: 2, sides: 6, bonus: 4 } is 2d6 + 4; count 0 is the bonus alone. */
export type Roll = { count: number; sides: number; bonus: number };

/** What must hold besides, all of it at once. */
export type When = {
  oncePerTurn?: boolean;
  /** The attack roll has advantage. */
  advantage?: boolean;
  /** Advantage, or an able comrade by the target while the roll has no disadvantage: Sneak Attack. */
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

/** One thing that is better or worse for as long as a mark lasts. */
export type Modifier =
  | { what: 'ac'; plus: number }
  | { what: 'attack-rolls' | 'damage-rolls'; plus: Roll }
  | { what: 'saves'; plus: Roll; abilities?: readonly Ability[] }
  | { what: 'attack-rolls' | 'attacks-against'; how: 'advantage' | 'disadvantage' }
  | { what: 'saves'; how: 'advantage' | 'disadvantage'; abilities?: readonly Ability[] }
  | { what: 'resist' | 'immune' | 'vulnerable'; types: readonly DamageType[] | 'all' }
  | { what: 'extra-action' | 'no-actions' | 'no-reactions' | 'no-healing' | 'one-attack' };

/** What ends a mark; of several the first that happens. */
export type Ends = {
  /** So many rounds, counted at the start of its maker's turns; 10 are a minute. */
  rounds?: number;
  /** At this moment of the next turn of the one named. */
  turn?: { of: 'maker' | 'bearer'; moment: 'start' | 'end' };
  /** A save again: at the start or the end of its bearer's turns, when it takes damage, or in the place of its action. */
  save?: { ability: Ability; dc: number; when: 'turn-start' | 'turn-end' | 'damage' | 'action' };
  /** The bearer's action and a check (Strength or Dexterity, the better) against this. */
  escape?: number;
  onDamage?: boolean;
  /** It holds only while its maker concentrates. */
  concentration?: boolean;
  /** It ends when its maker is down: a grapple. */
  makerDown?: boolean;
  /** Standing up ends it, at the start of its bearer's turn: prone. */
  standsUp?: boolean;
  /** Somebody's next attack roll or attack against uses it up: Guiding Bolt, Help. */
  used?: boolean;
};

/** What stays on somebody. */
export type Mark = {
  name: string;
  conditions: readonly Condition[];
  exhaustion?: number;
  modifiers: readonly Modifier[];
  ongoing?: {
    damage: readonly Damage[];
    at: 'bearer-start' | 'bearer-end' | 'maker-start';
    /** The save against each of them, for half or none. */
    save?: { ability: Ability; dc: number; success: 'none' | 'half' };
  };
  /** Healing at the start of each of the bearer's turns. */
  renews?: { hitPoints: number; temporary?: boolean };
  ends: Ends;
  /** Who came free of it cannot be brought under it again in this fight: Frightful Presence. */
  immuneAfter?: boolean;
  when?: When;
};

/** What comes of a hit, a failed save, a fall. Damage first, then the rest. */
export type Outcome = {
  damage?: readonly Damage[];
  marks?: readonly Mark[];
  saves?: readonly ForcedSave[];
  /** Hit points that the maker regains: a share of the damage dealt in percent. */
  drainsTo?: number;
  /** The target's maximum goes down by this share of the damage dealt in percent. */
  lowersMaximum?: number;
  /** The target dies, or drops to 0. */
  fells?: 'dies' | 'zero';
  when?: When;
};

/** A saving throw that somebody has to make. */
export type ForcedSave = {
  ability: Ability;
  dc: number;
  /** A spell or another magical effect: magic resistance helps. */
  magic: boolean;
  /** Its damage on a success; all else falls away. */
  success: 'none' | 'half';
  fail: Outcome;
  /** Whatever the save was. */
  always?: Outcome;
  when?: When;
};

/** How an area lies: how many it holds follows from shape, size and how bunched a side stands. */
export type AreaOf = {
  shape: 'cone' | 'cube' | 'cylinder' | 'emanation' | 'line' | 'sphere';
  feet: number;
};

/** Whom a step is for. `area` takes the place of `count`. */
export type Aim = {
  who: 'foe' | 'self' | 'ally' | 'self-and-allies';
  count: number;
  area?: AreaOf;
  types?: readonly string[];
  notTypes?: readonly string[];
  /** All at one (a beam), or each at another. */
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
  /** In the place of the creature's own: a critical hit on this or higher. */
  criticalOn?: number;
  hit: Outcome;
  miss?: Outcome;
};
export type SaveStep = { does: 'save'; name: string; aim: Aim; save: ForcedSave };
/** What happens without a roll: Magic Missile. */
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
  /** The fallen may be brought back by it. */
  raises: boolean;
};
export type MarkStep = { does: 'mark'; name: string; aim: Aim; mark: Mark };
/** `creature`: the key of one that its maker calls. */
export type SummonStep = { does: 'summon'; name: string; creature: string; count: Roll };
/** Other deeds of the same creature, by key: Multiattack, a legendary "makes one Tail attack". */
export type PerformStep = { does: 'perform'; anyOf: readonly string[]; times: number };

export type Step =
  | AttackStep
  | SaveStep
  | HarmStep
  | HealStep
  | MarkStep
  | SummonStep
  | PerformStep;

/** What sets off a deed that is no action of its maker's turn. */
export const DEED_TIMES = [
  'action',
  'bonus-action',
  /** In each of its turns besides all else, when it has what it costs: Action Surge, Rage without its action. */
  'free',
  'legendary',
  /** On initiative count 20. */
  'lair',
  'own-turn-start',
  'own-turn-end',
  /** Of each foe that begins or ends its turn close by. */
  'foe-turn-start',
  'foe-turn-end',
  /** When it dies. */
  'dies',
  /** Each time that somebody hits it hand to hand. */
  'touched',
  /** Only as part of another deed. */
  'part',
] as const;
export type DeedTime = (typeof DEED_TIMES)[number];

/** One thing that a creature can do. Steps happen in their order. */
export type Deed = {
  key: string;
  name: string;
  time: DeedTime;
  /** What it spends: resources of its maker, by key. */
  costs: readonly { resource: string; amount: number }[];
  /** Legendary actions that it takes. */
  legendaryCost?: number;
  concentration?: boolean;
  /** A spell of at least level 1 with a casting time: in 2014 a bonus-action spell leaves only a cantrip for the action. */
  spellLevel?: number;
  /** It may be used again on later turns for this: Spiritual Weapon, Call Lightning. */
  again?: { time: 'action' | 'bonus-action'; steps: readonly Step[] };
  steps: readonly Step[];
};

/** What a creature does when somebody else's deed gives it the moment; it has one reaction a round. */
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
