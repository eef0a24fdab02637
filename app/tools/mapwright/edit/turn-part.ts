import { isFurniture } from '~/maps/map/furniture';
import { type DungeonMap, type Place, SIDES, type Side } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import type { MapPart } from './selection';

/** Rotates a part by a quarter turn clockwise, with its contents; four turns restore it. */
export function turnPart(part: MapPart): MapPart {
  const { width, height, locked } = part;
  const turned = <T extends Place>(list: readonly T[]): T[] =>
    list.map((thing) => ({ ...thing, x: height - 1 - thing.y, y: thing.x }));
  const turnedSquares = <T extends Uint8Array | Uint16Array>(from: T): T => {
    const to = from.slice() as T;
    from.forEach((value, square) => {
      const [x, y] = [square % width, Math.floor(square / width)];
      to[x * height + height - 1 - y] = value;
    });
    return to;
  };
  return {
    width: height,
    height: width,
    cells: turnedSquares(part.cells),
    room: turnedSquares(part.room),
    ...(locked && { locked: turnedSquares(locked) }),
    doors: turned(part.doors).map((door) => ({
      ...door,
      direction: door.direction === 'horizontal' ? 'vertical' : 'horizontal',
    })),
    stairs: turned(part.stairs).map((stair) => ({
      ...stair,
      direction: sideAfter(stair.direction),
    })),
    entrances: turned(part.entrances).map((entrance) => ({
      ...entrance,
      side: sideAfter(entrance.side),
    })),
    symbols: turned(part.symbols).map((symbol) => {
      if (!isFurniture(symbol.kind)) return symbol;
      const { turn = 0, ...rest } = symbol;
      return turn === 3 ? rest : { ...rest, turn: (turn + 1) as 1 | 2 | 3 };
    }),
    labels: turned(part.labels),
    rooms: part.rooms.map((one) => ({
      ...one,
      x: height - one.y - one.height,
      y: one.x,
      width: one.height,
      height: one.width,
      centre: { x: height - 1 - one.centre.y, y: one.centre.x },
      ...(one.built && {
        built: {
          x: one.height - one.built.y - one.built.height,
          y: one.built.x,
          width: one.built.height,
          height: one.built.width,
        },
      }),
    })),
  };
}

/**
 * The area of a rectangle after a quarter turn about its centre, moved in from the edge; null when the map is too
 * small.
 */
export function turnedArea(map: DungeonMap, { x, y, width, height }: Squares): Squares | null {
  if (height > map.width || width > map.height) return null;
  // Rounded towards zero, so that a second turn restores the position.
  const by = Math.trunc((width - height) / 2);
  return {
    x: Math.min(map.width - height, Math.max(0, x + by)),
    y: Math.min(map.height - width, Math.max(0, y - by)),
    width: height,
    height: width,
  };
}

function sideAfter(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? side;
}
