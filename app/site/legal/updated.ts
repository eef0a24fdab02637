/** The date of the specified text; later changes follow below it as dated additions [specification 2]. */
export const LEGAL_UPDATED = 'Aug 21, 2025';
