import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let admin: Visitor;
let player: Visitor;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  [admin, player] = [visitor(), visitor()];
  await admin.signIn(PEOPLE.admin, '/about');
  await player.signIn(PEOPLE.lapsed, '/about');
});
afterAll(() => here?.close());
afterEach(async () => {
  await here.db.prepare('delete from characters').run();
});

function press(who: Visitor, path: string, fields: Record<string, string>): Promise<Response> {
  return who.ask(path, { method: 'POST', body: String(new URLSearchParams(fields)) });
}

/** Creates a character; returns its id. */
async function begun(name = 'Mira', id: string = crypto.randomUUID()): Promise<string> {
  const answer = await press(admin, '/lab/character', { intent: 'new', edition: '2014', name, id });
  expect(answer.status).toBe(303);
  return id;
}

async function userId(email: string): Promise<string> {
  const found = here.db.prepare('select id from users where email = ?1').bind(email);
  return String(await found.first('id'));
}

/** Transfers a character to the player, who has neither Pro nor an open tool. */
async function handOver(id: string): Promise<void> {
  const owner = await userId(PEOPLE.lapsed);
  const move = 'update characters set user_id = ?2 where id = ?1';
  await here.db.prepare(move).bind(id, owner).run();
}

async function seat(id: string): Promise<void> {
  const owner = await userId(PEOPLE.lapsed);
  const gm = await userId(PEOPLE.admin);
  const party = crypto.randomUUID();
  for (const [row, ...values] of [
    [
      "insert into parties (id, user_id, name, code, seq, created_at, updated_at) values (?1, ?2, 'P', ?1, 0, 1, 2)",
      party,
      gm,
    ],
    [
      `insert into party_members (id, party_id, user_id, settings, hp, added_at, updated_at)
        values (?1, ?1, ?2, '{"maximum":20}', 12, 5, 5)`,
      party,
      owner,
    ],
    [
      'insert into character_parties (character_id, member_id, party_id) values (?2, ?1, ?1)',
      party,
      id,
    ],
  ] as const) {
    await here.db
      .prepare(row)
      .bind(...values)
      .run();
  }
}

async function deeds(who: Visitor, id: string, ...all: object[]) {
  const body = JSON.stringify({ deeds: all });
  const headers = { 'Content-Type': 'application/json' };
  return who.ask(`/lab/character/${id}/deeds`, { method: 'POST', body, headers });
}

/** An 8-pixel WebP picture, written as a string. */
function picture(rest: string): string {
  const drawn = `/\x07\0\0\0\0\0\0\0\0\0\0${rest}${rest.length % 2 === 1 ? ' ' : ''}`;
  const size = (bytes: number) => `${String.fromCharCode(bytes)}\0\0\0`;
  return `RIFF${size(drawn.length + 12)}WEBPVP8L${size(drawn.length)}${drawn}`;
}

function sendPortrait(at: string, rest = ''): Promise<Response> {
  const body = [
    '--b',
    'Content-Disposition: form-data; name="file"; filename="me.webp"',
    'Content-Type: image/webp',
    '',
    picture(rest),
    '--b--',
    '',
  ].join('\r\n');
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  return admin.ask(at, { method: 'POST', body, headers });
}

const HIT = { id: 'phone-01', does: 'hit-points', by: -1 };

describe('the list of the user’s characters', () => {
  it('creates by a form (once, even if sent twice), copies, deletes and restores', async () => {
    const id = await begun();
    await begun('Mira', id);
    const list = wordsOf(await (await admin.ask('/lab/character')).text());
    expect(list.match(/Mira/g)).toHaveLength(1);
    expect(list).toContain('2014 rules');
    expect((await press(admin, '/lab/character', { intent: 'copy', id })).status).toBe(303);
    const away = await press(admin, '/lab/character', { intent: 'put-away', id });
    expect(away.headers.get('Location')).toBe(`/lab/character?away=${id}`);
    const after = wordsOf(await (await admin.ask(`/lab/character?away=${id}`)).text());
    expect(after).toContain('Mira deleted.');
    expect(after).toContain('Mira (copy)');
    expect((await admin.ask(`/lab/character/${id}`)).status).toBe(404);
    expect((await press(admin, '/lab/character', { intent: 'bring-back', id })).status).toBe(200);
    expect((await admin.ask(`/lab/character/${id}`)).status).toBe(200);
  });

  it('refuses an invalid request with a sentence', async () => {
    const odd = await press(admin, '/lab/character', { intent: 'new', edition: '1974' });
    expect(odd.status).toBe(400);
    expect(wordsOf(await odd.text())).toContain('Choose the 2014 or the 2024 rules.');
    const gone = await press(admin, '/lab/character', { intent: 'copy', id: 'none' });
    expect(gone.status).toBe(404);
    expect((await press(admin, '/lab/character', { intent: 'win' })).status).toBe(400);
  });
});

