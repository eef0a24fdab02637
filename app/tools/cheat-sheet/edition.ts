import { EDITIONS, type Edition } from '~/rules/edition';

/** The document that an edition's cards refer to. */
export const SRD_OF: Readonly<Record<Edition, string>> = { '2014': 'SRD 5.1', '2024': 'SRD 5.2.1' };

/** The edition in a query parameter; the reader's own choice when it is missing or unknown. */
export function readEdition(asked: string | null, liked: Edition = '2014'): Edition {
  return EDITIONS.find((edition) => edition === asked) ?? liked;
}
