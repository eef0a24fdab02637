import type { Attack, ExtraDamage } from './sheet';

/**
 * Damage as people write it, with its type and what every hit has besides: "1d6−1 piercing + 1d8 radiant". Programs and dice read the
 * sheet's own "1d6-1".
 */
export function damageText(attack: Pick<Attack, 'damage' | 'damageType' | 'more'>): string {
  const own = typed(attack.damage, attack.damageType === null ? [] : [attack.damageType]);
  return [own, ...alwaysOf(attack).map(({ dice, types }) => typed(dice, types))].join(' + ');
}

/** What every hit of an attack has besides its own damage. */
export function alwaysOf({ damage, more = [] }: Pick<Attack, 'damage' | 'more'>) {
  return damage === '—' ? [] : more.filter(({ when }) => when === '');
}

/** What some hits have besides. */
export function sometimesOf({ damage, more = [] }: Pick<Attack, 'damage' | 'more'>) {
  return damage === '—' ? [] : more.filter(({ when }) => when !== '');
}

/** "Sneak Attack 6d6, once a turn, with advantage or an ally beside the target". */
export function extraText({ name, dice, types, when }: ExtraDamage): string {
  return [`${name} ${typed(dice, types)}`, ...(when === '' ? [] : [when])].join(', ');
}

/** The dice of damage for which a slot of a level is spent: "4d8" of Divine Smite at level 3. */
export function damageAtSlot({ dice, mostBySlot }: ExtraDamage, level: number): string {
  const parts = /^(\d+)(d\d+)$/.exec(dice);
  if (parts === null || mostBySlot === undefined) return dice;
  return `${Math.min(mostBySlot, Number(parts[1]) + level - 1)}${parts[2]}`;
}

function typed(dice: string, types: readonly string[]): string {
  return [dice.replace('-', '−'), types.join(' or ')].filter(Boolean).join(' ');
}
