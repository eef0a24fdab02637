/**
 * How initiative is determined: a normal, advantage or disadvantage roll, or the fixed score (SRD 5.2.1,
 * "Initiative").
 */
export const INITIATIVE_MODES = ['roll', 'advantage', 'disadvantage', 'score'] as const;
export type InitiativeMode = (typeof INITIATIVE_MODES)[number];
