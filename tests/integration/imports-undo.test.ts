import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '~/admin/records/job/job-limits';
import { actOnJob } from '~/admin/records/job/jobs-sql.server';
import { database, load, madeUp, namesFound } from './compendium-files';
import { askUndo, breakingDatabase, clock, job, queue, run, shelves } from './imports-desk';

const FIRST = Array.from({ length: 700 }, (_, at) => madeUp({ name: `Mote ${at}` }));
const SECOND = [
  ...FIRST.slice(0, 600).map((record) => ({ ...record, name: `Grand ${record.name}`, xp: 75 })),
  ...Array.from({ length: 700 }, (_, at) => madeUp({ name: `Spark ${at}` })),
];

async function undoOf(id: string) {
  const { state, removed, restored, leftAlone } = await job(id);
  return { state, removed, restored, leftAlone };
}

/** Requests an undo as an admin's action does. */
async function undoAgain(id: string): Promise<boolean> {
  clock.on(1);
  const admin = { userId: 'ann', username: 'ann', email: 'ann@x.yz' };
  const doer = { at: clock.now(), admin, requestId: 'r' };
  return actOnJob(database(), await job(id), 'undo', doer);
}

describe('undoing an import', () => {
  it('restores all records, wherever it is interrupted', async () => {
    await load(FIRST, { by: 'admin' });
    const before = await shelves();
    for (const [at, when] of [
      [0, 'before'],
      [1, 'before'],
      [2, 'before'],
      [2, 'after'],
      [3, 'after'],
      [5, 'before'],
      [6, 'after'],
      [7, 'before'],
      [9, 'before'],
    ] as const) {
      const id = await queue(SECOND);
      await run();
      expect(await job(id)).toMatchObject({ state: 'done', added: 700, changed: 600 });
      expect(await namesFound('q=spark+699')).toEqual(['Spark 699']);
      await askUndo(id);
      await run(undefined, breakingDatabase(at, when));
      clock.on(LEASE_MS);
      await Promise.all([run(), run()]);
      expect(await undoOf(id), `${at} ${when}`).toEqual({
        state: 'undone',
        removed: 700,
        restored: 600,
        leftAlone: 0,
      });
      expect(await shelves(), `${at} ${when}`).toEqual(before);
    }
    expect(await namesFound('q=spark')).toEqual([]);
    expect(await namesFound('q=grand')).toEqual([]);
  });

  it('leaves records changed by a later import, and reports them', async () => {
    const first = await queue([madeUp({ name: 'One' }), madeUp({ name: 'Two' })]);
    await run();
    const second = await queue([{ ...madeUp({ name: 'One' }), xp: 9 }]);
    await run();
    await askUndo(first);
    await run();
    expect(await undoOf(first)).toEqual({
      state: 'undone',
      removed: 1,
      restored: 0,
      leftAlone: 1,
    });
    expect(await namesFound('source=test+book')).toEqual(['One']);
    const told = await env.DB.prepare(
      "select record_id, why from import_journal where undo = 'left'",
    ).all();
    expect(told.results).toEqual([
      { record_id: 'one.test-book', why: 'it was changed since, and stays as it is' },
    ]);
    await askUndo(second);
    await run();
    expect(await undoOf(second)).toMatchObject({ state: 'undone', restored: 1 });
    // The remaining record now has the first import's content again, so it can be undone.
    expect(await undoAgain(first)).toBe(true);
    await run();
    expect(await undoOf(first)).toEqual({
      state: 'undone',
      removed: 2,
      restored: 0,
      leftAlone: 0,
    });
    expect(await namesFound('source=test+book')).toEqual([]);
    expect(await undoAgain(first)).toBe(false);
  });

  it('removes what a canceled import had written', async () => {
    const before = await shelves();
    const id = await queue(SECOND);
    await run({ lines: 1, bytes: 1 });
    await env.DB.prepare("update import_jobs set state = 'canceled' where id = ?1").bind(id).run();
    await askUndo(id);
    await run({ lines: 1, bytes: 1 });
    await run();
    expect(await undoOf(id)).toMatchObject({ state: 'undone', removed: 500 });
    expect(await shelves()).toEqual(before);
  });
});
