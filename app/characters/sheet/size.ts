import type { Facts } from './facts';

/** How large one is: what one's race leaves to choose, or what it has. */
export function sizeOf({ who, character }: Pick<Facts, 'who' | 'character'>): 'small' | 'medium' {
  const sizes = who.race?.size ?? [];
  const wanted = character.looks.size;
  if (wanted && (sizes.length === 0 || sizes.includes(wanted))) return wanted;
  return sizes.includes('medium') || sizes.length === 0 ? 'medium' : 'small';
}
