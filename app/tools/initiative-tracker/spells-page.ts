import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { EDITIONS } from '~/rules/edition';
import { findSpells, MOST_SPELLS } from './creatures/find-spells.server';

const LONGEST_NAME = 160;

/**
 * JSON with what these spells do in a fight, for the device that casts them: `?name=fireball&edition=2024`. Open, and
 * the same for everyone.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const names = searchParams.getAll('name');
  const isTooLong = names.some((name) => name.length > LONGEST_NAME);
  if (names.length === 0 || names.length > MOST_SPELLS || isTooLong) {
    const error = `Ask for 1 to ${MOST_SPELLS} spells of at most ${LONGEST_NAME} letters.`;
    return Response.json({ error }, { status: 400 });
  }
  const edition = EDITIONS.find((one) => one === searchParams.get('edition')) ?? '2014';
  const found = await findSpells(context.services.db, names, edition);
  return Response.json(
    { spells: Object.fromEntries(found) },
    { headers: { 'Cache-Control': 'public, max-age=300' } },
  );
}
