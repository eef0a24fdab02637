/** The two sets of rules that people play by: SRD 5.1 is of 2014, SRD 5.2 of 2024. */
export const EDITIONS = ['2014', '2024'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The document that an edition's cards point into. */
export const SRD_OF: Readonly<Record<Edition, string>> = { '2014': 'SRD 5.1', '2024': 'SRD 5.2.1' };

/** The edition that an address asks for; 2014 when it names none that we know. */
export function readEdition(asked: string | null): Edition {
  return EDITIONS.find((edition) => edition === asked) ?? '2014';
}
