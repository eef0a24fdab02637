import { CELL } from '~/maps/map/cells';
import type { DungeonMap, MapSymbol, Place, Room } from '~/maps/map/grid';
import type { Random } from '~/rules/random';
import type { IsWhole } from './whole-squares';

/** The minimum length of a room's shorter side for pillars and for a pool. */
const PILLARS_FROM = 5;
const POOL_FROM = 7;

/**
 * Places pillars in `percent` of the rooms that are large enough, and an altar, a statue or a well in some of those:
 * only in whole squares, not on `kept` ones, and never on the room's number.
 */
export function raisePillars(
  map: DungeonMap,
  percent: number,
  kept: Uint8Array,
  isWhole: IsWhole,
  random: Random,
): void {
  for (const room of map.rooms) {
    if (room.shape === 'cavern' || Math.min(room.width, room.height) < PILLARS_FROM) continue;
    if (random.below(100) >= percent) continue;
    const { centre } = room;
    const symbols = random
      .shuffle(arrangements(room))
      .find(
        (squares) =>
          squares.length > 0 &&
          squares.every(
            (square) =>
              isFree(map, room, kept, square) &&
              isWhole(square.y * map.width + square.x) &&
              (square.x !== centre.x || square.y !== centre.y),
          ),
      );
    if (symbols === undefined) continue;
    map.symbols.push(...symbols);
    if (random.below(3) === 0) setCentrepiece(map, room, kept, isWhole, random);
  }
}

function isFree(map: DungeonMap, room: Room, kept: Uint8Array, at: Place): boolean {
  const square = at.y * map.width + at.x;
  return map.cells[square] === CELL.floor && map.room[square] === room.number && kept[square] === 0;
}

function pillar(x: number, y: number): MapSymbol {
  return { x, y, kind: 'pillar' };
}

/** The possible arrangements of pillars in a room, all of them symmetric on both axes. */
function arrangements(room: Room): MapSymbol[][] {
  const { width, height } = room;
  const quarter = Math.max(1, Math.min(width, height) >> 2);
  return [
    cornersAt(room, 1),
    cornersAt(room, quarter + 1),
    alongRows(room, 1),
    alongColumns(room, 1),
    width >= 9 ? alongRows(room, 2) : [],
    height >= 9 ? alongColumns(room, 2) : [],
  ];
}

/** The two lines `inset` squares inside a room's edges; a single one if the room is so narrow that they meet. */
function linesInside(from: number, to: number, inset: number): number[] {
  return [...new Set([from + inset, to - inset])];
}

function alongRows({ x, y, width, height }: Room, inset: number): MapSymbol[] {
  const rows = linesInside(y, y + height - 1, inset);
  return inStep(x + inset, x + width - 1 - inset).flatMap((at) =>
    rows.map((row) => pillar(at, row)),
  );
}

function alongColumns({ x, y, width, height }: Room, inset: number): MapSymbol[] {
  const columns = linesInside(x, x + width - 1, inset);
  return inStep(y + inset, y + height - 1 - inset).flatMap((at) =>
    columns.map((column) => pillar(column, at)),
  );
}

function cornersAt(room: Room, inset: number): MapSymbol[] {
  const right = room.x + room.width - 1 - inset;
  const bottom = room.y + room.height - 1 - inset;
  const left = room.x + inset;
  const top = room.y + inset;
  if (right - left < 2 || bottom - top < 2) return [];
  return [pillar(left, top), pillar(right, top), pillar(left, bottom), pillar(right, bottom)];
}

/** Every second (or third) square from one end to the other, including both ends; empty if that is impossible. */
function inStep(from: number, to: number): number[] {
  const step = (to - from) % 2 === 0 ? 2 : 3;
  if (to - from < 2 || (to - from) % step !== 0) return [];
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

/** Places one object in the middle of a room that has an exact middle, and moves the room's number just south of it. */
function setCentrepiece(
  map: DungeonMap,
  room: Room,
  kept: Uint8Array,
  isWhole: IsWhole,
  random: Random,
): void {
  const { centre } = room;
  const hasMiddle = room.width % 2 === 1 && room.height % 2 === 1 && room.height >= PILLARS_FROM;
  const number = { x: centre.x, y: centre.y + 1 };
  const crowded = map.symbols.some(
    ({ x, y }) => x === centre.x && (y === centre.y || y === number.y),
  );
  const isCut = !isWhole(centre.y * map.width + centre.x);
  if (
    !hasMiddle ||
    crowded ||
    isCut ||
    !isFree(map, room, kept, centre) ||
    !isFree(map, room, kept, number)
  )
    return;
  map.symbols.push({
    ...centre,
    kind: random.pick(['altar', 'statue', 'statue', 'well'] as const),
  });
  room.centre = number;
}

/** Places a basin in the middle of some large rooms; `percent` is the share of the map under water. */
export function sinkBasins(
  map: DungeonMap,
  percent: number,
  kept: Uint8Array,
  random: Random,
): void {
  if (percent <= 0) return;
  for (const room of map.rooms) {
    const short = Math.min(room.width, room.height);
    const chance = random.below(100);
    if (room.shape === 'cavern' || short < POOL_FROM || chance >= 12 + percent) continue;
    const inset = 2 + random.below((short - 5) >> 1 || 1);
    const cut = random.below(2);
    for (let y = room.y + inset; y < room.y + room.height - inset; y += 1) {
      for (let x = room.x + inset; x < room.x + room.width - inset; x += 1) {
        const fromX = Math.min(x - room.x, room.x + room.width - 1 - x) - inset;
        const fromY = Math.min(y - room.y, room.y + room.height - 1 - y) - inset;
        if (fromX + fromY < cut || !isFree(map, room, kept, { x, y })) continue;
        map.cells[y * map.width + x] = CELL.water;
      }
    }
  }
}
