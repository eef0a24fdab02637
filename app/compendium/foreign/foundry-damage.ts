import { type Foreign, listOf, numberOf, own, textOf, within } from './foreign';
import type { DeedDamage } from './foundry-deed';
import { type ActorNumbers, formulaOf } from './foundry-formula';

/** The damage of one part of an activity or a weapon; `plus` is added where its own formula does not name the modifier. */
export function partOf(
  part: Foreign,
  plus: number,
  modifier: number,
  numbers: ActorNumbers,
  unread: string[],
): DeedDamage[] {
  const types = listOf(own(part, 'types')).map(textOf).filter(Boolean);
  // Whoever deals it chooses; a statblock has room for two.
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
  // A weapon whose formula has the modifier already gets it once.
  const more = /@mod\b/.test(said) ? 0 : plus;
  const dice =
    count > 0 && sides > 0 ? [{ count: Math.min(200, count), sides: Math.min(100, sides) }] : [];
  const all = [...dice, ...(bonus?.dice ?? [])];
  const flat = (bonus?.bonus ?? 0) + (dice.length > 0 || said === '' ? more : 0);
  return all.length === 0 && (flat <= 0 || said === '') ? [] : [{ dice: all, bonus: flat, type }];
}

/** The damage of a formula; one that is more than a sum goes into `unread`. */
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
