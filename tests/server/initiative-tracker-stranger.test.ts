import { beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, type Fields, gifted, send, startFight } from '../harness/fight-pages';
import { PEOPLE, signedIn, type Visitor } from '../harness/visitor';

const MISSING = 'nothing-of-this-name-x';
let owner: Visitor;
let other: Visitor;
let theirs: string;

beforeAll(async () => {
  [owner, other] = [await gifted(), await signedIn(PEOPLE.admin)];
  theirs = (await startFight(owner, 'Ogre')).split('/').at(-1) ?? '';
});

/** The text of a response without the parts that differ each time: the requested id, the nonce and the request id. */
async function words(answer: Response, id: string): Promise<string> {
  const text = (await answer.text())
    .replaceAll(id, 'ID')
    .replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, '')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,32}/g, 'NUMBER')
    .replace(/"(requestId|now|at)\\?",\\?"?[^",\\]+/g, '');
  return `${answer.status} ${text}`;
}

async function isLikeMissing(what: string, ask: (id: string) => Promise<Response>): Promise<void> {
  const [one, none] = [await ask(theirs), await ask(MISSING)];
  expect(one.status, what).toBe(404);
  expect(await words(one, theirs), what).toBe(await words(none, MISSING));
}

const json = { 'Content-Type': 'application/json' };
const INTENTS = [
  'add',
  'harm',
  'next',
  'begin',
  'end',
  'undo',
  'redo',
  'blast',
  'counts',
  'forget-plan',
  'settings',
  'note',
  'clean',
  'clear',
  'due-roll',
  'transform',
  'spell:x',
  'strike:a:b',
  '__proto__',
];

describe('another user’s fight responds exactly like a missing one', () => {
  it.each([
    '',
    '?chosen=x',
    '.data',
    '/log',
    '/log?as=json',
    '/log?as=markdown',
    '/events',
    '/events?since=0',
    '/events?since=-1',
  ])('to GET …%s', async (path) => {
    await isLikeMissing(path, (id) => other.ask(`/initiative-tracker/${id}${path}`));
  });

  it('to every form', async () => {
    for (const intent of INTENTS) {
      const fields = { intent, lines: 'Orc', who: 'x', amount: '5', name: 'Mine' };
      await isLikeMissing(intent, (id) => send(other, `/initiative-tracker/${id}`, fields));
      await isLikeMissing(`${intent}.data`, (id) =>
        send(other, `/initiative-tracker/${id}.data`, fields),
      );
    }
  });

  it('to posted events, in the sender’s or the owner’s name', async () => {
    const event = { v: 1, id: 'e', by: 'x', at: 1, deeds: [{ do: 'note', text: 'Mine' }] };
    const body = JSON.stringify({ events: [event] });
    await isLikeMissing('events', (id) =>
      other.ask(`/initiative-tracker/${id}/events`, { method: 'POST', body, headers: json }),
    );
    const named = JSON.stringify({ person: 'somebody', events: [{ id: 'e', at: 1, body: event }] });
    const answer = await other.ask(`/initiative-tracker/${theirs}/events`, {
      method: 'POST',
      body: named,
      headers: json,
    });
    expect(answer.status).toBe(401);
  });

  it('to every action of the list of fights', async () => {
    for (const intent of ['rename', 'folder', 'copy', 'remove', 'restore']) {
      const fields = { intent, name: 'Mine', folder: 'Mine' };
      await isLikeMissing(intent, (id) => send(other, '/initiative-tracker', { ...fields, id }));
    }
    const kept = { kind: 'fight', v: 1, edition: '2014', events: [] };
    const taken = await send(other, '/initiative-tracker', {
      intent: 'keep-device',
      id: theirs,
      fight: JSON.stringify(kept),
    });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('could not be saved under that id');
  });

  it('and is unchanged after all that', async () => {
    const { seq, events } = JSON.parse(
      await (await owner.ask(`/initiative-tracker/${theirs}/events`)).text(),
    );
    expect({ seq, events: events.length }).toEqual({ seq: 1, events: 1 });
    expect(await (await owner.ask('/initiative-tracker')).text()).toContain('The ford');
  });
});

const EVIL: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
];

it('no form of the tracker can be sent cross-site with the user’s cookie', async () => {
  const [id, fields] = [theirs, { intent: 'remove', id: theirs, lines: 'Orc', name: 'X' }];
  const places: [string, Fields][] = [
    ...['', '/start', `/${id}`, `/${id}/events`, `/${id}/log`].map((path): [string, Fields] => [
      `/initiative-tracker${path}`,
      fields,
    ]),
    ['/try/initiative-tracker', fields],
  ];
  for (const [path, sent] of places) {
    for (const headers of EVIL) {
      const answer = await owner.ask(path, { method: 'POST', body: bodyOf(sent), headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  expect((await owner.ask(`/initiative-tracker/${id}`)).status).toBe(200);
});
