import { DOOR_NAMES } from '../map/door-names';
import type { RoomExit } from './room-key';

/** A way out of a room in a line: "North: locked door of oak, barred to room 4 (pick DC 15)". */
export function exitWords({ direction, kind, leadsTo, state, material, dcs }: RoomExit): string {
  const to = typeof leadsTo === 'number' ? `to room ${leadsTo}` : `to ${articleFor(leadsTo)}`;
  if (kind === 'opening') return `${capital(direction)}: open ${to}`;
  const name = DOOR_NAMES[kind].toLowerCase();
  const word = name.startsWith(state) || state === 'open' ? '' : `, ${state}`;
  const made = material === null || kind === 'archway' ? '' : ` of ${material}`;
  const rolls = [
    dcs.spot === null ? '' : `spot DC ${dcs.spot}`,
    dcs.pick === null ? '' : `pick DC ${dcs.pick}`,
    dcs.break === null ? '' : `break DC ${dcs.break}`,
  ].filter(Boolean);
  const dc = rolls.length === 0 ? '' : ` (${rolls.join(', ')})`;
  return `${capital(direction)}: ${name}${made}${word} ${to}${dc}`;
}

function articleFor(place: string): string {
  switch (place) {
    case 'outside':
      return 'the outside';
    case 'stairs up':
    case 'stairs down':
      return place;
    default:
      return `a ${place}`;
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
