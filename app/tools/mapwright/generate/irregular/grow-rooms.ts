import { CELL } from '~/maps/map/cells';
import type { Place } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Squares } from '~/maps/map/squares';
import type { Random } from '~/rules/random';
import { FEWEST_ROOMS } from '../room-size';
import { plannedCorridor } from './corridor';
import { dig, isClear, isFrame, stepTo } from './ground';
import { digRoom, type IrregularPlan, type IrregularRoom, sidesFor } from './plan';
import { type Form, formFor } from './room-forms';

/** The number of places that are tried for a room's neighbours before it counts as surrounded. */
const TRIES = 10;
/** Rooms of one wing; a new wing begins with the next room that grows from it. */
const ROOMS_A_WING = 9;
/** Places that are tried for the first room of ground that nothing has grown into. */
const SEEDINGS = 60;

/** Grows rooms from those that stand, each at a wall or at the end of a corridor, until `wanted` are reached. */
export function growRooms(
  plan: IrregularPlan,
  recipe: MapRecipe,
  wanted: number,
  first: readonly number[],
  random: Random,
): void {
  const active = [...first];
  const tries = active.map(() => 0);
  const wings = [ROOMS_A_WING];
  let seedings = 0;
  while (plan.rooms.length < wanted) {
    if (active.length === 0) {
      if (seedings === SEEDINGS) return;
      seedings += 1;
      const seeded = seedRoom(plan, recipe, seedings > SEEDINGS / 2, random);
      if (seeded === null) continue;
      active.push(seeded);
      tries.push(0);
    }
    // The latest room as often as any other: branches grow long, and still fill the ground.
    const at = random.below(2) === 0 ? active.length - 1 : random.below(active.length);
    const from = active[at] ?? 0;
    const room = plan.rooms[from];
    tries[at] = (tries[at] ?? 0) + 1;
    if (room !== undefined && growFrom(plan, recipe, from, room, tries[at] ?? 0, random)) {
      const grown = plan.rooms[plan.rooms.length - 1];
      if (grown !== undefined) joinWing(grown, room, wings, random);
      active.push(plan.rooms.length - 1);
      tries.push(0);
    } else if ((tries[at] ?? 0) >= TRIES) {
      active.splice(at, 1);
      tries.splice(at, 1);
    }
  }
}

function joinWing(
  grown: IrregularRoom,
  from: IrregularRoom,
  wings: number[],
  random: Random,
): void {
  const left = wings[from.wing] ?? 0;
  if (left > random.below(3)) {
    wings[from.wing] = left - 1;
    grown.wing = from.wing;
    return;
  }
  grown.wing = wings.length;
  wings.push(ROOMS_A_WING);
}

/** Digs a room anywhere in clear ground; the smallest that are allowed when `small`. */
function seedRoom(
  plan: IrregularPlan,
  recipe: MapRecipe,
  small: boolean,
  random: Random,
): number | null {
  const { map } = plan.ground;
  const size = sidesFor(recipe, random);
  const width = small ? Math.min(4, size.width) : size.width;
  const height = small ? Math.min(4, size.height) : size.height;
  if (map.width - width < 3 || map.height - height < 3) return null;
  for (let tried = 0; tried < SEEDINGS; tried += 1) {
    const area = {
      x: 1 + random.below(map.width - width - 1),
      y: 1 + random.below(map.height - height - 1),
      width,
      height,
    };
    if (!isClear(plan.ground, area)) continue;
    digRoom(plan, area, formFor(area, formRules(recipe), random), 0);
    return plan.rooms.length - 1;
  }
  return null;
}

/** What the recipe says about the forms of rooms. */
export function formRules(recipe: MapRecipe) {
  const { irregularity } = recipe;
  return {
    irregularity,
    varied: recipe.roomStyle === 'varied',
    caverns:
      irregularity <= 30 || recipe.roomStyle === 'plain' ? 0 : Math.floor((irregularity - 30) / 2),
  };
}

/** A square on a side of a room's bounding box that belongs to it, at random; null when there is a gap. */
export function edgeOf(
  plan: IrregularPlan,
  index: number,
  side: number,
  random: Random,
): Place | null {
  const room = plan.rooms[index];
  if (room === undefined) return null;
  const along = random.below(side % 2 === 0 ? room.width : room.height);
  const place =
    side === 0
      ? { x: room.x + along, y: room.y }
      : side === 2
        ? { x: room.x + along, y: room.y + room.height - 1 }
        : side === 1
          ? { x: room.x + room.width - 1, y: room.y + along }
          : { x: room.x, y: room.y + along };
  const { map } = plan.ground;
  return map.room[place.y * map.width + place.x] === index + 1 ? place : null;
}

