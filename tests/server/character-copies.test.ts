import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let admin: Visitor;

beforeAll(async () => {
  here = await openWorkerHere();
  admin = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  await admin.signIn(PEOPLE.admin, '/about');
});
afterAll(() => here?.close());

function press(path: string, fields: Record<string, string>): Promise<Response> {
  return admin.ask(path, { method: 'POST', body: String(new URLSearchParams(fields)) });
}

const listed = async () =>
  here.db
    .prepare('select id, name, edition, deleted_at from characters order by created_at')
    .all<{ id: string; name: string; edition: string; deleted_at: number | null }>();

it('a copy for the other edition is previewed before it is made, and made only once', async () => {
  const id = crypto.randomUUID();
  const taken = { intent: 'archetype', edition: '2014', archetype: 'cleric', level: '5', id };
  expect((await press('/lab/character', taken)).status).toBe(303);
  const address = `/lab/character/${id}/other-edition`;
  const page = wordsOf(await (await admin.ask(address)).text());
  expect(page).toContain('to the 2024 rules');
  expect(page).toContain('The original stays as it is');
  const copy = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const answer = await press(address, { id: copy });
    expect(answer.headers.get('Location')).toContain(`/lab/character/${copy}/make`);
  }
  const { results } = await listed();
  expect(results.map(({ edition }) => edition)).toEqual(['2014', '2024']);
  expect((await admin.ask(`/lab/character/${copy}/make?step=class`)).status).toBe(200);
});

it('a deleted character is listed and can be restored', async () => {
  const id = crypto.randomUUID();
  await press('/lab/character', { intent: 'new', edition: '2024', name: 'Lost', id });
  await press('/lab/character', { intent: 'put-away', id });
  const page = wordsOf(await (await admin.ask('/lab/character')).text());
  expect(page).toContain('Lost Restore');
  await press('/lab/character', { intent: 'bring-back', id });
  const { results } = await listed();
  expect(results.find((one) => one.id === id)?.deleted_at).toBeNull();
});
