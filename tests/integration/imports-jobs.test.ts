import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobAct } from '~/admin/records/job/job-acts';
import { KEPT } from '~/admin/records/job/job-limits';
import { actOnJob, listJobs, openCall, openUpload } from '~/admin/records/job/jobs-sql.server';
import { tidyJobs, UPLOAD_MS } from '~/admin/records/job/tidy-jobs-sql.server';
import { sweepLooseFiles } from '~/platform/kept-shelf/loose-files.server';
import { database, madeUp } from './compendium-files';
import { clock, job, queue, run } from './imports-desk';
import { addPeople, DAY, fileKeys } from './kept-rows';

const RECORDS = [madeUp({ name: 'One' }), madeUp({ name: 'Two' })];
const admin = { userId: 'ann', username: 'ann', email: 'ann@x.yz' };
const doer = () => ({ at: clock.now(), admin, requestId: 'r' });
const desk = () => ({ db: database(), files: env.FILES, clock });

beforeEach(() => addPeople('ann'));

async function act(id: string, what: JobAct): Promise<boolean> {
  clock.on(1);
  return actOnJob(database(), await job(id), what, doer());
}

async function count(table: string): Promise<number> {
  return (await env.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')) ?? -1;
}

describe('an admin’s action on an import', () => {
  it('and its audit entry are written together or not at all', async () => {
    const id = await queue(RECORDS);
    const both = await Promise.all([act(id, 'cancel'), act(id, 'cancel')]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await count('audit_log')).toBe(1);
    expect(await act(id, 'retry')).toBe(false);
    expect(await count('audit_log')).toBe(1);
    await env.DB.prepare('alter table audit_log rename to away').run();
    const other = await queue(RECORDS);
    await expect(act(other, 'cancel')).rejects.toThrow();
    expect((await job(other)).state).toBe('waiting');
  });

  it('opens as many uploads as there is room for, and never more', async () => {
    await addPeople('ann', 'bea', 'cid');
    const by = (userId: string) => ({ ...doer(), admin: { ...admin, userId } });
    const asked = (who: string) =>
      Array.from({ length: 30 }, () =>
        openUpload(database(), by(who), { kind: 'monsters', dryRun: false }),
      );
    const opened = async (who: string) =>
      (await Promise.all(asked(who))).filter((one) => one !== null).length;
    // No admin can use all the room.
    expect([await opened('ann'), await opened('bea'), await opened('cid')]).toEqual([8, 8, 4]);
    expect(await openCall(database(), 'spells', doer())).toBeNull();
    expect(await count('audit_log')).toBe(0);
  });

  it('lists imports page by page, newest first', async () => {
    // Several have the same timestamp, also at the end of a page: none may be skipped or repeated.
    const createdAt = 1_700_000_000_000;
    for (let at = 0; at < 25; at += 1) await queue(RECORDS, at % 2 === 0 ? { createdAt } : {});
    const first = await listJobs(database(), null);
    const second = await listJobs(database(), first.next);
    expect([first.jobs.length, second.jobs.length, second.next]).toEqual([20, 5, null]);
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(25);
  });
});

describe('old imports', () => {
  it('lose their files and journals beyond the last twenty and after some time', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 22; at += 1) {
      ids.push(await queue([madeUp({ name: 'One', xp: at }), madeUp({ name: `Only ${at}` })]));
      await run();
    }
    await tidyJobs(desk());
    await sweepLooseFiles(desk(), Date.now() + DAY);
    expect(await fileKeys()).toHaveLength(20);
    const [oldest = '', , third = ''] = ids;
    expect(await job(oldest)).toMatchObject({ objectKey: null, undoUntil: null, state: 'done' });
    expect((await job(third)).undoUntil).toBeGreaterThan(clock.now());
    expect(await act(oldest, 'undo')).toBe(false);
    const kept = 'select count(*) as n from import_journal where before is not null';
    expect(await env.DB.prepare(kept).first('n')).toBe(20);
    clock.on(KEPT.undo.ms + 1);
    await tidyJobs(desk());
    expect(await env.DB.prepare(kept).first('n')).toBe(0);
    expect(await act(third, 'undo')).toBe(false);
    clock.on(KEPT.files.ms);
    await tidyJobs(desk());
    await sweepLooseFiles(desk(), Date.now() + DAY);
    expect(await fileKeys()).toEqual([]);
    expect([await count('import_jobs'), await count('import_journal')]).toEqual([22, 0]);
    clock.on(KEPT.jobs.ms);
    await tidyJobs(desk());
    expect(await count('import_jobs')).toBe(0);
  });

  it('that were never completely uploaded are removed, and so are their parts in R2', async () => {
    const opened = await openUpload(database(), doer(), { kind: 'spells', dryRun: false });
    if (!opened) throw new Error('There is room.');
    const upload = await env.FILES.createMultipartUpload(opened.objectKey);
    const part = await upload.uploadPart(1, new Uint8Array(9));
    await env.DB.prepare('update import_jobs set part_upload = ?1').bind(upload.uploadId).run();
    clock.on(UPLOAD_MS.whole - 60_000);
    await tidyJobs(desk());
    expect(await count('import_jobs')).toBe(1);
    clock.on(61_000);
    await tidyJobs(desk());
    expect(await count('import_jobs')).toBe(0);
    await expect(upload.complete([part])).rejects.toThrow();
    // An upload in parts may take a day, as its ticket is valid that long.
    const inParts = { kind: 'spells', dryRun: false, partBytes: 8, bytes: 20 } as const;
    await openUpload(database(), doer(), inParts);
    clock.on(UPLOAD_MS.whole + 1);
    await tidyJobs(desk());
    expect(await count('import_jobs')).toBe(1);
    clock.on(UPLOAD_MS.parts);
    await tidyJobs(desk());
    expect(await count('import_jobs')).toBe(0);
    // A canceled upload that never arrived is not listed.
    const other = await openUpload(database(), doer(), { kind: 'spells', dryRun: false });
    expect(await act(other?.id ?? '', 'cancel')).toBe(true);
    expect((await job(other?.id ?? '')).state).toBe('canceled');
    expect((await listJobs(database(), null)).jobs).toEqual([]);
  });

  it('keep their job without a name when the admin’s account is deleted', async () => {
    await env.DB.prepare('update import_jobs set admin_id = null').run();
    const id = await queue(RECORDS, { adminId: 'ann' });
    await env.DB.prepare("delete from users where id = 'ann'").run();
    expect((await job(id)).adminId).toBeNull();
  });
});
