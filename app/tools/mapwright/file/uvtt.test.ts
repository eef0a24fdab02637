import { describe, expect, test } from 'vitest';
import { cornerBends } from '~/maps/draw/corner-bends';
import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { flattenLoop } from '~/maps/draw/outline-path';
import { wallLoops } from '~/maps/draw/wall-outline';
import { CELL } from '~/maps/map/cells';
import { DOOR_KINDS, type DungeonMap, emptyMap } from '~/maps/map/grid';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { openSquares } from '~/maps/map/squares';
import { generateMap } from '../generate/generate';
import { distanceToLine, WALL_TOLERANCE } from './simplify-walls';
import { mapUvtt, tableMap, type UvttChoices } from './uvtt';

const GM: UvttChoices = { audience: 'gm', pixelsPerGrid: 70, imageBase64: 'AAAA', smooth: false };
const plain = generateMap(DEFAULT_RECIPE);
/** Doors of all kinds in turn, so that no test depends on a seed. */
const trapped: DungeonMap = {
  ...plain,
  doors: plain.doors.map((door, index) => ({ ...door, kind: DOOR_KINDS[index % 6] ?? 'door' })),
};
const secretDoors = trapped.doors.filter((door) => door.kind === 'secret');

/** All sides of grid squares with a wall along them, as "x1 y1 x2 y2". */
function sides(map: DungeonMap, choices: UvttChoices): Set<string> {
  const found = new Set<string>();
  for (const chain of mapUvtt(map, choices).line_of_sight) {
    chain.slice(1).forEach((to, index) => {
      const from = chain[index] ?? to;
      const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
      const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
      for (let x = left; x < right; x += 1) found.add(`${x} ${top} ${x + 1} ${top}`);
      for (let y = top; y < bottom; y += 1) found.add(`${left} ${y} ${left} ${y + 1}`);
    });
  }
  return found;
}

type Point = { x: number; y: number };

function distanceToChain(at: Point, chain: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  chain.slice(1).forEach((to, index) => {
    const from = chain[index] ?? to;
    const [alongX, alongY] = [to.x - from.x, to.y - from.y];
    const length = alongX * alongX + alongY * alongY || 1;
    const part = ((at.x - from.x) * alongX + (at.y - from.y) * alongY) / length;
    const held = Math.min(1, Math.max(0, part));
    const off = Math.hypot(at.x - from.x - held * alongX, at.y - from.y - held * alongY);
    nearest = Math.min(nearest, off);
  });
  return nearest;
}

