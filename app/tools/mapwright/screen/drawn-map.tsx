import { memo } from 'react';
import type { MapLook } from '../map/map-look';
import type { MapRecipe } from '../map/recipe';
import styles from './drawn-map.module.css';
import { recipeSvg, savedSvg } from './recipe-svg';
import type { ScreenFacts } from './screen-facts';

/**
 * A picture made by our own drawing code, with all user text escaped. Once it is in the page, the browser keeps it
 * without the script.
 */
export const DrawnMap = memo(
  function DrawnMap({ svg, className = styles.drawn }: { svg: string; className?: string }) {
    return (
      <div
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing code makes the markup and escapes all texts
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    );
  },
  (before, after) => before.svg === after.svg,
);

/** The picture of a recipe, drawn on the server; in the browser it is only kept until the editor is ready. */
function RecipeDrawing({ recipe, look }: { recipe: MapRecipe; look: MapLook }) {
  return <DrawnMap svg={import.meta.env.SSR ? recipeSvg(recipe, look) : ''} />;
}

/** The picture of the initial map: a recipe's map, or a copy of another user's. */
export function FirstDrawing({ facts, json }: { facts: ScreenFacts; json: string | undefined }) {
  const { recipe, look } = facts;
  return json === undefined ? (
    <RecipeDrawing recipe={recipe} look={look} />
  ) : (
    <SavedDrawing json={json} look={look} />
  );
}

/** The same for a saved map. */
export function SavedDrawing({ json, look }: { json: string; look: MapLook }) {
  return <DrawnMap svg={import.meta.env.SSR ? savedSvg(json, look) : ''} />;
}
