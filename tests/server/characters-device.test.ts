import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const TRY = '/try/character-lab';

let here: WorkerHere;
let admin: Visitor;
let player: Visitor;

const nobody = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  [admin, player] = [nobody(), nobody()];
  await admin.signIn(PEOPLE.admin, '/about');
  await player.signIn(PEOPLE.lapsed, '/about');
  const end =
    'update entitlements set trial_end = 1 where user_id = (select id from users where email = ?1)';
  await here.db.prepare(end).bind(PEOPLE.lapsed).run();
});
afterAll(() => here?.close());
afterEach(async () => {
  await here.db.prepare('delete from characters').run();
});

function press(who: Visitor, path: string, fields: Record<string, string>): Promise<Response> {
  return who.ask(path, { method: 'POST', body: String(new URLSearchParams(fields)) });
}

/** Launches the lab while something is done. */
async function launched(during: () => Promise<void>): Promise<void> {
  const open = "insert into tool_overrides (id, state, at) values ('character-creator', 'live', 1)";
  await here.db.prepare(open).run();
  try {
    await during();
  } finally {
    await here.db.prepare("delete from tool_overrides where id = 'character-creator'").run();
  }
}

/** A character as the device sends it. */
const whole = (name: string, damage = 0) =>
  JSON.stringify({
    format: 'delvewright-character',
    version: 1,
    edition: '2014',
    name,
    levels: [{ class: 'fighter' }],
    play: damage === 0 ? {} : { hitPoints: 10 - damage },
  });

/** Saves a character of the device; returns the status and the words of the answer. */
async function taken(
  who: Visitor,
  sent: string,
  { id = crypto.randomUUID(), again = crypto.randomUUID() }: { id?: string; again?: string } = {},
): Promise<readonly [status: number, words: string]> {
  const fields = { intent: 'save-device', id, again, from: id, at: '7', whole: sent };
  const answer = await press(who, '/lab/character', fields);
  return [answer.status, wordsOf(await answer.text())];
}

const count = () => here.db.prepare('select count(*) n from characters').first('n');

it('is closed to whoever the lab is closed to, and open to everyone once the lab is launched', async () => {
  const guarded = async (who: Visitor, method: 'GET' | 'POST') => {
    const told = async (path: string) => {
      const answer = await who.ask(path, method === 'POST' ? { method, body: 'name=x' } : {});
      const to = answer.headers.get('Location')?.replace(/next=.*/, '');
      return [answer.status, to];
    };
    expect(await told(TRY), method).toEqual(await told('/lab/character'));
    return told(TRY);
  };
  for (const method of ['GET', 'POST'] as const) {
    expect((await guarded(nobody(), method))[1]).toMatch(/access-gate/);
    expect((await guarded(player, method))[1]).toMatch(/no-access/);
  }
  expect((await admin.ask(TRY)).status).toBe(200);
  await launched(async () => {
    const page = await nobody().ask(TRY);
    expect([page.status, page.headers.get('Set-Cookie')]).toEqual([200, null]);
    const words = wordsOf(await page.text());
    expect(words).toContain('Make a character and play it here, without an account.');
    expect(words).toContain('which needs JavaScript. Sign in to make and play characters');
    const early = await press(nobody(), TRY, { intent: 'new', edition: '2014', name: 'Ada' });
    expect(early.status).toBe(400);
    expect(wordsOf(await early.text())).toContain('Nothing was made. Try again, or sign in.');
    expect((await player.ask(TRY)).status).toBe(200);
  });
});

it('saves what was made there in the account once, and says why when it cannot', async () => {
  const id = crypto.randomUUID();
  const again = crypto.randomUUID();
  const take = (who: Visitor, sent: string, as = id) => taken(who, sent, { id: as, again });
  for (const _ of ['sent', 'sent twice']) {
    expect(await take(admin, whole('Ada', 3))).toEqual([
      200,
      expect.stringContaining('Ada is saved in your account.'),
    ]);
    expect(await count()).toBe(1);
  }
  const { play } = await (await admin.ask(`/characters/${id}.json`)).json<{ play: object }>();
  expect(play).toMatchObject({ hitPoints: 7 });
  const changed = await take(admin, whole('Ada', 5));
  expect(changed[0]).toBe(409);
  expect(changed[1]).toContain('is not the same there as on this device');
  expect((await take(admin, whole('Ada', 5), crypto.randomUUID()))[0]).toBe(200);
  expect(await count()).toBe(2);
  // Deleted there, it can be saved again: once, too.
  await press(admin, '/lab/character', { intent: 'put-away', id });
  for (const _ of ['sent', 'sent twice']) {
    expect((await take(admin, whole('Ada', 3)))[0]).toBe(200);
    expect(await count()).toBe(3);
  }
  await launched(async () => {
    const [status, words] = await take(player, whole('Bea'), crypto.randomUUID());
    expect([status, words]).toEqual([402, expect.stringContaining('needs Pro')]);
  });
  expect(await count()).toBe(3);
});

it('takes nothing of what cannot be kept, and nothing of another user, whoever wrote it', async () => {
  const fighter = JSON.parse(whole('Ada'));
  const wrong = {
    broken: '{"name":',
    list: '[]',
    prototype: `{"__proto__":{"edition":"2014"},${whole('Ada').slice(1)}`,
    deep: `{"a":${'['.repeat(60)}${']'.repeat(60)}}`,
    types: JSON.stringify({ ...fighter, levels: 'fighter' }),
    numbers: JSON.stringify({ ...fighter, xp: 1e300 }),
    longName: whole('x'.repeat(81)),
    manyLevels: JSON.stringify({ ...fighter, levels: Array(21).fill({ class: 'fighter' }) }),
  };
  for (const [what, sent] of Object.entries(wrong)) {
    const [status, words] = await taken(admin, sent);
    expect([what, status]).toEqual([what, 400]);
    expect(words, what).toContain('It stays on this device.');
  }
  const extras = Array(40).fill({ name: 'More', words: 'x'.repeat(2000) });
  const large = JSON.stringify({ ...fighter, extras });
  expect(await taken(admin, large)).toEqual([
    413,
    expect.stringMatching(/larger than 64 kB.* It stays on this device\./),
  ]);
  expect((await taken(admin, 'x'.repeat(300_000)))[0]).toBe(413);
  expect(await count()).toBe(0);
  // Another user's id, and another's picture: that one is not touched, and this one gets an id of its own.
  const theirs = crypto.randomUUID();
  const make = { intent: 'new', edition: '2014', name: 'Theirs', id: theirs };
  expect((await press(admin, '/lab/character', make)).status).toBe(303);
  const move =
    'update characters set user_id = (select id from users where email = ?2) where id = ?1';
  await here.db.prepare(move).bind(theirs, PEOPLE.lapsed).run();
  const portrait = crypto.randomUUID();
  const script = '<img src=x onerror=alert(1)>';
  const fresh = JSON.stringify({ ...fighter, name: script, portrait });
  const answer = await press(admin, '/lab/character', {
    intent: 'save-device',
    id: theirs,
    again: crypto.randomUUID(),
    from: '"><script>',
    at: 'soon',
    whole: fresh,
  });
  const html = await answer.text();
  expect([answer.status, html.includes(script), html.includes('"><script>')]).toEqual([
    200,
    false,
    false,
  ]);
  const rows = 'select name, portrait from characters where id = ?1 or name = ?2 order by name';
  const { results } = await here.db.prepare(rows).bind(theirs, script).all();
  expect(results).toEqual([
    { name: script, portrait: null },
    { name: 'Theirs', portrait: null },
  ]);
});
