import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { mapToJson } from '~/maps/file/map-json';
import { freeMapFile } from './file/map-files.server';

/** GET: the map of a recipe as JSON, free for everybody. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return freeMapFile(request, context.services, {
    ending: 'json',
    type: 'application/json',
    anySize: true,
    write: ({ map }) => mapToJson(map),
  });
}
