import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { notFound } from '~/platform/answers';
import { generateMap } from './generate';
import { DEFAULT_SVG, mapSvg } from './output/map-svg';
import { PRESETS, presetRecipe } from './presets';

/** GET: a small picture of what a preset makes; it changes only with a release. */
export function loader({ params }: LoaderFunctionArgs) {
  const preset = PRESETS.find(({ id }) => id === params.id);
  if (!preset) return notFound();
  const map = generateMap(presetRecipe(preset.id));
  const svg = mapSvg(map, { ...DEFAULT_SVG, style: 'parchment', audience: 'player', shownPx: 4 });
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}
