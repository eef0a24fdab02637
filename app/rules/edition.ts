/** The two editions of the rules: SRD 5.1 is of 2014, SRD 5.2 of 2024. */
export const EDITIONS = ['2014', '2024'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Which records a list shows: those of one edition, or of both side by side. */
export const EDITION_CHOICES = [...EDITIONS, 'both'] as const;
export type EditionChoice = (typeof EDITION_CHOICES)[number];

/** The other one of the two. */
export function otherEdition(edition: Edition): Edition {
  return edition === '2014' ? '2024' : '2014';
}
