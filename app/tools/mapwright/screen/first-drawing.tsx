import { useRouteLoaderData } from '@remix-run/react';
import type { MapLook } from '~/maps/map/map-look';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { paths } from '~/paths';
import type { Preferences } from '~/platform/preferences';
import { recipeSvg, savedSvg } from './recipe-svg';
import type { ScreenFacts } from './screen-facts';

/**
 * The picture of the initial map: a recipe's map, or a copy of another user's. The server makes it; the browser only
 * keeps it until the editor is ready.
 */
export function FirstDrawing({ facts, json }: { facts: ScreenFacts; json: string | undefined }) {
  const { recipe, look, name } = facts;
  const { theme = 'system' } = useRouteLoaderData<Pick<Preferences, 'theme'>>('root') ?? {};
  if (!import.meta.env.SSR) return <DrawnMap svg="" />;
  const pageTheme = theme === 'system' ? 'auto' : theme;
  return json === undefined ? (
    <DrawnMap svg={recipeSvg(recipe, look, { name, pageTheme, svgAt: paths.mapSvg })} />
  ) : (
    <SavedDrawing json={json} look={look} />
  );
}

/** The same for a saved map. */
export function SavedDrawing({ json, look }: { json: string; look: MapLook }) {
  return <DrawnMap svg={import.meta.env.SSR ? savedSvg(json, look) : ''} />;
}
