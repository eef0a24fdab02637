import { DOOR_KINDS, type Door, type DoorKind } from '~/maps/map/grid';
import type { DoorSet } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import type { Doorway } from './carve';

/** The percentage of doorways for each kind of door; a set without doors leaves gaps in the walls. */
const SHARES: Readonly<Record<DoorSet, Readonly<Partial<Record<DoorKind, number>>>>> = {
  none: {},
  basic: { archway: 35, door: 65 },
  secure: { archway: 12, door: 38, locked: 36, portcullis: 14 },
  standard: { archway: 20, door: 40, locked: 13, trapped: 7, secret: 15, portcullis: 5 },
  deathtrap: { archway: 6, door: 20, locked: 18, trapped: 28, secret: 20, portcullis: 8 },
};

/** Places a door of the set in every doorway; a secret one only where the map stays connected without it. */
export function hangDoors(doorways: readonly Doorway[], set: DoorSet, random: Random): Door[] {
  if (set === 'none') return [];
  return doorways.flatMap(({ x, y, direction, mayHide, gap = [{ x, y }] }) => {
    const asked = kindFrom(SHARES[set], random);
    const kind = asked === 'secret' && !mayHide ? 'door' : asked;
    return gap.map((place) => ({ ...place, direction, kind }));
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
