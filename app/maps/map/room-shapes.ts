import type { RoomShape } from './grid';

/** The outline of a room within its rectangle; `turn` (0 to 3) is the side of a chapel's round end. */
export type Outline = {
  x: number;
  y: number;
  width: number;
  height: number;
  shape: RoomShape;
  turn: number;
};

/** Returns whether a room includes a square of the map. */
export function roomHolds(room: Outline, x: number, y: number): boolean {
  const dx = x - room.x;
  const dy = y - room.y;
  const { width, height } = room;
  if (dx < 0 || dy < 0 || dx >= width || dy >= height) return false;
  // Twice the distance from the center of the room, a whole number for both odd and even lengths.
  const fromX = Math.abs(2 * dx + 1 - width);
  const fromY = Math.abs(2 * dy + 1 - height);
  switch (room.shape) {
    case 'rectangle':
    case 'cavern':
      return true;
    case 'round':
      return inEllipse(fromX, fromY, width, height);
    case 'octagon': {
      const cut = Math.max(1, (2 * Math.min(width, height) + 3) >> 3);
      return width - 1 - fromX + (height - 1 - fromY) >= 2 * cut;
    }
    case 'cross':
      return fromX < armOf(width) || fromY < armOf(height);
    case 'diamond':
      return fromX * height + fromY * width <= width * height;
    case 'chapel':
      return inChapel(room, dx, dy, fromX, fromY);
  }
}

/** The width of a cross's arm: about 2/5 of the side, odd if the side is odd, so that it is centered. */
function armOf(side: number): number {
  const arm = Math.max(1, Math.floor((2 * side) / 5));
  return arm % 2 === side % 2 ? arm : arm + 1;
}

function inEllipse(fromX: number, fromY: number, width: number, height: number): boolean {
  return (
    fromX * fromX * height * height + fromY * fromY * width * width <=
    width * height * width * height
  );
}

/** A nave with a half-round end, which is as deep as half the nave's width. */
function inChapel(room: Outline, dx: number, dy: number, fromX: number, fromY: number): boolean {
  const { width, height, turn } = room;
  const upright = turn === 0 || turn === 2;
  const side = upright ? width : height;
  const length = upright ? height : width;
  const along = upright ? dy : dx;
  const end = side >> 1;
  const fromEnd = turn === 0 || turn === 3 ? along : length - 1 - along;
  if (fromEnd >= end) return true;
  const across = upright ? fromX : fromY;
  const depth = 2 * (end - fromEnd);
  return across * across + depth * depth <= (side + 1) * (side + 1) - 2;
}
