import { isOpen } from './cells';
import { cellAt, type Door, type DungeonMap } from './grid';

/**
 * Returns whether a door is valid: in an open square, with open squares on the sides it connects and walls on the other
 * two.
 */
export function hangsRight(map: DungeonMap, door: Door): boolean {
  const { x, y } = door;
  const north = isOpen(cellAt(map, x, y - 1));
  const south = isOpen(cellAt(map, x, y + 1));
  const west = isOpen(cellAt(map, x - 1, y));
  const east = isOpen(cellAt(map, x + 1, y));
  if (!isOpen(cellAt(map, x, y))) return false;
  return door.direction === 'vertical'
    ? north && south && !west && !east
    : west && east && !north && !south;
}
