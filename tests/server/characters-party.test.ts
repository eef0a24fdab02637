import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ToolState } from '~/catalogue/tool';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const TOOL_STATES: readonly ToolState[] = ['live', 'maintenance', 'soon', 'planned'];

let here: WorkerHere;
let gm: Visitor;
let player: Visitor;
let stranger: Visitor;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  [gm, player, stranger] = [visitor(), visitor(), visitor()];
  await gm.signIn(PEOPLE.admin, '/about');
  // Neither user has Pro or a trial, and none of the tools is open to them.
  await player.signIn(PEOPLE.lapsed, '/about');
  await stranger.signIn(PEOPLE.gifted, '/about');
});
afterAll(() => here?.close());
afterEach(async () => {
  for (const table of ['characters', 'parties', 'tool_overrides']) {
    await here.db.prepare(`delete from ${table}`).run();
  }
});

function press(who: Visitor, path: string, fields: Record<string, string>): Promise<Response> {
  return who.ask(path, { method: 'POST', body: String(new URLSearchParams(fields)) });
}

async function userId(email: string): Promise<string> {
  const found = here.db.prepare('select id from users where email = ?1').bind(email);
  return String(await found.first('id'));
}

async function state(tool: string, stands: ToolState): Promise<void> {
  const set = `insert into tool_overrides (id, state, at) values (?1, ?2, 1)
    on conflict (id) do update set state = excluded.state`;
  await here.db.prepare(set).bind(tool, stands).run();
}

/** Creates a party of the game master and returns its id and join code. */
async function party(): Promise<{ id: string; code: string }> {
  const body = JSON.stringify({ name: 'The Lanterns', members: [{ name: 'Odo' }] });
  const headers = { 'Content-Type': 'application/json' };
  const made = await gm.ask('/party', { method: 'POST', body, headers });
  const told: { id: string; inviteCode: string } = await made.json();
  return { id: told.id, code: told.inviteCode };
}

/** Creates a character for the player (while the tool is open to them) and returns its id. */
async function character(name = 'Vex'): Promise<string> {
  const id = crypto.randomUUID();
  const made = await press(gm, '/lab/character', { intent: 'new', edition: '2014', name, id });
  expect(made.status).toBe(303);
  const move = 'update characters set user_id = ?2 where id = ?1';
  await here.db
    .prepare(move)
    .bind(id, await userId(PEOPLE.lapsed))
    .run();
  return id;
}

async function seated() {
  const { id, code } = await party();
  const sitter = await character();
  const joined = await press(player, `/join/${code}`, { intent: 'sit-down', sitter });
  expect(joined.status).toBe(303);
  expect(joined.headers.get('Location')).toBe(`/adventuring/${id}?joined=1`);
  const query = here.db.prepare('select member_id from character_parties where character_id = ?1');
  return { id, code, sitter, member: String(await query.bind(sitter).first('member_id')) };
}

async function words(who: Visitor, path: string): Promise<string> {
  const answer = await who.ask(path);
  expect(answer.status).toBe(200);
  return wordsOf(await answer.text());
}

describe('joining a party', () => {
  it('offers the user’s characters, and adds one without scripts', async () => {
    const { code } = await party();
    expect(await words(player, `/join/${code}`)).not.toContain('Join with one of your characters');
    const id = await character();
    expect(await words(player, `/join/${code}`)).toContain('Join with Vex');
    expect(await words(stranger, `/join/${code}`)).not.toContain('Vex');
    const theirs = await press(stranger, `/join/${code}`, { intent: 'sit-down', sitter: id });
    expect(theirs.status).toBe(409);
    expect(wordsOf(await theirs.text())).toContain('no longer yours');
  });

  it('shows in which party a character already is', async () => {
    const { sitter } = await seated();
    const other = await party();
    expect(await words(player, `/join/${other.code}`)).toContain('already in “The Lanterns”');
    const refused = await press(player, `/join/${other.code}`, { intent: 'sit-down', sitter });
    expect(refused.status).toBe(409);
    expect(wordsOf(await refused.text())).toContain('remove it there first');
  });
});

