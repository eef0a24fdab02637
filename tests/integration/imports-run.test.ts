import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS, MOST_TRIES } from '~/admin/records/job/job-limits';
import { monsterById } from '~/compendium/shelf/records.server';
import { database, load, madeUp, SRD_MONSTERS } from './compendium-files';
import { breakingDatabase, clock, job, lines, outcome, queue, run, shelves } from './imports-desk';

const ONE_STEP = { lines: 1, bytes: 1 };
const CROWD = Array.from({ length: 1300 }, (_, at) => madeUp({ name: `Mote ${at}` }));
const DONE = { state: 'done', added: 0, changed: 0, unchanged: 0, rejected: 0 };

beforeEach(() => {
  lines.length = 0;
});

async function linesOf(id: string) {
  const query = 'select line, problem from import_lines where job_id = ?1 order by line';
  return (await env.DB.prepare(query).bind(id).all()).results;
}

describe('a waiting records file', () => {
  it('is loaded in steps over several runs, and changes nothing when loaded again', async () => {
    const id = await queue(CROWD);
    await run(ONE_STEP);
    expect(await outcome(id)).toMatchObject({ state: 'running', added: 500 });
    expect(await job(id)).toMatchObject({ nextLine: 501, steps: 1, leaseUntil: 0 });
    await run(ONE_STEP);
    await run();
    expect(await outcome(id)).toEqual({ ...DONE, added: 1300 });
    const { atByte, bytes, nextLine } = await job(id);
    expect([atByte, nextLine]).toEqual([bytes, 1301]);
    expect(await env.DB.prepare('select count(*) as n from import_steps').first('n')).toBe(0);
    const before = await shelves();
    const again = await queue(CROWD);
    await run();
    expect(await outcome(again)).toEqual({ ...DONE, unchanged: 1300 });
    expect(await shelves()).toEqual(before);
    const query = 'select count(*) as n from import_journal where job_id = ?1';
    expect(await env.DB.prepare(query).bind(again).first('n')).toBe(0);
  });

  it('gives the same final tables wherever it was interrupted, with nothing counted twice', async () => {
    const twice = [...CROWD.slice(0, 900), CROWD[3], { nonsense: true }, ...CROWD.slice(900)];
    const plain = await queue(twice);
    await run();
    const wanted = { ...DONE, added: 1300, rejected: 2 };
    expect(await outcome(plain)).toEqual(wanted);
    const asOnce = await shelves();
    const rejected = await linesOf(plain);
    expect(rejected).toEqual([
      { line: 901, problem: expect.stringContaining('lines 4 and 901 both are') },
      { line: 902, problem: expect.any(String) },
    ]);
    // Each step has two batches: one that reads and one that writes.
    for (let at = 1; at <= 7; at += 1) {
      for (const when of ['before', 'after'] as const) {
        await env.DB.batch(
          ['import_jobs', 'monsters', 'monster_records', 'name_words', 'name_typos'].map((name) =>
            env.DB.prepare(`delete from ${name}`),
          ),
        );
        const id = await queue(twice);
        await run(undefined, breakingDatabase(at, when));
        // An interrupted run has released its lease; that of a killed Worker would have to expire.
        clock.on(LEASE_MS);
        await run();
        expect(await outcome(id), `${at} ${when}`).toEqual(wanted);
        expect(await linesOf(id), `${at} ${when}`).toEqual(rejected);
        expect(await shelves(), `${at} ${when}`).toEqual(asOnce);
      }
    }
  });

  it('is processed by one run at a time, and concurrent runs do nothing twice', async () => {
    const id = await queue(CROWD);
    await Promise.all([run(), run(), run()]);
    expect(await outcome(id)).toEqual({ ...DONE, added: 1300 });
    // A run that lost its lease while working must not write its step.
    const other = await queue(CROWD.map((record) => ({ ...record, xp: 10 })));
    const slow = new Proxy(env.DB, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
        return async (statements: D1PreparedStatement[]) => {
          if ((await job(other)).steps === 1 && clock.now() < end) {
            clock.on(LEASE_MS * 2);
            await run();
          }
          return target.batch(statements);
        };
      },
    });
    const end = clock.now() + LEASE_MS;
    await run(undefined, slow);
    expect(await outcome(other)).toEqual({ ...DONE, changed: 1300 });
  });

  it('stops when it is canceled, and keeps what was written', async () => {
    const id = await queue(CROWD);
    await run(ONE_STEP);
    await env.DB.prepare("update import_jobs set state = 'canceled' where id = ?1").bind(id).run();
    await run();
    expect(await outcome(id)).toMatchObject({ state: 'canceled', added: 500 });
    expect(await database().$client.prepare('select count(*) as n from monsters').first('n')).toBe(
      500,
    );
  });

  it('reports the result of a dry run, and writes no record', async () => {
    await load([madeUp({ name: 'One' }), madeUp({ name: 'Two' })]);
    const before = await shelves();
    const id = await queue(
      [
        madeUp({ name: 'One' }),
        { ...madeUp({ name: 'Two' }), xp: 9 },
        madeUp({ name: 'Three' }),
        7,
      ],
      { dryRun: true },
    );
    await run();
    const said = { state: 'done', added: 1, changed: 1, unchanged: 1, rejected: 1 };
    expect(await outcome(id)).toEqual(said);
    expect(await shelves()).toEqual(before);
    const rows = await env.DB.prepare('select record_id, act, before from import_journal').all();
    expect(rows.results).toEqual([
      { record_id: 'two.test-book', act: 'changed', before: null },
      { record_id: 'three.test-book', act: 'added', before: null },
    ]);
  });

  it('skips a line of three megabytes, and lists at most a thousand bad lines', async () => {
    const huge = `{"name":"${'x'.repeat(3_000_000)}"}`;
    const text = `${JSON.stringify(madeUp({ name: 'One' }))}\n${huge}\n${'nonsense\n'.repeat(2500)}${JSON.stringify(madeUp({ name: 'Two' }))}`;
    const id = await queue(text);
    await run(ONE_STEP);
    expect(await job(id)).toMatchObject({ state: 'running', steps: 1, rejected: 1999 });
    await run();
    expect(await outcome(id)).toEqual({ ...DONE, added: 2, rejected: 2501 });
    const listed = await linesOf(id);
    expect(listed).toHaveLength(1000);
    expect(listed[0]).toEqual({ line: 2, problem: 'the line has more than 1000000 bytes' });
  });

  it('does not change the site’s own records', async () => {
    await load(SRD_MONSTERS.slice(0, 5));
    const [first] = SRD_MONSTERS;
    const id = await queue([{ ...first, xp: 1_000_000 }]);
    await run();
    expect(await outcome(id)).toEqual({ ...DONE, rejected: 1 });
    expect((await monsterById(database(), String(first?.slug)))?.record).toEqual(first);
  });

  it('fails with a sentence when its file is missing, and after several attempts', async () => {
    const gone = await queue(CROWD);
    await env.FILES.delete(`imports/${gone}`);
    await run();
    expect(await job(gone)).toMatchObject({
      state: 'failed',
      problem: 'The file no longer exists.',
    });
    const stuck = await queue(CROWD);
    for (let at = 0; at <= MOST_TRIES; at += 1) await run(undefined, breakingDatabase(1, 'before'));
    expect(await job(stuck)).toMatchObject({
      state: 'failed',
      problem: 'It failed after several tries.',
    });
    expect(lines.length).toBe(MOST_TRIES);
  });

  it('waits until earlier files are done', async () => {
    const first = await queue(CROWD);
    const second = await queue([madeUp({ name: 'Last' })]);
    await run(ONE_STEP);
    expect((await outcome(second)).state).toBe('waiting');
    await run();
    expect([(await outcome(first)).state, (await outcome(second)).state]).toEqual(['done', 'done']);
  });
});
