import type { DungeonMap, Room } from '../map/grid';
import type { Squares } from '../map/squares';
import type { TextMark } from './picture';

/** The height of digits and capitals, and the approximate width of a letter, relative to the type size. */
export const CAPITAL = 0.67;
export const LETTER = 0.5;

/** The type size in squares when squares are large, and in pixels when they are small on the screen. */
const NUMBER_SIZE = 0.62;
const NUMBER_PX = 18;
const SECRET_MOST = 1.4;
const LABEL_SIZE = 0.5;
const LABEL_PX = 15;

/**
 * Below this number of pixels per square, numbers are smaller so that they do not hide the map, and overlaps do not
 * matter.
 */
const CROWDED_PX = 5;
const SMALL_NUMBER_PX = 9.5;
/** The maximum distance of a number from its position, in half squares. */
const FURTHEST = 6;
/** A number that does not fit is reduced by this factor repeatedly, down to the minimum size in squares. */
const SMALLER = 0.85;
const SMALLEST = 0.5;
/** The offsets to try for a number, nearest first. */
const PLACES = Array.from({ length: (2 * FURTHEST + 1) ** 2 }, (_, index) => {
  const side = 2 * FURTHEST + 1;
  const across = ((index % side) - FURTHEST) / 2;
  const down = (Math.floor(index / side) - FURTHEST) / 2;
  return { across, down, away: Math.hypot(across, down) };
}).sort((one, other) => one.away - other.away);
/** Things leave the edge of their square free, so a number may overlap it by this much, in squares. */
const BESIDE = -0.06;

/** The type size of a room's number: readable from afar, but not so large that it hides the room. */
export function numberSize({ width, height, number }: Room, shownPx: number): number {
  const digits = String(number).length;
  const most = Math.min((0.65 * height) / CAPITAL, (width - 0.2) / (digits * LETTER));
  const leastPx = shownPx < CROWDED_PX ? SMALL_NUMBER_PX : NUMBER_PX;
  return sizeAt(NUMBER_SIZE, leastPx, shownPx, most);
}

/** The type size of the S on a secret door. */
export function secretSize(shownPx: number): number {
  return sizeAt(NUMBER_SIZE, NUMBER_PX, shownPx, SECRET_MOST);
}

/** The type size of a label: readable from afar, but not wider than the map. */
export function labelSize(text: string, map: Pick<DungeonMap, 'width'>, shownPx: number): number {
  const most = (0.9 * map.width) / (text.length * LETTER);
  return sizeAt(LABEL_SIZE, LABEL_PX, shownPx, most);
}

function sizeAt(size: number, leastPx: number, shownPx: number, most: number): number {
  return Math.max(size, Math.min(leastPx / shownPx, most));
}

/** The bounding box of a text. */
export function boxOf({ x, y, text, size }: TextMark): Squares {
  const width = text.length * LETTER * size;
  const height = CAPITAL * size;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The squares of an area with symbols, stairs and labels, which a number should not cover. */
export function takenSquares(
  map: DungeonMap,
  labels: readonly TextMark[],
  area: Squares = { x: 0, y: 0, width: map.width, height: map.height },
): Set<number> {
  const taken = new Set<number>();
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  for (const things of [map.symbols, map.stairs]) {
    for (const { x, y } of things) {
      if (x >= area.x && x < right && y >= area.y && y < bottom) taken.add(y * map.width + x);
    }
  }
  for (const label of labels) {
    const box = boxOf(label);
    const lastX = Math.min(right, box.x + box.width);
    const lastY = Math.min(bottom, box.y + box.height);
    for (let y = Math.max(area.y, Math.floor(box.y)); y < lastY; y += 1) {
      for (let x = Math.max(area.x, Math.floor(box.x)); x < lastX; x += 1)
        taken.add(y * map.width + x);
    }
  }
  return taken;
}

/**
 * Places a room's number within its room and free of other things, as near as possible to its position, and smaller if
 * necessary. If things fill the room, the number covers them rather than being placed outside.
 */
export function numberMark(
  map: DungeonMap,
  room: Room,
  shownPx: number,
  taken: ReadonlySet<number>,
): TextMark {
  const things = shownPx < CROWDED_PX ? NOTHING : taken;
  const put = { x: room.centre.x + 0.5, y: room.centre.y + 0.5, text: String(room.number) };
  let best: TextMark = { ...put, size: SMALLEST };
  let least = Number.POSITIVE_INFINITY;
  for (let size = numberSize(room, shownPx); ; size = Math.max(SMALLEST, size * SMALLER)) {
    for (const { across, down } of PLACES) {
      const mark = { x: put.x + across, y: put.y + down, text: put.text, size };
      const here = crowding(map, room, mark, things, least);
      if (here === 0) return mark;
      if (here >= least) continue;
      least = here;
      best = mark;
    }
    if (size <= SMALLEST) return best;
  }
}

const NOTHING: ReadonlySet<number> = new Set();
/** The penalty outside the room, higher than for covering anything inside it. */
const OUTSIDE = 100;

/** The penalty of a number's placement: highest outside the room's squares, lower on things. Stops at `most`. */
function crowding(
  { width, height, room: rooms }: DungeonMap,
  { number }: Room,
  mark: TextMark,
  taken: ReadonlySet<number>,
  most: number,
): number {
  const box = boxOf(mark);
  let crowded = 0;
  for (let y = Math.floor(box.y - BESIDE); y < box.y + box.height + BESIDE; y += 1) {
    for (let x = Math.floor(box.x - BESIDE); x < box.x + box.width + BESIDE; x += 1) {
      const square = y * width + x;
      const isOwn = x >= 0 && y >= 0 && x < width && y < height && rooms[square] === number;
      if (!isOwn) crowded += OUTSIDE;
      else if (taken.has(square)) crowded += 1;
      if (crowded >= most) return crowded;
    }
  }
  return crowded;
}

/** The rectangle around the numbers that move after a change within an area; null when none do. */
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
  const [oldNames, freshNames] = [new Set(old.map(nameOf)), new Set(fresh.map(nameOf))];
  const moved = [...old, ...fresh].filter(
    (mark) => !oldNames.has(nameOf(mark)) || !freshNames.has(nameOf(mark)),
  );
  return moved.length === 0 ? null : around(moved.map(boxOf));
}

/** The smallest rectangle of whole squares around some rectangles. */
function around(boxes: readonly Squares[]): Squares {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

function isNear(room: Room, area: Squares): boolean {
  return (
    room.x < area.x + area.width &&
    room.x + room.width > area.x &&
    room.y < area.y + area.height &&
    room.y + room.height > area.y
  );
}

/** The labels in their display size, moved inwards where they would extend beyond the map. */
export function labelMarks(map: DungeonMap, shownPx: number): TextMark[] {
  return map.labels.map(({ x, y, text }) => {
    const size = labelSize(text, map, shownPx);
    const half = Math.min(map.width, text.length * LETTER * size) / 2;
    return { x: Math.min(map.width - half, Math.max(half, x + 0.5)), y: y + 0.5, text, size };
  });
}
