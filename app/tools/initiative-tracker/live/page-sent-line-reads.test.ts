import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FightRead } from '~/fights/kept/fight-calls';
import { newFight } from '~/fights/log/new-fight';
import { eventOf } from '../../../../tests/harness/fight-table';
import { pass, settled, stillClockForTests } from '../../../../tests/harness/outbox-clock';
import { openBook } from './fight-book';
import type { FightLine } from './fight-line';
import { openSentLine } from './page-sent-line';

/** An account's fight on an open page, and the server's answers to the page's reads. */
stillClockForTests();

let line: FightLine;
let page = new EventTarget();
let reads: { path: string; answer(read: FightRead): void; fail(): void }[] = [];
/** The server's answer to events. */
let answered: object = {};

const facts = {
  name: '',
  edition: '2014',
  status: 'planned',
  round: 0,
  combatants: 0,
  notes: '',
} as const;
const base = (name: string, seq: number) => ({ seq, fight: newFight(name, '2014') });
const told = (read: Pick<FightRead, 'base' | 'seq' | 'events'>): FightRead =>
  Object.assign({ changedAt: 0, facts }, read);

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  reads = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (body) {
      const { events } = JSON.parse(String(body)) as { events: { id: string }[] };
      const acknowledged = events.map(({ id }) => id);
      return Response.json(Object.assign({ acknowledged }, answered));
    }
    return new Promise<Response>((resolve, reject) => {
      reads.push({
        path,
        answer: (read) => resolve(Response.json(read)),
        fail: () => reject(new TypeError('no line')),
      });
    });
  });
  const book = openBook(told({ base: base('Old', 3), seq: 3, events: [] }));
  line = openSentLine('ann', 'a', book, { undo: null, redo: null });
});

afterEach(() => line.close());

const look = () => page.dispatchEvent(new Event('visibilitychange'));

async function send(answer: object): Promise<void> {
  answered = answer;
  line.add(eventOf([{ do: 'name', name: 'Sent' }]), 'Your change');
  await pass(1000);
}

it('reads the whole fight after a read in flight when the server says so meanwhile', async () => {
  look();
  await send({ accepted: [], readAnew: true });
  expect(reads.map(({ path }) => path)).toEqual([expect.stringContaining('?since=3')]);
  reads[0]?.answer(told({ base: null, seq: 3, events: [] }));
  await settled();
  expect(reads).toHaveLength(2);
  expect(reads[1]?.path).not.toContain('since');
  reads[1]?.answer(told({ base: base('Anew', 5), seq: 5, events: [] }));
  await settled();
  expect(line.book().seq()).toBe(5);
  expect(line.book().seed().name).toBe('Anew');
  expect(reads).toHaveLength(2);
});

it('reads the whole fight also when the read in flight fails', async () => {
  look();
  await send({ accepted: [], readAnew: true });
  reads[0]?.fail();
  await settled();
  expect(reads[1]?.path).not.toContain('since');
});

it('reads missing events from where the read in flight has come to', async () => {
  look();
  await send({ accepted: [{ id: 'unknown', seq: 9 }] });
  reads[0]?.answer(told({ base: null, seq: 4, events: [eventOf([{ do: 'name', name: 'Four' }])] }));
  await settled();
  expect(reads.map(({ path }) => path)).toEqual([
    expect.stringContaining('?since=3'),
    expect.stringContaining('?since=4'),
  ]);
});

it('reads once when the page is looked at several times at once', async () => {
  look();
  look();
  reads[0]?.answer(told({ base: null, seq: 3, events: [] }));
  await settled();
  expect(reads).toHaveLength(1);
});
