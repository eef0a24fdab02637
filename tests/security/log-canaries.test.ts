import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/platform/database.server';
import { createLog } from '~/platform/log';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const CANARY = 'canarymaren';
let here: WorkerHere;

beforeAll(async () => {
  here = await openWorkerHere();
});
afterAll(() => here?.close());

function visitor(): Visitor {
  return new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
}

async function tables(): Promise<string[]> {
  const query = `select name from sqlite_master where type = 'table' and sql not like '%virtual%'
    and name not like 'sqlite%' and name not like '\\_%' escape '\\' and name not like '%fts%' and name not like 'd1%'`;
  const { results } = await here.db.prepare(query).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** From now on the database refuses every write, and says which words it was given. */
async function refuseWrites(): Promise<void> {
  for (const table of await tables()) {
    for (const act of ['insert', 'update', 'delete']) {
      const refuse = `begin select raise(abort, 'refused ${CANARY}'); end`;
      await here.db
        .prepare(`create trigger refuse_${act}_${table} before ${act} on ${table} ${refuse}`)
        .run();
    }
  }
}

describe('a database that fails on each write', () => {
  it('leaves nothing of what was typed in the log, whichever form it was typed into', async () => {
    const newcomer = visitor();
    const { sub } = await switchIdentity(
      'users',
      { username: CANARY, email: `${CANARY}@tavern.example`, name: CANARY },
      here.standin.url,
    );
    const back = await newcomer.passProvider(String(sub), await newcomer.startSignIn());
    const paying = visitor();
    await paying.signIn(PEOPLE.gifted, '/about');
    await refuseWrites();
    here.lines.length = 0;

    await (await newcomer.ask(back)).text();
    const fields = {
      name: CANARY,
      email: `${CANARY}@tavern.example`,
      message: `${CANARY} found a door in the wall`,
      confirm: CANARY,
      intent: 'save',
      look: CANARY,
      json: JSON.stringify({ name: CANARY }),
      plan: 'monthly',
    };
    const body = new URLSearchParams(fields).toString();
    const calls = [
      '/contact',
      '/mapwright',
      '/mapwright/keep',
      '/mapwright/maps',
      '/settings',
      '/settings/delete',
      '/billing/create-checkout-session',
      '/monster-lookup',
      '/logout',
    ];
    for (const path of calls) {
      for (const method of ['POST', 'DELETE', 'PUT']) {
        await (await paying.ask(path, { method, body })).text();
      }
    }
    await here.settle();
    const failed = here.lines.filter((line) => line.includes('"level":"error"'));
    expect(failed.length).toBeGreaterThan(1);
    expect(failed.join('\n')).toContain('contact_messages');
    expect(failed.join('\n')).toContain('SQLITE_CONSTRAINT');
    expect(here.lines.join('\n')).not.toContain(CANARY);
  });

  it('leaves nothing of any table’s values in the log', async () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const db = openDatabase(here.db);
    const names = await tables();
    expect(names.length).toBeGreaterThan(10);
    for (const table of names) {
      const { results } = await here.db
        .prepare('select name from pragma_table_info(?1)')
        .bind(table)
        .all<{ name: string }>();
      const marks = results.map(() => '?').join(', ');
      const insert = db.$client.prepare(`insert into ${table} values (${marks})`);
      const values = results.map(() => CANARY);
      await insert
        .bind(...values)
        .run()
        .catch((error: unknown) => log.error('request', error));
    }
    expect(lines).toHaveLength(names.length);
    expect(lines.join('\n')).not.toContain(CANARY);
  });
});
