import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_EVERY } from '~/fights/kept/fight-log';
import { fightOfRead, ledgerOfRead } from '~/fights/kept/read-fight';
import type { FightEvent } from '~/fights/log/deeds';
import {
  breakStorage,
  event,
  goblin,
  inStorage,
  inside,
  joins,
  mendStorage,
  NOW,
  named,
  note,
  objectOf,
  restart,
  takesBack,
} from './fights-desk';
import { addPeople } from './kept-rows';

const BIRTH = { id: 'one', name: 'Ambush', edition: '2014', now: NOW } as const;
const fight = () => objectOf('one');
const append = (...events: unknown[]) => fight().append('ann', 'ann', events, NOW);

/** Sends events, a hundred at once. */
async function appendAll(events: readonly FightEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += 100) {
    const sent = await append(...events.slice(from, from + 100));
    expect(sent?.refused).toEqual([]);
  }
}

async function whole() {
  const read = await fight().read('ann', null);
  if (!read) throw new Error('There is no fight.');
  return read;
}

/** The ids of the log as the object tells it, page by page. */
async function ids(): Promise<string[]> {
  const found: string[] = [];
  for (let from: number | null = 1; from !== null; ) {
    const page: { events: string[]; next: number | null } | null = await fight().log('ann', from);
    found.push(...(page?.events ?? []).map((text) => JSON.parse(text).id));
    from = page?.next ?? null;
  }
  return found;
}

beforeEach(async () => {
  await addPeople('ann');
  await fight().open('ann', BIRTH, []);
});

describe('the object of a fight', () => {
  it('orders what it is sent, by whom it was sent, and tells it to whoever has less', async () => {
    const [first, second] = [named('Bridge'), joins(goblin('g'))];
    const sent = await append(first, second);
    expect(sent).toMatchObject({
      seq: 2,
      accepted: [
        { id: first.id, seq: 1 },
        { id: second.id, seq: 2 },
      ],
      refused: [],
      facts: { name: 'Bridge', status: 'planned', round: 0, combatants: 1 },
    });
    const read = await whole();
    expect(read.base?.seq).toBe(0);
    expect(read.events.map(({ id, by }) => [id, by])).toEqual([
      [first.id, 'ann'],
      [second.id, 'ann'],
    ]);
    expect(fightOfRead(read)).toMatchObject({ name: 'Bridge' });
    const tail = await fight().read('ann', 1);
    expect(tail).toMatchObject({ seq: 2, base: null, events: [{ id: second.id }] });
    expect((await fight().read('ann', 2))?.events).toEqual([]);
    // A device that knows more than there is has it from elsewhere.
    expect((await fight().read('ann', 3))?.base).not.toBeNull();
  });

  it('counts an event once however often it comes, and acknowledges it each time with its number', async () => {
    const [one, two] = [note('one'), note('two')];
    await append(one);
    expect(await append(one, two, one, two)).toMatchObject({
      seq: 2,
      accepted: [
        { id: one.id, seq: 1 },
        { id: two.id, seq: 2 },
        { id: one.id, seq: 1 },
        { id: two.id, seq: 2 },
      ],
    });
    await restart('one');
    expect(await append(two)).toMatchObject({ seq: 2, accepted: [{ id: two.id, seq: 2 }] });
    expect(await ids()).toEqual([one.id, two.id]);
  });

  it('loses nothing when it ends in the middle, and stands where it stood', async () => {
    await append(joins(goblin('g')), named('Bridge'));
    const before = await whole();
    await restart('one');
    expect(await whole()).toEqual(before);
    expect(await append(note('on'))).toMatchObject({ seq: 3 });
  });

  it('knows nobody but its owner', async () => {
    await append(note('one'));
    expect(await fight().open('ben', BIRTH, [])).toEqual({ kind: 'another’s' });
    const asBen = [
      fight().append('ben', 'ben', [note('mine')], NOW),
      fight().read('ben', null),
      fight().log('ben', 1),
      fight().undoable('ben', 'ben'),
    ];
    expect(await Promise.all(asBen)).toEqual([null, null, null, null]);
    await restart('one');
    expect(await fight().read('ben', null)).toBeNull();
    expect(await objectOf('nowhere').read('ann', null)).toBeNull();
    expect(await objectOf('nowhere').append('ann', 'ann', [note('x')], NOW)).toBeNull();
    expect((await whole()).seq).toBe(1);
  });

  it('is opened with all of its first events or not at all', async () => {
    const other = objectOf('other');
    const events = [joins(goblin('g')), { v: 2, id: 'odd' }];
    const refused = await other.open('ann', { ...BIRTH, id: 'other' }, events);
    expect(refused).toMatchObject({ kind: 'refused' });
    expect(await other.read('ann', null)).toBeNull();
    expect(await inStorage('other', 'select name from sqlite_master')).toEqual([]);
    const opened = await other.open('ann', { ...BIRTH, id: 'other' }, events.slice(0, 1));
    expect(opened).toMatchObject({ kind: 'open', standing: { seq: 1, facts: { combatants: 1 } } });
    // Asked again, it stays as it is.
    expect(await other.open('ann', { ...BIRTH, id: 'other', name: 'B' }, [])).toEqual(opened);
  });

  it('forgets everything when it is removed, and again without harm', async () => {
    await append(note('one'));
    await fight().remove();
    await fight().remove();
    expect(await fight().read('ann', null)).toBeNull();
    expect(await inStorage('one', 'select name from sqlite_master')).toEqual([]);
  });
});

