import { startLine } from '../../book/start-line';

/** The starting weapon and focus of sorcerers and warlocks. */
export const CASTERS_WEAPON = startLine(
  'weapon',
  ['A light crossbow and 20 bolts', 'light-crossbow', ['bolts', 20]],
  ['A simple weapon', { any: 'simple-weapon', name: 'A simple weapon' }],
);
export const CASTERS_FOCUS = startLine(
  'focus',
  ['A component pouch', 'component-pouch'],
  ['An arcane focus', { any: 'focus-arcane', name: 'An arcane focus' }],
);
