import type { Attack } from './sheet';

/** Damage as people write it, with its type: "1d6−1 piercing". Programs and dice read the sheet's own "1d6-1". */
export function damageText({ damage, damageType }: Pick<Attack, 'damage' | 'damageType'>): string {
  const dice = damage.replace('-', '−');
  return damageType === null ? dice : `${dice} ${damageType}`;
}