describe('a player in a party', () => {
  it('equips a shield on the sheet, and the party has the new Armor Class', async () => {
    const { id, code } = await party();
    const sitter = crypto.randomUUID();
    const whole = JSON.stringify({
      format: 'delvewright-character',
      version: 1,
      edition: '2014',
      name: 'Vex',
      levels: [{ class: 'fighter' }],
      items: [{ id: 'shield', item: 'shield' }],
    });
    await press(gm, '/lab/character/import', { intent: 'keep', id: sitter, whole });
    await here.db
      .prepare('update characters set user_id = ?2 where id = ?1')
      .bind(sitter, await userId(PEOPLE.lapsed))
      .run();
    await press(player, `/join/${code}`, { intent: 'sit-down', sitter });
    const armor = async () => {
      const query = `select json_extract(m.settings, '$.ac') as ac from party_members m
        join character_parties c on c.member_id = m.id where c.party_id = ?1`;
      return here.db.prepare(query).bind(id).first('ac');
    };
    expect(await armor()).toBe(10);
    const equip = {
      intent: 'play',
      id: 'equip-0001',
      press: 'does=gear&item=shield&equipped=true',
    };
    expect((await press(player, `/lab/character/${sitter}`, equip)).status).toBe(200);
    expect(await armor()).toBe(12);
  });

  it('can open their own sheet in every state of the tools, and without Pro', async () => {
    const { sitter, id, member } = await seated();
    const page = `/lab/character/${sitter}`;
    for (const lab of TOOL_STATES) {
      for (const adventuring of TOOL_STATES) {
        await state('character-creator', lab);
        await state('adventuring', adventuring);
        expect(await words(player, page)).toContain('The Lanterns');
        for (const way of [`${page}/deeds`, `${page}/print`, `${page}/as/json`]) {
          expect([way, (await player.ask(way)).status]).toEqual([way, 200]);
        }
        expect(await words(player, `/adventuring/${id}`)).toContain('Your sheet');
        const hit = { id: `form-${lab}-${adventuring}`, does: 'temporary', amount: '1' };
        expect((await press(player, page, { intent: 'play', ...hit })).status).toBe(200);
      }
    }
    await press(player, `/adventuring/${id}`, { intent: 'stand-up', member });
    expect((await player.ask(`${page}/deeds`)).status).toBe(403);
  });

  it('changes hit points in the party, and sees the party’s changes', async () => {
    const { sitter, id, member } = await seated();
    await press(gm, `/adventuring/${id}`, {
      intent: 'set',
      member,
      shown: JSON.stringify({ maximum: ['10', 0] }),
      maximum: '20',
    });
    await here.db
      .prepare(
        'update party_members set hp = 9, settings = json_set(settings, ?2, 20) where id = ?1',
      )
      .bind(member, '$.maximum')
      .run();
    const deeds = { deeds: [{ id: 'phone-001', does: 'damage', amount: 4 }] };
    const headers = { 'Content-Type': 'application/json' };
    const at = `/lab/character/${sitter}/deeds`;
    const sent = { method: 'POST', body: JSON.stringify(deeds), headers };
    expect(await (await player.ask(at, sent)).json()).toMatchObject({ play: { hitPoints: 5 } });
    expect(await (await player.ask(at, sent)).json()).toMatchObject({ told: [{ again: true }] });
    const hp = here.db.prepare('select hp from party_members where id = ?1').bind(member);
    expect(await hp.first('hp')).toBe(5);
    await here.db.prepare('update party_members set hp = 2 where id = ?1').bind(member).run();
    expect(await (await player.ask(at)).json()).toMatchObject({ play: { hitPoints: 2 } });
  });
});

describe('a player’s sheet', () => {
  it('can be read by the game masters, without private notes, and by nobody else', async () => {
    const { id, member, sitter } = await seated();
    const sheet = `/adventuring/${id}/sheet/${member}`;
    expect(await words(gm, `/adventuring/${id}`)).toContain('Sheet of Vex');
    expect(await words(gm, sheet)).toContain('Armor Class');
    expect((await player.ask(sheet)).status).toBe(404);
    expect((await stranger.ask(sheet)).status).toBe(404);
    expect([302, 303]).toContain((await visitor().ask(sheet)).status);
    expect((await gm.ask(`/lab/character/${sitter}`)).status).toBe(404);
    expect((await gm.ask(`/adventuring/${id}/sheet/none`)).status).toBe(404);
    await press(player, `/adventuring/${id}`, { intent: 'leave' });
    expect((await gm.ask(sheet)).status).toBe(404);
  });

  it('can be added to and removed from the party on the party’s page', async () => {
    const { id, member, sitter } = await seated();
    const at = `/adventuring/${id}`;
    const up = await press(player, at, { intent: 'stand-up', member });
    expect(up.status).toBe(303);
    expect(await words(player, at)).toContain('Add this character');
    expect((await press(gm, at, { intent: 'stand-up', member })).status).toBe(404);
    const down = await press(player, at, { intent: 'sit-down', sitter });
    expect(down.status).toBe(303);
    expect((await press(gm, at, { intent: 'sit-down', sitter })).status).toBe(409);
    expect((await press(stranger, at, { intent: 'sit-down', sitter })).status).toBe(404);
  });
});

