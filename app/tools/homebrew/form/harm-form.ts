import type { DamagePart } from '~/compendium/records/damage-part';
import type { Ability } from '~/rules/ability';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Field } from './fields';
import type { FormReading } from './reading';
import { averageOf, modifierOf, type Sheet } from './sheet';

/** The number of damage parts in a form. */
export const HARM_PARTS = 2;

/** The form fields of an attack's or save's damage; null when the form cannot express it. */
export function harmFields(
  row: string,
  parts: readonly DamagePart[],
  by: Ability | null,
  sheet: Sheet,
): Field[] | null {
  if (parts.length > HARM_PARTS || !parts.every(isPlain)) return null;
  return Array.from({ length: HARM_PARTS }, (_, at): Field[] => {
    const part = parts[at];
    const name = `${row}.harm${at}`;
    if (part === undefined) return [];
    const { dice, bonus, average, type } = part;
    const follows = dice === null || bonus === followed(at, by, sheet);
    return [
      [name, dice === null ? String(average) : `${dice.count}d${dice.sides}`],
      [`${name}.bonus`, follows ? '' : String(bonus)],
      [`${name}.type`, type ?? ''],
    ];
  }).flat();
}

/** Reads the damage of a form; empty when its fields are. */
export function harmOf(
  form: FormReading,
  row: string,
  by: Ability | null,
  sheet: Sheet,
): DamagePart[] {
  return Array.from({ length: HARM_PARTS }, (_, at): DamagePart[] => {
    const name = `${row}.harm${at}`;
    const typed = form.text(name).replace(/\s+/g, '');
    if (typed === '') return [];
    const type = form.maybeOneOf(`${name}.type`, 'The damage type', DAMAGE_TYPES);
    const flat = /^\d{1,4}$/.exec(typed);
    if (flat !== null) {
      return [{ dice: null, bonus: 0, average: Number(typed), type, orTypes: [] }];
    }
    const [, count, sides] = /^(\d{1,3})d(\d{1,3})$/i.exec(typed) ?? [];
    if (!isDice(Number(count), Number(sides))) {
      form.wrong(name, 'Damage is dice such as 2d6, or a number; a bonus has its own field.');
      return [];
    }
    const dice = { count: Number(count), sides: Number(sides) };
    const bonus =
      form.number(`${name}.bonus`, { label: 'The damage bonus', min: -99, max: 999 }) ??
      followed(at, by, sheet);
    const average = averageOf(dice.count, dice.sides, bonus);
    return [{ dice, bonus, average, type, orTypes: [] }];
  }).flat();
}

/** The first part adds the attack's ability modifier, as in the rules. */
function followed(at: number, by: Ability | null, sheet: Sheet): number {
  return at > 0 || by === null ? 0 : modifierOf(sheet, by);
}

function isDice(count: number, sides: number): boolean {
  return count >= 1 && count <= 200 && sides >= 1 && sides <= 100;
}

function isPlain({ dice, bonus, average, orTypes, ...rest }: DamagePart): boolean {
  const { type: _, ...more } = rest;
  if (orTypes.length > 0 || Object.values(more).some((value) => value !== undefined)) return false;
  if (dice === null) return bonus === 0;
  return average === averageOf(dice.count, dice.sides, bonus);
}
