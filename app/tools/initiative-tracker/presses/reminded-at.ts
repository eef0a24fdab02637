import type { Reminder } from '~/fights/sheet/sheet';

/** The moments for reminders that the form offers. */
export const REMINDED_AT = [
  'turn-start',
  'turn-end',
  'damaged',
  'zero-hit-points',
  'dies',
] as const satisfies readonly Reminder['at'][];
