import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followerRequest } from '~/fights/kept/fight-followers.server';
import { followFight } from '~/fights/kept/follow-fight.server';
import { type FightNews, LIVE_ENDS, LIVE_LIMITS } from '~/fights/kept/live-messages';
import { begin, note, openDesk, restart, takesBack } from './fights-desk';
import { append, appendAll, fight, openOne } from './fights-one';

const HOUR = 60 * 60 * 1000;
let pages: WebSocket[] = [];

beforeEach(async () => {
  pages = [];
  await openOne();
});

afterEach(() => {
  for (const page of pages) page.close();
});

/** Follows the fight on a WebSocket; returns the messages received so far. */
async function follow({ owner = 'ann', until = Date.now() + HOUR, hello = 0 } = {}) {
  const answer = await env.FIGHTS.getByName('one').fetch(followerRequest({ owner, until }));
  const socket = answer.webSocket;
  if (!socket) throw new Error(`There is no socket: ${answer.status}`);
  const heard: FightNews[] = [];
  const ends: { code: number; reason: string }[] = [];
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)));
  });
  socket.addEventListener('close', ({ code, reason }) => {
    ends.push({ code, reason });
  });
  socket.accept();
  pages.push(socket);
  const say = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  if (hello >= 0) say({ v: 1, is: 'hello', seq: hello });
  if (hello >= 0 && owner === 'ann') await expect.poll(() => heard.length + ends.length).toBe(1);
  return { socket, heard, ends, say };
}

const endsWith = async (ends: { code: number; reason: string }[], why: keyof typeof LIVE_ENDS) => {
  const [code, reason] = LIVE_ENDS[why];
  await expect.poll(() => ends).toEqual([{ code, reason }]);
};

describe('a page that follows a fight', () => {
  it('receives the events that it lacks, and then new ones in the order of the log', async () => {
    const [one, two, three] = [note('one'), note('two'), note('three')];
    await append(one, two);
    const whole = await follow();
    const late = await follow({ hello: 1 });
    expect(whole.heard).toMatchObject([
      { v: 1, is: 'tail', seq: 2, events: [{ id: one.id }, { id: two.id, by: 'ann' }] },
    ]);
    expect(late.heard).toMatchObject([{ is: 'tail', seq: 2, events: [{ id: two.id }] }]);
    await append(two, three);
    for (const { heard } of [whole, late]) {
      await expect.poll(() => heard.length).toBe(2);
      expect(heard[1]).toMatchObject({ is: 'tail', seq: 3, events: [{ id: three.id }] });
    }
  });

  it('does not receive the events it has, nor refused ones', async () => {
    const one = note('one');
    await append(one);
    const { heard } = await follow({ hello: 1 });
    await append(one);
    await append({ v: 7 });
    await append(note('two'));
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toMatchObject({ seq: 2 });
  });

  it('is disconnected when the object restarts, and misses nothing after reconnecting', async () => {
    const { ends } = await follow();
    await restart('one');
    await expect.poll(() => ends.length).toBe(1);
    await append(note('on'));
    expect((await follow()).heard).toMatchObject([
      { seq: 1, events: [{ deeds: [{ text: 'on' }] }] },
    ]);
  });

  it('is told to read the fight again when there are too many events to send', async () => {
    const { heard } = await follow();
    const first = note('first');
    await appendAll([first, ...Array.from({ length: 450 }, (_, at) => note(`${at}`))]);
    await append(takesBack(first));
    const behind = { v: 1, is: 'behind', seq: 452 };
    await expect.poll(() => heard.at(-1)).toEqual(behind);
    expect((await follow({ hello: 10 })).heard).toEqual([behind]);
    expect((await follow({ hello: 9999 })).heard).toEqual([behind]);
  });

  it('is told when the fight is deleted', async () => {
    const { ends } = await follow();
    await fight().remove();
    await endsWith(ends, 'gone');
  });
});

describe('following a fight', () => {
  it('is allowed to the owner only', async () => {
    const asked = followerRequest({ owner: 'ben', until: Date.now() + HOUR });
    expect((await env.FIGHTS.getByName('one').fetch(asked)).status).toBe(404);
    const mine = followerRequest({ owner: 'ann', until: Date.now() + HOUR });
    expect((await env.FIGHTS.getByName('nowhere').fetch(mine)).status).toBe(404);
  });

  it('ends at the time given by the route, and nothing is sent afterwards', async () => {
    const { heard, ends } = await follow({ until: Date.now() + 400 });
    await new Promise((later) => setTimeout(later, 450));
    await append(note('later'));
    await endsWith(ends, 'time');
    expect(heard).toHaveLength(1);
  });

  it('is limited to a number of pages, and a closed page frees its place', async () => {
    const all = [];
    for (let at = 0; at < LIVE_LIMITS.ofOwner; at += 1) all.push(await follow());
    const over = await follow({ hello: -1 });
    await endsWith(over.ends, 'full');
    all[0]?.socket.close();
    await expect
      .poll(async () => {
        const again = await follow({ hello: -1 });
        again.say({ v: 1, is: 'hello', seq: 0 });
        await expect.poll(() => again.heard.length + again.ends.length).toBe(1);
        return again.heard.length;
      })
      .toBe(1);
  });

  it.each([
    ['unread', 'no JSON'],
    ['unread', { v: 1, is: 'append', seq: 0 }],
    ['unread', { v: 2, is: 'hello', seq: 0 }],
    ['unread', { v: 1, is: 'hello', seq: -1 }],
    ['unread', { v: 1, is: 'hello', seq: 0, owner: 'ben' }],
    ['long', 'x'.repeat(LIVE_LIMITS.messageLetters + 1)],
  ] as const)('ends with “%s” when a page sends %j', async (why, message) => {
    const { say, ends } = await follow();
    say(message);
    await endsWith(ends, why);
  });

  it('is limited in the number of messages that a page sends', async () => {
    const { say, ends } = await follow();
    for (let at = 0; at < LIVE_LIMITS.messagesAMinute; at += 1) say({ v: 1, is: 'have', seq: 0 });
    await endsWith(ends, 'often');
  });

  it('is ended for a page with too many unconfirmed messages', async () => {
    const slow = await follow();
    const reads = await follow();
    for (let at = 0; at < LIVE_LIMITS.unread; at += 1) {
      await append(note(`${at}`));
      if (at % 100 === 0) reads.say({ v: 1, is: 'have', seq: at });
    }
    await endsWith(slow.ends, 'slow');
    expect(reads.ends).toEqual([]);
    await expect.poll(() => reads.heard.length).toBe(LIVE_LIMITS.unread + 1);
    const again = await follow({ hello: 190 });
    expect(again.heard).toMatchObject([{ is: 'tail', seq: LIVE_LIMITS.unread }]);
  });
});

describe('the route to a fight’s WebSocket', () => {
  it('admits the owner and nobody else, and not for a deleted fight', async () => {
    const desk = openDesk();
    const id = await begin(desk);
    const opened = await followFight(desk, 'ann', id);
    expect(opened?.ok && opened.answer.status).toBe(101);
    if (opened?.ok) opened.answer.webSocket?.accept();
    if (opened?.ok) opened.answer.webSocket?.close();
    expect(await followFight(desk, 'ben', id)).toBeNull();
    expect(await followFight(desk, 'ann', 'nowhere')).toBeNull();
    const silent = { ask: () => Promise.reject(), follow: () => Promise.reject(new Error('No.')) };
    expect(await followFight({ ...desk, fights: silent }, 'ann', id)).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
  });
});
