import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, pageOf } from '../harness/fight-pages';
import { freshAddress } from '../harness/origin';
import {
  cardOf,
  hitPointsOf,
  joinWith,
  memberIdOf,
  send,
  shownOf,
  startParty,
} from '../harness/party-pages';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const PAGE = '/adventuring';
let owner: Visitor;
let player: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  // Whoever plays has no plan, and the tool is open to admins alone.
  [owner, player, stranger] = [
    await signedIn(PEOPLE.admin),
    await signedIn(PEOPLE.lapsed),
    await signedIn(PEOPLE.paying),
  ];
});

const press = () => crypto.randomUUID();

async function changed(visitor: Visitor, path: string, body: unknown): Promise<Response> {
  return visitor.ask(`${path}/changes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': freshAddress() },
    body: JSON.stringify(body),
  });
}

describe('the form of a new party', () => {
  it('makes one, says its code to the letter, and lists it', async () => {
    const { path, code } = await startParty(owner, ['Mira', '', 'Torvald']);
    const page = await pageOf(owner, `${PAGE}?created=${path.split('/').at(-1)}`);
    const shown = `${code.slice(0, 5)}-${code.slice(5)}`;
    expect(page).toContain(`Party created • Invite code: ${shown} • Added 2 character(s).`);
    expect(page).toContain('Your Parties');
    expect(page).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>open “`));
    const opened = await pageOf(owner, path);
    expect(opened).toContain('2 characters, level 3');
    expect(opened).toContain(`href="/encounter-builder?with=${path.split('/').at(-1)}"`);
  });

  it.each([
    [{ name: ' ', character: 'Mira' }, 'Give your party a name.'],
    [{ name: 'Lanterns', character: ['', ' '] }, 'Add at least one character with a name.'],
    [{ name: 'Lanterns', character: 'Mira', level: '0' }, 'A level is a whole number'],
    [{ name: 'x'.repeat(81), character: 'Mira' }, 'at most 80 letters'],
  ])('of %o says what is wrong, and keeps what was typed', async (fields, sentence) => {
    const answer = await send(owner, PAGE, { intent: 'create', ...fields });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(sentence);
    if (fields.name.trim() !== '') expect(html).toContain(`value="${fields.name}"`);
  });

  it('gives one more row by a press, with everything that was typed', async () => {
    const answer = await send(owner, PAGE, {
      intent: 'add-row',
      name: 'Kept',
      character: ['a', 'b'],
    });
    const html = await answer.text();
    expect(html).toContain('value="Kept"');
    expect(html.match(/name="character"/g)).toHaveLength(3);
  });

  it('is for admins alone until the tool is launched, and asks nobody else', async () => {
    for (const visitor of [player, stranger]) {
      for (const answer of [
        await visitor.ask(PAGE),
        await send(visitor, PAGE, { intent: 'create' }),
      ]) {
        expect(answer.headers.get('Location')).toContain('/no-access?reason=role');
      }
    }
    const gate = (await new Visitor().ask(PAGE)).headers.get('Location');
    expect(gate).toContain('/access-gate?auth=auth');
  });
});

