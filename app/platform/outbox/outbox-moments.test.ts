import { expect, it, vi } from 'vitest';
import {
  answerWith,
  holdLine,
  lineOf,
  noLine,
  note,
  outboxOf,
  pass,
  sent,
  settled,
  settledOutbox,
  stillClockForTests,
  taken,
} from '../../../tests/harness/outbox-clock';

/** When an outbox sends, and when it does not. */
stillClockForTests();

it('what was done goes with its moment and its person', async () => {
  const outbox = outboxOf('ann');
  expect(outbox.view()).toEqual({ events: [], line: 'quiet' });
  await outbox.add(note);
  await settled();
  expect(sent).toEqual([
    { person: 'ann', events: [{ id: expect.any(String), at: 5000, body: { did: 'fire' } }] },
  ]);
});

it('what may not be kept is not sent either, and says why', async () => {
  const outbox = outboxOf('ann');
  const away = { ...note, to: 'https://evil.example/' };
  expect(await outbox.add(away)).toEqual({ ok: false, reason: 'not-ours' });
  await settled();
  expect([sent, outbox.view()]).toEqual([[], { events: [], line: 'quiet' }]);
});

it('a lost line is tried again by itself, each time after twice as long, and anew from a second once it was back', async () => {
  answerWith(noLine);
  const outbox = await settledOutbox();
  await outbox.add(note);
  await settled();
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    expect([sent.length, lineOf(outbox)]).toEqual([tries, 'later']);
    await pass(wait - 1);
    expect(sent).toHaveLength(tries);
    await pass(1);
  }
  expect(sent).toHaveLength(4);
  answerWith(taken);
  await pass(8000);
  expect([sent.length, lineOf(outbox)]).toEqual([5, 'quiet']);
  answerWith(noLine);
  await outbox.add(note);
  await settled();
  await pass(1000);
  expect(sent).toHaveLength(7);
});

it('a server that says how long is not asked before', async () => {
  answerWith(() => Response.json({}, { status: 503, headers: { 'Retry-After': '7' } }));
  const outbox = await settledOutbox();
  await outbox.add(note);
  await settled();
  await pass(6999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
});

it('once it went, or waits for its person, nothing is tried by itself', async () => {
  answerWith(noLine);
  const outbox = await settledOutbox();
  await outbox.add(note);
  await settled();
  answerWith(() => Response.json({ error: 'Sign in.' }, { status: 401 }));
  outbox.sendNow();
  await settled();
  expect(lineOf(outbox)).toBe('signed-out');
  expect(vi.getTimerCount()).toBe(0);
  answerWith(taken);
  outbox.sendNow();
  await settled();
  expect([lineOf(outbox), vi.getTimerCount()]).toEqual(['quiet', 0]);
});

it('what is done while something is under way goes right behind it, never beside it', async () => {
  const outbox = await settledOutbox();
  const line = holdLine();
  await outbox.add({ ...note, body: 1 });
  await settled();
  await outbox.add({ ...note, body: 2 });
  await outbox.add({ ...note, body: 3 });
  await settled();
  expect([sent.length, lineOf(outbox), outbox.view().events.length]).toEqual([1, 'sending', 3]);
  answerWith(taken);
  line.arrive();
  await settled();
  expect(sent.map(({ events }) => events.map(({ body }) => body))).toEqual([[1], [2, 3]]);
  expect(outbox.view()).toEqual({ events: [], line: 'quiet' });
});

it('what is asked for while something is under way is looked at once it has come back', async () => {
  answerWith(noLine);
  const outbox = await settledOutbox();
  const line = holdLine();
  await outbox.add(note);
  await settled();
  // The connection returns before the previous attempt has failed.
  answerWith(taken);
  outbox.sendNow();
  line.fail();
  await settled();
  expect([sent.length, outbox.view()]).toEqual([2, { events: [], line: 'quiet' }]);
});

it('what was put off by a try that failed is not tried once more after one that went', async () => {
  const outbox = await settledOutbox();
  const line = holdLine();
  await outbox.add(note);
  await settled();
  // Added while the first attempt runs; the next attempt sends both events.
  await outbox.add({ ...note, body: { did: 'frost' } });
  answerWith(taken);
  line.fail();
  await settled();
  expect([sent.length, lineOf(outbox), vi.getTimerCount()]).toEqual([2, 'quiet', 0]);
  const lines: string[] = [];
  outbox.watch(() => lines.push(lineOf(outbox)));
  await pass(60_000);
  expect([sent.length, lines]).toEqual([2, []]);
});
