import { beforeAll, expect, it } from 'vitest';
import { weighHtml } from '../bench/weigh-page.mjs';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

let admin: Visitor;
let sheet: string;
let person: string;

beforeAll(async () => {
  admin = await signedIn(PEOPLE.admin);
  sheet = await begun();
  const html = await (await admin.ask(sheet)).text();
  // The user's id, read from the page's data stream.
  person = /userId\\+",\\+"([\w-]{20,})/.exec(html)?.[1] ?? '';
  expect(person).not.toBe('');
});

async function begun(): Promise<string> {
  const id = crypto.randomUUID();
  const fields = new URLSearchParams({ intent: 'new', edition: '2014', name: 'Mira', id });
  const answer = await admin.ask('/lab/character', { method: 'POST', body: String(fields) });
  expect(answer.status).toBe(303);
  return `/lab/character/${id}`;
}

function send(to: string, whose: string, bodies: readonly { id: string }[]): Promise<Response> {
  const events = bodies.map((body, at) => ({ id: body.id, at, body }));
  return admin.ask(`${to}/deeds`, {
    method: 'POST',
    body: JSON.stringify({ person: whose, events }),
    headers: { 'Content-Type': 'application/json' },
  });
}

const hurt = (id: string) => ({ id, does: 'damage', amount: 1 });

it('the sheet loads at most 150 kB of scripts', async () => {
  const { script } = await weighHtml(admin.origin, await (await admin.ask(sheet)).text());
  expect(script).toBeGreaterThan(85);
  expect(script).toBeLessThan(150);
});

it('the character editor loads at most 150 kB of scripts', async () => {
  const page = await admin.ask(`${sheet}/make?step=class`);
  const { script } = await weighHtml(admin.origin, await page.text());
  expect(script).toBeGreaterThan(85);
  expect(script).toBeLessThan(150);
});

it('applies queued offline actions once each, and reports the invalid ones individually', async () => {
  const inspired = { id: 'outbox-01', does: 'inspiration', by: 1 };
  const odd = { id: 'outbox-02', does: 'fly' };
  const slot = { id: 'outbox-03', does: 'slot', level: 9, by: -1 };
  const answer = await (await send(sheet, person, [inspired, odd, slot])).json();
  expect(answer).toMatchObject({
    acknowledged: ['outbox-01'],
    refused: [
      { id: 'outbox-02', reason: 'This action cannot be read.' },
      { id: 'outbox-03', reason: 'No level 9 slot left.' },
    ],
    playSeq: 1,
    play: { inspiration: 1 },
    past: [{ id: 'outbox-01', said: 'Inspiration gained', undone: false }],
  });
  expect(await (await send(sheet, person, [inspired])).json()).toMatchObject({
    acknowledged: ['outbox-01'],
    refused: [],
    playSeq: 1,
  });
});

it('applies no actions queued by another user, and reports a character that no longer exists', async () => {
  const other = await send(sheet, 'somebody-else', [hurt('outbox-04')]);
  expect(other.status).toBe(401);
  const gone = await send(`/lab/character/${crypto.randomUUID()}`, person, [hurt('outbox-05')]);
  expect(gone.status).toBe(404);
  expect(await gone.json()).toEqual({ error: 'This character no longer exists.' });
});

it('the offline page contains no user data', async () => {
  const answer = await admin.ask('/try/character-lab/here');
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('Mira');
});
