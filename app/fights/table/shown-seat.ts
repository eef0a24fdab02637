import { playedBy, seatOf, seatsToTake } from '../seats/seats';
import { ownOne } from './own-one';
import { isSeen, seenName } from './seen';
import type { Showing } from './shown-one';
import type { ShownSeat } from './table-view';

/** The state and permissions of a device's seat; `seat` null: the device has none. */
export function shownSeat(seat: string | null, undoable: boolean, showing: Showing): ShownSeat {
  const { fight, settings, idOf } = showing;
  const given = seat === null ? null : seatOf(fight, seat);
  if (seat !== null && given !== null) {
    return {
      is: 'seated',
      name: given.name,
      ones: playedBy(fight, seat).map((one) => ownOne(one, seat, showing)),
      may: settings.seatsMay,
      canUndo: undoable,
    };
  }
  const claim = fight.due.find((due) => due.kind === 'claim' && due.seat === seat);
  if (claim?.kind === 'claim' && claim.who !== null) {
    return { is: 'asked', name: claim.name, who: idOf(claim.who) };
  }
  const taken = new Set(Object.values(fight.seats ?? {}).flatMap(({ who }) => who));
  return {
    is: 'none',
    free: seatsToTake(fight)
      .filter((one) => isSeen(one, fight))
      .map((one) => ({ id: idOf(one.id), name: seenName(one), taken: taken.has(one.id) })),
  };
}
