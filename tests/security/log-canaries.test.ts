import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const CANARY = 'canarymaren';
let here: WorkerHere;

beforeAll(async () => {
  here = await openWorkerHere();
}, 300_000);
afterAll(() => here?.close());

function visitor(): Visitor {
  return new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
}

/** The names of the tables that are written to; the shadow tables of a search index cannot have triggers. */
async function tables(): Promise<string[]> {
  const query = "select name from pragma_table_list where type = 'table' and schema = 'main'";
  const { results } = await here.db.prepare(query).all<{ name: string }>();
  return results.map(({ name }) => name).filter((name) => !/^(sqlite_|_|d1_)/.test(name));
}

/** Adds triggers that make every write fail with an error that contains the written values. */
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

describe('when every database write fails', () => {
  it('the log contains nothing that was typed into any form', async () => {
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
      lines: CANARY,
      Combatants: JSON.stringify([{ Name: CANARY }]),
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
      '/initiative-tracker',
      '/initiative-tracker/new',
      '/initiative-tracker/start',
      '/initiative-tracker/none',
      '/initiative-tracker/none/events',
      '/settings',
      '/settings/delete',
      '/billing/create-checkout-session',
      '/monster-lookup',
      '/logout',
    ];
    for (const path of calls) {
      for (const method of ['POST', 'DELETE', 'PUT']) {
        await (await paying.ask(`${path}?q=${CANARY}`, { method, body })).text();
      }
    }
    await here.settle();
    const failed = here.lines.filter((line) => line.includes('"level":"error"'));
    expect(failed.length).toBeGreaterThan(1);
    expect(failed.join('\n')).toContain('contact_messages');
    expect(failed.join('\n')).toContain('SQLITE_CONSTRAINT');
    expect(here.lines.join('\n')).not.toContain(CANARY);
  }, 300_000);
});
