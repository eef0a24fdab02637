import { CELL } from '~/maps/map/cells';
import { type Place, SIDES } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Squares } from '~/maps/map/squares';
import type { Random } from '~/rules/random';
import { dig, isClear, stepTo } from './ground';
import { formRules } from './grow-rooms';
import { digRoom, type IrregularPlan, sidesFor } from './plan';
import { formFor, grandForm } from './room-forms';

const TRIES = 60;

/**
 * Digs the first room near one side of the map, with a way in from there if the recipe has entrances; returns its
 * index, or -1 where there is no place for it.
 */
export function digEntry(plan: IrregularPlan, recipe: MapRecipe, random: Random): number {
  const { map } = plan.ground;
  const side = random.below(4);
  let best: Squares | null = null;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { width, height } = sidesFor(recipe, random);
    if (map.width - width < 3 || map.height - height < 3) continue;
    const area = {
      x: 1 + random.below(map.width - width - 1),
      y: 1 + random.below(map.height - height - 1),
      width,
      height,
    };
    const aside =
      side % 2 === 0
        ? Math.abs(2 * area.x + width - map.width)
        : Math.abs(2 * area.y + height - map.height);
    const price = 6 * depthOf(plan, area, side) + aside;
    if (price >= nearest || !isClear(plan.ground, area)) continue;
    nearest = price;
    best = area;
  }
  if (best === null) return -1;
  digRoom(plan, best, formFor(best, { ...formRules(recipe), caverns: 0 }, random), 0);
  if (recipe.entrances > 0) openWayIn(plan, side);
  return 0;
}

function depthOf({ ground: { map } }: IrregularPlan, area: Squares, side: number): number {
  switch (side) {
    case 0:
      return area.y;
    case 1:
      return map.width - area.x - area.width;
    case 2:
      return map.height - area.y - area.height;
    default:
      return area.x;
  }
}

/** Digs straight from the first room to the edge of the map, unless a kept part lies in between. */
function openWayIn(plan: IrregularPlan, side: number): void {
  const { map } = plan.ground;
  const room = plan.rooms[0];
  if (room === undefined) return;
  const length = side % 2 === 0 ? room.width : room.height;
  for (let tried = 0; tried < length; tried += 1) {
    const along = ((length >> 1) + tried) % length;
    const edge: Place =
      side % 2 === 0
        ? { x: room.x + along, y: side === 0 ? room.y : room.y + room.height - 1 }
        : { x: side === 1 ? room.x + room.width - 1 : room.x, y: room.y + along };
    if (map.room[edge.y * map.width + edge.x] !== 1) continue;
    const places: Place[] = [];
    for (let place = stepTo(edge, side); isOnMap(plan, place); place = stepTo(place, side)) {
      places.push(place);
    }
    const last = places[places.length - 1];
    const name = SIDES[side];
    if (
      last === undefined ||
      name === undefined ||
      !places.every((place) => isFree(plan, place, side))
    )
      continue;
    for (const { x, y } of places) dig(plan.ground, x, y, CELL.corridor);
    map.entrances.push({ ...last, side: name });
    return;
  }
}

function isOnMap({ ground: { map } }: IrregularPlan, { x, y }: Place): boolean {
  return x >= 0 && y >= 0 && x < map.width && y < map.height;
}

/** Returns whether nothing is open at a place and on both sides of the way through it. */
function isFree({ ground: { map }, kept }: IrregularPlan, place: Place, side: number): boolean {
  const across = (side + 1) % 4;
  return [place, stepTo(place, across), stepTo(place, across ^ 2)].every(({ x, y }) => {
    if (x < 0 || y < 0 || x >= map.width || y >= map.height) return false;
    const at = y * map.width + x;
    return map.cells[at] === CELL.rock && kept?.[at] !== 1;
  });
}

/** Digs the most important room, large and as far from the first one as a place is found; returns its index or -1. */
export function digHeart(plan: IrregularPlan, recipe: MapRecipe, random: Random): number {
  const { map } = plan.ground;
  const entry = plan.rooms[0];
  if (entry === undefined) return -1;
  let best: Squares | null = null;
  let furthest = 0;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const one = sidesFor(recipe, random);
    const other = sidesFor(recipe, random);
    const width = Math.max(one.width, other.width);
    const height = Math.max(one.height, other.height);
    if (map.width - width < 3 || map.height - height < 3) continue;
    const area = {
      x: 1 + random.below(map.width - width - 1),
      y: 1 + random.below(map.height - height - 1),
      width,
      height,
    };
    const away =
      Math.abs(2 * (area.x - entry.x) + width - entry.width) +
      Math.abs(2 * (area.y - entry.y) + height - entry.height) +
      2 * Math.min(width, height);
    if (away <= furthest || !isClear(plan.ground, area)) continue;
    furthest = away;
    best = area;
  }
  if (best === null || furthest < (map.width + map.height) / 2) return -1;
  const form =
    recipe.roomStyle === 'varied' && Math.min(best.width, best.height) >= 5
      ? grandForm(best, random)
      : { shape: 'rectangle' as const, holds: new Uint8Array(best.width * best.height).fill(1) };
  digRoom(plan, best, form, -1);
  return plan.rooms.length - 1;
}
