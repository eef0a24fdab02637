import { fileName } from './editor/download';
import { readLook } from './editor/map-look';
import { generateMap } from './generate';
import type { DungeonMap } from './grid';
import { readRecipe } from './recipe-link';

/** The map and the look that the address of a request names. */
export function mapOfAddress(request: Request) {
  const params = new URL(request.url).searchParams;
  const { recipe } = readRecipe(params);
  return { map: generateMap(recipe), recipe, look: readLook(params).look, params };
}

/** A file of a map to download. A picture can carry no script here, and runs none: it is never shown as a page. */
export function mapFile(
  map: Pick<DungeonMap, 'name'>,
  body: BodyInit,
  ending: string,
  type: string,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      // A header has no letters beyond Latin: names have them in the second form (RFC 6266).
      'Content-Disposition': `attachment; filename="map.${ending}"; filename*=UTF-8''${encodeURIComponent(fileName(map, ending))}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
