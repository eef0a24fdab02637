import type { Address } from './address';

/** How an answer is the same for all strangers: as a file, byte by byte; as a page, but for the marks of one answer. */
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

/** Pages without a form that carries a mark of its own, and without anything of whoever looks. */
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

/** Every route whose answers to strangers may be kept at the edge. */
export const EDGE_ROUTES: readonly string[] = [...FILES, ...PAGES];

/** How a route's answers to strangers may be kept at the edge; null when they may not. */
export function edgeKindOf({ route, isData }: Address): EdgeKind | null {
  if (route === null || isData) return null;
  if (FILES.has(route)) return 'file';
  return PAGES.has(route) ? 'page' : null;
}
