import type { Address } from './address';

/**
 * How a response is the same for all anonymous visitors: a file byte by byte, a page except for its nonce and request
 * id.
 */
export type EdgeKind = 'file' | 'page';

const FILES: ReadonlySet<string> = new Set([
  '/monsters',
  '/monsters/search',
  '/monsters/:id',
  '/spells',
  '/spells/search',
  '/spells/:id',
  '/encounters/difficulty',
  '/dice/roll',
  '/dice/odds',
  '/monster-lookup/:id/as/:format',
  '/monster-lookup/:id/picture.png',
  '/monster-lookup/:id/token.svg',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
]);

/** Pages without a form that carries a token of its own, and without anything about the visitor. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/features',
  '/terms',
  '/privacy',
  '/licences',
  '/blog',
  '/blog/:slug',
  '/cheat-sheet',
  '/monster-lookup',
  '/monster-lookup/:id',
  '/monster-lookup/spells/:id',
]);

/** Every route whose responses to anonymous visitors may be cached at the edge. */
export const EDGE_ROUTES: readonly string[] = [...FILES, ...PAGES];

/** How a route's responses to anonymous visitors may be cached at the edge; null when they may not. */
export function edgeKindOf({ route, isData }: Address): EdgeKind | null {
  if (route === null || isData) return null;
  if (FILES.has(route)) return 'file';
  return PAGES.has(route) ? 'page' : null;
}
