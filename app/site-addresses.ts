import { beginnings, inFolder } from './address-line';

const PAGES = inFolder(
  'site',
  { layout: 'site' },
  {
    '/': { file: 'home-page.tsx', edge: 'page', sitemap: 1 },
    '/about': { file: 'about-page.tsx', edge: 'page', sitemap: 7 },
    '/features': { file: 'features-page.tsx', edge: 'page', sitemap: 2 },
    // Its form carries a token of its own, and what it sends becomes mail.
    '/contact': { file: 'contact-page.tsx', writing: 'costly writes', sitemap: 8 },
    '/terms': { file: 'terms-page.tsx', edge: 'page', sitemap: 9 },
    '/privacy': { file: 'privacy-page.tsx', edge: 'page', sitemap: 10 },
    '/licences': { file: 'licences-page.tsx', edge: 'page', sitemap: 11 },
    // Made of the table itself, and of the schemas of the calls.
    '/api': { file: 'api/api-page.tsx', edge: 'page', sitemap: 12 },
    '/offline': { file: 'offline/offline-page.tsx' },
    '/blog': { file: 'blog/list-page.tsx', edge: 'page' },
    '/blog/:slug': { file: 'blog/post-page.tsx', edge: 'page' },
    '/style-guide': { file: 'style-guide-page.tsx' },
    '/*': { file: 'not-found-page.tsx' },
  },
);

const FILES = inFolder(
  'site',
  { answers: 'file' },
  {
    '/health': { file: 'health-page.ts', answers: 'json' },
    '/manifest.webmanifest': { file: 'manifest-page.ts', edge: 'file' },
    '/service-worker.js': { file: 'offline/service-worker-page.ts' },
    '/robots.txt': { file: 'robots-page.ts', edge: 'file' },
    '/sitemap.xml': { file: 'sitemap-page.ts', edge: 'file' },
    '/rss.xml': { file: 'blog/feed-page.ts', edge: 'file' },
    '/monster-lookup/:id/picture.png': {
      file: 'pictures/monster-picture-page.ts',
      who: 'monster-lookup',
      reading: 'costly reads',
      edge: 'file',
    },
    '/style-guide/events': { file: 'style-guide/events-page.ts' },
    '/notice': { file: 'notice-page.ts' },
  },
);

/** The pages over all tools, in their slim frame. */
const ACROSS = inFolder(
  'site',
  { layout: 'tool' },
  {
    '/tonight': { file: 'tonight-page.tsx', who: 'signed-in' },
    '/search': { file: 'search-page.tsx', reading: 'costly reads' },
    '/search.json': { file: 'search-json-page.ts', answers: 'json', reading: 'costly reads' },
    // Says itself what it needs an account for.
    '/add': { file: 'add/add-page.tsx', reads: 'primary' },
    '/duplicate': { file: 'duplicate/duplicate-page.tsx', who: 'signed-in', reads: 'primary' },
    '/add.json': { file: 'add/add-json-page.ts', answers: 'json', reads: 'primary' },
  },
);

/** The public site, and what belongs to no tool. */
export const SITE_ADDRESSES = {
  ...PAGES,
  ...FILES,
  ...ACROSS,
  // The router's own, which says where the links of an open page lead.
  ...beginnings({ '/__manifest': { who: 'everyone', answers: 'page' } }),
};
