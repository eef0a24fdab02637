import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type Act,
  allNotices,
  changeNotice,
  deleteNotice,
  endNotice,
  MOST_NOTICES,
  noticeOf,
  publishNotice,
} from '~/admin/notices/notices-sql.server';
import { openDatabase } from '~/platform/database.server';
import { createLog } from '~/platform/log';

const db = openDatabase(env.DB);
const admin = { userId: 'a1', username: 'Ada', email: 'ada@delvewright.test' };
const act = (now: number): Act => ({ now, admin, requestId: 'r' });
const words = (startsAt: number, endsAt: number) => ({
  text: 'Mapwright rests tonight.',
  link: null,
  tone: 'warning' as const,
  startsAt,
  endsAt,
});

async function acts(): Promise<string[]> {
  const { results } = await env.DB.prepare('select * from audit_log order by id').all();
  expect(JSON.stringify(results)).not.toContain('rests tonight');
  return results.map((row) => String(row.act));
}

/** The notice shown at a moment, on a machine with an empty cache. */
async function shownAt(now: number, putAway: string[] = []): Promise<string | null> {
  vi.resetModules();
  const { wordsAround } = await import('~/catalogue/overrides.server');
  const log = createLog(() => {});
  const asked = { db, log, clock: { now: () => now }, later: () => {} };
  return (await wordsAround(asked, putAway)).notice?.id ?? null;
}

beforeEach(() => vi.resetModules());

it('a notice is shown from its start to its end, and each action adds one audit row', async () => {
  expect(await publishNotice(db, 'aaaaaaaa', words(100, 200), act(50))).toBe(true);
  expect([await shownAt(99), await shownAt(100), await shownAt(200)]).toEqual([
    null,
    'aaaaaaaa',
    null,
  ]);
  expect(await shownAt(150, ['aaaaaaaa'])).toBeNull();
  const before = await noticeOf(db, 'aaaaaaaa');
  if (!before) throw new Error('no notice');
  expect(await changeNotice(db, before, words(100, 300), act(60))).toBe(true);
  expect(await shownAt(250)).toBe('aaaaaaaa');
  expect(await endNotice(db, 'aaaaaaaa', act(150))).toBe(true);
  expect(await shownAt(150)).toBeNull();
  expect(await endNotice(db, 'aaaaaaaa', act(151))).toBe(false);
  expect(await changeNotice(db, before, words(100, 900), act(152))).toBe(false);
  expect(await deleteNotice(db, 'aaaaaaaa', act(160))).toBe(true);
  expect(await deleteNotice(db, 'aaaaaaaa', act(160))).toBe(false);
  expect(await acts()).toEqual(['Publish notice', 'Change notice', 'End notice', 'Delete notice']);
});

it('a notice can be ended before it begins', async () => {
  await publishNotice(db, 'aaaaaaaa', words(100, 200), act(50));
  expect(await endNotice(db, 'aaaaaaaa', act(70))).toBe(true);
  expect(await shownAt(150)).toBeNull();
});

it('a notice is published once per id, and the number of notices is limited', async () => {
  const two = [1, 2].map(() => publishNotice(db, 'aaaaaaaa', words(1, 2), act(0)));
  expect((await Promise.all(two)).filter(Boolean)).toHaveLength(1);
  for (let more = 1; more < MOST_NOTICES; more += 1)
    await publishNotice(db, `n${more}`, words(1, 2), act(0));
  expect(await publishNotice(db, 'bbbbbbbb', words(1, 2), act(0))).toBe(false);
  expect(await allNotices(db)).toHaveLength(MOST_NOTICES);
  expect(await acts()).toHaveLength(MOST_NOTICES);
});

it('a notice is not published when the audit row cannot be written', async () => {
  await env.DB.exec('alter table audit_log rename to away');
  await expect(publishNotice(db, 'aaaaaaaa', words(1, 2), act(0))).rejects.toThrow();
  expect(await allNotices(db)).toEqual([]);
});
