import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { publicJson } from './public-json.server';
import { readMonsterQuery } from './search/monster-search';
import { searchMonsters } from './search/search.server';
import { monsterSummary } from './shelf/monster-summary';

/** GET /monsters/search: monsters by name, filters and order, as JSON. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = readMonsterQuery(new URL(request.url).searchParams);
  if (!reading.ok) return problemJson(400, reading.problem);
  const page = await searchMonsters(context.services.db, reading.query);
  return publicJson(request, 'list', {
    items: page.items.map(monsterSummary),
    cursor: page.cursor,
  });
}
