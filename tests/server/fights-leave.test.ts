import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FightCalls } from '~/fights/kept/fight-calls';
import { Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;

beforeAll(async () => {
  here = await openWorkerHere();
});
afterAll(() => here?.close());

it('the Worker exports a user’s fights as one file, and deletes them with the account', async () => {
  const paying = new Visitor({
    origin: here.origin,
    identity: here.standin.url,
    send: here.ask,
  });
  await paying.signIn('paying', '/about');
  const userId = (await here.db.prepare('select id from users').first<string>('id')) ?? '';
  const { FIGHTS } = here.environment as unknown as { FIGHTS: DurableObjectNamespace };
  const fight = FIGHTS.getByName('one') as unknown as FightCalls;
  const note = { v: 1, id: 'a', at: 1, deeds: [{ do: 'note', text: 'The bridge burns.' }] };
  await fight.open(userId, { id: 'one', name: 'Ambush', edition: '2014', now: 1 }, [note]);
  const row =
    "insert into fights (id, user_id, name, edition, created_at, updated_at) values ('one', ?1, 'Ambush', '2014', 1, 1)";
  await here.db.prepare(row).bind(userId).run();

  const file = await (await paying.ask('/settings/export')).text();
  expect(JSON.parse(file).fights).toMatchObject([
    { id: 'one', fight: { seq: 1, log: [{ by: userId, deeds: note.deeds }] } },
  ]);

  const gone = await paying.ask('/settings/delete', {
    method: 'POST',
    headers: { Origin: here.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'word=DELETE',
  });
  await gone.arrayBuffer();
  const notes = () => here.db.prepare('select count(*) as n from loose_objects').first<number>('n');
  expect(await notes()).toBe(1);
  await here.schedule();
  expect(await fight.read(userId, null)).toBeNull();
  expect(await notes()).toBe(0);
});
