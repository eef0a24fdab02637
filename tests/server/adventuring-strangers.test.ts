import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, pageOf } from '../harness/fight-pages';
import {
  changed,
  gatherPeople,
  hitPointsOf,
  joinWith,
  memberIdOf,
  owner,
  player,
  send,
  startParty,
  stranger,
} from '../harness/party-pages';
import { Visitor } from '../harness/visitor';

const press = () => crypto.randomUUID();

beforeAll(gatherPeople);

describe('a stranger', () => {
  it('gets 404 at every path of a party, whatever is sent', async () => {
    const { path, code } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const page = await pageOf(owner, path);
    const member = memberIdOf(page, 'Bela');
    const who = /name="who" value="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const address of [path, `${path}.data`, `${path}/news`]) {
      expect((await stranger.ask(address)).status, address).toBe(404);
    }
    const intents = [
      'set',
      'put-back',
      'health',
      'private-notes',
      'claim',
      'remove-member',
      'add-member',
      'rename',
      'notes',
      'gm-notes',
      'renew-code',
      'open-joining',
      'close-joining',
      'make-co-gm',
      'make-player',
      'remove-person',
      'hand-over',
      'leave',
      'put-away',
      'make-default',
      'award',
      'roll',
      'x',
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

  it('cannot change a character of another party through their own party', async () => {
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

  it('who is a player can change only their own character, and cannot read the game master’s data', async () => {
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
  it('never causes a server error', async () => {
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
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status, body).toBe(400);
    }
  });

  it('is shown escaped when it contains markup', async () => {
    const { path } = await startParty(owner, ['<img src=x onerror=alert(1)>']);
    const page = await pageOf(owner, path);
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&lt;img src=x');
  });
});

describe('an open party page', () => {
  it('polls for newer events, and sends one change at a time', async () => {
    const { path } = await startParty(owner, ['Mira']);
    const member = memberIdOf(await pageOf(owner, path), 'Mira');
    const seq = async () => JSON.parse(await (await owner.ask(`${path}/news`)).text()).seq;
    const before = await seq();
    const health = [{ id: press(), does: 'damage', amount: 4 }];
    const done = await changed(owner, path, { member, health });
    const { seq: after } = (await done.json()) as { seq: number };
    expect(after).toBeGreaterThan(before);
    expect(after).toBe(await seq());
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
