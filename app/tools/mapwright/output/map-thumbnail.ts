import type { DungeonMap } from '../grid';
import { traceLoops } from './outline-path';
import { type Audience, type OpenSquares, openSquares } from './squares';
import { escapedXml } from './svg-layers';
import { createSvgPath } from './svg-path';
import { wallLoops } from './wall-outline';

/** Blocks along the longer side: the finest drawing that keeps within the limit is taken. */
const BLOCKS = [64, 48, 32, 24, 16] as const;
const LONGEST_PATH = 3300;

/**
 * The shape of a map in at most 4 kB, for lists; it takes the colour of the text around it. On larger maps a block
 * stands for several squares, and is open where any of them is.
 */
export function mapThumbnailSvg(map: DungeonMap, px: number, audience: Audience = 'gm'): string {
  const squares = openSquares(map, audience);
  let blocks = squares;
  let data = '';
  for (const most of BLOCKS) {
    blocks = blockSquares(squares, most);
    data = outlineData(blocks);
    if (data.length <= LONGEST_PATH) break;
  }
  const longest = Math.max(blocks.width, blocks.height);
  const width = Math.round((px * blocks.width) / longest);
  const height = Math.round((px * blocks.height) / longest);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${blocks.width} ${blocks.height}" ` +
    `role="img" aria-label="${escapedXml([...map.name].slice(0, 80).join(''))}"><path d="${data}" fill="currentColor"/></svg>`
  );
}

function outlineData(blocks: OpenSquares): string {
  const path = createSvgPath(1);
  traceLoops(path, wallLoops(blocks));
  return path.data();
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
