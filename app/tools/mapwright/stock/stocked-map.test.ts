import { expect, it } from 'vitest';
import { emptyMap } from '~/maps/map/grid';
import { ROOM_TEXT_LIMITS } from '~/maps/map/room-text';
import { whyFull, withRoomText, withStocks } from './stocked-map';

const FULL = 'The texts of this map are full. Shorten another room.';
const PREP = {
  edition: '2014' as const,
  characters: 4,
  level: 3,
  band: 'hard' as const,
  wandering: [],
};

/** A map of as many rooms as its texts may take, each with 4,000 characters of notes. */
function fullMap() {
  const rooms = Array.from({ length: ROOM_TEXT_LIMITS.whole / 4000 }, (_, at) => {
    const around = { x: 0, y: 0, width: 1, height: 1, centre: { x: 0, y: 0 } };
    const told = { notes: 'z'.repeat(4000) };
    return { number: at + 1, ...around, shape: 'rectangle' as const, told };
  });
  return { ...emptyMap(20, 20, 'Full'), rooms };
}

it('a map whose texts are full takes no more of them, written or drawn', () => {
  const map = fullMap();
  expect(whyFull(map, map)).toBeNull();
  expect(whyFull(map, withRoomText(map, 1, { ...map.rooms[0]?.told, name: 'Hall' }))).toBe(FULL);
  const lines = [{ kind: 'trap' as const, text: 'A wire at ankle height.' }];
  const stocked = withStocks(map, new Map([[2, { foes: [], lines }]]), PREP);
  expect(whyFull(map, stocked)).toBe(FULL);
});

it('a room of a map whose texts are full can be shortened, also where they are too long already', () => {
  const map = fullMap();
  expect(whyFull(map, withRoomText(map, 1, { notes: 'short' }))).toBeNull();
  const longer = withRoomText(map, 1, { name: 'Hall', notes: 'z'.repeat(4000) });
  expect(whyFull(longer, withRoomText(longer, 1, { notes: 'z'.repeat(4000) }))).toBeNull();
});
