import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { volumesOf } from '~/admin/backup/archive-sql.server';
import { listBackups } from '~/admin/backup/backup-rows-sql.server';
import type { Manifest } from '~/admin/backup/manifest-sql.server';
import { BACKED_UP, FILE_COLUMNS, LEFT_OUT } from '~/admin/backup/plan';
import { readRows } from '~/admin/backup/read-rows-sql.server';
import {
  beginRestore,
  endRestore,
  isRestoring,
  schemaOf,
} from '~/admin/backup/restore/begin-sql.server';
import { takeLines } from '~/admin/backup/restore/take-lines-sql.server';
import { shapeOf } from '~/admin/backup/table-shape-sql.server';
import { layIndex } from '~/compendium/shelf/lay-index-sql.server';
import { textLines } from '~/platform/text-lines';
import {
  backupDesk,
  emptyAll,
  everything,
  found,
  NIGHT,
  rowsOf,
  runNight,
  tables,
  textOf,
} from './backup-desk';
import { fillEveryTable } from './every-table';
import { NOW, objectOf, openDesk, restart } from './fights-desk';
import { addPeople, fileKeys } from './kept-rows';

describe('the content of a backup', () => {
  it('is every table except those listed with a reason', async () => {
    const known = [...BACKED_UP, ...Object.keys(LEFT_OUT)];
    expect((await tables()).toSorted()).toEqual(known.toSorted());
  });

  it('is every file that a row refers to', async () => {
    const { results } = await env.DB.prepare(
      "select name, sql from sqlite_master where type = 'table'",
    ).all<{ name: string; sql: string }>();
    const named = results
      .filter(({ name }) => BACKED_UP.includes(name))
      .flatMap(({ name, sql }) =>
        [...(sql ?? '').matchAll(/\b(\w+_key) text/g)].map(([, column]) => `${name}.${column}`),
      );
    const copied = FILE_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(named.toSorted()).toEqual(copied.toSorted());
  });

  it('has each table after the tables that its rows refer to', async () => {
    for (const [at, table] of BACKED_UP.entries()) {
      const { results } = await env.DB.prepare(`pragma foreign_key_list(${table})`).all<{
        table: string;
      }>();
      for (const { table: other } of results)
        expect(BACKED_UP.slice(0, at), `${table} → ${other}`).toContain(other);
    }
  });
});

