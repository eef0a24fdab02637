import { foldLongText, foldText } from '~/compendium/records/text-fold';
import type { Room } from '../map/grid';
import type { RoomText } from '../map/room-text';

/** The most that a map adds to its owner's search, in characters; what comes later is not found. */
const MOST = 8000;
/** The most of one room's words. */
const MOST_OF_A_ROOM = 1200;
/** With less than this left, no more rooms are looked at: a number, a long name and a few words. */
const LEAST_LEFT = 120;

/** A room that a search finds. */
export type FoundRoom = { number: number; name: string };

/**
 * The words by which a search finds the rooms of a map: for each room with a name, texts or contents one line of its
 * number, its name, and all its words folded, with tabs between them.
 */
export function roomSearchWords(rooms: readonly Pick<Room, 'number' | 'told'>[]): string {
  let whole = '';
  for (const room of rooms) {
    if (whole.length > MOST - LEAST_LEFT) break;
    const { number, told } = room;
    if (told === undefined) continue;
    const head = `${whole === '' ? '' : '\n'}${number}\t${(told.name ?? '').replaceAll(/\s+/g, ' ')}\t`;
    const left = MOST - whole.length - head.length;
    const folded = foldLongText(textOf(told), Math.max(0, Math.min(MOST_OF_A_ROOM, left)));
    if (folded !== '' && folded.length <= left) whole += head + folded;
  }
  return whole;
}

function textOf({ name = '', aloud = '', notes = '', stock }: RoomText): string {
  const foes = stock?.foes.map((foe) => foe.name) ?? [];
  const lines = stock?.lines.map(({ text }) => text) ?? [];
  return [name, foes.join(' '), lines.join(' '), aloud, notes].join(' ');
}

/** Those rooms of such a text in which each folded word occurs; those named by a word come first. */
export function roomsWith(stored: string, words: readonly string[]): FoundRoom[] {
  const found = stored.split('\n').flatMap((line) => {
    const [number = '', name = '', folded = ''] = line.split('\t');
    if (!/^\d+$/.test(number) || !words.every((word) => folded.includes(word))) return [];
    return [{ number: Number(number), name }];
  });
  const isNamed = ({ name }: FoundRoom) => words.some((word) => foldText(name).includes(word));
  return [...found.filter(isNamed), ...found.filter((room) => !isNamed(room))];
}
