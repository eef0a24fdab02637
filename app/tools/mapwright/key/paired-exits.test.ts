import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { digRoom, paintSquares } from '../edit/paint';
import { lineSquares, rectangleSquares } from '../edit/shapes';
import { generateMap } from '../generate/generate';
import { roomKey } from './room-key';

type Stroke = { x: number; y: number; across: number; down: number; tool: string; brush: number };

const BASES = ['stranger1', 'two', 'three'].map((seed) =>
  generateMap({ ...DEFAULT_RECIPE, seed, width: 30, height: 24 }),
);

/** One stroke: a room, or a passage of corridor or floor with a brush. */
function drawn(map: DungeonMap, { x, y, across, down, tool, brush }: Stroke): DungeonMap {
  if (tool === 'room') {
    const area = { x, y, width: across, height: down };
    const look = { cell: CELL.floor, shape: 'rectangle' as const };
    return digRoom(map, rectangleSquares(map, area), area, look);
  }
  const squares = lineSquares(map, { x, y }, { x: x + across, y: y + down }, brush);
  return paintSquares(map, squares, tool === 'floor' ? CELL.floor : CELL.corridor);
}

const stroke = fc.record({
  x: fc.integer({ min: 1, max: 22 }),
  y: fc.integer({ min: 1, max: 16 }),
  across: fc.integer({ min: 1, max: 7 }),
  down: fc.integer({ min: 1, max: 7 }),
  tool: fc.constantFrom('room', 'room', 'floor', 'corridor'),
  brush: fc.integer({ min: 1, max: 2 }),
});

it('after drawing by hand, each of two rooms names the other for one passage', () => {
  let pairs = 0;
  fc.assert(
    fc.property(
      fc.nat({ max: BASES.length - 1 }),
      fc.array(stroke, { minLength: 1, maxLength: 5 }),
      (which, strokes) => {
        const map = strokes.reduce(drawn, BASES[which] ?? emptyMap(30, 24, 'Hand'));
        const key = roomKey(map, 'key');
        for (const { number, exits } of key) {
          for (const { leadsTo } of exits) {
            if (typeof leadsTo !== 'number') continue;
            const there = key.find((entry) => entry.number === leadsTo);
            expect(there?.exits.map((exit) => exit.leadsTo)).toContain(number);
            pairs += 1;
          }
        }
      },
    ),
    { numRuns: 200, seed: 11 },
  );
  expect(pairs).toBeGreaterThan(300);
});
