import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { publicJson } from './public-json.server';
import { editionListParams } from './search/edition-param';
import { readMonsterQuery } from './search/monster-search';
import { searchMonsters } from './search/search.server';
import { monsterSummary } from './shelf/monster-summary';

/**
 * GET /monsters: all monsters by name, 200 per page, as JSON; the `edition` parameter limits the list to one edition.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = readMonsterQuery(editionListParams(new URL(request.url).searchParams));
  if (!reading.ok) return problemJson(400, reading.problem);
  const page = await searchMonsters(context.services.db, reading.query);
  return publicJson(request, 'list', {
    items: page.items.map(monsterSummary),
    cursor: page.cursor,
  });
}
