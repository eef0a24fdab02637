import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { privateJson } from '~/platform/json-call.server';
import { searchAsked } from './search/search-asked.server';

/** GET `?q=`: the groups of the search over everything, for the palette. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return privateJson(await searchAsked(request, context));
}
