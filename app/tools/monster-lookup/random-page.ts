import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { shownEdition } from '~/compendium/search/edition-param';
import { randomMonster } from '~/compendium/search/random-monster.server';
import { carriedSearch } from '~/compendium/search/search-address';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import { paths } from '~/paths';
import { readPreferences } from '~/platform/preferences';

/**
 * GET /monster-lookup/random: redirects to a random monster of a search, or to the search itself when it finds none.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const search = carriedSearch(asked);
  const { db } = context.services;
  const params = new URLSearchParams(search);
  const edition = shownEdition(params, readPreferences(request.headers).edition);
  if (edition !== null) params.set('edition', edition);
  const { reading } = await readTypedQuery(db, params);
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  const id = reading.ok ? await randomMonster(db, reading.query, draw / 2 ** 32) : null;
  const to = id === null ? paths.monsterLookup(search) : paths.monster({ id }, search);
  return redirect(to, { headers: { 'Cache-Control': 'no-store' } });
}
