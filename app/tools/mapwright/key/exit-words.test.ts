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
  ['North, to room 12: wooden door, stuck (break DC 10)', {}],
  ['North, to room 12: wooden door, open', { state: 'open', dcs: NONE }],
  [
    'North, to a corridor: iron door, closed',
    { leadsTo: 'corridor', state: 'closed', material: 'iron', dcs: NONE },
  ],
  [
    'North, to room 4: oak door bound with iron, barred (break DC 19)',
    {
      leadsTo: 4,
      kind: 'locked',
      state: 'barred',
      material: 'oak bound with iron',
      dcs: { ...NONE, break: 19 },
    },
  ],
  [
    'North, to room 12: stone door, locked (pick DC 15, break DC 20)',
    {
      kind: 'locked',
      state: 'locked',
      material: 'stone',
      dcs: { spot: null, pick: 15, break: 20 },
    },
  ],
  [
    'North, to room 12: board door, trapped (spot DC 12, pick DC 13, break DC 11)',
    {
      kind: 'trapped',
      state: 'trapped',
      material: 'thin boards',
      dcs: { spot: 12, pick: 13, break: 11 },
    },
  ],
  [
    'North, to room 12: secret door of stone like the wall (spot DC 18, break DC 20)',
    {
      kind: 'secret',
      state: 'hidden',
      material: 'stone like the wall',
      dcs: { spot: 18, pick: null, break: 20 },
    },
  ],
  [
    'North, to the outside: portcullis of iron bars, lowered (break DC 20)',
    {
      leadsTo: 'outside',
      kind: 'portcullis',
      state: 'lowered',
      material: 'iron bars',
      dcs: { ...NONE, break: 20 },
    },
  ],
  [
    'North, to stairs up: archway',
    { leadsTo: 'stairs up', kind: 'archway', state: 'open', material: 'dressed stone', dcs: NONE },
  ],
  ['North, to room 12: open', { kind: 'opening', state: 'open', material: null, dcs: NONE }],
])('says “%s”', (words, part) => {
  expect(exitWords({ ...way, ...part })).toBe(words);
});
