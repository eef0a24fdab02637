import { calledName } from '~/compendium/words/called';
import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';

/** What the numbers of a creature's deeds follow. */
export type Sheet = {
  readonly name: string;
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly proficiencyBonus: number;
};

/** The modifier of one of its abilities. */
export function modifierOf({ abilities }: Sheet, ability: Ability): number {
  return abilityModifier(abilities[ability]);
}

/** What it adds to an attack that it makes by an ability. */
export function toHitBy(sheet: Sheet, ability: Ability): number {
  return modifierOf(sheet, ability) + sheet.proficiencyBonus;
}

/** The DC of what it does by an ability. */
export function dcBy(sheet: Sheet, ability: Ability): number {
  return 8 + toHitBy(sheet, ability);
}

/** What its words call it: "the dragon". */
export function calledOf({ name }: Sheet): string {
  return calledName(name);
}

/** The first of some abilities by which a number comes out, or null. */
export function abilityBy(
  number: number,
  reckon: (sheet: Sheet, ability: Ability) => number,
  sheet: Sheet,
  order: readonly Ability[] = ABILITIES,
): Ability | null {
  return order.find((ability) => reckon(sheet, ability) === number) ?? null;
}

/** The average of dice and a bonus, rounded down as print has it; damage is never below nothing. */
export function averageOf(count: number, sides: number, bonus: number): number {
  return Math.max(0, Math.floor((count * (sides + 1)) / 2) + bonus);
}
