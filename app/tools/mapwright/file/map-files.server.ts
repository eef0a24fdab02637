import type { DungeonMap } from '~/maps/map/grid';
import { readLook } from '~/maps/map/map-look';
import { isFullRecipe, readRecipe } from '~/maps/map/recipe-link';
import { isDrawnHere, whyNotDrawnHere } from '~/maps/map/server-bounds';
import type { Audience } from '~/maps/map/squares';
import { KEPT_BY_VERSION, keptAnswer } from '~/platform/edge-cache.server';
import type { Services } from '~/platform/services.server';
import { generateMap } from '../generate/generate';
import { fileName } from './file-name';
import { FILE_VERSIONS } from './file-versions';

/** The recipe and look in a request's query parameters, and whether they identify one map permanently. */
export function recipeOfAddress(request: Request) {
  const params = new URL(request.url).searchParams;
  const { recipe, corrected } = readRecipe(params);
  const seen = readLook(params);
  const isFixed = isFullRecipe(params) && corrected.length + seen.corrected.length === 0;
  return { recipe, look: seen.look, params, isFixed };
}

export type AskedMap = ReturnType<typeof recipeOfAddress> & { map: DungeonMap };

/**
 * Responds with a free file of a recipe's map. A full recipe always gives the same file until the versions change, and
 * is cached at the edge; a HEAD request does not draw the map.
 */
export async function freeMapFile(
  request: Request,
  { later }: Pick<Services, 'later'>,
  file: {
    ending: keyof typeof FILE_VERSIONS;
    type: string;
    anySize: boolean;
    write: (asked: AskedMap) => string;
  },
): Promise<Response> {
  const asked = recipeOfAddress(request);
  const { recipe, isFixed } = asked;
  if (!file.anySize && !isDrawnHere(recipe)) return plainSentence(whyNotDrawnHere(recipe));
  const kept = isFixed ? { 'Cache-Control': KEPT_BY_VERSION } : undefined;
  if (request.method === 'HEAD') {
    return mapFile({ name: 'map' }, null, file.ending, file.type, kept);
  }
  const make = () => {
    const map = generateMap(recipe);
    const audience = file.ending === 'svg' ? asked.look.audience : undefined;
    return mapFile(map, file.write({ ...asked, map }), file.ending, file.type, kept, audience);
  };
  return isFixed ? keptAnswer(request, later, String(FILE_VERSIONS[file.ending]), make) : make();
}

/** A response to download a file of a map. The headers prevent that it is shown as a page or runs scripts. */
export function mapFile(
  map: Pick<DungeonMap, 'name'>,
  body: BodyInit | null,
  ending: string,
  type: string,
  headers?: Record<string, string>,
  audience?: Audience,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      // A header can contain only Latin-1 characters, so the name is given in the second form (RFC 6266).
      'Content-Disposition': `attachment; filename="map.${ending}"; filename*=UTF-8''${encodeURIComponent(fileName(map, ending, audience))}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...headers,
    },
  });
}

/** A plain-text response with status 400 that says why there is no file. */
export function plainSentence(sentence: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(sentence, { status: 400, headers });
}
