import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { deleteMessage, markMessage, takeForRetry } from '~/admin/messages/mark-sql.server';
import { type InboxPlace, inboxCounts, inboxPage, messageOf } from '~/contact/inbox.server';
import {
  forgetOld,
  keepMessage,
  markSent,
  noteProblem,
  pauseAfter,
  takeWaiting,
} from '~/contact/message-rows.server';
import { database } from './compendium-files';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const message = {
  token: 'a',
  firstName: 'Maren',
  lastName: 'Oakhollow',
  email: 'maren@tavern.example',
  message: 'The map hid a door from me.',
};

describe('waiting messages', () => {
  it('are left to the form for a minute, then taken by one run only', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    expect(await takeWaiting(db, MINUTE - 1)).toEqual([]);
    const runs = await Promise.all([takeWaiting(db, MINUTE), takeWaiting(db, MINUTE)]);
    expect(runs.flat()).toEqual([message]);
  });

  it('are retried after two minutes, then four, up to every six hours', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await takeWaiting(db, MINUTE);
    expect(await takeWaiting(db, 3 * MINUTE - 1)).toEqual([]);
    expect(await takeWaiting(db, 3 * MINUTE)).toHaveLength(1);
    expect(await takeWaiting(db, 7 * MINUTE)).toHaveLength(1);
    expect(pauseAfter(50)).toBe(360 * MINUTE);
  });

  it('are updated when their form is sent again', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    expect(await keepMessage(db, { ...message, message: 'Better words.' }, 10)).toBe(true);
    expect(await takeWaiting(db, 2 * MINUTE)).toEqual([{ ...message, message: 'Better words.' }]);
  });

  it('keep their text after delivery, and cannot be sent twice', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await markSent(db, 'a');
    expect(await keepMessage(db, { ...message, message: 'Once more, and again.' }, 10)).toBe(false);
    expect(await takeWaiting(db, DAY)).toEqual([]);
    expect(await messageOf(db, 'a')).toMatchObject({ ...message, state: 'sent', readAt: null });
  });

  it('have the endpoint’s last error until they are delivered', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await noteProblem(db, 'a', 'API returned 503');
    expect((await messageOf(db, 'a'))?.lastProblem).toBe('API returned 503');
    await markSent(db, 'a');
    await noteProblem(db, 'a', 'too late');
    expect((await messageOf(db, 'a'))?.lastProblem).toBeNull();
  });

  it('are deleted after thirty days, delivered or not', async () => {
    const db = database();
    for (const token of ['a', 'b', 'c']) {
      await keepMessage(db, { ...message, token }, token === 'a' ? 0 : 2 * DAY);
      if (token !== 'c') await markSent(db, token);
    }
    await forgetOld(db, 31 * DAY);
    const { results } = await db.$client.prepare('select token from contact_messages').all();
    expect(results).toEqual([{ token: 'b' }, { token: 'c' }]);
    await forgetOld(db, 33 * DAY);
    expect(await inboxCounts(db)).toEqual({ unread: 0, waiting: 0 });
  });
});

describe('the inbox', () => {
  it('lists the newest first, page by page, without repetition or loss', async () => {
    const db = database();
    // Many have the same timestamp, so the key must order them.
    for (let at = 0; at < 60; at += 1)
      await keepMessage(db, { ...message, token: `t${at}` }, Math.floor(at / 20));
    const seen: string[] = [];
    let behind: InboxPlace | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { messages, next }: Awaited<ReturnType<typeof inboxPage>> = await inboxPage(
        db,
        'all',
        behind,
      );
      seen.push(...messages.map(({ token }) => token));
      behind = next;
    }
    expect(behind).toBeNull();
    expect(new Set(seen).size).toBe(60);
    expect(seen[0]).toMatch(/^t[45]\d$/);
  });

  const act = {
    now: 5,
    admin: { userId: 'a', username: 'Ada', email: 'ada@x.example' },
    requestId: 'r',
  };
  const log = async () =>
    (await env.DB.prepare('select act, subject_id, before, after from audit_log order by id').all())
      .results;

  it('adds one audit row for each mark that changed something, without the message text', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    expect(await markMessage(db, 'a', 'read', act)).toBe(true);
    expect(await markMessage(db, 'a', 'read', act)).toBe(false);
    expect(await markMessage(db, 'a', 'answered', act)).toBe(true);
    expect(await messageOf(db, 'a')).toMatchObject({ readAt: 5, answeredAt: 5 });
    expect(await markMessage(db, 'a', 'unread', act)).toBe(true);
    expect(await inboxCounts(db)).toEqual({ unread: 1, waiting: 1 });
    expect(await markMessage(db, 'nobody', 'read', act)).toBe(false);
    expect(await deleteMessage(db, 'a', act)).toBe(true);
    expect(await deleteMessage(db, 'a', act)).toBe(false);
    const rows = await log();
    expect(rows.map((row) => row.act)).toEqual([
      'Mark message',
      'Mark message',
      'Mark message',
      'Delete message',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Maren|tavern|door/);
  });

  it('retries a message once, also for concurrent requests', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    const two = [1, 2].map(() => takeForRetry(db, { token: 'a', attempts: 0 }, act));
    expect((await Promise.all(two)).filter(Boolean)).toHaveLength(1);
    expect(await takeWaiting(db, 2 * MINUTE - 1)).toEqual([]);
    await markSent(db, 'a');
    expect(await takeForRetry(db, { token: 'a', attempts: 1 }, act)).toBe(false);
    expect((await log()).map((row) => row.act)).toEqual(['Retry message']);
  });

  it('is unchanged when the audit row cannot be written', async () => {
    const db = database();
    await keepMessage(db, message, 0);
    await env.DB.exec('alter table audit_log rename to away');
    await expect(deleteMessage(db, 'a', act)).rejects.toThrow();
    await expect(markMessage(db, 'a', 'read', act)).rejects.toThrow();
    expect(await messageOf(db, 'a')).toMatchObject({ readAt: null });
  });
});
