import { type Door, type DungeonMap, type Place, SIDES, STEP } from '../map/grid';
import { type Audience, isOpenAt, type OpenSquares, openSquares } from '../map/squares';
import { BEND, cornerBends, sameBends } from './corner-bends';
import { traceLoops } from './outline-path';
import { escapedXml } from './svg-layers';
import { createSvgPath } from './svg-path';
import { wallLoops } from './wall-outline';

/** The possible numbers of blocks along the longer side: the finest drawing within the size limit is used. */
const BLOCKS = [64, 48, 32, 24, 16] as const;
const LONGEST_PATH = 3300;
/** Units per block, for walls that are not straight. */
const UNITS = 10;
/** Units per block when only corners are cut. */
const HALF = 2;

/**
 * The plan of a map as SVG of at most 4 kB, for lists; it uses the current text colour. On larger maps a block
 * represents several squares, and is open if any of them is.
 */
export function mapThumbnailSvg(map: DungeonMap, px: number, audience: Audience = 'gm'): string {
  const squares = withoutStubs(map, openSquares(map, audience));
  const { blocks, units, walls, doors } = planOf(map, squares);
  const longest = Math.max(blocks.width, blocks.height);
  const width = Math.round((px * blocks.width) / longest);
  const height = Math.round((px * blocks.height) / longest);
  const line = Math.round(longest * units * 0.7) / 100;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${blocks.width * units} ${blocks.height * units}" ` +
    `role="img" aria-label="${escapedXml([...map.name].slice(0, 80).join(''))}">` +
    `<g stroke="currentColor" stroke-width="${line}" stroke-linejoin="round">` +
    `<path d="${walls}" fill="currentColor" fill-opacity=".14"/>` +
    `${doors === '' ? '' : `<path d="${doors}" fill="none"/>`}</g></svg>`
  );
}

type Plan = { blocks: OpenSquares; units: number; walls: string; doors: string };

function planOf(map: DungeonMap, squares: OpenSquares): Plan {
  let [blocks, walls] = [squares, ''];
  if (Math.max(map.width, map.height) <= BLOCKS[0]) {
    const path = createSvgPath(UNITS);
    traceLoops(path, wallLoops(squares, undefined, cornerBends(map)));
    const doors = doorLines(map, squares);
    walls = path.data();
    if (walls.length + doors.length <= LONGEST_PATH) return { blocks, units: UNITS, walls, doors };
  }
  for (const most of BLOCKS) {
    blocks = blockSquares(squares, most);
    const path = createSvgPath(HALF);
    const { width, height } = blocks;
    const isCave = map.recipe?.kind === 'cave';
    traceLoops(
      path,
      wallLoops(blocks, undefined, isCave ? sameBends(width, height, BEND.cut) : undefined),
    );
    walls = path.data();
    if (walls.length <= LONGEST_PATH) break;
  }
  return { blocks, units: HALF, walls, doors: '' };
}

/** Each visible door as a line across its passage. */
function doorLines(map: DungeonMap, squares: OpenSquares): string {
  const path = createSvgPath(UNITS);
  for (const { x, y, direction, kind } of map.doors) {
    if (kind === 'archway' || !isOpenAt(squares, x, y)) continue;
    const across = direction === 'horizontal';
    path.move(across ? x + 0.5 : x, across ? y : y + 0.5);
    path.line(across ? x + 0.5 : x + 1, across ? y + 1 : y + 0.5);
  }
  return path.data();
}

/** Removes dead ends that only lead to an invisible door, which look wrong in such a small plan. */
function withoutStubs(map: DungeonMap, squares: OpenSquares): OpenSquares {
  const open = squares.open.slice();
  const pruned = { ...squares, open };
  const waysFrom = ({ x, y }: Place) =>
    SIDES.map((side) => ({ x: x + STEP[side].x, y: y + STEP[side].y })).filter((at) =>
      isOpenAt(pruned, at.x, at.y),
    );
  const isUnseen = (door: Door) => !isOpenAt(squares, door.x, door.y);
  const ends = map.doors.filter(isUnseen).flatMap(waysFrom);
  const kept = new Set(
    [...map.doors, ...map.stairs, ...map.entrances].map(({ x, y }) => y * map.width + x),
  );
  for (const end of ends) {
    const square = end.y * map.width + end.x;
    if (open[square] !== 1 || map.room[square] !== 0 || kept.has(square)) continue;
    const ways = waysFrom(end);
    if (ways.length > 1) continue;
    open[square] = 0;
    ends.push(...ways);
  }
  return pruned;
}

function blockSquares(squares: OpenSquares, most: number): OpenSquares {
  const squaresPerBlock = Math.ceil(Math.max(squares.width, squares.height) / most);
  const width = Math.ceil(squares.width / squaresPerBlock);
  const height = Math.ceil(squares.height / squaresPerBlock);
  const open = new Uint8Array(width * height);
  for (let y = 0; y < squares.height; y += 1) {
    for (let x = 0; x < squares.width; x += 1) {
      if (squares.open[y * squares.width + x] !== 1) continue;
      const block = Math.floor(y / squaresPerBlock) * width + Math.floor(x / squaresPerBlock);
      open[block] = 1;
    }
  }
  return { width, height, open };
}
