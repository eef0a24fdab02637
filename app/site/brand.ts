/** Everything that names the product and its owner. A new owner renames the product here. */
export const BRAND = {
  name: 'Delvewright',
  tagline: 'Prep less, play more',
  owner: 'The Delvewright workshop',
  contactEmail: 'hello@delvewright.example',
  social: {
    instagram: 'https://www.instagram.com/delvewright.example',
    tiktok: 'https://www.tiktok.com/@delvewright.example',
    linkedin: 'https://www.linkedin.com/company/delvewright-example',
  },
} as const;

/** A page's title in browsers and search engines: `Home | Delvewright`. */
export function pageTitle(page: string): string {
  return `${page} | ${BRAND.name}`;
}
