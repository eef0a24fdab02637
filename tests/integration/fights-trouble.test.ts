import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_EVERY } from '~/fights/kept/fight-log';
import type { FightEvent } from '~/fights/log/deeds';
import {
  breakStorage,
  goblin,
  inside,
  joins,
  mendStorage,
  NOW,
  named,
  note,
  restart,
  takesBack,
} from './fights-desk';
import { append, appendAll, fight, ids, openOne, whole } from './fights-one';

beforeEach(openOne);

describe('concurrent requests', () => {
  it('two senders with overlapping batches get one order, without lost or repeated events', async () => {
    const of = (by: string) => Array.from({ length: 60 }, (_, at) => note(`${by} ${at}`));
    const [anns, cleos] = [of('ann'), of('cleo')];
    const numbers = new Map<string, number>();
    const write = async (by: string, events: FightEvent[]) => {
      for (let at = 0; at < events.length; at += 3) {
        // Each batch repeats events of the previous one, as after a lost response.
        const some = events.slice(Math.max(0, at - 2), at + 3);
        const sent = await fight().append('ann', by, some, NOW);
        for (const { id, seq } of sent?.accepted ?? []) {
          expect(numbers.get(id) ?? seq).toBe(seq);
          numbers.set(id, seq);
        }
      }
    };
    await Promise.all([write('ann', anns), write('cleo', cleos)]);
    const order = await ids();
    expect(order).toHaveLength(120);
    expect(new Set(order).size).toBe(120);
    expect(order.every((id, at) => numbers.get(id) === at + 1)).toBe(true);
    for (const events of [anns, cleos]) {
      const own = events.map(({ id }) => id);
      expect(order.filter((id) => own.includes(id))).toEqual(own);
    }
  });

  it('hundreds of concurrent requests are all accepted', async () => {
    const events = Array.from({ length: 300 }, (_, at) => note(`${at}`));
    const sent = await Promise.all(events.map((one) => append(one)));
    expect(new Set(sent.map((one) => one?.accepted[0]?.seq)).size).toBe(300);
    expect(await ids()).toHaveLength(300);
  });
});

describe('when the object’s storage fails', () => {
  const steps = [
    ['the third event', 'insert on events when new.seq = 203', 'insert'],
    ['what it knows before the base', 'insert on blocks', 'insert'],
    ['the new base', 'insert on base', 'insert'],
  ] as const;

  it.each(steps)(
    'at %s, nothing of the request is stored, and it can be sent again',
    async (_, when) => {
      const events = Array.from({ length: 2 * KEPT_EVERY }, (_, at) => named(`Name ${at}`));
      await appendAll(events.slice(0, 200));
      if (!when.includes('203')) await appendAll(events.slice(200, 350));
      const rest = when.includes('203') ? events.slice(200, 205) : events.slice(350);
      const before = await whole();
      await breakStorage('one', when);
      const failing = inside('one', (one) => one.append('ann', 'ann', rest, NOW));
      await expect(failing).rejects.toThrow('the disk failed');
      expect(await whole()).toEqual(before);
      await restart('one');
      expect(await whole()).toEqual(before);
      await mendStorage('one');
      const sent = await append(...rest);
      expect(sent?.accepted).toHaveLength(rest.length);
      expect(await ids()).toEqual(events.slice(0, before.seq + rest.length).map(({ id }) => id));
    },
  );

  it('at the undo of an old event, the fight’s state stays unchanged', async () => {
    const joined = joins(goblin('g'));
    await append(joined);
    await appendAll(Array.from({ length: 2 * KEPT_EVERY }, () => note('')));
    const before = await whole();
    await breakStorage('one', 'update on about');
    const failing = inside('one', (one) => one.append('ann', 'ann', [takesBack(joined)], NOW));
    await expect(failing).rejects.toThrow('the disk failed');
    expect(await whole()).toEqual(before);
    await mendStorage('one');
    expect((await append(takesBack(joined)))?.facts.combatants).toBe(0);
  });
});

describe('background work of the object', () => {
  it('updates the fight’s row when no request has updated it', async () => {
    await env.DB.prepare(
      "insert into fights (id, user_id, name, edition, created_at, updated_at) values ('one', 'ann', 'Old', '2014', 0, 0)",
    ).run();
    await append(named('Bridge'), joins(goblin('g')));
    const row = () =>
      env.DB.prepare('select name, seq, combatants, updated_at from fights').first();
    expect(await row()).toMatchObject({ name: 'Old', seq: 0 });
    const stub = env.FIGHTS.getByName('one');
    await env.DB.prepare('alter table fights rename to away').run();
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    await env.DB.prepare('alter table away rename to fights').run();
    // It tries again later.
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await row()).toEqual({ name: 'Bridge', seq: 2, combatants: 1, updated_at: NOW });
    expect(await runDurableObjectAlarm(stub)).toBe(false);
  });
});
