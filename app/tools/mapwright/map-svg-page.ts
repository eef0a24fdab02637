import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { mapFile, mapOfAddress } from './map-files.server';
import { DEFAULT_SVG, mapSvg } from './output/map-svg';

/** GET: the map of a recipe as SVG at 70 pixels a square, free for all. */
export function loader({ request }: LoaderFunctionArgs) {
  const { map, look } = mapOfAddress(request);
  const { style, audience, grid, smooth: smoothCaves, theme } = look;
  const svg = mapSvg(map, { ...DEFAULT_SVG, style, audience, grid, smoothCaves, theme });
  return mapFile(map, svg, 'svg', 'image/svg+xml');
}
