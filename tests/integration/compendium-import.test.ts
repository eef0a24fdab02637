import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRecords, monsterById } from '~/compendium/shelf/records.server';
import {
  database,
  fileOf,
  load,
  madeUp,
  namesFound,
  SRD_MONSTERS,
  SRD_SPELLS,
  streamOf,
} from './compendium-files';

async function tables(): Promise<unknown[]> {
  const d1 = database().$client;
  const results = await d1.batch([
    d1.prepare('select * from monsters order by id'),
    d1.prepare('select * from monster_records order by seq'),
    d1.prepare('select * from name_words order by kind, word'),
    d1.prepare('select * from name_typos order by kind, typo, word'),
    d1.prepare(
      "select rowid from monster_search where monster_search match 'facets : edition_2014'",
    ),
  ]);
  return results.map((result) => result.results);
}

const NOTHING = {
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: [],
  rejectedCount: 0,
  stopped: null,
};

describe('the importer', () => {
  it('loads the SRD, and changes nothing when it is loaded again', async () => {
    expect(await load(SRD_MONSTERS)).toEqual({ ...NOTHING, added: 322 });
    expect(await load(SRD_SPELLS, { kind: 'spells' })).toEqual({ ...NOTHING, added: 319 });
    expect(await countRecords(database())).toEqual({ monsters: 322, spells: 319 });
    const before = await tables();
    expect(await load(SRD_MONSTERS, { now: 2 })).toEqual({ ...NOTHING, unchanged: 322 });
    expect(await load(SRD_SPELLS, { kind: 'spells', now: 2 })).toEqual({
      ...NOTHING,
      unchanged: 319,
    });
    expect(await tables()).toEqual(before);
  });

  it('stores each record unchanged', async () => {
    await load(SRD_MONSTERS);
    for (const record of SRD_MONSTERS.slice(0, 40)) {
      expect((await monsterById(database(), record.slug))?.record).toEqual(record);
    }
  });

  it('updates a changed record, and finds it only by its new name', async () => {
    await load([madeUp({ name: 'Mudling' }), madeUp({ name: 'Ashling' })]);
    const renamed = { ...madeUp({ name: 'Mudling' }), name: 'Grand Bogwight', type: 'fey' };
    expect(await load([renamed, madeUp({ name: 'Ashling' })])).toEqual({
      ...NOTHING,
      changed: 1,
      unchanged: 1,
    });
    expect(await namesFound('q=bogwight')).toEqual(['Grand Bogwight']);
    expect(await namesFound('q=bogwigth')).toEqual(['Grand Bogwight']);
    expect(await namesFound('q=mudling')).toEqual([]);
    expect(await namesFound('type=elemental')).toEqual(['Ashling']);
    expect(await namesFound('type=fey')).toEqual(['Grand Bogwight']);
  });

  it('reports each bad line with its number and reason, and loads the others', async () => {
    const text = [
      `\ufeff${JSON.stringify(madeUp({ name: 'One' }))}\r`,
      '',
      'nonsense',
      '[1]',
      JSON.stringify({ ...madeUp({ name: 'Two' }), cr: 77 }),
      '{"__proto__":{"admin":true}}',
      JSON.stringify({ ...madeUp({ name: 'Three' }), constructor: { prototype: {} } }),
      JSON.stringify(madeUp({ name: 'Four' })).replace('"cr":0.125', '"cr":1e999'),
      `{"name":"${'x'.repeat(3_000_000)}"}`,
      JSON.stringify(madeUp({ name: 'One' })),
      JSON.stringify(madeUp({ name: 'Compare' })),
      JSON.stringify({ ...madeUp({ name: 'Five' }), colour: 'red' }),
      JSON.stringify(madeUp({ name: 'Six' })),
    ].join('\n');
    const report = await load(text);
    expect(report).toMatchObject({ added: 2, rejectedCount: 10, stopped: null });
    expect(report.rejected).toEqual([
      { line: 3, problem: 'the line is not JSON' },
      { line: 4, problem: 'the line is a list: write one object on each line' },
      { line: 5, problem: expect.stringMatching(/"cr" must be a challenge rating.* found 77/) },
      { line: 6, problem: '"__proto__" is not a field that a record may have' },
      { line: 7, problem: '"constructor" is not a field that a record may have' },
      { line: 8, problem: 'the line has a number that is too large' },
      { line: 9, problem: 'the line has more than 1000000 bytes' },
      {
        line: 10,
        problem: expect.stringContaining('lines 1 and 10 both are "one" of "Test Book"'),
      },
      { line: 11, problem: '"slug" must not be "compare"' },
      { line: 12, problem: expect.stringContaining('"colour" is not a field') },
    ]);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    expect(await namesFound('source=test+book')).toEqual(['One', 'Six']);
  });

  it('counts more bad lines than it lists', async () => {
    const report = await load('nonsense\n'.repeat(500));
    expect(report.rejected).toHaveLength(200);
    expect(report.rejectedCount).toBe(500);
  });

  it('stops at its limits, and has written what it counted', async () => {
    const records = Array.from({ length: 30 }, (_, at) => madeUp({ name: `Mote ${at}` }));
    const report = await load(records, { limits: { maxLines: 20 } });
    expect(report).toMatchObject({ added: 20, stopped: { reason: 'too-large' } });
    expect(await countRecords(database())).toEqual({ monsters: 20, spells: 0 });
  });

  it('can run again after it was interrupted between chunks, with the same final tables', async () => {
    const records = Array.from({ length: 1300 }, (_, at) => madeUp({ name: `Mote ${at}` }));
    async function* killed() {
      for await (const chunk of streamOf(fileOf(records.slice(0, 1200)))) yield chunk;
      throw new Error('the connection was lost');
    }
    const broken = await load('', { stream: killed() });
    expect(broken).toMatchObject({ added: 1200, stopped: { reason: 'broken-off' } });
    expect(await load(records)).toMatchObject({ added: 100, unchanged: 1200, stopped: null });
    const afterRepair = await tables();
    await database().$client.batch(
      ['monsters', 'monster_records', 'monster_search', 'name_words', 'name_typos'].map((name) =>
        database().$client.prepare(`delete from ${name}`),
      ),
    );
    expect(await load(records)).toMatchObject({ added: 1300 });
    expect(await tables()).toEqual(afterRepair);
  });

  it('keeps the SRD’s records, whoever imports', async () => {
    const goblin = SRD_MONSTERS.find((monster) => monster.slug === 'goblin');
    await load([goblin]);
    expect(await load([goblin], { by: 'admin' })).toMatchObject({ unchanged: 1 });
    const stronger = { ...goblin, xp: 1_000_000 };
    expect(await load([stronger], { by: 'admin' })).toMatchObject({
      changed: 0,
      rejected: [{ line: 1, problem: expect.stringContaining('give yours another source') }],
    });
    expect(await load([{ ...stronger, source: 'Test Book' }], { by: 'admin' })).toMatchObject({
      added: 1,
    });
    expect((await monsterById(database(), 'goblin'))?.record.xp).toBe(50);
    expect((await monsterById(database(), 'goblin.test-book'))?.record.xp).toBe(1_000_000);
  });

  it('refuses a source that differs from a known one only in spelling', async () => {
    await load([madeUp({ name: 'Mote' })]);
    const report = await load([
      { ...madeUp({ name: 'Mote' }), source: 'test book' },
      { ...madeUp({ name: 'Mote' }), source: 'SRD-5.1' },
      { ...madeUp({ name: 'Mote' }), source: '★' },
    ]);
    expect(report.rejected.map((line) => line.problem)).toEqual([
      expect.stringContaining('must be written "Test Book"'),
      expect.stringContaining('must be written "SRD 5.1"'),
      '"source" must have letters or digits',
    ]);
  });

  it('reports the same for any bytes in any chunks, and never throws', async () => {
    const line = fc.oneof(
      fc.constantFrom('{', '[]', '\ufeff', 'null', '{"name":1}', '\u0000', '\ud800'),
      fc.integer({ min: 0, max: 5 }).map((at) => JSON.stringify(madeUp({ name: `Mote ${at}` }))),
      fc.string(),
    );
    const files = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 300 }), async (text, chunkBytes) => {
        await database().$client.exec('delete from monsters');
        const whole = await load(text);
        await database().$client.exec('delete from monsters');
        expect(await load('', { stream: streamOf(text, chunkBytes) })).toEqual(whole);
        expect(whole.changed + whole.unchanged).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