function growFrom(
  plan: IrregularPlan,
  recipe: MapRecipe,
  from: number,
  room: IrregularRoom,
  tried: number,
  random: Random,
): boolean {
  const side = random.below(4);
  const edge = edgeOf(plan, from, side, random);
  if (edge === null) return false;
  const door = stepTo(edge, side);
  if (!isFrame(plan.ground, door, side)) return false;
  const shares = random.below(100) < Math.floor((recipe.density * recipe.density) / 110);
  const corridor = shares
    ? null
    : plannedCorridor(plan.ground, recipe, stepTo(door, side), side, random);
  if (!shares && corridor === null) return false;
  const last = corridor?.door ?? door;
  const towards = corridor?.side ?? side;
  // The last square of a corridor and its door must not open into something else.
  if (corridor !== null && !isFrame(plan.ground, last, towards)) return false;
  const found = roomAt(plan, recipe, stepTo(last, towards), towards, tried > TRIES / 2, random);
  if (found === null) return false;
  const grown = digRoom(plan, found.area, found.form, room.wing);
  const doorways: { x: number; y: number; direction: 'horizontal' | 'vertical' }[] = [];
  const isNatural =
    room.shape === 'cavern' ||
    grown.shape === 'cavern' ||
    random.below(100) < recipe.irregularity - 45;
  for (const area of corridor?.squares ?? []) {
    for (let y = area.y; y < area.y + area.height; y += 1) {
      for (let x = area.x; x < area.x + area.width; x += 1) {
        dig(plan.ground, x, y, isNatural ? CELL.cave : CELL.corridor);
      }
    }
  }
  for (const { at, heading } of corridor === null
    ? [{ at: door, heading: side }]
    : [
        { at: door, heading: side },
        { at: last, heading: towards },
      ]) {
    const bothCaves = isNatural && (room.shape === 'cavern' || grown.shape === 'cavern');
    dig(plan.ground, at.x, at.y, bothCaves ? CELL.cave : CELL.corridor);
    if (!bothCaves)
      doorways.push({ ...at, direction: heading % 2 === 0 ? 'vertical' : 'horizontal' });
  }
  room.ways += 1;
  grown.ways += 1;
  plan.ways.push({ from, to: plan.rooms.length - 1, doorways, isSpare: false });
  return true;
}

/** A room whose floor begins at a square, beyond a door that is walked through towards a side. */
function roomAt(
  plan: IrregularPlan,
  recipe: MapRecipe,
  entry: Place,
  side: number,
  small: boolean,
  random: Random,
): { area: Squares; form: Form } | null {
  const size = sidesFor(recipe, random);
  const least = Math.min(size.width, size.height, 4);
  const width = small ? Math.max(least, size.width >> 1) : size.width;
  const height = small ? Math.max(least, size.height >> 1) : size.height;
  const upright = side % 2 === 0;
  const length = upright ? width : height;
  const along = random.below(3) === 0 ? length >> 1 : random.below(length);
  const area = {
    x: upright ? entry.x - along : side === 1 ? entry.x : entry.x - width + 1,
    y: upright ? (side === 2 ? entry.y : entry.y - height + 1) : entry.y - along,
    width,
    height,
  };
  if (!isClear(plan.ground, area)) return null;
  widen(plan, area, side, recipe, random);
  const form = formFor(area, formRules(recipe), random);
  const at = (entry.y - area.y) * area.width + entry.x - area.x;
  if (form.holds[at] === 1) return { area, form };
  // Through a missing corner nothing is reached: the room is a rectangle instead.
  return {
    area,
    form: { shape: 'rectangle', holds: new Uint8Array(area.width * area.height).fill(1) },
  };
}

/** Lets a room grow by a square or two until it shares a wall with what is beside it; never back over its door. */
function widen(
  plan: IrregularPlan,
  area: Squares,
  side: number,
  recipe: MapRecipe,
  random: Random,
): void {
  if (random.below(100) >= recipe.density - 20) return;
  for (let way = 0; way < 4; way += 1) {
    if (way === (side ^ 2)) continue;
    const room = { ...area };
    if (way === 0) room.y -= 2;
    if (way === 3) room.x -= 2;
    if (way % 2 === 0) room.height += 2;
    else room.width += 2;
    // With room for two more squares the wall would be shared with nothing.
    if (isClear(plan.ground, room)) continue;
    if (way === 0) room.y += 1;
    if (way === 3) room.x += 1;
    if (way % 2 === 0) room.height -= 1;
    else room.width -= 1;
    if (isClear(plan.ground, room)) Object.assign(area, room);
  }
}

/** The number of rooms that a recipe asks for, by the ground within its outline. */
export function roomsFor(plan: IrregularPlan, recipe: MapRecipe): number {
  let open = 0;
  for (const closed of plan.ground.closed) if (closed === 0) open += 1;
  const { roomSize, density } = recipe;
  const mean = { small: 6.3, medium: 8.5, large: 12, huge: 17 }[roomSize];
  const full = open / (mean * mean);
  return Math.max(FEWEST_ROOMS, Math.ceil((full * Math.min(100, density + 20)) / 100));
}
