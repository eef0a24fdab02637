/** Where the product's owner is reached; apart from the names, which every page loads. */
export const CONTACTS = {
  email: 'hello@delvewright.example',
  instagram: 'https://www.instagram.com/delvewright.example',
  tiktok: 'https://www.tiktok.com/@delvewright.example',
  linkedin: 'https://www.linkedin.com/company/delvewright-example',
} as const;
