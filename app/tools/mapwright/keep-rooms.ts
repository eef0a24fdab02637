import type { DungeonMap, Room } from './grid';

/**
 * Carries the rooms of kept squares over into a new map: they keep their numbers, the new rooms get numbers that are
 * free. A room of which only a part is kept is as large as that part.
 */
export function keepRooms(old: DungeonMap, fresh: DungeonMap, kept: Uint8Array): void {
  const remaining = old.rooms.flatMap((room) => remainder(old, room, kept));
  const used = new Set(remaining.map((room) => room.number));
  const numbers = new Map<number, number>([[0, 0]]);
  let next = 1;
  for (const room of fresh.rooms) {
    while (used.has(next)) next += 1;
    numbers.set(room.number, next);
    room.number = next;
    next += 1;
  }
  for (let square = 0; square < kept.length; square += 1) {
    const number = old.room[square] ?? 0;
    if (kept[square] === 1) fresh.room[square] = used.has(number) ? number : 0;
    else fresh.room[square] = numbers.get(fresh.room[square] ?? 0) ?? 0;
  }
  fresh.rooms = [...remaining, ...fresh.rooms].sort((one, other) => one.number - other.number);
}

function remainder(map: DungeonMap, room: Room, kept: Uint8Array): Room[] {
  let left = map.width;
  let right = -1;
  let top = map.height;
  let bottom = -1;
  let lost = false;
  let first: { x: number; y: number } | null = null;
  for (let y = Math.max(0, room.y); y < Math.min(map.height, room.y + room.height); y += 1) {
    for (let x = Math.max(0, room.x); x < Math.min(map.width, room.x + room.width); x += 1) {
      const square = y * map.width + x;
      if (map.room[square] !== room.number) continue;
      if (kept[square] !== 1) {
        lost = true;
        continue;
      }
      first ??= { x, y };
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (first === null) return [];
  if (!lost) return [{ ...room, centre: { ...room.centre } }];
  const hasCentre = kept[room.centre.y * map.width + room.centre.x] === 1;
  const centre = hasCentre ? { ...room.centre } : first;
  return [{ ...room, x: left, y: top, width: right - left + 1, height: bottom - top + 1, centre }];
}