describe('a backup', () => {
  it('is restored into an empty database row by row, with files and fights', async () => {
    const desk = openDesk();
    const fights = await fillEveryTable(desk);
    desk.at.now = NIGHT;
    const backing = backupDesk(desk);
    await runNight(backing, desk.at);
    const before = await everything();
    const foundBefore = await found();
    for (const rows of foundBefore) expect(rows).not.toEqual([]);
    for (const [table, rows] of Object.entries(before))
      expect(rows.length, table).toBeGreaterThan(0);
    const files = new Map<string, string>();
    for (const key of (await fileKeys()).filter((one) => one.startsWith('users/')))
      files.set(key, (await (await env.FILES.get(key))?.text()) ?? '');
    expect(files.size).toBe(2);
    const read = await Promise.all(fights.map((id) => objectOf(id).read('ann', null)));
    const [backup] = await listBackups(backing.db);
    expect(backup).toMatchObject({ why: 'nightly', state: 'done', lost: 0, copies: 4 });
    expect(await volumesOf(backing.db, backup?.number ?? 0)).toBe(1);
    const [first, second] = (await textOf(backing, backup?.id ?? '')).tee();
    await emptyAll();
    for (const id of fights) await objectOf(id).remove();
    await env.FILES.delete([...files.keys()]);

    let manifest: Manifest | null = null;
    for await (const line of textLines(first)) {
      manifest ??= JSON.parse(line).manifest;
    }
    const schema = manifest?.schema ?? '';
    const begun = { backup: backup?.id ?? '', schema, now: desk.at.now };
    expect(await beginRestore(backing.db, begun)).toEqual({ ok: true });
    async function* bodies() {
      let isFirst = true;
      for await (const line of textLines(second)) {
        if (!isFirst) yield line;
        isFirst = false;
      }
    }
    const taken = await takeLines(backing, bodies());
    expect(taken).toMatchObject({ files: 2, fights: 2 });
    expect(taken.written).toBe(taken.read);
    for (const kind of ['monster', 'spell'] as const)
      for (let at: number | null = 0; at !== null; ) at = await layIndex(env.DB, kind, at);
    expect(await endRestore(backing.db)).toEqual({ dangling: 0 });

    expect(await everything()).toEqual(before);
    expect(await found()).toEqual(foundBefore);
    for (const [key, text] of files) expect(await (await env.FILES.get(key))?.text()).toBe(text);
    for (const [at, id] of fights.entries()) {
      await restart(id);
      expect(await objectOf(id).read('ann', null)).toEqual(read[at]);
      expect(await objectOf(id).read('ben', null)).toBeNull();
    }
    expect(await objectOf(fights[0] ?? '').pictureIds('ann')).toHaveLength(1);
  });

  it('is refused by a database that is not empty, has another schema, or has begun another backup', async () => {
    const { db } = openDesk();
    const schema = String(await schemaOf(db));
    const begin = (facts: Partial<{ backup: string; schema: string }> = {}) =>
      beginRestore(db, { backup: 'one', schema, now: NOW, ...facts });
    await addPeople('ann');
    expect(await begin()).toMatchObject({ sentence: expect.stringMatching(/not empty.*users/) });
    await env.DB.prepare('delete from users').run();
    expect(await begin({ schema: '0001' })).toMatchObject({
      sentence: expect.stringMatching(/schema 0001/),
    });
    expect(await isRestoring(db)).toBe(false);
    expect(await begin()).toEqual({ ok: true });
    expect(await begin()).toEqual({ ok: true });
    expect(await begin({ backup: 'two' })).toMatchObject({
      sentence: expect.stringMatching(/backup one was started here/),
    });
    expect(await isRestoring(db)).toBe(true);
    expect(await endRestore(db)).toEqual({ dangling: 0 });
    expect(await isRestoring(db)).toBe(false);
  });

  it('leaves out rows of users who are not in the backup, and clears other references to missing rows', async () => {
    const desk = backupDesk(openDesk());
    await addPeople('ann');
    const party =
      "insert into parties (id, user_id, name, code, created_at, updated_at) values ('p', 'ann', 'P', 'c', 1, 1)";
    await env.DB.prepare(party).run();
    const macro =
      "insert into dice_kept (id, user_id, kind, name, body, party_id, created_at, updated_at) values ('d', 'ann', 'macro', 'Hit', '1d4', 'p', 1, 2)";
    await env.DB.prepare(macro).run();
    const lines: string[] = [];
    for (const table of ['users', 'parties', 'dice_kept']) {
      const shape = await shapeOf(desk.db, table);
      if (!shape) throw new Error(table);
      const { columns, blobs } = shape;
      lines.push(JSON.stringify({ part: `${table}-1`, table, columns, blobs }));
      const [row] = await readRows(desk.db, table, shape, 0);
      lines.push(row?.line ?? '');
      // Adds a row of a user and a row with a party that are not in the backup.
      if (table === 'parties')
        lines.push((row?.line ?? '').replace('"p","ann"', '"q","gone"').replace('"c"', '"d"'));
      if (table === 'dice_kept')
        lines.push((row?.line ?? '').replace('"d"', '"e"').replace('"p"', '"gone"'));
    }
    await env.DB.prepare('delete from users').run();
    async function* each() {
      yield* lines;
    }
    expect(await takeLines(desk, each())).toMatchObject({ read: 5, written: 4 });
    expect(await rowsOf('parties')).toMatchObject([{ id: 'p' }]);
    expect(await rowsOf('dice_kept')).toMatchObject([
      { id: 'd', party_id: 'p' },
      { id: 'e', party_id: null },
    ]);
  });
});
