import { mapToJson } from '~/maps/file/map-json';
import { CELL } from '~/maps/map/cells';
import { type DungeonMap, emptyMap, type Room } from '~/maps/map/grid';

/*
 * Two rooms of five by five and a corridor between them, with a locked and a secret door, a trap, labels and notes
: room 41 in the west, room 42 in the east, and a closet (43) behind the
 * secret door south of room 41.
 */
const WIDTH = 20;
const HEIGHT = 20;

/** The first squares of the areas: the west room, the corridor, the east room and the closet. */
export const AREAS = {
  west: WIDTH + 1,
  corridor: 3 * WIDTH + 7,
  east: WIDTH + 13,
  closet: 7 * WIDTH + 2,
} as const;

/** A label for players, in the east room. */
export const COVERED_LABEL = 'Well of voices';

/** A map full of what players must not know; `secret` stands in every text. */
export function secretMap(secret: string): DungeonMap {
  const map = emptyMap(WIDTH, HEIGHT, secret);
  const room = (number: number, x: number, y: number, width: number, height: number): Room => {
    for (let row = y; row < y + height; row += 1) {
      map.cells.fill(CELL.floor, row * WIDTH + x, row * WIDTH + x + width);
      map.room.fill(number, row * WIDTH + x, row * WIDTH + x + width);
    }
    const centre = { x: x + 1, y: y + 1 };
    return { number, x, y, width, height, shape: 'rectangle', centre };
  };
  const rooms = [room(41, 1, 1, 5, 5), room(42, 13, 1, 5, 5), room(43, 2, 7, 2, 2)];
  map.cells.fill(CELL.corridor, 3 * WIDTH + 6, 3 * WIDTH + 13);
  map.cells[6 * WIDTH + 2] = CELL.corridor;
  return {
    ...map,
    rooms,
    doors: [
      { x: 6, y: 3, direction: 'horizontal', kind: 'locked' },
      { x: 12, y: 3, direction: 'horizontal', kind: 'trapped' },
      { x: 2, y: 6, direction: 'vertical', kind: 'secret' },
    ],
    stairs: [{ x: 15, y: 2, direction: 'north', kind: 'down' }],
    symbols: [
      { x: 2, y: 2, kind: 'trap' },
      { x: 3, y: 3, kind: 'altar' },
      { x: 14, y: 4, kind: 'chest' },
    ],
    labels: [
      { x: 4, y: 4, text: secret },
      { x: 1, y: 5, text: 'Hall of echoes', players: true },
      { x: 16, y: 3, text: COVERED_LABEL, players: true },
    ],
  };
}

/** The same as a fight's log has it. */
export function secretMat(secret: string) {
  const map = secretMap(secret);
  return { id: secret, name: secret, width: WIDTH, height: HEIGHT, json: mapToJson(map) };
}
