import type { Reminder } from '~/fights/sheet/sheet';

/** The moments that somebody can be reminded of, as the form names them. */
export const REMINDED_AT = [
  'turn-start',
  'turn-end',
  'damaged',
  'zero-hit-points',
  'dies',
] as const satisfies readonly Reminder['at'][];
