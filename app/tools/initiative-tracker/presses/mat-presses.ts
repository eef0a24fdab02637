import { MOST_AREAS, MOST_MAT_SQUARES } from '~/fights/log/mat-limits';
import type { Mat } from '~/fights/log/state';
import { mapOfMat, matAreas } from '~/fights/mat/mat-areas';
import { spaceOf } from '~/fights/mat/token-space';
import { openSquares } from '~/maps/map/squares';
import { squareNamed, squareWithin } from '~/rules/battle-grid';
import {
  type Asked,
  cutText,
  deeds,
  NOBODY,
  type Pressed,
  problem,
  text,
  theOne,
  whole,
} from './asked';

const NO_MAP = 'There is no map in this fight. Choose one first.';

/** Performs an action on the map of the fight; refused without one. */
function onMat(act: (asked: Asked, mat: Mat) => Pressed): (asked: Asked) => Pressed {
  return (asked) => {
    const { mat = null } = asked.fight;
    return mat === null ? problem(NO_MAP) : act(asked, mat);
  };
}

/** Puts a combatant’s token on a named square, or moves it there. */
export const placeToken = onMat((asked, { map }) => {
  const one = theOne(asked);
  if (one === null || one.kind !== 'creature') return problem(NOBODY);
  const square = squareNamed(text(asked, 'square'));
  if (square === null) return problem('Type a square of the map, such as C7.');
  if (square.x >= map.width || square.y >= map.height) {
    return problem('That square is not on the map.');
  }
  // A large token stays on the map with all of its squares.
  const at = squareWithin(square, spaceOf(one), map);
  return deeds({ do: 'mat-place', placed: [{ who: one.id, at }] });
});

/** Takes a combatant’s token off the map. */
export const takeTokenOff = onMat((asked, { tokens }) => {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  if (!Object.hasOwn(tokens, one.id)) return problem(`${one.name} is not on the map.`);
  return deeds({ do: 'mat-place', placed: [{ who: one.id, at: null }] });
});

/** Uncovers an area for the players (`on`), or covers it. */
export function uncoverArea(on: boolean) {
  return onMat((asked) => {
    const area = whole(asked, 'area', 0, MOST_MAT_SQUARES - 1);
    if (area === null) return problem('Choose a room of the map.');
    const what = cutText(asked, 'what', 60);
    return deeds({ do: 'mat-uncover', on, areas: [area], ...(what !== '' && { what }) });
  });
}

/**
 * The same for all of the map. What only a secret door leads to stays covered: a room without a door would tell players
 * where to search. It is uncovered by itself.
 */
export function uncoverAll(on: boolean) {
  return onMat((_, mat) => {
    const map = on ? mapOfMat(mat.map) : null;
    const all = deeds({ do: 'mat-uncover', on, areas: 'all' });
    if (map === null || !map.doors.some(({ kind }) => kind === 'secret')) return all;
    const { open } = openSquares(map, 'player');
    const areas = matAreas(map).list.flatMap(({ key }) => (open[key] === 1 ? [key] : []));
    const steps = Array.from({ length: Math.ceil(areas.length / MOST_AREAS) }, (_, at) =>
      areas.slice(at * MOST_AREAS, (at + 1) * MOST_AREAS),
    );
    return steps.length === 0
      ? all
      : deeds(...steps.map((some) => ({ do: 'mat-uncover', on, areas: some }) as const));
  });
}

/** Removes the map from the fight. */
export const removeMat = onMat(() => deeds({ do: 'mat', map: null }));

/** Puts a saved map beside the order; the page that knows the user’s maps has put its copy into the form. */
export function chooseMat(asked: Asked): Pressed {
  const json = asked.form.get('mat-json');
  const [width, height] = [whole(asked, 'mat-width', 1, 500), whole(asked, 'mat-height', 1, 500)];
  if (typeof json !== 'string' || width === null || height === null) {
    return problem('Choose one of your saved maps.');
  }
  const name = cutText(asked, 'mat-name', 100) || 'Map';
  return deeds({ do: 'mat', map: { id: asked.newId(), name, width, height, json } });
}
