import { memo } from 'react';
import type { MapLook } from '../map/map-look';
import type { MapRecipe } from '../map/recipe';
import styles from './drawn-map.module.css';
import { recipeSvg, savedSvg } from './recipe-svg';
import type { ScreenFacts } from './screen-facts';

/**
 * A picture that our own drawing made, with every word of a user escaped. Once it stands in the page the browser keeps
 * it: the script need not know it.
 */
export const DrawnMap = memo(
  function DrawnMap({ svg, className = styles.drawn }: { svg: string; className?: string }) {
    return (
      <div
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawing, no one else's
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    );
  },
  (before, after) => before.svg === after.svg,
);

/** The picture of a recipe, drawn where the page is made; in the browser it is only kept until the editor stands. */
function RecipeDrawing({ recipe, look }: { recipe: MapRecipe; look: MapLook }) {
  return <DrawnMap svg={import.meta.env.SSR ? recipeSvg(recipe, look) : ''} />;
}

/** The picture of whatever the page begins with: a recipe's map, or a copy of another's. */
export function FirstDrawing({ facts, json }: { facts: ScreenFacts; json: string | undefined }) {
  const { recipe, look } = facts;
  return json === undefined ? (
    <RecipeDrawing recipe={recipe} look={look} />
  ) : (
    <SavedDrawing json={json} look={look} />
  );
}

/** The picture of a kept map, in the same way. */
export function SavedDrawing({ json, look }: { json: string; look: MapLook }) {
  return <DrawnMap svg={import.meta.env.SSR ? savedSvg(json, look) : ''} />;
}
