import { describe, expect, it } from 'vitest';
import { keep } from '../harness/things';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

function submit(who: Visitor, path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  return who.ask(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

const PARTY = 'a=%40champion.5&a=%40thief.5&a=%40life.5&a=%40evoker.5';

async function wordsAt(search: string): Promise<{ status: number; html: string }> {
  const admin = await signedIn(PEOPLE.admin);
  const answer = await admin.ask(`/battle-simulator${search}`);
  return { status: answer.status, html: await answer.text() };
}

describe('the battle simulator, without a script', () => {
  it('runs the fights of its URL and describes one of them', async () => {
    const { status, html } = await wordsAt(`?${PARTY}&b=ogre&b=goblin~n:4&fight=7`);
    expect(status).toBe(200);
    expect(html).toMatch(/Side A wins (?:over )?\d+%/);
    expect(html).toContain('Champion fighter, level 5');
    expect(html).toContain('Fight 7');
    expect(html).toMatch(/Side [AB] wins in round \d+\./);
  });

  it('adds creatures that a creature summons', async () => {
    const { html } = await wordsAt('?a=treant&b=hill-giant~n:4&fight=1');
    expect(html).toContain('Treant 2 joins the fight.');
    expect(html).not.toContain('nobody is summoned');
  });

  it('shows what is wrong with a number, and keeps it as it was typed', async () => {
    const { status, html } = await wordsAt('?a=%40champion.5&b=goblin~n:lots');
    expect(status).toBe(200);
    expect(html).toContain('side B, creature 1');
    expect(html).toContain('value="lots"');
  });

  it('names a creature that is unknown', async () => {
    const { status, html } = await wordsAt('?a=%40champion.5&b=no-such-thing');
    expect(status).toBe(200);
    expect(html).toContain('no-such-thing');
  });

  it('redirects a submitted form to the URL of its result', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const answer = await admin.ask(
      '/battle-simulator?a0=goblin&a0-n=2&build=life&level=3&press=build:b',
    );
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toContain('b=%40life.3');
  });

  it('answers the questions for a changed fight, a number and a day', async () => {
    const { html } = await wordsAt(
      `?${PARTY}&b=ogre&b=goblin~n:4&if=more.b.0&most=b.1&share=60&day=short%21goblin~n:4`,
    );
    expect(html).toMatch(/With one more Ogre side A wins/);
    expect(html).toMatch(/× Goblin for 60%|Even one Goblin/);
    expect(html).toContain('The whole day');
    expect(html).toMatch(/By the 2014 budget it is (?:easy|medium|hard|deadly)\./);
  });

  it('stops when the fights take too long, and says so, and that neither side can win', async () => {
    const side = 'stone-golem~ac:50~hp:9999~n:20';
    const { status, html } = await wordsAt(`?a=${side}&b=${side}&most=b.0&share=60&if=more.b.0`);
    expect(status).toBe(200);
    expect(html).toContain('Nobody can win this: every fight was stopped after 100 rounds.');
    expect(html).toMatch(/the server simulated \d+ fights\./);
  });

  it('runs nothing for a script, which runs the fights itself', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const answer = await admin.ask(`/battle-simulator?${PARTY}&b=ogre`, {
      headers: { 'Sec-Fetch-Dest': 'empty' },
    });
    const html = await answer.text();
    expect(html).not.toContain('Side A wins');
    expect(html).toContain('Champion fighter, level 5');
  });

  it('takes the user’s own party and encounter, and nobody else’s', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const made = await admin.ask('/party', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Tarn',
        members: [{ name: 'Ilse', level: 5, hp: 31, initiative: 2 }],
      }),
    });
    const { id } = (await made.json()) as { id: string };
    const taken = await admin.ask(`/battle-simulator?b0=ogre&party=${id}&press=party:a`);
    const to = taken.headers.get('Location') ?? '';
    expect(to).toContain(`a=*${id}.`);
    const html = await (await admin.ask(to)).text();
    expect(html).toContain('Ilse');
    expect(html).toMatch(/Side A wins/);
    // A user who is not in the party gets an error and sees no name.
    const [, party = '', member = ''] = /a=\*([\w-]+)\.([\w-]+)/.exec(to) ?? [];
    const wrong = await (await admin.ask(`/battle-simulator?a=*${party}x.${member}&b=ogre`)).text();
    expect(wrong).toContain('no longer in that party');
    expect(wrong).not.toContain('Ilse');
  });

  it('saves a battle, opens it by its short URL, shares it and deletes it', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const at = `/battle-simulator?${PARTY}&b=ogre`;
    const empty = await submit(admin, at, { name: ' ', intent: 'keep' });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Give the simulation a name.');
    const kept = await submit(admin, at, { name: 'Ogre’s ford', intent: 'keep' });
    const to = kept.headers.get('Location') ?? '';
    const id = /of=([\w-]+)/.exec(to)?.[1] ?? '';
    expect(await (await admin.ask(to)).text()).toContain('value="Ogre’s ford"');
    const short = await admin.ask(`/battle-simulator/battles/${id}`);
    expect(short.headers.get('Location')).toContain('b=ogre');
    expect(await (await admin.ask('/battle-simulator/battles')).text()).toContain('Ogre’s ford');
    await submit(admin, `${at}&of=${id}`, { name: 'Ogre’s ford', intent: 'share' });
    const page = await (await admin.ask(`${at}&of=${id}`)).text();
    const code = /\/battle\/([\w-]+)/.exec(page)?.[1] ?? '';
    const shared = await new Visitor().ask(`/battle/${code}`);
    expect(shared.status).toBe(200);
    expect(await shared.text()).toContain('1 × Ogre');
    const away = await submit(admin, `${at}&of=${id}`, { intent: 'put-away' });
    const shelf = await (await admin.ask(away.headers.get('Location') ?? '')).text();
    expect(shelf).toContain('” deleted.');
    const withdrawn = await new Visitor().ask(`/battle/${code}`);
    expect(withdrawn.status).toBe(404);
    expect(await withdrawn.text()).toContain('No simulation at this link.');
    expect((await admin.ask(`/battle-simulator/battles/${id}`)).status).toBe(404);
  });

  it('exports a file, a text and a table, and imports the file again', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const search = `?${PARTY}&b=ogre&b=goblin~n:4`;
    const file = await (await admin.ask(`/battle-simulator/as/json${search}`)).text();
    expect(JSON.parse(file)).toMatchObject({ edition: '2014' });
    const csv = await admin.ask(`/battle-simulator/as/csv${search}`);
    expect(csv.headers.get('Content-Type')).toContain('text/csv');
    expect(await csv.text()).toContain('battle,side A,wins,');
    expect(await (await admin.ask(`/battle-simulator/as/text${search}`)).text()).toContain(
      'Side A wins',
    );
    expect((await admin.ask('/battle-simulator/as/text?a=goblin')).status).toBe(400);
    const back = await submit(admin, '/battle-simulator/bring', { text: file });
    expect(back.headers.get('Location')).toContain('b=goblin');
    for (const text of ['', '{', '[]', '{"sides":[[],[]]}', 'x'.repeat(70_000)]) {
      const refused = await submit(admin, '/battle-simulator/bring', { text });
      expect(refused.status, text.slice(0, 20)).toBe(400);
    }
  });

  it('is linked from the builder and from a running fight, for users who may open it', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const builder = await (
      await admin.ask('/encounter-builder?party=4x5&monsters=goblin:4')
    ).text();
    const to =
      /href="(\/battle-simulator\?[^"]+)"/.exec(builder)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await admin.ask(to);
    expect(answer.headers.get('Location')).toContain('b=goblin');
    expect((await admin.ask('/initiative-tracker/nobody/odds')).status).toBe(404);
    const fight = await keep(admin, 'fight', { lines: 'Goblin' });
    const odds = `href="${fight}/odds"`;
    expect(await (await admin.ask(fight)).text()).toContain(odds);
    for (const intent of ['begin', 'end']) await submit(admin, fight, { intent });
    // Of a fight that is over nothing is left to simulate.
    expect(await (await admin.ask(fight)).text()).not.toContain(odds);
    const payer = await signedIn(PEOPLE.paying);
    expect(await (await payer.ask('/initiative-tracker')).text()).not.toContain(
      '/battle-simulator',
    );
  });

  it('does not fail on malformed URLs', async () => {
    for (const search of [
      '?a=~&b=%00',
      `?a=${'x'.repeat(3000)}&b=goblin`,
      '?a=%40champion.99&b=%40nobody.1',
      `?${Array.from({ length: 60 }, () => 'a=goblin~n:100').join('&')}&b=goblin`,
      '?a=goblin~n:1e9&b=goblin&fight=99999999&seed=%F0%9F%8E%B2',
      '?press=over:a:99&a0=goblin',
      '?press=then:x&b0=goblin',
      '?press=party:a&party=nobody',
      '?press=encounter:b&encounter=%00',
      `?a=*x.y&b=goblin&day=${'short!goblin~n:100'.repeat(200)}`,
      '?a=%40champion.20&b=goblin~n:9&if=level.a&most=b.0&share=0&day=long!tarrasque&day=none!goblin~n:9',
      '?press=build:a&build=__proto__&level=5',
    ]) {
      expect((await wordsAt(search)).status, search.slice(0, 60)).toBeLessThan(500);
    }
  });

  it('is for admins only until it is launched', async () => {
    const player = await signedIn(PEOPLE.paying);
    expect(
      (await player.ask(`/battle-simulator?${PARTY}&b=ogre`)).headers.get('Location'),
    ).toContain('/no-access');
    expect((await new Visitor().ask('/battle-simulator')).headers.get('Location')).toContain(
      '/access-gate',
    );
  });
});
