import type { DungeonMap } from '~/maps/map/grid';

/**
 * Sixteen hexadecimal digits that change when anything on a map does, except its locks and its recipe (FNV-1a, twice).
 */
export function fingerprint(map: DungeonMap): string {
  const { version, name, width, height, doors, stairs, entrances, symbols, labels, rooms } = map;
  const lists = JSON.stringify([
    version,
    name,
    width,
    height,
    doors,
    stairs,
    entrances,
    symbols,
    labels,
    rooms,
  ]);
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start;
      for (let index = 0; index < lists.length; index += 1)
        hash = stir(hash, lists.charCodeAt(index));
      for (let square = 0; square < map.cells.length; square += 1) {
        hash = stir(hash, ((map.room[square] ?? 0) << 8) | (map.cells[square] ?? 0));
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

function stir(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}
