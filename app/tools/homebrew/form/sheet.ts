import { calledName } from '~/compendium/words/called';
import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';

/** The data from which a creature's numbers are calculated. */
export type Sheet = {
  readonly name: string;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiencyBonus: number;
};

/** The modifier of an ability. */
export function modifierOf({ abilities }: Sheet, ability: Ability): number {
  return abilityModifier(abilities[ability]);
}

/** The attack bonus with an ability. */
export function toHitBy(sheet: Sheet, ability: Ability): number {
  return modifierOf(sheet, ability) + sheet.proficiencyBonus;
}

/** The save DC with an ability. */
export function dcBy(sheet: Sheet, ability: Ability): number {
  return 8 + toHitBy(sheet, ability);
}

/** The short name in its texts: "the dragon". */
export function calledOf({ name }: Sheet): string {
  return calledName(name);
}

/** The first ability that gives a number, or null. */
export function abilityBy(
  number: number,
  reckon: (sheet: Sheet, ability: Ability) => number,
  sheet: Sheet,
  order: readonly Ability[] = ABILITIES,
): Ability | null {
  return order.find((ability) => reckon(sheet, ability) === number) ?? null;
}

/** The average of dice and a bonus, rounded down; at least 0. */
export function averageOf(count: number, sides: number, bonus: number): number {
  return Math.max(0, Math.floor((count * (sides + 1)) / 2) + bonus);
}
