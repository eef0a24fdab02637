import { CELL } from '~/maps/map/cells';
import type { RoomShape } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Squares } from '~/maps/map/squares';
import type { Random } from '~/rules/random';
import type { Doorway } from '../carve';
import { shortestSide } from '../room-size';
import { closeAround, type Ground } from './ground';
import type { Form } from './room-forms';

/** A room that is dug: the bounding box of its squares, and its place in the dungeon. */
export type IrregularRoom = Squares & {
  shape: RoomShape;
  /** The rectangle its form was built in. */
  built: Squares;
  /** The wing it belongs to: alternative ways stay within a wing, so that wings meet at chokepoints. */
  wing: number;
  /** The number of ways into it. */
  ways: number;
};

/** A way between two rooms, by their indices; `to` is -1 where it ends blindly. */
export type RoomWay = {
  from: number;
  to: number;
  doorways: Omit<Doorway, 'mayHide'>[];
  isSpare: boolean;
};

/** Everything that is dug so far; `kept` is 1 for squares of a part of the map that stays. */
export type IrregularPlan = {
  ground: Ground;
  rooms: IrregularRoom[];
  ways: RoomWay[];
  kept?: Uint8Array;
};

/** Digs a room of a form; its index is written into the map, counted from 1. */
export function digRoom(
  plan: IrregularPlan,
  area: Squares,
  form: Form,
  wing: number,
): IrregularRoom {
  const { ground, rooms } = plan;
  const { map } = ground;
  const number = rooms.length + 1;
  let [left, top, right, bottom] = [area.x + area.width, area.y + area.height, area.x, area.y];
  const cell = form.shape === 'cavern' ? CELL.cave : CELL.floor;
  for (let y = area.y; y < area.y + area.height; y += 1) {
    const row = (y - area.y) * area.width - area.x;
    for (let x = area.x; x < area.x + area.width; x += 1) {
      if (form.holds[row + x] !== 1) continue;
      const start = x;
      while (x < area.x + area.width && form.holds[row + x] === 1) x += 1;
      map.cells.fill(cell, y * map.width + start, y * map.width + x);
      map.room.fill(number, y * map.width + start, y * map.width + x);
      closeAround(ground, start, y, x - start);
      left = Math.min(left, start);
      right = Math.max(right, x - 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const room: IrregularRoom = {
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
    shape: form.shape,
    built: area,
    wing,
    ways: 0,
  };
  rooms.push(room);
  return room;
}

/** The longest side of a room of each size, in squares, before the irregularity makes some longer. */
const LONGEST: Readonly<Record<MapRecipe['roomSize'], number>> = {
  small: 6,
  medium: 11,
  large: 15,
  huge: 21,
};

/** The lengths of a room's sides: closets, rooms and halls, more different with the irregularity. */
export function sidesFor(recipe: MapRecipe, random: Random): { width: number; height: number } {
  const third = Math.max(4, Math.floor(Math.min(recipe.width, recipe.height) / 3));
  const short = Math.min(third, Math.max(3, shortestSide(recipe.roomSize)));
  const long = Math.min(third + 2, LONGEST[recipe.roomSize]);
  const chance = random.below(100);
  const odd = recipe.irregularity / 4;
  const [least, most] =
    chance < odd * 0.6
      ? [Math.max(3, short - 1), short]
      : chance > 100 - odd * 0.5
        ? [long, Math.min(third + 4, Math.floor((long * 3) / 2))]
        : [short, long];
  const side = () => least + random.below(Math.max(1, most - least + 1));
  return { width: side(), height: side() };
}
