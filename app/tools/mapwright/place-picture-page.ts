import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { notFound } from '~/platform/answers';
import { generateMap } from './generate/generate';

/** A cache of the pictures: there are a dozen, and they change only with a release. */
const drawn = new Map<string, string>();

/** GET: a small picture of an example of a preset. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const preset = PRESETS.find(({ id }) => id === params.id);
  if (!preset) return notFound();
  return new Response(request.method === 'HEAD' ? null : pictureOf(preset.id), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

function pictureOf(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const map = generateMap(presetRecipe(id));
  const svg = mapSvg(map, { ...DEFAULT_SVG, style: 'parchment', audience: 'player', shownPx: 4 });
  drawn.set(id, svg);
  return svg;
}
