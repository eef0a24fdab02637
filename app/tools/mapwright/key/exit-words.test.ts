import { expect, it } from 'vitest';
import { exitWords } from './exit-words';
import type { RoomExit } from './room-key';

const NONE = { spot: null, pick: null, break: null };
const way: RoomExit = {
  direction: 'north',
  kind: 'door',
  leadsTo: 12,
  state: 'stuck',
  material: 'wood',
  dcs: { ...NONE, break: 10 },
};

it.each<[string, Partial<RoomExit>]>([
  ['North: a wooden door, stuck (break DC 10), to room 12', {}],
  ['North: a wooden door, open, to room 12', { state: 'open', dcs: NONE }],
  [
    'North: an iron door, closed, to a corridor',
    { leadsTo: 'corridor', state: 'closed', material: 'iron', dcs: NONE },
  ],
  [
    'North: an oak door bound with iron, barred (break DC 19), to the guard post (4)',
    {
      leadsTo: 4,
      toName: 'the guard post',
      kind: 'locked',
      state: 'barred',
      material: 'oak bound with iron',
      dcs: { ...NONE, break: 19 },
    },
  ],
  [
    'North: a stone door, locked (pick DC 15, break DC 20), to room 12',
    {
      kind: 'locked',
      state: 'locked',
      material: 'stone',
      dcs: { spot: null, pick: 15, break: 20 },
    },
  ],
  [
    'North: a board door, trapped (spot DC 12, disarm DC 13, break DC 11), to room 12',
    {
      kind: 'trapped',
      state: 'trapped',
      material: 'thin boards',
      dcs: { spot: 12, pick: 13, break: 11 },
    },
  ],
  [
    'North: a secret door of stone like the wall (spot DC 18, break DC 20), to room 12',
    {
      kind: 'secret',
      state: 'hidden',
      material: 'stone like the wall',
      dcs: { spot: 18, pick: null, break: 20 },
    },
  ],
  [
    'North: a portcullis of iron bars, lowered (break DC 20), to the outside',
    {
      leadsTo: 'outside',
      kind: 'portcullis',
      state: 'lowered',
      material: 'iron bars',
      dcs: { ...NONE, break: 20 },
    },
  ],
  [
    'North: an archway, to the stairs up',
    { leadsTo: 'stairs up', kind: 'archway', state: 'open', material: 'dressed stone', dcs: NONE },
  ],
  [
    'North: an oak double door bound with iron, stuck (break DC 10), to room 12',
    { material: 'oak bound with iron', wide: true },
  ],
  [
    'North: a wide portcullis of iron bars, lowered (break DC 10), to room 12',
    { kind: 'portcullis', state: 'lowered', material: 'iron bars', wide: true },
  ],
  [
    'North: open in two places, to a dead end',
    { kind: 'opening', state: 'open', material: null, dcs: NONE, leadsTo: 'dead end', times: 2 },
  ],
  [
    'North: open, by a passage to the outside, room 4 and the bat roost (3)',
    {
      kind: 'opening',
      state: 'open',
      material: null,
      dcs: NONE,
      leadsTo: 'passage',
      ends: [{ to: 'outside' }, { to: 4 }, { to: 3, toName: 'the bat roost' }],
    },
  ],
  ['North: open, to room 12', { kind: 'opening', state: 'open', material: null, dcs: NONE }],
])('says “%s”', (words, part) => {
  expect(exitWords({ ...way, ...part })).toBe(words);
});
