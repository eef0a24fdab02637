import { useRouteLoaderData } from '@remix-run/react';
import type { MapLook, ThemeChoice } from '~/maps/map/map-look';
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
  const pageTheme = usePageTheme();
  if (!import.meta.env.SSR) return <DrawnMap svg="" />;
  return (
    <DrawnMap
      svg={
        json === undefined
          ? recipeSvg(recipe, look, { name, pageTheme, svgAt: paths.mapSvg })
          : savedSvg(json, look, null)
      }
    />
  );
}

type SavedDrawingProps = { id: string; name: string; json: string; look: MapLook };

/** The same for a saved map. */
export function SavedDrawing({ id, name, json, look }: SavedDrawingProps) {
  const pageTheme = usePageTheme();
  if (!import.meta.env.SSR) return <DrawnMap svg="" />;
  const svgAt = (search: string) => paths.savedMapSvg({ id }, search);
  return <DrawnMap svg={savedSvg(json, look, { name, pageTheme, svgAt })} />;
}

function usePageTheme(): ThemeChoice {
  const { theme = 'system' } = useRouteLoaderData<Pick<Preferences, 'theme'>>('root') ?? {};
  return theme === 'system' ? 'auto' : theme;
}
