import type { Edition } from '~/rules/edition';

/** The id suffixes of the site's own records: ids of 2014 have none because existing links use the plain slugs. */
export const OWN_ENDINGS: Readonly<Record<Edition, string>> = { '2014': '', '2024': '.srd-5-2' };

/** The id of a record in the edition's own book, so that a creature's spells come from its own edition. */
export function idInEdition(slug: string, edition: Edition): string {
  return slug + OWN_ENDINGS[edition];
}
