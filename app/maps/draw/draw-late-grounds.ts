import { CELL } from '../map/cells';
import type { Squares } from '../map/squares';
import type { Drawing } from './drawing';
import {
  traceBlades,
  traceCrust,
  traceDeck,
  traceGleam,
  traceRails,
  traceRopes,
  traceSleepers,
} from './ground-marks';
import type { Loop } from './loop';
import { traceLoops } from './outline-path';
import type { Layer, Picture, ShapeName, Stroke, Trace } from './picture';
import { patchLoops, tracePitSides } from './terrain-marks';

type Edges = Readonly<Record<'lava' | 'chasm' | 'ice' | 'grass', readonly Loop[]>>;

/** The edges of lava, chasms, ice and grass in an area. */
export function lateGrounds({ lava, chasm, ice, grass }: Drawing, wide: Squares): Edges {
  return {
    lava: patchLoops(lava, wide),
    chasm: patchLoops(chasm, wide),
    ice: patchLoops(ice, wide),
    grass: patchLoops(grass, wide),
  };
}

/** The outlines that several layers share. */
export function groundShapes(
  edges: Edges,
  trace: (pen: Parameters<Trace>[0], loops: readonly Loop[]) => void,
): Picture['shapes'] {
  const shapes: Picture['shapes'] = {};
  for (const name of ['lava', 'chasm', 'ice'] as const) {
    if (edges[name].length > 0) shapes[name] = (pen) => trace(pen, edges[name]);
  }
  return shapes;
}

/** The layers of lava, chasms, ice, grass, bridges and rails, above other terrain and below the walls. */
export function groundMarkLayers(drawing: Drawing, wide: Squares, edges: Edges): Layer[] {
  const { map, palette, squares } = drawing;
  const { terrain, ink } = palette;
  const layers: Layer[] = [];
  const area = (name: ShapeName, fill: string, strokes: readonly Stroke[]) => {
    layers.push({ kind: 'shape', name, shape: name, fill, within: ['floor'] });
    for (const stroke of strokes) {
      layers.push({ kind: 'shape', name: 'shore', shape: name, stroke, within: ['floor', name] });
    }
  };
  const marks = (name: string, shape: Trace, stroke: Stroke, fill?: string) => {
    layers.push({ kind: 'shape', name, shape, stroke, within: ['floor'], ...(fill && { fill }) });
  };
  if (edges.grass.length > 0) {
    layers.push({
      kind: 'shape',
      name: 'grass',
      shape: (pen) => traceLoops(pen, edges.grass),
      fill: terrain.grass,
      within: ['floor'],
    });
    marks('blades', (pen) => traceBlades(pen, map, squares, wide), {
      colour: terrain.blade,
      width: 0.032,
    });
  }
  if (edges.ice.length > 0) {
    area('ice', terrain.ice, [{ colour: terrain.gleam, width: 0.08 }]);
    marks('gleam', (pen) => traceGleam(pen, map, squares, wide), {
      colour: terrain.gleam,
      width: 0.03,
    });
  }
  if (edges.lava.length > 0) {
    area('lava', terrain.lava, [
      { colour: terrain.glow, width: 0.34 },
      { colour: terrain.lava, width: 0.27 },
      { colour: terrain.glow, width: 0.12 },
    ]);
    marks('crust', (pen) => traceCrust(pen, map, squares, wide), {
      colour: terrain.glow,
      width: 0.04,
    });
  }
  if (edges.chasm.length > 0) {
    area('chasm', palette.pit, [
      { colour: palette.stone, width: 0.3 },
      { colour: ink, width: 0.1 },
    ]);
    marks('cliff', (pen) => tracePitSides(pen, edges.chasm), { colour: ink, width: 0.035 });
  }
  if (hasGround(drawing, wide, CELL.bridge)) {
    marks(
      'deck',
      (pen) => traceDeck(pen, map, squares, wide),
      { colour: ink, width: 0.03 },
      terrain.wood,
    );
    marks('ropes', (pen) => traceRopes(pen, map, squares, wide), { colour: ink, width: 0.05 });
  }
  if (!hasGround(drawing, wide, CELL.rails)) return layers;
  marks('sleepers', (pen) => traceSleepers(pen, map, squares, wide), {
    colour: terrain.wood,
    width: 0.1,
    cap: 'butt',
  });
  marks('rails', (pen) => traceRails(pen, map, squares, wide), { colour: ink, width: 0.045 });
  return layers;
}

function hasGround({ map }: Drawing, area: Squares, cell: number): boolean {
  for (let y = area.y; y < area.y + area.height; y += 1) {
    const start = y * map.width + area.x;
    const found = map.cells.indexOf(cell, start);
    if (found >= 0 && found < start + area.width) return true;
    // Nothing of it is left on the map.
    if (found < 0) return false;
  }
  return false;
}
