import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { followerRequest } from '~/fights/kept/fight-followers.server';
import { appendToFight, fightFor } from '~/fights/kept/kept-fights.server';
import type { FightNews } from '~/fights/kept/live-messages';
import { newFight } from '~/fights/log/new-fight';
import type { Objects } from '~/platform/objects.server';
import { openBook } from '~/tools/initiative-tracker/live/fight-book';
import {
  begin,
  breakStorage,
  type Desk,
  inside,
  mendStorage,
  NOW,
  named,
  note,
  objectOf,
  openDesk,
  restart,
} from './fights-desk';
import { addPeople } from './kept-rows';

let desk: Desk;
let id: string;

beforeEach(async () => {
  await addPeople('ann');
  desk = openDesk();
  id = await begin(desk);
});

const append = (...events: unknown[]) => objectOf(id).append('ann', 'ann', events, NOW);
const idsOf = async () => (await objectOf(id).read('ann', null))?.events.map((one) => one.id) ?? [];

/** Opens a WebSocket that follows the fight from this sequence number; returns it with the messages received. */
async function follow(seq: number) {
  const until = Date.now() + 60 * 60 * 1000;
  const answer = await env.FIGHTS.getByName(id).fetch(followerRequest({ owner: 'ann', until }));
  const socket = answer.webSocket;
  if (!socket) throw new Error(`There is no socket: ${answer.status}`);
  const heard: FightNews[] = [];
  let isOpen = true;
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
  socket.addEventListener('close', () => {
    isOpen = false;
  });
  socket.accept();
  socket.send(JSON.stringify({ v: 1, is: 'hello', seq }));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { heard, socket, isOpen: () => isOpen };
}

describe('a restart of the fight’s Durable Object', () => {
  it('after each event loses or repeats nothing for the pages that follow it', async () => {
    const done = Array.from({ length: 12 }, (_, at) => named(`Name ${at}`));
    const book = openBook({
      base: { seq: 0, fight: newFight('Ambush', '2014') },
      events: [],
      seq: 0,
      changedAt: 0,
      facts: { name: '', edition: '2014', status: 'planned', round: 0, combatants: 0, notes: '' },
    });
    const take = (news: FightNews) => {
      if (news.is !== 'tail') throw new Error('Nothing here is too long to be told.');
      expect(book.read({ base: null, seq: news.seq, events: [...news.events] })).toBe(true);
    };
    for (const one of done) {
      const page = await follow(book.seq());
      await append(one);
      await expect.poll(() => page.heard.at(-1)?.seq).toBe(book.seq() + 1);
      page.heard.forEach(take);
      await restart(id);
      await expect.poll(page.isOpen).toBe(false);
    }
    expect(
      book
        .ledger()
        .events()
        .map((one) => one.id),
    ).toEqual(done.map((one) => one.id));
    expect(await idsOf()).toEqual(done.map((one) => one.id));
  });

  it('between an event and its response does not count the event twice when it is sent again', async () => {
    const done = Array.from({ length: 10 }, (_, at) => note(`${at}`));
    for (const [at, one] of done.entries()) {
      // It is random whether the event was stored before the restart; the device got no response and sends its pending
      // events again.
      const sending = inside(id, (fight) => fight.append('ann', 'ann', [one], NOW));
      const [, sent] = await Promise.allSettled([restart(id), sending]);
      const again = await append(...(at > 0 ? [done[at - 1]] : []), one);
      expect(again?.accepted.at(-1), sent.status).toEqual({ id: one.id, seq: at + 1 });
    }
    expect(await idsOf()).toEqual(done.map((one) => one.id));
  });
});

describe('when the object’s storage is full', () => {
  /** Calls the object from inside, so that its errors reach only the caller. */
  const asked = {
    ask: (name: string, ask: (fight: never) => Promise<unknown>) =>
      inside(name, (fight) => ask(fight as never)),
    follow: () => Promise.reject(new Error('Nobody follows here.')),
  } as Objects;

  it('the sender gets a sentence, nothing is partly written, and pending events are stored later, once', async () => {
    const [before, one, two] = [named('Bridge'), named('Ford'), note('on')];
    await appendToFight(desk, 'ann', id, [before]);
    const page = await follow(1);
    await breakStorage(id, 'insert on events when new.seq = 3');
    const full = await appendToFight({ ...desk, fights: asked }, 'ann', id, [one, two]);
    expect(full).toEqual({
      ok: false,
      reason: 'unavailable',
      sentence: 'The fight does not answer right now. Nothing is lost; try again in a minute.',
    });
    expect(await idsOf()).toEqual([before.id]);
    expect(await fightFor(desk, 'ann', id)).toMatchObject({ row: { name: 'Bridge', seq: 1 } });
    expect(desk.lines.join()).not.toContain('Ford');

    await mendStorage(id);
    const sent = await appendToFight(desk, 'ann', id, [one, two]);
    expect(sent).toMatchObject({ ok: true, seq: 3, refused: [] });
    expect(await appendToFight(desk, 'ann', id, [one, two])).toMatchObject({ ok: true, seq: 3 });
    expect(await idsOf()).toEqual([before.id, one.id, two.id]);
    await expect.poll(() => page.heard.at(-1)).toMatchObject({ is: 'tail', seq: 3 });
    // Events that were not stored were not sent to followers.
    expect(page.heard.flatMap((news) => (news.is === 'tail' ? news.events : []))).toHaveLength(2);
    page.socket.close();
  });
});
