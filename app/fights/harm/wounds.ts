import type { Combatant, FightSettings } from '../log/state';
import { maximumOf } from '../people/people';
import { lyingDown, outCold, type Since } from './marks';
import { inOwnShape } from './shapes';

/**
 * What matters besides the amount of damage: a critical hit counts as two failed death saves, and a melee attacker
 * may spare the target's life.
 */
export type Blow = { critical: boolean; knocksOut: boolean; since: Since };

type Rules = Pick<FightSettings, 'edition' | 'belowZero' | 'massiveDamage'>;

/**
 * Applies damage to a combatant (SRD 5.1, "Damage and Healing"; SRD 5.2.1, "Damage and Healing"): temporary hit
 * points go first, then hit points. A shape with separate hit points ends at 0, and the excess damages the creature's
 * own shape.
 */
export function wounded(combatant: Combatant, damage: number, blow: Blow, rules: Rules): Combatant {
  if (combatant.death.state === 'dead' || damage <= 0) return combatant;
  const absorbed = Math.min(combatant.temporary, damage);
  const through = damage - absorbed;
  const left =
    absorbed > 0 ? { ...combatant, temporary: combatant.temporary - absorbed } : combatant;
  // At 0 hit points, damage absorbed by temporary hit points causes no failed death save ("Temporary Hit Points").
  if (through === 0) return left;
  if (left.death.state !== 'up') return woundedAtZero(left, through, blow, rules);
  const hitPoints = left.hitPoints - through;
  if (hitPoints > 0) return { ...left, hitPoints };
  if (left.formerShape?.how === 'apart') {
    // SRD 5.1, "Wild Shape" and "Polymorph": excess damage carries over to the normal form.
    return wounded(inOwnShape(left, rules.edition), -hitPoints, blow, rules);
  }
  const remaining = rules.belowZero ? hitPoints : 0;
  return felled({ ...left, hitPoints: remaining }, -hitPoints, blow, rules);
}

/**
 * Handles a combatant that just reached 0 hit points with `excess` damage left. A shape with temporary hit points
 * ends (SRD 5.2.1, "Wild Shape": when incapacitated or dead).
 */
function felled(combatant: Combatant, excess: number, blow: Blow, rules: Rules): Combatant {
  const shaped = combatant.formerShape?.how === 'temporary';
  const fallen = shaped ? inOwnShape(combatant, rules.edition) : combatant;
  if (blow.knocksOut) return knockedOut(fallen, blow.since, rules);
  const outlives = fallen.sheet.regeneration?.keepsAlive === true;
  const outright = rules.massiveDamage && excess >= maximumOf(fallen, rules.edition);
  if (outlives) return dying(fallen, blow.since);
  return fallen.sheet.deathSaves && !outright ? dying(fallen, blow.since) : dead(fallen);
}

/**
 * Spared by a melee attacker: unconscious and stable at 0 hit points (SRD 5.1, "Knocking a Creature Out"), or
 * unconscious at 1 hit point until it regains some (SRD 5.2.1, "Knocking Out a Creature").
 */
function knockedOut(fallen: Combatant, since: Since, rules: Rules): Combatant {
  if (rules.edition === '2024') return outCold({ ...fallen, hitPoints: 1 }, since);
  const death = { state: 'stable' as const, successes: 0, failures: 0 };
  return lyingDown({ ...fallen, hitPoints: 0, death }, since);
}

/**
 * Damage at 0 hit points: one failed death save, two for a critical hit, death if the damage reaches its maximum; a
 * stable creature is dying again (SRD 5.1, "Damage at 0 Hit Points"; SRD 5.2.1, "Death Saving Throws"). A creature
 * without death saves dies, unless only a missed regeneration kills it.
 */
function woundedAtZero(down: Combatant, damage: number, blow: Blow, rules: Rules): Combatant {
  const hitPoints = rules.belowZero ? down.hitPoints - damage : down.hitPoints;
  const left = { ...down, hitPoints };
  if (down.sheet.regeneration?.keepsAlive) return left;
  if (!down.sheet.deathSaves) return dead(left);
  if (rules.massiveDamage && damage >= maximumOf(down, rules.edition)) return dead(left);
  return failed(left, blow.critical ? 2 : 1);
}

/** Adds failed death saves; the third is death (SRD 5.1 and 5.2.1, "Death Saving Throws"). */
export function failed(down: Combatant, times: number): Combatant {
  const failures = Math.min(3, down.death.failures + times);
  const death = {
    ...down.death,
    state: failures >= 3 ? ('dead' as const) : ('dying' as const),
    failures,
  };
  return { ...down, temporary: death.state === 'dead' ? 0 : down.temporary, death };
}

function dying(combatant: Combatant, since: Since): Combatant {
  const death = { state: 'dying' as const, successes: 0, failures: 0 };
  return lyingDown({ ...combatant, death }, since);
}

function dead(combatant: Combatant): Combatant {
  return { ...combatant, temporary: 0, death: { ...combatant.death, state: 'dead' } };
}

/**
 * Restores hit points: never above the maximum; above 0 the combatant is up again and its death saves are reset (SRD
 * 5.1 and 5.2.1, "Healing"). With `belowZero` it is up only once above 0. The dead regain nothing.
 */
export function mended(combatant: Combatant, amount: number, rules: Rules): Combatant {
  if (combatant.death.state === 'dead' || amount <= 0) return combatant;
  const most = maximumOf(combatant, rules.edition);
  const hitPoints = Math.max(combatant.hitPoints, Math.min(most, combatant.hitPoints + amount));
  if (hitPoints === combatant.hitPoints) return combatant;
  const wakes = combatant.death.state !== 'up' && hitPoints > 0;
  const death = wakes ? { state: 'up' as const, successes: 0, failures: 0 } : combatant.death;
  return { ...combatant, hitPoints, death };
}
