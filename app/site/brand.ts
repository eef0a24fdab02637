/** What names the product and its owner on every page. A new owner renames the product here and in `brand-contacts.ts`. */
export const BRAND = {
  name: 'Delvewright',
  tagline: 'Prep less, play more',
  owner: 'The Delvewright workshop',
} as const;

/** A page's title in browsers and search engines: `Home | Delvewright`. */
export function pageTitle(page: string): string {
  return `${page} | ${BRAND.name}`;
}
