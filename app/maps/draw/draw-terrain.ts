import type { Squares } from '../map/squares';
import type { Drawing } from './drawing';
import type { Loop } from './loop';
import { traceLoops } from './outline-path';
import type { Layer } from './picture';
import { traceGrit, tracePitSides, traceRubble, traceWaves } from './terrain-marks';

/** The layers of water, pits, rubble and cave grit, above the floor and below the walls. */
export function terrainLayers(
  { map, palette, squares }: Drawing,
  wide: Squares,
  hasWater: boolean,
  pits: readonly Loop[],
): Layer[] {
  const layers: Layer[] = [
    {
      kind: 'shape',
      name: 'grit',
      shape: (pen) => traceGrit(pen, map, squares, wide),
      stroke: { colour: palette.wall.colour, width: 0.028 },
    },
  ];
  if (hasWater) {
    // A wide stroke and a slightly narrower one above it leave a thin line inside the bank, and along the walls.
    const ring = (width: number, colour: string): Layer[] =>
      (['water', 'floor'] as const).map((shape) => ({
        kind: 'shape',
        name: 'ripple',
        shape,
        stroke: { colour, width },
        within: ['floor', 'water'],
      }));
    layers.push(
      { kind: 'shape', name: 'water', shape: 'water', fill: palette.water, within: ['floor'] },
      ...ring(0.74, palette.ripple),
      ...ring(0.69, palette.water),
      ...ring(0.36, palette.ripple),
      ...ring(0.3, palette.water),
      {
        kind: 'shape',
        name: 'bank',
        shape: 'water',
        stroke: { colour: palette.ripple, width: 0.06 },
        within: ['floor'],
      },
      {
        kind: 'shape',
        name: 'waves',
        shape: (pen) => traceWaves(pen, map, squares, wide),
        stroke: { colour: palette.ripple, width: 0.035 },
      },
    );
  }
  if (pits.length > 0) {
    layers.push(
      {
        kind: 'shape',
        name: 'pits',
        shape: (pen) => traceLoops(pen, pits),
        fill: palette.pit,
        stroke: { colour: palette.ink, width: 0.06 },
        within: ['floor'],
      },
      {
        kind: 'shape',
        name: 'pit-sides',
        shape: (pen) => tracePitSides(pen, pits),
        stroke: { colour: palette.ink, width: 0.03 },
      },
    );
  }
  layers.push({
    kind: 'shape',
    name: 'rubble',
    shape: (pen) => traceRubble(pen, map, squares, wide),
    fill: palette.stone,
    stroke: { colour: palette.ink, width: 0.03 },
    // A round wall cuts squares and their contents.
    within: ['floor'],
  });
  return layers;
}
