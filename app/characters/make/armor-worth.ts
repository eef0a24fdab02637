import type { Armor } from '../book/item';
import type { Facts } from '../sheet/facts';

/** The AC that armor gives a character; armor that is too heavy counts 2 less. */
export function armorWorth({ modifiers, scores, given }: Facts, armor: Armor, plus = 0): number {
  const { dex } = modifiers;
  const added = { whole: dex, two: Math.min(2, dex), none: 0 }[armor.dexterity];
  const isHeavy = armor.strength !== undefined && scores.str.value < armor.strength;
  return armor.base + added + plus - (isHeavy && given('no-slowing').length === 0 ? 2 : 0);
}
