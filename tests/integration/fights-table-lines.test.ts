import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { followerRequest } from '~/fights/kept/fight-followers.server';
import { LIVE_ENDS, LIVE_LIMITS } from '~/fights/kept/live-messages';
import { event, NOW, note, restart } from './fights-desk';
import { append, fight, openOne, whole } from './fights-one';
import { begins, CODE, giveSeat, listen, openTableOne, seen } from './fights-table-hands';

beforeEach(async () => {
  await openOne();
  await openTableOne();
});

describe('the WebSockets of players', () => {
  it('accept only the phone’s sequence number: any other message closes them', async () => {
    const lies = [
      { v: 1, is: 'append', events: [note('lie')] },
      { v: 1, is: 'hello', seq: 0, role: 'gm' },
      'not json',
      'x'.repeat(LIVE_LIMITS.messageLetters + 1),
    ];
    for (const lie of lies) {
      const phone = await listen('phone');
      phone.say(lie);
      await expect.poll(() => phone.ends.length).toBe(1);
    }
    expect((await whole()).events).toHaveLength(1);
    const flood = await listen('phone');
    for (let at = 0; at < LIVE_LIMITS.messagesAMinute + 5; at += 1)
      flood.say({ v: 1, is: 'have', seq: 1 });
    await expect.poll(() => flood.ends[0]?.code).toBe(LIVE_ENDS.often[0]);
    await append(note('the fight goes on'));
  });

  it('are limited in number, and leave room for the game master', async () => {
    const all: Awaited<ReturnType<typeof listen>>[] = [];
    for (let at = 0; at < LIVE_LIMITS.ofUnknown; at += 1) all.push(await listen(null));
    for (let at = all.length; at < LIVE_LIMITS.ofPlayers; at += 1) {
      all.push(await listen(`phone-${Math.floor(at / LIVE_LIMITS.ofPhone)}`));
    }
    const asked = followerRequest({
      owner: 'ann',
      until: NOW * 2,
      table: { code: CODE, token: null },
    });
    const { webSocket } = await env.FIGHTS.getByName('one').fetch(asked);
    const ends: number[] = [];
    webSocket?.addEventListener('close', ({ code }) => ends.push(code));
    webSocket?.accept();
    await expect.poll(() => ends).toEqual([LIVE_ENDS.full[0]]);
    const own = await env.FIGHTS.getByName('one').fetch(
      followerRequest({ owner: 'ann', until: NOW * 2 }),
    );
    expect(own.status).toBe(101);
    own.webSocket?.accept();
    await begins();
    await expect.poll(() => all.every(({ view }) => view?.round === 1)).toBe(true);
    for (const { socket } of all) socket.close();
  });

  it('are limited per phone, without affecting other phones', async () => {
    for (let at = 0; at < LIVE_LIMITS.ofPhone; at += 1) await listen('phone');
    const over = await listen('phone');
    expect(over.ends).toMatchObject([{ code: LIVE_ENDS.full[0] }]);
    expect((await listen('other')).view).not.toBeNull();
  });

  it('are closed, the game master’s too, when the fight is deleted', async () => {
    const phone = await listen('phone');
    const answer = await env.FIGHTS.getByName('one').fetch(
      followerRequest({ owner: 'ann', by: 'ben', until: NOW * 2 }),
    );
    const ends: number[] = [];
    answer.webSocket?.addEventListener('close', ({ code }) => ends.push(code));
    answer.webSocket?.accept();
    expect(await fight().shut('ben')).toBeNull();
    await fight().shut('ann');
    await expect.poll(() => phone.ends[0]?.code).toBe(LIVE_ENDS.closed[0]);
    await expect.poll(() => ends).toEqual([LIVE_ENDS.gone[0]]);
    expect(await seen()).toBeNull();
  });

  it('miss nothing when the object restarts', async () => {
    const phone = await listen('phone');
    await restart('one');
    await expect.poll(() => phone.ends.length).toBe(1);
    await begins();
    expect((await listen('phone')).view).toMatchObject({ round: 1 });
  });
});

describe('handout pictures', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const keep = (id: string, at: number) =>
    fight().addPicture('ann', id, { type: 'image/png', bytes }, NOW + at);

  it('are visible to those they are shown to, and only as long as they are shown', async () => {
    await keep('map', 0);
    const at = { code: CODE, token: 'phone', now: NOW };
    expect(await fight().tablePicture('ann', at, 'map')).toBeNull();
    const shown = { do: 'handout', id: 'h', to: 'mira', text: '', picture: 'map' } as const;
    await append(event([shown]));
    expect(await fight().tablePicture('ann', at, 'map')).toBeNull();
    await giveSeat('phone', 'Mira');
    const shownAs = (await seen('phone'))?.handouts[0]?.picture ?? '';
    expect(shownAs).not.toBe('map');
    expect(await fight().tablePicture('ann', at, shownAs)).toMatchObject({ type: 'image/png' });
    expect(await fight().tablePicture('ann', at, 'map')).toBeNull();
    expect(await fight().tablePicture('ann', { ...at, token: 'other' }, shownAs)).toBeNull();
    await append(event([{ do: 'handout-gone', handout: 'h' }]));
    expect(await fight().tablePicture('ann', at, shownAs)).toBeNull();
    expect(await fight().tablePicture('ann', null, 'map')).not.toBeNull();
    expect(await fight().tablePicture('ben', null, 'map')).toBeNull();
  });

  it('are limited in number, and a shown picture is kept longer than others', async () => {
    await keep('map', 0);
    await append(event([{ do: 'handout', id: 'h', to: null, text: '', picture: 'map' }]));
    for (let at = 1; at <= 15; at += 1) await keep(`other-${at}`, at);
    const ids = await fight().pictureIds('ann');
    expect(ids).toHaveLength(12);
    expect(ids?.[0]).toBe('map');
    expect(ids?.[1]).toBe('other-5');
  });
});
