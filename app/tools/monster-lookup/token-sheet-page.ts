import { tokenSheet } from '~/compendium/token/token-sheet';

/** GET: the parts of all tokens in one file: `/monster-lookup/tokens.svg`. No database access. */
export function loader() {
  return new Response(tokenSheet(), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // Stale content is used immediately and revalidated in the background.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
