import type { DungeonMap } from '~/maps/map/grid';
import { type PlaceTheme, THEMES } from '~/maps/map/recipe';
import { foeWords, type RoomStock } from '~/maps/map/room-text';
import { EDITIONS, type Edition } from '~/rules/edition';
import { type Band, bandsOf, MOST_STOCKED, usualBand } from './bands';
import { gateOf, heartOf, roomFacts } from './room-facts';

/** For whom a dungeon is stocked, and how dangerously. */
export type StockWishes = {
  edition: Edition;
  characters: number;
  level: number;
  band: Band;
  theme: PlaceTheme;
};

export const USUAL_WISHES: Readonly<StockWishes> = {
  edition: '2014',
  characters: 4,
  level: 3,
  band: 'hard',
  theme: 'none',
};

/** Reads the fields of the form; what is missing or wrong is replaced by what is usual. */
export function readWishes(read: (name: string) => unknown, theme: PlaceTheme): StockWishes {
  const text = (name: string) => String(read(name) ?? '');
  const number = (name: string, most: number, otherwise: number) => {
    const value = Math.round(Number(text(name)));
    return text(name).trim() !== '' && Number.isFinite(value)
      ? Math.min(most, Math.max(1, value))
      : otherwise;
  };
  const edition = EDITIONS.find((one) => one === text('edition')) ?? USUAL_WISHES.edition;
  const band = bandsOf(edition).find((one) => one === text('band')) ?? usualBand(edition);
  return {
    edition,
    characters: number('characters', 12, USUAL_WISHES.characters),
    level: number('level', 20, USUAL_WISHES.level),
    band,
    theme: THEMES.find((one) => one === text('theme')) ?? theme,
  };
}

/** The rooms of a map that are to be stocked, and what the others say already; `only`: one room. */
export function roomsToStock(map: DungeonMap, only?: number) {
  const stays = new Map(
    map.rooms.flatMap(({ number, told }) =>
      (only === undefined ? told?.kept === true : number !== only) ? [[number, told?.stock]] : [],
    ),
  );
  const facts = roomFacts(map);
  const rooms = facts.filter(({ number }) => !stays.has(number)).slice(0, MOST_STOCKED);
  // Heart and gate may be rooms that keep their contents, but none of those that are too many to have any.
  const told = new Set([...stays.keys(), ...rooms.map(({ number }) => number)]);
  const both = facts.filter(({ number }) => told.has(number));
  const heart = heartOf(both)?.number;
  const gate = both.length > 2 ? gateOf(both)?.number : undefined;
  const said = [...stays.values()].flatMap((stock) => (stock ? linesOf(stock) : []));
  return { rooms, said: said.slice(0, 1000), ...(heart && { heart }), ...(gate && { gate }) };
}

function linesOf({ foes, lines }: RoomStock): string[] {
  return [...(foes.length > 0 ? [foeWords(foes)] : []), ...lines.map(({ text }) => text)];
}

/** The fields of a request that has rooms stocked. */
export function stockFields(
  { rooms, said, heart, gate }: ReturnType<typeof roomsToStock>,
  wishes: StockWishes,
): Record<string, string> {
  return {
    ...wishes,
    characters: String(wishes.characters),
    level: String(wishes.level),
    rooms: JSON.stringify(
      rooms.map(({ number, squares, water, depth }) => [number, squares, water, depth]),
    ),
    said: JSON.stringify(said),
    ...(heart && { heart: String(heart) }),
    ...(gate && { gate: String(gate) }),
  };
}
