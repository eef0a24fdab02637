import type { DungeonMap } from '~/maps/map/grid';

/** 1 for every square that must stay bare floor: doors and the squares next to them, stairs, entrances, symbols. */
export function markedSquares(map: DungeonMap): Uint8Array {
  const { width, height } = map;
  const marked = new Uint8Array(width * height);
  for (const door of map.doors) {
    const at = door.y * width + door.x;
    const step = door.direction === 'vertical' ? width : 1;
    for (const square of [at - step, at, at + step]) marked[square] = 1;
  }
  for (const thing of [...map.stairs, ...map.entrances, ...map.symbols]) {
    marked[thing.y * width + thing.x] = 1;
  }
  return marked;
}
