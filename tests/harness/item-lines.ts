import type { Armor, Weapon } from '~/characters/book/item';

/** A weapon as a line of a test's table. */
export function weaponLine(one: Weapon): string {
  const { damage, versatile, rangeFeet } = one;
  const dice = damage && (damage.sides === 1 ? damage.count : `${damage.count}d${damage.sides}`);
  const two = versatile ? ` (${versatile.count}d${versatile.sides})` : '';
  const properties = [
    ...[...one.properties].toSorted(),
    ...(rangeFeet ? [rangeFeet.join('/')] : []),
    ...(one.ammunition ? [one.ammunition] : []),
  ].join(' ');
  return [
    `${one.name}: ${one.category} ${one.reach}`,
    damage ? `${dice}${two} ${damage.type}` : 'no damage',
    `${one.pounds} lb`,
    `${one.copper} cp`,
    ...(properties ? [properties] : []),
    ...(one.monk ? ['monk'] : []),
    ...(one.mastery ? [one.mastery] : []),
  ].join(', ');
}

/** Armor as a line of a test's table. */
export function armorLine(one: Armor): string {
  return [
    `${one.name}: ${one.category} ${one.base}`,
    `Dexterity ${one.dexterity}`,
    `${one.pounds} lb`,
    `${one.copper} cp`,
    ...(one.strength ? [`Strength ${one.strength}`] : []),
    ...(one.loud ? ['loud'] : []),
  ].join(', ');
}
