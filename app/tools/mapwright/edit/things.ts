import { CELL, isOpen } from '~/maps/map/cells';
import { gapAt, squaresOf, wideDoors } from '~/maps/map/doors';
import { isFurniture } from '~/maps/map/furniture';
import {
  cellAt,
  type Door,
  type DoorKind,
  type DungeonMap,
  type MapLabel,
  type Place,
  SIDES,
  STEP,
  type Stair,
  type SymbolKind,
} from '~/maps/map/grid';
import { LONGEST_LABEL, oneLine } from '~/maps/map/typed-words';

/** The edited map, or a sentence that says why nothing was done. */
export type Edited = { ok: true; map: DungeonMap } | { ok: false; problem: string };

const NO_GAP =
  'A door needs a gap in a wall, at most three squares wide: open on two opposite sides and closed at its ends.';
const MOST_LABELS = 1000;

/**
 * Places a door as wide as its gap, or changes the kind of an existing one. In a wall one square thick it makes an
 * opening, and beside another door it widens that one.
 */
export function placeDoor(map: DungeonMap, { x, y }: Place, kind: DoorKind): Edited {
  const here = doorSquares(map, { x, y });
  if (here.length > 0) {
    const doors = map.doors.map((door) => (isAmong(here, door) ? { ...door, kind } : door));
    return { ok: true, map: { ...map, doors } };
  }
  const open = isOpen(cellAt(map, x, y)) ? map : opened(map, x, y);
  for (const direction of ['horizontal', 'vertical'] as const) {
    const gap = gapAt(open, { x, y, direction });
    if (gap === null) continue;
    if (map.stairs.some((stair) => isAmong(gap, stair))) {
      return { ok: false, problem: 'There are already stairs on this square.' };
    }
    return { ok: true, map: { ...open, doors: filled(open.doors, gap, direction, kind) } };
  }
  return { ok: false, problem: NO_GAP };
}

/** The squares of the door at a place; none without a door. */
function doorSquares(map: DungeonMap, place: Place): Place[] {
  const all = wideDoors(map.doors).map(squaresOf);
  return all.find((squares) => isAmong(squares, place)) ?? [];
}

/** The doors with one that fills a gap. */
function filled(
  doors: readonly Door[],
  gap: readonly Place[],
  direction: Door['direction'],
  kind: DoorKind,
): Door[] {
  const others = doors.filter((door) => !isAmong(gap, door));
  return [...others, ...gap.map((place) => ({ ...place, direction, kind }))];
}

function isAmong(places: readonly Place[], { x, y }: Place): boolean {
  return places.some((one) => one.x === x && one.y === y);
}

/** Turns the door or stairs of a square by a quarter. */
export function turnThing(map: DungeonMap, { x, y }: Place): Edited {
  const stair = map.stairs.find((one) => one.x === x && one.y === y);
  if (stair) {
    const direction = SIDES[(SIDES.indexOf(stair.direction) + 1) % 4] ?? 'north';
    const stairs = map.stairs.map((one) => (one === stair ? { ...stair, direction } : one));
    return { ok: true, map: { ...map, stairs } };
  }
  const door = map.doors.find((one) => one.x === x && one.y === y);
  const symbol = map.symbols.find((one) => one.x === x && one.y === y && isFurniture(one.kind));
  if (!door && symbol) {
    const { turn = 0, ...rest } = symbol;
    const turned = turn === 3 ? rest : { ...rest, turn: ((turn + 1) % 4) as 1 | 2 | 3 };
    const symbols = map.symbols.map((one) => (one === symbol ? turned : one));
    return { ok: true, map: { ...map, symbols } };
  }
  if (!door)
    return { ok: false, problem: 'There is no door, no stairs and no furniture to rotate here.' };
  const direction = door.direction === 'horizontal' ? 'vertical' : 'horizontal';
  const gap = gapAt(map, { x, y, direction });
  if (gap === null) {
    return { ok: false, problem: 'Rotated, this door would not stand in a wall.' };
  }
  const before = doorSquares(map, { x, y });
  const others = map.doors.filter((one) => !isAmong(before, one));
  return { ok: true, map: { ...map, doors: filled(others, gap, direction, door.kind) } };
}

/** Places stairs that lead into the nearest wall; placing the same stairs again turns them. */
export function placeStair(map: DungeonMap, { x, y }: Place, kind: Stair['kind']): Edited {
  if (!isOpen(cellAt(map, x, y))) return { ok: false, problem: 'Stairs need floor to stand on.' };
  if (map.doors.some((door) => door.x === x && door.y === y)) {
    return { ok: false, problem: 'There is already a door on this square.' };
  }
  const here = map.stairs.find((stair) => stair.x === x && stair.y === y);
  if (here?.kind === kind) return turnThing(map, { x, y });
  const direction =
    here?.direction ??
    SIDES.find((side) => !isOpen(cellAt(map, x + STEP[side].x, y + STEP[side].y))) ??
    'north';
  const others = map.stairs.filter((stair) => stair !== here);
  return { ok: true, map: { ...map, stairs: [...others, { x, y, direction, kind }] } };
}

/** Places a symbol on floor; placing it again removes it. */
export function placeSymbol(map: DungeonMap, { x, y }: Place, kind: SymbolKind): Edited {
  if (!isOpen(cellAt(map, x, y))) return { ok: false, problem: 'A symbol needs floor beneath it.' };
  const here = map.symbols.find((symbol) => symbol.x === x && symbol.y === y);
  const others = map.symbols.filter((symbol) => symbol.x !== x || symbol.y !== y);
  const symbols = here?.kind === kind ? others : [...others, { x, y, kind }];
  return { ok: true, map: { ...map, symbols } };
}

/** Writes a label, for the game master or also for players; an empty text removes it. */
export function placeLabel(
  map: DungeonMap,
  { x, y }: Place,
  words: string,
  forPlayers: boolean,
): Edited {
  const text = oneLine(words, LONGEST_LABEL);
  const others = map.labels.filter((label) => label.x !== x || label.y !== y);
  if (text === '') {
    if (others.length < map.labels.length) return { ok: true, map: { ...map, labels: others } };
    return { ok: false, problem: 'Type the label’s text first.' };
  }
  if (others.length >= MOST_LABELS)
    return { ok: false, problem: 'A map holds at most 1,000 labels.' };
  const label: MapLabel = forPlayers ? { x, y, text, players: true } : { x, y, text };
  return { ok: true, map: { ...map, labels: [...others, label] } };
}

/** Removes doors, stairs, symbols and labels from squares, but not the ground. */
export function removeThings(map: DungeonMap, squares: ReadonlySet<number>): DungeonMap {
  const isAway = ({ x, y }: Place) => squares.has(y * map.width + x);
  // A wide door goes as a whole.
  const away = wideDoors(map.doors)
    .map(squaresOf)
    .filter((places) => places.some(isAway))
    .flat();
  const stays = (thing: Place) => !isAway(thing);
  const kept = <T extends Place>(list: T[]) => (list.every(stays) ? list : list.filter(stays));
  return {
    ...map,
    doors: away.length === 0 ? map.doors : map.doors.filter((door) => !isAmong(away, door)),
    stairs: kept(map.stairs),
    symbols: kept(map.symbols),
    labels: kept(map.labels),
    entrances: kept(map.entrances),
  };
}

function opened(map: DungeonMap, x: number, y: number): DungeonMap {
  const cells = map.cells.slice();
  cells[y * map.width + x] = CELL.corridor;
  return { ...map, cells };
}
