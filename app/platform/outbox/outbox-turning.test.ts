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
  turn,
} from '../../../tests/harness/outbox-clock';

/** What happens to the sending when the page, the tab or the user changes. */
stillClockForTests();

it('a page that has turned tries nothing more, and keeps nothing more', async () => {
  answerWith(noLine);
  const outbox = await settledOutbox();
  await outbox.add(note);
  await settled();
  expect(vi.getTimerCount()).toBe(1);
  outbox.close();
  expect(vi.getTimerCount()).toBe(0);
  await settled();
  expect(await outbox.add(note)).toEqual({ ok: false, reason: 'blocked' });
  expect(sent).toHaveLength(1);
});

it('a page that turns while something is under way is not waited for', async () => {
  const outbox = await settledOutbox();
  const line = holdLine();
  await outbox.add(note);
  await settled();
  outbox.close();
  line.fail();
  await settled();
  expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it('tabs send one after the other, and one that turned while it waited sends nothing', async () => {
  const waiting: { name: string; go: () => void }[] = [];
  const request = async (name: string, work: () => Promise<unknown>) => {
    await new Promise<void>((go) => waiting.push({ name, go }));
    return work();
  };
  const outbox = await settledOutbox();
  vi.stubGlobal('navigator', { locks: { request } });
  await outbox.add(note);
  await settled();
  expect([waiting.map(({ name }) => name), sent]).toEqual([['outbox ann'], []]);
  outbox.close();
  waiting[0]?.go();
  await settled();
  expect(sent).toEqual([]);
  const next = outboxOf('ann');
  await settled();
  waiting[1]?.go();
  await settled();
  expect([sent.length, lineOf(next)]).toEqual([1, 'quiet']);
});

it('a device that fails in the middle is tried again', async () => {
  const outbox = await settledOutbox();
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('no lock')) } });
  await outbox.add(note);
  await settled();
  expect([lineOf(outbox), sent]).toEqual(['later', []]);
  vi.stubGlobal('navigator', {});
  await pass(1000);
  expect([lineOf(outbox), sent.length]).toEqual(['quiet', 1]);
});

it('another person’s leaving is theirs alone; one’s own ends the sending at once', async () => {
  answerWith(noLine);
  const outbox = await settledOutbox();
  await outbox.add(note);
  await settled();
  const tab = new BroadcastChannel('outbox');
  const heard = new BroadcastChannel('outbox');
  /** Posts a message, and waits until the tabs have received it. */
  const say = async (person: string, news: string) => {
    const arrived = new Promise((resolve) => {
      heard.onmessage = resolve;
    });
    tab.postMessage({ person, news });
    await arrived;
    await settled();
  };
  await say('ben', 'left');
  expect(await outbox.add(note)).toEqual({ ok: true });
  await settled();
  expect([sent.length, vi.getTimerCount()]).toEqual([2, 1]);
  await say('ann', 'left');
  for (let at = 0; at < 1000 && vi.getTimerCount() > 0; at += 1) await turn();
  await settled();
  expect([outbox.view().events, vi.getTimerCount()]).toEqual([[], 0]);
  outbox.sendNow();
  await settled();
  expect([sent.length, await outbox.add(note)]).toEqual([2, { ok: false, reason: 'left' }]);
  tab.close();
  heard.close();
});
