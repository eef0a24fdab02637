import type { DungeonMap, Room } from '../grid';
import type { TextMark } from './picture';
import type { Squares } from './squares';

/** Digits and capitals are so high, and a letter about so wide, in parts of the size of the letters. */
export const CAPITAL = 0.67;
export const LETTER = 0.5;

/** The size of letters in squares where a square is large, and in pixels where it is small on the screen. */
const NUMBER_SIZE = 0.62;
const NUMBER_PX = 18;
const SECRET_MOST = 1.4;
const LABEL_SIZE = 0.5;
const LABEL_PX = 15;

/** Below so many pixels a square numbers are small, or they would hide the map, and nothing they stand on can be seen. */
const CROWDED_PX = 5;
const SMALL_NUMBER_PX = 9.5;
/** How far a number may move from where it was put, in half squares. */
const FURTHEST = 6;
const SIDE = 2 * FURTHEST + 1;
/** A thing leaves the rim of its square free, so that a number may reach over it, in squares. */
const BESIDE = -0.06;

/** The size of a room's number: to be read from afar, but never so large that it hides the room. */
export function numberSize({ width, height, number }: Room, shownPx: number): number {
  const digits = String(number).length;
  const most = Math.min((0.65 * height) / CAPITAL, (width + 0.6) / (digits * LETTER));
  const leastPx = shownPx < CROWDED_PX ? SMALL_NUMBER_PX : NUMBER_PX;
  return sizeAt(NUMBER_SIZE, leastPx, shownPx, most);
}

/** The size of the S upon a secret door. */
export function secretSize(shownPx: number): number {
  return sizeAt(NUMBER_SIZE, NUMBER_PX, shownPx, SECRET_MOST);
}

/** The size of a label: to be read from afar, but no longer than the map is wide. */
export function labelSize(text: string, map: Pick<DungeonMap, 'width'>, shownPx: number): number {
  const most = (0.9 * map.width) / (text.length * LETTER);
  return sizeAt(LABEL_SIZE, LABEL_PX, shownPx, most);
}

function sizeAt(size: number, leastPx: number, shownPx: number, most: number): number {
  return Math.max(size, Math.min(leastPx / shownPx, most));
}

/** The rectangle that a word fills. */
export function boxOf({ x, y, text, size }: TextMark): Squares {
  const width = text.length * LETTER * size;
  const height = CAPITAL * size;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The squares where a number would stand upon something: symbols, stairs and labels. */
export function takenSquares(map: DungeonMap, labels: readonly TextMark[]): Set<number> {
  const taken = new Set<number>();
  for (const { x, y } of [...map.symbols, ...map.stairs]) taken.add(y * map.width + x);
  for (const label of labels) {
    const box = boxOf(label);
    for (let y = Math.floor(box.y); y < box.y + box.height; y += 1) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) taken.add(y * map.width + x);
    }
  }
  return taken;
}

/** A room's number within its room and upon nothing, as near as can be to where it was put; or just there. */
export function numberMark(
  map: DungeonMap,
  room: Room,
  shownPx: number,
  taken: ReadonlySet<number>,
): TextMark {
  const size = numberSize(room, shownPx);
  const put = { x: room.centre.x + 0.5, y: room.centre.y + 0.5, text: String(room.number), size };
  if (shownPx < CROWDED_PX) return put;
  let best = put;
  let least = crowding(map, room, put, taken);
  for (let tried = 0; least > 0 && tried < SIDE * SIDE; tried += 1) {
    const across = ((tried % SIDE) - FURTHEST) / 2;
    const down = (Math.floor(tried / SIDE) - FURTHEST) / 2;
    const mark = { ...put, x: put.x + across, y: put.y + down };
    const here = crowding(map, room, mark, taken) + Math.hypot(across, down) / 50;
    if (here >= least) continue;
    least = here;
    best = mark;
  }
  return best;
}

/** How ill a number stands: upon things, most of all, and beyond its room's squares. */
function crowding(
  { width, room: rooms }: DungeonMap,
  { number }: Room,
  mark: TextMark,
  taken: ReadonlySet<number>,
): number {
  const box = boxOf(mark);
  let crowded = 0;
  for (let y = Math.floor(box.y - BESIDE); y < box.y + box.height + BESIDE; y += 1) {
    for (let x = Math.floor(box.x - BESIDE); x < box.x + box.width + BESIDE; x += 1) {
      const square = y * width + x;
      if (taken.has(square)) crowded += 1;
      else if (rooms[square] !== number) crowded += 0.1;
    }
  }
  return crowded;
}

/** The rectangle round the numbers that stand elsewhere after a change within an area; null when all stay. */
export function movedNumbers(
  before: DungeonMap,
  after: DungeonMap,
  area: Squares,
  shownPx: number,
): Squares | null {
  const marks = (map: DungeonMap) => {
    const near = map.rooms.filter((room) => isNear(room, area));
    if (near.length === 0) return [];
    const taken = takenSquares(map, labelMarks(map, shownPx));
    return near.map((room) => numberMark(map, room, shownPx, taken));
  };
  const nameOf = ({ x, y, text, size }: TextMark) => `${x} ${y} ${text} ${size}`;
  const [old, fresh] = [marks(before), marks(after)];
  const kept = new Set(
    old.map(nameOf).filter((name) => fresh.some((mark) => nameOf(mark) === name)),
  );
  const boxes = [...old, ...fresh].filter((mark) => !kept.has(nameOf(mark))).map(boxOf);
  if (boxes.length === 0) return null;
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  };
}

function isNear(room: Room, area: Squares): boolean {
  return (
    room.x < area.x + area.width &&
    room.x + room.width > area.x &&
    room.y < area.y + area.height &&
    room.y + room.height > area.y
  );
}

/** Labels at the size they are read at, moved in where they would reach beyond the edge of the map. */
export function labelMarks(map: DungeonMap, shownPx: number): TextMark[] {
  return map.labels.map(({ x, y, text }) => {
    const size = labelSize(text, map, shownPx);
    const half = Math.min(map.width, text.length * LETTER * size) / 2;
    return { x: Math.min(map.width - half, Math.max(half, x + 0.5)), y: y + 0.5, text, size };
  });
}
