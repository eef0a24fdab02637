/** How somebody's initiative is found: a roll of some kind, or the score that stands in for it (SRD 5.2.1, "Initiative"). */
export const INITIATIVE_MODES = ['roll', 'advantage', 'disadvantage', 'score'] as const;
export type InitiativeMode = (typeof INITIATIVE_MODES)[number];
