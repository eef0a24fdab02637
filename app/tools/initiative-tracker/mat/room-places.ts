import { isOpen } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import type { Square } from '~/rules/battle-grid';

/**
 * The squares of a room for tokens that cover so many squares along one side each, around its middle and the largest
 * first; null for what the room has no space for.
 */
export function placesInRoom(
  map: DungeonMap,
  number: number,
  spaces: readonly number[],
): (Square | null)[] {
  const room = map.rooms.find((one) => one.number === number);
  if (room === undefined) return spaces.map(() => null);
  const free = new Map<number, Square>();
  for (let y = room.y; y < room.y + room.height; y += 1) {
    for (let x: number = room.x; x < room.x + room.width; x += 1) {
      const at = y * map.width + x;
      if (map.room[at] === number && isOpen(map.cells[at])) free.set(at, { x, y });
    }
  }
  const { centre } = room;
  const away = ({ x, y }: Square) => (x - centre.x) ** 2 + (y - centre.y) ** 2;
  const near = [...free.values()].sort((one, other) => away(one) - away(other));
  const places: (Square | null)[] = spaces.map(() => null);
  const order = spaces.map((space, index) => ({ space, index }));
  for (const { space, index } of order.toSorted((one, other) => other.space - one.space)) {
    const covered = ({ x, y }: Square) =>
      Array.from(
        { length: space * space },
        (_, part) => (y + Math.floor(part / space)) * map.width + x + (part % space),
      );
    const place = near.find((square) => covered(square).every((at) => free.has(at)));
    if (place === undefined) continue;
    for (const at of covered(place)) free.delete(at);
    places[index] = place;
  }
  return places;
}
