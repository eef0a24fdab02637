import { type Body, STANDING } from '../arena/body';
import type { CompiledWhen } from '../arena/effect-kinds';
import type { Field } from '../arena/field';

/** The state of the d20 roll that led to an effect. */
export type Roll20 = { advantage: boolean; disadvantage: boolean; critical: boolean };

export const NO_ROLL: Roll20 = { advantage: false, disadvantage: false, critical: false };

/** Whether an able ally of the attacker is next to a target. */
export function hasAllyNear(field: Field, maker: Body): boolean {
  for (const other of field.sides[maker.kind.side]) {
    if (
      other !== maker &&
      other.state === STANDING &&
      !other.helpless &&
      other.kind.line === 'front'
    ) {
      return true;
    }
  }
  return false;
}

/** Whether a rule's condition holds. Checking a once-per-turn rule uses it up for the turn. */
export function holds(
  field: Field,
  when: CompiledWhen | null,
  maker: Body,
  target: Body,
  roll: Roll20,
): boolean {
  if (when === null) return true;
  if (when.oncePerTurn !== 0 && (maker.usedThisTurn & when.oncePerTurn) !== 0) return false;
  if (when.advantage && !(roll.advantage && !roll.disadvantage)) return false;
  if (when.critical && !roll.critical) return false;
  if (when.advantageOrAlly) {
    const better = roll.advantage && !roll.disadvantage;
    const level = roll.advantage === roll.disadvantage;
    if (!better && !(level && hasAllyNear(field, maker))) return false;
  }
  if (when.charge && maker.acted) return false;
  if (when.surprised && !target.surprised) return false;
  if (when.notActed && target.acted) return false;
  if (when.selfBloodied && maker.hitPoints * 2 > maker.maximum) return false;
  if (when.selfAboveHalf && maker.hitPoints * 2 <= maker.maximum) return false;
  if (when.targetHurt && target.hitPoints >= target.maximum) return false;
  if (when.conditions !== 0 && (target.conditions & when.conditions) === 0) return false;
  if (when.types !== 0 && (target.kind.typeBit & when.types) === 0) return false;
  if ((target.kind.typeBit & when.notTypes) !== 0) return false;
  if (target.kind.sizeAt > when.sizeAtMost) return false;
  if (target.hitPoints > when.hitPointsAtMost) return false;
  maker.usedThisTurn |= when.oncePerTurn;
  return true;
}
