import type { Random } from '~/rules/random';
import type { Fight } from '../log/state';
import { combatantOf } from '../people/people';
import { foreseen } from './foresee';
import { type BlastWish, mannerOf, type Plan, type PlannedTarget, tooMuch } from './plan';
import { plannedSave } from './saves-of';
import { throwDamage } from './thrown';

/** A target before anything is planned for it. */
export const UNTOUCHED: Omit<PlannedTarget, 'who'> = {
  attack: null,
  save: null,
  plain: [],
  bySave: [],
  shareByHand: null,
  lasting: [],
  immuneTo: [],
  resistancesOffered: 0,
  damage: 0,
  parts: [],
  becomes: 'up',
};

/**
 * Plans an area effect such as a fireball: damage is rolled once for all (SRD 5.1, "Damage Rolls"; SRD 5.2.1, "Saving
 * Throws and Damage"), each target's save is rolled, and the plan shows the result before it is applied.
 */
export function planBlast(
  fight: Fight,
  wish: BlastWish,
  random: Random,
): Plan | { problem: string } {
  const problem = tooMuch(wish);
  if (problem) return { problem };
  const thrown = throwDamage(wish.damage, random);
  if ('problem' in thrown) return thrown;
  const manner = mannerOf({ kind: 'blast', wish });
  const threat = { manner, damage: wish.damage, lasting: wish.lasting ?? [] };
  const targets = wish.targets.flatMap(({ who, bonus, edge }): PlannedTarget[] => {
    const target = combatantOf(fight, who);
    if (!target) return [];
    const { save } = wish;
    const planned = save && plannedSave(fight, target, save, threat, { bonus, edge }, random);
    return [{ ...UNTOUCHED, who, save: planned, bySave: thrown }];
  });
  if (targets.length === 0) return { problem: 'Choose who is in the area.' };
  return foreseen(fight, { kind: 'blast', wish, targets });
}
