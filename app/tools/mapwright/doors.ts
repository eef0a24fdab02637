import type { Random } from '~/rules/random';
import type { Doorway } from './carve';
import { isOpen } from './cells';
import { cellAt, DOOR_KINDS, type Door, type DoorKind, type DungeonMap } from './grid';
import type { DoorSet } from './recipe';

/** How many doorways in a hundred get which kind of door; a set without any leaves them as gaps in the wall. */
const SHARES: Readonly<Record<DoorSet, Readonly<Partial<Record<DoorKind, number>>>>> = {
  none: {},
  basic: { archway: 35, door: 65 },
  secure: { archway: 12, door: 38, locked: 36, portcullis: 14 },
  standard: { archway: 20, door: 40, locked: 13, trapped: 7, secret: 15, portcullis: 5 },
  deathtrap: { archway: 6, door: 20, locked: 18, trapped: 28, secret: 20, portcullis: 8 },
};

/** Hangs a door of the set in every doorway; a secret one only where the map can spare it. */
export function hangDoors(doorways: readonly Doorway[], set: DoorSet, random: Random): Door[] {
  if (set === 'none') return [];
  return doorways.map(({ x, y, direction, mayHide }) => {
    const kind = kindFrom(SHARES[set], random);
    return { x, y, direction, kind: kind === 'secret' && !mayHide ? 'door' : kind };
  });
}

function kindFrom(shares: Readonly<Partial<Record<DoorKind, number>>>, random: Random): DoorKind {
  let chance = random.below(100);
  for (const kind of DOOR_KINDS) {
    chance -= shares[kind] ?? 0;
    if (chance < 0) return kind;
  }
  return 'door';
}

/** Whether a door hangs right: in an open square, with the ways it joins open and walls on its other two sides. */
export function hangsRight(map: DungeonMap, door: Door): boolean {
  const { x, y } = door;
  const north = isOpen(cellAt(map, x, y - 1));
  const south = isOpen(cellAt(map, x, y + 1));
  const west = isOpen(cellAt(map, x - 1, y));
  const east = isOpen(cellAt(map, x + 1, y));
  if (!isOpen(cellAt(map, x, y))) return false;
  return door.direction === 'vertical'
    ? north && south && !west && !east
    : west && east && !north && !south;
}