describe('what an event must be', () => {
  it('is said in a sentence for each that is refused, and the others count', async () => {
    const good = note('good');
    const large = event([{ do: 'note', text: 'x' }], { id: 'large' });
    const sent = await append(
      { ...note('x'), v: 2, id: 'odd' },
      { ...note('x'), id: 'more', extra: true },
      {
        ...large,
        deeds: Array.from({ length: 20 }, () => ({ do: 'note', text: 'x'.repeat(4000) })),
      },
      'no event',
      good,
    );
    expect(sent?.accepted).toEqual([{ id: good.id, seq: 1 }]);
    expect(sent?.refused.map(({ id }) => id)).toEqual(['odd', 'more', 'large', '']);
    expect(sent?.refused.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^This entry cannot be read: v: /),
      expect.stringMatching(/^This entry cannot be read: .*extra/),
      'An entry has at most 64 kB. Do it in several steps.',
      'This is no entry of a fight.',
    ]);
  });

  it('is at most 64 kB as it is kept, with all that its schema adds', async () => {
    // Each is told in few words, and kept in many.
    const seeds = Array.from({ length: 150 }, (_, at) => {
      const sheet = { name: 'G', edition: '2014', maximum: 7, saves: {} };
      return { id: `g${at}`, sheet };
    });
    const sent = { ...note(''), deeds: [{ do: 'add', seeds }] };
    expect(JSON.stringify(sent).length).toBeLessThan(64 * 1024);
    expect((await append(sent))?.refused).toMatchObject([{ reason: /64 kB/ }]);
  });

  it('is one of a hundred at once', async () => {
    const events = Array.from({ length: 102 }, (_, at) => note(`${at}`));
    const sent = await append(...events);
    expect(sent?.accepted).toHaveLength(100);
    expect(sent?.refused).toMatchObject([{ reason: /at most 100/ }, { reason: /at most 100/ }]);
  });

  it('names something in the log when it takes back, of its own unless the owner does', async () => {
    const mine = named('Bridge');
    await append(mine);
    const theirs = takesBack(mine);
    expect(await fight().append('ann', 'cleo', [theirs], NOW)).toMatchObject({
      refused: [{ reason: /Only whoever did this/ }],
    });
    expect((await append(takesBack(note('never sent'))))?.refused).toMatchObject([
      { reason: /not in the log/ },
    ]);
    const cleos = named('Ford');
    await fight().append('ann', 'cleo', [cleos], NOW);
    expect((await append(takesBack(cleos)))?.facts.name).toBe('Bridge');
  });

  it('does not lay marks on everybody without end', async () => {
    for (let group = 0; group < 5; group += 1) {
      const seeds = Array.from({ length: 40 }, (_, at) => goblin(`g${group * 40 + at}`));
      expect((await append(joins(...seeds)))?.refused).toEqual([]);
    }
    const who = Array.from({ length: 200 }, (_, at) => `g${at}`);
    const raised = (id: string) => ({ id, by: 1, name: 'Aid', alsoNow: false });
    const marks = Array.from({ length: 26 }, (_, at) =>
      event([{ do: 'maximum', who, change: raised(`m${at}`) }]),
    );
    const sent = await append(...marks);
    expect(sent?.accepted).toHaveLength(25);
    expect(sent?.refused).toMatchObject([{ reason: /Too many/ }]);
  });
});