describe('a party’s code', () => {
  it('asks who comes to sign in, and tells no more than the name', async () => {
    const { code, path } = await startParty(owner, ['Secretive Sam']);
    const nobody = await new Visitor().ask(`/join/${code}`);
    expect(nobody.headers.get('Location')).toContain('/access-gate?auth=auth');
    expect(await nobody.text()).not.toContain('Lanterns');
    const page = await pageOf(player, `/join/${code}`);
    expect(page).toContain('Join “The Lanterns”');
    expect(page).not.toContain('Secretive Sam');
    expect(page).not.toContain(path.split('/').at(-1));
    await joinWith(player, code, 'Bela');
    expect((await player.ask(`/join/${code}`)).headers.get('Location')).toBe(path);
    expect(cardOf(await pageOf(player, path), 'Bela')).toContain('Yours');
    expect(await pageOf(player, '/adventuring/parties')).toContain(`href="${path}"`);
  });

  it('is found by the form of all codes, and says clearly that it is none', async () => {
    const { code } = await startParty(owner);
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase();
    const found = await player.ask(`/join?code=${encodeURIComponent(typed)}`);
    expect(found.headers.get('Location')).toBe(`/join/${code}`);
    const wrong = await player.ask('/join/AFHJKMNPQR');
    expect(wrong.status).toBe(404);
    expect(await wrong.text()).toContain('This code opens nothing, or not any more.');
  });

  it('keeps what was typed of a character that cannot be', async () => {
    const { code } = await startParty(owner);
    const fields = { intent: 'join', name: '', className: 'Bard <b>', level: '99', ac: 'x' };
    const answer = await send(player, `/join/${code}`, fields);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const part of ['A character needs a name.', 'Level is a whole number from 1 to 20.']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('value="Bard &lt;b&gt;"');
    expect(html).not.toContain('<b>"');
  });

  it('opens nothing once it is drawn anew or joining is closed', async () => {
    const { code, path } = await startParty(owner);
    await send(owner, path, { intent: 'renew-code' });
    expect((await player.ask(`/join/${code}`)).status).toBe(404);
    const [, next = ''] = /href="(\/join\/[A-Z2-9]{10})"/.exec(await pageOf(owner, path)) ?? [];
    expect((await player.ask(next)).status).toBe(200);
    await send(owner, path, { intent: 'close-joining' });
    expect((await player.ask(next)).status).toBe(404);
    expect((await send(player, next, { intent: 'join', name: 'Late' })).status).toBe(404);
    await send(owner, path, { intent: 'open-joining' });
    expect((await player.ask(next)).status).toBe(200);
  });

  it('lets somebody in without a character, who then takes one that the game master entered', async () => {
    const { code, path } = await startParty(owner, ['Mira']);
    const answer = await send(player, `/join/${code}`, { intent: 'join-alone' });
    expect(answer.headers.get('Location')).toBe(`${path}?joined=1`);
    const page = await pageOf(player, path);
    expect(cardOf(page, 'Mira')).toContain('This one is mine');
    await send(player, path, { intent: 'claim', member: memberIdOf(page, 'Mira') });
    expect(cardOf(await pageOf(player, path), 'Mira')).toContain('Yours');
  });
});

