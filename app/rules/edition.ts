/** The two sets of rules that people play by: SRD 5.1 is of 2014, SRD 5.2 of 2024. */
export const EDITIONS = ['2014', '2024'] as const;
export type Edition = (typeof EDITIONS)[number];
