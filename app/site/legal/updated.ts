/** The day on which terms and privacy policy were last changed. Specification 2. */
export const LEGAL_UPDATED = 'Aug 21, 2025';
