import { isOpen } from '../map/cells';
import { gapAt, hangingDoors } from '../map/doors';
import { FURNITURE_KINDS, isFurniture } from '../map/furniture';
import {
  cellAt,
  DOOR_KINDS,
  type Door,
  type DungeonMap,
  type Entrance,
  type MapLabel,
  type MapSymbol,
  type Place,
  SIDES,
  type Stair,
  SYMBOL_KINDS,
  type SymbolKind,
} from '../map/grid';
import { LONGEST_LABEL, oneLine } from '../map/typed-words';
import { type Fields, fieldsOf, oneOf, type Repairs, wholeNumber } from './restored';

const MOST_THINGS = 20_000;
const MOST_LABELS = 1_000;

/** Reads a list of things with positions; invalid ones and duplicates are counted and dropped. */
function restoreList<T extends Place>(
  what: string,
  list: unknown,
  most: number,
  map: DungeonMap,
  repairs: Repairs,
  read: (fields: Fields, place: Place) => T | null,
  share: 'one a square' | 'any number a square' = 'one a square',
): T[] {
  if (!Array.isArray(list)) {
    repairs.say(`There was no list of ${what}s.`);
    return [];
  }
  const taken = new Set<number>();
  const kept: T[] = [];
  let dropped = Math.max(0, list.length - most);
  for (const entry of list.slice(0, most)) {
    const fields = fieldsOf(entry);
    const x = wholeNumber(fields?.x, 0, map.width - 1);
    const y = wholeNumber(fields?.y, 0, map.height - 1);
    const thing = fields === null || x === null || y === null ? null : read(fields, { x, y });
    const index = thing === null ? -1 : thing.y * map.width + thing.x;
    if (thing === null || (share === 'one a square' && taken.has(index))) dropped += 1;
    else {
      taken.add(index);
      kept.push(thing);
    }
  }
  if (dropped > 0) repairs.count(dropped, `${what} that cannot stand there`, 'removed');
  return kept;
}

/** Reads doors in a gap of a wall; a door of an unknown kind becomes a plain one. */
export function restoreDoors(list: unknown, map: DungeonMap, repairs: Repairs): Door[] {
  const read = (fields: Fields, place: Place): Door | null => {
    const direction = oneOf(fields.direction, ['horizontal', 'vertical']);
    const kind = oneOf(fields.kind, DOOR_KINDS) ?? 'door';
    if (direction === null) return null;
    const door = { ...place, direction, kind };
    return gapAt(map, door) === null ? null : door;
  };
  const doors = restoreList('door', list, MOST_THINGS, map, repairs, read);
  const whole = hangingDoors(map, doors);
  const halves = doors.length - whole.length;
  if (halves > 0) repairs.count(halves, 'door that filled only part of its gap', 'removed');
  return whole;
}

/** Reads stairs on open squares without a door; the doors must be read first. */
export function restoreStairs(list: unknown, map: DungeonMap, repairs: Repairs): Stair[] {
  const doors = new Set(map.doors.map(({ x, y }) => y * map.width + x));
  return restoreList('stair', list, MOST_THINGS, map, repairs, (fields, place) => {
    const direction = oneOf(fields.direction, SIDES);
    const kind = oneOf(fields.kind, ['up', 'down']);
    if (direction === null || kind === null || !isOpen(cellAt(map, place.x, place.y))) return null;
    return doors.has(place.y * map.width + place.x) ? null : { ...place, direction, kind };
  });
}

/** Reads entrances on open squares of the side they name. */
export function restoreEntrances(list: unknown, map: DungeonMap, repairs: Repairs): Entrance[] {
  return restoreList('entrance', list, MOST_THINGS, map, repairs, (fields, place) => {
    const side = oneOf(fields.side, SIDES);
    if (side === null || !isOpen(cellAt(map, place.x, place.y))) return null;
    const atEdge = {
      north: place.y === 0,
      south: place.y === map.height - 1,
      west: place.x === 0,
      east: place.x === map.width - 1,
    };
    return atEdge[side] ? { ...place, side } : null;
  });
}

/** Reads symbols on open squares; several can share one, such as a chest behind an altar, but not two of a kind. */
export function restoreSymbols(list: unknown, map: DungeonMap, repairs: Repairs): MapSymbol[] {
  const standing = new Set<string>();
  const read = (fields: Fields, place: Place): MapSymbol | null => {
    const kind = oneOf<SymbolKind>(fields.kind, [...SYMBOL_KINDS, ...FURNITURE_KINDS]);
    const sign = `${kind} ${place.x} ${place.y}`;
    if (kind === null || !isOpen(cellAt(map, place.x, place.y)) || standing.has(sign)) return null;
    standing.add(sign);
    const turn = wholeNumber(fields.turn, 1, 3) as 1 | 2 | 3 | null;
    return turn === null || !isFurniture(kind) ? { ...place, kind } : { ...place, kind, turn };
  };
  return restoreList('symbol', list, MOST_THINGS, map, repairs, read, 'any number a square');
}

/** Reads labels, truncated to the maximum length. */
export function restoreLabels(list: unknown, map: DungeonMap, repairs: Repairs): MapLabel[] {
  let cut = 0;
  const labels = restoreList<MapLabel>(
    'label',
    list,
    MOST_LABELS,
    map,
    repairs,
    (fields, place) => {
      const text = oneLine(fields.text, LONGEST_LABEL);
      if (text !== '' && text !== fields.text) cut += 1;
      if (text === '') return null;
      return fields.players === true ? { ...place, text, players: true } : { ...place, text };
    },
  );
  if (cut > 0) repairs.count(cut, 'label', 'shortened or cleaned');
  return labels;
}