describe('a long fight', () => {
  const long = (count: number) => Array.from({ length: count }, (_, at) => named(`Name ${at + 1}`));

  it('is opened from where it was kept last, with the same outcome', async () => {
    const events = long(3 * KEPT_EVERY + 30);
    await appendAll(events);
    for (const again of [false, true]) {
      if (again) await restart('one');
      const read = await whole();
      expect(read.base?.seq).toBe(2 * KEPT_EVERY);
      expect(read.base?.fight.name).toBe(`Name ${2 * KEPT_EVERY}`);
      expect(read.events).toHaveLength(KEPT_EVERY + 30);
      expect(fightOfRead(read).name).toBe(`Name ${events.length}`);
    }
    expect(await ids()).toEqual(events.map(({ id }) => id));
    const rows = await inStorage('one', 'select seq from blocks order by seq');
    expect(rows).toEqual([{ seq: KEPT_EVERY }, { seq: 2 * KEPT_EVERY }]);
  });

  it('knows an event again that came long ago', async () => {
    const events = long(2 * KEPT_EVERY + 1);
    await appendAll(events);
    await restart('one');
    expect(await append(events[0], events[KEPT_EVERY + 3])).toMatchObject({
      seq: events.length,
      accepted: [{ seq: 1 }, { seq: KEPT_EVERY + 4 }],
    });
  });

  it('takes back and does again what was long ago, and says to read it anew', async () => {
    const joined = joins(goblin('g'));
    await append(joined);
    await appendAll(long(2 * KEPT_EVERY));
    const seq = 2 * KEPT_EVERY + 1;
    expect((await whole()).base?.seq).toBe(KEPT_EVERY);
    const undo = takesBack(joined);
    expect(await append(undo)).toMatchObject({ readAnew: true, facts: { combatants: 0 } });
    // Who followed until then cannot fold this on what they have.
    expect((await fight().read('ann', seq))?.base).not.toBeNull();
    expect((await fight().read('ann', seq + 1))?.base).toBeNull();
    await restart('one');
    expect(Object.keys(fightOfRead(await whole()).combatants)).toEqual([]);
    expect((await fight().read('ann', seq))?.base).not.toBeNull();
    const again = await append(takesBack(undo));
    expect(again).toMatchObject({ readAnew: true, facts: { combatants: 1 } });
    await restart('one');
    expect(Object.keys(fightOfRead(await whole()).combatants)).toEqual(['g']);
    expect((await append(note('on')))?.readAnew).toBe(false);
  });

  it('keeps what was taken back out of where it is kept', async () => {
    const joined = joins(goblin('g'));
    await appendAll([joined, ...long(10), takesBack(joined), ...long(2 * KEPT_EVERY)]);
    const read = await whole();
    expect(read.base?.seq).toBe(KEPT_EVERY);
    expect(read.base?.fight.combatants).toEqual({});
  });

  it('tells what undo would take however long ago that was', async () => {
    const [own, theirs] = [named('Mine'), note('theirs')];
    await append(own);
    const others = Array.from({ length: 2 * KEPT_EVERY }, () => note('theirs'));
    for (const some of [others.slice(0, 100), others.slice(100, 200), others.slice(200, 300)]) {
      await fight().append('ann', 'cleo', some, NOW);
    }
    await fight().append('ann', 'cleo', others.slice(300), NOW);
    await fight().append('ann', 'cleo', [theirs], NOW);
    expect((await whole()).base?.seq).toBe(KEPT_EVERY);
    expect(await fight().undoable('ann', 'ann')).toEqual({ undo: own.id, redo: null });
    expect(await fight().undoable('ann', 'cleo')).toEqual({ undo: theirs.id, redo: null });
    await append(takesBack(own));
    expect(await fight().undoable('ann', 'ann')).toEqual({ undo: null, redo: own.id });
  });

  it('has at most 20,000 events', { timeout: 120_000 }, async () => {
    await inStorage(
      'one',
      `insert into events (seq, at, json) with recursive n(i) as (select 1 union all select i + 1 from n where i < 19999)
       select i, 0, '{"v":1,"id":"e' || i || '","by":"ann","at":0,"deeds":[{"do":"note","text":""}]}' from n`,
    );
    await restart('one');
    const [last, over] = [note('last'), note('over')];
    const sent = await append(last, over);
    expect(sent).toMatchObject({ seq: 20_000, accepted: [{ id: last.id }] });
    expect(sent?.refused).toMatchObject([{ id: over.id, reason: /20,000/ }]);
    expect(ledgerOfRead(await whole()).size()).toBeLessThan(2 * KEPT_EVERY);
  });

  it('takes so many letters and no more', async () => {
    const text = 'x'.repeat(1000);
    const event = `{"v":1,"id":"e' || i || '","by":"ann","at":0,"deeds":[{"do":"note","text":"${text}"}]}`;
    await inStorage(
      'one',
      `insert into events (seq, at, json) with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)
       select i, 0, '${event}' from n`,
    );
    await restart('one');
    expect((await append(note('x'.repeat(1000))))?.refused).toMatchObject([{ reason: /full/ }]);
  });
});

describe('many at once', () => {
  it('two writers whose entries cross come to one order, none lost and none twice', async () => {
    const of = (by: string) => Array.from({ length: 60 }, (_, at) => note(`${by} ${at}`));
    const [anns, cleos] = [of('ann'), of('cleo')];
    const numbers = new Map<string, number>();
    const write = async (by: string, events: FightEvent[]) => {
      for (let at = 0; at < events.length; at += 3) {
        // Each sends what it sent before once more, as after a lost answer.
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

  it('a hundred a second are taken, each for itself', async () => {
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
    'at %s, nothing of what was sent is kept, and it can be sent again',
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

  it('at an undo of long ago, the fight stands as it stood', async () => {
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

describe('what the object sees to by itself', () => {
  it('is that its row follows, when nobody else has seen to it', async () => {
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
