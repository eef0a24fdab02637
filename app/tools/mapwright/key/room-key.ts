import { isOpen } from '~/maps/map/cells';
import type { DoorKind, DungeonMap, Room, Side, SymbolKind } from '~/maps/map/grid';
import type { RoomStock } from '~/maps/map/room-text';
import { createRandom } from '~/rules/random';
import { type DoorDcs, type DoorState, doorDetail } from './door-state';
import { dressRoom } from './dressing';
import type { RoomGround } from './dressing-of-things';
import { type Destination, type Exit, indexOf, type PassageEnd } from './exits';
import { pairedExits } from './paired-exits';
import { namePassages } from './passages';
import { nameRoom } from './room-names';

/** The side of a square in feet (SRD, "Playing on a Grid"). */
export const FEET_A_SQUARE = 5;

export type RoomExit = {
  direction: Side;
  kind: DoorKind | 'opening';
  /** Whether its door is wider than one square. */
  wide?: true;
  leadsTo: Destination;
  /** The room it leads to, in the middle of a sentence; null or missing when that is not known. */
  toName?: string | null;
  /** Where the branches of a passage lead. */
  ends?: { to: PassageEnd; toName?: string | null }[];
  /** The number of such openings, when there are more than one. */
  times?: number;
  state: DoorState;
  material: string | null;
  dcs: DoorDcs;
};

/** Everything a game master needs when the players enter a room. */
export type RoomEntry = {
  number: number;
  name: string;
  sizeFeet: { width: number; height: number };
  squares: number;
  exits: RoomExit[];
  /** The line of the generator, or the text that the game master wrote instead, to be read aloud. */
  dressing: string;
  /** The game master's notes, in Markdown; missing when there are none. */
  notes?: string;
  stock?: RoomStock;
  /** Its rectangle on the map, in squares; missing in views stored before it was known. */
  area?: { x: number; y: number; width: number; height: number };
};

/**
 * The key of a map: an entry for each room, by number. The same map and seed give the same key; a door is the same from
 * both of its sides, and a room keeps its line when other rooms change, unless an earlier room uses the same phrase.
 * With more than `most` rooms, only the first ones are described.
 */
export function roomKey(
  map: DungeonMap,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): RoomEntry[] {
  const random = createRandom(seed);
  const index = indexOf(map);
  const things = thingsOf(map);
  const rooms = [...map.rooms].sort((one, other) => one.number - other.number);
  const told = rooms.slice(0, most);
  const exits = pairedExits(map, index, told);
  namePassages(map, index, told, exits);
  const theme = map.recipe?.theme ?? 'none';
  const used = new Set<string>();
  const usedNames = new Set(rooms.flatMap((room) => room.told?.name ?? []));
  const inSentence = new Map<number, string>();
  const entries = told.map((room): RoomEntry => {
    const ground = {
      ...groundOf(map, room, things.get(room.number) ?? new Map()),
      isCave: room.shape === 'cavern',
    };
    const own = random.fork(`room ${room.number} ${room.x} ${room.y}`);
    const typed = room.told?.name;
    const name = typed ?? nameRoom(room, ground, own.fork('name'), theme, usedNames);
    inSentence.set(room.number, typed ?? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
    // The line is drawn also where it is not shown: the other rooms keep theirs.
    const line = dressRoom(ground, own.fork('dressing'), used);
    const { aloud, notes, stock } = room.told ?? {};
    return {
      number: room.number,
      name,
      sizeFeet: { width: room.width * FEET_A_SQUARE, height: room.height * FEET_A_SQUARE },
      squares: ground.squares,
      exits: together(
        (exits.get(room.number) ?? [])
          // A niche in the wall of a cave is part of the cave.
          .filter((exit) => room.shape !== 'cavern' || exit.leadsTo !== 'dead end')
          .map((exit) => describe(exit, random)),
      ),
      dressing: aloud ?? line,
      ...(notes !== undefined && { notes }),
      ...(stock !== undefined && { stock }),
      area: { x: room.x, y: room.y, width: room.width, height: room.height },
    };
  });
  for (const exit of entries.flatMap(({ exits: ways }) => ways)) {
    if (typeof exit.leadsTo === 'number') exit.toName = inSentence.get(exit.leadsTo) ?? null;
    for (const end of exit.ends ?? []) {
      if (typeof end.to === 'number') end.toName = inSentence.get(end.to) ?? null;
    }
  }
  return entries;

  function describe(exit: Exit, stream: typeof random): RoomExit {
    const { direction, leadsTo, door, ends } = exit;
    if (door === null) {
      const dcs = { spot: null, pick: null, break: null };
      const opening = { direction, kind: 'opening', state: 'open', material: null, dcs } as const;
      return { ...opening, leadsTo, ...(ends && { ends: ends.map((to) => ({ to })) }) };
    }
    const detail = doorDetail(door.kind, stream.fork(`door ${door.x} ${door.y}`));
    return {
      direction,
      kind: door.kind,
      ...(door.wide > 1 && { wide: true as const }),
      leadsTo,
      ...detail,
    };
  }
}

/** Openings on one side that lead to the same place are said once, with their number. */
function together(exits: readonly RoomExit[]): RoomExit[] {
  const said = new Map<string, RoomExit>();
  return exits.filter((exit) => {
    if (exit.kind !== 'opening') return true;
    const same = JSON.stringify([exit.direction, exit.leadsTo, exit.ends]);
    const first = said.get(same);
    if (first) first.times = (first.times ?? 1) + 1;
    else said.set(same, exit);
    return first === undefined;
  });
}

/** The furniture and marks of each room, by kind. */
function thingsOf(map: DungeonMap): Map<number, Map<SymbolKind, number>> {
  const things = new Map<number, Map<SymbolKind, number>>();
  for (const { x, y, kind } of map.symbols) {
    const number = map.room[y * map.width + x] ?? 0;
    const known = things.get(number) ?? new Map<SymbolKind, number>();
    known.set(kind, (known.get(kind) ?? 0) + 1);
    things.set(number, known);
  }
  return things;
}

function groundOf(map: DungeonMap, room: Room, things: RoomGround['things']): RoomGround {
  const counts = new Map<number, number>();
  let squares = 0;
  for (let y = room.y; y < room.y + room.height; y += 1) {
    for (let x = room.x; x < room.x + room.width; x += 1) {
      const square = y * map.width + x;
      const cell = map.cells[square] ?? 0;
      if (map.room[square] !== room.number || !isOpen(cell)) continue;
      squares += 1;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
  }
  return { squares, counts, things };
}
