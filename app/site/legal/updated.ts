/** The day of the text that the specification fixes; what came later stands below it as dated additions. Specification 2. */
export const LEGAL_UPDATED = 'Aug 21, 2025';
