import type { Body } from '../arena/body';
import type { Dice } from '../arena/dice';
import type { Carried } from '../arena/field';

export type Rest = 'none' | 'short' | 'long';

/**
 * Applies a rest to the living. Short: spends hit dice, each with the Constitution modifier, as long as one is unlikely
 * to be wasted, and restores what a short rest restores. Long: restores all hit points, all resources except those that
 * can be used only once ever, and hit dice: half of them in 2014, all in 2024 (SRD 5.1 and 5.2.1, "Resting").
 */
export function restBetween(
  rest: Rest,
  bodies: readonly Body[],
  carried: Carried,
  { dice, modern }: { dice: Dice; modern: boolean },
): void {
  if (rest === 'none') return;
  for (const body of bodies) {
    const { at, kind } = body;
    if (carried.dead[at] === 1) continue;
    const { hitDice, abilities, hitPoints } = kind.combatant;
    const most = hitPoints.average;
    const all = hitDice?.count ?? 0;
    if (rest === 'long') {
      carried.hitPoints[at] = most;
      const back = modern ? all : Math.max(1, all >> 1);
      carried.hitDice[at] = Math.min(all, (carried.hitDice[at] ?? 0) + back);
    } else if (hitDice !== undefined)
      spendHitDice(body, carried, hitDice.sides, {
        dice,
        least: modern ? 1 : 0,
        con: abilities.con,
      });
    kind.resources.forEach((resource, index) => {
      const own = carried.resources[at];
      if (own === undefined) return;
      const restored = rest === 'long' ? resource.back !== 'never' : resource.back === 'short-rest';
      if (restored || resource.rechargeOn > 0) own[index] = resource.most;
    });
  }
}

function spendHitDice(
  body: Body,
  carried: Carried,
  sides: number,
  { dice, least, con }: { dice: Dice; least: number; con: number },
): void {
  const { at } = body;
  const most = body.kind.combatant.hitPoints.average;
  const mean = Math.max(1, Math.floor((sides + 1) / 2) + con);
  // A creature at 0 hit points first wakes with 1 (SRD 5.1, "Stabilizing a Creature").
  let left = Math.max(1, carried.hitPoints[at] ?? 0);
  while ((carried.hitDice[at] ?? 0) > 0 && most - left >= mean) {
    carried.hitDice[at] = (carried.hitDice[at] ?? 0) - 1;
    left = Math.min(most, left + Math.max(least, dice.die(sides) + con));
  }
  carried.hitPoints[at] = left;
}
