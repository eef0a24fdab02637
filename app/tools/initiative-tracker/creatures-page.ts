import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { EDITIONS } from '~/rules/edition';
import { findCreatures, MOST_NAMES } from './creatures/find-creatures.server';
import { nearNames } from './creatures/near-names.server';

const LONGEST_NAME = 160;

/**
 * What the records of these names give to a fight, for the device that adds them: `?name=goblin&name=ogre&edition=2024`; for those of
 * them that stand in `near` too and have no record, the names of others like them. Open and the same for everybody.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const names = searchParams.getAll('name');
  if (names.length === 0 || names.length > MOST_NAMES || names.some(isTooLong)) {
    const error = `Ask for 1 to ${MOST_NAMES} names of at most ${LONGEST_NAME} letters.`;
    return Response.json({ error }, { status: 400 });
  }
  const edition = EDITIONS.find((one) => one === searchParams.get('edition')) ?? '2014';
  const inLair = searchParams.get('lair') === '1';
  const found = await findCreatures(context.services.db, names, { edition, inLair });
  const unknown = searchParams.getAll('near').filter((name) => names.includes(name));
  const near = await nearNames(
    context.services.db,
    unknown.filter((name) => !found.has(name)),
    edition,
  );
  return Response.json(
    { creatures: Object.fromEntries(found), near: Object.fromEntries(near) },
    { headers: { 'Cache-Control': 'public, max-age=300' } },
  );
}

function isTooLong(name: string): boolean {
  return name.length > LONGEST_NAME;
}
