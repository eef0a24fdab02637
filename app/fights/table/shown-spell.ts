import { ABILITY_NAMES } from '~/rules/ability';
import type { DamageType } from '~/rules/damage-types';
import type { Edge } from '~/rules/dice/text/expression';
import type { Random } from '~/rules/random';
import { d20Total, throwD20 } from '../moves/d20';
import type { AttackWish, BlastWish, Plan } from '../moves/plan';
import { wishOf } from '../moves/strike-wish';
import { type ThrownPart, throwDamage } from '../moves/thrown';
import { isBolts, type SpellStep } from '../sheet/spell-move';
import type { Strike } from '../sheet/strike';
import { shownDamage, shownRolls } from './seat-attack';

type Problem = { problem: string };
type Rolling = { random: Random; newId: () => string };

type Shown = { words: string[]; total: number | null; damage: number; type: DamageType | null };

/** How many times it strikes at once: Magic Missile’s darts, Scorching Ray’s rays. */
export function boltsOf(strike: Strike, step: SpellStep): number {
  return isBolts(strike, step) ? (step.count ?? 1) : 1;
}

/** The rolls as the table sees them: neither who is hit nor who saves. `damage` is the most for one target. */
export function shownPlan(
  plan: Plan,
  bolts: number,
  edge: Edge | null,
  random: Random,
): Shown | Problem {
  const type = plan.wish.damage[0]?.type ?? null;
  if (plan.kind === 'attack') {
    const shown = shownRolls(plan.targets, { ...plan.wish, edge }, random);
    if ('problem' in shown) return shown;
    const total = plan.targets.length === 1 ? (plan.targets[0]?.attack?.total ?? null) : null;
    return { words: shown.told, total, damage: shown.most, type };
  }
  const parts = plan.targets[0]?.bySave ?? [];
  const words = [...boltDamage(parts, bolts), ...saveWords(plan.wish)];
  // Bolts are divided from the first target on, who gets the most of them.
  const first = plan.targets[0]?.who;
  const most = bolts > 1 ? plan.targets.filter(({ who }) => who === first).length : 1;
  return { words, total: totalOf(parts, bolts), damage: totalOf(parts, most) ?? 0, type };
}

/** "5 × 3 force (1d4 (2) + 1 = 3)": all bolts of one roll. */
function boltDamage(parts: readonly ThrownPart[], bolts: number): string[] {
  return shownDamage(parts).map((words) => (bolts > 1 ? `${bolts} × ${words}` : words));
}

function totalOf(parts: readonly ThrownPart[], times: number): number | null {
  if (parts.length === 0) return null;
  return times * parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** The rolls of a spell without a target that the player sees. */
export function shownAlone(
  strike: Strike,
  bolts: number,
  edge: Edge | null,
  { random, newId }: Rolling,
): { text: string; total: number | null } | Problem {
  const { kind, of } = wishOf(strike, { maker: '', targets: [], newId });
  if (kind === 'attack') return attacksAlone(of, bolts, edge, random);
  const parts = throwDamage(of.damage, random);
  if ('problem' in parts) return parts;
  const text = [...boltDamage(parts, bolts), ...saveWords(of)].join('; ') || strike.name;
  return { text, total: totalOf(parts, bolts) };
}

/** Each bolt has its own attack roll; the total is that of a single one. */
function attacksAlone(
  { toHit, criticalFrom, damage }: AttackWish,
  bolts: number,
  edge: Edge | null,
  random: Random,
): { text: string; total: number | null } | Problem {
  const rolls: { text: string; total: number }[] = [];
  while (rolls.length < bolts) {
    const { dice, kept } = throwD20(random, edge);
    const parts = throwDamage(damage, random, kept >= (criticalFrom ?? 20));
    if ('problem' in parts) return parts;
    const total = d20Total(kept, toHit);
    const text = [`${total} to hit (${dice.join(', ')})`, ...shownDamage(parts)].join(', ');
    rolls.push({ text, total });
  }
  return {
    text: rolls.map(({ text }) => text).join('; '),
    total: rolls.length === 1 ? (rolls[0]?.total ?? null) : null,
  };
}

/** "Dexterity save DC 15, half on a success". */
function saveWords({ save }: BlastWish): string[] {
  if (save === null) return [];
  const half = save.onSuccess === 'half' ? ', half on a success' : '';
  return [`${ABILITY_NAMES[save.ability]} save DC ${save.dc}${half}`];
}
