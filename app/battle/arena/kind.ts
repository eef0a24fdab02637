import type { Line } from '../sheet/body-words';
import type { Combatant } from '../sheet/combatant';
import type { DeedTime } from '../sheet/deed';
import type { Tactics } from '../sheet/tactics';
import type {
  CompiledAim,
  CompiledMark,
  CompiledOutcome,
  CompiledSave,
  CompiledWhen,
} from './effect-kinds';

/*
 * Creatures and deeds as the fight loop reads them: integers, bits and fixed shapes, made once before the first fight.
 * They never change while fights run.
 */

export type CompiledStep =
  | {
      does: 'attack';
      name: string;
      times: number;
      toHit: number;
      melee: boolean;
      ranged: boolean;
      spell: boolean;
      /** The index of the manner: plain, silvered, adamantine, magical. */
      manner: number;
      advantage: CompiledWhen | null;
      alwaysAdvantage: boolean;
      disadvantage: boolean;
      criticalOn: number;
      hit: CompiledOutcome;
      miss: CompiledOutcome | null;
    }
  | { does: 'save'; name: string; aim: CompiledAim; save: CompiledSave }
  | { does: 'harm'; name: string; times: number; outcome: CompiledOutcome }
  | {
      does: 'heal';
      name: string;
      aim: CompiledAim;
      count: number;
      sides: number;
      bonus: number;
      temporary: boolean;
      raises: boolean;
    }
  | { does: 'mark'; name: string; aim: CompiledAim; mark: CompiledMark }
  | { does: 'summon'; name: string; kind: number; count: number; sides: number; bonus: number }
  | { does: 'perform'; options: readonly CompiledDeed[]; times: number };
export type AttackOf = Extract<CompiledStep, { does: 'attack' }>;

export type CompiledDeed = {
  /** Its index among the deeds of its kind. */
  at: number;
  key: string;
  name: string;
  time: DeedTime;
  costAt: readonly number[];
  costOf: readonly number[];
  /** It spends something that only a rest restores. */
  dear: boolean;
  legendaryCost: number;
  concentration: boolean;
  spellLevel: number;
  /** The deed that this one enables on later turns; null for none. */
  again: CompiledDeed | null;
  /** The deed that must have been done before. */
  needs: CompiledDeed | null;
  steps: CompiledStep[];
  attacks: boolean;
  heals: boolean;
  /**
   * Expected damage to one creature of each kind of foe, in sixteenths of a hit point: `single` of its attacks on one
   * target, `each` to each target of an area.
   */
  single: Int32Array;
  each: Int32Array;
  /** Its other value in the same unit: help for its own side, summoned creatures. */
  aid: number;
};

export type CompiledReaction = {
  name: string;
  key: string;
  costAt: readonly number[];
  costOf: readonly number[];
  on: 'hit' | 'hit-by-melee' | 'hit-by-ranged' | 'leaves-reach' | 'spell' | 'ally-hit';
  is: 'ac' | 'halve' | 'reduce' | 'deed' | 'counterspell';
  plus: number;
  lasts: boolean;
  count: number;
  sides: number;
  bonus: number;
  deed: CompiledDeed | null;
  level: number;
  check: number;
  dc: number;
};

/** The numbers of one placed creature, shared by all its bodies. */
export type Kind = {
  at: number;
  side: 0 | 1;
  /** Its index among the placed creatures of its side; summoned kinds come after them. */
  placed: number;
  combatant: Combatant;
  name: string;
  tactics: Tactics;
  line: Line;
  character: boolean;
  savesAtZero: boolean;
  typeBit: number;
  sizeAt: number;
  ac: number;
  initiative: number;
  initiativeAdvantage: boolean;
  saves: Int32Array;
  checks: Int32Array;
  /** By manner, damage bits: what it resists, is immune to and is vulnerable to; `absorb` is what heals it. */
  resist: Int32Array;
  immune: Int32Array;
  vulnerable: Int32Array;
  absorb: number;
  conditionImmune: number;
  resources: readonly { name: string; most: number; rechargeOn: number; back: string }[];
  recharges: readonly number[];
  renewedEachTurn: readonly number[];
  deeds: readonly CompiledDeed[];
  actions: readonly CompiledDeed[];
  bonus: readonly CompiledDeed[];
  free: readonly CompiledDeed[];
  legendary: readonly CompiledDeed[];
  lair: readonly CompiledDeed[];
  ownStart: readonly CompiledDeed[];
  ownEnd: readonly CompiledDeed[];
  foeStart: readonly CompiledDeed[];
  foeEnd: readonly CompiledDeed[];
  dies: readonly CompiledDeed[];
  touched: readonly CompiledDeed[];
  /** Its best single melee attack, for opportunity attacks. */
  opportunity: AttackOf | null;
  opportunityDeed: CompiledDeed | null;
  reactions: readonly CompiledReaction[];
  healer: boolean;
  /** Its damage per turn to an average foe, in sixteenths of a hit point. */
  threat: number;
  packTactics: boolean;
  magicResistance: boolean;
  legendaryResistance: number;
  legendaryActions: number;
  regeneration: number;
  regenerationStoppedBy: number;
  regenerationKeepsAlive: boolean;
  undeadFortitude: boolean;
  relentless: number;
  evasion: boolean;
  saveAdvantageAgainst: number;
  saveAdvantage: number;
  saveAdvantageAgainstMagic: number;
  saveAura: number;
  bloodFrenzy: boolean;
  reckless: boolean;
  flyby: boolean;
  criticalOn: number;
  criticalDice: number;
  lucky: boolean;
  greatWeapon: boolean;
  noCriticals: boolean;
  concentrationAdvantage: boolean;
  alert: boolean;
};

/** Whether a creature has advantage on this save against spells and other magic. */
export function holdsAgainstMagic(kind: Kind, ability: number): boolean {
  return kind.magicResistance || (kind.saveAdvantageAgainstMagic & (1 << ability)) !== 0;
}
