import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { drawnTheme } from '~/maps/map/map-look';
import { freeMapFile } from './file/map-files.server';
import { pageSvg, SHOWN } from './screen/recipe-svg';

/** The squares of a map whose hatching the server draws stroke by stroke: a file of 1.6 MB. */
const MOST_STROKED = 120 * 120;

/** GET: the map of a recipe as SVG at 70 pixels per square, free for everybody; or the picture that its page shows. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return freeMapFile(request, context.services, {
    ending: 'svg',
    type: 'image/svg+xml',
    anySize: false,
    write({ map, look, params }) {
      if (params.has(SHOWN)) return pageSvg(map, { ...look, theme: drawnTheme(look) }, true);
      const { style, audience, grid, smooth: smoothCaves } = look;
      const theme = drawnTheme(look);
      const hatching = map.width * map.height <= MOST_STROKED ? 'strokes' : 'auto';
      return mapSvg(map, { ...DEFAULT_SVG, style, audience, grid, smoothCaves, theme, hatching });
    },
  });
}