/** Creates a character of the game master and a party of theirs. */
async function own(name = 'Vex') {
  const sitter = crypto.randomUUID();
  await press(gm, '/lab/character', { intent: 'new', edition: '2014', name, id: sitter });
  return { sitter, at: `/adventuring/${(await party()).id}` };
}

async function memberOf(sitter: string): Promise<string> {
  const query = here.db.prepare('select member_id from character_parties where character_id = ?1');
  return String(await query.bind(sitter).first('member_id'));
}

describe('the sheet of a character in a party', () => {
  it('shows the party’s values, in the API as on its pages', async () => {
    const { sitter, member } = await seated();
    const set = `update party_members set hp = 7, temporary = 2,
      settings = json_set(settings, '$.maximum', 20) where id = ?1`;
    await here.db.prepare(set).bind(member).run();
    const told = await (await player.ask(`/characters/${sitter}.json`)).json();
    expect(told).toMatchObject({ play: { hitPoints: 7, temporary: 2 } });
    const file = await (await player.ask(`/lab/character/${sitter}/as/json`)).json();
    expect(file).toMatchObject({ play: { hitPoints: 7, temporary: 2 } });
    expect((await stranger.ask(`/characters/${sitter}.json`)).status).toBe(404);
    const share = "update characters set shared = 'all', code = 'open-to-all' where id = ?1";
    await here.db.prepare(share).bind(sitter).run();
    const shared = await words(visitor(), '/character/open-to-all');
    expect(shared).toMatch(/Hit Points 7 of \d+, 2 temporary/);
    expect(shared).not.toContain('The Lanterns');
  });

  it('is offered the experience that the party awarded, and takes it on one press', async () => {
    const { sitter, at } = await own();
    expect((await press(gm, at, { intent: 'sit-down', sitter })).status).toBe(303);
    const page = `/lab/character/${sitter}`;
    expect(await words(gm, page)).not.toContain('on the sheet');
    const set = 'update party_members set xp = 900 where id = ?1';
    await here.db
      .prepare(set)
      .bind(await memberOf(sitter))
      .run();
    expect(await words(gm, page)).toContain('900 XP in The Lanterns, 0 XP on the sheet.');
    const taken = await press(gm, page, { intent: 'take-xp', xp: '5000' });
    expect(wordsOf(await taken.text())).toContain('900 XP saved on the sheet.');
    expect(await words(gm, page)).not.toContain('on the sheet');
    expect(await (await gm.ask(`/characters/${sitter}.json`)).json()).toMatchObject({ xp: 900 });
    await press(gm, at, { intent: 'stand-up', member: await memberOf(sitter) });
    expect((await press(gm, page, { intent: 'take-xp' })).status).toBe(409);
  });

  it('can be linked to a typed party member, which keeps its values in the party', async () => {
    const { sitter, at } = await own('Vex the Written');
    const added = await press(gm, at, {
      intent: 'add-member',
      name: 'Vex',
      className: '',
      level: '1',
      ac: '',
      maximum: '31',
      initiative: '0',
    });
    const member = /c-([\w-]+)$/.exec(added.headers.get('Location') ?? '')?.[1] ?? '';
    const theirs = `update party_members set user_id = ?2, hp = 1, xp = 300 where id = ?1`;
    await here.db
      .prepare(theirs)
      .bind(member, await userId(PEOPLE.admin))
      .run();
    expect(await words(gm, at)).toContain('Link a sheet to Vex');
    const other = await press(player, at, { intent: 'sit-as', member, sitter });
    expect(other.status).toBe(404);
    expect((await press(gm, at, { intent: 'sit-as', member, sitter })).status).toBe(303);
    const row = here.db
      .prepare("select hp, xp, settings ->> '$.name' as name from party_members where id = ?1")
      .bind(member);
    expect(await row.first()).toEqual({ hp: 1, xp: 300, name: 'Vex the Written' });
    expect(await words(gm, at)).toContain('Your sheet');
    const again = crypto.randomUUID();
    await press(gm, '/lab/character', { intent: 'new', edition: '2014', name: 'Odo', id: again });
    const taken = await press(gm, at, { intent: 'sit-as', member, sitter: again });
    expect([taken.status, wordsOf(await taken.text())]).toEqual([
      409,
      expect.stringContaining('No sheet can be linked now'),
    ]);
  });
});

