import type { Edition } from '~/rules/edition';

/** How the ids of the records end that come with the site: those of 2014 are the bare names that people have links to. */
export const OWN_ENDINGS: Readonly<Record<Edition, string>> = { '2014': '', '2024': '.srd-5-2' };

/** The id that a record has in an edition's own book: what a creature of these rules casts is a spell of these rules. */
export function idInEdition(slug: string, edition: Edition): string {
  return slug + OWN_ENDINGS[edition];
}
