import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { publicJson } from './public-json.server';
import { readMonsterQuery } from './search/monster-search';
import { searchMonsters } from './search/search.server';
import { listParams } from './search/search-params';
import { monsterSummary } from './shelf/monster-summary';

/** GET /monsters: all monsters by name, 200 at a time, as JSON. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = readMonsterQuery(listParams(new URL(request.url).searchParams));
  if (!reading.ok) return problemJson(400, reading.problem);
  const page = await searchMonsters(context.services.db, reading.query);
  return publicJson(request, 'list', {
    items: page.items.map(monsterSummary),
    cursor: page.cursor,
  });
}
