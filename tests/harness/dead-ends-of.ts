import { CELL, isOpen } from '~/maps/map/cells';
import type { DungeonMap, Place } from '~/maps/map/grid';

/**
 * The dead ends of a map's corridors: corridor-wide blocks with an exit on one side only, without stairs, door, symbol
 * or map exit.
 */
export function deadEndsOf(map: DungeonMap, corridorWidth: number): Place[] {
  const { width, height, cells } = map;
  const known = new Uint8Array(width * height);
  for (const thing of [...map.stairs, ...map.entrances, ...map.doors])
    known[thing.y * width + thing.x] = 1;
  const ends: Place[] = [];
  for (let y = 0; y + corridorWidth <= height; y += 1) {
    for (let x = 0; x + corridorWidth <= width; x += 1) {
      if (isBlock(x, y) && openSides(x, y) === 1) ends.push({ x, y });
    }
  }
  return ends;

  function isBlock(x: number, y: number): boolean {
    for (let row = y; row < y + corridorWidth; row += 1) {
      for (let column = x; column < x + corridorWidth; column += 1) {
        const cell = row * width + column;
        if (cells[cell] !== CELL.corridor || known[cell] === 1 || map.room[cell] !== 0)
          return false;
      }
    }
    return true;
  }

  function openSides(x: number, y: number): number {
    const open = [false, false, false, false];
    for (let along = 0; along < corridorWidth; along += 1) {
      open[0] ||= y > 0 && isOpen(cells[(y - 1) * width + x + along]);
      open[1] ||=
        x + corridorWidth < width && isOpen(cells[(y + along) * width + x + corridorWidth]);
      open[2] ||=
        y + corridorWidth < height && isOpen(cells[(y + corridorWidth) * width + x + along]);
      open[3] ||= x > 0 && isOpen(cells[(y + along) * width + x - 1]);
    }
    return open.filter(Boolean).length;
  }
}
