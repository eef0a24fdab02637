import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { publicJson } from './public-json.server';
import { editionListParams } from './search/edition-param';
import { searchSpells } from './search/search.server';
import { readSpellQuery } from './search/spell-search';
import { spellSummary } from './shelf/spell-summary';

/** GET /spells: all spells by name, 200 per page, as JSON; the `edition` parameter limits the list to one edition. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reading = readSpellQuery(editionListParams(new URL(request.url).searchParams));
  if (!reading.ok) return problemJson(400, reading.problem);
  const page = await searchSpells(context.services.db, reading.query);
  return publicJson(request, 'list', {
    items: page.items.map(spellSummary),
    cursor: page.cursor,
  });
}
