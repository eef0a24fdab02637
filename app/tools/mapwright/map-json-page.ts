import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { freeMapFile } from './file/map-files.server';
import { mapToJson } from './file/map-json';

/** GET: the map of a recipe as JSON, free for everybody. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return freeMapFile(request, context.services, {
    ending: 'json',
    type: 'application/json',
    anySize: true,
    write: ({ map }) => mapToJson(map),
  });
}