describe('a party without scripts', () => {
  it('keeps what two people change at once in their own forms', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const before = await pageOf(owner, path);
    const [member, shown] = [memberIdOf(before, 'Bela'), shownOf(before, 'Bela')];
    // Both had the same page before their eyes, and send all of its fields.
    const fields = { intent: 'set', member, shown, ac: '14', speeds: '', className: 'Bard' };
    await send(player, path, { ...fields, ac: '15' });
    await send(owner, path, { ...fields, speeds: '30 ft.' });
    const after = shownOf(await pageOf(owner, path), 'Bela');
    expect(JSON.parse(after)).toMatchObject({ ac: ['15', 1], speeds: ['30 ft.', 1] });
  });

  it('tells the later what was replaced, and puts it back', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const before = await pageOf(owner, path);
    const [member, shown] = [memberIdOf(before, 'Bela'), shownOf(before, 'Bela')];
    await send(player, path, { intent: 'set', member, shown, ac: '15' });
    const told = await send(owner, path, { intent: 'set', member, shown, ac: '16' });
    expect(told.status).toBe(200);
    const html = (await told.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Kept, over what somebody else set meanwhile');
    expect(html).toContain('Put back 15');
    // The earlier reads it too, and takes the same way.
    const theirs = cardOf(await pageOf(player, path), 'Bela');
    expect(theirs).toMatch(/Armor class is <b>16<\/b>, was 15/);
    await send(player, path, { intent: 'put-back', member, setting: 'ac', version: '2' });
    expect(JSON.parse(shownOf(await pageOf(owner, path), 'Bela')).ac[0]).toBe('15');
    const late = await send(player, path, {
      intent: 'put-back',
      member,
      setting: 'ac',
      version: '2',
    });
    expect(late.status).toBe(409);
  });

  it('counts a press of hit points once, however often it is sent', async () => {
    const { path } = await startParty(owner, ['Mira']);
    const member = memberIdOf(await pageOf(owner, path), 'Mira');
    const fields = { intent: 'health', member, event: press(), does: 'damage', amount: '7' };
    for (let time = 0; time < 2; time += 1)
      expect((await send(owner, path, fields)).status).toBe(303);
    expect(hitPointsOf(await pageOf(owner, path), 'Mira')).toBe(13);
    await send(owner, path, { ...fields, event: press(), press: 'heal:5' });
    expect(hitPointsOf(await pageOf(owner, path), 'Mira')).toBe(18);
    const wrong = await send(owner, path, { ...fields, event: press(), amount: 'lots' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Say how many hit points');
  });

  it('awards experience once, and says whose level is due', async () => {
    const { path } = await startParty(owner, ['Mira', 'Torvald', 'Bo']);
    const page = await pageOf(owner, path);
    const member = ['Mira', 'Torvald', 'Bo'].map((name) => memberIdOf(page, name));
    const fields = { intent: 'award', event: press(), xp: '9,000', how: 'share', member };
    const html = (await (await send(owner, path, fields)).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('3 characters have 3,000 XP more.');
    expect(html).toContain('Mira has enough for level 4 and is level 3.');
    await send(owner, path, fields);
    expect(cardOf(await pageOf(owner, path), 'Mira')).toContain('3,000 XP');
    const wrong = await send(owner, path, { ...fields, event: press(), xp: 'much' });
    expect(wrong.status).toBe(409);
    expect(await wrong.text()).toContain('value="much"');
  });

  it('rolls for everybody for the game master alone', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const fields = { intent: 'roll', kind: 'skill-stealth', dc: '12', lean: 'advantage' };
    const html = (await (await send(owner, path, fields)).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Stealth (Dexterity), with advantage, DC 12');
    expect(html).toContain('no bonus known');
    const refused = await send(player, path, fields);
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('no bonus known');
    expect(await pageOf(player, path)).not.toContain('Roll for everybody');
  });

  it('never writes notes over those that somebody else kept meanwhile', async () => {
    const { path } = await startParty(owner);
    expect(
      (await send(owner, path, { intent: 'notes', notes: 'one\r\ntwo', seen: '' })).status,
    ).toBe(303);
    const lost = await send(owner, path, { intent: 'notes', notes: 'mine', seen: '' });
    expect(lost.status).toBe(409);
    const html = await lost.text();
    expect(html).toContain('Somebody else changed these notes meanwhile');
    expect(html).toMatch(/<textarea[^>]*name="notes"[^>]*>mine<\/textarea>/);
    const seen = 'one\r\ntwo';
    expect((await send(owner, path, { intent: 'notes', notes: 'three', seen })).status).toBe(303);
  });

  it('is put away and brought back, and is nobody’s in between', async () => {
    const { code, path, id } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const away = await send(owner, path, { intent: 'put-away' });
    expect(away.headers.get('Location')).toBe(`${PAGE}?removed=${id}`);
    for (const visitor of [owner, player]) expect((await visitor.ask(path)).status).toBe(404);
    expect(await pageOf(owner, `${PAGE}?removed=${id}`)).toContain('“The Lanterns” was removed.');
    await send(owner, PAGE, { intent: 'bring-back', id });
    for (const visitor of [owner, player]) expect((await visitor.ask(path)).status).toBe(200);
  });

  it('is a person’s default one at a time', async () => {
    const [one, other] = [await startParty(owner), await startParty(owner)];
    await send(owner, PAGE, { intent: 'make-default', id: one.id });
    await send(owner, other.path, { intent: 'make-default' });
    expect(await pageOf(owner, one.path)).toContain('Make it my default party');
    expect(await pageOf(owner, other.path)).toContain('Not my default party any more');
    await send(owner, PAGE, { intent: 'no-default' });
    expect(await pageOf(owner, other.path)).toContain('Make it my default party');
  });
});

describe('people of a party', () => {
  it('become co-GMs without a plan, run it, inherit it, and leave', async () => {
    const { code, path } = await startParty(owner, ['Mira']);
    await joinWith(player, code, 'Bela');
    const page = await pageOf(owner, path);
    const form = page.slice(0, page.indexOf('value="make-co-gm"'));
    const id = [...form.matchAll(/name="who" value="([^"]+)"/g)].at(-1)?.[1] ?? '';
    expect(id).not.toBe('');
    expect((await send(owner, path, { intent: 'hand-over', who: id })).status).toBe(409);
    await send(owner, path, { intent: 'make-co-gm', who: id });
    const member = memberIdOf(page, 'Mira');
    const hit = { intent: 'health', member, event: press(), does: 'damage', amount: '3' };
    expect((await send(player, path, hit)).status).toBe(303);
    expect(
      (await send(player, path, { intent: 'award', event: press(), xp: '10', how: 'each', member }))
        .status,
    ).toBe(200);
    expect((await send(player, path, { intent: 'put-away' })).status).toBe(409);
    await send(owner, path, { intent: 'hand-over', who: id });
    // The tool is closed to its new owner: it is read, and let go, and not run.
    const theirs = await pageOf(player, path);
    expect(theirs).toContain('Adventuring is closed at the moment');
    expect((await send(player, path, { ...hit, event: press() })).status).toBe(403);
    expect(
      (await changed(player, path, { member, health: [{ id: press(), does: 'heal', amount: 1 }] }))
        .status,
    ).toBe(403);
    const own = memberIdOf(theirs, 'Bela');
    expect((await send(player, path, { ...hit, member: own, event: press() })).status).toBe(303);
    expect((await send(owner, path, { intent: 'leave' })).headers.get('Location')).toBe(
      '/adventuring/parties?left=1',
    );
    expect((await owner.ask(path)).status).toBe(404);
    expect((await send(player, path, { intent: 'put-away' })).headers.get('Location')).toBe(
      '/adventuring/parties',
    );
  });
});

describe('a stranger', () => {
  it('finds nothing at any address of a party, whatever they send', async () => {
    const { path, code } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const page = await pageOf(owner, path);
    const member = memberIdOf(page, 'Bela');
    const who = /name="who" value="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const address of [path, `${path}.data`, `${path}/news`]) {
      expect((await stranger.ask(address)).status, address).toBe(404);
    }
    const intents = [
      ...['set', 'put-back', 'health', 'private-notes', 'claim', 'remove-member', 'add-member'],
      ...[
        'rename',
        'notes',
        'gm-notes',
        'renew-code',
        'open-joining',
        'close-joining',
        'make-co-gm',
      ],
      ...[
        'make-player',
        'remove-person',
        'hand-over',
        'leave',
        'put-away',
        'make-default',
        'award',
        'roll',
        'x',
      ],
    ];
    const fields = {
      member,
      who,
      name: 'Mine',
      notes: 'x',
      seen: '',
      event: press(),
      does: 'damage',
      amount: '1',
      xp: '5',
      kind: 'save-str',
    };
    for (const intent of intents) {
      expect((await send(stranger, path, { ...fields, intent })).status, intent).toBe(404);
    }
    const harm = { member, health: [{ id: press(), does: 'damage', amount: 1 }] };
    expect((await changed(stranger, path, harm)).status).toBe(404);
    expect(await pageOf(owner, path)).toContain('The Lanterns');
    expect(hitPointsOf(await pageOf(owner, path), 'Bela')).toBe(18);
  });

  it('reaches no character of another party through one of their own', async () => {
    const [mine, theirs] = [
      await startParty(owner, ['Mira']),
      await startParty(owner, ['Torvald']),
    ];
    await joinWith(player, mine.code, 'Bela');
    const member = memberIdOf(await pageOf(owner, theirs.path), 'Torvald');
    const harm = { member, health: [{ id: press(), does: 'damage', amount: 1 }] };
    expect((await changed(player, mine.path, harm)).status).toBe(404);
    expect(
      (await changed(player, mine.path, { member, typed: { ac: '1' }, seen: {} })).status,
    ).toBe(404);
    expect((await send(player, mine.path, { intent: 'set', member, name: 'Mine' })).status).toBe(
      404,
    );
    expect(hitPointsOf(await pageOf(owner, theirs.path), 'Torvald')).toBe(20);
  });

  it('who plays in it changes only their own, and reads nothing that is not theirs', async () => {
    const { path, code } = await startParty(owner, ['Mira']);
    await joinWith(player, code, 'Bela');
    await send(owner, path, { intent: 'gm-notes', notes: 'the traitor is Bela', seen: '' });
    const page = await pageOf(player, path);
    const member = memberIdOf(page, 'Mira');
    await send(owner, path, { intent: 'private-notes', member, notes: 'cursed ring', seen: '' });
    for (const html of [
      await pageOf(player, path),
      await (await player.ask(`${path}.data`)).text(),
    ]) {
      for (const secret of ['traitor', 'cursed ring', code]) expect(html).not.toContain(secret);
    }
    for (const intent of ['set', 'health', 'private-notes', 'remove-member']) {
      const fields = {
        intent,
        member,
        name: 'Mine',
        notes: 'x',
        seen: '',
        event: press(),
        does: 'damage',
        amount: '1',
      };
      expect((await send(player, path, fields)).status, intent).toBe(409);
    }
    for (const intent of [
      'rename',
      'notes',
      'gm-notes',
      'renew-code',
      'close-joining',
      'put-away',
      'award',
    ]) {
      const fields = {
        intent,
        member,
        name: 'Mine',
        notes: 'x',
        seen: '',
        event: press(),
        xp: '5',
      };
      expect((await send(player, path, fields)).status, intent).toBe(409);
    }
    expect(hitPointsOf(await pageOf(owner, path), 'Mira')).toBe(20);
  });
});

describe('hostile input', () => {
  it('never ends in an error of ours', async () => {
    const { path } = await startParty(owner, ['Mira']);
    const member = memberIdOf(await pageOf(owner, path), 'Mira');
    const bad = [
      '',
      '\u0000',
      '<script>alert(1)</script>',
      'x'.repeat(30_000),
      '9'.repeat(40),
      '__proto__',
    ];
    for (const value of bad) {
      for (const name of ['name', 'ac', 'slots', 'copper', 'notes', 'conditions', 'shown']) {
        const answer = await send(owner, path, { intent: 'set', member, [name]: value });
        expect(answer.status, `${name} ${value.slice(0, 20)}`).toBeLessThan(500);
      }
      for (const fields of [
        { intent: value },
        { intent: 'health', member: value, event: press(), does: 'heal', amount: '1' },
        { intent: 'award', event: value, xp: value, member: [value, value] },
        { intent: 'roll', kind: value, dc: value, [`bonus-${value}`]: value },
        { intent: 'remove-person', who: value },
        { intent: 'put-back', member, setting: value, version: value },
      ] as Fields[]) {
        const answer = await send(owner, path, fields);
        expect(answer.status, JSON.stringify(fields).slice(0, 80)).toBeLessThan(500);
      }
      expect(
        (await changed(owner, path, { member, typed: { name: value }, seen: {} })).status,
      ).toBeLessThan(500);
    }
    for (const body of ['', '[]', '{', 'null', '{"member":1}']) {
      const answer = await owner.ask(`${path}/changes`, {
        ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
      });
      expect(answer.status, body).toBe(400);
    }
  });

  it('shows markup of people as text', async () => {
    const { path } = await startParty(owner, ['<img src=x onerror=alert(1)>']);
    const page = await pageOf(owner, path);
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x');
  });
});

describe('an open page', () => {
  it('asks what is newer, and sends one change at a time', async () => {
    const { path } = await startParty(owner, ['Mira']);
    const member = memberIdOf(await pageOf(owner, path), 'Mira');
    const seq = async () => JSON.parse(await (await owner.ask(`${path}/news`)).text()).seq;
    const before = await seq();
    const health = [{ id: press(), does: 'damage', amount: 4 }];
    const done = await changed(owner, path, { member, health });
    expect(await done.json()).toMatchObject({ seq: before + 1 });
    await changed(owner, path, { member, health });
    expect(hitPointsOf(await pageOf(owner, path), 'Mira')).toBe(16);
    const set = await changed(owner, path, { member, typed: { ac: '17' }, seen: { ac: 0 } });
    expect(await set.json()).toMatchObject({ versions: { ac: 1 }, replaced: [] });
    const wrong = await changed(owner, path, { member, typed: { ac: 'x' }, seen: {} });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { error: 'Armor class is a whole number from 0 to 50.' },
    ]);
    expect((await new Visitor().ask(`${path}/news`)).status).toBe(401);
    expect((await owner.ask(`${path}/changes`)).status).toBe(405);
  });
});
