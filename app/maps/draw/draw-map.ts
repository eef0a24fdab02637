import { CELL } from '../map/cells';
import { wideDoors } from '../map/doors';
import type { DungeonMap } from '../map/grid';
import { type OpenSquares, openSquares, type Squares, waysOut } from '../map/squares';
import { cornerBends } from './corner-bends';
import { groundLayers, wallLayer } from './draw-ground';
import { groundMarkLayers, groundShapes, lateGrounds } from './draw-late-grounds';
import { terrainLayers } from './draw-terrain';
import { thingLayers } from './draw-things';
import type { DrawChoices, Drawing } from './drawing';
import { traceLoops, traceLoopsStraight } from './outline-path';
import type { Picture } from './picture';
import { pocketsOf } from './pockets';
import { patchesOf, patchLoops, pitLoops } from './terrain-marks';
import { wallLoops } from './wall-outline';

/** Squares beyond the area that can affect it: shading, hatching and the bend of a wall. */
const REACH = 2;

/** A part of a map to draw separately: its open squares, its area, and the open squares of the whole map. */
export type DrawnPart = { squares: OpenSquares; area: Squares; whole: OpenSquares };

/** Prepares a map for drawing; `part` closes everything else, to draw a single room. */
export function prepareDrawing(map: DungeonMap, choices: DrawChoices, part?: DrawnPart): Drawing {
  const squares = part?.squares ?? openSquares(map, choices.audience);
  const area = part?.area ?? { x: 0, y: 0, width: map.width, height: map.height };
  return {
    map,
    choices,
    squares,
    // The walls of a part bend as in the whole map; a caller that draws many parts computes the bends once.
    bends: choices.smooth && part === undefined ? cornerBends(map) : undefined,
    palette: choices.palette,
    doors: wideDoors(map.doors),
    gaps: [
      ...map.entrances,
      ...(part === undefined ? [] : waysOut(part.squares, part.whole, part.area)),
    ],
    water: patchesOf(map, squares, CELL.water, area),
    // A part that is drawn alone has its rim, not the pockets of the map.
    pockets: choices.palette.hatch && part === undefined ? pocketsOf(squares) : null,
    pits: patchesOf(map, squares, CELL.pit, area),
    lava: patchesOf(map, squares, CELL.lava, area),
    chasm: patchesOf(map, squares, CELL.chasm, area),
    ice: patchesOf(map, squares, CELL.ice, area),
    grass: patchesOf(map, squares, CELL.grass, area),
  };
}

/** Draws the squares of an area and what extends into it; the caller clips the result to the area. */
export function drawArea(drawing: Drawing, area: Squares): Picture {
  const { map, squares, bends } = drawing;
  const wide = widened(area, map);
  const floor = wallLoops(squares, wide, bends);
  const water = patchLoops(drawing.water, wide);
  const pits = pitLoops(drawing.pits, wide);
  const grounds = lateGrounds(drawing, wide);
  const trace = drawing.choices.hatching === 'tone' ? traceLoopsStraight : traceLoops;
  return {
    shapes: {
      floor: (pen) => trace(pen, floor),
      ...(water.length > 0 && { water: (pen) => trace(pen, water) }),
      ...groundShapes(grounds, trace),
    },
    layers: [
      ...groundLayers(drawing, area, wide),
      ...terrainLayers(drawing, wide, water.length > 0, pits),
      ...groundMarkLayers(drawing, wide, grounds),
      wallLayer(drawing),
      ...thingLayers(drawing, wide),
    ],
  };
}

function widened(area: Squares, map: DungeonMap): Squares {
  const x = Math.max(0, area.x - REACH);
  const y = Math.max(0, area.y - REACH);
  return {
    x,
    y,
    width: Math.min(map.width, area.x + area.width + REACH) - x,
    height: Math.min(map.height, area.y + area.height + REACH) - y,
  };
}