describe('a character’s page', () => {
  it('shows the sheet and applies actions by forms, each once even if sent twice', async () => {
    const id = await begun();
    const page = `/lab/character/${id}`;
    expect(wordsOf(await (await admin.ask(page)).text())).toContain('Armor Class');
    const inspired = { intent: 'play', id: 'form-0001', does: 'inspiration', by: '1' };
    const done = await press(admin, page, inspired);
    expect(wordsOf(await done.text())).toContain('Inspiration gained.');
    const again = await press(admin, page, inspired);
    expect(again.status).toBe(200);
    const told = await (await admin.ask(`${page}/deeds`)).json();
    expect(told).toMatchObject({ playSeq: 1, play: { inspiration: 1 } });
    const none = await press(admin, page, { ...inspired, id: 'form-0002' });
    expect(none.status).toBe(409);
    expect(wordsOf(await none.text())).toContain('You already have inspiration.');
    expect((await press(admin, page, { intent: 'play', id: 'x' })).status).toBe(400);
  });

  it('keeps what was typed on an editor step that was changed elsewhere in the meantime', async () => {
    const id = await begun('Mira the Twice Made');
    const at = `/lab/character/${id}/make?step=about`;
    const first = { step: 'about', version: '1', press: 'keep' };
    expect((await press(admin, at, { ...first, player: 'Ann' })).status).toBe(200);
    const typed = { ...first, name: 'Mira the Late', backstory: 'Born on the ferry.' };
    const late = await press(admin, at, typed);
    const html = await late.text();
    expect(late.status).toBe(409);
    expect(wordsOf(html)).toContain('changed elsewhere meanwhile');
    expect(html).toContain('value="Mira the Late"');
    expect(wordsOf(html)).toContain('Born on the ferry.');
    // The other page's change is shown as well.
    expect(html).toContain('value="Ann"');
    expect(await (await admin.ask(at)).text()).not.toContain('Mira the Late');
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
    expect((await press(admin, at, { ...typed, version, press: 'mine' })).status).toBe(200);
    expect(await (await admin.ask(at)).text()).toContain('value="Mira the Late"');
  });

  it('keeps an invalid number and the fields beside it', async () => {
    const at = `/lab/character/${await begun('Mira the Strong')}`;
    const step = { step: 'abilities', version: '1', press: 'keep' };
    const score = { ...step, 'override:score.str': '1919' };
    const scores = await (await press(admin, `${at}/make?step=abilities`, score)).text();
    expect(wordsOf(scores)).toContain(
      'Strength must be a whole number from 1 to 30: “1919” is not',
    );
    expect(scores).toMatch(/<input[^>]*name="override:score\.str"[^>]*value="1919"/);
    const id = crypto.randomUUID();
    const fighter = {
      format: 'delvewright-character',
      version: 1,
      edition: '2014',
      name: 'Vex',
      levels: [{ class: 'fighter', hp: null }],
    };
    const brought = { intent: 'keep', id, whole: JSON.stringify(fighter) };
    expect((await press(admin, '/lab/character/import', brought)).status).toBe(303);
    const dice = { 'dice-10': '1', 'shown-10': '14', press: 'does=short-rest' };
    const rest = await press(admin, `/lab/character/${id}`, {
      intent: 'play',
      id: 'form-0009',
      ...dice,
    });
    const html = await rest.text();
    expect(wordsOf(html)).toContain('Enter d10 rolls from 1 to 10, not “14”.');
    expect(html).toMatch(/<input[^>]*name="shown-10"[^>]*value="14"/);
    expect(html).toMatch(/<input[^>]*name="dice-10"[^>]*value="1"/);
  });

  it('is shared by a link that everyone can read until it is closed, without private parts', async () => {
    const id = await begun('Mira the Open');
    const page = `/lab/character/${id}`;
    await press(admin, page, { intent: 'share' });
    const query = here.db.prepare('select code from characters where id = ?1').bind(id);
    const code = String(await query.first('code'));
    const shown = await visitor().ask(`/character/${code}`);
    expect(shown.status).toBe(200);
    expect(wordsOf(await shown.text())).toContain('Mira the Open');
    const pdf = await visitor().ask(`/character/${code}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await pdf.text()).slice(0, 8)).toBe('%PDF-1.4');
    await press(admin, page, { intent: 'stop-sharing' });
    expect((await visitor().ask(`/character/${code}/pdf`)).status).toBe(404);
    const withdrawn = await visitor().ask(`/character/${code}`);
    expect(withdrawn.status).toBe(404);
    expect(await withdrawn.text()).toContain('No character at this link.');
    expect((await visitor().ask('/character/no-such-code')).status).toBe(404);
  });

  it('reports when a portrait cannot be stored or read, and loses nothing', async () => {
    const id = await begun();
    const at = `/lab/character/${id}/portrait`;
    const files: object = Reflect.get(here.environment, 'FILES');
    const broken = new Proxy(files, {
      get: (target, name) => {
        if (name === 'get' || name === 'put') return () => Promise.reject(new Error('R2 is down'));
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    Object.assign(here.environment, { FILES: broken });
    expect((await sendPortrait(at, 'another')).status).toBe(503);
    Object.assign(here.environment, { FILES: files });
    expect((await sendPortrait(at, 'another')).status).toBe(303);
    Object.assign(here.environment, { FILES: broken });
    expect((await admin.ask(at)).status).toBe(503);
    expect((await admin.ask(`/lab/character/${id}`)).status).toBe(200);
    Object.assign(here.environment, { FILES: files });
  });

  it('shows in the form without scripts why a picture is refused', async () => {
    const id = await begun('Mira the Unseen');
    const at = `/lab/character/${id}/portrait/new`;
    expect(wordsOf(await (await admin.ask(at)).text())).toContain('Portrait of Mira the Unseen');
    const refused = await press(admin, at, { file: '' });
    expect(refused.status).toBe(400);
    expect(wordsOf(await refused.text())).toContain('Choose a picture: PNG, JPEG or WebP.');
    const kept = await sendPortrait(at);
    expect([kept.status, kept.headers.get('Location')]).toEqual([303, `/lab/character/${id}`]);
    expect((await player.ask(at)).status).toBe(404);
    expect((await press(admin, at, { intent: 'remove' })).status).toBe(303);
    expect((await admin.ask(`/lab/character/${id}/portrait`)).status).toBe(404);
  });

  it('accepts a portrait by a form, and shows it only to its owner and by the share code', async () => {
    const id = await begun();
    const at = `/lab/character/${id}/portrait`;
    expect((await admin.ask(at)).status).toBe(404);
    const kept = await sendPortrait(at);
    expect([kept.status, kept.headers.get('Location')]).toEqual([303, `/lab/character/${id}`]);
    const shown = await admin.ask(at);
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
    expect(await shown.text()).toBe(picture(''));
    expect((await player.ask(at)).status).toBe(404);
    expect((await visitor().ask(at)).status).toBe(401);
    await press(admin, `/lab/character/${id}`, { intent: 'share' });
    const query = here.db.prepare('select code from characters where id = ?1').bind(id);
    const code = String(await query.first('code'));
    expect((await visitor().ask(`/character/${code}/portrait`)).status).toBe(200);
    const none = await press(admin, at, { upload: crypto.randomUUID() });
    expect(none.status).toBe(404);
    expect((await press(admin, at, { intent: 'remove' })).status).toBe(303);
    expect((await admin.ask(at)).status).toBe(404);
  });
});

describe('an API client', () => {
  it('reads the user’s own character as a file, uncached', async () => {
    const id = await begun('Mira of File');
    const answer = await admin.ask(`/characters/${id}.json`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({
      format: 'delvewright-character',
      version: 1,
      name: 'Mira of File',
      edition: '2014',
    });
    expect((await player.ask(`/characters/${id}.json`)).status).toBe(404);
    expect((await visitor().ask(`/characters/${id}.json`)).status).toBe(401);
    expect((await admin.ask(`/characters/${id}`)).status).toBe(404);
  });

  it('the stylesheets of the first screen are linked in the page for browsers without scripts', async () => {
    for (const path of ['/lab/character', '/battle-simulator']) {
      const html = await (await admin.ask(path)).text();
      const sheets = [
        ...html.matchAll(/<link rel="stylesheet" href="\/assets\/([\w-]+?)-[\w-]{8}\.css"/g),
      ];
      const names = sheets.map(([, name]) => name);
      expect([path, names]).toEqual([path, expect.arrayContaining(['controls', 'marks'])]);
    }
  });

  it('gets a sentence for every method that is not allowed', async () => {
    const id = await begun('Mira of Methods');
    const sent = async (path: string, method: string) => {
      const body = String(new URLSearchParams({ name: 'Changed', step: 'about' }));
      const answer = await admin.ask(path, { method, body });
      return [answer.status, await answer.text()] as const;
    };
    for (const path of [`/characters/${id}.json`, `/lab/character/${id}/as/json`])
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const [status, text] = await sent(path, method);
        expect([path, method, status]).toEqual([path, method, 405]);
        expect(JSON.parse(text)).toEqual({
          error: expect.stringMatching(/read (?:here )?with GET/),
        });
      }
    const forms = ['/lab/character', `/lab/character/${id}`, `/lab/character/${id}/make`];
    const others = [
      '/lab/character/import',
      '/initiative-tracker/new',
      '/adventuring',
      '/settings',
    ];
    for (const path of [...forms, `/lab/character/${id}/keep`, ...others])
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const [status, text] = await sent(path, method);
        expect([path, method, status]).toEqual([path, method, 405]);
        expect(text).toContain('sent with POST.');
      }
    const file = await (await admin.ask(`/characters/${id}.json`)).json();
    expect(file).toMatchObject({ name: 'Mira of Methods' });
  });

  it('sends actions, each applied once, and gets a result for each', async () => {
    const id = await begun();
    const first = await (await deeds(admin, id, HIT, HIT)).json();
    expect(first).toMatchObject({ playSeq: 1, told: [{ ok: true }, { ok: false, again: true }] });
    expect((await deeds(admin, id, { ...HIT, by: 0 })).status).toBe(400);
    expect((await deeds(admin, id)).status).toBe(400);
    const broken = await admin.ask(`/lab/character/${id}/deeds`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
    expect(
      (await admin.ask(`/lab/character/${id}/deeds`, { method: 'PUT', body: '{}' })).status,
    ).toBe(405);
    const form = { id: 'form-0001', does: 'hit-points', by: '-1' };
    expect((await press(admin, `/lab/character/${id}/deeds`, form)).status).toBe(303);
    const worn = { ...form, id: 'form-0002', does: 'slot', level: '9' };
    expect((await press(admin, `/lab/character/${id}/deeds`, worn)).status).toBe(409);
    expect((await deeds(player, id, HIT)).status).toBe(404);
    expect((await deeds(visitor(), id, HIT)).status).toBe(401);
  });
});

describe('a player without Pro, while the tool is closed', () => {
  it('cannot open a sheet of theirs that is not in a party', async () => {
    const id = await begun();
    await handOver(id);
    const answer = await player.ask(`/lab/character/${id}`);
    expect(answer.headers.get('Location')).toMatch(/^\/no-access\?reason=role/);
    expect((await deeds(player, id, HIT)).status).toBe(403);
  });

  it('can read, play and export the character that is in a party, but not edit it', async () => {
    const id = await begun();
    await handOver(id);
    await seat(id);
    const page = await player.ask(`/lab/character/${id}`);
    expect(page.status).toBe(200);
    expect(wordsOf(await page.text())).not.toContain('Share and delete');
    expect(await (await deeds(player, id, HIT)).json()).toMatchObject({ playSeq: 1 });
    expect((await player.ask(`/characters/${id}.json`)).status).toBe(200);
    expect((await press(player, `/lab/character/${id}`, { intent: 'share' })).status).toBe(402);
    expect(
      (await press(player, `/lab/character/${id}/portrait`, { intent: 'remove' })).status,
    ).toBe(402);
    expect((await player.ask('/lab/character')).headers.get('Location')).toMatch(/no-access/);
  });
});

describe('a player whose Pro has ended while the tool is open', () => {
  it('can read their character, and sees above it what needs Pro and what is free', async () => {
    const id = await begun();
    await handOver(id);
    const open =
      "insert into tool_overrides (id, state, at) values ('character-creator', 'live', 1)";
    await here.db.prepare(open).run();
    const end = 'update entitlements set trial_end = 1 where user_id = ?1';
    await here.db
      .prepare(end)
      .bind(await userId(PEOPLE.lapsed))
      .run();
    try {
      const words = wordsOf(await (await player.ask(`/lab/character/${id}`)).text());
      for (const said of [
        'Playing a character needs Pro',
        'Reading, printing and export stay free.',
        'Upgrade to Pro',
      ])
        expect(words).toContain(said);
      expect((await player.ask(`/characters/${id}.json`)).status).toBe(200);
      expect((await deeds(player, id, HIT)).status).toBe(402);
    } finally {
      await here.db.prepare("delete from tool_overrides where id = 'character-creator'").run();
    }
  });
});
