import { absorb, afterHealing, damagedAtZero, fallen } from '~/rules/hit-points';
import type { Combatant } from '../log/state';
import { maximumOf } from '../people/people';
import { lyingDown, outCold, type Since } from './marks';
import { inOwnShape } from './shapes';
import { type HarmRules, rulesOf, vitally } from './vitality';

/**
 * What matters besides the amount of damage: a critical hit counts as two failed death saves, and a melee attacker
 * may spare the target's life.
 */
export type Blow = { critical: boolean; knocksOut: boolean; since: Since };

/**
 * Applies damage to a combatant by the rules of hit points, with what only a fight knows: shapes, regeneration, being
 * spared, and lying prone. A shape with separate hit points ends at 0, and the excess damages the creature's own shape.
 */
export function wounded(
  combatant: Combatant,
  damage: number,
  blow: Blow,
  rules: HarmRules,
): Combatant {
  if (combatant.death.state === 'dead' || damage <= 0) return combatant;
  const { temporary, through } = absorb(combatant.temporary, damage);
  const left = temporary < combatant.temporary ? { ...combatant, temporary } : combatant;
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
 * ends (SRD 5.2.1, "Wild Shape": when incapacitated or dead). Some regeneration keeps a creature from dying.
 */
function felled(combatant: Combatant, excess: number, blow: Blow, rules: HarmRules): Combatant {
  const shaped = combatant.formerShape?.how === 'temporary';
  const own = shaped ? inOwnShape(combatant, rules.edition) : combatant;
  if (blow.knocksOut) return knockedOut(own, blow.since, rules);
  const outlives = own.sheet.regeneration?.keepsAlive === true;
  const by = { ...rulesOf(own, rules), ...(outlives ? OUTLIVES : {}) };
  const after = vitally(own, (before) => fallen(before, excess, by));
  return after.death.state === 'dying' ? lyingDown(after, blow.since) : after;
}

const OUTLIVES = { makesDeathSaves: true, massiveDamage: false };

/**
 * Spared by a melee attacker: unconscious and stable at 0 hit points (SRD 5.1, "Knocking a Creature Out"), or
 * unconscious at 1 hit point until it regains some (SRD 5.2.1, "Knocking Out a Creature").
 */
function knockedOut(fallen: Combatant, since: Since, rules: HarmRules): Combatant {
  if (rules.edition === '2024') return outCold({ ...fallen, hitPoints: 1 }, since);
  const death = { state: 'stable' as const, successes: 0, failures: 0 };
  return lyingDown({ ...fallen, hitPoints: 0, death }, since);
}

/** Damage at 0 hit points; only a missed regeneration kills a creature whose regeneration keeps it alive. */
function woundedAtZero(down: Combatant, damage: number, blow: Blow, rules: HarmRules): Combatant {
  if (down.sheet.regeneration?.keepsAlive) {
    return rules.belowZero ? { ...down, hitPoints: down.hitPoints - damage } : down;
  }
  return vitally(down, (before) =>
    damagedAtZero(before, damage, blow.critical, rulesOf(down, rules)),
  );
}

/** Restores hit points of a combatant, up to its present maximum. */
export function mended(combatant: Combatant, amount: number, rules: HarmRules): Combatant {
  return vitally(combatant, (before) =>
    afterHealing(before, amount, maximumOf(combatant, rules.edition)),
  );
}
