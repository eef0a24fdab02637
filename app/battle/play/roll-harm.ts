import type { Body } from '../arena/body';
import type { CompiledDamage } from '../arena/effect-kinds';
import type { Field } from '../arena/field';
import { regain } from './heal';
import { holds, type Roll20 } from './when';

/** How the damage of a hit or effect is rolled. */
export type Blow = {
  manner: number;
  melee: boolean;
  weapon: boolean;
  /** Half of the total, rounded down: a successful save. */
  half: boolean;
  /** What a reaction subtracts. */
  less: number;
  halved: boolean;
  /** The dice were thrown once for all targets of an area: see `THROWN_ONCE`. */
  shared: boolean;
};

export const PLAIN_BLOW: Blow = {
  manner: 3,
  melee: false,
  weapon: false,
  half: false,
  less: 0,
  halved: false,
  shared: false,
};

/** The dice sums that all targets of an area share, part by part. */
const THROWN_ONCE = new Int32Array(8);

/** Throws an area's damage once for all its targets (SRD 5.1, "Damage Rolls"). */
export function throwOnce(field: Field, parts: readonly CompiledDamage[]): void {
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as CompiledDamage;
    THROWN_ONCE[at] = field.dice.sum(part.count, part.sides);
  }
}

/** The damage types of the last roll, needed by regeneration, fortitude and shields. */
let typesDealt = 0;

/**
 * Rolls the parts of some damage and applies the target's defences: immunity counts as nothing, resistance halves each
 * type rounding down, vulnerability then doubles it (SRD 5.1, "Damage Resistance and Vulnerability"). A critical hit
 * rolls all dice twice.
 */
export function rolledHarm(
  field: Field,
  parts: readonly CompiledDamage[],
  maker: Body,
  target: Body,
  roll: Roll20,
  blow: Blow,
): number {
  const { dice } = field;
  const { kind } = target;
  const { manner } = blow;
  typesDealt = 0;
  let total = 0;
  let first = true;
  let healed = 0;
  const resist = (kind.resist[manner] as number) | target.resist;
  const immune = (kind.immune[manner] as number) | target.immune;
  const vulnerable = (kind.vulnerable[manner] as number) | target.vulnerable;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as CompiledDamage;
    if (part.when !== null && !holds(field, part.when, maker, target, roll)) continue;
    let count = part.count;
    if (roll.critical) count += count;
    if (first && roll.critical && blow.melee && blow.weapon) count += maker.kind.criticalDice;
    let amount = part.bonus;
    if (blow.shared) amount += THROWN_ONCE[at] as number;
    else if (count > 0) {
      amount +=
        first && blow.melee && blow.weapon && maker.kind.greatWeapon
          ? dice.sumAgain(count, part.sides)
          : dice.sum(count, part.sides);
    }
    if (first && blow.weapon && maker.rolledHelp) amount += damageHelp(field, maker);
    first = false;
    if (amount < 0) amount = 0;
    if (blow.half) amount >>= 1;
    const { type } = part;
    if (type !== 0) {
      if ((kind.absorb & type) !== 0) {
        healed += amount;
        continue;
      }
      if ((immune & type) !== 0) continue;
      if ((resist & type) !== 0) amount >>= 1;
      if ((vulnerable & type) !== 0) amount += amount;
    }
    if (amount > 0) typesDealt |= type;
    total += amount;
  }
  if (blow.halved) total >>= 1;
  total = Math.max(0, total - blow.less);
  if (healed > 0) regain(field, target, healed, target);
  return total;
}

function damageHelp(field: Field, maker: Body): number {
  let sum = 0;
  for (let at = 0; at < maker.heldCount; at += 1) {
    const mark = maker.held[at]?.mark;
    if (mark) sum += mark.damageBonus + field.dice.sum(mark.damageCount, mark.damageSides);
  }
  return sum;
}

/** The damage types of the last damage roll. */
export function lastTypes(): number {
  return typesDealt;
}
