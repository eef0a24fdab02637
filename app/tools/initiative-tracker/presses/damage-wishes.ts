import type { DamageWish } from '~/fights/moves/thrown';
import { DAMAGE_TYPES, type DamageType } from '~/rules/damage-types';
import { amountPieces } from './amounts';

/** Parses "8d6 fire and 2d6 cold" as damage to roll; null when it cannot be read. */
export function damageWishes(typed: string, usual: DamageType | null): DamageWish[] | null {
  const pieces = amountPieces(typed);
  if (pieces === null) return null;
  const wishes: DamageWish[] = [];
  for (const piece of pieces) {
    const found = /^([\dd+-]+)\s*([a-z]*)$/.exec(piece);
    if (!found) return null;
    const [, dice = '', word = ''] = found;
    const named = DAMAGE_TYPES.filter((type) => word.length > 1 && type.startsWith(word));
    if (word !== '' && named.length !== 1) return null;
    wishes.push({ dice, type: named[0] ?? usual });
  }
  return wishes;
}
