import type { Random } from '~/rules/random';
import type { Struck } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { damageDice, hitBy, rolledAttack } from './attack';
import { foreseen } from './foresee';
import type { Plan, PlannedSave, PlannedTarget } from './plan';
import { savedOn, toldSave } from './saving';

/** A user's change for one target before the plan is applied. */
export type PlanChange =
  | { what: 'reroll-attack' }
  | { what: 'attack'; result: 'hit' | 'miss' | 'critical' }
  | { what: 'reroll-save' }
  | { what: 'save'; told: number | 'success' | 'failure' }
  | { what: 'share'; share: Struck['share'] | null }
  | { what: 'legendary'; used: boolean }
  | { what: 'leave-out' };

/**
 * The plan with one target changed, by its place in the plan; the results are computed again for all. `random` is a
 * stream of the plan's own seed, so that an overridden attack keeps the dice shown.
 */
export function changedPlan(
  fight: Fight,
  plan: Plan,
  place: number,
  change: PlanChange,
  random: Random,
): Plan | { problem: string } {
  const target = plan.targets[place];
  const combatant = target ? combatantOf(fight, target.who) : null;
  if (!target || !combatant) return { problem: 'That target is no longer in this review.' };
  if (change.what === 'leave-out') {
    const left = plan.targets.filter((_, index) => index !== place);
    if (left.length === 0) return { problem: 'Keep at least one target.' };
    return foreseen(fight, { ...plan, targets: left });
  }
  const dice = change.what === 'attack' ? damageDice(random, place) : random;
  const after = changedTarget(fight, plan, target, combatant, change, dice);
  if ('problem' in after) return after;
  const targets = plan.targets.map((one, index) => (index === place ? after : one));
  return foreseen(fight, { ...plan, targets });
}

function changedTarget(
  fight: Fight,
  plan: Plan,
  target: PlannedTarget,
  combatant: Combatant,
  change: Exclude<PlanChange, { what: 'leave-out' }>,
  random: Random,
): PlannedTarget | { problem: string } {
  const { save, attack } = target;
  const withSave = (changed: (before: PlannedSave) => PlannedSave['roll']) =>
    save
      ? { ...target, save: { ...save, roll: changed(save) } }
      : { problem: 'No save is rolled here.' };
  switch (change.what) {
    case 'reroll-attack': {
      if (plan.kind !== 'attack') return { problem: 'No attack is rolled here.' };
      const aim = plan.wish.targets.find(({ who }) => who === target.who) ?? { who: target.who };
      const rolled = rolledAttack(fight, plan.wish, combatant, aim, random);
      return hitBy(fight, plan.wish, combatant, rolled, random);
    }
    case 'attack': {
      if (plan.kind !== 'attack' || !attack) return { problem: 'No attack is rolled here.' };
      return hitBy(fight, plan.wish, combatant, { ...attack, result: change.result }, random);
    }
    case 'reroll-save':
      return withSave((one) => savedOn(one, one.roll.ability, one.roll.dc, random));
    case 'save':
      if (typeof change.told === 'number' && !Number.isFinite(change.told)) {
        return { problem: 'Enter the number rolled.' };
      }
      return withSave(({ roll }) => toldSave(roll.ability, roll.dc, change.told));
    case 'share':
      return { ...target, shareByHand: change.share };
    case 'legendary':
      if (change.used && target.resistancesOffered === 0 && !save?.roll.legendary) {
        return { problem: `${combatant.name} has no legendary resistance left for this.` };
      }
      return withSave(({ roll }) => ({ ...roll, legendary: change.used && !roll.succeeded }));
  }
}
