import { traceRectangle } from '~/paper/path-pen';
import type { Squares } from '../map/squares';
import type { Drawing } from './drawing';
import { traceFloorGrid, traceWholeGrid } from './grid-lines';
import { traceHatching } from './hatching';
import { hatchTone } from './map-palette';
import type { Layer, Stroke, Trace } from './picture';
import { POCKET } from './pockets';

/** The layers of rock, the shading around walls, the floor and its grid. */
export function groundLayers(drawing: Drawing, area: Squares, wide: Squares): Layer[] {
  const { palette, choices, squares } = drawing;
  const layers: Layer[] = [];
  if (palette.ground !== null) {
    layers.push({
      kind: 'shape',
      name: 'rock',
      // Drawn beyond the area too, so that no hairline appears between overlapping pieces.
      shape: (pen) => traceRectangle(pen, area.x - 1, area.y - 1, area.width + 2, area.height + 2),
      fill: palette.ground,
    });
  }
  if (palette.rockGrid !== undefined && choices.grid) {
    layers.push({
      kind: 'shape',
      name: 'rock-grid',
      shape: (pen) => traceWholeGrid(pen, area),
      stroke: { ...palette.rockGrid, cap: 'butt' },
    });
  }
  for (const stroke of haloOf(drawing)) {
    layers.push({ kind: 'shape', name: 'halo', shape: 'floor', stroke });
  }
  layers.push(...hatchLayers(drawing, wide));
  layers.push({ kind: 'shape', name: 'floor', shape: 'floor', fill: palette.floor });
  if (palette.shade !== undefined) {
    layers.push({
      kind: 'shape',
      name: 'shade',
      shape: 'floor',
      stroke: { colour: palette.shade, width: 0.42 },
      within: ['floor'],
      shift: { x: 0.06, y: 0.1 },
    });
  }
  if (choices.grid) {
    layers.push({
      kind: 'shape',
      name: 'grid',
      shape: (pen) => traceFloorGrid(pen, squares, wide, choices.smooth),
      stroke: { ...palette.grid, cap: 'butt' },
      ...(choices.smooth && { within: ['floor'] as const }),
    });
  }
  return layers;
}

/** The walls, above everything on the floor beside them. */
export function wallLayer({ palette }: Drawing): Layer {
  return { kind: 'shape', name: 'walls', shape: 'floor', stroke: palette.wall };
}

function hatchLayers(drawing: Drawing, wide: Squares): Layer[] {
  const { palette, choices, squares, pockets } = drawing;
  if (palette.hatch === undefined || choices.hatching === 'none') return [];
  if (choices.hatching === 'strokes') {
    return [
      {
        kind: 'shape',
        name: 'hatching',
        shape: (pen) => traceHatching(pen, squares, wide, pockets),
        stroke: palette.hatch,
      },
    ];
  }
  const around = (stroke: Stroke): Layer => {
    return { kind: 'shape', name: 'hatching', shape: 'floor', stroke };
  };
  if (choices.hatching === 'pattern') {
    const colour = 'hatching';
    return [
      ...pocketLayer(drawing, wide, colour),
      around({ colour, width: CLOSE_HATCHING }),
      ...RAGGED.map(({ width, dash }) => around({ colour, width, dash, cap: 'butt' as const })),
    ];
  }
  const tone = hatchTone(palette);
  return [...pocketLayer(drawing, wide, tone), around({ colour: tone, width: 1.24 })];
}

/** The pockets of rock as the walls around them are hatched; what is left of thin walls is too fine to be seen here. */
function pocketLayer({ pockets, map }: Drawing, wide: Squares, fill: string): Layer[] {
  if (pockets === null) return [];
  const shape: Trace = (pen) => {
    for (let y = wide.y; y < wide.y + wide.height; y += 1) {
      for (let x = wide.x; x < wide.x + wide.width; x += 1) {
        // To below the band around the walls.
        if (pockets[y * map.width + x] === POCKET.whole)
          traceRectangle(pen, x - 0.5, y - 0.5, 2, 2);
      }
    }
  };
  return [{ kind: 'shape', name: 'pockets', shape, fill }];
}

/** The width of the band around walls that is filled with the hatching pattern, in squares. */
const CLOSE_HATCHING = 1.2;
/** Wider bands with uneven dashes, so that the edge is as ragged as with individual strokes. */
const RAGGED = [
  { width: 1.5, dash: [0.47, 0.31, 0.78, 0.22, 0.36, 0.43] },
  { width: 1.78, dash: [0.29, 0.83, 0.41, 0.57, 0.23, 1.06] },
] as const;

/** Wide strokes take longest to draw, so maps without individual hatching strokes use only every other one. */
function haloOf({ palette, choices }: Drawing): readonly Stroke[] {
  const halo = palette.halo ?? [];
  return choices.hatching !== 'strokes' ? halo.filter((_, index) => index % 2 === 1) : halo;
}
