import { tokenSheet } from '~/compendium/token/token-sheet';

/** The parts of all tokens in one file: `/monster-lookup/tokens.svg`. No record is read for it. */
export function loader() {
  return new Response(tokenSheet(), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // Who comes back a week later sees their list whole at once, and has a newer drawing the next time.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
