import { EDITIONS, type Edition } from '~/rules/edition';

/** The document that an edition's cards point into. */
export const SRD_OF: Readonly<Record<Edition, string>> = { '2014': 'SRD 5.1', '2024': 'SRD 5.2.1' };

/** The edition that an address asks for; 2014 when it names none that we know. */
export function readEdition(asked: string | null): Edition {
  return EDITIONS.find((edition) => edition === asked) ?? '2014';
}
