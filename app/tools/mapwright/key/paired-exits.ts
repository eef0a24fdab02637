import type { DungeonMap, Room } from '~/maps/map/grid';
import { type Exit, exitsOf, type MapIndex } from './exits';

/**
 * The exits of rooms, by number. An exit that leads to another room must also lead back: if the other room's end is too
 * wide, or borders on too much, to be followed from there, it is described as from the first room.
 */
export function pairedExits(
  map: DungeonMap,
  index: MapIndex,
  rooms: readonly Room[],
): ReadonlyMap<number, readonly Exit[]> {
  const all = new Map(rooms.map((room) => [room.number, exitsOf(map, index, room)]));
  const found = [...all].flatMap(([number, exits]) => exits.map((exit) => ({ number, exit })));
  // A square can belong to the openings of the few rooms next to it.
  const openAt = new Map<number, { number: number; exit: Exit }[]>();
  for (const one of found) {
    for (const square of one.exit.opening) {
      const known = openAt.get(square);
      if (known) known.push(one);
      else openAt.set(square, [one]);
    }
  }
  for (const { number, exit } of found) {
    const { leadsTo, end, door } = exit;
    if (typeof leadsTo !== 'number' || end === null) continue;
    const same = openAt.get(end)?.filter((one) => one.number === leadsTo) ?? [];
    const back = same[0]?.exit;
    if (back === undefined || same.some((one) => one.exit.leadsTo === number)) continue;
    if (back.leadsTo === 'corridor' || back.leadsTo === 'dead end') {
      back.leadsTo = number;
      back.door ??= door;
      continue;
    }
    // Keep the other destination of this wide exit too.
    const more = { ...back, leadsTo: number, door: back.door ?? door, end: null };
    all.get(leadsTo)?.push(more);
    openAt.get(end)?.push({ number: leadsTo, exit: more });
  }
  return all;
}
