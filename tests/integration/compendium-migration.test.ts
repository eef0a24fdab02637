import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { idsByPage, load, madeUp, namesFound, SRD_MONSTERS, SRD_SPELLS } from './compendium-files';

type Row = Record<string, string | number | null>;

const SHELVES = ['monsters', 'monster_records', 'spells', 'spell_records'];
const WORDS = ['name_words', 'name_typos'];
const PARTS = env.MIGRATIONS.findIndex(({ name }) => name.startsWith('0010'));

async function rowsOf(table: string): Promise<Row[]> {
  return (await env.DB.prepare(`select * from ${table}`).all<Row>()).results;
}

async function put(table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => `value ->> '${column}'`);
  const insert = env.DB.prepare(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from json_each(?1)`,
  );
  for (let at = 0; at < rows.length; at += 100) {
    await insert.bind(JSON.stringify(rows.slice(at, at + 100))).run();
  }
}

/**
 * Creates a database as it was before the search by parts of words: its tables, its index, and a word of a former name.
 */
async function databaseFromBefore(): Promise<void> {
  await load([...SRD_MONSTERS, madeUp({ name: 'Old Mote' })]);
  await load(SRD_SPELLS, { kind: 'spells' });
  const tables = [...SHELVES, ...WORDS];
  const kept = await Promise.all(tables.map(rowsOf));
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, PARTS));
  for (const [at, table] of tables.entries()) {
    const rows = (kept[at] ?? []).map((row) =>
      typeof row.facets === 'string'
        ? {
            ...row,
            hash: 'before',
            facets: row.facets.replace(/(?<= )hp(tens|hundreds|thousands)?_\d+ /g, ''),
          }
        : row,
    );
    await put(table, rows);
  }
  for (const shelf of ['monster', 'spell']) {
    await env.DB.prepare(
      `insert into ${shelf}_search (rowid, name, joined, facets)
       select seq, sort_name, replace(sort_name, ' ', ''), facets from ${shelf}s`,
    ).run();
  }
  await put('name_words', [{ kind: 'monster', word: 'tarask' }]);
  await put('name_typos', [{ kind: 'monster', typo: 'tarask', word: 'tarask' }]);
}

describe('a database of the previous version', () => {
  it('finds parts of words, types, hit points and entry text after the migration, without an import', async () => {
    await databaseFromBefore();
    await applyD1Migrations(env.DB, env.MIGRATIONS);
    expect(await namesFound('q=goblin')).toEqual(['Goblin', 'Hobgoblin', 'Bugbear']);
    expect(await namesFound('q=tarask')).toEqual(['Tarrasque']);
    expect(await namesFound('text=paralyzed&q=ghoul')).toEqual(['Ghoul']);
    expect(await idsByPage('hpMin=600', 10)).toEqual(['tarrasque']);
    expect(await namesFound('q=mote')).toEqual(['Old Mote']);
  });

  it('equals a new database after the next import', async () => {
    await databaseFromBefore();
    await applyD1Migrations(env.DB, env.MIGRATIONS);
    const before = await namesFound('q=drag&limit=200');
    const report = await load(SRD_MONSTERS);
    expect(report).toMatchObject({ added: 0, changed: SRD_MONSTERS.length, unchanged: 0 });
    expect(await namesFound('q=drag&limit=200')).toEqual(before);
    const again = await load(SRD_MONSTERS);
    expect(again).toMatchObject({ changed: 0, unchanged: SRD_MONSTERS.length });
  });
});
