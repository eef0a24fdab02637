import type { Combatant, FightSettings } from '../log/state';
import { maximumOf } from '../people/people';
import { lyingDown, outCold, type Since } from './marks';
import { inOwnShape } from './shapes';

/** How a blow lands beside its number: a critical hit counts twice on the dying, and a melee attacker may spare a life. */
export type Blow = { critical: boolean; knocksOut: boolean; since: Since };

type Rules = Pick<FightSettings, 'edition' | 'belowZero' | 'massiveDamage'>;

/**
 * Somebody after damage that counts (SRD 5.1, "Damage and Healing"; SRD 5.2.1, "Damage and Healing"): temporary hit points go
 * first, then hit points; a shape with hit points of its own gives way at 0, and what is left over reaches the creature in it.
 */
export function wounded(combatant: Combatant, damage: number, blow: Blow, rules: Rules): Combatant {
  if (combatant.death.state === 'dead' || damage <= 0) return combatant;
  const absorbed = Math.min(combatant.temporary, damage);
  const through = damage - absorbed;
  const left =
    absorbed > 0 ? { ...combatant, temporary: combatant.temporary - absorbed } : combatant;
  // Those at 0 fail no death save by what temporary hit points take for them ("Temporary Hit Points").
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
 * Somebody whose hit points have just come to 0, with so much damage to spare. A shape whose hit points were temporary ends
 * with that (SRD 5.2.1, "Wild Shape": when incapacitated or dead).
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
 * Spared by a melee attacker: unconscious and stable at 0 hit points (SRD 5.1, "Knocking a Creature Out"), or at 1 hit point
 * and unconscious until it regains some (SRD 5.2.1, "Knocking Out a Creature").
 */
function knockedOut(fallen: Combatant, since: Since, rules: Rules): Combatant {
  if (rules.edition === '2024') return outCold({ ...fallen, hitPoints: 1 }, since);
  const death = { state: 'stable' as const, successes: 0, failures: 0 };
  return lyingDown({ ...fallen, hitPoints: 0, death }, since);
}

/**
 * Damage to somebody at 0 hit points: a failed death save, two from a critical hit, death from as much as its maximum; the
 * stable are dying again (SRD 5.1, "Damage at 0 Hit Points"; SRD 5.2.1, "Death Saving Throws"). Those who make no death
 * saves die of it, unless only a missed regeneration kills them.
 */
function woundedAtZero(down: Combatant, damage: number, blow: Blow, rules: Rules): Combatant {
  const hitPoints = rules.belowZero ? down.hitPoints - damage : down.hitPoints;
  const left = { ...down, hitPoints };
  if (down.sheet.regeneration?.keepsAlive) return left;
  if (!down.sheet.deathSaves) return dead(left);
  if (rules.massiveDamage && damage >= maximumOf(down, rules.edition)) return dead(left);
  return failed(left, blow.critical ? 2 : 1);
}

/** A dying one after so many failed death saves more; the third is death (SRD 5.1 and 5.2.1, "Death Saving Throws"). */
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
 * Somebody after regaining hit points: never above the maximum, and up again from 0 with the death saves forgotten (SRD 5.1 and
 * 5.2.1, "Healing"). Where the table counts below 0, up only above it. The dead regain nothing.
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
