import { CELL, isOpen } from '~/maps/map/cells';
import { hangsRight } from '~/maps/map/doors';
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
  'A door needs a gap in a wall: open on two opposite sides and closed on the other two.';
const MOST_LABELS = 1000;

/** Places a door, or changes the kind of an existing one. In a wall one square thick it makes an opening. */
export function placeDoor(map: DungeonMap, { x, y }: Place, kind: DoorKind): Edited {
  const here = map.doors.find((door) => door.x === x && door.y === y);
  if (here) {
    const doors = map.doors.map((door) => (door === here ? { ...here, kind } : door));
    return { ok: true, map: { ...map, doors } };
  }
  if (map.stairs.some((stair) => stair.x === x && stair.y === y)) {
    return { ok: false, problem: 'There are already stairs on this square.' };
  }
  const open = isOpen(cellAt(map, x, y)) ? map : opened(map, x, y);
  for (const direction of ['horizontal', 'vertical'] as const) {
    const door: Door = { x, y, direction, kind };
    if (hangsRight(open, door)) return { ok: true, map: { ...open, doors: [...open.doors, door] } };
  }
  return { ok: false, problem: NO_GAP };
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
  const turned: Door = {
    ...door,
    direction: door.direction === 'horizontal' ? 'vertical' : 'horizontal',
  };
  if (!hangsRight(map, turned)) {
    return { ok: false, problem: 'Rotated, this door would not stand in a wall.' };
  }
  return {
    ok: true,
    map: { ...map, doors: map.doors.map((one) => (one === door ? turned : one)) },
  };
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
  const stays = ({ x, y }: Place) => !squares.has(y * map.width + x);
  const kept = <T extends Place>(list: T[]) => (list.every(stays) ? list : list.filter(stays));
  return {
    ...map,
    doors: kept(map.doors),
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
