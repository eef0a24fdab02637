import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newFight } from '~/fights/log/new-fight';
import { eventOf } from '../../../../tests/harness/fight-table';
import {
  answerWith,
  noLine,
  pass,
  sent,
  settled,
  stillClockForTests,
  taken,
} from '../../../../tests/harness/outbox-clock';
import { openBook } from './fight-book';
import type { FightLine } from './fight-line';
import { openSentLine } from './page-sent-line';

/** A stored fight on a device whose storage is full. */
stillClockForTests();

let line: FightLine;

beforeEach(() => {
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const { add } = IDBObjectStore.prototype;
  // Only the outbox is out of space; the browser's other stores work.
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function refuse(
    this: IDBObjectStore,
    ...given
  ) {
    if (this.transaction.db.name !== 'outbox') return add.apply(this, given);
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const facts = {
    name: '',
    edition: '2014',
    status: 'planned',
    round: 0,
    combatants: 0,
    notes: '',
  } as const;
  const base = { seq: 0, fight: newFight('New', '2014') };
  const book = openBook({ base, events: [], seq: 0, changedAt: 0, facts });
  line = openSentLine('ann', 'a', book, { undo: null, redo: null });
});

afterEach(() => line.close());

it('says so, shows what is done, and sends it from the page itself, each press once', async () => {
  answerWith(noLine);
  const presses = ['First', 'Second'].map((name) => eventOf([{ do: 'name', name }]));
  for (const press of presses) line.add(press, 'Your change');
  await settled();
  expect(line.view()).toMatchObject({
    fight: { name: 'Second' },
    waiting: 2,
    state: 'unkept',
    trouble: expect.stringContaining('No space left on this device'),
  });
  const tries = sent.length;
  answerWith(taken);
  await pass(60_000);
  expect(sent.slice(tries).flatMap(({ events }) => events.map(({ id }) => id))).toEqual(
    presses.map(({ id }) => id),
  );
  expect(line.view()).toMatchObject({ fight: { name: 'Second' }, state: 'quiet', trouble: null });
});
