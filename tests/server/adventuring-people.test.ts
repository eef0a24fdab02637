import { beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '../harness/fight-pages';
import {
  cardOf,
  changed,
  gatherPeople,
  joinWith,
  memberIdOf,
  owner,
  player,
  send,
  startParty,
} from '../harness/party-pages';
import { Visitor } from '../harness/visitor';

const press = () => crypto.randomUUID();

beforeAll(gatherPeople);

describe('a party’s join code', () => {
  it('asks a stranger to sign in, and shows no more than the party’s name', async () => {
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

  it('is found however it is typed, and an unknown code is reported clearly', async () => {
    const { code } = await startParty(owner);
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase();
    const found = await player.ask(`/join?code=${encodeURIComponent(typed)}`);
    expect(found.headers.get('Location')).toBe(`/join/${code}`);
    const wrong = await player.ask('/join/AFHJKMNPQR');
    await expect(wrong.status).toBe(404);
    expect(await wrong.text()).toContain('This code is wrong or has ended.');
  });

  it('an invalid character keeps the typed fields', async () => {
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

  it('can be renewed from the notice that a player was removed', async () => {
    const { code, path } = await startParty(owner);
    await joinWith(player, code, 'Bela');
    const who = /name="who" value="([^"]+)"(?:(?!name="who")[\s\S])*?value="remove-person"/.exec(
      await pageOf(owner, path),
    )?.[1];
    const removed = await send(owner, path, { intent: 'remove-person', who: who ?? '' });
    expect(removed.headers.get('Location')).toBe(`${path}?done=removed`);
    const notice = /Removed from this party[\s\S]*?aria-label="Dismiss"/;
    const told = notice.exec(await pageOf(owner, `${path}?done=removed`))?.[0] ?? '';
    expect(told).toContain('still have the invite code');
    expect(told).toContain('value="renew-code"');
    await send(owner, path, { intent: 'renew-code' });
    expect((await player.ask(`/join/${code}`)).status).toBe(404);
    // While joining is closed there is no code to renew.
    await send(owner, path, { intent: 'close-joining' });
    expect(await pageOf(owner, `${path}?done=removed`)).not.toContain('value="renew-code"');
  });

  it('stops working after it is renewed or joining is closed', async () => {
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

  it('admits a player without a character, who then claims one that the game master entered', async () => {
    const { code, path } = await startParty(owner, ['Mira']);
    const answer = await send(player, `/join/${code}`, { intent: 'join-alone' });
    expect(answer.headers.get('Location')).toBe(`${path}?joined=1`);
    const page = await pageOf(player, path);
    expect(cardOf(page, 'Mira')).toContain('This is my character');
    await send(player, path, { intent: 'claim', member: memberIdOf(page, 'Mira') });
    expect(cardOf(await pageOf(player, path), 'Mira')).toContain('Yours');
  });
});

describe('players of a party', () => {
  it('become co-GMs without a plan, run the party, inherit it, and leave', async () => {
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
    // The tool is closed to the new owner: the party can be read and given up, but not run.
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
