import type { Attack, ExtraDamage } from './sheet';

/**
 * Formats damage for display, with its type and the extra damage of every hit: "1d6−1 piercing + 1d8 radiant". Programs
 * and dice use the sheet's plain "1d6-1".
 */
export function damageText(attack: Pick<Attack, 'damage' | 'damageType' | 'more'>): string {
  const own = typed(attack.damage, attack.damageType === null ? [] : [attack.damageType]);
  return [own, ...alwaysOf(attack).map(({ dice, types }) => typed(dice, types))].join(' + ');
}

type Struck = Pick<Attack, 'damage' | 'more'>;

/** The extra damage of every hit of an attack, with that of the active effects. */
export function alwaysOf({ damage, more = [] }: Struck, effects: readonly string[] = []) {
  return damage === '—' ? [] : more.filter((one) => counts(one, effects));
}

/** The damage dice of a hit with those of every hit, by damage type and as one text: "1d8+3+2". */
export function damageDice(
  attack: Pick<Attack, 'damage' | 'damageType' | 'more'>,
  effects: readonly string[],
): { parts: { dice: string; type: string }[]; whole: string } {
  const type = attack.damageType ?? '';
  const always = alwaysOf(attack, effects).map(({ dice, types }) => ({
    dice,
    type: types.join(' or ') || type,
  }));
  const parts = [{ dice: attack.damage, type }, ...always];
  return { parts, whole: parts.map(({ dice }) => dice).join('+') };
}

/** The extra damage that needs a condition which is not known to hold. */
export function sometimesOf({ damage, more = [] }: Struck, effects: readonly string[] = []) {
  return damage === '—' ? [] : more.filter((one) => !counts(one, effects));
}

function counts({ when, during }: ExtraDamage, effects: readonly string[]): boolean {
  return when === '' || (during !== undefined && effects.includes(during));
}

/** Formats extra damage: "Sneak Attack 6d6, once a turn, with advantage or an ally beside the target". */
export function extraText({ name, dice, types, when }: ExtraDamage): string {
  return [`${name} ${typed(dice, types)}`, ...(when === '' ? [] : [when])].join(', ');
}

/** The damage dice when spending a slot of a level: "4d8" for Divine Smite at level 3. */
export function damageAtSlot({ dice, mostBySlot }: ExtraDamage, level: number): string {
  const parts = /^(\d+)(d\d+)$/.exec(dice);
  if (parts === null || mostBySlot === undefined) return dice;
  return `${Math.min(mostBySlot, Number(parts[1]) + level - 1)}${parts[2]}`;
}

function typed(dice: string, types: readonly string[]): string {
  return [dice.replace('-', '−'), types.join(' or ')].filter(Boolean).join(' ');
}
