/** The packages that are part of what we serve, with their licences. */
export const PACKAGES: readonly { name: string; licence: string; owner: string }[] = [
  { name: '@remix-run/cloudflare', licence: 'MIT', owner: 'Remix Software and Shopify' },
  { name: '@remix-run/react', licence: 'MIT', owner: 'Remix Software and Shopify' },
  { name: '@remix-run/router', licence: 'MIT', owner: 'Remix Software and Shopify' },
  { name: 'aws4fetch', licence: 'MIT', owner: 'Michael Hart' },
  { name: 'drizzle-orm', licence: 'Apache-2.0', owner: 'Drizzle Team' },
  { name: 'idb', licence: 'ISC', owner: 'Jake Archibald' },
  { name: 'isbot', licence: 'Unlicense', owner: 'Omri Lotan' },
  { name: 'jose', licence: 'MIT', owner: 'Filip Skokan' },
  { name: 'markdown-it', licence: 'MIT', owner: 'Vitaly Puzrin and Alex Kocharin' },
  { name: 'partysocket', licence: 'MIT', owner: 'Cloudflare, after Joe Walnes' },
  { name: 'react', licence: 'MIT', owner: 'Meta Platforms' },
  { name: 'react-dom', licence: 'MIT', owner: 'Meta Platforms' },
  { name: 'remix-auth', licence: 'MIT', owner: 'Sergio Xalambrí' },
  { name: 'remix-auth-oauth2', licence: 'MIT', owner: 'Sergio Xalambrí' },
  { name: 'stripe', licence: 'MIT', owner: 'Stripe' },
  { name: 'zod', licence: 'MIT', owner: 'Colin McDonnell' },
];
