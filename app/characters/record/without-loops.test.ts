import { expect, it } from 'vitest';
import { character } from './character';
import { withoutLoops } from './without-loops';

const entry = (within?: string) => ({
  of: [1, false, false] as [number, boolean, boolean],
  count: 1,
  equipped: false,
  attuned: false,
  shot: 0,
  ...(within === undefined ? {} : { within }),
});

it('items that are inside each other, or in themselves, come out; all others stay where they are', () => {
  const gear = {
    sack: entry('chest'),
    chest: entry('bag'),
    bag: entry('sack'),
    purse: entry('purse'),
    rope: entry('sack'),
    lamp: entry('gone'),
  };
  const apart = {
    sack: entry(),
    chest: entry(),
    bag: entry(),
    purse: entry(),
    rope: entry('sack'),
    lamp: entry('gone'),
  };
  expect(withoutLoops(gear)).toStrictEqual(apart);
  // Also from a file.
  const read = character.parse({ edition: '2014', play: { gear } });
  expect(read.play.gear).toStrictEqual(apart);
});
