import { ABILITY_NAMES } from '~/rules/ability';
import type { SheetAction } from './sheet';

/** The saving throw against an action in words: "DC 14 Constitution save, half on a success". */
export function saveWords({ ability, dc, half }: NonNullable<SheetAction['save']>): string {
  return `DC ${dc} ${ABILITY_NAMES[ability]} save${half ? ', half on a success' : ''}`;
}
