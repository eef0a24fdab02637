/** Whose side somebody fights on: the players' characters and their friends, their foes, or neither. */
export const SIDES = ['party', 'foes', 'others'] as const;
export type Side = (typeof SIDES)[number];
