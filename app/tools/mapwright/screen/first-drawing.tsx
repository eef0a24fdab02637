import type { MapLook } from '~/maps/map/map-look';
import type { MapRecipe } from '~/maps/map/recipe';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { recipeSvg, savedSvg } from './recipe-svg';
import type { ScreenFacts } from './screen-facts';

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
