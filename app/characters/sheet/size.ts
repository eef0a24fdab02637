import type { Facts } from './facts';

/** The character's size: the chosen one if the race leaves a choice, otherwise the race's. */
export function sizeOf({ who, character }: Pick<Facts, 'who' | 'character'>): 'small' | 'medium' {
  const sizes = who.race?.size ?? [];
  const wanted = character.looks.size;
  if (wanted && (sizes.length === 0 || sizes.includes(wanted))) return wanted;
  return sizes.includes('medium') || sizes.length === 0 ? 'medium' : 'small';
}