describe('a game master’s own character', () => {
  async function own(name: string): Promise<string> {
    const id = crypto.randomUUID();
    await press(gm, '/lab/character', { intent: 'new', edition: '2014', name, id });
    return id;
  }

  it('can start a party without typed members, and the form is shown again when it is refused', async () => {
    const id = await own('Vex');
    expect(await words(gm, '/adventuring')).toMatch(/Your own characters.*Vex/);
    const refused = await press(gm, '/adventuring', { intent: 'create', name: '', sits: id });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(
      new RegExp(`<input[^>]*checked[^>]*value="${id}"|value="${id}"[^>]*checked`),
    );
    const form = { intent: 'create', name: 'Our Own', sits: id };
    const made = await press(gm, '/adventuring', form);
    expect(made.status).toBe(303);
    expect(await words(gm, `/lab/character/${id}`)).toContain('Our Own');
    const again = await press(gm, '/adventuring', form);
    expect(again.status).toBe(409);
    expect(wordsOf(await again.text())).toContain('Vex is already in “Our Own”');
  });

  it('shows which numbers differ in the party, takes them over, and keeps its place while it is deleted', async () => {
    const id = await own('Vex');
    await press(gm, '/adventuring', { intent: 'create', name: 'Our Own', sits: id });
    const query = here.db.prepare(
      'select member_id as member, party_id as party from character_parties',
    );
    const seat = await query.first<{ member: string; party: string }>();
    if (seat === null) throw new Error('sits nowhere');
    const set = {
      intent: 'set',
      member: seat.member,
      ac: '15',
      'was-ac': '10',
      maximum: '9',
      'was-maximum': '1',
    };
    await press(gm, `/adventuring/${seat.party}`, set);
    const page = `/lab/character/${id}`;
    expect(await words(gm, page)).toMatch(
      /In Our Own: AC 15 \(10 on the sheet\), maximum hit points 9 \(1\)\./,
    );
    expect(await words(gm, page)).toContain('Party page +9');
    expect(await (await gm.ask(`${page}/print`)).text()).toMatch(/>9</);
    const taken = await press(gm, page, { intent: 'take-numbers' });
    expect(wordsOf(await taken.text())).toContain(
      'Set by hand on the sheet: AC 15, maximum hit points 9.',
    );
    expect(await words(gm, page)).not.toContain('(10 on the sheet)');
    const away = await press(gm, '/lab/character', { intent: 'put-away', id });
    const shelf = String(away.headers.get('Location'));
    expect(await words(gm, shelf)).toContain('Its place in “Our Own” is held.');
    const back = await press(gm, '/lab/character', { intent: 'bring-back', id });
    expect(wordsOf(await back.text())).toContain('Restored, and in “Our Own” again.');
  });
});

describe('the simulator', () => {
  it('adds the user’s own character with its sheet values to a side, and nobody else’s', async () => {
    const id = crypto.randomUUID();
    const form = { intent: 'new', edition: '2014', name: 'Vex of the Lab', id };
    await press(gm, '/lab/character', form);
    const offered = await words(gm, '/battle-simulator');
    expect(offered).toContain('Your character');
    const sent = new URLSearchParams({ press: 'character:a', character: id });
    const taken = await gm.ask(`/battle-simulator?${sent}`);
    expect(taken.status).toBe(302);
    const at = `${taken.headers.get('Location')}&b=goblin`.replace(here.origin, '');
    expect(await words(gm, at)).toContain('Vex of the Lab');
    expect(await (await stranger.ask(at)).text()).not.toContain('Vex of the Lab');
    await press(gm, '/lab/character', { intent: 'put-away', id });
    const gone = await gm.ask(at);
    expect(wordsOf(await gone.text())).toContain('no longer in that party');
  });
});
