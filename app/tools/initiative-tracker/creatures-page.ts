import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readOwnerId } from '~/account/guard/guards.server';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { searchMonsters } from '~/compendium/search/search.server';
import type { Database } from '~/platform/database.server';
import { EDITIONS, type Edition } from '~/rules/edition';
import { findCreatures, MOST_NAMES } from './creatures/find-creatures.server';
import { codeOfLink } from './creatures/name-ids';
import { nearNames } from './creatures/near-names.server';

const LONGEST_NAME = 160;
const LONGEST_FIND = 160;
const MOST_LISTED = '6';

/**
 * JSON with the creatures of these names for the device that adds them: `?name=goblin&name=ogre&edition=2024`; for
 * names also given as `near` that have no record, similar names. `?find=gobl` lists monsters by a few letters. Open
 * to all; the response is cacheable for visitors, while signed-in users also get their own creatures.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const userId = await readOwnerId(context);
  const headers = {
    'Cache-Control': userId === null ? 'public, max-age=300' : 'private, no-store',
    Vary: 'Cookie',
  };
  const edition = EDITIONS.find((one) => one === searchParams.get('edition')) ?? '2014';
  const letters = searchParams.get('find')?.trim().slice(0, LONGEST_FIND) ?? '';
  if (letters !== '') {
    const items = await foundBy(context.services.db, letters, { edition, userId });
    return Response.json({ items }, { headers });
  }
  const names = searchParams.getAll('name');
  if (names.length === 0 || names.length > MOST_NAMES || names.some(isTooLong)) {
    const error = `Ask for 1 to ${MOST_NAMES} names of at most ${LONGEST_NAME} letters.`;
    return Response.json({ error }, { status: 400 });
  }
  const inLair = searchParams.get('lair') === '1';
  const found = await findCreatures(context.services.db, names, { edition, userId, inLair });
  const unknown = searchParams.getAll('near').filter((name) => names.includes(name));
  const near = await nearNames(
    context.services.db,
    unknown.filter((name) => !found.has(name)),
    { edition, userId },
  );
  return Response.json(
    { creatures: Object.fromEntries(found), near: Object.fromEntries(near) },
    { headers },
  );
}

function isTooLong(name: string): boolean {
  return name.length > LONGEST_NAME;
}

/** The monsters that match a few letters, including the user's own, or the one behind a share link, as list items. */
async function foundBy(
  db: Database,
  letters: string,
  { edition, userId }: { edition: Edition; userId: string | null },
) {
  if (codeOfLink(letters) !== null) {
    const linked = await findCreatures(db, [letters], { edition, userId });
    return [...linked.values()].map(({ id, sheet }) => ({
      id,
      name: sheet.name,
      cr: sheet.challenge ?? 0,
      ac: sheet.ac,
      hp: sheet.maximum,
    }));
  }
  const read = readMonsterQuery(new URLSearchParams({ q: letters, edition, limit: MOST_LISTED }));
  if (!read.ok) return [];
  const { items } = await searchMonsters(db, read.query, userId);
  return items.map(({ id, name, cr, ac, hp }) => ({ id, name, cr, ac, hp }));
}
