import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { mapFile, mapOfAddress } from './map-files.server';
import { mapToJson } from './output/map-json';

/** GET: the map of a recipe as JSON, free for all. */
export function loader({ request }: LoaderFunctionArgs) {
  const { map } = mapOfAddress(request);
  return mapFile(map, mapToJson(map), 'json', 'application/json');
}
