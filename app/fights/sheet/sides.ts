/** The side of a combatant: the player characters and their allies, their foes, or neither. */
export const SIDES = ['party', 'foes', 'others'] as const;
export type Side = (typeof SIDES)[number];
