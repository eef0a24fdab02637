import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_ADDRESS } from '../harness/addresses';
import { signedInHere } from '../harness/fight-pages';
import { Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;

beforeAll(async () => {
  here = await openWorkerHere();
});
afterAll(() => here?.close());

async function ask(who: Visitor, path: string): Promise<void> {
  await (await who.ask(path)).arrayBuffer();
}

describe('reading pages', () => {
  async function contents(): Promise<string> {
    const { results } = await here.db
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'",
      )
      .all<{ name: string }>();
    const rows: unknown[] = [];
    // The audit entry of an export and the hourly request counts may change when pages are read.
    const besides = /fts|sqlite|d1_|^audit_log$|^hour_counts$/;
    for (const { name } of results.filter((table) => !besides.test(table.name))) {
      rows.push(name, (await here.db.prepare(`select * from "${name}"`).all()).results);
    }
    return JSON.stringify(rows);
  }

  it('changes nothing in the database, whatever page it is', { timeout: 240_000 }, async () => {
    const admin = await signedInHere(here, 'reader@delvewright.test');
    await here.db
      .prepare('update users set groups = \'["AdminUser"]\' where email = ?1')
      .bind('reader@delvewright.test')
      .run();
    const before = await contents();
    const paths = EVERY_ADDRESS.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      await ask(admin, path);
      await ask(admin, `${path === '/' ? '/_root' : path}.data`);
    }
    const nobody = new Visitor({
      origin: here.origin,
      identity: here.standin.url,
      send: here.ask,
    });
    await ask(nobody, '/login?next=/settings');
    await ask(nobody, '/auth/callback?code=x&state=y');
    await here.settle();
    expect(await contents()).toBe(before);
  });
});