describe('a Universal VTT file', () => {
  test('says its size in squares and its pixels a square', () => {
    expect(mapUvtt(trapped, GM)).toMatchObject({
      format: 0.3,
      resolution: {
        map_origin: { x: 0, y: 0 },
        map_size: { x: trapped.width, y: trapped.height },
        pixels_per_grid: 70,
      },
      lights: [],
      image: 'AAAA',
    });
  });

  test('has a wall on each side between floor and rock, and nowhere else', () => {
    for (const { id } of PRESETS) {
      const map = generateMap({ ...presetRecipe(id), width: 50, height: 40 });
      const { open, width, height } = openSquares(map, 'gm');
      const at = (x: number, y: number) =>
        x >= 0 && y >= 0 && x < width && y < height && open[y * width + x] === 1;
      const expected = new Set<string>();
      for (let y = 0; y <= height; y += 1) {
        for (let x = 0; x <= width; x += 1) {
          if (at(x, y) !== at(x, y - 1)) expected.add(`${x} ${y} ${x + 1} ${y}`);
          if (at(x, y) !== at(x - 1, y)) expected.add(`${x} ${y} ${x} ${y + 1}`);
        }
      }
      expect(sides(map, GM)).toEqual(expected);
    }
  });

  test('closes every wall, on lattice points alone', () => {
    for (const chain of mapUvtt(trapped, GM).line_of_sight) {
      expect(chain.at(-1)).toEqual(chain[0]);
      expect(chain.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    }
  });

  test('closes the smooth walls of caves too', () => {
    const cave = generateMap({ ...DEFAULT_RECIPE, kind: 'cave' });
    for (const chain of mapUvtt(cave, { ...GM, smooth: true }).line_of_sight) {
      expect(chain.length).toBeGreaterThan(3);
      expect(chain.at(-1)).toEqual(chain[0]);
    }
  });

  test('opens the wall at a door and shuts it with a portal from wall to wall', () => {
    for (const smooth of [false, true]) {
      const file = mapUvtt(trapped, { ...GM, smooth });
      const walls = sides(trapped, GM);
      for (const portal of file.portals) {
        const { x, y } = { x: portal.position.x - 0.5, y: portal.position.y - 0.5 };
        const across = portal.rotation === 0;
        const beside = across
          ? [`${x} ${y} ${x} ${y + 1}`, `${x + 1} ${y} ${x + 1} ${y + 1}`]
          : [`${x} ${y} ${x + 1} ${y}`, `${x} ${y + 1} ${x + 1} ${y + 1}`];
        const inTheWay = across
          ? [`${x} ${y} ${x + 1} ${y}`, `${x} ${y + 1} ${x + 1} ${y + 1}`]
          : [`${x} ${y} ${x} ${y + 1}`, `${x + 1} ${y} ${x + 1} ${y + 1}`];
        expect(beside.every((side) => walls.has(side))).toBe(true);
        expect(inTheWay.some((side) => walls.has(side))).toBe(false);
      }
    }
  });

  test('shuts a wide door with one portal', () => {
    const { doors, ...rest } = trapped;
    const door = doors.find(({ direction, kind }) => direction === 'vertical' && kind === 'locked');
    if (!door) throw new Error('no locked door');
    const wide = [door, { ...door, x: door.x + 1 }];
    const [portal, ...more] = mapUvtt({ ...rest, doors: wide }, GM).portals;
    expect(more).toEqual([]);
    expect(portal?.position).toEqual({ x: door.x + 1, y: door.y + 0.5 });
    expect(portal?.bounds.map(({ x }) => x)).toEqual([door.x, door.x + 2]);
  });

  test('hangs every portal from wall to wall, whatever the room’s shape', () => {
    for (const { id } of PRESETS) {
      for (const kind of ['rooms', 'cave'] as const) {
        for (const seed of ['p6', 'p15', 'lip', 'apse']) {
          const map = generateMap({ ...presetRecipe(id), kind, seed });
          const { portals, line_of_sight: walls } = mapUvtt(map, { ...GM, smooth: true });
          for (const end of portals.flatMap(({ bounds }) => bounds)) {
            const off = Math.min(...walls.map((chain) => distanceToChain(end, chain)));
            expect(off, `${id} ${kind} ${seed} at ${end.x} ${end.y}`).toBeLessThanOrEqual(0.01);
          }
        }
      }
    }
  });

  test('has a portal for each door but archways; a portcullis is open to sight', () => {
    const file = mapUvtt(trapped, GM);
    const hung = trapped.doors.filter((door) => door.kind !== 'archway');
    expect(file.portals).toHaveLength(hung.length);
    hung.forEach((door, index) => {
      expect(file.portals[index]?.closed).toBe(door.kind !== 'portcullis');
    });
  });

  test('gives the game master secret doors as closed portals and players plain wall', () => {
    expect(secretDoors.length).toBeGreaterThan(0);
    const player: UvttChoices = { ...GM, audience: 'player' };
    const portals = mapUvtt(trapped, player).portals;
    const walls = sides(trapped, player);
    const seen = openSquares(trapped, 'player');
    const isSeen = (x: number, y: number) => seen.open[y * seen.width + x] === 1;
    let shut = 0;
    for (const { x, y, direction } of secretDoors) {
      expect(portals.some((p) => p.position.x === x + 0.5 && p.position.y === y + 0.5)).toBe(false);
      const ends: Array<[string, boolean]> =
        direction === 'horizontal'
          ? [
              [`${x} ${y} ${x} ${y + 1}`, isSeen(x - 1, y)],
              [`${x + 1} ${y} ${x + 1} ${y + 1}`, isSeen(x + 1, y)],
            ]
          : [
              [`${x} ${y} ${x + 1} ${y}`, isSeen(x, y - 1)],
              [`${x} ${y + 1} ${x + 1} ${y + 1}`, isSeen(x, y + 1)],
            ];
      for (const [end, isFloor] of ends) {
        expect(walls.has(end)).toBe(isFloor);
        if (isFloor) shut += 1;
      }
    }
    expect(shut).toBeGreaterThan(0);
  });

  test('lets nobody see through pillars and statues, and past low things', () => {
    const map = emptyMap(8, 8, 'Hall');
    for (const x of [1, 2, 3, 4, 5]) map.cells[3 * 8 + x] = CELL.floor;
    map.symbols.push(
      { x: 2, y: 3, kind: 'pillar' },
      { x: 3, y: 3, kind: 'chest' },
      { x: 4, y: 3, kind: 'statue' },
      // Symbols in rock are not visible.
      { x: 6, y: 6, kind: 'pillar' },
    );
    const asked = { audience: 'gm', pixelsPerGrid: 70, imageBase64: '', smooth: true } as const;
    const blocks = mapUvtt(map, asked).objects_line_of_sight;
    expect(blocks).toHaveLength(2);
    for (const [index, middle] of [2.5, 4.5].entries()) {
      const chain = blocks[index] ?? [];
      expect(chain).toHaveLength(9);
      expect(chain[0]).toEqual(chain[8]);
      for (const { x, y } of chain) {
        const off = Math.hypot(x - middle, y - 3.5);
        expect(off).toBeGreaterThan(0.25);
        expect(off).toBeLessThan(0.36);
      }
    }
  });
});

describe('for a table whose fog hides secrets', () => {
  const chosen = { pixelsPerGrid: 70, imageBase64: '', smooth: true };

  test('has every secret door as a closed portal, and draws it as wall without sign or number', () => {
    let secrets = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const map = generateMap({ ...presetRecipe('deathtrap-tomb'), seed: `table ${seed}` });
      const file = mapUvtt(map, { ...chosen, audience: 'table' });
      for (const { x, y, kind } of map.doors) {
        if (kind !== 'secret') continue;
        secrets += 1;
        const at = ({ position }: { position: { x: number; y: number } }) =>
          position.x === x + 0.5 && position.y === y + 0.5;
        expect(file.portals.find(at)?.closed).toBe(true);
      }
      const drawn = mapSvg(tableMap(map), { ...DEFAULT_SVG, audience: 'player' });
      expect(drawn).not.toContain('>S<');
      expect(drawn).not.toContain('<text');
    }
    expect(secrets).toBeGreaterThan(5);
  });

  test('has the walls of a cave in at most 400 points, none farther than a tenth of a square from the drawn one', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const map = generateMap({ ...DEFAULT_RECIPE, kind: 'cave', seed: `walls ${seed}` });
      const { line_of_sight: walls } = mapUvtt(map, { ...chosen, audience: 'table' });
      const whole = wallLoops(openSquares(map, 'gm'), undefined, cornerBends(map)).map(flattenLoop);
      expect(walls.reduce((sum, wall) => sum + wall.length, 0)).toBeLessThanOrEqual(400);
      whole.forEach((loop, at) => {
        const wall = walls[at] ?? [];
        for (const point of loop) {
          const near = wall
            .slice(1)
            .map((to, place) => distanceToLine(point, wall[place] ?? to, to));
          expect(Math.min(...near)).toBeLessThanOrEqual(WALL_TOLERANCE + 1e-9);
        }
      });
    }
  });
});
