import { DOOR_NAMES } from '~/maps/map/door-names';
import type { DoorKind } from '~/maps/map/grid';
import type { RoomExit } from './room-key';

/** A line about an exit: "North: an oak door bound with iron, barred (break DC 19), to the guard post (4)". */
export function exitWords({
  direction,
  kind,
  wide,
  leadsTo,
  toName,
  ends,
  times,
  state,
  material,
  dcs,
}: RoomExit): string {
  const to = ends === undefined ? placeWords(leadsTo, toName ?? null) : passageWords(ends);
  const where = capital(direction);
  if (kind === 'opening') {
    return `${where}: open${times === undefined ? '' : ` in ${numberWord(times)} places`}, ${to}`;
  }
  const name = doorName(kind, wide === true);
  const thing = material === null || kind === 'archway' ? name : madeOf(name, material);
  const isTold = kind === 'archway' || kind === 'secret';
  const word = isTold ? '' : `, ${state}`;
  const rolls = [
    dcs.spot === null ? '' : `spot DC ${dcs.spot}`,
    // A lock is picked, a trap disarmed.
    dcs.pick === null ? '' : `${kind === 'trapped' ? 'disarm' : 'pick'} DC ${dcs.pick}`,
    dcs.break === null ? '' : `break DC ${dcs.break}`,
  ].filter(Boolean);
  const dc = rolls.length === 0 ? '' : ` (${rolls.join(', ')})`;
  return `${where}: ${withArticle(thing)}${word}${dc}, ${to}`;
}

/** “by a passage to the bat roost (3), room 4 and the outside”. */
function passageWords(ends: NonNullable<RoomExit['ends']>): string {
  const places = ends.map(({ to, toName }) => placeWords(to, toName ?? null).slice('to '.length));
  const last = places.pop() ?? '';
  return `by a passage to ${places.length === 0 ? '' : `${places.join(', ')} and `}${last}`;
}

function numberWord(number: number): string {
  return ['two', 'three', 'four', 'five', 'six'][number - 2] ?? `${number}`;
}

/** Where an exit leads: "to the guard post (4)", "to room 4", "to a dead end". */
function placeWords(leadsTo: RoomExit['leadsTo'], toName: string | null): string {
  if (typeof leadsTo === 'number') {
    return toName === null ? `to room ${leadsTo}` : `to ${toName} (${leadsTo})`;
  }
  return `to ${articleFor(leadsTo)}`;
}

/** The words of a material before "door", and after it. */
const DOORS_OF: Readonly<Record<string, { before: string; behind?: string }>> = {
  'thin boards': { before: 'board' },
  wood: { before: 'wooden' },
  'oak bound with iron': { before: 'oak', behind: 'bound with iron' },
  stone: { before: 'stone' },
  iron: { before: 'iron' },
};

/** What a door is called where its state and material are told too. */
function doorName(kind: DoorKind, isWide: boolean): string {
  const isPlain = kind === 'door' || kind === 'locked' || kind === 'trapped';
  if (isPlain) return isWide ? 'double door' : 'door';
  const name = DOOR_NAMES[kind].toLowerCase();
  return isWide ? `wide ${name}` : name;
}

/** A door with its material; its state follows: "wooden door", "secret door of stone like the wall". */
function madeOf(name: string, material: string): string {
  const words = DOORS_OF[material];
  if (words === undefined) return `${name} of ${material}`;
  return `${words.before} ${name}${words.behind === undefined ? '' : ` ${words.behind}`}`;
}

function withArticle(thing: string): string {
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

function articleFor(place: string): string {
  switch (place) {
    case 'outside':
      return 'the outside';
    case 'stairs up':
    case 'stairs down':
      return `the ${place}`;
    default:
      return `a ${place}`;
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
