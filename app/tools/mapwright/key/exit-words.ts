import { DOOR_NAMES } from '~/maps/map/door-names';
import type { DoorKind } from '~/maps/map/grid';
import type { RoomExit } from './room-key';

/** A line about an exit of a room: "North, to room 4: oak door bound with iron, barred (break DC 19)". */
export function exitWords({ direction, kind, leadsTo, state, material, dcs }: RoomExit): string {
  const to = typeof leadsTo === 'number' ? `to room ${leadsTo}` : `to ${articleFor(leadsTo)}`;
  const where = `${capital(direction)}, ${to}`;
  if (kind === 'opening') return `${where}: open`;
  const name = DOOR_NAMES[kind].toLowerCase();
  const thing = material === null || kind === 'archway' ? name : madeOf(name, kind, material);
  const isTold = kind === 'archway' || kind === 'secret';
  const word = isTold ? '' : `, ${state}`;
  const rolls = [
    dcs.spot === null ? '' : `spot DC ${dcs.spot}`,
    dcs.pick === null ? '' : `pick DC ${dcs.pick}`,
    dcs.break === null ? '' : `break DC ${dcs.break}`,
  ].filter(Boolean);
  const dc = rolls.length === 0 ? '' : ` (${rolls.join(', ')})`;
  return `${where}: ${thing}${word}${dc}`;
}

/** The words of a material before "door", and after it. */
const DOORS_OF: Readonly<Record<string, { before: string; behind?: string }>> = {
  'thin boards': { before: 'board' },
  wood: { before: 'wooden' },
  'oak bound with iron': { before: 'oak', behind: 'bound with iron' },
  stone: { before: 'stone' },
  iron: { before: 'iron' },
};

/** A door with its material; its state follows: "wooden door", "secret door of stone like the wall". */
function madeOf(name: string, kind: DoorKind, material: string): string {
  const words = DOORS_OF[material];
  if (words === undefined) return `${name} of ${material}`;
  const plain = kind === 'locked' || kind === 'trapped' ? 'door' : name;
  return `${words.before} ${plain}${words.behind === undefined ? '' : ` ${words.behind}`}`;
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
