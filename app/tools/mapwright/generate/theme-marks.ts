import { CELL, isOpen } from '~/maps/map/cells';
import { type FurnitureKind, furnitureSquares } from '~/maps/map/furniture';
import { type DungeonMap, type MapSymbol, type Place, type Room, STEP } from '~/maps/map/grid';
import type { PlaceTheme } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';

/** What stands in the rooms of a theme: along the walls, and in the middle of large rooms. */
type Marks = { walls: readonly FurnitureKind[]; middle: readonly FurnitureKind[] };

const MARKS: Readonly<Record<Exclude<PlaceTheme, 'none'>, Marks>> = {
  temple: {
    walls: ['bench', 'candles', 'brazier', 'lectern', 'basin', 'idol'],
    middle: ['idol', 'brazier', 'magic-circle', 'fountain', 'rug'],
  },
  crypt: {
    walls: ['coffin', 'urn', 'bones', 'skull', 'gravestone', 'candles', 'web'],
    middle: ['sarcophagus', 'coffin', 'obelisk', 'bones'],
  },
  mine: {
    walls: ['crate', 'barrel', 'rubble', 'boulder', 'ladder', 'torch'],
    middle: ['cart', 'rubble', 'crates', 'boulder'],
  },
  sewer: {
    walls: ['grate', 'nest', 'bones', 'mushrooms', 'ladder', 'barrel'],
    middle: ['grate', 'rubble', 'nest'],
  },
  prison: {
    walls: ['straw-bed', 'chains', 'bench', 'bones', 'bars', 'torch'],
    middle: ['rack', 'stocks', 'cage', 'table'],
  },
  tower: {
    walls: ['bookcase', 'desk', 'mirror', 'cauldron', 'lectern', 'wardrobe', 'candles'],
    middle: ['magic-circle', 'round-table', 'rug', 'crystal'],
  },
  warren: {
    walls: ['straw-bed', 'bones', 'sacks', 'crate', 'mushrooms', 'skull', 'nest'],
    middle: ['campfire', 'cage', 'cauldron', 'barrels'],
  },
  flooded: {
    walls: ['barrel', 'crate', 'roots', 'rubble', 'mushrooms', 'bones'],
    middle: ['boat', 'rubble', 'fountain'],
  },
  ruined: {
    walls: ['rubble', 'roots', 'web', 'boulder', 'stump', 'bones'],
    middle: ['rubble', 'campfire', 'table', 'boulder'],
  },
  natural: {
    walls: ['stalagmite', 'mushrooms', 'crystal', 'boulder', 'web', 'bones'],
    middle: ['stalagmite', 'boulder', 'nest', 'mushrooms'],
  },
  keep: {
    walls: ['bunk', 'weapon-rack', 'shelves', 'barrel', 'crate', 'torch', 'bench', 'wardrobe'],
    middle: ['long-table', 'table', 'hearth', 'throne', 'anvil'],
  },
  cellar: {
    walls: ['cask', 'wine-rack', 'barrels', 'sacks', 'crates', 'shelves', 'barrel'],
    middle: ['table', 'barrels', 'round-table'],
  },
};

/** A piece for this many squares of a room, at most eight in all. */
const SQUARES_A_PIECE = 14;
const MOST_PIECES = 8;
/** A room of fewer squares has nothing in its middle. */
const LARGE = 30;

/**
 * Furnishes the rooms of a map by its theme: on dry floor of the room, never in front of a door, on stairs, or on
 * something else. Symbols do not block the way.
 */
export function furnishByTheme(map: DungeonMap, theme: PlaceTheme, random: Random): void {
  if (theme === 'none') return;
  const { walls, middle } = MARKS[theme];
  const taken = takenSquares(map);
  for (const room of map.rooms) {
    const own = random.fork(room.number);
    const floor = floorOf(map, room);
    const wanted = Math.min(MOST_PIECES, Math.floor(floor.length / SQUARES_A_PIECE) + 1);
    if (floor.length >= LARGE) place(map, room, own.pick(middle), [room.centre], taken, own);
    const beside = own.shuffle(floor.filter(({ x, y }) => wallSide(map, x, y) !== null));
    for (let piece = 0; piece < wanted; piece += 1) {
      const spots = beside.slice(piece * 6, piece * 6 + 6);
      place(map, room, own.pick(walls), spots, taken, own);
    }
  }
}

/** Puts a piece on the first of some squares where all of it stands in the room; its back to the wall if it has one. */
function place(
  map: DungeonMap,
  room: Room,
  kind: FurnitureKind,
  spots: readonly Place[],
  taken: Uint8Array,
  random: Random,
): void {
  for (const { x, y } of spots) {
    const first = wallSide(map, x, y) ?? random.below(4);
    for (const turn of [first, (first + 1) % 4, (first + 3) % 4]) {
      const squares = furnitureSquares({ x, y, kind, turn });
      if (!squares.every((square) => isFree(map, room, square, taken))) continue;
      const symbol: MapSymbol =
        turn === 0 ? { x, y, kind } : { x, y, kind, turn: turn as 1 | 2 | 3 };
      map.symbols.push(symbol);
      for (const square of squares) taken[square.y * map.width + square.x] = 1;
      return;
    }
  }
}

function isFree(map: DungeonMap, room: Room, { x, y }: Place, taken: Uint8Array): boolean {
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return false;
  const at = y * map.width + x;
  return map.room[at] === room.number && isDry(map.cells[at]) && taken[at] !== 1;
}

function isDry(cell: number | undefined): boolean {
  return cell === CELL.floor || cell === CELL.cave;
}

/** The turn of a piece whose back is at a wall; null away from walls. */
function wallSide(map: DungeonMap, x: number, y: number): number | null {
  const sides = [STEP.north, STEP.east, STEP.south, STEP.west];
  const at = sides.findIndex((step) => {
    const [beyondX, beyondY] = [x + step.x, y + step.y];
    const isOut = beyondX < 0 || beyondY < 0 || beyondX >= map.width || beyondY >= map.height;
    return isOut || !isOpen(map.cells[beyondY * map.width + beyondX]);
  });
  return at < 0 ? null : at;
}

function floorOf(map: DungeonMap, room: Room): Place[] {
  const floor: Place[] = [];
  for (let y = room.y; y < room.y + room.height; y += 1) {
    for (let x = room.x; x < room.x + room.width; x += 1) {
      const at = y * map.width + x;
      if (map.room[at] === room.number && isDry(map.cells[at])) floor.push({ x, y });
    }
  }
  return floor;
}

/** The squares that stay free: those of things, and those beside a door, stairs or another way into a room. */
function takenSquares(map: DungeonMap): Uint8Array {
  const taken = new Uint8Array(map.cells.length);
  const take = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < map.width && y < map.height) taken[y * map.width + x] = 1;
  };
  for (const { x, y } of [...map.doors, ...map.stairs, ...map.entrances]) {
    take(x, y);
    for (const step of Object.values(STEP)) take(x + step.x, y + step.y);
  }
  for (const { x, y } of map.symbols) take(x, y);
  // Where a corridor opens into a room.
  map.room.forEach((number, at) => {
    if (number !== 0 || !isOpen(map.cells[at])) return;
    const [x, y] = [at % map.width, Math.floor(at / map.width)];
    for (const step of Object.values(STEP)) take(x + step.x, y + step.y);
  });
  return taken;
}
