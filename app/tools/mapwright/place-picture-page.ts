import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { type MapRecipe, THEMES } from '~/maps/map/recipe';
import { themeRecipe } from '~/maps/map/themes';
import { notFound } from '~/platform/answers';
import { generateMap } from './generate/generate';

/** A cache of the pictures: there are two dozen, and they change only with a release. */
const drawn = new Map<string, string>();

/** GET: a small picture of an example of a preset, or of a theme as `theme-crypt`. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const recipe = exampleOf(id);
  if (recipe === null) return notFound();
  return new Response(request.method === 'HEAD' ? null : pictureOf(id, recipe), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

function exampleOf(id: string): MapRecipe | null {
  const theme = THEMES.find((one) => one !== 'none' && `theme-${one}` === id);
  if (theme !== undefined) return themeRecipe(theme);
  return PRESETS.some((preset) => preset.id === id) ? presetRecipe(id) : null;
}

function pictureOf(id: string, recipe: MapRecipe): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const svg = mapSvg(generateMap(recipe), {
    ...DEFAULT_SVG,
    style: 'parchment',
    audience: 'player',
    shownPx: 4,
  });
  drawn.set(id, svg);
  return svg;
}
