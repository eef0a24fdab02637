import type { Random } from '~/rules/random';
import type { Combatant, Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { attackTerms } from './attacking';
import { UNTOUCHED } from './blast';
import { d20Total, throwD20 } from './d20';
import { foreseen } from './foresee';
import {
  type AttackWish,
  mannerOf,
  type Plan,
  type PlannedAttack,
  type PlannedTarget,
  tooMuch,
} from './plan';
import { plannedSave } from './saves-of';
import { type ThrownPart, throwDamage } from './thrown';

/**
 * Plans an attack on each target: the attack roll with the effects of both creatures' conditions, damage for hits
 * with doubled dice for critical hits, and the save that a hit requires (SRD 5.1, "Making an Attack"; SRD 5.2.1,
 * "Making an Attack").
 */
export function planAttack(
  fight: Fight,
  wish: AttackWish,
  random: Random,
): Plan | { problem: string } {
  const problem = tooMuch(wish);
  if (problem) return { problem };
  const targets: PlannedTarget[] = [];
  for (const aim of wish.targets) {
    const target = combatantOf(fight, aim.who);
    if (!target) continue;
    const attack = rolledAttack(fight, wish, target, aim, random);
    const hit = hitBy(fight, wish, target, attack, damageDice(random, targets.length));
    if ('problem' in hit) return hit;
    targets.push(hit);
  }
  if (targets.length === 0) return { problem: 'Choose who is attacked.' };
  return foreseen(fight, { kind: 'attack', wish, targets });
}

/**
 * A natural 20 hits and a natural 1 misses regardless of AC (SRD 5.1, "Rolling 1 or 20"; SRD 5.2.1, "Attack Rolls").
 * A lower roll in the attacker's critical range is critical only if it hits (Improved Critical, in both).
 */
export function rolledAttack(
  fight: Fight,
  wish: AttackWish,
  target: Combatant,
  aim: AttackWish['targets'][number],
  random: Random,
): PlannedAttack {
  const attacker = wish.by === null ? null : combatantOf(fight, wish.by);
  const { edition } = fight.settings;
  const terms = attackTerms(attacker, target, wish.near, edition, aim.edge ?? null);
  const { dice, kept } = throwD20(random, terms.edge);
  const total = d20Total(kept, wish.toHit - terms.penalty);
  const ac = target.sheet.ac + (aim.cover ?? 0);
  const critical = kept >= (wish.criticalFrom ?? 20);
  const hits = kept === 20 || (kept !== 1 && total >= ac);
  const result = !hits ? 'miss' : critical || terms.everyHitCritical ? 'critical' : 'hit';
  return { ...terms, dice, total, ac, result };
}

/**
 * The random stream for the damage of the target at this place, from the plan's seed only: an override by hand keeps
 * the dice shown, and a critical hit only adds dice.
 */
export function damageDice(random: Random, place: number): Random {
  return random.fork(`damage ${place}`);
}

/** What an attack with this result does to its target; damage that depends on a save is never doubled. */
export function hitBy(
  fight: Fight,
  wish: AttackWish,
  target: Combatant,
  attack: PlannedAttack,
  random: Random,
): PlannedTarget | { problem: string } {
  const before = { ...UNTOUCHED, who: target.id, attack };
  if (attack.result === 'miss') return before;
  const plain: ThrownPart[] = [];
  for (const [at, one] of wish.damage.entries()) {
    const thrown = throwDamage([one], random.fork(at), attack.result === 'critical');
    if ('problem' in thrown) return thrown;
    plain.push(...thrown);
  }
  const { onHit } = wish;
  if (!onHit) return { ...before, plain };
  const bySave = throwDamage(onHit.damage, random.fork('by save'));
  if ('problem' in bySave) return bySave;
  const manner = mannerOf({ kind: 'attack', wish });
  const threat = { manner, damage: onHit.damage, lasting: wish.lasting ?? [] };
  return {
    ...before,
    plain,
    bySave,
    save: plannedSave(fight, target, onHit.save, threat, {}, random.fork('save')),
  };
}
