import type { CompiledMark } from './effect-kinds';
import type { CompiledDeed, Kind } from './kind';

/** The states of a creature in a fight. */
export const STANDING = 0;
export const DYING = 1;
export const STABLE = 2;
export const DEAD = 3;
export const FLED = 4;
export const AWAY = 5;

/** The most marks on one creature at a time; more would mean a mistake in a record. */
const MOST_MARKS = 24;

/** A mark that lies on a creature. The slots are allocated once and reused. */
export type Held = {
  mark: CompiledMark | null;
  maker: Body | null;
  rounds: number;
  /** The mark was laid in the same turn at whose end it would end: skip that end. */
  skip: boolean;
};

/** One creature in a fight; created once, reset before each fight. Integers and bits only. */
export class Body {
  hitPoints = 0;
  maximum = 0;
  temporary = 0;
  state = STANDING;
  successes = 0;
  failures = 0;
  initiative = 0;
  /** The initiative count on which it acts: its first roll, however a tie was settled. */
  initiativeCount = 0;
  arrives = 1;
  conditions = 0;
  exhaustion = 0;
  acPlus = 0;
  attackAdvantage = 0;
  attackDisadvantage = 0;
  againstAdvantage = 0;
  againstDisadvantage = 0;
  saveAdvantage = 0;
  saveDisadvantage = 0;
  resist = 0;
  immune = 0;
  vulnerable = 0;
  helpless = false;
  noReactions = false;
  noHealing = false;
  oneAttack = false;
  rolledHelp = false;
  readonly held: Held[] = [];
  heldCount = 0;
  /** How many marks made by this creature lie on any creature. */
  made = 0;
  concentrating: CompiledDeed | null = null;
  reactionLeft = true;
  legendaryLeft = 0;
  resistancesLeft = 0;
  readonly resources: Int32Array;
  /** The marks of single creatures that this one is immune to for the rest of the fight; `safeCount` of them are set. */
  readonly safeFrom: { mark: number; maker: Body }[] = [];
  safeCount = 0;
  /** The rounds left of each lasting deed. */
  readonly kept: Int32Array;
  acted = false;
  surprised = false;
  /** The index of its last lair action; -1: none yet. */
  lastLair = -1;
  usedThisTurn = 0;
  /** The AC bonus of a reaction until its next turn: Shield. */
  shield = 0;
  /** How often it was attacked in this round. */
  aimedAt = 0;
  reckless = false;
  regenerationStopped = false;
  relentlessSpent = false;
  charmer: Body | null = null;
  grappler: Body | null = null;
  summoned = false;
  wasDown = false;
  dealt = 0;
  taken = 0;
  healed = 0;

  constructor(
    readonly at: number,
    readonly kind: Kind,
    readonly name: string,
    readonly comes: number,
  ) {
    this.resources = new Int32Array(kind.resources.length);
    this.kept = new Int32Array(kind.deeds.length);
    for (let slot = 0; slot < MOST_MARKS; slot += 1) {
      this.held.push({ mark: null, maker: null, rounds: 0, skip: false });
    }
  }
}

/** Resets a creature to its state at the start of a fight. */
export function resetBody(body: Body, hitPoints: number): void {
  const { kind } = body;
  body.hitPoints = hitPoints;
  body.maximum = hitPoints;
  body.temporary = kind.combatant.temporary ?? 0;
  body.state = body.comes > 1 || body.summoned ? AWAY : STANDING;
  body.arrives = body.comes;
  body.successes = 0;
  body.failures = 0;
  body.heldCount = 0;
  body.made = 0;
  body.concentrating = null;
  body.reactionLeft = true;
  body.legendaryLeft = kind.legendaryActions;
  body.resistancesLeft = kind.legendaryResistance;
  for (let at = 0; at < kind.resources.length; at += 1) {
    body.resources[at] = kind.resources[at]?.most ?? 0;
  }
  body.safeCount = 0;
  if (body.kept.length > 0) body.kept.fill(0);
  body.acted = false;
  body.surprised = false;
  body.lastLair = -1;
  body.usedThisTurn = 0;
  body.shield = 0;
  body.aimedAt = 0;
  body.reckless = false;
  body.regenerationStopped = false;
  body.relentlessSpent = false;
  body.charmer = null;
  body.grappler = null;
  body.wasDown = false;
  body.dealt = 0;
  body.taken = 0;
  body.healed = 0;
  clearHelp(body);
}

/** Clears everything that marks add up to. */
export function clearHelp(body: Body): void {
  body.conditions = 0;
  body.exhaustion = 0;
  body.acPlus = 0;
  body.attackAdvantage = 0;
  body.attackDisadvantage = 0;
  body.againstAdvantage = 0;
  body.againstDisadvantage = 0;
  body.saveAdvantage = 0;
  body.saveDisadvantage = 0;
  body.resist = 0;
  body.immune = 0;
  body.vulnerable = 0;
  body.helpless = false;
  body.noReactions = false;
  body.noHealing = false;
  body.oneAttack = false;
  body.rolledHelp = false;
}
