import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow } from '~/admin/act/audit-row.server';
import { auditChoices, auditEntries, purgeAudit } from '~/admin/audit/audit-rows.server';
import { ADA, actor, actsDone, BO, desk } from './admin-desk';

const { db } = desk;
const DAY = 24 * 60 * 60 * 1000;

function row(act: string, { admin = ADA, at = desk.at.now, id = 'tool-1', always = true } = {}) {
  const subject = { kind: 'tool' as const, id, name: 'A tool' };
  const changes = { before: { state: 'soon' }, after: { state: 'live' } };
  return auditRow(db, { at, ...actor(admin), act, subject, ...changes, always });
}

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('delete from audit_log'),
    env.DB.prepare('delete from tool_overrides'),
  ]);
});

describe('an admin’s action', () => {
  const launch = (id: string) =>
    env.DB.prepare("insert into tool_overrides (id, state) values (?1, 'live')").bind(id);

  it('adds exactly one audit row with admin, action, before, after and request', async () => {
    await env.DB.batch([launch('a'), row('Launch tool', { always: false })]);
    const { entries } = await auditEntries(db, {});
    expect(entries).toEqual([
      expect.objectContaining({
        adminId: 'ada',
        adminName: 'ada',
        act: 'Launch tool',
        requestId: 'request-of-ada',
        subjectKind: 'tool',
        subjectId: 'tool-1',
        subjectName: 'A tool',
        before: '{"state":"soon"}',
        after: '{"state":"live"}',
      }),
    ]);
  });

  it('adds no row when it changed nothing', async () => {
    const nothing = env.DB.prepare("update tool_overrides set state = 'live' where id = 'none'");
    await env.DB.batch([nothing, row('Launch tool', { always: false })]);
    expect(await actsDone()).toEqual([]);
  });

  it('and its audit row are written together or not at all', async () => {
    const broken = env.DB.prepare(
      "insert into tool_overrides (id, state) values ('b', 'nonsense')",
    );
    await expect(
      env.DB.batch([launch('a'), row('Launch tool', { always: false }), broken]),
    ).rejects.toThrow();
    expect(await actsDone()).toEqual([]);
    const { results } = await env.DB.prepare('select id from tool_overrides').all();
    expect(results).toEqual([]);
  });
});

describe('the audit log', () => {
  it('is read newest first, in pages, and can be filtered', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const by = { admin: n % 2 ? ADA : BO, id: `t${n}` };
      await row(n === 5 ? 'Publish notice' : 'Launch tool', by).run();
    }
    const first = await auditEntries(db, {}, { limit: 2 });
    expect(first.entries.map(({ subjectId }) => subjectId)).toEqual(['t5', 't4']);
    const second = await auditEntries(db, {}, { before: first.next ?? 0, limit: 2 });
    expect(second.entries.map(({ subjectId }) => subjectId)).toEqual(['t3', 't2']);
    const third = await auditEntries(db, {}, { before: second.next ?? 0, limit: 2 });
    expect([third.entries.map(({ subjectId }) => subjectId), third.next]).toEqual([['t1'], null]);
    const ofBo = await auditEntries(db, { admin: 'bo', act: 'Launch tool' });
    expect(ofBo.entries.map(({ subjectId }) => subjectId)).toEqual(['t4', 't2']);
    const ofOne = await auditEntries(db, { kind: 'tool', subject: 't3' });
    expect(ofOne.entries).toHaveLength(1);
    expect(await auditChoices(db)).toEqual({
      admins: [
        { id: 'ada', name: 'ada' },
        { id: 'bo', name: 'bo' },
      ],
      acts: ['Launch tool', 'Publish notice'],
    });
  });

  it('is kept for two years', async () => {
    const now = desk.at.now;
    await row('Old', { at: now - 731 * DAY }).run();
    await row('Kept', { at: now - 729 * DAY }).run();
    await purgeAudit(db, now);
    expect(await actsDone()).toEqual(['ada: Kept tool']);
  });
});
