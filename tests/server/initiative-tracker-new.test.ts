import { describe, expect, it } from 'vitest';
import { gifted, pageOf, send } from '../harness/fight-pages';
import { ADMIN, makePerson, visitorOf } from '../harness/person';
import { keep } from '../harness/things';
import { Visitor } from '../harness/visitor';

const NEW = '/initiative-tracker/new';
const EVIL = { Origin: 'https://other-tool.example', 'Sec-Fetch-Site': 'cross-site' };
const ENCOUNTER = {
  Name: 'Bridge',
  Combatants: [
    { StatBlock: { Name: 'Bridge Troll', HP: { Value: 84 }, AC: { Value: 15 } }, CurrentHP: 40 },
    { Name: 'Rat', HP: { Value: 1 }, AC: { Value: 10 }, Count: 3 },
  ],
};

/** The content of the form's `lines` field. */
function linesOf(html: string): string {
  return /<textarea[^>]*name="lines"[^>]*>([^<]*)/.exec(html)?.[1]?.trim() ?? '';
}

/** The fields of the form as a browser would send them. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const fields = inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]);
  return { ...Object.fromEntries(fields), lines: linesOf(html), edition: '2014', hp: 'average' };
}

describe('a URL that describes a fight', () => {
  it('shows it in a form to everyone, and starts it for users with Pro', async () => {
    const search = '?monsters=goblin:4,ogre,swarm-of-bats:2&name=The+ford&edition=2014';
    const html = await pageOf(new Visitor(), NEW + search);
    expect(linesOf(html)).toBe('4 Goblin\n1 Ogre\n2 Swarm of Bats');
    expect(html).toMatch(/name="where" value="device"/);
    expect(html).toMatch(/name="robots" content="noindex/);
    const person = await gifted();
    const answer = await send(person, '/initiative-tracker/start', fieldsOf(html));
    expect(answer.status).toBe(303);
    const fight = answer.headers.get('Location') ?? '';
    const page = await pageOf(person, fight);
    for (const name of ['Goblin 4', 'Ogre', 'Swarm of Bats 2', 'The ford'])
      expect(page).toContain(name);
    // Sending the same form again opens the same fight.
    const again = await send(person, '/initiative-tracker/start', fieldsOf(html));
    expect(again.headers.get('Location')).toBe(fight);
  });

  it('reports unknown names, and any URL opens', async () => {
    const html = await pageOf(new Visitor(), `${NEW}?monsters=no-such-beast:2,goblin:x`);
    expect(html).toContain('There is no monster “no-such-beast” here');
    expect(html).toContain('cannot be read');
    for (const search of [
      '',
      '?monsters=',
      `?monsters=${'a:1,'.repeat(900)}`,
      '?monsters=%00&edition=x',
    ]) {
      expect((await new Visitor().ask(NEW + search)).status, search.slice(0, 30)).toBe(200);
    }
  });
});

describe('a fight stored on the device', () => {
  it('is started by the same URL on the demonstration page, instead of the example', async () => {
    const search = '?monsters=goblin:4,ogre,no-such-beast&name=The+ford&edition=2014';
    const html = await pageOf(new Visitor(), `/try/initiative-tracker${search}`);
    for (const words of ['Goblin 4', 'Ogre', 'The ford', 'There is no monster “no-such-beast”'])
      expect(html).toContain(words);
    expect(html.split('<script')[0]).not.toContain('Harrow Bridge');
    const plain = await pageOf(new Visitor(), '/try/initiative-tracker');
    expect(plain).toContain('Harrow Bridge');
  });

  it('is started by the form of a new fight, with everything that another program sent', async () => {
    const visitor = new Visitor();
    const body = JSON.stringify(ENCOUNTER);
    const headers = { ...EVIL, 'Content-Type': 'application/json' };
    const html = await (await visitor.ask(NEW, { method: 'POST', body, headers })).text();
    const fields = { ...fieldsOf(html.replaceAll('<!-- -->', '')), lines: 'Mira hp 31' };
    const start = '/initiative-tracker/start';
    const answer = await send(visitor, start, { ...fields, where: 'device' });
    expect(answer.status).toBe(200);
    const page = (await answer.text()).replaceAll('<!-- -->', '');
    for (const name of ['Bridge Troll', '40/84', 'Mira']) expect(page).toContain(name);
    const tooMany = { lines: '900 Ogres', name: 'X', where: 'device' };
    const wrong = await send(visitor, start, tooMany);
    expect(wrong.status).toBe(400);
    expect(linesOf(await wrong.text())).toBe('900 Ogres');
  });

  it('stays in its form for a visitor who must sign in first', async () => {
    const fields = { name: 'The ford', edition: '2014', hp: 'average', lines: '4 goblins' };
    const answer = await send(new Visitor(), '/initiative-tracker/start', fields);
    expect(answer.status).toBe(401);
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    expect(linesOf(html)).toBe('4 goblins');
    expect(html).toContain('To save this fight, sign in');
    expect(html).toMatch(
      /href="\/login[^"]*"[^>]*target="_blank"|target="_blank"[^>]*href="\/login/,
    );
  });
});

describe('a fight sent by another program', () => {
  it('is shown from any origin, as JSON or as a form, and started by the site’s own form', async () => {
    const visitor = new Visitor();
    const body = JSON.stringify(ENCOUNTER);
    const headers = { ...EVIL, 'Content-Type': 'application/json' };
    const answer = await visitor.ask(NEW, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Bridge Troll');
    expect(html).toContain('HP 40/84');
    const form = String(new URLSearchParams({ Combatants: JSON.stringify(ENCOUNTER.Combatants) }));
    const asForm = await visitor.ask(NEW, { method: 'POST', body: form, headers: EVIL });
    expect(await asForm.text()).toContain('Bridge Troll');
    const person = await gifted();
    const fields = { ...fieldsOf(html), 'take-1': '2', lines: 'Mira hp 31' };
    const started = await send(person, '/initiative-tracker/start', fields);
    const page = await pageOf(person, started.headers.get('Location') ?? '');
    for (const name of ['Bridge Troll', '40/84', 'Rat 2', 'Mira']) expect(page).toContain(name);
    expect(page).not.toContain('Rat 3');
  });

  it('is refused with a sentence when it is invalid, too large, or altered in transit', async () => {
    const visitor = new Visitor();
    const ask = (body: string) => visitor.ask(NEW, { method: 'POST', body, headers: EVIL });
    const none = await ask('x=1');
    expect(none.status).toBe(400);
    expect(await none.text()).toContain('not an Improved Initiative encounter');
    expect((await ask('x'.repeat(270_000))).status).toBe(413);
    const person = await gifted();
    const wrong = { name: 'X', edition: '2014', joiners: '[{"many":0}]', lines: 'Ogre' };
    const answer = await send(person, '/initiative-tracker/start', wrong);
    expect(answer.status).toBe(400);
    expect(linesOf(await answer.text())).toBe('Ogre');
  });

  it('cannot be started by a cross-site request', async () => {
    const person = await gifted();
    const body = String(new URLSearchParams({ name: 'X', lines: 'Ogre' }));
    for (const path of ['/initiative-tracker/start', `${NEW}.data`]) {
      const answer = await person.ask(path, { method: 'POST', body, headers: EVIL });
      expect(answer.status, path).toBe(403);
    }
  });
});

describe('creature data for a fight', () => {
  it('is returned to everyone by name, and limited in number', async () => {
    const answer = await new Visitor().ask('/initiative-tracker/creatures?name=goblins&name=ogre');
    expect(answer.status).toBe(200);
    const { creatures } = JSON.parse(await answer.text());
    expect(creatures.goblins).toMatchObject({ id: 'goblin', sheet: { name: 'Goblin' } });
    for (const search of ['', `?${'name=a&'.repeat(41)}`, `?name=${'a'.repeat(161)}`]) {
      expect((await new Visitor().ask(`/initiative-tracker/creatures${search}`)).status).toBe(400);
    }
  });
});

it('a saved encounter brings its notes, its treasure and the map of its place, and nobody else’s', async () => {
  const gm = await visitorOf((await makePerson(ADMIN)).userId);
  const map = (await keep(gm, 'map', 'preset=bandit-cellars&seed=ambush')).split('/').at(-1) ?? '';
  const encounter = {
    name: 'Ambush',
    edition: '2014',
    monsters: [{ id: 'goblin', name: 'Goblin', count: 2 }],
    notes: 'They flee at half.',
    treasure: 'A silver key',
  };
  const kept = await gm.ask('/encounters', {
    method: 'POST',
    body: JSON.stringify(encounter),
    headers: { 'Content-Type': 'application/json' },
  });
  const { id } = (await kept.json()) as { id: string };
  const placed = { intent: 'details', version: '1', name: 'Ambush', map, room: '' };
  expect((await send(gm, `/encounter-builder/encounters/${id}`, placed)).status).toBe(303);
  const start = async (who: Visitor, part = '') => {
    const form = fieldsOf(await pageOf(who, `${NEW}?monsters=goblin:2&encounter=${id}`));
    const begun = await send(who, '/initiative-tracker/start', { ...form, name: 'Ford' });
    return pageOf(who, (begun.headers.get('Location') ?? '') + part);
  };
  expect(await start(gm, '/mat')).toContain('Uncover all');
  const own = await start(gm);
  expect(own).toContain('They flee at half.');
  expect(own).toContain('A silver key');
  const others = await start(await gifted());
  expect(others).toContain('Goblin 2');
  expect(others).not.toContain('silver key');
});
