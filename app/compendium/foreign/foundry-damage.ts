import { type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import type { DeedDamage } from './foundry-deed';
import { type ActorNumbers, formulaOf } from './foundry-formula';

/** Reads the damage of one part of an activity or weapon; adds `plus` unless the formula has the ability modifier. */
export function partOf(
  part: Foreign,
  plus: number,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): DeedDamage[] {
  const types = listOf(own(part, 'types')).map(textOf).filter(Boolean);
  // The attacker chooses the damage type; a statblock stores two at most.
  const type = types.slice(0, 2).join(' or ');
  if (types.length > 2) unread.push(`damage of one type among ${types.join(', ')}`);
  const custom = within(part, 'custom');
  if (own(custom, 'enabled') === true)
    return ofFormula(textOf(own(custom, 'formula')), type, modifier, numbers, unread);
  const [count, sides] = [
    numberOf(own(part, 'number')) ?? 0,
    numberOf(own(part, 'denomination')) ?? 0,
  ];
  const said = textOf(own(part, 'bonus'));
  const bonus = formulaOf(said, numbers, modifier);
  if (bonus === null) unread.push(said);
  // The formula of the weapon may contain the modifier already; it must be added only once.
  const more = /@mod\b/.test(said) ? 0 : plus;
  const dice =
    count > 0 && sides > 0 ? [{ count: Math.min(200, count), sides: Math.min(100, sides) }] : [];
  const all = [...dice, ...(bonus?.dice ?? [])];
  const flat = (bonus?.bonus ?? 0) + (dice.length > 0 || said === '' ? more : 0);
  return all.length === 0 && (flat <= 0 || said === '') ? [] : [{ dice: all, bonus: flat, type }];
}

/** Evaluates a damage formula; one that is more than a sum is added to `unread`. */
export function ofFormula(
  formula: string,
  type: string,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): DeedDamage[] {
  if (formula.trim() === '') return [];
  const read = formulaOf(formula, numbers, modifier);
  if (read === null) unread.push(formula);
  return read === null || (read.dice.length === 0 && read.bonus <= 0) ? [] : [{ ...read, type }];
}
