import type { Edge } from '~/rules/dice/text/expression';
import { parseDice } from '~/rules/dice/text/parse';
import { rollDice } from '~/rules/dice/throw/roll';
import type { Random } from '~/rules/random';
import type { Deed } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { planAttack } from '../moves/attack';
import {
  type AttackWish,
  mannerOf,
  type PlannedAttack,
  type PlannedTarget,
  struckOf,
} from '../moves/plan';
import { damageOf } from '../moves/strike-damage';
import { type ThrownPart, throwDamage } from '../moves/thrown';
import type { OwnStrike } from '../sheet/own-strikes';

/** Most characters of a roll in words. */
export const LONGEST = 300;

/** Who rolls, and whether only the game master sees it. */
type RolledBy = { seat: string; secret: boolean; random: Random };

/** An attack of a character with its own numbers, against these targets by their ids. */
export type SeatAttack = { strike: OwnStrike; targets: readonly string[]; edge: Edge | null };

/**
 * Rolls a character's own attack: the game master is told what it does to each target and applies it, and the roll is
 * shown to the table. The words contain neither armor class nor what is hit, which players may not know.
 */
export function seatAttack(
  fight: Fight,
  one: Combatant,
  { strike, targets, edge }: SeatAttack,
  { seat, secret, random }: RolledBy,
): Deed[] | { problem: string } {
  const wish: AttackWish = {
    by: one.id,
    with: strike.name,
    manner: strike.manner,
    toHit: strike.attack.toHit,
    criticalFrom: strike.attack.criticalFrom,
    damage: damageOf(strike.hit.damage),
    targets: targets.map((who) => ({ who, edge })),
    near: strike.attack.reachFeet !== null || strike.attack.rangeFeet === null,
  };
  const plan = planAttack(fight, wish, random);
  if ('problem' in plan) return plan;
  const struck = plan.targets.map((target) => struckOf(plan, target));
  const shown = shownRolls(plan.targets, { ...wish, edge }, random);
  if ('problem' in shown) return shown;
  return [
    {
      do: 'suggest',
      seat,
      by: one.id,
      targets: plan.targets.map(({ who }) => who),
      amount: Math.min(9999, shown.most),
      type: strike.hit.damage[0]?.type ?? null,
      with: strike.name.slice(0, 80),
      rolled: { manner: mannerOf(plan), struck },
    },
    {
      do: 'roll',
      seat,
      by: one.id,
      what: strike.name.slice(0, 80),
      text: shown.told.join('; ').slice(0, LONGEST),
      total: plan.targets.length === 1 ? (plan.targets[0]?.attack?.total ?? null) : null,
      secret,
    },
  ];
}

/**
 * The rolls against these targets as the table sees them, and the most damage that they would deal to one of them; a
 * target may occur more than once.
 */
export function shownRolls(
  targets: readonly PlannedTarget[],
  wish: AttackWish & { edge: Edge | null },
  random: Random,
): { told: string[]; most: number } | { problem: string } {
  const told: string[] = [];
  const dealt = new Map<string, number>();
  for (const [at, target] of targets.entries()) {
    const shown = shownRoll(target, wish, random.fork(`shown ${at}`));
    if ('problem' in shown) return shown;
    told.push(shown.text);
    dealt.set(target.who, (dealt.get(target.who) ?? 0) + shown.damage);
  }
  return { told, most: Math.max(0, ...dealt.values()) };
}

/**
 * "18 to hit (13), 7 slashing (1d8 (4) + 3 = 7)", as the d20 alone decides it: whether it hits, and what the target's
 * state does to the roll, would tell its armor class and what is hidden. A miss has the damage that it would have dealt.
 */
function shownRoll(
  { attack, plain }: PlannedTarget,
  { damage, criticalFrom, edge }: AttackWish & { edge: Edge | null },
  random: Random,
): { text: string; damage: number } | { problem: string } {
  if (attack === null) return { text: '', damage: 0 };
  const kept = keptOf(attack);
  const isCrit = kept >= (criticalFrom ?? 20);
  const isAsShown = attack.result !== 'miss' && (attack.result === 'critical') === isCrit;
  const parts = isAsShown ? plain : throwDamage(damage, random, isCrit);
  if ('problem' in parts) return parts;
  const sums = shownDamage(parts);
  const dice = attack.edge === edge ? attack.dice : [kept];
  const toHit = `${attack.total} to hit (${dice.join(', ')})${isCrit ? ', critical' : ''}`;
  const dealt = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { text: [toHit, ...sums].join(', '), damage: dealt };
}

/** "7 slashing (1d8 (4) + 3 = 7)", for each part. */
export function shownDamage(parts: readonly ThrownPart[]): string[] {
  return parts.map(({ amount, type, text }) => `${amount} ${type ?? 'damage'} (${text})`);
}

/** The d20 that counts. */
function keptOf({ dice, edge }: PlannedAttack): number {
  return edge === 'disadvantage' ? Math.min(...dice) : Math.max(...dice);
}

/** Rolls typed dice for the table to see, or for the game master alone. */
export function seatRoll(
  one: Combatant | null,
  { dice, what }: { dice: string; what: string | null },
  { seat, secret, random }: Omit<RolledBy, 'seat'> & { seat: string | null },
): Deed[] | { problem: string } {
  const parsed = parseDice(dice);
  if (!parsed.ok) return { problem: parsed.problem };
  const { total, text } = rollDice(parsed.roll, random);
  const whole = Number.isFinite(total) ? Math.max(-9999, Math.min(99_999, Math.floor(total))) : 0;
  return [
    {
      do: 'roll',
      seat,
      by: one?.id ?? null,
      what: what ?? dice,
      text: text.slice(0, LONGEST),
      total: whole,
      secret,
    },
  ];
}
