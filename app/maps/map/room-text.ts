import type { Edition } from '~/rules/edition';

/** The limits of what a map holds about its rooms, in characters and entries. */
export const ROOM_TEXT_LIMITS = {
  name: 80,
  aloud: 2000,
  notes: 4000,
  foes: 12,
  foeCount: 100,
  lines: 8,
  line: 400,
  wandering: 12,
  wanderers: 40,
  /** All rooms of a map together. */
  whole: 400_000,
} as const;

/** A kind of monster in a room; `id` is the public id of its record. */
export type RoomFoe = { id: string; name: string; count: number; cr: number; xp: number };

export const STOCK_KINDS = ['trap', 'treasure', 'trick', 'clue'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** What a line of a room's contents is about. */
export const STOCK_NAMES: Readonly<Record<StockKind, string>> = {
  trap: 'Trap',
  treasure: 'Treasure',
  trick: 'Trick',
  clue: 'Sign',
};

export type StockLine = { kind: StockKind; text: string };

/** What waits in a room besides its furniture. */
export type RoomStock = { foes: RoomFoe[]; lines: StockLine[] };

/** What the game master wrote about a room, and what was placed in it. Nothing of it is for players' devices. */
export type RoomText = {
  name?: string;
  /** Read aloud to the players. */
  aloud?: string;
  /** In Markdown, for the game master. */
  notes?: string;
  stock?: RoomStock;
  /** Whether stocking the dungeon again leaves the contents as they are. */
  kept?: true;
};

/** For whom a dungeon was stocked, and what wanders through it. */
export type MapPrep = {
  edition: Edition;
  characters: number;
  level: number;
  /** The most difficult fight, by the edition's own word. */
  band: string;
  /** A line for each result of a die. */
  wandering: string[];
  /** The public ids of the monsters in these lines; missing in maps that were stocked before they were noted. */
  wanderers?: string[];
};

/** A text of several lines without invisible characters, at most `longest` characters; '' for anything but text. */
export function manyLines(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const clean = value
    .slice(0, longest * 4)
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return [...clean].slice(0, longest).join('').trim();
}

/** A text about a room without its empty fields; undefined when nothing is left. */
export function withoutEmpty(text: RoomText): RoomText | undefined {
  const { name = '', aloud = '', notes = '', stock, kept } = text;
  const has = stock !== undefined && stock.foes.length + stock.lines.length > 0;
  const left: RoomText = {
    ...(name !== '' && { name }),
    ...(aloud !== '' && { aloud }),
    ...(notes !== '' && { notes }),
    ...(has && { stock }),
    ...(kept === true && { kept }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}

/** The number of characters of a text about a room. */
export function lettersOf({ name = '', aloud = '', notes = '', stock }: RoomText): number {
  const lines = stock?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
  const foes = stock?.foes.reduce((sum, foe) => sum + foe.id.length + foe.name.length, 0) ?? 0;
  return name.length + aloud.length + notes.length + lines + foes;
}

type Told = { number: number; told?: RoomText };

/** The number of characters of the texts of all rooms of a map. */
export function lettersOfAll(rooms: readonly Pick<Told, 'told'>[]): number {
  return rooms.reduce((sum, { told }) => sum + (told === undefined ? 0 : lettersOf(told)), 0);
}

/** Rooms with texts of at most `most` characters each; 0 leaves only their names. */
export function shorterTexts<Room extends Told>(rooms: readonly Room[], most: number): Room[] {
  const cut = (text = '') =>
    text.length <= most ? text : `${text.slice(0, Math.max(0, most - 1))}…`;
  return rooms.map((room) => {
    const { told, ...rest } = room;
    if (told === undefined || most === Number.POSITIVE_INFINITY) return room;
    const { name = '', aloud, notes, stock } = told;
    const short = withoutEmpty(
      most === 0 ? { name } : { name, aloud: cut(aloud), notes: cut(notes), stock },
    );
    // The rest of a room is a room without its text.
    return { ...(rest as Room), ...(short !== undefined && { told: short }) };
  });
}

/** What a game master wrote about a room, for the notes of its fight; '' for nothing. */
export function roomWords({ number, told }: Told): string {
  if (told === undefined) return '';
  const { name = '', aloud = '', notes = '', stock } = told;
  const title = name === '' ? `Room ${number}` : `Room ${number}: ${name}`;
  const lines = stock?.lines.map(({ text }) => text) ?? [];
  const texts = [aloud, notes, lines.join('\n')].filter((text) => text !== '');
  return texts.length === 0 ? '' : [title, ...texts].join('\n\n');
}

/** The monsters of a room: "Goblin × 4, Ogre". */
export function foeWords(foes: readonly Pick<RoomFoe, 'name' | 'count'>[]): string {
  return foes.map(({ name, count }) => (count === 1 ? name : `${name} × ${count}`)).join(', ');
}
