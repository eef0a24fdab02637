import { beforeEach, expect, it } from 'vitest';
import { eventOf } from '../../../tests/harness/fight-table';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { type AtHand, appendEvents } from './append-events.server';
import { KEPT_EVERY, openLog, sizeOf } from './fight-log';
import type { About, FightStorage } from './fight-storage-sql.server';

const about: About = {
  id: 'a',
  owner: 'gm',
  name: 'Ambush',
  edition: '2014',
  openedAt: 0,
  readAnew: 0,
};
const seed = { seq: 0, fight: newFight('Ambush', '2014') };

let stored: FightEvent[] = [];
let readAnew: number[] = [];
let hand: AtHand;

/** The storage's statements for events, on a list. */
const storage = {
  addEvent: (_seq: number, _at: number, json: string) => stored.push(JSON.parse(json)),
  openWhole: () => openLog(seed, [], stored),
  writeBase: () => undefined,
  noteReadAnew: (seq: number) => readAnew.push(seq),
} as unknown as FightStorage;

const send = (by: string, events: readonly unknown[], most = events.length) =>
  appendEvents(storage, hand, { by, events, now: 0, most });
const named = (name: string) => eventOf([{ do: 'name', name }]);
const undo = (event: FightEvent) => eventOf([{ do: 'undo', event: event.id }]);

const first = named('First');

beforeEach(() => {
  [stored, readAnew] = [[], []];
  hand = { about, log: openLog(seed, [], []), letters: 0 };
  send('gm', [first, ...Array.from({ length: 2 * KEPT_EVERY }, (_, at) => named(`Name ${at}`))]);
  expect(hand.log.base.seq).toBe(KEPT_EVERY);
});

it('has every device read the fight again when an event before the base is undone', () => {
  const { refused, readAnew: anew } = send('gm', [undo(first)]);
  expect({ refused, anew }).toEqual({ refused: [], anew: true });
  expect(readAnew).toEqual([sizeOf(hand.log)]);
});

it('changes nothing when such an undo is refused', () => {
  const { log } = hand;
  const theirs = send('cleo', [undo(first)]);
  expect(theirs.refused).toMatchObject([{ reason: expect.stringContaining('Only the person') }]);
  const tooMany = send('gm', [undo(first)], 0);
  expect(tooMany.refused).toMatchObject([{ reason: expect.stringContaining('Too many') }]);
  expect([theirs.readAnew, tooMany.readAnew]).toEqual([false, false]);
  expect(readAnew).toEqual([]);
  expect(hand.log).toBe(log);
});

it('accepts other events beside a refused undo', () => {
  const sent = send('cleo', [undo(first), named('Last')]);
  expect(sent).toMatchObject({ accepted: [{ seq: 2 * KEPT_EVERY + 2 }], readAnew: false });
  expect(hand.log.base.seq).toBe(KEPT_EVERY);
  expect(hand.log.ledger.fight().name).toBe('Last');
});
